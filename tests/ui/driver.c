/* driver.c - starts the program, waits for it, and ends it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "rubric-config.h"

#define TURN_US 4000
#define PAUSE_MAX_US 50000

static DriverSession session;

/* What the program must not inherit or must not find: a fixed language, one renderer, no folder of the person. */
static const char *const env_fixed[][2] = {
  { "GIO_USE_VFS", "local" },
  { "GSETTINGS_BACKEND", "keyfile" },
  { "GSK_RENDERER", "cairo" },
  { "ADW_DISABLE_PORTAL", "1" },
  { "LC_ALL", "C.UTF-8" },
};
static const char *const env_unset[] = {
  "GTK_A11Y", "GTK_THEME", "LANGUAGE", "ADW_DEBUG_COLOR_SCHEME",
};
static const char *const env_home[][2] = {
  { "HOME", "" },
  { "XDG_CACHE_HOME", "cache" },
  { "XDG_CONFIG_HOME", "config" },
  { "XDG_DATA_HOME", "data" },
  { "XDG_STATE_HOME", "state" },
};

static Driver *
driver_new (void)
{
  static guint count = 0;
  g_autofree char *name = g_strdup_printf ("home-%u", count++);
  Driver *driver = g_new0 (Driver, 1);

  driver->session = &session;
  driver->cage = -1;
  driver->home = g_build_filename (session.dir, name, NULL);
  driver->errors = g_build_filename (session.dir, "errors", NULL);
  driver_park (driver);
  driver->env = g_get_environ ();
  for (gsize i = 0; i < G_N_ELEMENTS (env_fixed); i++)
    driver_set_env (driver, env_fixed[i][0], env_fixed[i][1]);
  driver_set_env (driver, "G_DEBUG", driver_faults_get_fatal ());
  driver_set_env (driver, "DBUS_SESSION_BUS_ADDRESS", session.bus_address);
  session.screen->set_env (driver);
  for (gsize i = 0; i < G_N_ELEMENTS (env_unset); i++)
    driver->env = g_environ_unsetenv (driver->env, env_unset[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (env_home); i++)
    {
      g_autofree char *path = g_build_filename (driver->home, env_home[i][1], NULL);

      g_mkdir_with_parents (path, 0700);
      driver_set_env (driver, env_home[i][0], path);
    }
  return driver;
}

static void
driver_free (Driver *driver)
{
  if (driver->program != NULL)
    driver_fail (driver, "the scenario leaves the program running");
  driver_forget_board (driver);
  driver_forget_clipboard (driver);
  if (driver->cage >= 0)
    close (driver->cage);
  g_strfreev (driver->env);
  g_free (driver->home);
  g_free (driver->errors);
  g_free (driver);
}

static void
child_setup_cb (gpointer driver)
{
  int cage = ((Driver *) driver)->cage;

  prctl (PR_SET_PDEATHSIG, SIGKILL);
  if (cage >= 0 && !driver_cage_enter (cage))
    _exit (EXIT_FAILURE);
}

static void
exited_cb (GObject *program, GAsyncResult *result, gpointer exited)
{
  g_subprocess_wait_finish (G_SUBPROCESS (program), result, NULL);
  *(gboolean *) exited = TRUE;
}

static GSubprocess *
launch (Driver *driver, const char *const *files, const char *errors)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  GSubprocess *program;

  g_ptr_array_add (words, (gpointer) g_getenv ("RUBRIC_PROGRAM"));
  for (; *files != NULL; files++)
    g_ptr_array_add (words, (gpointer) *files);
  g_ptr_array_add (words, NULL);
  g_subprocess_launcher_set_environ (launcher, driver->env);
  g_subprocess_launcher_set_stderr_file_path (launcher, errors);
  g_subprocess_launcher_set_cwd (launcher, driver->home);
  g_subprocess_launcher_set_child_setup (launcher, child_setup_cb, driver, NULL);
  program = g_subprocess_launcher_spawnv (launcher, (const char *const *) words->pdata, &error);
  g_assert_no_error (error);
  return program;
}

static gboolean
exited_condition (Driver *driver, gpointer exited)
{
  return *(gboolean *) exited;
}

static void
expect_no_errors (Driver *driver, const char *path)
{
  g_autofree char *errors = NULL;

  if (g_file_get_contents (path, &errors, NULL, NULL) && !driver_faults_are_all (errors))
    driver_fail (driver, "the program complained: %s", errors);
}

static gboolean
board_condition (Driver *driver, gpointer unused)
{
  g_autofree char *name = driver_has_window (driver) ? driver_cell_name (driver, 1, 1) : NULL;

  return name != NULL;
}

guint
driver_get_variant (Driver *driver)
{
  return driver->variant;
}

/**
 * driver_set_env:
 *
 * Sets an environment variable of the programs started from now on.
 */
void
driver_set_env (Driver *driver, const char *name, const char *value)
{
  driver->env = g_environ_setenv (driver->env, name, value, TRUE);
}

