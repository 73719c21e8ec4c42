/* rubric-text-pattern.c - why a pattern of candidates rules something out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-pattern.h"

#include "rubric-text-parts.h"

#include <glib/gi18n.h>

char *
rubric_text_finned_fish (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *base = rubric_text_houses (step->houses), *cover = rubric_text_houses (step->covers);
  g_autofree char *fins = rubric_text_cell_groups (step->fins);
  int digit = sud_digits_first (step->digits);

  if (sud_cells_is_empty (step->fins))
    /* Translators: %1$s are rows, columns or boxes, %2$d a digit, %3$s as many others that cross them */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s, and there are as many of the one as of the other. "
                               "So each of %3$s has its %2$d there, and nowhere else."),
                            base, digit, cover);
  return g_strdup_printf (
      /* Translators: %1$s are rows, columns or boxes, %2$d a digit, %3$s as many others that cross them, %4$s cells */
      ngettext ("If %4$s is not %2$d, then in %1$s the %2$d can only go into %3$s: each of %3$s has its %2$d there, and nowhere "
                "else. If %4$s is %2$d, no cell that shares a row, a column or a box with it is %2$d. A cell that can be %2$d in "
                "neither case is not %2$d.",
                "If none of %4$s is %2$d, then in %1$s the %2$d can only go into %3$s: each of %3$s has its %2$d there, and "
                "nowhere else. If one of them is %2$d, no cell that shares a row, a column or a box with all of them is %2$d. "
                "A cell that can be %2$d in neither case is not %2$d.",
                sud_cells_count (step->fins)),
      base, digit, cover, fins);
}

char *
rubric_text_wing (const SudStep *step, const SudPencilmarks *marks)
{
  SudCells pivot = step->sets[0].cells, wings = sud_cells_difference (step->cells, pivot);
  g_autofree char *centre = rubric_text_cell_groups (pivot), *others = rubric_text_cell_groups (wings);
  g_autofree char *digits = rubric_text_choice (step->sets[0].digits);
  int digit = sud_digits_first (sud_step_ruled_out (step));

  if ((step->sets[0].digits & SUD_DIGIT_BIT (digit)) != 0)
    /* Translators: XYZ-Wing: %1$s is a cell, %2$s its digits, %3$s two other cells, %4$d the digit that all three can be */
    return g_strdup_printf (_ ("%1$s is %2$s. If it is not %4$d, one of %3$s is. So one of the three cells is %4$d, whichever "
                               "it is."),
                            centre, digits, others, digit);
  /* Translators: XY-Wing: %1$s is a cell, %2$s its two digits, %3$s two other cells, %4$d the digit that both can be */
  return g_strdup_printf (_ ("%1$s is %2$s. Whichever it is, one of %3$s can then only be %4$d."), centre, digits, others, digit);
}

/* What is added to the sentence about a pattern that cannot stand: how the extra candidates lead on. */
static char *
say_extra (const SudStep *step)
{
  g_autofree char *fins = rubric_text_cell_groups (step->fins);

  if (sud_cells_is_empty (step->fins))
    return g_strdup (_ ("So it must not come to that."));
  return g_strdup_printf (
      /* Translators: of a pattern of two digits; %s is a cell or several, which have other candidates as well */
      ngettext ("So %s is one of its other digits.", "So one of %s is one of its other digits.",
                sud_cells_count (step->fins)),
      fins);
}

char *
rubric_text_deadly (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->cells), *digits = rubric_text_digits (step->digits);
  g_autofree char *extra = say_extra (step);

  /* Translators: %1$s are cells, %2$s two digits, %3$s a sentence */
  return g_strdup_printf (_ ("If %1$s held nothing but %2$s, the two digits could be exchanged there, and the puzzle would "
                             "have two solutions. %3$s"),
                          cells, digits, extra);
}

char *
rubric_text_grave (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *extra = say_extra (step);

  /* Translators: %s is a sentence about the cells with more candidates */
  return g_strdup_printf (_ ("If every blank cell had two candidates, and every digit two places in each house, there would "
                             "not be just one solution. %s"),
                          extra);
}

char *
rubric_text_colours (const SudStep *step, const SudPencilmarks *marks)
{
  g_autoptr (GString) groups = g_string_new (NULL);

  for (int i = 0; i + 1 < step->n_sets; i += 2)
    {
      g_autofree char *one = rubric_text_cell_groups (step->sets[i].cells);
      g_autofree char *other = rubric_text_cell_groups (step->sets[i + 1].cells);

      g_string_append (groups, i > 0 ? C_ ("list", "; ") : "");
      /* Translators: two groups of cells, of which one is right and the other wrong */
      g_string_append_printf (groups, _ ("either %1$s, or %2$s"), one, other);
    }
  /* Translators: %1$d is a digit, %2$s "either …, or …": groups of cells */
  return g_strdup_printf (_ ("Where a house has two places for the %1$d, one is right and the other wrong. So of two groups "
                             "of cells linked like that, all of one are right: %2$s."),
                          sud_digits_first (step->digits), groups->str);
}

char *
rubric_text_guardians (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->cells), *fins = rubric_text_cell_groups (step->fins);
  int digit = sud_digits_first (step->digits);

  /* Translators: %1$s are cells in a ring, an odd number of them, %2$d a digit, %3$s cells beside them */
  return g_strdup_printf (_ ("%1$s make a ring of an odd number of cells. If the %2$d had no other places in the houses that "
                             "link them, every second cell would have to be %2$d, which does not work out. So one of %3$s "
                             "is %2$d."),
                          cells, digit, fins);
}

char *
rubric_text_bent_set (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->cells), *digits = rubric_text_digits (step->digits);
  g_autofree char *places = rubric_text_cell_groups (step->n_sets > 0 ? step->sets[0].cells : step->cells);
  int digit = sud_digits_first (sud_step_ruled_out (step)), n = sud_cells_count (step->cells);

  /* Translators: %1$s are cells, %2$s as many digits, %3$d how many, %4$d one of the digits, %5$s some of the cells */
  return g_strdup_printf (_ ("The %3$d cells %1$s hold only the %3$d digits %2$s, and of these only %4$d could stand there "
                             "twice. Without any %4$d too few digits would be left, so one of %5$s is %4$d."),
                          cells, digits, n, digit, places);
}

char *
rubric_text_sue_de_coq (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *houses = rubric_text_houses (step->houses), *cells = NULL, *digits = NULL;
  g_autofree char *in_line = NULL, *in_box = NULL;

  if (step->n_sets < 3)
    return rubric_text_bent_set (step, marks);
  cells = rubric_text_cell_groups (step->cells);
  digits = rubric_text_digits ((SudDigits)(step->sets[0].digits | step->sets[1].digits | step->sets[2].digits));
  in_line = rubric_text_digits (step->sets[1].digits);
  in_box = rubric_text_digits (step->sets[2].digits);
  /* Translators: Sue de Coq: %1$s is a line and a box, %2$s cells in them, %3$s as many digits, %4$s those of the line
     alone, %5$s those of the box alone */
  return g_strdup_printf (_ ("Where %1$s cross, %2$s hold as many different digits as there are cells: %3$s. So each of these "
                             "digits stands in one of them, %4$s within the line and %5$s within the box."),
                          houses, cells, digits, in_line, in_box);
}
