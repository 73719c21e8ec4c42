/* test-rubric-explanation.c - the steps of a path as a list, and each as a view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "rubric-text-explanation.h"
#include "rubric-text-step.h"

#include <string.h>

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static RubricExplanation *
explain (const SudSheet *sheet, RubricReasoningKind reason)
{
  RubricReasoningResult reasoning = { .kind = reason, .sheet = *sheet };
  RubricExplanation *explanation;

  g_assert_true (rubric_reasoning_run (&reasoning, NULL));
  explanation = rubric_explanation_new (&reasoning);
  sud_path_unref (reasoning.path);
  return explanation;
}

static void
test_list (void)
{
  SudSheet sheet = sheet_of (REFERENCE);
  g_autoptr (RubricExplanation) explanation = explain (&sheet, RUBRIC_REASONING_PATH);
  g_autofree char *text = rubric_text_explanation (explanation);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GListModel) steps = rubric_explanation_list_steps (explanation);
  guint n = g_list_model_get_n_items (steps);

  g_assert_cmpuint (n, ==, 51);
  g_assert_cmpuint (g_strv_length (lines), ==, 2 * n + 2);
  g_assert_cmpstr (lines[0], ==, REFERENCE); /* which puzzle they are of */
  g_assert_true (rubric_explanation_get_grade (explanation)->complete);
  g_assert_null (g_list_model_get_item (steps, n));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RubricRow) row = g_list_model_get_item (steps, i);
      const SudStep *step = rubric_explanation_get_row_step (row);
      g_autofree char *outcome = rubric_text_step_outcome (step);

      g_assert_cmpuint (rubric_row_get_index (row), ==, i);
      g_assert_true (g_str_has_prefix (lines[2 * i + 1] + strcspn (lines[2 * i + 1], " ") + 1,
                                       rubric_text_technique ((int)step->technique)));
      g_assert_nonnull (strstr (outcome, " goes into "));
    }
}

/* Each view shows the position before its step, all of which are singles: no candidate but the one that is written. */
static void
test_views (void)
{
  SudSheet sheet = sheet_of (REFERENCE);
  g_autoptr (RubricExplanation) explanation = explain (&sheet, RUBRIC_REASONING_PATH);
  guint n = rubric_explanation_get_n_steps (explanation);
  SudView view;

  for (guint i = 0; i <= n; i++)
    {
      rubric_explanation_get_view (explanation, i, &view);
      g_assert_cmpint (sud_sheet_count (&view.sheet, SUD_ORIGIN_GIVEN), ==, 30);
      g_assert_cmpint (sud_sheet_count (&view.sheet, SUD_ORIGIN_ENTERED), ==, (int)i);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        {
          const SudStep *step = i < n ? rubric_explanation_get_step (explanation, i) : NULL;
          SudDigits ringed = step != NULL && step->cell == cell ? SUD_DIGIT_BIT (step->digit) : 0;

          g_assert_cmpint (view.sheet.centre[cell], ==, 0);
          g_assert_cmpint (view.evidence.on[cell] | view.evidence.off[cell], ==, ringed);
        }
    }
}

static void
test_wrong (void)
{
  SudSheet sheet = sheet_of (REFERENCE);
  g_autoptr (RubricExplanation) right = NULL, wrong = NULL;
  SudView view;

  sud_sheet_set_digit (&sheet, 2, 4, SUD_ORIGIN_ENTERED);
  right = explain (&sheet, RUBRIC_REASONING_PATH);
  g_assert_false (rubric_explanation_get_reasoning (right)->from_givens);
  g_assert_cmpuint (rubric_explanation_get_n_steps (right), ==, 50);
  sud_sheet_set_digit (&sheet, 2, 1, SUD_ORIGIN_ENTERED);
  wrong = explain (&sheet, RUBRIC_REASONING_PATH);
  g_assert_true (rubric_explanation_get_reasoning (wrong)->from_givens);
  g_assert_cmpuint (rubric_explanation_get_n_steps (wrong), ==, 51);
  rubric_explanation_get_view (wrong, 0, &view);
  g_assert_cmpint (view.sheet.digit[2], ==, 0);
}

/* All that is possible now, side by side: each from the same position. */
static void
test_all (void)
{
  SudSheet sheet = sheet_of (REFERENCE);
  g_autoptr (RubricExplanation) all = explain (&sheet, RUBRIC_REASONING_ALL);
  guint n = rubric_explanation_get_n_steps (all);
  SudView view;

  g_assert_cmpuint (n, >, 5);
  rubric_explanation_get_view (all, n - 1, &view);
  g_assert_cmpint (sud_sheet_count (&view.sheet, SUD_ORIGIN_ENTERED), ==, 0);
}

/* Where a cell has centre marks these are what it can hold; elsewhere it is remembered. */
static void
test_rule_out (void)
{
  SudSheet sheet = sheet_of (REFERENCE), marked;
  g_autoptr (RubricExplanation) all = explain (&sheet, RUBRIC_REASONING_ALL);
  guint n = rubric_explanation_get_n_steps (all), tried = 0;

  for (guint i = 0; i < n; i++)
    {
      const SudStep *step = rubric_explanation_get_step (all, i);
      SudSheet plain = sheet;

      if (step->digit != 0)
        continue;
      tried++;
      marked = sheet;
      sud_sheet_fill_marks (&marked);
      rubric_explanation_rule_out (all, i, &plain);
      rubric_explanation_rule_out (all, i, &marked);
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        SUD_EACH_CELL (cell, step->out[digit - 1])
          {
            g_assert_cmpint (plain.eliminated[cell] & SUD_DIGIT_BIT (digit), !=, 0);
            g_assert_cmpint (marked.centre[cell] & SUD_DIGIT_BIT (digit), ==, 0);
            g_assert_cmpint (sud_sheet_candidates (&plain, (int)cell), ==, sud_sheet_candidates (&marked, (int)cell));
          }
    }
  g_assert_cmpuint (tried, >, 0);
}

