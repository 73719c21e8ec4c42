/* rubric-desk.h - one puzzle being worked on: where it is kept, what is known about it, how it is saved and put away
 *
 * A desk has no widget. It asks and tells through a RubricPrompt, and says by signals what there is to show. All of
 * it is for the main thread; long work goes on in jobs that end with the desk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"
#include "rubric-file-stamp.h"
#include "rubric-prompt.h"
#include "rubric-reading.h"
#include "rubric-session.h"
#include "rubric-techniques.h"

#define RUBRIC_TYPE_DESK (rubric_desk_get_type ())
G_DECLARE_FINAL_TYPE (RubricDesk, rubric_desk, RUBRIC, DESK, GObject)

/**
 * RubricDesk::verdict-changed: rubric_desk_get_verdict() returns another one
 * RubricDesk::rated: the verdict has a rating now
 * RubricDesk::solved: @answer, a `const RubricAnswer *`, has been written into the blanks
 * RubricDesk::loaded: another puzzle is on the desk, worked on for @elapsed microseconds, a gint64
 * RubricDesk::finished: the person has just filled the last blank, rightly, and the program not all the others
 * RubricDesk::renamed: rubric_text_desk_title() may return another one
 * RubricDesk::place-changed: the puzzle has other neighbours in its collection, or none
 * RubricDesk::list-read: the file of the desk holds many puzzles by now: @reading, a #RubricReading
 * RubricDesk::cleared: rubric_desk_clear() has made room for another puzzle
 * RubricDesk::closed: it is over; nothing is lost by letting go of the desk
 */

/**
 * rubric_desk_new:
 * @prompt: whom to ask; not kept alive
 *
 * Returns: (transfer full): a desk with an empty puzzle in setup
 */
RubricDesk *rubric_desk_new (RubricPrompt *prompt);

/** rubric_desk_get_puzzle: Returns: (transfer none): the same one for as long as there is the desk */
RubricPuzzle *rubric_desk_get_puzzle (RubricDesk *self);

/** rubric_desk_is_untouched: Returns: whether nothing has been done here, so that another puzzle may take its place */
gboolean rubric_desk_is_untouched (RubricDesk *self);

/**
 * rubric_desk_arrive:
 * @info: (nullable): copied
 *
 * Puts another puzzle in the place of the one on the desk, as a step that can be undone, to be played at once; a
 * puzzle that turns out not to have just one solution is to be set up. If the puzzle before was begun, it
 * can be continued.
 */
void rubric_desk_arrive (RubricDesk *self, const SudSheet *sheet, const RubricInfo *info);

/* Where it is kept: rubric-desk-file.c */

/**
 * rubric_desk_load:
 * @file: (nullable): its file, as @stamp says, in @format; NULL, or one that was dragged: it is in no file of its own
 * @info: (nullable): copied
 *
 * Begins with another puzzle.
 */
void rubric_desk_load (RubricDesk *self, GFile *file, const RubricFileStamp *stamp, const RubricFormat *format,
                       const SudSheet *sheet, const RubricInfo *info);

/** rubric_desk_get_file: Returns: (nullable) (transfer none): the file of the puzzle */
GFile *rubric_desk_get_file (RubricDesk *self);

/** rubric_desk_get_format: Returns: (nullable) (transfer none): the format of the file */
const RubricFormat *rubric_desk_get_format (RubricDesk *self);

/** rubric_desk_dup_file_name: Returns: (transfer full) (nullable): the name of the file for people */
char *rubric_desk_dup_file_name (RubricDesk *self);

/** rubric_desk_get_change: Returns: the external change to the file. Notified as RubricDesk:change. */
RubricFileChange rubric_desk_get_change (RubricDesk *self);

/** rubric_desk_check_file: Looks whether another program has written the file: not every file system tells. */
void rubric_desk_check_file (RubricDesk *self);

/** rubric_desk_reload: Reads the file again, as one step that can be undone; not while it is being written. */
void rubric_desk_reload (RubricDesk *self);

/**
 * rubric_desk_ignore_external_change:
 *
 * Counts the puzzle as changed from the file that another program has written, and lets it be written over that; not
 * while it is being written.
 */
void rubric_desk_ignore_external_change (RubricDesk *self);

/* A puzzle of a collection: rubric-desk-collection.c */

/** rubric_desk_set_progress: @progress: (nullable): where collections find and keep progress with their puzzles */
void rubric_desk_set_progress (RubricDesk *self, RubricProgressStore *progress);

/** rubric_desk_get_progress: Returns: (nullable) (transfer none): the store that was set */
RubricProgressStore *rubric_desk_get_progress (RubricDesk *self);

/** rubric_desk_keep_progress: Keeps at once the progress that would be kept soon. */
void rubric_desk_keep_progress (RubricDesk *self);

/** rubric_desk_load_item: Shows puzzle @index of @collection, which can be read, as it was left; keeps its progress. */
void rubric_desk_load_item (RubricDesk *self, RubricCollection *collection, guint index);

/** rubric_desk_get_collection: Returns: (nullable) (transfer none): the collection that the puzzle comes from */
RubricCollection *rubric_desk_get_collection (RubricDesk *self);

