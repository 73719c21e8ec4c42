/* rubric-picture-saving.c - pictures and pages as files, drawn and written in a job
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-saving.h"

#include "rubric-file.h"

typedef struct
{
  RubricPictureRequest *request;
  GFile *file;
  RubricPictureSaved saved;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  rubric_picture_request_free (saving->request);
  g_object_unref (saving->file);
  g_free (saving);
}

static void
progress_cb (guint n_done, guint n_pages, gpointer job)
{
  rubric_job_set_fraction (job, n_done / (double)n_pages);
}

static gboolean
work (RubricJob *job, gpointer data, GError **error)
{
  Saving *saving = data;
  g_autoptr (GBytes) bytes
      = rubric_picture_make (saving->request, progress_cb, job, rubric_job_get_cancel (job), error);

  return bytes != NULL && rubric_file_save (saving->file, bytes, rubric_job_get_cancellable (job), error);
}

static void
done (gpointer owner, gpointer data, const GError *error)
{
  ((Saving *)data)->saved (owner, error);
}

void
rubric_picture_save (RubricJobs *jobs, const RubricPictureRequest *request, GFile *file, RubricPictureSaved saved)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->request = rubric_picture_request_copy (request);
  saving->file = g_object_ref (file);
  saving->saved = saved;
  rubric_jobs_run (jobs, work, done, saving, saving_free);
}
