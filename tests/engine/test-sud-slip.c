/* test-sud-slip.c - the slips of somebody who typed a puzzle: each leaves one solution when mended, and the right one comes first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "slip-planting.h"

#include "../test-share.h"

#include "sud-blame.h"
#include "sud-repair.h"
#include "sud-solve.h"
#include "sud-strategy.h"

#include <math.h>
#include <string.h>

enum
{
  ROUNDS = 4, /* for each puzzle, another digit is spoilt each time */
};

static gboolean
has_one_solution (const SudGrid *grid)
{
  SudSearchOptions options = { .limit = 2 };
  SudResult result;

  sud_strategy_run (sud_strategy_find ("dancing-links"), grid, &options, &result);
  return result.solutions == 1;
}

static int
find_slips (const SudGrid *grid, int last, SudSlip slips[SUD_MAX_SLIPS])
{
  SudBlame blame;

  sud_blame_find (grid, SUD_BLAME_PATIENCE, NULL, &blame);
  return sud_slips_find (grid, blame.cells, last, NULL, slips);
}

/* Returns: the number of the slip without which the grid is @meant, or -1 */
static int
find_meant (const SudSlip *slips, int n, const SudGrid *meant)
{
  for (int i = 0; i < n; i++)
    if (memcmp (&slips[i].meant, meant, sizeof *meant) == 0)
      return i;
  return -1;
}

/* Every single digit is tried without any of what makes it quick. */
static void
check_slips (const SudGrid *grid)
{
  SudSlip slips[SUD_MAX_SLIPS];
  int n = find_slips (grid, 0, slips);

  for (int i = 0; i < n; i++)
    {
      g_assert_true (has_one_solution (&slips[i].meant));
      g_assert_cmpint (find_meant (slips, n, &slips[i].meant), ==, i); /* none twice */
      g_assert_true (i == 0 || slips[i].likelihood <= slips[i - 1].likelihood);
    }
  for (int cell = 0; cell < SUD_CELLS && n < SUD_MAX_SLIPS; cell++)
    for (int digit = 0; digit <= SUD_SIZE && grid->digit[cell] != 0; digit++)
      {
        SudGrid changed = *grid;

        changed.digit[cell] = (uint8_t)digit;
        if (has_one_solution (&changed))
          g_assert_cmpint (find_meant (slips, n, &changed), >=, 0);
      }
}

static void
test_single_digits (void)
{
  static const char *const files[] = { "easy.txt", "few-givens.txt", "hard.txt", "minimal.txt" };
  g_autoptr (GRand) random = g_rand_new_with_seed (14);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GArray) puzzles = corpus_load (files[i]);

      for (guint j = 0; j < test_share (ROUNDS * puzzles->len); j++)
        {
          const Puzzle *puzzle = puzzle_at (puzzles, test_pick (j, ROUNDS * puzzles->len) % puzzles->len);
          SudGrid grid = puzzle->grid;
          int cell = g_rand_int_range (random, 0, SUD_CELLS);

          grid.digit[cell] = (uint8_t)(1 + (grid.digit[cell] + g_rand_int_range (random, 0, SUD_SIZE - 1)) % SUD_SIZE);
          if (has_one_solution (&grid))
            continue;
          g_test_message ("%s", puzzle->name);
          check_slips (&grid);
        }
    }
}

/* Puzzles of ours with one solution. */
static GArray *
load_puzzles (void)
{
  GArray *puzzles = corpus_load_share ();

  for (guint i = puzzles->len; i > 0; i--)
    {
      SudResult result;

      sud_solve_count (&puzzle_at (puzzles, i - 1)->grid, 2, NULL, &result);
      if (result.solutions != 1)
        g_array_remove_index (puzzles, i - 1);
    }
  return puzzles;
}

/* The usual share may be missed by what chance does to so few, and by a tenth, for other puzzles than usual. */
static void
assert_share (guint n, guint of, guint usual)
{
  double p = usual / 100.0;

  g_assert_cmpfloat (n, >=, of * (p - 0.1) - 3 * sqrt (of * p * (1 - p)));
}

static void
test_planted (gconstpointer data)
{
  guint kind = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) puzzles = load_puzzles ();
  SlipScore score = slip_score (kind, puzzles, puzzles->len, 1 + test_seed ());

  g_test_message ("%u puzzles, %u first, %u among three, %u in the list", score.n, score.first, score.among_three,
                  score.listed);
  assert_share (score.first, score.n, score.usual_first);
  assert_share (score.among_three, score.n, score.usual_among_three);
  assert_share (score.listed, score.n, 100);
}

/* A digit that is typed where none should be. */
static void
test_digit_extra (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE), meant = grid;
  SudSlip slips[SUD_MAX_SLIPS];
  int n;

  grid.digit[2] = 2;
  n = find_slips (&grid, 0, slips);
  g_assert_cmpint (find_meant (slips, n, &meant), >=, 0);
}

/* Of slips as likely as each other, that which is nearer to what was typed last comes first. */
static void
test_last (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE);
  SudSlip slips[SUD_MAX_SLIPS];

  grid.digit[12] = 2;
  for (int last = 0; last < SUD_CELLS; last++)
    {
      int n = find_slips (&grid, last, slips);

      g_assert_cmpint (n, >, 1);
      for (int i = 1; i < n; i++)
        if (slips[i].likelihood == slips[i - 1].likelihood)
          g_assert_cmpint (ABS (slips[i - 1].from - last), <=, ABS (slips[i].from - last));
    }
}

/* With so few there is never one solution, and nothing is searched. */
static void
test_few (void)
{
  SudGrid grid = grid_from_line ("..9.......38.........25.16.................................................14..7.");
  SudSlip slips[SUD_MAX_SLIPS];

  g_assert_cmpint (sud_slips_find (&grid, SUD_NO_CELLS, 0, NULL, slips), ==, 0);
  g_assert_cmpint (sud_slips_find (&grid, sud_cells_of (2), 0, NULL, slips), ==, 0);
}

static void
test_slip_cancel (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE);
  SudSlip slips[SUD_MAX_SLIPS];
  atomic_bool cancel = true;

  grid.digit[2] = 2;
  g_assert_cmpint (sud_slips_find (&grid, sud_cells_of (2), 0, &cancel, slips), ==, -1);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/slip/single-digits", test_single_digits);
  for (guint kind = 0; kind < slip_count_kinds (); kind++)
    {
      g_autofree char *path = g_strdup_printf ("/slip/planted/%s", slip_kind_name (kind));

      g_test_add_data_func (path, GUINT_TO_POINTER (kind), test_planted);
    }
  g_test_add_func ("/slip/digit-extra", test_digit_extra);
  g_test_add_func ("/slip/last", test_last);
  g_test_add_func ("/slip/few", test_few);
  g_test_add_func ("/slip/cancel", test_slip_cancel);
  return g_test_run ();
}
