/* test-rubric-watch-panel.c - a search that is watched in the window: what it shows, and what ends it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-board-testing.h"
#include "rubric-board.h"
#include "rubric-jobs-testing.h"
#include "rubric-status-card.h"
#include "rubric-text.h"
#include "rubric-timer.h"
#include "rubric-watch-panel.h"
#include "rubric-watch-private.h"
#include "rubric-watch.h"
#include "rubric-window.h"
#include "sud-strategy.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define CLASH "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define NONE "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/* Row by row the search takes tens of millions of steps. */
#define HOSTILE "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
#define EMPTY "................................................................................."

enum
{
  RATE_MS = 1300, /* until the steps of a second have been counted */
  LATE_MS = 100, /* until a search that is not watched any more has ended */
};

typedef struct
{
  GtkWidget *window;
  GtkWidget *panel;
  GtkWidget *board;
  RubricPuzzle *puzzle;
} Fixture;

static GtkApplication *application;
static GSettings *settings;

static void
load (Fixture *fixture, const char *line)
{
  SudSheet sheet = sheet_of (line);

  rubric_puzzle_load (fixture->puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_settings_reset (settings, "watch-strategy");
  g_settings_reset (settings, "watch-speed");
  fixture->window = GTK_WIDGET (rubric_window_new (application, settings));
  fixture->board = widget_find (fixture->window, RUBRIC_TYPE_BOARD);
  fixture->puzzle = rubric_desk_get_puzzle (rubric_window_get_desk (RUBRIC_WINDOW (fixture->window)));
  load (fixture, REFERENCE);
  fixture->panel = widget_make_panel (fixture->window, "win.watch", RUBRIC_TYPE_WATCH_PANEL);
  load (fixture, REFERENCE);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
act (Fixture *fixture, const char *action)
{
  g_test_message ("%s", action);
  g_assert_true (gtk_widget_activate_action (fixture->panel, action, NULL));
}

static void
choose (Fixture *fixture, const char *strategy)
{
  GtkDropDown *choice = GTK_DROP_DOWN (widget_find (fixture->panel, GTK_TYPE_DROP_DOWN));
  int n;

  gtk_drop_down_set_selected (choice, sud_strategy_find (strategy) - sud_strategies (&n));
}

static void
set_speed (Fixture *fixture, guint per_second)
{
  g_object_set (widget_find (fixture->panel, RUBRIC_TYPE_WATCH_SPEED), "speed", per_second, NULL);
}

static gboolean
says_chosen (Fixture *fixture, const char *strategy, guint per_second)
{
  GtkDropDown *choice = GTK_DROP_DOWN (widget_find (fixture->panel, GTK_TYPE_DROP_DOWN));
  RubricWatchSpeed *speed = RUBRIC_WATCH_SPEED (widget_find (fixture->panel, RUBRIC_TYPE_WATCH_SPEED));
  int n;

  return gtk_drop_down_get_selected (choice) == (guint)(sud_strategy_find (strategy) - sud_strategies (&n))
         && rubric_watch_speed_get (speed) == per_second;
}

static const SudView *
get_view (Fixture *fixture)
{
  return &rubric_grid_view_get_state (RUBRIC_GRID_VIEW (fixture->board))->view;
}

/* Step by step: the sentence, the board, and the line that is marked go with it. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  act (fixture, "win.watch");
  widget_expect (fixture->panel, "Before the first step");
  act (fixture, "watch.step");
  widget_expect (fixture->panel, "1 written in row 1 column 3");
  g_assert_cmpint (get_view (fixture)->sheet.digit[2], ==, 1);
  g_assert_cmpint (get_view (fixture)->sheet.origin[2], ==, SUD_ORIGIN_SOLVED);
  g_assert_cmpint (get_view (fixture)->evidence.tint[2], ==, 1);
  act (fixture, "watch.step");
  widget_expect (fixture->panel, "1 does not fit row 1 column 4");
  g_assert_cmpint (get_view (fixture)->evidence.struck[3], ==, SUD_DIGIT_BIT (1));
  act (fixture, "watch.backtrack");
  widget_expect (fixture->panel, "* taken back from row 1 column *");
  act (fixture, "watch.restart");
  widget_expect (fixture->panel, "Before the first step");
  g_assert_cmpint (get_view (fixture)->sheet.digit[2], ==, 0);
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->digit[2], ==, 0);
  act (fixture, "win.watch");
  g_assert_false (gtk_widget_get_mapped (fixture->panel));
}

/* What is taken back fades; not at a speed that no eye follows, and not where the person wants no animations. */
static void
test_glow (Fixture *fixture, gconstpointer data)
{
  RubricGridView *grid = RUBRIC_GRID_VIEW (fixture->board);

  act (fixture, "win.watch");
  widget_expect (fixture->panel, "Before the first step");
  act (fixture, "watch.step");
  widget_expect (fixture->panel, "1 written in row 1 column 3");
  act (fixture, "watch.step");
  widget_expect (fixture->panel, "1 does not fit row 1 column 4");
  g_assert_cmpuint (rubric_grid_view_count_glows (grid), ==, 1);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  act (fixture, "watch.restart");
  widget_expect (fixture->panel, "Before the first step");
  g_assert_cmpuint (rubric_grid_view_count_glows (grid), ==, 0);
  act (fixture, "watch.step");
  act (fixture, "watch.step");
  widget_expect (fixture->panel, "1 does not fit row 1 column 4");
  g_assert_cmpuint (rubric_grid_view_count_glows (grid), ==, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  act (fixture, "watch.end");
  widget_expect (fixture->panel, "Solved");
  act (fixture, "watch.restart");
  widget_expect (fixture->panel, "Before the first step");
  g_assert_cmpuint (rubric_grid_view_count_glows (grid), ==, 0);
}

/* To its end: what the plain run counts is what is read, for each strategy that can be watched. */
static void
test_counters (Fixture *fixture, gconstpointer data)
{
  const SudSearchOptions options = { .limit = 1 };
  SudGrid grid = rubric_puzzle_get_grid (fixture->puzzle, SUD_ORIGINS_PERSON);
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  act (fixture, "win.watch");
  for (int i = 0; i < n; i++)
    {
      g_autofree char *placed = NULL, *back = NULL, *rejected = NULL;
      SudResult plain;

      choose (fixture, strategies[i].id);
      if (!strategies[i].watchable)
        continue;
      widget_expect (fixture->panel, "Before the first step");
      sud_strategy_run (&strategies[i], &grid, &options, &plain);
      act (fixture, "watch.end");
      widget_expect (fixture->panel, "Solved");
      placed = rubric_text_number (plain.stats.placements);
      back = rubric_text_number (plain.stats.backtracks);
      rejected = rubric_text_number (plain.stats.rejected);
      widget_expect (fixture->panel, placed);
      widget_expect (fixture->panel, back);
      widget_expect (fixture->panel, rejected);
      g_assert_cmpmem (get_view (fixture)->sheet.digit, SUD_CELLS, plain.first.digit, SUD_CELLS);
    }
}

static void
test_lanes (Fixture *fixture, gconstpointer data)
{
  act (fixture, "win.watch");
  act (fixture, "watch.play");
  choose (fixture, "lanes");
  widget_expect (fixture->panel, "*cannot be watched*");
  g_assert_false (widget_says (fixture->panel, "Placed"));
  g_assert_cmpint (get_view (fixture)->sheet.digit[2], ==, 0);
  choose (fixture, "propagate");
  widget_expect (fixture->panel, "Before the first step");
}

/* Whether a button below @parent plays, and can be pressed. */
static gboolean
can_play (GtkWidget *parent)
{
  if (GTK_IS_BUTTON (parent) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (parent)), "watch.play") == 0)
    return gtk_widget_is_sensitive (parent);
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (can_play (child))
      return TRUE;
  return FALSE;
}

static void
test_ends (Fixture *fixture, gconstpointer data)
{
  act (fixture, "win.watch");
  act (fixture, "watch.end");
  widget_expect (fixture->panel, "Solved");
  act (fixture, "watch.play"); /* again */
  widget_expect (fixture->panel, "* row 1 column *");
  load (fixture, CLASH);
  widget_expect (fixture->panel, "Some digits clash*");
  g_assert_false (can_play (fixture->panel));
  load (fixture, NONE);
  widget_expect (fixture->panel, "Before the first step");
  act (fixture, "watch.end");
  widget_expect (fixture->panel, "No solution*");
  load (fixture, EMPTY);
  widget_expect (fixture->panel, "Before the first step");
}

/* What the person has entered, be it wrong, is no part of the search: it says so. */
static void
test_set_aside (Fixture *fixture, gconstpointer data)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (fixture->puzzle);

  sud_sheet_set_digit (&sheet, 2, 1, SUD_ORIGIN_ENTERED);
  rubric_puzzle_replace (fixture->puzzle, &sheet);
  act (fixture, "win.watch");
  widget_expect (fixture->panel, "Before the first step. Your own digits are set aside*");
  g_assert_cmpint (get_view (fixture)->sheet.digit[2], ==, 0);
  act (fixture, "watch.end");
  widget_expect (fixture->panel, "Solved");
  widget_expect (fixture->panel, "4,208");
}

