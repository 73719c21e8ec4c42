/* test-sud-oddagon-steps.c - what follows from oddagons, shown by trying all digits in their cells alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-grade.h"
#include "sud-solve.h"

static const SudTechniqueId oddagons[]
    = { SUD_TECHNIQUE_BIVALUE_ODDAGON, SUD_TECHNIQUE_TRIVALUE_ODDAGON, SUD_TECHNIQUE_ODDAGON_CHAIN };

enum
{
  KINDS = G_N_ELEMENTS (oddagons),
};

/* Each needs an oddagon: four of three digits, three of two, and two of three digits with chains. */
static const char *const needing[] = {
  "....9....1..6..85..6.1..9.2.........2....1..54732.....62.9.....5.1.8.....9....12.",
  ".......3.6..37.5.2..7.2..6....5..61.8.1.32....74......3...5......5.61.2......3..7",
  "6...2.3...59..612...8......5.7..8..6.8.5....9...2.7.8.......6.......59.2..697....",
  "81..3.....369...8.7.9..8......6..5..1.........6...792.....6.3...7.38..199....1..8",
  "......2.......6.48..6.....3.45....7...13.7...7...84..6..2..........68.3..6.7.248.",
  "......3.....48.9618...5......3..42....7...8..48.7...5......2.4...5.7....2..3..5..",
  "......3...28...5..9..8.24.65.2.....1.8........39..8.52.13..52.....1...8...5.9....",
  "6......4......5....17.82.5.4....95.6..6.2...8....5.42.5..2....48...46....2.5..9..",
  "...6.8..77....48....9.5...68.............5.7..65..74.9273..9..4.......959...86...",
};

/* Whether @cells from @cell on can be filled with @candidates, so that none is twice in a house. */
static gboolean
can_fill (SudCells cells, int cell, const SudDigits *candidates, guint8 *value)
{
  cell = sud_cells_next (cells, cell);
  if (cell < 0)
    return TRUE;
  SUD_EACH_BIT (index, candidates[cell])
    {
      gboolean clash = FALSE;

      SUD_EACH_CELL (before, sud_cells_intersection (cells, sud_peers_of (cell)))
        clash |= (int)before < cell && value[before] == index + 1;
      value[cell] = (guint8)(index + 1);
      if (!clash && can_fill (cells, cell + 1, candidates, value))
        return TRUE;
    }
  return FALSE;
}

/* Whether the cells of @step, and of the subset beside it, can be filled when @cell is @digit; with its few digits alone
 * where @bare. */
static gboolean
can_be (const SudStep *step, const SudPencilmarks *marks, int cell, int digit, gboolean bare)
{
  SudCells cells = step->cells;
  SudDigits candidates[SUD_CELLS];
  guint8 value[SUD_CELLS];

  for (int i = 0; i < step->n_sets && !bare; i++)
    cells = sud_cells_union (cells, step->sets[i].cells);
  for (int i = 0; i < SUD_CELLS; i++)
    candidates[i] = marks->cell[i] & (bare ? step->digits : SUD_ALL_DIGITS);
  if (digit != 0)
    {
      candidates[cell] = SUD_DIGIT_BIT (digit);
      SUD_EACH_CELL (peer, sud_peers_of (cell))
        candidates[peer] &= (SudDigits)~SUD_DIGIT_BIT (digit);
    }
  return can_fill (cells, 0, candidates, value);
}

/* Whether the next node is false if @node is true, or true if it is false. */
static gboolean
is_linked (const SudStepNode *node, const SudPencilmarks *marks)
{
  const SudStepNode *next = node + 1;
  SudCells both = sud_cells_union (node->cells, next->cells);

  if (node->digit != next->digit)
    return sud_cells_equal (node->cells, next->cells) && sud_cells_is_single (node->cells)
           && (node->link == SUD_STEP_WEAK || sud_digits_count (marks->cell[sud_cells_first (node->cells)]) == 2);
  if (node->link == SUD_STEP_WEAK)
    return sud_cells_within (next->cells, sud_common_peers (node->cells));
  for (int house = 0; house < SUD_HOUSES; house++)
    if (sud_cells_within (sud_pencilmarks_places (marks, house, node->digit), both)
        && sud_cells_within (both, sud_house_sets[house]))
      return TRUE;
  return FALSE;
}

/* From each guardian a chain leads to what @step rules out: the guardian is true, so each node after it is false and true
 * by turns, and the last one false. */
