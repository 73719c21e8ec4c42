/* mutter.c - sessions of the RemoteDesktop and ScreenCast interfaces of a mutter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "mutter.h"

#define ANSWER_MS 10000
#define START_SECONDS 20
#define POLL_US 10000

static const char *
get_service (const char *interface)
{
  return g_str_has_prefix (interface, MUTTER_CAST) ? MUTTER_CAST : MUTTER_REMOTE;
}

/**
 * mutter_call:
 * @arguments: (nullable) (transfer floating): of the method
 *
 * Returns: (transfer full) (nullable): the answer, or NULL with @error set
 */
GVariant *
mutter_call (Mutter *self, const char *interface, const char *path, const char *method, GVariant *arguments,
             GError **error)
{
  return g_dbus_connection_call_sync (self->bus, get_service (interface), path, interface, method, arguments, NULL,
                                      G_DBUS_CALL_FLAGS_NONE, ANSWER_MS, NULL, error);
}

/* The same for a method that answers with a path. */
static char *
call_for_path (Mutter *self, const char *interface, const char *path, const char *method, GVariant *arguments,
               GError **error)
{
  g_autoptr (GVariant) reply = mutter_call (self, interface, path, method, arguments, error);
  char *answer = NULL;

  if (reply != NULL)
    g_variant_get (reply, "(o)", &answer);
  return answer;
}

static GVariant *
no_options (void)
{
  return g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0);
}

/* A ScreenCast session of the same person: only its streams can tell the pointer where to go. */
static char *
create_cast (Mutter *self, const char *remote, GError **error)
{
  g_autoptr (GVariant) reply = g_dbus_connection_call_sync (self->bus, MUTTER_REMOTE, remote, "org.freedesktop.DBus.Properties",
                                                            "Get", g_variant_new ("(ss)", MUTTER_REMOTE ".Session", "SessionId"),
                                                            NULL, G_DBUS_CALL_FLAGS_NONE, ANSWER_MS, NULL, error);
  g_autoptr (GVariant) id = NULL;
  GVariantBuilder options;

  if (reply == NULL)
    return NULL;
  g_variant_get (reply, "(v)", &id);
  g_variant_builder_init (&options, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&options, "{sv}", "remote-desktop-session-id", id);
  return call_for_path (self, MUTTER_CAST, "/org/gnome/Mutter/ScreenCast", "CreateSession",
                        g_variant_new ("(a{sv})", &options), error);
}

/* A stream that is asked for after the start makes no pictures by itself, which would take a PipeWire. */
static gboolean
start (Mutter *self, MutterCast *cast, gboolean window, GError **error)
{
  g_autoptr (GVariant) reply = mutter_call (self, MUTTER_REMOTE ".Session", cast->remote, "Start", NULL, error);

  if (reply == NULL)
    return FALSE;
  cast->stream = window
                   ? call_for_path (self, MUTTER_CAST ".Session", cast->cast, "RecordWindow",
                                    g_variant_new ("(@a{sv})", no_options ()), error)
                   : call_for_path (self, MUTTER_CAST ".Session", cast->cast, "RecordMonitor",
                                    g_variant_new ("(s@a{sv})", "", no_options ()), error);
  return cast->stream != NULL;
}

/**
 * mutter_cast:
 * @window: whether places are those of the window with the keyboard; else of the screen
 *
 * Returns: (transfer full) (nullable): sessions for pointer and pictures; they end with the window
 */
MutterCast *
mutter_cast (Mutter *self, gboolean window, GError **error)
{
  MutterCast *cast = g_new0 (MutterCast, 1);

  cast->remote = call_for_path (self, MUTTER_REMOTE, "/org/gnome/Mutter/RemoteDesktop", "CreateSession", NULL, error);
  if (cast->remote != NULL)
    cast->cast = create_cast (self, cast->remote, error);
  if (cast->cast != NULL && start (self, cast, window, error))
    return cast;
  mutter_cast_end (self, cast);
  return NULL;
}

void
mutter_cast_end (Mutter *self, MutterCast *cast)
{
  if (cast->remote != NULL)
    {
      g_autoptr (GVariant) ignored = mutter_call (self, MUTTER_REMOTE ".Session", cast->remote, "Stop", NULL, NULL);
    }
  g_free (cast->remote);
  g_free (cast->cast);
  g_free (cast->stream);
  g_free (cast);
}

static gboolean
is_there (GDBusConnection *bus, const char *name)
{
  g_autoptr (GVariant) reply = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                                            "org.freedesktop.DBus", "NameHasOwner",
                                                            g_variant_new ("(s)", name), G_VARIANT_TYPE ("(b)"),
                                                            G_DBUS_CALL_FLAGS_NONE, ANSWER_MS, NULL, NULL);
  gboolean has_owner = FALSE;

  if (reply != NULL)
    g_variant_get (reply, "(b)", &has_owner);
  return has_owner;
}

/**
 * mutter_wait:
 *
 * Returns: whether a mutter comes to @bus
 */
gboolean
mutter_wait (GDBusConnection *bus, GError **error)
{
  gint64 end = g_get_monotonic_time () + START_SECONDS * G_USEC_PER_SEC;

  while (!is_there (bus, MUTTER_REMOTE) || !is_there (bus, MUTTER_CAST))
    {
      if (g_get_monotonic_time () > end)
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "mutter does not start");
          return FALSE;
        }
      g_usleep (POLL_US);
    }
  return TRUE;
}

/**
 * mutter_new:
 * @bus: where a mutter is
 *
 * Returns: (transfer full) (nullable): a person before its screen
 */
Mutter *
mutter_new (GDBusConnection *bus, GError **error)
{
  Mutter *self = g_new0 (Mutter, 1);

  self->bus = g_object_ref (bus);
  self->screen = mutter_cast (self, FALSE, error);
  if (self->screen != NULL)
    return self;
  mutter_free (self);
  return NULL;
}

void
mutter_free (Mutter *self)
{
  if (self->screen != NULL)
    mutter_cast_end (self, self->screen);
  g_object_unref (self->bus);
  g_free (self);
}
