/* rubric-paste-lattice.c - the lattices of a text as shapes propose them, and THE TABLE of evidence that weighs them
 *
 * A score is a sum of decibans, ten times the decimal logarithm of the odds: for each kind of evidence how often it was
 * seen, times a weight, up to a limit. The weights, and the scores at which a reading is accepted or a person asked,
 * were chosen by trial on 103 texts in the shapes of pasted ones, and held on 104 that nobody had looked at before.
 * `tests/formats/paste-scores` counts what a change of them does to the texts of tests/data/paste.
 *
 * The weight of chance is computed: how much rarer it is that so few digits of a house are equal if they had been dealt
 * to the same cells at random. It tells Sudokus from other numbers, however many solutions they have.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

#include <glib/gi18n.h>
#include <math.h>

enum
{
  /* Bounds of memory and time for a text of RUBRIC_PASTE_MAX_TEXT */
  MAX_NEARS = 1000,
  MAX_LATTICES = 20000,
};

void
rubric_paste_offer (RubricPasteLattice *lattice, const SudGrid *grid)
{
  lattice->has_alternative = TRUE;
  lattice->alternative = *grid;
}

void
rubric_paste_add_near (RubricPasteShapes *self, RubricPasteNearKind kind, guint32 first, guint32 last, guint n, guint m)
{
  RubricPasteNear near = { kind, first, last, n, m };

  if (self->nears->len < MAX_NEARS)
    g_array_append_val (self->nears, near);
}

/* Returns: whether each house has eight of the nine digits or more as digits and candidates, as no table of numbers
 * has. */
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
  if (marks > 0 && (marks <= 9 || conflicts * 2 > marks)) /* a few are digits that lost the gap between them */
    lattice->seen[RUBRIC_PASTE_SEEN_BAD_MARKS] = MAX (marks, 24);
}

/* Notes where the cells stand, their digits, whether the usual sign for blanks is no digit, and how many blanks have
 * another one. */
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

/* Another shape proposes the cells of @known again: keeps the better count of each kind of evidence, for one shape may
 * have looked at the wrong delimiters. */
static void
merge_counts (RubricPasteLattice *known, const RubricPasteLattice *again)
{
  static const gboolean faults[RUBRIC_PASTE_N_SEEN] = { [RUBRIC_PASTE_SEEN_UNEVEN] = TRUE,
                                                        [RUBRIC_PASTE_SEEN_WALLS] = TRUE,
                                                        [RUBRIC_PASTE_SEEN_MIXED] = TRUE };

  for (guint i = 0; i < RUBRIC_PASTE_N_SEEN; i++)
    if (faults[i] ? again->seen[i] < known->seen[i] : again->seen[i] > known->seen[i])
      known->seen[i] = again->seen[i];
  if ((known->node == RUBRIC_PASTE_NONE) != (again->node == RUBRIC_PASTE_NONE))
    known->seen[RUBRIC_PASTE_SEEN_AGREED] = 1;
  known->may_clash |= again->may_clash;
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
  self->full |= self->lattices->len >= MAX_LATTICES;
  if (lattice->first == RUBRIC_PASTE_NONE || self->full)
    return;
  see_marks (lattice);
  key = GUINT_TO_POINTER (lattice->first * 8 + lattice->shape + 1);
  n = GPOINTER_TO_UINT (g_hash_table_lookup (self->known, key));
  if (n > 0 && has_same_cells (get_lattice (self->lattices, n - 1), lattice))
    {
      merge_counts (get_lattice (self->lattices, n - 1), lattice);
      return;
    }
  g_array_append_vals (self->lattices, lattice, 1);
  if (n == 0)
    g_hash_table_insert (self->known, key, GUINT_TO_POINTER (self->lattices->len));
}

void
rubric_paste_add_unless_words (RubricPasteShapes *self, RubricPasteLattice *lattice)
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
  words = kinds[RUBRIC_PASTE_CELL_WORD];
  if (several || kinds[RUBRIC_PASTE_CELL_LETTER] <= 9)
    words += kinds[RUBRIC_PASTE_CELL_LETTER];
  else
    for (guint i = 0; i < SUD_CELLS; i++)
      if (lattice->cells[i].kind == RUBRIC_PASTE_CELL_LETTER)
        lattice->cells[i].kind = RUBRIC_PASTE_CELL_BLANK;
  if (words == 0)
    rubric_paste_add (self, lattice);
  else if (words < 9 && kinds[RUBRIC_PASTE_CELL_DIGIT] > 9)
    rubric_paste_add_near (self, RUBRIC_PASTE_NEAR_SIGNS, lattice->cells[0].start, lattice->cells[80].end, words, 0);
}

