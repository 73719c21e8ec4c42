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
 */
typedef struct
{
  SudGrid grid;
  SudDigits centre[SUD_CELLS];
  guint32 start[SUD_CELLS], end[SUD_CELLS];
  guint line;
  gboolean has_marks, rival, zero_based, sides, turned, boxes;
} RubricPastePuzzle;

/**
 * RubricPaste:
 * @puzzles: #RubricPastePuzzle, in the order of the text
 * @left: how many grids of each #RubricPasteFate are not among them
 * @refused: grids that are no puzzles by the table
 * @nears: what is nearly a grid, #RubricPasteNear
 * @why: (nullable): what speaks against the best that was refused, marked for translation
 * @refused_line: where that is
 * @variant: whether other rules are what speaks against it
 * @cut: whether the text is longer than what was read
 */
typedef struct
{
  GArray *puzzles;
  guint left[RUBRIC_PASTE_N_FATES];
  guint refused;
  GArray *nears;
  const char *why;
  guint refused_line, refused_digits;
  gboolean variant, rivals, cut;
} RubricPaste;

/** Never fails: a text without puzzles has none. */
RubricPaste *rubric_paste_read (const char *text, gsize length);

void rubric_paste_free (RubricPaste *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPaste, rubric_paste_free)
