/* rubric-puzzle.h - the puzzle on the desk: its sheet, its title and notes, its statistics, and what can be undone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-info.h"
#include "rubric-solve-stats.h"
#include "sud-sheet.h"

#include <glib-object.h>

enum
{
  RUBRIC_PUZZLE_MAX_HISTORY = 10000, /* sheets; the oldest go */
};

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

/** rubric_cells_get_type: the boxed type of #SudCells */
#define RUBRIC_TYPE_CELLS (rubric_cells_get_type ())
GType rubric_cells_get_type (void);

/**
 * RubricPuzzle::changed:
 * @cells: a `const SudCells *`, the cells that are not what they were
 */

/**
 * RubricPuzzle::entered:
 * @cells: a `const SudCells *`, the cells that hold another digit than before
 *
 * The person has written a digit while solving; RubricPuzzle::changed comes first.
 */

/**
 * RubricPuzzle::written:
 * @cells: a `const SudCells *`
 *
 * The person has written a digit into @cells, or cleared them, even if they held the same before: they have been looked
 * at. RubricPuzzle::changed comes first, if anything is different.
 */

/** rubric_puzzle_new: Returns: (transfer full): an empty puzzle in setup */
RubricPuzzle *rubric_puzzle_new (void);

/** rubric_puzzle_get_sheet: Returns: (transfer none): the sheet as it stands; valid until the next change */
const SudSheet *rubric_puzzle_get_sheet (RubricPuzzle *self);

/** rubric_puzzle_get_grid: Returns: the digits of the given @origins, see sud_sheet_get_grid() */
SudGrid rubric_puzzle_get_grid (RubricPuzzle *self, unsigned origins);

/**
 * rubric_puzzle_get_info:
 *
 * Returns: (transfer none): title, author, notes; valid until the next change. Notified as RubricPuzzle:info.
 */
const RubricInfo *rubric_puzzle_get_info (RubricPuzzle *self);

/**
 * rubric_puzzle_load:
 * @info: (nullable): copied
 *
 * Starts over with another sheet: nothing to undo, nothing to save. The mode is left to the caller: without digits,
 * or with givens that do not make a puzzle yet, there is still something to set up.
 */
void rubric_puzzle_load (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info);

/**
 * rubric_puzzle_replace:
 *
 * Makes @sheet the current one, as a single step that can be undone; does nothing if it is the same.
 */
void rubric_puzzle_replace (RubricPuzzle *self, const SudSheet *sheet);

/**
 * rubric_puzzle_replace_all:
 * @info: (nullable): copied
 *
 * The same with another title, author and notes, which are undone with the sheet; so is a change of the mode from then
 * on.
 */
void rubric_puzzle_replace_all (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info);

/** rubric_puzzle_amend: Makes @sheet what the current one should have been: no step, and not undone by itself. */
void rubric_puzzle_amend (RubricPuzzle *self, const SudSheet *sheet);

RubricMode rubric_puzzle_get_mode (RubricPuzzle *self);
void rubric_puzzle_set_mode (RubricPuzzle *self, RubricMode mode);

/** rubric_puzzle_get_clean_marks: Returns: whether a digit that is written takes its marks from its peers */
gboolean rubric_puzzle_get_clean_marks (RubricPuzzle *self);

/**
 * rubric_puzzle_enter:
 * @cells: givens among them are left alone while solving
 * @digit: 1 to 9, or 0 to blank the cells
 *
 * Writes a digit: a given in setup, an entry while solving. Changing a given erases the program's answers, which were
 * answers to another puzzle. With RubricPuzzle:clean-marks a digit takes itself from the marks of its peers until it
 * goes again.
 *
 * Returns: whether anything changed
 */
gboolean rubric_puzzle_enter (RubricPuzzle *self, SudCells cells, int digit);

/**
 * rubric_puzzle_toggle_mark:
 * @digit: 1 to 9
 *
 * Adds the mark to the blank cells among @cells, or removes it if all of them have it.
 */
void rubric_puzzle_toggle_mark (RubricPuzzle *self, SudCells cells, RubricMark mark, int digit);

/**
 * rubric_puzzle_toggle_mark_colour:
 * @digit: 1 to 9
 *
 * Colours the candidate @digit of the blank cells among @cells, or takes the colour away if all of them have it.
 */
void rubric_puzzle_toggle_mark_colour (RubricPuzzle *self, SudCells cells, int digit, int colour);

/** rubric_puzzle_fill_marks: Gives each blank cell the centre marks that its peers allow, in one step. */
void rubric_puzzle_fill_marks (RubricPuzzle *self);

