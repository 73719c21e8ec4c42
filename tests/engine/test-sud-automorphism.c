/* test-sud-automorphism.c - the symmetries of one puzzle: all there are, and each makes the puzzle again
 *
 * The oracle tries all 2 × 1,296 × 1,296 orders of rows and columns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "puzzle-corpus.h"

#include "../test-share.h"

#include "sud-isomorph.h"

#include <string.h>

/* The grid with the most symmetries of its own, 648. */
#define MOST "123456789456789123789123456231564897564897231897231564312645978645978312978312645"

/* The same when turned by half, or by a quarter, mirrored at a diagonal, with lines exchanged, and with three in turn. */
static const char *const symmetrical[] = {
  "..6...1..39.5.....2.7..9.5.1..9.2...............7.4..8.6.4..2.7.....6.43..8...5..",
  ".9.16.........7..6..13..2...3..1.7.29..4.2..34.6.8..9...4..98..7..6.........78.3.",
  "...4.8......5..1....4.27..343......7..9......8.1...9.5.7...2.3.......5....51.3..8",
  "681.39.............395......5.16.23......4..1..7.....5..58.64.9....2..8..7.....5.",
  ".81..3..9..31.975.49...8..31.83..9..3..91..74.298..3..81..3..9..3..912.79.5.8..3.",
  MOST,
};

static gboolean
is_same (const SudIsomorph *a, const SudIsomorph *b)
{
  return a->transposed == b->transposed && memcmp (a->digit, b->digit, sizeof a->digit) == 0
         && memcmp (a->row, b->row, sizeof a->row) == 0 && memcmp (a->column, b->column, sizeof a->column) == 0;
}

/* Each makes the grid again, no two are the same, and none changes nothing. */
static int
find_and_check (const SudGrid *grid, SudIsomorph *found)
{
  SudIsomorph nothing;
  int n = sud_grid_find_automorphisms (grid, found);

  sud_isomorph_init (&nothing);
  for (int i = 0; i < n; i++)
    {
      SudGrid image;

      sud_isomorph_apply (&found[i], grid, &image);
      g_assert_cmpmem (image.digit, sizeof image.digit, grid->digit, sizeof grid->digit);
      g_assert_false (is_same (&found[i], &nothing));
      for (int j = 0; j < i; j++)
        g_assert_false (is_same (&found[i], &found[j]));
    }
  return n;
}

/* All orders of nine lines that keep bands together. */
static guint8 orders[1296][SUD_SIZE];

static void
list_orders (void)
{
  static const guint8 three[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    for (int line = 0; line < SUD_SIZE; line++)
      orders[i][line] = 3 * three[i / 216][line / 3] + three[line / 3 == 0 ? i % 6 : line / 3 == 1 ? i / 6 % 6 : i / 36 % 6][line % 3];
}

static gboolean
is_automorphism (const SudGrid *grid, const guint8 *rows, const guint8 *columns, gboolean transposed)
{
  int becomes[SUD_SIZE + 1] = { 0 }, was[SUD_SIZE + 1] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int row = transposed ? sud_column (cell) : sud_row (cell), column = transposed ? sud_row (cell) : sud_column (cell);
      int from = grid->digit[cell], to = grid->digit[sud_cell (rows[row], columns[column])];

      if ((from == 0) != (to == 0) || (becomes[from] != 0 && becomes[from] != to) || (was[to] != 0 && was[to] != from))
        return FALSE;
      becomes[from] = to;
      was[to] = from;
    }
  return TRUE;
}

static int
count_by_oracle (const SudGrid *grid)
{
  int n = -1; /* not the one that changes nothing */

  for (int transposed = 0; transposed < 2; transposed++)
    for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
      for (guint j = 0; j < G_N_ELEMENTS (orders); j++)
        n += is_automorphism (grid, orders[i], orders[j], transposed);
  return n;
}

static void
test_oracle (void)
{
  g_autofree SudIsomorph *found = g_new (SudIsomorph, SUD_AUTOMORPHISMS_MAX);
  g_autoptr (GArray) puzzles = corpus_load ("hard.txt");

  list_orders ();
  for (guint i = 0; i < test_share (G_N_ELEMENTS (symmetrical)); i++)
    {
      SudGrid grid = grid_from_line (symmetrical[test_pick (i, G_N_ELEMENTS (symmetrical))]);
      int n = find_and_check (&grid, found);

      g_assert_cmpint (n, >, 0);
      g_assert_cmpint (n, ==, count_by_oracle (&grid));
    }
  for (guint i = 0; i < test_share (4); i++)
    {
      const SudGrid *grid = &puzzle_at (puzzles, test_pick (i, puzzles->len))->grid;

      g_assert_cmpint (find_and_check (grid, found), ==, count_by_oracle (grid));
    }
}

/* An isomorph has as many. */
static void
test_isomorphs (void)
{
  g_autofree SudIsomorph *found = g_new (SudIsomorph, SUD_AUTOMORPHISMS_MAX);

  for (guint i = 0; i < G_N_ELEMENTS (symmetrical); i++)
    {
      SudGrid grid = grid_from_line (symmetrical[i]);
      int n = find_and_check (&grid, found);

      for (guint k = 0; k < 10; k++)
        {
          SudRandom random = sud_random_for (i, k);
          SudIsomorph isomorph;
          SudGrid other;

          sud_isomorph_init_random (&isomorph, &random);
          sud_isomorph_apply (&isomorph, &grid, &other);
          g_assert_cmpint (find_and_check (&other, found), ==, n);
        }
    }
}

/* Where two digits are nowhere nobody can say what they become; and an empty grid would have too many. */
static void
test_too_few_digits (void)
{
  g_autofree SudIsomorph *found = g_new (SudIsomorph, SUD_AUTOMORPHISMS_MAX);
  SudGrid grid = grid_from_line (MOST);

  g_assert_cmpint (sud_grid_find_automorphisms (&grid, found), ==, SUD_AUTOMORPHISMS_MAX - 1);
  for (int gone = 1; gone <= 2; gone++)
    {
      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (grid.digit[cell] == gone)
          grid.digit[cell] = 0;
      g_assert_cmpint (sud_grid_find_automorphisms (&grid, found) > 0, ==, gone == 1);
    }
  memset (&grid, 0, sizeof grid);
  g_assert_cmpint (sud_grid_find_automorphisms (&grid, found), ==, 0);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/automorphism/oracle", test_oracle);
  g_test_add_func ("/automorphism/isomorphs", test_isomorphs);
  g_test_add_func ("/automorphism/too-few-digits", test_too_few_digits);
  return g_test_run ();
}
