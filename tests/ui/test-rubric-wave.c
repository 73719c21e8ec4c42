/* test-rubric-wave.c - the wave over a finished board comes to its end, or ends at once, and leaves nothing behind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-board-testing.h"
#include "rubric-board.h"
#include "sud-houses.h"
#include "widget-testing.h"

#include <adwaita.h>

typedef struct
{
  GtkWidget *window;
  RubricBoard *board;
  RubricPuzzle *puzzle;
  int ended; /* -1: it still runs */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  fixture->board = RUBRIC_BOARD (rubric_board_new ());
  g_object_add_weak_pointer (G_OBJECT (fixture->board), (gpointer *)&fixture->board);
  fixture->puzzle = rubric_puzzle_new ();
  fixture->ended = -1;
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  rubric_board_set_puzzle (fixture->board, fixture->puzzle);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
  g_assert_null (fixture->board);
  g_assert_finalize_object (fixture->puzzle);
}

static void
ended_cb (GObject *board, GAsyncResult *result, gpointer ended)
{
  *(int *)ended = rubric_board_run_wave_finish (RUBRIC_BOARD (board), result);
}

static int
count_lit (Fixture *fixture)
{
  return sud_cells_count (rubric_grid_view_get_state (RUBRIC_GRID_VIEW (fixture->board))->cells[RUBRIC_CELL_LIT]);
}

static void
assert_over (Fixture *fixture, gboolean unchanged)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (fixture->ended < 0 && g_get_monotonic_time () < end)
    test_turn ();
  g_assert_cmpint (fixture->ended, ==, unchanged);
}

static void
assert_nothing_left (Fixture *fixture)
{
  g_assert_cmpint (count_lit (fixture), ==, 0);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (fixture->board), "waving"));
}

/* Runs it until some cells are lit. */
static void
begin (Fixture *fixture)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  rubric_board_run_wave_async (fixture->board, ended_cb, &fixture->ended);
  while (count_lit (fixture) == 0 && fixture->ended < 0 && g_get_monotonic_time () < end)
    test_turn ();
  g_assert_cmpint (count_lit (fixture), >, 0);
}

/* It begins at the cursor, reaches every cell once, those nearby before those far away, and is over in the end. */
static void
test_order (void)
{
  gint64 first[SUD_CELLS], last[SUD_CELLS];

  for (int cell = 0; cell < SUD_CELLS; cell++)
    first[cell] = last[cell] = -1;
  for (gint64 ms = 0; ms <= 900; ms++)
    {
      SudCells lit = rubric_board_find_wave (40, ms * G_TIME_SPAN_MILLISECOND);

      for (int cell = sud_cells_next (lit, 0); cell >= 0; cell = sud_cells_next (lit, cell + 1))
        {
          g_assert_true (first[cell] < 0 || last[cell] == ms - 1);
          first[cell] = first[cell] < 0 ? ms : first[cell];
          last[cell] = ms;
        }
    }
  g_assert_cmpint (first[40], ==, 0);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpint (first[cell], >=, 0);
  g_assert_cmpint (first[41], <, first[43]);
  g_assert_cmpint (first[0], ==, first[80]);
  g_assert_true (sud_cells_is_empty (rubric_board_find_wave (40, 900 * G_TIME_SPAN_MILLISECOND)));
}

static void
test_whole (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (fixture->board), "waving"));
  assert_over (fixture, TRUE);
  assert_nothing_left (fixture);
}

/* Nothing is to be waited for. */
static void
test_no_animations (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  rubric_board_run_wave_async (fixture->board, ended_cb, &fixture->ended);
  assert_nothing_left (fixture);
  assert_over (fixture, TRUE);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
}

static SudCells
first_cell (void)
{
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, 0);
  return cells;
}

/* Another digit, undo, another puzzle. */
static void
test_change (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  rubric_puzzle_enter (fixture->puzzle, first_cell (), 5);
  assert_nothing_left (fixture);
  assert_over (fixture, FALSE);
  fixture->ended = -1;
  begin (fixture);
  rubric_puzzle_undo (fixture->puzzle);
  assert_nothing_left (fixture);
  assert_over (fixture, FALSE);
}

