/* test-rubric-loose-size.c - puzzles of other sizes in plain text, refused by their size however they are written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#define EIGHT_ROWS \
  "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"

/* A Latin square of @size numbers, many of them blanks: @format of a number, @blank for none, @bar behind a box. */
static char *
draw_large (guint size, guint box, const char *format, const char *blank, const char *bar)
{
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < size; row++)
    {
      for (guint column = 0; column < size; column++)
        {
          g_autofree char *number = g_strdup_printf (format, (row + column) % size + 1);

          g_string_append_printf (text, "%s%s", (row * 7 + column * 3) % 5 < 2 ? blank : number,
                                  column % box == box - 1 && column + 1 < size ? bar : " ");
        }
      g_string_append_c (text, '\n');
      if (bar[0] != ' ' && row % box == box - 1 && row + 1 < size)
        g_string_append (text, "------+------+------\n");
    }
  return g_string_free (text, FALSE);
}

static void
assert_too_large (const char *text, guint size)
{
  g_autofree char *message
      = g_strdup_printf ("%u×%u puzzles are not supported; only classic 9×9 Sudoku is.", size, size);
  g_autoptr (GError) error = NULL;

  g_test_message ("%s", text);
  g_assert_null (document_from (text, -1, &error));
  g_assert_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT);
  g_assert_cmpstr (error->message, ==, message);
}

/* Numbers of two digits are a cell each. */
static void
test_large (void)
{
  static const struct
  {
    guint size;
    guint box;
  } sizes[] = { { 12, 4 }, { 16, 4 }, { 25, 5 } };
  static const struct
  {
    const char *format;
    const char *blank;
    const char *bar;
  } styles[] = {
    { "%u", "0", " " },     { "%u", ".", " " },      { "%2u", " .", " " },
    { "%02u", "--", " " },  { "%2u", " .", " | " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint k = 0; k < G_N_ELEMENTS (styles); k++)
      {
        g_autofree char *grid
            = draw_large (sizes[i].size, sizes[i].box, styles[k].format, styles[k].blank, styles[k].bar);
        g_autofree char *two = g_strdup_printf ("No. 1\n\n%s\nNo. 2\n%s", grid, grid);

        assert_too_large (grid, sizes[i].size);
        assert_too_large (two, sizes[i].size);
      }
}

/* @signs: one sign for each number. Returns: (transfer full): the same in one line */
static char *
write_large (guint size, const char *signs)
{
  GString *text = g_string_new (NULL);

  for (guint cell = 0; cell < size * size; cell++)
    {
      guint row = cell / size, column = cell % size;

      g_string_append_c (text, (row * 7 + column * 3) % 5 < 2 ? '.' : signs[(row + column) % size]);
    }
  return g_string_free (text, FALSE);
}

static void
test_large_line (void)
{
  static const char signs[] = "123456789ABCDEFGHIJKLMNOP";
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXY";
  static const guint sizes[] = { 12, 16, 25 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *line = write_large (sizes[i], signs), *other = write_large (sizes[i], letters);

      assert_too_large (line, sizes[i]);
      assert_too_large (other, sizes[i]);
    }
}

static void
assert_not_large (const char *text)
{
  g_autoptr (GError) error = NULL;

  g_test_message ("%s", text);
  g_assert_null (document_from (text, -1, &error));
  g_assert_false (g_error_matches (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT));
}

/* What is as long, and no grid, is not called one: a key; a table; nine rows with one too few. A puzzle beside it is read. */
static void
test_not_large (void)
{
  g_autoptr (GString) key = g_string_new (NULL), table = g_string_new (NULL);
  g_autoptr (RubricDocument) document = NULL;

  for (guint i = 0; i < 256; i++)
    g_string_append_c (key, "0123456789abcdef"[i * i * 7 % 13]);
  for (guint i = 0; i < 256; i++)
    g_string_append_printf (table, "%u%c", i % 90, i % 16 == 15 ? '\n' : ' ');
  assert_not_large (key->str);
  assert_not_large (table->str);
  assert_not_large (EIGHT_ROWS);
  g_string_prepend (table, REFERENCE "\n");
  document = document_from (table->str, -1, NULL);
  g_assert_nonnull (document);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/loose-size/numbers", test_large);
  g_test_add_func ("/loose-size/line", test_large_line);
  g_test_add_func ("/loose-size/others", test_not_large);
  return g_test_run ();
}
