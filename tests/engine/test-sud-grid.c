/* test-sud-grid.c - digits in, digits out, and what clashes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "puzzle-corpus.h"

#include "sud-houses.h"

#include <string.h>

static void
test_line_round_trip (void)
{
  g_autoptr (GArray) puzzles = corpus_load_all ();

  for (guint i = 0; i < puzzles->len; i++)
    {
      const SudGrid *grid = &puzzle_at (puzzles, i)->grid;
      char line[SUD_LINE_LENGTH + 1];
      SudGrid again;

      memset (line, '?', sizeof line);
      sud_grid_format_line (grid, line);
      g_assert_cmpuint (strlen (line), ==, SUD_LINE_LENGTH);
      g_assert_cmpint (sud_grid_parse_line (&again, line), ==, SUD_CELLS);
      g_assert_cmpmem (&again, sizeof again, grid, sizeof *grid);
    }
}

static void
test_blank_characters (void)
{
  const char blanks[] = ".0*_-xX";
  char line[SUD_LINE_LENGTH + 1], formatted[SUD_LINE_LENGTH + 1];
  SudGrid grid;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    line[cell] = blanks[cell % (sizeof blanks - 1)];
  line[40] = '7';
  line[SUD_LINE_LENGTH] = '\0';
  grid = grid_from_line (line);
  sud_grid_format_line (&grid, formatted);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpint (formatted[cell], ==, cell == 40 ? '7' : '.');
}

/* Of all 256 bytes only nine digits and seven blanks are understood; the end of the text is never read over. */
static void
test_other_characters (void)
{
  int understood = 0;

  for (int byte = 0; byte < 256; byte++)
    for (int at = 0; at < SUD_CELLS; at += 40)
      {
        char line[] = REFERENCE_PUZZLE;
        SudGrid grid;
        int end;

        line[at] = (char)byte;
        end = sud_grid_parse_line (&grid, line);
        understood += end == SUD_CELLS;
        if (end != SUD_CELLS)
          g_assert_cmpint (end, ==, at);
      }
  g_assert_cmpint (understood, ==, 3 * (9 + 7));
}

static void
test_cell_names (void)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int box = sud_box (cell);

      g_assert_cmpint (sud_cell (sud_row (cell), sud_column (cell)), ==, cell);
      g_assert_cmpint (sud_row (cell) / 3, ==, box / 3);
      g_assert_cmpint (sud_column (cell) / 3, ==, box % 3);
    }
  g_assert_cmpint (sud_row (79), ==, 8);
  g_assert_cmpint (sud_column (79), ==, 7);
}

static void
test_digit_sets (void)
{
  g_assert_cmpint (sud_digits_count (SUD_ALL_DIGITS), ==, 9);
  g_assert_cmpint (sud_digits_count (0), ==, 0);
  for (int digits = 0; digits <= SUD_ALL_DIGITS; digits++)
    g_assert_cmpint (sud_digits_count ((SudDigits)digits), ==, __builtin_popcount ((unsigned)digits));
  for (uint64_t bits = 1; bits != 0; bits *= 3 * 2) /* until all bits have left */
    g_assert_cmpint (sud_bits_count (bits - 1), ==, __builtin_popcountll (bits - 1));
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      g_assert_cmpint (sud_digits_first (SUD_DIGIT_BIT (digit)), ==, digit);
      g_assert_cmpint (sud_digits_first (SUD_DIGIT_BIT (digit) | SUD_DIGIT_BIT (9)), ==, digit);
      g_assert_cmpint (sud_digits_count (SUD_ALL_DIGITS & ~SUD_DIGIT_BIT (digit)), ==, 8);
    }
}