static const struct
{
  RubricPasteSeen seen;
  gint each, limit;
  const char *sentence; /* (nullable): of a refusal for which this is the strongest reason */
} table[] = {
  /* how it is written */
  { RUBRIC_PASTE_SEEN_ROWS, 25, 25, NULL },
  { RUBRIC_PASTE_SEEN_RUN, 32, 32, NULL },
  { RUBRIC_PASTE_SEEN_FLAT, 15, 15, NULL },
  { RUBRIC_PASTE_SEEN_COLUMNS, 10, 10, NULL },
  { RUBRIC_PASTE_SEEN_PLACES, 50, 50, NULL },
  { RUBRIC_PASTE_SEEN_FRAME, 12, 12, NULL },   /* lines or gaps after columns 3 and 6 */
  { RUBRIC_PASTE_SEEN_BANDS, 12, 12, NULL },   /* the same after rows 3 and 6 */
  { RUBRIC_PASTE_SEEN_DRAWN, 30, 30, NULL },   /* both are lines */
  { RUBRIC_PASTE_SEEN_AGREED, 6, 6, NULL },    /* lines and brackets say the same */
  { RUBRIC_PASTE_SEEN_LABELS, 6, 12, NULL },   /* rows or columns are counted */
  { RUBRIC_PASTE_SEEN_BLANKS, 6, 6, NULL },    /* a sign for blanks that is no digit */
  { RUBRIC_PASTE_SEEN_SIBLINGS, 25, 25, NULL },/* others like it beside it */
  { RUBRIC_PASTE_SEEN_MARKED, 30, 30, NULL },  /* candidates that fit the digits */
  { RUBRIC_PASTE_SEEN_SUDOKU, 10, 10, NULL },  /* the text speaks of Sudoku */
  { RUBRIC_PASTE_SEEN_ALONE, 15, 15, NULL },   /* the text is little else */
  { RUBRIC_PASTE_SEEN_BOXES, -30, -30, NULL },
  { RUBRIC_PASTE_SEEN_COLUMNWISE, -30, -30, NULL },
  { RUBRIC_PASTE_SEEN_NAMED_ORDER, 40, 40, NULL }, /* and words say so */
  { RUBRIC_PASTE_SEEN_ZERO_BASED, -10, -10, NULL },
  { RUBRIC_PASTE_SEEN_UNEVEN, -2, -8, N_ ("Its rows are written in different ways.") },
  { RUBRIC_PASTE_SEEN_MIXED, -6, -90, N_ ("Its blanks are written in different ways.") },
  { RUBRIC_PASTE_SEEN_UNREAD, -200, -200, N_ ("It is not clear what stands beside its cells.") },
  { RUBRIC_PASTE_SEEN_WALLS, -15, -80, N_ ("Its lines are not those of a classic Sudoku.") },
  { RUBRIC_PASTE_SEEN_BAD_MARKS, -5, -120, N_ ("Its numbers are no candidates.") },
  { RUBRIC_PASTE_SEEN_VARIANT, -200, -200, N_ ("The text names other rules than those of a classic Sudoku.") },
  /* its digits */
  { RUBRIC_PASTE_SEEN_CHANCE, 1, 60, N_ ("Its digits meet as often as by chance.") },
  { RUBRIC_PASTE_SEEN_CLASHES, -6, -36, N_ ("Its digits do not go together in a Sudoku.") },
  { RUBRIC_PASTE_SEEN_DAMAGED, -80, -80, N_ ("Its digits do not go together in a Sudoku.") },
  { RUBRIC_PASTE_SEEN_UNIQUE, 20, 20, NULL },
  { RUBRIC_PASTE_SEEN_SOLVED, 10, 10, NULL },
  { RUBRIC_PASTE_SEEN_SEVERAL, -4, -4, NULL },
  { RUBRIC_PASTE_SEEN_NONE, -10, -10, N_ ("It has no solution.") },
  { RUBRIC_PASTE_SEEN_KINDS, 4, 20, NULL },    /* different digits, if there are too few for one solution */
  { RUBRIC_PASTE_SEEN_COMPACT, 8, 8, NULL },   /* nothing between the cells of a row */
  { RUBRIC_PASTE_SEEN_TOO_FEW, -1, -10, N_ ("It has too few digits.") }, /* each that is missing to SUD_MIN_CLUES */
  { RUBRIC_PASTE_SEEN_FULL_CLASH, -60, -60, N_ ("It is full of digits that do not go together in a Sudoku.") },
  { RUBRIC_PASTE_SEEN_UNCLEAR_GIVENS, -200, -200,
    N_ ("The text tells givens from other digits, but not clearly enough.") },
  /* digits of one look were taken as its givens */
  { RUBRIC_PASTE_SEEN_ONE_SIDE, -10, -10, NULL },
  { RUBRIC_PASTE_SEEN_NAMED_SIDE, 20, 20, NULL },
};

