/* test-sud-lines.c - which lines of a text are puzzles, quickly or not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-lines.h"

#include "puzzle-corpus.h"

#include <string.h>

static SudLines
lines_of (const char *text)
{
  return (SudLines){ .at = text, .end = text + strlen (text) };
}

static void
test_is_puzzle (void)
{
  static const struct
  {
    const char *tail;
    bool is_puzzle;
  } cases[] = {
    { "", true },   { " a", true },  { "\ta", true }, { "\va", true },    { "\fa", true },  { ",a", true },
    { "#a", true }, { "1", false },  { ".", false },  { ";1", false },    { "\xa0", false }, { "\b", false },
  };
  static const char *const ends[] = { "", "\n", "\r\n", "\r" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      for (guint e = 0; e < G_N_ELEMENTS (ends); e++)
        for (guint white = 0; white < 5; white++)
          {
            g_autofree char *indent = g_strndup (" \t\v\f ", white);
            g_autofree char *text = g_strconcat (indent, REFERENCE_PUZZLE, cases[i].tail, ends[e], NULL);
            SudLines lines = lines_of (text);
            SudLine line;

            g_assert_true (sud_lines_next (&lines, &line));
            g_assert_true (sud_line_get_puzzle (&line) == (cases[i].is_puzzle ? text + white : NULL));
            g_assert_cmpuint (line.length, ==, white + SUD_LINE_LENGTH + strlen (cases[i].tail));
            g_assert_false (sud_lines_next (&lines, &line));
          }
    }
}

/* Every byte in every cell: the same answer as the parser gives, from the quick way and from the slow one. */
static void
test_every_byte (void)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int byte = 0; byte < 256; byte++)
      {
        char text[] = REFERENCE_PUZZLE "\n";
        SudLines lines = { .at = text, .end = text + SUD_LINE_LENGTH + 1 }, quick = lines;
        const char *puzzle = NULL;
        bool is_puzzle;
        SudLine line;
        SudGrid grid;

        text[cell] = (char)byte;
        is_puzzle = sud_grid_parse_line (&grid, text) == SUD_CELLS;
        g_assert_cmpuint (sud_lines_take_puzzles (&quick, &puzzle, 5), ==, is_puzzle ? 1 : 0);
        g_assert_true (puzzle == (is_puzzle ? text : NULL));
        g_assert_true (quick.at == (is_puzzle ? quick.end : text));
        g_assert_cmpuint (quick.number, ==, is_puzzle ? 1 : 0);
        if (sud_lines_next (&lines, &line))
          g_assert_cmpint (sud_line_get_puzzle (&line) != NULL, ==, is_puzzle);
      }
}

/* Stops at anything else, at the most it may take, and at a line that has no end. */
static void
test_take_puzzles (void)
{
  static const char text[] = REFERENCE_PUZZLE "\n" REFERENCE_SOLUTION "\n" REFERENCE_PUZZLE "\n" REFERENCE_PUZZLE
                             "\r\n" REFERENCE_PUZZLE "\n" REFERENCE_PUZZLE;
  SudLines lines = lines_of (text);
  const char *puzzles[8];
  SudLine line;

  g_assert_cmpuint (sud_lines_take_puzzles (&lines, puzzles, 2), ==, 2);
  g_assert_true (puzzles[0] == text && puzzles[1] == text + 82);
  g_assert_cmpuint (sud_lines_take_puzzles (&lines, puzzles, 8), ==, 1);
  g_assert_cmpuint (lines.number, ==, 3);
  g_assert_cmpuint (sud_lines_take_puzzles (&lines, puzzles, 8), ==, 0);
  g_assert_true (sud_lines_next (&lines, &line) && sud_line_get_puzzle (&line) != NULL);
  g_assert_cmpuint (line.number, ==, 4);
  g_assert_cmpuint (line.length, ==, SUD_LINE_LENGTH);
  g_assert_cmpuint (sud_lines_take_puzzles (&lines, puzzles, 8), ==, 1);
  g_assert_true (sud_lines_next (&lines, &line) && sud_line_get_puzzle (&line) != NULL);
  g_assert_cmpuint (line.number, ==, 6);
  g_assert_false (sud_lines_next (&lines, &line));
}

/* LF, CR LF and CR end a line each, in any mixture; blank lines and comments count. */
static void
test_ends (void)
{
  static const struct
  {
    const char *text;
    guint64 numbers[4]; /* of the lines that are not passed over */
  } cases[] = {
    { "a\rb\rc", { 1, 2, 3 } },     { "a\r\nb\rc\nd", { 1, 2, 3, 4 } }, { "a\r\rb\r\n\r\nc\n\rd", { 1, 3, 5, 7 } },
    { "\r\n\r\n\ra\r", { 4 } },   { "# a\r # b\r \v\fc", { 3 } },     { "\xef\xbb\xbf" "a\r\xef\xbb\xbf", { 1, 2 } },
    { "\xef\xbb\xbf\t#a\rb", { 2 } }, { " \t\v\f\r\r\n", { 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SudLines lines = lines_of (cases[i].text);
      const guint64 *number = cases[i].numbers;
      SudLine line;

      while (sud_lines_next (&lines, &line))
        {
          g_assert_cmpuint (line.number, ==, *number++);
          g_assert_null (memchr (line.text, '\r', line.length));
        }
      g_assert_true (number == cases[i].numbers + 4 || *number == 0);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sud-lines/is-puzzle", test_is_puzzle);
  g_test_add_func ("/sud-lines/every-byte", test_every_byte);
  g_test_add_func ("/sud-lines/take-puzzles", test_take_puzzles);
  g_test_add_func ("/sud-lines/ends", test_ends);
  return g_test_run ();
}
