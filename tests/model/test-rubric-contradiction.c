/* test-rubric-contradiction.c - what is to blame for a puzzle on a desk, while the puzzle changes and the desk may close
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "desk-fixture.h"

#include "rubric-contradiction.h"
#include "session-testing.h"

/* The reference with a 2 for the 1 of row 2 column 4: it fits, and leaves no solution. */
#define WRONG "53..7....6..295....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define CLASH "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/* The reference with a blank too many in row 4, and all that follows a cell later. */
#define SKIPPED "53..7....6..195....98....6.8....6...34..8.3..17...2...6.6....28....419..5....8..7"

enum
{
  WRONG_CELL = 12,
  RIGHT_DIGIT = 1,
};

static void
count_cb (RubricContradiction *contradiction, guint *n)
{
  (*n)++;
}

/* Returns: the number of the slip that was made */
static guint
find_right (RubricContradiction *contradiction)
{
  const RubricAnalysis *analysis = rubric_contradiction_get_analysis (contradiction);

  for (int i = 0; i < analysis->n_slips; i++)
    if (analysis->slips[i].from == WRONG_CELL && analysis->slips[i].meant.digit[WRONG_CELL] == RIGHT_DIGIT)
      return i;
  g_assert_not_reached ();
}

static void
test_states (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricContradiction) contradiction = rubric_contradiction_new (fixture->desk);
  guint n_changed = 0;

  g_signal_connect (contradiction, "changed", G_CALLBACK (count_cb), &n_changed);
  desk_fixture_put (fixture, WRONG);
  desk_settle ();
  g_assert_true (rubric_contradiction_applies (fixture->desk));
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (contradiction)), ==, RUBRIC_INQUIRY_OFF);
  g_assert_cmpuint (n_changed, ==, 0);

  rubric_inquiry_set_on (RUBRIC_INQUIRY (contradiction), TRUE);
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (contradiction)), ==, RUBRIC_INQUIRY_LOOKING);
  g_assert_null (rubric_contradiction_get_analysis (contradiction));
  desk_settle ();
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (contradiction)), ==, RUBRIC_INQUIRY_FOUND);
  g_assert_cmpuint (n_changed, ==, 2);
  g_assert_true (rubric_contradiction_get_analysis (contradiction)->blame.minimal);
  g_assert_true (sud_cells_has (rubric_contradiction_get_analysis (contradiction)->blame.cells, WRONG_CELL));

  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_enter (fixture->puzzle, sud_cells_of (2), 4); /* no other givens */
  desk_settle ();
  g_assert_cmpuint (n_changed, ==, 2);

  desk_fixture_put (fixture, CLASH);
  desk_settle ();
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (contradiction)), ==, RUBRIC_INQUIRY_FOUND);
  g_assert_cmpuint (n_changed, ==, 4);
  g_assert_cmpint (sud_cells_count (rubric_contradiction_get_analysis (contradiction)->blame.cells), ==, 2);

  desk_fixture_put (fixture, DESK_REFERENCE);
  desk_settle ();
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (contradiction)), ==, RUBRIC_INQUIRY_NOT_APPLICABLE);
  g_assert_null (rubric_contradiction_get_analysis (contradiction));
  rubric_inquiry_set_on (RUBRIC_INQUIRY (contradiction), FALSE);
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (contradiction)), ==, RUBRIC_INQUIRY_OFF);
}

static void
test_view (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricContradiction) contradiction = rubric_contradiction_new (fixture->desk);
  SudView view;

  desk_fixture_put (fixture, WRONG);
  rubric_inquiry_set_on (RUBRIC_INQUIRY (contradiction), TRUE);
  g_assert_false (rubric_contradiction_get_view (contradiction, 0, &view));
  desk_settle ();
  g_assert_true (rubric_contradiction_get_view (contradiction, G_MAXUINT, &view));
  g_assert_true (sud_sheet_equal (&view.sheet, rubric_puzzle_get_sheet (fixture->puzzle)));
  SUD_EACH_CELL (cell, rubric_contradiction_get_analysis (contradiction)->blame.cells)
    g_assert_cmpint (view.evidence.tint[cell], ==, 1);
  g_assert_true (rubric_contradiction_get_view (contradiction, find_right (contradiction), &view));
  g_assert_cmpint (view.evidence.tint[WRONG_CELL], ==, 3);
  g_assert_cmpint (view.sheet.digit[WRONG_CELL], ==, RIGHT_DIGIT);
}

