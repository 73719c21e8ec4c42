/* sud-wish.c - what kind of puzzle somebody wants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish.h"

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
