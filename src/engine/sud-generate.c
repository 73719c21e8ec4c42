/* sud-generate.c - new puzzles with one solution: number i of a seed
 *
 * About 40 questions a puzzle, one at a time: so a thousand puzzles are in flight, and one question of each is asked a round.
 * Leaps look for two solutions, steps for one, so they cannot be asked together; leaps wait until there are many.
 *
 * Few grids have a puzzle of a pattern of 28 cells, and hardly any of one of 24: there each index climbs to its puzzle, in a
 * time of its own. Now and then one does of larger patterns too, some of which no grid would ever meet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-generate.h"

#include "sud-cancel.h"
#include "sud-climb.h"
#include "sud-removal.h"
#include "sud-uniform.h"
#include "sud-weighing.h"

#include <stdlib.h>
#include <string.h>

enum
{
  FLIGHT = 1024,
  LEAPS = 128, /* are asked at once, if there are other questions to go on with */
  AHEAD = 2,   /* removals are looked ahead for */
  CACHE_LINE = 64,
  CLIMBS_BELOW = 28,  /* cells of a pattern */
  CLIMB_EVERY = 1024, /* indices of a larger one */
};

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
  int n_numbers; /* of clues to end at; 0: as few as can be */
  uint8_t numbers[SUD_CELLS + 1];
  SudLanes *lanes;
  SudClimb climb;
  SudRemoval removals[FLIGHT];
  SudWeighing *weighings; /* one behind each removal; NULL: none */
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

/* Two rows of a band without a clue could be exchanged; so could two columns of a stack. */
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
  return sud_cells_count (pattern) >= SUD_CLUES_LEAST;
}

