/* test-faults-settings.c - preferences that are damaged, or say what cannot be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "fault-testing.h"
#include "rubric-settings.h"
#include "rubric-techniques.h"
#include "session-testing.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#define SCHEMA "io.github.rubric_sudoku.Rubric"
#define GROUP "[io/github/rubric_sudoku/Rubric]\n"
#define WHOLE GROUP "zoom=120\npractice-solved=['x-wing/1', 'swordfish/2']\n"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  fixture->folder = session_folder ();
  fixture->path = g_build_filename (fixture->folder, "keyfile", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  session_remove (fixture->folder);
  g_free (fixture->path);
}

static GSettings *
open_settings (Fixture *fixture)
{
  g_autoptr (GSettingsBackend) backend = g_keyfile_settings_backend_new (fixture->path, "/", NULL);

  return g_settings_new_with_backend (SCHEMA, backend);
}

/* Whatever is changed then, all that there was is still in the copy. */
static void
test_damaged (Fixture *fixture, gconstpointer unused)
{
  static const char *const texts[] = { WHOLE "half a li", WHOLE "timer=tr", GROUP "practice-solved=['x-wi", "\x01\xff\xfe",
                                       "zoom=120\n" WHOLE };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *copy = NULL;
      g_autoptr (GSettings) settings = NULL;

      g_assert_true (g_file_set_contents (fixture->path, texts[i], -1, NULL));
      copy = rubric_schema_keep_damaged (fixture->path);
      g_assert_nonnull (copy);
      settings = open_settings (fixture);
      g_settings_set_int (settings, "zoom", 150);
      g_settings_sync ();
      fault_assert_holds (copy, texts[i]);
    }
}

static void
test_whole (Fixture *fixture, gconstpointer unused)
{
  static const char *const texts[] = { "", WHOLE, WHOLE "[org/else]\nx=@as []\ny={'a': <(1, 2.5)>}\n" };

  g_assert_null (rubric_schema_keep_damaged (fixture->path));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_true (g_file_set_contents (fixture->path, texts[i], -1, NULL));
      g_assert_null (rubric_schema_keep_damaged (fixture->path));
      g_assert_cmpuint (session_count_files (fixture->folder, "."), ==, 1);
    }
}

/* A value of another type or out of range is the usual one; names that nobody has count for nothing. */
static void
test_impossible (Fixture *fixture, gconstpointer unused)
{
  static const char *const usual[] = { "window-width", "window-height", "window-maximized", "make-level", "timer", "zoom",
                                       "collection-view", "show-peers" };
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new ();
  g_autoptr (GSettings) settings = NULL;

  g_assert_true (g_file_set_contents (fixture->path, GROUP "window-width=2000000000\nwindow-height=0\n"
                                                           "window-maximized='wide'\nmake-level=-1\ntimer=7\nzoom=100000\n"
                                                           "collection-view='pie'\nshow-peers=@mb nothing\n"
                                                           "techniques=['-', '', 'nobody', '--x']\n", -1, NULL));
  settings = open_settings (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    {
      g_autoptr (GVariant) value = g_settings_get_value (settings, usual[i]);
      g_autoptr (GVariant) expected = g_settings_get_default_value (settings, usual[i]);

      g_test_message ("%s", usual[i]);
      g_assert_cmpvariant (value, expected);
    }
  rubric_techniques_bind (techniques, settings, G_SETTINGS_BIND_GET);
  g_assert_true (rubric_techniques_is_usual (techniques));
}

/* As GIO leaves the file on a full disk: replaced, and nothing written. */
static void
change_on_full_disk (Fixture *fixture, GSettings *settings, int zoom)
{
  g_settings_set_int (settings, "zoom", zoom);
  g_assert_true (g_file_set_contents (fixture->path, "", 0, NULL));
}

static void
count_cb (RubricKeyfileGuard *guard, guint *n)
{
  (*n)++;
}

static void
test_full (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (GSettings) settings = NULL, again = NULL;
  g_autoptr (RubricKeyfileGuard) guard = NULL;
  g_auto (GStrv) solved = NULL;
  guint n_lost = 0;

  g_assert_true (g_file_set_contents (fixture->path, WHOLE, -1, NULL));
  settings = open_settings (fixture);
  guard = rubric_keyfile_guard_new (settings, fixture->path);
  g_signal_connect (guard, "lost", G_CALLBACK (count_cb), &n_lost);
  g_settings_set_int (settings, "zoom", 140);
  session_run (20);
  change_on_full_disk (fixture, settings, 150);
  session_run (20);
  g_assert_cmpuint (n_lost, ==, 1);
  again = open_settings (fixture);
  g_assert_cmpint (g_settings_get_int (again, "zoom"), ==, 140);
  solved = g_settings_get_strv (again, "practice-solved");
  g_assert_cmpuint (g_strv_length (solved), ==, 2);
}

/* Nothing is put back that has been reset. */
static void
test_reset (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (RubricKeyfileGuard) guard = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (fixture->path, GROUP "zoom=120\n", -1, NULL));
  settings = open_settings (fixture);
  guard = rubric_keyfile_guard_new (settings, fixture->path);
  g_settings_reset (settings, "zoom");
  session_run (20);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_null (strstr (text, "zoom"));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/faults/settings/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/faults/settings/whole", Fixture, NULL, set_up, test_whole, tear_down);
  g_test_add ("/faults/settings/full", Fixture, NULL, set_up, test_full, tear_down);
  g_test_add ("/faults/settings/reset", Fixture, NULL, set_up, test_reset, tear_down);
  g_test_add ("/faults/settings/impossible", Fixture, NULL, set_up, test_impossible, tear_down);
  return g_test_run ();
}
