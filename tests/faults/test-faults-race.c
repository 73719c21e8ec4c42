/* test-faults-race.c - of programs that save one file at the same time, none writes over what another has just saved
 *
 * Each counts in the file, as somebody does who reads a number and writes the next: what was written over unseen would be
 * missing in the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "fault-testing.h"
#include "rubric-file.h"
#include "session-testing.h"

#include <stdlib.h>
#include <string.h>

enum
{
  N_PROGRAMS = 3,
  N_SAVES = 100, /* of each */
};

static const char *executable;

/* Returns: whether it was saved; FALSE where another has come in between */
static gboolean
count_one (GFile *file)
{
  g_autofree char *text = NULL, *next = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  RubricFileStamp stamp;
  gsize length;

  g_assert_true (rubric_file_stamp_query (&stamp, file, NULL, NULL));
  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, &length, NULL));
  rubric_file_stamp_set_content (&stamp, text, length);
  next = g_strdup_printf ("%d\n", atoi (text) + 1);
  bytes = g_bytes_new (next, strlen (next));
  if (rubric_file_save (file, bytes, &stamp, &stamp, NULL, &error))
    return TRUE;
  g_assert_error (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_CHANGED);
  g_assert_cmpstr (error->message, ==, "“counter.txt” has been changed by another program.");
  return FALSE;
}

static int
count (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (guint n = 0; n < N_SAVES;)
    n += count_one (file) ? 1 : 0;
  return 0;
}

static void
test_race (void)
{
  char *folder = session_folder ();
  g_autofree char *path = g_build_filename (folder, "counter.txt", NULL);
  g_autofree char *expected = g_strdup_printf ("%d\n", N_PROGRAMS * N_SAVES);
  GSubprocess *programs[N_PROGRAMS];

  g_assert_true (g_file_set_contents (path, "0\n", -1, NULL));
  for (guint i = 0; i < N_PROGRAMS; i++)
    programs[i] = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, executable, "--count", path, NULL);
  for (guint i = 0; i < N_PROGRAMS; i++)
    {
      g_autoptr (GError) error = NULL;

      g_subprocess_wait_check (programs[i], NULL, &error);
      g_assert_no_error (error);
      g_object_unref (programs[i]);
    }
  fault_assert_holds (path, expected);
  g_assert_cmpuint (session_count_files (folder, "."), ==, 1);
  session_remove (folder);
}

TEST_FILE (argc, argv)
{
  if (argc == 3 && g_str_equal (argv[1], "--count"))
    return count (argv[2]);
  executable = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/faults/race", test_race);
  return g_test_run ();
}
