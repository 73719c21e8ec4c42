/* test-rubric-file.c - files are loaded whole and saved whole, or an error names them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "file-testing.h"

#include "rubric-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <grp.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#define LINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
#define RESOURCE "resource:///io/github/rubric_sudoku/Rubric/tests/grid.txt"

enum
{
  NOBODY = 65534,
};

typedef struct
{
  char *folder;
  char *path; /* of a file in @folder that holds LINE */
  GFile *file;
} Fixture;

static char *
inside (Fixture *fixture, const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

static void
write_text (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("rubric-file-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  fixture->path = inside (fixture, "my puzzle.txt");
  fixture->file = g_file_new_for_path (fixture->path);
  write_text (fixture->path, LINE);
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_chmod (folder, 0700);
  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_object_unref (fixture->file);
}

static gboolean
save_text (GFile *file, const char *text, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return rubric_file_save (file, bytes, cancellable, error);
}

static void
assert_load_fails (GFile *file, RubricFileError code, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (rubric_file_load (file, NULL, NULL, &error));
  g_assert_error (error, RUBRIC_FILE_ERROR, (int)code);
  g_assert_cmpstr (error->message, ==, message);
}

/* The save fails, the old file is whole, and nothing is left beside it. */
static void
assert_save_fails (Fixture *fixture, const char *path, const char *message)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  guint entries = file_count_entries (fixture->folder);

  g_assert_false (save_text (file, "new\n", NULL, &error));
  g_assert_error (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_WRITE);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_cmpuint (file_count_entries (fixture->folder), ==, entries);
  file_assert_holds (fixture->path, LINE);
}

static void
test_load (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_file_load (fixture->file, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 1);
  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "line");
  g_assert_finalize_object (g_steal_pointer (&document));
}

static void
test_load_not_native (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (RESOURCE);
  g_autoptr (GFile) missing = g_file_new_for_uri (RESOURCE ".missing");
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_file_load (file, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "grid");
  assert_load_fails (missing, RUBRIC_FILE_ERROR_READ, "The file “grid.txt.missing” does not exist.");
}

