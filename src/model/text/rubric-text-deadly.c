/* rubric-text-deadly.c - why cells must not be left so that the puzzle would have two solutions
 *
 * First what must not be, then how the candidates that keep it from being so lead on: each type in its own way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-deadly.h"

#include "rubric-text-parts.h"
#include "sud-technique.h"

#include <glib/gi18n.h>

/* The candidates of the cells of @step that are not left to two digits, but for these. */
static SudDigits
list_extras (const SudStep *step, const SudPencilmarks *marks)
{
  SudDigits extras = 0;

  SUD_EACH_CELL (cell, step->fins)
    extras |= (SudDigits)(marks->cell[cell] & ~step->digits);
  return extras;
}

/* The pattern left to two digits: how the others lead on */

static char *
say_cell (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cell = rubric_text_cell_groups (step->fins);

  /* Translators: of a pattern of two digits; %s is the only cell that can be something else */
  return g_strdup_printf (_ ("So %s is one of its other digits."), cell);
}

static char *
say_digit (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->fins);

  /* Translators: of a pattern of two digits; %1$s are two or more cells of it, %2$d a third digit */
  return g_strdup_printf (_ ("The only other digit that %1$s can be is %2$d, so one of these cells is %2$d. A cell that shares a "
                             "row, a column or a box with each of them cannot be %2$d."),
                          cells, sud_digits_first (sud_step_ruled_out (step)));
}

/* Behind a sentence that says that a cell is one of some digits: with the cells of @set it is a subset. */
static char *
say_subset (const SudStep *step, const SudStepSet *set)
{
  g_autofree char *cells = rubric_text_cell_groups (set->cells), *digits = rubric_text_choice (set->digits);
  g_autofree char *house = rubric_text_houses (rubric_text_shared_houses (sud_cells_union (set->cells, step->fins)));

  /* Translators: behind "one of … is 4 or 7": %1$s are other cells, %2$s digits ("4, 7 or 9"), one more than there are other
   * cells; %3$s is a house, or two */
  return g_strdup_printf (_ ("That cell and %1$s can only be %2$s. There are as many digits as cells, so these cells take them "
                             "all, and no other cell of %3$s can be %2$s."),
                          cells, digits, house);
}

static char *
say_cell_of_subset (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->fins), *subset = say_subset (step, &step->sets[0]);
  g_autofree char *digits = rubric_text_choice (list_extras (step, marks));

  /* Translators: of a pattern of two digits; %1$s are two cells of it, %2$s their other digits ("4 or 7"), %3$s a sentence */
  return g_strdup_printf (_ ("So one of %1$s is %2$s. %3$s"), cells, digits, subset);
}

static char *
say_locked (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->fins), *house = rubric_text_houses (step->houses);
  SudDigits out = sud_step_ruled_out (step);

  /* Translators: of a pattern of two digits; %1$s are two cells of it, %2$s is a house, %3$d one of the digits, %4$d the
   * other */
  return g_strdup_printf (_ ("So one of %1$s is one of its other digits. In %2$s the %3$d can only go into these two cells, so "
                             "the other one is %3$d, and neither can be %4$d."),
                          cells, house, sud_digits_first ((SudDigits)(step->digits & ~out)), sud_digits_first (out));
}

static char *
say_lines (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->fins), *lines = rubric_text_houses (step->houses);
  SudDigits out = sud_step_ruled_out (step);

  /* Translators: of four cells and two digits; %1$s are two rows or columns, %2$d and %4$d the digits, %3$s two of the cells,
   * which stand opposite each other */
  return g_strdup_printf (_ ("In %1$s the %2$d can only go into these four cells. If one of %3$s were %2$d, so would be the "
                             "other, and the remaining two would be %4$d: all four would hold nothing else. So neither of them "
                             "is %2$d."),
                          lines, sud_digits_first (out), cells, sud_digits_first ((SudDigits)(step->digits & ~out)));
}

