/* rubric-paste-block.c - rows that stand together: taken as a whole, or not at all
 *
 *     conservation   a block has nine rows, or nines of them with gaps between; a row or a cell more or less refuses
 *                    all, if it is no label, head or size
 *     homogeneity    its rows have one grammar: so many cells that label them, nine cells, so many that follow
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

void
rubric_paste_block_init (RubricPasteBlock *self, RubricPasteShapes *shapes, guint form, guint32 node)
{
  *self = (RubricPasteBlock){ shapes, form, node };
  self->cells = g_array_new (FALSE, FALSE, sizeof (RubricPasteCell));
  self->rows = g_array_new (FALSE, FALSE, sizeof (RubricPasteRow));
}

void
rubric_paste_block_clear (RubricPasteBlock *self)
{
  g_array_unref (self->cells);
  g_array_unref (self->rows);
}

/* Returns: the gap between most cells of a row. */
static guint32
find_usual (const guint32 *gaps, guint n)
{
  guint32 usual = 0;
  guint most = 0;

  for (guint i = 1; i < n; i++)
    {
      guint same = 0;

      for (guint k = 1; k < n; k++)
        same += gaps[k] == gaps[i];
      if (same > most)
        {
          most = same;
          usual = gaps[i];
        }
    }
  return usual;
}

/* Returns: whether there is nothing but signs that draw rules as well. */
static gboolean
may_be_rule (const RubricPasteCell *cells, const guint32 *gaps, guint n)
{
  for (guint k = 0; k < n; k++)
    if (cells[k].kind != RUBRIC_PASTE_CELL_BLANK || !is_any_of (cells[k].sign, "-_*~=")
        || (k > 0 && (gaps[k] & ~(guint32)RUBRIC_PASTE_GAP_BAR) != 0))
      return FALSE;
  return TRUE;
}

RubricPasteRow *
rubric_paste_block_add (RubricPasteBlock *self, const RubricPasteCell *cells, const guint32 *gaps, guint n)
{
  RubricPasteRow row = { .cell = self->cells->len, .n = n, .counts = { -1, -1 } };
  guint seen = MIN (n, 32);
  guint32 usual = find_usual (gaps, seen);

  for (guint k = 0; k < seen; k++)
    {
      row.bars |= (gaps[k] & RUBRIC_PASTE_GAP_BAR) != 0 ? 1u << k : 0;
      row.heavy
          |= (gaps[k] & RUBRIC_PASTE_GAP_HEAVY) != 0 || (k > 0 && (gaps[k] & RUBRIC_PASTE_GAP_SIGN) != 0) ? 1u << k : 0;
      row.wide |= k > 0 && gaps[k] != usual ? 1u << k : 0;
      if (k > 0)
        row.form = row.form * 31 + (gaps[k] & ~(guint32)RUBRIC_PASTE_GAP_SPACES)
                   + ((gaps[k] & RUBRIC_PASTE_GAP_SPACES) != 0);
    }
  row.may_be_rule = may_be_rule (cells, gaps, n);
  g_array_append_vals (self->cells, cells, n);
  g_array_append_val (self->rows, row);
  return get_row (self, self->rows->len - 1);
}

gboolean
rubric_paste_block_is_blank (const RubricPasteBlock *self, const RubricPasteRow *row)
{
  for (guint k = 0; k < row->n; k++)
    if (get_cell (self, row, k)->kind != RUBRIC_PASTE_CELL_BLANK)
      return FALSE;
  return TRUE;
}

/* Returns: whether nine cells of @row count from 1 or 0, or name columns A to I. */
static gboolean
is_head_row (const RubricPasteBlock *self, const RubricPasteRow *row)
{
  for (guint left = 0; left + 9 <= row->n && left < 2; left++)
    {
      gint first = get_cell (self, row, left)->count;
      guint k = 1;

      while (k < 9 && first >= 0 && first < 2 && get_cell (self, row, left + k)->count == first + (gint)k)
        k++;
      if (k == 9)
        return TRUE;
    }
  return FALSE;
}

typedef enum
{
  COLUMN_CELLS,
  COLUMN_SAME,   /* the same sign in all rows, or notes */
  COLUMN_LABELS, /* it counts */
  COLUMN_APART,  /* nothing else is set off from its neighbours as it is */
} ColumnKind;

