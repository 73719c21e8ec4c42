/* test-sud-isomorph.c - the symmetries of a puzzle, and one form for all its isomorphs: the smallest of them
 *
 * The oracle of the form writes a grid in all 2 × 1,296 × 1,296 orders of its rows and columns, and takes the smallest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "puzzle-corpus.h"

#include "../test-share.h"

#include "sud-isomorph.h"
#include "sud-solve.h"

#include <string.h>

#define EMPTY "................................................................................."
#define ONE "................................................................................1"
#define FIVE "....1........2..3.............4.............................5...................."
/* The grid with the most symmetries of its own, 648, and three of its digits. */
#define MOST "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
#define THREE_DIGITS "123............123...123...231............231...231...312............312...312..."
/* Full rows and little else: their columns are told apart late. */
#define FULL_ROW "...............3.........7...................164928537................5.......7.."
#define FULL_ROWS "123456789..................231564897..................312645978.................."
#define FULL_BAND "123456789456789123789123456......................................................"
#define NEAR_FULL "123456.89456.89123.8912345623456.89156.89123489123456.3456.89126.89123459123456.8"

enum
{
  LINE_ORDERS = 1296,
  PUZZLES = 1000,
  ISOMORPHS = 20, /* of each puzzle */
  SLOW_ISOMORPHS = 10000,
};

/* All orders of nine lines that keep bands together. */
static uint8_t line_orders[LINE_ORDERS][SUD_SIZE];

static void
make_line_orders (void)
{
  static const uint8_t orders[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };

  for (int i = 0; i < LINE_ORDERS; i++)
    {
      int inner[3] = { i % 6, i / 6 % 6, i / 36 % 6 };

      for (int line = 0; line < SUD_SIZE; line++)
        line_orders[i][line] = 3 * orders[i / 216][line / 3] + orders[inner[line / 3]][line % 3];
    }
}

static SudGrid
turn (const SudGrid *grid)
{
  SudGrid turned;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    turned.digit[cell] = grid->digit[sud_cell (sud_column (cell), sud_row (cell))];
  return turned;
}

static SudGrid
random_isomorph (const SudGrid *grid, SudRandom *random)
{
  SudIsomorph isomorph;
  SudGrid image;

  sud_isomorph_init_random (&isomorph, random);
  sud_isomorph_apply (&isomorph, grid, &image);
  return image;
}

/* Writes @grid in one order into @smallest where it is smaller: digits are 1, 2, … as they appear. */
static void
try_order (const SudGrid *grid, const uint8_t *rows, const uint8_t *columns, SudGrid *smallest)
{
  uint8_t label[SUD_SIZE + 1] = { 0 }, labels = 0;
  gboolean smaller = FALSE;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int digit = grid->digit[sud_cell (rows[sud_row (cell)], columns[sud_column (cell)])];

      if (digit != 0 && label[digit] == 0)
        label[digit] = ++labels;
      if (!smaller && label[digit] > smallest->digit[cell])
        return;
      smaller = smaller || label[digit] < smallest->digit[cell];
      smallest->digit[cell] = label[digit];
    }
}

static SudGrid
find_slowly (const SudGrid *grid)
{
  SudGrid turned = turn (grid), smallest;

  memset (&smallest, 0xff, sizeof smallest);
  for (int i = 0; i < LINE_ORDERS; i++)
    for (int j = 0; j < LINE_ORDERS; j++)
      {
        try_order (grid, line_orders[i], line_orders[j], &smallest);
        try_order (&turned, line_orders[i], line_orders[j], &smallest);
      }
  return smallest;
}

static SudGrid
find (const SudGrid *grid)
{
  SudGrid form;

  g_assert_true (sud_grid_find_canonical (grid, NULL, &form));
  return form;
}

static void
assert_same (const SudGrid *a, const SudGrid *b)
{
  char lines[2][SUD_LINE_LENGTH + 1];

  sud_grid_format_line (a, lines[0]);
  sud_grid_format_line (b, lines[1]);
  g_assert_cmpstr (lines[0], ==, lines[1]);
}

