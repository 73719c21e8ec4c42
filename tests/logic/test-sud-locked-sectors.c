/* test-sud-locked-sectors.c - SK loops and locked sectors: truths and links are counted anew, by all houses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-grade.h"

static const SudTechniqueId techniques[] = { SUD_TECHNIQUE_SK_LOOP, SUD_TECHNIQUE_LOCKED_SECTORS };

/* Whether @n houses have all of @cells. */
static gboolean
can_cover (SudCells cells, int n)
{
  if (sud_cells_is_empty (cells))
    return TRUE;
  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX && n > 0; kind++)
    {
      SudCells house = sud_house_sets[sud_house_of (sud_cells_first (cells), (SudHouseKind)kind)];

      if (can_cover (sud_cells_difference (cells, house), n - 1))
        return TRUE;
    }
  return FALSE;
}

/* The least number of houses that have all of @cells. */
static int
count_houses (SudCells cells)
{
  int n = 0;

  while (!can_cover (cells, n))
    n++;
  return n;
}

/* How often, at most, all digits together can stand in @cells, where @cell holds @digit. */
static int
count_links (const SudPencilmarks *marks, SudCells cells, int cell, int digit)
{
  int n = 0;

  for (int index = 0; index < SUD_SIZE; index++)
    {
      SudCells places = sud_cells_intersection (cells, marks->digit[index]);

      if (index + 1 == digit)
        places = sud_cells_difference (places, sud_peers_of (cell));
      n += count_houses (places);
    }
  return n;
}

/* Each of the cells has a digit: were it as the step says it is not, they could not all have one. */
static void
assert_counted (const SudLogic *logic, const char *name)
{
  for (int i = 0; i < logic->steps.n; i++)
    {
      const SudStep *step = &logic->steps.step[i];
      int n = sud_cells_count (step->cells);

      g_assert_cmpint (step->size, ==, n);
      g_assert_true (sud_cells_within (step->cells, logic->marks.blank));
      g_assert_cmpint (count_links (&logic->marks, step->cells, 0, 0), ==, n);
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        SUD_EACH_CELL (cell, step->out[digit - 1])
          if (sud_cells_has (step->cells, (int)cell) || count_links (&logic->marks, step->cells, (int)cell, digit) >= n)
            g_error ("%s: %s does not rule out %d in r%dc%d", name, sud_technique_get (step->technique)->id, digit,
                     sud_row ((int)cell) + 1, sud_column ((int)cell) + 1);
    }
}

static guint
count_steps (SudLogic *logic, const SudPencilmarks *marks, const SudGrid *solution, const char *name)
{
  guint n = 0;

  logic->marks = *marks;
  for (guint i = 0; i < G_N_ELEMENTS (techniques); i++)
    {
      n += (guint)sud_logic_find (logic, techniques[i]);
      logic_assert_sound (logic, solution, name);
      assert_counted (logic, name);
    }
  return n;
}

/* At every eighth position on the way of puzzles, and where they would need nets. */
static void
test_counted (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (40);
  SudLogic *logic = sud_logic_new ();
  guint steps = 0, position = 0;
  SudOrder order;

  logic->rules = SUD_RULE_UNIQUE;
  sud_order_init (&order);
  while (order.technique[order.n - 1] > SUD_TECHNIQUE_FORCING_VERITY)
    order.n--;
  for (guint k = 0; k < test_share (puzzles->len); k++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (k, puzzles->len));
      SudPencilmarks marks;
      int n;

      g_assert_true (sud_pencilmarks_from_grid (&marks, &puzzle->givens));
      do
        {
          logic->marks = marks;
          sud_logic_find_first (logic, &order);
          n = logic->steps.n;
          for (int i = 0; i < n; i++)
            sud_step_apply (&logic->steps.step[i], &marks);
          if (n == 0 || position++ % 8 == 0)
            steps += count_steps (logic, &marks, &puzzle->solution, puzzle->name);
        }
      while (n > 0);
    }
  g_test_message ("%u steps at positions of %u puzzles", steps, puzzles->len);
  g_assert_cmpuint (steps, >, 0);
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/locked-sectors/counted", test_counted);
  return g_test_run ();
}
