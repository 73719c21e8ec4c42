/* test-sud-search.c - what all strategies share: watching, handing out solutions, stopping, the stack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "puzzle-corpus.h"

#include "sud-strategy.h"

#include <pthread.h>
#include <string.h>

/* Watches a search and does all it is told of on a grid of its own. */
typedef struct
{
  SudGrid grid;
  guint64 events[SUD_SEARCH_SOLUTION + 1];
} Replay;

static void
replay_event (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  Replay *self = data;
  bool fits = event != SUD_SEARCH_SOLUTION && (sud_grid_candidates (&self->grid, cell) & SUD_DIGIT_BIT (digit)) != 0;

  self->events[event]++;
  if (event == SUD_SEARCH_PLACE)
    {
      g_assert_cmpint (self->grid.digit[cell], ==, 0);
      g_assert_true (fits);
      self->grid.digit[cell] = digit;
    }
  else if (event == SUD_SEARCH_REMOVE)
    {
      g_assert_cmpint (self->grid.digit[cell], ==, digit);
      self->grid.digit[cell] = 0;
    }
  else if (event == SUD_SEARCH_REJECT)
    {
      g_assert_cmpint (self->grid.digit[cell], ==, 0);
      g_assert_false (fits);
    }
  else
    g_assert_true (sud_grid_is_solved (grid));
  if (memcmp (&self->grid, grid, sizeof *grid) != 0)
    g_assert_cmpmem (&self->grid, sizeof *grid, grid, sizeof *grid);
}

static void
replay_search (const SudStrategy *strategy, const Puzzle *puzzle, gint64 limit)
{
  Replay replay = { .grid = puzzle->grid };
  SudSearchOptions options = { .limit = limit, .observe = replay_event, .data = &replay };
  SudResult result;

  g_test_message ("%s %s", strategy->id, puzzle->name);
  sud_strategy_run (strategy, &puzzle->grid, &options, &result);
  g_assert_cmpuint (replay.events[SUD_SEARCH_PLACE], ==, result.stats.placements);
  g_assert_cmpuint (replay.events[SUD_SEARCH_REMOVE], ==, result.stats.backtracks);
  g_assert_cmpuint (replay.events[SUD_SEARCH_REJECT], ==, result.stats.rejected);
  g_assert_cmpuint (replay.events[SUD_SEARCH_SOLUTION], ==, result.solutions);
  if (limit == 1 && result.solutions == 1)
    g_assert_cmpmem (&replay.grid, sizeof replay.grid, &result.first, sizeof result.first);
  else if (result.solutions < limit)
    g_assert_cmpmem (&replay.grid, sizeof replay.grid, &puzzle->grid, sizeof puzzle->grid);
}

static void
test_observer (void)
{
  static const char *const files[] = { "easy.txt", "near-full.txt", "sparse.txt", "unsolvable.txt", "clashing.txt" };
  const SudStrategy *strategies;
  int n;

  strategies = sud_strategies (&n);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GArray) puzzles = corpus_load (files[i]);

      for (guint j = 0; j < puzzles->len; j += 4)
        for (int k = 0; k < n; k++)
          {
            replay_search (&strategies[k], puzzle_at (puzzles, j), 1);
            replay_search (&strategies[k], puzzle_at (puzzles, j), 2);
          }
    }
}

/* What a search that was told step by step has done after each: the oracle of one that keeps a trace. */
typedef struct
{
  SudSearchEvent event;
  guint8 depth;
  guint64 placements;
  SudDigits rejected;
} Step;

typedef struct
{
  GArray *steps;
  SudSearchTrace trace;
  atomic_int_least64_t until;
  gint64 told; /* steps, at the last call */
  gint64 stride;
} Tracing;

static void
record (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  Tracing *self = data;
  Step before = { 0 }, step = { .event = event };

  if (event == SUD_SEARCH_SOLUTION)
    return;
  if (self->steps->len > 0)
    before = g_array_index (self->steps, Step, self->steps->len - 1);
  step.depth = before.depth + (event == SUD_SEARCH_PLACE) - (event == SUD_SEARCH_REMOVE);
  step.placements = before.placements + (event == SUD_SEARCH_PLACE);
  step.rejected = event == SUD_SEARCH_REJECT ? before.rejected | SUD_DIGIT_BIT (digit) : 0;
  g_array_append_val (self->steps, step);
}

