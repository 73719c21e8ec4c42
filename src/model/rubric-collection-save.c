/* rubric-collection-save.c - a collection, or some of it, is written to a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-save.h"

#include "rubric-file.h"
#include "sud-round.h"

#include <errno.h>

enum
{
  PIECE = 1024,      /* puzzles read and solved together */
  FLUSH = 256 << 10, /* bytes of text kept back before they are written */
  REPORT_US = 100000,
};

typedef struct
{
  RubricCollectionSave save;
  guint32 *indices;
  GFile *file;
  GTask *task; /* not a reference */
  GFileProgressCallback progress;
  gpointer progress_data;
  atomic_bool cancel;
  guint n_left_out;
} Job;

/* What is at hand of a job: one piece of it. */
typedef struct
{
  guint n;
  SudSheet sheets[PIECE];
  RubricInfo *infos[PIECE];
  gboolean solved[PIECE];
  SudGrid solutions[PIECE];
  char lines[PIECE * (SUD_LINE_LENGTH + 1)];
  SudRound *round; /* NULL: no solutions are wanted */
  GString *out;
} Piece;

typedef struct
{
  GTask *task;
  guint done;
} Report;

static void
job_free (Job *job)
{
  g_object_unref (job->save.document);
  g_free (job->indices);
  g_clear_object (&job->file);
  g_free (job);
}

static void
piece_clear (Piece *piece)
{
  for (guint i = 0; i < piece->n; i++)
    g_clear_pointer (&piece->infos[i], rubric_info_free);
  piece->n = 0;
}

static void
piece_free (Piece *piece)
{
  piece_clear (piece);
  sud_round_free (piece->round);
  g_string_free (piece->out, TRUE);
  g_free (piece);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Piece, piece_free)

static Piece *
piece_new (const RubricCollectionSave *save)
{
  Piece *piece = g_new0 (Piece, 1);
  SudBackendError unused;

  piece->out = g_string_new (NULL);
  if (save->solutions)
    piece->round = sud_round_new (sud_backend_choose (NULL, &unused), PIECE);
  return piece;
}

/* Reads puzzles from @at on. Returns: where the next piece begins */
static guint
piece_read (Piece *piece, Job *job, guint at)
{
  piece_clear (piece);
  for (; at < job->save.n && piece->n < PIECE; at++)
    {
      guint index = job->indices != NULL ? job->indices[at] : at;

      if (rubric_document_read (job->save.document, index, &piece->sheets[piece->n], &piece->infos[piece->n], NULL))
        piece->n++;
      else
        job->n_left_out++;
    }
  return at;
}

/* Returns: FALSE where it was cancelled */
static gboolean
piece_solve (Piece *piece, Job *job)
{
  SudLines lines = { .at = piece->lines, .end = piece->lines + piece->n * (SUD_LINE_LENGTH + 1) };
  const uint64_t *counts;

  for (guint i = 0; i < piece->n; i++)
    {
      SudGrid givens = sud_sheet_get_grid (&piece->sheets[i], SUD_ORIGINS_GIVEN);
      char *line = piece->lines + i * (SUD_LINE_LENGTH + 1);

      sud_grid_format_line (&givens, line);
      line[SUD_LINE_LENGTH] = '\n';
    }
  sud_round_collect (piece->round, &lines);
  if (!sud_round_solve (piece->round, 2, TRUE, &job->cancel))
    return FALSE;
  counts = sud_round_get_counts (piece->round);
  for (guint i = 0; i < piece->n; i++)
    {
      char line[SUD_LINE_LENGTH];

      piece->solved[i] = counts[i] > 0;
      if (!piece->solved[i])
        continue;
      sud_round_write_solution (piece->round, i, line);
      sud_grid_parse_line (&piece->solutions[i], line);
    }
  return TRUE;
}

static gboolean
piece_write (Piece *piece, Job *job)
{
  if (piece->round != NULL && !piece_solve (piece, job))
    return FALSE;
  for (guint i = 0; i < piece->n; i++)
    rubric_format_append (job->save.format, piece->out, &piece->sheets[i], piece->infos[i],
                          piece->solved[i] ? &piece->solutions[i] : NULL);
  return TRUE;
}

static gboolean
report_cb (gpointer user_data)
{
  Report *report = user_data;
  Job *job = g_task_get_task_data (report->task);

  if (!g_task_get_completed (report->task))
    job->progress (report->done, job->save.n, job->progress_data);
  return G_SOURCE_REMOVE;
}

