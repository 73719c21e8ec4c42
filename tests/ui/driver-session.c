/* driver-session.c - buses, a window manager and folders that belong to the tests alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <X11/Xatom.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>

#define BUS_TIMEOUT_MS 20000
#define MANAGER_SECONDS 10
#define POLL_US 10000

static void
die_with_parent_cb (gpointer ignored)
{
  prctl (PR_SET_PDEATHSIG, SIGTERM);
}

static int
remove_cb (const char *path, const struct stat *info, int kind, struct FTW *where)
{
  return remove (path);
}

/* The services the bus starts inherit these. Without DISPLAY none of them can leave an address on the X root window,
 * where the next test would find it after the bus is gone.
 */
static GSubprocess *
start_bus (DriverSession *session, GError **error)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);

  g_subprocess_launcher_set_child_setup (launcher, die_with_parent_cb, NULL, NULL);
  g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  g_subprocess_launcher_unsetenv (launcher, "WAYLAND_DISPLAY");
  g_subprocess_launcher_setenv (launcher, "HOME", session->dir, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_RUNTIME_DIR", session->dir, TRUE);
  return g_subprocess_launcher_spawn (launcher, error, "dbus-daemon", "--session", "--nofork", "--nopidfile",
                                      "--print-address", NULL);
}

static GDBusConnection *
connect_bus (DriverSession *session, GError **error)
{
  g_autoptr (GDataInputStream) lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (session->bus_daemon));

  session->bus_address = g_data_input_stream_read_line (lines, NULL, NULL, error);
  if (session->bus_address == NULL)
    {
      if (error != NULL && *error == NULL)
        g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CLOSED, "it ended at once");
      return NULL;
    }
  return g_dbus_connection_new_for_address_sync (session->bus_address,
                                                 G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                                 | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                 NULL, NULL, error);
}

/* Asking for the address starts the accessibility bus; the program and libatspi both look in this variable first. */
static gboolean
find_accessibility_bus (DriverSession *session, GError **error)
{
  g_autoptr (GVariant) reply = g_dbus_connection_call_sync (session->bus, "org.a11y.Bus", "/org/a11y/bus",
                                                            "org.a11y.Bus", "GetAddress", NULL, G_VARIANT_TYPE ("(s)"),
                                                            G_DBUS_CALL_FLAGS_NONE, BUS_TIMEOUT_MS, NULL, error);
  const char *address;

  if (reply == NULL)
    return FALSE;
  g_variant_get (reply, "(&s)", &address);
  g_setenv ("AT_SPI_BUS_ADDRESS", address, TRUE);
  session->accessibility
    = g_dbus_connection_new_for_address_sync (address,
                                              G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                              | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                              NULL, NULL, error);
  if (session->accessibility == NULL)
    return FALSE;
  if (atspi_init () > 1)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "libatspi does not start");
      return FALSE;
    }
  atspi_set_timeout (5000, 15000);
  return TRUE;
}

/* One of the last executable, on the same display, may be about to end. */
static gboolean
is_desktop (DriverSession *session)
{
  gint64 end = g_get_monotonic_time () + MANAGER_SECONDS * G_USEC_PER_SEC;

  while (driver_window_is_managed (session->display) && g_get_monotonic_time () < end)
    g_usleep (POLL_US);
  return driver_window_is_managed (session->display);
}

/* Without a window manager no window is ever active, none is above another, and each may have any size. */
static gboolean
start_manager (DriverSession *session, GError **error)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autofree char *settings = g_test_build_filename (G_TEST_DIST, "ui", "openbox.xml", NULL);
  gint64 end = g_get_monotonic_time () + MANAGER_SECONDS * G_USEC_PER_SEC;

  g_subprocess_launcher_set_child_setup (launcher, die_with_parent_cb, NULL, NULL);
  g_subprocess_launcher_setenv (launcher, "HOME", session->dir, TRUE);
  session->manager
    = g_subprocess_launcher_spawn (launcher, error, "openbox", "--sm-disable", "--config-file", settings, NULL);
  if (session->manager == NULL)
    return FALSE;
  while (!driver_window_is_managed (session->display) && g_get_monotonic_time () < end)
    g_usleep (POLL_US);
  if (driver_window_is_managed (session->display))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "openbox does not start");
  return FALSE;
}

