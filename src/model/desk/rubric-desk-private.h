/* rubric-desk-private.h - the parts of a desk, shared by its files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"
#include "rubric-file-watch.h"

typedef enum
{
  RUBRIC_DESK_VERDICT_CHANGED,
  RUBRIC_DESK_RATED,
  RUBRIC_DESK_SOLVED,
  RUBRIC_DESK_LOADED,
  RUBRIC_DESK_FINISHED,
  RUBRIC_DESK_RENAMED,
  RUBRIC_DESK_PLACE_CHANGED,
  RUBRIC_DESK_LIST_READ,
  RUBRIC_DESK_CLEARED,
  RUBRIC_DESK_CLOSED,
  RUBRIC_DESK_N_SIGNALS
} RubricDeskSignal;

typedef enum
{
  RUBRIC_DESK_PROP_0,
  RUBRIC_DESK_PROP_CHANGE,
  RUBRIC_DESK_PROP_SOLVING,
  RUBRIC_DESK_PROP_SAVING,
  RUBRIC_DESK_N_PROPS
} RubricDeskProperty;

/* The states of saving and closing; those that wait for an answer are named as the question is. */
typedef enum
{
  RUBRIC_DESK_STATE_IDLE,
  RUBRIC_DESK_STATE_CLOSE,
  RUBRIC_DESK_STATE_NOT_KEPT,
  RUBRIC_DESK_STATE_WHERE,
  RUBRIC_DESK_STATE_LOSS,
  RUBRIC_DESK_STATE_ANOTHER,
  RUBRIC_DESK_STATE_CONFLICT,
  RUBRIC_DESK_STATE_WRITING,
  RUBRIC_DESK_STATE_KEEPING,
  RUBRIC_DESK_STATE_CLOSED,
} RubricDeskState;

typedef struct
{
  GFile *file;                /* NULL: never saved */
  const RubricFormat *format;
  RubricFileWatch *watch;
  char *name;                 /* for people */
  GCancellable *naming;       /* NULL: its file system is not being asked for the name */
} RubricDeskFile;

typedef struct
{
  RubricProgressStore *progress; /* NULL: nothing can be kept */
  RubricCollectionItem *item;    /* NULL: the puzzle is of no collection */
  guint timeout;                 /* 0: all progress is kept */
} RubricDeskPlace;

typedef struct
{
  RubricSession *session; /* NULL: nothing can be kept */
  RubricSessionClock clock;
  gpointer clock_data;
} RubricDeskSession;

typedef struct
{
  RubricJobs *jobs;
  RubricJobs *grading;
  RubricTechniques *techniques;
  RubricAnswer answer; /* for the givens as they last were */
  gboolean known;
  gboolean just_opened; /* the first verdict decides whether there is more to set up */
} RubricDeskVerdict;

typedef struct
{
  RubricJobs *jobs;
  const SudStrategy *strategy;
  SudCells cells;      /* to be filled if they are blank */
  gboolean replace;    /* wrong entries as well */
  gboolean chosen;     /* by the person: */
  SudGrid solution;
  GCancellable *asking; /* NULL: there is no question */
} RubricDeskSolve;

/* As rubric_file_save(). */
typedef gboolean (*RubricDeskUpdate) (GFile *file, GBytes *bytes, const RubricFileStamp *known, RubricFileStamp *stamp,
                                      GCancellable *cancellable, GError **error);

typedef struct
{
  RubricJobs *jobs;
  RubricDeskUpdate update; /* in the worker; a test has slow and full disks */
  RubricDeskState state;
  guint generation;     /* another one for another puzzle */
  GCancellable *asking; /* NULL: there is no question */
  GFile *file;          /* to be written */
  const RubricFormat *format;
  gboolean check;       /* look first that no other program has written the file */
  gboolean closing;     /* close once that is done, */
  gboolean clearing;    /* or rather make room for another puzzle */
  gboolean again;       /* save once more then */
  gboolean again_as;    /* under another name */
} RubricDeskSaving;

struct _RubricDesk
{
  GObject parent_instance;

  RubricPuzzle *puzzle;
  RubricPrompt *prompt; /* weak */
  RubricJobs *reader;
  RubricDeskFile file;
  RubricDeskPlace place;
  RubricDeskSession session;
  RubricDeskVerdict verdict;
  RubricDeskSolve solve;
  RubricDeskSaving saving;
};

void rubric_desk_notify (RubricDesk *self, RubricDeskProperty property);
void rubric_desk_emit (RubricDesk *self, RubricDeskSignal signal, gpointer argument);
void rubric_desk_emit_loaded (RubricDesk *self, gint64 elapsed);
void rubric_desk_tell (RubricDesk *self, RubricNoticeKind kind, const char *message, const RubricAnswer *answer);
void rubric_desk_emit_renamed (RubricDesk *self);

/* rubric-desk-file.c */
void rubric_desk_init_file (RubricDesk *self);
void rubric_desk_close_file (RubricDesk *self);

/* The puzzle is now in @file (nullable), in @format, as @stamp says; it is all zero if that is not known. */
void rubric_desk_set_file (RubricDesk *self, GFile *file, const RubricFormat *format, const RubricFileStamp *stamp);

/* Returns: (nullable) (transfer none): the file as the desk knows it */
const RubricFileStamp *rubric_desk_get_known (RubricDesk *self);

/* @held: the desk itself writes the file */
void rubric_desk_hold_file (RubricDesk *self, gboolean held);

/* Puts a blank board in the place of the puzzle, which has been put away, and begins a new record. */
void rubric_desk_take_blank (RubricDesk *self);

/* Leaves the session; @keep: a puzzle that is in no file is to be continued some day. */
void rubric_desk_leave_session (RubricDesk *self, gboolean keep);

/* rubric-desk-collection.c */

/* The puzzle is of no collection from now on. */
void rubric_desk_leave_collection (RubricDesk *self);

void rubric_desk_flush_progress (RubricDesk *self);

/* rubric-desk-saving.c: a puzzle that was begun, and gives way to another one on this desk, can be continued. */
void rubric_desk_put_aside (RubricDesk *self);

/* rubric-desk-verdict.c */
void rubric_desk_init_verdict (RubricDesk *self);
void rubric_desk_close_verdict (RubricDesk *self);
void rubric_desk_forget_verdict (RubricDesk *self);

/* Another puzzle has arrived, to be played at once if its verdict allows. */
void rubric_desk_expect_play (RubricDesk *self);
void rubric_desk_update_verdict (RubricDesk *self);

/* rubric-desk-solve.c */
void rubric_desk_init_solve (RubricDesk *self);
void rubric_desk_close_solve (RubricDesk *self);

/* Takes back the question before solving, and cancels the search. */
void rubric_desk_cancel_solve (RubricDesk *self);

/* rubric-desk-saving.c */
void rubric_desk_init_saving (RubricDesk *self);

/* Another puzzle comes on the desk: takes back the question about the old one. A write of that goes on. */
void rubric_desk_change_puzzle (RubricDesk *self);

/* Returns: whether nothing is being asked, written or put away */
gboolean rubric_desk_is_idle (RubricDesk *self);

/* Ends all that goes on, and takes the question back. A write comes to its end. */
void rubric_desk_end (RubricDesk *self);
