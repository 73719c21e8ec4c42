/* test-rubric-adaptations.c - the program starts without a theme that nobody sees, and leaves no trace of that
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-adaptations.h"

#include <adwaita.h>

/* Each in a process of its own, for GTK starts only once. */
static void
in_subprocess (void)
{
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

static char *
dup_theme (void)
{
  char *name;

  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &name, NULL);
  return name;
}

static void
test_empty_theme (void)
{
  g_autofree char *name = NULL;

  if (!g_test_subprocess ())
    {
      in_subprocess ();
      return;
    }
  g_unsetenv ("GTK_THEME");
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere", TRUE);
  rubric_adapt_to_display ();
  g_assert_true (g_resources_get_info ("/org/gtk/libgtk/theme/Rubric-empty/gtk.css", 0, NULL, NULL, NULL));
  g_assert_cmpstr (g_getenv ("GTK_THEME"), ==, "Rubric-empty");
  rubric_adapt_start ();
  g_assert_null (g_getenv ("GTK_THEME"));
  adw_init ();
  name = dup_theme ();
  g_assert_cmpstr (name, ==, "Adwaita-empty");
}

static void
test_own_theme (void)
{
  if (!g_test_subprocess ())
    {
      in_subprocess ();
      return;
    }
  g_setenv ("GTK_THEME", "Default:dark", TRUE);
  rubric_adapt_to_display ();
  rubric_adapt_start ();
  g_assert_cmpstr (g_getenv ("GTK_THEME"), ==, "Default:dark");
}

/* It ends with a word and not with a crash. */
static void
test_no_display (void)
{
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_failed ();
      g_test_trap_assert_stderr ("*no display*");
      return;
    }
  g_unsetenv ("GTK_THEME");
  g_unsetenv ("DISPLAY");
  g_unsetenv ("WAYLAND_DISPLAY");
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere", TRUE);
  rubric_adapt_to_display ();
  rubric_adapt_start ();
}

/* A bus that the program starts would hand its environment on to everything on it. */
static void
test_no_bus (gconstpointer address)
{
  if (!g_test_subprocess ())
    {
      in_subprocess ();
      return;
    }
  g_unsetenv ("GTK_THEME");
  if (address != NULL)
    g_setenv ("DBUS_SESSION_BUS_ADDRESS", address, TRUE);
  else
    g_unsetenv ("DBUS_SESSION_BUS_ADDRESS");
  rubric_adapt_to_display ();
  g_assert_null (g_getenv ("GTK_THEME"));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  if (g_getenv ("DISPLAY") == NULL && g_getenv ("WAYLAND_DISPLAY") == NULL)
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }
  g_test_add_func ("/adaptations/empty-theme", test_empty_theme);
  g_test_add_func ("/adaptations/own-theme", test_own_theme);
  g_test_add_func ("/adaptations/no-display", test_no_display);
  g_test_add_data_func ("/adaptations/no-bus/unknown", NULL, test_no_bus);
  g_test_add_data_func ("/adaptations/no-bus/autolaunch", "autolaunch:", test_no_bus);
  g_test_add_data_func ("/adaptations/no-bus/autolaunch-last", "unix:path=/nowhere;autolaunch:", test_no_bus);
  return g_test_run ();
}
