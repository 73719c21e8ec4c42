/* test-sud-hodoku.c - levels and scores on the scale of HoDoKu, and the singles that it queues
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "rated-list.h"
#include "sud-ratings.h"
#include "sud-solve.h"

#include <glib/gstdio.h>

#define HARD_PUZZLE ".....2.4...78.5..184.......3..52...9....3..7...8...2..2......6..8...14..5..76...."

/* Of the list at @path at least as many percent are equal. */
static void
assert_rated (const char *path, double levels, double scores, double all)
{
  g_autoptr (GError) error = NULL;
  g_auto (RatedReport) report = { 0 };
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  rated_list_run (logic, path, FALSE, &report, &error);
  g_assert_no_error (error);
  g_test_message ("%s: level %.1f%%, score %.1f%% up to hard, %.1f%% of all", path, rated_report_levels (&report),
                  rated_report_scores (&report, SUD_LEVEL_HARD), rated_report_scores (&report, SUD_LEVEL_EXTREME));
  g_assert_cmpfloat (rated_report_levels (&report), >=, levels);
  g_assert_cmpfloat (rated_report_scores (&report, SUD_LEVEL_HARD), >=, scores);
  g_assert_cmpfloat (rated_report_scores (&report, SUD_LEVEL_EXTREME), >=, all);
  sud_logic_free (logic);
}

static void
test_rated (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "rated", "hodoku.txt", NULL);

  assert_rated (path, 100.0, 100.0, 96.0);
}

/* The lists of RUBRIC_CORPUS. */
static void
test_corpus (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("RUBRIC_CORPUS"), "rated", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  if (dir == NULL)
    {
      g_test_skip ("the corpus has no rated puzzles");
      return;
    }
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ".hodoku"))
        assert_rated (path, 99.0, 99.0, 98.0);
    }
}

/* What fits no line is told apart from what has another grade. */
static void
test_broken_list (void)
{
  static const char *const lines[] = { "1..4 EASY 100 300 0 fh=1,", "EASY 100", REFERENCE_PUZZLE " SOFT 100 300 0 fh=1," };
  SudLogic *logic = sud_logic_new ();

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *path = g_build_filename (g_get_tmp_dir (), "rated-XXXXXX", NULL);
      g_autoptr (GError) error = NULL;
      RatedReport report;

      g_assert_cmpint (g_close (g_mkstemp (path), NULL), ==, TRUE);
      g_file_set_contents (path, lines[i], -1, &error);
      g_assert_no_error (error);
      g_assert_false (rated_list_run (logic, path, FALSE, &report, &error));
      g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
      g_remove (path);
    }
  sud_logic_free (logic);
}

static void
test_cancel (void)
{
  SudGrid givens = grid_from_line (HARD_PUZZLE);
  SudLogic *logic = sud_logic_new ();
  atomic_bool cancel;
  SudPencilmarks marks;
  SudHodoku grade;

  atomic_init (&cancel, true);
  logic->cancel = &cancel;
  g_assert_true (sud_pencilmarks_from_grid (&marks, &givens));
  g_assert_false (sud_hodoku_run (logic, &marks, &grade));
  g_assert_null (sud_hodoku_explain (logic, &marks));
  sud_logic_free (logic);
}

/* The room is left as it was: what others find in it does not change. */
static void
test_room (void)
{
  SudGrid givens = grid_from_line (HARD_PUZZLE);
  SudLogic *logic = sud_logic_new ();
  SudPencilmarks marks;
  SudHodoku grade, again;

  logic->rules = SUD_RULE_UNIQUE;
  g_assert_true (sud_pencilmarks_from_grid (&marks, &givens));
  g_assert_true (sud_hodoku_run (logic, &marks, &grade));
  g_assert_true (sud_hodoku_run (logic, &marks, &again));
  g_assert_true (grade.complete);
  g_assert_cmpmem (&grade, sizeof grade, &again, sizeof again);
  g_assert_cmpint (logic->rules, ==, SUD_RULE_UNIQUE);
  g_assert_false (logic->steps.every);
  sud_logic_free (logic);
}

