/* test-rubric-figure-saving.c - a figure as a picture in a file: its name says which kind, and what fails is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-picture-saving.h"

#include "rubric-file.h"
#include "rubric-figure.h"
#include "saving-testing.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  SIZE = 300,
};

static GBytes *
make (gconstpointer data, RubricFigureKind kind)
{
  return rubric_step_picture_make (data, "Naked Single", "No 5 in row 5 column 5.", kind, SIZE);
}

static SavingOutcome
save (const char *path)
{
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  SavingOutcome outcome;
  g_autoptr (RubricJobs) jobs = saving_jobs_new (owner, &outcome);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SudView *view = g_new0 (SudView, 1);
  const RubricFigure figure = { make, view, g_free };

  view->evidence.struck[40] = SUD_DIGIT_BIT (5);
  rubric_figure_save (jobs, &figure, file, saving_done);
  saving_wait (&outcome);
  return outcome;
}

static void
test_kinds (void)
{
  static const struct
  {
    const char *name, *begin;
  } cases[] = {
    { "step 3.png", "\x89PNG" },
    { "step 3.SVG", "<?xml" },
    { "step 3", "\x89PNG" },
  };
  g_autofree char *folder = g_dir_make_tmp ("rubric-step-XXXXXX", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_build_filename (folder, cases[i].name, NULL), *content = NULL;
      SavingOutcome outcome = save (path);

      g_assert_no_error (outcome.error);
      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      g_assert_true (g_str_has_prefix (content, cases[i].begin));
      g_assert_no_errno (g_unlink (path));
    }
  g_assert_no_errno (g_rmdir (folder)); /* and nothing beside it */
}

/* What is no file, and a folder that is not there. */
static void
test_errors (void)
{
  static const char *const paths[] = { "/dev/full", "/nowhere/step.png" };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      SavingOutcome outcome = save (paths[i]);

      g_assert_error (outcome.error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_WRITE);
      g_assert_nonnull (strstr (outcome.error->message, i == 0 ? "full" : "step.png"));
      g_clear_error (&outcome.error);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/step-picture-saving/kinds", test_kinds);
  g_test_add_func ("/step-picture-saving/errors", test_errors);
  return g_test_run ();
}
