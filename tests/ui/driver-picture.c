/* driver-picture.c - what the pixels of the window on top show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <stdlib.h>
#include <string.h>

/* Fewer pixels of an ink in a cell than this are noise of the smoothing. */
#define INK_PIXELS_MIN 5

/* The three inks, in the light and in the dark style, on paper and on tints; a given is the foreground colour, whatever
 * that is exactly.
 */
static const struct
{
  char    letter;
  guint32 colour[2];
  int     tolerance;
} inks[] = {
  { 'g', { 0x000000, 0xffffff }, 0x40 },
  { 'e', { 0x1c71d8, 0x78aeed }, 0x0c },
  { 'e', { 0x14509c, 0xa9cdf5 }, 0x0c },
  { 's', { 0xc01c28, 0xff7b63 }, 0x0c },
  { 's', { 0xa3101c, 0xffb0a0 }, 0x0c },
};

typedef struct
{
  const char *wanted;
  char        seen[82];
} WantedInks;

static guint32
get_pixel (cairo_surface_t *image, int x, int y)
{
  const unsigned char *row = cairo_image_surface_get_data (image) + y * cairo_image_surface_get_stride (image);

  return ((const guint32 *) row)[x] & 0xffffff;
}

/* Takes @image. */
static void
write_image (cairo_surface_t *image, const char *name)
{
  g_autofree char *dir = g_test_build_filename (G_TEST_BUILT, "ui", "screenshots", NULL);
  g_autofree char *file = g_strdup_printf ("%s/%s.png", dir, name);

  if (image == NULL)
    return;
  g_mkdir_with_parents (dir, 0755);
  g_assert_cmpint (cairo_surface_write_to_png (image, file), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (image);
}

/**
 * driver_grab:
 *
 * Returns: (transfer full) (nullable): what the window on top, or all of the screen, shows
 */
cairo_surface_t *
driver_grab (Driver *driver, gboolean all)
{
  return driver->session->screen->grab (driver, all);
}

/**
 * driver_screenshot:
 *
 * Writes the window on top to ui/screenshots/@name.png below the build folder of the tests.
 */
void
driver_screenshot (Driver *driver, const char *name)
{
  write_image (driver_grab (driver, FALSE), name);
}

/**
 * driver_screenshot_all:
 *
 * The same with the whole screen, menus and other windows included.
 */
void
driver_screenshot_all (Driver *driver, const char *name)
{
  write_image (driver_grab (driver, TRUE), name);
}

/* What is to be looked at, and where it is: windows find their place and size only after they are there. */
typedef struct
{
  DriverWidget *widget;
  cairo_surface_t *image;
  int rect[4];
} Look;

static gboolean
look_condition (Driver *driver, gpointer data)
{
  Look *look = data;
  g_autoptr (DriverWidget) frame = driver_get_frame (look->widget);

  if (!driver_place_in_window (driver, frame, look->widget, look->rect))
    return FALSE;
  look->image = driver_grab (driver, FALSE);
  return look->image != NULL;
}

/* Takes the image of @look. */
static guint
count_picture (const Look *look)
{
  const int *rect = look->rect;
  cairo_surface_t *image = look->image;
  guint hash = 0;

  for (int y = rect[1]; y < MIN (rect[1] + rect[3], cairo_image_surface_get_height (image)); y++)
    {
      for (int x = rect[0]; x < MIN (rect[0] + rect[2], cairo_image_surface_get_width (image)); x++)
        hash = hash * 31 + get_pixel (image, x, y);
    }
  cairo_surface_destroy (image);
  return hash;
}

/**
 * driver_picture:
 *
 * Returns: a number for what the screen shows of @widget, another one for another picture
 */
guint
driver_picture (Driver *driver, DriverWidget *widget)
{
  Look look = { widget };

  driver_expect (driver, look_condition, &look, "a widget to look at in the window on top");
  return count_picture (&look);
}

/**
 * driver_glance:
 * @picture: (out): the same number
 *
 * The same for a widget that another one may be taking the place of.
 *
 * Returns: whether it is to be seen now
 */
gboolean
driver_glance (Driver *driver, DriverWidget *widget, guint *picture)
{
  Look look = { widget };

  if (!look_condition (driver, &look))
    return FALSE;
  *picture = count_picture (&look);
  return TRUE;
}

guint
driver_cell_picture (Driver *driver, int row, int column)
{
  if (driver_get_board (driver) == NULL)
    driver_fail (driver, "no board to look at");
  return driver_picture (driver, driver->cells[(row - 1) * 9 + column - 1]);
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

/* The middle of the cell only: outlines, corner dots and the board's lines are not ink of a digit. Its upper left pixel
 * is paper.
 */
static char
ink_of (cairo_surface_t *image, const int rect[4])
{
  int left = rect[0] + rect[2] / 4, top = rect[1] + rect[3] / 5;
  gboolean dark = (get_pixel (image, left, top) & 0xff00) < 0x8000;
  char ink = '.';

  for (gsize i = 0; i < G_N_ELEMENTS (inks); i++)
    {
      int n_pixels = 0;

      for (int y = top; y < rect[1] + rect[3] * 4 / 5; y++)
        {
          for (int x = left; x < rect[0] + rect[2] * 3 / 4; x++)
            n_pixels += is_near (get_pixel (image, x, y), inks[i].colour[dark], inks[i].tolerance);
        }
      if (n_pixels >= INK_PIXELS_MIN)
        ink = ink == '.' || ink == inks[i].letter ? inks[i].letter : '?';
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
  DriverWidget *board = driver_get_board (driver);
  cairo_surface_t *image = driver_grab (driver, FALSE);

  memset (seen, '?', 81);
  seen[81] = '\0';
  for (int cell = 0; cell < 81 && image != NULL && board != NULL; cell++)
    {
      int rect[4];

      if (driver_place_in_window (driver, board, driver->cells[cell], rect)
          && rect[0] + rect[2] <= cairo_image_surface_get_width (image) && rect[1] + rect[3] <= cairo_image_surface_get_height (image))
        seen[cell] = ink_of (image, rect);
    }
  if (image != NULL)
    cairo_surface_destroy (image);
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
