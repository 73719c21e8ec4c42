/* e2e.c - gestures that the scenarios share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "e2e.h"

#include <string.h>

#define ANSWER_SECONDS 5
#define TYPE_SECONDS 2
#define CALM_US (G_USEC_PER_SEC / 5)

/**
 * e2e_origins:
 * @givens: 81 digits, "." for a blank
 * @others: the letter of the cells that are no givens
 *
 * Returns: the origins of a board with these givens, in the letters of driver_read_board()
 */
Origins
e2e_origins (const char *givens, char others)
{
  Origins origins = { "" };

  for (int i = 0; i < 81; i++)
    origins.text[i] = givens[i] != '.' ? 'g' : others;
  return origins;
}

guint
e2e_count (const char *text, char letter)
{
  guint count = 0;

  for (; *text != '\0'; text++)
    count += *text == letter;
  return count;
}

void
e2e_expect_verdict (Driver *driver, const char *pattern)
{
  g_autoptr (DriverWidget) label = driver_find (driver, ATSPI_ROLE_LABEL, pattern);

  g_assert_nonnull (label);
}

/**
 * e2e_start_solving:
 * @puzzle: 81 digits with one solution
 *
 * Starts the program on a file with @puzzle, which locks the givens, with the cursor at r1c1.
 */
void
e2e_start_solving (Driver *driver, const char *puzzle)
{
  g_autofree char *text = g_strconcat (puzzle, "\n", NULL);
  g_autofree char *path = driver_write (driver, "puzzle.txt", text, -1);

  driver_start (driver, path);
  e2e_expect_verdict (driver, "* to go");
  driver_expect_cursor (driver, 1, 1);
}

/**
 * e2e_set:
 * @key: one of the program's settings
 * @value: as GSettings writes it: "false"
 *
 * Sets what the programs started from now on find.
 */
void
e2e_set (Driver *driver, const char *key, const char *value)
{
  g_autofree char *folder = driver_path (driver, "config/glib-2.0/settings");
  g_autofree char *text = g_strdup_printf ("[io/github/rubric_sudoku/Rubric]\n%s=%s\n", key, value);
  g_autofree char *path = NULL;

  g_mkdir_with_parents (folder, 0700);
  path = driver_write (driver, "config/glib-2.0/settings/keyfile", text, -1);
}

static gboolean
file_condition (Driver *driver, gpointer path)
{
  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

/**
 * e2e_expect_saved:
 *
 * Waits for a file. It is whole as soon as it is there, or the program's promise to write it in one piece is broken.
 */
void
e2e_expect_saved (Driver *driver, const char *path)
{
  driver_expect (driver, file_condition, (gpointer) path, path);
}

static gboolean
answered_condition (Driver *driver, gpointer dialog)
{
  g_autofree char *title = driver_top_title (driver);

  return title != NULL && strcmp (title, dialog) != 0;
}

typedef struct
{
  const char *text;
  gint64 since; /* when it was seen first, or 0 */
} Typed;

static gboolean
typed_condition (Driver *driver, gpointer data)
{
  Typed *typed = data;
  g_autofree char *now = driver_dup_typed (driver);

  if (now == NULL || strcmp (now, typed->text) != 0)
    typed->since = 0;
  else if (typed->since == 0)
    typed->since = g_get_monotonic_time ();
  return typed->since != 0 && g_get_monotonic_time () - typed->since > CALM_US;
}

/* Once the dialog has read the folder it completes what stood there when it began to, whatever was typed since. */
static void
type_calmly (Driver *driver, const char *before, const char *text)
{
  gint64 end = g_get_monotonic_time () + DRIVER_SECONDS * G_USEC_PER_SEC;
  Typed typed = { text };

  driver_chord (driver, before);
  driver_text (driver, text);
  while (!driver_wait (driver, TYPE_SECONDS, typed_condition, &typed) && g_get_monotonic_time () < end)
    {
      g_autofree char *seen = driver_dup_typed (driver);

      g_test_message ("“%s” stands there, and not “%s”", seen, text);
      driver_chord (driver, "Ctrl+a");
      driver_text (driver, text);
    }
}

/* The dialog of GTK 4.8 swallows an Enter that comes while it looks for completions. One that it takes closes it half a
 * second later, or more on a busy machine: another one meanwhile would go to the window below. */
static void
type_path (Driver *driver, const char *dialog, const char *before, const char *path)
{
  gint64 end = g_get_monotonic_time () + DRIVER_SECONDS * G_USEC_PER_SEC;

  driver_expect_window (driver, dialog);
  type_calmly (driver, before, path);
  do
    driver_chord (driver, "Return");
  while (!driver_wait (driver, ANSWER_SECONDS, answered_condition, (gpointer) dialog)
         && g_get_monotonic_time () < end);
  driver_expect_closed (driver, dialog);
}

/**
 * e2e_save_as:
 * @chord: what asks for a path, which Ctrl+S does only for a puzzle that has no file yet
 *
 * Saves the puzzle as @path: the keys, the dialog, the path, Enter.
 */
void
e2e_save_as (Driver *driver, const char *chord, const char *path)
{
  e2e_save_in (driver, chord, "Save Puzzle", path);
}

/**
 * e2e_save_in:
 * @dialog: the title of the dialog that asks for the path
 *
 * The same for what another dialog saves.
 */
void
e2e_save_in (Driver *driver, const char *chord, const char *dialog, const char *path)
{
  driver_chord (driver, chord);
  type_path (driver, dialog, "Ctrl+a", path);
  e2e_expect_saved (driver, path);
}

/**
 * e2e_open:
 *
 * Opens @path as a person does: Ctrl+O, the dialog, Ctrl+L, the path, Enter.
 */
void
e2e_open (Driver *driver, const char *path)
{
  driver_chord (driver, "Ctrl+o");
  type_path (driver, "Open File", "Ctrl+l", path);
}

/**
 * e2e_quit_discarding:
 *
 * Quits a program whose puzzle has changes that nobody needs.
 */
void
e2e_quit_discarding (Driver *driver)
{
  driver_chord (driver, "Ctrl+q");
  driver_expect_window (driver, "Save *");
  driver_press (driver, "Discard");
  driver_expect_exit (driver);
}
