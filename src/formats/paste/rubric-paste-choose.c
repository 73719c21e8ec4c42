/* rubric-paste-choose.c - of several lattices the best for the same cells; which are solutions, states, repetitions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-choose.h"

enum
{
  LOOK_BACK = 64, /* lattices */
  CLOSE = 300,    /* characters between two of one list */
  LIST = 4,       /* puzzles that follow each other line by line */
  NEXT = 100,     /* characters between these */
  STEPS = 3,      /* digits that a later state has more, at least; fewer are two puzzles */
};

static RubricPasteLattice *
get (GArray *lattices, guint i)
{
  return rubric_paste_lattice (lattices, i);
}

static gboolean
is_equal (const RubricPasteLattice *a, const RubricPasteLattice *b)
{
  return memcmp (&a->grid, &b->grid, sizeof a->grid) == 0;
}

static gboolean
is_taken (const RubricPasteLattice *lattice)
{
  return lattice->fate == RUBRIC_PASTE_KEPT && lattice->score >= RUBRIC_PASTE_ACCEPT;
}

/* Grids side by side stand within each other's lines and share no cell. */
static gboolean
shares_cells (const RubricPasteLattice *a, const RubricPasteLattice *b)
{
  if (a->last <= b->first || b->last <= a->first)
    return FALSE;
  for (guint i = 0; i < SUD_CELLS; i++)
    for (guint k = 0; k < SUD_CELLS; k++)
      if (a->cells[i].start < b->cells[k].end && b->cells[k].start < a->cells[i].end)
        return TRUE;
  return a->cells[0].start == b->cells[0].start;
}

static gboolean
is_turned (const RubricPasteLattice *a, const RubricPasteLattice *b)
{
  guint same = 0;

  for (int i = 0; i < SUD_CELLS; i++)
    same += a->grid.digit[i] == b->grid.digit[sud_cell (sud_column (i), sud_row (i))];
  return same >= 72 && a->n_digits >= 17;
}

void
rubric_paste_choose_best (GArray *lattices)
{
  for (guint i = 0; i < lattices->len; i++)
    for (guint k = i + 1; k < lattices->len && k < i + LOOK_BACK && get (lattices, k)->first < get (lattices, i)->last;
         k++)
      {
        RubricPasteLattice *a = get (lattices, i), *b = get (lattices, k);
        RubricPasteLattice *better = a->score >= b->score ? a : b, *worse = better == a ? b : a;

        if (a->fate != RUBRIC_PASTE_KEPT || b->fate != RUBRIC_PASTE_KEPT || !shares_cells (a, b))
          continue;
        if (!is_equal (a, b) && worse->score >= RUBRIC_PASTE_ACCEPT
            && (better->score - worse->score < RUBRIC_PASTE_MARGIN || is_turned (a, b)))
          {
            better->has_rival = TRUE;
            better->rival = worse->grid;
          }
        worse->fate = RUBRIC_PASTE_SAME_CELLS;
      }
}

/* How the first blank is written, or 0. */
static guint8
get_sign (const RubricPasteLattice *lattice)
{
  const RubricPasteCell *cell = lattice->cells, *end = cell + SUD_CELLS;

  while (cell < end && cell->kind != RUBRIC_PASTE_CELL_BLANK)
    cell++;
  return cell < end ? cell->sign : 0;
}

/* Whether @other, which is a puzzle, is written like @lattice and not far from it. */
static gboolean
vouches (const RubricPasteLattice *other, const RubricPasteLattice *lattice)
{
  guint32 far = lattice->shape == RUBRIC_PASTE_RUN ? CLOSE : 4 * CLOSE; /* a run is a line, all others are many */

  return other->score >= RUBRIC_PASTE_ACCEPT && other->shape == lattice->shape && other->form == lattice->form
         && MAX (other->first, lattice->first) - MIN (other->first, lattice->first) <= far
         && get_sign (other) == get_sign (lattice);
}

void
rubric_paste_weigh_siblings (GArray *lattices)
{
  for (guint i = 0; i < lattices->len; i++)
    {
      RubricPasteLattice *lattice = get (lattices, i);
      const RubricPasteLattice *before = get (lattices, i > 0 ? i - 1 : i);
      const RubricPasteLattice *behind = get (lattices, MIN (i + 1, lattices->len - 1));

      if (lattice->score >= RUBRIC_PASTE_ACCEPT || !(vouches (before, lattice) || vouches (behind, lattice)))
        continue;
      lattice->seen[RUBRIC_PASTE_SEEN_SIBLINGS] = 1;
      rubric_paste_weigh (lattice);
    }
}

/* Returns whether @b is @a, or its solution, or a later state of it. Some digits may be wrong: it repeats seven of ten,
 * and digits of two puzzles agree in one of nine. */
static gboolean
follows (const RubricPasteLattice *b, const RubricPasteLattice *a)
{
  gint same = 0, kept = 0;

  if (b->has_marks)
    return FALSE;
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      same += b->grid.digit[i] > 0 && a->grid.digit[i] == b->grid.digit[i];
      kept += a->grid.digit[i] > 0 && a->grid.digit[i] == b->grid.digit[i];
    }
  if (same >= 70)
    return TRUE;
  if (b->n_digits < a->n_digits + 3 || (b->n_digits < 50 && b->shape == RUBRIC_PASTE_RUN) || a->n_digits < 10)
    return FALSE;
  return kept * 10 >= a->n_digits * 7;
}