/* What is not searched may change: the search goes on. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  SudSheet before = *rubric_puzzle_get_sheet (fixture->puzzle), sheet = before;

  sud_sheet_set_digit (&sheet, 2, 1, SUD_ORIGIN_ENTERED);
  rubric_puzzle_replace (fixture->puzzle, &sheet);
  act (fixture, "win.watch");
  widget_expect (fixture->panel, "Before the first step. Your own digits are set aside*");
  act (fixture, "watch.step");
  widget_expect (fixture->panel, "1 written in row 1 column 3");
  rubric_puzzle_replace (fixture->puzzle, &before);
  rubric_puzzle_fill_marks (fixture->puzzle);
  act (fixture, "watch.step");
  widget_expect (fixture->panel, "1 does not fit row 1 column 4");
  act (fixture, "watch.restart");
  widget_expect (fixture->panel, "Before the first step");
  g_assert_false (widget_says (fixture->panel, "*set aside*"));
}

/* What does not stand on the board is not undone; afterwards it can be. */
static void
test_undo (Fixture *fixture, gconstpointer data)
{
  GActionGroup *actions = G_ACTION_GROUP (fixture->window);
  SudSheet sheet = *rubric_puzzle_get_sheet (fixture->puzzle);

  sud_sheet_set_digit (&sheet, 2, 1, SUD_ORIGIN_ENTERED);
  rubric_puzzle_replace (fixture->puzzle, &sheet);
  g_assert_true (g_action_group_get_action_enabled (actions, "undo"));
  act (fixture, "win.watch");
  g_assert_false (g_action_group_get_action_enabled (actions, "undo"));
  act (fixture, "win.watch");
  g_assert_true (g_action_group_get_action_enabled (actions, "undo"));
}

