/* sud-wish-check.c - what is wrong with a wish
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish-check.h"

#include "sud-generate.h"
#include "sud-text.h"
#include "sud-wish-bounds.h"
#include "sud-wish-estimate.h"
#include "sud-wish-seeds.h"

#include <stddef.h>

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

/* Those that are known have no symmetry; others chance would never make. */
static bool
has_no_known (const SudWish *self)
{
  return self->clues_most == SUD_CLUES_LEAST && self->symmetry != SUD_SYMMETRY_NONE;
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
has_seed (SudTechniqueId technique)
{
  for (int i = 0, n; i < SUD_N_SYMMETRIES; i++)
    if (sud_wish_seeds_find (technique, (SudSymmetryId)i, &n) != NULL)
      return true;
  return false;
}

/* Neither chance nor a walk ever came to it: nobody is to wait for hours. */
static bool
needs_unknown (const SudWish *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (self->needs[i] && !sud_wish_estimate_knows ((SudTechniqueId)i) && !has_seed ((SudTechniqueId)i))
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
can_be_of_level (const SudWish *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      const SudTechnique *technique = sud_technique_get ((SudTechniqueId)i);

      if (!technique->unusual && technique->level >= self->level_least && sud_wish_allows (self, (SudTechniqueId)i))
        return true;
    }
  return false;
}

/* What can be wrong with a wish, that something is so or that something is not, and the words for it. */
typedef struct
{
  bool (*check) (const SudWish *self);
  bool wrong;
  const char *words;
} Flaw;

static const Flaw flaws[] = {
  { has_too_few_clues, true, SUD_N_ ("no puzzle below 17 clues has one solution") },
  { has_no_clues_between, true, SUD_N_ ("the least number of clues is greater than the greatest") },
  { has_no_pattern, true, SUD_N_ ("no pattern with this symmetry has so many givens") },
  { has_no_known, true, SUD_N_ ("no puzzle with 17 givens and this symmetry is known to Rubric") },
  { has_no_level_between, true, SUD_N_ ("the least level is above the greatest") },
  { has_no_effort_between, true, SUD_N_ ("the least effort is above the greatest") },
  { has_no_rating_between, true, SUD_N_ ("the least rating is above the greatest") },
  { needs_unusual, true, SUD_N_ ("what the puzzle is to need is no part of levels: it is not among the usual techniques") },
  { needs_unknown, true,
    SUD_N_ ("Rubric knows no puzzle that needs this technique: easier ones nearly always find something before it") },
  { needs_too_hard, true, SUD_N_ ("what the puzzle is to need is harder than what it may need") },
  { can_be_of_level, false, SUD_N_ ("a puzzle of this level needs something harder") },
  { sud_wish_has_rating, false,
    SUD_N_ ("nothing is rated so: the lowest ratings are 1.0, 1.2, 1.5, 1.7, 1.9, 2.0, 2.3, 2.5, 2.6, 2.8, 3.0, 3.2, 3.4, 3.6, "
            "3.8 and 4.0") },
  { sud_wish_has_houses, false,
    SUD_N_ ("with so few clues a puzzle needs more than full houses, and is rated 1.2 or higher: it takes 54 clues at least") },
  { sud_wish_has_rating_of_singles, false, SUD_N_ ("a puzzle that needs only singles is rated 2.3 or lower") },
  { sud_wish_has_rating_of_medium, false, SUD_N_ ("a puzzle that is not harder than medium is rated 4.0 or lower") },
  { sud_wish_has_rating_beyond_singles, false, SUD_N_ ("a puzzle that needs more than singles is rated 1.7 or higher") },
  { sud_wish_has_rating_beyond_medium, false, SUD_N_ ("a puzzle that is harder than medium is rated 3.2 or higher") },
  { sud_wish_has_least_effort, false,
    SUD_N_ ("no puzzle takes so little effort: it is 4 at least for each cell to be filled") },
  { sud_wish_has_effort_of_singles, false, SUD_N_ ("a puzzle that needs only singles takes less effort: 14 at most for each cell") },
};

const char *
sud_wish_check (const SudWish *self)
{
  for (size_t i = 0; i < sizeof flaws / sizeof *flaws; i++)
    if (flaws[i].check (self) == flaws[i].wrong)
      return flaws[i].words;
  return NULL;
}
