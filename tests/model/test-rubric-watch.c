/* test-rubric-watch.c - a search that is watched makes the steps of one that is not, and can be left at any moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "../test-turn.h"

#include "rubric-jobs-testing.h"
#include "rubric-watch-testing.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define CLASH "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/* Row by row the search takes tens of millions of steps. */
#define HOSTILE "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

typedef struct
{
  RubricWatch *watch;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->watch = rubric_watch_new ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->watch != NULL)
    g_assert_finalize_object (fixture->watch);
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
load (Fixture *fixture, const char *line, const char *strategy)
{
  SudSheet sheet = sheet_of (line);

  rubric_watch_load (fixture->watch, &sheet, sud_strategy_find (strategy));
}

static void
await_state (Fixture *fixture, RubricWatchState state)
{
  while (rubric_watch_get_state (fixture->watch) != state)
    {
      rubric_watch_look (fixture->watch);
      test_turn ();
    }
}

static const RubricWatchSample *
await_steps (Fixture *fixture, gint64 steps)
{
  while (rubric_watch_look (fixture->watch)->steps < steps)
    g_thread_yield ();
  return rubric_watch_look (fixture->watch);
}

static const RubricWatchSample *
await_settled (Fixture *fixture)
{
  while (!rubric_watch_is_settled (fixture->watch))
    {
      rubric_watch_look (fixture->watch); /* it may have come to where it was to pause */
      test_turn ();
    }
  return rubric_watch_look (fixture->watch);
}

static void
assert_counters (Fixture *fixture, const char *line, const SudStrategy *strategy)
{
  const RubricWatchSample *seen = rubric_watch_look (fixture->watch);
  const SudSearchOptions options = { .limit = 1 };
  SudResult plain;
  SudGrid grid;

  g_assert_cmpint (sud_grid_parse_line (&grid, line), ==, SUD_CELLS);
  sud_strategy_run (strategy, &grid, &options, &plain);
  g_assert_cmpuint (seen->placements, ==, plain.stats.placements);
  g_assert_cmpuint (seen->backtracks, ==, plain.stats.backtracks);
  g_assert_cmpuint (seen->rejected, ==, plain.stats.rejected);
  g_assert_cmpint (seen->steps, ==, plain.stats.placements + plain.stats.backtracks + plain.stats.rejected);
  g_assert_cmpmem (&seen->grid, sizeof seen->grid, &plain.first, sizeof plain.first);
  g_assert_cmpint (rubric_watch_get_result (fixture->watch)->verdict, ==, plain.verdict);
}

/* Every strategy but lanes, which has no path to watch. */
static void
test_counters (Fixture *fixture, gconstpointer data)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);
  guint watched = 0;

  for (int i = 0; i < n; i++)
    {
      if (g_str_equal (strategies[i].id, "lanes"))
        continue;
      load (fixture, REFERENCE, strategies[i].id);
      rubric_watch_run_to_end (fixture->watch);
      await_state (fixture, RUBRIC_WATCH_ENDED);
      assert_counters (fixture, REFERENCE, &strategies[i]);
      watched++;
    }
  g_assert_cmpuint (watched, ==, n - 1);
}

/* Step by step: each changes one thing, and no more are made than asked for. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  const RubricWatchSample *seen;
  guint8 depth = 0;

  load (fixture, REFERENCE, "brute-force");
  g_assert_cmpint (rubric_watch_get_state (fixture->watch), ==, RUBRIC_WATCH_PAUSED);
  g_assert_cmpint (rubric_watch_look (fixture->watch)->steps, ==, 0);
  for (gint64 steps = 1; steps <= 200; steps++)
    {
      rubric_watch_step (fixture->watch);
      seen = await_settled (fixture);
      g_assert_cmpint (seen->steps, ==, steps);
      g_assert_cmpuint (seen->placements + seen->backtracks + seen->rejected, ==, steps);
      g_assert_cmpuint (seen->depth, ==, seen->placements - seen->backtracks);
      g_assert_cmpint (seen->depth - depth, ==,
                       seen->event == SUD_SEARCH_PLACE ? 1 : seen->event == SUD_SEARCH_REMOVE ? -1 : 0);
      if (seen->event == SUD_SEARCH_REJECT)
        g_assert_true (seen->refused & SUD_DIGIT_BIT (seen->digit));
      depth = seen->depth;
    }
  rubric_watch_restart (fixture->watch);
  g_assert_cmpint (rubric_watch_look (fixture->watch)->steps, ==, 0);
}

static void
test_backtrack (Fixture *fixture, gconstpointer data)
{
  const RubricWatchSample *seen;

  load (fixture, REFERENCE, "bitset");
  for (guint64 n = 1; n <= 5; n++)
    {
      rubric_watch_run_to_backtrack (fixture->watch);
      seen = await_settled (fixture);
      g_assert_cmpint (seen->event, ==, SUD_SEARCH_REMOVE);
      g_assert_cmpuint (seen->backtracks, ==, n);
    }
  rubric_watch_run_to_end (fixture->watch);
  await_state (fixture, RUBRIC_WATCH_ENDED);
  assert_counters (fixture, REFERENCE, sud_strategy_find ("bitset"));
}

/* The next step back is the next one also after a while, when the worker comes by only now and then. */
static void
test_backtrack_later (Fixture *fixture, gconstpointer data)
{
  guint64 before;

  load (fixture, HOSTILE, "brute-force");
  rubric_watch_set_speed (fixture->watch, RUBRIC_WATCH_UNTHROTTLED);
  rubric_watch_play (fixture->watch);
  await_steps (fixture, 100000);
  rubric_watch_pause (fixture->watch);
  before = await_settled (fixture)->backtracks;
  for (guint64 n = 1; n <= 3; n++)
    {
      rubric_watch_run_to_backtrack (fixture->watch);
      g_assert_cmpuint (await_settled (fixture)->backtracks, ==, before + n);
    }
}

