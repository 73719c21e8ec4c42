/* driver-session.c - buses, a screen and folders that belong to the tests alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>

#define BUS_TIMEOUT_MS 20000

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

/**
 * driver_session_get_launcher:
 *
 * Returns: (transfer full): starts what ends with the tests, and leaves nothing in the person's folders
 */
GSubprocessLauncher *
driver_session_get_launcher (DriverSession *session, GSubprocessFlags flags)
{
  GSubprocessLauncher *launcher = g_subprocess_launcher_new (flags);

  g_subprocess_launcher_set_child_setup (launcher, die_with_parent_cb, NULL, NULL);
  g_subprocess_launcher_setenv (launcher, "HOME", session->dir, TRUE);
  return launcher;
}

/* The services the bus starts inherit these. Without DISPLAY none of them can leave an address on the X root window,
 * where the next test would find it after the bus is gone.
 */
static GSubprocess *
start_bus (DriverSession *session, GError **error)
{
  g_autoptr (GSubprocessLauncher) launcher
    = driver_session_get_launcher (session, G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);

  g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  g_subprocess_launcher_unsetenv (launcher, "WAYLAND_DISPLAY");
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

void
driver_session_stop (GSubprocess **process)
{
  if (*process != NULL)
    {
      g_subprocess_send_signal (*process, SIGTERM);
      g_subprocess_wait (*process, NULL, NULL);
    }
  g_clear_object (process);
}

/* What RUBRIC_SCREEN says, X11 where it says nothing. */
static const DriverScreen *
find_screen (void)
{
  static const struct
  {
    const char *name;
    const DriverScreen *screen;
  } screens[] = {
    { "x11", &driver_screen_x11 },
#ifdef HAVE_WAYLAND_SCREEN
    { "wayland", &driver_screen_wayland },
#endif
  };
  const char *wanted = g_getenv ("RUBRIC_SCREEN");

  for (gsize i = 0; i < G_N_ELEMENTS (screens); i++)
    if (g_str_equal (wanted != NULL ? wanted : screens[0].name, screens[i].name))
      return screens[i].screen;
  return NULL;
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
  session->screen = find_screen ();
  if (session->screen == NULL)
    {
      *why_not = g_strdup_printf ("there is no screen %s here", g_getenv ("RUBRIC_SCREEN"));
      return FALSE;
    }
  if (!session->screen->open (session, why_not))
    return FALSE;
  session->dir = g_dir_make_tmp ("rubric-XXXXXX", &error);
  if (session->dir == NULL)
    missing = "temporary folder";
  else if ((session->bus_daemon = start_bus (session, &error)) == NULL
           || (session->bus = connect_bus (session, &error)) == NULL)
    missing = "session bus";
  else if (!find_accessibility_bus (session, &error))
    missing = "accessibility bus";
  else if (!session->screen->start (session, &error))
    missing = "window manager";
  if (missing != NULL)
    *why_not = g_strdup_printf ("no %s: %s", missing, error->message);
  return missing == NULL;
}

void
driver_session_close (DriverSession *session)
{
  if (session->other_layout)
    session->screen->set_layout (session, DRIVER_LAYOUT);
  session->other_layout = FALSE;
  g_clear_pointer (&session->input, input_free);
  if (session->screen != NULL)
    session->screen->close (session);
  g_clear_object (&session->accessibility);
  g_clear_object (&session->bus);
  driver_session_stop (&session->bus_daemon);
  g_clear_pointer (&session->bus_address, g_free);
  if (session->dir != NULL)
    nftw (session->dir, remove_cb, 16, FTW_DEPTH | FTW_PHYS);
  g_clear_pointer (&session->dir, g_free);
}
