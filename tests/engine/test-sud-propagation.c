/* test-sud-propagation.c - singles to a fixpoint, and contradictions that are true
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "puzzle-corpus.h"

#include "sud-propagation.h"
#include "sud-strategy.h"

#include <string.h>

static SudResult
solve (const SudGrid *grid)
{
  SudSearchOptions options = { .limit = 2 };
  SudResult result;

  sud_strategy_run (sud_strategy_find ("dancing-links"), grid, &options, &result);
  return result;
}

/* The books agree with one another: candidates with the grid, the trail with what was filled. */
static void
assert_consistent (const SudPropagation *state, const SudGrid *start)
{
  SudGrid replay = *start;

  for (int i = 0; i < state->filled; i++)
    {
      g_assert_cmpint (replay.digit[state->trail[i]], ==, 0);
      replay.digit[state->trail[i]] = state->grid.digit[state->trail[i]];
    }
  g_assert_cmpmem (&replay, sizeof replay, &state->grid, sizeof state->grid);
  g_assert_true (sud_grid_is_valid (&state->grid));
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpint (state->candidates[cell], ==,
                     state->grid.digit[cell] != 0 ? 0 : sud_grid_candidates (&state->grid, cell));
}

/* How many blank cells of @house can hold @digit, and whether it stands there already. */
static int
count_places (const SudPropagation *state, int house, int digit, bool *placed)
{
  int places = 0;

  *placed = false;
  for (int i = 0; i < SUD_SIZE; i++)
    {
      int cell = sud_house_cells[house][i];

      *placed |= state->grid.digit[cell] == digit;
      places += (state->candidates[cell] & SUD_DIGIT_BIT (digit)) != 0;
    }
  return places;
}

static void
assert_no_single_left (const SudPropagation *state)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (state->grid.digit[cell] == 0)
      g_assert_cmpint (sud_digits_count (state->candidates[cell]), >, 1);
  for (int house = 0; house < SUD_HOUSES; house++)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      {
        bool placed;
        int places = count_places (state, house, digit, &placed);

        g_assert_true (placed ? places == 0 : places > 1);
      }
}

/* What is said of a contradiction holds in the state it was found in. */
static void
assert_contradiction_holds (const SudPropagation *state, const SudContradiction *why)
{
  g_assert_cmpint (why->filled, ==, state->filled);
  if (why->digit == 0)
    {
      g_assert_cmpint (state->grid.digit[why->cell], ==, 0);
      g_assert_cmpint (state->candidates[why->cell], ==, 0);
    }
  else
    {
      bool placed;

      g_assert_cmpint (count_places (state, why->house, why->digit, &placed), ==, 0);
      g_assert_false (placed);
    }
}

static void
test_fixpoint (void)
{
  g_autoptr (GArray) puzzles = corpus_load_all ();

  for (guint i = 0; i < puzzles->len; i++)
    {
      const Puzzle *puzzle = puzzle_at (puzzles, i);
      SudPropagation state;
      SudContradiction why;
      SudResult result;

      if (!sud_grid_is_valid (&puzzle->grid))
        continue;
      g_test_message ("%s", puzzle->name);
      result = solve (&puzzle->grid);
      sud_propagation_init (&state, &puzzle->grid);
      assert_consistent (&state, &puzzle->grid);
      if (!sud_propagation_run (&state, &why))
        {
          g_assert_cmpint (result.verdict, ==, SUD_VERDICT_NONE);
          assert_contradiction_holds (&state, &why);
          assert_consistent (&state, &puzzle->grid);
          continue;
        }
      assert_consistent (&state, &puzzle->grid);
      assert_no_single_left (&state);
      if (result.solutions > 0)
        g_assert_true (sud_grid_keeps (&result.first, &state.grid));
    }
}

