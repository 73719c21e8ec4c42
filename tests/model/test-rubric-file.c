/* test-rubric-file.c - files are loaded whole, or an error names them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "file-fixture.h"
#include "file-testing.h"

#include "rubric-file.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void
assert_load_fails (GFile *file, RubricFileError code, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (rubric_file_load (file, NULL, NULL, &error));
  g_assert_error (error, RUBRIC_FILE_ERROR, (int)code);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_load (FileFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_file_load (fixture->file, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 1);
  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "line");
  g_assert_finalize_object (g_steal_pointer (&document));
}

static void
test_load_not_native (FileFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (FILE_RESOURCE);
  g_autoptr (GFile) missing = g_file_new_for_uri (FILE_RESOURCE ".missing");
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_file_load (file, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "grid");
  assert_load_fails (missing, RUBRIC_FILE_ERROR_READ, "The file “grid.txt.missing” does not exist.");
}

static void
test_load_missing (FileFixture *fixture, gconstpointer data)
{
  g_autofree char *below = g_build_filename (fixture->path, "below", NULL);
  g_autofree char *link = file_inside (fixture, "link");
  g_autoptr (GFile) below_file = g_file_new_for_path (below);
  g_autoptr (GFile) link_file = g_file_new_for_path (link);

  assert_load_fails (below_file, RUBRIC_FILE_ERROR_READ, "The file “below” does not exist.");
  g_assert_cmpint (symlink ("my puzzle.txt", link), ==, 0);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  assert_load_fails (fixture->file, RUBRIC_FILE_ERROR_READ, "The file “my puzzle.txt” does not exist.");
  assert_load_fails (link_file, RUBRIC_FILE_ERROR_READ, "The file “link” does not exist.");
}

static gpointer
load_in_thread (gpointer file)
{
  GError *error = NULL;
  RubricDocument *document = rubric_file_load (file, NULL, NULL, &error);

  g_assert_true (document != NULL || g_error_matches (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_READ));
  g_clear_error (&error);
  return document;
}

/* A file that goes away, or is put back, while it is read: the whole of it or one clear error. */
static void
test_load_vanishing (FileFixture *fixture, gconstpointer data)
{
  guint loaded = 0, missing = 0;

  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (RubricDocument) document = NULL;
      GThread *thread;

      file_write_text (fixture->path, FILE_LINE);
      thread = g_thread_new ("load", load_in_thread, fixture->file);
      if (i % 2 == 0)
        g_usleep (i);
      g_unlink (fixture->path);
      document = g_thread_join (thread);
      if (document != NULL)
        loaded++;
      else
        missing++;
    }
  g_test_message ("%u loaded, %u missing", loaded, missing);
  g_assert_cmpuint (loaded + missing, ==, 200);
}

static void
test_load_no_file (FileFixture *fixture, gconstpointer data)
{
  g_autofree char *pipe = file_inside (fixture, "pipe");
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr (GFile) pipe_file = g_file_new_for_path (pipe);
  g_autoptr (GFile) device = g_file_new_for_path ("/dev/zero");
  g_autofree char *name = g_path_get_basename (fixture->folder);
  g_autofree char *message = g_strdup_printf ("“%s” is a folder, not a puzzle file.", name);

  assert_load_fails (folder, RUBRIC_FILE_ERROR_READ, message);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  assert_load_fails (pipe_file, RUBRIC_FILE_ERROR_READ, "“pipe” is not a regular file.");
  assert_load_fails (device, RUBRIC_FILE_ERROR_READ, "“zero” is not a regular file.");
}

static void
test_load_content (FileFixture *fixture, gconstpointer data)
{
  file_write_text (fixture->path, "");
  assert_load_fails (fixture->file, RUBRIC_FILE_ERROR_CONTENT,
                     "“my puzzle.txt” cannot be read. There is no puzzle in it.");
  file_write_text (fixture->path, FILE_LINE);
  g_assert_cmpint (truncate (fixture->path, 80), ==, 0);
  assert_load_fails (fixture->file, RUBRIC_FILE_ERROR_CONTENT,
                     "“my puzzle.txt” cannot be read. Line 1, column 81: expected 81 cells, found 80.");
}

/* Refused by its length, without being read. */
static void
test_load_large (FileFixture *fixture, gconstpointer data)
{
  const char *message = "“my puzzle.txt” cannot be read. It is too large: a file of this kind may have at most 16 MiB.";
  gint64 start;

  file_write_text (fixture->path, "[Puzzle]\n53..7....\n");
  g_assert_cmpint (truncate (fixture->path, 100 << 20), ==, 0);
  start = g_get_monotonic_time ();
  assert_load_fails (fixture->file, RUBRIC_FILE_ERROR_CONTENT, message);
  g_test_message ("100 MiB refused twice in %.1f ms", (g_get_monotonic_time () - start) / 1000.0);

  file_write_text (fixture->path, FILE_LINE);
  g_assert_cmpint (truncate (fixture->path, (1l << 30) + 1), ==, 0);
  assert_load_fails (fixture->file, RUBRIC_FILE_ERROR_CONTENT,
                     "“my puzzle.txt” cannot be read. It is too large: a file of this kind may have at most 1024 MiB.");
}

/* Several chunks are put together as they stand. */
static void
test_load_collection (FileFixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (RubricDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  SudSheet sheet;

  for (guint i = 0; i < 50000; i++)
    g_string_append_printf (text, "%c%s", '1' + i % 9, &FILE_LINE[1]);
  file_write_text (fixture->path, text->str);
  document = rubric_file_load (fixture->file, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 50000);
  for (guint i = 0; i < 50000; i++)
    {
      g_assert_true (rubric_document_read (document, i, &sheet, NULL, NULL));
      g_assert_cmpint (sheet.digit[0], ==, 1 + i % 9);
    }
}

static void
test_load_format (FileFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (rubric_file_load (fixture->file, rubric_format_find ("grid"), NULL, &error));
  g_assert_error (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_CONTENT);
}

static void
test_load_forbidden (void)
{
  if (g_test_subprocess ())
    {
      FileFixture fixture;

      file_set_up_as_nobody (&fixture);
      g_assert_cmpint (g_chmod (fixture.path, 0), ==, 0);
      assert_load_fails (fixture.file, RUBRIC_FILE_ERROR_READ, "You do not have permission to read “my puzzle.txt”.");
      file_tear_down_as_nobody (&fixture);
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

TEST_FILE (argc, argv)
{
  static const struct
  {
    const char *path;
    void (*test) (FileFixture *fixture, gconstpointer data);
  } tests[] = {
    { "/file/load/native", test_load },
    { "/file/load/not-native", test_load_not_native },
    { "/file/load/missing", test_load_missing },
    { "/file/load/vanishing", test_load_vanishing },
    { "/file/load/no-file", test_load_no_file },
    { "/file/load/content", test_load_content },
    { "/file/load/large", test_load_large },
    { "/file/load/collection", test_load_collection },
    { "/file/load/format", test_load_format },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, FileFixture, NULL, file_set_up, tests[i].test, file_tear_down);
  g_test_add_func ("/file/load/forbidden", test_load_forbidden);
  return g_test_run ();
}
