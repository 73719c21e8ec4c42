/* rubric-paste-rows.c - nine rows of one grammar: cells in front that label them, nine cells, and what follows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-block.h"

typedef enum
{
  COLUMN_CELLS,
  COLUMN_SAME,   /* the same sign in all rows, or notes */
  COLUMN_LABELS, /* it counts */
  COLUMN_APART,  /* nothing else is set off from its neighbours as it is */
} Column;

/* How the nine rows from @first on are read. */
typedef struct
{
  guint first, n;
  guint left;      /* columns in front of the cells */
  guint labels;    /* columns that count */
  gint label;      /* one of them, or -1 */
  guint order[9];  /* of rows */
} Grammar;

/* Returns whether @counts are 0 to 8 or 1 to 9 and so tell the @order of rows; or any that follow each other, as lines do. */
static gboolean
find_order (const gint counts[9], guint order[9], gboolean *ascending)
{
  guint seen = 0, beside = 0;
  gint first;
  gboolean lines = counts[0] > 1;

  for (gint i = 0; i < 9; i++)
    {
      order[i] = i;
      lines &= counts[i] == counts[0] + i;
      if (counts[i] >= 0 && counts[i] <= 9)
        seen |= 1u << counts[i];
    }
  *ascending = TRUE;
  if (lines || (seen != 0x1ff && seen != 0x3fe))
    return lines;
  first = seen == 0x3fe;
  for (gint i = 0; i < 9; i++)
    {
      order[i] = counts[i] - first;
      *ascending &= counts[i] == i + first;
      beside += counts[i] == i + 1 - first;
    }
  return beside < 7; /* else they begin with the other number, and one is damaged */
}

static Column
look_at_column (const RubricPasteBlock *block, const Grammar *grammar, guint column, guint left)
{
  const RubricPasteRow *row = rubric_paste_block_row (block, grammar->first);
  const RubricPasteCell *top = rubric_paste_block_cell (block, row, column);
  gboolean same = TRUE, apart = column < left, named = TRUE, notes = TRUE, ascending;
  guint order[9], numbers = 0;
  gint counts[9];

  for (guint i = 0; i < 9; i++)
    {
      const RubricPasteCell *cell;

      row = rubric_paste_block_row (block, grammar->first + i);
      cell = rubric_paste_block_cell (block, row, column);
      counts[i] = cell->count;
      notes &= cell->kind == RUBRIC_PASTE_CELL_WORD || (cell->kind == RUBRIC_PASTE_CELL_BLANK && cell->sign == ' ');
      named &= cell->kind >= RUBRIC_PASTE_CELL_LETTER;
      same &= cell->kind == top->kind && cell->sign == top->sign && cell->digit == top->digit
              && cell->marks == top->marks;
      apart &= (row->wide & 0x1ffu << left) == 1u << left && !(row->bars & 1u << left);
      numbers |= counts[i] >= 0 && counts[i] <= 9 ? 1u << counts[i] : 0;
    }
  if (find_order (counts, order, &ascending)
      && (ascending || named || apart)) /* 1 to 9 in any order is a column, too */
    return COLUMN_LABELS;
  if (notes || (same && top->kind != RUBRIC_PASTE_CELL_DIGIT))
    return COLUMN_SAME;
  return apart && __builtin_popcount (numbers) < 7 ? COLUMN_APART : COLUMN_CELLS; /* else one label is damaged */
}

/* How many kinds of signs there are in nine columns. */
static guint
count_signs (const RubricPasteBlock *block, const Grammar *grammar, guint left)
{
  gboolean signs[256] = { FALSE };
  guint n = 0;

  for (guint i = 0; i < SUD_CELLS; i++)
    {
      const RubricPasteRow *row = rubric_paste_block_row (block, grammar->first + i / 9);
      const RubricPasteCell *cell = rubric_paste_block_cell (block, row, left + i % 9);

      n += cell->kind == RUBRIC_PASTE_CELL_BLANK ? !signs[cell->sign] : cell->kind >= RUBRIC_PASTE_CELL_LETTER ? 9 : 0;
      signs[cell->sign] |= cell->kind == RUBRIC_PASTE_CELL_BLANK;
    }
  return n;
}