/* No mark left is not the same as no marks: the last one that is ruled out leaves nothing. */
static void
test_last_mark (void)
{
  SudSheet sheet = sheet_of (REFERENCE);
  g_autoptr (RubricExplanation) all = explain (&sheet, RUBRIC_REASONING_ALL);
  guint n = rubric_explanation_get_n_steps (all), tried = 0;

  for (guint i = 0; i < n; i++)
    {
      const SudStep *step = rubric_explanation_get_step (all, i);
      SudCells cells = sud_step_affects (step);
      SudSheet marked = sheet;

      if (step->digit != 0)
        continue;
      tried++;
      SUD_EACH_CELL (cell, cells)
        for (int digit = 1; digit <= SUD_SIZE; digit++)
          if (sud_cells_has (step->out[digit - 1], (int)cell))
            marked.centre[cell] |= SUD_DIGIT_BIT (digit);
      rubric_explanation_rule_out (all, i, &marked);
      SUD_EACH_CELL (cell, cells)
        g_assert_cmpint (sud_sheet_candidates (&marked, (int)cell), ==, 0);
    }
  g_assert_cmpuint (tried, >, 0);
}

/* The first step of @path that is a net, or -1. */
static int
find_net (RubricExplanation *path)
{
  guint n = rubric_explanation_get_n_steps (path);

  for (guint i = 0; i < n; i++)
    if (rubric_explanation_get_step (path, i)->technique == SUD_TECHNIQUE_LEMMA_NET)
      return (int)i;
  return -1;
}

/* Where nothing but a net goes on, that is what is possible now; its proof is told line by line. */
static void
test_nets (void)
{
  g_autofree char *name = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "puzzles", "hard.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint tried = 0;

  g_assert_true (g_file_get_contents (name, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL && tried < 3; line++)
    {
      g_autoptr (RubricExplanation) path = NULL, now = NULL;
      g_autofree char *sentence = NULL;
      SudView view;
      SudGrid grid;
      int net;

      if (**line == '#' || strlen (*line) < SUD_CELLS || sud_grid_parse_line (&grid, *line) != SUD_CELLS)
        continue;
      sud_view_init (&view, &(SudSheet){ 0 });
      sud_sheet_from_grid (&view.sheet, &grid, SUD_ORIGIN_GIVEN);
      path = explain (&view.sheet, RUBRIC_REASONING_PATH);
      net = find_net (path);
      if (net < 0)
        continue;
      tried++;
      sentence = rubric_text_explanation_step (path, (guint)net);
      g_assert_nonnull (strstr (sentence, "\n1. "));
      rubric_explanation_get_view (path, (guint)net, &view);
      now = explain (&view.sheet, RUBRIC_REASONING_ALL);
      g_assert_cmpuint (rubric_explanation_get_n_steps (now), >, 0);
    }
  g_assert_cmpuint (tried, >, 0);
}

static void
test_nothing (void)
{
  RubricReasoningResult clash = { .kind = RUBRIC_REASONING_PATH }, several = { .kind = RUBRIC_REASONING_PATH };

  sud_sheet_set_digit (&clash.sheet, 0, 1, SUD_ORIGIN_GIVEN);
  sud_sheet_set_digit (&clash.sheet, 1, 1, SUD_ORIGIN_GIVEN);
  g_assert_true (rubric_reasoning_run (&clash, NULL));
  g_assert_null (clash.path);
  g_assert_true (rubric_reasoning_run (&several, NULL));
  g_assert_false (several.unique);
  g_assert_nonnull (several.path);
  sud_path_unref (several.path);
}

/* Where there is no solution it says what has no place left on the board that it ends with. */
static void
test_impossible (void)
{
  static const struct
  {
    const char *line, *end;
  } cases[] = {
    { "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
      "Reasoning ends here: no place is left for 1 in column 8, so there is no solution." },
    { "12345678.........9...............................................................",
      "Reasoning ends here: no digit is left for row 1 column 9, so there is no solution." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SudSheet sheet = sheet_of (cases[i].line);
      g_autoptr (RubricExplanation) explanation = explain (&sheet, RUBRIC_REASONING_PATH);
      g_autofree char *end = rubric_text_explanation_end (explanation);

      g_assert_true (rubric_explanation_get_reasoning (explanation)->impossible);
      g_assert_cmpstr (end, ==, cases[i].end);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explanation/list", test_list);
  g_test_add_func ("/explanation/views", test_views);
  g_test_add_func ("/explanation/wrong", test_wrong);
  g_test_add_func ("/explanation/all", test_all);
  g_test_add_func ("/explanation/rule-out", test_rule_out);
  g_test_add_func ("/explanation/last-mark", test_last_mark);
  g_test_add_func ("/explanation/nets", test_nets);
  g_test_add_func ("/explanation/nothing", test_nothing);
  g_test_add_func ("/explanation/impossible", test_impossible);
  return g_test_run ();
}
