/* test-rubric-hint.c - hints from the person's own position, in three stages, and whoever closes is not called back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-turn.h"
#include "rubric-status.h"
#include "rubric-jobs-testing.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
/* Nothing clashes in it. */
#define UNSOLVABLE "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum
{
  WAIT_SECONDS = 20,
};

typedef struct
{
  RubricPuzzle *puzzle;
  RubricTechniques *techniques;
  RubricHint *hint;
  guint changes;
} Fixture;

static SudGrid
grid_of (const char *line)
{
  SudGrid grid;

  g_assert_cmpint (sud_grid_parse_line (&grid, line), ==, SUD_CELLS);
  return grid;
}

static void
changed_cb (RubricHint *hint, Fixture *fixture)
{
  fixture->changes++;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
set_up (Fixture *fixture, gconstpointer line)
{
  SudGrid grid = grid_of (line);
  SudSheet sheet;

  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  fixture->puzzle = rubric_puzzle_new ();
  rubric_puzzle_load (fixture->puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  fixture->techniques = rubric_techniques_new ();
  fixture->hint = rubric_hint_new (fixture->puzzle, fixture->techniques);
  g_signal_connect (fixture->hint, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer line)
{
  g_assert_finalize_object (fixture->hint);
  g_assert_finalize_object (fixture->techniques);
  g_assert_finalize_object (fixture->puzzle);
}

static void
expect_stage (Fixture *fixture, RubricHintStage stage)
{
  gint64 end = g_get_monotonic_time () + WAIT_SECONDS * G_USEC_PER_SEC;

  while (rubric_hint_get_stage (fixture->hint) != stage && g_get_monotonic_time () < end)
    test_turn ();
  g_assert_cmpint (rubric_hint_get_stage (fixture->hint), ==, stage);
}

static void
ask (Fixture *fixture, RubricHintStage stage)
{
  rubric_hint_ask (fixture->hint);
  expect_stage (fixture, stage);
}

static void
test_stages (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricStatus) where = NULL, which = NULL;

  g_assert_null (rubric_status_new_hint (fixture->hint));
  ask (fixture, RUBRIC_HINT_WHERE);
  where = rubric_status_new_hint (fixture->hint);
  g_assert_cmpstr (where->detail, ==, "Look at box 2. Ask again for the technique.");
  g_assert_cmpint (sud_cells_count (rubric_hint_get_cells (fixture->hint)), ==, 9);
  g_assert_cmpuint (rubric_puzzle_get_stats (fixture->puzzle)->hints, ==, 1);
  ask (fixture, RUBRIC_HINT_WHICH);
  which = rubric_status_new_hint (fixture->hint);
  g_assert_cmpstr (which->title, ==, "Hint 2 of 3 · next: the step");
  g_assert_cmpstr (which->detail, ==, "Hidden Single: In some row, column or box a digit has only one place left.");
  ask (fixture, RUBRIC_HINT_STEP);
  g_assert_cmpuint (fixture->changes, ==, 4);
  ask (fixture, RUBRIC_HINT_NONE);
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->digit[5], ==, 8);
  g_assert_null (rubric_hint_get_explanation (fixture->hint));
  g_assert_true (rubric_puzzle_undo (fixture->puzzle));
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->digit[5], ==, 0);
}

/* Hints alone lead to the solution; each step that only rules out can be undone as one. */
static void
test_to_the_end (Fixture *fixture, gconstpointer unused)
{
  SudGrid all, solution = grid_of (SOLUTION);
  guint n = 0;

  do
    {
      ask (fixture, RUBRIC_HINT_WHERE);
      rubric_hint_apply (fixture->hint);
      all = rubric_puzzle_get_grid (fixture->puzzle, SUD_ORIGINS_ALL);
      n++;
    }
  while (!sud_grid_is_solved (&all));
  g_assert_cmpuint (n, >=, 51);
  g_assert_cmpmem (&all, sizeof all, &solution, sizeof solution);
}

