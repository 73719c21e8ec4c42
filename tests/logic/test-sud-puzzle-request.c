/* test-sud-puzzle-request.c - refused requests, and estimates of how rare a puzzle is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "sud-puzzle-request.h"

#include <glib.h>
#include <string.h>

static void
test_anything (void)
{
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  g_assert_null (sud_puzzle_request_check (&request));
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    g_assert_true (sud_puzzle_request_allows (&request, (SudTechniqueId)i));
}

static void
test_clues (void)
{
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  request.clues_least = 5;
  request.clues_most = 16;
  g_assert_cmpstr (sud_puzzle_request_check (&request), ==, "no puzzle below 17 clues has one solution");
  request.clues_most = 30;
  g_assert_null (sud_puzzle_request_check (&request));
  request.clues_least = 30;
  request.symmetry = SUD_SYMMETRY_QUARTER_TURN;
  g_assert_cmpstr (sud_puzzle_request_check (&request), ==, "no pattern with this symmetry has so many givens");
  request.clues_least = 29;
  g_assert_null (sud_puzzle_request_check (&request));
  request.symmetry = SUD_SYMMETRY_NONE;
  request.clues_least = 31;
  g_assert_nonnull (sud_puzzle_request_check (&request));
  request.clues_most = 82;
  g_assert_nonnull (sud_puzzle_request_check (&request));
  request.clues_least = -1;
  request.clues_most = 30;
  g_assert_nonnull (sud_puzzle_request_check (&request));
}

static void
test_ranges (void)
{
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  request.level_least = SUD_LEVEL_HARD;
  request.level_most = SUD_LEVEL_EASY;
  g_assert_nonnull (sud_puzzle_request_check (&request));
  sud_puzzle_request_init (&request);
  request.effort_least = 2;
  request.effort_most = 1;
  g_assert_nonnull (sud_puzzle_request_check (&request));
  sud_puzzle_request_init (&request);
  request.er_least = 30;
  request.er_most = 20;
  g_assert_nonnull (sud_puzzle_request_check (&request));
}

static void
test_techniques (void)
{
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  request.needs[SUD_TECHNIQUE_X_WING] = true;
  g_assert_null (sud_puzzle_request_check (&request));
  request.nothing_above = SUD_TECHNIQUE_X_WING;
  g_assert_null (sud_puzzle_request_check (&request));
  request.nothing_above = SUD_TECHNIQUE_NAKED_PAIR;
  g_assert_nonnull (sud_puzzle_request_check (&request));
  request.nothing_above = SUD_N_TECHNIQUES;
  request.level_most = SUD_LEVEL_MEDIUM;
  g_assert_nonnull (sud_puzzle_request_check (&request));
  sud_puzzle_request_init (&request);
  request.needs[SUD_TECHNIQUE_DUAL_KITE] = true;
  g_assert_nonnull (sud_puzzle_request_check (&request));
  sud_puzzle_request_init (&request);
  request.nothing_above = SUD_TECHNIQUE_NAKED_PAIR;
  request.level_least = SUD_LEVEL_HARD;
  g_assert_nonnull (sud_puzzle_request_check (&request));
}

/* Those that easier ones come before, wherever chance and walks have led. */
static const char *const unknown[] = {
  "multi-colours-2", "wxyz-wing", "als-xz", "als-xy-wing", "als-chain", "franken-x-wing", "franken-swordfish",
  "finned-franken-x-wing", "forcing-verity", "symmetrical-placement", "bivalue-oddagon", "double-exocet",
  "firework-triple", "firework-quadruple", "double-net", "nested-net", NULL,
};

static void
test_unknown (void)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      const SudTechnique *technique = sud_technique_get ((SudTechniqueId)i);
      SudPuzzleRequest request;

      sud_puzzle_request_init (&request);
      request.needs[i] = true;
      g_test_message ("%s", technique->id);
      g_assert_cmpint (sud_puzzle_request_check (&request) != NULL, ==, technique->unusual || g_strv_contains (unknown, technique->id));
    }
}

/* Checks a request for all of these. */
static const char *
check (int level_least, int level_most, int er_least, int er_most, uint32_t effort_least, uint32_t effort_most)
{
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  request.level_least = (uint8_t)level_least;
  request.level_most = (uint8_t)level_most;
  request.er_least = (uint8_t)er_least;
  request.er_most = (uint8_t)er_most;
  request.effort_least = effort_least;
  request.effort_most = effort_most;
  return sud_puzzle_request_check (&request);
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
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  request.nothing_above = SUD_TECHNIQUE_FULL_HOUSE;
  g_assert_nonnull (sud_puzzle_request_check (&request));
  request.minimal = false;
  g_assert_null (sud_puzzle_request_check (&request));
  request.clues_most = 54;
  g_assert_null (sud_puzzle_request_check (&request));
  request.clues_most = 53;
  g_assert_nonnull (sud_puzzle_request_check (&request));
}

/* A request for any two things is refused just where nothing that is allowed and known is needed and of the
 * level. */
