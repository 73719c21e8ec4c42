/* sud-generate.c - new puzzles with one solution: number i of a seed
 *
 * A puzzle takes about 40 questions, one at a time: so a thousand puzzles are in flight, and one question of each is
 * asked a round. Leaps look for two solutions, steps for one, so they cannot be asked together; leaps wait until there
 * are many.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-generate-private.h"

#include "sud-cancel.h"

#include <stdlib.h>
#include <string.h>

enum
{
  FLIGHT = 1024,
  LEAPS = 128, /* are asked at once, if there are other questions to go on with */
  AHEAD = 2,   /* removals to prefetch */
  CACHE_LINE = 64,
  CLIMBS_BELOW = 28,  /* cells of a pattern */
  CLIMB_EVERY = 1024, /* indices of a larger one */
  STARTS = 64,         /* grids of which that with the fewest solutions is the start of a climb */
  STARTS_AT_ONCE = 8,
  MAX_START = 200000,  /* solutions at a start */
  MAX_LISTED = 400000, /* solutions without the digits that change: with more they are left alone */
  TWO_BELOW = 200,     /* solutions: then two digits change at a time */
  THREE_BELOW = 30,
  MAX_FLAT = 60,       /* changes in a row that lead to no fewer */
  MAX_CHANGED = 3,     /* cells whose digits change at a time */
};

static const int n_ways[MAX_CHANGED + 1] = { 1, 9, 9 * 9, 9 * 9 * 9 };

/**
 * Climb:
 * @puzzle: clues in the cells of the pattern
 * @count: its number of solutions
 * @cells: @n: those of the pattern
 * @changed: @n_changed: those whose digits are being changed
 * @ways: how many solutions have each of the ways to fill these
 */
typedef struct
{
  SudGrid puzzle;
  uint64_t count;
  uint8_t cells[SUD_CELLS];
  int n;
  uint8_t changed[MAX_CHANGED];
  int n_changed;
  uint32_t ways[9 * 9 * 9];
} Climb;

/* One question of each of some removals. */
typedef struct
{
  size_t n;
  uint16_t who[FLIGHT];
  const char *puzzles[FLIGHT];
  SudLanesBan bans[FLIGHT];
} Round;

struct _SudGenerator
{
  SudGenerateSpec spec;
  SudRemovalPlan plan;
  int n_numbers; /* numbers of clues to end at; 0: as few as can be */
  uint8_t numbers[SUD_CELLS + 1];
  SudLanes *lanes;
  Climb climb;
  SudRemoval removals[FLIGHT];
  SudWeighing *weighings; /* one for each removal; NULL: none */
  bool weighs[FLIGHT];
  size_t indices[FLIGHT]; /* from the first of the run */
  Round leaps;
  Round steps;
  uint64_t counts[FLIGHT];
  uint64_t first;
  size_t begun;
  size_t n;
  SudGenerated *results;
};

SudGenerateSpec
sud_generate_spec (uint64_t seed)
{
  return (SudGenerateSpec){ .seed = seed, .minimal = true, .clues_most = SUD_CELLS };
}

/* Two rows of a band without a clue could be exchanged, as could two columns of a stack. */
static bool
pattern_is_possible (SudCells pattern)
{
  SudDigits rows = 0, columns = 0;

  SUD_EACH_CELL (cell, pattern)
    {
      rows |= (SudDigits)(1u << sud_row ((int)cell));
      columns |= (SudDigits)(1u << sud_column ((int)cell));
    }
  for (int band = 0; band < SUD_SIZE; band += 3)
    if (sud_digits_count (rows >> band & 7) < 2 || sud_digits_count (columns >> band & 7) < 2)
      return false;
  return sud_cells_count (pattern) >= SUD_MIN_CLUES;
}

bool
sud_generate_spec_is_possible (const SudGenerateSpec *spec)
{
  int n = spec->clues_least;

  if (!sud_cells_is_empty (spec->pattern))
    return pattern_is_possible (spec->pattern);
  while (n <= spec->clues_most && (n < SUD_MIN_CLUES || !sud_symmetry_allows (spec->symmetry, n)))
    n++;
  return n <= spec->clues_most;
}

bool
sud_generate_spec_is_weighable (const SudGenerateSpec *spec)
{
  return spec->minimal && spec->symmetry == SUD_SYMMETRY_NONE && sud_cells_is_empty (spec->pattern);
}

bool
sud_generate_spec_climbs (const SudGenerateSpec *spec)
{
  return !sud_cells_is_empty (spec->pattern) && sud_cells_count (spec->pattern) < CLIMBS_BELOW;
}

