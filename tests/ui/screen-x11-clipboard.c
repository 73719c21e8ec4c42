/* screen-x11-clipboard.c - what another program has put on an X server's clipboard, or drops
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "screen-x11.h"

#include <X11/Xatom.h>
#include <glib-unix.h>

#define SETTLE_SECONDS 0.1

/* A connection of its own, whose events are answered whenever the scenario waits for something. */
typedef struct
{
  Display *display;
  Window window;
  guint source;
  Atom type;
  GBytes *data;
  gboolean listed;   /* somebody knows what is offered */
  gboolean accepted; /* the program would take what is dragged over it */
  gboolean dropped;  /* it has taken it, or refused it */
} X11Clipboard;

/* The property that @request asks for, or None. */
static Atom
fill_property (X11Clipboard *self, const XSelectionRequestEvent *request)
{
  Atom targets = XInternAtom (self->display, "TARGETS", False);
  Atom property = request->property != None ? request->property : request->target;
  const Atom offered[] = { targets, self->type };

  self->listed |= request->target == targets;
  if (request->target == targets)
    XChangeProperty (self->display, request->requestor, property, XA_ATOM, 32, PropModeReplace,
                     (const unsigned char *) offered, G_N_ELEMENTS (offered));
  else if (request->target == self->type)
    XChangeProperty (self->display, request->requestor, property, self->type, 8, PropModeReplace,
                     g_bytes_get_data (self->data, NULL), g_bytes_get_size (self->data));
  else
    return None;
  return property;
}

static void
answer (X11Clipboard *self, const XSelectionRequestEvent *request)
{
  XEvent reply = { .xselection = {
    .type = SelectionNotify,
    .requestor = request->requestor,
    .selection = request->selection,
    .target = request->target,
    .property = fill_property (self, request),
    .time = request->time,
  } };

  XSendEvent (self->display, request->requestor, False, NoEventMask, &reply);
  XFlush (self->display);
}

/* What the program says of a thing that is dragged over it. */
static void
hear (X11Clipboard *self, const XClientMessageEvent *message)
{
  if (message->message_type == XInternAtom (self->display, "XdndStatus", False))
    self->accepted = (message->data.l[1] & 1) != 0;
  else if (message->message_type == XInternAtom (self->display, "XdndFinished", False))
    self->dropped = TRUE;
}

static gboolean
event_cb (int fd, GIOCondition condition, gpointer user_data)
{
  X11Clipboard *self = user_data;

  while (XPending (self->display) > 0)
    {
      XEvent event;

      XNextEvent (self->display, &event);
      if (event.type == SelectionRequest)
        answer (self, &event.xselectionrequest);
      else if (event.type == ClientMessage)
        hear (self, &event.xclient);
    }
  return G_SOURCE_CONTINUE;
}

static X11Clipboard *
clipboard_new (void)
{
  X11Clipboard *self = g_new0 (X11Clipboard, 1);

  self->display = XOpenDisplay (NULL);
  g_assert_nonnull (self->display);
  self->window = XCreateSimpleWindow (self->display, DefaultRootWindow (self->display), 0, 0, 1, 1, 0, 0, 0);
  self->source = g_unix_fd_add (ConnectionNumber (self->display), G_IO_IN, event_cb, self);
  return self;
}

static gboolean
listed_condition (Driver *driver, gpointer unused)
{
  event_cb (-1, G_IO_IN, driver->clipboard); /* what came with an answer of the server wakes nobody */
  return ((X11Clipboard *) driver->clipboard)->listed;
}

static gboolean
never_condition (Driver *driver, gpointer unused)
{
  return FALSE;
}

/* Offers @data, of one type, as @selection. */
static X11Clipboard *
offer (Driver *driver, const char *selection, const char *type, const char *data, gsize length)
{
  X11Clipboard *self;
  Atom atom;

  if (driver->clipboard == NULL)
    driver->clipboard = clipboard_new ();
  self = driver->clipboard;
  g_clear_pointer (&self->data, g_bytes_unref);
  self->type = XInternAtom (self->display, type, False);
  self->data = g_bytes_new (data, length);
  self->listed = self->accepted = self->dropped = FALSE;
  atom = XInternAtom (self->display, selection, False);
  XSetSelectionOwner (self->display, atom, self->window, CurrentTime);
  g_assert_cmpuint (XGetSelectionOwner (self->display, atom), ==, self->window);
  return self;
}

/**
 * screen_x11_set_clipboard:
 * @type: the one type that is offered, such as "text/html"
 * @data: at most 100,000 bytes
 *
 * Puts @data on the clipboard, as another program would, and lets the program find out what there is.
 */
void
screen_x11_set_clipboard (Driver *driver, const char *type, const char *data, gsize length)
{
  offer (driver, "CLIPBOARD", type, data, length);
  driver_expect (driver, listed_condition, NULL, "the program to look at the clipboard");
  driver_wait (driver, SETTLE_SECONDS, never_condition, NULL);
}

static gboolean
accepted_condition (Driver *driver, gpointer unused)
{
  event_cb (-1, G_IO_IN, driver->clipboard);
  return ((X11Clipboard *) driver->clipboard)->accepted;
}

static gboolean
dropped_condition (Driver *driver, gpointer unused)
{
  event_cb (-1, G_IO_IN, driver->clipboard);
  return ((X11Clipboard *) driver->clipboard)->dropped;
}

/* A step of the XDND protocol; the source names itself first. */
static void
send_step (X11Clipboard *self, Window target, const char *name, const long data[4])
{
  XEvent event = { .xclient = {
    .type = ClientMessage,
    .window = target,
    .message_type = XInternAtom (self->display, name, False),
    .format = 32,
    .data.l = { (long) self->window, data[0], data[1], data[2], data[3] },
  } };

  XSendEvent (self->display, target, False, NoEventMask, &event);
  XFlush (self->display);
}

/**
 * screen_x11_drop:
 * @target: the window on top
 * @type: the one type that is offered, such as "text/uri-list"
 * @data: at most 100,000 bytes
 *
 * Drops @data in the middle of the window on top, as another program would.
 */
void
screen_x11_drop (Driver *driver, Window target, const char *type, const char *data, gsize length)
{
  X11Clipboard *self = offer (driver, "XdndSelection", type, data, length);
  Window ignored;
  XWindowAttributes attributes;
  int x, y;

  XGetWindowAttributes (self->display, target, &attributes);
  XTranslateCoordinates (self->display, target, DefaultRootWindow (self->display), attributes.width / 2,
                         attributes.height / 2, &x, &y, &ignored);
  send_step (self, target, "XdndEnter", (const long[]){ 5L << 24, (long) self->type, None, None });
  send_step (self, target, "XdndPosition", (const long[]){ 0, (long) x << 16 | y, CurrentTime,
                                                           (long) XInternAtom (self->display, "XdndActionCopy", False) });
  driver_expect (driver, accepted_condition, NULL, "the program to let something be dropped");
  send_step (self, target, "XdndDrop", (const long[]){ 0, CurrentTime, 0, 0 });
  driver_expect (driver, dropped_condition, NULL, "the program to take what was dropped");
}

/* Nothing is on the clipboard any more. */
void
screen_x11_forget_clipboard (Driver *driver)
{
  X11Clipboard *self = g_steal_pointer (&driver->clipboard);

  if (self == NULL)
    return;
  g_source_remove (self->source);
  XCloseDisplay (self->display);
  g_bytes_unref (self->data);
  g_free (self);
}
