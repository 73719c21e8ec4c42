/* test-rubric-toast.c - messages over a window can be sent away at any moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-toast.h"
#include "widget-testing.h"

#include <string.h>

#define WAIT_US (10 * G_USEC_PER_SEC)

static GtkWindow *
create_window (AdwToastOverlay **overlay)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  *overlay = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_toast_overlay_set_child (*overlay, gtk_label_new ("Below"));
  gtk_window_set_default_size (window, 400, 300);
  gtk_window_set_child (window, GTK_WIDGET (*overlay));
  gtk_window_present (window);
  return window;
}

static GtkWidget *
find (GtkWidget *parent, GType type, const char *label)
{
  for (GtkWidget *child = gtk_widget_get_last_child (parent); child != NULL; child = gtk_widget_get_prev_sibling (child))
    {
      GtkWidget *found;

      if (G_TYPE_CHECK_INSTANCE_TYPE (child, type)
          && (label == NULL || g_strcmp0 (gtk_label_get_label (GTK_LABEL (child)), label) == 0))
        return child;
      found = find (child, type, label);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_label (AdwToastOverlay *overlay, const char *label)
{
  return find (GTK_WIDGET (overlay), GTK_TYPE_LABEL, label);
}

/* The one button of a message closes it. */
static void
press_close (AdwToastOverlay *overlay, const char *label)
{
  GtkWidget *toast = find_label (overlay, label);
  GtkWidget *button;

  while (gtk_widget_get_parent (toast) != GTK_WIDGET (overlay))
    toast = gtk_widget_get_parent (toast);
  button = find (toast, GTK_TYPE_BUTTON, NULL);
  g_assert_nonnull (button);
  while (button != NULL && !gtk_widget_is_visible (button))
    button = gtk_widget_get_prev_sibling (button);
  g_signal_emit_by_name (button, "clicked");
}

static void
wait_for (AdwToastOverlay *overlay, const char *label, gboolean there)
{
  gint64 end = g_get_monotonic_time () + WAIT_US;

  while ((find_label (overlay, label) != NULL) != there)
    {
      test_turn ();
      g_assert_cmpint (g_get_monotonic_time (), <, end);
    }
}

/* The second one has just begun to slide in when it is closed. */
static void
test_double_click (void)
{
  AdwToastOverlay *overlay;
  GtkWindow *window = create_window (&overlay);

  rubric_toast_show (overlay, "First");
  rubric_toast_show (overlay, "Second");
  widget_turn (1000);
  press_close (overlay, "First");
  wait_for (overlay, "Second", TRUE);
  widget_turn (30);
  press_close (overlay, "Second");
  widget_turn (1500);
  g_assert_null (find_label (overlay, "Second"));
  gtk_window_destroy (window);
}

/* Later it goes at once. */
static void
test_close (void)
{
  AdwToastOverlay *overlay;
  GtkWindow *window = create_window (&overlay);

  rubric_toast_show (overlay, "<b> & what is no markup");
  widget_turn (1000);
  press_close (overlay, "<b> & what is no markup");
  wait_for (overlay, "<b> & what is no markup", FALSE);
  rubric_toast_show (overlay, "Another");
  widget_turn (1000);
  press_close (overlay, "Another");
  wait_for (overlay, "Another", FALSE);
  gtk_window_destroy (window);
}

/* What is about something that is gone goes with it, as soon as it has slid in, and so does what waits. */
static void
test_clear (void)
{
  AdwToastOverlay *overlay;
  GtkWindow *window = create_window (&overlay);

  rubric_toast_withdraw (overlay, NULL);
  rubric_toast_show (overlay, "First");
  rubric_toast_show (overlay, "Second");
  widget_turn (30);
  rubric_toast_withdraw (overlay, NULL);
  rubric_toast_withdraw (overlay, NULL);
  rubric_toast_show (overlay, "Third");
  wait_for (overlay, "Third", TRUE);
  widget_turn (700);
  g_assert_null (find_label (overlay, "First"));
  g_assert_null (find_label (overlay, "Second"));
  rubric_toast_withdraw (overlay, NULL);
  wait_for (overlay, "Third", FALSE);
  gtk_window_destroy (window);
}

/* What is not true any more goes, whether it is shown or waits; the others stay. */
static void
test_withdraw (void)
{
  AdwToastOverlay *overlay;
  GtkWindow *window = create_window (&overlay);

  rubric_toast_withdraw (overlay, "First");
  rubric_toast_show (overlay, "First");
  rubric_toast_show (overlay, "Second");
  rubric_toast_show (overlay, "First");
  rubric_toast_show (overlay, "Third");
  widget_turn (30);
  rubric_toast_withdraw (overlay, "First");
  rubric_toast_withdraw (overlay, "First");
  wait_for (overlay, "Second", TRUE);
  widget_turn (700);
  g_assert_null (find_label (overlay, "First"));
  rubric_toast_withdraw (overlay, "Second");
  wait_for (overlay, "Third", TRUE);
  rubric_toast_withdraw (overlay, "Second");
  widget_turn (700);
  g_assert_nonnull (find_label (overlay, "Third"));
  g_assert_null (find_label (overlay, "First"));
  gtk_window_destroy (window);
}

