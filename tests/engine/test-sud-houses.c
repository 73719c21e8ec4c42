/* test-sud-houses.c - the constant tables against the rule they stand for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-houses.h"

#include <glib.h>

/* The rule itself, said without any table. */
static bool
share_a_house (int a, int b)
{
  int row_a = a / 9, row_b = b / 9, column_a = a % 9, column_b = b % 9;

  return row_a == row_b || column_a == column_b || (row_a / 3 == row_b / 3 && column_a / 3 == column_b / 3);
}

static void
test_cells_of_houses (void)
{
  for (int house = 0; house < SUD_HOUSES; house++)
    for (int i = 0; i < SUD_SIZE; i++)
      {
        int cell = sud_house_cells[house][i];

        g_assert_cmpint (sud_house_of (cell, sud_house_kind (house)), ==, house);
        if (i > 0)
          g_assert_cmpint (cell, >, sud_house_cells[house][i - 1]);
        for (int j = 0; j < i; j++)
          g_assert_true (share_a_house (cell, sud_house_cells[house][j]));
      }
}

static void
test_each_cell_in_three_houses (void)
{
  int seen[SUD_CELLS][3] = { 0 };

  for (int house = 0; house < SUD_HOUSES; house++)
    for (int i = 0; i < SUD_SIZE; i++)
      seen[sud_house_cells[house][i]][sud_house_kind (house)]++;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int kind = 0; kind < 3; kind++)
      g_assert_cmpint (seen[cell][kind], ==, 1);
}

static void
test_order_of_houses (void)
{
  const int last = SUD_CELLS - 1;

  g_assert_cmpint (sud_house_of (last, SUD_HOUSE_ROW), ==, 8);
  g_assert_cmpint (sud_house_of (last, SUD_HOUSE_COLUMN), ==, 17);
  g_assert_cmpint (sud_house_of (last, SUD_HOUSE_BOX), ==, 26);
  g_assert_cmpint (sud_house_cells[0][8], ==, 8);
  g_assert_cmpint (sud_house_cells[9][8], ==, 72);
  g_assert_cmpint (sud_house_cells[18][8], ==, 20);
  g_assert_cmpint (sud_house_cells[20][0], ==, 6);
  g_assert_cmpint (sud_house_kind (20), ==, SUD_HOUSE_BOX);
  g_assert_cmpint (sud_house_index (20), ==, 2);
}

static void
test_peers (void)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudCells peers = SUD_NO_CELLS;

      for (int i = 0; i < SUD_PEERS; i++)
        sud_cells_add (&peers, sud_cell_peers[cell][i]);
      for (int other = 0; other < SUD_CELLS; other++)
        g_assert_cmpint (sud_cells_has (peers, other), ==, other != cell && share_a_house (cell, other));
    }
}

static void
test_sets (void)
{
  for (int house = 0; house < SUD_HOUSES; house++)
    {
      g_assert_cmpint (sud_cells_count (sud_house_sets[house]), ==, SUD_SIZE);
      for (int i = 0; i < SUD_SIZE; i++)
        {
          g_assert_true (sud_cells_has (sud_house_sets[house], sud_house_cells[house][i]));
          g_assert_true (sud_cell_houses[sud_house_cells[house][i]] & 1u << house);
        }
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpint (__builtin_popcount (sud_cell_houses[cell]), ==, 3);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/houses/cells", test_cells_of_houses);
  g_test_add_func ("/houses/three-a-cell", test_each_cell_in_three_houses);
  g_test_add_func ("/houses/order", test_order_of_houses);
  g_test_add_func ("/houses/peers", test_peers);
  g_test_add_func ("/houses/sets", test_sets);
  return g_test_run ();
}
