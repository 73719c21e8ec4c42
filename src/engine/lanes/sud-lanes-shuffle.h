/* sud-lanes-shuffle.h - compress and expand of 8 lanes with byte shuffles, for instruction sets that lack them
 *
 *     lanes 0 2 3 of 8      pack:    a b c d e f g h  ->  a c d 0 0 0 0 0
 *                           unpack:  a c d            ->  a . c d . . . .    (. = as it was)
 *
 * A row of a table is the shuffle for one set of lanes: 16 byte indices, 0x80 for none. Both tables are computed by the
 * preprocessor: 4 KB each, shared by all instruction sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdint.h>

extern const uint8_t sud_lanes_pack_table[256][16];
extern const uint8_t sud_lanes_unpack_table[256][16];
