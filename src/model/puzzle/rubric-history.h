/* rubric-history.h - the sheets that a puzzle has been, what was said about each, and where among them we stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-uncertain-cells.h"
#include "rubric-info.h"
#include "rubric-solve-stats.h"
#include "sud-sheet.h"

enum
{
  RUBRIC_HISTORY_MAX = 10000, /* sheets; the oldest go */
};

/**
 * RubricHistory:
 * @sheets: of SudSheet, never empty
 * @said: shared, one for each sheet: a RubricInfo *, and a RubricUncertainCells
 * @tallies: of shared RubricSolveStats, one for each sheet
 * @saved: of sheets with their tallies, the last one on top
 * @position: of the current one
 */
typedef struct
{
  /*< private >*/
  GArray *sheets;
  GPtrArray *said;
  GPtrArray *tallies;
  GArray *saved;
  guint position;
} RubricHistory;

/**
 * RubricHistoryStep:
 * @cells: that are not what they were
 * @info: whether something else is said about the puzzle
 * @tally: whether another tally is counted
 *
 * From one sheet to another.
 */
typedef struct
{
  SudCells cells;
  gboolean info;
  gboolean tally;
} RubricHistoryStep;

/** Of an empty sheet about which nothing is said. */
void rubric_history_init (RubricHistory *self);

void rubric_history_clear (RubricHistory *self);

/** Returns: (transfer none): the current sheet; valid until the next change */
const SudSheet *rubric_history_get_sheet (const RubricHistory *self);

/** Returns: (transfer none): what is said about it; valid until the next change */
const RubricInfo *rubric_history_get_info (const RubricHistory *self);

/** Returns: (transfer none): which of its cells may have been misread, and of those that share it; to be changed */
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
 * @info: (nullable): what is said about all of them; copied
 *
 * Takes them in place of its own. Nothing has been counted for any of them.
 */
RubricHistoryStep rubric_history_restart (RubricHistory *self, const SudSheet *sheets, guint n, guint position,
                                          const RubricInfo *info);

/** Makes another sheet of those there are the current one. */
RubricHistoryStep rubric_history_go (RubricHistory *self, guint position);

/**
 * rubric_history_push:
 * @sheet: may be one of its own
 *
 * Puts @sheet behind the current one. What could be redone is gone. The tally goes on with the same givens; with others
 * it is the one that was counted for those givens before, or a new one.
 */
RubricHistoryStep rubric_history_push (RubricHistory *self, const SudSheet *sheet);

/** The same with something else said about it: @info (nullable) is copied, and nothing is doubted. */
RubricHistoryStep rubric_history_push_with_info (RubricHistory *self, const SudSheet *sheet, const RubricInfo *info);

/** Puts @sheet in the place of the current one. */
RubricHistoryStep rubric_history_amend (RubricHistory *self, const SudSheet *sheet);

/** Returns: (transfer none): what has been counted for the current sheet and those that share it; to be changed */
RubricSolveStats *rubric_history_get_stats (const RubricHistory *self);

/** Counts anew for the current sheet and what is pushed behind it; the sheets before and after it keep their tally. */
void rubric_history_begin_stats (RubricHistory *self);

/** Returns: (transfer full): of RubricSolveStats, one for each sheet */
GArray *rubric_history_dup_all_stats (const RubricHistory *self);

/** Counts for each sheet what @tallies (one for each) has. Neighbours with equal givens and tallies go on together. */
void rubric_history_set_all_stats (RubricHistory *self, const RubricSolveStats *tallies);

/** Remembers the current sheet, and which tally is counted for it, until it begins anew. */
void rubric_history_save (RubricHistory *self);

guint rubric_history_get_n_saved (const RubricHistory *self);

/**
 * rubric_history_return:
 * @step: (out)
 *
 * Puts the sheet that was saved last behind the current one, where it is another, with the tally it had; it is saved no
 * longer.
 *
 * Returns: whether there was one
 */
gboolean rubric_history_return (RubricHistory *self, RubricHistoryStep *step);
