/* test-sud-wish-check.c - what is wrong with a wish is said before anybody waits for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish.h"

#include <glib.h>

static void
test_anything (void)
{
  SudWish wish;

  sud_wish_init (&wish);
  g_assert_null (sud_wish_check (&wish));
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    g_assert_true (sud_wish_allows (&wish, (SudTechniqueId)i));
}

static void
test_clues (void)
{
  SudWish wish;

  sud_wish_init (&wish);
  wish.clues_least = 5;
  wish.clues_most = 16;
  g_assert_cmpstr (sud_wish_check (&wish), ==, "no puzzle below 17 clues has one solution");
  wish.clues_most = 30;
  g_assert_null (sud_wish_check (&wish));
  wish.clues_least = 30;
  wish.symmetry = SUD_SYMMETRY_QUARTER_TURN;
  g_assert_cmpstr (sud_wish_check (&wish), ==, "no pattern with this symmetry has so many clues");
  wish.clues_least = 29;
  g_assert_null (sud_wish_check (&wish));
  wish.symmetry = SUD_SYMMETRY_NONE;
  wish.clues_least = 31;
  g_assert_nonnull (sud_wish_check (&wish));
  wish.clues_most = 82;
  g_assert_nonnull (sud_wish_check (&wish));
  wish.clues_least = -1;
  wish.clues_most = 30;
  g_assert_nonnull (sud_wish_check (&wish));
}

static void
test_ranges (void)
{
  SudWish wish;

  sud_wish_init (&wish);
  wish.level_least = SUD_LEVEL_HARD;
  wish.level_most = SUD_LEVEL_EASY;
  g_assert_nonnull (sud_wish_check (&wish));
  sud_wish_init (&wish);
  wish.effort_least = 2;
  wish.effort_most = 1;
  g_assert_nonnull (sud_wish_check (&wish));
  sud_wish_init (&wish);
  wish.er_least = 30;
  wish.er_most = 20;
  g_assert_nonnull (sud_wish_check (&wish));
}

static void
test_techniques (void)
{
  SudWish wish;

  sud_wish_init (&wish);
  wish.needs[SUD_TECHNIQUE_X_WING] = true;
  g_assert_null (sud_wish_check (&wish));
  wish.nothing_above = SUD_TECHNIQUE_X_WING;
  g_assert_null (sud_wish_check (&wish));
  wish.nothing_above = SUD_TECHNIQUE_NAKED_PAIR;
  g_assert_nonnull (sud_wish_check (&wish));
  wish.nothing_above = SUD_N_TECHNIQUES;
  wish.level_most = SUD_LEVEL_MEDIUM;
  g_assert_nonnull (sud_wish_check (&wish));
  sud_wish_init (&wish);
  wish.needs[SUD_TECHNIQUE_DUAL_KITE] = true;
  g_assert_nonnull (sud_wish_check (&wish));
  sud_wish_init (&wish);
  wish.nothing_above = SUD_TECHNIQUE_NAKED_PAIR;
  wish.level_least = SUD_LEVEL_HARD;
  g_assert_nonnull (sud_wish_check (&wish));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wish-check/anything", test_anything);
  g_test_add_func ("/wish-check/clues", test_clues);
  g_test_add_func ("/wish-check/ranges", test_ranges);
  g_test_add_func ("/wish-check/techniques", test_techniques);
  return g_test_run ();
}