/* Where they clash is outlined. */
static void
test_view_of_a_clash (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricContradiction) contradiction = rubric_contradiction_new (fixture->desk);
  SudView view;

  desk_fixture_put (fixture, CLASH);
  rubric_inquiry_set_on (RUBRIC_INQUIRY (contradiction), TRUE);
  desk_settle ();
  g_assert_true (rubric_contradiction_get_view (contradiction, G_MAXUINT, &view));
  g_assert_cmphex (view.evidence.houses, ==, 1u << 0 | 1u << 18);
}

/* One change, which can be undone; the answers go with it. */
static void
test_apply (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricContradiction) contradiction = rubric_contradiction_new (fixture->desk);
  SudGrid grid, expected;

  desk_fixture_put (fixture, WRONG);
  rubric_inquiry_set_on (RUBRIC_INQUIRY (contradiction), TRUE);
  rubric_contradiction_apply (contradiction, 0); /* nothing is known yet */
  g_assert_false (rubric_puzzle_get_can_undo (fixture->puzzle));
  desk_settle ();
  rubric_contradiction_apply (contradiction, rubric_contradiction_get_analysis (contradiction)->n_slips);
  g_assert_false (rubric_puzzle_get_can_undo (fixture->puzzle));
  rubric_contradiction_apply (contradiction, find_right (contradiction));
  grid = rubric_puzzle_get_grid (fixture->puzzle, SUD_ORIGINS_GIVEN);
  sud_grid_parse_line (&expected, DESK_REFERENCE);
  g_assert_cmpmem (&grid, sizeof grid, &expected, sizeof expected);
  desk_settle ();
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (contradiction)), ==, RUBRIC_INQUIRY_NOT_APPLICABLE);
  g_assert_true (rubric_puzzle_undo (fixture->puzzle));
  g_assert_false (rubric_puzzle_get_can_undo (fixture->puzzle));
  desk_settle ();
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (contradiction)), ==, RUBRIC_INQUIRY_FOUND);
}

/* All that follows a cell that was skipped moves in one step. */
static void
test_shift (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricContradiction) contradiction = rubric_contradiction_new (fixture->desk);
  const RubricAnalysis *analysis;
  SudGrid grid, expected;
  SudView view;

  desk_fixture_put (fixture, SKIPPED);
  rubric_inquiry_set_on (RUBRIC_INQUIRY (contradiction), TRUE);
  desk_settle ();
  analysis = rubric_contradiction_get_analysis (contradiction);
  g_assert_cmpint (analysis->n_slips, >, 0);
  g_assert_cmpint (analysis->slips[0].kind, ==, SUD_SLIP_DOUBLED);
  g_assert_true (rubric_contradiction_get_view (contradiction, 0, &view));
  sud_grid_parse_line (&expected, DESK_REFERENCE);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpint (view.evidence.tint[cell], ==, expected.digit[cell] != analysis->grid.digit[cell] ? 3 : 0);
  rubric_contradiction_apply (contradiction, 0);
  grid = rubric_puzzle_get_grid (fixture->puzzle, SUD_ORIGINS_GIVEN);
  g_assert_cmpmem (&grid, sizeof grid, &expected, sizeof expected);
  g_assert_true (rubric_puzzle_undo (fixture->puzzle));
  g_assert_false (rubric_puzzle_get_can_undo (fixture->puzzle));
}

/* It may go, and be switched off, at any moment. */
static void
test_close (DeskFixture *fixture, gconstpointer unused)
{
  for (guint i = 0; i < 20; i++)
    {
      RubricContradiction *contradiction = rubric_contradiction_new (fixture->desk);
      guint n_changed = 0;

      desk_fixture_put (fixture, i % 2 == 0 ? WRONG : CLASH);
      if (i % 4 < 2)
        desk_settle ();
      rubric_inquiry_set_on (RUBRIC_INQUIRY (contradiction), TRUE);
      g_usleep (i * 50);
      g_signal_connect (contradiction, "changed", G_CALLBACK (count_cb), &n_changed);
      if (i % 3 == 0)
        rubric_inquiry_set_on (RUBRIC_INQUIRY (contradiction), FALSE);
      g_signal_handlers_disconnect_by_data (contradiction, &n_changed);
      g_assert_finalize_object (contradiction);
      desk_settle ();
    }
}

TEST_FILE (argc, argv)
{
  static const DeskFixtureTest tests[] = {
    { "/contradiction/states", test_states },
    { "/contradiction/view", test_view },
    { "/contradiction/view-of-a-clash", test_view_of_a_clash },
    { "/contradiction/apply", test_apply },
    { "/contradiction/shift", test_shift },
    { "/contradiction/close", test_close },
  };

  g_test_init (&argc, &argv, NULL);
  desk_fixture_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
