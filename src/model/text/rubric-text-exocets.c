/* rubric-text-exocets.c - exocets in words: base cells, cross-lines, target cells and mirror cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-step-private.h"

#include "rubric-text.h"
#include "sud-houses.h"

#include <glib/gi18n.h>

/* Returns: all cells that hold @digit, or can */
static SudCells
find_all_places (const SudPencilmarks *marks, int digit)
{
  SudCells cells = marks->digit[digit - 1];

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (marks->value[cell] == digit)
      sud_cells_add (&cells, cell);
  return cells;
}

/* Returns: two of @houses, or one if that will do, that have all of @cells; 0 if there are none */
static uint32_t
find_cover (SudCells cells, uint32_t houses)
{
  SUD_EACH_BIT (house, houses)
    if (sud_cells_within (cells, sud_house_sets[house]))
      return 1u << house;
  SUD_EACH_BIT (one, houses)
    SUD_EACH_BIT (other, houses)
      if (sud_cells_within (cells, sud_cells_union (sud_house_sets[one], sud_house_sets[other])))
        return 1u << one | 1u << other;
  return 0;
}

/* "1 in rows 4 and 6; 2 in row 5 and column 8": @across are the lines of the other kind than the cross-lines. */
static char *
list_covers (const SudPencilmarks *marks, SudDigits digits, uint32_t cross, uint32_t across, SudCells outside)
{
  g_autoptr (GString) list = g_string_new (NULL);
  SudCells cells = SUD_NO_CELLS;

  SUD_EACH_BIT (house, cross)
    cells = sud_cells_union (cells, sud_cells_intersection (outside, sud_house_sets[house]));
  SUD_EACH_BIT (index, digits)
    {
      SudCells places = sud_cells_intersection (cells, find_all_places (marks, (int)index + 1));
      uint32_t cover = find_cover (places, across);
      g_autofree char *houses = rubric_text_houses (cover != 0 ? cover : find_cover (places, across | cross));

      /* Translators: an item of a list: %1$u is a digit, %2$s one or two rows or columns */
      rubric_text_append_item (list, g_strdup_printf (_ ("%1$u in %2$s"), index + 1, houses));
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* Why the target cells @sets[1] and @sets[2] hold the digits of the base cells @sets[0]. */
static char *
say_exocet (const SudStepSet *sets, const SudPencilmarks *marks)
{
  SudCells targets = sud_cells_union (sets[SUD_EXOCET_TARGETS].cells, sets[SUD_EXOCET_TARGETS + 1].cells);
  int line = __builtin_ctz (rubric_text_shared_houses (sets->cells));
  int box = sud_house_of (sud_cells_first (sets->cells), SUD_HOUSE_BOX);
  SudHouseKind kind = sud_house_kind (line), other = kind == SUD_HOUSE_ROW ? SUD_HOUSE_COLUMN : SUD_HOUSE_ROW;
  SudCells beside = sud_cells_intersection (sud_house_sets[line], sud_house_sets[box]), inside = SUD_NO_CELLS;
  uint32_t band = 7u << sud_house_index (line) / 3 * 3 << kind * SUD_SIZE, cross = 0;
  g_autofree char *base = rubric_text_cell_groups (sets->cells), *digits = rubric_text_choice (sets->digits);
  g_autofree char *target = rubric_text_cell_groups (targets), *lines = NULL, *rows = rubric_text_houses (band);
  g_autofree char *covers = NULL;

  SUD_EACH_BIT (house, band)
    inside = sud_cells_union (inside, sud_house_sets[house]);
  SUD_EACH_CELL (cell, sud_cells_union (targets, sud_cells_difference (beside, sets->cells)))
    cross |= 1u << sud_house_of ((int)cell, other);
  lines = rubric_text_houses (cross);
  covers = list_covers (marks, sets->digits, cross, (uint32_t)SUD_ALL_DIGITS << kind * SUD_SIZE & ~band,
                        sud_cells_difference (SUD_ALL_CELLS, inside));
  /* Translators: %1$s are two cells, %2$s digits ("2, 4 or 7"), %3$s three columns, or rows, %4$s three rows, or
   * columns, %5$s a list: "2 in rows 5 and 9; 4 in row 6", %6$s two cells */
  return g_strdup_printf (_ ("The base cells, %1$s, can only be %2$s. Look at the cross-lines, %3$s, outside %4$s. "
                             "There each of these digits is in two lines at most: %5$s. So it is there at most twice, "
                             "but three cross-lines need it. A digit that is in a base cell must then be in a "
                             "cross-line inside %4$s as well, where only the target cells, %6$s, are left for it. So "
                             "the target cells hold the two digits of the base cells, and no other digits."),
                          base, digits, lines, rows, covers, target);
}

/* "1 and 2; 4 in row 2 column 5 and 7 in row 3 column 8" */
static char *
list_ways (const SudStep *step)
{
  g_autoptr (GString) list = g_string_new (NULL);
  const SudStepSet *targets = &step->sets[SUD_EXOCET_TARGETS];

  for (int i = SUD_EXOCET_WAYS; i < step->n_sets; i++)
    {
      const SudStepSet *way = &step->sets[i];
      gboolean turned = !sud_cells_equal (way->cells, targets[0].cells);
      int lower = sud_digits_first (way->digits), upper = sud_digits_first (way->digits & ~SUD_DIGIT_BIT (lower));
      g_autofree char *one = rubric_text_cell_groups (targets[turned].cells);
      g_autofree char *other = rubric_text_cell_groups (targets[!turned].cells);

      if (sud_cells_is_single (way->cells))
        /* Translators: an item of a list of ways to fill two cells; %1$d and %3$d are digits, %2$s and %4$s cells */
        rubric_text_append_item (list, g_strdup_printf (_ ("%1$d in %2$s and %3$d in %4$s"), lower, one, upper, other));
      else
        /* Translators: an item of a list of ways to fill two cells, the digits of which are %1$d and %2$d */
        rubric_text_append_item (list, g_strdup_printf (_ ("%1$d and %2$d in either order"), lower, upper));
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
say_mirrors (const SudStep *step)
{
  const SudStepSet *mirrors = &step->sets[SUD_EXOCET_MIRRORS], *targets = &step->sets[SUD_EXOCET_TARGETS];
  g_autofree char *ways = list_ways (step);
  g_autofree char *one = rubric_text_cell_groups (targets[0].cells), *left = rubric_text_cell_groups (mirrors[0].cells);
  g_autofree char *other = rubric_text_cell_groups (targets[1].cells);
  g_autofree char *right = rubric_text_cell_groups (mirrors[1].cells);

  /* Translators: %1$s and %3$s are cells, %2$s and %4$s two cells each, %5$s a list of ways to fill two cells */
  return g_strdup_printf (_ ("The digit of a target cell is in the box of the other target cell, too, where only two "
                             "mirror cells are left for it: those of %1$s are %2$s, and those of %3$s are %4$s. The "
                             "other one of the two mirror cells is neither digit of the target cells. That leaves only "
                             "these ways to fill the target cells: %5$s. What is wrong in each of them is ruled out."),
                          one, left, other, right, ways);
}

char *
rubric_text_junior_exocet (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *exocet = say_exocet (step->sets, marks), *mirrors = NULL;

  if (step->n_sets <= SUD_EXOCET_MIRRORS)
    return g_steal_pointer (&exocet);
  mirrors = say_mirrors (step);
  return rubric_text_join (exocet, mirrors);
}
