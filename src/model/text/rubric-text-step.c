/* rubric-text-step.c - steps of reasoning in words
 *
 * A sentence has two halves: why, which each family words for itself, and what follows, which is the same for all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-step.h"

#include "rubric-text-als.h"
#include "rubric-text-chain.h"
#include "rubric-text-colours.h"
#include "rubric-text-deadly.h"
#include "rubric-text-parts.h"
#include "rubric-text-pattern.h"
#include "rubric-text-single.h"
#include "rubric-text-subset.h"
#include "rubric-text.h"
#include "sud-blockers.h"
#include "sud-technique.h"

#include <glib/gi18n.h>

const char *
rubric_text_technique (int technique)
{
  return _ (sud_technique_get (technique)->name);
}

/* "4 in row 5 column 3": each digit, or all that are ruled out in the same cells, by itself; where it is @denied, "no 4" */
static char *
list_ruled_out (const SudStep *step, gboolean denied)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SudDigits left = sud_step_ruled_out (step);

  while (left != 0)
    {
      SudCells cells = step->out[sud_digits_first (left) - 1];
      g_autofree char *places = rubric_text_cell_groups (cells), *list = NULL;
      SudDigits same = 0;

      SUD_EACH_BIT (index, left)
        if (sud_cells_equal (step->out[index], cells))
          same |= (SudDigits)(1u << index);
      left &= (SudDigits)~same;
      list = denied ? rubric_text_choice (same) : rubric_text_digits (same);
      if (text->len > 0)
        /* Translators: between items that have commas themselves */
        g_string_append (text, C_ ("list", "; "));
      if (denied)
        /* Translators: an item of a list: %1$s is a digit, or a choice ("4 or 7"), %2$s the cells where it cannot stand */
        g_string_append_printf (text, _ ("no %1$s in %2$s"), list, places);
      else
        /* Translators: %1$s is a digit, or several, %2$s the cells where they cannot stand */
        g_string_append_printf (text, _ ("%1$s in %2$s"), list, places);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
rubric_text_step_outcome (const SudStep *step)
{
  g_autofree char *what = NULL;

  if (step->digit != 0)
    {
      what = rubric_text_cell_groups (sud_step_writes (step));
      /* Translators: %1$d is a digit, %2$s a cell, or several */
      return g_strdup_printf (_ ("%1$d goes into %2$s"), step->digit, what);
    }
  what = list_ruled_out (step, TRUE);
  return rubric_text_capitalise (what);
}

/* Why: the families */

/* Why @digit is only where @house crosses another: what keeps it out of the other cells. */
static char *
say_blocked (const SudStep *step, const SudPencilmarks *marks, const char *house, int digit, const char *other)
{
  SudCells all = sud_house_sets[__builtin_ctz (step->houses)], left;
  SudCells places = sud_cells_intersection (all, sud_house_sets[__builtin_ctz (step->covers)]);
  SudCells blockers = sud_blockers_of_house (__builtin_ctz (step->houses), places, digit, marks, &left);
  g_autofree char *in_the_way = rubric_text_cell_groups (blockers);

  if (!sud_cells_is_empty (left))
    /* Translators: %1$s and %3$s are houses ("box 4", "row 5"), %2$d is a digit */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go where it crosses %3$s: it already stands in the row, column or box "
                               "of its other blank cells, or was ruled out there before."),
                            house, digit, other);
  if (sud_cells_is_empty (blockers))
    /* Translators: %1$s and %3$s are houses ("box 4", "row 5"), %2$d is a digit */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go where it crosses %3$s: no other cell is blank."), house, digit,
                            other);
  return g_strdup_printf (
      /* Translators: %1$s and %3$s are houses ("box 4", "row 5"), %2$d is a digit, %4$s the cell or cells in which it stands */
      ngettext ("In %1$s the %2$d can only go where it crosses %3$s: the %2$d in %4$s keeps it out of the other blank cells.",
                "In %1$s the %2$d can only go where it crosses %3$s: the %2$ds in %4$s keep it out of the other blank cells.",
                sud_cells_count (blockers)),
      house, digit, other, in_the_way);
}

static char *
say_intersection (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *house = rubric_text_houses (step->houses), *other = rubric_text_houses (step->covers);
  int digit = sud_digits_first (step->digits);
  g_autofree char *blocked = say_blocked (step, marks, house, digit, other);

  /* Translators: %1$s is a sentence, %2$d a digit, %3$s a house ("row 5") which crosses another */
  return g_strdup_printf (_ ("%1$s So the %2$d of %3$s is there, too, and nowhere else in %3$s."), blocked, digit, other);
}

