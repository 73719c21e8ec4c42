/* rubric-loose-traits.c - what is said of some cells and not of others, by names that nobody knows
 *
 *     <td class="k">5</td><td class="p">4</td><td class="p"></td>      {"v": 5, "open": 1}, {"v": 4, "open": 0}, …
 *
 * What some digits have and others have not may tell givens from what was entered. It does where only the ones are a puzzle
 * that the others agree with; where both are, the person has to choose. Rows of two colours, the cell that is selected, all
 * the fives in another colour: these tell nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-traits.h"

#include "sud-solve.h"

#include <string.h>

enum
{
  LEAST_GIVENS = 17,
  LEAST_PART = 3,    /* kinds of digits with a trait, and without it: the cell that is selected, and a slip, are two */
  LEAST_FULL = 72,   /* digits in a grid where places show */
  MOST_PATTERNS = 3, /* rows that differ, or columns, in a trait that is of places */
  MOST_ODD = 1,      /* blanks of which it says something else, which may be damaged */
  MOST_TRAITS = 1 << 10,
  MOST_TRIES = 64,
  MOST_PARTS = 4,
};

typedef struct
{
  guint8 has[SUD_CELLS];
  guint blanks; /* that have it */
  guint last;   /* what it was last said of */
} Trait;

struct _RubricLooseTraits
{
  GHashTable *indices; /* of traits, from 1, by their numbers */
  GArray *traits;      /* of #Trait */
  guint blanks;
  guint n; /* of cells and blanks of which something was said */
  int cell;
};

RubricLooseTraits *
rubric_loose_traits_new (void)
{
  RubricLooseTraits *self = g_new0 (RubricLooseTraits, 1);

  self->indices = g_hash_table_new (NULL, NULL);
  self->traits = g_array_new (FALSE, FALSE, sizeof (Trait));
  return self;
}

void
rubric_loose_traits_free (RubricLooseTraits *self)
{
  g_hash_table_unref (self->indices);
  g_array_unref (self->traits);
  g_free (self);
}

guint
rubric_loose_traits_hash (guint of, const char *text, gsize length)
{
  guint hash = of * 33 + 5381;

  for (gsize i = 0; i < length; i++)
    hash = hash * 33 + (guint8)g_ascii_tolower (text[i]);
  return hash;
}

void
rubric_loose_traits_begin (RubricLooseTraits *self, int cell)
{
  self->cell = cell;
  self->blanks += cell < 0;
  self->n++;
}

void
rubric_loose_traits_add (RubricLooseTraits *self, guint number)
{
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (self->indices, GUINT_TO_POINTER (number)));
  Trait fresh = { .blanks = 0 }, *trait;

  if (index == 0)
    {
      if (self->traits->len == MOST_TRAITS)
        return;
      g_array_append_val (self->traits, fresh);
      index = self->traits->len;
      g_hash_table_insert (self->indices, GUINT_TO_POINTER (number), GUINT_TO_POINTER (index));
    }
  trait = &g_array_index (self->traits, Trait, index - 1);
  if (trait->last == self->n)
    return;
  trait->last = self->n;
  if (self->cell >= 0)
    trait->has[self->cell] = TRUE;
  else
    trait->blanks++;
}

/* The cell at @index of @line, a row or else a column. */
static int
get_cell (int line, int index, gboolean column)
{
  return column ? sud_cell (index, line) : sud_cell (line, index);
}

/* Whether two lines have it at the same cells, as far as both have digits there. */
static gboolean
are_alike (const Trait *self, const SudGrid *grid, int first, int second, gboolean column)
{
  for (int i = 0; i < SUD_SIZE; i++)
    {
      int a = get_cell (first, i, column), b = get_cell (second, i, column);

      if (grid->digit[a] != 0 && grid->digit[b] != 0 && self->has[a] != self->has[b])
        return FALSE;
    }
  return TRUE;
}

static int
count_patterns (const Trait *self, const SudGrid *grid, gboolean column)
{
  int n = 0;

  for (int line = 0; line < SUD_SIZE; line++)
    {
      int other = 0;

      while (other < line && !are_alike (self, grid, line, other, column))
        other++;
      n += other == line;
    }
  return n;
}

/* Whether all digits that have it, or else all that have not, stand in one house. */
static gboolean
is_of_house (const Trait *self, const SudGrid *grid, guint8 has)
{
  int house[3] = { -1, -1, -1 };
  gboolean same[3] = { TRUE, TRUE, TRUE };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      const int houses[] = { sud_row (cell), sud_column (cell), sud_box (cell) };

      for (int i = 0; i < 3 && grid->digit[cell] != 0 && self->has[cell] == has; i++)
        {
          same[i] &= house[i] < 0 || house[i] == houses[i];
          house[i] = houses[i];
        }
    }
  return same[0] || same[1] || same[2];
}

/* Whether all digits of each row agree, or all of each column, or all of each box. */
static gboolean
is_of_lines (const Trait *self, const SudGrid *grid)
{
  guint8 seen[3][SUD_SIZE] = { { 0 } };
  gboolean same[3] = { TRUE, TRUE, TRUE };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      const int houses[] = { sud_row (cell), sud_column (cell), sud_box (cell) };

      for (int i = 0; i < 3 && grid->digit[cell] != 0; i++)
        {
          guint8 *had = &seen[i][houses[i]], has = 1 + (self->has[cell] != 0);

          same[i] &= *had == 0 || *had == has;
          *had = has;
        }
    }
  return same[0] || same[1] || same[2];
}

