/* sud-uniform.h - a full grid, each of the 6,670,903,752,021,072,936,960 as likely as the others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"
#include "sud-random.h"

/**
 * sud_uniform_draw:
 * @random: moves on
 * @grid: (out): 81 digits that fit
 *
 * Takes about two microseconds; the first of a program a millisecond, for its tables. Thread-safe.
 */
void sud_uniform_draw (SudRandom *random, SudGrid *grid);