static char *
say_hidden (const SudStep *step, const SudPencilmarks *marks)
{
  SudCells far = sud_step_affects (step), near = sud_cells_difference (step->cells, far);
  SudDigits out = sud_step_ruled_out (step);
  g_autofree char *cell = rubric_text_cell_groups (far), *lines = rubric_text_houses (step->houses), *opposite = NULL;

  SUD_EACH_BIT (house, step->houses)
    near = sud_cells_difference (near, sud_house_sets[house]);
  opposite = rubric_text_cell_groups (near);
  /* Translators: of four cells and two digits; %1$s are a row and a column, %2$d and %4$d the digits, %3$s is the cell where
   * the row and the column cross, %5$s the cell opposite it, which can only be one of the two digits */
  return g_strdup_printf (_ ("In %1$s the %2$d can only go into these four cells. If %3$s were %4$d, both cells beside it would "
                             "be %2$d, and %5$s opposite it could only be %4$d: all four would hold nothing else. So %3$s is not "
                             "%4$d."),
                          lines, sud_digits_first ((SudDigits)(step->digits & ~out)), cell, sud_digits_first (out), opposite);
}

typedef char *(*SayEnd) (const SudStep *step, const SudPencilmarks *marks);

static const SayEnd ends[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_RECTANGLE_1] = say_cell,
  [SUD_TECHNIQUE_RECTANGLE_2] = say_digit,
  [SUD_TECHNIQUE_RECTANGLE_3] = say_cell_of_subset,
  [SUD_TECHNIQUE_RECTANGLE_4] = say_locked,
  [SUD_TECHNIQUE_RECTANGLE_5] = say_digit,
  [SUD_TECHNIQUE_RECTANGLE_6] = say_lines,
  [SUD_TECHNIQUE_HIDDEN_RECTANGLE] = say_hidden,
  [SUD_TECHNIQUE_UNIQUE_LOOP_1] = say_cell,
  [SUD_TECHNIQUE_UNIQUE_LOOP_2] = say_digit,
  [SUD_TECHNIQUE_UNIQUE_LOOP_3] = say_cell_of_subset,
  [SUD_TECHNIQUE_UNIQUE_LOOP_4] = say_locked,
};

char *
rubric_text_deadly (const SudStep *step, const SudPencilmarks *marks)
{
  SudCells bare = sud_cells_difference (step->cells, step->fins);
  g_autofree char *others = rubric_text_cell_groups (bare), *cells = rubric_text_cell_groups (step->fins);
  g_autofree char *digits = rubric_text_choice (step->digits), *end = ends[step->technique](step, marks);

  /* Translators: %1$s are two digits ("4 or 7"), %2$s are cells, %3$s the others of the same pattern, each of which may be one
   * or several; %4$s is one or more sentences */
  return g_strdup_printf (_ ("Only %1$s can go into %2$s. If %3$s held nothing else, either, the two digits could be exchanged in "
                             "all these cells without a change to any row, column or box, and the puzzle would have two "
                             "solutions. %4$s"),
                          digits, others, cells, end);
}

char *
rubric_text_avoidable (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *blank = rubric_text_cell_groups (step->fins), *digits = rubric_text_digits (step->digits);
  g_autofree char *filled = rubric_text_cell_groups (sud_cells_difference (step->cells, step->fins)), *end = NULL;

  if (sud_cells_is_single (step->fins))
    /* Translators: of four cells; %1$s are three, %2$s the fourth, %3$d a digit, %4$s two digits */
    return g_strdup_printf (_ ("The digits in %1$s are not given by the puzzle. If %2$s were %3$d, the four cells would hold "
                               "nothing but %4$s, the two digits could be exchanged there without a change to any row, column "
                               "or box, and the puzzle would have two solutions."),
                            filled, blank, sud_digits_first (sud_step_ruled_out (step)), digits);
  end = say_digit (step, marks);
  /* Translators: of four cells; %1$s are two, %2$s the other two, %3$s two digits, %4$s two sentences */
  return g_strdup_printf (_ ("The digits in %1$s are not given by the puzzle. If %2$s held nothing but %3$s, too, the two digits "
                             "could be exchanged in the four cells without a change to any row, column or box, and the puzzle "
                             "would have two solutions. %4$s"),
                          filled, blank, digits, end);
}

