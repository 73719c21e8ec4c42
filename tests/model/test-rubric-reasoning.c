/* test-rubric-reasoning.c - what is looked for in a thread: by the person's techniques, and without memory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "rubric-reasoning.h"
#include "rubric-solver.h"
#include "scarce-memory.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define UNSOLVABLE "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define CLASH "55..............................................................................."
/* The solution without four cells of a rectangle: two ways to fill it; and without those of another one, too. */
#define TWO "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179"
#define FOUR "534..89126721953..198342567859..14234268537917139248569615372..287419635345286179"
#define EMPTY "................................................................................."

static RubricReasoningResult
run (RubricReasoningKind reason, const char *line, const SudOrder *order)
{
  RubricReasoningResult reasoning = { .kind = reason, .sheet = sheet_of (line), .order = order };

  g_assert_true (rubric_reasoning_run (&reasoning, NULL));
  return reasoning;
}

/* Without a technique no step of the way is one; the grade says that it is not the usual one. */
static void
test_order (void)
{
  SudOrder order;
  RubricReasoningResult path, grade, usual;

  sud_order_init (&order);
  sud_order_drop (&order, SUD_TECHNIQUE_NAKED_SINGLE);
  path = run (RUBRIC_REASONING_PATH, REFERENCE, &order);
  for (int i = 0; i < sud_path_get_n_steps (path.path); i++)
    g_assert_cmpint (sud_path_get_step (path.path, i)->technique, !=, SUD_TECHNIQUE_NAKED_SINGLE);
  g_assert_true (sud_path_get_grade (path.path)->complete);
  g_assert_true (sud_path_get_grade (path.path)->own);
  sud_path_unref (path.path);
  grade = run (RUBRIC_REASONING_GRADE, REFERENCE, &order);
  g_assert_true (grade.grade.complete && grade.grade.own);
  usual = run (RUBRIC_REASONING_GRADE, REFERENCE, NULL);
  g_assert_true (usual.grade.complete && !usual.grade.own);
  g_assert_cmpint (usual.grade.hardest, ==, SUD_TECHNIQUE_NAKED_SINGLE);
}

static RubricReasoningResult
ask_why (const SudSheet *sheet, int cell, int digit)
{
  RubricReasoningResult reasoning
      = { .kind = RUBRIC_REASONING_WHY, .sheet = *sheet, .why = { .cell = cell, .digit = digit } };

  g_assert_true (rubric_reasoning_run (&reasoning, NULL));
  return reasoning;
}

