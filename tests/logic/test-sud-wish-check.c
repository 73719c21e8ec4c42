/* test-sud-wish-check.c - what is wrong with a wish is said before anybody waits for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-wish-check.h"

#include <glib.h>
#include <string.h>

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
  g_assert_cmpstr (sud_wish_check (&wish), ==, "no pattern with this symmetry has so many givens");
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

/* Those that easier ones come before, wherever chance and walks have led. */
static const char *const unknown[] = {
  "multi-colours-2", "wxyz-wing", "als-xz", "als-xy-wing", "als-chain", "franken-x-wing", "franken-swordfish",
  "finned-franken-x-wing", "forcing-verity", "double-net", "nested-net", NULL,
};

static void
test_unknown (void)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      const SudTechnique *technique = sud_technique_get ((SudTechniqueId)i);
      SudWish wish;

      sud_wish_init (&wish);
      wish.needs[i] = true;
      g_test_message ("%s", technique->id);
      g_assert_cmpint (sud_wish_check (&wish) != NULL, ==, technique->unusual || g_strv_contains (unknown, technique->id));
    }
}

/* What is wrong with a wish for all of these. */
static const char *
check (int level_least, int level_most, int er_least, int er_most, uint32_t effort_least, uint32_t effort_most)
{
  SudWish wish;

  sud_wish_init (&wish);
  wish.level_least = (uint8_t)level_least;
  wish.level_most = (uint8_t)level_most;
  wish.er_least = (uint8_t)er_least;
  wish.er_most = (uint8_t)er_most;
  wish.effort_least = effort_least;
  wish.effort_most = effort_most;
  return sud_wish_check (&wish);
}

static void
test_bounds (void)
{
  const int any = SUD_LEVEL_EXTREME;

  g_assert_nonnull (strstr (check (0, any, 0, 9, 0, UINT32_MAX), "the lowest ratings are 1.0"));
  g_assert_nonnull (strstr (check (0, any, 13, 14, 0, UINT32_MAX), "the lowest ratings are 1.0"));
  g_assert_nonnull (strstr (check (0, any, 0, 11, 0, UINT32_MAX), "full houses"));
  g_assert_null (check (0, any, 0, 12, 0, UINT32_MAX));
  g_assert_null (check (0, any, 41, 41, 0, UINT32_MAX));
  g_assert_nonnull (strstr (check (0, 0, 24, 120, 0, UINT32_MAX), "2.3 or lower"));
  g_assert_null (check (0, 0, 23, 120, 0, UINT32_MAX));
  g_assert_nonnull (strstr (check (0, 1, 41, 120, 0, UINT32_MAX), "4.0 or lower"));
  g_assert_null (check (0, 1, 40, 120, 0, UINT32_MAX));
  g_assert_nonnull (strstr (check (1, 1, 0, 16, 0, UINT32_MAX), "1.7 or higher"));
  g_assert_null (check (1, 1, 0, 17, 0, UINT32_MAX));
  g_assert_nonnull (strstr (check (2, any, 0, 31, 0, UINT32_MAX), "3.2 or higher"));
  g_assert_null (check (2, any, 0, 32, 0, UINT32_MAX));
  g_assert_nonnull (strstr (check (0, any, 0, 120, 0, 1), "so little effort"));
  g_assert_nonnull (strstr (check (0, any, 0, 120, 0, 163), "so little effort"));
  g_assert_null (check (0, any, 0, 120, 0, 164));
  g_assert_nonnull (strstr (check (0, 0, 0, 120, 897, UINT32_MAX), "14 at most"));
  g_assert_null (check (0, 0, 0, 120, 896, UINT32_MAX));
}

/* Full houses are enough where many clues are left. */
static void
test_houses (void)
{
  SudWish wish;

  sud_wish_init (&wish);
  wish.nothing_above = SUD_TECHNIQUE_FULL_HOUSE;
  g_assert_nonnull (sud_wish_check (&wish));
  wish.minimal = false;
  g_assert_null (sud_wish_check (&wish));
  wish.clues_most = 54;
  g_assert_null (sud_wish_check (&wish));
  wish.clues_most = 53;
  g_assert_nonnull (sud_wish_check (&wish));
}

/* Whatever is wished for two at a time, it is refused just where nothing that is allowed and known is needed and of the
 * level. */
static void
test_pairs (void)
{
  for (int level = 0; level < SUD_N_LEVELS; level++)
    for (int above = 0; above <= SUD_N_TECHNIQUES; above++)
      for (int needed = 0; needed < SUD_N_TECHNIQUES; needed++)
        {
          SudWish wish;
          bool reached = false, allowed;

          sud_wish_init (&wish);
          wish.minimal = false;
          wish.level_least = wish.level_most = (uint8_t)level;
          wish.nothing_above = (uint8_t)above;
          wish.needs[needed] = true;
          for (int i = 0; i < SUD_N_TECHNIQUES && i <= above; i++)
            reached |= sud_technique_get ((SudTechniqueId)i)->level == (SudLevel)level
                       && !sud_technique_get ((SudTechniqueId)i)->unusual;
          allowed = needed <= above && sud_technique_get ((SudTechniqueId)needed)->level <= (SudLevel)level
                    && !sud_technique_get ((SudTechniqueId)needed)->unusual
                    && !g_strv_contains (unknown, sud_technique_get ((SudTechniqueId)needed)->id);
          g_assert_cmpint (sud_wish_check (&wish) == NULL, ==, reached && allowed);
        }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wish-check/anything", test_anything);
  g_test_add_func ("/wish-check/clues", test_clues);
  g_test_add_func ("/wish-check/ranges", test_ranges);
  g_test_add_func ("/wish-check/techniques", test_techniques);
  g_test_add_func ("/wish-check/unknown", test_unknown);
  g_test_add_func ("/wish-check/bounds", test_bounds);
  g_test_add_func ("/wish-check/houses", test_houses);
  g_test_add_func ("/wish-check/pairs", test_pairs);
  return g_test_run ();
}
