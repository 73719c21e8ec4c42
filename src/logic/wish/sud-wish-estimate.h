/* sud-wish-estimate.h - how rare it is what somebody wishes, and how long it takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-wish.h"

/**
 * SudWishEstimate:
 * @one_in: one in about so many puzzles fits
 * @seconds: of one thread until there is the next one, on average: four times as long is not unusual
 * @at_least: it may be much rarer: none was seen yet, or it depends on what the table does not know
 */
typedef struct
{
  double one_in;
  double seconds;
  bool at_least;
} SudWishEstimate;

/**
 * sud_wish_estimate:
 * @wish: one in which sud_wish_check() finds nothing wrong
 * @tried: so many puzzles were looked at until now
 * @made: so many of them fit
 * @seconds: so long that took
 * @estimate: (out): what to say
 *
 * What chance made of minimal puzzles was counted once; what is seen while it runs soon counts more.
 */
void sud_wish_estimate (const SudWish *wish, uint64_t tried, uint64_t made, double seconds, SudWishEstimate *estimate);

/** Whether a puzzle that needs @technique was ever seen when the table was made. */
bool sud_wish_estimate_knows (SudTechniqueId technique);