/* Counts pairs of equal digits in one house; @expected: as many as the same digits would make in a random order. */
static guint
count_clashes (const SudGrid *grid, gdouble *expected)
{
  guint clashes = 0, pairs = 0, filled = 0, counts[10] = { 0 };
  gdouble same = 0;

  for (int a = 0; a < SUD_CELLS; a++)
    {
      counts[grid->digit[a]]++;
      for (int b = a + 1; b < SUD_CELLS && grid->digit[a] > 0; b++)
        if (grid->digit[b] > 0
            && (sud_row (a) == sud_row (b) || sud_column (a) == sud_column (b) || sud_box (a) == sud_box (b)))
          {
            pairs++;
            clashes += grid->digit[a] == grid->digit[b];
          }
    }
  filled = SUD_CELLS - counts[0];
  for (guint digit = 1; digit <= SUD_SIZE; digit++)
    same += counts[digit] * (counts[digit] - 1.0);
  *expected = filled > 1 ? pairs * same / (filled * (filled - 1.0)) : 0;
  return clashes;
}

/* Returns: in decibans, how much likelier @clashes are in a Sudoku than by chance: the ratio of two Poisson
 * distributions. Typists make 0.2 slips in a Sudoku on average: an estimate, which was not measured. */
static gint
weigh_chance (guint clashes, gdouble expected)
{
  const gdouble slips = 0.2;
  gdouble nats = expected - slips + (expected > 0 ? clashes * log (slips / expected) : 0);

  return expected < slips ? 0 : (gint)CLAMP (nats * 10 / G_LN10, -60, 60);
}

static gint
count_kinds (const SudGrid *grid)
{
  SudDigits digits = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    digits |= grid->digit[cell] > 0 ? SUD_DIGIT_BIT (grid->digit[cell]) : 0;
  return sud_digits_count (digits);
}

static void
see_digits (RubricPasteLattice *lattice)
{
  gint *seen = lattice->seen;
  gdouble expected;
  guint clashes = count_clashes (&lattice->grid, &expected);
  SudResult result;

  sud_solve_count (&lattice->grid, 2, NULL, &result);
  lattice->verdict = result.verdict;
  lattice->n_digits = sud_grid_count_filled (&lattice->grid);
  seen[RUBRIC_PASTE_SEEN_CHANCE] = weigh_chance (clashes, expected);
  seen[RUBRIC_PASTE_SEEN_CLASHES] = clashes;
  seen[RUBRIC_PASTE_SEEN_DAMAGED]
      = clashes > 0
        && (seen[RUBRIC_PASTE_SEEN_UNEVEN] + seen[RUBRIC_PASTE_SEEN_MIXED] + seen[RUBRIC_PASTE_SEEN_WALLS] > 0
            || !lattice->may_clash);
  seen[RUBRIC_PASTE_SEEN_KINDS] = lattice->n_digits < SUD_MIN_CLUES ? MAX (0, count_kinds (&lattice->grid) - 2) : 0;
  seen[RUBRIC_PASTE_SEEN_TOO_FEW] = MAX (0, SUD_MIN_CLUES - lattice->n_digits);
  seen[RUBRIC_PASTE_SEEN_SOLVED] = lattice->n_digits == SUD_CELLS && clashes == 0;
  seen[RUBRIC_PASTE_SEEN_FULL_CLASH] = lattice->n_digits == SUD_CELLS && clashes > 0;
  seen[RUBRIC_PASTE_SEEN_UNIQUE] = lattice->n_digits < SUD_CELLS && lattice->verdict == SUD_VERDICT_ONE;
  seen[RUBRIC_PASTE_SEEN_SEVERAL] = lattice->verdict == SUD_VERDICT_MANY && lattice->n_digits >= SUD_MIN_CLUES;
  seen[RUBRIC_PASTE_SEEN_NONE] = lattice->verdict == SUD_VERDICT_NONE;
}

void
rubric_paste_weigh (RubricPasteLattice *lattice)
{
  gint least = 0; /* among the rows with a sentence */

  see_digits (lattice);
  lattice->score = lattice->why = 0;
  for (guint row = 0; row < G_N_ELEMENTS (table); row++)
    {
      gint most = ABS (table[row].limit), weight = lattice->seen[table[row].seen] * table[row].each;

      weight = CLAMP (weight, -most, most);
      lattice->score += weight;
      if (table[row].sentence == NULL || weight >= least)
        continue;
      least = weight;
      lattice->why = row + 1;
    }
}

const char *
rubric_paste_get_why (const RubricPasteLattice *lattice)
{
  return lattice->why > 0 ? table[lattice->why - 1].sentence : NULL;
}
