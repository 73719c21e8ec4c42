/* test-rubric-make-numbers.c - the numbers of the dialog for new puzzles: a range, and how many were tried
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-config.h"
#include "rubric-jobs-testing.h"
#include "rubric-make-dialog.h"
#include "rubric-settings.h"

#include <string.h>

static GSettings *settings;

static GtkWidget *
open_dialog (void)
{
  GtkWidget *dialog;

  g_settings_set_string (settings, "make-clues", "range");
  dialog = GTK_WIDGET (rubric_make_dialog_show (NULL, settings));
  widget_settle (dialog);
  return dialog;
}

static void
close_dialog (GtkWidget *dialog)
{
  gtk_window_destroy (GTK_WINDOW (dialog));
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  widget_finish ();
}

/* The spin button that is called @title. */
static GtkSpinButton *
find_number (GtkWidget *widget, const char *title)
{
  GtkSpinButton *found = NULL;

  if (ADW_IS_ACTION_ROW (widget) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title))
    return GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_number (child, title);
  return found;
}

/* Either end of a range takes the other with it. */
static void
test_range (void)
{
  GtkWidget *dialog = open_dialog ();
  GtkSpinButton *least = find_number (dialog, "At Least"), *most = find_number (dialog, "At Most");

  gtk_spin_button_set_value (least, 40);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (most), ==, 40);
  gtk_spin_button_set_value (most, 30);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (least), ==, 30);
  gtk_spin_button_set_value (least, 28);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (most), ==, 30);
  g_assert_true (gtk_widget_get_sensitive (gtk_window_get_default_widget (GTK_WINDOW (dialog))));
  close_dialog (dialog);
}

/* The number behind @before in what is said below. */
static guint64
get_number (GtkWidget *dialog, const char *before)
{
  GtkLabel *label = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *digits = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (adw_window_get_content (ADW_WINDOW (dialog))); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    label = GTK_IS_LABEL (child) ? GTK_LABEL (child) : label;
  g_assert_true (g_str_has_prefix (gtk_label_get_text (label), before));
  parts = g_strsplit (gtk_label_get_text (label) + strlen (before), ",", -1);
  digits = g_strjoinv ("", parts);
  return g_ascii_strtoull (digits, NULL, 10);
}

/* How many were tried in vain is told while it goes on, after Cancel, and whenever the same is wished again. */
static void
test_rare (void)
{
  GtkWidget *dialog;
  guint64 tried;

  g_settings_set_int (settings, "make-level", 1 + SUD_LEVEL_EXTREME);
  g_settings_set_string (settings, "make-symmetry", "full");
  g_settings_set_int (settings, "make-least", 20);
  g_settings_set_int (settings, "make-most", 21);
  dialog = open_dialog ();
  widget_expect (dialog, "None of the first *");
  tried = get_number (dialog, "None of the first ");
  gtk_widget_activate_action (dialog, "make.create", NULL);
  widget_expect (dialog, "Looking for such a puzzle… * tried");
  while (get_number (dialog, "Looking for such a puzzle… ") <= tried)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (dialog, "make.cancel", NULL);
  g_assert_cmpuint (get_number (dialog, "None of the first "), >, tried);
  tried = get_number (dialog, "None of the first ");
  close_dialog (dialog);
  dialog = open_dialog ();
  widget_expect (dialog, "None of the first *");
  g_assert_cmpuint (get_number (dialog, "None of the first "), >=, tried);
  close_dialog (dialog);
}

TEST_FILE (argc, argv)
{
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  settings = rubric_schema_open (APPLICATION_ID, SCHEMADIR, NULL);
  g_test_add_func ("/make-numbers/range", test_range);
  g_test_add_func ("/make-numbers/rare", test_rare);
  result = g_test_run ();
  g_object_unref (settings);
  return result;
}
