/* test-sud-symmetrical.c - symmetrical placements in puzzles that are made to be symmetrical
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-grade.h"
#include "sud-solve.h"
#include "sud-symmetries.h"

#include <string.h>

/* How to turn a board: which row each becomes, which column, after an exchange of both; and how many digits stay, while the
 * others change in turns of so many. */
typedef struct
{
  const char *id;
  SudIsomorph isomorph;
  int stay, turn;
} Turn;

#define AS_IS { 0, 1, 2, 3, 4, 5, 6, 7, 8 }
#define BACK { 8, 7, 6, 5, 4, 3, 2, 1, 0 }
#define IN_BANDS { 1, 2, 0, 4, 5, 3, 7, 8, 6 }
#define BANDS { 3, 4, 5, 6, 7, 8, 0, 1, 2 }

static const Turn turns[] = {
  { "half", { .row = BACK, .column = BACK }, 1, 2 },
  { "quarter", { .row = AS_IS, .column = BACK, .transposed = true }, 1, 4 },
  { "diagonal", { .row = AS_IS, .column = AS_IS, .transposed = true }, 3, 2 },
  { "antidiagonal", { .row = BACK, .column = BACK, .transposed = true }, 3, 2 },
  { "sticks", { .row = { 0, 1, 2, 6, 7, 8, 3, 4, 5 }, .column = { 0, 2, 1, 3, 5, 4, 6, 8, 7 } }, 3, 2 },
  { "bands", { .row = BANDS, .column = AS_IS }, 0, 3 }, /* nothing follows from these two */
  { "bands and columns", { .row = BANDS, .column = IN_BANDS }, 3, 3 },
};

/* Puzzles that need one, with nothing harder before. */
static const char *const needing[] = {
  "......59...7.....6.3.28......6....47..5..28......6.9..8...59...9..4......2.3.....",
  "...4.8......5..1....4.27..343......7..9......8.1...9.5.7...2.3.......5....51.3..8",
  ".....29..6.1.4.....5......6.4..6...25.6..9.8.7........4...9..7......85....815..9.",
  "681.39.............395......5.16.23......4..1..7.....5..58.64.9....2..8..7.....5.",
};

/* Writes @digit into @cell, and what it becomes into the cells where that goes. Returns: FALSE where it clashes */
static gboolean
write_orbit (const SudIsomorph *isomorph, SudGrid *grid, int cell, int digit)
{
  while (grid->digit[cell] == 0)
    {
      grid->digit[cell] = (guint8)digit;
      cell = sud_isomorph_move (isomorph, cell);
      digit = isomorph->digit[digit];
    }
  return grid->digit[cell] == digit && sud_grid_is_valid (grid);
}

static void
erase_orbit (const SudIsomorph *isomorph, SudGrid *grid, int cell)
{
  for (; grid->digit[cell] != 0; cell = sud_isomorph_move (isomorph, cell))
    grid->digit[cell] = 0;
}

static guint64
count_solutions (const SudGrid *grid, SudGrid *first)
{
  SudResult result;

  sud_solve_count (grid, 2, NULL, &result);
  *first = result.first;
  return result.solutions;
}

/* Draws digits, with all that they become, until there is one solution, and takes away what is not needed for that.
 * Returns: FALSE where it came to none */
static gboolean
draw_puzzle (const SudIsomorph *isomorph, GRand *rand, LogicPuzzle *puzzle)
{
  int cells[SUD_CELLS], digits[SUD_SIZE] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  SudGrid first;

  memset (puzzle, 0, sizeof *puzzle);
  for (int i = 0; i < SUD_CELLS; i++)
    cells[i] = i;
  logic_shuffle (cells, SUD_CELLS, rand);
  for (int i = 0; i < SUD_CELLS; i++)
    {
      SudGrid before = puzzle->givens;
      gboolean found = before.digit[cells[i]] != 0;

      logic_shuffle (digits, SUD_SIZE, rand);
      for (int k = 0; k < SUD_SIZE && !found; k++)
        {
          puzzle->givens = before;
          found = write_orbit (isomorph, &puzzle->givens, cells[i], digits[k])
                  && count_solutions (&puzzle->givens, &first) > 0;
        }
      if (!found)
        return FALSE;
    }
  puzzle->solution = puzzle->givens;
  for (int i = 0; i < SUD_CELLS; i++)
    {
      SudGrid before = puzzle->givens;

      erase_orbit (isomorph, &puzzle->givens, cells[i]);
      if (count_solutions (&puzzle->givens, &first) != 1)
        puzzle->givens = before;
    }
  return TRUE;
}