/* Of every kind: those of the corpus, their solutions, and either with any number of cells blanked. */
static GArray *
make_puzzles (guint n, SudRandom *random)
{
  g_autoptr (GArray) corpus = corpus_load_all ();
  GArray *puzzles = g_array_new (FALSE, FALSE, sizeof (SudGrid));

  while (puzzles->len < n)
    {
      const Puzzle *puzzle = puzzle_at (corpus, sud_random_below (random, corpus->len));
      guint blanks = puzzles->len % 3 == 0 ? 0 : sud_random_below (random, 90);
      SudGrid grid = puzzle->grid;
      SudResult result;

      if (!sud_grid_is_valid (&grid))
        continue;
      sud_solve_count (&grid, 1, NULL, &result);
      if (puzzles->len % 2 == 0 && result.solutions > 0)
        grid = result.first;
      for (guint i = 0; i < blanks; i++)
        grid.digit[sud_random_below (random, SUD_CELLS)] = 0;
      g_array_append_val (puzzles, grid);
    }
  return puzzles;
}

static void
test_isomorphs (void)
{
  SudRandom random = sud_random_for (16, 0);
  g_autoptr (GArray) puzzles = make_puzzles (PUZZLES, &random);
  guint n = test_share (g_test_slow () ? SLOW_ISOMORPHS : ISOMORPHS);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const SudGrid *grid = &g_array_index (puzzles, SudGrid, i);
      SudGrid form = find (grid), again = find (&form);

      g_test_message ("puzzle %u", i);
      assert_same (&again, &form);
      for (guint j = 0; j < n; j++)
        {
          SudGrid isomorph = random_isomorph (grid, &random), other = find (&isomorph);

          assert_same (&other, &form);
        }
    }
}

static void
test_oracle (void)
{
  SudRandom random = sud_random_for (61, 0);
  g_autoptr (GArray) puzzles = make_puzzles (test_share (g_test_slow () ? PUZZLES : 24), &random);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const SudGrid *grid = &g_array_index (puzzles, SudGrid, i);
      SudGrid form = find (grid), expected = find_slowly (grid);

      g_test_message ("puzzle %u", i);
      assert_same (&form, &expected);
    }
}

/* Nearly nothing, or many symmetries: as many ways as there are, and none of it may take long. */
static void
test_symmetric (void)
{
  static const char *const lines[]
      = { EMPTY, ONE, FIVE, THREE_DIGITS, FULL_ROW, FULL_ROWS, FULL_BAND, NEAR_FULL, MOST };
  SudRandom random = sud_random_for (6, 0);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      SudGrid grid = grid_from_line (lines[i]), form = find (&grid);
      gint64 start = g_get_monotonic_time ();

      g_test_message ("%s", lines[i]);
      for (int j = 0; j < 20; j++)
        {
          SudGrid isomorph = random_isomorph (&grid, &random), other = find (&isomorph);

          assert_same (&other, &form);
        }
      g_test_message ("%.0f us each", (double)(g_get_monotonic_time () - start) / 20);
      if (g_test_slow ())
        {
          SudGrid expected = find_slowly (&grid);

          assert_same (&form, &expected);
        }
    }
}

/* Two that differ have two forms: a puzzle with each of its digits left out in turn. Its cells stay the same when it is
 * turned upside down, but not the digits. */
static void
test_different (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE);
  g_autoptr (GHashTable) forms = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid.digit[cell] != 0)
      {
        SudGrid fewer = grid, form;
        char line[SUD_LINE_LENGTH + 1];

        fewer.digit[cell] = 0;
        form = find (&fewer);
        sud_grid_format_line (&form, line);
        g_hash_table_add (forms, g_strdup (line));
      }
  g_assert_cmpuint (g_hash_table_size (forms), ==, (guint)sud_grid_count_filled (&grid));
}