/* The board: givens stay, trial digits are those of the program, the last cell is marked. */
static void
test_view (Fixture *fixture, gconstpointer data)
{
  const RubricWatchSample *seen;
  SudView view;

  load (fixture, REFERENCE, "brute-force");
  rubric_watch_run_to_backtrack (fixture->watch);
  seen = await_settled (fixture);
  rubric_watch_get_view (fixture->watch, &view);
  g_assert_cmpint (sud_sheet_count (&view.sheet, SUD_ORIGIN_GIVEN), ==, 30);
  g_assert_cmpint (sud_sheet_count (&view.sheet, SUD_ORIGIN_SOLVED), ==, seen->depth);
  g_assert_cmpint (view.evidence.tint[seen->cell], ==, 1);
}

/* At a speed; then as fast as it goes, and seen while it goes; then paused, and nothing moves. */
static void
test_speed (Fixture *fixture, gconstpointer data)
{
  gint64 begun = g_get_monotonic_time (), steps;

  load (fixture, HOSTILE, "brute-force");
  rubric_watch_set_speed (fixture->watch, 1000);
  rubric_watch_play (fixture->watch);
  await_steps (fixture, 45);
  g_assert_cmpint (g_get_monotonic_time () - begun, >=, 40 * 1000);
  rubric_watch_set_speed (fixture->watch, RUBRIC_WATCH_UNTHROTTLED);
  await_steps (fixture, 200000);
  rubric_watch_pause (fixture->watch);
  g_assert_cmpint (rubric_watch_get_state (fixture->watch), ==, RUBRIC_WATCH_PAUSED);
  steps = await_settled (fixture)->steps;
  g_usleep (2000);
  g_assert_cmpint (rubric_watch_look (fixture->watch)->steps, ==, steps);
  rubric_watch_step (fixture->watch);
  g_assert_cmpint (await_settled (fixture)->steps, ==, steps + 1);
}

/* Its thread ends soon, whatever it does: tear_down() waits for it. */
static void
test_stop (Fixture *fixture, gconstpointer data)
{
  gint64 begun;

  load (fixture, HOSTILE, "brute-force");
  rubric_watch_stop (fixture->watch);
  g_assert_cmpint (rubric_watch_get_state (fixture->watch), ==, RUBRIC_WATCH_NONE);
  load (fixture, HOSTILE, "brute-force");
  rubric_watch_run_to_end (fixture->watch);
  await_steps (fixture, 1000);
  load (fixture, HOSTILE, "lookup-table"); /* cancels the one before */
  rubric_watch_run_to_end (fixture->watch);
  await_steps (fixture, 1000);
  begun = g_get_monotonic_time ();
  rubric_watch_stop (fixture->watch);
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  g_test_message ("gone after %.1f ms", (double)(g_get_monotonic_time () - begun) / 1000);
}

static void
test_closed (Fixture *fixture, gconstpointer data)
{
  load (fixture, HOSTILE, "brute-force");
  if (data != NULL)
    {
      rubric_watch_run_to_end (fixture->watch);
      await_steps (fixture, 1000);
    }
  g_assert_finalize_object (g_steal_pointer (&fixture->watch));
}

static void
test_clash (Fixture *fixture, gconstpointer data)
{
  load (fixture, CLASH, "bitset");
  await_state (fixture, RUBRIC_WATCH_ENDED);
  g_assert_cmpint (rubric_watch_get_result (fixture->watch)->verdict, ==, SUD_VERDICT_INVALID);
  g_assert_cmpint (rubric_watch_look (fixture->watch)->steps, ==, 0);
  rubric_watch_play (fixture->watch); /* there is nothing to play */
  g_assert_cmpint (rubric_watch_get_state (fixture->watch), ==, RUBRIC_WATCH_ENDED);
}

