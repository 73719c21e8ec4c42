/* driver-screen.c - windows, and keys and pointer for the one on top
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <stdlib.h>
#include <string.h>

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
 * Gives the keyboard to the window on top, as a window manager would. The events reach the program in the order they
 * are made, so keys may follow at once.
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

/**
 * driver_digit:
 * @modifiers: such as "Shift+Ctrl", or ""
 *
 * Presses the key of @digit by its place in the row of digits.
 */
void
driver_digit (Driver *driver, const char *modifiers, guint digit)
{
  driver_focus (driver);
  input_code_chord (driver->session->input, modifiers, INPUT_CODE_DIGIT (digit));
}

/**
 * driver_set_layout:
 * @layout: such as "fr", which stays until the last test of the executable at most
 *
 * Returns: FALSE where the X server cannot be told
 */
gboolean
driver_set_layout (Driver *driver, const char *layout)
{
  if (!driver_session_set_layout (layout))
    return FALSE;
  driver->session->other_layout = !g_str_equal (layout, DRIVER_LAYOUT);
  return TRUE;
}

/**
 * driver_set_dpi:
 * @dpi: 192 for text of twice the size in programs started from now on, 0 for none in particular
 */
void
driver_set_dpi (Driver *driver, int dpi)
{
  driver_session_set_dpi (driver->session, dpi);
}

/* The accessible frame lies inside the X window, which has a border or a shadow around it. */
gboolean
driver_place_in_window (Driver *driver, DriverWidget *frame, DriverWidget *widget, int rect[4])
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

/**
 * driver_place:
 * @rect: (out): x, y, width and height in the window on top
 *
 * Returns: whether all of @widget lies within that window
 */
gboolean
driver_place (Driver *driver, DriverWidget *widget, int rect[4])
{
  g_autoptr (DriverWidget) frame = driver_get_frame (widget);

  return driver_place_in_window (driver, frame, widget, rect);
}

/* Menus slide in: a place counts when it is the same twice. */
static gboolean
place_condition (Driver *driver, gpointer data)
{
  Place *place = data;
  int before[4];

  memcpy (before, place->rect, sizeof before);
  return driver_place_in_window (driver, place->frame, place->widget, place->rect)
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

static DriverWidget *
get_cell (Driver *driver, int row, int column)
{
  if (driver_get_board (driver) == NULL)
    driver_fail (driver, "no board to point at");
  return driver->cells[(row - 1) * 9 + column - 1];
}

void
driver_click_cell (Driver *driver, int row, int column)
{
  driver_click (driver, get_cell (driver, row, column));
}

/**
 * driver_press_cell:
 * @modifiers: such as "Ctrl", or ""
 * @button: 1 is the main one, 3 that for menus
 */
void
driver_press_cell (Driver *driver, int row, int column, const char *modifiers, guint button)
{
  int x, y;

  driver_point (driver, get_cell (driver, row, column), &x, &y);
  input_press (driver->session->input, modifiers, button);
}

void
driver_drag_cells (Driver *driver, int from_row, int from_column, int to_row, int to_column)
{
  int from_x, from_y, to_x, to_y;

  driver_point (driver, get_cell (driver, to_row, to_column), &to_x, &to_y);
  driver_point (driver, get_cell (driver, from_row, from_column), &from_x, &from_y);
  input_drag (driver->session->input, from_x, from_y, to_x, to_y);
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
  int screen = DefaultScreen (display);

  return width <= DisplayWidth (display, screen) && height <= DisplayHeight (display, screen);
}
