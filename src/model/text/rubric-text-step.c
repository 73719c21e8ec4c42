/* rubric-text-step.c - steps of reasoning in words
 *
 * A sentence has two halves: the reason, which each family words for itself, and the outcome, which is the same for
 * all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-step.h"

#include "rubric-text-step-private.h"
#include "rubric-text.h"
#include "sud-blockers.h"
#include "sud-houses.h"
#include "sud-technique.h"

#include <glib/gi18n.h>
#include <string.h>

uint32_t
rubric_text_shared_houses (SudCells cells)
{
  uint32_t houses = 0;

  for (int house = 0; house < SUD_HOUSES; house++)
    if (sud_cells_within (cells, sud_house_sets[house]))
      houses |= 1u << house;
  return houses;
}

const char *
rubric_text_technique (int technique)
{
  return _ (sud_technique_get (technique)->name);
}

/* Returns: (transfer full): "4 in row 5 column 3; 7 in …", or if @denied "no 4 in …"; digits with the same cells share
 * an item */
static char *
list_ruled_out (const SudStep *step, gboolean denied)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SudDigits left = sud_step_ruled_out (step);

  while (left != 0)
    {
      SudCells cells = step->out[sud_digits_first (left) - 1];
      g_autofree char *places = rubric_text_in_cells (cells), *list = NULL;
      SudDigits same = 0;

      SUD_EACH_BIT (index, left)
        if (sud_cells_equal (step->out[index], cells))
          same |= (SudDigits)(1u << index);
      left &= (SudDigits)~same;
      list = denied ? rubric_text_denied (same) : rubric_text_digits (same);
      if (denied)
        /* Translators: an item of a list: %1$s is a digit, or a choice ("4 or 7"), %2$s the cells where it cannot
         * stand */
        rubric_text_append_item (text, g_strdup_printf (_ ("no %1$s in %2$s"), list, places));
      else
        /* Translators: %1$s is a digit, or several, %2$s the cells where they cannot stand */
        rubric_text_append_item (text, g_strdup_printf (_ ("%1$s in %2$s"), list, places));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
rubric_text_step_outcome (const SudStep *step)
{
  g_autofree char *what = NULL;

  if (step->digit != 0)
    {
      what = rubric_text_in_cells (sud_step_writes (step));
      /* Translators: %1$d is a digit, %2$s a cell, or several */
      return g_strdup_printf (_ ("%1$d goes into %2$s"), step->digit, what);
    }
  what = list_ruled_out (step, TRUE);
  return rubric_text_capitalise (what);
}

static char *
say_full_house (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *house = rubric_text_houses (step->houses, RUBRIC_CASE_IN), *cell = rubric_text_cell (step->cell);

  /* Translators: %1$s is a house, %2$s a cell, %3$d a digit */
  return g_strdup_printf (_ ("In %1$s only %2$s is blank, and only %3$d is missing: it goes there."), house, cell,
                          step->digit);
}

static char *
say_naked_single (const SudStep *step, const SudPencilmarks *marks)
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

static char *
say_hidden_single (const SudStep *step, const SudPencilmarks *marks)
{
  SudCells left, blockers = sud_blockers_of_hidden (step, marks, &left);
  g_autofree char *name = rubric_text_houses (step->houses, RUBRIC_CASE_IN);
  g_autofree char *cell = rubric_text_in_cell (step->cell);
  g_autofree char *in_the_way = rubric_text_in_cells (blockers);

  if (!sud_cells_is_empty (left))
    /* Translators: %1$s is a house, %2$d a digit, %3$s a cell */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s: it already stands in the row, column or box of "
                               "its other blank cells, or was ruled out there before."),
                            name, step->digit, cell);
  if (sud_cells_is_empty (blockers))
    /* Translators: %1$s is a house, %2$d a digit, %3$s a cell */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s: there is no other blank cell."),
                            name, step->digit,
                            cell);
  return g_strdup_printf (
      /* Translators: %1$s is a house, %2$d a digit, %3$s a cell, %4$s the cell or cells in which the digit stands */
      ngettext ("In %1$s the %2$d can only go into %3$s: the %2$d in %4$s keeps it out of the other blank cells.",
                "In %1$s the %2$d can only go into %3$s: the %2$ds in %4$s keep it out of the other blank cells.",
                sud_cells_count (blockers)),
      name, step->digit, cell, in_the_way);
}

