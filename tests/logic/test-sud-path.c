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
  g_test_add_func ("/path/shared", test_shared);
  g_test_add_func ("/path/cancelled", test_cancelled);
  return g_test_run ();
}
