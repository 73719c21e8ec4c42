/* test-sud-neighbours.c - puzzles that have one clue in another place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-neighbours.h"
#include "sud-solve.h"
#include "sud-wish-seeds.h"

#include <string.h>

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
test_all (void)
{
  g_autofree SudNeighbours *self = g_new (SudNeighbours, 1);
  SudLanes *lanes = sud_lanes_new (sud_backend_default ());
  int found[SUD_N_SYMMETRIES] = { 0 };

  for (int i = 0; i < sud_wish_seeds_count (); i += test_is_sanitized () ? 20 : 3)
    {
      const SudWishSeed *seed = sud_wish_seeds_get (i);
      SudSymmetryId symmetry = sud_symmetry_find (seed->symmetry);
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
  SudGrid puzzle = grid_from_line (sud_wish_seeds_get (0)->puzzle);
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
  SudGrid puzzle = grid_from_line (sud_wish_seeds_get (0)->puzzle), neighbour;
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
  g_test_add_func ("/neighbours/all", test_all);
  g_test_add_func ("/neighbours/backends", test_backends);
  g_test_add_func ("/neighbours/take", test_take);
  return g_test_run ();
}