/* Four blanks of one box, two in each of their rows and columns: the first is a naked single, and makes full houses, which come first. */
static void
test_queues (void)
{
  static const int blanks[] = { 0, 1, 9, 10 };
  SudGrid givens = grid_from_line (HARD_PUZZLE);
  SudLogic *logic = sud_logic_new ();
  SudPencilmarks marks;
  SudResult result;
  SudHodoku grade;

  sud_solve_count (&givens, 1, NULL, &result);
  givens = result.first;
  for (guint i = 0; i < G_N_ELEMENTS (blanks); i++)
    givens.digit[blanks[i]] = 0;
  g_assert_true (sud_pencilmarks_from_grid (&marks, &givens));
  g_assert_true (sud_hodoku_run (logic, &marks, &grade));
  g_assert_true (grade.complete);
  g_assert_cmpint (grade.steps[SUD_TECHNIQUE_NAKED_SINGLE], ==, 1);
  g_assert_cmpint (grade.steps[SUD_TECHNIQUE_FULL_HOUSE], ==, 3);
  sud_logic_free (logic);
}

/* Counts the steps of each technique in @path, each true of the solution and of use when its turn comes. */
static void
count_told (const SudPath *path, const LogicPuzzle *puzzle, SudLogic *logic, guint n[SUD_N_TECHNIQUES])
{
  SudPencilmarks marks;

  for (int i = 0; i < sud_path_get_n_steps (path); i++)
    {
      const SudStep *step = sud_path_get_step (path, i);

      sud_path_get_marks (path, i, &marks);
      g_assert_true (sud_step_applies (step, &marks));
      sud_step_copy (&logic->steps.step[0], step);
      logic->steps.n = 1;
      logic_assert_sound (logic, &puzzle->solution, puzzle->name);
      n[step->technique]++;
    }
  sud_path_get_marks (path, sud_path_get_n_steps (path), &marks);
  g_assert_true (sud_pencilmarks_is_solved (&marks));
}

/* The steps that are told are those that are counted; a digit that forcing chains write is a naked single, after a step for
 * each other candidate of its cell. */
static void
test_explain (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (20);
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (guint k = 0; k < test_share (puzzles->len); k++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (k, puzzles->len));
      guint n[SUD_N_TECHNIQUES] = { 0 }, forced;
      SudPencilmarks marks;
      SudHodoku grade;
      SudPath *path;

      g_assert_true (sud_pencilmarks_from_grid (&marks, &puzzle->givens));
      g_assert_true (sud_hodoku_run (logic, &marks, &grade));
      path = sud_hodoku_explain (logic, &marks);
      g_assert_nonnull (path);
      g_assert_cmpint (sud_path_get_grade (path)->effort, ==, grade.score);
      g_assert_cmpint (sud_path_get_grade (path)->level, ==, grade.level);
      count_told (path, puzzle, logic, n);
      forced = n[SUD_TECHNIQUE_NAKED_SINGLE] - grade.steps[SUD_TECHNIQUE_NAKED_SINGLE];
      g_assert_cmpint (forced, <=, grade.steps[SUD_TECHNIQUE_FORCING_CONTRADICTION]);
      g_assert_cmpint (n[SUD_TECHNIQUE_FORCING_CONTRADICTION], >=, grade.steps[SUD_TECHNIQUE_FORCING_CONTRADICTION]);
      for (int i = 0; i < SUD_N_TECHNIQUES; i++)
        if (i != SUD_TECHNIQUE_NAKED_SINGLE && i != SUD_TECHNIQUE_FORCING_CONTRADICTION)
          g_assert_cmpint (n[i], ==, grade.steps[i]);
      sud_path_unref (path);
    }
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sud-hodoku/rated", test_rated);
  g_test_add_func ("/sud-hodoku/broken-list", test_broken_list);
  g_test_add_func ("/sud-hodoku/cancel", test_cancel);
  g_test_add_func ("/sud-hodoku/room", test_room);
  g_test_add_func ("/sud-hodoku/queues", test_queues);
  g_test_add_func ("/sud-hodoku/explain", test_explain);
  if (g_getenv ("RUBRIC_CORPUS") != NULL)
    g_test_add_func ("/sud-hodoku/corpus", test_corpus);
  return g_test_run ();
}
