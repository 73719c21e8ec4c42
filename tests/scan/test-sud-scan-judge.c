/* test-sud-scan-judge.c - readings in order, and the solver as their judge
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "scan-drawing.h"
#include "sud-scan-testing.h"
#include "sud-solve.h"

#include <math.h>
#include <string.h>

/* Cells that look like @grid, in print, and a little like everything else. */
static void
set_costs (SudScanCosts *costs, const SudGrid *grid, GRand *random)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    costs->strength[cell] = 1;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int value = 0; value < SUD_SCAN_VALUES; value++)
      costs->of[cell][value] = value == grid->digit[cell] ? 0.001f : (float)g_rand_double_range (random, 8, 9);
}

/* Makes @cell look like @value, and with @share like what it really is. */
static void
mislead (SudScanCosts *costs, const SudGrid *grid, int cell, int value, double share)
{
  costs->of[cell][grid->digit[cell]] = (float)-log (share);
  costs->of[cell][value] = (float)-log (1 - share);
}

static int
compare_floats (gconstpointer left, gconstpointer right)
{
  float a = *(const float *)left, b = *(const float *)right;

  return a < b ? -1 : a > b;
}

/* All readings of three cells of which the rest is certain, by trying them. */
static void
test_order (void)
{
  g_autofree SudScanReadings *readings = g_new (SudScanReadings, 1);
  g_autofree float *all = g_new (float, 1000);
  g_autoptr (GRand) random = g_rand_new_with_seed (9);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  SudScanCosts costs;
  SudScanReading reading;
  SudGrid grid;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int value = 0; value < SUD_SCAN_VALUES; value++)
      costs.of[cell][value] = cell < 3 ? (float)g_rand_double_range (random, 0, 5) : value == 0 ? 0 : 1000;
  for (int k = 0; k < 1000; k++)
    all[k] = costs.of[0][k % 10] + costs.of[1][k / 10 % 10] + costs.of[2][k / 100];
  qsort (all, 1000, sizeof *all, compare_floats);
  sud_scan_readings_begin (readings, &costs);
  for (int k = 0; k < 1000; k++)
    {
      char line[SUD_LINE_LENGTH + 1];

      g_assert_true (sud_scan_readings_next (readings, &reading, &grid));
      g_assert_cmpfloat_with_epsilon (reading.cost, all[k] - all[0], 1e-3);
      sud_grid_format_line (&grid, line);
      g_assert_true (g_hash_table_add (seen, g_strdup (line)));
    }
}

static void
test_end (void)
{
  g_autofree SudScanReadings *readings = g_new (SudScanReadings, 1);
  SudScanCosts costs = { 0 };
  SudScanReading reading;
  SudGrid grid;
  int n = 0;

  sud_scan_readings_begin (readings, &costs);
  while (sud_scan_readings_next (readings, &reading, &grid))
    n++;
  g_assert_cmpint (n, ==, SUD_SCAN_MAX_READINGS);
}

