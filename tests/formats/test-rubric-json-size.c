/* test-rubric-json-size.c - puzzles of other sizes in JSON, refused by their size however their cells are written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

typedef enum
{
  FLAT,
  NESTED,
  TEXTS, /* a row each */
  PLACES,
  N_SHAPES,
} Shape;

static void
append_cell (GString *out, Shape shape, int size, int row, int column)
{
  int value = (row + column) % 2 == 0 ? 0 : (row * 5 + column) % size + 1;

  if (shape == PLACES)
    g_string_append_printf (out, "{\"row\": %d, \"col\": %d, \"value\": %d}", row, column, value);
  else if (shape == TEXTS)
    g_string_append_c (out, "0123456789ABCDEFGHIJKLMNOPQ"[value]);
  else
    g_string_append_printf (out, "%d", value);
}

/* (transfer full): a grid in JSON */
static char *
make_grid (Shape shape, int size)
{
  GString *out = g_string_new ("[");

  for (int row = 0; row < size; row++)
    {
      g_string_append (out, row == 0 ? "" : ",");
      g_string_append (out, shape == NESTED ? "[" : shape == TEXTS ? "\"" : "");
      for (int column = 0; column < size; column++)
        {
          g_string_append (out, column == 0 || shape == TEXTS ? "" : ",");
          append_cell (out, shape, size, row, column);
        }
      g_string_append (out, shape == NESTED ? "]" : shape == TEXTS ? "\"" : "");
    }
  g_string_append_c (out, ']');
  return g_string_free (out, FALSE);
}

static void
assert_is_size (const char *text, int size)
{
  g_autofree char *message
      = g_strdup_printf ("%d×%d puzzles are not supported; only classic 9×9 Sudoku is.", size, size);
  g_autoptr (GError) error = NULL;

  g_test_message ("%.40s", text);
  g_assert_null (document_from (text, -1, &error));
  g_assert_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_sizes (void)
{
  static const int sizes[] = { 4, 6, 8, 10, 12, 16, 25 };
  static const char *const wrappings[] = { "%s", "{\"grid\": %s}", "{\"board\": %s}", "{\"a\": {\"puzzle\": %s, \"n\": 1}}" };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (Shape shape = 0; shape < N_SHAPES; shape++)
      {
        g_autofree char *grid = make_grid (shape, sizes[i]);

        for (guint k = 0; k < G_N_ELEMENTS (wrappings); k++)
          {
            g_autoptr (GString) text = g_string_new (wrappings[k]);

            g_string_replace (text, "%s", grid, 1);
            assert_is_size (text->str, sizes[i]);
          }
      }
}

/* Without cells, or beside a grid of nine, the size is not what is wrong. */
static void
test_others (void)
{
  static const char *const texts[] = {
    "[\"Anna\",\"Bert\",\"Carl\",\"Dora\"]",
    "{\"a\":[[0.5,2,3,4],[1,2,3,4],[1,2,3,4],[1,2,3,4]]}",
    "[1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,[4]]",
    "{\"palette\":[[1,2,3,4],[1,2,3,4],[1,2,3,4],[1,2,3,4]],\"grid\":[1,2,3,4,5,6,7,8,9]}",
    "[{\"id\":1},{\"id\":2},{\"id\":3},{\"id\":4},{\"id\":1},{\"id\":2},{\"id\":3},{\"id\":4},"
    "{\"id\":1},{\"id\":2},{\"id\":3},{\"id\":4},{\"id\":1},{\"id\":2},{\"id\":3},{\"id\":4}]",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", texts[i]);
      g_assert_null (document_from (texts[i], -1, &error));
      g_assert_null (strstr (error->message, "×4 puzzles"));
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json-size/sizes", test_sizes);
  g_test_add_func ("/json-size/others", test_others);
  return g_test_run ();
}
