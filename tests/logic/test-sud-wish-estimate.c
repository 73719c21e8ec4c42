/* test-sud-wish-estimate.c - what is said of how long it takes is about right
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "sud-wish-estimate.h"
#include "sud-wish-run.h"

static void
init_level (SudWish *wish, SudLevel level)
{
  sud_wish_init (wish);
  wish->level_least = wish->level_most = (uint8_t)level;
}

static SudWishEstimate
estimate (const SudWish *wish)
{
  SudWishEstimate self;

  sud_wish_estimate (wish, 0, 0, 0, &self);
  return self;
}

static bool
ignore_cb (const SudWishPuzzle *puzzle, void *data)
{
  return true;
}

/* Of every level there are as many as the table says. */
static void
test_levels (void)
{
  for (int level = SUD_LEVEL_EASY; level < SUD_LEVEL_EXTREME; level++)
    {
      guint tries = test_share (2000);
      SudWishProgress progress = { 0 };
      SudWish wish;
      SudWishJob job = { .wish = &wish, .seed = 8, .tries = tries, .count = UINT64_MAX, .threads = 1, .take = ignore_cb,
                         .progress = &progress };

      init_level (&wish, (SudLevel)level);
      sud_wish_run (&job);
      g_test_message ("%d: %d made, 1 in %f", level, (int)progress.made, estimate (&wish).one_in);
      if (tries == 2000)
        g_assert_cmpfloat_with_epsilon ((double)progress.made * estimate (&wish).one_in / tries, 1, 0.25);
      g_assert_false (estimate (&wish).at_least);
    }
}

static void
test_needs (void)
{
  SudWish wish;
  double alone;

  sud_wish_init (&wish);
  g_assert_cmpfloat_with_epsilon (estimate (&wish).one_in, 1, 0.001);
  wish.needs[SUD_TECHNIQUE_NAKED_PAIR] = true;
  alone = estimate (&wish).one_in;
  g_assert_cmpfloat (alone, >, 2);
  wish.nothing_above = SUD_TECHNIQUE_NAKED_PAIR;
  g_assert_cmpfloat (estimate (&wish).one_in, >, alone);
  wish.needs[SUD_TECHNIQUE_POINTING] = true;
  g_assert_cmpfloat (estimate (&wish).one_in, >, alone);
}

/* What was never seen, and what nobody counted. */
static void
test_unknown (void)
{
  SudWish wish;

  sud_wish_init (&wish);
  wish.needs[SUD_TECHNIQUE_NESTED_NET] = true;
  g_assert_true (estimate (&wish).at_least);
  g_assert_cmpfloat (estimate (&wish).one_in, >, 10000);
  sud_wish_init (&wish);
  wish.effort_least = 100000;
  g_assert_true (estimate (&wish).at_least);
}

/* What is seen counts more than the table, in the end. */
static void
test_running (void)
{
  SudWishEstimate self;
  SudWish wish;

  init_level (&wish, SUD_LEVEL_EASY);
  sud_wish_estimate (&wish, 1000000, 1000, 100, &self);
  g_assert_cmpfloat_with_epsilon (self.one_in, 1000, 10);
  g_assert_cmpfloat_with_epsilon (self.seconds, 0.1, 0.01);
  sud_wish_estimate (&wish, 1000000, 0, 100, &self);
  g_assert_cmpfloat (self.one_in, >, 900000);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wish-estimate/levels", test_levels);
  g_test_add_func ("/wish-estimate/needs", test_needs);
  g_test_add_func ("/wish-estimate/unknown", test_unknown);
  g_test_add_func ("/wish-estimate/running", test_running);
  return g_test_run ();
}
