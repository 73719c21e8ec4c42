/* test-e2e-adapt.c - small windows, large text and right-to-left: all there, nothing cut off, nothing on top of another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <string.h>

#define EDGE 1

typedef struct
{
  const char *name;
  int         width, height;
  const char *variable; /* as libadwaita reads it, for its own tests */
  const char *value;
  int         dpi; /* 96 where it is 0 */
  gboolean    right_to_left;
} Look;

static const Look looks[] = {
  { "plain", 1000, 760 },
  { "small", 360, 640 },
  { "wide", 1600, 640 },
  { "large-text", 1000, 900, .dpi = 192 },
  { "large-text-small", 640, 1000, .dpi = 192 },
  { "large-text-narrow", 460, 680, .dpi = 192 },
  { "dark", 1000, 760, "ADW_DEBUG_COLOR_SCHEME", "prefer-dark" },
  { "dark-small", 360, 640, "ADW_DEBUG_COLOR_SCHEME", "prefer-dark" },
  { "high-contrast", 1000, 760, "ADW_DEBUG_HIGH_CONTRAST", "1" },
  { "high-contrast-small", 360, 640, "ADW_DEBUG_HIGH_CONTRAST", "1" },
  { "right-to-left", 1000, 760, .right_to_left = TRUE },
  { "right-to-left-small", 360, 640, .right_to_left = TRUE },
};

static const AtspiRole controls[] = { ATSPI_ROLE_PUSH_BUTTON, ATSPI_ROLE_TOGGLE_BUTTON, ATSPI_ROLE_TABLE_CELL };

typedef struct
{
  int   rect[4];
  char *name;
} Shown;

static void
shown_clear (gpointer shown)
{
  g_free (((Shown *) shown)->name);
}

/* Newer versions of GTK take the direction from the locale, and few machines have an Arabic one. */
static void
make_locale (Driver *driver)
{
  g_autofree char *folder = driver_path (driver, "locale");
  g_autofree char *path = driver_path (driver, "locale/ar_EG.utf8");
  const char *argv[] = { "localedef", "-c", "--quiet", "-i", "ar_EG", "-f", "UTF-8", path, NULL };

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL)
      || !g_file_test (path, G_FILE_TEST_IS_DIR))
    return;
  driver_set_env (driver, "LOCPATH", folder);
  driver_set_env (driver, "LC_ALL", "ar_EG.UTF-8");
}

/* GTK 4.8 takes the direction from its own Arabic catalogue, but GLib looks into that only where the program has one too:
 * here the smallest there is, with nothing but the entry that says it is a catalogue.
 */
static void
speak_arabic (Driver *driver)
{
  static const char entry[] = "Content-Type: text/plain; charset=UTF-8\n";
  const guint32 head[] = { 0x950412de, 0, 1, 28, 36, 0, 44, 0, 44, sizeof entry - 1, 45 };
  g_autofree char *locales = driver_path (driver, "locale");
  g_autofree char *folder = driver_path (driver, "locale/ar/LC_MESSAGES");
  g_autofree char *path = NULL;
  char catalogue[sizeof head + 1 + sizeof entry] = { 0 };

  memcpy (catalogue, head, sizeof head);
  memcpy (catalogue + sizeof head + 1, entry, sizeof entry);
  g_mkdir_with_parents (folder, 0700);
  path = driver_write (driver, "locale/ar/LC_MESSAGES/rubric.mo", catalogue, sizeof catalogue);
  driver_set_env (driver, "RUBRIC_LOCALEDIR", locales);
  driver_set_env (driver, "LANGUAGE", "ar");
  make_locale (driver);
}

/* One of everything a cell can show. */
static void
set_the_board (Driver *driver, const Look *look)
{
  if (look->variable != NULL)
    driver_set_env (driver, look->variable, look->value);
  if (look->right_to_left)
    speak_arabic (driver);
  driver_set_dpi (driver, look->dpi);
  e2e_start_solving (driver, REFERENCE);
  driver_activate (driver, "win.fill-marks", NULL);
  driver_click_cell (driver, 1, 3);
  driver_digit (driver, "", 4);
  driver_click_cell (driver, 5, 5);
  driver_chord (driver, "Shift+F5");
  driver_expect_cell (driver, 5, 5, "*solved 5");
  driver_click_cell (driver, 9, 2);
  driver_digit (driver, "", 5);
  driver_expect_cell (driver, 9, 2, "*entered 5");
  driver_click_cell (driver, 7, 1);
  for (guint digit = 1; digit <= 4; digit++)
    driver_digit (driver, "Shift", digit);
  driver_digit (driver, "Ctrl+Shift", 6);
  driver_digit (driver, "Alt", 1);
  driver_digit (driver, "Ctrl+Shift", 2);
  driver_expect_cell (driver, 7, 1, "*candidate 1 colour 2, colour 6, can still hold 1");
}

