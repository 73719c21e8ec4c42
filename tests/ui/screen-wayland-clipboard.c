/* screen-wayland-clipboard.c - what another program has put on the clipboard of a mutter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "screen-wayland.h"

#include <gio/gunixfdlist.h>
#include <gio/gunixoutputstream.h>

/* A clipboard that is written whenever a program asks for it, while the scenario waits for something. */
typedef struct
{
  Mutter *mutter; /* not owned */
  guint   subscription;
  GBytes *data;
} WaylandClipboard;

static void
notify (WaylandClipboard *self, const char *method, GVariant *arguments)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply = mutter_call (self->mutter, MUTTER_REMOTE ".Session", self->mutter->screen->remote, method,
                                            arguments, &error);

  g_assert_no_error (error);
}

/* Where to write what @serial asks for. */
static GOutputStream *
open_transfer (WaylandClipboard *self, guint32 serial)
{
  g_autoptr (GUnixFDList) fds = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply = g_dbus_connection_call_with_unix_fd_list_sync (
    self->mutter->bus, MUTTER_REMOTE, self->mutter->screen->remote, MUTTER_REMOTE ".Session", "SelectionWrite",
    g_variant_new ("(u)", serial), G_VARIANT_TYPE ("(h)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, &fds, NULL, &error);
  int handle, fd;

  g_assert_no_error (error);
  g_variant_get (reply, "(h)", &handle);
  fd = g_unix_fd_list_get (fds, handle, &error);
  g_assert_no_error (error);
  return g_unix_output_stream_new (fd, TRUE);
}

/* A reader that has gone meanwhile is its own affair. */
static void
transfer_cb (GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *signal,
             GVariant *arguments, gpointer user_data)
{
  WaylandClipboard *self = user_data;
  g_autoptr (GOutputStream) stream = NULL;
  guint32 serial;
  gboolean written;

  g_variant_get (arguments, "(&su)", NULL, &serial);
  stream = open_transfer (self, serial);
  written = g_output_stream_write_all (stream, g_bytes_get_data (self->data, NULL), g_bytes_get_size (self->data), NULL,
                                       NULL, NULL);
  g_output_stream_close (stream, NULL, NULL);
  notify (self, "SelectionWriteDone", g_variant_new ("(ub)", serial, written));
}

static WaylandClipboard *
clipboard_new (Mutter *mutter)
{
  WaylandClipboard *self = g_new0 (WaylandClipboard, 1);

  self->mutter = mutter;
  self->subscription
    = g_dbus_connection_signal_subscribe (mutter->bus, MUTTER_REMOTE, MUTTER_REMOTE ".Session", "SelectionTransfer",
                                          mutter->screen->remote, NULL, G_DBUS_SIGNAL_FLAGS_NONE, transfer_cb, self, NULL);
  if (!mutter->has_clipboard)
    notify (self, "EnableClipboard", g_variant_new ("(@a{sv})", g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0)));
  mutter->has_clipboard = TRUE;
  return self;
}

/* The program hears of it before it hears of the next key. */
void
screen_wayland_set_clipboard (Driver *driver, const char *type, const char *data, gsize length)
{
  const char *const types[] = { type, NULL };
  WaylandClipboard *self;
  GVariantBuilder options;

  if (driver->clipboard == NULL)
    driver->clipboard = clipboard_new (((ScreenWayland *) driver->session->display)->mutter);
  self = driver->clipboard;
  g_clear_pointer (&self->data, g_bytes_unref);
  self->data = g_bytes_new (data, length);
  g_variant_builder_init (&options, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&options, "{sv}", "mime-types", g_variant_new_strv (types, -1));
  notify (self, "SetSelection", g_variant_new ("(a{sv})", &options));
}

void
screen_wayland_forget_clipboard (Driver *driver)
{
  WaylandClipboard *self = g_steal_pointer (&driver->clipboard);

  if (self == NULL)
    return;
  g_dbus_connection_signal_unsubscribe (self->mutter->bus, self->subscription);
  notify (self, "SetSelection", g_variant_new ("(@a{sv})", g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0)));
  g_bytes_unref (self->data);
  g_free (self);
}