static void
make_puzzle (const Turn *turn, GRand *rand, LogicPuzzle *puzzle)
{
  SudIsomorph isomorph = turn->isomorph;
  int digits[SUD_SIZE] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };

  do
    {
      logic_shuffle (digits, SUD_SIZE, rand);
      for (int i = 0; i < SUD_SIZE; i++)
        {
          int first = i < turn->stay ? i : i - (i - turn->stay) % turn->turn, size = i < turn->stay ? 1 : turn->turn;

          isomorph.digit[digits[i]] = (guint8)digits[first + (i - first + 1) % size];
        }
    }
  while (!draw_puzzle (&isomorph, rand, puzzle));
  g_strlcpy (puzzle->name, turn->id, sizeof puzzle->name);
}

/* What @step rules out is wrong since one of its images is no candidate, or two of them clash. */
static void
assert_refuted (const SudIsomorph *isomorph, const SudPencilmarks *marks, int cell, int digit)
{
  SudGrid all, image;
  gboolean refuted = FALSE;

  memset (&all, 0, sizeof all);
  all.digit[cell] = (guint8)digit;
  image = all;
  for (int i = 0; i < 36 && !refuted; i++)
    {
      SudGrid next;

      sud_isomorph_apply (isomorph, &image, &next);
      image = next;
      for (int c = 0; c < SUD_CELLS; c++)
        if (image.digit[c] != 0)
          {
            refuted |= marks->value[c] != image.digit[c] && !sud_pencilmarks_has (marks, c, image.digit[c]);
            refuted |= all.digit[c] != 0 && all.digit[c] != image.digit[c];
            all.digit[c] = image.digit[c];
          }
      refuted |= !sud_grid_is_valid (&all);
    }
  g_assert_true (refuted);
}

/* Each step has an isomorph that leaves the digits or the givens as they are, and the solution, too; all that it rules
 * out follows. */
static void
assert_right (const SudLogic *logic, const LogicPuzzle *puzzle)
{
  SudIsomorph found[SUD_AUTOMORPHISMS_MAX];
  SudGrid grid, image;

  logic_assert_sound (logic, &puzzle->solution, puzzle->name);
  for (int i = 0; i < logic->steps.n; i++)
    {
      const SudStep *step = &logic->steps.step[i];

      g_assert_cmpint (step->size, <, sud_symmetries_find (&logic->marks, found));
      memcpy (grid.digit, logic->marks.value, sizeof grid.digit);
      sud_isomorph_apply (&found[step->size], &grid, &image);
      g_assert_true (memcmp (image.digit, grid.digit, sizeof image.digit) == 0
                     || sud_symmetries_are_of_givens (&logic->marks, &found[step->size]));
      sud_isomorph_apply (&found[step->size], &puzzle->solution, &image);
      g_assert_cmpmem (image.digit, sizeof image.digit, puzzle->solution.digit, sizeof image.digit);
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        SUD_EACH_CELL (cell, step->out[digit - 1])
          assert_refuted (&found[step->size], &logic->marks, (int)cell, digit);
    }
}

/* Looks at every position of @puzzle. Returns: how many candidates the technique rules out in all of them */
static guint
walk_symmetrical (SudLogic *logic, const LogicPuzzle *puzzle)
{
  SudOrder order;
  SudPencilmarks marks;
  guint n = 0;

  sud_order_init (&order);
  sud_pencilmarks_from_grid (&marks, &puzzle->givens);
  while (!sud_pencilmarks_is_solved (&marks))
    {
      logic->marks = marks;
      sud_logic_find (logic, SUD_TECHNIQUE_SYMMETRICAL_PLACEMENT);
      assert_right (logic, puzzle);
      for (int i = 0; i < logic->steps.n; i++)
        for (int digit = 0; digit < SUD_SIZE; digit++)
          n += (guint)sud_cells_count (logic->steps.step[i].out[digit]);
      g_assert_cmpint (sud_logic_find_first (logic, &order), !=, SUD_N_TECHNIQUES);
      for (int i = 0; i < logic->steps.n; i++)
        sud_step_apply (&logic->steps.step[i], &marks);
    }
  return n;
}

