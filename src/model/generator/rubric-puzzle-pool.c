/* rubric-puzzle-pool.c - a few puzzles of each level that are ready before anybody asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-puzzle-pool.h"

#include "rubric-puzzle-pool-testing.h"

#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

enum
{
  PATIENCE = 10,  /* seconds for a puzzle: then no more of its level are made until one is taken */
  BREATH_MS = 20, /* between two puzzles */
};

struct _RubricPuzzlePool
{
  GObject parent_instance;

  RubricGenerated ready[SUD_N_LEVELS][RUBRIC_PUZZLE_POOL_EACH];
  guint n_ready[SUD_N_LEVELS];
  gboolean given_up[SUD_N_LEVELS];
  SudGrid last; /* taken one */
  SudLevel making;
  RubricJobs *jobs;
  GPowerProfileMonitor *power;
  gboolean open;
  guint idle; /* 0, or a timeout that waits for the main loop to have nothing else to do */
};

G_DEFINE_FINAL_TYPE (RubricPuzzlePool, rubric_puzzle_pool, G_TYPE_OBJECT)

/* Returns: the level with the fewest puzzles, the easier one first; SUD_N_LEVELS if the pool is full */
static SudLevel
find_wanted (RubricPuzzlePool *self)
{
  SudLevel wanted = SUD_N_LEVELS;
  guint fewest = RUBRIC_PUZZLE_POOL_EACH;

  for (SudLevel level = 0; level < SUD_N_LEVELS; level++)
    if (self->n_ready[level] < fewest && !self->given_up[level])
      {
        fewest = self->n_ready[level];
        wanted = level;
      }
  return wanted;
}

static gboolean
saves_power (RubricPuzzlePool *self)
{
  return self->power != NULL && g_power_profile_monitor_get_power_saver_enabled (self->power);
}

/* The GNU C library keeps what is freed, after the start and after hard puzzles tens of megabytes of it. */
static void
return_memory (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}

static void make_next_in (RubricPuzzlePool *self, guint ms);

static void
puzzle_made_cb (gpointer owner, const RubricGeneratorResult *result, const GError *error)
{
  RubricPuzzlePool *self = owner;
  SudLevel level = self->making;

  if (error != NULL || result->n == 0)
    self->given_up[level] = TRUE;
  else if (self->n_ready[level] < RUBRIC_PUZZLE_POOL_EACH)
    self->ready[level][self->n_ready[level]++] = result->made[0];
  make_next_in (self, BREATH_MS);
  if (find_wanted (self) == SUD_N_LEVELS)
    return_memory ();
}

static void
make_one (RubricPuzzlePool *self)
{
  RubricGeneratorTask task = { .n_requests = 1, .each = 1, .seconds = PATIENCE, .alone = TRUE };

  self->making = find_wanted (self);
  if (self->making == SUD_N_LEVELS)
    return;
  rubric_generator_init_request (&task.requests[0], self->making);
  rubric_generator_run (self->jobs, &task, puzzle_made_cb);
}

static gboolean
idle_cb (gpointer user_data)
{
  RubricPuzzlePool *self = user_data;

  self->idle = 0;
  if (!rubric_jobs_get_busy (self->jobs))
    make_one (self);
  return G_SOURCE_REMOVE;
}

/* Makes the next one, if any is wanted, in @ms at the earliest. */
static void
make_next_in (RubricPuzzlePool *self, guint ms)
{
  if (self->open && self->idle == 0 && !saves_power (self) && find_wanted (self) != SUD_N_LEVELS)
    self->idle = g_timeout_add_full (G_PRIORITY_LOW, ms, idle_cb, self, NULL);
}

static void
power_cb (RubricPuzzlePool *self)
{
  if (!saves_power (self))
    {
      make_next_in (self, BREATH_MS);
      return;
    }
  g_clear_handle_id (&self->idle, g_source_remove);
  rubric_jobs_cancel (self->jobs);
}

static void
rubric_puzzle_pool_dispose (GObject *object)
{
  RubricPuzzlePool *self = RUBRIC_PUZZLE_POOL (object);

  if (self->jobs != NULL)
    rubric_puzzle_pool_close (self);
  g_clear_object (&self->jobs);
  g_clear_object (&self->power);
  G_OBJECT_CLASS (rubric_puzzle_pool_parent_class)->dispose (object);
}

static void
rubric_puzzle_pool_class_init (RubricPuzzlePoolClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_puzzle_pool_dispose;
}

static void
rubric_puzzle_pool_init (RubricPuzzlePool *self)
{
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
}

RubricPuzzlePool *
rubric_puzzle_pool_new (void)
{
  return g_object_new (RUBRIC_TYPE_PUZZLE_POOL, NULL);
}

void
rubric_puzzle_pool_open (RubricPuzzlePool *self, GPowerProfileMonitor *power)
{
  g_return_if_fail (RUBRIC_IS_PUZZLE_POOL (self) && !self->open);
  g_return_if_fail (power == NULL || G_IS_POWER_PROFILE_MONITOR (power));

  self->open = TRUE;
  if (g_set_object (&self->power, power))
    g_signal_connect_object (power, "notify::power-saver-enabled", G_CALLBACK (power_cb), self, G_CONNECT_SWAPPED);
  return_memory ();
  make_next_in (self, 0);
}

guint
rubric_puzzle_pool_count (RubricPuzzlePool *self, SudLevel level)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE_POOL (self) && level < SUD_N_LEVELS, 0);

  return self->n_ready[level];
}

/* Takes the oldest one. */
static void
take_oldest (RubricPuzzlePool *self, SudLevel level, RubricGenerated *made)
{
  RubricGenerated *ready = self->ready[level];

  *made = ready[0];
  self->n_ready[level]--;
  memmove (ready, ready + 1, self->n_ready[level] * sizeof *ready);
}

gboolean
rubric_puzzle_pool_take (RubricPuzzlePool *self, SudLevel level, RubricGenerated *made)
{
  RubricGenerated first = { .level = SUD_N_LEVELS };

  g_return_val_if_fail (RUBRIC_IS_PUZZLE_POOL (self) && level < SUD_N_LEVELS, FALSE);

  while (first.level == SUD_N_LEVELS && self->n_ready[level] > 0)
    {
      take_oldest (self, level, &first);
      if (memcmp (&first.puzzle, &self->last, sizeof first.puzzle) == 0)
        first.level = SUD_N_LEVELS;
    }
  self->given_up[level] = FALSE;
  make_next_in (self, BREATH_MS);
  if (first.level == SUD_N_LEVELS)
    return FALSE;
  self->last = first.puzzle;
  *made = first;
  return TRUE;
}

void
rubric_puzzle_pool_close (RubricPuzzlePool *self)
{
  self->open = FALSE;
  g_clear_handle_id (&self->idle, g_source_remove);
  rubric_jobs_close (self->jobs);
}
