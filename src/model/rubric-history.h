/* rubric-history.h - the sheets that a puzzle has been, what was said about each, and where among them we stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-info.h"
#include "sud-sheet.h"

enum
{
  RUBRIC_HISTORY_MAX = 10000, /* sheets; the oldest go */
};

/**
 * RubricHistory:
 * @sheets: of SudSheet, never empty
 * @infos: of shared RubricInfo *, one for each sheet
 * @position: of the current one
 */
typedef struct
{
  /*< private >*/
  GArray *sheets;
  GPtrArray *infos;
  guint position;
} RubricHistory;

/**
 * RubricHistoryStep:
 * @cells: that are not what they were
 * @info: whether something else is said about the puzzle
 *
 * From one sheet to another.
 */
typedef struct
{
  SudCells cells;
  gboolean info;
} RubricHistoryStep;

/** Of an empty sheet about which nothing is said. */
void rubric_history_init (RubricHistory *self);

void rubric_history_clear (RubricHistory *self);

/** Returns: (transfer none): the current sheet; valid until the next change */
const SudSheet *rubric_history_get_sheet (const RubricHistory *self);

/** Returns: (transfer none): what is said about it; valid until the next change */
const RubricInfo *rubric_history_get_info (const RubricHistory *self);

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
 * Takes them in place of its own.
 */
RubricHistoryStep rubric_history_restart (RubricHistory *self, const SudSheet *sheets, guint n, guint position,
                                          const RubricInfo *info);

/** Makes another sheet of those there are the current one. */
RubricHistoryStep rubric_history_go (RubricHistory *self, guint position);

/** Puts @sheet, which may be one of its own, behind the current one. What could be redone is gone. */
RubricHistoryStep rubric_history_push (RubricHistory *self, const SudSheet *sheet);

/** The same with something else said about it: @info (nullable) is copied. */
RubricHistoryStep rubric_history_push_with_info (RubricHistory *self, const SudSheet *sheet, const RubricInfo *info);
