/* rubric-puzzle.h - the puzzle on the desk: what stands in it, what is known about it, what can be undone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-info.h"
#include "rubric-solve-stats.h"
#include "sud-sheet.h"

#include <glib-object.h>

/**
 * RubricMode:
 * @RUBRIC_MODE_SETUP: the puzzle is being entered: digits are givens
 * @RUBRIC_MODE_SOLVING: givens are locked: digits are entries
 */
typedef enum
{
  RUBRIC_MODE_SETUP,
  RUBRIC_MODE_SOLVING,
} RubricMode;

typedef enum
{
  RUBRIC_MARK_CENTRE,
  RUBRIC_MARK_CORNER,
} RubricMark;

#define RUBRIC_TYPE_PUZZLE (rubric_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (RubricPuzzle, rubric_puzzle, RUBRIC, PUZZLE, GObject)

/**
 * RubricPuzzle::changed:
 * @cells: (type gpointer): a `const SudCells *`, the cells that are not what they were
 */

/**
 * RubricPuzzle::entered:
 * @cells: (type gpointer): a `const SudCells *`, the cells that hold another digit than before
 *
 * The person has written a digit while solving; RubricPuzzle::changed has told of it.
 */

/**
 * RubricPuzzle::written:
 * @cells: (type gpointer): a `const SudCells *`
 *
 * The person has written a digit into @cells, or cleared them, maybe where the same stood before: whoever does that has
 * looked at it. RubricPuzzle::changed has told of what is another one.
 */

/** Returns: (transfer full): an empty puzzle in setup */
RubricPuzzle *rubric_puzzle_new (void);

/** Returns: (transfer none): the sheet as it stands; valid until the next change */
const SudSheet *rubric_puzzle_get_sheet (RubricPuzzle *self);

/** The digits of the given @origins, see sud_sheet_get_grid(). */
SudGrid rubric_puzzle_get_grid (RubricPuzzle *self, unsigned origins);

/** Returns: (transfer none): title, author, notes; valid until the next change. Notified as RubricPuzzle:info. */
const RubricInfo *rubric_puzzle_get_info (RubricPuzzle *self);

/**
 * rubric_puzzle_load:
 * @info: (nullable): copied
 *
 * Starts over with another sheet: nothing to undo, nothing to save. Without digits, or with givens that do not make a
 * puzzle yet, there is still something to set up; rubric_puzzle_set_mode() is the caller's.
 */
void rubric_puzzle_load (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info);

/**
 * rubric_puzzle_replace:
 *
 * Makes @sheet the current one as a single step that can be undone; nothing happens when it is the same.
 */
void rubric_puzzle_replace (RubricPuzzle *self, const SudSheet *sheet);

/** The same with another title, author and notes: @info (nullable) is copied, and undone with the sheet. */
void rubric_puzzle_replace_all (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info);

/** Makes @sheet what the current one should have been: that is no step, and not undone by itself. */
void rubric_puzzle_amend (RubricPuzzle *self, const SudSheet *sheet);

RubricMode rubric_puzzle_get_mode (RubricPuzzle *self);
void rubric_puzzle_set_mode (RubricPuzzle *self, RubricMode mode);

/**
 * rubric_puzzle_enter:
 * @cells: where; givens are left alone while solving
 * @digit: 1 to 9, or 0 to blank the cells
 *
 * Writes a digit: a given in setup, an entry while solving. Changing a given erases the program's answers, which were
 * answers to another puzzle.
 *
 * Returns: whether anything changed
 */
gboolean rubric_puzzle_enter (RubricPuzzle *self, SudCells cells, int digit);

/**
 * rubric_puzzle_toggle_mark:
 * @digit: 1 to 9
 *
 * Adds the mark to the blank cells among @cells, or removes it where all of them have it.
 */
void rubric_puzzle_toggle_mark (RubricPuzzle *self, SudCells cells, RubricMark mark, int digit);

/** Colours the candidate @digit of @cells, 1 to 9, or takes the colour away where all of them have it. */
void rubric_puzzle_toggle_mark_colour (RubricPuzzle *self, SudCells cells, int digit, int colour);

/** Gives each blank cell the centre marks that its peers allow, in one step. */
void rubric_puzzle_fill_marks (RubricPuzzle *self);

/** Takes away all marks and the colours of candidates, in one step. */
void rubric_puzzle_clear_marks (RubricPuzzle *self);

/** Leaves nothing but the givens, in one step. */
void rubric_puzzle_start_over (RubricPuzzle *self);

/** Colours @cells, 1 to 9, or takes the colour away where all of them have it. */
void rubric_puzzle_toggle_colour (RubricPuzzle *self, SudCells cells, int colour);

/**
 * rubric_puzzle_erase:
 *
 * Clears the digits of @cells; where there are none, their marks; where there are none, their colours.
 */
void rubric_puzzle_erase (RubricPuzzle *self, SudCells cells);

/** Writes @solution into all blanks as answers, in place of earlier answers, in one step. */
void rubric_puzzle_fill (RubricPuzzle *self, const SudGrid *solution);

/** Erases the program's answers. */
void rubric_puzzle_clear_answers (RubricPuzzle *self);

