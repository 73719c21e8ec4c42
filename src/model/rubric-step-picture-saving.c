/* rubric-step-picture-saving.c - a step as a picture in a file, drawn and written in a job
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-step-picture-saving.h"

#include "rubric-file.h"

#include <errno.h>

typedef struct
{
  SudView view;
  char *text;
  int size;
  GFile *file;
  RubricPictureSaved saved;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_free (saving->text);
  g_object_unref (saving->file);
  g_free (saving);
}

RubricStepPictureKind
rubric_step_picture_kind_for_name (const char *name)
{
  const RubricPictureFormat *format = rubric_picture_format_for_name (name);

  return format != NULL && g_str_equal (format->suffix, ".svg") ? RUBRIC_STEP_PICTURE_SVG : RUBRIC_STEP_PICTURE_PNG;
}

static gboolean
work (RubricJob *job, gpointer data, GError **error)
{
  Saving *saving = data;
  g_autofree char *name = g_file_get_basename (saving->file);
  g_autoptr (GBytes) bytes = rubric_step_picture_make (&saving->view, saving->text,
                                                       rubric_step_picture_kind_for_name (name), saving->size);

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
rubric_step_picture_save (RubricJobs *jobs, const SudView *view, const char *text, int size, GFile *file,
                          RubricPictureSaved saved)
{
  static const RubricJobKind kind = { work, done, saving_free };
  Saving *saving = g_new0 (Saving, 1);

  saving->view = *view;
  saving->text = g_strdup (text);
  saving->size = size;
  saving->file = g_object_ref (file);
  saving->saved = saved;
  rubric_jobs_run (jobs, &kind, saving);
}
