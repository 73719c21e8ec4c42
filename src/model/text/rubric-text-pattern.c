/* rubric-text-pattern.c - why a pattern of candidates rules something out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-pattern.h"

#include "rubric-text-parts.h"
#include "rubric-text.h"
#include "sud-houses.h"

#include <glib/gi18n.h>

char *
rubric_text_finned_fish (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *base = rubric_text_houses (step->houses), *cover = rubric_text_houses (step->covers);
  g_autofree char *fins = rubric_text_cell_groups (step->fins);
  int digit = sud_digits_first (step->digits);

  if (sud_cells_is_empty (step->fins))
    /* Translators: %1$s are rows, columns or boxes, %2$d a digit, %3$s as many others that cross them */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s. There is one %2$d in each of %1$s, and at most one in "
                               "each of %3$s. So each of %3$s has its %2$d there, and nowhere else."),
                            base, digit, cover);
  if (sud_cells_is_single (step->fins))
    /* Translators: %1$s are rows, columns or boxes, %2$d a digit, %3$s as many others that cross them, %4$s is a cell */
    return g_strdup_printf (_ ("If %4$s is not %2$d, then in %1$s the %2$d can only go into %3$s. There is one %2$d in each of "
                               "%1$s, and at most one in each of %3$s, so each of %3$s has its %2$d there, and nowhere else. If "
                               "%4$s is %2$d, no cell that shares a row, a column or a box with it is %2$d. A cell that can be "
                               "%2$d in neither case is not %2$d."),
                            base, digit, cover, fins);
  /* Translators: %1$s are rows, columns or boxes, %2$d a digit, %3$s as many others that cross them, %4$s are cells */
  return g_strdup_printf (_ ("If none of %4$s is %2$d, then in %1$s the %2$d can only go into %3$s. There is one %2$d in each of "
                             "%1$s, and at most one in each of %3$s, so each of %3$s has its %2$d there, and nowhere else. If one "
                             "of them is %2$d, no cell that shares a row, a column or a box with all of them is %2$d. A cell that "
                             "can be %2$d in neither case is not %2$d."),
                          base, digit, cover, fins);
}

/* What the pivot of @step is where wing @a, not @b, can only be @last: the digit that both can be. Steps that were found
 * with it may have ruled that out in a wing since. */
static int
find_turn (const SudStep *step, const SudPencilmarks *marks, int a, int b, int last)
{
  SudDigits pair = (SudDigits)(step->sets[0].digits & ~SUD_DIGIT_BIT (last));
  SudDigits here = marks->cell[a] & pair, there = marks->cell[b] & pair;

  return sud_digits_first (here != 0 ? here : there != 0 && there != pair ? (SudDigits)(pair & ~there) : pair);
}

char *
rubric_text_wing (const SudStep *step, const SudPencilmarks *marks)
{
  SudCells pivot = step->sets[0].cells, wings = sud_cells_difference (step->cells, pivot);
  int last = sud_digits_first (sud_step_ruled_out (step)), a = sud_cells_first (wings), b = sud_cells_next (wings, a + 1);
  int turn = find_turn (step, marks, a, b, last);
  int other_turn = sud_digits_first ((SudDigits)(step->sets[0].digits & ~SUD_DIGIT_BIT (last) & ~SUD_DIGIT_BIT (turn)));
  g_autofree char *centre = rubric_text_cell_groups (pivot), *digits = rubric_text_choice (step->sets[0].digits);
  g_autofree char *one = rubric_text_cell (a), *other = rubric_text_cell (b);

  if ((step->sets[0].digits & SUD_DIGIT_BIT (last)) != 0)
    /* Translators: XYZ-Wing: %1$s is a cell, %2$s its digits ("4, 7 or 9"), %3$d one of them, %4$s another cell, %5$d another
     * digit, %6$s a third cell, %7$d the digit that all three can be */
    return g_strdup_printf (_ ("%1$s is %2$s. If it is %3$d, %4$s can only be %7$d; if it is %5$d, %6$s can only be %7$d. So one "
                               "of the three cells is %7$d, and a cell that shares a row, a column or a box with each of them "
                               "cannot be %7$d."),
                            centre, digits, turn, one, other_turn, other,
                            last);
  /* Translators: XY-Wing: %1$s is a cell, %2$s its two digits ("4 or 7"), %3$d one of them, %4$s another cell, %5$d the other
   * digit, %6$s a third cell, %7$d the digit that both of these cells can be */
  return g_strdup_printf (_ ("%1$s is %2$s. If it is %3$d, %4$s can only be %7$d; if it is %5$d, %6$s can only be %7$d. So one "
                             "of these two cells is %7$d, and a cell that shares a row, a column or a box with each of them "
                             "cannot be %7$d."),
                          centre, digits, turn, one, other_turn, other, last);
}

char *
rubric_text_guardians (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->cells), *fins = rubric_text_cell_groups (step->fins);
  int digit = sud_digits_first (step->digits);

  if (sud_cells_is_single (step->fins))
    /* Translators: %1$s are cells in a ring, an odd number of them, %2$d a digit, %3$s is a cell beside them */
    return g_strdup_printf (_ ("%1$s make a ring of an odd number of cells. If the %2$d had no other places in the rows, columns "
                               "and boxes that link them, every second cell would have to be %2$d, which an odd number does not "
                               "allow. So %3$s is %2$d, and a cell that shares a row, a column or a box with it is not."),
                            cells, digit, fins);
  /* Translators: %1$s are cells in a ring, an odd number of them, %2$d a digit, %3$s are cells beside them */
  return g_strdup_printf (_ ("%1$s make a ring of an odd number of cells. If the %2$d had no other places in the rows, columns "
                             "and boxes that link them, every second cell would have to be %2$d, which an odd number does not "
                             "allow. So one of %3$s is %2$d, and a cell that shares a row, a column or a box with each of them is "
                             "not."),
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
                             "twice. Without any %4$d too few digits would be left, so one of %5$s is %4$d, and a cell that "
                             "shares a row, a column or a box with each of them cannot be %4$d."),
                          cells, digits, n, digit, places);
}

