/* sud-puzzle-request.c - a request for puzzles: whether such puzzles can be at all, and how rare they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-puzzle-request-private.h"

#include "sud-generate.h"
#include "sud-text.h"

#include <string.h>

enum
{
  SHARES_OF_ONE = 52,
  HOUSES = SUD_HOUSES,     /* each becomes full once, so there are at most as many steps that are full houses */
  MINIMAL_MAX_CLUES = 40,  /* no minimal puzzle with more is known */
  SINGLES_MIN_SCORE = 4,   /* a step with a higher score fills no more cells */
  SINGLES_MAX_SCORE = 14,
  /* Ratings, in tenths. */
  FULL_HOUSE = 10,
  OTHERS_LEAST = 12,
  SINGLES_MOST = 23,
  BEYOND_SINGLES_LEAST = 17, /* a pointing pair that makes a single at once */
  MEDIUM_MOST = 40,
  BEYOND_MEDIUM_LEAST = 32, /* the X-Wing */
};

/* The lowest ratings that there are; above the last one nearly every tenth occurs. */
static const uint8_t ratings[] = { FULL_HOUSE, 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, MEDIUM_MOST };

/* Random minimal puzzles whose hardest step is of one technique: how many of these puzzles have a step of each other
 * technique; in its own column, how many there are. Printed by "build/tests/logic/wish-bench --shares 200000", without
 * what is very rare. */
typedef struct
{
  const char *hardest;
  struct
  {
    const char *needed;
    uint32_t n;
  } with[SHARES_OF_ONE];
} Shares;

static const Shares shares[] = {
#include "sud-puzzle-shares.inc"
};

/* Measured on one thread of a Zen 4; a moment after the start the time on this machine is known. */
static const double second_a_puzzle = 70e-6;
static const double second_a_walk = 5e-3;

/* Counts of the puzzles in the table. */
typedef struct
{
  double all;
  double allowed;                /* those of the requested levels */
  double with[SUD_N_TECHNIQUES]; /* for each technique those of them that have a step of it */
} Census;

void
sud_puzzle_request_init (SudPuzzleRequest *self)
{
  memset (self, 0, sizeof *self);
  self->symmetry = SUD_SYMMETRY_NONE;
  self->minimal = true;
  self->clues_most = SUD_CELLS;
  self->level_most = SUD_LEVEL_EXTREME;
  self->nothing_above = SUD_N_TECHNIQUES;
  self->effort_most = UINT32_MAX;
  self->er_most = SUD_PUZZLE_REQUEST_MAX_ER;
}

bool
sud_puzzle_request_allows (const SudPuzzleRequest *self, SudTechniqueId technique)
{
  return technique <= self->nothing_above && sud_technique_get (technique)->level <= self->level_most;
}

/* Returns: whether any of the puzzles that were counted needed @technique. */
static bool
was_ever_needed (SudTechniqueId technique)
{
  const char *id = sud_technique_get (technique)->id;

  for (size_t i = 0; i < sizeof shares / sizeof *shares; i++)
    for (int j = 0; j < SHARES_OF_ONE && shares[i].with[j].needed != NULL; j++)
      if (strcmp (shares[i].with[j].needed, id) == 0)
        return true;
  return false;
}

static bool
has_no_pattern (const SudPuzzleRequest *self)
{
  SudGenerateSpec spec = sud_generate_spec (0);

  spec.symmetry = self->symmetry;
  spec.clues_least = self->clues_least;
  spec.clues_most = self->clues_most;
  return !sud_generate_spec_is_possible (&spec);
}

static bool
needs_unusual (const SudPuzzleRequest *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (self->needs[i] && sud_technique_get ((SudTechniqueId)i)->unusual)
      return true;
  return false;
}

static bool
has_seed (SudTechniqueId technique)
{
  for (int i = 0, n; i < SUD_N_SYMMETRIES; i++)
    if (sud_puzzle_seeds_find (technique, (SudSymmetryId)i, &n) != NULL)
      return true;
  return false;
}

/* Returns: whether the request needs a technique that no puzzle was ever seen to need: people would wait for hours in
 * vain */
static bool
needs_unknown (const SudPuzzleRequest *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (self->needs[i] && !was_ever_needed ((SudTechniqueId)i) && !has_seed ((SudTechniqueId)i))
      return true;
  return false;
}