/** rubric_puzzle_clear_marks: Takes away all marks and the colours of candidates, in one step. */
void rubric_puzzle_clear_marks (RubricPuzzle *self);

/** rubric_puzzle_start_over: Leaves nothing but the givens, in one step, and begins with new statistics. */
void rubric_puzzle_start_over (RubricPuzzle *self);

/** rubric_puzzle_toggle_colour: Gives @cells a colour, 1 to 9, or takes it away if all of them have it. */
void rubric_puzzle_toggle_colour (RubricPuzzle *self, SudCells cells, int colour);

/** rubric_puzzle_erase: Clears the digits of @cells, or else their marks, or else their colours. */
void rubric_puzzle_erase (RubricPuzzle *self, SudCells cells);

/** rubric_puzzle_clear_answers: Erases the program's answers. */
void rubric_puzzle_clear_answers (RubricPuzzle *self);

/** rubric_puzzle_undo: Returns: FALSE if there was nothing to undo */
gboolean rubric_puzzle_undo (RubricPuzzle *self);

/** rubric_puzzle_redo: Returns: FALSE if there was nothing to redo */
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
 * @first: (out) (optional): the cells that were wrong first; written if it goes back
 *
 * Goes back to the last state of the history without a mistake; that can be redone.
 *
 * Returns: how many steps it went back; 0 if there was no mistake, or all of the history has one
 */
guint rubric_puzzle_undo_mistakes (RubricPuzzle *self, const SudGrid *solution, SudCells *first);

/** rubric_puzzle_add_savepoint: Remembers the sheet as it stands, to come back to. */
void rubric_puzzle_add_savepoint (RubricPuzzle *self);

guint rubric_puzzle_get_n_savepoints (RubricPuzzle *self);

/**
 * rubric_puzzle_return_to_savepoint:
 *
 * Makes the latest savepoint the current sheet, in one step that can be undone, and forgets the savepoint.
 *
 * Returns: FALSE if there is none
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
 * @saved: the sheet that counts as saved
 *
 * Takes up a puzzle where it was left, with what can be undone and redone.
 */
void rubric_puzzle_restore (RubricPuzzle *self, const SudSheet *history, guint n, guint position, const SudSheet *saved,
                            const RubricInfo *info);

/** rubric_puzzle_get_saved: Returns: (transfer none): the sheet that was last loaded or saved */
const SudSheet *rubric_puzzle_get_saved (RubricPuzzle *self);

/**
 * rubric_puzzle_set_uncertain:
 * @cells: maybe none
 *
 * Takes @cells of the sheet as it stands, and no others, for misread perhaps. Each is so until it holds something
 * else or is confirmed; undo leads back to the uncertain cells that the sheet had then. Notified as
 * RubricPuzzle:uncertain, which changes with the sheet, too.
 */
void rubric_puzzle_set_uncertain (RubricPuzzle *self, SudCells cells);

/** rubric_puzzle_get_uncertain: Returns: the cells that may have been misread, see rubric_uncertain_cells_find() */
SudCells rubric_puzzle_get_uncertain (RubricPuzzle *self);

/** rubric_puzzle_confirm: The person has looked at @cells. Writing the same digit again in setup confirms it, too. */
void rubric_puzzle_confirm (RubricPuzzle *self, SudCells cells);

/**
 * rubric_puzzle_get_stats:
 *
 * They begin anew with another puzzle, with other givens, and with rubric_puzzle_start_over(); undoing that goes back
 * to those before.
 *
 * Returns: (transfer none): the mistakes and the help so far. Notified as RubricPuzzle:stats.
 */
const RubricSolveStats *rubric_puzzle_get_stats (RubricPuzzle *self);

/** rubric_puzzle_dup_all_stats: Returns: (transfer full): of RubricSolveStats, one for each sheet of the history */
GArray *rubric_puzzle_dup_all_stats (RubricPuzzle *self);
void rubric_puzzle_set_all_stats (RubricPuzzle *self, const RubricSolveStats *stats);

/** rubric_puzzle_count: Adds @more to the statistics. */
void rubric_puzzle_count (RubricPuzzle *self, const RubricSolveStats *more);

/** rubric_puzzle_get_modified: Returns: whether the sheet or its info differ from those last loaded or saved */
gboolean rubric_puzzle_get_modified (RubricPuzzle *self);

/**
 * rubric_puzzle_mark_saved:
 * @sheet: the sheet that was written; another one may stand here by now
 * @info: (nullable): the info that was written; copied
 */
void rubric_puzzle_mark_saved (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info);
