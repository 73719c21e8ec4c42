/* test-rubric-file-disk.c - a disk that is full leaves a file as it was
 *
 * The disk is of 64 KiB and in memory, in a namespace that ends with the test: nobody need be root, and nothing is left
 * mounted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
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

static guint
count_entries (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
save_too_much (const char *disk)
{
  g_autofree char *path = g_build_filename (disk, "a.sdk", NULL);
  g_autofree char *large = g_strnfill (1 << 20, 'a'), *text = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static (large, 1 << 20);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, LINE, -1, NULL));
  g_assert_false (rubric_file_save (file, bytes, NULL, &error));
  g_assert_error (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_WRITE);
  g_assert_cmpstr (error->message, ==, "There is no space left to save “a.sdk”.");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, LINE);
  g_assert_cmpuint (count_entries (disk), ==, 1);
}

static void
test_full (void)
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
  save_too_much (disk);
  g_assert_cmpint (umount2 (disk, MNT_DETACH), ==, 0);
  g_assert_cmpint (g_rmdir (disk), ==, 0);
}

int
main (int argc, char **argv)
{
  refused = enter_namespace () ? 0 : errno;
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/file-disk/full", test_full);
  return g_test_run ();
}