static bool
needs_too_hard (const SudPuzzleRequest *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (self->needs[i] && !sud_puzzle_request_allows (self, (SudTechniqueId)i))
      return true;
  return false;
}

static bool
can_be_of_level (const SudPuzzleRequest *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      const SudTechnique *technique = sud_technique_get ((SudTechniqueId)i);

      if (!technique->unusual && technique->level >= self->level_least
          && sud_puzzle_request_allows (self, (SudTechniqueId)i))
        return true;
    }
  return false;
}

/* Returns: whether Sudoku Explainer gives any rating in the requested range. */
static bool
has_rating (const SudPuzzleRequest *self)
{
  for (size_t i = 0; i < sizeof ratings; i++)
    if (ratings[i] >= self->er_least && ratings[i] <= self->er_most)
      return true;
  return self->er_most > MEDIUM_MOST;
}

/* Returns: whether nothing harder than @technique is allowed. */
static bool
is_limited_to (const SudPuzzleRequest *self, SudTechniqueId technique)
{
  for (int i = technique + 1; i < SUD_N_TECHNIQUES; i++)
    if (!sud_technique_get ((SudTechniqueId)i)->unusual && sud_puzzle_request_allows (self, (SudTechniqueId)i))
      return false;
  return true;
}

/* Returns: whether any puzzle that fits is of @level or harder */
static bool
is_beyond (const SudPuzzleRequest *self, SudLevel level)
{
  if (self->level_least >= level)
    return true;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (self->needs[i] && sud_technique_get ((SudTechniqueId)i)->level >= level)
      return true;
  return false;
}

/* The first flaw of the table that the request has is told. */
const char *
sud_puzzle_request_check (const SudPuzzleRequest *self)
{
  int max_clues = self->minimal && self->clues_most > MINIMAL_MAX_CLUES ? MINIMAL_MAX_CLUES : self->clues_most;
  int min_clues = self->clues_least > SUD_MIN_CLUES ? self->clues_least : SUD_MIN_CLUES;
  bool only_singles = is_limited_to (self, SUD_TECHNIQUE_HIDDEN_SINGLE);
  bool only_houses = self->er_most < OTHERS_LEAST || is_limited_to (self, SUD_TECHNIQUE_FULL_HOUSE);
  const struct
  {
    bool is_wrong;
    const char *words;
  } flaws[] = {
    { self->clues_most < SUD_MIN_CLUES, SUD_N_ ("no puzzle below 17 clues has one solution") },
    { self->clues_least < 0 || self->clues_least > self->clues_most || self->clues_most > SUD_CELLS,
      SUD_N_ ("the least number of clues is greater than the greatest") },
    { has_no_pattern (self), SUD_N_ ("no pattern with this symmetry has so many givens") },
    /* Those that are known have no symmetry; there are no others to be found by chance */
    { self->clues_most == SUD_MIN_CLUES && self->symmetry != SUD_SYMMETRY_NONE,
      SUD_N_ ("no puzzle with 17 givens and this symmetry is known to Rubric") },
    { self->level_least > self->level_most || self->level_most >= SUD_N_LEVELS,
      SUD_N_ ("the least level is above the greatest") },
    { self->effort_least > self->effort_most, SUD_N_ ("the least effort is above the greatest") },
    { self->er_least > self->er_most, SUD_N_ ("the least rating is above the greatest") },
    { needs_unusual (self),
      SUD_N_ ("what the puzzle is to need is no part of levels: it is not among the usual techniques") },
    { needs_unknown (self),
      SUD_N_ ("Rubric knows no puzzle that needs this technique: easier ones nearly always find something before it") },
    { needs_too_hard (self), SUD_N_ ("what the puzzle is to need is harder than what it may need") },
    { !can_be_of_level (self), SUD_N_ ("a puzzle of this level needs something harder") },
    { !has_rating (self),
      SUD_N_ ("nothing is rated so: the lowest ratings are 1.0, 1.2, 1.5, 1.7, 1.9, 2.0, 2.3, 2.5, 2.6, 2.8, 3.0, 3.2, "
              "3.4, 3.6, 3.8 and 4.0") },
    { only_houses && max_clues < SUD_CELLS - HOUSES,
      SUD_N_ ("with so few clues a puzzle needs more than full houses, and is rated 1.2 or higher: it takes 54 clues "
              "at least") },
    { only_singles && self->er_least > SINGLES_MOST,
      SUD_N_ ("a puzzle that needs only singles is rated 2.3 or lower") },
    { self->er_least > MEDIUM_MOST && self->level_most <= SUD_LEVEL_MEDIUM,
      SUD_N_ ("a puzzle that is not harder than medium is rated 4.0 or lower") },
    { self->er_most < BEYOND_SINGLES_LEAST && is_beyond (self, SUD_LEVEL_MEDIUM),
      SUD_N_ ("a puzzle that needs more than singles is rated 1.7 or higher") },
    { self->er_most < BEYOND_MEDIUM_LEAST && is_beyond (self, SUD_LEVEL_HARD),
      SUD_N_ ("a puzzle that is harder than medium is rated 3.2 or higher") },
    { self->effort_most < (uint32_t)(SINGLES_MIN_SCORE * (SUD_CELLS - max_clues)),
      SUD_N_ ("no puzzle takes so little effort: it is 4 at least for each cell to be filled") },
    { only_singles && self->effort_least > (uint32_t)(SINGLES_MAX_SCORE * (SUD_CELLS - min_clues)),
      SUD_N_ ("a puzzle that needs only singles takes less effort: 14 at most for each cell") },
  };

  for (size_t i = 0; i < sizeof flaws / sizeof *flaws; i++)
    if (flaws[i].is_wrong)
      return flaws[i].words;
  return NULL;
}

