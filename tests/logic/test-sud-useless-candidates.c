/* test-sud-useless-candidates.c - useless candidates are in no way to place the digit, and fish and the like find nothing else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "logic-testing.h"
#include "sud-grade.h"
#include "../test-share.h"

#include <string.h>

/* The slow way: all ways to cover each of @houses, those that have any place, once; @used is the union of all of them. */
static void
walk_all (const SudPencilmarks *marks, int digit, uint32_t houses, SudCells way, SudCells *used)
{
  SudCells places;

  if (houses == 0)
    {
      *used = sud_cells_union (*used, way);
      return;
    }
  places = sud_pencilmarks_places (marks, __builtin_ctz (houses), digit);
  SUD_EACH_CELL (cell, places)
    if ((sud_cell_houses[cell] & ~houses) == 0)
      walk_all (marks, digit, houses & ~sud_cell_houses[cell], sud_cells_union (way, sud_cells_of ((int)cell)), used);
}

static SudCells
find_slowly (const SudPencilmarks *marks, int digit)
{
  SudCells used = SUD_NO_CELLS;
  uint32_t houses = 0;

  for (int house = 0; house < SUD_HOUSES; house++)
    houses |= (uint32_t)(marks->place[house][digit - 1] != 0) << house;
  walk_all (marks, digit, houses, SUD_NO_CELLS, &used);
  return sud_cells_difference (marks->digit[digit - 1], used);
}

static void
assert_right (SudLogic *logic, const SudPencilmarks *marks)
{
  logic->marks = *marks;
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    for (int twice = 0; twice < 2; twice++)
      g_assert_true (sud_cells_equal (sud_logic_get_useless (logic, digit), find_slowly (marks, digit)));
}

/* Anything at all, also what has no solution; on the way there is a lot to be remembered, and it comes up again. */
static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (GArray) puzzles = logic_load_puzzles (10);
  SudLogic *logic = sud_logic_new ();

  for (guint round = 0; round < test_share (60); round++)
    {
      SudPencilmarks marks;

      sud_pencilmarks_from_grid (&marks, &logic_puzzle_at (puzzles, test_pick (round, 60) % puzzles->len)->givens);
      for (int i = 0; i < 12; i++)
        {
          assert_right (logic, &marks);
          for (int j = 0; j < 8; j++)
            sud_pencilmarks_remove (&marks, g_rand_int_range (rand, 0, SUD_CELLS), g_rand_int_range (rand, 1, 10));
        }
    }
  sud_logic_free (logic);
}

/* Those that look at one digit, and do not look where there is nothing useless. */
static const SudTechniqueId of_a_digit[] = {
  SUD_TECHNIQUE_X_WING,           SUD_TECHNIQUE_SWORDFISH,
  SUD_TECHNIQUE_JELLYFISH,        SUD_TECHNIQUE_SKYSCRAPER,
  SUD_TECHNIQUE_KITE,             SUD_TECHNIQUE_TURBOT_FISH,
  SUD_TECHNIQUE_EMPTY_RECTANGLE,  SUD_TECHNIQUE_DUAL_KITE,
  SUD_TECHNIQUE_COLOUR_TRAP,      SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE,
  SUD_TECHNIQUE_COLOUR_WRAP,      SUD_TECHNIQUE_MULTI_COLOURS_1,
  SUD_TECHNIQUE_MULTI_COLOURS_2,  SUD_TECHNIQUE_FINNED_X_WING,
  SUD_TECHNIQUE_SASHIMI_X_WING,   SUD_TECHNIQUE_FINNED_SWORDFISH,
  SUD_TECHNIQUE_GUARDIANS,        SUD_TECHNIQUE_SASHIMI_SWORDFISH,
  SUD_TECHNIQUE_FINNED_JELLYFISH, SUD_TECHNIQUE_SASHIMI_JELLYFISH,
  SUD_TECHNIQUE_FRANKEN_X_WING,   SUD_TECHNIQUE_FRANKEN_SWORDFISH,
  SUD_TECHNIQUE_FINNED_FRANKEN_X_WING,
};

/* Fails unless @technique finds the very same steps where it looks at every digit. */
static void
assert_same (SudLogic *logic, SudSteps *all, SudTechniqueId technique)
{
  unsigned rules = logic->rules;

  logic->rules = rules | SUD_RULE_NO_SHORTCUTS;
  sud_logic_find (logic, technique);
  memcpy (all, &logic->steps, sizeof *all);
  logic->rules = rules;
  g_assert_cmpint (sud_logic_find (logic, technique), ==, all->n);
  for (int i = 0; i < all->n; i++)
    {
      const SudStep *step = &logic->steps.step[i];
      SudCells useless = sud_logic_get_useless (logic, sud_digits_first (step->digits));

      g_assert_true (sud_step_same_outcome (step, &all->step[i]));
      g_assert_true (sud_cells_equal (step->cells, all->step[i].cells) && sud_cells_equal (step->fins, all->step[i].fins));
      g_assert_true (technique == SUD_TECHNIQUE_DUAL_KITE || sud_cells_within (sud_step_affects (step), useless));
    }
}

static void
test_finders (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (10);
  g_autofree SudSteps *all = g_new (SudSteps, 1);
  SudLogic *logic = sud_logic_new ();
  SudOrder order;
  guint position = 0;

  sud_order_init (&order);
  for (guint k = 0; k < test_share (puzzles->len); k++)
    {
      guint i = test_pick (k, puzzles->len);
      SudPencilmarks marks;
      SudTechniqueId technique;

      sud_pencilmarks_from_grid (&marks, &logic_puzzle_at (puzzles, i)->givens);
      do
        {
          logic->marks = marks;
          logic->rules = SUD_RULE_UNIQUE | (i % 2 == 0 ? 0 : SUD_RULE_SIAMESE | SUD_RULE_SMALL_CROSSES);
          for (guint j = 0; j < G_N_ELEMENTS (of_a_digit); j++)
            if (sud_technique_get (of_a_digit[j])->level < SUD_LEVEL_UNFAIR || (position + j) % 40 == 0)
              assert_same (logic, all, of_a_digit[j]);
          position++;
          logic->rules = SUD_RULE_UNIQUE;
          technique = sud_logic_find_first (logic, &order);
          for (int j = 0; j < logic->steps.n; j++)
            sud_step_apply (&logic->steps.step[j], &marks);
        }
      while (technique != SUD_N_TECHNIQUES);
    }
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/useless/random", test_random);
  g_test_add_func ("/useless/finders", test_finders);
  return g_test_run ();
}
