/* test-rubric-picture-saving.c - pictures that are saved: whole, or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "saving-testing.h"

#include <glib/gstdio.h>

/* A page with an empty board. */
static RubricPictureRequest
create_request (void)
{
  SudSheet sheet;
  guint n;

  sud_sheet_clear (&sheet);
  return (RubricPictureRequest){ .format = rubric_picture_format_find ("pdf"),
                                 .source = rubric_render_source_new_sheet (&sheet, NULL),
                                 .options = RUBRIC_RENDER_PAGE_OPTIONS_DEFAULT,
                                 .paper = rubric_papers (&n)[0] };
}

static void
save (const RubricPictureRequest *request, GFile *file, gboolean cancel, SavingOutcome *outcome)
{
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (RubricJobs) jobs = saving_jobs_new (owner, outcome);

  rubric_picture_save (jobs, request, file, saving_done);
  if (cancel)
    rubric_jobs_cancel (jobs);
  saving_wait (outcome);
}

static void
test_save (void)
{
  g_autofree char *folder = g_dir_make_tmp ("rubric-picture-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "pages.pdf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  RubricPictureRequest request = create_request ();
  g_autoptr (RubricRenderSource) source = request.source;
  SavingOutcome outcome;

  save (&request, file, TRUE, &outcome);
  g_assert_error (outcome.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_clear_error (&outcome.error);

  save (&request, file, FALSE, &outcome);
  g_assert_no_error (outcome.error);
  g_assert_no_errno (g_unlink (path));
  g_assert_no_errno (g_rmdir (folder)); /* and nothing beside it */
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture-saving/save", test_save);
  return g_test_run ();
}