/* A pause hides the board: the puzzle is finished all the same. */
static void
test_hidden (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  gtk_widget_set_visible (GTK_WIDGET (fixture->board), FALSE);
  assert_over (fixture, TRUE);
  assert_nothing_left (fixture);
}

static void
test_closed (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&fixture->window)));
  assert_over (fixture, TRUE);
}

/* The cursor still moves, and the wave goes on. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  rubric_board_move (fixture->board, RUBRIC_MOVE_NEXT, FALSE);
  g_assert_cmpint (rubric_board_get_cursor (fixture->board), ==, 1);
  assert_over (fixture, TRUE);
  assert_nothing_left (fixture);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

static const char solved[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
static const char nearly[] = ".3467891267219.3481983425678597.14234268537917139248569615.7284287419.35.45286179";

static SudCells
complete (SudGrid *grid, int row, int column, int digit)
{
  int cell = (row - 1) * SUD_SIZE + column - 1;

  grid->digit[cell] = (uint8_t)digit;
  return rubric_board_find_completed (grid, sud_cells_of (cell));
}

static void
test_completed (void)
{
  SudGrid grid;

  sud_grid_parse_line (&grid, nearly);
  g_assert_true (sud_cells_is_empty (complete (&grid, 1, 1, 3))); /* the row and the box are full, with a conflict */
  g_assert_true (sud_cells_equal (complete (&grid, 1, 1, 5), sud_cells_union (sud_house_sets[0], sud_house_sets[18])));
  g_assert_cmpint (sud_cells_count (complete (&grid, 8, 7, 6)), ==, 21);
  /* the 21 cells of its row, its column and its box, and the other eight of the digit */
  g_assert_cmpint (sud_cells_count (complete (&grid, 2, 6, 5)), ==, 29);
  g_assert_true (sud_cells_is_empty (complete (&grid, 9, 1, 9)));
  g_assert_true (sud_cells_is_empty (complete (&grid, 1, 2, 0)));
}

/* What is complete is lit for a moment, and nothing else; the end of the puzzle is not such a moment. */
static void
test_flash (Fixture *fixture, gconstpointer data)
{
  const SudCells expected = sud_cells_union (sud_house_sets[0], sud_house_sets[18]);
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  SudSheet sheet;
  SudGrid grid;

  sud_grid_parse_line (&grid, nearly);
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  rubric_puzzle_load (fixture->puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_enter (fixture->puzzle, sud_cells_of (0), 5);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (fixture->board), "waving"));
  while (gtk_widget_has_css_class (GTK_WIDGET (fixture->board), "waving") && g_get_monotonic_time () < end)
    {
      SudCells lit = rubric_grid_view_get_state (RUBRIC_GRID_VIEW (fixture->board))->cells[RUBRIC_CELL_LIT];

      g_assert_true (sud_cells_equal (sud_cells_union (lit, expected), expected));
      test_turn ();
    }
  assert_nothing_left (fixture);
  rubric_puzzle_undo (fixture->puzzle);
  assert_nothing_left (fixture);
  sud_grid_parse_line (&grid, solved);
  grid.digit[0] = 0;
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  rubric_puzzle_load (fixture->puzzle, &sheet, NULL);
  rubric_puzzle_enter (fixture->puzzle, sud_cells_of (0), 5);
  assert_nothing_left (fixture);
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  g_test_add_func ("/wave/order", test_order);
  g_test_add_func ("/wave/completed", test_completed);
  ADD ("/wave/flash", test_flash);
  ADD ("/wave/whole", test_whole);
  ADD ("/wave/no-animations", test_no_animations);
  ADD ("/wave/change", test_change);
  ADD ("/wave/hidden", test_hidden);
  ADD ("/wave/closed", test_closed);
  ADD ("/wave/keys", test_keys);
  return g_test_run ();
}
