/* rubric-paste-block.h - rows that stand together: taken as a whole, or not at all
 *
 *     conservation   a block has nine rows, or nines of them with gaps between; a row or a cell more or less refuses
 *                    all, if it is no label, head or size
 *     homogeneity    its rows have one grammar: so many cells that label them, nine cells, so many that follow
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-paste-lattice.h"

enum
{
  RUBRIC_PASTE_MAX_ROW = 40, /* cells */
};

/* The gap between two cells: so many spaces, and these. */
enum
{
  RUBRIC_PASTE_GAP_SPACES = 15,
  RUBRIC_PASTE_GAP_BAR = 1 << 4,
  RUBRIC_PASTE_GAP_HEAVY = 1 << 5,
  RUBRIC_PASTE_GAP_COMMA = 1 << 6,
  RUBRIC_PASTE_GAP_TAB = 1 << 7,
  RUBRIC_PASTE_GAP_QUOTE = 1 << 8,
  RUBRIC_PASTE_GAP_BRACKET = 1 << 9,
  RUBRIC_PASTE_GAP_EQUALS = 1 << 10,
  RUBRIC_PASTE_GAP_TAG = 1 << 11,
  RUBRIC_PASTE_GAP_SIGN = 1 << 12,
};

/* The gap between two rows. */
typedef enum
{
  RUBRIC_PASTE_TOUCHING,
  RUBRIC_PASTE_RULE,   /* a line that is drawn */
  RUBRIC_PASTE_VOID,   /* a blank line */
  RUBRIC_PASTE_CLOSED, /* a rule, then a blank line */
  RUBRIC_PASTE_FRAMES, /* one frame ends and another begins */
} RubricPasteBreak;

/**
 * RubricPasteRow:
 * @cell: the first of its @n cells, in the block
 * @bars: bit k: a bar in front of cell k; @heavy: a heavy one, or a sign; @wide: something else than between most cells
 * @form: a hash of what stands between its cells
 * @margins: hashes of the words in front of them and after; 0 for none; @names: the same without digits
 * @counts: the numbers in these, or -1
 * @before: whether there are words in front
 * @maybe: nine signs, which may as well be a rule
 */
typedef struct
{
  guint32 cell, n;
  guint32 bars, heavy, wide, form;
  guint32 margins[2], names[2];
  gint16 counts[2];
  guint8 gap;
  gboolean before, maybe;
} RubricPasteRow;

typedef struct
{
  RubricPasteShapes *shapes;
  guint form;
  guint32 node;
  GArray *cells, *rows;
  guint32 label, name; /* of the words above */
} RubricPasteBlock;

void rubric_paste_block_init (RubricPasteBlock *self, RubricPasteShapes *shapes, guint form, guint32 node);
void rubric_paste_block_clear (RubricPasteBlock *self);

/** @gaps: in front of each cell. Returns: (transfer none): the new row */
RubricPasteRow *rubric_paste_block_add (RubricPasteBlock *self, const RubricPasteCell *cells, const guint32 *gaps,
                                        guint n);

/** Takes the grids of the rows so far, and begins anew. */
void rubric_paste_block_end (RubricPasteBlock *self);

/** Makes lattices of the nine rows from @first on, which have the same number of cells; or leaves a near miss. */
void rubric_paste_block_take (RubricPasteBlock *self, guint first, gboolean headed);

/** Returns: whether nine cells of @row count from 1 or 0, or name columns A to I. */
gboolean rubric_paste_block_is_head (const RubricPasteBlock *self, const RubricPasteRow *row);

/** Returns: whether all cells of @row are blank. */
gboolean rubric_paste_block_is_blank (const RubricPasteBlock *self, const RubricPasteRow *row);

static inline RubricPasteRow *
rubric_paste_block_row (const RubricPasteBlock *self, guint i)
{
  return &g_array_index (self->rows, RubricPasteRow, i);
}

static inline RubricPasteCell *
rubric_paste_block_cell (const RubricPasteBlock *self, const RubricPasteRow *row, guint k)
{
  return &g_array_index (self->cells, RubricPasteCell, row->cell + k);
}