/* Returns whether all columns but nine from @left on are none of cells. */
static gboolean
try_left (const RubricPasteBlock *block, Grammar *grammar, guint left)
{
  grammar->labels = 0;
  grammar->label = -1;
  for (guint column = 0; column < grammar->n; column++)
    if (column < left || column >= left + 9)
      {
        Column kind = look_at_column (block, grammar, column, left);

        if (kind == COLUMN_CELLS)
          return FALSE;
        if (kind == COLUMN_LABELS)
          {
            grammar->label = column;
            grammar->labels++;
          }
      }
  return TRUE;
}

/* Finds the nine columns of cells. Returns: FALSE where there are none, or several */
static gboolean
find_left (const RubricPasteBlock *block, Grammar *grammar)
{
  Grammar best = *grammar;
  guint ways = 0, fewest = 0;
  gboolean tied = FALSE;

  for (guint left = 0; left + 9 <= grammar->n; left++)
    if (try_left (block, grammar, left))
      {
        guint signs = count_signs (block, grammar, left);

        tied = ways > 0 && (tied || (grammar->labels == best.labels && signs == fewest));
        if (ways == 0 || grammar->labels > best.labels || (grammar->labels == best.labels && signs < fewest))
          {
            tied = FALSE;
            fewest = signs;
            best = *grammar;
            best.left = left;
          }
        ways++;
      }
  *grammar = best;
  return ways == 1 || (ways > 1 && !tied);
}

static void
read_order (const RubricPasteBlock *block, Grammar *grammar)
{
  gint counts[9];
  gboolean ascending;

  for (guint i = 0; i < 9; i++)
    {
      const RubricPasteRow *row = rubric_paste_block_row (block, grammar->first + i);

      counts[i] = rubric_paste_block_cell (block, row, grammar->label)->count;
    }
  find_order (counts, grammar->order, &ascending);
}

/* Words on one side of the rows: the same, labels, or something that is not understood. Returns: FALSE for the last */
static gboolean
read_margin (const RubricPasteBlock *block, Grammar *grammar, guint side)
{
  guint filled = 0, kinds = 0, names = 0, first = 0, last = 0, order[9];
  gboolean ascending, later = TRUE;
  gint counts[9];

  for (guint i = 0; i < 9; i++)
    {
      const RubricPasteRow *row = rubric_paste_block_row (block, grammar->first + i);
      gboolean known = row->margins[side] == 0, named = known;

      filled += row->margins[side] != 0;
      counts[i] = row->counts[side];
      later &= i == 0 || counts[i] >= counts[i - 1];
      for (guint k = 0; k < i; k++)
        {
          known |= rubric_paste_block_row (block, grammar->first + k)->margins[side] == row->margins[side];
          named |= rubric_paste_block_row (block, grammar->first + k)->names[side] == row->names[side];
        }
      first += row->margins[side] == rubric_paste_block_row (block, grammar->first)->margins[side];
      last += row->margins[side] == rubric_paste_block_row (block, grammar->first + 8)->margins[side];
      kinds += !known;
      names += !named;
    }
  if (filled == 9 && kinds == 9 && find_order (counts, order, &ascending))
    {
      grammar->labels++;
      if (!ascending)
        memcpy (grammar->order, order, sizeof order);
      return TRUE;
    }
  if (filled >= 6 && filled < 9
      && (side == 1 || filled < 8 || rubric_paste_block_row (block, grammar->first)->margins[0] != 0))
    return FALSE; /* one has lost its words, and maybe a cell with them */
  return filled < 6 || kinds <= 1 || (kinds == 2 && (first == 1 || last == 1))
         || (names == 1 && filled == 9 && side == 0 && later);
}