static void
report_free (Report *report)
{
  g_object_unref (report->task);
  g_free (report);
}

static void
send_report (Job *job, guint done)
{
  Report *report = g_new (Report, 1);

  *report = (Report){ g_object_ref (job->task), done };
  g_main_context_invoke_full (g_task_get_context (job->task), G_PRIORITY_DEFAULT, report_cb, report,
                              (GDestroyNotify)report_free);
}

static gboolean
flush (Piece *piece, RubricFileSink *sink, GError **error)
{
  gboolean ok = rubric_file_sink_write (sink, piece->out->str, piece->out->len, error);

  g_string_truncate (piece->out, 0);
  return ok;
}

static gboolean
fill_cb (RubricFileSink *sink, gpointer user_data, GError **error)
{
  Job *job = user_data;
  g_autoptr (Piece) piece = piece_new (&job->save);
  gint64 reported = g_get_monotonic_time ();

  if (job->save.solutions && piece->round == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (ENOMEM));
      return FALSE;
    }
  job->n_left_out = 0;
  rubric_format_begin (job->save.format, piece->out, job->save.solutions);
  for (guint at = 0; at < job->save.n;)
    {
      at = piece_read (piece, job, at);
      if (!piece_write (piece, job))
        return !g_cancellable_set_error_if_cancelled (g_task_get_cancellable (job->task), error);
      if (piece->out->len >= FLUSH && !flush (piece, sink, error))
        return FALSE;
      if (job->progress != NULL && g_get_monotonic_time () - reported >= REPORT_US)
        {
          reported = g_get_monotonic_time ();
          send_report (job, at);
        }
    }
  rubric_format_end (job->save.format, piece->out);
  return flush (piece, sink, error);
}

static void
cancelled_cb (GCancellable *cancellable, Job *job)
{
  atomic_store (&job->cancel, TRUE);
}

static void
save_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;
  gulong handler = 0;

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), job, NULL);
  if (rubric_file_save_with (job->file, fill_cb, job, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  g_cancellable_disconnect (cancellable, handler);
}

void
rubric_collection_save_async (const RubricCollectionSave *save, GFile *file, GCancellable *cancellable,
                              GFileProgressCallback progress, gpointer progress_data, GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Job *job = g_new0 (Job, 1);

  g_return_if_fail (save->format->many);

  job->save = *save;
  g_object_ref (save->document);
  job->indices = save->indices != NULL ? g_memdup2 (save->indices, save->n * sizeof *save->indices) : NULL;
  job->file = g_object_ref (file);
  job->task = task;
  job->progress = progress;
  job->progress_data = progress_data;
  g_task_set_source_tag (task, rubric_collection_save_async);
  g_task_set_task_data (task, job, (GDestroyNotify)job_free);
  /* What is in place cannot be taken back: a cancellation after that is not reported over a success. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_run_in_thread (task, save_in_thread);
}

gboolean
rubric_collection_save_finish (GAsyncResult *result, guint *n_left_out, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, rubric_collection_save_async), FALSE);

  *n_left_out = ((Job *)g_task_get_task_data (G_TASK (result)))->n_left_out;
  return g_task_propagate_boolean (G_TASK (result), error);
}

char *
rubric_collection_save_to_text (const RubricCollectionSave *save)
{
  GString *out = g_string_new (NULL);

  rubric_format_begin (save->format, out, FALSE);
  for (guint i = 0; i < save->n; i++)
    {
      g_autoptr (RubricInfo) info = NULL;
      SudSheet sheet;

      if (rubric_document_read (save->document, save->indices != NULL ? save->indices[i] : i, &sheet, &info, NULL))
        rubric_format_append (save->format, out, &sheet, info, NULL);
    }
  rubric_format_end (save->format, out);
  return g_string_free (out, FALSE);
}

gboolean
rubric_collection_save_can_have_solutions (const RubricFormat *format)
{
  g_autoptr (GString) without = g_string_new (NULL);
  g_autoptr (GString) with = g_string_new (NULL);
  SudSheet sheet = { 0 };
  SudGrid solution = { { 1 } };

  rubric_format_append (format, without, &sheet, NULL, NULL);
  rubric_format_append (format, with, &sheet, NULL, &solution);
  return !g_string_equal (without, with);
}
