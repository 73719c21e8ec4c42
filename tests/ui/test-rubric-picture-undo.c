/* test-rubric-picture-undo.c - what was typed beside a picture is taken back, also while its corners are read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-jobs-testing.h"
#include "../test-program.h"
#include "picture-panel-testing.h"

static int
get_digit (Fixture *fixture, int cell)
{
  return rubric_puzzle_get_sheet (rubric_picture_panel_get_draft (fixture->panel))->digit[cell];
}

static void
type (Fixture *fixture, int cell, int digit)
{
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, cell);
  rubric_puzzle_enter (rubric_picture_panel_get_draft (fixture->panel), cells, digit);
}

/* While the corners are read what is typed stays, what is taken back does not, and corners go back after what is typed. */
static void
test_undo (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  RubricImageView *view = get_child (fixture, "view");

  read_picture (fixture, png);
  g_assert_false (rubric_picture_panel_can_undo (fixture->panel));
  type (fixture, 1, 4);
  rubric_image_view_move_corner (view, 0, 3, 3);
  type (fixture, 1, 7);
  type (fixture, 2, 4);
  rubric_picture_panel_undo (fixture->panel);
  g_assert_cmpint (get_digit (fixture, 2), ==, 0);
  g_assert_true (rubric_picture_panel_is_reading (fixture->panel));
  g_assert_true (rubric_picture_panel_can_redo (fixture->panel));
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (get_digit (fixture, 1), ==, 7);
  g_assert_cmpint (get_digit (fixture, 2), ==, 0);
  rubric_picture_panel_undo (fixture->panel); /* the corners */
  g_assert_cmpint (get_digit (fixture, 1), ==, 7);
  g_assert_false (rubric_picture_panel_can_undo (fixture->panel));
  type (fixture, 2, 4);
  rubric_image_view_move_corner (view, 0, 3, 3);
  rubric_picture_panel_undo (fixture->panel); /* the corners again */
  g_assert_false (rubric_picture_panel_is_reading (fixture->panel));
  g_assert_cmpint (get_digit (fixture, 2), ==, 4);
}

/* What was typed and taken back is as it was read. */
static void
test_untouched (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);

  read_picture (fixture, png);
  type (fixture, 1, 4);
  g_assert_true (rubric_picture_panel_is_corrected (fixture->panel));
  rubric_picture_panel_undo (fixture->panel);
  g_assert_false (rubric_picture_panel_is_corrected (fixture->panel));
  rubric_picture_panel_redo (fixture->panel);
  rubric_image_view_move_corner (get_child (fixture, "view"), 0, 3, 3);
  type (fixture, 1, 3);
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  assert_draft (fixture, PUZZLE);
  g_assert_false (rubric_picture_panel_is_corrected (fixture->panel));
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  g_test_add ("/picture-undo/undo", Fixture, NULL, set_up, test_undo, tear_down);
  g_test_add ("/picture-undo/untouched", Fixture, NULL, set_up, test_untouched, tear_down);
  return g_test_run ();
}