/* Two equal digits in each pair of cells: they clash exactly where the cells are peers. */
static void
test_conflicts_of_pairs (void)
{
  for (int a = 0; a < SUD_CELLS; a++)
    for (int b = 0; b < a; b++)
      {
        SudGrid grid = { { 0 } };
        SudCells conflicts;
        bool peers = false;

        for (int i = 0; i < SUD_PEERS; i++)
          peers |= sud_cell_peers[a][i] == b;
        grid.digit[a] = grid.digit[b] = 1 + (a + b) % 9;
        conflicts = sud_grid_conflicts (&grid);
        g_assert_cmpint (sud_cells_count (conflicts), ==, peers ? 2 : 0);
        g_assert_cmpint (sud_cells_has (conflicts, a), ==, peers);
        g_assert_cmpint (sud_grid_is_valid (&grid), ==, !peers);
      }
}

static bool
clashes (const SudGrid *grid, int cell)
{
  for (int i = 0; i < SUD_PEERS; i++)
    if (grid->digit[cell] != 0 && grid->digit[sud_cell_peers[cell][i]] == grid->digit[cell])
      return true;
  return false;
}

static void
test_conflicts_of_random_grids (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (int i = 0; i < 2000; i++)
    {
      SudGrid grid = { { 0 } };
      SudCells conflicts;

      for (int j = g_rand_int_range (rand, 0, SUD_CELLS); j > 0; j--)
        grid.digit[g_rand_int_range (rand, 0, SUD_CELLS)] = g_rand_int_range (rand, 1, 10);
      conflicts = sud_grid_conflicts (&grid);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        g_assert_cmpint (sud_cells_has (conflicts, cell), ==, clashes (&grid, cell));
      g_assert_cmpint (sud_grid_is_valid (&grid), ==, sud_cells_is_empty (conflicts));
    }
}

static void
test_solved (void)
{
  SudGrid puzzle = grid_from_line (REFERENCE_PUZZLE), solution = grid_from_line (REFERENCE_SOLUTION), other;

  g_assert_cmpint (sud_grid_count_filled (&puzzle), ==, 30);
  g_assert_cmpint (sud_grid_count_filled (&solution), ==, 81);
  g_assert_false (sud_grid_is_solved (&puzzle));
  g_assert_true (sud_grid_is_solved (&solution));
  g_assert_true (sud_grid_keeps (&solution, &puzzle));
  g_assert_false (sud_grid_keeps (&puzzle, &solution));
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      other = solution;
      other.digit[cell] = 1 + other.digit[cell] % 9;
      g_assert_false (sud_grid_is_solved (&other));
      g_assert_cmpint (sud_grid_keeps (&other, &puzzle), ==, puzzle.digit[cell] == 0);
      other.digit[cell] = 0;
      g_assert_false (sud_grid_is_solved (&other));
      g_assert_true (sud_grid_is_valid (&other));
    }
}

/* A candidate is a digit that can be written without a clash. */
static void
test_candidates (void)
{
  SudGrid puzzle = grid_from_line (REFERENCE_PUZZLE);

  g_assert_cmpint (sud_grid_candidates (&puzzle, 2), ==, SUD_DIGIT_BIT (1) | SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (4));
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      {
        SudGrid trial = puzzle;

        trial.digit[cell] = digit;
        g_assert_cmpint ((sud_grid_candidates (&puzzle, cell) & SUD_DIGIT_BIT (digit)) != 0, ==,
                         sud_grid_is_valid (&trial));
      }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/grid/line-round-trip", test_line_round_trip);
  g_test_add_func ("/grid/blank-characters", test_blank_characters);
  g_test_add_func ("/grid/other-characters", test_other_characters);
  g_test_add_func ("/grid/cell-names", test_cell_names);
  g_test_add_func ("/grid/digit-sets", test_digit_sets);
  g_test_add_func ("/grid/conflicts/pairs", test_conflicts_of_pairs);
  g_test_add_func ("/grid/conflicts/random", test_conflicts_of_random_grids);
  g_test_add_func ("/grid/solved", test_solved);
  g_test_add_func ("/grid/candidates", test_candidates);
  return g_test_run ();
}
