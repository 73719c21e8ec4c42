/* e2e-list.c - a list of twelve puzzles, and what is read off its window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "e2e-list.h"

/* Twelve lines: the reference with ever fewer blanks, so that givens grow with the number; one has many solutions, one
 * is no puzzle, and two have a word to be found by. */
char *
e2e_list_write (Driver *driver, const char *name)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < 10; i++)
    {
      g_autofree char *line = g_strdup (REFERENCE);

      for (int cell = 80, n = i; n > 0; cell--)
        if (line[cell] == '.')
          {
            line[cell] = REFERENCE_SOLUTION[cell];
            n--;
          }
      g_string_append_printf (text, "%s%s\n", line, i == 4 || i == 7 ? " # Evening" : "");
    }
  g_string_append (text, BLANK "\n53..7\n");
  return driver_write (driver, name, text->str, -1);
}

void
e2e_list_expect_segment (Driver *driver, const char *name)
{
  g_autoptr (DriverWidget) segment = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, name);

  g_assert_nonnull (segment);
}

void
e2e_list_expect_ring (Driver *driver, const char *name)
{
  g_autoptr (DriverWidget) ring = driver_find (driver, ATSPI_ROLE_IMAGE, name);

  g_assert_nonnull (ring);
}

void
e2e_list_expect_label (Driver *driver, const char *pattern)
{
  g_autoptr (DriverWidget) label = driver_find (driver, ATSPI_ROLE_LABEL, pattern);

  g_assert_nonnull (label);
}

char *
e2e_list_start (Driver *driver)
{
  char *path = e2e_list_write (driver, "list.sdm");

  driver_start_list (driver, path, "list.sdm");
  e2e_expect_verdict (driver, E2E_LIST_STATUS);
  e2e_list_expect_segment (driver, "One solution, 10 puzzles");
  return path;
}

/* The puzzle at @position of the list, from 1. */
void
e2e_list_open (Driver *driver, int position, const char *title)
{
  driver_chord (driver, "Home");
  for (int i = 1; i < position; i++)
    driver_chord (driver, "Down");
  driver_chord (driver, "Return");
  driver_expect_window (driver, title);
}
