/* test-rubric-file-change.c - what other programs do to a file is noticed, and never written over unasked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "file-testing.h"

#include "rubric-file-watch.h"
#include "rubric-file.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define LINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
#define OTHER "1..............................................................................\n"

enum
{
  LIMIT_SECONDS = 10,
  QUIET_MS = 600, /* longer than a watch waits before it looks */
};

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
  RubricFileStamp stamp; /* of the file as it was loaded */
} Fixture;

static void
write_text (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

/* As programs do that do not rename: the file keeps its inode. */
static void
write_in_place (const char *path, const char *text)
{
  int fd = open (path, O_WRONLY | O_TRUNC | O_CLOEXEC);

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (write (fd, text, strlen (text)), ==, (int)strlen (text));
  g_assert_cmpint (close (fd), ==, 0);
}

static void
touch (const char *path)
{
  const struct timespec times[] = { { 1000, 0 }, { 1000, 0 } };

  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static void
load_stamp (GFile *file, RubricFileStamp *stamp)
{
  g_autoptr (RubricDocument) document = rubric_file_load_stamped (file, stamp, NULL, NULL);

  g_assert_nonnull (document);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("rubric-change-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  fixture->path = g_build_filename (fixture->folder, "my puzzle.txt", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  write_text (fixture->path, LINE);
  load_stamp (fixture->file, &fixture->stamp);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_object_unref (fixture->file);
}

static gboolean
update_text (GFile *file, const char *text, const RubricFileStamp *known, RubricFileStamp *stamp, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return rubric_file_save (file, bytes, known, stamp, NULL, error);
}

/* What other programs do, and what has become of the file then. */
static void
do_nothing (const char *path)
{
}

static void
replace (const char *path)
{
  write_text (path, OTHER);
}

static void
overwrite (const char *path)
{
  write_in_place (path, OTHER);
}

static void
replace_with_same (const char *path)
{
  write_text (path, LINE);
}

static void
write_keeping_time (const char *path, const char *text)
{
  struct stat status;
  struct timespec times[2];

  g_assert_cmpint (stat (path, &status), ==, 0);
  write_in_place (path, text);
  times[0] = status.st_atim;
  times[1] = status.st_mtim;
  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static void
overwrite_keeping_time (const char *path)
{
  write_keeping_time (path, OTHER "# longer\n");
}

static void
overwrite_keeping_time_and_length (const char *path)
{
  g_autofree char *text = g_strdup (LINE);

  text[0] = '.';
  write_keeping_time (path, text);
}

static void
append_much (const char *path)
{
  g_autofree char *text = g_strnfill (2 << 20, '#');

  write_text (path, text);
}

static void
delete (const char *path)
{
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
move (const char *path)
{
  g_autofree char *elsewhere = g_strconcat (path, ".old", NULL);

  g_assert_cmpint (g_rename (path, elsewhere), ==, 0);
}

static void
replace_with_link (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *target = g_build_filename (folder, "target", NULL);

  write_text (target, OTHER);
  delete (path);
  g_assert_cmpint (symlink ("target", path), ==, 0);
}

static void
change_mode (const char *path)
{
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
}

static const struct
{
  const char *name;
  void (*act) (const char *path);
  RubricFileChange change;
} events[] = {
  { "nothing", do_nothing, RUBRIC_FILE_SAME },
  { "touched", touch, RUBRIC_FILE_SAME },
  { "replaced with the same", replace_with_same, RUBRIC_FILE_SAME },
  { "another mode", change_mode, RUBRIC_FILE_SAME },
  { "replaced", replace, RUBRIC_FILE_CHANGED },
  { "overwritten", overwrite, RUBRIC_FILE_CHANGED },
  { "overwritten, with the old time", overwrite_keeping_time, RUBRIC_FILE_CHANGED },
  { "overwritten, with the old time and length", overwrite_keeping_time_and_length, RUBRIC_FILE_CHANGED },
  { "too long to be compared", append_much, RUBRIC_FILE_CHANGED },
  { "replaced with a link", replace_with_link, RUBRIC_FILE_CHANGED },
  { "deleted", delete, RUBRIC_FILE_GONE },
  { "moved", move, RUBRIC_FILE_GONE },
};

static void
test_compare (Fixture *unused, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autoptr (GError) error = NULL;
      RubricFileStamp now, again;
      RubricFileChange change;
      Fixture fixture;

      g_test_message ("%s", events[i].name);
      set_up (&fixture, NULL);
      events[i].act (fixture.path);
      g_assert_true (rubric_file_stamp_compare (&fixture.stamp, fixture.file, &now, &change, NULL, &error));
      g_assert_cmpint (change, ==, events[i].change);
      g_assert_true (rubric_file_stamp_compare (&now, fixture.file, &again, &change, NULL, &error));
      g_assert_cmpint (change, ==, RUBRIC_FILE_SAME);
      tear_down (&fixture, NULL);
    }
}

static void
test_stamp_text (Fixture *fixture, gconstpointer data)
{
  static const char *const broken[] = { NULL, "", " ", "none", "x y", "none zzz", "0123456789abcdef none" };
  const RubricFileStamp unknown = { "", "" };
  g_autofree char *text = rubric_file_stamp_to_string (&fixture->stamp);
  RubricFileStamp read;

  rubric_file_stamp_from_string (&read, text);
  g_assert_cmpstr (read.state, ==, fixture->stamp.state);
  g_assert_cmpstr (read.content, ==, fixture->stamp.content);
  g_assert_null (rubric_file_stamp_to_string (&unknown));
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      rubric_file_stamp_from_string (&read, broken[i]);
      g_assert_cmpstr (read.state, ==, "");
      g_assert_cmpstr (read.content, ==, "");
    }
}

/* A file of another program stays as that program left it, with nothing beside it; any other is written. */
static void
test_update (Fixture *unused, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *before = NULL;
      RubricFileStamp stamp;
      Fixture fixture;
      guint entries;

      g_test_message ("%s", events[i].name);
      set_up (&fixture, NULL);
      events[i].act (fixture.path);
      g_file_get_contents (fixture.path, &before, NULL, NULL);
      entries = file_count_entries (fixture.folder);
      if (events[i].change == RUBRIC_FILE_CHANGED)
        {
          g_assert_false (update_text (fixture.file, "mine\n", &fixture.stamp, &stamp, &error));
          g_assert_error (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_CHANGED);
          g_assert_cmpstr (error->message, ==, "“my puzzle.txt” has been changed by another program.");
          file_assert_holds (fixture.path, before);
          g_assert_cmpuint (file_count_entries (fixture.folder), ==, entries);
          g_clear_error (&error);
        }
      g_assert_true (update_text (fixture.file, "mine\n",
                                      events[i].change == RUBRIC_FILE_CHANGED ? NULL : &fixture.stamp, &stamp, &error));
      g_assert_no_error (error);
      file_assert_holds (fixture.path, "mine\n");
      tear_down (&fixture, NULL);
    }
}

/* One save after the other: the stamp of each is good for the next. */
static void
test_update_again (Fixture *fixture, gconstpointer data)
{
  RubricFileStamp stamp = fixture->stamp;

  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *text = g_strdup_printf ("save %u\n", i);
      g_autoptr (GError) error = NULL;

      g_assert_true (update_text (fixture->file, text, &stamp, &stamp, &error));
      file_assert_holds (fixture->path, text);
    }
  write_text (fixture->path, "theirs\n");
  g_assert_false (update_text (fixture->file, "mine\n", &stamp, &stamp, NULL));
  file_assert_holds (fixture->path, "theirs\n");
}

static void
stop_cb (gpointer timed_out)
{
  *(gboolean *)timed_out = TRUE;
}

/* Lets the watch see what there is to see. */
static void
spin (guint ms)
{
  gboolean over = FALSE;

  g_timeout_add_once (ms, stop_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static void
expect_change (RubricFileWatch *watch, RubricFileChange change)
{
  gint64 end = g_get_monotonic_time () + LIMIT_SECONDS * G_USEC_PER_SEC;

  while (rubric_file_watch_get_change (watch) != change)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      spin (5);
    }
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* Each event is told of once, and what leaves the content alone not at all. */
static void
test_watch (Fixture *unused, gconstpointer data)
{
  Fixture fixtures[G_N_ELEMENTS (events)];
  RubricFileWatch *watches[G_N_ELEMENTS (events)];
  guint counts[G_N_ELEMENTS (events)] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      set_up (&fixtures[i], NULL);
      watches[i] = rubric_file_watch_new (fixtures[i].file, &fixtures[i].stamp);
      g_signal_connect_swapped (watches[i], "notify::change", G_CALLBACK (count_cb), &counts[i]);
    }
  spin (QUIET_MS);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    events[i].act (fixtures[i].path);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    expect_change (watches[i], events[i].change);
  spin (QUIET_MS);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_test_message ("%s", events[i].name);
      g_assert_cmpint (rubric_file_watch_get_change (watches[i]), ==, events[i].change);
      g_assert_cmpuint (counts[i], ==, events[i].change != RUBRIC_FILE_SAME);
      g_assert_finalize_object (watches[i]);
      tear_down (&fixtures[i], NULL);
    }
}

/* Accepted, changed once more, and put back to what was accepted. */
static void
test_watch_accept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RubricFileWatch) watch = rubric_file_watch_new (fixture->file, &fixture->stamp);
  RubricFileStamp stamp;

  write_text (fixture->path, OTHER);
  expect_change (watch, RUBRIC_FILE_CHANGED);
  rubric_file_watch_accept (watch);
  g_assert_cmpint (rubric_file_watch_get_change (watch), ==, RUBRIC_FILE_SAME);
  g_assert_true (update_text (fixture->file, "mine\n", rubric_file_watch_get_known (watch), &stamp, NULL));
  rubric_file_watch_set_known (watch, &stamp);
  write_text (fixture->path, LINE);
  expect_change (watch, RUBRIC_FILE_CHANGED);
  delete (fixture->path);
  expect_change (watch, RUBRIC_FILE_GONE);
  write_text (fixture->path, "mine\n");
  expect_change (watch, RUBRIC_FILE_SAME);
}