/* Returns whether line by line at least LIST runs stand together, @i and @k among them. */
static gboolean
is_line_list (GArray *lattices, guint i, guint k)
{
  for (guint n = 0; n < LIST && i > 0 && get (lattices, i - 1)->shape == RUBRIC_PASTE_RUN
                    && get (lattices, i)->first < get (lattices, i - 1)->last + NEXT; n++)
    i--;
  for (guint end = i; end < lattices->len && get (lattices, end)->shape == RUBRIC_PASTE_RUN; end++)
    {
      if (end > i && get (lattices, end)->first > get (lattices, end - 1)->last + NEXT)
        return FALSE;
      if (end >= k && end - i + 1 >= LIST)
        return TRUE;
    }
  return FALSE;
}

/* Returns whether two are members of one list, with numbers of their own or with nothing but line ends between. */
static gboolean
is_listed (GArray *lattices, guint i, guint k)
{
  const RubricPasteLattice *a = get (lattices, i), *b = get (lattices, k);

  if (a->shape != b->shape || a->form != b->form || a->has_marks != b->has_marks)
    return FALSE;
  if (!is_equal (a, b) && a->label != b->label && is_line_list (lattices, i, k))
    return TRUE;
  if (a->name != 0 || b->name != 0)
    return a->name == b->name && a->label != b->label;
  if (a->label != 0 || b->label != 0)
    return a->label != b->label; /* numbers and nothing else in front of them */
  if (a->shape != RUBRIC_PASTE_RUN || lattices->len < LIST)
    return FALSE;
  for (; i < k; i++)
    if (get (lattices, i)->shape != RUBRIC_PASTE_RUN || get (lattices, i + 1)->first - get (lattices, i)->last > 2)
      return FALSE;
  return TRUE;
}

/* Returns whether @b only goes on from @a, and the next from it: the log of a solver, not a list. */
static gboolean
is_chain (GArray *lattices, guint i, guint k)
{
  const RubricPasteLattice *a = get (lattices, i), *b = get (lattices, k);

  for (guint next = k + 1; next < MIN (lattices->len, k + LOOK_BACK); next++)
    if (is_taken (get (lattices, next)))
      return sud_grid_keeps (&get (lattices, next)->grid, &b->grid) && sud_grid_keeps (&b->grid, &a->grid);
  return FALSE;
}

/* Returns the fate of lattice @k because of @i before it. */
static RubricPasteFate
compare (GArray *lattices, guint i, guint k)
{
  const RubricPasteLattice *a = get (lattices, i), *b = get (lattices, k);
  gboolean listed = is_listed (lattices, i, k) && !is_chain (lattices, i, k);

  if (is_equal (a, b))
    return listed ? RUBRIC_PASTE_KEPT : RUBRIC_PASTE_REPEATED;
  if (a->n_digits == SUD_CELLS || (listed && b->n_digits < SUD_CELLS))
    return RUBRIC_PASTE_KEPT;
  if (b->n_digits < SUD_CELLS && b->n_digits < a->n_digits + STEPS && !is_chain (lattices, i, k))
    return is_turned (a, b) ? RUBRIC_PASTE_REPEATED : RUBRIC_PASTE_KEPT;
  if ((a->verdict == SUD_VERDICT_ONE && sud_grid_keeps (&b->grid, &a->grid)) || follows (b, a))
    return b->n_digits == SUD_CELLS ? RUBRIC_PASTE_SOLUTION : RUBRIC_PASTE_STATE;
  if (b->n_digits == SUD_CELLS && sud_grid_keeps (&b->grid, &a->grid))
    return RUBRIC_PASTE_SOLUTION;
  return is_turned (a, b) ? RUBRIC_PASTE_REPEATED : RUBRIC_PASTE_KEPT;
}

/* A solution, or a state with few blanks, may stand in front of its puzzle. */
static void
drop_before (GArray *lattices, guint k)
{
  const RubricPasteLattice *b = get (lattices, k);
  guint i = k;
  RubricPasteLattice *a;

  while (i > 0 && !is_taken (get (lattices, i - 1)))
    i--;
  if (i == 0 || b->n_digits == SUD_CELLS || b->verdict != SUD_VERDICT_ONE)
    return;
  a = get (lattices, i - 1);
  if (a->n_digits < SUD_CELLS && is_listed (lattices, i - 1, k))
    return;
  if ((a->n_digits >= b->n_digits + STEPS && a->verdict == SUD_VERDICT_ONE && sud_grid_keeps (&a->grid, &b->grid))
      || (a->n_digits > 60 && follows (b, a)))
    a->fate = a->n_digits == SUD_CELLS ? RUBRIC_PASTE_SOLUTION : RUBRIC_PASTE_STATE;
}

/* A grid that cannot be read, of which @b may be a state: then the state is not the puzzle. */
static gboolean
is_orphan (const RubricPasteLattice *a, const RubricPasteLattice *b)
{
  return a->score < RUBRIC_PASTE_ACCEPT && a->fate == RUBRIC_PASTE_KEPT && a->n_digits >= 17 && !shares_cells (a, b)
         && follows (b, a);
}

/* What the @k-th is of those before it: the nearest to the head of the text decides. */
static RubricPasteFate
find_fate (GArray *lattices, guint k)
{
  RubricPasteFate fate = RUBRIC_PASTE_KEPT;

  for (guint i = k - MIN (k, LOOK_BACK); i < k && fate == RUBRIC_PASTE_KEPT; i++)
    if (is_taken (get (lattices, i)))
      fate = compare (lattices, i, k);
    else if (is_orphan (get (lattices, i), get (lattices, k)))
      fate = RUBRIC_PASTE_STATE;
  return fate;
}

void
rubric_paste_drop_followers (GArray *lattices)
{
  for (guint k = 0; k < lattices->len; k++)
    if (is_taken (get (lattices, k)))
      {
        drop_before (lattices, k);
        get (lattices, k)->fate = find_fate (lattices, k);
      }
}
