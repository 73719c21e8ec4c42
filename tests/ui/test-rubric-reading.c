/* test-rubric-reading.c - a proof in the window: room to read it in, and what tells that there is more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "reasoning-testing.h"

#include "rubric-explain-reading.h"
#include "rubric-proof-list-view.h"

/* The panel with the first net, and the keyboard in its proof. */
static void
read_proof (Fixture *fixture, int width, int height)
{
  GtkWidget *proof = widget_find (fixture->panel, RUBRIC_TYPE_PROOF_LIST_VIEW);

  load (fixture, EXTREME);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  act (fixture, "win.explain");
  widget_expect (fixture->panel, "Extreme, up to *");
  for (int step = 0; step < FIRST_NET + 2 && !gtk_widget_get_visible (proof); step++)
    rubric_explain_panel_step (RUBRIC_EXPLAIN_PANEL (fixture->panel), 1);
  widget_settle (fixture->window);
  g_assert_true (gtk_widget_child_focus (proof, GTK_DIR_TAB_FORWARD));
}

/* The button that tells of more to read, where it shows. */
static GtkWidget *
find_read_on (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, "read-on") && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_read_on (child);
  return found;
}

/* In a low window what is read has the room of the rest, and the board stays as it is. */
static void
test_low (Fixture *fixture, gconstpointer data)
{
  GtkWidget *reading = widget_find (fixture->panel, RUBRIC_TYPE_EXPLAIN_READING);
  GtkWidget *proof = widget_find (fixture->panel, RUBRIC_TYPE_PROOF_LIST_VIEW), *steps = find_steps (fixture->panel);
  GtkWidget *board = widget_find (fixture->window, RUBRIC_TYPE_BOARD), *focus;
  graphene_rect_t before, now;
  int low, panel;

  read_proof (fixture, 360, 640);
  low = gtk_widget_get_height (proof);
  panel = gtk_widget_get_height (fixture->panel);
  g_assert_true (gtk_widget_compute_bounds (board, fixture->window, &before));
  widget_settle (fixture->window);
  g_assert_true (gtk_widget_get_mapped (reading));
  g_assert_false (gtk_widget_get_mapped (steps));
  g_assert_true (widget_says (reading, "*. Forcing Net"));
  g_assert_cmpint (gtk_widget_get_height (proof), >=, 2 * low);
  g_assert_cmpint (gtk_widget_get_height (fixture->panel), ==, panel);
  g_assert_true (gtk_widget_compute_bounds (board, fixture->window, &now));
  g_assert_true (graphene_rect_equal (&now, &before));
  g_assert_true (gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), reading));
  act (fixture, "win.cancel");
  widget_settle (fixture->window);
  g_assert_false (gtk_widget_get_mapped (reading));
  g_assert_cmpint (gtk_widget_get_height (proof), ==, low);
  g_assert_nonnull (find_read_on (fixture->panel));
  g_signal_emit_by_name (find_read_on (fixture->panel), "clicked");
  widget_settle (fixture->window);
  g_assert_true (gtk_widget_get_mapped (reading));
  g_assert_null (find_read_on (fixture->panel));
  act (fixture, "win.cancel");
  widget_settle (fixture->window);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (focus == steps || gtk_widget_is_ancestor (focus, steps));
  g_assert_true (gtk_widget_child_focus (proof, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_get_visible (reading));
  g_signal_emit_by_name (gtk_widget_get_first_child (reading), "clicked");
  g_assert_false (gtk_widget_get_visible (reading));
  g_assert_true (gtk_widget_child_focus (proof, GTK_DIR_TAB_FORWARD));
  load (fixture, REFERENCE); /* another explanation */
  g_assert_false (gtk_widget_get_visible (reading));
}

/* What scrolls the proof. */
static GtkAdjustment *
find_adjustment (GtkWidget *proof)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (proof)));
}

/* Where many lines are in sight the keyboard makes nothing move; but that there are more a button tells, until the end. */
static void
test_on (Fixture *fixture, gconstpointer data)
{
  GtkWidget *reading = widget_find (fixture->panel, RUBRIC_TYPE_EXPLAIN_READING);
  GtkWidget *proof = widget_find (fixture->panel, RUBRIC_TYPE_PROOF_LIST_VIEW);
  GtkAdjustment *adjustment = find_adjustment (proof);
  int before;

  read_proof (fixture, 640, 560);
  widget_settle (fixture->window);
  g_assert_false (gtk_widget_get_visible (reading));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, gtk_adjustment_get_page_size (adjustment));
  g_assert_nonnull (find_read_on (fixture->panel));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  widget_settle (fixture->window);
  g_assert_null (find_read_on (fixture->panel));
  gtk_adjustment_set_value (adjustment, 0);
  widget_settle (fixture->window);
  before = gtk_widget_get_height (proof);
  g_signal_emit_by_name (find_read_on (fixture->panel), "clicked");
  widget_settle (fixture->window);
  g_assert_true (gtk_widget_get_mapped (reading));
  g_assert_cmpint (gtk_widget_get_height (proof), >, before);
  g_assert_null (find_read_on (fixture->panel));
}

/* A window that becomes narrower keeps the line in sight that was the first, also after others were looked at. */
static void
test_narrower (Fixture *fixture, gconstpointer data)
{
  GtkWidget *proof = widget_find (fixture->panel, RUBRIC_TYPE_PROOF_LIST_VIEW);
  GtkAdjustment *adjustment = find_adjustment (proof);

  read_proof (fixture, 640, 560);
  for (int step = 0; step < 3; step++, rubric_explain_panel_step (RUBRIC_EXPLAIN_PANEL (fixture->panel), 1))
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), 640, 560);
      widget_settle (fixture->window);
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
      widget_settle (fixture->window);
      gtk_adjustment_set_value (adjustment, 0);
      widget_settle (fixture->window);
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
      widget_settle (fixture->window);
      g_test_message ("%d: %g of %g", step, gtk_adjustment_get_value (adjustment), gtk_adjustment_get_upper (adjustment));
      g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
    }
}

/* Where there is room enough nothing moves. */
static void
test_high (Fixture *fixture, gconstpointer data)
{
  read_proof (fixture, 1200, 900);
  widget_settle (fixture->window);
  g_assert_false (gtk_widget_get_visible (widget_find (fixture->panel, RUBRIC_TYPE_EXPLAIN_READING)));
  g_assert_true (gtk_widget_get_mapped (find_steps (fixture->panel)));
  g_assert_null (find_read_on (fixture->panel));
}

static void
add_tests (void)
{
  ADD ("/reading/low", test_low);
  ADD ("/reading/on", test_on);
  ADD ("/reading/narrower", test_narrower);
  ADD ("/reading/high", test_high);
}

TEST_FILE (argc, argv)
{
  return run_tests (argc, argv, add_tests);
}
