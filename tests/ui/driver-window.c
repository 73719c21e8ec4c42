/* driver-window.c - the windows as the window manager has them: which is on top and active, and how large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <X11/Xutil.h>
#include <stdlib.h>

#define FROM_PAGER 2 /* rather than from the window itself */

/* Windows come and go between two requests. */
static int
x_error_cb (Display *display, XErrorEvent *event)
{
  return 0;
}

void
driver_window_open (DriverSession *session)
{
  session->display = XOpenDisplay (NULL);
  g_assert_nonnull (session->display);
  XSetErrorHandler (x_error_cb);
}

static unsigned char *
window_property (Display *display, Window window, const char *property, unsigned long *count)
{
  unsigned char *value = NULL;
  unsigned long left;
  int format;
  Atom type;

  *count = 0;
  XGetWindowProperty (display, window, XInternAtom (display, property, False), 0, 1024, False, AnyPropertyType, &type,
                      &format, count, &left, &value);
  return value;
}

/**
 * driver_window_text:
 *
 * Returns: (transfer full) (nullable): a text property of @window
 */
char *
driver_window_text (Driver *driver, Window window, const char *property)
{
  unsigned long count;
  unsigned char *value = window_property (driver->session->display, window, property, &count);
  char *text = count > 0 ? g_strndup ((char *) value, count) : NULL;

  if (value != NULL)
    XFree (value);
  return text;
}

static gboolean
is_ours (Driver *driver, Window window)
{
  unsigned long count;
  unsigned char *value;
  gboolean ours;
  XWindowAttributes attributes;

  if (!XGetWindowAttributes (driver->session->display, window, &attributes) || attributes.map_state != IsViewable
      || attributes.override_redirect || driver->program == NULL)
    return FALSE;
  value = window_property (driver->session->display, window, "_NET_WM_PID", &count);
  ours = count == 1 && g_subprocess_get_identifier (driver->program) != NULL
         && *(unsigned long *) value == (unsigned long) atol (g_subprocess_get_identifier (driver->program));
  if (value != NULL)
    XFree (value);
  return ours;
}

/* The one window that a property of @window names, or None. */
static Window
window_link (Display *display, Window window, const char *property)
{
  unsigned long count;
  unsigned char *value = window_property (display, window, property, &count);
  Window link = count == 1 ? *(Window *) value : None;

  if (value != NULL)
    XFree (value);
  return link;
}

/**
 * driver_window_is_managed:
 *
 * Returns: whether a window manager runs: the window it has left on the root window is there, and says the same
 */
gboolean
driver_window_is_managed (Display *display)
{
  Window check = window_link (display, DefaultRootWindow (display), "_NET_SUPPORTING_WM_CHECK");

  return check != None && window_link (display, check, "_NET_SUPPORTING_WM_CHECK") == check;
}

/**
 * driver_top_window:
 *
 * Returns: the program's window that the window manager has on top of the others, or None; popovers do not count
 */
Window
driver_top_window (Driver *driver)
{
  Display *display = driver->session->display;
  unsigned long n_windows;
  Window *windows = (Window *) window_property (display, DefaultRootWindow (display), "_NET_CLIENT_LIST_STACKING",
                                                &n_windows);
  Window top = None;

  for (unsigned long i = n_windows; i-- > 0 && top == None;)
    {
      if (is_ours (driver, windows[i]))
        top = windows[i];
    }
  if (windows != NULL)
    XFree (windows);
  return top;
}

/* The keyboard may be with a window inside, as GTK has it. */
static gboolean
is_inside (Display *display, Window window, Window outer)
{
  while (window > PointerRoot && window != outer)
    {
      Window root, parent, *children = NULL;
      guint n_children;

      if (!XQueryTree (display, window, &root, &parent, &children, &n_children))
        return FALSE;
      if (children != NULL)
        XFree (children);
      window = parent != root ? parent : None;
    }
  return window == outer;
}

/**
 * driver_is_active:
 *
 * Returns: whether the window on top has the keyboard, as the window manager and the X server say
 */
