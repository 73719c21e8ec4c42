/* sud-puzzle-walk.c - from a puzzle that needs a rare technique, or has hardly any clues, to many others
 *
 * One in five to one in fifty of the puzzles that have one clue elsewhere and the same solution needs the technique as
 * well; with another solution it is a tenth as many, and of all puzzles one in a hundred thousand. Ten steps exchange
 * at most ten of some 25 clues, so the result is still related to its start; exchanging digits, rows and columns makes
 * that hard to see.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-puzzle-request-private.h"

#include "sud-generate.h"
#include "sud-isomorph.h"

#include <string.h>

enum
{
  STEPS = 10,
  MAX_STEPS = 40,             /* the most steps, until a puzzle fits */
  MAX_STEPS_TRIED = 120,
  /* for a step; then the walk goes one step back: some puzzles have hardly any neighbours that can be on the way */
  MAX_CLUES_TRIED = 8,
  MAX_NEIGHBOURS_TRIED = 8,   /* for a clue */
};

/* Rows of one technique and one symmetry stand together. */
static const SudPuzzleSeed seeds[] = {
#include "sud-puzzle-seeds.inc"
};

/* Puzzles with fewer clues than random ones have: our own find. build/tests/logic/few-clues prints such rows, and its
 * head tells how it finds them. Some 49,000 kinds of puzzles with 17 clues are known to people; ours are isomorphs of
 * some of them. */
static const char *const low_clue_puzzles[] = {
#include "sud-low-clue-puzzles.inc"
};

enum
{
  N_SEEDS = sizeof seeds / sizeof *seeds,
  N_LOW_CLUE_PUZZLES = sizeof low_clue_puzzles / sizeof *low_clue_puzzles,
};

_Static_assert ((int)N_LOW_CLUE_PUZZLES <= (int)SUD_PUZZLE_WALK_STARTS, "there is room for all of them");

/* The orbits of a puzzle, in a random order. */
typedef struct
{
  SudCells orbits[SUD_CELLS];
  uint8_t order[SUD_CELLS];
  int n;
} Deck;

static void
deck_init (Deck *self, SudSymmetryId symmetry, SudRandom *random)
{
  self->n = sud_symmetry_orbits (symmetry, self->orbits);
  for (int i = 0; i < self->n; i++)
    self->order[i] = (uint8_t)i;
  sud_random_shuffle (random, self->order, self->n);
}

static void
copy_cells (SudGrid *grid, SudCells cells, const SudGrid *from)
{
  SUD_EACH_CELL (cell, cells)
    grid->digit[cell] = from->digit[cell];
}

/* Returns: how many solutions @grid has, at most @limit; 0 if it was cancelled */
static uint64_t
count_solutions (SudLanes *lanes, const SudGrid *grid, uint64_t limit, SudGrid *first, const atomic_bool *cancel)
{
  const char *puzzle = (const char *)grid->digit;
  uint64_t count = 0;
  SudLanesJob job = { .n = 1, .puzzles = &puzzle, .limit = limit, .counts = &count, .firsts = first, .cancel = cancel };

  return sud_lanes_run (lanes, &job) ? count : 0;
}

/* Takes clues away, as long as there is one solution and at least @least clues are left, until there are no more than
 * @enough. Returns: false if it was cancelled */
static bool
take_away_clues (const Deck *deck, SudLanes *lanes, SudGrid *puzzle, int least, int enough, const atomic_bool *cancel)
{
  static const SudGrid blank;
  SudGrid before = *puzzle;
  int n = sud_grid_count_filled (puzzle);

  for (int i = 0; i < deck->n && n > enough; i++)
    {
      SudCells cells = deck->orbits[deck->order[i]];
      int size = sud_cells_count (cells);
      uint64_t count;

      if (puzzle->digit[sud_cells_first (cells)] == 0 || n - size < least)
        continue;
      copy_cells (puzzle, cells, &blank);
      count = count_solutions (lanes, puzzle, 2, NULL, cancel);
      if (count == 0)
        return false;
      if (count == 1)
        n -= size;
      else
        copy_cells (puzzle, cells, &before);
    }
  return true;
}