/* What is ruled out is seen, though there were no marks; those that somebody wrote stay. One undo takes all of it back. */
static void
test_marks (Fixture *fixture, gconstpointer unused)
{
  SudSheet before, after;
  SudStep step;
  guint filled = 0;

  g_signal_connect_swapped (fixture->hint, "marks-filled", G_CALLBACK (count_cb), &filled);
  rubric_puzzle_toggle_mark (fixture->puzzle, sud_cells_of (1), RUBRIC_MARK_CENTRE, 4);
  before = *rubric_puzzle_get_sheet (fixture->puzzle);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    rubric_techniques_set_on (fixture->techniques, i, i == SUD_TECHNIQUE_POINTING);
  ask (fixture, RUBRIC_HINT_WHERE);
  step = *rubric_explanation_get_step (rubric_hint_get_explanation (fixture->hint), 0);
  rubric_hint_apply (fixture->hint);
  after = *rubric_puzzle_get_sheet (fixture->puzzle);
  g_assert_cmpuint (filled, ==, 1);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_true ((after.digit[cell] == 0) == (after.centre[cell] != 0));
  for (int i = 0; i < SUD_SIZE; i++)
    SUD_EACH_CELL (cell, step.out[i])
      g_assert_false (after.centre[cell] & SUD_DIGIT_BIT (i + 1));
  g_assert_cmpint (after.centre[1], ==, before.centre[1]);
  ask (fixture, RUBRIC_HINT_WHERE);
  rubric_hint_apply (fixture->hint);
  g_assert_cmpuint (filled, ==, 1);
  g_assert_true (rubric_puzzle_undo (fixture->puzzle));
  g_assert_true (rubric_puzzle_undo (fixture->puzzle));
  g_assert_true (sud_sheet_equal (rubric_puzzle_get_sheet (fixture->puzzle), &before));
}

static void
test_wrong (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricStatus) status = NULL, marks = NULL;

  rubric_puzzle_enter (fixture->puzzle, sud_cells_of (2), 1);
  ask (fixture, RUBRIC_HINT_REFUSED);
  status = rubric_status_new_hint (fixture->hint);
  g_assert_true (sud_cells_equal (status->cells, sud_cells_of (2)));
  g_assert_cmpint (status->tone, ==, RUBRIC_TONE_BAD);
  g_assert_cmpuint (rubric_puzzle_get_stats (fixture->puzzle)->hints, ==, 0);
  /* Mended, it goes on; a missing pencil mark is told as well */
  rubric_puzzle_undo (fixture->puzzle);
  g_assert_cmpint (rubric_hint_get_stage (fixture->hint), ==, RUBRIC_HINT_NONE);
  rubric_puzzle_toggle_mark (fixture->puzzle, sud_cells_of (2), RUBRIC_MARK_CENTRE, 1);
  ask (fixture, RUBRIC_HINT_REFUSED);
  marks = rubric_status_new_hint (fixture->hint);
  g_assert_true (sud_cells_equal (marks->cells, sud_cells_of (2)));
}

static void
test_dismissed (Fixture *fixture, gconstpointer unused)
{
  ask (fixture, RUBRIC_HINT_WHERE);
  rubric_puzzle_enter (fixture->puzzle, sud_cells_of (2), 4);
  g_assert_cmpint (rubric_hint_get_stage (fixture->hint), ==, RUBRIC_HINT_NONE);
  ask (fixture, RUBRIC_HINT_WHERE);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SETUP);
  g_assert_cmpint (rubric_hint_get_stage (fixture->hint), ==, RUBRIC_HINT_NONE);
  rubric_hint_ask (fixture->hint);
  g_assert_cmpint (rubric_hint_get_stage (fixture->hint), ==, RUBRIC_HINT_LOOKING);
  rubric_hint_dismiss (fixture->hint);
  g_assert_cmpint (rubric_hint_get_stage (fixture->hint), ==, RUBRIC_HINT_NONE);
}

