/* test-rubric-settings.c - settings that cannot be written grey their own rows, and nothing else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-preferences-testing.h"
#include "rubric-watch-panel.h"
#include "rubric-watch-private.h"
#include "rubric-window.h"

#include <glib/gstdio.h>

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#define SCHEMA "io.github.rubric_sudoku.Rubric"
#define FOLDER "/io/github/rubric_sudoku/Rubric/"

typedef struct
{
  char *folder;
  GSettings *settings;
} Fixture;

static GtkApplication *application;

static void
write_file (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A folder of defaults in which an administrator has locked @key, or every key (NULL). */
static void
lock (Fixture *fixture, const char *key)
{
  g_autoptr (GString) locks = g_string_new (NULL);
  g_autoptr (GSettingsSchema) schema
      = g_settings_schema_source_lookup (g_settings_schema_source_get_default (), SCHEMA, TRUE);
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);

  for (char **each = keys; *each != NULL; each++)
    if (key == NULL || g_str_equal (*each, key))
      g_string_append_printf (locks, FOLDER "%s\n", *each);
  write_file (fixture, "defaults", "");
  write_file (fixture, "locks", locks->str);
}

static void
set_up (Fixture *fixture, gconstpointer key)
{
  g_autoptr (GSettingsBackend) plain = NULL;
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autofree char *file = NULL;

  fixture->folder = g_dir_make_tmp ("rubric-settings-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  lock (fixture, key);
  file = g_build_filename (fixture->folder, "keyfile", NULL);
  plain = g_keyfile_settings_backend_new (file, "/", NULL); /* its type has no public name */
  backend = g_object_new (G_OBJECT_TYPE (plain), "filename", file, "root-path", "/", "defaults-dir", fixture->folder,
                          NULL);
  fixture->settings = g_settings_new_with_backend (SCHEMA, backend);
}

static void
tear_down (Fixture *fixture, gconstpointer key)
{
  static const char *const files[] = { "defaults", "locks", "keyfile" };

  g_clear_object (&fixture->settings);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, files[i], NULL);

      g_unlink (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

static void
close_window (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Of what is seen, how much is grey by itself: no parent is to blame. */
static guint
count_grey (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_visible (widget))
    return 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      n += count_grey (child);
  return n + !gtk_widget_get_sensitive (widget);
}

static void
assert_locked (Fixture *fixture, gboolean locked)
{
  g_assert_cmpint (g_settings_is_writable (fixture->settings, "zoom"), ==, !locked);
  g_assert_cmpint (g_settings_is_writable (fixture->settings, "window-width"), ==, !locked);
}

static void
test_window (Fixture *fixture, gconstpointer key)
{
  g_autoptr (GSettings) unlocked = g_settings_new ("io.github.rubric_sudoku.Rubric");
  GtkWidget *window = GTK_WIDGET (rubric_window_new (application, fixture->settings));
  GtkWidget *usual = GTK_WIDGET (rubric_window_new (application, unlocked));

  assert_locked (fixture, TRUE);
  g_assert_true (gtk_widget_get_sensitive (window));
  g_assert_cmpuint (count_grey (window), ==, count_grey (usual));
  close_window (usual);
  gtk_window_set_default_size (GTK_WINDOW (window), 500, 600); /* is not kept, and nobody is told */
  close_window (window);
}

/* What is watched, and how fast, is chosen all the same: it is only not kept. */
static void
test_watch (Fixture *fixture, gconstpointer key)
{
  GtkWidget *window = GTK_WIDGET (rubric_window_new (application, fixture->settings));
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (rubric_window_get_desk (RUBRIC_WINDOW (window)));
  GtkWidget *panel, *choice, *speed;

  rubric_puzzle_enter (puzzle, sud_cells_of (0), 1); /* there is something to watch */
  panel = widget_make_panel (window, "win.watch", RUBRIC_TYPE_WATCH_PANEL);
  choice = widget_find (panel, GTK_TYPE_DROP_DOWN);
  speed = widget_find (panel, RUBRIC_TYPE_WATCH_SPEED);
  g_assert_false (g_settings_is_writable (fixture->settings, "watch-strategy"));
  g_assert_true (gtk_widget_get_sensitive (choice));
  g_assert_true (gtk_widget_get_sensitive (speed));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 2);
  g_object_set (speed, "speed", 1000, NULL);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (choice)), ==, 2);
  g_assert_cmpuint (rubric_watch_speed_get (RUBRIC_WATCH_SPEED (speed)), ==, 1000);
  close_window (window);
}

static GtkWidget *
row_of (GtkWidget *preferences, const char *key)
{
  GtkWidget *control = rubric_preferences_get_control (RUBRIC_PREFERENCES (preferences), key);

  return ADW_IS_ACTION_ROW (control) ? control : gtk_widget_get_ancestor (control, ADW_TYPE_ACTION_ROW);
}

static void
test_preferences (Fixture *fixture, gconstpointer locked)
{
  static const char *const keys[] = { "zoom", "show-peers", "strategy", "timer" };
  GtkWidget *preferences = rubric_preferences_new (NULL, fixture->settings);

  g_assert_true (gtk_widget_get_sensitive (preferences));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkWidget *row = row_of (preferences, keys[i]);

      g_test_message ("%s", keys[i]);
      g_assert_cmpint (gtk_widget_get_sensitive (row), ==, !g_str_equal (keys[i], locked));
      g_assert_cmpint (gtk_widget_is_sensitive (rubric_preferences_get_control (RUBRIC_PREFERENCES (preferences),
                                                                                keys[i])),
                       ==, !g_str_equal (keys[i], locked));
    }
  close_window (preferences);
}

TEST_FILE (argc, argv)
{
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  application = widget_create_application ();
  g_test_add ("/settings/window", Fixture, NULL, set_up, test_window, tear_down);
  g_test_add ("/settings/watch", Fixture, NULL, set_up, test_watch, tear_down);
  g_test_add ("/settings/preferences/switch", Fixture, "show-peers", set_up, test_preferences, tear_down);
  g_test_add ("/settings/preferences/number", Fixture, "zoom", set_up, test_preferences, tear_down);
  g_test_add ("/settings/preferences/choice", Fixture, "strategy", set_up, test_preferences, tear_down);
  result = g_test_run ();
  g_object_unref (application);
  return result;
}