/* The window goes while a message slides in, or stands there, and others wait. */
static void
test_window_closes (gconstpointer arrived)
{
  AdwToastOverlay *overlay;
  GtkWindow *window = create_window (&overlay);
  gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC;

  rubric_toast_show (overlay, "One");
  rubric_toast_show (overlay, "Two");
  rubric_toast_show (overlay, "Three");
  wait_for (overlay, "One", TRUE);
  while (arrived != NULL && g_get_monotonic_time () < end)
    test_turn ();
  g_object_add_weak_pointer (G_OBJECT (overlay), (gpointer *)&overlay);
  gtk_window_destroy (window);
  while (overlay != NULL)
    test_turn ();
}

/* A text that is longer than the window is wide stands there in several lines. */
static void
test_long (void)
{
  const char *text = "Took a table of 9 rows; 3 lines around it were left out. Pencil marks were filled in, too.";
  AdwToastOverlay *overlay;
  GtkWindow *window = create_window (&overlay);
  PangoLayout *layout;
  int height;

  rubric_toast_show (overlay, text);
  widget_settle (GTK_WIDGET (window));
  widget_turn (700);
  layout = gtk_label_get_layout (GTK_LABEL (find_label (overlay, text)));
  pango_layout_get_pixel_size (layout, NULL, &height);
  g_assert_cmpint (gtk_widget_get_height (find_label (overlay, text)), >=, height);
  g_assert_cmpint (pango_layout_get_line_count (layout), >, 1);
  g_assert_false (pango_layout_is_ellipsized (layout));
  gtk_window_destroy (window);
}

static void
answered_cb (gpointer answers, gboolean pressed)
{
  g_string_append_c (answers, pressed ? 'y' : 'n');
}

/* Each is answered once: what waits, and what is shown, when they are sent away; and by its button. */
static void
test_offer (void)
{
  AdwToastOverlay *overlay;
  GtkWindow *window = create_window (&overlay);
  g_autoptr (GString) answers = g_string_new (NULL);
  GtkWidget *label;

  rubric_toast_offer (overlay, "First", "_Yes", answered_cb, answers);
  rubric_toast_offer (overlay, "Second", "_Yes", answered_cb, answers);
  g_assert_cmpstr (answers->str, ==, "");
  rubric_toast_withdraw (overlay, NULL);
  rubric_toast_withdraw (overlay, NULL);
  g_assert_cmpstr (answers->str, ==, "nn");
  rubric_toast_offer (overlay, "Third", "_Yes", answered_cb, answers);
  wait_for (overlay, "Third", TRUE);
  label = find_label (overlay, "_Yes");
  g_assert_nonnull (label);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  wait_for (overlay, "Third", FALSE);
  g_assert_cmpstr (answers->str, ==, "nny");
  rubric_toast_offer (overlay, "Fourth", "_Yes", answered_cb, answers);
  widget_turn (700);
  press_close (overlay, "Fourth");
  wait_for (overlay, "Fourth", FALSE);
  g_assert_cmpstr (answers->str, ==, "nnyn");
  gtk_window_destroy (window);
  g_assert_cmpstr (answers->str, ==, "nnyn");
}

static void
withdraw_cb (gpointer overlay, gboolean pressed)
{
  if (pressed)
    rubric_toast_withdraw (overlay, "Offer");
}

/* A button does what sends its own message away, as what the message says is true no more: no other one goes with it. */
static void
test_answer_withdraws (void)
{
  AdwToastOverlay *overlay;
  GtkWindow *window = create_window (&overlay);

  rubric_toast_offer (overlay, "Offer", "_Yes", withdraw_cb, overlay);
  widget_turn (700);
  g_signal_emit_by_name (gtk_widget_get_ancestor (find_label (overlay, "_Yes"), GTK_TYPE_BUTTON), "clicked");
  wait_for (overlay, "Offer", FALSE);
  rubric_toast_offer (overlay, "Offer", "_Yes", withdraw_cb, overlay);
  rubric_toast_show (overlay, "Next");
  widget_turn (700);
  g_signal_emit_by_name (gtk_widget_get_ancestor (find_label (overlay, "_Yes"), GTK_TYPE_BUTTON), "clicked");
  widget_turn (1500);
  g_assert_nonnull (find_label (overlay, "Next"));
  gtk_window_destroy (window);
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  g_test_add_func ("/toast/double-click", test_double_click);
  g_test_add_func ("/toast/close", test_close);
  g_test_add_func ("/toast/clear", test_clear);
  g_test_add_func ("/toast/withdraw", test_withdraw);
  g_test_add_data_func ("/toast/window-closes/arriving", NULL, test_window_closes);
  g_test_add_data_func ("/toast/window-closes/arrived", "arrived", test_window_closes);
  g_test_add_func ("/toast/long", test_long);
  g_test_add_func ("/toast/offer", test_offer);
  g_test_add_func ("/toast/answer-withdraws", test_answer_withdraws);
  return g_test_run ();
}
