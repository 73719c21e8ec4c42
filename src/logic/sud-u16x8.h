/* sud-u16x8.h - eight numbers of 16 bits, worked with at once in one register
 *
 * Two such registers hold the places of digits in a house, as @place of SudPencilmarks has them: digits 1 to 8, and
 * digit 9.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdint.h>

/* Sixteen would be more than x86-64 is sure to have: the compiler would take them apart. */
typedef uint16_t SudU16x8 __attribute__ ((vector_size (16), aligned (2), may_alias));
