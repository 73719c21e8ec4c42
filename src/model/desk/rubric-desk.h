/* rubric-desk.h - one puzzle being worked on: where it is kept, what is known about it, how it is saved and put away
 *
 * A desk has no widget. It asks and tells through a RubricPrompt, and says by signals what there is to show. All of it is
 * for the main thread; what takes time goes on in jobs that end with the desk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-item.h"
#include "rubric-file-stamp.h"
#include "rubric-prompt.h"
#include "rubric-reading.h"
#include "rubric-session.h"
#include "rubric-techniques.h"

#define RUBRIC_TYPE_DESK (rubric_desk_get_type ())
G_DECLARE_FINAL_TYPE (RubricDesk, rubric_desk, RUBRIC, DESK, GObject)

/**
 * RubricDesk::verdict-changed: rubric_desk_get_verdict() is another one
 * RubricDesk::rated: to the verdict has come what Explainer says of the puzzle
 * RubricDesk::solved: @answer, a `const RubricAnswer *`, has been written into the blanks
 * RubricDesk::loaded: another puzzle is on the desk, worked on for @elapsed microseconds
 * RubricDesk::finished: the person has just filled the last blank, rightly, and the program not all the others
 * RubricDesk::place-changed: the puzzle has other neighbours in its collection, or none
 * RubricDesk::list-read: @reading, a `const RubricReading *`: the file of the desk holds many puzzles by now
 * RubricDesk::closed: it is over; nothing is lost by letting go of the desk
 */

/**
 * rubric_desk_new:
 * @prompt: whom to ask; not kept alive
 *
 * Returns: (transfer full): a desk with an empty puzzle in setup
 */
RubricDesk *rubric_desk_new (RubricPrompt *prompt);

/** Returns: (transfer none): the same one for as long as there is the desk */
RubricPuzzle *rubric_desk_get_puzzle (RubricDesk *self);

/** Whether nothing has been done here, so that another puzzle may take its place. */
gboolean rubric_desk_is_untouched (RubricDesk *self);

/** Returns: (transfer none): what the window is to be called. Notified as RubricDesk:title. */
const char *rubric_desk_get_title (RubricDesk *self);

/* Where it is kept: rubric-desk-file.c */

/**
 * rubric_desk_load:
 * @file: (nullable): where it is from, as @stamp says, in @format; NULL: it is in no file of its own
 * @info: (nullable):
 *
 * Begins with another puzzle.
 */
void rubric_desk_load (RubricDesk *self, GFile *file, const RubricFileStamp *stamp, const RubricFormat *format,
                       const SudSheet *sheet, const RubricInfo *info);

/** Returns: (nullable) (transfer none): the file of the puzzle */
GFile *rubric_desk_get_file (RubricDesk *self);

/** Returns: (nullable) (transfer none): what the file is written in */
const RubricFormat *rubric_desk_get_format (RubricDesk *self);

/** Returns: (transfer full) (nullable): the name of the file for people */
char *rubric_desk_dup_file_name (RubricDesk *self);

/** The external change to the file. Notified as RubricDesk:change. */
RubricFileChange rubric_desk_get_change (RubricDesk *self);

/** Looks whether another program has written the file: not every file system tells. */
void rubric_desk_check_file (RubricDesk *self);

/** Puts what another program has written in the place of what stands here, as one step that can be undone. Not while it
 * is being written. */
void rubric_desk_reload (RubricDesk *self);

/** Lets what stands here count as changed from what another program has written, and be written over it. Likewise. */
void rubric_desk_ignore_external_change (RubricDesk *self);

/* A puzzle of a collection: rubric-desk-collection.c */

/** @progress: (nullable): where collections find, and keep, what has been begun */
void rubric_desk_set_progress (RubricDesk *self, RubricProgressStore *progress);

/** Returns: (nullable) (transfer none) */
RubricProgressStore *rubric_desk_get_progress (RubricDesk *self);

/** Keeps at once what would be kept soon. */
void rubric_desk_keep_progress (RubricDesk *self);

/** Shows puzzle @index of @collection, which can be read, as it was left, and keeps what is done to it. */
void rubric_desk_load_item (RubricDesk *self, RubricCollection *collection, guint index);