static void
see_borders (const RubricPasteBlock *block, const Grammar *grammar, RubricPasteLattice *lattice)
{
  guint32 bars = ~0u, wide = ~0u;
  guint forms = 0, walls = 0;
  gint *seen = lattice->seen;
  gboolean compact = TRUE, edges = FALSE; /* of a frame, in some rows and not in others */
  RubricPasteBreak gaps[9];

  for (guint i = 0; i < 9; i++)
    {
      const RubricPasteRow *row = rubric_paste_block_row (block, grammar->first + i);
      guint same = 0, barred = 0;

      gaps[i] = row->gap;
      compact &= rubric_paste_block_cell (block, row, grammar->left + 8)->start
                 == rubric_paste_block_cell (block, row, grammar->left)->start + 8;
      bars &= row->bars;
      wide &= row->wide;
      for (guint k = 0; k < 9; k++)
        {
          const RubricPasteRow *other = rubric_paste_block_row (block, grammar->first + k);

          same += other->form == row->form;
          barred += other->bars == row->bars && other->heavy == row->heavy;
          edges |= (other->bars ^ row->bars) & 1;
        }
      forms = MAX (forms, same);
      walls = MAX (walls, barred);
    }
  bars = bars >> grammar->left & 0x1fe;
  wide = wide >> grammar->left & 0x1fe;
  seen[RUBRIC_PASTE_SEEN_COMPACT] = compact;
  seen[RUBRIC_PASTE_SEEN_UNEVEN] = 9 - forms;
  seen[RUBRIC_PASTE_SEEN_WALLS] = edges ? 9 : 9 - walls;
  seen[RUBRIC_PASTE_SEEN_FRAME] |= bars == 0x48 || wide == 0x48 || bars == 0x1fe;
  for (guint i = 1; i < 9; i++)
    if (i % 3 != 0 && gaps[i] != gaps[1])
      return;
  seen[RUBRIC_PASTE_SEEN_BANDS] = gaps[3] > RUBRIC_PASTE_TOUCHING && gaps[6] > RUBRIC_PASTE_TOUCHING;
  seen[RUBRIC_PASTE_SEEN_DRAWN] = bars == 0x48 && gaps[3] == RUBRIC_PASTE_RULE && gaps[6] == RUBRIC_PASTE_RULE;
}

static void
add_lattice (RubricPasteBlock *block, const Grammar *grammar, RubricPasteLattice *lattice)
{
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      const RubricPasteRow *row = rubric_paste_block_row (block, grammar->first + i / 9);

      lattice->cells[9 * grammar->order[i / 9] + i % 9] = *rubric_paste_block_cell (block, row, grammar->left + i % 9);
    }
  if (!rubric_paste_settle_cells (block->shapes, lattice))
    return;
  if (grammar->order[0] == 8 && grammar->order[8] == 0)
    { /* numbers that go down are as those of a chess board, or count what is left */
      lattice->has_rival = TRUE;
      for (guint i = 0; i < SUD_CELLS; i++)
        lattice->rival.digit[i] = lattice->cells[(8 - i / 9) * 9 + i % 9].digit;
    }
  lattice->seen[RUBRIC_PASTE_SEEN_ROWS] = 1;
  lattice->seen[RUBRIC_PASTE_SEEN_LABELS] += grammar->labels;
  rubric_paste_add (block->shapes, lattice);
}

/* A sheet may have an empty column between boxes. */
static gboolean
close_gaps (RubricPasteBlock *block, Grammar *grammar)
{
  if (grammar->n != 11)
    return FALSE;
  for (guint i = 0; i < 18; i++)
    {
      const RubricPasteRow *row = rubric_paste_block_row (block, grammar->first + i / 2);
      const RubricPasteCell *cell = rubric_paste_block_cell (block, row, i % 2 == 0 ? 3 : 7);

      if (cell->kind != RUBRIC_PASTE_CELL_BLANK || cell->sign != ' ')
        return FALSE;
    }
  grammar->n = 9;
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      RubricPasteRow *row = rubric_paste_block_row (block, grammar->first + i / 9);
      guint column = i % 9;

      row->n = 9;
      *rubric_paste_block_cell (block, row, column) = *rubric_paste_block_cell (block, row, column + column / 3);
    }
  return TRUE;
}

