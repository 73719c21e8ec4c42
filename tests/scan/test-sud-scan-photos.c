/* test-sud-scan-photos.c - the photographs of RUBRIC_CORPUS, of which all but one are read whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "scan-testing.h"
#include "sud-scan-testing.h"

static void
test_photos (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("RUBRIC_CORPUS"), "photos", NULL);
  g_autoptr (GPtrArray) paths = scan_list_photos (folder);
  guint n = test_share (paths->len), whole = 0;

  g_assert_cmpuint (paths->len, >, 0);
  for (guint k = 0; k < n; k++)
    {
      const char *path = g_ptr_array_index (paths, test_pick (k, paths->len));
      ScanFile file;
      SudScan scan;
      int wrong, unflagged;

      scan_file_load (&file, path);
      g_assert_cmpint (sud_scan_read (&file.picture, NULL, &scan), ==, SUD_SCAN_DONE);
      wrong = scan_count_wrong (&scan, &file.answer, &unflagged);
      if (wrong > 0)
        g_test_message ("%s: %d cells wrong, %d of them nobody is told about", path, wrong, unflagged);
      g_assert_cmpint (unflagged, ==, 0);
      whole += wrong == 0;
      scan_file_clear (&file);
    }
  g_assert_cmpuint (whole, >=, n - 1);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  if (g_getenv ("RUBRIC_CORPUS") != NULL)
    g_test_add_func ("/scan/photos", test_photos);
  return g_test_run ();
}
