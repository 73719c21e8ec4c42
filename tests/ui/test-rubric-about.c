/* test-rubric-about.c - what a person does in the window about the program does not end it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-adaptations.h"
#include "widget-testing.h"

#include <adwaita.h>

static GtkWidget *
find (GtkWidget *parent, GType type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (parent, type))
    return parent;
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* Escape while there is a toast, as the overlay's key does. */
static void
dismiss_toast (GtkWidget *overlay)
{
  g_autoptr (GtkShortcutTrigger) trigger = gtk_keyval_trigger_new (GDK_KEY_Escape, 0);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (overlay);
  guint n = g_list_model_get_n_items (controllers);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; G_IS_LIST_MODEL (controller) && j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);

          if (gtk_shortcut_trigger_equal (trigger, gtk_shortcut_get_trigger (shortcut)))
            gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, overlay, NULL);
        }
    }
}

static GtkWidget *
find_other_window (GtkWindow *than)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (GTK_WINDOW (window) != than)
        return window;
    }
  g_assert_not_reached ();
}

/* The version is copied twice, and both messages are sent away at once. */
static void
test_copy_version (void)
{
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  GtkWidget *about, *overlay;

  if (adw_get_minor_version () >= 3)
    {
      g_test_skip ("libadwaita has mended that in 1.3");
      gtk_window_destroy (parent);
      return;
    }
  gtk_window_present (parent);
  rubric_show_about (parent);
  about = find_other_window (parent);
  widget_turn (500);
  overlay = find (about, ADW_TYPE_TOAST_OVERLAY);
  g_assert_nonnull (overlay);
  gtk_widget_activate_action (about, "about.copy-property", "s", "version");
  gtk_widget_activate_action (about, "about.copy-property", "s", "version");
  widget_turn (500);
  dismiss_toast (overlay);
  widget_turn (30);
  dismiss_toast (overlay);
  widget_turn (1500);
  gtk_window_destroy (parent);
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  g_test_add_func ("/about/copy-version", test_copy_version);
  return g_test_run ();
}
