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

/* "1 in rows 4 and 6; 2 in row 5 and column 8": where @digits are in the lines of @cross outside the lines of @band. */
static char *
list_covers (const SudPencilmarks *marks, SudDigits digits, uint32_t cross, uint32_t band)
{
  uint32_t rows = SUD_ALL_DIGITS, across = (band & rows) != 0 ? rows & ~band : (rows << SUD_SIZE) & ~band;
  g_autoptr (GString) list = g_string_new (NULL);
  SudCells cells = SUD_NO_CELLS;

  SUD_EACH_BIT (house, cross)
    cells = sud_cells_union (cells, sud_house_sets[house]);
  SUD_EACH_BIT (house, band)
    cells = sud_cells_difference (cells, sud_house_sets[house]);
  SUD_EACH_BIT (index, digits)
    {
      SudCells places = sud_cells_intersection (cells, find_all_places (marks, (int)index + 1));
      uint32_t cover = find_cover (places, across);
      g_autofree char *houses
          = rubric_text_houses (cover != 0 ? cover : find_cover (places, across | cross), RUBRIC_CASE_IN);

      /* Translators: an item of a list: %1$u is a digit, %2$s one or two rows or columns */
      rubric_text_append_item (list, g_strdup_printf (_ ("%1$u in %2$s"), index + 1, houses));
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* Returns: the three rows, or columns, that have the base cells @sets[0] and the target cells after them */
static uint32_t
find_band (const SudStepSet *sets)
{
  int line = __builtin_ctz (rubric_text_shared_houses (sets->cells));

  return 7u << sud_house_index (line) / 3 * 3 << sud_house_kind (line) * SUD_SIZE;
}

/* Returns: the lines across these: those of the target cells, and of the third cell beside the base cells */
static uint32_t
find_cross_lines (const SudStepSet *sets)
{
  int line = __builtin_ctz (rubric_text_shared_houses (sets->cells));
  int box = sud_house_of (sud_cells_first (sets->cells), SUD_HOUSE_BOX);
  SudHouseKind across = sud_house_kind (line) == SUD_HOUSE_ROW ? SUD_HOUSE_COLUMN : SUD_HOUSE_ROW;
  SudCells cells = sud_cells_intersection (sud_house_sets[line], sud_house_sets[box]);
  uint32_t lines = 0;

  cells = sud_cells_difference (cells, sets->cells);
  for (int i = 0; i < 2; i++)
    cells = sud_cells_union (cells, sets[SUD_EXOCET_TARGETS + i].cells);
  SUD_EACH_CELL (cell, cells)
    lines |= 1u << sud_house_of ((int)cell, across);
  return lines;
}

static char *
name_targets (const SudStepSet *sets)
{
  return rubric_text_cell_groups (sud_cells_union (sets[SUD_EXOCET_TARGETS].cells, sets[SUD_EXOCET_TARGETS + 1].cells));
}

/* Why the target cells after the base cells @sets[0] hold the digits of these. */
static char *
say_exocet (const SudStepSet *sets, const SudPencilmarks *marks)
{
  uint32_t band = find_band (sets), cross = find_cross_lines (sets);
  g_autofree char *base = rubric_text_cell_groups (sets->cells), *digits = rubric_text_choice (sets->digits);
  g_autofree char *lines = rubric_text_houses (cross, RUBRIC_CASE_PLAIN);
  g_autofree char *rows = rubric_text_houses (band, RUBRIC_CASE_PLAIN);
  g_autofree char *covers = list_covers (marks, sets->digits, cross, band), *targets = name_targets (sets);

  /* Translators: %1$s are two cells, %2$s digits ("2, 4 or 7"), %3$s three columns, or rows, %4$s three rows, or
   * columns, %5$s a list: "2 in rows 5 and 9; 4 in row 6", %6$s two cells */
  return g_strdup_printf (_ ("The base cells, %1$s, can only be %2$s. Look at the cross-lines, %3$s, outside %4$s. "
                             "There each of these digits is in two lines at most: %5$s. So it is there at most twice, "
                             "but three cross-lines need it. A digit that is in a base cell must then be in a "
                             "cross-line inside %4$s as well, where only the target cells, %6$s, are left for it. So "
                             "the target cells hold the two digits of the base cells, and no other digits."),
                          base, digits, lines, rows, covers, targets);
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
      g_autofree char *one = rubric_text_in_cells (targets[turned].cells);
      g_autofree char *other = rubric_text_in_cells (targets[!turned].cells);

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

/* The exocet @other as the second one beside @sets. */
static char *
say_second_exocet (const SudStepSet *sets, const SudStepSet *other, const SudPencilmarks *marks)
{
  g_autofree char *base = rubric_text_cell_groups (other->cells), *digits = rubric_text_choice (other->digits);
  g_autofree char *rows = rubric_text_houses (find_band (other), RUBRIC_CASE_PLAIN), *targets = name_targets (other);

  if (find_cross_lines (other) != find_cross_lines (sets) || (other->digits & ~sets->digits) != 0)
    return say_exocet (other, marks);
  /* Translators: of a second exocet; %1$s are two cells, %2$s digits ("2, 4 or 7"), %3$s three rows, or columns, %4$s
   * two cells */
  return g_strdup_printf (_ ("The same cross-lines have a second exocet. Its base cells, %1$s, can only be %2$s, too, "
                             "and for a digit of these only the target cells %4$s are left in the cross-lines inside "
                             "%3$s. So they hold its two digits."),
                          base, digits, rows, targets);
}

/* Why no digit is in both base cells of the two exocets. */
static char *
say_apart (const SudStepSet *one, const SudStepSet *other)
{
  SudDigits all = one->digits | other->digits;
  g_autofree char *digits = rubric_text_digits (all), *box_name = NULL, *here = NULL, *there = NULL;

  for (int i = SUD_EXOCET_TARGETS; i < SUD_EXOCET_OTHER; i++)
    for (int j = SUD_EXOCET_TARGETS; j < SUD_EXOCET_OTHER; j++)
      {
        int a = sud_cells_first (one[i].cells), b = sud_cells_first (other[j].cells);

        if (sud_box (a) != sud_box (b))
          continue;
        box_name = rubric_text_houses (1u << sud_house_of (a, SUD_HOUSE_BOX), RUBRIC_CASE_IN);
        here = rubric_text_cell (a);
        there = rubric_text_cell (b);
      }
  /* Translators: of two exocets; %1$s is a box, %2$s and %3$s are two cells of it, %4$s are four digits */
  return g_strdup_printf (_ ("A digit in base cells of both exocets would have only one place in %1$s, in a target "
                             "cell of each. But there their target cells are different: %2$s and %3$s. So each of "
                             "%4$s is in base cells of one exocet alone, and in a target cell of it. It is twice in "
                             "the cross-lines of this exocet outside, too: where it is in just two lines there, these "
                             "have it nowhere else. What is wrong whichever exocet has a digit is ruled out."),
                          box_name, here, there, digits);
}

char *
rubric_text_double_exocet (const SudStep *step, const SudPencilmarks *marks)
{
  const SudStepSet *other = &step->sets[SUD_EXOCET_OTHER];
  GString *text = g_string_new (NULL);
  g_autofree char *first = say_exocet (step->sets, marks), *second = say_second_exocet (step->sets, other, marks);
  g_autofree char *apart = say_apart (step->sets, other);

  rubric_text_append_sentence (text, first);
  rubric_text_append_sentence (text, second);
  rubric_text_append_sentence (text, apart);
  return g_string_free (text, FALSE);
}
