/* rubric-paste.h - the puzzles of a text of any kind, and a report on the rest
 *
 *     tree -> lattices, which shapes propose -> readings -> THE TABLE of evidence -> taken, asked or refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-lines.h"
#include "sud-grid.h"

/* Why a grid that was accepted is not handed out. */
typedef enum
{
  RUBRIC_PASTE_KEPT,
  RUBRIC_PASTE_SAME_CELLS, /* another reading of these cells is better: nothing is lost */
  RUBRIC_PASTE_SOLUTION,
  RUBRIC_PASTE_STATE,
  RUBRIC_PASTE_REPEATED,
  RUBRIC_PASTE_N_FATES,
} RubricPasteFate;

/**
 * RubricPastePuzzle:
 * @centre: candidates of blank cells
 * @start: the byte of the text at which each cell begins; equal to @end if nothing is written
 * @line: the line of the first, from 1
 * @alternative: whether it is another way to read the one before
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
  gboolean has_marks, alternative, rows, sides, turned, boxes;
} RubricPastePuzzle;

/**
 * RubricPaste:
 * @puzzles: #RubricPastePuzzle, in the order of the text
 * @left: how many grids of each #RubricPasteFate are not among them
 * @refused: grids that are no puzzles by the table, though much speaks for them
 * @nears: what is nearly a grid, RubricPasteNear
 * @why: (nullable): the sentence against the best of any that is none, marked for translation
 * @refused_line: the line of that, or 0; @refused_score: by the table
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
  gboolean variant, has_alternatives, cut, full;
} RubricPaste;

/* Never fails: a text without puzzles has none. */
RubricPaste *rubric_paste_read (const char *text, gsize length);
void rubric_paste_free (RubricPaste *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPaste, rubric_paste_free)

/* Returns a report in sentences: what was taken of a text with puzzles, and what was left. */
char *rubric_paste_describe (const RubricPaste *self);

/* Returns the number of its grids that are neither among the puzzles nor a solution of one. */
guint rubric_paste_count_left_out (const RubricPaste *self);

/* Says why a text has no puzzle. Returns FALSE. */
gboolean rubric_paste_fail (const RubricPaste *self, const char *text, gsize length, GError **error);
