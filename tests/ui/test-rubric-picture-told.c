/* test-rubric-picture-told.c - what is said of a picture once its corners have been placed by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-jobs-testing.h"
#include "../test-program.h"
#include "picture-panel-testing.h"

#define BLANK "................................................................................."

static void
move_and_read (Fixture *fixture)
{
  rubric_image_view_move_corner (get_child (fixture, "view"), 0, 2, 2);
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Who has placed the corners in vain is told so, and not once more what was said at first. */
static void
test_missed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (0);
  GtkLabel *sentence = get_child (fixture, "sentence");

  read_picture (fixture, png);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (sentence), "No Sudoku was found:"));
  move_and_read (fixture);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (sentence), "There is no Sudoku between these corners."));
  read_picture (fixture, png);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (sentence), "No Sudoku was found:"));
}

/* A grid without digits is called empty, wherever its corners are. */
static void
test_bare (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw_puzzle (BLANK, 1, SIDE);
  GtkLabel *sentence = get_child (fixture, "sentence");

  read_picture (fixture, png);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (sentence), "The grid in this picture is empty"));
  rubric_image_view_move_corner (get_child (fixture, "view"), 0, MARGIN - SIDE / 10, MARGIN - SIDE / 10);
  rubric_image_view_move_corner (get_child (fixture, "view"), 1, SIDE / 10 - MARGIN, MARGIN - SIDE / 10);
  rubric_image_view_move_corner (get_child (fixture, "view"), 2, SIDE / 10 - MARGIN, SIDE / 10 - MARGIN);
  rubric_image_view_move_corner (get_child (fixture, "view"), 3, MARGIN - SIDE / 10, SIDE / 10 - MARGIN);
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (sentence), "The grid in this picture is empty"));
}

/* A digit in a second colour with which there is no solution is an entry; what is said is said of the givens. */
static void
test_entry (Fixture *fixture, gconstpointer data)
{
  SudSheet sheet = sheet_of (PUZZLE);
  RubricPuzzle *draft = rubric_picture_panel_get_draft (fixture->panel);
  g_autoptr (GBytes) plain = draw (1);
  g_autoptr (GBytes) png = NULL;

  sud_sheet_set_digit (&sheet, 2, 1, SUD_ORIGIN_SOLVED);
  png = draw_sheet (&sheet, 1, SIDE);
  read_picture (fixture, png);
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "entries_check")));
  g_assert_true (gtk_check_button_get_active (get_child (fixture, "entries_check")));
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->origin[2], ==, SUD_ORIGIN_ENTERED);
  assert_draft (fixture, PUZZLE);
  rubric_puzzle_enter (draft, sud_cells_of (2), 3);
  rubric_puzzle_enter (draft, sud_cells_of (2), 1);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->digit[2], ==, 1);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->origin[2], ==, SUD_ORIGIN_ENTERED); /* retyped, it is one still */
  g_assert_true (g_str_has_prefix (gtk_label_get_text (get_child (fixture, "sentence")), "One solution"));
  gtk_check_button_set_active (get_child (fixture, "entries_check"), FALSE);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (get_child (fixture, "sentence")), "No solution"));
  g_assert_true (rubric_puzzle_get_can_undo (draft));
  read_picture (fixture, plain);
  g_assert_false (gtk_check_button_get_active (get_child (fixture, "entries_check")));
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  g_test_add ("/picture-told/missed", Fixture, NULL, set_up, test_missed, tear_down);
  g_test_add ("/picture-told/bare", Fixture, NULL, set_up, test_bare, tear_down);
  g_test_add ("/picture-told/entry", Fixture, NULL, set_up, test_entry, tear_down);
  return g_test_run ();
}
