/* driver-screen.c - windows, keys to the one on top, and what their pixels show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <cairo.h>
#include <stdlib.h>
#include <string.h>

/* Fewer pixels of an ink in a cell than this are noise of the smoothing. */
#define INK_PIXELS_MIN 5

/* The three inks, in the light and in the dark style; a given is the foreground colour of the theme, whatever that is exactly. */
static const struct
{
  char    letter;
  guint32 colour[2];
  int     tolerance;
} inks[] = {
  { 'g', { 0x000000, 0xffffff }, 0x40 },
  { 'e', { 0x1c71d8, 0x78aeed }, 0x0c },
  { 's', { 0xc01c28, 0xff7b63 }, 0x0c },
};

typedef struct
{
  const char *wanted;
  char        seen[82];
} WantedInks;

typedef struct
{
  DriverWidget *frame;
  DriverWidget *widget;
  int           rect[4];
} Place;

/* Windows come and go between two requests. */
static int
x_error_cb (Display *display, XErrorEvent *event)
{
  return 0;
}

void
driver_screen_open (DriverSession *session)
{
  session->display = XOpenDisplay (NULL);
  g_assert_nonnull (session->display);
  XSetErrorHandler (x_error_cb);
}

static unsigned char *
window_property (Driver *driver, Window window, const char *property, unsigned long *count)
{
  Display *display = driver->session->display;
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
  unsigned char *value = window_property (driver, window, property, &count);
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
  value = window_property (driver, window, "_NET_WM_PID", &count);
  ours = count == 1 && g_subprocess_get_identifier (driver->program) != NULL
         && *(unsigned long *) value == (unsigned long) atol (g_subprocess_get_identifier (driver->program));
  if (value != NULL)
    XFree (value);
  return ours;
}

/**
 * driver_top_window:
 *
 * Returns: the program's window on top of the others, or None; popovers do not count
 */
Window
driver_top_window (Driver *driver)
{
  Window *windows = NULL;
  Window top = None;
  Window ignored;
  guint n_windows = 0;

  XQueryTree (driver->session->display, DefaultRootWindow (driver->session->display), &ignored, &ignored, &windows,
              &n_windows);
  for (guint i = n_windows; i-- > 0 && top == None;)
    {
      if (is_ours (driver, windows[i]))
        top = windows[i];
    }
  if (windows != NULL)
    XFree (windows);
  return top;
}

static gboolean
top_condition (Driver *driver, gpointer unused)
{
  return driver_top_window (driver) != None;
}

/**
 * driver_focus:
 *
 * Gives the keyboard to the window on top, as a window manager would. The events reach the program in the order they are made,
 * so keys may follow at once.
 */
void
driver_focus (Driver *driver)
{
  Display *display = driver->session->display;
  Window focus;
  Window top;
  int revert;

  driver_expect (driver, top_condition, NULL, "a window");
  top = driver_top_window (driver);
  XGetInputFocus (display, &focus, &revert);
  if (focus != top)
    XSetInputFocus (display, top, RevertToPointerRoot, CurrentTime);
  XSync (display, False);
}

void
driver_chord (Driver *driver, const char *chord)
{
  driver_focus (driver);
  input_chord (driver->session->input, chord);
}

void
driver_text (Driver *driver, const char *text)
{
  driver_focus (driver);
  input_text (driver->session->input, text);
}

/**
 * driver_digits:
 * @digits: digits, and "." for a blank
 *
 * Types @digits by hardware key code; blanks by 0 and by Space in turn, as both must do.
 */
void
driver_digits (Driver *driver, const char *digits)
{
  gboolean space = FALSE;

  driver_focus (driver);
  for (; *digits != '\0'; digits++)
    {
      if (g_ascii_isdigit (*digits))
        input_code (driver->session->input, INPUT_CODE_DIGIT (*digits - '0'));
      else
        {
          input_code (driver->session->input, space ? INPUT_CODE_SPACE : INPUT_CODE_DIGIT (0));
          space = !space;
        }
    }
}

/* The accessible frame lies inside the X window, which has a border or a shadow around it. */
static gboolean
place_in_window (Driver *driver, DriverWidget *frame, DriverWidget *widget, int rect[4])
{
  int inner[4];
  int width, height;

  if (frame == NULL || !driver_get_extents (frame, inner) || !driver_get_extents (widget, rect))
    return FALSE;
  driver_get_size (driver, &width, &height);
  rect[0] += (width - inner[2]) / 2;
  rect[1] += (height - inner[3]) / 2;
  return rect[0] >= 0 && rect[1] >= 0 && rect[0] + rect[2] <= width && rect[1] + rect[3] <= height;
}

