/* file-fixture.c - a folder with a puzzle in it, of one's own or of nobody's
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "file-fixture.h"

#include <glib/gstdio.h>
#include <grp.h>
#include <unistd.h>

enum
{
  NOBODY = 65534,
};

char *
file_inside (FileFixture *fixture, const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

void
file_write_text (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

void
file_set_up (FileFixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("rubric-file-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  fixture->path = file_inside (fixture, "my puzzle.txt");
  fixture->file = g_file_new_for_path (fixture->path);
  file_write_text (fixture->path, FILE_LINE);
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

void
file_tear_down (FileFixture *fixture, gconstpointer data)
{
  remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_object_unref (fixture->file);
}

/* Only root may be able to make the folder: in a sandbox /tmp is not everybody's. */
void
file_set_up_as_nobody (FileFixture *fixture)
{
  file_set_up (fixture, NULL);
  if (getuid () != 0)
    return;
  g_assert_cmpint (chown (fixture->folder, NOBODY, NOBODY), ==, 0);
  g_assert_cmpint (chown (fixture->path, NOBODY, NOBODY), ==, 0);
  g_assert_cmpint (setgroups (0, NULL), ==, 0);
  g_assert_cmpint (setresgid (NOBODY, NOBODY, 0), ==, 0);
  g_assert_cmpint (setresuid (NOBODY, NOBODY, 0), ==, 0);
}

void
file_tear_down_as_nobody (FileFixture *fixture)
{
  uid_t real, effective, saved;

  g_assert_cmpint (getresuid (&real, &effective, &saved), ==, 0);
  g_assert_cmpint (setresuid (saved, saved, saved), ==, 0);
  file_tear_down (fixture, NULL);
}