static bool
may_be_hardest (const SudPuzzleRequest *request, SudTechniqueId technique)
{
  return sud_puzzle_request_allows (request, technique) && sud_technique_get (technique)->level >= request->level_least;
}

static void
take_census (Census *self, const SudPuzzleRequest *request)
{
  memset (self, 0, sizeof *self);
  for (size_t i = 0; i < sizeof shares / sizeof *shares; i++)
    {
      SudTechniqueId hardest = sud_technique_find_id (shares[i].hardest);

      for (int j = 0; j < SHARES_OF_ONE && shares[i].with[j].needed != NULL; j++)
        {
          SudTechniqueId needed = sud_technique_find_id (shares[i].with[j].needed);
          uint32_t n = shares[i].with[j].n;

          if (hardest == needed)
            self->all += n;
          if (!may_be_hardest (request, hardest))
            continue;
          self->with[needed] += n;
          if (hardest == needed)
            self->allowed += n;
        }
    }
}

/* Returns: among how many puzzles there is one that fits, as if one technique did not make another more likely. If none
 * was seen, it is taken to be half as frequent as one that was seen once */
static double
estimate_rarity (const SudPuzzleRequest *request, bool *unseen)
{
  double share;
  Census census;

  take_census (&census, request);
  share = census.allowed / census.all;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (request->needs[i] && census.allowed > 0)
      share *= census.with[i] / census.allowed;
  *unseen = share * census.all < 0.5;
  return *unseen ? 2 * census.all : 1 / share;
}

/* Returns: whether the request asks for anything that the table does not know. */
static bool
is_beyond_table (const SudPuzzleRequest *request)
{
  SudPuzzleRequest usual;

  sud_puzzle_request_init (&usual);
  return request->symmetry != usual.symmetry || request->minimal != usual.minimal || request->clues_least > 0
         || request->clues_most < SUD_CELLS || request->effort_least > 0 || request->effort_most < UINT32_MAX
         || request->er_least > 0 || request->er_most < SUD_PUZZLE_REQUEST_MAX_ER;
}

void
sud_puzzle_request_estimate (const SudPuzzleRequest *request, uint64_t tried, uint64_t made, double seconds,
                             SudPuzzleRequestEstimate *estimate)
{
  bool walks = sud_puzzle_walk_is_for (request), unseen = false;
  double rarity = walks ? 1 : estimate_rarity (request, &unseen);
  double each = tried > 0 ? seconds / (double)tried : walks ? second_a_walk : second_a_puzzle;

  estimate->one_in = ((double)tried + rarity) / ((double)made + 1);
  estimate->seconds = estimate->one_in * each;
  estimate->may_be_rarer = made == 0 && (unseen || is_beyond_table (request));
}
