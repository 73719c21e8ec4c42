/* test-rubric-puzzle-content.c - what other programs get of a puzzle: text, pictures, a file that does not stay
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-puzzle-content.h"

#include "rubric-dragged-file.h"
#include "rubric-format.h"
#include "widget-testing.h"

#include <glib/gstdio.h>
#include <string.h>

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

#define ENTERED "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum
{
  MANY = 40, /* files, more than are kept */
};

static void
make_sheet (SudSheet *sheet)
{
  SudGrid grid;

  g_assert_cmpint (sud_grid_parse_line (&grid, PUZZLE), ==, SUD_CELLS);
  sud_sheet_from_grid (sheet, &grid, SUD_ORIGIN_GIVEN);
}

static void
written_cb (GObject *content, GAsyncResult *result, gpointer done)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (gdk_content_provider_write_mime_type_finish (GDK_CONTENT_PROVIDER (content), result, &error));
  g_assert_no_error (error);
  *(gboolean *)done = TRUE;
}

/* Returns: (transfer full): what a program gets that asks for @mime_type */
static GBytes *
ask_for (GdkContentProvider *content, const char *mime_type)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  gboolean done = FALSE;

  gdk_content_provider_write_mime_type_async (content, mime_type, stream, 0, NULL, written_cb, &done);
  while (!done)
    test_turn ();
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

static void
assert_text (GdkContentProvider *content, const char *text)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  g_assert_cmpstr (g_value_get_string (&value), ==, text);
}

static void
test_types (void)
{
  g_autoptr (GdkContentProvider) content = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GBytes) png = NULL, svg = NULL;
  SudSheet sheet;

  make_sheet (&sheet);
  content = rubric_puzzle_content_new (&sheet, NULL, SUD_ORIGINS_ALL);
  assert_text (content, PUZZLE);
  png = ask_for (content, "image/png");
  texture = gdk_texture_new_from_bytes (png, NULL);
  g_assert_nonnull (texture);
  svg = ask_for (content, "image/svg+xml");
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), "</svg>"));
}

static void
test_origins (void)
{
  g_autoptr (GdkContentProvider) content = NULL;
  SudSheet sheet;

  make_sheet (&sheet);
  sud_sheet_set_digit (&sheet, 2, 4, SUD_ORIGIN_ENTERED);
  content = rubric_puzzle_content_new (&sheet, NULL, SUD_ORIGINS_GIVEN);
  assert_text (content, PUZZLE);
  g_clear_object (&content);
  content = rubric_puzzle_content_new (&sheet, NULL, SUD_ORIGINS_ALL);
  assert_text (content, ENTERED);
}

/* The file is named as it should be, says what the puzzle is, and is gone at the end. */
static void
test_file (void)
{
  g_autoptr (GBytes) bytes = NULL, file_bytes = NULL;
  g_autoptr (GdkContentProvider) content = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  g_autofree char *name = NULL;
  GFile *file;
  SudSheet sheet;

  make_sheet (&sheet);
  bytes = rubric_format_write (rubric_format_native (), &sheet, NULL);
  content = rubric_puzzle_content_add_file (rubric_puzzle_content_new (&sheet, NULL, SUD_ORIGINS_ALL), "../a/b.sdk",
                                            bytes);
  assert_text (content, PUZZLE);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  file = ((GSList *)g_value_get_boxed (&value))->data;
  name = g_file_get_basename (file);
  g_assert_cmpstr (name, ==, "-.-a-b.sdk");
  file_bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  g_assert_true (g_bytes_equal (file_bytes, bytes));
  rubric_dragged_files_remove ();
  g_assert_false (g_file_query_exists (file, NULL));
}

/* A puzzle without a name does not take the place of another, which a letter may carry that is not sent yet. */
static void
test_namesakes (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (PUZZLE, strlen (PUZZLE));
  g_autoptr (GBytes) other_bytes = g_bytes_new_static (ENTERED, strlen (ENTERED)), kept = NULL;
  g_autoptr (GFile) file = rubric_dragged_file_write ("Sudoku.sdk", bytes, NULL);
  g_autoptr (GFile) other = rubric_dragged_file_write ("Sudoku.sdk", other_bytes, NULL);
  g_autofree char *name = g_file_get_basename (other);

  g_assert_cmpstr (name, ==, "Sudoku.sdk");
  kept = g_file_load_bytes (file, NULL, NULL, NULL);
  g_assert_true (g_bytes_equal (kept, bytes));
  rubric_dragged_files_remove ();
}

static void
test_bounded (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (PUZZLE, strlen (PUZZLE));
  g_autoptr (GFile) first = NULL, last = NULL, slot = NULL, folder = NULL;
  g_autofree char *long_name = g_strnfill (1000, 'x');

  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u%s.sdk", i, i == MANY / 2 ? long_name : "");

      g_clear_object (&last);
      last = rubric_dragged_file_write (name, bytes, NULL);
      g_assert_nonnull (last);
      if (i == 0)
        first = g_object_ref (last);
    }
  g_assert_false (g_file_query_exists (first, NULL));
  g_assert_true (g_file_query_exists (last, NULL));
  rubric_dragged_files_remove ();
  slot = g_file_get_parent (last);
  folder = g_file_get_parent (slot);
  g_assert_false (g_file_query_exists (folder, NULL));
}

TEST_FILE (argc, argv)
{
  g_autofree char *folder = g_dir_make_tmp ("rubric-content-XXXXXX", NULL);
  g_autofree char *own = g_build_filename (folder, "rubric", NULL);
  int status;

  g_setenv ("XDG_CACHE_HOME", folder, TRUE);
  if (!widget_begin (&argc, &argv))
    return 0;
  g_test_add_func ("/puzzle-content/types", test_types);
  g_test_add_func ("/puzzle-content/origins", test_origins);
  g_test_add_func ("/puzzle-content/file", test_file);
  g_test_add_func ("/puzzle-content/namesakes", test_namesakes);
  g_test_add_func ("/puzzle-content/bounded", test_bounded);
  status = g_test_run ();
  g_rmdir (own);
  g_rmdir (folder);
  return status;
}
