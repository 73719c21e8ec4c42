/* test-rubric-file-save.c - files are saved whole, or an error names them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "file-fixture.h"
#include "file-testing.h"

#include "rubric-file.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

static gboolean
save_text (GFile *file, const char *text, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return rubric_file_save (file, bytes, NULL, NULL, cancellable, error);
}

/* The save fails, the old file is whole, and nothing is left beside it. */
static void
assert_save_fails (FileFixture *fixture, const char *path, const char *message)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  guint entries = file_count_entries (fixture->folder);

  g_assert_false (save_text (file, "new\n", NULL, &error));
  g_assert_error (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_WRITE);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_cmpuint (file_count_entries (fixture->folder), ==, entries);
  file_assert_holds (fixture->path, FILE_LINE);
}

static void
test_cancel (FileFixture *fixture, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (rubric_file_load (fixture->file, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  g_clear_error (&error);
  g_assert_false (save_text (fixture->file, "new\n", cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  file_assert_holds (fixture->path, FILE_LINE);
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
test_save (FileFixture *fixture, gconstpointer data)
{
  static const mode_t modes[] = { 0600, 0640, 0644, 0664, 0604, 0755 };
  g_autofree char *new_path = file_inside (fixture, "new.sdk");
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
test_save_inherited (FileFixture *fixture, gconstpointer data)
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
test_save_attributes (FileFixture *fixture, gconstpointer data)
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
test_save_name (FileFixture *fixture, gconstpointer data)
{
  g_autofree char *long_name = g_strnfill (255, 'n');
  g_autofree char *path = file_inside (fixture, long_name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (save_text (file, "long\n", NULL, &error));
  file_assert_holds (path, "long\n");
}

static void
test_save_links (FileFixture *fixture, gconstpointer data)
{
  static const char *const links[][2] = {
    /* the last is a link to a file still to be made */
    { "my puzzle.txt", "direct" }, { "direct", "chain" }, { "./fresh.sdk", "dangling" },
  };
  static const char *const targets[] = { "my puzzle.txt", "my puzzle.txt", "fresh.sdk" };

  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      g_autofree char *link = file_inside (fixture, links[i][1]);
      g_autofree char *target = file_inside (fixture, targets[i]);
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
test_save_nowhere (FileFixture *fixture, gconstpointer data)
{
  g_autofree char *no_folder = g_build_filename (fixture->folder, "none", "a.sdk", NULL);
  g_autofree char *below_file = g_build_filename (fixture->path, "a.sdk", NULL);
  g_autofree char *loop = file_inside (fixture, "loop");
  g_autofree char *pipe = file_inside (fixture, "pipe");
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
test_save_not_native (FileFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (FILE_RESOURCE);
  g_autoptr (GError) error = NULL;

  g_assert_false (save_text (file, "new\n", NULL, &error));
  g_assert_error (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_WRITE);
  g_assert_true (g_str_has_prefix (error->message, "“grid.txt”"));
}

/* A file system may have no tag for a state of a file: newer versions of GIO complain if they are asked for it. */
static void
test_update_untagged (FileFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (FILE_RESOURCE);
  g_autoptr (GFileInfo) info
      = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("new\n", 4);
  g_autoptr (GError) error = NULL;
  RubricFileStamp known, stamp;

  g_assert_false (g_file_info_has_attribute (info, G_FILE_ATTRIBUTE_ETAG_VALUE));
  g_assert_true (rubric_file_stamp_query (&known, file, NULL, &error));
  g_assert_no_error (error);
  g_assert_false (rubric_file_save (file, bytes, &known, &stamp, NULL, &error));
  g_assert_error (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_WRITE);
}

static gpointer
read_all_the_time (gpointer data)
{
  FileFixture *fixture = data;
  guint reads = 0;

  for (;; reads++)
    {
      g_autofree char *text = NULL;
      gsize length;

      g_assert_true (g_file_get_contents (fixture->path, &text, &length, NULL));
      if (strcmp (text, "the end\n") == 0)
        return GUINT_TO_POINTER (reads);
      g_assert_true (strcmp (text, FILE_LINE) == 0 || (length == 100000 && strspn (text, "a") == length)
                     || (length == 5 && strcmp (text, "bbbbb") == 0));
    }
}

/* Who reads while it is saved finds the old file or the new one, at every moment. */
static void
test_save_atomic (FileFixture *fixture, gconstpointer data)
{
  g_autofree char *large = g_strnfill (100000, 'a');
  GThread *reader = g_thread_new ("reader", read_all_the_time, fixture);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 100; i++)
    g_assert_true (save_text (fixture->file, i % 2 ? "bbbbb" : large, NULL, &error));
  g_assert_true (save_text (fixture->file, "the end\n", NULL, &error));
  g_test_message ("%u reads", GPOINTER_TO_UINT (g_thread_join (reader)));
}

/* The file itself may be written, its folder not: truncating it in place would risk the old content. */
static void
test_save_forbidden (void)
{
  const char *message = "You do not have permission to write to “my puzzle.txt” or its folder.";

  if (g_test_subprocess ())
    {
      FileFixture fixture;

      file_set_up_as_nobody (&fixture);
      g_assert_cmpint (g_chmod (fixture.folder, 0500), ==, 0);
      assert_save_fails (&fixture, fixture.path, message);
      g_assert_cmpint (g_chmod (fixture.folder, 0700), ==, 0);
      g_assert_cmpint (g_chmod (fixture.path, 0400), ==, 0);
      assert_save_fails (&fixture, fixture.path, message);
      file_tear_down_as_nobody (&fixture);
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
      FileFixture fixture;

      file_set_up (&fixture, NULL);
      signal (SIGXFSZ, SIG_IGN);
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &two_bytes), ==, 0);
      assert_save_fails (&fixture, fixture.path, message);
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
    { "/file/cancel", test_cancel },
    { "/file/save/native", test_save },
    { "/file/save/attributes", test_save_attributes },
    { "/file/save/inherited", test_save_inherited },
    { "/file/save/name", test_save_name },
    { "/file/save/links", test_save_links },
    { "/file/save/nowhere", test_save_nowhere },
    { "/file/save/not-native", test_save_not_native },
    { "/file/save/untagged", test_update_untagged },
    { "/file/save/atomic", test_save_atomic },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, FileFixture, NULL, file_set_up, tests[i].test, file_tear_down);
  g_test_add_func ("/file/save/forbidden", test_save_forbidden);
  g_test_add_func ("/file/save/cut-short", test_save_cut_short);
  return g_test_run ();
}
