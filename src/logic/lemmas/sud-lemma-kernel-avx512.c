/* sud-lemma-kernel-avx512.c - 64 columns at a time: AVX-512 with BW
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lemma-kernels.h"

#include <immintrin.h>

#define AT_A_TIME 4
#define LANES_BYTES 64
#define BACKEND sud_lemma_kernel_avx512
#define BACKEND_ID "avx512"
#define IS_SUPPORTED has_avx512
#define OP static inline __attribute__ ((always_inline))

typedef __m512i Vec;

OP Vec vec_load (const uint8_t *p) { return _mm512_load_si512 (p); }
OP void vec_store (uint8_t *p, Vec a) { _mm512_store_si512 (p, a); }
OP Vec vec_all (int x) { return _mm512_set1_epi8 ((char)x); }
OP Vec vec_min (Vec a, Vec b) { return _mm512_min_epu8 (a, b); }
OP Vec vec_plus (Vec a, Vec b) { return _mm512_adds_epu8 (a, b); }
OP Vec vec_cut (Vec a, Vec top) { return _mm512_mask_mov_epi8 (a, _mm512_cmpge_epu8_mask (a, top), vec_all (-1)); }
OP bool vec_differ (Vec a, Vec b) { return _mm512_cmpneq_epu8_mask (a, b) != 0; }

static bool
has_avx512 (void)
{
  return __builtin_cpu_supports ("avx512bw") && __builtin_cpu_supports ("avx512vl") && __builtin_cpu_supports ("bmi");
}

#include "sud-lemma-kernel-body.h"