/* Few grids have a puzzle of a pattern of 28 cells, and hardly any of one of 24: for these each index climbs to its
 * puzzle, clue by clue, in a time of its own. Now and then an index climbs for a larger pattern too, for some would
 * never meet a grid.
 *
 *     a grid through the pattern     the least of 64 has, say, 3,412 solutions
 *     without the digit of r2c5      they are 31,007: 214 of them have a 4 there      fewest: 4 it is
 *     without those of r1c1, r5c9    the 214 are 9,880: 3 of them have 7 and 2        7 and 2 they are
 *     without those of three cells   … one of them alone has 1, 8 and 5               that is a puzzle
 *
 * Solutions are all counted, never taken first come: so the way does not depend on the order in which they are met.
 */

static void
climb_init (Climb *self, SudCells pattern)
{
  SUD_EACH_CELL (cell, pattern)
    self->cells[self->n++] = (uint8_t)cell;
}

/* Draws grids, and keeps the one with the fewest solutions. Returns: false if all have too many, or it was cancelled */
static bool
climb_start (Climb *self, SudLanes *lanes, SudRandom *random, const atomic_bool *cancel)
{
  SudGrid grids[STARTS_AT_ONCE];
  const char *puzzles[STARTS_AT_ONCE];
  uint64_t counts[STARTS_AT_ONCE];

  self->count = MAX_START;
  for (int drawn = 0; drawn < STARTS; drawn += STARTS_AT_ONCE)
    {
      SudLanesJob job
        = { .n = STARTS_AT_ONCE, .puzzles = puzzles, .limit = self->count, .counts = counts, .cancel = cancel };

      memset (grids, 0, sizeof grids);
      for (int i = 0; i < STARTS_AT_ONCE; i++)
        {
          SudGrid solution;

          sud_uniform_draw (random, &solution);
          for (int j = 0; j < self->n; j++)
            grids[i].digit[self->cells[j]] = solution.digit[self->cells[j]];
          puzzles[i] = (const char *)grids[i].digit;
        }
      if (!sud_lanes_run (lanes, &job))
        return false;
      for (int i = 0; i < STARTS_AT_ONCE; i++)
        if (counts[i] < self->count)
          {
            self->count = counts[i];
            self->puzzle = grids[i];
          }
    }
  return self->count < MAX_START;
}

static int
get_way (const Climb *self, const SudGrid *grid)
{
  int way = 0;

  for (int i = 0; i < self->n_changed; i++)
    way = way * SUD_SIZE + grid->digit[self->changed[i]] - 1;
  return way;
}

static void
set_way (Climb *self, int way)
{
  for (int i = self->n_changed - 1; i >= 0; i--, way /= SUD_SIZE)
    self->puzzle.digit[self->changed[i]] = (uint8_t)(way % SUD_SIZE + 1);
}

static void
choose_changed (Climb *self, SudRandom *random)
{
  SudCells chosen = { 0 };

  self->n_changed = self->count <= THREE_BELOW ? 3 : self->count <= TWO_BELOW ? 2 : 1;
  for (int i = 0; i < self->n_changed; i++)
    {
      do
        self->changed[i] = self->cells[sud_random_below (random, (uint32_t)self->n)];
      while (sud_cells_has (chosen, self->changed[i]));
      sud_cells_add (&chosen, self->changed[i]);
    }
}

static bool
count_way_cb (size_t puzzle, const SudGrid *solution, void *data)
{
  Climb *self = data;

  (void)puzzle;
  self->ways[get_way (self, solution)]++;
  return true;
}

/* Counts the solutions of each way to fill the cells that change. Returns: false if there are too many, or it was
 * cancelled */
static bool
count_ways (Climb *self, SudLanes *lanes, const atomic_bool *cancel)
{
  SudGrid grid = self->puzzle;
  const char *puzzle = (const char *)grid.digit;
  uint64_t count;
  SudLanesJob job = { .n = 1, .puzzles = &puzzle, .limit = MAX_LISTED, .counts = &count, .solution = count_way_cb,
                      .data = self, .cancel = cancel };

  for (int i = 0; i < self->n_changed; i++)
    grid.digit[self->changed[i]] = 0;
  memset (self->ways, 0, (size_t)n_ways[self->n_changed] * sizeof *self->ways);
  return sud_lanes_run (lanes, &job) && count < MAX_LISTED;
}