bool
sud_generate_spec_is_possible (const SudGenerateSpec *spec)
{
  int n = spec->clues_least;

  if (!sud_cells_is_empty (spec->pattern))
    return pattern_is_possible (spec->pattern);
  while (n <= spec->clues_most && (n < SUD_CLUES_LEAST || !sud_symmetry_allows (spec->symmetry, n)))
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

SudGenerator *
sud_generator_new (const SudGenerateSpec *spec, const SudBackend *backend)
{
  SudGenerator *self = calloc (1, sizeof *self);
  bool weighed = spec->weighed && sud_generate_spec_is_weighable (spec);

  if (self == NULL)
    return NULL;
  self->spec = *spec;
  self->lanes = sud_lanes_new (backend);
  if (weighed)
    self->weighings = calloc (FLIGHT, sizeof *self->weighings);
  if (self->lanes == NULL || (weighed && self->weighings == NULL))
    {
      sud_generator_free (self);
      return NULL;
    }
  sud_removal_plan_init (&self->plan, spec->symmetry, spec->pattern);
  sud_climb_init (&self->climb, spec->pattern);
  for (int n = spec->clues_least; n <= spec->clues_most && !spec->minimal && !self->plan.whole; n++)
    if (n >= SUD_CLUES_LEAST && sud_symmetry_allows (spec->symmetry, n))
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

/* Of the numbers of clues that the spec and its symmetry allow. */
static int
draw_least (const SudGenerator *self, SudRandom *random)
{
  if (self->n_numbers == 0)
    return 0;
  return self->numbers[sud_random_below (random, (uint32_t)self->n_numbers)];
}

/* Begins the next puzzle in the place of @who. */
static void
begin (SudGenerator *self, int who)
{
  SudRandom random = sud_random_for (self->spec.seed, self->first + self->begun);
  SudGrid solution;
  int least = draw_least (self, &random);

  sud_uniform_draw (&random, &solution);
  self->indices[who] = self->begun++;
  self->weighs[who] = false;
  sud_removal_begin (&self->removals[who], &self->plan, &random, &solution, least);
}

static bool
fits_spec (const SudGenerator *self, const SudRemoval *removal)
{
  if (self->plan.whole)
    return removal->clues == SUD_CELLS - self->plan.n;
  return removal->clues >= self->spec.clues_least && removal->clues <= self->spec.clues_most
         && (self->spec.minimal || removal->clues == removal->least);
}

static void
finish (SudGenerator *self, int who)
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
put_down (Round *round, int who, const SudGrid *puzzle, SudLanesBan ban)
{
  round->who[round->n] = (uint16_t)who;
  round->puzzles[round->n] = (const char *)puzzle->digit;
  round->bans[round->n++] = ban;
}

/* Returns whether there is one. */
static bool
ask_removal (SudGenerator *self, int who)
{
  SudRemoval *removal = &self->removals[who];
  SudRemovalQuestion question = sud_removal_ask (removal, &self->plan);

  if (question == SUD_REMOVAL_DONE)
    return false;
  put_down (question == SUD_REMOVAL_LEAP ? &self->leaps : &self->steps, who, &removal->puzzle, removal->ban);
  return true;
}

/* Of the puzzle that the removal has led to. Returns whether there is one. */
static bool
ask_weighing (SudGenerator *self, int who)
{
  SudWeighing *weighing = &self->weighings[who];

  if (!self->weighs[who])
    sud_weighing_begin (weighing, &self->plan, &self->removals[who]);
  self->weighs[who] = true;
  if (!sud_weighing_ask (weighing))
    return false;
  put_down (&self->steps, who, &weighing->puzzle, weighing->ban);
  return true;
}

/* Puts the next question of @who down, or that of the puzzle that takes its place; or there is none any more. */
static void
ask (SudGenerator *self, int who)
{
  while (self->weighs[who] || !ask_removal (self, who))
    {
      if (self->weighings != NULL && ask_weighing (self, who))
        return;
      finish (self, who);
      if (self->begun == self->n)
        return;
      begin (self, who);
    }
}

/* A thousand removals are more than the nearest cache holds. */
static inline void
prefetch (const SudRemoval *removal)
{
  for (size_t at = 0; at < sizeof *removal; at += CACHE_LINE)
    __builtin_prefetch ((const char *)removal + at);
}

/* Has the questions of @round answered, and asks the next ones. Returns false where it was cancelled. */
static bool
answer (SudGenerator *self, Round *round, const atomic_bool *cancel)
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
  /* The round is filled again behind what is read of it. */
  round->n = 0;
  for (size_t i = 0; i < job.n; i++)
    {
      int who = round->who[i];

      prefetch (&self->removals[round->who[i + AHEAD < job.n ? i + AHEAD : i]]);
      if (self->weighs[who])
        sud_weighing_answer (&self->weighings[who], self->counts[i]);
      else
        sud_removal_answer (&self->removals[who], &self->plan, self->counts[i]);
      ask (self, who);
    }
  return true;
}

/* What the removals of a run make of its indices. Returns false where it was cancelled. */
static bool
remove_all (SudGenerator *self, const atomic_bool *cancel)
{
  self->leaps.n = self->steps.n = 0;
  for (int who = 0; who < FLIGHT && self->begun < self->n; who++)
    {
      begin (self, who);
      ask (self, who);
    }
  while (self->leaps.n + self->steps.n > 0)
    {
      bool leaps = self->leaps.n >= LEAPS || self->steps.n == 0;

      if (!answer (self, leaps ? &self->leaps : &self->steps, cancel))
        return false;
    }
  return true;
}

/* Climbs to the puzzle of @index, if it can. */
static void
climb (SudGenerator *self, uint64_t index, const atomic_bool *cancel)
{
  SudGenerated *result = &self->results[index - self->first];
  SudRandom random = sud_random_for (self->spec.seed, index);
  const char *puzzle = (const char *)result->puzzle.digit;
  uint64_t count;
  SudLanesJob job = { .n = 1, .puzzles = &puzzle, .limit = 1, .counts = &count, .firsts = &result->solution, .cancel = cancel };

  memset (result, 0, sizeof *result);
  if (!sud_climb_run (&self->climb, self->lanes, &random, cancel))
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
      climb (self, index, cancel);
  return !sud_is_cancelled (cancel);
}
