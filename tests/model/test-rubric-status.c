/* test-rubric-status.c - how it stands, said for every state that a puzzle can be in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "rubric-status.h"
#include "rubric-text-grade.h"

#include <string.h>

#define SOLVED "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define ONE_GIVEN "5................................................................................"

/* Takes @status over. */
static void
assert_status (RubricStatus *status, RubricTone tone, const char *text)
{
  g_autoptr (RubricStatus) owned = status;
  g_autofree char *all = rubric_status_to_text (status, 2);

  g_assert_cmpstr (all, ==, text);
  g_assert_cmpint (status->tone, ==, tone);
}

static void
assert_modes (const SudSheet *sheet, const RubricAnswer *answer, RubricTone tone, const char *setup, const char *solving)
{
  assert_status (rubric_status_new (sheet, RUBRIC_MODE_SETUP, SUD_NO_CELLS, answer), tone, setup);
  assert_status (rubric_status_new (sheet, RUBRIC_MODE_SOLVING, SUD_NO_CELLS, answer),
                 tone == RUBRIC_TONE_GOOD ? RUBRIC_TONE_NEUTRAL : tone, solving);
}

/* While solving nothing sounds like praise: an entry may be wrong. */
static void
test_verdicts (void)
{
  SudSheet sheet = sheet_of (ONE_GIVEN);
  RubricAnswer answer = { .result = { .verdict = SUD_VERDICT_ONE } };

  assert_modes (&sheet, NULL, RUBRIC_TONE_NEUTRAL, "Checking… · 1 given", "80 to go · Checking…");
  assert_modes (&sheet, &answer, RUBRIC_TONE_GOOD, "One solution · 1 given", "80 to go · 1 given");
  answer.result.verdict = SUD_VERDICT_MANY;
  assert_modes (&sheet, &answer, RUBRIC_TONE_NEUTRAL, "Several solutions so far · 1 given",
                "80 to go · The givens have several solutions");
  answer.result.verdict = SUD_VERDICT_CANCELLED;
  assert_modes (&sheet, &answer, RUBRIC_TONE_NEUTRAL, "Not checked · 1 given", "80 to go · 1 given");
  answer.result.verdict = SUD_VERDICT_NONE;
  assert_modes (&sheet, &answer, RUBRIC_TONE_BAD, "No solution", "No solution");
  answer.contradicted = TRUE;
  answer.contradiction = (SudContradiction){ .digit = 7, .house = 2 };
  assert_modes (&sheet, &answer, RUBRIC_TONE_BAD, "No solution · Row 3 has no place for 7",
                "No solution · Row 3 has no place for 7");
}

/* How hard it is, by which techniques; what is not known is not told. */
static void
test_grade (void)
{
  SudSheet sheet = sheet_of (ONE_GIVEN);
  RubricAnswer answer = { .result = { .verdict = SUD_VERDICT_ONE },
                          .graded = TRUE,
                          .grade = { .complete = true, .level = SUD_LEVEL_HARD } };

  assert_modes (&sheet, &answer, RUBRIC_TONE_GOOD, "One solution · 1 given · Hard", "80 to go · 1 given · Hard");
  answer.grade.own = true;
  assert_modes (&sheet, &answer, RUBRIC_TONE_GOOD, "One solution · 1 given · Hard · own techniques",
                "80 to go · 1 given · Hard · own techniques");
  answer.grade.complete = false;
  assert_modes (&sheet, &answer, RUBRIC_TONE_GOOD, "One solution · 1 given · your techniques do not lead to the end",
                "80 to go · 1 given · your techniques do not lead to the end");
  answer.graded = FALSE;
  assert_modes (&sheet, &answer, RUBRIC_TONE_GOOD, "One solution · 1 given", "80 to go · 1 given");
}

