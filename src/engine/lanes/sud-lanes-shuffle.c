/* sud-lanes-shuffle.c - compress and expand of 8 lanes: the tables, computed by the preprocessor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes-shuffle.h"

/* How many of the lanes below @lane are in the set: where compressing puts it. */
#define BELOW(set, lane) __builtin_popcount ((set) & ((1u << (lane)) - 1))
#define HAS(set, lane) ((set) >> (lane) & 1)

/* Lane @lane of the unpacked vector comes from place BELOW of the packed one. */
#define FROM(set, lane) (HAS (set, lane) ? 2 * BELOW (set, lane) : 0x80), (HAS (set, lane) ? 2 * BELOW (set, lane) + 1 : 0x80)
#define UNPACK(set) { FROM (set, 0), FROM (set, 1), FROM (set, 2), FROM (set, 3), FROM (set, 4), FROM (set, 5), FROM (set, 6), FROM (set, 7) }

/* Place @place of the packed vector comes from the lane of which @place are below; summed, for only one term is not 0. */
#define IS(set, place, lane) (HAS (set, lane) && BELOW (set, lane) == (place))
#define LANE_AT(set, place) \
  (IS (set, place, 1) * 1 + IS (set, place, 2) * 2 + IS (set, place, 3) * 3 + IS (set, place, 4) * 4 + IS (set, place, 5) * 5 \
   + IS (set, place, 6) * 6 + IS (set, place, 7) * 7)
#define FILLED(set, place) ((place) < __builtin_popcount (set))
#define TO(set, place) (FILLED (set, place) ? 2 * LANE_AT (set, place) : 0x80), (FILLED (set, place) ? 2 * LANE_AT (set, place) + 1 : 0x80)
#define PACK(set) { TO (set, 0), TO (set, 1), TO (set, 2), TO (set, 3), TO (set, 4), TO (set, 5), TO (set, 6), TO (set, 7) }

#define SETS_4(ROW, set) ROW (set), ROW ((set) + 1), ROW ((set) + 2), ROW ((set) + 3)
#define SETS_16(ROW, set) SETS_4 (ROW, set), SETS_4 (ROW, (set) + 4), SETS_4 (ROW, (set) + 8), SETS_4 (ROW, (set) + 12)
#define SETS_64(ROW, set) SETS_16 (ROW, set), SETS_16 (ROW, (set) + 16), SETS_16 (ROW, (set) + 32), SETS_16 (ROW, (set) + 48)
#define ALL_SETS(ROW) SETS_64 (ROW, 0u), SETS_64 (ROW, 64u), SETS_64 (ROW, 128u), SETS_64 (ROW, 192u)

_Alignas (16) const uint8_t sud_lanes_pack_table[256][16] = { ALL_SETS (PACK) };
_Alignas (16) const uint8_t sud_lanes_unpack_table[256][16] = { ALL_SETS (UNPACK) };