static void
test_load_missing (Fixture *fixture, gconstpointer data)
{
  g_autofree char *below = g_build_filename (fixture->path, "below", NULL);
  g_autofree char *link = inside (fixture, "link");
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
test_load_vanishing (Fixture *fixture, gconstpointer data)
{
  guint loaded = 0, missing = 0;

  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (RubricDocument) document = NULL;
      GThread *thread;

      write_text (fixture->path, LINE);
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
test_load_no_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *pipe = inside (fixture, "pipe");
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
test_load_content (Fixture *fixture, gconstpointer data)
{
  write_text (fixture->path, "");
  assert_load_fails (fixture->file, RUBRIC_FILE_ERROR_CONTENT,
                     "“my puzzle.txt” cannot be read. There is no puzzle in it.");
  write_text (fixture->path, LINE);
  g_assert_cmpint (truncate (fixture->path, 80), ==, 0);
  assert_load_fails (fixture->file, RUBRIC_FILE_ERROR_CONTENT,
                     "“my puzzle.txt” cannot be read. Line 1, column 81: expected 81 cells, found 80.");
}

/* Refused by its length, without being read. */
static void
test_load_large (Fixture *fixture, gconstpointer data)
{
  const char *message = "“my puzzle.txt” cannot be read. It is too large: a file of this kind may have at most 64 MiB.";
  gint64 start;

  write_text (fixture->path, "[Puzzle]\n53..7....\n");
  g_assert_cmpint (truncate (fixture->path, 100 << 20), ==, 0);
  start = g_get_monotonic_time ();
  assert_load_fails (fixture->file, RUBRIC_FILE_ERROR_CONTENT, message);
  g_test_message ("100 MiB refused twice in %.1f ms", (g_get_monotonic_time () - start) / 1000.0);

  write_text (fixture->path, LINE);
  g_assert_cmpint (truncate (fixture->path, (1l << 30) + 1), ==, 0);
  assert_load_fails (fixture->file, RUBRIC_FILE_ERROR_CONTENT,
                     "“my puzzle.txt” cannot be read. It is too large: a file of this kind may have at most 1024 MiB.");
}

/* Several chunks are put together as they stand. */
static void
test_load_collection (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (RubricDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  SudSheet sheet;

  for (guint i = 0; i < 50000; i++)
    g_string_append_printf (text, "%c%s", '1' + i % 9, &LINE[1]);
  write_text (fixture->path, text->str);
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
test_load_format (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (rubric_file_load (fixture->file, rubric_format_find ("grid"), NULL, &error));
  g_assert_error (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_CONTENT);
}

static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (rubric_file_load (fixture->file, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  g_clear_error (&error);
  g_assert_false (save_text (fixture->file, "new\n", cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  file_assert_holds (fixture->path, LINE);
  g_assert_cmpuint (file_count_entries (fixture->folder), ==, 1);
}

static mode_t
mode_of (const char *path)
{
  struct stat status;

  g_assert_cmpint (stat (path, &status), ==, 0);
  return status.st_mode & 07777;
}

static void
test_save (Fixture *fixture, gconstpointer data)
{
  static const mode_t modes[] = { 0600, 0640, 0644, 0664, 0604, 0755 };
  g_autofree char *new_path = inside (fixture, "new.sdk");
  g_autoptr (GFile) new_file = g_file_new_for_path (new_path);
  mode_t mask = umask (0027);
  g_autoptr (GError) error = NULL;

  g_assert_true (save_text (new_file, "first\n", NULL, &error));
  file_assert_holds (new_path, "first\n");
  g_assert_cmpint (mode_of (new_path), ==, 0640);
  umask (mask);
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *text = g_strdup_printf ("save %u\n", i);

      g_assert_cmpint (g_chmod (new_path, modes[i]), ==, 0);
      g_assert_true (save_text (new_file, text, NULL, &error));
      file_assert_holds (new_path, text);
      g_assert_cmpint (mode_of (new_path), ==, modes[i]);
    }
  g_assert_true (save_text (new_file, "", NULL, &error));
  file_assert_holds (new_path, "");
  g_assert_cmpuint (file_count_entries (fixture->folder), ==, 2);
}

/* The list that a folder gives to new files says nothing of a file that was there without one. */
static void
test_save_inherited (Fixture *fixture, gconstpointer data)
{
  /* version 2; owner rwx, user 1234 rwx, group r-x, mask rwx, others nothing */
  static const char list[] = "\2\0\0\0" "\1\0\7\0\377\377\377\377" "\2\0\7\0\322\4\0\0" "\4\0\5\0\377\377\377\377"
                             "\20\0\7\0\377\377\377\377" "\40\0\0\0\377\377\377\377";
  g_autoptr (GError) error = NULL;
  struct stat now;

  if (setxattr (fixture->folder, "system.posix_acl_default", list, 44, 0) != 0)
    {
      g_assert_cmpint (errno, ==, ENOTSUP);
      g_test_skip ("the file system of temporary files has no lists of who may read a file");
      return;
    }
  g_assert_cmpint (g_chmod (fixture->path, 0640), ==, 0);
  g_assert_true (save_text (fixture->file, "new\n", NULL, &error));
  file_assert_holds (fixture->path, "new\n");
  g_assert_cmpint (getxattr (fixture->path, "system.posix_acl_access", NULL, 0), ==, -1);
  g_assert_cmpint (g_stat (fixture->path, &now), ==, 0);
  g_assert_cmphex (now.st_mode & 07777, ==, 0640);
}

/* Who else may read it, and what the person says of it, without which a group would have the rights of the others. */
static void
test_save_attributes (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *name;
    const char *value;
    gsize length;
  } attributes[] = {
    { "user.comment", "from the paper", 14 },
    /* version 2; owner rw, user 1234 rw, group nothing, mask rw, others nothing */
    { "system.posix_acl_access",
      "\2\0\0\0" "\1\0\6\0\377\377\377\377" "\2\0\6\0\322\4\0\0" "\4\0\0\0\377\377\377\377" "\20\0\6\0\377\377\377\377"
      "\40\0\0\0\377\377\377\377", 44 },
  };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
    if (setxattr (fixture->path, attributes[i].name, attributes[i].value, attributes[i].length, 0) != 0)
      {
        g_assert_cmpint (errno, ==, ENOTSUP);
        g_test_skip ("the file system of temporary files has no attributes");
        return;
      }
  g_assert_true (save_text (fixture->file, "new\n", NULL, &error));
  file_assert_holds (fixture->path, "new\n");
  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
    {
      char value[64];
      ssize_t length = getxattr (fixture->path, attributes[i].name, value, sizeof value);

      g_assert_cmpmem (value, MAX (length, 0), attributes[i].value, attributes[i].length);
    }
}

static void
test_save_name (Fixture *fixture, gconstpointer data)
{
  g_autofree char *long_name = g_strnfill (255, 'n');
  g_autofree char *path = inside (fixture, long_name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (save_text (file, "long\n", NULL, &error));
  file_assert_holds (path, "long\n");
}

static void
test_save_links (Fixture *fixture, gconstpointer data)
{
  static const char *const links[][2] = {
    /* the last is a link to a file still to be made */
    { "my puzzle.txt", "direct" }, { "direct", "chain" }, { "./fresh.sdk", "dangling" },
  };
  static const char *const targets[] = { "my puzzle.txt", "my puzzle.txt", "fresh.sdk" };

  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      g_autofree char *link = inside (fixture, links[i][1]);
      g_autofree char *target = inside (fixture, targets[i]);
      g_autofree char *text = g_strdup_printf ("through %s\n", links[i][1]);
      g_autofree char *leads_to = NULL;
      g_autoptr (GFile) file = g_file_new_for_path (link);
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (symlink (links[i][0], link), ==, 0);
      g_assert_true (save_text (file, text, NULL, &error));
      file_assert_holds (target, text);
      leads_to = g_file_read_link (link, NULL);
      g_assert_cmpstr (leads_to, ==, links[i][0]);
    }
  g_assert_cmpuint (file_count_entries (fixture->folder), ==, 5);
}

static void
test_save_nowhere (Fixture *fixture, gconstpointer data)
{
  g_autofree char *no_folder = g_build_filename (fixture->folder, "none", "a.sdk", NULL);
  g_autofree char *below_file = g_build_filename (fixture->path, "a.sdk", NULL);
  g_autofree char *loop = inside (fixture, "loop");
  g_autofree char *pipe = inside (fixture, "pipe");
  g_autofree char *folder_name = g_path_get_basename (fixture->folder);
  g_autofree char *is_folder = g_strdup_printf ("“%s” is a folder.", folder_name);
  g_autofree char *too_many = g_strdup_printf ("“loop” cannot be saved. %s.", g_strerror (ELOOP));

  g_assert_cmpint (symlink ("loop", loop), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  assert_save_fails (fixture, no_folder, "The folder of “a.sdk” does not exist.");
  assert_save_fails (fixture, below_file, "The folder of “a.sdk” does not exist.");
  assert_save_fails (fixture, fixture->folder, is_folder);
  assert_save_fails (fixture, loop, too_many);
  assert_save_fails (fixture, pipe, "“pipe” is not a regular file.");
  assert_save_fails (fixture, "/dev/full", "“full” is not a regular file.");
}

static void
test_save_not_native (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (RESOURCE);
  g_autoptr (GError) error = NULL;

  g_assert_false (save_text (file, "new\n", NULL, &error));
  g_assert_error (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_WRITE);
  g_assert_true (g_str_has_prefix (error->message, "“grid.txt”"));
}

static gpointer
read_all_the_time (gpointer data)
{
  Fixture *fixture = data;
  guint reads = 0;

  for (;; reads++)
    {
      g_autofree char *text = NULL;
      gsize length;

      g_assert_true (g_file_get_contents (fixture->path, &text, &length, NULL));
      if (strcmp (text, "the end\n") == 0)
        return GUINT_TO_POINTER (reads);
      g_assert_true (strcmp (text, LINE) == 0 || (length == 100000 && strspn (text, "a") == length)
                     || (length == 5 && strcmp (text, "bbbbb") == 0));
    }
}

/* Who reads while it is saved finds the old file or the new one, at every moment. */
static void
test_save_atomic (Fixture *fixture, gconstpointer data)
{
  g_autofree char *large = g_strnfill (100000, 'a');
  GThread *reader = g_thread_new ("reader", read_all_the_time, fixture);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 100; i++)
    g_assert_true (save_text (fixture->file, i % 2 ? "bbbbb" : large, NULL, &error));
  g_assert_true (save_text (fixture->file, "the end\n", NULL, &error));
  g_test_message ("%u reads", GPOINTER_TO_UINT (g_thread_join (reader)));
}

/* Root may do everything, so what is not permitted is tried as nobody, in a process of its own. Only root may be able to
 * make the folder: in a sandbox /tmp is not everybody's. */
static void
set_up_as_nobody (Fixture *fixture)
{
  set_up (fixture, NULL);
  if (getuid () != 0)
    return;
  g_assert_cmpint (chown (fixture->folder, NOBODY, NOBODY), ==, 0);
  g_assert_cmpint (chown (fixture->path, NOBODY, NOBODY), ==, 0);
  g_assert_cmpint (setgroups (0, NULL), ==, 0);
  g_assert_cmpint (setresgid (NOBODY, NOBODY, 0), ==, 0);
  g_assert_cmpint (setresuid (NOBODY, NOBODY, 0), ==, 0);
}

static void
tear_down_as_nobody (Fixture *fixture)
{
  uid_t real, effective, saved;

  g_assert_cmpint (getresuid (&real, &effective, &saved), ==, 0);
  g_assert_cmpint (setresuid (saved, saved, saved), ==, 0);
  tear_down (fixture, NULL);
}

static void
test_load_forbidden (void)
{
  if (g_test_subprocess ())
    {
      Fixture fixture;

      set_up_as_nobody (&fixture);
      g_assert_cmpint (g_chmod (fixture.path, 0), ==, 0);
      assert_load_fails (fixture.file, RUBRIC_FILE_ERROR_READ, "You do not have permission to read “my puzzle.txt”.");
      tear_down_as_nobody (&fixture);
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

/* The file itself may be written, its folder not: truncating it in place would risk the old content. */
static void
test_save_forbidden (void)
{
  const char *message = "You do not have permission to write to “my puzzle.txt” or its folder.";

  if (g_test_subprocess ())
    {
      Fixture fixture;

      set_up_as_nobody (&fixture);
      g_assert_cmpint (g_chmod (fixture.folder, 0500), ==, 0);
      assert_save_fails (&fixture, fixture.path, message);
      g_assert_cmpint (g_chmod (fixture.folder, 0700), ==, 0);
      g_assert_cmpint (g_chmod (fixture.path, 0400), ==, 0);
      assert_save_fails (&fixture, fixture.path, message);
      tear_down_as_nobody (&fixture);
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

/* The system takes the first bytes and no more. */
static void
test_save_cut_short (void)
{
  if (g_test_subprocess ())
    {
      const struct rlimit two_bytes = { 2, 2 };
      g_autofree char *message = g_strdup_printf ("“my puzzle.txt” cannot be saved. %s.", g_strerror (EFBIG));
      Fixture fixture;

      set_up (&fixture, NULL);
      signal (SIGXFSZ, SIG_IGN);
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &two_bytes), ==, 0);
      assert_save_fails (&fixture, fixture.path, message);
      tear_down_as_nobody (&fixture);
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
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
    { "/file/cancel", test_cancel },
    { "/file/save/native", test_save },
    { "/file/save/attributes", test_save_attributes },
    { "/file/save/inherited", test_save_inherited },
    { "/file/save/name", test_save_name },
    { "/file/save/links", test_save_links },
    { "/file/save/nowhere", test_save_nowhere },
    { "/file/save/not-native", test_save_not_native },
    { "/file/save/atomic", test_save_atomic },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  g_test_add_func ("/file/load/forbidden", test_load_forbidden);
  g_test_add_func ("/file/save/forbidden", test_save_forbidden);
  g_test_add_func ("/file/save/cut-short", test_save_cut_short);
  return g_test_run ();
}
