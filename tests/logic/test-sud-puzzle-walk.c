/* test-sud-puzzle-walk.c - the tables where walks start, the neighbours of a puzzle, and puzzles with few clues
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-isomorph.h"
#include "sud-generate.h"
#include "sud-grade.h"
#include "sud-puzzle-request-testing.h"
#include "sud-puzzle-request.h"
#include "sud-solve.h"
#include "sud-strategy.h"

#include <glib.h>
#include <string.h>

/* The tables themselves: nobody else reads them row by row. */
static const SudPuzzleSeed seeds[] = {
#include "sud-puzzle-seeds.inc"
};

static const char *const low_clue_puzzles[] = {
#include "sud-low-clue-puzzles.inc"
};

static SudSymmetryId
find_symmetry (const char *puzzle)
{
  SudCells clues = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (puzzle[cell] != '.')
      sud_cells_add (&clues, cell);
  return sud_symmetry_holds (SUD_SYMMETRY_HALF_TURN, clues) ? SUD_SYMMETRY_HALF_TURN : SUD_SYMMETRY_NONE;
}

static void
check_seed (SudLogic *logic, const SudPuzzleSeed *seed)
{
  SudTechniqueId technique = sud_technique_find_id (seed->technique);
  SudGrid puzzle = grid_from_line (seed->puzzle);
  SudPencilmarks marks;
  SudResult result;
  SudOrder order;
  SudGrade grade;

  g_test_message ("%s %s", seed->technique, seed->puzzle);
  g_assert_cmpint (technique, !=, SUD_N_TECHNIQUES);
  sud_solve_count (&puzzle, 2, NULL, &result);
  g_assert_cmpint (result.verdict, ==, SUD_VERDICT_ONE);
  sud_order_init (&order);
  sud_pencilmarks_from_grid (&marks, &puzzle);
  g_assert_true (sud_grade_run (logic, &marks, &order, &grade));
  g_assert_true (grade.complete);
  g_assert_cmpint (grade.hardest, ==, technique);
}

static void
test_seed_rows (void)
{
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (int i = 0; i < (int)G_N_ELEMENTS (seeds); i++)
    check_seed (logic, &seeds[i]);
  sud_logic_free (logic);
}

/* All rows are found by what they are for. */
static void
test_find_seeds (void)
{
  int found = 0;

  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    for (int symmetry = 0; symmetry < SUD_N_SYMMETRIES; symmetry++)
      {
        int n;
        const SudPuzzleSeed *first = sud_puzzle_seeds_find ((SudTechniqueId)i, (SudSymmetryId)symmetry, &n);

        g_assert_true ((first == NULL) == (n == 0));
        for (int j = 0; j < n; j++)
          {
            g_assert_cmpstr (first[j].technique, ==, sud_technique_get ((SudTechniqueId)i)->id);
            g_assert_cmpint (find_symmetry (first[j].puzzle), ==, symmetry);
          }
        found += n;
      }
  g_assert_cmpint (found, ==, (int)G_N_ELEMENTS (seeds));
}

static char *
dup_form (const SudGrid *grid)
{
  char *line = g_malloc (SUD_LINE_LENGTH + 1);
  SudGrid form;

  g_assert_true (sud_grid_find_canonical (grid, NULL, &form));
  sud_grid_format_line (&form, line);
  return line;
}

/* Returns: (transfer full): the forms of all rows with 17 clues, each once */
static GHashTable *
collect_known (void)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 0; i < (int)G_N_ELEMENTS (low_clue_puzzles); i++)
    {
      SudGrid grid;

      g_assert_cmpint (sud_grid_parse_line (&grid, low_clue_puzzles[i]), ==, SUD_CELLS);
      if (sud_grid_count_filled (&grid) == SUD_MIN_CLUES)
        g_assert_true (g_hash_table_add (known, dup_form (&grid)));
    }
  return known;
}

/* By a search that knows nothing of lanes. */
static void
assert_one_solution (const SudGrid *puzzle)
{
  const SudSearchOptions options = { .limit = 2 };
  SudResult result;

  sud_strategy_run (sud_strategy_find ("propagate"), puzzle, &options, &result);
  g_assert_cmpuint (result.solutions, ==, 1);
}

static void
test_low_clue_rows (void)
{
  for (int i = 0; i < (int)G_N_ELEMENTS (low_clue_puzzles); i++)
    {
      SudGrid grid;

      g_assert_cmpint (sud_grid_parse_line (&grid, low_clue_puzzles[i]), ==, SUD_CELLS);
      g_assert_cmpint (sud_grid_count_filled (&grid), <=, SUD_LOW_CLUE_MAX);
      assert_one_solution (&grid);
    }
}

