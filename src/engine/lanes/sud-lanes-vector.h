/* sud-lanes-vector.h - what a backend is given before it says what its vectors are
 *
 * A backend is one file. It includes this one, then defines
 *
 *     LANES                      how many 16-bit lanes a vector has
 *     Vec                        a vector
 *     vec_…()                    its operations, vec_subtract() down to nothing; those of three operands only where the machine
 *                                has them (HAVE_TERNARY), vec_settle() where it has a better way (HAVE_SETTLE)
 *     Strip, strip_…(), STRIP    what is transposed at once, where that is not a whole vector, and how many lanes that is
 *     PART                       lanes of a strip that are zipped at once
 *     Order, strip_pack(), …     how lanes are packed into a strip, where that is one instruction (HAVE_PACKING)
 *     FEW_REGISTERS              (where there are sixteen) phases of a band are kept apart: see sud-lanes-kernel.h
 *     BACKEND                    what it is called: a SudLanesCode of that name is defined
 *
 * and then includes sud-lanes-body.h, which is the engine. For one puzzle alone it goes on with
 *
 *     Wide                       sixteen lanes: a Vec of those, or a `low` and a `high` one
 *     wide_turn_…()              what sud-solo-wide.h says
 *     vec_is_same(), vec_has_zero()  in all lanes, in any lane
 *     SOLO                       what the function is called: a SudSolo
 *
 * and includes sud-solo-body.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes-private.h"

#define OP static inline __attribute__ ((always_inline, unused))
/* It begins where a cache line does: passes take up to 9 % more (AVX2, Zen 4) where the linker puts them anywhere. */
#define NOINLINE __attribute__ ((noinline, aligned (64)))
#define ALIGNED __attribute__ ((aligned (64)))
#define UNROLL _Pragma ("GCC unroll 16")
#define ROLL _Pragma ("GCC unroll 1")

typedef uint32_t Mask; /* bit i: lane i */
