/* test-rubric-closing.c - a dialog has the keys that close and quit, and goes with the window that it belongs to
 *
 * What the window manager does is in test-e2e-close.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-adaptations.h"
#include "rubric-config.h"
#include "rubric-settings.h"
#include "rubric-window.h"

static GSettings *settings;
static GtkApplication *application;
static guint n_quits;

static const char *const dialogs[] = { "win.print", "win.export", "win.make-wished", "win.preferences", "win.show-about",
                                       "win.show-shortcuts" };

static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer unused)
{
  n_quits++;
}

/* Returns: (nullable): the modal window before @parent */
static GtkWidget *
find_dialog (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == parent && gtk_window_get_modal (l->data)
        && gtk_widget_get_visible (l->data))
      return l->data;
  return NULL;
}

static GtkWidget *
open_dialog (RubricWindow *window, const char *action)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  while ((dialog = find_dialog (GTK_WINDOW (window))) == NULL || !gtk_widget_get_mapped (dialog))
    test_turn ();
  return dialog;
}

/* As Ctrl and @keyval do. Returns: whether @window has that key */
static gboolean
press (GtkWidget *window, guint keyval)
{
  g_autoptr (GtkShortcutTrigger) trigger = gtk_keyval_trigger_new (keyval, GDK_CONTROL_MASK);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; G_IS_LIST_MODEL (controller) && j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);

          if (gtk_shortcut_trigger_equal (trigger, gtk_shortcut_get_trigger (shortcut)))
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, window,
                                                 gtk_shortcut_get_arguments (shortcut));
        }
    }
  return FALSE;
}

static void
test_dialogs (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      RubricWindow *window = rubric_window_new (application, settings);
      GtkWidget *dialog;

      gtk_window_present (GTK_WINDOW (window));
      n_quits = 0;
      g_assert_true (press (open_dialog (window, dialogs[i]), GDK_KEY_q));
      g_assert_cmpuint (n_quits, ==, 1);
      g_assert_true (press (find_dialog (GTK_WINDOW (window)), GDK_KEY_w));
      while (find_dialog (GTK_WINDOW (window)) != NULL)
        test_turn ();

      dialog = open_dialog (window, dialogs[i]);
      g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *)&dialog);
      rubric_window_close (window);
      while (dialog != NULL)
        test_turn ();
      widget_finish ();
    }
}

TEST_FILE (argc, argv)
{
  static const GActionEntry entries[] = { { "quit", quit_action } };
  g_autoptr (GError) error = NULL;
  int status;

  if (!widget_begin (&argc, &argv))
    return 0;
  if (adw_get_minor_version () >= 5)
    {
      g_print ("1..0 # SKIP these dialogs are no windows\n");
      return 0;
    }
  settings = rubric_schema_open (APPLICATION_ID, NULL, &error);
  g_assert_no_error (error);
  adw_init ();
  rubric_adapt_windows ();
  application = GTK_APPLICATION (adw_application_new (APPLICATION_ID, G_APPLICATION_NON_UNIQUE));
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries), NULL);
  g_application_set_default (G_APPLICATION (application));
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_test_add_func ("/closing/dialogs", test_dialogs);
  status = g_test_run ();
  g_clear_object (&settings);
  g_clear_object (&application);
  return status;
}
