/* test-sud-path.c - a path leads from the givens to the solution, and can be looked at anywhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic-testing.h"
#include "sud-path.h"

#include <string.h>

static void
test_walk (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (5);
  SudLogic *logic = sud_logic_new ();
  guint complete = 0;
  SudOrder order;

  logic->rules = SUD_RULE_UNIQUE;
  sud_order_init (&order);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, i);
      SudPencilmarks marks, at;
      SudGrade grade;
      SudPath *path;

      sud_pencilmarks_from_grid (&marks, &puzzle->givens);
      path = sud_path_new (logic, &marks, &order);
      g_assert_true (sud_grade_run (logic, &marks, &order, &grade));
      g_assert_cmpmem (&grade, sizeof grade, sud_path_get_grade (path), sizeof grade);
      for (int step = 0; step < sud_path_get_n_steps (path); step++)
        {
          g_assert_true (sud_step_applies (sud_path_get_step (path, step), &marks));
          sud_step_apply (sud_path_get_step (path, step), &marks);
        }
      sud_path_get_marks (path, sud_path_get_n_steps (path), &at);
      g_assert_cmpmem (&at, sizeof at, &marks, sizeof marks);
      complete += grade.complete;
      if (grade.complete)
        g_assert_cmpmem (marks.value, sizeof marks.value, puzzle->solution.digit, sizeof puzzle->solution.digit);
      sud_path_unref (path);
    }
  g_assert_cmpuint (complete, >, 0);
  sud_logic_free (logic);
}

/* Whether all that the chains of @step lead through is there. */
static gboolean
rests_on (const SudStep *step, const SudPencilmarks *marks)
{
  for (int i = 0; i < step->n_nodes; i++)
    if (!sud_cells_within (step->nodes[i].cells, marks->digit[step->nodes[i].digit - 1]))
      return FALSE;
  return TRUE;
}

/* No step is told of what another one has taken away, and what can be written at once is. */
static void
test_in_turn (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (5);
  SudLogic *logic = sud_logic_new ();
  guint n_patterns = 0;
  SudOrder order;

  logic->rules = SUD_RULE_UNIQUE;
  sud_order_init (&order);
  for (guint i = 0; i < puzzles->len; i++)
    {
      SudPencilmarks marks;
      SudPath *path;

      sud_pencilmarks_from_grid (&marks, &logic_puzzle_at (puzzles, i)->givens);
      path = sud_path_new (logic, &marks, &order);
      for (int at = 0; at < sud_path_get_n_steps (path); at++)
        {
          const SudStep *step = sud_path_get_step (path, at);
          gboolean pattern = step->technique > SUD_TECHNIQUE_HIDDEN_SINGLE;

          n_patterns += pattern;
          for (int digit = 1; digit <= SUD_SIZE && step->digit == 0; digit++)
            g_assert_true (sud_cells_within (step->out[digit - 1], marks.digit[digit - 1]));
          if (pattern)
            g_assert_true (rests_on (step, &marks));
          if (pattern)
            g_assert_true (sud_cells_equal (sud_pencilmarks_with_at_least (&marks, 2), marks.blank));
          sud_step_apply (step, &marks);
        }
      sud_path_unref (path);
    }
  g_assert_cmpuint (n_patterns, >, 0);
  sud_logic_free (logic);
}

static void
measure_proofs (SudLogic *logic, const char *line, guint *longest, guint *all)
{
  SudGrid givens = grid_from_line (line);
  SudPencilmarks marks;
  SudOrder order;
  SudPath *path;

  *longest = *all = 0;
  sud_order_init (&order);
  sud_pencilmarks_from_grid (&marks, &givens);
  path = sud_path_new (logic, &marks, &order);
  for (int i = 0; i < sud_path_get_n_steps (path); i++)
    if (sud_path_get_step (path, i)->proof != 0)
      {
        *longest = MAX (*longest, sud_path_get_step (path, i)->size);
        *all += sud_path_get_step (path, i)->size;
      }
  sud_path_unref (path);
}

/* How long proofs are, which nobody sees growing: the lines of the longest one, and of all of them together. Whoever finds
 * shorter ones puts the new numbers here.
 */
static void
test_proofs_stay_short (void)
{
  static const struct
  {
    const char *line;
    guint longest, all;
  } puzzles[] = {
    { ".....937....4....8..267...1..794..16.......4...1..6...2........79.38.....8...59..", 6, 22 },
    { "...2.537.7..61............8..48...6.2...63....9....1....23...8.1....69...5..9....", 6, 6 },
    { "6...3.87........4...21...........6.125...4...3...8..9...39....5.7.......8...7..1.", 7, 7 },
    { ".9......8.47.6....3..7....1.7......29......466.4.9.........7.1.....4.5..7.56.3...", 9, 27 },
    { ".......2...321......2..957....3.8...3...7..4...7.9..867.9..5..1.2.....6.4.....7..", 7, 19 },
    { "..8..45....3.....2...62...17.61..9.8.....8..4....9.1........6..3.4..18..8..5....3", 6, 17 },
  };
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      guint longest, all;

      measure_proofs (logic, puzzles[i].line, &longest, &all);
      g_test_message ("%s: %u lines at most, %u in all", puzzles[i].line, longest, all);
      g_assert_cmpuint (longest, ==, puzzles[i].longest);
      g_assert_cmpuint (all, ==, puzzles[i].all);
    }
  sud_logic_free (logic);
}

static gpointer
read_thread (gpointer data)
{
  SudPath *path = data;
  SudPencilmarks marks;

  sud_path_get_marks (path, sud_path_get_n_steps (path), &marks);
  g_assert_true (sud_pencilmarks_is_solved (&marks));
  sud_path_unref (path);
  return NULL;
}

static void
test_shared (void)
{
  SudGrid givens = grid_from_line (REFERENCE_PUZZLE);
  SudLogic *logic = sud_logic_new ();
  SudPencilmarks marks;
  GThread *threads[4];
  SudOrder order;
  SudPath *path;

  sud_order_init (&order);
  sud_pencilmarks_from_grid (&marks, &givens);
  path = sud_path_new (logic, &marks, &order);
  sud_logic_free (logic);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("reader", read_thread, sud_path_ref (path));
  sud_path_unref (path);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

static void
test_cancelled (void)
{
  SudGrid givens = grid_from_line (REFERENCE_PUZZLE);
  SudLogic *logic = sud_logic_new ();
  SudPencilmarks marks;
  atomic_bool cancel;
  SudOrder order;

  atomic_init (&cancel, true);
  logic->cancel = &cancel;
  sud_order_init (&order);
  sud_pencilmarks_from_grid (&marks, &givens);
  g_assert_null (sud_path_new (logic, &marks, &order));
  sud_logic_free (logic);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/path/walk", test_walk);
  g_test_add_func ("/path/in-turn", test_in_turn);
  g_test_add_func ("/path/proofs-stay-short", test_proofs_stay_short);
  g_test_add_func ("/path/shared", test_shared);
  g_test_add_func ("/path/cancelled", test_cancelled);
  return g_test_run ();
}