/* The word for the level, and what it means; nothing is said of a level where none is known. */
static void
test_level (void)
{
  SudSheet sheet = sheet_of (ONE_GIVEN);
  RubricAnswer answer = { .result = { .verdict = SUD_VERDICT_ONE } };

  for (RubricMode mode = RUBRIC_MODE_SETUP; mode <= RUBRIC_MODE_SOLVING; mode++)
    {
      g_autoptr (RubricStatus) before = NULL, graded = NULL, rated = NULL;

      answer.graded = answer.rated = FALSE;
      before = rubric_status_new (&sheet, mode, SUD_NO_CELLS, &answer);
      g_assert_null (before->meaning);
      answer.graded = TRUE;
      answer.grade = (SudGrade){ .complete = true, .level = SUD_LEVEL_HARD };
      graded = rubric_status_new (&sheet, mode, SUD_NO_CELLS, &answer);
      g_assert_nonnull (strstr (graded->detail, "Hard"));
      g_assert_true (g_str_has_prefix (graded->meaning, "Hard: "));
      g_assert_null (strstr (graded->meaning, "Explainer"));
      answer.rated = TRUE;
      answer.rating = (SudExplainerRating){ { 83, true }, { 45, false }, { 12, false }, true };
      rated = rubric_status_new (&sheet, mode, SUD_NO_CELLS, &answer);
      g_assert_cmpstr (rated->detail, ==, graded->detail);
      g_assert_true (g_str_has_prefix (rated->meaning, graded->meaning));
      g_assert_nonnull (strstr (rated->meaning, "≈8.3 (ER)"));
      g_assert_nonnull (strstr (rated->meaning, " 4.5 (EP)"));
      g_assert_nonnull (strstr (rated->meaning, " 1.2 (ED)"));
      g_assert_nonnull (strstr (rated->meaning, "estimated."));
      g_assert_true (g_str_has_suffix (rated->meaning, rubric_text_two_scales ())); /* the level is told there, too */
    }
}

static void
test_marks (void)
{
  SudSheet sheet = sheet_of (ONE_GIVEN);
  const RubricAnswer answer = { .result = { .verdict = SUD_VERDICT_MANY } };

  sheet.centre[1] = SUD_DIGIT_BIT (3) | SUD_DIGIT_BIT (4);
  assert_status (rubric_status_new (&sheet, RUBRIC_MODE_SETUP, SUD_NO_CELLS, &answer), RUBRIC_TONE_NEUTRAL,
                 "Several solutions so far · Only givens are counted");
  sheet.centre[1] = 0;
  sud_sheet_set_digit (&sheet, 1, 3, SUD_ORIGIN_ENTERED);
  assert_status (rubric_status_new (&sheet, RUBRIC_MODE_SETUP, SUD_NO_CELLS, &answer), RUBRIC_TONE_NEUTRAL,
                 "Several solutions so far · Only givens are counted");
}

static void
test_clashes (void)
{
  SudSheet sheet = sheet_of ("5..5....5........................................................................");
  SudGrid grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
  g_autoptr (RubricStatus) status = rubric_status_new (&sheet, RUBRIC_MODE_SOLVING, sud_grid_conflicts (&grid), NULL);
  g_autofree char *text = rubric_status_to_text (status, 2);

  g_assert_cmpstr (text, ==, "3 cells clash · row 1 column 1, row 1 column 4 and 1 more");
  g_assert_cmpint (sud_cells_count (status->cells), ==, 3);
}

/* Where nothing is given there is nothing to enter while solving, either. */
static void
test_without_givens (void)
{
  SudSheet sheet;

  sud_sheet_clear (&sheet);
  assert_modes (&sheet, NULL, RUBRIC_TONE_NEUTRAL, "Type the puzzle · 1 to 9; 0 or Space for a blank",
                "Nothing to solve yet · Choose Edit Givens and type the puzzle");
  sud_sheet_set_digit (&sheet, 0, 5, SUD_ORIGIN_ENTERED);
  assert_status (rubric_status_new (&sheet, RUBRIC_MODE_SOLVING, SUD_NO_CELLS, NULL), RUBRIC_TONE_NEUTRAL,
                 "No givens yet · Choose Edit Givens and type the puzzle");
}

