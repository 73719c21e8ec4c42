/* test-sud-reasoner.c - the steps to a solution, why a digit is right, and a puzzle as hard as asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"

#include "../test-share.h"

#include <glib.h>
#include <string.h>
#include <sud.h>

#define X_WING "...8.56....127....5..........7.3...1...68.75.4.........3..29...6......4..7..4...5"

enum
{
  EXPLAINED = 60,
  ASKED = 12,
};

/* Each step leaves the solution, does something, and the last one completes the grid. */
static void
check_steps (const SudExplanation *way, const SudGrid *puzzle, const SudGrid *solution)
{
  int n = sud_explanation_get_n_steps (way);
  SudSheet before, after;

  sud_sheet_from_grid (&before, puzzle, SUD_ORIGIN_GIVEN);
  after = before;
  sud_explanation_get_sheet (way, 0, &before);
  for (int i = 0; i < n; i++)
    {
      const SudStep *step = sud_explanation_get_step (way, i);
      SudCells writes = sud_step_writes (step), affected = sud_step_affects (step);
      char text[10000];

      g_assert_cmpuint (sud_step_format (step, text, sizeof text), ==, strlen (text));
      g_assert_nonnull (strstr (text, " => "));
      SUD_EACH_CELL (cell, writes)
        g_assert_cmpint (solution->digit[cell], ==, step->digit);
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        SUD_EACH_CELL (cell, step->out[digit - 1])
          g_assert_cmpint (solution->digit[cell], !=, digit);
      sud_explanation_get_sheet (way, i + 1, &after);
      g_assert_true (sud_cells_meet (sud_sheet_difference (&before, &after), affected));
      before = after;
    }
  g_assert_cmpmem (before.digit, SUD_CELLS, solution->digit, SUD_CELLS);
}

static void
test_explain (void)
{
  SudReasoner *reasoner = sud_reasoner_new ();
  SudGenerateSpec spec = sud_generate_spec (test_seed ());
  SudGrid puzzles[EXPLAINED], solutions[EXPLAINED];
  guint n = test_share (EXPLAINED);

  sud_many_generate (NULL, &spec, 0, EXPLAINED, puzzles, solutions);
  for (guint i = 0; i < n; i++)
    {
      SudExplanation *way;
      SudSheet sheet;

      sud_sheet_from_grid (&sheet, &puzzles[i], SUD_ORIGIN_GIVEN);
      g_assert_cmpint (sud_reasoner_explain (reasoner, &sheet, NULL, &way), ==, SUD_ANSWER_YES);
      check_steps (way, &puzzles[i], &solutions[i]);
      sud_explanation_unref (sud_explanation_ref (way));
      sud_explanation_unref (way);
    }
  sud_reasoner_free (reasoner);
}

static void
test_why (void)
{
  SudReasoner *reasoner = sud_reasoner_new ();
  SudExplanation *way;
  SudGrid puzzle;
  SudSheet sheet;
  SudResult result;
  int asked = 0;

  g_assert_cmpint (sud_grid_parse_line (&puzzle, X_WING), ==, SUD_CELLS);
  sud_solve_count (&puzzle, 2, NULL, &result);
  sud_sheet_from_grid (&sheet, &puzzle, SUD_ORIGIN_GIVEN);
  for (int cell = 0; cell < SUD_CELLS && asked < ASKED; cell += 4)
    for (int digit = 1; digit <= SUD_SIZE && puzzle.digit[cell] == 0; digit++)
      {
        gboolean right = result.first.digit[cell] == digit;
        const SudStep *last;
        int n;

        g_assert_cmpint (sud_reasoner_explain_why (reasoner, &sheet, cell, digit, NULL, &way), ==, SUD_ANSWER_YES);
        n = sud_explanation_get_n_steps (way);
        /* It is seen at once where a peer has the digit */
        g_assert_cmpint (n == 0, ==, (sud_grid_candidates (&puzzle, cell) & SUD_DIGIT_BIT (digit)) == 0);
        last = n > 0 ? sud_explanation_get_step (way, n - 1) : NULL;
        if (right)
          g_assert_true (sud_cells_has (sud_step_writes (last), cell) && last->digit == digit);
        else if (n > 0 && last->digit == 0)
          g_assert_true (sud_cells_has (last->out[digit - 1], cell));
        asked += n > 0;
        sud_explanation_unref (way);
      }
  g_assert_cmpint (sud_reasoner_explain_why (reasoner, &sheet, 3, 8, NULL, &way), ==, SUD_ANSWER_IMPOSSIBLE);
  g_assert_null (way);
  sud_reasoner_free (reasoner);
}