/* Whether it is of places: one house, every other row, the edges of boxes, the houses of a cell. */
static gboolean
is_of_places (const Trait *self, const SudGrid *grid)
{
  if (is_of_lines (self, grid) || is_of_house (self, grid, TRUE) || is_of_house (self, grid, FALSE))
    return TRUE;
  return sud_grid_count_filled (grid) >= LEAST_FULL
         && MIN (count_patterns (self, grid, FALSE), count_patterns (self, grid, TRUE)) <= MOST_PATTERNS;
}

/* Whether it parts the digits, but not by what they are. */
static gboolean
parts_digits (const Trait *self, const SudGrid *grid)
{
  SudDigits kinds[2] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] != 0)
      kinds[self->has[cell]] |= SUD_DIGIT_BIT (grid->digit[cell]);
  return (kinds[0] & kinds[1]) != 0 && sud_digits_count (kinds[0]) >= LEAST_PART && sud_digits_count (kinds[1]) >= LEAST_PART;
}

gboolean
rubric_loose_traits_may_tell (const guint8 has[SUD_CELLS], const SudGrid *grid)
{
  Trait trait = { .blanks = 0 };

  memcpy (trait.has, has, sizeof trait.has);
  return parts_digits (&trait, grid) && !is_of_places (&trait, grid);
}

/* Whether one before the trait at @index parts the digits in the same way. */
static gboolean
is_known (const RubricLooseTraits *self, guint index, const SudGrid *grid)
{
  const Trait *trait = &g_array_index (self->traits, Trait, index);

  for (guint i = 0; i < index; i++)
    {
      const Trait *other = &g_array_index (self->traits, Trait, i);
      guint same = 0, digits = 0;

      for (int cell = 0; cell < SUD_CELLS; cell++)
        {
          digits += grid->digit[cell] != 0;
          same += grid->digit[cell] != 0 && trait->has[cell] == other->has[cell];
        }
      if ((same == 0 || same == digits) && MIN (other->blanks, self->blanks - other->blanks) <= MOST_ODD)
        return TRUE;
    }
  return FALSE;
}

static void
add_part (GArray *parts, const RubricLooseFind *find, const SudGrid *grid, SudVerdict verdict)
{
  RubricLooseFind part = *find;

  for (guint i = 0; i < parts->len; i++)
    if (memcmp (&g_array_index (parts, RubricLooseFind, i).grid, grid, sizeof *grid) == 0)
      return;
  part.grid = *grid;
  part.verdict = verdict;
  g_array_append_val (parts, part);
}

/* Adds the digits that have it, or those that have not, where these are a puzzle, or are @unsure. */
static void
list_part (const Trait *self, gboolean with, gboolean unsure, const RubricLooseFind *find, GArray *parts)
{
  SudGrid grid = find->grid;
  SudResult result = { .verdict = SUD_VERDICT_INVALID };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (self->has[cell] != with)
      grid.digit[cell] = 0;
  if (sud_grid_count_filled (&grid) < LEAST_GIVENS)
    return;
  if (sud_grid_is_valid (&grid))
    sud_solve_count (&grid, 2, NULL, &result);
  if (unsure || result.verdict == SUD_VERDICT_ONE)
    add_part (parts, find, &grid, result.verdict);
}

static int
compare_parts (gconstpointer a, gconstpointer b)
{
  const RubricLooseFind *first = a, *second = b;

  return (int)sud_grid_count_filled (&first->grid) - (int)sud_grid_count_filled (&second->grid);
}

void
rubric_loose_traits_list (const RubricLooseTraits *self, const RubricLooseFind *find, GArray *parts)
{
  guint tries = MOST_TRIES;

  for (guint i = 0; i < self->traits->len && tries > 0; i++)
    {
      const Trait *trait = &g_array_index (self->traits, Trait, i);

      if (MIN (trait->blanks, self->blanks - trait->blanks) > MOST_ODD || !parts_digits (trait, &find->grid)
          || is_of_places (trait, &find->grid))
        continue;
      tries--;
      if (is_known (self, i, &find->grid))
        continue;
      list_part (trait, TRUE, FALSE, find, parts);
      list_part (trait, FALSE, FALSE, find, parts);
    }
  /* What disagrees with a puzzle may also be a mistake in it. */
  if (parts->len > 0 && find->verdict != SUD_VERDICT_ONE)
    g_array_append_vals (parts, find, 1);
  g_array_sort (parts, compare_parts);
  if (parts->len > MOST_PARTS)
    g_array_set_size (parts, MOST_PARTS);
}

void
rubric_loose_traits_list_unsure (const RubricLooseTraits *self, const RubricLooseFind *find, GArray *parts)
{
  for (guint i = 0; i < self->traits->len && parts->len == 0; i++)
    {
      const Trait *trait = &g_array_index (self->traits, Trait, i);

      if (!parts_digits (trait, &find->grid) || is_of_places (trait, &find->grid))
        continue;
      list_part (trait, FALSE, TRUE, find, parts);
      list_part (trait, TRUE, TRUE, find, parts);
    }
  if (parts->len > 0)
    g_array_append_vals (parts, find, 1);
}
