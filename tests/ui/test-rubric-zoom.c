/* test-rubric-zoom.c - the board at a share of what fits, scrolled where it is more, with the focus in view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-board.h"
#include "rubric-zoom.h"
#include "widget-testing.h"

#include <adwaita.h>

typedef struct
{
  GtkWidget *window;
  GtkWidget *scroller;
  RubricZoom *zoom;
  RubricBoard *board;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  fixture->scroller = gtk_scrolled_window_new ();
  fixture->zoom = g_object_new (RUBRIC_TYPE_ZOOM, NULL);
  fixture->board = RUBRIC_BOARD (rubric_board_new ());
  g_object_set (fixture->zoom, "child", fixture->board, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (fixture->scroller), GTK_WIDGET (fixture->zoom));
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->scroller);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 700, 600);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer zoom = fixture->zoom;

  g_object_add_weak_pointer (zoom, &zoom);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
  g_assert_null (zoom);
}

static graphene_rect_t
cell_bounds (Fixture *fixture, int cell)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (rubric_grid_view_get_cell (RUBRIC_GRID_VIEW (fixture->board), cell),
                                            fixture->scroller, &bounds));
  return bounds;
}

/* From the first cell's edge to the last one's. */
static double
board_side (Fixture *fixture)
{
  graphene_rect_t first = cell_bounds (fixture, 0), last = cell_bounds (fixture, SUD_CELLS - 1);

  return last.origin.x + last.size.width - first.origin.x;
}

static gboolean
is_visible (Fixture *fixture, int cell)
{
  graphene_rect_t bounds = cell_bounds (fixture, cell);

  return bounds.origin.x >= 0 && bounds.origin.y >= 0
         && bounds.origin.x + bounds.size.width <= gtk_widget_get_width (fixture->scroller)
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (fixture->scroller);
}

static gboolean
scrolls (Fixture *fixture)
{
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (fixture->scroller));
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (fixture->scroller));

  return gtk_adjustment_get_upper (across) > gtk_adjustment_get_page_size (across)
         || gtk_adjustment_get_upper (down) > gtk_adjustment_get_page_size (down);
}

static void
set_zoom (Fixture *fixture, int zoom)
{
  g_object_set (fixture->zoom, "zoom", zoom, NULL);
  widget_settle (fixture->window);
}

static void
test_share (Fixture *fixture, gconstpointer data)
{
  double fits = board_side (fixture);

  g_assert_cmpfloat (fits, >, 500);
  g_assert_false (scrolls (fixture));
  for (int zoom = RUBRIC_ZOOM_MIN; zoom <= RUBRIC_ZOOM_MAX; zoom += 25)
    {
      g_test_message ("%d %%", zoom);
      set_zoom (fixture, zoom);
      /* up to margins, and whole pixels a cell */
      g_assert_cmpfloat_with_epsilon (board_side (fixture), fits * zoom / 100, 40);
      g_assert_cmpint (scrolls (fixture), ==, zoom > 100);
    }
  set_zoom (fixture, RUBRIC_ZOOM_DEFAULT);
  g_assert_cmpfloat (board_side (fixture), ==, fits);
}

static void
test_focus_stays_in_view (Fixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  set_zoom (fixture, 200);
  g_assert_true (is_visible (fixture, 0));
  g_assert_false (is_visible (fixture, SUD_CELLS - 1));
  for (int cell = 0; cell < SUD_CELLS; cell += 5)
    {
      rubric_board_set_cursor (fixture->board, cell, SUD_NO_CELLS);
      widget_settle (fixture->window);
      g_assert_true (is_visible (fixture, cell));
    }
  set_zoom (fixture, 100);
  set_zoom (fixture, 175); /* still there after it grew */
  g_assert_true (is_visible (fixture, SUD_CELLS - 1));
}

/* What is seen stays seen when the view is scrolled by hand. */
static void
test_scrolled_by_hand (Fixture *fixture, gconstpointer data)
{
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (fixture->scroller));
  graphene_rect_t before, after;

  set_zoom (fixture, 200);
  gtk_adjustment_set_value (down, 100);
  widget_settle (fixture->window);
  before = cell_bounds (fixture, 40);
  gtk_adjustment_set_value (down, 160);
  widget_settle (fixture->window);
  after = cell_bounds (fixture, 40);
  g_assert_cmpfloat (gtk_adjustment_get_value (down), ==, 160);
  g_assert_cmpfloat (after.origin.y, ==, before.origin.y - 60);
}

static void
test_steps (void)
{
  int n = 0;

  for (int zoom = RUBRIC_ZOOM_MIN; zoom < RUBRIC_ZOOM_MAX; zoom = rubric_zoom_step (zoom, 1), n++)
    {
      g_assert_cmpint (rubric_zoom_step (zoom, 1), >, zoom);
      g_assert_cmpint (rubric_zoom_step (rubric_zoom_step (zoom, 1), -1), ==, zoom);
    }
  g_assert_cmpint (n, >=, 5);
  g_assert_cmpint (rubric_zoom_step (RUBRIC_ZOOM_MAX, 1), ==, RUBRIC_ZOOM_MAX);
  g_assert_cmpint (rubric_zoom_step (RUBRIC_ZOOM_MIN, -1), ==, RUBRIC_ZOOM_MIN);
  g_assert_cmpint (rubric_zoom_step (RUBRIC_ZOOM_DEFAULT, 1), ==, 110);
  g_assert_cmpint (rubric_zoom_step (104, -1), ==, RUBRIC_ZOOM_DEFAULT);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  ADD ("/zoom/share", test_share);
  ADD ("/zoom/focus-stays-in-view", test_focus_stays_in_view);
  ADD ("/zoom/scrolled-by-hand", test_scrolled_by_hand);
  g_test_add_func ("/zoom/steps", test_steps);
  return g_test_run ();
}
