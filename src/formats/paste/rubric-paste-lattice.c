/* rubric-paste-lattice.c - the lattices and near misses of a text, as shapes propose them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-lattice.h"

enum
{
  MOST_NEARS = 1000,
  MOST_LATTICES = 20000,
};

void
rubric_paste_add_near (RubricPasteShapes *self, RubricPasteNearKind kind, guint32 first, guint32 last, guint n, guint m)
{
  RubricPasteNear near = { kind, first, last, n, m };

  if (self->nears->len < MOST_NEARS)
    g_array_append_val (self->nears, near);
}

/* Returns whether digits and candidates of each house are nearly all nine: numbers of a table are not. */
static gboolean
houses_are_full (const RubricPasteLattice *lattice)
{
  SudDigits houses[27] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudDigits bits
          = lattice->grid.digit[cell] > 0 ? SUD_DIGIT_BIT (lattice->grid.digit[cell]) : lattice->cells[cell].marks;

      houses[sud_row (cell)] |= bits;
      houses[9 + sud_column (cell)] |= bits;
      houses[18 + sud_box (cell)] |= bits;
    }
  for (guint i = 0; i < 27; i++)
    if (sud_digits_count (houses[i]) < 8)
      return FALSE;
  return TRUE;
}

static void
see_marks (RubricPasteLattice *lattice)
{
  guint marks = 0, conflicts = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (lattice->cells[cell].marks != 0)
      {
        marks++;
        conflicts += (lattice->cells[cell].marks & ~sud_grid_candidates (&lattice->grid, cell)) != 0;
      }
  lattice->has_marks = marks > 0;
  lattice->seen[RUBRIC_PASTE_SEEN_MARKED] = marks > 9 && conflicts * 2 <= marks && houses_are_full (lattice);
  if (marks > 0 && (marks <= 9 || conflicts * 2 > marks)) /* a few are digits that stuck together */
    lattice->seen[RUBRIC_PASTE_SEEN_BAD_MARKS] = MAX (marks, 24);
}

/* Where the cells stand in the text, their digits, and how blanks are written: most in one way, and that no digit. */
static void
see_cells (RubricPasteLattice *lattice)
{
  guint signs[G_MAXUINT8 + 1] = { 0 }, blanks = 0, often = 0;
  guint8 usual = '0';

  lattice->first = RUBRIC_PASTE_NONE;
  lattice->last = 0;
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      const RubricPasteCell *cell = &lattice->cells[i];

      lattice->grid.digit[i] = cell->kind == RUBRIC_PASTE_CELL_DIGIT ? cell->digit : 0;
      if (cell->end > cell->start) /* a blank may be nowhere in the text */
        {
          lattice->first = MIN (lattice->first, cell->start);
          lattice->last = MAX (lattice->last, cell->end);
        }
      blanks += cell->kind == RUBRIC_PASTE_CELL_BLANK;
      if (cell->kind == RUBRIC_PASTE_CELL_BLANK && ++signs[cell->sign] > often)
        {
          often = signs[cell->sign];
          usual = cell->sign;
        }
    }
  lattice->seen[RUBRIC_PASTE_SEEN_BLANKS] = usual != '0';
  lattice->seen[RUBRIC_PASTE_SEEN_MIXED] += blanks - often;
}

static gboolean
has_same_cells (const RubricPasteLattice *a, const RubricPasteLattice *b)
{
  if (memcmp (&a->grid, &b->grid, sizeof a->grid) != 0)
    return FALSE;
  for (guint i = 0; i < SUD_CELLS; i++)
    if (a->cells[i].trait != b->cells[i].trait || a->cells[i].marks != b->cells[i].marks)
      return FALSE;
  return a->last == b->last;
}

/* Another shape has seen @known again: the better of both counts, for one of them may have looked the wrong way. */
static void
merge (RubricPasteLattice *known, const RubricPasteLattice *again)
{
  static const gboolean faults[RUBRIC_PASTE_N_SEEN] = { [RUBRIC_PASTE_SEEN_UNEVEN] = TRUE,
                                                        [RUBRIC_PASTE_SEEN_WALLS] = TRUE,
                                                        [RUBRIC_PASTE_SEEN_MIXED] = TRUE };

  for (guint i = 0; i < RUBRIC_PASTE_N_SEEN; i++)
    if (faults[i] ? again->seen[i] < known->seen[i] : again->seen[i] > known->seen[i])
      known->seen[i] = again->seen[i];
  if ((known->node == RUBRIC_PASTE_NONE) != (again->node == RUBRIC_PASTE_NONE))
    known->seen[RUBRIC_PASTE_SEEN_AGREED] = 1;
  known->plain |= again->plain;
  if (known->node == RUBRIC_PASTE_NONE)
    known->node = again->node;
  if (known->label == 0)
    known->label = again->label;
  if (known->name == 0)
    known->name = again->name;
}