/* Puzzles of all kinds, with as much in every isomorph, as the walk is the same. */
static void
test_made (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  SudLogic *logic = sud_logic_new ();
  guint all = 0;

  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < test_share (4 * G_N_ELEMENTS (turns)); i++)
    {
      LogicPuzzle puzzle, other;
      guint n;

      make_puzzle (&turns[test_pick (i, 4 * G_N_ELEMENTS (turns)) % G_N_ELEMENTS (turns)], rand, &puzzle);
      n = walk_symmetrical (logic, &puzzle);
      g_test_message ("%s: %u candidates", puzzle.name, n);
      all += n;
      other = puzzle;
      other.givens = logic_isomorph (&puzzle.givens, rand);
      g_assert_cmpuint (count_solutions (&other.givens, &other.solution), ==, 1);
      g_assert_cmpuint (walk_symmetrical (logic, &other), ==, n);
    }
  g_assert_cmpuint (all, >, 0);
  sud_logic_free (logic);
}

/* Where nothing easier leads on, it does; without it something harder has to. Nobody uses it without one solution. */
static void
test_needed (void)
{
  SudLogic *logic = sud_logic_new ();
  SudOrder order;

  sud_order_init (&order);
  for (guint i = 0; i < G_N_ELEMENTS (needing); i++)
    {
      SudGrid grid = grid_from_line (needing[i]);
      SudPencilmarks marks;
      SudGrade with, without;

      sud_pencilmarks_from_grid (&marks, &grid);
      logic->rules = SUD_RULE_UNIQUE;
      sud_grade_run (logic, &marks, &order, &with);
      g_assert_cmpint (with.hardest, ==, SUD_TECHNIQUE_SYMMETRICAL_PLACEMENT);
      logic->rules = 0;
      sud_grade_run (logic, &marks, &order, &without);
      g_assert_true (without.complete);
      g_assert_cmpint (without.hardest, >, with.hardest);
    }
  sud_logic_free (logic);
}

/* Digits that are written in one after the other may well not be symmetrical, but the givens still are. */
static void
test_givens (void)
{
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < G_N_ELEMENTS (needing); i++)
    {
      LogicPuzzle puzzle = { .givens = grid_from_line (needing[i]) };

      g_assert_cmpuint (count_solutions (&puzzle.givens, &puzzle.solution), ==, 1);
      sud_pencilmarks_from_grid (&logic->marks, &puzzle.givens);
      for (int n = 0; n < 3; n++)
        {
          int cell = sud_cells_first (logic->marks.blank);

          g_assert_cmpint (sud_logic_find (logic, SUD_TECHNIQUE_SYMMETRICAL_PLACEMENT), >, 0);
          assert_right (logic, &puzzle);
          sud_pencilmarks_place (&logic->marks, cell, puzzle.solution.digit[cell]);
        }
    }
  sud_logic_free (logic);
}

/* Hardly any puzzle is symmetrical by chance. */
static void
test_none (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (50);
  SudLogic *logic = sud_logic_new ();
  guint n = 0, share = test_share (puzzles->len);

  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < share; i++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (i, puzzles->len));

      sud_pencilmarks_from_grid (&logic->marks, &puzzle->givens);
      n += sud_logic_find (logic, SUD_TECHNIQUE_SYMMETRICAL_PLACEMENT) > 0;
      assert_right (logic, puzzle);
    }
  g_test_message ("%u of %u puzzles are symmetrical", n, share);
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/symmetrical/made", test_made);
  g_test_add_func ("/symmetrical/needed", test_needed);
  g_test_add_func ("/symmetrical/givens", test_givens);
  g_test_add_func ("/symmetrical/none", test_none);
  return g_test_run ();
}