/* Those with 17 clues are the known ones in other words, and not twice the same; others are new ones. */
static void
test_17_clues (void)
{
  g_autoptr (GHashTable) known = collect_known (), lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  SudPuzzleRequest request;

  g_assert_cmpuint (g_hash_table_size (known), >=, 100);
  sud_puzzle_request_init (&request);
  request.minimal = false;
  request.clues_least = request.clues_most = SUD_MIN_CLUES;
  g_assert_true (sud_puzzle_request_has_only_known (&request));
  g_assert_cmpint (sud_puzzle_request_count_low_clue (&request), ==, (int)g_hash_table_size (known));
  for (guint k = 0; k < test_share (50); k++)
    {
      g_autofree char *form = NULL;
      char line[SUD_LINE_LENGTH + 1];
      SudRequestedPuzzle made;

      g_assert_cmpint (sud_puzzle_request_make (&request, test_pick (k, 50), NULL, &made), ==, SUD_PUZZLE_REQUEST_DONE);
      form = dup_form (&made.puzzle);
      sud_grid_format_line (&made.puzzle, line);
      g_assert_true (g_hash_table_contains (known, form));
      g_assert_true (g_hash_table_add (lines, g_strdup (line)));
    }
}

/* With the requested symmetry and number of clues, minimal if requested. */
static void
test_symmetric (void)
{
  for (int clues = 18; clues <= SUD_LOW_CLUE_MAX; clues++)
    for (guint k = 0; k < test_share (10); k++)
      {
        guint seed = test_pick (k, 10);
        SudPuzzleRequest request;
        SudRequestedPuzzle made;
        SudCells cells = { 0 };

        sud_puzzle_request_init (&request);
        request.symmetry = seed % 2 == 0 ? SUD_SYMMETRY_HALF_TURN : SUD_SYMMETRY_NONE;
        request.clues_least = request.clues_most = clues;
        request.minimal = seed % 3 == 0;
        g_assert_cmpint (sud_puzzle_request_count_low_clue (&request), >, 0);
        g_assert_false (sud_puzzle_request_has_only_known (&request));
        g_assert_cmpint (sud_puzzle_request_make (&request, seed, NULL, &made), ==, SUD_PUZZLE_REQUEST_DONE);
        for (int cell = 0; cell < SUD_CELLS; cell++)
          if (made.puzzle.digit[cell] != 0)
            sud_cells_add (&cells, cell);
        g_assert_cmpint (sud_cells_count (cells), ==, clues);
        g_assert_true (sud_symmetry_holds (request.symmetry, cells));
        assert_one_solution (&made.puzzle);
      }
}

/* Nobody waits for a puzzle that is none of the known ones. */
static void
test_none_fits (void)
{
  for (int threads = 1; threads <= 2; threads++)
    {
      SudPuzzleRequest request;
      SudPuzzleRequestJob job = { .request = &request, .count = 1, .threads = threads };

      sud_puzzle_request_init (&request);
      request.clues_most = SUD_MIN_CLUES;
      request.level_least = SUD_LEVEL_EXTREME;
      g_assert_cmpint (sud_puzzle_request_run (&job), ==, SUD_PUZZLE_REQUEST_UNKNOWN);
    }
}

/* One solution, as many clues, in places of the symmetry, and not the puzzle itself. */
static void
check_neighbour (const SudGrid *puzzle, const SudGrid *neighbour, SudSymmetryId symmetry)
{
  SudCells clues = SUD_NO_CELLS;
  SudResult result;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (neighbour->digit[cell] != 0)
      sud_cells_add (&clues, cell);
  sud_solve_count (neighbour, 2, NULL, &result);
  g_assert_cmpint (result.verdict, ==, SUD_VERDICT_ONE);
  g_assert_true (sud_symmetry_holds (symmetry, clues));
  g_assert_cmpint (sud_grid_count_filled (neighbour), ==, sud_grid_count_filled (puzzle));
  g_assert_true (memcmp (neighbour, puzzle, sizeof *puzzle) != 0);
}

static int
check_orbits (SudNeighbours *self, SudLanes *lanes, const SudGrid *puzzle, SudSymmetryId symmetry)
{
  int n = 0;

  sud_neighbours_init (self, symmetry);
  for (int orbit = 0; orbit < self->n_orbits; orbit++)
    if (sud_neighbours_has_clues (self, puzzle, orbit))
      {
        n += sud_neighbours_find (self, lanes, puzzle, orbit, NULL);
        for (int i = 0; i < self->n; i++)
          {
            SudGrid neighbour = sud_neighbours_get (self, i);

            check_neighbour (puzzle, &neighbour, symmetry);
          }
      }
  return n;
}