gboolean
driver_is_active (Driver *driver)
{
  Display *display = driver->session->display;
  Window top = driver_top_window (driver);
  Window focus;
  int revert;

  if (top == None || window_link (display, DefaultRootWindow (display), "_NET_ACTIVE_WINDOW") != top)
    return FALSE;
  XGetInputFocus (display, &focus, &revert);
  return is_inside (display, focus, top);
}

static gboolean
active_condition (Driver *driver, gpointer unused)
{
  return driver_is_active (driver);
}

/**
 * driver_focus:
 *
 * Waits until the window on top has the keyboard. The events reach the program in the order they are made, so keys may
 * follow at once.
 */
void
driver_focus (Driver *driver)
{
  driver_expect (driver, active_condition, NULL, "the window on top to be active");
}

/**
 * driver_top_title:
 *
 * Returns: (transfer full) (nullable): the title of the window on top
 */
char *
driver_top_title (Driver *driver)
{
  Window top = driver_top_window (driver);

  return top != None ? driver_window_text (driver, top, "_NET_WM_NAME") : NULL;
}

/* A dialog inside of a window is there before it has the keyboard: keys that come between go to the window. */
static gboolean
has_keyboard (Driver *driver, GPtrArray *windows, DriverWidget *stage)
{
  const DriverWanted wanted = { ATSPI_ROLE_INVALID, "*", ATSPI_STATE_FOCUSED };
  DriverWidget *top = driver_top_of (driver, windows);
  g_autoptr (DriverWidget) focused = NULL;

  if (top == NULL || driver_is_same (top, stage))
    return TRUE;
  focused = driver_search (driver, stage, &wanted);
  return focused != NULL;
}

/* The name of what the keys reach: of the dialog in the window on top, or the title of that window. The widgets are not
 * asked where there can be no such dialog: GTK 4.8 does not bear it while a window closes, see driver_list_windows().
 */
static char *
stage_name (Driver *driver)
{
  g_autoptr (GPtrArray) windows = NULL;
  g_autoptr (DriverWidget) stage = NULL;

  if (!driver->inner_dialogs)
    return driver_top_title (driver);
  windows = driver_list_windows (driver);
  stage = driver_get_stage (driver, windows);
  return stage != NULL && has_keyboard (driver, windows, stage) ? atspi_accessible_get_name (stage, NULL) : NULL;
}

static gboolean
title_condition (Driver *driver, gpointer pattern)
{
  g_autofree char *name = driver_is_active (driver) ? stage_name (driver) : NULL;

  return name != NULL && g_pattern_match_simple (pattern, name);
}

/**
 * driver_expect_window:
 * @title: a pattern with * and ?
 *
 * Waits until a window of that title, or with a dialog of that name in it, is on top and has the keyboard.
 */
void
driver_expect_window (Driver *driver, const char *title)
{
  driver_expect (driver, title_condition, (gpointer) title, title);
}

static gboolean
closed_condition (Driver *driver, gpointer pattern)
{
  g_autofree char *name = driver_is_active (driver) ? stage_name (driver) : NULL;

  return name != NULL && !g_pattern_match_simple (pattern, name);
}

/**
 * driver_expect_closed:
 * @title: a pattern with * and ?
 *
 * Waits until another window or dialog than that is on top and has the keyboard.
 */
void
driver_expect_closed (Driver *driver, const char *title)
{
  driver_expect (driver, closed_condition, (gpointer) title, "a dialog to close");
}

void
driver_get_size (Driver *driver, int *width, int *height)
{
  XWindowAttributes attributes = { 0 };

  XGetWindowAttributes (driver->session->display, driver_top_window (driver), &attributes);
  *width = attributes.width;
  *height = attributes.height;
}

/* Whether that is the size, or as near as a window of large pixels comes: its border is of small ones. */
static gboolean
is_size (const int seen[2], const int wanted[2])
{
  int most = driver_get_scale () - 1;

  return abs (seen[0] - wanted[0]) <= 2 * most && abs (seen[1] - wanted[1]) <= 2 * most;
}

static gboolean
size_condition (Driver *driver, gpointer size)
{
  int seen[2];

  driver_get_size (driver, &seen[0], &seen[1]);
  return is_size (seen, size);
}

