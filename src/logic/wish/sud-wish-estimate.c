/* sud-wish-estimate.c - how rare it is what somebody wishes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish-estimate.h"
#include "sud-wish-few.h"
#include "sud-wish-walk.h"

#include <string.h>

/* Of minimal puzzles: how many there were whose hardest step is of one technique and that have a step of another; where both
 * are the same, how many there were at all. "build/tests/logic/wish-bench --shares 200000" prints them, without what is very
 * rare. */
typedef struct
{
  const char *hardest;
  const char *needed;
  uint32_t n;
} Share;

static const Share shares[] = {
#include "sud-wish-shares.inc"
};

/* Of one thread of a Zen 4; in a moment it is known how long it takes here. */
static const double second_a_puzzle = 70e-6;
static const double second_a_walk = 5e-3;

/* Those of @wish's levels, and of them those with a step of each technique. */
typedef struct
{
  double all;
  double allowed;
  double with[SUD_N_TECHNIQUES];
} Census;

static bool
may_be_hardest (const SudWish *wish, SudTechniqueId technique)
{
  return sud_wish_allows (wish, technique) && sud_technique_get (technique)->level >= wish->level_least;
}

static void
take_census (Census *self, const SudWish *wish)
{
  memset (self, 0, sizeof *self);
  for (size_t i = 0; i < sizeof shares / sizeof *shares; i++)
    {
      SudTechniqueId hardest = sud_technique_find_id (shares[i].hardest), needed = sud_technique_find_id (shares[i].needed);

      if (hardest == needed)
        self->all += shares[i].n;
      if (!may_be_hardest (wish, hardest))
        continue;
      self->with[needed] += shares[i].n;
      if (hardest == needed)
        self->allowed += shares[i].n;
    }
}

/* One in how many; as if one technique did not make another more likely, where several are needed. What was not seen
 * may be a little rarer than what was seen once, or never be. */
static double
estimate_rarity (const SudWish *wish, bool *unseen)
{
  double share;
  Census census;

  take_census (&census, wish);
  share = census.allowed / census.all;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (wish->needs[i] && census.allowed > 0)
      share *= census.with[i] / census.allowed;
  *unseen = share * census.all < 0.5;
  return *unseen ? 2 * census.all : 1 / share;
}

bool
sud_wish_estimate_knows (SudTechniqueId technique)
{
  const char *id = sud_technique_get (technique)->id;

  for (size_t i = 0; i < sizeof shares / sizeof *shares; i++)
    if (strcmp (shares[i].needed, id) == 0)
      return true;
  return false;
}

/* What the table does not know of. */
static bool
is_beyond_table (const SudWish *wish)
{
  SudWish usual;

  sud_wish_init (&usual);
  return wish->symmetry != usual.symmetry || wish->minimal != usual.minimal || wish->clues_least > 0 || wish->clues_most < SUD_CELLS
         || wish->effort_least > 0 || wish->effort_most < UINT32_MAX || wish->er_least > 0 || wish->er_most < SUD_WISH_ER_MAX;
}

void
sud_wish_estimate (const SudWish *wish, uint64_t tried, uint64_t made, double seconds, SudWishEstimate *estimate)
{
  int n;
  bool walks = sud_wish_few_count_for (wish) > 0 || sud_wish_walk_seeds (wish, &n) != NULL, unseen = false;
  double rarity = walks ? 1 : estimate_rarity (wish, &unseen);
  double each = tried > 0 ? seconds / (double)tried : walks ? second_a_walk : second_a_puzzle;

  estimate->one_in = ((double)tried + rarity) / ((double)made + 1);
  estimate->seconds = estimate->one_in * each;
  estimate->at_least = made == 0 && (unseen || is_beyond_table (wish));
}
