/* test-sud-why.c - an answer to “why not?” is true, ends with what was asked, and has no step too many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-path.h"
#include "sud-solve.h"

/* The 5 of box 1 has one place, r1c1, and so cannot be 7 there, whatever else is open. */
#define FIVES "............5............5..5...........................5........................"

/* Here a chain through an almost locked set rests on steps that take digits out of the set, not all of its digit. */
#define SETS ".......71.2.8........5.3...7.9.6.......2..8..1.........3...25..6...1..4.........."

/* Here many patterns stand side by side, some of which others take apart. */
#define BROAD "..431...8.....56...7..4..............61....3.5...32.8..564.......31...2....72...."

static SudLogic *
new_logic (void)
{
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  return logic;
}

static int
count_sentences (const SudStep *step)
{
  return step->proof != 0 ? step->size : 1;
}

/* Checks that digits that a chain links through an almost locked set stand where it says, nowhere else in the set. */
static void
check_sets (const SudStep *step, const SudPencilmarks *marks)
{
  for (int i = 0; i + 1 < step->n_nodes; i++)
    for (int k = i; k < i + 2 && step->nodes[i].set != 0; k++)
      {
        SudCells places = sud_cells_intersection (step->sets[step->nodes[i].set - 1].cells,
                                                  marks->digit[step->nodes[k].digit - 1]);

        g_assert_true (sud_cells_within (places, step->nodes[k].cells));
      }
}

/* Checks that a pattern which is no chain is in cells that are blank yet. */
static void
check_pattern (const SudStep *step, const SudPencilmarks *marks)
{
  if (step->technique > SUD_TECHNIQUE_HIDDEN_SINGLE && step->technique < SUD_TECHNIQUE_X_CHAIN
      && !sud_technique_get (step->technique)->unique)
    g_assert_true (sud_cells_within (step->cells, marks->blank));
}

static void
check_step (const SudStep *step, const SudProof *proof, const SudPencilmarks *marks, const SudGrid *solution)
{
  SudCells writes = sud_step_writes (step);

  g_assert_true (sud_step_applies (step, marks));
  check_sets (step, marks);
  check_pattern (step, marks);
  SUD_EACH_CELL (cell, writes)
    g_assert_cmpint (solution->digit[cell], ==, step->digit);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, step->out[digit - 1])
      g_assert_cmpint (solution->digit[cell], !=, digit);
  if (step->proof != 0)
    g_assert_true (sud_proof_check (proof, marks, step));
}

/* Asks about candidate @digit of @cell at @start, and checks the answer against the solution, and that only its last
 * step answers. Returns: how many sentences it has */
static int
check_answer (SudLogic *logic, const SudPencilmarks *start, const SudGrid *solution, int cell, int digit)
{
  gboolean must = solution->digit[cell] == digit;
  SudPencilmarks marks = *start;
  SudOrder order;
  SudPath *answer;
  int sentences = 0;

  sud_order_init (&order);
  answer = sud_path_new_why (logic, start, &order, cell, digit, must);
  g_assert_nonnull (answer);
  g_assert_cmpint (sud_path_get_n_steps (answer), >, 0);
  for (int i = 0; i < sud_path_get_n_steps (answer); i++)
    {
      const SudStep *step = sud_path_get_step (answer, i);

      g_assert_true (sud_pencilmarks_has (&marks, cell, digit));
      check_step (step, sud_path_get_proof (answer), &marks, solution);
      sud_step_apply (step, &marks);
      sentences += count_sentences (step);
    }
  g_assert_cmpint (marks.value[cell] == digit, ==, must);
  sud_path_unref (answer);
  return sentences;
}

/* The sentences of the path until candidate @digit of @cell is gone. */
static int
get_path_sentences (const SudPath *path, int cell, int digit)
{
  SudPencilmarks marks;
  int sentences = 0;

  sud_path_get_marks (path, 0, &marks);
  for (int i = 0; sud_pencilmarks_has (&marks, cell, digit); i++)
    {
      sentences += count_sentences (sud_path_get_step (path, i));
      sud_step_apply (sud_path_get_step (path, i), &marks);
    }
  return sentences;
}

