/* test-rubric-file-disk.c - a disk that is full, or may only be read, leaves a file as it was
 *
 * The disk is of 64 KiB and in memory, in a namespace that ends with the test: nobody need be root, and nothing is left
 * mounted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "file-testing.h"

#include "rubric-file.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sched.h>
#include <string.h>
#include <sys/mount.h>
#include <unistd.h>

#define LINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"

static int refused; /* the errno, where there can be no disk of ours */

static gboolean
write_map (const char *path, guint outside)
{
  g_autofree char *map = g_strdup_printf ("0 %u 1", outside);

  return g_file_set_contents_full (path, map, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL);
}

/* Before there is a second thread: the administrator may mount, everybody else in a namespace where he is one. */
static gboolean
enter_namespace (void)
{
  guint uid = getuid (), gid = getgid ();

  if (unshare (CLONE_NEWNS) != 0
      && (unshare (CLONE_NEWUSER | CLONE_NEWNS) != 0
          || !g_file_set_contents_full ("/proc/self/setgroups", "deny", -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL)
          || !write_map ("/proc/self/uid_map", uid) || !write_map ("/proc/self/gid_map", gid)))
    return FALSE;
  return mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
}

static void
assert_save_fails (const char *path, GBytes *bytes, const char *message)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_false (rubric_file_save (file, bytes, NULL, NULL, NULL, &error));
  g_assert_error (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_WRITE);
  g_assert_cmpstr (error->message, ==, message);
}

static void
save_too_much (const char *disk)
{
  g_autofree char *path = g_build_filename (disk, "a.sdk", NULL);
  g_autofree char *large = g_strnfill (1 << 20, 'a'), *text = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static (large, 1 << 20);

  g_assert_true (g_file_set_contents (path, LINE, -1, NULL));
  assert_save_fails (path, bytes, "There is no space left to save “a.sdk”.");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, LINE);
  g_assert_cmpuint (file_count_entries (disk), ==, 1);
}

/* An old file and one still to be made. */
static void
save_read_only (const char *disk)
{
  g_autofree char *path = g_build_filename (disk, "a.sdk", NULL), *fresh = g_build_filename (disk, "b.sdk", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static ("new", 3);

  g_assert_true (g_file_set_contents (path, LINE, -1, NULL));
  g_assert_cmpint (mount (NULL, disk, NULL, MS_REMOUNT | MS_RDONLY, NULL), ==, 0);
  assert_save_fails (path, bytes, "“a.sdk” is in a read-only location.");
  assert_save_fails (fresh, bytes, "“b.sdk” is in a read-only location.");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, LINE);
  g_assert_cmpuint (file_count_entries (disk), ==, 1);
}

static void
run_on_disk (gconstpointer run)
{
  g_autofree char *disk = NULL;

  if (refused != 0)
    {
      g_autofree char *reason = g_strdup_printf ("no small disk to fill: %s", g_strerror (refused));

      g_test_skip (reason);
      return;
    }
  disk = g_dir_make_tmp ("rubric-disk-XXXXXX", NULL);
  g_assert_nonnull (disk);
  g_assert_cmpint (mount ("tmpfs", disk, "tmpfs", 0, "size=64k"), ==, 0);
  ((void (*) (const char *disk)) run) (disk);
  g_assert_cmpint (umount2 (disk, MNT_DETACH), ==, 0);
  g_assert_cmpint (g_rmdir (disk), ==, 0);
}

TEST_FILE (argc, argv)
{
  refused = enter_namespace () ? 0 : errno;
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/file-disk/full", save_too_much, run_on_disk);
  g_test_add_data_func ("/file-disk/read-only", save_read_only, run_on_disk);
  return g_test_run ();
}
