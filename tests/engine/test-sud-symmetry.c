/* test-sud-symmetry.c - cells that have a clue each, or none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-symmetry.h"

#include <glib.h>

static const int n_orbits[SUD_N_SYMMETRIES] = { 81, 41, 21, 45, 45, 25, 45, 45, 25, 15 };

static void
test_orbits (void)
{
  for (int id = 0; id < SUD_N_SYMMETRIES; id++)
    {
      SudCells orbits[SUD_CELLS], all = SUD_NO_CELLS;
      int n = sud_symmetry_orbits ((SudSymmetryId)id, orbits), cells = 0;

      g_assert_cmpint (n, ==, n_orbits[id]);
      for (int i = 0; i < n; i++)
        {
          cells += sud_cells_count (orbits[i]);
          all = sud_cells_union (all, orbits[i]);
          g_assert_true (sud_symmetry_holds ((SudSymmetryId)id, orbits[i]));
          g_assert_true (i == 0 || sud_cells_first (orbits[i - 1]) < sud_cells_first (orbits[i]));
        }
      g_assert_cmpint (cells, ==, SUD_CELLS);
      g_assert_true (sud_cells_equal (all, SUD_ALL_CELLS));
      g_assert_cmpint (sud_symmetry_find (sud_symmetry_get ((SudSymmetryId)id)->id), ==, id);
    }
  g_assert_cmpint (sud_symmetry_find ("none of these"), ==, SUD_N_SYMMETRIES);
}

/* The cells on which the first cell of the second row (r2c1) comes to lie. */
static void
test_images (void)
{
  static const int images[] = { 9, 17, 63, 71, 1, 73, 7, 79 };

  for (int id = 0; id < SUD_N_SYMMETRIES; id++)
    {
      SudCells orbits[SUD_CELLS], expected = SUD_NO_CELLS;
      int n = sud_symmetry_orbits ((SudSymmetryId)id, orbits), i = 0;

      for (int k = 0; k < 8; k++)
        if (sud_symmetry_get ((SudSymmetryId)id)->images >> k & 1)
          sud_cells_add (&expected, images[k]);
      while (i < n && !sud_cells_has (orbits[i], images[0]))
        i++;
      g_assert_cmpint (i, <, n);
      g_assert_true (sud_cells_equal (orbits[i], expected));
    }
}

/* Numbers of cells of a pattern, as sums of orbits; the turns leave none but the centre alone. */
static void
test_allows (void)
{
  for (int n = -1; n <= SUD_CELLS + 1; n++)
    {
      bool any = n >= 0 && n <= SUD_CELLS;

      g_assert_cmpint (sud_symmetry_allows (SUD_SYMMETRY_NONE, n), ==, any);
      g_assert_cmpint (sud_symmetry_allows (SUD_SYMMETRY_HALF_TURN, n), ==, any);
      g_assert_cmpint (sud_symmetry_allows (SUD_SYMMETRY_DIAGONAL, n), ==, any);
      g_assert_cmpint (sud_symmetry_allows (SUD_SYMMETRY_QUARTER_TURN, n), ==, any && n % 4 < 2);
      g_assert_cmpint (sud_symmetry_allows (SUD_SYMMETRY_DIAGONALS, n), ==, any);
      g_assert_cmpint (sud_symmetry_allows (SUD_SYMMETRY_FULL, n), ==, any && n % 4 < 2);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/symmetry/orbits", test_orbits);
  g_test_add_func ("/symmetry/images", test_images);
  g_test_add_func ("/symmetry/allows", test_allows);
  return g_test_run ();
}
