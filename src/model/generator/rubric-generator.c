/* rubric-generator.c - puzzles made in a worker thread, as somebody wishes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-generator.h"

#include "rubric-random.h"
#include "rubric-deadline.h"
#include "rubric-text.h"
#include "sud-puzzle-request.h"

#include <glib/gi18n.h>

enum
{
  MAX_THREADS = 8, /* of which each takes some megabytes */
  LONGEST = 10000, /* hours */
  SECONDS_MOST = 90, /* that are told; more are minutes */
};

/* What the job sees. */
typedef struct
{
  RubricGeneratorRequest request;
  RubricGeneratorDone done;
  GArray *made; /* of RubricGenerated */
  double seconds;
  RubricJob *job;
} Making;

/* How many clues look right. */
static const struct
{
  int least;
  int most;
} clues[SUD_N_LEVELS] = {
  [SUD_LEVEL_EASY] = { 32, 36 },
  [SUD_LEVEL_MEDIUM] = { 26, 32 },
  [SUD_LEVEL_HARD] = { 22, 30 },
  [SUD_LEVEL_UNFAIR] = { 22, 30 },
  [SUD_LEVEL_EXTREME] = { 20, 30 },
};

void
rubric_generator_wish_level (SudPuzzleRequest *wish, SudLevel level)
{
  sud_puzzle_request_init (wish);
  wish->symmetry = SUD_SYMMETRY_HALF_TURN;
  wish->minimal = FALSE;
  wish->clues_least = clues[level].least;
  wish->clues_most = clues[level].most;
  wish->level_least = wish->level_most = level;
}

static void
making_free (gpointer data)
{
  Making *making = data;

  g_array_unref (making->made);
  g_atomic_rc_box_release (making->request.progress);
  g_free (making);
}

static bool
take (const SudRequestedPuzzle *puzzle, void *data)
{
  Making *making = data;
  RubricGenerated made = { puzzle->puzzle, puzzle->grade.level };

  g_array_append_val (making->made, made);
  rubric_job_set_fraction (making->job,
                           (double)making->made->len / (making->request.each * making->request.n_wishes));
  return true;
}

/* Makes those of a wish. Returns: whether there is enough memory */
static gboolean
make_each (Making *making, const SudPuzzleRequest *wish, const atomic_bool *cancel)
{
  const RubricGeneratorRequest *request = &making->request;
  SudPuzzleRequestJob job = {
    .request = wish,
    .seed = rubric_random_seed (),
    .count = request->each,
    .threads = request->alone ? 1 : (int)MIN (g_get_num_processors (), MAX_THREADS),
    .cancel = cancel,
    .take = take,
    .data = making,
    .progress = request->progress,
  };

  return sud_puzzle_request_run (&job) != SUD_PUZZLE_REQUEST_NO_MEMORY;
}

static gboolean
work (RubricJob *job, gpointer data, GError **error)
{
  Making *making = data;
  RubricDeadline *deadline = NULL;
  const atomic_bool *cancel = rubric_job_get_stop (job);
  gint64 start = g_get_monotonic_time ();
  gboolean enough = TRUE;

  making->job = job;
  if (making->request.seconds > 0)
    {
      deadline = rubric_deadline_start (making->request.seconds, cancel);
      cancel = rubric_deadline_get_flag (deadline);
    }
  for (guint i = 0; i < making->request.n_wishes && enough && !atomic_load (cancel); i++)
    enough = make_each (making, &making->request.wishes[i], cancel);
  if (deadline != NULL)
    rubric_deadline_end (deadline);
  making->seconds = (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  if (!enough)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("There is not enough memory"));
  return enough;
}

static void
worked (gpointer owner, gpointer data, const GError *error)
{
  Making *making = data;
  const RubricGeneratorResult result
      = { (const RubricGenerated *)(gpointer)making->made->data, making->made->len,
          atomic_load (&making->request.progress->tried), making->seconds };

  making->done (owner, error == NULL ? &result : NULL, error);
}

void
rubric_generator_run (RubricJobs *jobs, const RubricGeneratorRequest *request, RubricGeneratorDone done)
{
  Making *making = g_new0 (Making, 1);

  making->request = *request;
  making->request.progress = request->progress != NULL ? g_atomic_rc_box_acquire (request->progress)
                                                       : g_atomic_rc_box_new0 (SudPuzzleRequestProgress);
  making->done = done;
  making->made = g_array_new (FALSE, FALSE, sizeof (RubricGenerated));
  rubric_jobs_run (jobs, work, worked, making, making_free);
}

/* One figure, and between 1 and 3 a half: what was tried for a moment tells no more, and who tries again reads mostly the
 * same. */
static guint64
round_off (guint64 n)
{
  guint64 unit = 1;

  while (n / unit >= 10)
    unit *= 10;
  if (unit > 1 && n / unit < 3)
    unit /= 2;
  return (n + unit / 2) / unit * unit;
}

/* How long it takes, in words that promise nothing. */
static char *
dup_duration (double seconds)
{
  double minutes = seconds / 60, hours = minutes / 60;
  int n;

  if (seconds < 1)
    return g_strdup (/* Translators: how long it takes to create puzzles */ _ ("That takes a moment."));
  if (seconds < SECONDS_MOST)
    {
      n = (int)round_off ((guint64)(seconds + 0.5));
      return g_strdup_printf (ngettext ("That takes about %d second.", "That takes about %d seconds.", n), n);
    }
  if (minutes < 90)
    {
      n = (int)round_off ((guint64)(minutes + 0.5));
      return g_strdup_printf (ngettext ("That takes about %d minute.", "That takes about %d minutes.", n), n);
    }
  n = (int)round_off ((guint64)(MIN (hours, LONGEST) + 0.5));
  return g_strdup_printf (ngettext ("That takes about %d hour.", "That takes about %d hours.", n), n);
}

/* Why it takes long; nobody needs to know of what does not. */
static char *
dup_rarity (const RubricGeneratorResult *result, guint count)
{
  g_autofree char *tried = NULL, *duration = NULL;
  guint64 each;
  double seconds;

  if (result->n == 0)
    {
      tried = rubric_text_number (round_off (result->tried));
      /* Translators: %s is a number */
      return g_strdup_printf (_ ("None of the first %s was like this. It may take minutes, and perhaps there is none."),
                              tried);
    }
  seconds = result->seconds / result->n * count;
  duration = dup_duration (seconds);
  each = round_off (MAX (result->tried / result->n, 1));
  if (each == 1 || seconds < SECONDS_MOST)
    return g_steal_pointer (&duration);
  tried = rubric_text_number (each);
  /* Translators: %1$s is a number, %2$s "That takes about 3 minutes." */
  return g_strdup_printf (_ ("About one in %1$s puzzles is like this. %2$s"), tried, duration);
}

char *
rubric_generator_dup_estimate (const SudPuzzleRequest *wish, const RubricGeneratorResult *result, guint count)
{
  gboolean few = sud_puzzle_request_count_low_clue (wish) > 0, known = few && sud_puzzle_request_has_only_known (wish);
  g_autofree char *rarity = NULL;

  if (known && result->n == 0)
    return g_strdup (_ ("No puzzle with 17 givens that Rubric knows is like this."));
  rarity = dup_rarity (result, count);
  if (known)
    /* Translators: %s is "That takes about 3 seconds." */
    return g_strdup_printf (_ ("%s They are known ones with other digits, rows and columns."), rarity);
  if (few && result->n > 0)
    /* Translators: %s is "That takes about 3 seconds." */
    return g_strdup_printf (_ ("%s They come of known ones and are related."), rarity);
  return g_steal_pointer (&rarity);
}
