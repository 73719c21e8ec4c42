/* test-rubric-puzzle-pool.c - puzzles that are ready before anybody asks: filling, saving power, closing at any moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-turn.h"
#include "rubric-jobs-testing.h"
#include "rubric-puzzle-pool-testing.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  CLOSINGS = 40,
};

/* A power profile that is what the test says. */
#define TEST_TYPE_POWER (test_power_get_type ())
G_DECLARE_FINAL_TYPE (TestPower, test_power, TEST, POWER, GObject)

struct _TestPower
{
  GObject parent_instance;

  gboolean saves;
};

enum
{
  PROP_0,
  PROP_SAVES,
};

static void
test_power_initable_init (GInitableIface *iface)
{
}

static void
test_power_monitor_init (GPowerProfileMonitorInterface *iface)
{
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TestPower, test_power, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_INITABLE, test_power_initable_init)
                               G_IMPLEMENT_INTERFACE (G_TYPE_POWER_PROFILE_MONITOR, test_power_monitor_init))

static void
test_power_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, TEST_POWER (object)->saves);
}

static void
test_power_class_init (TestPowerClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = test_power_get_property;
  g_object_class_override_property (G_OBJECT_CLASS (klass), PROP_SAVES, "power-saver-enabled");
}

static void
test_power_init (TestPower *self)
{
}

static void
set_saves (TestPower *self, gboolean saves)
{
  self->saves = saves;
  g_object_notify (G_OBJECT (self), "power-saver-enabled");
}

/* Up to 2. */
static int
count_solutions (const SudGrid *puzzle)
{
  SudResult result;

  sud_solve_count (puzzle, 2, NULL, &result);
  return (int)result.solutions;
}

/* Lets so much time pass. */
static void
turn (guint ms)
{
  gint64 end = g_get_monotonic_time () + ms * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    test_turn ();
}

static guint
count (RubricPuzzlePool *stock)
{
  guint n = 0;

  for (SudLevel level = 0; level < SUD_N_LEVELS; level++)
    n += rubric_puzzle_pool_count (stock, level);
  return n;
}

static void
fill (RubricPuzzlePool *stock)
{
  while (count (stock) < SUD_N_LEVELS * RUBRIC_PUZZLE_POOL_EACH)
    g_main_context_iteration (NULL, TRUE);
}

static void
finish (RubricPuzzlePool *stock)
{
  g_object_add_weak_pointer (G_OBJECT (stock), (gpointer *)&stock);
  g_object_unref (stock);
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (stock);
}

/* What is there is had at once, of the level that was asked for, and another one each time; then there is none. */
static void
test_take (void)
{
  RubricPuzzlePool *stock = rubric_puzzle_pool_new ();
  RubricGenerated made[RUBRIC_PUZZLE_POOL_EACH + 1];

  g_assert_false (rubric_puzzle_pool_take (stock, SUD_LEVEL_EASY, made));
  rubric_puzzle_pool_open (stock, NULL);
  fill (stock);
  for (SudLevel level = 0; level < SUD_N_LEVELS; level++)
    {
      for (int i = 0; i < RUBRIC_PUZZLE_POOL_EACH; i++)
        g_assert_true (rubric_puzzle_pool_take (stock, level, &made[i]));
      g_assert_false (rubric_puzzle_pool_take (stock, level, &made[RUBRIC_PUZZLE_POOL_EACH]));
      for (int i = 0; i < RUBRIC_PUZZLE_POOL_EACH; i++)
        {
          g_assert_cmpint (made[i].level, ==, level);
          g_assert_cmpint (count_solutions (&made[i].puzzle), ==, 1);
          g_assert_true (i == 0 || memcmp (&made[i].puzzle, &made[i - 1].puzzle, sizeof made[i].puzzle) != 0);
        }
    }
  fill (stock);
  finish (stock);
}

/* There are never more than there are to be. */
static void
test_full (void)
{
  RubricPuzzlePool *stock = rubric_puzzle_pool_new ();

  rubric_puzzle_pool_open (stock, NULL);
  fill (stock);
  turn (100);
  for (SudLevel level = 0; level < SUD_N_LEVELS; level++)
    g_assert_cmpuint (rubric_puzzle_pool_count (stock, level), ==, RUBRIC_PUZZLE_POOL_EACH);
  g_assert_cmpuint (rubric_jobs_count_running (), ==, 0);
  finish (stock);
}

/* Whoever saves power makes nothing, whatever was going on; what is there can be had. */
static void
test_power (void)
{
  RubricPuzzlePool *stock = rubric_puzzle_pool_new ();
  TestPower *power = g_object_new (TEST_TYPE_POWER, NULL);
  RubricGenerated made;
  guint n;

  power->saves = TRUE;
  rubric_puzzle_pool_open (stock, G_POWER_PROFILE_MONITOR (power));
  turn (100);
  g_assert_cmpuint (count (stock), ==, 0);
  g_assert_cmpuint (rubric_jobs_count_running (), ==, 0);
  set_saves (power, FALSE);
  while (rubric_puzzle_pool_count (stock, SUD_LEVEL_EASY) == 0)
    g_main_context_iteration (NULL, TRUE);
  set_saves (power, TRUE);
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  n = count (stock);
  g_assert_true (rubric_puzzle_pool_take (stock, SUD_LEVEL_EASY, &made));
  turn (100);
  g_assert_cmpuint (count (stock), ==, n - 1);
  g_assert_cmpuint (rubric_jobs_count_running (), ==, 0);
  set_saves (power, FALSE);
  fill (stock);
  finish (stock);
  g_assert_finalize_object (power);
}

static void
test_close (void)
{
  for (guint i = 0; i < CLOSINGS; i++)
    {
      RubricPuzzlePool *stock = rubric_puzzle_pool_new ();

      rubric_puzzle_pool_open (stock, NULL);
      turn (i);
      if (i % 2 == 0)
        rubric_puzzle_pool_close (stock);
      turn (i % 3);
      finish (stock);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stock/take", test_take);
  g_test_add_func ("/stock/full", test_full);
  g_test_add_func ("/stock/power", test_power);
  g_test_add_func ("/stock/close", test_close);
  return g_test_run ();
}