/* Against all depths, kept one by one. */
static void
test_depths (void)
{
  enum { STEPS = 10 * RUBRIC_DEPTH_HISTORY_COLUMNS + 77 };
  g_autofree guint8 *all = g_new (guint8, STEPS);
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  RubricDepthHistory depths;
  int depth = 0;

  rubric_depth_history_init (&depths);
  for (guint i = 0; i < STEPS; i++)
    {
      depth = CLAMP (depth + g_rand_int_range (rand, -1, 2), 0, 81);
      all[i] = (guint8)depth;
      rubric_depth_history_add (&depths, i + 1, all[i], all[i], all[i]);
    }
  g_assert_cmpuint (depths.n, <, RUBRIC_DEPTH_HISTORY_COLUMNS);
  g_assert_cmpint (depths.end, ==, (depths.n + 1) * depths.width);
  g_assert_cmpint (depths.end, >, STEPS);
  g_assert_cmpint (depths.end - depths.width, <=, STEPS);
  for (guint column = 0; column <= depths.n; column++)
    {
      gint64 first = column * depths.width;
      guint8 low = first > 0 ? all[first - 1] : 0, high = low;

      for (gint64 i = first; i < MIN (first + depths.width, STEPS); i++)
        {
          low = MIN (low, all[i]);
          high = MAX (high, all[i]);
        }
      g_assert_cmpuint (depths.low[column], ==, low);
      g_assert_cmpuint (depths.high[column], ==, high);
    }
}

/* Of the digits that stand after each step of a plain search. */
typedef struct
{
  RubricDepthHistory depths;
  gint64 steps;
  guint8 depth;
} Charting;

static void
chart_cb (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  Charting *self = data;

  if (event == SUD_SEARCH_SOLUTION)
    return;
  self->depth += (event == SUD_SEARCH_PLACE) - (event == SUD_SEARCH_REMOVE);
  rubric_depth_history_add (&self->depths, ++self->steps, self->depth, self->depth, self->depth);
}

/* However often the worker has come by, and for whatever reason: the chart has every step of it, to the last. */
static void
test_chart (Fixture *fixture, gconstpointer data)
{
  Charting plain = { .steps = 0 };
  SudSearchOptions options = { .limit = 1, .observe = chart_cb, .data = &plain };
  const RubricWatchSample *seen;
  SudResult result;
  SudGrid grid;

  g_assert_cmpint (sud_grid_parse_line (&grid, REFERENCE), ==, SUD_CELLS);
  rubric_depth_history_init (&plain.depths);
  sud_strategy_run (sud_strategy_find ("brute-force"), &grid, &options, &result);

  load (fixture, REFERENCE, "brute-force");
  for (int i = 0; i < 20; i++)
    {
      rubric_watch_step (fixture->watch);
      await_settled (fixture);
      rubric_watch_run_to_backtrack (fixture->watch);
      await_settled (fixture);
    }
  rubric_watch_run_to_end (fixture->watch);
  await_state (fixture, RUBRIC_WATCH_ENDED);
  seen = rubric_watch_look (fixture->watch);
  g_assert_cmpint (seen->steps, ==, plain.steps);
  g_assert_cmpuint (seen->depths.n, ==, plain.depths.n);
  g_assert_cmpint (seen->depths.end, ==, plain.depths.end);
  g_assert_cmpmem (seen->depths.low, plain.depths.n + 1, plain.depths.low, plain.depths.n + 1);
  g_assert_cmpmem (seen->depths.high, plain.depths.n + 1, plain.depths.high, plain.depths.n + 1);
}

#define ADD(path, data, test) g_test_add (path, Fixture, data, set_up, test, tear_down)

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/watch/depths", test_depths);
  ADD ("/watch/chart", NULL, test_chart);
  ADD ("/watch/counters", NULL, test_counters);
  ADD ("/watch/steps", NULL, test_steps);
  ADD ("/watch/backtrack", NULL, test_backtrack);
  ADD ("/watch/backtrack-later", NULL, test_backtrack_later);
  ADD ("/watch/view", NULL, test_view);
  ADD ("/watch/speed", NULL, test_speed);
  ADD ("/watch/stop", NULL, test_stop);
  ADD ("/watch/closed/paused", NULL, test_closed);
  ADD ("/watch/closed/playing", "playing", test_closed);
  ADD ("/watch/clash", NULL, test_clash);
  return g_test_run ();
}