static char *
say_fish (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *base = rubric_text_houses (step->houses), *cover = rubric_text_houses (step->covers);
  int digit = sud_digits_first (step->digits);

  if ((step->houses & SUD_ALL_DIGITS) != 0)
    /* Translators: %1$s are rows such as "rows 2 and 7", %2$d a digit, %3$s as many columns */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s. Each of these rows needs its %2$d, and no two of them can "
                               "have it in the same column. So they use up the %2$d of each of these columns, and no other "
                               "cell of %3$s can be %2$d."),
                            base, digit, cover);
  /* Translators: %1$s are columns such as "columns 2 and 7", %2$d a digit, %3$s as many rows */
  return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s. Each of these columns needs its %2$d, and no two of them can "
                             "have it in the same row. So they use up the %2$d of each of these rows, and no other cell of "
                             "%3$s can be %2$d."),
                          base, digit, cover);
}

typedef char *(*SayWhy) (const SudStep *step, const SudPencilmarks *marks);

static const SayWhy ways[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_FULL_HOUSE] = rubric_text_full_house,
  [SUD_TECHNIQUE_NAKED_SINGLE] = rubric_text_naked_single,
  [SUD_TECHNIQUE_HIDDEN_SINGLE] = rubric_text_hidden_single,
  [SUD_TECHNIQUE_LOCKED_PAIR] = rubric_text_naked_subset,
  [SUD_TECHNIQUE_LOCKED_TRIPLE] = rubric_text_naked_subset,
  [SUD_TECHNIQUE_POINTING] = say_intersection,
  [SUD_TECHNIQUE_CLAIMING] = say_intersection,
  [SUD_TECHNIQUE_NAKED_PAIR] = rubric_text_naked_subset,
  [SUD_TECHNIQUE_NAKED_TRIPLE] = rubric_text_naked_subset,
  [SUD_TECHNIQUE_NAKED_QUADRUPLE] = rubric_text_naked_subset,
  [SUD_TECHNIQUE_HIDDEN_PAIR] = rubric_text_hidden_subset,
  [SUD_TECHNIQUE_HIDDEN_TRIPLE] = rubric_text_hidden_subset,
  [SUD_TECHNIQUE_HIDDEN_QUADRUPLE] = rubric_text_hidden_subset,
  [SUD_TECHNIQUE_X_WING] = say_fish,
  [SUD_TECHNIQUE_SWORDFISH] = say_fish,
  [SUD_TECHNIQUE_JELLYFISH] = say_fish,
  [SUD_TECHNIQUE_FINNED_X_WING] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_SASHIMI_X_WING] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_FINNED_SWORDFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_SASHIMI_SWORDFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_FINNED_JELLYFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_SASHIMI_JELLYFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_FRANKEN_X_WING] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_FINNED_FRANKEN_X_WING] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_FRANKEN_SWORDFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_FINNED_FRANKEN_SWORDFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_FRANKEN_JELLYFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_FINNED_FRANKEN_JELLYFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_MUTANT_X_WING] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_FINNED_MUTANT_X_WING] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_MUTANT_SWORDFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_FINNED_MUTANT_SWORDFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_MUTANT_JELLYFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_FINNED_MUTANT_JELLYFISH] = rubric_text_finned_fish,
  [SUD_TECHNIQUE_KRAKEN_FISH_1] = rubric_text_kraken,
  [SUD_TECHNIQUE_KRAKEN_FISH_2] = rubric_text_kraken,
  [SUD_TECHNIQUE_XY_WING] = rubric_text_wing,
  [SUD_TECHNIQUE_XYZ_WING] = rubric_text_wing,
  [SUD_TECHNIQUE_RECTANGLE_1] = rubric_text_deadly,
  [SUD_TECHNIQUE_RECTANGLE_2] = rubric_text_deadly,
  [SUD_TECHNIQUE_RECTANGLE_3] = rubric_text_deadly,
  [SUD_TECHNIQUE_RECTANGLE_4] = rubric_text_deadly,
  [SUD_TECHNIQUE_RECTANGLE_5] = rubric_text_deadly,
  [SUD_TECHNIQUE_RECTANGLE_6] = rubric_text_deadly,
  [SUD_TECHNIQUE_HIDDEN_RECTANGLE] = rubric_text_deadly,
  [SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1] = rubric_text_avoidable,
  [SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_2] = rubric_text_avoidable,
  [SUD_TECHNIQUE_UNIQUE_LOOP_1] = rubric_text_deadly,
  [SUD_TECHNIQUE_UNIQUE_LOOP_2] = rubric_text_deadly,
  [SUD_TECHNIQUE_UNIQUE_LOOP_3] = rubric_text_deadly,
  [SUD_TECHNIQUE_UNIQUE_LOOP_4] = rubric_text_deadly,
  [SUD_TECHNIQUE_BUG_1] = rubric_text_grave,
  [SUD_TECHNIQUE_BUG_2] = rubric_text_grave,
  [SUD_TECHNIQUE_BUG_3] = rubric_text_grave,
  [SUD_TECHNIQUE_BUG_4] = rubric_text_grave,
  [SUD_TECHNIQUE_BUG_N] = rubric_text_grave,
  [SUD_TECHNIQUE_COLOUR_TRAP] = rubric_text_colours,
  [SUD_TECHNIQUE_COLOUR_WRAP] = rubric_text_colours,
  [SUD_TECHNIQUE_MULTI_COLOURS_1] = rubric_text_colours,
  [SUD_TECHNIQUE_MULTI_COLOURS_2] = rubric_text_colours,
  [SUD_TECHNIQUE_GUARDIANS] = rubric_text_guardians,
  [SUD_TECHNIQUE_WXYZ_WING] = rubric_text_bent_set,
  [SUD_TECHNIQUE_VWXYZ_WING] = rubric_text_bent_set,
  [SUD_TECHNIQUE_SUE_DE_COQ] = rubric_text_sue_de_coq,
  [SUD_TECHNIQUE_ALS_XZ] = rubric_text_als_xz,
  [SUD_TECHNIQUE_ALS_XY_WING] = rubric_text_als_chain,
  [SUD_TECHNIQUE_ALS_CHAIN] = rubric_text_als_chain,
  [SUD_TECHNIQUE_DEATH_BLOSSOM] = rubric_text_death_blossom,
  [SUD_TECHNIQUE_REMOTE_PAIR] = rubric_text_remote_pair,
  [SUD_TECHNIQUE_TEMPLATE_SET] = rubric_text_templates,
  [SUD_TECHNIQUE_TEMPLATE_DELETE] = rubric_text_templates,
  [SUD_TECHNIQUE_FORCING_CONTRADICTION] = rubric_text_forcing,
  [SUD_TECHNIQUE_FORCING_VERITY] = rubric_text_forcing,
  [SUD_TECHNIQUE_LEMMA_NET] = rubric_text_net,
  [SUD_TECHNIQUE_DOUBLE_NET] = rubric_text_net,
  [SUD_TECHNIQUE_NESTED_NET] = rubric_text_net,
};