/* Our own saves are no news, whoever is told of them first. */
static void
test_watch_held (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RubricFileWatch) watch = rubric_file_watch_new (fixture->file, &fixture->stamp);
  guint count = 0;

  g_signal_connect_swapped (watch, "notify::change", G_CALLBACK (count_cb), &count);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = g_strdup_printf ("save %u\n", i);
      RubricFileStamp stamp;

      rubric_file_watch_set_held (watch, TRUE);
      g_assert_true (update_text (fixture->file, text, rubric_file_watch_get_known (watch), &stamp, NULL));
      rubric_file_watch_check (watch);
      spin (QUIET_MS / 2);
      rubric_file_watch_set_known (watch, &stamp);
      rubric_file_watch_set_held (watch, FALSE);
      spin (QUIET_MS / 10);
    }
  spin (QUIET_MS);
  g_assert_cmpuint (count, ==, 0);

  rubric_file_watch_set_held (watch, TRUE); /* what happens meanwhile is found afterwards */
  write_text (fixture->path, OTHER);
  spin (QUIET_MS);
  g_assert_cmpuint (count, ==, 0);
  rubric_file_watch_set_held (watch, FALSE);
  expect_change (watch, RUBRIC_FILE_CHANGED);
}

/* Behind a link lies another file, of which the system tells under its own name. */
static void
test_watch_link (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "link", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (RubricFileWatch) watch = NULL;
  RubricFileStamp stamp;

  g_assert_cmpint (symlink ("my puzzle.txt", path), ==, 0);
  load_stamp (file, &stamp);
  watch = rubric_file_watch_new (file, &stamp);
  write_in_place (fixture->path, OTHER);
  expect_change (watch, RUBRIC_FILE_CHANGED);
}

/* Where nothing is known there is nothing to be compared with, until the file has been looked at once. */
static void
test_watch_unknown (Fixture *fixture, gconstpointer data)
{
  const RubricFileStamp unknown = { "", "" };
  g_autoptr (RubricFileWatch) watch = rubric_file_watch_new (fixture->file, &unknown);

  spin (QUIET_MS / 2);
  g_assert_cmpint (rubric_file_watch_get_change (watch), ==, RUBRIC_FILE_SAME);
  write_text (fixture->path, OTHER);
  expect_change (watch, RUBRIC_FILE_CHANGED);
}

TEST_FILE (argc, argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/file-change/compare", test_compare },
    { "/file-change/stamp-text", test_stamp_text },
    { "/file-change/update", test_update },
    { "/file-change/update-again", test_update_again },
    { "/file-change/watch", test_watch },
    { "/file-change/watch-accept", test_watch_accept },
    { "/file-change/watch-held", test_watch_held },
    { "/file-change/watch-link", test_watch_link },
    { "/file-change/watch-unknown", test_watch_unknown },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