static void
test_valid (void)
{
  g_autofree SudScanJudge *judge = g_new (SudScanJudge, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (10);
  SudGrid puzzle = scan_make_puzzle (random);
  SudScanVerdict verdict;
  SudScanCosts costs;

  set_costs (&costs, &puzzle, random);
  g_assert_true (sud_scan_judge (judge, &costs, NULL, &verdict));
  g_assert_true (verdict.valid && verdict.cost == 0);
  g_assert_cmpmem (&verdict.grid, sizeof puzzle, &puzzle, sizeof puzzle);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpfloat (verdict.confidence[cell], >, 0.99);
}

/* A digit that clashes with another of its row is read as what it also may be. */
static void
test_repair (void)
{
  g_autofree SudScanJudge *judge = g_new (SudScanJudge, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (11);

  for (int round = 0; round < 20; round++)
    {
      SudGrid puzzle = scan_make_puzzle (random);
      SudScanVerdict verdict;
      SudScanCosts costs;
      int cell = 0, other = 0;

      set_costs (&costs, &puzzle, random);
      while (puzzle.digit[cell] == 0)
        cell++;
      for (other = cell + 1; puzzle.digit[other] == 0; other++)
        ;
      while (other / 9 != cell / 9) /* only one in its row: the next that has a neighbour */
        {
          cell = other;
          for (other = cell + 1; puzzle.digit[other] == 0; other++)
            ;
        }
      mislead (&costs, &puzzle, cell, puzzle.digit[other], 0.1);
      g_assert_true (sud_scan_judge (judge, &costs, NULL, &verdict));
      g_assert_true (verdict.valid && verdict.cost > 0);
      g_assert_cmpint (verdict.likeliest.digit[cell], ==, puzzle.digit[other]);
      g_assert_cmpmem (&verdict.grid, sizeof puzzle, &puzzle, sizeof puzzle);
    }
}

/* A puzzle, with entries in the first @n blanks: half of them look like other digits, @sure or not. */
static void
pencil_in (SudScanCosts *costs, const SudGrid *puzzle, int n, float strength, gboolean sure)
{
  SudResult result;

  sud_solve_count (puzzle, 2, NULL, &result);
  for (int cell = 0; cell < SUD_CELLS && n > 0; cell++)
    if (puzzle->digit[cell] == 0)
      {
        int digit = result.first.digit[cell], looks = n % 2 == 0 ? digit : digit % 9 + 1;

        for (int value = 0; value < SUD_SCAN_VALUES; value++)
          costs->of[cell][value] = value == looks ? (sure ? 0.001f : 0.3f) : sure ? 9 : value == looks % 9 + 1 ? 1.5f : 6;
        costs->strength[cell] = strength;
        n--;
      }
}

/* Where pencil that cannot be read spoils a puzzle, the print alone is one: what fits it is kept, and the rest left
 * out. A typed digit that is wrong stays, as nobody has misread it; and print that contradicts is no pencil. */
static void
test_pencil (void)
{
  g_autofree SudScanJudge *judge = g_new (SudScanJudge, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (16);

  for (int round = 0; round < 12; round++)
    {
      gboolean sure = round % 3 == 1, print = round % 3 == 2;
      SudGrid puzzle = scan_make_puzzle (random);
      SudScanVerdict verdict;
      SudScanCosts costs;

      set_costs (&costs, &puzzle, random);
      pencil_in (&costs, &puzzle, 12, print ? 1 : 0.5f, sure || print);
      g_assert_true (sud_scan_judge (judge, &costs, NULL, &verdict));
      g_assert_cmpint (verdict.valid, ==, !sure && !print);
      g_assert_cmpint (sud_grid_count_filled (&verdict.grid), ==, sud_grid_count_filled (&puzzle) + (sure || print ? 12 : 6));
      for (int cell = 0, n = 12; cell < SUD_CELLS; cell++)
        if (puzzle.digit[cell] == 0 && n-- > 0 && !print && n % 2 == 0)
          g_assert_cmpfloat (verdict.confidence[cell], <, SUD_SCAN_CERTAIN);
        else if (puzzle.digit[cell] != 0)
          g_assert_cmpint (verdict.grid.digit[cell], ==, puzzle.digit[cell]);
    }
}

/* What has several solutions is not made a puzzle by a digit where nothing is. */
static void
test_several (void)
{
  g_autofree SudScanJudge *judge = g_new (SudScanJudge, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (14);
  SudGrid puzzle = scan_make_puzzle (random);
  SudScanVerdict verdict;
  SudScanCosts costs;
  SudResult result;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudGrid fewer = puzzle;

      fewer.digit[cell] = 0;
      sud_solve_count (&fewer, 2, NULL, &result);
      if (result.verdict == SUD_VERDICT_ONE)
        continue;
      set_costs (&costs, &fewer, random);
      for (int blank = 0; blank < SUD_CELLS; blank++)
        for (int digit = 1; digit <= 9 && fewer.digit[blank] == 0; digit++)
          costs.of[blank][digit] = 6;
      g_assert_true (sud_scan_judge (judge, &costs, NULL, &verdict));
      g_assert_false (verdict.valid);
      g_assert_cmpmem (&verdict.grid, sizeof fewer, &fewer, sizeof fewer);
      return;
    }
  g_assert_not_reached ();
}

/* A digit that everyone sees is not read as another, only so that there is one solution; one that is less plain is,
 * and the person is told to look. */
static void
test_overruled (void)
{
  g_autofree SudScanJudge *judge = g_new (SudScanJudge, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (15);
  const struct
  {
    float cost; /* of the right digit */
    bool valid;
  } cases[] = { { 3, true }, { 8, false } };

  for (gsize k = 0; k < G_N_ELEMENTS (cases); k++)
    {
      SudGrid puzzle = scan_make_puzzle (random), seen = puzzle;
      SudScanVerdict verdict;
      SudScanCosts costs;
      SudResult result;
      int cell = 0;

      do
        {
          seen = puzzle;
          while (puzzle.digit[cell] == 0)
            cell++;
          seen.digit[cell] = (uint8_t)(puzzle.digit[cell] % 9 + 1);
          sud_solve_count (&seen, 2, NULL, &result);
          cell++;
        }
      while (result.verdict == SUD_VERDICT_ONE);
      cell--;
      for (int other = 0; other < SUD_CELLS; other++)
        for (int value = 0; value < SUD_SCAN_VALUES; value++)
          costs.of[other][value] = value == seen.digit[other] ? 0.01f : 12;
      costs.of[cell][puzzle.digit[cell]] = cases[k].cost;
      g_assert_true (sud_scan_judge (judge, &costs, NULL, &verdict));
      g_assert_cmpint (verdict.valid, ==, cases[k].valid);
      g_assert_cmpint (verdict.grid.digit[cell], ==, (cases[k].valid ? puzzle : seen).digit[cell]);
      if (cases[k].valid)
        g_assert_cmpfloat (verdict.confidence[cell], <, SUD_SCAN_CERTAIN);
    }
}

/* A given that is not needed may be there or not: nobody can know but by its looks. */
static void
test_uncertain (void)
{
  g_autofree SudScanJudge *judge = g_new (SudScanJudge, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (12);
  SudGrid puzzle = scan_make_puzzle (random), more;
  SudScanVerdict verdict;
  SudScanCosts costs;
  SudResult result;
  int cell = 0;

  sud_solve_count (&puzzle, 2, NULL, &result);
  g_assert_cmpint (result.verdict, ==, SUD_VERDICT_ONE);
  while (puzzle.digit[cell] != 0)
    cell++;
  more = puzzle;
  more.digit[cell] = result.first.digit[cell];
  set_costs (&costs, &more, random);
  mislead (&costs, &more, cell, 0, 0.7);
  g_assert_true (sud_scan_judge (judge, &costs, NULL, &verdict));
  g_assert_true (verdict.valid);
  g_assert_cmpint (verdict.grid.digit[cell], ==, more.digit[cell]);
  g_assert_cmpfloat_with_epsilon (verdict.confidence[cell], 0.7, 0.02);
}

static void
test_nothing (void)
{
  g_autofree SudScanJudge *judge = g_new (SudScanJudge, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (13);
  atomic_bool cancel = true;
  SudGrid blank = { 0 };
  SudScanVerdict verdict;
  SudScanCosts costs;

  set_costs (&costs, &blank, random);
  g_assert_true (sud_scan_judge (judge, &costs, NULL, &verdict));
  g_assert_false (verdict.valid);
  g_assert_cmpint (sud_grid_count_filled (&verdict.grid), ==, 0);
  blank = scan_make_puzzle (random);
  set_costs (&costs, &blank, random);
  g_assert_false (sud_scan_judge (judge, &costs, &cancel, &verdict));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan/readings/order", test_order);
  g_test_add_func ("/scan/readings/end", test_end);
  g_test_add_func ("/scan/judge/valid", test_valid);
  g_test_add_func ("/scan/judge/repair", test_repair);
  g_test_add_func ("/scan/judge/several", test_several);
  g_test_add_func ("/scan/judge/overruled", test_overruled);
  g_test_add_func ("/scan/judge/uncertain", test_uncertain);
  g_test_add_func ("/scan/judge/nothing", test_nothing);
  g_test_add_func ("/scan/judge/pencil", test_pencil);
  return g_test_run ();
}
