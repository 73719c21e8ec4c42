/* test-rubric-timer.c - when the time runs, when it stands still, and that nothing wakes up meanwhile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-timer.h"

#include <adwaita.h>

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define REFERENCE_SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

enum
{
  BLANK_CELL = 2, /* the first of the reference; a 4 in the solution */
  LAST_BLANK_CELL = 78,
};

typedef struct
{
  RubricPuzzle *puzzle;
  RubricTimer *timer;
} Fixture;

static gboolean
is_running (RubricTimer *timer)
{
  gint64 elapsed = rubric_timer_get_elapsed (timer), start = g_get_monotonic_time ();

  while (g_get_monotonic_time () == start)
    ;
  return rubric_timer_get_elapsed (timer) > elapsed;
}

static SudGrid
read_grid (const char *line)
{
  SudGrid grid;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    grid.digit[cell] = line[cell] == '.' ? 0 : line[cell] - '0';
  return grid;
}

static void
load (Fixture *fixture, const char *line)
{
  SudGrid grid = read_grid (line);
  SudSheet sheet;

  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SETUP);
  rubric_puzzle_load (fixture->puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
}

static void
enter (Fixture *fixture, int cell, int digit)
{
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, cell);
  rubric_puzzle_enter (fixture->puzzle, cells, digit);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->puzzle = rubric_puzzle_new ();
  fixture->timer = g_object_ref_sink (RUBRIC_TIMER (g_object_new (RUBRIC_TYPE_TIMER, NULL)));
  rubric_timer_set_puzzle (fixture->timer, fixture->puzzle);
  g_object_set (fixture->timer, "shown", TRUE, NULL);
  load (fixture, REFERENCE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->timer);
  g_assert_finalize_object (fixture->puzzle);
}

static void
done_cb (gpointer done)
{
  *(gboolean *)done = TRUE;
}

/* Runs the main loop for @ms, blocking as a program does; returns how often it woke up. */
static guint
run_for (guint ms)
{
  gboolean done = FALSE;
  guint wakes = 0;

  g_timeout_add_once (ms, done_cb, &done);
  for (; !done; wakes++)
    g_main_context_iteration (NULL, TRUE);
  return wakes;
}

static void
test_starts_with_an_entry (Fixture *fixture, gconstpointer data)
{
  SudCells cell = SUD_NO_CELLS;

  sud_cells_add (&cell, BLANK_CELL);
  g_assert_false (is_running (fixture->timer));
  rubric_puzzle_toggle_mark (fixture->puzzle, cell, RUBRIC_MARK_CENTRE, 4);
  g_assert_false (is_running (fixture->timer));
  enter (fixture, BLANK_CELL, 4);
  g_assert_true (is_running (fixture->timer));
  run_for (50);
  g_assert_cmpint (rubric_timer_get_elapsed (fixture->timer), >=, 50 * 1000);
  rubric_puzzle_undo (fixture->puzzle); /* gives no time back */
  g_assert_true (is_running (fixture->timer));
}

static void
test_setup_takes_no_time (Fixture *fixture, gconstpointer data)
{
  gint64 elapsed;

  enter (fixture, BLANK_CELL, 4);
  run_for (20);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SETUP);
  g_assert_false (is_running (fixture->timer));
  elapsed = rubric_timer_get_elapsed (fixture->timer);
  run_for (20);
  g_assert_cmpint (rubric_timer_get_elapsed (fixture->timer), ==, elapsed);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  g_assert_true (is_running (fixture->timer));
}

static void
test_pause (Fixture *fixture, gconstpointer data)
{
  gint64 elapsed;

  enter (fixture, BLANK_CELL, 4);
  rubric_timer_set_paused (fixture->timer, TRUE);
  elapsed = rubric_timer_get_elapsed (fixture->timer);
  run_for (20);
  g_assert_cmpint (rubric_timer_get_elapsed (fixture->timer), ==, elapsed);
  rubric_timer_set_paused (fixture->timer, FALSE);
  run_for (20);
  g_assert_cmpint (rubric_timer_get_elapsed (fixture->timer), >=, elapsed + 20 * 1000);
}

