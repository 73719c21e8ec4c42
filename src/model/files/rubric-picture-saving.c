/* rubric-picture-saving.c - pictures, pages and figures as files, drawn and written in a job
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-saving.h"

#include "rubric-file.h"

#include <errno.h>

typedef struct
{
  RubricPictureRequest *request; /* NULL: @figure is saved */
  RubricFigure figure;
  GFile *file;
  RubricPictureSaved saved;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  if (saving->request != NULL)
    rubric_picture_request_free (saving->request);
  else
    saving->figure.free (saving->figure.data);
  g_object_unref (saving->file);
  g_free (saving);
}

static void
picture_progress_cb (guint n_done, guint n_pages, gpointer job)
{
  rubric_job_set_fraction (job, n_done / (double)n_pages);
}

static GBytes *
make_figure (const Saving *saving, GError **error)
{
  g_autofree char *name = g_file_get_basename (saving->file);
  GBytes *bytes = saving->figure.make (saving->figure.data, rubric_figure_kind_for_name (name));

  if (bytes == NULL)
    g_set_error_literal (error, RUBRIC_PICTURE_ERROR, RUBRIC_PICTURE_ERROR_FAILED, g_strerror (ENOMEM));
  return bytes;
}

static gboolean
picture_work (RubricJob *job, gpointer data, GError **error)
{
  const Saving *saving = data;
  g_autoptr (GBytes) bytes = NULL;

  if (saving->request != NULL)
    bytes = rubric_picture_make (saving->request, picture_progress_cb, job, rubric_job_get_cancel (job), error);
  else
    bytes = make_figure (saving, error);
  return bytes != NULL && rubric_file_save (saving->file, bytes, NULL, NULL, rubric_job_get_cancellable (job), error);
}

static void
picture_done (gpointer owner, gpointer data, const GError *error)
{
  ((Saving *)data)->saved (owner, error);
}

static void
run_saving (RubricJobs *jobs, Saving saving)
{
  g_object_ref (saving.file);
  rubric_jobs_run (jobs, picture_work, picture_done, g_memdup2 (&saving, sizeof saving), saving_free);
}

void
rubric_picture_save (RubricJobs *jobs, const RubricPictureRequest *request, GFile *file, RubricPictureSaved saved)
{
  run_saving (jobs, (Saving){ .request = rubric_picture_request_copy (request), .file = file, .saved = saved });
}

void
rubric_figure_save (RubricJobs *jobs, const RubricFigure *figure, GFile *file, RubricPictureSaved saved)
{
  run_saving (jobs, (Saving){ .figure = *figure, .file = file, .saved = saved });
}