static void
ask_manager (Driver *driver, Window window, const char *what, long flags)
{
  Display *display = driver->session->display;
  XEvent event = { .xclient = { .type = ClientMessage, .format = 32, .window = window } };

  event.xclient.message_type = XInternAtom (display, what, False);
  event.xclient.data.l[0] = flags;
  XSendEvent (display, DefaultRootWindow (display), False, SubstructureNotifyMask | SubstructureRedirectMask, &event);
  XFlush (display);
}

/**
 * driver_choose_window:
 *
 * Asks the window manager for a window, @n modulo how many there are, also a hidden one, as a task bar does.
 */
void
driver_choose_window (Driver *driver, guint n)
{
  Display *display = driver->session->display;
  unsigned long n_windows;
  Window *windows = (Window *) window_property (display, DefaultRootWindow (display), "_NET_CLIENT_LIST", &n_windows);

  if (n_windows > 0)
    ask_manager (driver, windows[n % n_windows], "_NET_ACTIVE_WINDOW", FROM_PAGER);
  if (windows != NULL)
    XFree (windows);
}

/**
 * driver_get_corner:
 * @x: (out): of the upper left corner of the window on top, on the screen
 * @y: (out): likewise
 */
void
driver_get_corner (Driver *driver, int *x, int *y)
{
  Display *display = driver->session->display;
  Window ignored;

  XTranslateCoordinates (display, driver_top_window (driver), DefaultRootWindow (display), 0, 0, x, y, &ignored);
}

static gboolean
corner_condition (Driver *driver, gpointer unused)
{
  int x, y;

  driver_get_corner (driver, &x, &y);
  return x == 0 && y == 0;
}

/**
 * driver_move_to_corner:
 *
 * Asks the window manager to move the window on top to the upper left corner of the screen.
 */
void
driver_move_to_corner (Driver *driver)
{
  ask_manager (driver, driver_top_window (driver), "_NET_MOVERESIZE_WINDOW",
               StaticGravity | 1 << 8 | 1 << 9 | FROM_PAGER << 12); /* to x = 0 and y = 0 */
}

/* The program asks the window manager to follow the pointer, which takes a moment: a button that was released before
 * would leave the window at the pointer for ever.
 */
static void
drag_corner (Driver *driver, const int old[2], const int size[2])
{
  Input *input = driver->session->input;
  gint64 end = g_get_monotonic_time () + DRIVER_SECONDS * G_USEC_PER_SEC;

  input_move (input, old[0] - 1, old[1] - 1);
  input_hold (input, 1, TRUE);
  for (int i = 0; size_condition (driver, (gpointer) old) && g_get_monotonic_time () < end; i++)
    {
      input_move (input, size[0] - 1 - i % 2, size[1] - 1 - i % 2);
      driver_turn ();
    }
  input_move (input, size[0] - 1, size[1] - 1);
  driver_wait (driver, DRIVER_SECONDS, size_condition, (gpointer) size);
  input_hold (input, 1, FALSE);
}

/**
 * driver_resize:
 *
 * Drags the lower right corner of the window on top until the window has this size, borders included. The window
 * manager lets it become no smaller than the window wishes.
 */
void
driver_resize (Driver *driver, int width, int height)
{
  const int size[2] = { width * driver_get_scale (), height * driver_get_scale () };
  int seen[2];

  driver_focus (driver);
  driver_move_to_corner (driver); /* there is room to the right and below */
  driver_expect (driver, corner_condition, NULL, "the window to move into the corner of the screen");
  driver_get_size (driver, &seen[0], &seen[1]);
  if (!is_size (seen, size))
    drag_corner (driver, seen, size);
  driver_get_size (driver, &seen[0], &seen[1]);
  if (!is_size (seen, size))
    driver_fail (driver, "the window does not become %d × %d but is %d × %d", size[0], size[1], seen[0], seen[1]);
  driver_park (driver);
}

gboolean
driver_fits_screen (Driver *driver, int width, int height)
{
  Display *display = driver->session->display;
  int screen = DefaultScreen (display);

  return width * driver_get_scale () <= DisplayWidth (display, screen)
         && height * driver_get_scale () <= DisplayHeight (display, screen);
}