/* Menus slide in: a place counts when it is the same twice. */
static gboolean
place_condition (Driver *driver, gpointer data)
{
  Place *place = data;
  int before[4];

  memcpy (before, place->rect, sizeof before);
  return place_in_window (driver, place->frame, place->widget, place->rect)
         && memcmp (before, place->rect, sizeof before) == 0;
}

/**
 * driver_point:
 * @x: (out): on the screen
 * @y: (out): on the screen
 *
 * Waits until @widget rests in the window on top, and moves the pointer to its middle.
 */
void
driver_point (Driver *driver, DriverWidget *widget, int *x, int *y)
{
  Display *display = driver->session->display;
  g_autoptr (DriverWidget) frame = driver_get_frame (widget);
  Place place = { frame, widget, { 0 } };
  Window ignored;

  driver_focus (driver);
  driver_expect (driver, place_condition, &place, "a widget to point at in the window on top");
  XTranslateCoordinates (display, driver_top_window (driver), DefaultRootWindow (display),
                         place.rect[0] + place.rect[2] / 2, place.rect[1] + place.rect[3] / 2, x, y, &ignored);
  input_move (driver->session->input, *x, *y);
}

void
driver_click (Driver *driver, DriverWidget *widget)
{
  int x, y;

  driver_point (driver, widget, &x, &y);
  input_click (driver->session->input, x, y, 1);
}

void
driver_click_cell (Driver *driver, int row, int column)
{
  if (driver_get_board (driver) == NULL)
    driver_fail (driver, "no board to click");
  driver_click (driver, driver->cells[(row - 1) * 9 + column - 1]);
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

static gboolean
title_condition (Driver *driver, gpointer pattern)
{
  g_autofree char *title = driver_top_title (driver);

  return title != NULL && g_pattern_match_simple (pattern, title);
}

/**
 * driver_expect_window:
 * @title: a pattern with * and ?
 *
 * Waits until a window of that title is on top, and gives it the keyboard.
 */
void
driver_expect_window (Driver *driver, const char *title)
{
  driver_expect (driver, title_condition, (gpointer) title, title);
  driver_focus (driver);
}

static gboolean
closed_condition (Driver *driver, gpointer pattern)
{
  return driver_top_window (driver) != None && !title_condition (driver, pattern);
}

/**
 * driver_expect_closed:
 * @title: a pattern with * and ?
 *
 * Waits until the window on top is another one than that, and gives it the keyboard.
 */
void
driver_expect_closed (Driver *driver, const char *title)
{
  driver_expect (driver, closed_condition, (gpointer) title, "a dialog to close");
  driver_focus (driver);
}

void
driver_get_size (Driver *driver, int *width, int *height)
{
  XWindowAttributes attributes = { 0 };

  XGetWindowAttributes (driver->session->display, driver_top_window (driver), &attributes);
  *width = attributes.width;
  *height = attributes.height;
}

static gboolean
size_condition (Driver *driver, gpointer size)
{
  int width, height;

  driver_get_size (driver, &width, &height);
  return width == ((int *) size)[0] && height == ((int *) size)[1];
}

/**
 * driver_resize:
 *
 * Waits until the window on top has this size, borders included.
 */
void
driver_resize (Driver *driver, int width, int height)
{
  int size[2] = { width, height };

  XResizeWindow (driver->session->display, driver_top_window (driver), width, height);
  driver_expect (driver, size_condition, size, "the window to change its size");
}

gboolean
driver_fits_screen (Driver *driver, int width, int height)
{
  Display *display = driver->session->display;

  return width <= DisplayWidth (display, DefaultScreen (display)) && height <= DisplayHeight (display, DefaultScreen (display));
}

static XImage *
grab (Driver *driver)
{
  Display *display = driver->session->display;
  Window top = driver_top_window (driver);
  XWindowAttributes attributes;

  if (top == None || !XGetWindowAttributes (display, top, &attributes))
    return NULL;
  return XGetImage (display, top, 0, 0, attributes.width, attributes.height, AllPlanes, ZPixmap);
}

/**
 * driver_screenshot:
 *
 * Writes the window on top to ui/screenshots/@name.png below the build folder of the tests.
 */
void
driver_screenshot (Driver *driver, const char *name)
{
  g_autofree char *dir = g_test_build_filename (G_TEST_BUILT, "ui", "screenshots", NULL);
  g_autofree char *file = g_strdup_printf ("%s/%s.png", dir, name);
  XImage *image = grab (driver);
  cairo_surface_t *surface;

  if (image == NULL)
    return;
  g_assert_cmpint (image->bits_per_pixel, ==, 32);
  g_mkdir_with_parents (dir, 0755);
  surface = cairo_image_surface_create_for_data ((unsigned char *) image->data, CAIRO_FORMAT_RGB24, image->width,
                                                 image->height, image->bytes_per_line);
  g_assert_cmpint (cairo_surface_write_to_png (surface, file), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  XDestroyImage (image);
}

/**
 * driver_picture:
 *
 * Returns: a number for what the screen shows of @widget, another one for another picture
 */
guint
driver_picture (Driver *driver, DriverWidget *widget)
{
  g_autoptr (DriverWidget) frame = driver_get_frame (widget);
  XImage *image = grab (driver);
  guint hash = 0;
  int rect[4];

  if (image == NULL || !place_in_window (driver, frame, widget, rect))
    driver_fail (driver, "a widget to look at lies outside of the window on top");
  for (int y = rect[1]; y < MIN (rect[1] + rect[3], image->height); y++)
    {
      for (int x = rect[0]; x < MIN (rect[0] + rect[2], image->width); x++)
        hash = hash * 31 + XGetPixel (image, x, y);
    }
  XDestroyImage (image);
  return hash;
}

static gboolean
is_near (guint32 a, guint32 b, int tolerance)
{
  for (int shift = 0; shift < 24; shift += 8)
    {
      if (abs ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)) > tolerance)
        return FALSE;
    }
  return TRUE;
}

