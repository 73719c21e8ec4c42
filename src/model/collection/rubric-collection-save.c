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
  FLUSH = 256 << 10, /* bytes of text that are written at once */
};

typedef struct
{
  RubricCollectionSave save;
  guint32 *indices;
  GFile *file;
  RubricJob *job;
  guint n_left_out;
  RubricCollectionSaved saved;
} Saving;

/* The puzzles that are in memory at once. */
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

static void
collection_saving_free (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->save.document);
  g_free (saving->indices);
  g_object_unref (saving->file);
  g_free (saving);
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

  piece->out = g_string_new (NULL);
  if (save->solutions)
    piece->round = sud_round_new (sud_backend_default (), PIECE);
  return piece;
}

/* Reads puzzles from @at on. Returns: the beginning of the next piece */
static guint
piece_read (Piece *piece, Saving *saving, guint at)
{
  piece_clear (piece);
  for (; at < saving->save.n && piece->n < PIECE; at++)
    {
      guint index = saving->indices != NULL ? saving->indices[at] : at;

      if (rubric_document_read (saving->save.document, index, &piece->sheets[piece->n], &piece->infos[piece->n], NULL))
        piece->n++;
      else
        saving->n_left_out++;
    }
  return at;
}

/* Returns: FALSE if it was cancelled */
static gboolean
piece_solve (Piece *piece, Saving *saving)
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
  if (!sud_round_solve (piece->round, 2, TRUE, rubric_job_get_cancel (saving->job)))
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
piece_write (Piece *piece, Saving *saving)
{
  if (piece->round != NULL && !piece_solve (piece, saving))
    return FALSE;
  for (guint i = 0; i < piece->n; i++)
    rubric_format_append (saving->save.format, piece->out, &piece->sheets[i], piece->infos[i],
                          piece->solved[i] ? &piece->solutions[i] : NULL);
  return TRUE;
}

static gboolean
flush_piece (Piece *piece, RubricFileSink *sink, GError **error)
{
  gboolean ok = rubric_file_sink_write (sink, piece->out->str, piece->out->len, error);

  g_string_truncate (piece->out, 0);
  return ok;
}

static gboolean
fill_cb (RubricFileSink *sink, gpointer user_data, GError **error)
{
  Saving *saving = user_data;
  const RubricCollectionSave *save = &saving->save;
  g_autoptr (Piece) piece = piece_new (save);

  if (save->solutions && piece->round == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (ENOMEM));
      return FALSE;
    }
  saving->n_left_out = 0;
  rubric_format_begin (save->format, piece->out, save->solutions);
  for (guint at = 0; at < save->n;)
    {
      at = piece_read (piece, saving, at);
      if (!piece_write (piece, saving))
        return !g_cancellable_set_error_if_cancelled (rubric_job_get_cancellable (saving->job), error);
      if (piece->out->len >= FLUSH && !flush_piece (piece, sink, error))
        return FALSE;
      rubric_job_set_fraction (saving->job, at / (double)save->n);
    }
  rubric_format_end (save->format, piece->out);
  return flush_piece (piece, sink, error);
}

static gboolean
save_work (RubricJob *job, gpointer data, GError **error)
{
  Saving *saving = data;

  saving->job = job;
  return rubric_file_save_with (saving->file, fill_cb, saving, rubric_job_get_cancellable (job), error);
}

static void
save_done (gpointer owner, gpointer data, const GError *error)
{
  Saving *saving = data;

  saving->saved (owner, saving->file, saving->n_left_out, error);
}

void
rubric_collection_save (RubricJobs *jobs, const RubricCollectionSave *save, GFile *file, RubricCollectionSaved saved)
{
  Saving *saving;

  g_return_if_fail (save->format->many);

  saving = g_new0 (Saving, 1);
  saving->save = *save;
  g_object_ref (save->document);
  saving->indices = save->indices != NULL ? g_memdup2 (save->indices, save->n * sizeof *save->indices) : NULL;
  saving->file = g_object_ref (file);
  saving->saved = saved;
  rubric_jobs_run (jobs, save_work, save_done, saving, collection_saving_free);
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
