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
#define ANSWER_MS 2000

typedef struct
{
  Display *display;
  Window   window; /* never shown: what the window manager is asked about */
  Atom     question;
  Atom     answer;
} Xtest;

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
xtest_open (gpointer unused, GError **error)
{
  Display *display = open_display ();
  Xtest *self;
  int ignored;

  if (display == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_CONNECTED, "no display");
      return NULL;
    }
  if (!XTestQueryExtension (display, &ignored, &ignored, &ignored, &ignored))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "the X server has no XTEST extension");
      XCloseDisplay (display);
      return NULL;
    }
  self = g_new0 (Xtest, 1);
  self->display = display;
  self->window = XCreateSimpleWindow (display, DefaultRootWindow (display), 0, 0, 1, 1, 0, 0, 0);
  self->question = XInternAtom (display, "_NET_REQUEST_FRAME_EXTENTS", False);
  self->answer = XInternAtom (display, "_NET_FRAME_EXTENTS", False);
  XSelectInput (display, self->window, PropertyChangeMask);
  return self;
}

static void
xtest_close (gpointer data)
{
  Xtest *self = data;

  XCloseDisplay (self->display);
  g_free (self);
}

static gboolean
xtest_find_key (gpointer data, guint keysym, guint *code, gboolean *shift)
{
  Display *display = ((Xtest *) data)->display;

  *code = XKeysymToKeycode (display, keysym);
  if (*code == 0)
    return FALSE;
  *shift = XkbKeycodeToKeysym (display, *code, 0, 0) != keysym
           && XkbKeycodeToKeysym (display, *code, 0, 1) == keysym;
  return TRUE;
}

static void
xtest_key (gpointer data, guint code, gboolean press)
{
  Display *display = ((Xtest *) data)->display;

  XTestFakeKeyEvent (display, code, press, CurrentTime);
  XSync (display, False);
}

static void
xtest_move (gpointer data, int x, int y)
{
  Display *display = ((Xtest *) data)->display;

  XTestFakeMotionEvent (display, -1, x, y, CurrentTime);
  XSync (display, False);
}

static void
xtest_park (gpointer data)
{
  Display *display = ((Xtest *) data)->display;
  int screen = DefaultScreen (display);

  xtest_move (data, DisplayWidth (display, screen) - 1, DisplayHeight (display, screen) - 1);
}

static gboolean
has_answer (Xtest *self)
{
  XEvent event;

  while (XPending (self->display) > 0)
    {
      XNextEvent (self->display, &event);
      if (event.type == PropertyNotify && event.xproperty.atom == self->answer)
        return TRUE;
    }
  return FALSE;
}

/* A window manager sees a button before the window does, and hands it on when it has raised that window. A key that
 * comes meanwhile would be there first. It does all things in order, so that its answer to a question tells that it is
 * done.
 */
static void
await_manager (Xtest *self)
{
  GPollFD connection = { ConnectionNumber (self->display), G_IO_IN, 0 };
  gint64 end = g_get_monotonic_time () + ANSWER_MS * G_TIME_SPAN_MILLISECOND;
  XEvent event = { .xclient = { .type = ClientMessage, .format = 32 } };

  event.xclient.window = self->window;
  event.xclient.message_type = self->question;
  XSendEvent (self->display, DefaultRootWindow (self->display), False,
              SubstructureNotifyMask | SubstructureRedirectMask, &event);
  XFlush (self->display);
  while (!has_answer (self) && g_get_monotonic_time () < end)
    g_poll (&connection, 1, ANSWER_MS);
}

static void
xtest_button (gpointer data, guint button, gboolean press)
{
  Xtest *self = data;

  XTestFakeButtonEvent (self->display, button, press, CurrentTime);
  XSync (self->display, False);
  await_manager (self);
}

const InputBackend input_xtest = {
  .open = xtest_open,
  .close = xtest_close,
  .find_key = xtest_find_key,
  .key = xtest_key,
  .move = xtest_move,
  .button = xtest_button,
  .park = xtest_park,
};