/* Strategy and speed are those of the last time; another window that is open keeps its own. */
static void
test_remembered (Fixture *fixture, gconstpointer data)
{
  Fixture first = *fixture;
  g_autofree char *strategy = NULL;

  choose (fixture, "bitset");
  set_speed (fixture, 1000);
  strategy = g_settings_get_string (settings, "watch-strategy");
  g_assert_cmpstr (strategy, ==, "bitset");
  g_assert_cmpuint (g_settings_get_uint (settings, "watch-speed"), ==, 1000);
  fixture->window = GTK_WIDGET (rubric_window_new (application, settings));
  fixture->puzzle = rubric_desk_get_puzzle (rubric_window_get_desk (RUBRIC_WINDOW (fixture->window)));
  load (fixture, REFERENCE);
  fixture->panel = widget_make_panel (fixture->window, "win.watch", RUBRIC_TYPE_WATCH_PANEL);
  g_assert_true (says_chosen (fixture, "bitset", 1000));
  choose (&first, "propagate");
  g_assert_true (says_chosen (fixture, "bitset", 1000));
  gtk_window_destroy (GTK_WINDOW (first.window));
}

static void
close_panel (Fixture *fixture)
{
  act (fixture, "win.watch");
}

static void
cancel (Fixture *fixture)
{
  act (fixture, "win.cancel");
}

static void
explain (Fixture *fixture)
{
  act (fixture, "win.watch");
  act (fixture, "win.explain");
  act (fixture, "win.watch");
  g_assert_true (gtk_widget_get_mapped (fixture->panel));
  act (fixture, "win.hint");
  g_assert_false (gtk_widget_get_visible (fixture->panel));
  act (fixture, "win.hint");
}

static void
choose_another (Fixture *fixture)
{
  choose (fixture, "lanes");
}

static void
close_window (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = NULL;
}

static void (*const ends[]) (Fixture *fixture) = { close_panel, cancel, choose_another, close_window };

/* Milliseconds from @end, however long GTK takes for a window, to when no search is left, of one that goes at @speed. */
static gint64
measure_end (Fixture *fixture, void (*end) (Fixture *fixture), guint speed)
{
  gint64 since;

  if (fixture->window == NULL)
    set_up (fixture, NULL);
  load (fixture, HOSTILE);
  if (!gtk_widget_get_mapped (fixture->panel))
    act (fixture, "win.watch");
  choose (fixture, "brute-force");
  set_speed (fixture, speed);
  act (fixture, "watch.play");
  widget_turn (speed == RUBRIC_WATCH_UNTHROTTLED ? 50 : 0);
  end (fixture);
  since = g_get_monotonic_time ();
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  return (g_get_monotonic_time () - since) / G_TIME_SPAN_MILLISECOND;
}