static void
assert_chained (const SudStep *step, const SudPencilmarks *marks)
{
  SudDigits guardians[SUD_CELLS] = { 0 };

  SUD_EACH_CELL (cell, step->cells)
    guardians[cell] = marks->cell[cell] & (SudDigits)~step->digits;
  for (int i = 0; i < step->n_nodes; i++)
    {
      const SudStepNode *node = &step->nodes[i];

      if (i == 0 || node[-1].link == SUD_STEP_END)
        guardians[sud_cells_first (node->cells)] &= (SudDigits)~SUD_DIGIT_BIT (node->digit);
      if (node->link == SUD_STEP_END)
        {
          g_assert_true (sud_cells_equal (node->cells, step->out[node->digit - 1]));
          g_assert_true (node[-1].link == SUD_STEP_WEAK);
          continue;
        }
      g_assert_true (is_linked (node, marks));
      g_assert_cmpint (node->link, !=, i > 0 ? node[-1].link : SUD_STEP_STRONG);
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpint (guardians[cell], ==, 0);
}

static void
assert_proved (const SudStep *step, const SudPencilmarks *marks)
{
  gboolean ring = step->technique == SUD_TECHNIQUE_BIVALUE_ODDAGON;

  g_assert_cmpint (sud_digits_count (step->digits), ==, ring ? 2 : 3);
  g_assert_cmpint (sud_cells_count (step->cells), ==, ring ? step->size : 12);
  g_assert_false (can_be (step, marks, 0, 0, TRUE));
  if (step->technique == SUD_TECHNIQUE_ODDAGON_CHAIN)
    {
      assert_chained (step, marks);
      return;
    }
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, step->out[digit - 1])
      g_assert_false (can_be (step, marks, (int)cell, digit, FALSE));
}

/* The ring goes from each cell to one that it sees, and sees none but its two neighbours. */
static void
assert_ring (const SudStep *step)
{
  g_assert_cmpint (step->n_nodes, ==, step->size + 1);
  g_assert_cmpint (step->size % 2, ==, 1);
  for (int i = 0; i < step->size; i++)
    {
      int cell = sud_cells_first (step->nodes[i].cells);

      g_assert_true (sud_cells_has (sud_peers_of (cell), sud_cells_first (step->nodes[i + 1].cells)));
      g_assert_cmpint (sud_cells_count (sud_cells_intersection (sud_peers_of (cell), step->cells)), ==, 2);
    }
}

/* Looks for both at every position of @puzzle. Returns: whether any was needed */
static guint
walk_all (SudLogic *logic, const SudGrid *givens, const SudGrid *solution, guint found[KINDS])
{
  SudOrder order;
  SudPencilmarks marks;
  SudTechniqueId technique;
  guint n = 0;

  sud_order_init (&order);
  sud_order_drop (&order, SUD_TECHNIQUE_DOUBLE_NET);
  sud_order_drop (&order, SUD_TECHNIQUE_NESTED_NET);
  sud_pencilmarks_from_grid (&marks, givens);
  do
    {
      for (guint i = 0; i < KINDS; i++)
        {
          logic->marks = marks;
          sud_logic_find (logic, oddagons[i]);
          logic_assert_sound (logic, solution, "oddagons");
          found[i] += (guint)logic->steps.n;
          for (int k = 0; k < logic->steps.n; k++)
            {
              assert_proved (&logic->steps.step[k], &marks);
              if (i == 0)
                assert_ring (&logic->steps.step[k]);
            }
        }
      technique = sud_logic_find_first (logic, &order);
      n += technique >= oddagons[0] && technique <= oddagons[KINDS - 1];
      for (int i = 0; i < logic->steps.n; i++)
        sud_step_apply (&logic->steps.step[i], &marks);
    }
  while (technique != SUD_N_TECHNIQUES);
  return n;
}

static void
test_proved (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (50);
  SudLogic *logic = sud_logic_new ();
  guint found[KINDS] = { 0 };

  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < G_N_ELEMENTS (needing); i++)
    {
      SudGrid grid = grid_from_line (needing[i]);
      SudResult result;

      sud_solve_count (&grid, 2, NULL, &result);
      g_assert_cmpint (result.solutions, ==, 1);
      g_assert_cmpuint (walk_all (logic, &grid, &result.first, found), >, 0);
    }
  for (guint i = 0; i < test_share (puzzles->len); i++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (i, puzzles->len));

      walk_all (logic, &puzzle->givens, &puzzle->solution, found);
    }
  g_test_message ("%u bivalue and %u trivalue oddagons, %u with chains", found[0], found[1], found[2]);
  for (guint i = 0; i < KINDS; i++)
    g_assert_cmpuint (found[i], >, 0);
  sud_logic_free (logic);
}

/* How many steps there are in all positions does not depend on names. */
static void
test_isomorphs (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < G_N_ELEMENTS (needing); i++)
    {
      SudGrid grid = grid_from_line (needing[i]), other = logic_isomorph (&grid, rand);
      guint found[2][KINDS] = { { 0 } };
      SudResult one, two;

      sud_solve_count (&grid, 1, NULL, &one);
      sud_solve_count (&other, 1, NULL, &two);
      g_assert_cmpuint (walk_all (logic, &grid, &one.first, found[0]), ==, walk_all (logic, &other, &two.first, found[1]));
      g_assert_cmpmem (found[0], sizeof found[0], found[1], sizeof found[1]);
    }
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/oddagon-steps/proved", test_proved);
  g_test_add_func ("/oddagon-steps/isomorphs", test_isomorphs);
  return g_test_run ();
}