static void
test_pairs (void)
{
  for (int level = 0; level < SUD_N_LEVELS; level++)
    for (int above = 0; above <= SUD_N_TECHNIQUES; above++)
      for (int needed = 0; needed < SUD_N_TECHNIQUES; needed++)
        {
          SudPuzzleRequest request;
          bool reached = false, allowed;

          sud_puzzle_request_init (&request);
          request.minimal = false;
          request.level_least = request.level_most = (uint8_t)level;
          request.nothing_above = (uint8_t)above;
          request.needs[needed] = true;
          for (int i = 0; i < SUD_N_TECHNIQUES && i <= above; i++)
            reached |= sud_technique_get ((SudTechniqueId)i)->level == (SudLevel)level
                       && !sud_technique_get ((SudTechniqueId)i)->unusual;
          allowed = needed <= above && sud_technique_get ((SudTechniqueId)needed)->level <= (SudLevel)level
                    && !sud_technique_get ((SudTechniqueId)needed)->unusual
                    && !g_strv_contains (unknown, sud_technique_get ((SudTechniqueId)needed)->id);
          g_assert_cmpint (sud_puzzle_request_check (&request) == NULL, ==, reached && allowed);
        }
}

static void
init_only_level (SudPuzzleRequest *request, SudLevel level)
{
  sud_puzzle_request_init (request);
  request->level_least = request->level_most = (uint8_t)level;
}

static SudPuzzleRequestEstimate
estimate (const SudPuzzleRequest *request)
{
  SudPuzzleRequestEstimate self;

  sud_puzzle_request_estimate (request, 0, 0, 0, &self);
  return self;
}

static bool
ignore_cb (const SudRequestedPuzzle *puzzle, void *data)
{
  return true;
}

/* Of every level there are as many as the table says. */
static void
test_shares_of_levels (void)
{
  for (int level = SUD_LEVEL_EASY; level < SUD_LEVEL_EXTREME; level++)
    {
      guint tries = test_share (2000);
      SudPuzzleRequestProgress progress = { 0 };
      SudPuzzleRequest request;
      SudPuzzleRequestJob job = { .request = &request, .seed = 8, .tries = tries, .count = UINT64_MAX, .threads = 1, .take = ignore_cb,
                         .progress = &progress };

      init_only_level (&request, (SudLevel)level);
      sud_puzzle_request_run (&job);
      g_test_message ("%d: %d made, 1 in %f", level, (int)progress.made, estimate (&request).one_in);
      if (tries == 2000)
        g_assert_cmpfloat_with_epsilon ((double)progress.made * estimate (&request).one_in / tries, 1, 0.25);
      g_assert_false (estimate (&request).may_be_rarer);
    }
}

static void
test_shares_of_needs (void)
{
  SudPuzzleRequest request;
  double alone;

  sud_puzzle_request_init (&request);
  g_assert_cmpfloat_with_epsilon (estimate (&request).one_in, 1, 0.001);
  request.needs[SUD_TECHNIQUE_NAKED_PAIR] = true;
  alone = estimate (&request).one_in;
  g_assert_cmpfloat (alone, >, 2);
  request.nothing_above = SUD_TECHNIQUE_NAKED_PAIR;
  g_assert_cmpfloat (estimate (&request).one_in, >, alone);
  request.needs[SUD_TECHNIQUE_POINTING] = true;
  g_assert_cmpfloat (estimate (&request).one_in, >, alone);
}

/* What was never seen, and what nobody counted. */
static void
test_never_seen (void)
{
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  request.needs[SUD_TECHNIQUE_NESTED_NET] = true;
  g_assert_true (estimate (&request).may_be_rarer);
  g_assert_cmpfloat (estimate (&request).one_in, >, 10000);
  sud_puzzle_request_init (&request);
  request.effort_least = 100000;
  g_assert_true (estimate (&request).may_be_rarer);
}

/* What is seen counts more than the table, in the end. */
static void
test_running (void)
{
  SudPuzzleRequestEstimate self;
  SudPuzzleRequest request;

  init_only_level (&request, SUD_LEVEL_EASY);
  sud_puzzle_request_estimate (&request, 1000000, 1000, 100, &self);
  g_assert_cmpfloat_with_epsilon (self.one_in, 1000, 10);
  g_assert_cmpfloat_with_epsilon (self.seconds, 0.1, 0.01);
  sud_puzzle_request_estimate (&request, 1000000, 0, 100, &self);
  g_assert_cmpfloat (self.one_in, >, 900000);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/puzzle-request/check/anything", test_anything);
  g_test_add_func ("/puzzle-request/check/clues", test_clues);
  g_test_add_func ("/puzzle-request/check/ranges", test_ranges);
  g_test_add_func ("/puzzle-request/check/techniques", test_techniques);
  g_test_add_func ("/puzzle-request/check/unknown", test_unknown);
  g_test_add_func ("/puzzle-request/check/bounds", test_bounds);
  g_test_add_func ("/puzzle-request/check/houses", test_houses);
  g_test_add_func ("/puzzle-request/check/pairs", test_pairs);
  g_test_add_func ("/puzzle-request/estimate/levels", test_shares_of_levels);
  g_test_add_func ("/puzzle-request/estimate/needs", test_shares_of_needs);
  g_test_add_func ("/puzzle-request/estimate/unknown", test_never_seen);
  g_test_add_func ("/puzzle-request/estimate/running", test_running);
  return g_test_run ();
}
