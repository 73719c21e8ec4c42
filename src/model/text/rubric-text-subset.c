/* rubric-text-subset.c - why as many cells as digits have these digits to themselves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-subset.h"

#include "rubric-text-parts.h"
#include "sud-blockers.h"

#include <glib/gi18n.h>

/* Whether all digits but those of @step stand in sight of each of its cells: nobody has to remember anything. */
static gboolean
is_plain (const SudStep *step, const SudPencilmarks *marks)
{
  SUD_EACH_CELL (cell, step->cells)
    {
      SudDigits seen;

      sud_blockers_of_naked ((int)cell, marks, &seen);
      if ((seen | step->digits) != SUD_ALL_DIGITS)
        return FALSE;
    }
  return TRUE;
}

char *
rubric_text_naked_subset (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *house = rubric_text_houses (step->houses), *cells = rubric_text_cell_groups (step->cells);
  g_autofree char *digits = rubric_text_choice (step->digits);

  if (is_plain (step, marks))
    /* Translators: %1$s are cells, %2$s as many digits ("4 or 7"), %3$s a house, or a box and a line */
    return g_strdup_printf (_ ("%1$s can only be %2$s, because every other digit already stands in the row, column or box of "
                               "each of them. There are as many digits as cells, so these cells take them all, and no other "
                               "cell of %3$s can be %2$s."),
                            cells, digits, house);
  /* Translators: %1$s are cells, %2$s as many digits ("4 or 7"), %3$s a house, or a box and a line */
  return g_strdup_printf (_ ("%1$s can only be %2$s, because every other digit already stands in the row, column or box of each "
                             "of them, or was ruled out there before. There are as many digits as cells, so these cells take "
                             "them all, and no other cell of %3$s can be %2$s."),
                          cells, digits, house);
}

/* "4 in row 3 column 1; 7 in row 2 column 8": what keeps the digits out of the other cells of their house. Returns: NULL
 * where something was ruled out there */
static char *
list_blockers (const SudStep *step, const SudPencilmarks *marks)
{
  g_autoptr (GString) list = g_string_new (NULL);

  SUD_EACH_BIT (index, step->digits)
    {
      SudCells left, blockers = sud_blockers_of_house (__builtin_ctz (step->houses), step->cells, (int)index + 1, marks, &left);
      g_autofree char *digit = rubric_text_digits ((SudDigits)(1u << index)), *places = rubric_text_cell_groups (blockers);

      if (!sud_cells_is_empty (left))
        return NULL;
      if (list->len > 0)
        /* Translators: between items that have commas themselves */
        g_string_append (list, C_ ("list", "; "));
      /* Translators: %1$s is a digit, or several, %2$s the cells where it stands, or where they cannot stand */
      g_string_append_printf (list, _ ("%1$s in %2$s"), digit, places);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

char *
rubric_text_hidden_subset (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *house = rubric_text_houses (step->houses), *cells = rubric_text_cell_groups (step->cells);
  g_autofree char *digits = rubric_text_digits (step->digits), *blockers = list_blockers (step, marks);

  if (blockers != NULL)
    /* Translators: %1$s is a house, %2$s digits, %3$s as many cells, %4$s where the digits stand: "4 in row 3 column 1; …" */
    return g_strdup_printf (_ ("In %1$s the digits %2$s can only go into %3$s, because of those that stand already: %4$s. There "
                               "are as many digits as cells, so these cells take them all, and can be nothing else."),
                            house, digits, cells, blockers);
  /* Translators: %1$s is a house, %2$s digits, %3$s as many cells */
  return g_strdup_printf (_ ("In %1$s the digits %2$s can only go into %3$s, because they already stand in the row, column or box of "
                             "its other blank cells, or were ruled out there before. There are as many digits as cells, so these "
                             "cells take them all, and can be nothing else."),
                          house, digits, cells);
}