/* Returns: whether all digits but those of @step stand in sight of each of its cells, so that nobody has to remember
 * anything */
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

static char *
say_naked_subset (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *houses = rubric_text_no_cell_of (step->houses), *cells = rubric_text_cell_groups (step->cells);
  g_autofree char *digits = rubric_text_choice (step->digits), *denied = rubric_text_denied (step->digits);

  if (is_plain (step, marks))
    /* Translators: %1$s are cells, %2$s as many digits ("4 or 7"), %3$s a house, or a line and a box ("row 2 or box
     * 1"), %4$s the digits again, in a denial */
    return g_strdup_printf (_ ("%1$s can only be %2$s, because every other digit already stands in the row, column or "
                               "box of each of them. There are as many digits as cells, so these cells take them all, "
                               "and no other cell of %3$s can be %4$s."),
                            cells, digits, houses, denied);
  /* Translators: %1$s are cells, %2$s as many digits ("4 or 7"), %3$s a house, or a line and a box ("row 2 or box 1"),
   * %4$s the digits again, in a denial */
  return g_strdup_printf (_ ("%1$s can only be %2$s, because every other digit already stands in the row, column or "
                             "box of each of them, or was ruled out there before. There are as many digits as cells, "
                             "so these cells take them all, and no other cell of %3$s can be %4$s."),
                          cells, digits, houses, denied);
}

/* Returns: (transfer full) (nullable): the digits that keep others out of a house: "4 in row 3 column 1; 7 in row 2
 * column 8"; NULL if a candidate was ruled out there before */
static char *
list_blockers (const SudStep *step, const SudPencilmarks *marks)
{
  g_autoptr (GString) list = g_string_new (NULL);

  SUD_EACH_BIT (index, step->digits)
    {
      SudCells left,
          blockers = sud_blockers_of_house (__builtin_ctz (step->houses), step->cells, (int)index + 1, marks, &left);
      g_autofree char *digit = rubric_text_digits ((SudDigits)(1u << index)),
                      *places = rubric_text_in_cells (blockers);

      if (!sud_cells_is_empty (left))
        return NULL;
      /* Translators: %1$s is a digit, or several, %2$s the cells where it stands, or where they cannot stand */
      rubric_text_append_item (list, g_strdup_printf (_ ("%1$s in %2$s"), digit, places));
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
say_hidden_subset (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *house = rubric_text_houses (step->houses, RUBRIC_CASE_IN);
  g_autofree char *cells = rubric_text_in_cells (step->cells);
  g_autofree char *digits = rubric_text_digits (step->digits), *blockers = list_blockers (step, marks);

  if (blockers != NULL)
    /* Translators: %1$s is a house, %2$s digits, %3$s as many cells, %4$s where the digits stand: "4 in row 3 column 1;
     * …" */
    return g_strdup_printf (_ ("In %1$s the digits %2$s can only go into %3$s, because of those that stand already: "
                               "%4$s. There are as many digits as cells, so these cells take them all, and can be "
                               "nothing else."),
                            house, digits, cells, blockers);
  /* Translators: %1$s is a house, %2$s digits, %3$s as many cells */
  return g_strdup_printf (_ ("In %1$s the digits %2$s can only go into %3$s, because they already stand in the row, "
                             "column or box of its other blank cells, or were ruled out there before. There are as "
                             "many digits as cells, so these cells take them all, and can be nothing else."),
                          house, digits, cells);
}

/* Returns: (transfer full): why @digit can only be where @house crosses @other, and what keeps it out of the other
 * cells */
static char *
say_confined (const SudStep *step, const SudPencilmarks *marks, const char *house, int digit, const char *other)
{
  SudCells all = sud_house_sets[__builtin_ctz (step->houses)], left;
  SudCells places = sud_cells_intersection (all, sud_house_sets[__builtin_ctz (step->covers)]);
  SudCells blockers = sud_blockers_of_house (__builtin_ctz (step->houses), places, digit, marks, &left);
  g_autofree char *in_the_way = rubric_text_in_cells (blockers);

  if (!sud_cells_is_empty (left))
    /* Translators: %1$s and %3$s are houses ("box 4", "row 5"), %2$d is a digit */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go where it crosses %3$s: it already stands in the row, "
                               "column or box of its other blank cells, or was ruled out there before."),
                            house, digit, other);
  if (sud_cells_is_empty (blockers))
    /* Translators: %1$s and %3$s are houses ("box 4", "row 5"), %2$d is a digit */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go where it crosses %3$s: no other cell is blank."),
                            house, digit,
                            other);
  return g_strdup_printf (
      /* Translators: %1$s and %3$s are houses ("box 4", "row 5"), %2$d is a digit, %4$s the cell or cells in which it
       * stands */
      ngettext ("In %1$s the %2$d can only go where it crosses %3$s: the %2$d in %4$s keeps it out of the other blank "
                "cells.",
                "In %1$s the %2$d can only go where it crosses %3$s: the %2$ds in %4$s keep it out of the other blank "
                "cells.",
                sud_cells_count (blockers)),
      house, digit, other, in_the_way);
}

