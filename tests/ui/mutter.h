/* mutter.h - a headless mutter, whose screen nobody sees, and what it lets others do over its bus
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "input.h"

#define MUTTER_REMOTE "org.gnome.Mutter.RemoteDesktop"
#define MUTTER_CAST "org.gnome.Mutter.ScreenCast"

/* A little more than the largest window of the tests, whose corner must be in reach of the pointer. */
#define MUTTER_WIDTH 1960
#define MUTTER_HEIGHT 1240

/* GTK keeps so much around a window that its border can be caught, where there is no shadow. */
#define MUTTER_MARGIN 12

/* MutterCast: a session that may know about pointer and keys, one that knows about places and pictures. */
typedef struct
{
  char *remote;
  char *cast;
  char *stream; /* a window or the whole screen */
} MutterCast;

/* Mutter: the bus on which it is, and a session that lasts as long as the tests. */
typedef struct
{
  GDBusConnection *bus;
  MutterCast      *screen;
  gint64           settled; /* when the window with the keyboard has its place */
  void           (*sync) (gpointer data); /* returns when the program has seen what was sent */
  gpointer         sync_data;
  gboolean         has_clipboard; /* for ever: mutter 43 does not let it be enabled again */
} Mutter;

extern const InputBackend input_mutter;

gboolean    mutter_wait (GDBusConnection *bus, GError **error);
Mutter     *mutter_new (GDBusConnection *bus, GError **error);
void        mutter_free (Mutter *self);
GVariant   *mutter_call (Mutter *self, const char *interface, const char *path, const char *method,
                         GVariant *arguments, GError **error);
MutterCast *mutter_cast (Mutter *self, gboolean window, GError **error);
void        mutter_cast_end (Mutter *self, MutterCast *cast);