/**
 * driver_cage:
 *
 * From now on the program can write nowhere but in the folders of the tests.
 *
 * Returns: FALSE where this cannot be had
 */
gboolean
driver_cage (Driver *driver)
{
  if (driver->cage < 0)
    driver->cage = driver_cage_new (driver->session->dir);
  return driver->cage >= 0;
}

/**
 * driver_launch:
 * @file: (nullable): the argument
 *
 * Starts the program and waits for nothing.
 */
void
driver_launch (Driver *driver, const char *file)
{
  const char *const files[] = { file, NULL };

  g_assert_null (driver->program);
  driver->exited = FALSE;
  driver->program = launch (driver, files, driver->errors);
  g_subprocess_wait_async (driver->program, NULL, exited_cb, &driver->exited);
}

/**
 * driver_start:
 * @file: (nullable): the argument
 *
 * Starts the program and waits for a board with the keyboard focus.
 */
void
driver_start (Driver *driver, const char *file)
{
  driver_launch (driver, file);
  driver_expect (driver, board_condition, NULL, "a window with a board");
  driver_focus (driver);
}

/**
 * driver_start_list:
 * @file: of many puzzles
 * @title: of the window that lists them
 *
 * Starts the program and waits for a window without a board.
 */
void
driver_start_list (Driver *driver, const char *file, const char *title)
{
  driver_launch (driver, file);
  driver_expect_window (driver, title);
}

/**
 * driver_open_second:
 * @file: (nullable): the argument
 *
 * Starts the program once more beside the running one, which must take over the request.
 */
void
driver_open_second (Driver *driver, const char *file)
{
  const char *const files[] = { file, NULL };

  driver_open_files (driver, files);
}

/**
 * driver_open_files:
 * @files: NULL-terminated
 *
 * The same with any number of arguments.
 */
void
driver_open_files (Driver *driver, const char *const *files)
{
  g_autofree char *errors = g_strconcat (driver->errors, "-second", NULL);
  g_autoptr (GSubprocess) second = launch (driver, files, errors);
  gboolean exited = FALSE;

  g_subprocess_wait_async (second, NULL, exited_cb, &exited);
  driver_expect (driver, exited_condition, &exited, "the second program to hand over its file");
  g_assert_true (g_subprocess_get_successful (second));
  expect_no_errors (driver, errors);
}

/**
 * driver_expect_exit:
 *
 * Waits until the program ends by itself; it must have succeeded and said nothing on standard error.
 */
void
driver_expect_exit (Driver *driver)
{
  driver_expect (driver, exited_condition, &driver->exited, "the program to end");
  expect_no_errors (driver, driver->errors);
  if (!g_subprocess_get_successful (driver->program))
    driver_fail (driver, "the program ended with status %d", g_subprocess_get_status (driver->program));
  driver_forget_board (driver);
  g_clear_object (&driver->program);
}

/**
 * driver_has_ended:
 * @failure: (out) (transfer full) (nullable): set if the result is TRUE: the status or signal that it ended with, NULL
 *   where it succeeded
 * @errors: (out) (transfer full) (nullable): what it wrote on standard error, also set then
 *
 * Returns: whether the program has ended; another one can be started then
 */
gboolean
driver_has_ended (Driver *driver, char **failure, char **errors)
{
  if (!driver->exited)
    return FALSE;
  if (g_subprocess_get_if_signaled (driver->program))
    *failure = g_strdup_printf ("signal %d", g_subprocess_get_term_sig (driver->program));
  else if (!g_subprocess_get_successful (driver->program))
    *failure = g_strdup_printf ("status %d", g_subprocess_get_exit_status (driver->program));
  g_file_get_contents (driver->errors, errors, NULL, NULL);
  g_unlink (driver->errors); /* the next program writes behind what is there */
  driver_forget_board (driver);
  g_clear_object (&driver->program);
  return TRUE;
}

void
driver_quit (Driver *driver)
{
  driver_chord (driver, "Ctrl+q");
  driver_expect_exit (driver);
}

/**
 * driver_kill:
 *
 * Ends the program as a crash does: it cannot put anything in order.
 */
void
driver_kill (Driver *driver)
{
  g_subprocess_force_exit (driver->program);
  driver_expect (driver, exited_condition, &driver->exited, "the program to be killed");
  driver_forget_board (driver);
  g_clear_object (&driver->program);
}

/**
 * driver_terminate:
 *
 * Ends the program as the end of the desktop session does.
 */
void
driver_terminate (Driver *driver)
{
  g_subprocess_send_signal (driver->program, SIGTERM);
  driver_expect_exit (driver);
}

Input *
driver_get_input (Driver *driver)
{
  return driver->session->input;
}

/**
 * driver_path:
 *
 * Returns: (transfer full): the path of a file called @name in the home folder
 */
char *
driver_path (Driver *driver, const char *name)
{
  return g_build_filename (driver->home, name, NULL);
}