static void
test_neighbours (void)
{
  g_autofree SudNeighbours *self = g_new (SudNeighbours, 1);
  SudLanes *lanes = sud_lanes_new (sud_backend_default ());
  int found[SUD_N_SYMMETRIES] = { 0 };

  for (int i = 0; i < (int)G_N_ELEMENTS (seeds); i += test_is_sanitized () ? 20 : 3)
    {
      const SudPuzzleSeed *seed = &seeds[i];
      SudSymmetryId symmetry = find_symmetry (seed->puzzle);
      SudGrid puzzle = grid_from_line (seed->puzzle);

      found[symmetry] += check_orbits (self, lanes, &puzzle, symmetry);
    }
  g_assert_cmpint (found[SUD_SYMMETRY_NONE], >, 100);
  sud_lanes_free (lanes);
}

/* Every backend meets solutions in an order of its own. */
static void
test_backends (void)
{
  g_autofree SudNeighbours *one = g_new (SudNeighbours, 1), *other = g_new (SudNeighbours, 1);
  SudGrid puzzle = grid_from_line (seeds[0].puzzle);
  SudLanes *lanes = sud_lanes_new (sud_backend_default ());

  sud_neighbours_init (one, SUD_SYMMETRY_NONE);
  sud_neighbours_init (other, SUD_SYMMETRY_NONE);
  for (int i = 0; i < sud_backend_count (); i++)
    {
      SudLanes *others = sud_backend_is_supported (sud_backend_get (i)) ? sud_lanes_new (sud_backend_get (i)) : NULL;

      for (int orbit = 0; orbit < SUD_CELLS && others != NULL; orbit++)
        {
          if (!sud_neighbours_has_clues (one, &puzzle, orbit))
            continue;
          sud_neighbours_find (one, lanes, &puzzle, orbit, NULL);
          sud_neighbours_find (other, others, &puzzle, orbit, NULL);
          g_assert_cmpint (one->n, ==, other->n);
          for (int j = 0; j < one->n; j++)
            {
              SudGrid a = sud_neighbours_get (one, j), b = sud_neighbours_get (other, j);

              g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
            }
        }
      sud_lanes_free (others);
    }
  sud_lanes_free (lanes);
}

/* Every one is taken once: first those that have the solution of the puzzle. */
static void
test_take (void)
{
  g_autofree SudNeighbours *self = g_new (SudNeighbours, 1);
  SudLanes *lanes = sud_lanes_new (sud_backend_default ());
  SudGrid puzzle = grid_from_line (seeds[0].puzzle), neighbour;
  SudRandom random = sud_random_for (1, 2);
  SudResult result;

  sud_solve_count (&puzzle, 1, NULL, &result);
  sud_neighbours_init (self, SUD_SYMMETRY_NONE);
  for (int orbit = 0; orbit < SUD_CELLS; orbit++)
    {
      g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      int n, n_kept;

      if (!sud_neighbours_has_clues (self, &puzzle, orbit))
        continue;
      n = sud_neighbours_find (self, lanes, &puzzle, orbit, NULL);
      n_kept = self->n_kept;
      for (int i = 0; i < n; i++)
        {
          char line[SUD_LINE_LENGTH + 1];

          g_assert_true (sud_neighbours_take (self, &random, true, &neighbour));
          g_assert_cmpint (sud_grid_keeps (&result.first, &neighbour), ==, i < n_kept);
          sud_grid_format_line (&neighbour, line);
          g_assert_true (g_hash_table_add (taken, g_strdup (line)));
        }
      g_assert_false (sud_neighbours_take (self, &random, true, &neighbour));
    }
  sud_lanes_free (lanes);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/puzzle-walk/seeds/rows", test_seed_rows);
  g_test_add_func ("/puzzle-walk/seeds/find", test_find_seeds);
  g_test_add_func ("/puzzle-walk/low-clue/rows", test_low_clue_rows);
  g_test_add_func ("/puzzle-walk/low-clue/made", test_17_clues);
  g_test_add_func ("/puzzle-walk/low-clue/symmetric", test_symmetric);
  g_test_add_func ("/puzzle-walk/low-clue/unknown", test_none_fits);
  g_test_add_func ("/puzzle-walk/neighbours/all", test_neighbours);
  g_test_add_func ("/puzzle-walk/neighbours/backends", test_backends);
  g_test_add_func ("/puzzle-walk/neighbours/take", test_take);
  return g_test_run ();
}
