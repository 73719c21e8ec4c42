/* driver-screen.c - keys and pointer for the window on top
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <string.h>

/* What slides or grows moves on in less time than this. */
#define REST_US (G_USEC_PER_SEC / 10)

typedef struct
{
  DriverWidget *frame;
  DriverWidget *widget;
  int           rect[4];
  gint64        since; /* when it was first seen where it is now */
} Place;

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
 * Returns: FALSE where the display cannot be told
 */
gboolean
driver_set_layout (Driver *driver, const char *layout)
{
  if (!driver->session->screen->set_layout (driver->session, layout))
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
  driver->session->screen->set_dpi (driver, dpi);
}

/* The accessible frame lies inside the window, which has a border or a shadow around it. */
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

static gboolean
is_on_top (Driver *driver, DriverWidget *frame)
{
  g_autofree char *name = atspi_accessible_get_name (frame, NULL);
  g_autofree char *title = driver_top_title (driver);

  return name != NULL && g_strcmp0 (name, title) == 0;
}

/* Dialogs and menus slide in, and windows find their size: a place counts once it has rested. */
static gboolean
rest_condition (Driver *driver, gpointer data)
{
  Place *place = data;
  gint64 now = g_get_monotonic_time ();
  int before[4];

  memcpy (before, place->rect, sizeof before);
  if (!driver_is_active (driver) || !is_on_top (driver, place->frame)
      || !driver_place_in_window (driver, place->frame, place->widget, place->rect)
      || memcmp (before, place->rect, sizeof before) != 0)
    place->since = now;
  return now - place->since >= REST_US;
}

/**
 * driver_point:
 * @x: (out): on the screen
 * @y: (out): on the screen
 *
 * Waits until @widget rests in the window on top, and moves the pointer to its middle. Not for what is in a popover:
 * GTK 4.8 does not know where on the screen that is.
 */
void
driver_point (Driver *driver, DriverWidget *widget, int *x, int *y)
{
  g_autoptr (DriverWidget) frame = driver_get_frame (widget);
  Place place = { frame, widget, { 0 }, g_get_monotonic_time () };

  driver_expect (driver, rest_condition, &place, "a widget to rest in the window on top");
  driver_get_corner (driver, x, y);
  *x += place.rect[0] + place.rect[2] / 2;
  *y += place.rect[1] + place.rect[3] / 2;
  input_move (driver->session->input, *x, *y);
}

/**
 * driver_click:
 *
 * Clicks @widget, where the test is about the pointer; driver_act() is for all the others.
 */
void
driver_click (Driver *driver, DriverWidget *widget)
{
  int x, y;

  driver_point (driver, widget, &x, &y);
  input_click (driver->session->input, x, y, 1);
}

/**
 * driver_click_before:
 * @by: pixels
 *
 * Clicks what stands to the left of @widget, so far from it, and has no name of its own: the arrow that unfolds a row.
 */
void
driver_click_before (Driver *driver, DriverWidget *widget, int by)
{
  AtspiComponent *component;
  AtspiRect *rect;
  int x, y;

  driver_point (driver, widget, &x, &y);
  component = atspi_accessible_get_component_iface (widget);
  rect = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);
  g_object_unref (component);
  if (rect == NULL)
    driver_fail (driver, "a widget that was to be clicked is gone");
  input_click (driver->session->input, x - rect->width / 2 - by, y, 1);
  g_free (rect);
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

void
driver_double_click_cell (Driver *driver, int row, int column)
{
  int x, y;

  driver_point (driver, get_cell (driver, row, column), &x, &y);
  input_click (driver->session->input, x, y, 2);
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
 * driver_park:
 *
 * Moves the pointer where it is over nothing.
 */
void
driver_park (Driver *driver)
{
  input_park (driver->session->input);
}