/* How the nine rows from @first on are read. */
typedef struct
{
  guint first, n;
  guint left;      /* columns in front of the cells */
  guint labels;    /* columns that count */
  gint label;      /* one of them, or -1 */
  guint order[9];  /* in which rows stand */
} Grammar;

/* Returns: whether @counts are 0 to 8 or 1 to 9, and so tell the @order of rows; or any that follow each other, as
 * lines do. */
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

/* Returns: the kind of a column if the nine columns of cells begin at @left. */
static ColumnKind
get_column_kind (const RubricPasteBlock *block, const Grammar *grammar, guint column, guint left)
{
  const RubricPasteRow *row = get_row (block, grammar->first);
  const RubricPasteCell *top = get_cell (block, row, column);
  gboolean same = TRUE, apart = column < left, named = TRUE, notes = TRUE, ascending;
  guint order[9], numbers = 0;
  gint counts[9];

  for (guint i = 0; i < 9; i++)
    {
      const RubricPasteCell *cell;

      row = get_row (block, grammar->first + i);
      cell = get_cell (block, row, column);
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

/* Returns: how many kinds of signs there are in nine columns; a word counts as nine. */
static guint
count_signs (const RubricPasteBlock *block, const Grammar *grammar, guint left)
{
  gboolean signs[256] = { FALSE };
  guint n = 0;

  for (guint i = 0; i < SUD_CELLS; i++)
    {
      const RubricPasteRow *row = get_row (block, grammar->first + i / 9);
      const RubricPasteCell *cell = get_cell (block, row, left + i % 9);

      n += cell->kind == RUBRIC_PASTE_CELL_BLANK ? !signs[cell->sign] : cell->kind >= RUBRIC_PASTE_CELL_LETTER ? 9 : 0;
      signs[cell->sign] |= cell->kind == RUBRIC_PASTE_CELL_BLANK;
    }
  return n;
}

/* Returns: whether no column has cells but the nine from @left on. */
static gboolean
try_left (const RubricPasteBlock *block, Grammar *grammar, guint left)
{
  grammar->labels = 0;
  grammar->label = -1;
  for (guint column = 0; column < grammar->n; column++)
    if (column < left || column >= left + 9)
      {
        ColumnKind kind = get_column_kind (block, grammar, column, left);

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

/* Finds the nine columns of cells: with the most labels beside them, then with the fewest kinds of signs.
 * Returns: FALSE if there are none, or several as good */
static gboolean
find_left (const RubricPasteBlock *block, Grammar *grammar)
{
  Grammar best = *grammar;
  gint best_rank = G_MININT;
  gboolean tied = TRUE;

  for (guint left = 0; left + 9 <= grammar->n; left++)
    if (try_left (block, grammar, left))
      {
        gint rank = 1000 * (gint)grammar->labels - (gint)count_signs (block, grammar, left); /* at most 729 signs */

        if (rank > best_rank)
          {
            best = *grammar;
            best.left = left;
          }
        tied = rank == best_rank || (tied && rank < best_rank);
        best_rank = MAX (best_rank, rank);
      }
  *grammar = best;
  return !tied;
}

/* Reads the words on one side of the rows: none or the same, or labels. Returns: FALSE if they are anything else */
static gboolean
read_margin (const RubricPasteBlock *block, Grammar *grammar, guint side)
{
  guint filled = 0;          /* rows with words */
  guint kinds = 0;           /* different words */
  guint names = 0;           /* the same without digits */
  guint first = 0, last = 0; /* rows with the words of the first row, and of the last */
  gboolean ascending, later = TRUE; /* no number is less than that before it */
  guint order[9];
  gint counts[9];

  for (guint i = 0; i < 9; i++)
    {
      const RubricPasteRow *row = get_row (block, grammar->first + i);
      gboolean known = row->margins[side] == 0, named = known;

      filled += row->margins[side] != 0;
      counts[i] = row->counts[side];
      later &= i == 0 || counts[i] >= counts[i - 1];
      for (guint k = 0; k < i; k++)
        {
          known |= get_row (block, grammar->first + k)->margins[side] == row->margins[side];
          named |= get_row (block, grammar->first + k)->names[side] == row->names[side];
        }
      first += row->margins[side] == get_row (block, grammar->first)->margins[side];
      last += row->margins[side] == get_row (block, grammar->first + 8)->margins[side];
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
  if (filled < 6)
    return TRUE; /* remarks on some rows */
  if (filled < 9 && (side == 1 || filled < 8 || get_row (block, grammar->first)->margins[0] != 0))
    return FALSE; /* one has lost its words, and maybe a cell with them; but the first may stand without */
  if (kinds <= 1 || (kinds == 2 && (first == 1 || last == 1)))
    return TRUE; /* the same on all rows, or on all but the first or the last */
  return names == 1 && filled == 9 && side == 0 && later; /* one word with numbers, of which some are equal */
}

static void
see_borders (const RubricPasteBlock *block, const Grammar *grammar, RubricPasteLattice *lattice)
{
  guint32 bars = ~0u, wide = ~0u;
  guint forms = 0, walls = 0;
  gint *seen = lattice->seen;
  gboolean compact = TRUE, edges = FALSE; /* some rows have the edge of a frame, and others have none */
  RubricPasteBreak gaps[9];

  for (guint i = 0; i < 9; i++)
    {
      const RubricPasteRow *row = get_row (block, grammar->first + i);
      guint same = 0, barred = 0;

      gaps[i] = row->gap;
      compact &= get_cell (block, row, grammar->left + 8)->start == get_cell (block, row, grammar->left)->start + 8;
      bars &= row->bars;
      wide &= row->wide;
      for (guint k = 0; k < 9; k++)
        {
          const RubricPasteRow *other = get_row (block, grammar->first + k);

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
      const RubricPasteRow *row = get_row (block, grammar->first + i / 9);

      lattice->cells[9 * grammar->order[i / 9] + i % 9] = *get_cell (block, row, grammar->left + i % 9);
    }
  if (grammar->order[0] == 8 && grammar->order[8] == 0)
    { /* numbers that go down are a chess board's, or count the rows that are left */
      SudGrid upside_down;

      for (guint i = 0; i < SUD_CELLS; i++)
        upside_down.digit[i] = lattice->cells[(8 - i / 9) * 9 + i % 9].digit;
      rubric_paste_offer (lattice, &upside_down);
    }
  lattice->seen[RUBRIC_PASTE_SEEN_ROWS] = 1;
  lattice->seen[RUBRIC_PASTE_SEEN_LABELS] += grammar->labels;
  rubric_paste_add_unless_words (block->shapes, lattice);
}

/* Takes out the empty columns that a sheet may have between boxes. Returns: whether there were any */
static gboolean
close_gaps (RubricPasteBlock *block, Grammar *grammar)
{
  if (grammar->n != 11)
    return FALSE;
  for (guint i = 0; i < 18; i++)
    {
      const RubricPasteRow *row = get_row (block, grammar->first + i / 2);
      const RubricPasteCell *cell = get_cell (block, row, i % 2 == 0 ? 3 : 7);

      if (cell->kind != RUBRIC_PASTE_CELL_BLANK || cell->sign != ' ')
        return FALSE;
    }
  grammar->n = 9;
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      RubricPasteRow *row = get_row (block, grammar->first + i / 9);
      guint column = i % 9;

      row->n = 9;
      *get_cell (block, row, column) = *get_cell (block, row, column + column / 3);
    }
  return TRUE;
}

/* Returns: whether no column has cells but those of @many grids, the first at @left and @between columns apart. */
static gboolean
fit_beside (const RubricPasteBlock *block, const Grammar *grammar, guint many, guint left, guint between)
{
  guint period = 9 + between;

  for (guint i = 0; i < 9 && between == 0; i++) /* then at least what stands between them is another gap */
    for (guint k = 1; k < many; k++)
      if ((get_row (block, grammar->first + i)->wide >> (left + 9 * k) & 1) == 0)
        return FALSE;
  for (guint column = 0; column < grammar->n; column++)
    {
      gboolean inside = column >= left && (column - left) / period < many && (column - left) % period < 9;
      ColumnKind kind = inside ? COLUMN_SAME : get_column_kind (block, grammar, column, 0);

      if (kind != COLUMN_LABELS && kind != COLUMN_SAME)
        return FALSE;
    }
  return TRUE;
}

/* Takes two or more grids side by side. Returns: FALSE if there are none */
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

/* Returns: whether nine columns are numbers or bullets and eight cells. */
static gboolean
is_short (const RubricPasteBlock *block, const Grammar *grammar)
{
  const RubricPasteRow *row = get_row (block, grammar->first);
  ColumnKind kind = get_column_kind (block, grammar, 0, 1);

  if (grammar->n != 9 || (row->wide & 0x1fe) != 2 || (row->bars & 2) != 0)
    return FALSE;
  return kind == COLUMN_LABELS || (kind == COLUMN_SAME && count_signs (block, grammar, 0) > 1);
}

/* Makes lattices of the nine rows from @first on, which have the same number of cells; or leaves a near miss. */
static void
take_nine_rows (RubricPasteBlock *block, guint first, gboolean headed)
{
  const RubricPasteRow *row = get_row (block, first), *last = get_row (block, first + 8);
  Grammar grammar = { first, row->n, 0, 0, -1, { 0, 1, 2, 3, 4, 5, 6, 7, 8 } };
  RubricPasteLattice lattice = { .shape = RUBRIC_PASTE_ROWS, .form = block->form, .node = block->node,
                                 .label = block->label, .name = block->name };

  lattice.seen[RUBRIC_PASTE_SEEN_FRAME] = close_gaps (block, &grammar);
  lattice.may_clash = block->node == RUBRIC_PASTE_NONE;
  if (grammar.n >= 18 && take_beside (block, &grammar, &lattice))
    return;
  if (grammar.n < 9 || grammar.n > 14 || !find_left (block, &grammar) || is_short (block, &grammar))
    {
      rubric_paste_add_near (block->shapes, RUBRIC_PASTE_NEAR_ROWS, get_cell (block, row, 0)->start,
                             get_cell (block, last, last->n - 1)->end, 9, grammar.n);
      return;
    }
  if (grammar.label >= 0)
    {
      gint counts[9];
      gboolean ascending;

      for (guint i = 0; i < 9; i++)
        counts[i] = get_cell (block, get_row (block, first + i), grammar.label)->count;
      find_order (counts, grammar.order, &ascending);
    }
  for (guint side = 0; side < 2; side++)
    lattice.seen[RUBRIC_PASTE_SEEN_UNREAD] |= !read_margin (block, &grammar, side);
  grammar.labels += headed;
  see_borders (block, &grammar, &lattice);
  add_lattice (block, &grammar, &lattice);
}

/* Returns: whether row @i is one of a sheet in which nothing is written. */
static gboolean
is_blank_sheet_row (const RubricPasteBlock *self, guint i)
{
  const RubricPasteRow *row = get_row (self, i);

  return get_cell (self, row, 0)->sign == ' ' && rubric_paste_block_is_blank (self, row);
}

/* Returns: the sign of most blanks in rows that are no rules; 0 for none. */
static guint8
find_blank_sign (const RubricPasteBlock *self)
{
  guint kinds[256] = { 0 }, most = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const RubricPasteRow *row = get_row (self, i);

      for (guint k = 0; k < row->n && !row->may_be_rule; k++)
        {
          const RubricPasteCell *cell = get_cell (self, row, k);

          if (cell->kind == RUBRIC_PASTE_CELL_BLANK && ++kinds[cell->sign] > kinds[most])
            most = cell->sign;
        }
    }
  return most;
}

/* Returns: whether rows that may be rules stand only between bands of three. */
static gboolean
are_between_bands (const RubricPasteBlock *self, guint sure)
{
  guint n = 0, maybe = self->rows->len - sure;

  for (guint i = 0; i < self->rows->len; i++)
    {
      if (get_row (self, i)->may_be_rule && n % 3 != 0)
        return FALSE;
      n += !get_row (self, i)->may_be_rule;
    }
  return sure % 9 == 0 && (sure + maybe) % 9 != 0 && maybe * 9 >= sure * 2;
}

/* Keeps rows of dashes as rows if dashes are blanks in other rows; else they are rules, and become gaps. */
static void
settle_rules (RubricPasteBlock *self)
{
  guint8 sign = find_blank_sign (self);
  guint sure = 0, to = 0;
  gboolean keep;
  RubricPasteBreak gap = RUBRIC_PASTE_TOUCHING;

  for (guint i = 0; i < self->rows->len; i++)
    sure += !get_row (self, i)->may_be_rule;
  keep = sign != 0 && !are_between_bands (self, sure);
  for (guint i = 0; i < self->rows->len; i++)
    {
      RubricPasteRow *row = get_row (self, i);

      if (row->may_be_rule && (!keep || get_cell (self, row, 0)->sign != sign))
        {
          gap = MAX (gap, MAX (row->gap, RUBRIC_PASTE_RULE));
          if (to == 1 && is_blank_sheet_row (self, 0))
            to = 0; /* the head of a table, with nothing in it */
          continue;
        }
      row->may_be_rule = FALSE;
      row->gap = MAX (row->gap, gap);
      gap = RUBRIC_PASTE_TOUCHING;
      *get_row (self, to++) = *row;
    }
  g_array_set_size (self->rows, to);
}

/* Leaves a near miss of rows that are no grid, unless they are too few to be meant as one. */
static void
refuse_rows (RubricPasteBlock *self, guint first, guint end)
{
  const RubricPasteRow *row = get_row (self, first), *last = get_row (self, end - 1);
  guint32 from = get_cell (self, row, 0)->start, to = get_cell (self, last, last->n - 1)->end;
  guint odd = first + 1, n = end - first;

  while (odd < end && get_row (self, odd)->n == row->n)
    odd++;
  if (n < 3 || (n < 5 && row->n != 9))
    return;
  if (odd < end && n == 9)
    rubric_paste_add_near (self->shapes, RUBRIC_PASTE_NEAR_ROW, from, to, odd - first + 1, get_row (self, odd)->n);
  else
    rubric_paste_add_near (self->shapes, RUBRIC_PASTE_NEAR_ROWS, from, to, n, row->n);
}

/* Returns: whether @row, beside rows of @n cells, is the size of a grid or of a file and none of its rows: 9, 3 3,
 * 25. */
static gboolean
is_size_row (const RubricPasteBlock *self, const RubricPasteRow *row, guint n)
{
  return row->n <= 3 && n >= 9 && !rubric_paste_block_is_blank (self, row);
}

/* Drops the blank rows of a sheet around a grid and between its boxes. Returns: the new end */
static guint
drop_blank_rows (RubricPasteBlock *self, guint first, guint end)
{
  guint to = first, head = first, tail = end;
  gboolean inside;

  while (head < end && is_blank_sheet_row (self, head))
    head++;
  while (tail > head && is_blank_sheet_row (self, tail - 1))
    tail--;
  if (tail - head < 9) /* the blank rows are rows of the grid */
    return end;
  inside = tail - head == 11 && is_blank_sheet_row (self, head + 3) && is_blank_sheet_row (self, head + 7);
  for (guint i = head; i < tail; i++)
    if (!inside || (i != head + 3 && i != head + 7))
      *get_row (self, to++) = *get_row (self, i);
  return to;
}

/* Returns: whether the first of nine rows is a head with a line below it: then one row of the grid is missing. */
static gboolean
has_lost_head (const RubricPasteBlock *self, guint first)
{
  return is_head_row (self, get_row (self, first)) && get_row (self, first + 1)->gap > RUBRIC_PASTE_TOUCHING
         && get_row (self, first + 3)->gap == RUBRIC_PASTE_TOUCHING;
}

/* Takes rows @first to @end as one grid, with one head at most, or refuses all of them. */
static void
take_chunk (RubricPasteBlock *self, guint first, guint end)
{
  gboolean headed = FALSE;
  guint n;

  if (end - first > 9 && end - first < 16)
    end = drop_blank_rows (self, first, end);
  if (end - first > 9 && is_size_row (self, get_row (self, first), get_row (self, first + 1)->n))
    first++;
  if (end - first > 9 && get_row (self, end - 1)->gap > RUBRIC_PASTE_TOUCHING
      && is_size_row (self, get_row (self, end - 1), get_row (self, first)->n))
    end--;
  if (end - first == 10 && is_head_row (self, get_row (self, first)))
    {
      headed = TRUE;
      first++;
    }
  else if (end - first == 10 && is_head_row (self, get_row (self, end - 1)))
    {
      headed = TRUE;
      end--;
    }
  n = get_row (self, first)->n;
  for (guint i = first; i < end; i++)
    if (end - first != 9 || has_lost_head (self, first) || get_row (self, i)->n != n)
      {
        refuse_rows (self, first, end);
        return;
      }
  if (end - first == 9)
    take_nine_rows (self, first, headed);
}

/* Returns: the row after @start with a gap of @least or more in front of it, or the end of the block. */
static guint
find_end (const RubricPasteBlock *self, guint start, RubricPasteBreak least)
{
  guint end = start + 1;

  while (end < self->rows->len && get_row (self, end)->gap < least)
    end++;
  return end;
}

/* Returns: whether nine rows from @start on are three bands, or nine lines, with the same gaps between. */
static gboolean
are_bands (const RubricPasteBlock *self, guint start, guint size)
{
  if (start + 9 > self->rows->len)
    return FALSE;
  for (guint i = 1; i < 9; i++)
    if ((get_row (self, start + i)->gap >= RUBRIC_PASTE_VOID) != (i % size == 0))
      return FALSE;
  return start + 9 == self->rows->len || get_row (self, start + 9)->gap >= RUBRIC_PASTE_VOID;
}

/* Returns: whether the rows up to @end are grids with nothing between them; none begins or ends with a blank row. */
static gboolean
are_stacked (const RubricPasteBlock *self, guint start, guint end)
{
  if (end - start < 18 || (end - start) % 9 != 0)
    return FALSE;
  for (guint i = start; i < end; i++)
    {
      const RubricPasteRow *row = get_row (self, i);

      if (row->n != get_row (self, start)->n || ((i - start) % 9 % 8 == 0 && is_blank_sheet_row (self, i)))
        return FALSE;
    }
  return TRUE;
}

/* Returns: whether nine rows are parts of two grids: a frame ends among them, or one of the two places between bands
 * has a blank line and the other has none. */
static gboolean
are_parts (const RubricPasteBlock *self)
{
  guint voids = 0, at = 0;

  for (guint i = 1; i < 9; i++)
    if (get_row (self, i)->gap >= RUBRIC_PASTE_VOID)
      {
        if (get_row (self, i)->gap == RUBRIC_PASTE_FRAMES)
          return TRUE;
        at = i;
        voids++;
      }
  return voids == 1 && at % 3 == 0;
}

/* Returns: whether nine rows are followed by a few more like them: they are no grid. */
static gboolean
has_rest (const RubricPasteBlock *self, guint start, guint end)
{
  guint rest = end < self->rows->len ? find_end (self, end, RUBRIC_PASTE_VOID) - end : 0;

  return end - start == 9 && rest > 0 && rest < 6 && get_row (self, end)->n == get_row (self, start)->n
         && !are_bands (self, end, 3) && !are_bands (self, end, 1);
}

/* Takes the rows from @start on that belong together. Returns: the row after them */
static guint
take_next (RubricPasteBlock *self, guint start)
{
  guint end = find_end (self, start, RUBRIC_PASTE_VOID);

  if (end - start == 1 && end < self->rows->len
      && (is_head_row (self, get_row (self, start))
          || is_size_row (self, get_row (self, start), get_row (self, end)->n)))
    return end; /* a head or a size apart from its grid */
  if (are_bands (self, start, 3) || (end == start + 1 && are_bands (self, start, 1)))
    end = start + 9;
  else if (end - start < 9 && end < self->rows->len)
    end = find_end (self, start, RUBRIC_PASTE_FRAMES);
  if (has_rest (self, start, end))
    {
      end = find_end (self, end, RUBRIC_PASTE_VOID);
      refuse_rows (self, start, end);
      return end;
    }
  if (end - start == 19 && is_blank_sheet_row (self, start + 9)) /* two grids, and a blank row of a sheet between */
    {
      take_chunk (self, start, start + 9);
      start += 10;
    }
  if (are_stacked (self, start, end))
    for (; start + 9 < end; start += 9)
      take_chunk (self, start, start + 9);
  take_chunk (self, start, end);
  return end;
}

void
rubric_paste_block_end (RubricPasteBlock *self)
{
  settle_rules (self);
  if (self->rows->len == 9 && are_parts (self))
    refuse_rows (self, 0, 9);
  else if (self->rows->len == 9)
    take_chunk (self, 0, 9);
  else
    for (guint start = 0; start < self->rows->len;)
      start = take_next (self, start);
  g_array_set_size (self->rows, 0);
  g_array_set_size (self->cells, 0);
}