/* Returns whether all columns but those of @many grids, @left from the edge and @between apart, are none of cells. */
static gboolean
fit_beside (const RubricPasteBlock *block, const Grammar *grammar, guint many, guint left, guint between)
{
  guint period = 9 + between;

  for (guint i = 0; i < 9 && between == 0; i++) /* then at least what stands between them is another gap */
    for (guint k = 1; k < many; k++)
      if ((rubric_paste_block_row (block, grammar->first + i)->wide >> (left + 9 * k) & 1) == 0)
        return FALSE;
  for (guint column = 0; column < grammar->n; column++)
    {
      gboolean inside = column >= left && (column - left) / period < many && (column - left) % period < 9;
      Column kind = inside ? COLUMN_SAME : look_at_column (block, grammar, column, 0);

      if (kind != COLUMN_LABELS && kind != COLUMN_SAME)
        return FALSE;
    }
  return TRUE;
}

/* Two or three grids side by side, of one grammar. */
static gboolean
take_beside (RubricPasteBlock *block, Grammar *grammar, const RubricPasteLattice *like)
{
  for (guint many = grammar->n / 9; many > 1; many--)
    for (guint between = 0; 9 * many + (many - 1) * between <= grammar->n; between++)
      for (guint left = 0; left + 9 * many + (many - 1) * between <= grammar->n; left++)
        if (fit_beside (block, grammar, many, left, between))
          {
            for (guint i = 0; i < many; i++)
              {
                RubricPasteLattice lattice = *like;

                grammar->left = left + i * (9 + between);
                add_lattice (block, grammar, &lattice);
              }
            return TRUE;
          }
  return FALSE;
}

/* Nine rows of eight cells with numbers or bullets in front. */
static gboolean
is_short (const RubricPasteBlock *block, const Grammar *grammar)
{
  const RubricPasteRow *row = rubric_paste_block_row (block, grammar->first);
  Column kind = look_at_column (block, grammar, 0, 1);

  if (grammar->n != 9 || (row->wide & 0x1fe) != 2 || (row->bars & 2) != 0)
    return FALSE;
  return kind == COLUMN_LABELS || (kind == COLUMN_SAME && count_signs (block, grammar, 0) > 1);
}

void
rubric_paste_block_take (RubricPasteBlock *block, guint first, gboolean headed)
{
  const RubricPasteRow *row = rubric_paste_block_row (block, first), *last = rubric_paste_block_row (block, first + 8);
  Grammar grammar = { first, row->n, 0, 0, -1, { 0, 1, 2, 3, 4, 5, 6, 7, 8 } };
  RubricPasteLattice lattice = { .shape = RUBRIC_PASTE_ROWS, .form = block->form, .node = block->node,
                                 .label = block->label, .name = block->name };

  lattice.seen[RUBRIC_PASTE_SEEN_FRAME] = close_gaps (block, &grammar);
  lattice.plain = block->node == RUBRIC_PASTE_NONE;
  if (grammar.n >= 18 && take_beside (block, &grammar, &lattice))
    return;
  if (grammar.n < 9 || grammar.n > 14 || !find_left (block, &grammar) || is_short (block, &grammar))
    {
      rubric_paste_add_near (block->shapes, RUBRIC_PASTE_NEAR_ROWS, rubric_paste_block_cell (block, row, 0)->start,
                             rubric_paste_block_cell (block, last, last->n - 1)->end, 9, grammar.n);
      return;
    }
  if (grammar.label >= 0)
    read_order (block, &grammar);
  for (guint side = 0; side < 2; side++)
    lattice.seen[RUBRIC_PASTE_SEEN_UNREAD] |= !read_margin (block, &grammar, side);
  grammar.labels += headed;
  see_borders (block, &grammar, &lattice);
  add_lattice (block, &grammar, &lattice);
}
