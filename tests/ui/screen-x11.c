/* screen-x11.c - windows as an X server and its window manager have them: which is on top and active, and how large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"
#include "screen-x11.h"

#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <stdlib.h>
#include <string.h>

#define FROM_PAGER 2 /* rather than from the window itself */
#define MANAGER_SECONDS 10
#define POLL_US 10000

typedef struct
{
  Display *display;
  GSubprocess *manager; /* of windows */
} ScreenX11;

static Display *
get_display (Driver *driver)
{
  return ((ScreenX11 *) driver->session->display)->display;
}

/* Windows come and go between two requests. */
static int
x_error_cb (Display *display, XErrorEvent *event)
{
  return 0;
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

/* A text property of @window. */
static char *
window_text (Driver *driver, Window window, const char *property)
{
  unsigned long count;
  unsigned char *value = window_property (get_display (driver), window, property, &count);
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

  if (!XGetWindowAttributes (get_display (driver), window, &attributes) || attributes.map_state != IsViewable
      || attributes.override_redirect || driver->program == NULL)
    return FALSE;
  value = window_property (get_display (driver), window, "_NET_WM_PID", &count);
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

/* Whether a window manager runs: the window it has left on the root window is there, and says the same. */
static gboolean
is_managed (Display *display)
{
  Window check = window_link (display, DefaultRootWindow (display), "_NET_SUPPORTING_WM_CHECK");

  return check != None && window_link (display, check, "_NET_SUPPORTING_WM_CHECK") == check;
}

/* One of the last executable, on the same display, may be about to end. */
static gboolean
is_desktop (Display *display)
{
  gint64 end = g_get_monotonic_time () + MANAGER_SECONDS * G_USEC_PER_SEC;

  while (is_managed (display) && g_get_monotonic_time () < end)
    g_usleep (POLL_US);
  return is_managed (display);
}

static gboolean
x11_open (DriverSession *session, char **why_not)
{
  g_autoptr (GError) error = NULL;
  ScreenX11 *self;

  session->input = input_new (&input_xtest, NULL, &error);
  if (session->input == NULL)
    {
      *why_not = g_strdup (error->message);
      return FALSE;
    }
  session->display = self = g_new0 (ScreenX11, 1);
  self->display = XOpenDisplay (NULL);
  g_assert_nonnull (self->display);
  XSetErrorHandler (x_error_cb);
  if (!is_desktop (self->display))
    return TRUE;
  *why_not = g_strdup ("a window manager runs: the tests do not type into a desktop in use; try xvfb-run");
  return FALSE;
}

/* Without a window manager no window is ever active, none is above another, and each may have any size. */
static gboolean
x11_start (DriverSession *session, GError **error)
{
  ScreenX11 *self = session->display;
  g_autoptr (GSubprocessLauncher) launcher
    = driver_session_get_launcher (session, G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autofree char *settings = g_test_build_filename (G_TEST_DIST, "ui", "openbox.xml", NULL);
  gint64 end = g_get_monotonic_time () + MANAGER_SECONDS * G_USEC_PER_SEC;

  self->manager
    = g_subprocess_launcher_spawn (launcher, error, "openbox", "--sm-disable", "--config-file", settings, NULL);
  if (self->manager == NULL)
    return FALSE;
  while (!is_managed (self->display) && g_get_monotonic_time () < end)
    g_usleep (POLL_US);
  if (is_managed (self->display))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "openbox does not start");
  return FALSE;
}

static gboolean
x11_set_layout (DriverSession *session, const char *layout)
{
  g_autoptr (GSubprocess) setter
    = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, NULL, "setxkbmap",
                        layout, NULL);

  return setter != NULL && g_subprocess_wait_check (setter, NULL, NULL);
}

/* Programs ask the resources of the X server where there is no desktop. */
static void
set_dpi (Display *display, int dpi)
{
  Window root = DefaultRootWindow (display);
  g_autofree char *text = g_strdup_printf ("Xft.dpi:\t%d\n", dpi);

  if (dpi != 0)
    XChangeProperty (display, root, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace, (const unsigned char *) text,
                     strlen (text));
  else
    XDeleteProperty (display, root, XA_RESOURCE_MANAGER);
  XSync (display, False);
}

static void
x11_set_dpi (Driver *driver, int dpi)
{
  set_dpi (get_display (driver), dpi);
  driver->session->other_dpi = dpi != 0;
}

static void
x11_close (DriverSession *session)
{
  ScreenX11 *self = g_steal_pointer (&session->display);

  if (self == NULL)
    return;
  if (session->other_dpi)
    set_dpi (self->display, 0);
  session->other_dpi = FALSE;
  driver_session_stop (&self->manager);
  XCloseDisplay (self->display);
  g_free (self);
}

static void
x11_set_env (Driver *driver)
{
  driver_set_env (driver, "GDK_BACKEND", "x11");
  driver->env = g_environ_unsetenv (driver->env, "WAYLAND_DISPLAY");
}

/* The program's window that the window manager has on top of the others, or None; popovers do not count. */
static Window
top_window (Driver *driver)
{
  Display *display = get_display (driver);
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

static gboolean
x11_has_window (Driver *driver)
{
  return top_window (driver) != None;
}

/* As the window manager and the X server say. */
static gboolean
x11_is_active (Driver *driver)
{
  Display *display = get_display (driver);
  Window top = top_window (driver);
  Window focus;
  int revert;

  if (top == None || window_link (display, DefaultRootWindow (display), "_NET_ACTIVE_WINDOW") != top)
    return FALSE;
  XGetInputFocus (display, &focus, &revert);
  return is_inside (display, focus, top);
}

static char *
x11_get_title (Driver *driver)
{
  Window top = top_window (driver);

  return top != None ? window_text (driver, top, "_NET_WM_NAME") : NULL;
}

static char *
x11_get_object_path (Driver *driver)
{
  Window top = top_window (driver);

  return top != None ? window_text (driver, top, "_GTK_WINDOW_OBJECT_PATH") : NULL;
}

/* The window with the title of the X window on top; that it is active is said for ever by each that was it once. */
static DriverWidget *
x11_find_top (Driver *driver, GPtrArray *windows)
{
  g_autofree char *title = x11_get_title (driver);

  for (guint i = windows->len; title != NULL && i-- > 0;)
    {
      g_autofree char *name = atspi_accessible_get_name (windows->pdata[i], NULL);

      if (g_strcmp0 (name, title) == 0)
        return windows->pdata[i];
    }
  return NULL;
}

static void
x11_get_size (Driver *driver, int *width, int *height)
{
  XWindowAttributes attributes = { 0 };

  XGetWindowAttributes (get_display (driver), top_window (driver), &attributes);
  *width = attributes.width;
  *height = attributes.height;
}

static void
x11_get_corner (Driver *driver, int *x, int *y)
{
  Display *display = get_display (driver);
  Window ignored;

  XTranslateCoordinates (display, top_window (driver), DefaultRootWindow (display), 0, 0, x, y, &ignored);
}

static void
x11_get_screen_size (Driver *driver, int *width, int *height)
{
  Display *display = get_display (driver);
  int screen = DefaultScreen (display);

  *width = DisplayWidth (display, screen);
  *height = DisplayHeight (display, screen);
}

static void
ask_manager (Driver *driver, Window window, const char *what, long flags)
{
  Display *display = get_display (driver);
  XEvent event = { .xclient = { .type = ClientMessage, .format = 32, .window = window } };

  event.xclient.message_type = XInternAtom (display, what, False);
  event.xclient.data.l[0] = flags;
  XSendEvent (display, DefaultRootWindow (display), False, SubstructureNotifyMask | SubstructureRedirectMask, &event);
  XFlush (display);
}

static void
x11_choose_window (Driver *driver, guint n)
{
  Display *display = get_display (driver);
  unsigned long n_windows;
  Window *windows = (Window *) window_property (display, DefaultRootWindow (display), "_NET_CLIENT_LIST", &n_windows);

  if (n_windows > 0)
    ask_manager (driver, windows[n % n_windows], "_NET_ACTIVE_WINDOW", FROM_PAGER);
  if (windows != NULL)
    XFree (windows);
}

static void
x11_close_window (Driver *driver, guint n)
{
  Display *display = get_display (driver);
  unsigned long n_windows;
  Window *windows = (Window *) window_property (display, DefaultRootWindow (display), "_NET_CLIENT_LIST", &n_windows);

  g_assert_cmpuint (n, <, n_windows);
  ask_manager (driver, windows[n], "_NET_CLOSE_WINDOW", 0);
  XFree (windows);
}

static void
x11_move_to_corner (Driver *driver)
{
  ask_manager (driver, top_window (driver), "_NET_MOVERESIZE_WINDOW",
               StaticGravity | 1 << 8 | 1 << 9 | FROM_PAGER << 12); /* to x = 0 and y = 0 */
}

static cairo_surface_t *
x11_grab (Driver *driver, gboolean all)
{
  Display *display = get_display (driver);
  Window window = all ? DefaultRootWindow (display) : top_window (driver);
  XWindowAttributes attributes;
  cairo_surface_t *picture;
  XImage *image;

  if (window == None || !XGetWindowAttributes (display, window, &attributes))
    return NULL;
  image = XGetImage (display, window, 0, 0, attributes.width, attributes.height, AllPlanes, ZPixmap);
  if (image == NULL)
    return NULL;
  g_assert_cmpint (image->bits_per_pixel, ==, 32);
  picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, image->width, image->height);
  for (int y = 0; y < image->height; y++)
    memcpy (cairo_image_surface_get_data (picture) + y * cairo_image_surface_get_stride (picture),
            image->data + y * image->bytes_per_line, image->width * 4);
  cairo_surface_mark_dirty (picture);
  XDestroyImage (image);
  return picture;
}

static void
x11_drop (Driver *driver, const char *type, const char *data, gsize length)
{
  screen_x11_drop (driver, top_window (driver), type, data, length);
}

const DriverScreen driver_screen_x11 = {
  .open = x11_open,
  .start = x11_start,
  .close = x11_close,
  .set_env = x11_set_env,
  .find_top = x11_find_top,
  .has_window = x11_has_window,
  .is_active = x11_is_active,
  .get_title = x11_get_title,
  .get_object_path = x11_get_object_path,
  .get_size = x11_get_size,
  .get_corner = x11_get_corner,
  .get_screen_size = x11_get_screen_size,
  .move_to_corner = x11_move_to_corner,
  .choose_window = x11_choose_window,
  .close_window = x11_close_window,
  .set_layout = x11_set_layout,
  .set_dpi = x11_set_dpi,
  .grab = x11_grab,
  .set_clipboard = screen_x11_set_clipboard,
  .drop = x11_drop,
  .forget_clipboard = screen_x11_forget_clipboard,
  .text_type = "UTF8_STRING",
};