static void
test_branch_cell (void)
{
  g_autoptr (GArray) puzzles = corpus_load_all ();

  for (guint i = 0; i < puzzles->len; i++)
    {
      SudPropagation state;
      int expected = -1, fewest = SUD_SIZE + 1;

      if (!sud_grid_is_valid (&puzzle_at (puzzles, i)->grid))
        continue;
      sud_propagation_init (&state, &puzzle_at (puzzles, i)->grid);
      if (!sud_propagation_run (&state, NULL))
        continue;
      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (state.grid.digit[cell] == 0 && sud_digits_count (state.candidates[cell]) < fewest)
          {
            expected = cell;
            fewest = sud_digits_count (state.candidates[cell]);
          }
      g_assert_cmpint (sud_propagation_branch_cell (&state), ==, expected);
    }
}

/* r1c9 sees 1 to 8 in its row and the 9 in its column. */
static void
test_contradiction_of_a_cell (void)
{
  SudGrid grid = grid_from_line ("12345678.........9...............................................................");
  SudContradiction why;
  SudCells cells;

  g_assert_true (sud_contradiction_find (&grid, &why));
  g_assert_cmpint (why.digit, ==, 0);
  g_assert_cmpint (why.cell, ==, 8);
  g_assert_cmpint (why.filled, ==, 0);
  cells = sud_contradiction_cells (&why, &grid);
  g_assert_cmpint (sud_cells_count (cells), ==, 1);
  g_assert_true (sud_cells_has (cells, 8));
}

/* The 1s of rows 2 and 3 and of column 9 leave row 1 no place for a 1 beside its two filled cells. */
static void
test_contradiction_of_a_house (void)
{
  SudGrid grid = grid_from_line ("......23.1...........1....................................................."
                                 ".....1");
  SudContradiction why;
  SudCells cells;

  g_assert_true (sud_grid_is_valid (&grid));
  g_assert_true (sud_contradiction_find (&grid, &why));
  g_assert_cmpint (why.digit, ==, 1);
  g_assert_cmpint (why.house, ==, 0);
  g_assert_cmpint (why.filled, ==, 0);
  cells = sud_contradiction_cells (&why, &grid);
  g_assert_cmpint (sud_cells_count (cells), ==, 7);
  g_assert_false (sud_cells_has (cells, 6));
  g_assert_true (sud_cells_has (cells, 8));
}

/* The reference puzzle with a wrong digit that fits: it shows only after some singles. */
static void
test_contradiction_after_singles (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE);
  SudContradiction why;

  g_assert_false (sud_contradiction_find (&grid, &why));
  grid.digit[2] = 2;
  g_assert_true (sud_grid_is_valid (&grid));
  g_assert_true (sud_contradiction_find (&grid, &why));
  g_assert_cmpint (why.filled, >, 0);
}

/* A clash has a better explanation; a grid with solutions has none. */
static void
test_no_contradiction (void)
{
  g_autoptr (GArray) puzzles = corpus_load_all ();
  guint by_singles = 0, by_search = 0;

  for (guint i = 0; i < puzzles->len; i++)
    {
      const Puzzle *puzzle = puzzle_at (puzzles, i);
      SudVerdict verdict = solve (&puzzle->grid).verdict;
      SudContradiction why;
      bool found = sud_contradiction_find (&puzzle->grid, &why);

      if (verdict != SUD_VERDICT_NONE)
        g_assert_false (found);
      by_singles += verdict == SUD_VERDICT_NONE && found;
      by_search += verdict == SUD_VERDICT_NONE && !found;
    }
  g_assert_cmpuint (by_singles, >, 10);
  g_assert_cmpuint (by_search, >, 10);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/propagation/fixpoint", test_fixpoint);
  g_test_add_func ("/propagation/branch-cell", test_branch_cell);
  g_test_add_func ("/propagation/contradiction/cell", test_contradiction_of_a_cell);
  g_test_add_func ("/propagation/contradiction/house", test_contradiction_of_a_house);
  g_test_add_func ("/propagation/contradiction/after-singles", test_contradiction_after_singles);
  g_test_add_func ("/propagation/contradiction/none", test_no_contradiction);
  return g_test_run ();
}