static void
test_refused (void)
{
  SudReasoner *reasoner = sud_reasoner_new ();
  SudFlag cancel = true;
  SudExplanation *way;
  SudGrid puzzle;
  SudSheet sheet;
  SudResult result;
  SudRating rating;

  g_assert_cmpint (sud_grid_parse_line (&puzzle, X_WING), ==, SUD_CELLS);
  sud_solve_count (&puzzle, 2, NULL, &result);
  sud_sheet_from_grid (&sheet, &puzzle, SUD_ORIGIN_GIVEN);
  g_assert_cmpint (sud_reasoner_explain (reasoner, &sheet, &cancel, &way), ==, SUD_ANSWER_CANCELLED);
  g_assert_null (way);

  /* A mark that the solution does not have */
  sheet.centre[0] = SUD_ALL_DIGITS & (SudDigits)~SUD_DIGIT_BIT (result.first.digit[0]);
  g_assert_cmpint (sud_reasoner_explain (reasoner, &sheet, NULL, &way), ==, SUD_ANSWER_IMPOSSIBLE);
  sud_sheet_clear_marks (&sheet);

  sud_sheet_set_digit (&sheet, 3, 0, SUD_ORIGIN_BLANK);
  g_assert_cmpint (sud_reasoner_explain (reasoner, &sheet, NULL, &way), ==, SUD_ANSWER_NOT_UNIQUE);
  sud_sheet_set_digit (&sheet, 0, 8, SUD_ORIGIN_ENTERED);
  sud_sheet_set_digit (&sheet, 1, 8, SUD_ORIGIN_ENTERED);
  g_assert_cmpint (sud_reasoner_explain (reasoner, &sheet, NULL, &way), ==, SUD_ANSWER_NOT_UNIQUE);

  puzzle.digit[0] = puzzle.digit[1] = 8;
  g_assert_cmpint (sud_reasoner_rate (reasoner, &puzzle, SUD_SCALE_HODOKU, NULL, &rating), ==, SUD_ANSWER_YES);
  g_assert_cmpint (rating.level, ==, SUD_N_LEVELS);
  sud_reasoner_free (reasoner);
  sud_reasoner_free (NULL);
  sud_explanation_unref (NULL);
}

static void
test_make (void)
{
  SudReasoner *reasoner = sud_reasoner_new ();
  SudFlag cancel = true;
  SudGrid puzzle;
  SudRating rating;

  for (int level = SUD_LEVEL_EASY; level <= SUD_LEVEL_UNFAIR; level++)
    {
      g_assert_cmpint (sud_make ((SudLevel)level, (SudLevel)level, SUD_SYMMETRY_DIAGONAL, SUD_N_TECHNIQUES, 3, NULL,
                                 &puzzle),
                       ==, SUD_ANSWER_YES);
      sud_reasoner_rate (reasoner, &puzzle, SUD_SCALE_RUBRIC, NULL, &rating);
      g_assert_cmpint (rating.level, ==, level);
    }
  g_assert_cmpint (sud_make (SUD_LEVEL_EASY, SUD_LEVEL_EASY, SUD_SYMMETRY_NONE, SUD_TECHNIQUE_X_WING, 3, NULL, &puzzle),
                   ==, SUD_ANSWER_IMPOSSIBLE);
  g_assert_cmpint (sud_make (SUD_LEVEL_EASY, SUD_LEVEL_EASY, sud_symmetry_find ("no name"), SUD_N_TECHNIQUES, 3, NULL,
                             &puzzle),
                   ==, SUD_ANSWER_IMPOSSIBLE);
  g_assert_cmpint (sud_make (SUD_LEVEL_HARD, SUD_LEVEL_HARD, SUD_SYMMETRY_NONE, SUD_N_TECHNIQUES, 3, &cancel, &puzzle),
                   ==, SUD_ANSWER_CANCELLED);
  sud_reasoner_free (reasoner);
}

/* What does not fit is cut off, and closed, as snprintf() does. */
static void
test_format (void)
{
  SudReasoner *reasoner = sud_reasoner_new ();
  SudExplanation *way;
  SudGrid puzzle;
  SudSheet sheet;
  char whole[1000], cut[1000];
  size_t length;

  g_assert_cmpint (sud_grid_parse_line (&puzzle, X_WING), ==, SUD_CELLS);
  sud_sheet_from_grid (&sheet, &puzzle, SUD_ORIGIN_GIVEN);
  g_assert_cmpint (sud_reasoner_explain (reasoner, &sheet, NULL, &way), ==, SUD_ANSWER_YES);
  for (int i = 0; i < sud_explanation_get_n_steps (way); i++)
    {
      length = sud_step_format (sud_explanation_get_step (way, i), whole, sizeof whole);
      g_assert_cmpuint (sud_step_format (sud_explanation_get_step (way, i), NULL, 0), ==, length);
      for (size_t size = 1; size <= length + 1; size++)
        {
          memset (cut, 'x', sizeof cut);
          g_assert_cmpuint (sud_step_format (sud_explanation_get_step (way, i), cut, size), ==, length);
          g_assert_cmpuint (strlen (cut), ==, size - 1);
          g_assert_true (g_str_has_prefix (whole, cut));
          g_assert_cmpint (cut[size], ==, 'x');
        }
    }
  g_assert_cmpuint (sud_cells_format (SUD_ALL_CELLS, whole, sizeof whole), <, SUD_CELLS_TEXT);
  g_assert_cmpstr (whole, ==, "r123456789c123456789");
  sud_explanation_unref (way);
  sud_reasoner_free (reasoner);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reasoner/explain", test_explain);
  g_test_add_func ("/reasoner/why", test_why);
  g_test_add_func ("/reasoner/refused", test_refused);
  g_test_add_func ("/reasoner/make", test_make);
  g_test_add_func ("/reasoner/format", test_format);
  return g_test_run ();
}