/* At any speed; where others keep the machine busy, at the fifth try. */
static void
test_stop (Fixture *fixture, gconstpointer data)
{
  static const guint speeds[] = { RUBRIC_WATCH_UNTHROTTLED, 1, 1000000 };

  for (guint end = 0; end < G_N_ELEMENTS (ends); end++)
    for (guint speed = 0; speed < G_N_ELEMENTS (speeds); speed++)
      {
        gint64 ms = LATE_MS;

        for (int try = 0; try < 5 && ms >= LATE_MS; try++)
          ms = measure_end (fixture, ends[end], speeds[speed]);
        g_test_message ("gone after %" G_GINT64_FORMAT " ms", ms);
        g_assert_cmpint (ms, <, LATE_MS);
      }
}

/* Another puzzle is another search, from its beginning; hints and explanations end it, and it ends them. */
static void
test_others (Fixture *fixture, gconstpointer data)
{
  load (fixture, HOSTILE);
  act (fixture, "win.watch");
  set_speed (fixture, RUBRIC_WATCH_UNTHROTTLED);
  act (fixture, "watch.play");
  widget_expect (fixture->panel, "Searching…");
  load (fixture, REFERENCE);
  widget_expect (fixture->panel, "Before the first step");
  act (fixture, "watch.step");
  widget_expect (fixture->panel, "1 written in row 1 column 3");
  explain (fixture);
}

/* Steps a second are counted anew for each search, be it slower than the one before. */
static void
test_rate (Fixture *fixture, gconstpointer data)
{
  load (fixture, HOSTILE);
  act (fixture, "win.watch");
  set_speed (fixture, RUBRIC_WATCH_UNTHROTTLED);
  act (fixture, "watch.play");
  widget_turn (RATE_MS);
  g_assert_false (widget_says (fixture->panel, "–"));
  set_speed (fixture, 100);
  act (fixture, "watch.restart");
  widget_expect (fixture->panel, "–");
  act (fixture, "watch.play");
  widget_turn (RATE_MS);
  g_assert_false (widget_says (fixture->panel, "–"));
}

/* To the end it goes as fast as it can, whatever is chosen; what is chosen then, or was before, is said again. */
static void
test_pace (Fixture *fixture, gconstpointer data)
{
  load (fixture, HOSTILE);
  act (fixture, "win.watch");
  set_speed (fixture, 100);
  widget_expect (fixture->panel, "100 steps a second");
  act (fixture, "watch.end");
  widget_expect (fixture->panel, "As fast as it goes");
  g_assert_true (says_chosen (fixture, "brute-force", 100));
  set_speed (fixture, 200);
  widget_expect (fixture->panel, "200 steps a second");
  widget_turn (LATE_MS);
  widget_expect (fixture->panel, "200 steps a second");
  act (fixture, "watch.end");
  widget_expect (fixture->panel, "As fast as it goes");
  act (fixture, "watch.play");
  widget_expect (fixture->panel, "200 steps a second");
}

/* A pause covers the board, and with it what is searched. */
static void
test_pause (Fixture *fixture, gconstpointer data)
{
  GtkWidget *timer = widget_find (fixture->window, RUBRIC_TYPE_TIMER);

  g_settings_set_boolean (settings, "timer", TRUE);
  act (fixture, "win.watch");
  rubric_timer_set_paused (RUBRIC_TIMER (timer), TRUE);
  g_assert_false (gtk_widget_get_visible (fixture->panel));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "watch"));
  rubric_timer_set_paused (RUBRIC_TIMER (timer), FALSE);
  g_settings_reset (settings, "timer");
}

TEST_FILE (argc, argv)
{
  static const struct
  {
    const char *path;
    void (*run) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/ui/watch-panel/glow", test_glow },   { "/ui/watch-panel/steps", test_steps },
    { "/ui/watch-panel/counters", test_counters },
    { "/ui/watch-panel/lanes", test_lanes }, { "/ui/watch-panel/ends", test_ends },
    { "/ui/watch-panel/set-aside", test_set_aside },
    { "/ui/watch-panel/kept", test_kept },   { "/ui/watch-panel/undo", test_undo },
    { "/ui/watch-panel/remembered", test_remembered },
    { "/ui/watch-panel/stop", test_stop },   { "/ui/watch-panel/others", test_others },
    { "/ui/watch-panel/pause", test_pause }, { "/ui/watch-panel/rate", test_rate },
    { "/ui/watch-panel/pace", test_pace },
  };

  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  application = widget_create_application ();
  settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].run, tear_down);
  result = g_test_run ();
  g_object_unref (application);
  g_object_unref (settings);
  return result;
}
