/* rubric-text-single.c - why a digit goes into a cell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-single.h"

#include "rubric-text-parts.h"
#include "rubric-text.h"
#include "sud-blockers.h"

#include <glib/gi18n.h>

char *
rubric_text_full_house (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *house = rubric_text_houses (step->houses), *cell = rubric_text_cell (step->cell);

  /* Translators: %1$s is a house, %2$s a cell, %3$d a digit */
  return g_strdup_printf (_ ("In %1$s only %2$s is blank, and only %3$d is missing: it goes there."), house, cell,
                          step->digit);
}

char *
rubric_text_naked_single (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cell = rubric_text_cell (step->cell);
  g_autofree char *list = NULL, *ruled_out = NULL;
  SudDigits seen, others;

  sud_blockers_of_naked (step->cell, marks, &seen);
  others = (SudDigits)(SUD_ALL_DIGITS & ~seen & ~SUD_DIGIT_BIT (step->digit));
  list = rubric_text_digits (seen);
  ruled_out = rubric_text_digits (others);
  if (others == 0)
    /* Translators: %1$s is a cell, at the beginning of a sentence; %2$d a digit */
    return g_strdup_printf (_ ("%1$s must be %2$d: every other digit already stands in its row, column or box."), cell,
                            step->digit);
  if (seen == 0)
    /* Translators: %1$s is a cell, at the beginning of a sentence; %2$d a digit */
    return g_strdup_printf (_ ("%1$s must be %2$d: every other digit was ruled out there before."), cell, step->digit);
  return g_strdup_printf (
      /* Translators: %1$s is a cell, at the beginning of a sentence; %2$d a digit, %3$s one or more digits that stand
       * already, %4$s digits that were ruled out before */
      ngettext ("%1$s must be %2$d: its row, column and box already have %3$s, and %4$s was ruled out there before.",
                "%1$s must be %2$d: its row, column and box already have %3$s, and %4$s were ruled out there before.",
                sud_digits_count (others)),
      cell, step->digit, list, ruled_out);
}

char *
rubric_text_hidden_single (const SudStep *step, const SudPencilmarks *marks)
{
  SudCells left, blockers = sud_blockers_of_hidden (step, marks, &left);
  g_autofree char *name = rubric_text_houses (step->houses), *cell = rubric_text_cell (step->cell);
  g_autofree char *in_the_way = rubric_text_cell_groups (blockers);

  if (!sud_cells_is_empty (left))
    /* Translators: %1$s is a house, %2$d a digit, %3$s a cell */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s: it already stands in the row, column or box of its "
                               "other blank cells, or was ruled out there before."),
                            name, step->digit, cell);
  if (sud_cells_is_empty (blockers))
    /* Translators: %1$s is a house, %2$d a digit, %3$s a cell */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s: there is no other blank cell."), name, step->digit,
                            cell);
  return g_strdup_printf (
      /* Translators: %1$s is a house, %2$d a digit, %3$s a cell, %4$s the cell or cells in which the digit stands */
      ngettext ("In %1$s the %2$d can only go into %3$s: the %2$d in %4$s keeps it out of the other blank cells.",
                "In %1$s the %2$d can only go into %3$s: the %2$ds in %4$s keep it out of the other blank cells.",
                sud_cells_count (blockers)),
      name, step->digit, cell, in_the_way);
}