/* Who asks again while it is being looked for is shown the next stage at once; nothing is applied by it. */
static void
test_impatient (Fixture *fixture, gconstpointer unused)
{
  rubric_hint_ask (fixture->hint);
  rubric_hint_ask (fixture->hint);
  g_assert_cmpint (rubric_hint_get_stage (fixture->hint), ==, RUBRIC_HINT_LOOKING);
  expect_stage (fixture, RUBRIC_HINT_WHICH);
  g_assert_cmpuint (rubric_puzzle_get_stats (fixture->puzzle)->hints, ==, 1);
  rubric_hint_dismiss (fixture->hint);
  for (int i = 0; i < 9; i++)
    rubric_hint_ask (fixture->hint);
  expect_stage (fixture, RUBRIC_HINT_STEP);
  g_assert_cmpuint (rubric_puzzle_get_stats (fixture->puzzle)->hints, ==, 2);
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->digit[40], ==, 0);
}

static int
get_technique (Fixture *fixture)
{
  return rubric_explanation_get_step (rubric_hint_get_explanation (fixture->hint), 0)->technique;
}

/* Other techniques, another hint, at the same stage; it is one hint all the same. */
static void
test_techniques (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricStatus) status = NULL;

  ask (fixture, RUBRIC_HINT_WHERE);
  g_assert_cmpint (get_technique (fixture), ==, SUD_TECHNIQUE_HIDDEN_SINGLE);
  ask (fixture, RUBRIC_HINT_WHICH);
  rubric_techniques_set_on (fixture->techniques, SUD_TECHNIQUE_HIDDEN_SINGLE, FALSE);
  g_assert_cmpint (rubric_hint_get_stage (fixture->hint), ==, RUBRIC_HINT_LOOKING);
  expect_stage (fixture, RUBRIC_HINT_WHICH);
  g_assert_cmpint (get_technique (fixture), ==, SUD_TECHNIQUE_NAKED_SINGLE);
  rubric_techniques_move (fixture->techniques, SUD_TECHNIQUE_LOCKED_PAIR, 0);
  rubric_techniques_move (fixture->techniques, SUD_TECHNIQUE_POINTING, 0);
  expect_stage (fixture, RUBRIC_HINT_WHICH);
  g_assert_cmpint (get_technique (fixture), ==, SUD_TECHNIQUE_POINTING);
  g_assert_cmpuint (rubric_puzzle_get_stats (fixture->puzzle)->hints, ==, 1);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    rubric_techniques_set_on (fixture->techniques, i, FALSE);
  expect_stage (fixture, RUBRIC_HINT_REFUSED);
  status = rubric_status_new_hint (fixture->hint);
  g_assert_cmpstr (status->detail, ==, "No technique that is on finds a next step here");
}

/* Where there is no solution no step is a hint, though techniques find some. */
static void
test_impossible (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricStatus) status = NULL;

  ask (fixture, RUBRIC_HINT_REFUSED);
  status = rubric_status_new_hint (fixture->hint);
  g_assert_cmpstr (status->detail, ==, "No solution fits what is on the board");
  g_assert_cmpuint (rubric_puzzle_get_stats (fixture->puzzle)->hints, ==, 0);
}

/* The owner goes while it is being looked for, a hundred times. */
static void
test_closing (void)
{
  for (int i = 0; i < 100; i++)
    {
      Fixture fixture = { 0 };

      set_up (&fixture, REFERENCE);
      rubric_hint_ask (fixture.hint);
      for (int k = i % 4; k > 0; k--)
        g_main_context_iteration (NULL, FALSE);
      tear_down (&fixture, NULL);
    }
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
}

#define TEST(name, line, run) g_test_add ("/hint/" name, Fixture, line, set_up, run, tear_down)

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST ("stages", REFERENCE, test_stages);
  TEST ("to-the-end", REFERENCE, test_to_the_end);
  TEST ("marks", REFERENCE, test_marks);
  TEST ("wrong", REFERENCE, test_wrong);
  TEST ("impatient", REFERENCE, test_impatient);
  TEST ("techniques", REFERENCE, test_techniques);
  TEST ("impossible", UNSOLVABLE, test_impossible);
  TEST ("dismissed", REFERENCE, test_dismissed);
  g_test_add_func ("/hint/closing", test_closing);
  return g_test_run ();
}
