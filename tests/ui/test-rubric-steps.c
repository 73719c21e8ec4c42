/* test-rubric-steps.c - where the cursor is after undo and redo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-board.h"
#include "rubric-window.h"

static GtkApplication *application;
static GSettings *settings;

typedef struct
{
  GtkWidget *window;
  RubricBoard *board;
  RubricPuzzle *puzzle;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = GTK_WIDGET (rubric_window_new (application, settings));
  fixture->board = RUBRIC_BOARD (widget_find (fixture->window, RUBRIC_TYPE_BOARD));
  fixture->puzzle = rubric_board_get_puzzle (fixture->board);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
}

static SudCells
cells_of (int a, int b)
{
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, a);
  sud_cells_add (&cells, b);
  return cells;
}

static void
type (Fixture *fixture, int cell, int digit)
{
  rubric_board_set_cursor (fixture->board, cell, SUD_NO_CELLS);
  rubric_board_press_digit (fixture->board, digit);
}

/* Elsewhere first: a step leads back from wherever the cursor is. */
static void
take (Fixture *fixture, const char *action)
{
  rubric_board_set_cursor (fixture->board, 80, SUD_NO_CELLS);
  gtk_widget_activate_action (fixture->window, action, NULL);
}

static void
assert_cursor (Fixture *fixture, int cell)
{
  g_assert_cmpint (rubric_board_get_cursor (fixture->board), ==, cell);
  g_assert_cmpint (sud_cells_count (rubric_board_get_selection (fixture->board)), ==, 1);
}

static void
assert_selected (Fixture *fixture, SudCells cells)
{
  SudCells selection = rubric_board_get_selection (fixture->board);

  g_assert_true (sud_cells_is_empty (sud_cells_symmetric_difference (selection, cells)));
}

/* Undo leads to the cell, redo to the next one. */
static void
test_given (Fixture *fixture, gconstpointer data)
{
  type (fixture, 3, 7);
  take (fixture, "win.undo");
  assert_cursor (fixture, 3);
  take (fixture, "win.redo");
  assert_cursor (fixture, 4);
}

static void
fill_answers (RubricPuzzle *puzzle, const SudGrid *solution)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (puzzle);

  sud_sheet_fill (&sheet, solution);
  rubric_puzzle_replace (puzzle, &sheet);
}

/* A given that takes all answers away with it, whether it is another digit than the answer in its cell or the same. */
static void
test_given_over_answers (Fixture *fixture, gconstpointer digit)
{
  static const char line[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  SudGrid solution;

  g_assert_cmpint (sud_grid_parse_line (&solution, line), ==, SUD_CELLS);
  type (fixture, 0, 5);
  fill_answers (fixture->puzzle, &solution);
  type (fixture, 2, GPOINTER_TO_INT (digit));
  g_assert_cmpint (sud_sheet_count (rubric_puzzle_get_sheet (fixture->puzzle), SUD_ORIGIN_SOLVED), ==, 0);
  take (fixture, "win.undo");
  g_assert_cmpint (sud_sheet_count (rubric_puzzle_get_sheet (fixture->puzzle), SUD_ORIGIN_SOLVED), ==, 80);
  assert_cursor (fixture, 2);
  take (fixture, "win.redo");
  assert_cursor (fixture, 3);
}

/* Answers alone are nowhere in particular. */
static void
test_answers (Fixture *fixture, gconstpointer data)
{
  SudGrid solution = { { 1, 2, 3 } };

  fill_answers (fixture->puzzle, &solution);
  take (fixture, "win.undo");
  assert_cursor (fixture, 80);
  take (fixture, "win.redo");
  assert_cursor (fixture, 80);
}

/* While solving nothing moves on. */
static void
test_entry (Fixture *fixture, gconstpointer data)
{
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  type (fixture, 3, 7);
  take (fixture, "win.undo");
  assert_cursor (fixture, 3);
  take (fixture, "win.redo");
  assert_cursor (fixture, 3);
}

/* Two cells, one of which had that digit already: a step that changes one of them leaves both selected. */
static void
test_several (Fixture *fixture, gconstpointer data)
{
  const SudCells both = cells_of (0, 9);

  type (fixture, 9, 5);
  rubric_board_set_cursor (fixture->board, 9, both);
  rubric_board_press_digit (fixture->board, 5);
  assert_selected (fixture, both);
  gtk_widget_activate_action (fixture->window, "win.undo", NULL);
  assert_selected (fixture, both);
  gtk_widget_activate_action (fixture->window, "win.redo", NULL);
  assert_selected (fixture, both);
  g_assert_cmpint (rubric_board_get_cursor (fixture->board), ==, 9);
}

TEST_FILE (argc, argv)
{
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  application = widget_create_application ();
  g_test_add ("/steps/given", Fixture, NULL, set_up, test_given, tear_down);
  g_test_add ("/steps/given-over-answers/other", Fixture, GINT_TO_POINTER (1), set_up, test_given_over_answers,
              tear_down);
  g_test_add ("/steps/given-over-answers/same", Fixture, GINT_TO_POINTER (4), set_up, test_given_over_answers,
              tear_down);
  g_test_add ("/steps/answers", Fixture, NULL, set_up, test_answers, tear_down);
  g_test_add ("/steps/entry", Fixture, NULL, set_up, test_entry, tear_down);
  g_test_add ("/steps/several", Fixture, NULL, set_up, test_several, tear_down);
  result = g_test_run ();
  g_object_unref (application);
  g_object_unref (settings);
  return result;
}