/* Random candidates, right and wrong: together the answers are much shorter than the path. */
static void
test_random (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (test_share (4));
  g_autoptr (GRand) rand = g_rand_new_with_seed (test_seed ());
  SudLogic *logic = new_logic ();
  guint sentences = 0, whole = 0;

  for (guint i = 0; i < puzzles->len; i++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, i);
      SudPencilmarks marks;
      SudOrder order;
      SudPath *path;
      int x;

      sud_order_init (&order);
      sud_pencilmarks_from_grid (&marks, &puzzle->givens);
      if (sud_pencilmarks_is_solved (&marks))
        continue;
      path = sud_path_new (logic, &marks, &order);
      do
        x = g_rand_int_range (rand, 0, SUD_CELLS * SUD_SIZE);
      while (!sud_pencilmarks_has (&marks, sud_candidate_cell (x), sud_candidate_digit (x)));
      if (sud_path_get_grade (path)->complete)
        {
          sentences += (guint)check_answer (logic, &marks, &puzzle->solution, sud_candidate_cell (x), sud_candidate_digit (x));
          whole += (guint)get_path_sentences (path, sud_candidate_cell (x), sud_candidate_digit (x));
        }
      sud_path_unref (path);
    }
  g_test_message ("the answers have %u sentences, the paths up to there %u", sentences, whole);
  g_assert_cmpuint (sentences, >, 0);
  g_assert_cmpuint (sentences, <, whole);
  sud_logic_free (logic);
}

/* One single says why a digit must be, and why another cannot; of what is open there is nothing to say. */
static void
test_single (void)
{
  static const struct
  {
    int cell, digit;
    bool must;
    int n;
  } rows[] = { { 0, 5, true, 1 }, { 0, 7, false, 1 }, { 1, 7, false, 0 }, { 1, 7, true, 0 } };
  SudLogic *logic = new_logic ();
  SudPencilmarks marks;
  SudOrder order;
  SudGrid grid;

  sud_order_init (&order);
  g_assert_cmpint (sud_grid_parse_line (&grid, FIVES), >, 0);
  sud_pencilmarks_from_grid (&marks, &grid);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SudPath *answer
          = sud_path_new_why (logic, &marks, &order, rows[i].cell, rows[i].digit, rows[i].must);

      g_assert_cmpint (sud_path_get_n_steps (answer), ==, rows[i].n);
      if (rows[i].n > 0)
        g_assert_cmpint (sud_path_get_step (answer, 0)->technique, ==, SUD_TECHNIQUE_HIDDEN_SINGLE);
      sud_path_unref (answer);
    }
  sud_logic_free (logic);
}

/* Each step is there at its turn, whatever was left out before it. */
static void
test_turns (void)
{
  static const struct
  {
    const char *line;
    int cell, digit;
  } rows[] = { { SETS, 6 * SUD_SIZE + 7, 8 }, { BROAD, SUD_SIZE + 8, 1 } };
  SudLogic *logic = new_logic ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SudPencilmarks marks;
      SudResult result;
      SudGrid grid;

      g_assert_cmpint (sud_grid_parse_line (&grid, rows[i].line), >, 0);
      sud_pencilmarks_from_grid (&marks, &grid);
      sud_solve_count (&grid, 2, NULL, &result);
      check_answer (logic, &marks, &result.first, rows[i].cell, rows[i].digit);
    }
  sud_logic_free (logic);
}

static void
test_cancelled (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (1);
  const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, 0);
  SudLogic *logic = new_logic ();
  atomic_bool cancel = true;
  SudPencilmarks marks;
  SudOrder order;
  int cell;

  sud_order_init (&order);
  sud_pencilmarks_from_grid (&marks, &puzzle->givens);
  cell = sud_cells_first (marks.blank);
  logic->cancel = &cancel;
  g_assert_null (sud_path_new_why (logic, &marks, &order, cell, puzzle->solution.digit[cell], TRUE));
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/why/random", test_random);
  g_test_add_func ("/why/single", test_single);
  g_test_add_func ("/why/turns", test_turns);
  g_test_add_func ("/why/cancelled", test_cancelled);
  return g_test_run ();
}
