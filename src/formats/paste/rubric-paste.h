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

/* A puzzle of the text: what is written of cell i stands in it from byte @start[i] to @end[i], which are equal if that is
 * nothing. */
typedef struct
{
  SudGrid grid;
  SudGrid entries;             /* digits beside the givens that @grid has, unless all cells are filled */
  SudDigits centre[SUD_CELLS]; /* candidates of blank cells */
  guint32 start[SUD_CELLS], end[SUD_CELLS];
  guint line;                  /* of the first cell, from 1 */
  gboolean has_marks;
  gboolean alternative;        /* it is another way to read the one before */
  gboolean rows;               /* nine lines of nine are written */
  gboolean sides;              /* @grid has only the givens of more digits */
  gboolean turned, boxes;      /* lines are columns, or turned over; they are boxes */
} RubricPastePuzzle;

typedef struct
{
  GArray *puzzles;                  /* RubricPastePuzzle, in the order of the text */
  guint left[RUBRIC_PASTE_N_FATES]; /* how many grids of each fate are not among them */
  guint refused;                    /* grids that are no puzzles by the table, though much speaks for them */
  GArray *nears;                    /* RubricPasteNear: nearly a grid */
  const char *why;                  /* the sentence against the best of those that are none, marked for translation; or NULL */
  guint refused_line;               /* of that one, or 0 */
  gint refused_score;
  guint lines_left;                 /* lines with something in them that are none of any grid */
  gboolean variant;                 /* other rules speak against a grid */
  gboolean has_alternatives;
  gboolean cut, full;               /* the text is longer than what was read; has more in it than was looked at */
} RubricPaste;

/* Never fails: a text without puzzles has none. */
RubricPaste *rubric_paste_read (const char *text, gsize length);
void rubric_paste_free (RubricPaste *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPaste, rubric_paste_free)
