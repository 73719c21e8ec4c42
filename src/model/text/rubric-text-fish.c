/* rubric-text-fish.c - fish in words: a digit in a few rows, columns or boxes, and in as many others that cross them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-step-private.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

char *
rubric_text_basic_fish (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *base = rubric_text_houses (step->houses, RUBRIC_CASE_IN);
  g_autofree char *cover = rubric_text_houses (step->covers, RUBRIC_CASE_INTO);
  g_autofree char *of_cover = rubric_text_houses (step->covers, RUBRIC_CASE_OF);
  int digit = sud_digits_first (step->digits);

  if ((step->houses & SUD_ALL_DIGITS) != 0)
    /* Translators: %1$s are rows such as "rows 2 and 7", %2$d a digit, %3$s as many columns, which %4$s
     * are again */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s. Each of these rows needs its %2$d, and no two "
                               "of them can have it in the same column. So they use up the %2$d of each of these "
                               "columns, and no other cell of %4$s can be %2$d."),
                            base, digit, cover, of_cover);
  /* Translators: %1$s are columns such as "columns 2 and 7", %2$d a digit, %3$s as many rows, which %4$s are
   * again */
  return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s. Each of these columns needs its %2$d, and no two "
                             "of them can have it in the same row. So they use up the %2$d of each of these rows, and "
                             "no other cell of %4$s can be %2$d."),
                          base, digit, cover, of_cover);
}

char *
rubric_text_finned_fish (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *base = rubric_text_houses (step->houses, RUBRIC_CASE_IN);
  g_autofree char *cover = rubric_text_houses (step->covers, RUBRIC_CASE_INTO);
  g_autofree char *of_base = rubric_text_houses (step->houses, RUBRIC_CASE_OF);
  g_autofree char *of_cover = rubric_text_houses (step->covers, RUBRIC_CASE_OF);
  g_autofree char *fins = rubric_text_cell_groups (step->fins);
  int digit = sud_digits_first (step->digits);

  if (sud_cells_is_empty (step->fins))
    /* Translators: %1$s are rows, columns or boxes, %2$d a digit, %3$s as many others that cross them, %4$s
     * those of %1$s and %5$s those of %3$s again */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s. There is one %2$d in each of %4$s, and at most "
                               "one in each of %5$s. So each of %5$s has its %2$d there, and nowhere else."),
                            base, digit, cover, of_base, of_cover);
  if (sud_cells_is_single (step->fins))
    /* Translators: %1$s are rows, columns or boxes, %2$d a digit, %3$s as many others that cross them, %4$s is a
     * cell, %5$s are those of %1$s and %6$s those of %3$s again */
    return g_strdup_printf (_ ("If %4$s is not %2$d, then in %1$s the %2$d can only go into %3$s. There is one %2$d in "
                               "each of %5$s, and at most one in each of %6$s, so each of %6$s has its %2$d there, and "
                               "nowhere else. If %4$s is %2$d, no cell that shares a row, a column or a box with it is "
                               "%2$d. A cell that can be %2$d in neither case is not %2$d."),
                            base, digit, cover, fins, of_base, of_cover);
  /* Translators: %1$s are rows, columns or boxes, %2$d a digit, %3$s as many others that cross them, %4$s are cells,
   * %5$s those of %1$s and %6$s those of %3$s again */
  return g_strdup_printf (_ ("If none of %4$s is %2$d, then in %1$s the %2$d can only go into %3$s. There is one %2$d "
                             "in each of %5$s, and at most one in each of %6$s, so each of %6$s has its %2$d there, "
                             "and nowhere else. If one of them is %2$d, no cell that shares a row, a column or a box "
                             "with all of them is %2$d. A cell that can be %2$d in neither case is not %2$d."),
                          base, digit, cover, fins, of_base, of_cover);
}