/** Returns: FALSE where there was nothing to undo */
gboolean rubric_puzzle_undo (RubricPuzzle *self);

/** Returns: FALSE where there was nothing to redo */
gboolean rubric_puzzle_redo (RubricPuzzle *self);

gboolean rubric_puzzle_get_can_undo (RubricPuzzle *self);
gboolean rubric_puzzle_get_can_redo (RubricPuzzle *self);

/**
 * rubric_puzzle_get_mistakes:
 * @solution: the one solution of the givens
 *
 * Returns: the cells whose entry is not that of @solution
 */
SudCells rubric_puzzle_get_mistakes (RubricPuzzle *self, const SudGrid *solution);

/**
 * rubric_puzzle_undo_mistakes:
 * @solution: the one solution of the givens
 *
 * @first: (out) (optional): the cells that were wrong first; written where it goes back
 *
 * Goes back to the last state of the history without a mistake; it can be redone.
 *
 * Returns: how many steps it went back; 0 where there was no mistake, or where all of the history has one
 */
guint rubric_puzzle_undo_mistakes (RubricPuzzle *self, const SudGrid *solution, SudCells *first);

/** Remembers the sheet as it stands, to come back to. */
void rubric_puzzle_add_savepoint (RubricPuzzle *self);

/** How many savepoints there are. */
guint rubric_puzzle_get_n_savepoints (RubricPuzzle *self);

/**
 * rubric_puzzle_return_to_savepoint:
 *
 * Makes the latest savepoint the current sheet, in one step that can be undone, and forgets the savepoint.
 *
 * Returns: FALSE where there is none
 */
gboolean rubric_puzzle_return_to_savepoint (RubricPuzzle *self);

/**
 * rubric_puzzle_get_history:
 * @n: (out): how many sheets
 * @position: (out): which of them is the current one
 *
 * Returns: (transfer none): the sheets, oldest first; valid until the next change
 */
const SudSheet *rubric_puzzle_get_history (RubricPuzzle *self, guint *n, guint *position);

/**
 * rubric_puzzle_restore:
 * @history: @n sheets, at least 1
 * @saved: what counts as saved
 *
 * Takes up a puzzle where it was left, with what can be undone and redone.
 */
void rubric_puzzle_restore (RubricPuzzle *self, const SudSheet *history, guint n, guint position, const SudSheet *saved,
                            const RubricInfo *info);

/** Returns: (transfer none): what was last loaded or saved */
const SudSheet *rubric_puzzle_get_saved (RubricPuzzle *self);

/**
 * rubric_puzzle_set_uncertain:
 * @cells: maybe none
 *
 * Takes @cells of the sheet as it stands for misread, perhaps, and no others. Each is so until it holds something else, or
 * is settled; undo leads back to the doubts that the sheet had then. Notified as RubricPuzzle:uncertain, which also changes
 * with the sheet.
 */
void rubric_puzzle_set_uncertain (RubricPuzzle *self, SudCells cells);

/** Which cells may have been misread, see rubric_uncertain_cells_find(). */
SudCells rubric_puzzle_get_uncertain (RubricPuzzle *self);

/** What stands in @cells has been looked at: writing the same in setup does that, too. */
void rubric_puzzle_confirm (RubricPuzzle *self, SudCells cells);

/** Whether a digit written takes itself from the marks of its peers until it goes again. Notified as RubricPuzzle:clean-marks. */
gboolean rubric_puzzle_get_clean_marks (RubricPuzzle *self);
void rubric_puzzle_set_clean_marks (RubricPuzzle *self, gboolean clean);

/**
 * rubric_puzzle_get_stats:
 *
 * It begins anew with another puzzle, with other givens, and with rubric_puzzle_start_over(); whoever undoes that goes
 * on with what was counted before.
 *
 * Returns: (transfer none): the mistakes and the help so far. Notified as RubricPuzzle:stats.
 */
const RubricSolveStats *rubric_puzzle_get_stats (RubricPuzzle *self);

/** Returns: (transfer full): of RubricSolveStats, one for each sheet of the history */
GArray *rubric_puzzle_dup_all_stats (RubricPuzzle *self);
void rubric_puzzle_set_all_stats (RubricPuzzle *self, const RubricSolveStats *tallies);

/** For the commands: nothing counts any more for the sheet as it is; the sheets before and after it keep theirs. */
void rubric_puzzle_begin_stats (RubricPuzzle *self);

/** Adds @more to the tally. */
void rubric_puzzle_count (RubricPuzzle *self, const RubricSolveStats *more);

/** For the commands: tells that the person has written other digits into @cells, if there are any. */
void rubric_puzzle_tell_entered (RubricPuzzle *self, SudCells cells);

/** For the commands: tells that the person has written into @cells, if there are any, whatever stood there. */
void rubric_puzzle_tell_written (RubricPuzzle *self, SudCells cells);

/** Whether the sheet, or what is said about it, differs from what was last loaded or saved. */
gboolean rubric_puzzle_get_modified (RubricPuzzle *self);

/**
 * rubric_puzzle_mark_saved:
 * @sheet: what was written, which need not be what stands there now
 * @info: (nullable): what was written about it; copied
 */
void rubric_puzzle_mark_saved (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info);
