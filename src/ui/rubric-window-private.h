/* rubric-window-private.h - what the files of the window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board.h"
#include "rubric-change-bar.h"
#include "rubric-collection-item.h"
#include "rubric-document.h"
#include "rubric-entry-bar.h"
#include "rubric-file-watch.h"
#include "rubric-session.h"
#include "rubric-solver.h"
#include "rubric-timer.h"
#include "rubric-verdict-bar.h"
#include "rubric-window.h"
#include "rubric-zoom.h"

struct _RubricWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  RubricPuzzle *puzzle;

  /* rubric-window-change.c */
  GFile *file;                /* NULL: never saved */
  const RubricFormat *format; /* what the file is written in, where that loses nothing */
  RubricFileWatch *watch;     /* of the file */

  /* rubric-window-saving.c */
  gboolean closing; /* close once the save is done */
  gboolean saving;

  /* rubric-window-collection.c */
  RubricProgress *progress;   /* NULL where nothing can be kept */
  RubricCollectionItem *item; /* NULL: the puzzle is of no collection */
  guint position;             /* of it in the list, as last seen */
  guint store_timeout;        /* 0: what was done is kept */

  /* rubric-window-session.c */
  RubricSession *session; /* NULL where nothing can be kept */
  GMenu *continue_menu;

  /* rubric-window-solve.c */
  RubricSolver *checker; /* the live verdict */
  RubricSolver *solver;  /* Solve */
  RubricAnswer verdict;  /* of the givens as they last were */
  gboolean has_verdict;
  gboolean finished; /* by hand: told of once */
  gboolean just_opened;  /* the first verdict decides whether there is more to set up */
  guint work_timeout;
  guint checking_timeout;

  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  RubricChangeBar *change_bar;
  RubricBoard *board;
  RubricVerdictBar *verdict_bar;
  RubricEntryBar *entry_bar;
  GtkWidget *board_area;
  GtkWidget *pause_cover;
  RubricZoom *zoom;
  RubricTimer *timer;
  GtkWidget *new_button;
  GtkWidget *open_button;
  GtkWidget *redo_button;
  GtkWidget *neighbours;
  gboolean narrow;
  GtkMenuButton *menu_button;
};

/* rubric-window-actions.c */
void rubric_window_install_actions (RubricWindow *self);
void rubric_window_update_actions (RubricWindow *self);

/* rubric-window-collection.c */
void rubric_window_init_collection (RubricWindow *self);
void rubric_window_update_collection (RubricWindow *self);

/** The puzzle of the window is one of its own from now on. */
void rubric_window_leave_collection (RubricWindow *self);

/** Keeps at once what would be kept soon. */
void rubric_window_keep_progress (RubricWindow *self);

/** Whether what is done to the puzzle is kept without being saved. */
gboolean rubric_window_progress_is_kept (RubricWindow *self);

/** Returns: (transfer full) (nullable): "3 of 12"; NULL where the puzzle is of no collection */
char *rubric_window_dup_place (RubricWindow *self);

/** Returns: (transfer full) (nullable): what the puzzle is called in its collection */
char *rubric_window_dup_item_title (RubricWindow *self);

/** Shows the puzzles of @document, of which there are several; asks first where they come from no file (NULL). */
void rubric_window_take_many (RubricWindow *self, RubricDocument *document, GFile *file, const RubricFileStamp *stamp);

/* rubric-window-files.c */
/** Begins with another puzzle; @file and @format are NULL where it is in no file of its own. */
void rubric_window_load (RubricWindow *self, GFile *file, const RubricFileStamp *stamp, const RubricFormat *format,
                         const SudSheet *sheet, const RubricInfo *info);

/** Shows one puzzle of @document; without @file (nullable) as a change that can be undone. */
void rubric_window_take_puzzle (RubricWindow *self, RubricDocument *document, guint index, GFile *file,
                                const RubricFileStamp *stamp);

void rubric_window_choose_open (RubricWindow *self);
void rubric_window_update_title (RubricWindow *self);

/** Returns: (transfer full) (nullable): the name of the file for people */
char *rubric_window_dup_file_name (RubricWindow *self);

/**
 * rubric_window_take_document:
 * @file: (nullable): where it comes from, or NULL for pasted text
 * @stamp: of @file as it was read
 *
 * Shows what has been opened or pasted, in this window or in others.
 */
void rubric_window_take_document (RubricWindow *self, RubricDocument *document, GFile *file,
                                  const RubricFileStamp *stamp);

/** Returns: (transfer none): this window if nothing has been done here, else a new one */
RubricWindow *rubric_window_find_free (RubricWindow *self);

/* rubric-window-saving.c */
void rubric_window_save (RubricWindow *self);
void rubric_window_save_as (RubricWindow *self);

/** Whether the window may close now; if not, the person is being asked and it closes by itself. */
gboolean rubric_window_confirm_close (RubricWindow *self);

/* rubric-window-change.c */
void rubric_window_init_change (RubricWindow *self);

/** The puzzle is now in @file (nullable), in @format, which was as @stamp says; all zero where that is not known. */
void rubric_window_set_file (RubricWindow *self, GFile *file, const RubricFormat *format, const RubricFileStamp *stamp);

/** Forgets the file before the window goes. */
void rubric_window_drop_file (RubricWindow *self);

/** Whether closing the window would lose something that is in no file. */
gboolean rubric_window_has_changes (RubricWindow *self);

/** Returns: (transfer none) (nullable): the file as the window knows it */
const RubricFileStamp *rubric_window_get_known_file (RubricWindow *self);

/** Whether it is the window itself that writes the file. */
void rubric_window_hold_file (RubricWindow *self, gboolean held);

/* rubric-window-clipboard.c */
void rubric_window_copy (RubricWindow *self, unsigned origins);
void rubric_window_copy_as (RubricWindow *self, const char *format);
void rubric_window_paste (RubricWindow *self);
void rubric_window_accept_drops (RubricWindow *self);

/* rubric-window-session.c */
/** Tells the session which file the puzzle is in now. */
void rubric_window_update_session (RubricWindow *self);
/** Whether closing the window loses nothing though the puzzle is in no file. */
gboolean rubric_window_is_kept (RubricWindow *self);

/* rubric-window-solve.c */
void rubric_window_init_solving (RubricWindow *self);
void rubric_window_stop_solving (RubricWindow *self);
void rubric_window_solve (RubricWindow *self);
void rubric_window_solve_cells (RubricWindow *self);
void rubric_window_update_verdict (RubricWindow *self);

/* rubric-window-check.c */
void rubric_window_check (RubricWindow *self);
void rubric_window_undo_mistakes (RubricWindow *self);
void rubric_window_tell_filter (RubricWindow *self);
void rubric_window_add_savepoint (RubricWindow *self);

/** Tells of a puzzle that has just been finished by hand. */
void rubric_window_notice_finish (RubricWindow *self);

/* rubric-window-view.c */
void rubric_window_init_view (RubricWindow *self);
void rubric_window_bind_view (RubricWindow *self);

/** Says that the puzzle is solved and, with a timer, in what time. */
void rubric_window_congratulate (RubricWindow *self);

/* rubric-window.c */
void rubric_window_toast (RubricWindow *self, const char *text);