void
rubric_paste_add (RubricPasteShapes *self, RubricPasteLattice *lattice)
{
  gpointer key;
  guint n;

  see_cells (lattice);
  self->full |= self->lattices->len >= MOST_LATTICES;
  if (lattice->first == RUBRIC_PASTE_NONE || self->full)
    return;
  see_marks (lattice);
  key = GUINT_TO_POINTER (lattice->first * 8 + lattice->shape + 1);
  n = GPOINTER_TO_UINT (g_hash_table_lookup (self->known, key));
  if (n > 0 && has_same_cells (rubric_paste_lattice (self->lattices, n - 1), lattice))
    {
      merge (rubric_paste_lattice (self->lattices, n - 1), lattice);
      return;
    }
  g_array_append_vals (self->lattices, lattice, 1);
  if (n == 0)
    g_hash_table_insert (self->known, key, GUINT_TO_POINTER (self->lattices->len));
}

gboolean
rubric_paste_settle_cells (RubricPasteShapes *self, RubricPasteLattice *lattice)
{
  guint kinds[RUBRIC_PASTE_CELL_WORD + 1] = { 0 }, words;
  guint8 letter = 0;
  gboolean several = FALSE;

  for (guint i = 0; i < SUD_CELLS; i++)
    {
      const RubricPasteCell *cell = &lattice->cells[i];

      kinds[cell->kind]++;
      if (cell->kind != RUBRIC_PASTE_CELL_LETTER)
        continue;
      several |= letter != 0 && letter != cell->sign;
      letter = cell->sign;
    }
  if (!several && kinds[RUBRIC_PASTE_CELL_LETTER] > 9)
    {
      for (guint i = 0; i < SUD_CELLS; i++)
        if (lattice->cells[i].kind == RUBRIC_PASTE_CELL_LETTER)
          lattice->cells[i].kind = RUBRIC_PASTE_CELL_BLANK;
      kinds[RUBRIC_PASTE_CELL_LETTER] = 0;
    }
  words = kinds[RUBRIC_PASTE_CELL_WORD] + kinds[RUBRIC_PASTE_CELL_LETTER];
  if (words > 0 && words < 9 && kinds[RUBRIC_PASTE_CELL_DIGIT] > 9)
    rubric_paste_add_near (self, RUBRIC_PASTE_NEAR_SIGNS, lattice->cells[0].start, lattice->cells[80].end, words, 0);
  return words == 0;
}

void
rubric_paste_add_flat (RubricPasteShapes *self, const RubricPasteCell *cells, const guint32 *gaps, guint form,
                       guint32 label, guint32 name)
{
  RubricPasteLattice lattice = { .form = form, .node = RUBRIC_PASTE_NONE, .label = label, .name = name };
  guint joints = 0, even = 0, chunk = 1;

  memcpy (lattice.cells, cells, sizeof lattice.cells);
  lattice.shape = cells[80].end - cells[0].start == SUD_CELLS ? RUBRIC_PASTE_RUN : RUBRIC_PASTE_FLAT;
  for (guint i = 1; i < SUD_CELLS; i++)
    {
      chunk = gaps[i] == 0 && cells[i].start == cells[i - 1].end ? chunk + 1 : 1;
      if (chunk > 9 && lattice.shape == RUBRIC_PASTE_FLAT)
        return; /* a number in front of eighty cells */
      if (i % 9 == 0)
        joints += gaps[i] == gaps[9] && gaps[9] != 0;
      else
        even += gaps[i] == gaps[9];
    }
  if (!rubric_paste_settle_cells (self, &lattice))
    return;
  lattice.seen[lattice.shape == RUBRIC_PASTE_RUN ? RUBRIC_PASTE_SEEN_RUN : RUBRIC_PASTE_SEEN_FLAT] = 1;
  lattice.plain = lattice.shape == RUBRIC_PASTE_RUN;
  lattice.seen[RUBRIC_PASTE_SEEN_FRAME] = joints == 8 && even == 0; /* nine words of nine */
  rubric_paste_add (self, &lattice);
}