static void
stop (GSubprocess **process)
{
  if (*process != NULL)
    {
      g_subprocess_send_signal (*process, SIGTERM);
      g_subprocess_wait (*process, NULL, NULL);
    }
  g_clear_object (process);
}

/**
 * driver_session_set_layout:
 * @layout: such as "us" or "fr"
 *
 * Returns: FALSE where the X server cannot be told
 */
gboolean
driver_session_set_layout (const char *layout)
{
  g_autoptr (GSubprocess) setter
    = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, NULL, "setxkbmap",
                        layout, NULL);

  return setter != NULL && g_subprocess_wait_check (setter, NULL, NULL);
}

/**
 * driver_session_set_dpi:
 * @dpi: 192 is text of twice the size, 0 what it is where nobody has chosen one
 *
 * Tells the programs started from now on, which ask the resources of the X server where there is no desktop.
 */
void
driver_session_set_dpi (DriverSession *session, int dpi)
{
  Window root = DefaultRootWindow (session->display);
  g_autofree char *text = g_strdup_printf ("Xft.dpi:\t%d\n", dpi);

  if (dpi != 0)
    XChangeProperty (session->display, root, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace,
                     (const unsigned char *) text, strlen (text));
  else
    XDeleteProperty (session->display, root, XA_RESOURCE_MANAGER);
  XSync (session->display, False);
  session->other_dpi = dpi != 0;
}

/**
 * driver_session_open:
 * @why_not: (out): set if the result is FALSE
 *
 * Returns: whether the machine has all that the tests need
 */
gboolean
driver_session_open (DriverSession *session, char **why_not)
{
  g_autoptr (GError) error = NULL;
  const char *missing = NULL;

  g_setenv ("ATSPI_NO_CACHE", "1", TRUE); /* what the program says now, not what libatspi remembers */
  session->input = input_new (&input_xtest, &error);
  if (session->input == NULL)
    {
      *why_not = g_strdup (error->message);
      return FALSE;
    }
  driver_window_open (session);
  if (is_desktop (session))
    {
      *why_not = g_strdup ("a window manager runs: the tests do not type into a desktop in use; try xvfb-run");
      return FALSE;
    }

  session->dir = g_dir_make_tmp ("rubric-XXXXXX", &error);
  if (session->dir == NULL)
    missing = "temporary folder";
  else if ((session->bus_daemon = start_bus (session, &error)) == NULL
           || (session->bus = connect_bus (session, &error)) == NULL)
    missing = "session bus";
  else if (!find_accessibility_bus (session, &error))
    missing = "accessibility bus";
  else if (!start_manager (session, &error))
    missing = "window manager";
  if (missing != NULL)
    *why_not = g_strdup_printf ("no %s: %s", missing, error->message);
  return missing == NULL;
}

void
driver_session_close (DriverSession *session)
{
  if (session->other_layout)
    driver_session_set_layout (DRIVER_LAYOUT);
  session->other_layout = FALSE;
  if (session->other_dpi)
    driver_session_set_dpi (session, 0);
  stop (&session->manager);
  g_clear_object (&session->accessibility);
  g_clear_object (&session->bus);
  stop (&session->bus_daemon);
  g_clear_pointer (&session->bus_address, g_free);
  g_clear_pointer (&session->input, input_free);
  g_clear_pointer (&session->display, XCloseDisplay);
  if (session->dir != NULL)
    nftw (session->dir, remove_cb, 16, FTW_DEPTH | FTW_PHYS);
  g_clear_pointer (&session->dir, g_free);
}
