/* bench-watch.c - what it costs that a search is watched: prints times, asserts none
 *
 *   bench-watch [STRATEGY [PUZZLE]]   each strategy, or this one, on a hard puzzle, or on 81 characters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch.h"

#include <time.h>

#define HARD "..8..45....3.....2...62...17.61..9.8.....8..4....9.1........6..3.4..18..8..5....3"

enum
{
  FRAME_MS = 16,
};

/* Milliseconds of CPU time. */
static double
get_time (void)
{
  return (double)clock () * 1000 / CLOCKS_PER_SEC;
}

static double
run_plain (const SudStrategy *strategy, const SudGrid *grid)
{
  const SudSearchOptions options = { .limit = 1 };
  double begun = get_time ();
  SudResult result;

  sud_strategy_run (strategy, grid, &options, &result);
  return get_time () - begun;
}

/* Looked at as often as a window does. */
static double
run_watched (RubricWatch *watch, const SudStrategy *strategy, const SudSheet *sheet)
{
  double begun = get_time ();

  rubric_watch_load (watch, sheet, strategy);
  rubric_watch_run_to_end (watch);
  while (rubric_watch_get_state (watch) != RUBRIC_WATCH_ENDED)
    {
      rubric_watch_look (watch);
      g_usleep (FRAME_MS * 1000);
      g_main_context_iteration (NULL, FALSE);
    }
  return get_time () - begun;
}

int
main (int argc, char *argv[])
{
  g_autoptr (RubricWatch) watch = rubric_watch_new ();
  int n;
  const SudStrategy *strategies = sud_strategies (&n);
  SudGrid grid;
  SudSheet sheet;

  if (sud_grid_parse_line (&grid, argc > 2 ? argv[2] : HARD) != SUD_CELLS)
    g_error ("81 characters are expected");
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  g_print ("%-20s %10s %10s %7s\n", "strategy", "plain ms", "watched ms", "times");
  for (int i = 0; i < n; i++)
    for (int round = 0; round < 2 && (argc < 2 || g_str_equal (argv[1], strategies[i].id)); round++)
      {
        double plain = run_plain (&strategies[i], &grid), watched = run_watched (watch, &strategies[i], &sheet);

        g_print ("%-20s %10.1f %10.1f %7.2f\n", strategies[i].id, plain, watched, watched / plain);
      }
  return 0;
}
