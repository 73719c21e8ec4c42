/* rubric-text-sectors.c - cells that use up as many digits of rows, columns and boxes, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-step-private.h"

#include "rubric-text.h"
#include "sud-houses.h"
#include "sud-technique.h"

#include <glib/gi18n.h>

/* Returns: the houses of @kind in which cells of @step can hold digit @index + 1, if set number @kind has it */
static uint32_t
find_lines (const SudStep *step, const SudPencilmarks *marks, SudHouseKind kind, int index)
{
  uint32_t houses = 0;

  if ((step->sets[kind].digits >> index & 1) == 0)
    return 0;
  SUD_EACH_CELL (cell, sud_cells_intersection (step->cells, marks->digit[index]))
    houses |= 1u << sud_house_of ((int)cell, kind);
  return houses;
}

/* "4 and 7 in rows 1, 3 and 5" */
static char *
say_counted (SudDigits digits, uint32_t houses, uint32_t others)
{
  g_autofree char *list = rubric_text_digits (digits), *other = rubric_text_houses (others, RUBRIC_CASE_IN);
  g_autofree char *text = rubric_text_houses (houses != 0 ? houses : others, RUBRIC_CASE_IN);

  if (houses != 0 && others != 0)
    /* Translators: an item of a list: %1$s are digits ("4 and 7"), %2$s some rows, %3$s as many columns */
    return g_strdup_printf (_ ("%1$s in %2$s, or else in %3$s"), list, text, other);
  /* Translators: an item of a list: %1$s are digits ("4 and 7"), %2$s a row, a column or a box, or several rows or
   * columns */
  return g_strdup_printf (C_ ("houses", "%1$s in %2$s"), list, text);
}

/* All links; digits of the same lines together. */
static char *
list_links (const SudStep *step, const SudPencilmarks *marks)
{
  g_autoptr (GString) links = g_string_new (NULL);
  uint32_t lines[SUD_SIZE][2];

  for (int index = 0; index < SUD_SIZE; index++)
    for (int kind = 0; kind < 2; kind++)
      lines[index][kind] = find_lines (step, marks, (SudHouseKind)kind, index);
  for (int index = 0; index < SUD_SIZE; index++)
    {
      SudDigits alike = 0;

      for (int other = 0; other < SUD_SIZE; other++)
        if (lines[other][0] == lines[index][0] && lines[other][1] == lines[index][1])
          alike |= SUD_DIGIT_BIT (other + 1);
      if ((step->digits & alike) != 0 && sud_digits_first (alike) == index + 1)
        rubric_text_append_item (links, say_counted (alike, lines[index][0], lines[index][1]));
    }
  return g_string_free (g_steal_pointer (&links), FALSE);
}

char *
rubric_text_sectors (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->cells), *links = list_links (step, marks);

  /* Translators: %1$d is a number of cells, %2$s are these cells, %3$s a list of all digits that these can hold, with
   * rows or columns: "4 and 7 in rows 1 and 3; 5 in columns 2, 4 and 6"; %1$d in all, with each digit counted once for
   * each row or column */
  return g_strdup_printf (_ ("The %1$d cells %2$s need a digit each. This is all that they can hold, each digit once "
                             "in each row or column: %3$s. That makes %1$d digits for %1$d cells, so none of them can "
                             "be missing: each is in one of these cells, and in no other cell of its row or column."),
                          step->size, cells, links);
}

char *
rubric_text_sk_loop (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->cells);
  g_autoptr (GString) links = g_string_new (NULL);

  for (int i = 0; i < step->n_sets; i++)
    {
      const SudStepSet *set = &step->sets[i];

      if (set->digits != 0)
        rubric_text_append_item (links, say_counted (set->digits, sud_houses_around (set->cells), 0));
    }
  /* Translators: %1$d is a number of cells, %2$s are these cells, %3$s a list of all digits that these can hold, with
   * the house in which two pairs share them: "4 and 7 in row 2; 1 and 5 in box 3"; %1$d in all */
  return g_strdup_printf (_ ("The %1$d cells %2$s make a ring of pairs: each pair shares a row, a column or a box with "
                             "the next. This is all that they can hold, each digit once where two pairs share it: "
                             "%3$s. That makes %1$d digits for %1$d cells, so none of them can be missing: each is in "
                             "the ring, and in no other cell of its row, column or box."),
                          step->size, cells, links->str);
}

/* Why each of the digits of set number @i of @step is at a crossing, or in one of two cells in its lines. */
static char *
say_spark (const SudStep *step, int i)
{
  int cross = sud_cells_first (step->sets[i].cells);
  int row = sud_house_of (cross, SUD_HOUSE_ROW), column = sud_house_of (cross, SUD_HOUSE_COLUMN);
  SudCells wings = step->sets[step->n_sets - 1].cells;
  g_autofree char *digits = rubric_text_digits (step->sets[i].digits);
  g_autofree char *at = rubric_text_in_cell (cross);
  uint32_t box = 1u << sud_house_of (cross, SUD_HOUSE_BOX);
  g_autofree char *row_text = rubric_text_houses (1u << row, RUBRIC_CASE_PLAIN);
  g_autofree char *column_text = rubric_text_houses (1u << column, RUBRIC_CASE_PLAIN);
  g_autofree char *box_text = rubric_text_houses (box, RUBRIC_CASE_PLAIN);
  g_autofree char *in_box = rubric_text_houses (box, RUBRIC_CASE_IN);
  g_autofree char *in_row = rubric_text_in_cells (sud_cells_intersection (wings, sud_house_sets[row]));
  g_autofree char *in_column = rubric_text_in_cells (sud_cells_intersection (wings, sud_house_sets[column]));

  /* Translators: %1$s is a box, %2$s a row, %3$s two or three digits, %4$s a cell of the row, %5$s a column, %6$s a
   * cell of the column, %7$s the cell where the row and the column cross, in the box, which %8$s is
   * again */
  return g_strdup_printf (_ ("Outside %1$s, %2$s can hold %3$s only in %4$s, and %5$s only in %6$s. A digit that is in "
                             "neither of these cells is in %8$s in both lines, so where they cross: in %7$s."),
                          box_text, row_text, digits, in_row, column_text, in_column, at, in_box);
}

char *
rubric_text_firework (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->cells), *digits = rubric_text_digits (step->digits);
  g_autofree char *spark = say_spark (step, 0), *other = NULL, *both = NULL;

  if (step->technique == SUD_TECHNIQUE_FIREWORK_TRIPLE)
    {
      /* Translators: %1$s are three digits, %2$s three cells */
      other = g_strdup_printf (_ ("So each of %1$s is in one of the cells %2$s. There are as many digits as cells: "
                                  "these hold nothing else, and no digit is there twice, as one elsewhere in the box "
                                  "would be."),
                               digits, cells);
      return rubric_text_join (spark, other);
    }
  other = say_spark (step, 1);
  both = rubric_text_join (spark, other);
  g_free (other);
  /* Translators: %1$s are four digits, %2$s four cells; two of these are crossings, as was just told of each */
  other = g_strdup_printf (_ ("So each of %1$s is in one of the cells %2$s. There are as many digits as cells: these "
                              "hold nothing else, each of the two crossings only its own two digits, and no digit is "
                              "there twice, as one elsewhere in its box would be."),
                           digits, cells);
  return rubric_text_join (both, other);
}