/* Adds clues of the solution until there are @enough, but not more than @most. Returns: false if it was cancelled */
static bool
give_clues (const Deck *deck, SudLanes *lanes, SudGrid *puzzle, int enough, int most, const atomic_bool *cancel)
{
  SudGrid solution;
  int n = sud_grid_count_filled (puzzle);

  if (count_solutions (lanes, puzzle, 1, &solution, cancel) == 0)
    return false;
  for (int i = 0; i < deck->n && n < enough; i++)
    {
      SudCells cells = deck->orbits[deck->order[i]];
      int size = sud_cells_count (cells);

      if (puzzle->digit[sud_cells_first (cells)] != 0 || n + size > most)
        continue;
      copy_cells (puzzle, cells, &solution);
      n += size;
    }
  return true;
}

/* Takes away clues that are not needed, in a random order, until there are no more such, or no more than requested; or
 * adds clues of the solution until there are enough. Returns: whether there are as many as requested now; false if it
 * was cancelled. */
static bool
trim_clues (SudPuzzleWalk *self, SudGrid *puzzle)
{
  const SudPuzzleRequest *request = &self->filter.request;
  const atomic_bool *cancel = self->logic->cancel;
  int n = sud_grid_count_filled (puzzle), most = request->minimal ? 0 : request->clues_most;
  Deck deck;

  deck_init (&deck, request->symmetry, &self->random);
  if (n < request->clues_least && !request->minimal
      && !give_clues (&deck, self->lanes, puzzle, request->clues_least, request->clues_most, cancel))
    return false;
  if (n > most
      && !take_away_clues (&deck, self->lanes, puzzle, request->minimal ? 0 : request->clues_least, most, cancel))
    return false;
  n = sud_grid_count_filled (puzzle);
  return n >= request->clues_least && n <= request->clues_most;
}

/* Draws an isomorph that keeps the symmetry of the places: it treats rows as columns, and the first row as the last, as
 * in a mirror. */
static void
draw_symmetric (SudIsomorph *isomorph, SudRandom *random)
{
  uint8_t rows[3] = { 0, 1, 2 };
  bool turned = sud_random_below (random, 2) == 1, middle = sud_random_below (random, 2) == 1;

  sud_isomorph_init (isomorph);
  sud_random_shuffle (random, isomorph->digit + 1, SUD_SIZE);
  sud_random_shuffle (random, rows, 3);
  for (int i = 0; i < 3; i++)
    {
      isomorph->row[i] = (uint8_t)(turned ? SUD_SIZE - 1 - rows[i] : rows[i]);
      isomorph->row[SUD_SIZE - 1 - i] = (uint8_t)(SUD_SIZE - 1 - isomorph->row[i]);
    }
  isomorph->row[3] = middle ? 5 : 3;
  isomorph->row[5] = middle ? 3 : 5;
  memcpy (isomorph->column, isomorph->row, sizeof isomorph->column);
}

void
sud_puzzle_change_names (SudGrid *puzzle, SudSymmetryId symmetry, SudRandom *random)
{
  SudGrid before = *puzzle;
  SudIsomorph isomorph;

  if (symmetry == SUD_SYMMETRY_NONE)
    sud_isomorph_init_random (&isomorph, random);
  else
    draw_symmetric (&isomorph, random);
  sud_isomorph_apply (&isomorph, &before, puzzle);
}

/* Returns: the symmetry of the clues of a puzzle of the tables */
static SudSymmetryId
get_symmetry (const char *puzzle)
{
  for (int cell = 0; cell < SUD_CELLS / 2; cell++)
    if ((puzzle[cell] == '.') != (puzzle[SUD_CELLS - 1 - cell] == '.'))
      return SUD_SYMMETRY_NONE;
  return SUD_SYMMETRY_HALF_TURN;
}