static void
check_trace (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  Tracing *self = data;
  SudSearchTrace *trace = &self->trace;
  const Step *step;
  int low = self->told > 0 ? g_array_index (self->steps, Step, self->told - 1).depth : 0, high = low;

  if (event == SUD_SEARCH_SOLUTION)
    return;
  g_assert_cmpint (trace->steps, ==, self->told + self->stride);
  step = &g_array_index (self->steps, Step, trace->steps - 1);
  for (gint64 i = self->told; i < trace->steps; i++)
    {
      low = MIN (low, g_array_index (self->steps, Step, i).depth);
      high = MAX (high, g_array_index (self->steps, Step, i).depth);
    }
  g_assert_cmpint (event, ==, step->event);
  g_assert_cmpint (trace->depth, ==, step->depth);
  g_assert_cmpuint (trace->placements, ==, step->placements);
  g_assert_cmpint (trace->rejected, ==, step->rejected);
  g_assert_cmpint (trace->low, ==, low);
  g_assert_cmpint (trace->high, ==, high);
  trace->low = trace->high = trace->depth;
  self->told = trace->steps;
  atomic_store (&self->until, self->told + self->stride);
}

/* Told at every step or only at some of them: what it has done is the same. */
static void
test_trace (void)
{
  static const gint64 strides[] = { 1, 2, 7, 1000 };
  g_autoptr (GArray) puzzles = corpus_load ("easy.txt");
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (int i = 0; i < n; i++)
    {
      g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (Step));
      Tracing oracle = { .steps = steps };
      SudSearchOptions options = { .limit = 1, .observe = record, .data = &oracle };
      SudResult result;

      sud_strategy_run (&strategies[i], &puzzle_at (puzzles, 0)->grid, &options, &result);
      for (guint j = 0; j < G_N_ELEMENTS (strides); j++)
        {
          Tracing self = { .steps = steps, .stride = strides[j] };

          self.trace.until = &self.until;
          atomic_init (&self.until, strides[j]);
          options = (SudSearchOptions){ .limit = 1, .observe = check_trace, .data = &self, .trace = &self.trace };
          sud_strategy_run (&strategies[i], &puzzle_at (puzzles, 0)->grid, &options, &result);
          g_assert_cmpint (self.trace.steps, ==, steps->len);
          g_assert_cmpint (self.told, ==, steps->len / strides[j] * strides[j]);
        }
    }
}

/* Keeps the solutions it is handed, and wants no more after @enough of them. */
typedef struct
{
  GHashTable *lines;
  const SudGrid *givens;
  guint enough;
} Hoard;

static bool
hoard_solution (const SudGrid *solution, void *data)
{
  Hoard *self = data;
  char *line = g_malloc (SUD_LINE_LENGTH + 1);

  g_assert_true (sud_grid_is_solved (solution));
  g_assert_true (sud_grid_keeps (solution, self->givens));
  sud_grid_format_line (solution, line);
  g_assert_true (g_hash_table_add (self->lines, line)); /* none comes twice */
  return g_hash_table_size (self->lines) < self->enough;
}

static SudResult
hoard (const SudStrategy *strategy, const SudGrid *grid, gint64 limit, guint enough, guint *handed)
{
  g_autoptr (GHashTable) lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Hoard all = { lines, grid, enough };
  SudSearchOptions options = { .limit = limit, .solution = hoard_solution, .data = &all };
  SudResult result;

  sud_strategy_run (strategy, grid, &options, &result);
  *handed = g_hash_table_size (lines);
  return result;
}

