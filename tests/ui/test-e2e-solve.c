/* test-e2e-solve.c - seconds of searching, during which the window lives and Cancel works
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <string.h>

/* Aimed at is one frame, and the benchmark measures that; here the processors may have other things to do, for the
 * window as for the search. A window that stands still does so for all of the search. */
#define GAP_PART_MAX 0.25
#define CANCEL_MS_MAX 500.0
#define CANCEL_TRIES 3

static gboolean
idle_condition (Driver *driver, gpointer unused)
{
  return !driver_is_enabled (driver, "win.cancel");
}

static gboolean
busy_condition (Driver *driver, gpointer unused)
{
  return driver_is_enabled (driver, "win.cancel");
}

/* How long the program takes at worst, until the search ends, to answer a question, which it does in its main loop; as
 * a part of the whole time.
 */
static double
longest_gap (Driver *driver, guint *n_answers)
{
  gint64 begin = g_get_monotonic_time ();
  gint64 longest = 0;
  gboolean busy;

  *n_answers = 0;
  do
    {
      gint64 start = g_get_monotonic_time ();

      busy = driver_is_enabled (driver, "win.cancel");
      longest = MAX (longest, g_get_monotonic_time () - start);
      ++*n_answers;
    }
  while (busy);
  return longest / (double) (g_get_monotonic_time () - begin);
}

typedef struct
{
  DriverWidget *widget;
  guint         before;
} Picture;

static gboolean
repainted_condition (Driver *driver, gpointer picture)
{
  return driver_picture (driver, ((Picture *) picture)->widget) != ((Picture *) picture)->before;
}

/* Cancel is there when it is painted: it has a name while it is hidden, too. */
static void
start_slow_search (Driver *driver)
{
  g_autoptr (DriverWidget) verdict = driver_find (driver, ATSPI_ROLE_LABEL, "* to go");
  g_autoptr (DriverWidget) line = atspi_accessible_get_parent (verdict, NULL);
  g_autoptr (DriverWidget) bar = atspi_accessible_get_parent (line, NULL);
  Picture picture = { bar, driver_picture (driver, bar) };

  driver_chord (driver, "F5");
  driver_expect (driver, busy_condition, NULL, "the search to begin");
  driver_expect (driver, repainted_condition, &picture, "Cancel to be painted");
  e2e_expect_verdict (driver, "Solving…");
}

/* From the click on Cancel to the end of the search. */
static double
cancel_ms (Driver *driver)
{
  g_autoptr (DriverWidget) cancel = NULL;
  gint64 start;
  int x, y;

  start_slow_search (driver);
  cancel = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "*Cancel");
  driver_point (driver, cancel, &x, &y);
  start = g_get_monotonic_time ();
  input_click (driver_get_input (driver), x, y, 1);
  driver_expect (driver, idle_condition, NULL, "the search to end");
  return (g_get_monotonic_time () - start) / 1000.0;
}

static void
start_hostile (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "hostile.txt", HOSTILE "\n", -1);

  driver_start (driver, path);
  e2e_expect_verdict (driver, "* to go");
  driver_activate (driver, "app.strategy", g_variant_new_string ("brute-force"));
}

/* The best of some tries: the program can do it, whatever else the machine does meanwhile. */
static void
test_cancel (Driver *driver)
{
  const Origins given = e2e_origins (HOSTILE, '.');
  double best = G_MAXDOUBLE;

  start_hostile (driver);
  for (int i = 0; i < CANCEL_TRIES && best >= CANCEL_MS_MAX; i++)
    {
      best = MIN (best, cancel_ms (driver));
      driver_expect_board (driver, HOSTILE, given.text);
    }
  g_test_message ("from the click on Cancel to the end of the search: %.1f ms", best);
  g_assert_cmpfloat (best, <, CANCEL_MS_MAX);
  driver_quit (driver);
}

static void
test_slow (Driver *driver)
{
  const Origins solved = e2e_origins (HOSTILE, 's');
  char digits[82], origins[82];
  guint n_answers;
  double gap;

  start_hostile (driver);
  start_slow_search (driver);
  driver_screenshot (driver, "slow-search");
  gap = longest_gap (driver, &n_answers);
  e2e_expect_verdict (driver, "Solved");
  driver_read_board (driver, digits, origins);
  g_assert_cmpstr (origins, ==, solved.text);
  g_assert_null (strchr (digits, '.'));

  g_test_message ("longest of %u answers of the main loop: %.1f %% of the search", n_answers, 100 * gap);
  g_assert_cmpfloat (gap, <, GAP_PART_MAX);
  g_assert_cmpuint (n_answers, >, 10);
  e2e_quit_discarding (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/solve/slow", test_slow },
    { "/e2e/solve/cancel", test_cancel },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