/* A pause hides the board: nothing keeps it hidden that the person has no button for. */
static void
test_away (Fixture *fixture, gconstpointer data)
{
  enter (fixture, BLANK_CELL, 4);
  rubric_timer_set_away (fixture->timer, TRUE);
  g_assert_false (is_running (fixture->timer));
  g_assert_false (rubric_timer_get_paused (fixture->timer));
  rubric_timer_set_away (fixture->timer, FALSE);
  g_assert_true (is_running (fixture->timer));
}

static void
test_pause_ends (Fixture *fixture, gconstpointer data)
{
  rubric_timer_set_paused (fixture->timer, TRUE);
  g_assert_true (rubric_timer_get_paused (fixture->timer));
  enter (fixture, BLANK_CELL, 4);
  g_assert_false (rubric_timer_get_paused (fixture->timer));

  rubric_timer_set_paused (fixture->timer, TRUE);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SETUP);
  g_assert_false (rubric_timer_get_paused (fixture->timer));
  rubric_timer_set_paused (fixture->timer, TRUE);
  g_assert_false (rubric_timer_get_paused (fixture->timer));

  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  rubric_timer_set_paused (fixture->timer, TRUE);
  g_object_set (fixture->timer, "shown", FALSE, NULL);
  g_assert_false (rubric_timer_get_paused (fixture->timer));
  rubric_timer_set_paused (fixture->timer, TRUE);
  g_assert_false (rubric_timer_get_paused (fixture->timer));
}

static void
test_stops_when_solved (Fixture *fixture, gconstpointer data)
{
  SudGrid solution = read_grid (REFERENCE_SOLUTION);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      enter (fixture, cell, solution.digit[cell]);
      g_assert_cmpint (is_running (fixture->timer), ==, cell >= BLANK_CELL && cell < LAST_BLANK_CELL);
    }
  rubric_puzzle_undo (fixture->puzzle);
  g_assert_true (is_running (fixture->timer));
}

static void
test_other_puzzle (Fixture *fixture, gconstpointer data)
{
  enter (fixture, BLANK_CELL, 4);
  rubric_timer_set_elapsed (fixture->timer, 100 * G_USEC_PER_SEC);
  load (fixture, REFERENCE); /* the same one again */
  g_assert_cmpint (rubric_timer_get_elapsed (fixture->timer), ==, 0);
  g_assert_false (is_running (fixture->timer));

  enter (fixture, BLANK_CELL, 4);
  rubric_timer_set_elapsed (fixture->timer, 100 * G_USEC_PER_SEC);
  load (fixture, REFERENCE_SOLUTION);
  g_assert_cmpint (rubric_timer_get_elapsed (fixture->timer), ==, 0);
}

static void
test_text (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    gint64 seconds;
    const char *text;
  } times[] = {
    { 0, "0:00" },       { 59, "0:59" },       { 60, "1:00" },
    { 3599, "59:59" },   { 3600, "1:00:00" },  { 40000, "11:06:40" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *text = NULL;

      rubric_timer_set_elapsed (fixture->timer, times[i].seconds * G_USEC_PER_SEC);
      text = rubric_timer_get_text (fixture->timer);
      g_assert_cmpstr (text, ==, times[i].text);
    }
}

/* The loop wakes up once for the end of each span, and for the timer. */
static void
test_wakes (Fixture *fixture, gconstpointer data)
{
  guint idle, running;

  run_for (100); /* what was left to do */
  idle = run_for (1100);
  enter (fixture, BLANK_CELL, 4);
  run_for (100);
  running = run_for (3000);
  g_object_set (fixture->timer, "shown", FALSE, NULL);
  run_for (100);
  g_test_message ("1.1 s at rest: %u, 3 s running: %u", idle, running);
  g_assert_cmpuint (idle, <=, 2);
  g_assert_cmpuint (running, >=, 3);
  g_assert_cmpuint (running, <=, 5);
  g_assert_cmpuint (run_for (1100), <=, 2);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  ADD ("/timer/starts-with-an-entry", test_starts_with_an_entry);
  ADD ("/timer/setup-takes-no-time", test_setup_takes_no_time);
  ADD ("/timer/pause", test_pause);
  ADD ("/timer/away", test_away);
  ADD ("/timer/pause-ends", test_pause_ends);
  ADD ("/timer/stops-when-solved", test_stops_when_solved);
  ADD ("/timer/other-puzzle", test_other_puzzle);
  ADD ("/timer/text", test_text);
  ADD ("/timer/wakes", test_wakes);
  return g_test_run ();
}