/* Two candidates everywhere: how what is too many leads on */

/* "So one of these is right: 4 in row 5 column 3; 4 or 7 in row 5 column 8." */
static char *
say_too_many (const SudStep *step)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (int i = 0; i < step->n_sets && sud_cells_within (step->sets[i].cells, step->fins); i++)
    {
      g_autofree char *digits = rubric_text_choice (step->sets[i].digits);
      g_autofree char *cell = rubric_text_cell_groups (step->sets[i].cells);

      if (list->len > 0)
        /* Translators: between items that have commas themselves */
        g_string_append (list, C_ ("list", "; "));
      /* Translators: %1$s is a digit, or several, %2$s the cells where it stands, or where they cannot stand */
      g_string_append_printf (list, _ ("%1$s in %2$s"), digits, cell);
    }
  /* Translators: %s are candidates: "4 in row 5 column 3; 4 or 7 in row 5 column 8" */
  return g_strdup_printf (_ ("Only these candidates are too many for that, so one of them is right: %s."), list->str);
}

static char *
say_extra_cell (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cell = rubric_text_cell_groups (step->fins);

  /* Translators: %1$s is a cell, %2$d the digit that it must be */
  return g_strdup_printf (_ ("Only %1$s has three candidates, and of these the %2$d has three places in its row, its column and "
                             "its box, not two. If it were not %2$d, the blank cells would be left like that, so %1$s is "
                             "%2$d, and nothing else."),
                          cell, sud_digits_first (step->digits));
}

static char *
say_extra_digit (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->fins);

  /* Translators: %1$s are cells, %2$d a digit */
  return g_strdup_printf (_ ("Only the %2$d in each of %1$s is too many for that, so one of these cells is %2$d. A cell that "
                             "shares a row, a column or a box with each of them cannot be %2$d."),
                          cells, sud_digits_first (step->digits));
}

static char *
say_extra_subset (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *extra = say_too_many (step), *subset = say_subset (step, &step->sets[step->n_sets - 1]);

  return rubric_text_join (extra, subset);
}

/* The digit that has no other place in the house of @step than its two cells, and stays in both. */
static int
find_locked (const SudStep *step, const SudPencilmarks *marks)
{
  SudDigits digits = (SudDigits)(SUD_ALL_DIGITS & ~step->digits & ~sud_step_ruled_out (step));

  SUD_EACH_CELL (cell, step->fins)
    digits &= marks->cell[cell];
  return sud_digits_first (digits);
}

static char *
say_extra_locked (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *extra = say_too_many (step), *house = rubric_text_houses (step->houses);

  /* Translators: %1$s is a sentence that tells candidates of two cells, %2$s a house, %3$d a digit */
  return g_strdup_printf (_ ("%1$s In %2$s the %3$d can only go into these two cells, so the other one is %3$d, and neither can "
                             "be anything else."),
                          extra, house, find_locked (step, marks));
}

static char *
say_extra_candidates (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *extra = say_too_many (step);

  /* Translators: %s is a sentence that tells candidates of which one is right */
  return g_strdup_printf (_ ("%s What could not be right beside any of them is ruled out."), extra);
}

static const SayEnd ends_of_grave[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_BUG_1] = say_extra_cell,
  [SUD_TECHNIQUE_BUG_2] = say_extra_digit,
  [SUD_TECHNIQUE_BUG_3] = say_extra_subset,
  [SUD_TECHNIQUE_BUG_4] = say_extra_locked,
  [SUD_TECHNIQUE_BUG_N] = say_extra_candidates,
};

char *
rubric_text_grave (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *end = ends_of_grave[step->technique](step, marks);

  /* Translators: %s is one or more sentences about the cells with more candidates */
  return g_strdup_printf (_ ("If every blank cell had just two candidates, and every missing digit just two places in each row, "
                             "column and box, each cell could as well take its other candidate, and the puzzle would have two "
                             "solutions. %s"),
                          end);
}
