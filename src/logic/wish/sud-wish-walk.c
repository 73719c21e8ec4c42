/* sud-wish-walk.c - from a puzzle that needs a rare technique to many others
 *
 * Of the puzzles that have one clue elsewhere, one in five to one in fifty needs the technique as well if the solution is
 * still the same, a tenth of that if it is not; of all puzzles one in a hundred thousand does. Ten steps are ten of 25 clues exchanged, or fewer, so what comes out is still related to
 * where it began; other names for digits, rows and columns make that hard to see.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish-walk.h"
#include "sud-wish-clues.h"
#include "sud-wish-names.h"

enum
{
  STEPS = 10,
  STEPS_MOST = 40,       /* until it fits */
  STEPS_TRIED = 120,
  CLUES_TRIED = 8,       /* a step; then it goes one back: some puzzles have hardly any neighbours on the way */
  NEIGHBOURS_TRIED = 8,  /* a clue */
};

/* Whether a walk from puzzles for @technique may end as wished: it may be the hardest step. */
static bool
may_end (const SudWish *wish, SudTechniqueId technique)
{
  return wish->needs[technique] && sud_wish_allows (wish, technique)
         && sud_technique_get (technique)->level >= wish->level_least;
}

const SudWishSeed *
sud_wish_walk_seeds (const SudWish *wish, int *n)
{
  *n = 0;
  for (int i = SUD_N_TECHNIQUES - 1; i >= 0; i--)
    if (may_end (wish, (SudTechniqueId)i))
      return sud_wish_seeds_find ((SudTechniqueId)i, wish->symmetry, n);
  return NULL;
}

void
sud_wish_walk_init_at (SudWishWalk *self, const SudWish *wish, const SudWishSeed *seeds, int n, SudLanes *lanes,
                       SudLogic *logic)
{
  SudTechniqueId technique = sud_technique_find_id (seeds[0].technique);
  SudWish way;

  self->seeds = seeds;
  self->n_seeds = n;
  sud_wish_init (&way);
  way.needs[technique] = true;
  way.nothing_above = (uint8_t)technique;
  sud_wish_judge_init (&self->judge, wish);
  sud_wish_judge_init (&self->way, &way);
  sud_neighbours_init (&self->neighbours, wish->symmetry);
  self->lanes = lanes;
  self->logic = logic;
}

bool
sud_wish_walk_init (SudWishWalk *self, const SudWish *wish, SudLanes *lanes, SudLogic *logic)
{
  int n;
  const SudWishSeed *seeds = sud_wish_walk_seeds (wish, &n);

  if (seeds != NULL)
    sud_wish_walk_init_at (self, wish, seeds, n, lanes, logic);
  return seeds != NULL;
}

/* One of the neighbours found that can be on the way. Those that have another solution seldom can: few are tried. */
static bool
choose (SudWishWalk *self, SudGrid *puzzle)
{
  SudGrid neighbour;
  SudGrade grade;

  for (int tried = 0; tried < NEIGHBOURS_TRIED; tried++)
    {
      bool kept = tried % NEIGHBOURS_TRIED != NEIGHBOURS_TRIED - 1;

      if (kept && self->neighbours.n_kept == 0)
        continue;
      if (!sud_neighbours_take (&self->neighbours, &self->random, kept, &neighbour))
        break;
      if (!sud_wish_judge_grade (&self->way, self->logic, &neighbour, &grade))
        continue;
      *puzzle = neighbour;
      return true;
    }
  return false;
}

static bool
step (SudWishWalk *self, SudGrid *puzzle)
{
  SudNeighbours *neighbours = &self->neighbours;

  for (int tried = 0; tried < CLUES_TRIED && !sud_logic_is_cancelled (self->logic);)
    {
      int orbit = (int)sud_random_below (&self->random, (uint32_t)neighbours->n_orbits);

      if (!sud_neighbours_has_clues (neighbours, puzzle, orbit))
        continue;
      tried++;
      sud_neighbours_find (neighbours, self->lanes, puzzle, orbit, self->logic->cancel);
      if (choose (self, puzzle))
        return true;
    }
  return false;
}

/* Whether @puzzle, with as many clues as wished and other names, fits. */
static bool
finish (SudWishWalk *self, const SudGrid *puzzle, SudWishPuzzle *made)
{
  const SudWish *wish = &self->judge.wish;

  made->puzzle = *puzzle;
  if (!sud_wish_clues_trim (wish, self->lanes, &self->random, &made->puzzle, self->logic->cancel))
    return false;
  sud_wish_names_change (&made->puzzle, wish->symmetry, &self->random);
  return sud_wish_judge_fits (&self->judge, self->logic, made);
}

bool
sud_wish_walk_run (SudWishWalk *self, uint64_t seed, uint64_t index, SudWishPuzzle *made)
{
  SudGrid path[STEPS_MOST + 1];
  int n = 0;

  self->random = sud_random_for (seed, index);
  made->index = index;
  sud_grid_parse_line (&path[0], self->seeds[sud_random_below (&self->random, (uint32_t)self->n_seeds)].puzzle);
  for (int tried = 0; tried < STEPS_TRIED && n < STEPS_MOST && !sud_logic_is_cancelled (self->logic); tried++)
    {
      path[n + 1] = path[n];
      if (step (self, &path[n + 1]))
        n++;
      else if (n > 0)
        n--;
      if (n >= STEPS && finish (self, &path[n], made))
        return true;
    }
  return false;
}
