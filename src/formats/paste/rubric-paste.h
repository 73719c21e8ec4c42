/* rubric-paste.h - the puzzles of a text of any kind, and what was left of it
 *
 *     tree -> lattices, which shapes propose -> readings -> THE TABLE of evidence -> taken, asked or refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-paste-lattice.h"

/**
 * RubricPastePuzzle:
 * @centre: candidates of blank cells
 * @start: where each cell begins in the text, a byte; equal to @end where nothing is written
 * @line: of the first, from 1
 * @rival: whether it is another way to read the one before
 * @rows: whether nine lines of nine are written
 * @sides: whether @grid has only the givens of more digits
 * @entries: those other digits, unless all cells are filled
 * @turned: whether lines are columns, or turned over; @boxes: boxes
 */
typedef struct
{
  SudGrid grid, entries;
  SudDigits centre[SUD_CELLS];
  guint32 start[SUD_CELLS], end[SUD_CELLS];
  guint line;
  gboolean has_marks, rival, rows, sides, turned, boxes;
} RubricPastePuzzle;

/**
 * RubricPaste:
 * @puzzles: #RubricPastePuzzle, in the order of the text
 * @left: how many grids of each #RubricPasteFate are not among them
 * @refused: grids that are no puzzles by the table, though much speaks for them
 * @nears: what is nearly a grid, #RubricPasteNear
 * @why: (nullable): what speaks against the best of any that is none, marked for translation
 * @refused_line: where that is, or 0; @refused_score: by the table
 * @lines_left: how many lines with something in them are none of any grid
 * @variant: whether other rules are what speaks against it
 * @cut: whether the text is longer than what was read
 * @full: whether there is more in it than was looked at
 */
typedef struct
{
  GArray *puzzles;
  guint left[RUBRIC_PASTE_N_FATES];
  guint refused;
  GArray *nears;
  const char *why;
  guint refused_line;
  gint refused_score;
  guint lines_left;
  gboolean variant, rivals, cut, full;
} RubricPaste;

/** Never fails: a text without puzzles has none. */
RubricPaste *rubric_paste_read (const char *text, gsize length);

void rubric_paste_free (RubricPaste *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPaste, rubric_paste_free)
