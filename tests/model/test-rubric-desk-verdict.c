/* test-rubric-desk-verdict.c - what is found out about the puzzle on a desk, and told, while it changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "desk-fixture.h"
#include "session-testing.h"

typedef struct
{
  guint n_rated;
  guint n_changed;
} Heard;

static void
rated_cb (RubricDesk *desk, Heard *heard)
{
  const RubricAnswer *answer = rubric_desk_get_verdict (desk);

  g_assert_nonnull (answer);
  g_assert_true (answer->graded); /* the level is told before */
  g_assert_true (answer->rated);
  g_assert_cmpint (answer->rating.er.tenths, >=, answer->rating.ep.tenths);
  g_assert_cmpint (answer->rating.ep.tenths, >=, answer->rating.ed.tenths);
  g_assert_cmpint (answer->rating.ed.tenths, >=, 10);
  heard->n_rated++;
}

static void
changed_cb (RubricDesk *desk, Heard *heard)
{
  heard->n_changed++;
}

static void
listen (DeskFixture *fixture, Heard *heard)
{
  *heard = (Heard){ 0 };
  g_signal_connect (fixture->desk, "rated", G_CALLBACK (rated_cb), heard);
  g_signal_connect (fixture->desk, "verdict-changed", G_CALLBACK (changed_cb), heard);
}

/* Each puzzle is rated once, after its level; what is entered is no other puzzle. */
static void
test_once (DeskFixture *fixture, gconstpointer unused)
{
  Heard heard;

  listen (fixture, &heard);
  desk_fixture_load (fixture, fixture->file);
  desk_settle ();
  g_assert_cmpuint (heard.n_rated, ==, 1);
  g_assert_true (rubric_puzzle_enter (fixture->puzzle, sud_cells_of (2), 4));
  desk_settle ();
  g_assert_cmpuint (heard.n_rated, ==, 1);
}

/* Explainer's rules are its own: other techniques change the level, and not the rating. */
static void
test_techniques (DeskFixture *fixture, gconstpointer unused)
{
  RubricTechniques *techniques = rubric_desk_get_techniques (fixture->desk);
  guint n_changed;
  Heard heard;

  listen (fixture, &heard);
  desk_fixture_load (fixture, fixture->file);
  desk_settle ();
  n_changed = heard.n_changed;
  rubric_techniques_set_on (techniques, SUD_TECHNIQUE_X_WING, FALSE);
  desk_settle ();
  g_assert_cmpuint (heard.n_changed, >, n_changed);
  g_assert_cmpuint (heard.n_rated, ==, 1);
  g_assert_true (rubric_desk_get_verdict (fixture->desk)->rated);
}

/* Another puzzle has to be rated anew, and one with several solutions, or a full one, has no rating. */
static void
test_others (DeskFixture *fixture, gconstpointer unused)
{
  static const struct
  {
    const char *line;
    guint n_rated;
  } cases[] = {
    { DESK_OTHER, 1 },
    { DESK_REFERENCE, 2 },
    { ".................................................................................", 2 },
    { "534678912672195348198342567859761423426853791713924856961537284287419635345286179", 2 },
  };
  Heard heard;

  listen (fixture, &heard);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      desk_fixture_put (fixture, cases[i].line);
      desk_settle ();
      g_test_message ("%u", i);
      g_assert_cmpuint (heard.n_rated, ==, cases[i].n_rated);
      g_assert_cmpint (rubric_desk_get_verdict (fixture->desk)->rated, ==, i < 2);
    }
}

/* Nothing is told of a desk that has been closed in the middle. */
static void
test_close (DeskFixture *fixture, gconstpointer unused)
{
  Heard heard;

  desk_fixture_load (fixture, fixture->file);
  listen (fixture, &heard);
  desk_fixture_put (fixture, DESK_OTHER);
  rubric_desk_close (fixture->desk);
  desk_settle ();
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_cmpuint (heard.n_rated, ==, 0);
}

/* A puzzle that arrives is played at once; one without just one solution is set up, as soon as that is known. Undo comes
 * back to the mode of the puzzle before. */
static void
test_arrive (DeskFixture *fixture, gconstpointer unused)
{
  static const struct
  {
    const char *line;
    RubricMode at_once, then;
  } cases[] = {
    { DESK_REFERENCE, RUBRIC_MODE_SOLVING, RUBRIC_MODE_SOLVING },
    { "55...............................................................................", RUBRIC_MODE_SETUP,
      RUBRIC_MODE_SETUP },
    { "5................................................................................", RUBRIC_MODE_SOLVING,
      RUBRIC_MODE_SETUP },
    { ".................................................................................", RUBRIC_MODE_SETUP,
      RUBRIC_MODE_SETUP },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SudGrid grid;
      SudSheet sheet;

      rubric_desk_set_mode (fixture->desk, RUBRIC_MODE_SETUP);
      desk_fixture_put (fixture, DESK_OTHER);
      desk_settle ();
      g_test_message ("%s", cases[i].line);
      g_assert_cmpint (sud_grid_parse_line (&grid, cases[i].line), ==, SUD_CELLS);
      sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
      rubric_desk_arrive (fixture->desk, &sheet, NULL);
      g_assert_cmpint (rubric_puzzle_get_mode (fixture->puzzle), ==, cases[i].at_once);
      desk_settle ();
      g_assert_cmpint (rubric_puzzle_get_mode (fixture->puzzle), ==, cases[i].then);
      g_assert_true (rubric_puzzle_undo (fixture->puzzle));
      g_assert_cmpint (rubric_puzzle_get_mode (fixture->puzzle), ==, RUBRIC_MODE_SETUP);
      g_assert_true (rubric_puzzle_redo (fixture->puzzle));
      g_assert_cmpint (rubric_puzzle_get_mode (fixture->puzzle), ==, cases[i].then);
    }
}

TEST_FILE (argc, argv)
{
  static const DeskFixtureTest tests[] = {
    { "/desk-verdict/once", test_once },
    { "/desk-verdict/techniques", test_techniques },
    { "/desk-verdict/others", test_others },
    { "/desk-verdict/close", test_close },
    { "/desk-verdict/arrive", test_arrive },
  };

  g_test_init (&argc, &argv, NULL);
  desk_fixture_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