static char *
say_intersection (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *house = rubric_text_houses (step->houses, RUBRIC_CASE_IN);
  g_autofree char *other = rubric_text_houses (step->covers, RUBRIC_CASE_PLAIN);
  g_autofree char *of_other = rubric_text_houses (step->covers, RUBRIC_CASE_OF);
  g_autofree char *in_other = rubric_text_houses (step->covers, RUBRIC_CASE_IN);
  int digit = sud_digits_first (step->digits);
  g_autofree char *blocked = say_confined (step, marks, house, digit, other);

  /* Translators: %1$s is a sentence, %2$d a digit, %3$s a house ("row 5") which crosses another, %4$s that house
   * again */
  return g_strdup_printf (_ ("%1$s So the %2$d of %3$s is there, too, and nowhere else in %4$s."),
                          blocked, digit, of_other, in_other);
}

typedef char *(*SayWhy) (const SudStep *step, const SudPencilmarks *marks);

/* Ranges are in teaching order; a technique without a row is a chain. */
static const SayWhy reasons[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_FULL_HOUSE] = say_full_house,
  [SUD_TECHNIQUE_NAKED_SINGLE] = say_naked_single,
  [SUD_TECHNIQUE_HIDDEN_SINGLE] = say_hidden_single,
  [SUD_TECHNIQUE_LOCKED_PAIR ... SUD_TECHNIQUE_LOCKED_TRIPLE] = say_naked_subset,
  [SUD_TECHNIQUE_POINTING ... SUD_TECHNIQUE_CLAIMING] = say_intersection,
  [SUD_TECHNIQUE_NAKED_PAIR ... SUD_TECHNIQUE_NAKED_TRIPLE] = say_naked_subset,
  [SUD_TECHNIQUE_HIDDEN_PAIR ... SUD_TECHNIQUE_HIDDEN_TRIPLE] = say_hidden_subset,
  [SUD_TECHNIQUE_NAKED_QUADRUPLE] = say_naked_subset,
  [SUD_TECHNIQUE_HIDDEN_QUADRUPLE] = say_hidden_subset,
  [SUD_TECHNIQUE_X_WING ... SUD_TECHNIQUE_JELLYFISH] = rubric_text_basic_fish,
  [SUD_TECHNIQUE_REMOTE_PAIR] = rubric_text_remote_pair,
  [SUD_TECHNIQUE_BUG_1] = rubric_text_grave,
  [SUD_TECHNIQUE_XY_WING ... SUD_TECHNIQUE_XYZ_WING] = rubric_text_wing,
  [SUD_TECHNIQUE_RECTANGLE_1 ... SUD_TECHNIQUE_HIDDEN_RECTANGLE] = rubric_text_deadly,
  [SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1 ... SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_2] = rubric_text_avoidable,
  [SUD_TECHNIQUE_UNIQUE_LOOP_1 ... SUD_TECHNIQUE_UNIQUE_LOOP_4] = rubric_text_deadly,
  [SUD_TECHNIQUE_BUG_2 ... SUD_TECHNIQUE_BUG_N] = rubric_text_grave,
  [SUD_TECHNIQUE_FINNED_X_WING ... SUD_TECHNIQUE_SASHIMI_X_WING] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_COLOUR_TRAP ... SUD_TECHNIQUE_MULTI_COLOURS_2] = rubric_text_colours,
  [SUD_TECHNIQUE_FINNED_SWORDFISH ... SUD_TECHNIQUE_SASHIMI_JELLYFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_SQUIRMBAG ... SUD_TECHNIQUE_LEVIATHAN] = rubric_text_basic_fish,
  [SUD_TECHNIQUE_FINNED_SQUIRMBAG ... SUD_TECHNIQUE_SASHIMI_LEVIATHAN] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_SUE_DE_COQ] = rubric_text_sue_de_coq,
  [SUD_TECHNIQUE_WXYZ_WING ... SUD_TECHNIQUE_VWXYZ_WING] = rubric_text_bent_set,
  [SUD_TECHNIQUE_GUARDIANS] = rubric_text_guardians,
  [SUD_TECHNIQUE_ALS_XZ] = rubric_text_als_xz,
  [SUD_TECHNIQUE_ALS_XY_WING ... SUD_TECHNIQUE_ALS_CHAIN] = rubric_text_als_chain,
  [SUD_TECHNIQUE_DEATH_BLOSSOM] = rubric_text_death_blossom,
  [SUD_TECHNIQUE_FRANKEN_X_WING ... SUD_TECHNIQUE_FINNED_MUTANT_LEVIATHAN] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_KRAKEN_FISH_1 ... SUD_TECHNIQUE_KRAKEN_FISH_2] = rubric_text_kraken,
  [SUD_TECHNIQUE_TEMPLATE_SET ... SUD_TECHNIQUE_TEMPLATE_DELETE] = rubric_text_templates,
  [SUD_TECHNIQUE_FORCING_CONTRADICTION ... SUD_TECHNIQUE_FORCING_VERITY] = rubric_text_forcing,
  [SUD_TECHNIQUE_SYMMETRICAL_PLACEMENT] = rubric_text_symmetrical,
  [SUD_TECHNIQUE_BIVALUE_ODDAGON] = rubric_text_bivalue_oddagon,
  [SUD_TECHNIQUE_TRIVALUE_ODDAGON] = rubric_text_trivalue_oddagon,
  [SUD_TECHNIQUE_ODDAGON_CHAIN] = rubric_text_oddagon_chain,
  [SUD_TECHNIQUE_JUNIOR_EXOCET] = rubric_text_junior_exocet,
  [SUD_TECHNIQUE_DOUBLE_EXOCET] = rubric_text_double_exocet,
  [SUD_TECHNIQUE_FIREWORK_TRIPLE ... SUD_TECHNIQUE_FIREWORK_QUADRUPLE] = rubric_text_firework,
  [SUD_TECHNIQUE_SK_LOOP] = rubric_text_sk_loop,
  [SUD_TECHNIQUE_LOCKED_SECTORS] = rubric_text_sectors,
  [SUD_TECHNIQUE_LEMMA_NET ... SUD_TECHNIQUE_NESTED_NET] = rubric_text_net,
};

char *
rubric_text_step (const SudStep *step, const SudPencilmarks *marks)
{
  SayWhy say = reasons[step->technique] != NULL ? reasons[step->technique] : rubric_text_chain;
  g_autofree char *clause = say (step, marks), *why = rubric_text_capitalise (clause), *what = NULL;

  if (step->digit != 0)
    return g_steal_pointer (&why);
  what = list_ruled_out (step, FALSE);
  /* Translators: %1$s is why, one or more sentences; %2$s is what is ruled out: "4 and 7 in row 5 columns 3 and 8" */
  return g_strdup_printf (_ ("%1$s Ruled out: %2$s."), why, what);
}

char *
rubric_text_step_where (const SudStep *step)
{
  g_autofree char *place = rubric_text_houses (sud_step_place (step), RUBRIC_CASE_PLAIN);

  /* Translators: a hint; %s is a house or several: "box 5", "rows 2 and 7" */
  return g_strdup_printf (_ ("Look at %s."), place);
}

char *
rubric_text_step_notation (const SudStep *step)
{
  size_t size = sud_step_format (step, NULL, 0) + 1;
  char *text = g_malloc (size);

  sud_step_format (step, text, size);
  return text;
}
