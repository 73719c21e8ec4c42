/* sud-lemma-kernel-avx2.c - 32 columns at a time: AVX2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lemma-kernels.h"

#include <immintrin.h>

#define AT_A_TIME 4
#define LANES_BYTES 32
#define BACKEND sud_lemma_kernel_avx2
#define BACKEND_ID "avx2"
#define IS_SUPPORTED has_avx2
#define OP static inline __attribute__ ((always_inline))

typedef __m256i Vec;

OP Vec vec_load (const uint8_t *p) { return _mm256_load_si256 ((const __m256i *)p); }
OP void vec_store (uint8_t *p, Vec a) { _mm256_store_si256 ((__m256i *)p, a); }
OP Vec vec_all (int x) { return _mm256_set1_epi8 ((char)x); }
OP Vec vec_min (Vec a, Vec b) { return _mm256_min_epu8 (a, b); }
OP Vec vec_plus (Vec a, Vec b) { return _mm256_adds_epu8 (a, b); }
OP Vec vec_cut (Vec a, Vec beyond) { return _mm256_or_si256 (a, _mm256_cmpeq_epi8 (_mm256_max_epu8 (a, beyond), a)); }
OP bool vec_differ (Vec a, Vec b) { return _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (a, b)) != -1; }

static bool
has_avx2 (void)
{
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi");
}

#include "sud-lemma-kernel-body.h"
