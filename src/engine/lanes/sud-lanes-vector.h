/* sud-lanes-vector.h - the beginning of a backend, before it defines its vectors
 *
 * A backend is one file. It includes this one, then defines
 *
 *     LANES                      how many 16-bit lanes a vector has
 *     Vec                        a vector
 *     vec_…()                    its operations, vec_subtract() down to nothing; those of three operands only if the
 *                                machine has them (HAVE_TERNARY), vec_settle() if it has a better way (HAVE_SETTLE)
 *     Strip, strip_…(), STRIP    the part of a vector that is transposed at once, if not all of it, and its number
 *                                of lanes
 *     PART                       lanes of a strip that are zipped at once
 *     Order, strip_pack(), …     how lanes are packed into a strip, if that is one instruction (HAVE_PACKING)
 *     FEW_REGISTERS              (with sixteen) phases of a band are kept apart: see sud-lanes-kernel.inc
 *     BACKEND                    its name: a SudLanesCode of that name is defined
 *
 * and then includes sud-lanes-body.h, which is the engine. For one puzzle alone it goes on with
 *
 *     Wide                       sixteen lanes: a Vec of those, or a `low` and a `high` one
 *     wide_turn_…()              as sud-solo-body.h says
 *     vec_is_same(), vec_has_zero()  in all lanes, in any lane
 *     SOLO                       the name of the function: a SudSolo
 *
 * and includes sud-solo-body.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes-private.h"

#define OP static inline __attribute__ ((always_inline, unused))
/* Begins with a cache line: passes take up to 9 % more (AVX2, Zen 4) if the linker puts them anywhere. */
#define NOINLINE __attribute__ ((noinline, aligned (64)))
#define ALIGNED __attribute__ ((aligned (64)))
#define UNROLL _Pragma ("GCC unroll 16")
#define ROLL _Pragma ("GCC unroll 1")

typedef uint32_t Mask; /* bit i: lane i */

/* Returns: one bit for a digit, 1 to 9 and '1' to '9' alike, nine for any blank */
OP uint16_t
candidates_of (char character)
{
  unsigned digit = ((unsigned char)character | 0x30u) - '1';

  return digit < SUD_SIZE ? (uint16_t)(1u << digit) : SUD_ALL_DIGITS;
}