const SudPuzzleSeed *
sud_puzzle_seeds_find (SudTechniqueId technique, SudSymmetryId symmetry, int *n)
{
  const char *id = sud_technique_get (technique)->id;
  const SudPuzzleSeed *first = NULL;

  *n = 0;
  for (int i = 0; i < N_SEEDS; i++)
    if (strcmp (seeds[i].technique, id) == 0 && get_symmetry (seeds[i].puzzle) == symmetry)
      {
        if (first == NULL)
          first = &seeds[i];
        ++*n;
      }
  return first;
}

/* Returns: whether a walk from puzzles for @technique may end as requested: it may be the hardest step. */
static bool
may_end (const SudPuzzleRequest *request, SudTechniqueId technique)
{
  return request->needs[technique] && sud_puzzle_request_allows (request, technique)
         && sud_technique_get (technique)->level >= request->level_least;
}

/* Returns: the technique whose puzzles walks start at, the last taught of those needed; or SUD_N_TECHNIQUES */
static SudTechniqueId
get_walked_technique (const SudPuzzleRequest *request)
{
  for (int i = SUD_N_TECHNIQUES - 1; i >= 0; i--)
    if (may_end (request, (SudTechniqueId)i))
      return (SudTechniqueId)i;
  return SUD_N_TECHNIQUES;
}

static bool
is_low_clue_for (const char *puzzle, const SudPuzzleRequest *request)
{
  int clues = 0;

  if (request->clues_most > SUD_LOW_CLUE_MAX || get_symmetry (puzzle) != request->symmetry)
    return false;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    clues += puzzle[cell] != '.';
  return clues >= request->clues_least && clues <= request->clues_most;
}

int
sud_puzzle_request_count_low_clue (const SudPuzzleRequest *self)
{
  int n = 0;

  for (int i = 0; i < N_LOW_CLUE_PUZZLES; i++)
    n += is_low_clue_for (low_clue_puzzles[i], self);
  return n;
}

bool
sud_puzzle_request_has_only_known (const SudPuzzleRequest *self)
{
  return self->clues_most == SUD_MIN_CLUES;
}

bool
sud_puzzle_walk_is_for (const SudPuzzleRequest *request)
{
  SudTechniqueId technique = get_walked_technique (request);
  int n;

  return sud_puzzle_request_count_low_clue (request) > 0
         || (technique != SUD_N_TECHNIQUES && sud_puzzle_seeds_find (technique, request->symmetry, &n) != NULL);
}

static bool
known_puzzle_fits (SudPuzzleWalk *self, const char *puzzle)
{
  SudRequestedPuzzle made;

  sud_grid_parse_line (&made.puzzle, puzzle);
  return sud_puzzle_filter_passes (&self->filter, self->logic, &made);
}

/* Starts at low-clue puzzles; if only known puzzles can come out, at known puzzles that fit. */
static void
start_at_low_clue (SudPuzzleWalk *self)
{
  const SudPuzzleRequest *request = &self->filter.request;

  for (int i = 0; i < N_LOW_CLUE_PUZZLES; i++)
    if (is_low_clue_for (low_clue_puzzles[i], request)
        && (!sud_puzzle_request_has_only_known (request) || known_puzzle_fits (self, low_clue_puzzles[i])))
      self->starts[self->n_starts++] = low_clue_puzzles[i];
}

/* Starts at the seeds for @technique; each puzzle on the way has to need it, and nothing harder. */
static void
start_at_technique (SudPuzzleWalk *self, SudTechniqueId technique)
{
  const SudPuzzleSeed *first = sud_puzzle_seeds_find (technique, self->filter.request.symmetry, &self->n_starts);
  SudPuzzleRequest way;

  for (int i = 0; i < self->n_starts; i++)
    self->starts[i] = first[i].puzzle;
  sud_puzzle_request_init (&way);
  way.needs[technique] = true;
  way.nothing_above = (uint8_t)technique;
  sud_puzzle_filter_init (&self->way, &way);
}

