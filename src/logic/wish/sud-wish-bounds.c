/* sud-wish-bounds.c - what effort and rating a puzzle as wished can have at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish-bounds.h"

#include "sud-generate.h"

enum
{
  HOUSES = 27,            /* are full once each, and a step that finds a full house fills one at least */
  MINIMAL_CLUES_MOST = 40, /* no minimal puzzle with more is known */
  SCORE_LEAST = 4,        /* of a single: what has a higher score fills no more cells for it */
  SCORE_SINGLES_MOST = 14,
  /* Ratings, in tenths. */
  FULL_HOUSE = 10,
  OTHERS_LEAST = 12,
  SINGLES_MOST = 23,
  BEYOND_SINGLES_LEAST = 17, /* a pointing pair that makes a single at once */
  MEDIUM_MOST = 40,
  BEYOND_MEDIUM_LEAST = 32, /* the X-Wing */
};

/* All ratings below the first of those that lie close together. */
static const uint8_t ratings[] = { FULL_HOUSE, 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, MEDIUM_MOST };

bool
sud_wish_has_rating (const SudWish *self)
{
  for (size_t i = 0; i < sizeof ratings; i++)
    if (ratings[i] >= self->er_least && ratings[i] <= self->er_most)
      return true;
  return self->er_most > MEDIUM_MOST;
}

/* Whether nothing harder than @technique is allowed. */
static bool
is_limited_to (const SudWish *self, SudTechniqueId technique)
{
  for (int i = technique + 1; i < SUD_N_TECHNIQUES; i++)
    if (!sud_technique_get ((SudTechniqueId)i)->unusual && sud_wish_allows (self, (SudTechniqueId)i))
      return false;
  return true;
}

/* Whether @level, or a technique of it, is the least that is needed. */
static bool
is_beyond (const SudWish *self, SudLevel level)
{
  if (self->level_least >= level)
    return true;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (self->needs[i] && sud_technique_get ((SudTechniqueId)i)->level >= level)
      return true;
  return false;
}

static int
get_clues_most (const SudWish *self)
{
  return self->minimal && self->clues_most > MINIMAL_CLUES_MOST ? MINIMAL_CLUES_MOST : self->clues_most;
}

bool
sud_wish_has_houses (const SudWish *self)
{
  bool houses = self->er_most < OTHERS_LEAST || is_limited_to (self, SUD_TECHNIQUE_FULL_HOUSE);

  return !houses || get_clues_most (self) >= SUD_CELLS - HOUSES;
}

bool
sud_wish_has_rating_of_singles (const SudWish *self)
{
  return self->er_least <= SINGLES_MOST || !is_limited_to (self, SUD_TECHNIQUE_HIDDEN_SINGLE);
}

bool
sud_wish_has_rating_of_medium (const SudWish *self)
{
  return self->er_least <= MEDIUM_MOST || self->level_most > SUD_LEVEL_MEDIUM;
}

bool
sud_wish_has_rating_beyond_singles (const SudWish *self)
{
  return self->er_most >= BEYOND_SINGLES_LEAST || !is_beyond (self, SUD_LEVEL_MEDIUM);
}

bool
sud_wish_has_rating_beyond_medium (const SudWish *self)
{
  return self->er_most >= BEYOND_MEDIUM_LEAST || !is_beyond (self, SUD_LEVEL_HARD);
}

bool
sud_wish_has_least_effort (const SudWish *self)
{
  return self->effort_most >= (uint32_t)(SCORE_LEAST * (SUD_CELLS - get_clues_most (self)));
}

bool
sud_wish_has_effort_of_singles (const SudWish *self)
{
  int clues = self->clues_least > SUD_CLUES_LEAST ? self->clues_least : SUD_CLUES_LEAST;

  return self->effort_least <= (uint32_t)(SCORE_SINGLES_MOST * (SUD_CELLS - clues))
         || !is_limited_to (self, SUD_TECHNIQUE_HIDDEN_SINGLE);
}
