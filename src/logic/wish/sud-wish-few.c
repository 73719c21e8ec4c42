/* sud-wish-few.c - THE TABLE of puzzles with hardly any clues, and how others come of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish-few.h"

#include "sud-generate.h"
#include "sud-wish-clues.h"
#include "sud-wish-names.h"

#include <string.h>

enum
{
  STEPS = 10,
  ORBITS_TRIED = 8, /* a step */
};

static const SudWishFewRow rows[] = {
#include "sud-wish-few.inc"
};

_Static_assert (sizeof rows / sizeof *rows <= SUD_WISH_FEW_ROWS, "there is room for all rows");

int
sud_wish_few_count (void)
{
  return sizeof rows / sizeof *rows;
}

const SudWishFewRow *
sud_wish_few_get (int index)
{
  return &rows[index];
}

static bool
is_for (const SudWishFewRow *row, const SudWish *wish)
{
  int clues = 0;

  if (wish->clues_most > SUD_WISH_FEW_CLUES_MOST || strcmp (row->symmetry, sud_symmetry_get (wish->symmetry)->id) != 0)
    return false;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    clues += row->puzzle[cell] != '.';
  return clues >= wish->clues_least && clues <= wish->clues_most;
}

int
sud_wish_few_count_for (const SudWish *wish)
{
  int n = 0;

  for (int i = 0; i < sud_wish_few_count (); i++)
    n += is_for (&rows[i], wish);
  return n;
}

bool
sud_wish_few_is_known (const SudWish *wish)
{
  return wish->clues_most == SUD_CLUES_LEAST;
}

static bool
fits (SudWishFew *self, const SudWishFewRow *row)
{
  SudWishPuzzle made;

  sud_grid_parse_line (&made.puzzle, row->puzzle);
  return sud_wish_judge_fits (&self->judge, self->logic, &made);
}

bool
sud_wish_few_init (SudWishFew *self, const SudWish *wish, SudLanes *lanes, SudLogic *logic)
{
  self->n = 0;
  self->lanes = lanes;
  self->logic = logic;
  if (sud_wish_few_count_for (wish) == 0)
    return false;
  sud_wish_judge_init (&self->judge, wish);
  sud_neighbours_init (&self->neighbours, wish->symmetry);
  for (int i = 0; i < sud_wish_few_count (); i++)
    if (is_for (&rows[i], wish) && (!sud_wish_few_is_known (wish) || fits (self, &rows[i])))
      self->rows[self->n++] = (uint16_t)i;
  return true;
}

/* Puts one clue, or those of an orbit, elsewhere; where there is no such way for some of them, all stay. */
static void
step (SudWishFew *self, SudRandom *random, SudGrid *puzzle)
{
  SudNeighbours *neighbours = &self->neighbours;

  for (int tried = 0; tried < ORBITS_TRIED && !sud_logic_is_cancelled (self->logic);)
    {
      int orbit = (int)sud_random_below (random, (uint32_t)neighbours->n_orbits);

      if (!sud_neighbours_has_clues (neighbours, puzzle, orbit))
        continue;
      tried++;
      if (sud_neighbours_find (neighbours, self->lanes, puzzle, orbit, self->logic->cancel) > 0
          && sud_neighbours_take (neighbours, random, sud_random_below (random, 2) == 0, puzzle))
        return;
    }
}

bool
sud_wish_few_run (SudWishFew *self, uint64_t seed, uint64_t index, SudWishPuzzle *made)
{
  SudRandom random = sud_random_for (seed, index);
  const SudWish *wish = &self->judge.wish;

  made->index = index;
  if (self->n == 0)
    return false;
  sud_grid_parse_line (&made->puzzle, rows[self->rows[sud_random_below (&random, (uint32_t)self->n)]].puzzle);
  for (int i = 0; i < STEPS && sud_grid_count_filled (&made->puzzle) > SUD_CLUES_LEAST; i++)
    step (self, &random, &made->puzzle);
  if (wish->minimal && !sud_wish_clues_trim (wish, self->lanes, &random, &made->puzzle, self->logic->cancel))
    return false;
  sud_wish_names_change (&made->puzzle, wish->symmetry, &random);
  return !sud_logic_is_cancelled (self->logic) && sud_wish_judge_fits (&self->judge, self->logic, made);
}
