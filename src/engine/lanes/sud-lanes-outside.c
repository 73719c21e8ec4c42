/* sud-lanes-outside.c - the table of where a digit cannot be, once its ways through a band are known
 *
 *     way 0 of a horizontal band                              what is outside of it
 *
 *              box 0     box 1     box 2
 *     row 0    m00       .         .                          . . .   # # #   # # #
 *     row 1    .         m11       .                          # # #   . . .   # # #
 *     row 2    .         .         m22                        # # #   # # #   . . .
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
#define GOES_BY(ways, y, x) ((ways) >> DOWN (y, x) & 1 || (ways) >> UP (y, x) & 1)
#define OUTSIDE(band, ways, y, x) ((y) / 3 == (band) && !GOES_BY (ways, y, x) ? 0xffff : 0)
#define CELL(band, ways, y, x) ((band) < 3 ? OUTSIDE (band, ways, y, x) : OUTSIDE ((band) - 3, ways, x, y))
#define LINE(band, ways, y)                                                                                            \
  CELL (band, ways, y, 0), CELL (band, ways, y, 1), CELL (band, ways, y, 2), CELL (band, ways, y, 3),                  \
      CELL (band, ways, y, 4), CELL (band, ways, y, 5), CELL (band, ways, y, 6), CELL (band, ways, y, 7),              \
      CELL (band, ways, y, 8)
#define ROW(band, ways)                                                                                                \
  { LINE (band, ways, 0), LINE (band, ways, 1), LINE (band, ways, 2), LINE (band, ways, 3), LINE (band, ways, 4),      \
    LINE (band, ways, 5), LINE (band, ways, 6), LINE (band, ways, 7), LINE (band, ways, 8) }
#define ROWS(band, ways)                                                                                               \
  ROW (band, ways), ROW (band, ways + 1), ROW (band, ways + 2), ROW (band, ways + 3), ROW (band, ways + 4),            \
      ROW (band, ways + 5), ROW (band, ways + 6), ROW (band, ways + 7)
#define BAND(band)                                                                                                     \
  { ROWS (band, 0), ROWS (band, 8), ROWS (band, 16), ROWS (band, 24), ROWS (band, 32), ROWS (band, 40),                \
    ROWS (band, 48), ROWS (band, 56) }

const uint16_t sud_lanes_outside[6][64][SUD_LANES_ROW] __attribute__ ((aligned (64)))
= { BAND (0), BAND (1), BAND (2), BAND (3), BAND (4), BAND (5) };
