/* rubric-cli-supply.c - new puzzles, made in several threads and written in order
 *
 * Threads take the next indices of the seed as chunks. Whoever has made a chunk waits for its turn and writes what fits of
 * it: so the puzzles are the first that fit, however many threads there are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-supply.h"

#include "rubric-cli-interrupt.h"
#include "rubric-cli-terminal.h"
#include "sud-sheet.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <math.h>

enum
{
  CHUNK_MIN = 64,
  CHUNK_MAX = 8192,
  LOOK_EVERY = G_USEC_PER_SEC / 50, /* at whether SIGINT has come */
};

/* Under the lock but for @stop; @write_at is the first index that has not been written. */
typedef struct
{
  const RubricCliSupply *supply;
  GMutex lock;
  GCond turn;
  guint64 next;
  guint64 write_at;
  guint64 left;   /* puzzles that are still wanted */
  guint64 in_vain; /* indices since the last that fitted */
  int running;
  RubricCliStatus status;
  atomic_bool stop;
} Supply;

/* Few at first, for the first puzzle to come soon; then many, for lanes to be full, unless each takes long anyway. */
static gsize
take_chunk (Supply *self, guint64 *start)
{
  gsize n = *start = self->next;

  if (sud_generate_spec_climbs (&self->supply->spec))
    n = 1;
  else
    n = n == 0 ? CLAMP (self->supply->count / self->supply->threads + 1, 1, CHUNK_MAX) : CLAMP (n, CHUNK_MIN, CHUNK_MAX);
  self->next += n;
  return n;
}

/* Under the lock. */
static void
end (Supply *self, RubricCliStatus status)
{
  self->status = MAX (self->status, status);
  atomic_store (&self->stop, true);
  g_cond_broadcast (&self->turn);
}

/* At the end of the line that @out ends with. */
static void
append_weight (GString *out, double weight)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_truncate (out, out->len - 1);
  g_string_append_printf (out, "\t%s\n", g_ascii_formatd (number, sizeof number, "%.6f", log (weight)));
}

static void
append (const RubricCliSupply *supply, const SudGenerated *puzzle, GString *out)
{
  SudSheet sheet;

  sud_sheet_from_grid (&sheet, &puzzle->puzzle, SUD_ORIGIN_GIVEN);
  rubric_format_append (supply->to, out, &sheet, NULL, NULL);
  if (supply->spec.weighed)
    append_weight (out, puzzle->weight);
}

/* Returns whether it is the last one that is looked at. */
static gboolean
take_result (Supply *self, const SudGenerated *result, GString *out)
{
  self->in_vain++;
  if (result->clues > 0)
    {
      append (self->supply, result, out);
      self->in_vain = 0;
      self->left--;
    }
  return self->left == 0 || self->in_vain == self->supply->tries;
}

/* In its turn. Returns how the supply ends, or goes on with. */
static RubricCliStatus
write_chunk (Supply *self, const SudGenerated *results, gsize n, GString *out, gboolean *ends)
{
  *ends = FALSE;
  g_string_truncate (out, 0);
  if (self->write_at == 0)
    rubric_format_begin (self->supply->to, out, FALSE);
  for (gsize i = 0; i < n && !*ends; i++)
    *ends = take_result (self, &results[i], out);
  if (*ends)
    rubric_format_end (self->supply->to, out);
  if (!rubric_cli_write (out->str, out->len))
    {
      *ends = TRUE;
      return RUBRIC_CLI_ERROR;
    }
  rubric_cli_show_made (self->supply->count - self->left, self->supply->count);
  return self->left > 0 && *ends ? RUBRIC_CLI_NOT_ONE : RUBRIC_CLI_OK;
}

/* Waits until all before @start is written, and writes it. */
static void
deliver (Supply *self, guint64 start, const SudGenerated *results, gsize n, GString *out)
{
  RubricCliStatus status;
  gboolean ends;

  while (self->write_at != start && !self->stop)
    g_cond_wait (&self->turn, &self->lock);
  if (self->stop)
    return;
  g_mutex_unlock (&self->lock);
  status = write_chunk (self, results, n, out, &ends);
  g_mutex_lock (&self->lock);
  self->write_at += n;
  if (ends)
    end (self, status);
  g_cond_broadcast (&self->turn);
}

static gpointer
work_cb (gpointer data)
{
  Supply *self = data;
  SudGenerator *generator = sud_generator_new (&self->supply->spec, self->supply->backend);
  g_autofree SudGenerated *results = g_try_new (SudGenerated, CHUNK_MAX);
  g_autoptr (GString) out = g_string_new (NULL);

  g_mutex_lock (&self->lock);
  if (generator == NULL || results == NULL)
    {
      rubric_cli_complain ("%s", g_strerror (ENOMEM));
      end (self, RUBRIC_CLI_ERROR);
    }
  while (!self->stop)
    {
      guint64 start;
      gsize n = take_chunk (self, &start);
      gboolean made;

      g_mutex_unlock (&self->lock);
      made = sud_generator_run (generator, start, n, results, &self->stop);
      g_mutex_lock (&self->lock);
      if (made)
        deliver (self, start, results, n, out);
    }
  self->running--;
  g_cond_broadcast (&self->turn);
  g_mutex_unlock (&self->lock);
  sud_generator_free (generator);
  return NULL;
}

static void
complain (const RubricCliSupply *supply)
{
  g_autofree char *tries = g_strdup_printf ("%" G_GUINT64_FORMAT, supply->tries);

  if (sud_cells_is_empty (supply->spec.pattern))
    /* Translators: %s is a large number */
    rubric_cli_complain (_("given up: none of %s grids in a row led to such a puzzle; there may be none, or hardly any that "
                           "taking clues away leads to"), tries);
  else
    /* Translators: %s is a large number */
    rubric_cli_complain (_("given up: none of %s grids in a row makes a puzzle of this pattern; there may be none"), tries);
}

RubricCliStatus
rubric_cli_supply (const RubricCliSupply *supply)
{
  Supply self = { .supply = supply, .left = supply->count };
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();

  g_mutex_init (&self.lock);
  g_cond_init (&self.turn);
  g_mutex_lock (&self.lock);
  for (; self.running < supply->threads; self.running++)
    {
      GThread *thread = g_thread_try_new ("generate", work_cb, &self, NULL);

      if (thread == NULL)
        break;
      g_ptr_array_add (threads, thread);
    }
  if (self.running == 0)
    {
      rubric_cli_complain ("%s", g_strerror (ENOMEM));
      self.status = RUBRIC_CLI_ERROR;
    }
  while (self.running > 0)
    {
      g_cond_wait_until (&self.turn, &self.lock, g_get_monotonic_time () + LOOK_EVERY);
      if (rubric_cli_interrupted () && !self.stop)
        end (&self, RUBRIC_CLI_INTERRUPTED);
    }
  g_mutex_unlock (&self.lock);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (threads->pdata[i]);
  rubric_cli_hide_progress ();
  if (self.in_vain == supply->tries)
    complain (supply);
  g_mutex_clear (&self.lock);
  g_cond_clear (&self.turn);
  return self.status;
}
