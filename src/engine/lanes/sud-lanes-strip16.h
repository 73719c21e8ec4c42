/* sud-lanes-strip16.h - strips of 16 candidates in AVX2's registers, for the two backends that have them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <immintrin.h>

#define STRIP 16
#define PART 8

typedef __m256i Strip;

OP Strip strip_load (const void *p) { return _mm256_load_si256 (p); }
OP void strip_store (void *p, Strip a) { _mm256_store_si256 (p, a); }
OP Strip strip_all (int x) { return _mm256_set1_epi16 ((short)x); }
OP Strip strip_is_zero (Strip a) { return _mm256_cmpeq_epi16 (a, _mm256_setzero_si256 ()); }
OP Strip strip_and (Strip a, Strip b) { return _mm256_and_si256 (a, b); }
OP Strip strip_without (Strip a, Strip b) { return _mm256_andnot_si256 (b, a); }
OP Strip strip_zip_low (Strip a, Strip b) { return _mm256_unpacklo_epi16 (a, b); }
OP Strip strip_zip_high (Strip a, Strip b) { return _mm256_unpackhi_epi16 (a, b); }

/* Rows 0 to 7 become the low halves of all rows, rows 8 to 15 the high ones. */
OP void
strip_swap_parts (Strip rows[STRIP])
{
  UNROLL for (int i = 0; i < PART; i++)
    {
      Strip low = rows[i], high = rows[i + PART];

      rows[i] = _mm256_permute2x128_si256 (low, high, 0x20);
      rows[i + PART] = _mm256_permute2x128_si256 (low, high, 0x31);
    }
}
