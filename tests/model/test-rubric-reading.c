/* test-rubric-reading.c - of a web page and the plain text beside it the one that says more is taken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-reading.h"

#include <string.h>

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define MORE "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define OTHER "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..97"

static RubricReading *
read_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  RubricReading *reading = rubric_reading_new_text (bytes, &error);

  g_assert_no_error (error);
  return reading;
}

/* A table with @puzzle in it, as a web page. */
static char *
write_page (const char *puzzle)
{
  GString *page = g_string_new ("<table>");

  for (int cell = 0; cell < 81; cell++)
    g_string_append_printf (page, "%s<td>%.*s</td>", cell % 9 == 0 ? "<tr>" : "", puzzle[cell] != '.', puzzle + cell);
  g_string_append (page, "</table>");
  return g_string_free (page, FALSE);
}

static void
test_choose (void)
{
  static const struct
  {
    const char *page, *text;
    RubricReadingChoice choice;
  } cases[] = {
    { PUZZLE, "Solve this:\n" PUZZLE "\nthank you", RUBRIC_READING_FIRST },
    { MORE, "Solve this:\n" PUZZLE "\nthank you", RUBRIC_READING_FIRST }, /* text has no digits that stand in fields */
    { PUZZLE, PUZZLE "\n", RUBRIC_READING_SECOND },                       /* a format of its own */
    { OTHER, PUZZLE "\n", RUBRIC_READING_UNCLEAR },
    { PUZZLE, MORE "\n", RUBRIC_READING_UNCLEAR },
    { PUZZLE, PUZZLE "\n" MORE "\n", RUBRIC_READING_SECOND },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *html = write_page (cases[i].page);
      g_autoptr (RubricReading) page = read_text (html), text = read_text (cases[i].text);

      g_test_message ("case %u", i);
      g_assert_cmpint (rubric_reading_choose (page, text), ==, cases[i].choice);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reading/choose", test_choose);
  return g_test_run ();
}