static void
test_solutions_by_callback (void)
{
  g_autoptr (GArray) near_full = corpus_load ("near-full.txt");
  g_autoptr (GArray) sparse = corpus_load ("sparse.txt");
  const SudStrategy *strategies;
  guint handed;
  int n;

  strategies = sud_strategies (&n);
  for (int i = 0; i < n; i++)
    {
      for (guint j = 0; j < near_full->len; j++)
        {
          SudResult result = hoard (&strategies[i], &puzzle_at (near_full, j)->grid, SUD_LIMIT_NONE, G_MAXUINT, &handed);

          g_assert_cmpint (result.solutions, ==, handed);
          g_assert_cmpint (result.solutions, ==, near_full->len - j > 10 ? 1 : 2);
        }
      for (guint j = 0; j < sparse->len; j++)
        {
          SudResult result = hoard (&strategies[i], &puzzle_at (sparse, j)->grid, 40, G_MAXUINT, &handed);

          g_assert_cmpint (result.solutions, ==, 40);
          g_assert_cmpuint (handed, ==, 40);
        }
    }
}

/* One solution and no wish for another says nothing about whether there is one. */
static void
test_callback_stops (void)
{
  SudGrid empty = { { 0 } };
  const SudStrategy *strategies;
  guint handed;
  int n;

  strategies = sud_strategies (&n);
  for (int i = 0; i < n; i++)
    {
      SudResult result = hoard (&strategies[i], &empty, SUD_LIMIT_NONE, 1, &handed);

      g_assert_cmpuint (handed, ==, 1);
      g_assert_cmpint (result.solutions, ==, 1);
      g_assert_cmpint (result.verdict, ==, SUD_VERDICT_CANCELLED);

      result = hoard (&strategies[i], &empty, 1, 1, &handed);
      g_assert_cmpint (result.verdict, ==, SUD_VERDICT_ONE);

      result = hoard (&strategies[i], &empty, SUD_LIMIT_NONE, 7, &handed);
      g_assert_cmpuint (handed, ==, 7);
      g_assert_cmpint (result.solutions, ==, 7);
      g_assert_cmpint (result.verdict, ==, SUD_VERDICT_MANY);
    }
}

/* Raises the flag at one placement and counts those that follow. */
typedef struct
{
  atomic_bool cancel;
  guint64 placements;
  guint64 raise_at;
} Raiser;

static void
raise_at_placement (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  Raiser *self = data;

  if (event == SUD_SEARCH_PLACE && ++self->placements == self->raise_at)
    atomic_store (&self->cancel, true);
}

static void
test_cancel_within_1024_placements (void)
{
  SudGrid empty = { { 0 } };
  const SudStrategy *strategies;
  int n;

  strategies = sud_strategies (&n);
  for (int i = 0; i < n; i++)
    for (guint64 at = 1; at < 6000; at += 499)
      {
        Raiser raiser = { .raise_at = at };
        SudSearchOptions options
            = { .limit = SUD_LIMIT_NONE, .cancel = &raiser.cancel, .observe = raise_at_placement, .data = &raiser };
        SudResult result;

        sud_strategy_run (&strategies[i], &empty, &options, &result);
        g_assert_cmpuint (result.stats.placements, >=, at);
        g_assert_cmpuint (result.stats.placements, <=, at + 1024);
        g_assert_cmpint (result.verdict, ==, result.solutions > 1 ? SUD_VERDICT_MANY : SUD_VERDICT_CANCELLED);
      }
}

static void
test_cancelled_before_the_start (void)
{
  SudGrid puzzle = grid_from_line (REFERENCE_PUZZLE), clashing = puzzle;
  atomic_bool cancel = true;
  SudSearchOptions options = { .limit = 1, .cancel = &cancel };
  const SudStrategy *strategies;
  int n;

  clashing.digit[2] = 5;
  strategies = sud_strategies (&n);
  for (int i = 0; i < n; i++)
    {
      SudResult result;

      sud_strategy_run (&strategies[i], &puzzle, &options, &result);
      g_assert_cmpint (result.verdict, ==, SUD_VERDICT_CANCELLED);
      g_assert_cmpuint (result.stats.placements, ==, 0);
      sud_strategy_run (&strategies[i], &clashing, &options, &result);
      g_assert_cmpint (result.verdict, ==, SUD_VERDICT_INVALID);
    }
}

