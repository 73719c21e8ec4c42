/* sud-wish.c - what kind of puzzle somebody wants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish.h"
#include "sud-generate.h"
#include "sud-text.h"

#include <stddef.h>
#include <string.h>

void
sud_wish_init (SudWish *self)
{
  memset (self, 0, sizeof *self);
  self->symmetry = SUD_SYMMETRY_NONE;
  self->minimal = true;
  self->clues_most = SUD_CELLS;
  self->level_most = SUD_LEVEL_EXTREME;
  self->nothing_above = SUD_N_TECHNIQUES;
  self->effort_most = UINT32_MAX;
  self->er_most = SUD_WISH_ER_MAX;
}

bool
sud_wish_allows (const SudWish *self, SudTechniqueId technique)
{
  return technique <= self->nothing_above && sud_technique_get (technique)->level <= self->level_most;
}

static bool
has_too_few_clues (const SudWish *self)
{
  return self->clues_most < SUD_CLUES_LEAST;
}

static bool
has_no_clues_between (const SudWish *self)
{
  return self->clues_least < 0 || self->clues_least > self->clues_most || self->clues_most > SUD_CELLS;
}

static bool
has_no_pattern (const SudWish *self)
{
  SudGenerateSpec spec = sud_generate_spec (0);

  spec.symmetry = self->symmetry;
  spec.clues_least = self->clues_least;
  spec.clues_most = self->clues_most;
  return !sud_generate_spec_is_possible (&spec);
}

static bool
has_no_level_between (const SudWish *self)
{
  return self->level_least > self->level_most || self->level_most >= SUD_N_LEVELS;
}

static bool
has_no_effort_between (const SudWish *self)
{
  return self->effort_least > self->effort_most;
}

static bool
has_no_rating_between (const SudWish *self)
{
  return self->er_least > self->er_most;
}

static bool
needs_unusual (const SudWish *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (self->needs[i] && sud_technique_get ((SudTechniqueId)i)->unusual)
      return true;
  return false;
}

static bool
needs_too_hard (const SudWish *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (self->needs[i] && !sud_wish_allows (self, (SudTechniqueId)i))
      return true;
  return false;
}

static bool
is_level_out_of_reach (const SudWish *self)
{
  return self->nothing_above < SUD_N_TECHNIQUES
         && sud_technique_get ((SudTechniqueId)self->nothing_above)->level < self->level_least;
}

/* What can be wrong with a wish, and the words for it. */
typedef struct
{
  bool (*is_wrong) (const SudWish *self);
  const char *words;
} Flaw;

static const Flaw flaws[] = {
  { has_too_few_clues, SUD_N_ ("no puzzle below 17 clues has one solution") },
  { has_no_clues_between, SUD_N_ ("the least number of clues is greater than the greatest") },
  { has_no_pattern, SUD_N_ ("no pattern with this symmetry has so many clues") },
  { has_no_level_between, SUD_N_ ("the least level is above the greatest") },
  { has_no_effort_between, SUD_N_ ("the least effort is above the greatest") },
  { has_no_rating_between, SUD_N_ ("the least rating is above the greatest") },
  { needs_unusual, SUD_N_ ("what the puzzle is to need is no part of levels: it is not among the usual techniques") },
  { needs_too_hard, SUD_N_ ("what the puzzle is to need is harder than what it may need") },
  { is_level_out_of_reach, SUD_N_ ("a puzzle of this level needs something harder") },
};

const char *
sud_wish_check (const SudWish *self)
{
  for (size_t i = 0; i < sizeof flaws / sizeof *flaws; i++)
    if (flaws[i].is_wrong (self))
      return flaws[i].words;
  return NULL;
}
