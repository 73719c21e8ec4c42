/* input-xtest.c - events through the XTEST extension of the X server
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "input.h"

#include <gio/gio.h>

#include <X11/Xlib.h>
#include <X11/XKBlib.h>
#include <X11/extensions/XTest.h>

#define OPEN_TRIES 100
#define OPEN_PAUSE_US 20000

/* A server that has just lost its last client starts anew, and refuses everybody for a moment. */
static Display *
open_display (void)
{
  Display *display = XOpenDisplay (NULL);

  for (int i = 0; display == NULL && g_getenv ("DISPLAY") != NULL && i < OPEN_TRIES; i++)
    {
      g_usleep (OPEN_PAUSE_US);
      display = XOpenDisplay (NULL);
    }
  return display;
}

static gpointer
xtest_open (GError **error)
{
  Display *display = open_display ();
  int ignored;

  if (display == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_CONNECTED, "no display");
  else if (!XTestQueryExtension (display, &ignored, &ignored, &ignored, &ignored))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "the X server has no XTEST extension");
      XCloseDisplay (g_steal_pointer (&display));
    }
  return display;
}

static void
xtest_close (gpointer display)
{
  XCloseDisplay (display);
}

static gboolean
xtest_find_key (gpointer display, guint keysym, guint *code, gboolean *shift)
{
  *code = XKeysymToKeycode (display, keysym);
  if (*code == 0)
    return FALSE;
  *shift = XkbKeycodeToKeysym (display, *code, 0, 0) != keysym
           && XkbKeycodeToKeysym (display, *code, 0, 1) == keysym;
  return TRUE;
}

static void
xtest_key (gpointer display, guint code, gboolean press)
{
  XTestFakeKeyEvent (display, code, press, CurrentTime);
  XSync (display, False);
}

static void
xtest_move (gpointer display, int x, int y)
{
  XTestFakeMotionEvent (display, -1, x, y, CurrentTime);
  XSync (display, False);
}

static void
xtest_button (gpointer display, guint button, gboolean press)
{
  XTestFakeButtonEvent (display, button, press, CurrentTime);
  XSync (display, False);
}

const InputBackend input_xtest = {
  .open = xtest_open,
  .close = xtest_close,
  .find_key = xtest_find_key,
  .key = xtest_key,
  .move = xtest_move,
  .button = xtest_button,
};
