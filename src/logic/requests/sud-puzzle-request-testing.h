/* sud-puzzle-request-testing.h - for tests and tools: all neighbours of a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-puzzle-request-private.h"

/** sud_neighbours_get: Returns: puzzle @index of those found, below @n */
SudGrid sud_neighbours_get (const SudNeighbours *self, int index);