/* The middle of the cell only: outlines, corner dots and the board's lines are not ink of a digit. Its upper left pixel is paper. */
static char
ink_of (XImage *image, const int rect[4])
{
  int left = rect[0] + rect[2] / 4, top = rect[1] + rect[3] / 5;
  gboolean dark = (XGetPixel (image, left, top) & 0xff00) < 0x8000;
  char ink = '.';

  for (gsize i = 0; i < G_N_ELEMENTS (inks); i++)
    {
      int n_pixels = 0;

      for (int y = top; y < rect[1] + rect[3] * 4 / 5; y++)
        {
          for (int x = left; x < rect[0] + rect[2] * 3 / 4; x++)
            n_pixels += is_near (XGetPixel (image, x, y), inks[i].colour[dark], inks[i].tolerance);
        }
      if (n_pixels >= INK_PIXELS_MIN)
        ink = ink == '.' ? inks[i].letter : '?';
    }
  return ink;
}

/**
 * driver_read_inks:
 * @seen: (out): for each cell the ink of its digit on the screen: "g", "e", "s", "." none, "?" several
 */
void
driver_read_inks (Driver *driver, char seen[82])
{
  XImage *image = grab (driver);

  memset (seen, '?', 81);
  seen[81] = '\0';
  for (int cell = 0; cell < 81 && image != NULL && driver_get_board (driver) != NULL; cell++)
    {
      int rect[4];

      if (place_in_window (driver, driver->board, driver->cells[cell], rect) && rect[0] + rect[2] <= image->width && rect[1] + rect[3] <= image->height)
        seen[cell] = ink_of (image, rect);
    }
  if (image != NULL)
    XDestroyImage (image);
}

static gboolean
inks_condition (Driver *driver, gpointer data)
{
  WantedInks *wanted = data;

  driver_read_inks (driver, wanted->seen);
  return strcmp (wanted->wanted, wanted->seen) == 0;
}

/**
 * driver_expect_inks:
 * @wanted: as in driver_read_inks()
 *
 * Waits until the pixels of the board show these inks.
 */
void
driver_expect_inks (Driver *driver, const char *wanted_inks)
{
  WantedInks wanted = { wanted_inks };

  if (!driver_wait (driver, DRIVER_SECONDS, inks_condition, &wanted))
    driver_fail (driver, "the inks do not become %s but are %s", wanted_inks, wanted.seen);
}
