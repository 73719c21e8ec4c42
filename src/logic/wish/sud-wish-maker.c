/* sud-wish-maker.c - what one thread needs to make puzzles as wished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish-maker.h"
#include "sud-cancel.h"
#include "sud-generate.h"
#include "sud-wish-few.h"
#include "sud-wish-walk.h"

#include <stdlib.h>

enum
{
  TRIED_FIRST = 16,
  TRIED_AT_ONCE = 256,
};

struct _SudWishMaker
{
  uint64_t seed;
  bool walks; /* or begins with few clues: either way a puzzle of its own each time */
  bool few;
  SudLogic *logic;
  SudLanes *lanes;
  SudWishJudge judge;
  SudWishWalk walk;
  SudWishFew with_few;
  SudGenerator *generator;
  SudGenerated generated[TRIED_AT_ONCE];
};

static SudGenerateSpec
get_spec (const SudWish *wish, uint64_t seed)
{
  return (SudGenerateSpec){
    .seed = seed,
    .symmetry = wish->symmetry,
    .minimal = wish->minimal,
    .clues_least = wish->clues_least,
    .clues_most = wish->clues_most,
  };
}

/* Returns: false without memory */
static bool
init (SudWishMaker *self, const SudWish *wish, uint64_t seed, const SudBackend *backend)
{
  SudGenerateSpec spec = get_spec (wish, seed);

  self->seed = seed;
  self->logic = sud_logic_new ();
  self->lanes = sud_lanes_new (backend);
  self->generator = sud_generator_new (&spec, backend);
  if (self->logic == NULL || self->lanes == NULL || self->generator == NULL)
    return false;
  self->logic->rules = SUD_RULE_UNIQUE;
  sud_wish_judge_init (&self->judge, wish);
  self->few = sud_wish_few_init (&self->with_few, wish, self->lanes, self->logic);
  self->walks = self->few || sud_wish_walk_init (&self->walk, wish, self->lanes, self->logic);
  return true;
}

SudWishMaker *
sud_wish_maker_new (const SudWish *wish, uint64_t seed, const SudBackend *backend)
{
  SudWishMaker *self = calloc (1, sizeof *self);

  if (self == NULL || init (self, wish, seed, backend != NULL ? backend : sud_backend_default ()))
    return self;
  sud_wish_maker_free (self);
  return NULL;
}

void
sud_wish_maker_free (SudWishMaker *self)
{
  if (self == NULL)
    return;
  sud_logic_free (self->logic);
  sud_lanes_free (self->lanes);
  sud_generator_free (self->generator);
  free (self);
}

bool
sud_wish_maker_is_hopeless (const SudWishMaker *self)
{
  return self->few && self->with_few.n == 0;
}

int
sud_wish_maker_get_share (const SudWishMaker *self, uint64_t tried)
{
  if (self->walks)
    return 1;
  return tried < TRIED_FIRST ? TRIED_FIRST : tried < TRIED_AT_ONCE ? 4 * TRIED_FIRST : TRIED_AT_ONCE;
}

static int
walk (SudWishMaker *self, uint64_t first, int n, int most, SudWishPuzzle *made)
{
  int n_made = 0;

  for (int i = 0; i < n && n_made < most; i++)
    {
      uint64_t index = first + (uint64_t)i;

      n_made += self->few ? sud_wish_few_run (&self->with_few, self->seed, index, &made[n_made])
                          : sud_wish_walk_run (&self->walk, self->seed, index, &made[n_made]);
    }
  return n_made;
}

static int
generate (SudWishMaker *self, uint64_t first, int n, int most, SudWishPuzzle *made)
{
  int n_made = 0;

  if (!sud_generator_run (self->generator, first, (size_t)n, self->generated, self->logic->cancel))
    return 0;
  for (int i = 0; i < n && n_made < most && !sud_logic_is_cancelled (self->logic); i++)
    if (self->generated[i].clues > 0)
      {
        made[n_made].puzzle = self->generated[i].puzzle;
        made[n_made].index = first + (uint64_t)i;
        n_made += sud_wish_judge_fits (&self->judge, self->logic, &made[n_made]);
      }
  return n_made;
}

int
sud_wish_maker_try (SudWishMaker *self, uint64_t first, int n, int most, const atomic_bool *cancel, SudWishPuzzle *made)
{
  int n_made = 0;

  self->logic->cancel = cancel;
  for (int done = 0; done < n && n_made < most && !sud_is_cancelled (cancel); done += TRIED_AT_ONCE)
    {
      int share = n - done < TRIED_AT_ONCE ? n - done : TRIED_AT_ONCE;

      n_made += (self->walks ? walk : generate) (self, first + (uint64_t)done, share, most - n_made, made + n_made);
    }
  self->logic->cancel = NULL;
  return sud_is_cancelled (cancel) ? 0 : n_made;
}