/* Draws one of the ways with the fewest solutions, but the one that was gone. Returns: -1 if there is none */
static int
choose_way (const Climb *self, SudRandom *random)
{
  int gone = get_way (self, &self->puzzle), chosen = -1;
  uint32_t ties = 0;

  for (int way = 0; way < n_ways[self->n_changed]; way++)
    {
      if (self->ways[way] == 0 || way == gone)
        continue;
      if (chosen < 0 || self->ways[way] < self->ways[chosen])
        ties = 0;
      else if (self->ways[way] > self->ways[chosen])
        continue;
      if (sud_random_below (random, ++ties) == 0)
        chosen = way;
    }
  return chosen;
}

/* Begins anywhere, and goes on as long as there is a way to fewer solutions. Takes milliseconds to a second. Returns:
 * whether the puzzle has one solution now; false if it was cancelled
 */
static bool
climb_run (Climb *self, SudLanes *lanes, SudRandom *random, const atomic_bool *cancel)
{
  if (!climb_start (self, lanes, random, cancel))
    return false;
  for (int flat = 0; self->count > 1 && flat < MAX_FLAT && !sud_is_cancelled (cancel); flat++)
    {
      int way;

      choose_changed (self, random);
      if (!count_ways (self, lanes, cancel))
        continue;
      way = choose_way (self, random);
      if (way < 0 || self->ways[way] > self->count)
        continue;
      if (self->ways[way] < self->count)
        flat = -1;
      self->count = self->ways[way];
      set_way (self, way);
    }
  return self->count == 1 && !sud_is_cancelled (cancel);
}

SudGenerator *
sud_generator_new (const SudGenerateSpec *spec, const SudBackend *backend)
{
  SudGenerator *self = calloc (1, sizeof *self);
  bool weighed = spec->weighed && sud_generate_spec_is_weighable (spec);

  if (self == NULL)
    return NULL;
  self->spec = *spec;
  self->lanes = sud_lanes_new (backend != NULL ? backend : sud_backend_default ());
  if (weighed)
    self->weighings = calloc (FLIGHT, sizeof *self->weighings);
  if (self->lanes == NULL || (weighed && self->weighings == NULL))
    {
      sud_generator_free (self);
      return NULL;
    }
  sud_removal_plan_init (&self->plan, spec->symmetry, spec->pattern);
  climb_init (&self->climb, spec->pattern);
  for (int n = spec->clues_least; n <= spec->clues_most && !spec->minimal && !self->plan.whole; n++)
    if (n >= SUD_MIN_CLUES && sud_symmetry_allows (spec->symmetry, n))
      self->numbers[self->n_numbers++] = (uint8_t)n;
  return self;
}

void
sud_generator_free (SudGenerator *self)
{
  if (self == NULL)
    return;
  sud_lanes_free (self->lanes);
  free (self->weighings);
  free (self);
}

/* Draws one of the numbers of clues that the spec and its symmetry allow. */
static int
draw_clues (const SudGenerator *self, SudRandom *random)
{
  if (self->n_numbers == 0)
    return 0;
  return self->numbers[sud_random_below (random, (uint32_t)self->n_numbers)];
}

/* Begins the next puzzle in the place of @who. */
static void
begin_puzzle (SudGenerator *self, int who)
{
  SudRandom random = sud_random_for (self->spec.seed, self->first + self->begun);
  SudGrid solution;
  int min_clues = draw_clues (self, &random);

  sud_uniform_draw (&random, &solution);
  self->indices[who] = self->begun++;
  self->weighs[who] = false;
  sud_removal_begin (&self->removals[who], &self->plan, &random, &solution, min_clues);
}

static bool
fits_spec (const SudGenerator *self, const SudRemoval *removal)
{
  if (self->plan.whole)
    return removal->clues == SUD_CELLS - self->plan.n;
  return removal->clues >= self->spec.clues_least && removal->clues <= self->spec.clues_most
         && (self->spec.minimal || removal->clues == removal->min_clues);
}

static void
finish_puzzle (SudGenerator *self, int who)
{
  const SudRemoval *removal = &self->removals[who];
  SudGenerated *result = &self->results[self->indices[who]];
  bool fits = fits_spec (self, removal);

  result->puzzle = removal->puzzle;
  result->solution = removal->solution;
  result->clues = fits ? removal->clues : 0;
  result->weight = self->weighings != NULL ? sud_weighing_get (&self->weighings[who]) : 0;
}

static void
add_question (Round *round, int who, const SudGrid *puzzle, SudLanesBan ban)
{
  round->who[round->n] = (uint16_t)who;
  round->puzzles[round->n] = (const char *)puzzle->digit;
  round->bans[round->n++] = ban;
}

