/* driver-window.c - the windows of the program: which has the keyboard, and how large it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <stdlib.h>

/** Whether the program has any window to be seen. */
gboolean
driver_has_window (Driver *driver)
{
  return driver->session->screen->has_window (driver);
}

/** Whether the window on top has the keyboard. */
gboolean
driver_is_active (Driver *driver)
{
  return driver->session->screen->is_active (driver);
}

/**
 * driver_get_object_path:
 *
 * Returns: (transfer full) (nullable): where the actions of the window on top are on the bus
 */
char *
driver_get_object_path (Driver *driver)
{
  return driver->session->screen->get_object_path (driver);
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
  return driver->session->screen->get_title (driver);
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
  driver->session->screen->get_size (driver, width, height);
}

void
driver_get_screen_size (Driver *driver, int *width, int *height)
{
  driver->session->screen->get_screen_size (driver, width, height);
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

/**
 * driver_choose_window:
 *
 * Asks the window manager for a window, @n modulo how many there are, also a hidden one, as a task bar does.
 */
void
driver_choose_window (Driver *driver, guint n)
{
  driver->session->screen->choose_window (driver, n);
}

/**
 * driver_close_window:
 *
 * Has the window manager close a window, the oldest is 0, as a task bar does.
 */
void
driver_close_window (Driver *driver, guint n)
{
  driver->session->screen->close_window (driver, n);
}

/**
 * driver_get_corner:
 * @x: (out): of the upper left corner of the window on top, on the screen
 * @y: (out): likewise
 */
void
driver_get_corner (Driver *driver, int *x, int *y)
{
  driver->session->screen->get_corner (driver, x, y);
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
  driver->session->screen->move_to_corner (driver);
}

/* The program asks the window manager to follow the pointer, which takes a moment: a button that was released before
 * would leave the window at the pointer for ever. How small a window may be, it may say once it is small: the window manager
 * heeds that with the next move.
 */
static void
drag_corner (Driver *driver, const int old[2], const int size[2])
{
  Input *input = driver->session->input;
  const int grip = driver->session->screen->grip - 1;
  gint64 end = g_get_monotonic_time () + DRIVER_SECONDS * G_USEC_PER_SEC;

  input_move (input, old[0] + grip, old[1] + grip);
  input_hold (input, 1, TRUE);
  for (int i = 0; !size_condition (driver, (gpointer) size) && g_get_monotonic_time () < end; i++)
    {
      input_move (input, size[0] + grip - i / 8 % 2, size[1] + grip - i / 8 % 2);
      driver_turn ();
    }
  input_move (input, size[0] + grip, size[1] + grip);
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
  int screen_width, screen_height;

  driver_get_screen_size (driver, &screen_width, &screen_height);
  return width * driver_get_scale () <= screen_width && height * driver_get_scale () <= screen_height;
}