/* Of the digits of a Sue de Coq those whose places in its cells are all in @house. */
static SudDigits
find_kept (const SudStep *step, const SudPencilmarks *marks, unsigned house)
{
  SudDigits kept = (SudDigits)(step->sets[0].digits | step->sets[1].digits | step->sets[2].digits);

  SUD_EACH_CELL (cell, sud_cells_difference (step->cells, sud_house_sets[house]))
    kept &= (SudDigits)~marks->cell[cell];
  return kept;
}

/* Which cells take which digits. */
static char *
say_crossing (const SudStep *step)
{
  uint32_t box = step->houses & ~0u << SUD_HOUSE_BOX * SUD_SIZE;
  g_autofree char *houses = rubric_text_houses (step->houses), *crossing = rubric_text_cell_groups (step->sets[0].cells);
  g_autofree char *line_name = rubric_text_houses (step->houses & ~box), *box_name = rubric_text_houses (box);
  g_autofree char *in_line = rubric_text_cell_groups (step->sets[1].cells);
  g_autofree char *in_box = rubric_text_cell_groups (step->sets[2].cells);
  g_autofree char *digits
      = rubric_text_choice ((SudDigits)(step->sets[0].digits | step->sets[1].digits | step->sets[2].digits));

  /* Translators: Sue de Coq: %1$s is a line and a box, %2$s cells in both, %3$s the line, %4$s cells of it outside the box,
   * %5$s the box, %6$s cells of it outside the line, %7$s as many digits as all these cells ("4, 7 or 9") */
  return g_strdup_printf (_ ("Take %2$s, where %1$s cross; from the rest of %3$s, %4$s; and from the rest of %5$s, %6$s. All "
                             "these can only be %7$s. There are as many digits as cells, and none of them can stand there "
                             "twice, since its places among them are all in one row, column or box. So each stands in one of "
                             "these cells."),
                          houses, crossing, line_name, in_line, box_name, in_box, digits);
}

char *
rubric_text_sue_de_coq (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *crossing = NULL;
  GString *text;

  if (step->n_sets < 3)
    return rubric_text_bent_set (step, marks);
  crossing = say_crossing (step);
  text = g_string_new (crossing);
  SUD_EACH_BIT (house, step->houses)
    {
      SudDigits kept = find_kept (step, marks, house);
      g_autofree char *name = rubric_text_houses (1u << house), *list = rubric_text_digits (kept);
      g_autofree char *choice = rubric_text_choice (kept), *sentence = NULL;

      if (kept == 0)
        continue;
      /* Translators: of cells in a line and a box; %1$s are digits ("4 and 7"), %2$s the line or the box, %3$s the digits
       * again: "4 or 7" */
      sentence = g_strdup_printf (_ ("Of these, %1$s can only be in %2$s, so no other cell of %2$s can be %3$s."), list, name,
                                  choice);
      rubric_text_append_sentence (text, sentence);
    }
  return g_string_free (text, FALSE);
}

/* "5 in row 1 column 2 and 7 in row 3 columns 4 and 5" */
static char *
list_taken (const SudStep *step)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < step->n_sets; i++)
    {
      g_autofree char *cells = rubric_text_cell_groups (step->sets[i].cells);

      /* Translators: an item of a list: %1$d is a digit, %2$s a cell, or several */
      g_ptr_array_add (items, g_strdup_printf (_ ("%1$d in %2$s"), sud_digits_first (step->sets[i].digits), cells));
    }
  return rubric_text_list (items);
}

/* Ways through the cells that other digits need do not count. */
static char *
say_templates_beside (const SudStep *step, int digit)
{
  g_autofree char *taken = list_taken (step), *cells = NULL;

  if (step->digit == 0)
    /* Translators: %1$s is a list of digits with their cells: "5 in row 1 column 2", %2$d a digit */
    return g_strdup_printf (_ ("However the other digits are written, they need these cells: %1$s. Of all ways to write every "
                               "missing %2$d, one into each row, column and box, that leave them free, none has it in the "
                               "cells where it is struck."),
                            taken, digit);
  cells = rubric_text_cell_groups (sud_step_writes (step));
  /* Translators: %1$s is a list of digits with their cells: "5 in row 1 column 2", %2$d a digit, %3$s a cell, or several */
  return g_strdup_printf (_ ("However the other digits are written, they need these cells: %1$s. Of all ways to write every "
                             "missing %2$d, one into each row, column and box, that leave them free, there is none without "
                             "%3$s: it goes there."),
                          taken, digit, cells);
}

char *
rubric_text_templates (const SudStep *step, const SudPencilmarks *marks)
{
  int digit = sud_digits_first (step->digits);

  if (step->n_sets > 0)
    return say_templates_beside (step, digit);
  if (step->digit != 0)
    {
      g_autofree char *cells = rubric_text_cell_groups (sud_step_writes (step));

      /* Translators: %1$d is a digit, %2$s a cell, or several */
      return g_strdup_printf (_ ("Of all ways to write every missing %1$d, one into each row, column and box, there is none "
                                 "without %2$s: it goes there."),
                              digit, cells);
    }
  /* Translators: %d is a digit */
  return g_strdup_printf (_ ("Of all ways to write every missing %d, one into each row, column and box, none has it in these "
                             "cells."),
                          digit);
}
