/* test-sud-cells.c - a set of cells against 81 booleans
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-cells.h"
#include "sud-grid.h"

#include <glib.h>

static void
assert_equals (SudCells set, const bool expected[SUD_CELLS])
{
  int count = 0, found = sud_cells_next (set, 0);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      g_assert_cmpint (sud_cells_has (set, cell), ==, expected[cell]);
      if (!expected[cell])
        continue;
      count++;
      g_assert_cmpint (found, ==, cell);
      found = sud_cells_next (set, cell + 1);
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpint (sud_cells_in_row (set, sud_row (cell)) >> sud_column (cell) & 1, ==, expected[cell]);
  for (int row = 0; row < SUD_SIZE; row++)
    g_assert_cmpint (sud_cells_in_row (set, row), <=, SUD_ALL_DIGITS);
  g_assert_cmpint (found, ==, -1);
  g_assert_cmpint (sud_cells_count (set), ==, count);
  g_assert_cmpint (sud_cells_is_empty (set), ==, count == 0);
  g_assert_cmpint (sud_cells_is_single (set), ==, count == 1);
}

static void
test_empty_and_full (void)
{
  bool none[SUD_CELLS] = { false }, all[SUD_CELLS];

  for (int cell = 0; cell < SUD_CELLS; cell++)
    all[cell] = true;
  assert_equals (SUD_NO_CELLS, none);
  assert_equals (SUD_ALL_CELLS, all);
}

static void
test_one_cell (void)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudCells set = SUD_NO_CELLS;
      bool expected[SUD_CELLS] = { false };

      sud_cells_add (&set, cell);
      expected[cell] = true;
      assert_equals (set, expected);
      sud_cells_add (&set, cell);
      assert_equals (set, expected);
      sud_cells_remove (&set, cell);
      g_assert_true (sud_cells_is_empty (set));
    }
}

static void
test_random_changes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  SudCells set = SUD_NO_CELLS;
  bool expected[SUD_CELLS] = { false };

  for (int i = 0; i < 2000; i++)
    {
      int cell = g_rand_int_range (rand, 0, SUD_CELLS);

      expected[cell] = g_rand_boolean (rand);
      if (expected[cell])
        sud_cells_add (&set, cell);
      else
        sud_cells_remove (&set, cell);
      assert_equals (set, expected);
    }
}

/* Random sets; the small ones meet in one cell, or none, often enough. */
static void
test_union_and_intersection (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (int i = 0; i < 2000; i++)
    {
      SudCells sets[2] = { SUD_NO_CELLS, SUD_NO_CELLS };
      bool has[2][SUD_CELLS] = { { false } }, either[SUD_CELLS], both[SUD_CELLS];

      for (int j = i % 60; j >= 0; j--)
        {
          int which = g_rand_int_range (rand, 0, 2), cell = g_rand_int_range (rand, 0, SUD_CELLS);

          sud_cells_add (&sets[which], cell);
          has[which][cell] = true;
        }
      for (int cell = 0; cell < SUD_CELLS; cell++)
        {
          either[cell] = has[0][cell] || has[1][cell];
          both[cell] = has[0][cell] && has[1][cell];
        }
      assert_equals (sud_cells_union (sets[0], sets[1]), either);
      assert_equals (sud_cells_intersection (sets[0], sets[1]), both);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cells/empty-and-full", test_empty_and_full);
  g_test_add_func ("/cells/one-cell", test_one_cell);
  g_test_add_func ("/cells/random-changes", test_random_changes);
  g_test_add_func ("/cells/union-and-intersection", test_union_and_intersection);
  return g_test_run ();
}