static GArray *
list_shown (Driver *driver)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Shown));

  g_array_set_clear_func (all, shown_clear);
  for (gsize i = 0; i < G_N_ELEMENTS (controls); i++)
    {
      g_autoptr (GPtrArray) widgets = driver_list (driver, controls[i]);

      for (guint j = 0; j < widgets->len; j++)
        {
          Shown shown = { .name = atspi_accessible_get_name (widgets->pdata[j], NULL) };

          if (!driver_place (driver, widgets->pdata[j], shown.rect))
            driver_fail (driver, "“%s” sticks out of the window: at %d, %d, %d × %d", shown.name, shown.rect[0],
                         shown.rect[1], shown.rect[2], shown.rect[3]);
          g_array_append_val (all, shown);
        }
    }
  return all;
}

static gboolean
contains (const int a[4], const int b[4])
{
  return a[0] <= b[0] && a[1] <= b[1] && a[0] + a[2] >= b[0] + b[2] && a[1] + a[3] >= b[1] + b[3];
}

/* A button may be made of others, and linked ones share an edge, but none may lie half on top of another. */
static gboolean
overlap (const int a[4], const int b[4])
{
  return a[0] + EDGE < b[0] + b[2] && b[0] + EDGE < a[0] + a[2] && a[1] + EDGE < b[1] + b[3] && b[1] + EDGE < a[1] + a[3]
         && !contains (a, b) && !contains (b, a);
}

static void
expect_apart (Driver *driver)
{
  g_autoptr (GArray) all = list_shown (driver);

  g_assert_cmpuint (all->len, >, 81 + 12);
  for (guint i = 0; i < all->len; i++)
    {
      const Shown *a = &g_array_index (all, Shown, i);

      for (guint j = 0; j < i; j++)
        {
          const Shown *b = &g_array_index (all, Shown, j);

          if (overlap (a->rect, b->rect))
            driver_fail (driver, "“%s” (%d, %d, %d × %d) and “%s” (%d, %d, %d × %d) overlap", a->name, a->rect[0],
                         a->rect[1], a->rect[2], a->rect[3], b->name, b->rect[0], b->rect[1], b->rect[2], b->rect[3]);
        }
    }
}

static void
place_cell (Driver *driver, int row, int column, int rect[4])
{
  g_autofree char *name = g_strdup_printf ("Row %d, column %d,*", row, column);
  g_autoptr (DriverWidget) cell = driver_find (driver, ATSPI_ROLE_TABLE_CELL, name);

  g_assert_true (driver_place (driver, cell, rect));
}

/* The board is square, reads from left to right, and uses about half of the smaller side at least. */
static void
expect_board (Driver *driver, const Look *look)
{
  int first[4], last[4], width, height;

  place_cell (driver, 1, 1, first);
  place_cell (driver, 9, 9, last);
  width = last[0] + last[2] - first[0];
  height = last[1] + last[3] - first[1];
  g_test_message ("%s: the board is %d × %d", look->name, width, height);
  g_assert_cmpint (width, ==, height);
  g_assert_cmpint (first[2], ==, first[3]);
  g_assert_cmpint (last[2], ==, first[2]);
  g_assert_cmpint (width, >=, MIN (look->width, look->height) * 49 / 100);
}

/* Where Undo stands to the right of Solve. */
static gboolean
is_mirrored (Driver *driver)
{
  g_autoptr (DriverWidget) undo = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "*Undo");
  g_autoptr (DriverWidget) solve = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "*Solve");
  int left[4], right[4];

  return driver_place (driver, solve, left) && driver_place (driver, undo, right) && left[0] < right[0];
}

static gboolean
settled_condition (Driver *driver, gpointer before)
{
  int rect[4];
  gboolean same;

  place_cell (driver, 9, 9, rect);
  same = memcmp (before, rect, sizeof rect) == 0;
  memcpy (before, rect, sizeof rect);
  return same;
}

static void
test_look (Driver *driver)
{
  const Look *look = &looks[driver_get_variant (driver)];
  g_autofree char *picture = g_strconcat ("adapt-", look->name, NULL);
  int corner[4] = { 0 };

  set_the_board (driver, look);
  driver_resize (driver, look->width, look->height);
  driver_expect (driver, settled_condition, corner, "the board to rest");
  driver_screenshot (driver, picture);
  expect_apart (driver);
  expect_board (driver, look);
  driver_set_dpi (driver, 0);
  if (look->right_to_left && !is_mirrored (driver))
    g_test_skip ("here is neither an Arabic locale nor localedef with its data: nothing is right-to-left");
  while (driver_is_enabled (driver, "win.undo"))
    driver_activate (driver, "win.undo", NULL); /* so that quitting asks nothing */
  driver_quit (driver);
}

/* Dragged by its corner, as narrow as a telephone and back again. */
static void
test_drag (Driver *driver)
{
  g_autoptr (DriverWidget) button = NULL;

  e2e_start_solving (driver, REFERENCE);
  driver_resize (driver, 360, 640);
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Open");
  driver_resize (driver, 1000, 760);
  button = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Open");
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  DriverTest tests[G_N_ELEMENTS (looks) + 1];

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    tests[i] = (DriverTest){ g_strconcat ("/e2e/adapt/", looks[i].name, NULL), test_look, i };
  tests[G_N_ELEMENTS (looks)] = (DriverTest){ "/e2e/adapt/drag", test_drag };
  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
