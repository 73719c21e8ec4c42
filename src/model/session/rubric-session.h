/* rubric-session.h - puzzles outlive the program: what is on the desk is on the disk half a second later
 *
 * A session keeps a record of each puzzle that it follows. A program that ends as it should leaves no such records;
 * those of one that did not are claimed by the next session, while the records of one that still runs are its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-record.h"

#include <gio/gio.h>

enum
{
  RUBRIC_SESSION_DELAY_MS = 500, /* leaves the disk as much again of the second that may be lost */
  RUBRIC_SESSION_MAX_CONTINUE = 50, /* puzzles to be continued; the oldest go */
};

/**
 * RubricContinue:
 * @id: for rubric_session_take()
 * @title: (nullable): of the puzzle
 * @source: (nullable): where it comes from
 * @sheet: as it was left
 * @level: a #SudLevel, or -1 if it is not known
 * @time: when it was put away, in microseconds since 1970
 *
 * A puzzle without a file that was put away, to be continued.
 */
typedef struct
{
  char *id;
  char *title;
  char *source;
  SudSheet sheet;
  int level;
  gint64 time;
} RubricContinue;

#define RUBRIC_TYPE_SESSION (rubric_session_get_type ())
G_DECLARE_FINAL_TYPE (RubricSession, rubric_session, RUBRIC, SESSION, GObject)

/**
 * RubricSession::continue-changed: rubric_session_get_continue() returns another list
 * RubricSession::failing: a record cannot be written, as a disk may be full; emitted once until one can be again.
 *   Writing is tried again with the next change.
 */

/**
 * rubric_session_new:
 * @folder: where to keep the records; made if need be
 * @delay_ms: from a change to its being written
 *
 * Returns: (transfer full) (nullable): NULL with @error in G_IO_ERROR if nothing can be kept there
 */
RubricSession *rubric_session_new (const char *folder, guint delay_ms, GError **error);

/**
 * rubric_session_claim:
 *
 * Takes over what sessions have left whose program is gone. Each record is to be restored and its puzzle followed under
 * its id; until then it stays on the disk.
 *
 * Returns: (transfer full) (element-type RubricRecord): the oldest first
 */
GPtrArray *rubric_session_claim (RubricSession *self);

/**
 * rubric_session_follow:
 * @id: (nullable): of the record that @puzzle comes from
 *
 * Keeps a record of @puzzle from now on.
 */
void rubric_session_follow (RubricSession *self, RubricPuzzle *puzzle, const char *id);

/**
 * rubric_session_set_file:
 * @uri: (nullable): where @puzzle, which is followed, was loaded from or saved to
 * @format: (nullable): the id of the format of that file
 * @stamp: (nullable): of that file as it was then, see rubric_file_stamp_to_string()
 */
void rubric_session_set_file (RubricSession *self, RubricPuzzle *puzzle, const char *uri, const char *format,
                              const char *stamp);

/** rubric_session_set_level: Takes @level, a #SudLevel of @puzzle, or -1, into its next record, if it is followed. */
void rubric_session_set_level (RubricSession *self, RubricPuzzle *puzzle, int level);

typedef gint64 (*RubricSessionClock) (gpointer user_data);

/** rubric_session_set_clock: Asks @clock, whenever a record of @puzzle is made, how long it has been worked on. */
void rubric_session_set_clock (RubricSession *self, RubricPuzzle *puzzle, RubricSessionClock clock, gpointer user_data);

/**
 * rubric_session_leave:
 * @keep: whether it is to be continued some day, if there is anything in it
 *
 * Follows @puzzle no longer.
 */
void rubric_session_leave (RubricSession *self, RubricPuzzle *puzzle, gboolean keep);

/**
 * rubric_session_put_away_async:
 *
 * Keeps @puzzle, if there is anything in it, to be continued some day. It is followed until it is left.
 */
void rubric_session_put_away_async (RubricSession *self, RubricPuzzle *puzzle, GAsyncReadyCallback callback,
                                    gpointer user_data);

/**
 * rubric_session_put_away_finish:
 * @puzzle: which is still followed
 * @newest: (out): whether it has not been changed meanwhile
 *
 * Returns: whether it is on the disk
 */
gboolean rubric_session_put_away_finish (RubricSession *self, RubricPuzzle *puzzle, GAsyncResult *result,
                                         gboolean *newest);

/** rubric_session_get_continue: Returns: (transfer none) (element-type RubricContinue): newest first; empty at first */
GPtrArray *rubric_session_get_continue (RubricSession *self);

/**
 * rubric_session_take:
 * @id: of a RubricContinue
 *
 * Takes a puzzle up again: its record becomes one of this session, as by rubric_session_claim().
 *
 * Returns: (transfer full) (nullable): NULL if it is no longer there
 */
RubricRecord *rubric_session_take (RubricSession *self, const char *id);

/** rubric_session_flush: Writes what is still to be written, and returns when it is on the disk. */
void rubric_session_flush (RubricSession *self);

/** rubric_session_get_n_damaged: Returns: how many records it has found damaged; they are in its folder "aside" */
guint rubric_session_get_n_damaged (RubricSession *self);
