/* test-e2e-look.c - the three inks on the screen in each style and at each size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <string.h>

static const struct
{
  const char *style;
  const char *variable; /* as libadwaita reads it, for its own tests */
  const char *value;
} styles[] = {
  { "light", "ADW_DEBUG_COLOR_SCHEME", "default" },
  { "dark", "ADW_DEBUG_COLOR_SCHEME", "prefer-dark" },
  { "high-contrast", "ADW_DEBUG_HIGH_CONTRAST", "1" },
};

static const int window_sizes[][2] = { { 360, 640 }, { 1000, 760 } };
static const int screen_size[2] = { 1920, 1080 };

/* The reference puzzle, solved but for an entry: all three inks. */
static void
make_three_inks (Driver *driver, char inks[82])
{
  Origins origins = e2e_origins (REFERENCE, 's');
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);

  driver_set_env (driver, styles[driver_get_variant (driver)].variable, styles[driver_get_variant (driver)].value);
  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, origins.text);
  driver_click_cell (driver, 5, 5);
  driver_chord (driver, "Delete");
  driver_digits (driver, "5");
  origins.text[4 * 9 + 4] = 'e';
  driver_expect_board (driver, REFERENCE_SOLUTION, origins.text);
  memcpy (inks, origins.text, 82);
}

static void
look (Driver *driver, const char *inks, const int size[2])
{
  g_autofree char *name = g_strdup_printf ("%s-%dx%d", styles[driver_get_variant (driver)].style, size[0], size[1]);

  driver_resize (driver, size[0], size[1]);
  driver_expect_inks (driver, inks);
  driver_screenshot (driver, name);
}

static void
test_windows (Driver *driver)
{
  char inks[82];

  make_three_inks (driver, inks);
  for (gsize i = 0; i < G_N_ELEMENTS (window_sizes); i++)
    look (driver, inks, window_sizes[i]);
  e2e_quit_discarding (driver);
}

static void
test_full_screen (Driver *driver)
{
  char inks[82];

  if (!driver_fits_screen (driver, screen_size[0], screen_size[1]))
    {
      g_test_skip ("the display is smaller than 1920×1080");
      return;
    }
  make_three_inks (driver, inks);
  look (driver, inks, screen_size);
  e2e_quit_discarding (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/look/light", test_windows, 0 },
    { "/e2e/look/dark", test_windows, 1 },
    { "/e2e/look/high-contrast", test_windows, 2 },
    { "/e2e/look/light/1920x1080", test_full_screen, 0 },
    { "/e2e/look/dark/1920x1080", test_full_screen, 1 },
    { "/e2e/look/high-contrast/1920x1080", test_full_screen, 2 },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