typedef struct
{
  const SudStrategy *strategy;
  SudGrid grid;
  atomic_bool cancel;
  SudResult result;
  gint64 end;
} Job;

static gpointer
job_thread (gpointer data)
{
  Job *self = data;
  SudSearchOptions options = { .limit = SUD_LIMIT_NONE, .cancel = &self->cancel };

  sud_strategy_run (self->strategy, &self->grid, &options, &self->result);
  self->end = g_get_monotonic_time ();
  return NULL;
}

/* Aim: 20 ms. Only a generous bound is asserted, as other work on the machine can hold up either thread. */
static void
cancel_from_outside (const SudStrategy *strategy, const SudGrid *grid, const char *what)
{
  Job job = { .strategy = strategy, .grid = *grid };
  GThread *thread = g_thread_new ("search", job_thread, &job);
  gint64 raised;

  g_usleep (50 * 1000);
  raised = g_get_monotonic_time ();
  atomic_store (&job.cancel, true);
  g_thread_join (thread);
  if (job.result.verdict == SUD_VERDICT_ONE)
    {
      g_test_message ("%s, %s: done before the flag was raised", what, strategy->id);
      return;
    }
  g_test_message ("%s, %s: cancelled %.3f ms after the flag was raised, %" G_GINT64_FORMAT " solutions till then", what,
                  strategy->id, (job.end - raised) / 1000.0, job.result.solutions);
  g_assert_cmpint (job.end - raised, <, 2 * G_USEC_PER_SEC);
  g_assert_cmpint (job.result.verdict, ==, job.result.solutions > 1 ? SUD_VERDICT_MANY : SUD_VERDICT_CANCELLED);
}

static void
test_cancel_from_another_thread (void)
{
  g_autoptr (GArray) hostile = corpus_load (CORPUS_HOSTILE);
  SudGrid empty = { { 0 } };
  const SudStrategy *strategies;
  int n;

  strategies = sud_strategies (&n);
  for (int i = 0; i < n; i++)
    {
      cancel_from_outside (&strategies[i], &empty, "empty grid");
      cancel_from_outside (&strategies[i], &puzzle_at (hostile, 0)->grid, "hostile puzzle");
    }
}

static void *
fill_empty_grid (void *data)
{
  SudGrid empty = { { 0 } };
  SudSearchOptions options = { .limit = 3 };
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (int i = 0; i < n; i++)
    {
      SudResult result;

      sud_strategy_run (&strategies[i], &empty, &options, &result);
      if (result.verdict != SUD_VERDICT_MANY)
        return NULL;
    }
  return data;
}

/* 81 levels deep in a thread with a stack of 128 KiB; a strategy that needs more is killed here. */
static void
test_small_stack (void)
{
  pthread_attr_t attributes;
  pthread_t thread;
  void *returned = NULL;
  int done = 1;

  g_assert_cmpint (pthread_attr_init (&attributes), ==, 0);
  g_assert_cmpint (pthread_attr_setstacksize (&attributes, 128 * 1024), ==, 0);
  g_assert_cmpint (pthread_create (&thread, &attributes, fill_empty_grid, &done), ==, 0);
  g_assert_cmpint (pthread_join (thread, &returned), ==, 0);
  g_assert_true (returned == &done);
  pthread_attr_destroy (&attributes);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search/observer", test_observer);
  g_test_add_func ("/search/trace", test_trace);
  g_test_add_func ("/search/callback/all", test_solutions_by_callback);
  g_test_add_func ("/search/callback/stops", test_callback_stops);
  g_test_add_func ("/search/cancel/1024-placements", test_cancel_within_1024_placements);
  g_test_add_func ("/search/cancel/before-the-start", test_cancelled_before_the_start);
  g_test_add_func ("/search/cancel/from-another-thread", test_cancel_from_another_thread);
  g_test_add_func ("/search/small-stack", test_small_stack);
  return g_test_run ();
}