/** rubric_desk_get_item: Returns: (nullable) (transfer none): the puzzle of the collection */
RubricCollectionItem *rubric_desk_get_item (RubricDesk *self);

/** rubric_desk_has_changes: Returns: whether the puzzle differs from its file */
gboolean rubric_desk_has_changes (RubricDesk *self);

/** rubric_desk_progress_is_kept: Returns: whether progress with the puzzle is kept without being saved */
gboolean rubric_desk_progress_is_kept (RubricDesk *self);

/** rubric_desk_has_neighbour: Returns: whether the list has puzzles before (@step -1) or after (1) it */
gboolean rubric_desk_has_neighbour (RubricDesk *self, int step);

/** rubric_desk_go: Goes to the next puzzle in that direction that can be read. Returns: FALSE if there is none */
gboolean rubric_desk_go (RubricDesk *self, int step);

/* The session, which outlives the program: rubric-desk-file.c */

/** rubric_desk_set_clock: Asks @clock, for each record, how long the puzzle has been worked on. Set before joining. */
void rubric_desk_set_clock (RubricDesk *self, RubricSessionClock clock, gpointer user_data);

/** rubric_desk_get_elapsed: Returns: what the clock says, in microseconds; 0: there is none */
gint64 rubric_desk_get_elapsed (RubricDesk *self);

/** rubric_desk_join_session: Has @session keep the puzzle on the desk. Once. */
void rubric_desk_join_session (RubricDesk *self, RubricSession *session);

/** rubric_desk_warn_not_autosaved: If there is no session: tells the person with the first change. Once. */
void rubric_desk_warn_not_autosaved (RubricDesk *self);

/** rubric_desk_get_session: Returns: (nullable) (transfer none): the session that was joined */
RubricSession *rubric_desk_get_session (RubricDesk *self);

/** rubric_desk_restore: Takes up a puzzle as it was left. The desk has joined the session that @record comes from. */
void rubric_desk_restore (RubricDesk *self, const RubricRecord *record);

/* The verdict: rubric-desk-verdict.c */

/** rubric_desk_get_verdict: Returns: (nullable): the verdict on the givens; NULL until it is found, or if they
 * conflict */
const RubricAnswer *rubric_desk_get_verdict (RubricDesk *self);

/** rubric_desk_get_solution: Returns: (nullable): the one solution of the givens, if it is known that there is one */
const SudGrid *rubric_desk_get_solution (RubricDesk *self);

/** rubric_desk_get_techniques: Returns: (transfer none): the techniques to reason with, and to grade by */
RubricTechniques *rubric_desk_get_techniques (RubricDesk *self);

/** rubric_desk_is_checking: Returns: whether the verdict is being looked for */
gboolean rubric_desk_is_checking (RubricDesk *self);

/** rubric_desk_set_mode: Sets the mode that the person chooses: a verdict that comes later does not change it. */
void rubric_desk_set_mode (RubricDesk *self, RubricMode mode);

/* Solve: rubric-desk-solve.c */

/**
 * rubric_desk_solve:
 *
 * Fills all blanks by @strategy. Asks first if entries would be shown to be right or wrong.
 */
void rubric_desk_solve (RubricDesk *self, const SudStrategy *strategy);

/**
 * rubric_desk_solve_to:
 * @solution: one of the givens, which the person has chosen
 *
 * Fills all blanks by @solution, and replaces entries that it does not have. The search is by @strategy all the same.
 */
void rubric_desk_solve_to (RubricDesk *self, const SudStrategy *strategy, const SudGrid *solution);

/** rubric_desk_solve_cells: Fills those of @cells that are blank, and the same in all solutions. */
void rubric_desk_solve_cells (RubricDesk *self, SudCells cells, const SudStrategy *strategy);

/** rubric_desk_stop_solving: Cancels Solve. */
void rubric_desk_stop_solving (RubricDesk *self);

/** rubric_desk_is_solving: Returns: whether Solve is at work. Notified as RubricDesk:solving. */
gboolean rubric_desk_is_solving (RubricDesk *self);

/* Save and close, the state machine: rubric-desk-saving.c */

void rubric_desk_save (RubricDesk *self);
void rubric_desk_save_as (RubricDesk *self);

/** rubric_desk_stop_saving: Gives up writing the file, which stays as it was, unless the new file is in place. */
void rubric_desk_stop_saving (RubricDesk *self);

/** rubric_desk_is_saving: Returns: whether the file is being written. Notified as RubricDesk:saving. */
gboolean rubric_desk_is_saving (RubricDesk *self);

/** rubric_desk_close: Closes the desk when nothing would be lost: asks, saves, waits; or the person stays. */
void rubric_desk_close (RubricDesk *self);

/**
 * rubric_desk_clear: Puts the puzzle away as rubric_desk_close() does, and a blank board in its place; or the person
 * stays with it.
 */
void rubric_desk_clear (RubricDesk *self);

/** rubric_desk_discard: Closes it at once, whatever would be lost. A write still comes to its end. */
void rubric_desk_discard (RubricDesk *self);

gboolean rubric_desk_is_closed (RubricDesk *self);