char *
rubric_text_step (const SudStep *step, const SudPencilmarks *marks)
{
  SayWhy say = ways[step->technique] != NULL ? ways[step->technique] : rubric_text_chain;
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
  g_autofree char *place = rubric_text_houses (sud_step_place (step));

  /* Translators: a hint; %s is a house or several: "box 5", "rows 2 and 7" */
  return g_strdup_printf (_ ("Look at %s."), place);
}

/* Houses as "r27", "c38", "b5". */
static void
append_houses (GString *text, uint32_t houses)
{
  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
    {
      uint32_t bits = houses >> (kind * SUD_SIZE) & SUD_ALL_DIGITS;

      if (bits == 0)
        continue;
      g_string_append_c (text, "rcb"[kind]);
      SUD_EACH_BIT (bit, bits)
        g_string_append_printf (text, "%u", bit + 1);
    }
}

static void
append_outcome (GString *text, const SudStep *step)
{
  const char *comma = "";

  if (step->digit != 0)
    {
      rubric_notation_append_cells (text, sud_step_writes (step));
      g_string_append_printf (text, "=%d", step->digit);
      return;
    }
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (!sud_cells_is_empty (step->out[digit - 1]))
      {
        g_string_append (text, comma);
        rubric_notation_append_cells (text, step->out[digit - 1]);
        g_string_append_printf (text, "<>%d", digit);
        comma = ", ";
      }
}