/**
 * driver_write:
 * @length: bytes, or -1 if @text ends with a zero
 *
 * Returns: (transfer full): the path of the file called @name, which now holds @text
 */
char *
driver_write (Driver *driver, const char *name, const char *text, gssize length)
{
  g_autoptr (GError) error = NULL;
  char *path = driver_path (driver, name);

  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
  return path;
}

/* Lets signals of the buses through, and the program have the processor. */
void
driver_turn (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_usleep (TURN_US);
}

/* Whether @condition holds; where not, the program has the processor for as long as it took to see that. */
static gboolean
holds (Driver *driver, DriverCondition condition, gpointer data)
{
  gint64 start = g_get_monotonic_time ();

  if (condition (driver, data))
    return TRUE;
  g_usleep (MIN (g_get_monotonic_time () - start, PAUSE_MAX_US));
  return FALSE;
}

/**
 * driver_wait:
 *
 * Returns: whether @condition held within @seconds
 */
gboolean
driver_wait (Driver *driver, double seconds, DriverCondition condition, gpointer data)
{
  gint64 end = g_get_monotonic_time () + seconds * G_USEC_PER_SEC;

  while (!holds (driver, condition, data))
    {
      if (g_get_monotonic_time () > end)
        return FALSE;
      driver_turn ();
    }
  return TRUE;
}

/**
 * driver_expect:
 * @what: names the condition in the failure
 *
 * Waits until @condition holds.
 */
void
driver_expect (Driver *driver, DriverCondition condition, gpointer data, const char *what)
{
  gint64 end = g_get_monotonic_time () + DRIVER_SECONDS * G_USEC_PER_SEC;

  while (!holds (driver, condition, data))
    {
      if (driver->exited && data != &driver->exited)
        driver_fail (driver, "the program ended while waiting for %s", what);
      if (g_get_monotonic_time () > end)
        driver_fail (driver, "waited %d s for %s", DRIVER_SECONDS, what);
      driver_turn ();
    }
}

/* One message a line: each becomes a comment of the test protocol. */
static void
tell_lines (const char *title, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

  g_test_message ("%s:", title);
  for (guint i = 0; lines[i] != NULL; i++)
    g_test_message ("  %s", lines[i]);
}

/**
 * driver_fail:
 *
 * Ends the test with all that helps to see why: what the program printed, its widgets, and a picture.
 */
void
driver_fail (Driver *driver, const char *format, ...)
{
  g_autofree char *errors = NULL;
  g_autofree char *tree = NULL;
  g_autofree char *what = NULL;
  g_autofree char *picture = g_strconcat ("failed", g_test_get_path (), NULL);
  va_list args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_file_get_contents (driver->errors, &errors, NULL, NULL);
  if (driver->program != NULL && !driver->exited)
    {
      tree = driver_tree (driver);
      driver_screenshot_all (driver, g_strdelimit (picture, "/", '-'));
      g_subprocess_force_exit (driver->program);
    }
  driver_session_close (driver->session);
  tell_lines ("standard error", errors);
  tell_lines ("widgets", tree);
  g_error ("%s", what);
}

/* libatspi warns when a program has just come or gone, which is no failure of anything here; a fatal level, which every
 * warning of a test has, would print "Bail out!" even so.
 */
static void
libatspi_log_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer unused)
{
  g_test_message ("libatspi: %s", message);
}

static gboolean
is_fatal_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer unused)
{
  return g_strcmp0 (domain, "dbind") != 0;
}

static void
run_cb (gconstpointer data)
{
  const DriverTest *test = data;
  gint64 start = g_get_monotonic_time ();
  Driver *driver;

  if (test->only_x11 != NULL && session.screen != &driver_screen_x11)
    {
      g_test_skip (test->only_x11);
      return;
    }
  driver = driver_new ();
  g_test_log_set_fatal_handler (is_fatal_cb, NULL);
  driver->variant = test->variant;
  test->run (driver);
  driver_free (driver);
  g_test_message ("%s took %.1f s", test->path, (g_get_monotonic_time () - start) / (double) G_USEC_PER_SEC);
}

/**
 * driver_main:
 *
 * Runs @tests, each with a home folder of its own, or skips them all, saying why.
 *
 * Returns: the exit status
 */
int
driver_main (int argc, char *argv[], const DriverTest *tests, gsize n_tests)
{
  g_autofree char *why_not = NULL;
  int status = 0;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_log_set_handler ("dbind", G_LOG_LEVEL_MASK | G_LOG_FLAG_FATAL, libatspi_log_cb, NULL);
  if (driver_session_open (&session, &why_not))
    {
      for (gsize i = 0; i < n_tests; i++)
        g_test_add_data_func (tests[i].path, &tests[i], run_cb);
      status = g_test_run ();
    }
  else
    g_print ("1..0 # SKIP %s\n", why_not);
  driver_session_close (&session);
  return status;
}