static void
test_solved (void)
{
  SudSheet full = sheet_of (SOLVED);
  RubricAnswer answer = { .result = { .verdict = SUD_VERDICT_MANY, .solutions = 12 } };

  answer.strategy = sud_strategy_find ("brute-force");
  assert_status (rubric_status_new (&full, RUBRIC_MODE_SETUP, SUD_NO_CELLS, NULL), RUBRIC_TONE_GOOD, "Solved");
  assert_status (rubric_status_new (&full, RUBRIC_MODE_SETUP, SUD_NO_CELLS, &answer), RUBRIC_TONE_NEUTRAL,
                 "Filled in · This is one of several solutions");
  assert_status (rubric_status_new_solved (&answer), RUBRIC_TONE_NEUTRAL,
                 "12 solutions · Here is one; the cells in which they differ are shaded");
  answer.result.solutions = RUBRIC_SOLVER_COUNT_MAX + 1;
  assert_status (rubric_status_new_solved (&answer), RUBRIC_TONE_NEUTRAL,
                 "Many solutions · More than 1,000 solutions. Here is one; the cells in which they differ are shaded");
  answer.result.verdict = SUD_VERDICT_ONE;
  answer.result.solutions = 1;
  assert_status (rubric_status_new_solved (&answer), RUBRIC_TONE_GOOD, "Solved · The answers are in red");
}

static void
test_asked (void)
{
  SudSheet sheet = sheet_of (SOLVED);
  SudCells mistakes = SUD_NO_CELLS;

  sud_sheet_set_digit (&sheet, 0, 0, SUD_ORIGIN_BLANK);
  assert_status (rubric_status_new_checked (&sheet, mistakes), RUBRIC_TONE_GOOD, "No mistakes so far · 1 to go");
  sud_cells_add (&mistakes, 80);
  assert_status (rubric_status_new_checked (&sheet, mistakes), RUBRIC_TONE_BAD, "1 entry is wrong · row 9 column 9");
  assert_status (rubric_status_new_filtered (&sheet, 5), RUBRIC_TONE_NEUTRAL, "1 to go · 5 can still go in 1 cell");
  assert_status (rubric_status_new_filtered (&sheet, 10), RUBRIC_TONE_NEUTRAL, "1 to go · 0 cells have two candidates");
}

/* Of a picture: one solution is not certain while some cells are not, be they blank. */
static void
test_uncertain (void)
{
  SudSheet sheet = sheet_of (SOLVED);
  SudCells none = SUD_NO_CELLS, some = SUD_NO_CELLS;

  sud_sheet_set_digit (&sheet, 0, 0, SUD_ORIGIN_BLANK);
  assert_status (rubric_status_mark_uncertain (rubric_status_new_checked (&sheet, none), none), RUBRIC_TONE_GOOD,
                 "No mistakes so far · 1 to go");
  sud_cells_add (&some, 80);
  assert_status (rubric_status_mark_uncertain (rubric_status_new_checked (&sheet, none), some), RUBRIC_TONE_BAD,
                 "No mistakes so far · 1 doubtful cell: row 9 column 9");
  sud_cells_add (&some, 0);
  assert_status (rubric_status_mark_uncertain (rubric_status_new_checked (&sheet, none), some), RUBRIC_TONE_BAD,
                 "No mistakes so far · 2 doubtful cells: row 1 column 1, row 9 column 9");
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/status/verdicts", test_verdicts);
  g_test_add_func ("/status/grade", test_grade);
  g_test_add_func ("/status/level", test_level);
  g_test_add_func ("/status/marks", test_marks);
  g_test_add_func ("/status/clashes", test_clashes);
  g_test_add_func ("/status/without-givens", test_without_givens);
  g_test_add_func ("/status/solved", test_solved);
  g_test_add_func ("/status/asked", test_asked);
  g_test_add_func ("/status/uncertain", test_uncertain);
  return g_test_run ();
}
