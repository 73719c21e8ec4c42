/* sud-lanes-through.c - the table of which ways of a band go through each cell
 *
 *     a horizontal band       box 0         box 1         box 2
 *
 *              row 0          0 and 3       1 and 4       2 and 5       of all three cells of the minirow
 *              row 1          2 and 4       0 and 5       1 and 3
 *              row 2          1 and 5       2 and 3       0 and 4
 *
 * What ways and minirows are is told in sud-lanes-kernel.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes-private.h"

/* Line @y, cell @x of a horizontal band, in box x / 3 and row y % 3 of it, where just one way down goes, and one up. In a
 * vertical band line and cell change places.
 */
#define DOWN(y, x) (((x) / 3 + 2 * ((y) % 3)) % 3)
#define UP(y, x) (3 + ((x) / 3 + (y) % 3) % 3)
#define THROUGH(band, y, x) ((y) / 3 == (band) ? 1 << DOWN (y, x) | 1 << UP (y, x) : SUD_LANES_BEYOND)
#define CELL(band, y, x) ((band) < 3 ? THROUGH (band, y, x) : THROUGH ((band) - 3, x, y))
#define LINE(band, y)                                                                                                  \
  CELL (band, y, 0), CELL (band, y, 1), CELL (band, y, 2), CELL (band, y, 3), CELL (band, y, 4), CELL (band, y, 5),    \
      CELL (band, y, 6), CELL (band, y, 7), CELL (band, y, 8)
#define BAND(band)                                                                                                     \
  { LINE (band, 0), LINE (band, 1), LINE (band, 2), LINE (band, 3), LINE (band, 4),                                    \
    LINE (band, 5), LINE (band, 6), LINE (band, 7), LINE (band, 8) }

const uint16_t sud_lanes_through[6][SUD_LANES_ROW] __attribute__ ((aligned (64)))
= { BAND (0), BAND (1), BAND (2), BAND (3), BAND (4), BAND (5) };