/* Returns: whether the removal has a question */
static bool
ask_removal (SudGenerator *self, int who)
{
  SudRemoval *removal = &self->removals[who];
  SudRemovalQuestion question = sud_removal_ask (removal, &self->plan);

  if (question == SUD_REMOVAL_DONE)
    return false;
  add_question (question == SUD_REMOVAL_LEAP ? &self->leaps : &self->steps, who, &removal->puzzle, removal->ban);
  return true;
}

/* Returns: whether there is a question about the weight of the puzzle that the removal has led to */
static bool
ask_weighing (SudGenerator *self, int who)
{
  SudWeighing *weighing = &self->weighings[who];

  if (!self->weighs[who])
    sud_weighing_begin (weighing, &self->plan, &self->removals[who]);
  self->weighs[who] = true;
  if (!sud_weighing_ask (weighing))
    return false;
  add_question (&self->steps, who, &weighing->puzzle, weighing->ban);
  return true;
}

/* Adds the next question of @who, or of the puzzles that take its place, if there is one left. */
static void
ask_next (SudGenerator *self, int who)
{
  while (self->weighs[who] || !ask_removal (self, who))
    {
      if (self->weighings != NULL && ask_weighing (self, who))
        return;
      finish_puzzle (self, who);
      if (self->begun == self->n)
        return;
      begin_puzzle (self, who);
    }
}

/* A thousand removals are more than the nearest cache holds. */
static inline void
prefetch_removal (const SudRemoval *removal)
{
  for (size_t at = 0; at < sizeof *removal; at += CACHE_LINE)
    __builtin_prefetch ((const char *)removal + at);
}

/* Has the questions of @round answered, and asks the next ones. Returns: false if it was cancelled */
static bool
answer_round (SudGenerator *self, Round *round, const atomic_bool *cancel)
{
  bool leaps = round == &self->leaps;
  SudLanesJob job = {
    .n = round->n,
    .puzzles = round->puzzles,
    .bans = leaps ? NULL : round->bans,
    .limit = leaps ? 2 : 1,
    .counts = self->counts,
    .cancel = cancel,
  };

  if (!sud_lanes_run (self->lanes, &job))
    return false;
  /* The round is filled again while it is read: the new questions stay behind. */
  round->n = 0;
  for (size_t i = 0; i < job.n; i++)
    {
      int who = round->who[i];

      prefetch_removal (&self->removals[round->who[i + AHEAD < job.n ? i + AHEAD : i]]);
      if (self->weighs[who])
        sud_weighing_answer (&self->weighings[who], self->counts[i]);
      else
        sud_removal_answer (&self->removals[who], &self->plan, self->counts[i]);
      ask_next (self, who);
    }
  return true;
}

/* Removes clues for all indices of a run. Returns: false if it was cancelled */
static bool
remove_all (SudGenerator *self, const atomic_bool *cancel)
{
  self->leaps.n = self->steps.n = 0;
  for (int who = 0; who < FLIGHT && self->begun < self->n; who++)
    {
      begin_puzzle (self, who);
      ask_next (self, who);
    }
  while (self->leaps.n + self->steps.n > 0)
    {
      bool leaps = self->leaps.n >= LEAPS || self->steps.n == 0;

      if (!answer_round (self, leaps ? &self->leaps : &self->steps, cancel))
        return false;
    }
  return true;
}

/* Climbs to the puzzle of @index, if it can. */
static void
climb_to (SudGenerator *self, uint64_t index, const atomic_bool *cancel)
{
  SudGenerated *result = &self->results[index - self->first];
  SudRandom random = sud_random_for (self->spec.seed, index);
  const char *puzzle = (const char *)result->puzzle.digit;
  uint64_t count;
  SudLanesJob job
    = { .n = 1, .puzzles = &puzzle, .limit = 1, .counts = &count, .firsts = &result->solution, .cancel = cancel };

  memset (result, 0, sizeof *result);
  if (!climb_run (&self->climb, self->lanes, &random, cancel))
    return;
  result->puzzle = self->climb.puzzle;
  result->clues = self->climb.n;
  sud_lanes_run (self->lanes, &job);
}

bool
sud_generator_run (SudGenerator *self, uint64_t first, size_t n, SudGenerated *results, const atomic_bool *cancel)
{
  bool climbs = sud_generate_spec_climbs (&self->spec);

  self->first = first;
  self->n = n;
  self->begun = 0;
  self->results = results;
  if (!climbs && !remove_all (self, cancel))
    return false;
  for (uint64_t index = first; self->plan.whole && index < first + n && !sud_is_cancelled (cancel); index++)
    if (climbs || (index % CLIMB_EVERY == CLIMB_EVERY - 1 && results[index - first].clues == 0))
      climb_to (self, index, cancel);
  return !sud_is_cancelled (cancel);
}