/** Returns: (nullable) (transfer none): where the puzzle comes from */
RubricCollection *rubric_desk_get_collection (RubricDesk *self);

/**
 * Returns: (transfer full) (nullable): "3 of 12 · easy.sdm"; "easy.sdm" where the list does not show it; NULL where it is
 * of no collection
 */
char *rubric_desk_dup_place (RubricDesk *self);

/** Whether there are puzzles before (@step -1) or after (1) it in the order of the list. */
gboolean rubric_desk_has_neighbour (RubricDesk *self, int step);

/** Goes to the next one that is a puzzle. Returns: FALSE where there is none */
gboolean rubric_desk_go (RubricDesk *self, int step);

/* What outlives the program: rubric-desk-session.c */

/** @clock tells, whenever a record is made, how long the puzzle has been worked on. To be set before joining. */
void rubric_desk_set_clock (RubricDesk *self, RubricSessionClock clock, gpointer user_data);

/** Has @session keep what is on the desk. Once. */
void rubric_desk_join_session (RubricDesk *self, RubricSession *session);

/** Instead, where there is no session: the person is told with the first change. Once. */
void rubric_desk_warn_not_autosaved (RubricDesk *self);

/** Returns: (nullable) (transfer none) */
RubricSession *rubric_desk_get_session (RubricDesk *self);

/** Takes up a puzzle as it was left. The desk has joined the session that @record comes from. */
void rubric_desk_restore (RubricDesk *self, const RubricRecord *record);

/* What is known about it: rubric-desk-verdict.c */

/** Returns: (nullable) (transfer none): what the givens are found to be; NULL while that is looked for, or they clash */
const RubricAnswer *rubric_desk_get_verdict (RubricDesk *self);

/** Returns: (nullable) (transfer none): the one solution of the givens, where it is known that there is one */
const SudGrid *rubric_desk_get_solution (RubricDesk *self);

/** Returns: (transfer none): the techniques to reason with; how hard the puzzle is goes by them, too */
RubricTechniques *rubric_desk_get_techniques (RubricDesk *self);

/** Whether the verdict is being looked for. */
gboolean rubric_desk_is_checking (RubricDesk *self);

/** The person chooses: a verdict that comes later does not. */
void rubric_desk_set_mode (RubricDesk *self, RubricMode mode);

/* Solve: rubric-desk-solve.c */

/**
 * rubric_desk_solve:
 *
 * Fills all blanks by @strategy. Asks first where entries would be shown to be right or wrong.
 */
void rubric_desk_solve (RubricDesk *self, const SudStrategy *strategy);

/**
 * rubric_desk_solve_to:
 * @solution: one of the givens, which the person has chosen
 *
 * Fills all blanks by @solution, and replaces entries that it does not have. The search is by @strategy all the same.
 */
void rubric_desk_solve_to (RubricDesk *self, const SudStrategy *strategy, const SudGrid *solution);

/** Fills those of @cells that are blank, and the same in all solutions. */
void rubric_desk_solve_cells (RubricDesk *self, SudCells cells, const SudStrategy *strategy);

/** Cancels Solve. */
void rubric_desk_stop_solving (RubricDesk *self);

/** Whether Solve is at work. Notified as RubricDesk:solving. */
gboolean rubric_desk_is_solving (RubricDesk *self);

/* Save and close, the state machine: rubric-desk-saving.c */

void rubric_desk_save (RubricDesk *self);
void rubric_desk_save_as (RubricDesk *self);

/** Gives up writing the file, which stays as it was. Nothing happens once the new file is in place. */
void rubric_desk_stop_saving (RubricDesk *self);

/** Whether the file is being written. Notified as RubricDesk:saving. */
gboolean rubric_desk_is_saving (RubricDesk *self);

/** Closes the desk when nothing would be lost: asks, saves, waits for what is being written; or the person stays. */
void rubric_desk_close (RubricDesk *self);

/** Closes it at once, whatever would be lost. What is being written still comes to its end. */
void rubric_desk_discard (RubricDesk *self);

gboolean rubric_desk_is_closed (RubricDesk *self);