static void
test_known (void)
{
  static const char *const forms[][2] = {
    { EMPTY, EMPTY },
    { ONE, ONE },
    { MOST, "123456789456789123789123456231564897564897231897231564312645978645978312978312645" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      SudGrid grid = grid_from_line (forms[i][0]), expected = grid_from_line (forms[i][1]), form = find (&grid);

      assert_same (&form, &expected);
    }
}

static void
test_none (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE), form;
  atomic_bool cancel = true;

  g_assert_false (sud_grid_find_canonical (&grid, &cancel, &form));
  grid.digit[2] = 5;
  g_assert_false (sud_grid_find_canonical (&grid, NULL, &form));
}

/* Houses become houses, and digits stay apart. */
static void
test_random (void)
{
  SudRandom random = sud_random_for (g_test_rand_int (), 0);
  SudGrid solution = grid_from_line (REFERENCE_SOLUTION);
  guint transposed = 0;

  for (int i = 0; i < 1000; i++)
    {
      SudIsomorph isomorph;
      SudGrid image;
      SudCells seen = SUD_NO_CELLS;

      sud_isomorph_init_random (&isomorph, &random);
      sud_isomorph_apply (&isomorph, &solution, &image);
      g_assert_true (sud_grid_is_solved (&image));
      for (int cell = 0; cell < SUD_CELLS; cell++)
        {
          SudGrid one = { { 0 } }, moved;
          int to = 0;

          one.digit[cell] = solution.digit[cell];
          sud_isomorph_apply (&isomorph, &one, &moved);
          while (to < SUD_CELLS - 1 && moved.digit[to] == 0)
            to++;
          sud_cells_add (&seen, to);
          g_assert_cmpint (image.digit[to], ==, isomorph.digit[solution.digit[cell]]);
        }
      g_assert_cmpint (sud_cells_count (seen), ==, SUD_CELLS);
      transposed += isomorph.transposed;
    }
  g_assert_cmpuint (transposed, >, 350);
  g_assert_cmpuint (transposed, <, 650);
}

static void
test_unique (void)
{
  SudRandom random = sud_random_for (1, 2);
  g_autoptr (GArray) puzzles = corpus_load ("minimal.txt");

  for (guint i = 0; i < puzzles->len; i++)
    {
      const SudGrid *puzzle = &puzzle_at (puzzles, i)->grid;
      SudIsomorph isomorph;
      SudGrid image, expected;
      SudResult before, after;

      sud_isomorph_init_random (&isomorph, &random);
      sud_isomorph_apply (&isomorph, puzzle, &image);
      sud_solve_count (puzzle, 2, NULL, &before);
      sud_solve_count (&image, 2, NULL, &after);
      g_assert_cmpint (after.solutions, ==, before.solutions);
      sud_isomorph_apply (&isomorph, &before.first, &expected);
      if (before.solutions == 1)
        g_assert_cmpmem (&after.first, sizeof after.first, &expected, sizeof expected);
    }
}

static void
test_identity (void)
{
  SudGrid puzzle = grid_from_line (REFERENCE_PUZZLE), image;
  SudIsomorph isomorph;

  sud_isomorph_init (&isomorph);
  sud_isomorph_apply (&isomorph, &puzzle, &image);
  g_assert_cmpmem (&image, sizeof image, &puzzle, sizeof puzzle);
}

TEST_FILE (argc, argv)
{
  make_line_orders ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/isomorph/random", test_random);
  g_test_add_func ("/isomorph/unique", test_unique);
  g_test_add_func ("/isomorph/identity", test_identity);
  g_test_add_func ("/canon/isomorphs", test_isomorphs);
  g_test_add_func ("/canon/oracle", test_oracle);
  g_test_add_func ("/canon/symmetric", test_symmetric);
  g_test_add_func ("/canon/different", test_different);
  g_test_add_func ("/canon/known", test_known);
  g_test_add_func ("/canon/none", test_none);
  return g_test_run ();
}
