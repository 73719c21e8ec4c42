/* rubric-history.h - the sheets that a puzzle has been, with notes and statistics, and the position among them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-info.h"
#include "rubric-solve-stats.h"
#include "sud-sheet.h"

enum
{
  RUBRIC_HISTORY_MAX = 10000, /* sheets; the oldest go */
};

/**
 * RubricUncertainCells:
 * @cells: cells that may have been misread
 * @read: the puzzle as it was read
 *
 * All zero: nothing is uncertain.
 */
typedef struct
{
  SudCells cells;
  SudSheet read;
} RubricUncertainCells;

/**
 * rubric_uncertain_cells_find:
 * @sheet: the puzzle as it stands now
 *
 * Filling a blank, by entry or solution, is no change of the puzzle. If many cells have changed it is another puzzle, of
 * which nothing is uncertain.
 *
 * Returns: the cells that still hold what may have been misread
 */
SudCells rubric_uncertain_cells_find (const RubricUncertainCells *self, const SudSheet *sheet);

/**
 * RubricHistory:
 * @sheets: of SudSheet, never empty
 * @notes: shared, one for each sheet: its info, and its uncertain cells
 * @stats: shared RubricSolveStats, one for each sheet
 * @saved: of sheets with their statistics, the last one on top
 * @position: of the current one
 */
typedef struct
{
  /*< private >*/
  GArray *sheets;
  GPtrArray *notes;
  GPtrArray *stats;
  GArray *saved;
  guint position;
} RubricHistory;

/**
 * RubricHistoryStep:
 * @cells: the cells that are not what they were
 * @info: whether the notes are others
 * @stats: whether the statistics are others
 *
 * A step from one sheet to another.
 */
typedef struct
{
  SudCells cells;
  gboolean info;
  gboolean stats;
} RubricHistoryStep;

/** rubric_history_init: Begins with an empty sheet without notes. */
void rubric_history_init (RubricHistory *self);

void rubric_history_clear (RubricHistory *self);

/** rubric_history_get_sheet: Returns: (transfer none): the current sheet; valid until the next change */
const SudSheet *rubric_history_get_sheet (const RubricHistory *self);

/** rubric_history_get_info: Returns: (transfer none): its title and notes; valid until the next change */
const RubricInfo *rubric_history_get_info (const RubricHistory *self);

/** rubric_history_get_uncertain: Returns: (transfer none): its uncertain cells, and those of sheets that share them; mutable */
RubricUncertainCells *rubric_history_get_uncertain (const RubricHistory *self);

/**
 * rubric_history_get_sheets:
 * @n: (out): how many
 * @position: (out): which of them is the current one
 *
 * Returns: (transfer none): all of them, oldest first; valid until the next change
 */
const SudSheet *rubric_history_get_sheets (const RubricHistory *self, guint *n, guint *position);

gboolean rubric_history_can_undo (const RubricHistory *self);
gboolean rubric_history_can_redo (const RubricHistory *self);

/**
 * rubric_history_restart:
 * @sheets: @n of them, at least 1; they may be its own
 * @info: (nullable): for all of them; copied
 *
 * Takes them in place of its own, with statistics that begin anew.
 */
RubricHistoryStep rubric_history_restart (RubricHistory *self, const SudSheet *sheets, guint n, guint position,
                                          const RubricInfo *info);

/** rubric_history_go: Makes another sheet of the history the current one. */
RubricHistoryStep rubric_history_go (RubricHistory *self, guint position);

/**
 * rubric_history_push:
 * @sheet: may be one of its own
 *
 * Puts @sheet after the current one, and drops those that could be redone. With the same givens the statistics go on; with
 * others they are those that these givens had before, or new ones.
 */
RubricHistoryStep rubric_history_push (RubricHistory *self, const SudSheet *sheet);

/** rubric_history_push_with_info: The same with other notes: @info (nullable) is copied, and no cell is uncertain. */
RubricHistoryStep rubric_history_push_with_info (RubricHistory *self, const SudSheet *sheet, const RubricInfo *info);

/** rubric_history_amend: Puts @sheet in the place of the current one. */
RubricHistoryStep rubric_history_amend (RubricHistory *self, const SudSheet *sheet);

/** rubric_history_get_stats: Returns: (transfer none): of the current sheet and those that share them; mutable */
RubricSolveStats *rubric_history_get_stats (const RubricHistory *self);

/** rubric_history_begin_stats: Begins anew for the current sheet and those pushed after it; the others keep theirs. */
void rubric_history_begin_stats (RubricHistory *self);

/** rubric_history_dup_all_stats: Returns: (transfer full): of RubricSolveStats, one for each sheet */
GArray *rubric_history_dup_all_stats (const RubricHistory *self);

/**
 * rubric_history_set_all_stats:
 * @stats: one for each sheet
 *
 * Neighbours with equal givens and statistics share them from now on.
 */
void rubric_history_set_all_stats (RubricHistory *self, const RubricSolveStats *stats);

/** rubric_history_save: Remembers the current sheet, and its statistics, until the history is restarted. */
void rubric_history_save (RubricHistory *self);

guint rubric_history_get_n_saved (const RubricHistory *self);

/**
 * rubric_history_return:
 * @step: (out)
 *
 * Puts the sheet that was saved last after the current one, unless it is the same, with the statistics it had; it is no
 * longer saved.
 *
 * Returns: whether there was one
 */
gboolean rubric_history_return (RubricHistory *self, RubricHistoryStep *step);
