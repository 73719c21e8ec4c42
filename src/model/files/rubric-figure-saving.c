/* rubric-figure-saving.c - a figure in a file, drawn and written in a job
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-figure-saving.h"

#include "rubric-file.h"

#include <errno.h>

typedef struct
{
  RubricFigure figure;
  GFile *file;
  RubricPictureSaved saved;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  saving->figure.free (saving->figure.data);
  g_object_unref (saving->file);
  g_free (saving);
}

static gboolean
work (RubricJob *job, gpointer data, GError **error)
{
  Saving *saving = data;
  g_autofree char *name = g_file_get_basename (saving->file);
  g_autoptr (GBytes) bytes = saving->figure.make (saving->figure.data, rubric_figure_kind_for_name (name));

  if (bytes == NULL)
    {
      g_set_error_literal (error, RUBRIC_PICTURE_ERROR, RUBRIC_PICTURE_ERROR_FAILED, g_strerror (ENOMEM));
      return FALSE;
    }
  return rubric_file_save (saving->file, bytes, rubric_job_get_cancellable (job), error);
}

static void
done (gpointer owner, gpointer data, const GError *error)
{
  ((Saving *)data)->saved (owner, error);
}

void
rubric_figure_save (RubricJobs *jobs, const RubricFigure *figure, GFile *file, RubricPictureSaved saved)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->figure = *figure;
  saving->file = g_object_ref (file);
  saving->saved = saved;
  rubric_jobs_run (jobs, work, done, saving, saving_free);
}