bool
sud_puzzle_walk_init (SudPuzzleWalk *self, const SudPuzzleRequest *request, SudLanes *lanes, SudLogic *logic)
{
  SudTechniqueId technique = get_walked_technique (request);

  sud_puzzle_filter_init (&self->filter, request);
  sud_neighbours_init (&self->neighbours, request->symmetry);
  self->lanes = lanes;
  self->logic = logic;
  self->n_starts = 0;
  self->low_clue = sud_puzzle_request_count_low_clue (request) > 0;
  if (self->low_clue)
    start_at_low_clue (self);
  else if (technique != SUD_N_TECHNIQUES)
    start_at_technique (self, technique);
  return self->low_clue || self->n_starts > 0;
}

/* Takes a neighbour that can be on the way. One with another solution seldom can, so few of these are tried. */
static bool
choose_neighbour (SudPuzzleWalk *self, SudGrid *puzzle)
{
  SudGrid neighbour;
  SudGrade grade;

  for (int tried = 0; tried < MAX_NEIGHBOURS_TRIED; tried++)
    {
      bool kept = tried % MAX_NEIGHBOURS_TRIED != MAX_NEIGHBOURS_TRIED - 1;

      if (kept && self->neighbours.n_kept == 0)
        continue;
      if (!sud_neighbours_take (&self->neighbours, &self->random, kept, &neighbour))
        break;
      if (!sud_puzzle_filter_grade (&self->way, self->logic, &neighbour, &grade))
        continue;
      *puzzle = neighbour;
      return true;
    }
  return false;
}

/* Takes any of the neighbours that were found. */
static bool
choose_any_neighbour (SudPuzzleWalk *self, SudGrid *puzzle)
{
  return self->neighbours.n > 0
         && sud_neighbours_take (&self->neighbours, &self->random, sud_random_below (&self->random, 2) == 0, puzzle);
}

/* Moves one clue, or the clues of an orbit, as @choose says. Returns: false if all stay where they are */
static bool
move_clue (SudPuzzleWalk *self, SudGrid *puzzle, bool (*choose) (SudPuzzleWalk *self, SudGrid *puzzle))
{
  SudNeighbours *neighbours = &self->neighbours;

  for (int tried = 0; tried < MAX_CLUES_TRIED && !sud_logic_is_cancelled (self->logic);)
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

/* Makes @made an isomorph. Returns: whether it fits */
static bool
finish_puzzle (SudPuzzleWalk *self, SudRequestedPuzzle *made)
{
  sud_puzzle_change_names (&made->puzzle, self->filter.request.symmetry, &self->random);
  return !sud_logic_is_cancelled (self->logic) && sud_puzzle_filter_passes (&self->filter, self->logic, made);
}

/* Walks back and forth until an isomorph with as many clues as requested fits. */
static bool
walk_for_technique (SudPuzzleWalk *self, SudRequestedPuzzle *made)
{
  SudGrid path[MAX_STEPS + 1];
  int n = 0;

  path[0] = made->puzzle;
  for (int tried = 0; tried < MAX_STEPS_TRIED && n < MAX_STEPS && !sud_logic_is_cancelled (self->logic); tried++)
    {
      path[n + 1] = path[n];
      if (move_clue (self, &path[n + 1], choose_neighbour))
        n++;
      else if (n > 0)
        n--;
      made->puzzle = path[n];
      if (n >= STEPS && trim_clues (self, &made->puzzle) && finish_puzzle (self, made))
        return true;
    }
  return false;
}

static bool
walk_for_few_clues (SudPuzzleWalk *self, SudRequestedPuzzle *made)
{
  for (int i = 0; i < STEPS && sud_grid_count_filled (&made->puzzle) > SUD_MIN_CLUES; i++)
    move_clue (self, &made->puzzle, choose_any_neighbour);
  return (!self->filter.request.minimal || trim_clues (self, &made->puzzle)) && finish_puzzle (self, made);
}

bool
sud_puzzle_walk_run (SudPuzzleWalk *self, uint64_t seed, uint64_t index, SudRequestedPuzzle *made)
{
  self->random = sud_random_for (seed, index);
  made->index = index;
  if (self->n_starts == 0)
    return false;
  sud_grid_parse_line (&made->puzzle, self->starts[sud_random_below (&self->random, (uint32_t)self->n_starts)]);
  return self->low_clue ? walk_for_few_clues (self, made) : walk_for_technique (self, made);
}
