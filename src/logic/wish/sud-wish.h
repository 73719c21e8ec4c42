/* sud-wish.h - what kind of puzzle somebody wants: how hard it is, what it needs, how many clues it has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-symmetry.h"
#include "sud-technique.h"

enum
{
  SUD_WISH_ER_MAX = 120, /* tenths; nothing is rated higher */
};

/**
 * SudWish:
 * @symmetry: of the places of the clues
 * @minimal: whether no clue can be left out (with a symmetry, none of those that it binds together)
 * @clues_least: how many clues, 0 to 81
 * @clues_most: how many clues, 0 to 81; below 17 there is no puzzle
 * @level_least: SudLevel of the hardest step
 * @level_most: SudLevel of the hardest step; what needs a net is Extreme
 * @nothing_above: no step is harder than of this technique; SUD_N_TECHNIQUES: whatever the level allows
 * @effort_least: as a SudGrade says
 * @effort_most: as a SudGrade says; UINT32_MAX: any
 * @er_least: in tenths, as SudExplainerRating has it
 * @er_most: in tenths; below SUD_WISH_ER_MAX the puzzles are rated, which takes longer than a grade
 * @needs: of each technique whether there is to be a step of it: where what is easier leads no further, it does
 *
 * A plain value; sud_wish_init() makes one that any puzzle fits.
 */
typedef struct
{
  SudSymmetryId symmetry;
  bool minimal;
  int clues_least;
  int clues_most;
  uint8_t level_least;
  uint8_t level_most;
  uint8_t nothing_above;
  uint32_t effort_least;
  uint32_t effort_most;
  uint8_t er_least;
  uint8_t er_most;
  bool needs[SUD_N_TECHNIQUES];
} SudWish;

/** Any minimal puzzle without symmetry. */
void sud_wish_init (SudWish *self);

/** Whether @technique is as hard as the hardest step may be, or easier. */
bool sud_wish_allows (const SudWish *self, SudTechniqueId technique);