/* Each answer, and whether steps show it. */
static void
test_why (void)
{
  static const struct
  {
    const char *line;
    int cell, digit;
    RubricWhyAnswer answer;
    gboolean shown;
  } rows[] = {
    { REFERENCE, 2, 1, RUBRIC_WHY_NOT, TRUE },
    { REFERENCE, 2, 4, RUBRIC_WHY_MUST, TRUE },
    { REFERENCE, 2, 5, RUBRIC_WHY_SEEN, TRUE },
    { REFERENCE, 0, 5, RUBRIC_WHY_GIVEN, FALSE },
    { UNSOLVABLE, 3, 2, RUBRIC_WHY_NONE, FALSE },
    { CLASH, 3, 2, RUBRIC_WHY_NONE, FALSE },
    { TWO, 3, 6, RUBRIC_WHY_EITHER, FALSE },
    { FOUR, 16, 4, RUBRIC_WHY_EITHER, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SudSheet sheet = sheet_of (rows[i].line);
      RubricReasoningResult reasoning = ask_why (&sheet, rows[i].cell, rows[i].digit);

      g_assert_cmpint (reasoning.why.answer, ==, rows[i].answer);
      g_assert_cmpint (reasoning.path != NULL, ==, rows[i].shown);
      if (reasoning.path != NULL)
        g_assert_cmpint (sud_path_get_n_steps (reasoning.path) > 0, ==, rows[i].answer != RUBRIC_WHY_SEEN);
      g_clear_pointer (&reasoning.path, sud_path_unref);
    }
}

/* Right entries count, wrong ones and marks that lack a right digit do not; what stands in the cell is asked about. */
static void
test_why_position (void)
{
  SudSheet sheet = sheet_of (REFERENCE);
  RubricReasoningResult without = ask_why (&sheet, 2, 4), with, wrong, marked;

  sud_sheet_set_digit (&sheet, 5, 8, SUD_ORIGIN_ENTERED); /* right, and the first step of the answer */
  with = ask_why (&sheet, 2, 4);
  g_assert_cmpint (sud_path_get_n_steps (with.path), <, sud_path_get_n_steps (without.path));
  sud_sheet_set_digit (&sheet, 80 - 9, 4, SUD_ORIGIN_ENTERED);
  sud_sheet_set_digit (&sheet, 2, 1, SUD_ORIGIN_ENTERED);
  wrong = ask_why (&sheet, 2, 4);
  g_assert_cmpint (wrong.why.answer, ==, RUBRIC_WHY_MUST);
  g_assert_true (sud_cells_equal (wrong.wrong, sud_cells_of (80 - 9)));
  sud_sheet_set_digit (&sheet, 80 - 9, 0, SUD_ORIGIN_BLANK);
  sud_sheet_set_digit (&sheet, 2, 0, SUD_ORIGIN_BLANK);
  sheet.centre[2] = SUD_DIGIT_BIT (1) | SUD_DIGIT_BIT (2);
  marked = ask_why (&sheet, 2, 4);
  g_assert_cmpint (marked.why.answer, ==, RUBRIC_WHY_MUST);
  g_assert_true (sud_cells_has (marked.lost, 2));
  sud_path_unref (without.path);
  sud_path_unref (with.path);
  sud_path_unref (wrong.path);
  sud_path_unref (marked.path);
}

/* Marks that are part of a puzzle decide among the solutions of its digits; notes do not. */
static void
test_why_marks (void)
{
  SudSheet sheet = sheet_of (FOUR);
  RubricReasoningResult rules = { .kind = RUBRIC_REASONING_WHY, .marks = RUBRIC_MARKS_RULES, .why = { 16, 4 } }, notes;

  sheet.centre[17] = SUD_DIGIT_BIT (4);
  notes = ask_why (&sheet, 16, 4);
  g_assert_cmpint (notes.why.answer, ==, RUBRIC_WHY_EITHER);
  rules.sheet = sheet;
  g_assert_true (rubric_reasoning_run (&rules, NULL));
  g_assert_cmpint (rules.why.answer, ==, RUBRIC_WHY_NOT);
  g_assert_false (rules.unique || rules.by_digits);
  g_assert_cmpint (sud_path_get_n_steps (rules.path), ==, 1);
  sud_path_unref (rules.path);
}

/* Where only the entries make the solution the only one, what rests on that takes them for givens. */
static void
test_why_entries (void)
{
  SudSheet sheet = sheet_of (FOUR);
  RubricReasoningResult reasoning;
  SudPencilmarks marks;

  sud_sheet_set_digit (&sheet, 3, 6, SUD_ORIGIN_ENTERED);
  sud_sheet_set_digit (&sheet, 16, 4, SUD_ORIGIN_ENTERED);
  reasoning = ask_why (&sheet, 17, 8);
  g_assert_cmpint (reasoning.why.answer, ==, RUBRIC_WHY_MUST);
  g_assert_true (reasoning.by_digits);
  sud_path_get_marks (reasoning.path, 0, &marks);
  g_assert_true (sud_cells_has (marks.given, 3) && sud_cells_has (marks.given, 16));
  sud_path_unref (reasoning.path);
}

/* The first technique of the order is the hint. */
static void
test_first (void)
{
  SudOrder order;
  RubricReasoningResult hint;

  sud_order_init (&order);
  sud_order_drop (&order, SUD_TECHNIQUE_POINTING);
  sud_order_insert (&order, SUD_TECHNIQUE_POINTING);
  g_assert_true (sud_order_is_usual (&order));
  order.n = 1;
  order.technique[0] = SUD_TECHNIQUE_HIDDEN_SINGLE;
  hint = run (RUBRIC_REASONING_HINT, REFERENCE, &order);
  g_assert_cmpint (sud_path_get_step (hint.path, 0)->technique, ==, SUD_TECHNIQUE_HIDDEN_SINGLE);
  sud_path_unref (hint.path);
}

/* Nothing is on: nothing is found, and the grade says that it does not lead to the end. */
static void
test_nothing (void)
{
  const SudOrder order = { .n = 0 };
  RubricReasoningResult path = run (RUBRIC_REASONING_PATH, REFERENCE, &order), all = run (RUBRIC_REASONING_ALL, REFERENCE, &order);
  RubricReasoningResult grade = run (RUBRIC_REASONING_GRADE, REFERENCE, &order);

  g_assert_cmpint (sud_path_get_n_steps (path.path), ==, 0);
  g_assert_cmpint (sud_path_get_n_steps (all.path), ==, 0);
  g_assert_false (sud_path_get_grade (path.path)->complete);
  g_assert_false (grade.grade.complete);
  g_assert_true (grade.grade.own);
  sud_path_unref (path.path);
  sud_path_unref (all.path);
}

/* There would be a next step in it, but it leads nowhere: some digit has no place left. */
static void
test_impossible (void)
{
  RubricReasoningResult hint = run (RUBRIC_REASONING_HINT, UNSOLVABLE, NULL), path = run (RUBRIC_REASONING_PATH, UNSOLVABLE, NULL);

  g_assert_true (hint.impossible);
  g_assert_null (hint.path);
  g_assert_cmpint (sud_path_get_n_steps (path.path), ==, 0);
  g_assert_false (sud_path_get_grade (path.path)->complete);
  sud_path_unref (path.path);
}

static void
test_no_memory (void)
{
  RubricReasoningResult path, several;

  scarce_memory_set (TRUE);
  path = run (RUBRIC_REASONING_PATH, REFERENCE, NULL);
  g_assert_true (path.failed);
  g_assert_null (path.path);
  scarce_memory_set (FALSE);
  several = run (RUBRIC_REASONING_PATH, EMPTY, NULL);
  g_assert_false (several.failed || several.impossible || several.unique);
  sud_path_unref (several.path);
}

/* Only where somebody is told how many there are. */
static void
test_solutions (void)
{
  static const struct
  {
    const char *line;
    RubricReasoningKind reason;
    int solutions;
  } cases[] = {
    { REFERENCE, RUBRIC_REASONING_PATH, 1 },
    { UNSOLVABLE, RUBRIC_REASONING_PATH, 0 },
    { TWO, RUBRIC_REASONING_PATH, 2 },
    { FOUR, RUBRIC_REASONING_ALL, 4 },
    { FOUR, RUBRIC_REASONING_HINT, 2 },
    { EMPTY, RUBRIC_REASONING_ALL, RUBRIC_SOLVER_COUNT_MAX + 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RubricReasoningResult reasoning = run (cases[i].reason, cases[i].line, NULL);

      g_assert_cmpint (reasoning.solutions, ==, cases[i].solutions);
      g_assert_true (reasoning.unique == (cases[i].solutions == 1));
      g_clear_pointer (&reasoning.path, sud_path_unref);
    }
}

static void
answered (gpointer owner, const RubricReasoningResult *reasoning)
{
  g_object_set_data (owner, "failed", GINT_TO_POINTER (reasoning->failed ? 2 : 1));
}

/* Whoever asked is told, and not left waiting. */
static void
test_no_memory_job (void)
{
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (RubricJobs) jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, owner);
  SudSheet sheet = sheet_of (REFERENCE);

  scarce_memory_set (TRUE);
  rubric_reasoning_ask (jobs, RUBRIC_REASONING_HINT, &sheet, NULL, answered);
  while (g_object_get_data (owner, "failed") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (GPOINTER_TO_INT (g_object_get_data (owner, "failed")), ==, 2);
  scarce_memory_set (FALSE);
  rubric_jobs_close (jobs);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reasoning/why", test_why);
  g_test_add_func ("/reasoning/why-position", test_why_position);
  g_test_add_func ("/reasoning/why-marks", test_why_marks);
  g_test_add_func ("/reasoning/why-entries", test_why_entries);
  g_test_add_func ("/reasoner/order", test_order);
  g_test_add_func ("/reasoner/first", test_first);
  g_test_add_func ("/reasoner/nothing", test_nothing);
  g_test_add_func ("/reasoner/impossible", test_impossible);
  g_test_add_func ("/reasoner/solutions", test_solutions);
  g_test_add_func ("/reasoner/no-memory", test_no_memory);
  g_test_add_func ("/reasoner/no-memory/job", test_no_memory_job);
  return g_test_run ();
}
