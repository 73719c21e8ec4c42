/* test-rubric-schema.c - preferences where GIO does not find the program's schema
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-settings.h"

#define SCHEMA "io.github.rubric_sudoku.Rubric"

/* Run again where GIO looks at nothing of this program's but what is in @data. */
static void
run_elsewhere (const char *test, const char *data)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_setenv (launcher, "SCHEMA_FOLDER", g_getenv ("GSETTINGS_SCHEMA_DIR"), TRUE);
  g_subprocess_launcher_unsetenv (launcher, "GSETTINGS_SCHEMA_DIR");
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_DIRS", data, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", "/nonexistent", TRUE);
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "memory", TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, "/proc/self/exe", "-p", test, NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (process, NULL, &error));
  g_assert_no_error (error);
}

static void
test_own (void)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GError) error = NULL;

  if (g_getenv ("SCHEMA_FOLDER") == NULL)
    {
      run_elsewhere ("/schema/own", "/nonexistent");
      return;
    }
  settings = rubric_schema_open (SCHEMA, g_getenv ("SCHEMA_FOLDER"), &error);
  g_assert_no_error (error);
  g_assert_nonnull (settings);
  g_assert_cmpint (g_settings_get_int (settings, "zoom"), >, 0);
}

/* As it was when there were fewer preferences. */
static void
write_older (const char *schemas)
{
  static const char text[] = "<schemalist><schema id='" SCHEMA "' path='/io/github/rubric_sudoku/Rubric/'>"
                             "<key name='zoom' type='i'><default>100</default></key></schema></schemalist>";
  g_autofree char *path = g_build_filename (schemas, SCHEMA ".gschema.xml", NULL);
  g_autofree char *command = g_strdup_printf ("glib-compile-schemas --strict %s", schemas);
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_cmpint (g_mkdir_with_parents (schemas, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_spawn_command_line_sync (command, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

static void
assert_whole (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettings) settings = rubric_schema_open (SCHEMA, g_getenv ("SCHEMA_FOLDER"), &error);
  g_autoptr (GSettingsSchema) schema = NULL;

  g_assert_no_error (error);
  g_object_get (settings, "settings-schema", &schema, NULL);
  g_assert_true (g_settings_schema_has_key (schema, "watch-strategy"));
}

/* Where another version is found by GIO, the program takes its own, also where the folders that are asked for have none. */
static void
test_older (void)
{

  if (g_getenv ("SCHEMA_FOLDER") == NULL)
    {
      g_autofree char *data = g_dir_make_tmp (NULL, NULL);
      g_autofree char *schemas = g_build_filename (data, "glib-2.0", "schemas", NULL);
      g_autofree char *command = g_strdup_printf ("rm -r %s", data);

      write_older (schemas);
      run_elsewhere ("/schema/older", data);
      g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
      return;
    }
  assert_whole ();
  g_setenv ("GSETTINGS_SCHEMA_DIR", "", TRUE);
  assert_whole ();
  g_setenv ("GSETTINGS_SCHEMA_DIR", "/nonexistent:/proc", TRUE);
  assert_whole ();
}

static void
test_none (void)
{
  g_autoptr (GError) error = NULL;

  if (g_getenv ("SCHEMA_FOLDER") == NULL)
    {
      run_elsewhere ("/schema/none", "/nonexistent");
      return;
    }
  g_assert_null (rubric_schema_open (SCHEMA, "/nonexistent/schemas", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, "/nonexistent/schemas"));
}

static void
test_known (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettings) settings = rubric_schema_open (SCHEMA, "/nonexistent", &error);

  g_assert_no_error (error);
  g_assert_nonnull (settings);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/schema/own", test_own);
  g_test_add_func ("/schema/older", test_older);
  g_test_add_func ("/schema/none", test_none);
  if (g_getenv ("SCHEMA_FOLDER") == NULL)
    g_test_add_func ("/schema/known", test_known);
  return g_test_run ();
}