static void
append_pattern (GString *text, const SudStep *step)
{
  SUD_EACH_BIT (index, step->digits)
    g_string_append_printf (text, "%u", index + 1);
  g_string_append_c (text, ' ');
  if (step->covers != 0)
    {
      append_houses (text, step->houses);
      g_string_append_c (text, ' ');
      append_houses (text, step->covers);
      SUD_EACH_CELL (fin, step->fins)
        {
          g_string_append (text, " f");
          rubric_notation_append_cells (text, sud_cells_of ((int)fin));
        }
    }
  else
    rubric_notation_append_cells (text, step->cells);
}

char *
rubric_text_step_notation (const SudStep *step)
{
  bool kraken = step->n_nodes > 0 && step->covers != 0;
  GString *text = g_string_new (sud_technique_get (step->technique)->name);

  g_string_append (text, ": ");
  if (step->n_nodes == 0 || kraken)
    append_pattern (text, step);
  if (kraken)
    g_string_append (text, "; ");
  if (step->n_nodes > 0)
    rubric_notation_append_chain (text, step);
  g_string_append (text, " => ");
  append_outcome (text, step);
  return g_string_free (text, FALSE);
}

const char *
rubric_text_level (SudLevel level)
{
  static const char *const meanings[SUD_N_LEVELS] = {
    [SUD_LEVEL_EASY] = N_ ("Easy: again and again some cell has just one digit left, or some digit just one place."),
    [SUD_LEVEL_MEDIUM] = N_ ("Medium: now and then you also have to see that two or three cells share as many digits, or that "
                             "a digit of a box is in one line."),
    [SUD_LEVEL_HARD] = N_ ("Hard: it takes patterns across the board, such as an X-Wing or a wing of three cells."),
    [SUD_LEVEL_UNFAIR] = N_ ("Unfair: it takes chains: one thing follows from another, and that from a third."),
    [SUD_LEVEL_EXTREME] = N_ ("Extreme: it takes trial with proof: suppose a digit, and follow several chains until they "
                              "contradict each other."),
  };

  return _ (meanings[level]);
}

char *
rubric_text_grade (const SudGrade *grade)
{
  const char *level = _ (sud_level_get_name (grade->level));

  if (!grade->complete)
    return g_strdup (grade->own ? _ ("Your techniques do not lead to the end") : _ ("No technique leads to the end"));
  if (grade->hardest == SUD_N_TECHNIQUES)
    return g_strdup (_ ("Nothing left to do"));
  if (grade->own)
    /* Translators: %1$s is a level such as "Hard", %2$s the name of the hardest technique that is needed; the techniques have
     * been chosen in Preferences, so that it is not the level that everybody else is told */
    return g_strdup_printf (_ ("%1$s, up to %2$s · own techniques"), level, rubric_text_technique (grade->hardest));
  /* Translators: %1$s is a level such as "Hard", %2$s the name of the hardest technique that is needed */
  return g_strdup_printf (_ ("%1$s, up to %2$s"), level, rubric_text_technique (grade->hardest));
}

char *
rubric_text_rate (guint tenths, gboolean about)
{
  /* Translators: %.1f is a rating such as 8.3, which is estimated */
  return g_strdup_printf (about ? _ ("≈%.1f") : "%.1f", tenths / 10.0);
}

const char *
rubric_text_two_scales (void)
{
  return _ ("Levels are another scale, with the techniques in another order: a Hard puzzle may have a higher ER than an Unfair "
            "one.");
}

char *
rubric_text_explainer (const SudExplainerRating *rating)
{
  g_autofree char *er = rubric_text_rate (rating->er.tenths, rating->er.about);
  g_autofree char *ep = rubric_text_rate (rating->ep.tenths, rating->ep.about);
  g_autofree char *ed = rubric_text_rate (rating->ed.tenths, rating->ed.about);
  g_autofree char *text
      /* Translators: Sudoku Explainer is a program; ER, EP and ED are what it and its users call its ratings, which are
         numbers such as 6.6 */
      = g_strdup_printf (_ ("On the scale of Sudoku Explainer, from 1.0 to 12.0, the hardest step of the puzzle is "
                            "rated %1$s (ER), the hardest up to the first digit %2$s (EP), and the first step %3$s "
                            "(ED)."),
                         er, ep, ed);
  g_autofree char *estimated = rubric_text_join (text, _ ("What has a ≈ is estimated."));
  gboolean about = rating->er.about || rating->ep.about || rating->ed.about;

  return rubric_text_join (about ? estimated : text, rubric_text_two_scales ());
}
