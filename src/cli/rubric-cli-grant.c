/* rubric-cli-grant.c - puzzles as wished, written as they come
 *
 * They are made in threads beside the main one, which writes them and tells how it goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-interrupt.h"
#include "rubric-cli-terminal.h"
#include "rubric-cli-wish.h"
#include "sud-sheet.h"
#include "sud-wish-estimate.h"
#include "sud-wish-few.h"
#include "sud-wish-run.h"

#include <errno.h>
#include <glib/gi18n.h>

enum
{
  LOOK_EVERY = G_USEC_PER_SEC / 50, /* at whether SIGINT has come */
  TEXT_MAX = 1 << 16,               /* that waits to be written */
};

/* Under the lock but for @stop and @progress; @text waits to be written. */
typedef struct
{
  SudWishJob job;
  const RubricCliSupply *supply;
  GMutex lock;
  GCond changed;
  GString *text;
  gboolean over;
  SudWishEnd end;
  SudWishProgress progress;
  atomic_bool stop;
} Grant;

static bool
take_cb (const SudWishPuzzle *puzzle, void *data)
{
  Grant *self = data;
  SudSheet sheet;

  sud_sheet_from_grid (&sheet, &puzzle->puzzle, SUD_ORIGIN_GIVEN);
  g_mutex_lock (&self->lock);
  while (self->text->len > TEXT_MAX && !self->stop)
    g_cond_wait (&self->changed, &self->lock);
  rubric_format_append (self->supply->to, self->text, &sheet, NULL, NULL);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
  return !self->stop;
}

static gpointer
run_cb (gpointer data)
{
  Grant *self = data;
  SudWishEnd end = sud_wish_run (&self->job);

  g_mutex_lock (&self->lock);
  self->over = TRUE;
  self->end = end;
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
  return NULL;
}

static void
show_progress (Grant *self, gint64 start)
{
  double seconds = (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  guint64 tried = atomic_load (&self->progress.tried), made = atomic_load (&self->progress.made);
  SudWishEstimate estimate;

  sud_wish_estimate (self->job.wish, tried, made, seconds, &estimate);
  rubric_cli_show_search (made, estimate.one_in, estimate.seconds, estimate.at_least);
}

/* Writes what waits. The lock is held, but not meanwhile. Returns: FALSE, having complained, where that fails */
static gboolean
write_text (Grant *self)
{
  GString *text = self->text;
  gboolean written;

  if (text->len == 0)
    return TRUE;
  self->text = g_string_new (NULL);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
  written = rubric_cli_write (text->str, text->len);
  g_string_free (text, TRUE);
  g_mutex_lock (&self->lock);
  return written;
}

/* Until all is made and written. The lock is held. */
static RubricCliStatus
follow (Grant *self)
{
  gint64 start = g_get_monotonic_time ();
  RubricCliStatus status = RUBRIC_CLI_OK;

  while (!self->over || (self->text->len > 0 && status == RUBRIC_CLI_OK))
    {
      if (!self->over && (self->text->len == 0 || status != RUBRIC_CLI_OK))
        g_cond_wait_until (&self->changed, &self->lock, g_get_monotonic_time () + LOOK_EVERY);
      if (rubric_cli_interrupted ())
        status = RUBRIC_CLI_INTERRUPTED;
      else if (status == RUBRIC_CLI_OK && !write_text (self))
        status = RUBRIC_CLI_ERROR;
      else if (status == RUBRIC_CLI_OK)
        show_progress (self, start);
      if (status != RUBRIC_CLI_OK)
        {
          atomic_store (&self->stop, true);
          g_cond_broadcast (&self->changed);
        }
    }
  return status;
}

/* That it was not done, if it was not. */
static RubricCliStatus
complain (const Grant *self)
{
  g_autofree char *tries = NULL;

  if (self->end == SUD_WISH_NO_MEMORY)
    {
      rubric_cli_complain ("%s", g_strerror (ENOMEM));
      return RUBRIC_CLI_ERROR;
    }
  if (self->end == SUD_WISH_UNKNOWN)
    {
      rubric_cli_complain (_("no puzzle with 17 clues that Rubric knows is as wished"));
      return RUBRIC_CLI_NOT_ONE;
    }
  if (self->end != SUD_WISH_TRIED)
    return RUBRIC_CLI_OK;
  tries = g_strdup_printf ("%" G_GUINT64_FORMAT, self->supply->tries);
  /* Translators: %s is a large number */
  rubric_cli_complain (_("given up: none of %s puzzles in a row is as wished; there may be none"), tries);
  return RUBRIC_CLI_NOT_ONE;
}

static RubricCliStatus
run (Grant *self)
{
  GThread *thread = rubric_cli_start_thread ("wish", run_cb, self);
  RubricCliStatus status;

  if (thread == NULL)
    return RUBRIC_CLI_ERROR;
  g_mutex_lock (&self->lock);
  status = follow (self);
  g_mutex_unlock (&self->lock);
  g_thread_join (thread);
  rubric_cli_hide_progress ();
  return status == RUBRIC_CLI_OK ? complain (self) : status;
}

/* Nobody is to take them for new ones. */
static void
tell_origin (const SudWish *wish)
{
  int n = sud_wish_few_count_for (wish);

  if (n == 0)
    return;
  if (sud_wish_few_is_known (wish))
    /* Translators: %d is a number of puzzles, more than 100. An isomorph of a puzzle is the same one with other digits, rows and
     * columns exchanged */
    rubric_cli_complain (_("puzzles with 17 clues are isomorphs of %d known ones"), n);
  else
    /* Translators: %d is a number of puzzles, more than 10 */
    rubric_cli_complain (_("puzzles with so few clues come of %d known ones, one clue after the other: they are related"), n);
  if (!sud_wish_few_is_known (wish) && wish->clues_least <= SUD_CLUES_LEAST)
    rubric_cli_complain (_("those with 17 clues are isomorphs of known ones"));
}

RubricCliStatus
rubric_cli_grant (const SudWish *wish, const RubricCliSupply *supply)
{
  Grant self = { .supply = supply, .text = g_string_new (NULL) };
  RubricCliStatus status;

  self.job = (SudWishJob){
    .wish = wish, .seed = supply->spec.seed, .in_vain = supply->tries, .count = supply->count, .threads = supply->threads,
    .backend = supply->backend, .cancel = &self.stop, .take = take_cb, .data = &self, .progress = &self.progress,
  };
  g_mutex_init (&self.lock);
  g_cond_init (&self.changed);
  tell_origin (wish);
  rubric_format_begin (supply->to, self.text, FALSE);
  status = run (&self);
  g_string_truncate (self.text, 0);
  rubric_format_end (supply->to, self.text);
  if ((status == RUBRIC_CLI_OK || status == RUBRIC_CLI_NOT_ONE) && self.text->len > 0 && !rubric_cli_write (self.text->str, self.text->len))
    status = RUBRIC_CLI_ERROR;
  g_string_free (self.text, TRUE);
  g_mutex_clear (&self.lock);
  g_cond_clear (&self.changed);
  return status;
}
