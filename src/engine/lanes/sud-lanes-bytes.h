/* sud-lanes-bytes.h - between characters, candidates and digits, sixteen at once
 *
 *     5 3 . . 7 …   ──►   {5} {3} {1-9} {1-9} {7} …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

enum
{
  GROUP = 16, /* bytes that are looked at at once */
  LAST = SUD_CELLS - GROUP, /* where the last group of a line begins; it overlaps the one before */
};

#if defined __SSE4_1__
#include <immintrin.h>
typedef __m128i Bytes;
OP Bytes bytes_load (const void *p) { return _mm_loadu_si128 (p); }
OP void bytes_store (void *p, Bytes a) { _mm_storeu_si128 (p, a); }
OP Bytes bytes_all (int x) { return _mm_set1_epi8 ((char)x); }
OP Bytes bytes_or (Bytes a, Bytes b) { return _mm_or_si128 (a, b); }
OP Bytes bytes_low_half (Bytes a) { return _mm_and_si128 (a, bytes_all (0x0f)); }
OP Bytes bytes_high_half (Bytes a) { return bytes_low_half (_mm_srli_epi16 (a, 4)); }
OP Bytes bytes_minus (Bytes a, Bytes b) { return _mm_sub_epi8 (a, b); }
OP Bytes bytes_at_most (Bytes a, Bytes b) { return _mm_cmpeq_epi8 (_mm_min_epu8 (a, b), a); }
OP Bytes bytes_choose (Bytes which, Bytes a, Bytes b) { return _mm_blendv_epi8 (b, a, which); }
OP Bytes bytes_look_up (Bytes table, Bytes index) { return _mm_shuffle_epi8 (table, index); }
OP Bytes bytes_zip_low (Bytes a, Bytes b) { return _mm_unpacklo_epi8 (a, b); }
OP Bytes bytes_zip_high (Bytes a, Bytes b) { return _mm_unpackhi_epi8 (a, b); }
OP Bytes bytes_narrow (const uint16_t *p)
{
  return _mm_packus_epi16 (_mm_loadu_si128 ((const __m128i *)p), _mm_loadu_si128 ((const __m128i *)(p + 8)));
}
#elif defined __aarch64__
#include <arm_neon.h>
typedef uint8x16_t Bytes;
OP Bytes bytes_load (const void *p) { return vld1q_u8 (p); }
OP void bytes_store (void *p, Bytes a) { vst1q_u8 (p, a); }
OP Bytes bytes_all (int x) { return vdupq_n_u8 ((uint8_t)x); }
OP Bytes bytes_or (Bytes a, Bytes b) { return vorrq_u8 (a, b); }
OP Bytes bytes_low_half (Bytes a) { return vandq_u8 (a, vdupq_n_u8 (0x0f)); }
OP Bytes bytes_high_half (Bytes a) { return vshrq_n_u8 (a, 4); }
OP Bytes bytes_minus (Bytes a, Bytes b) { return vsubq_u8 (a, b); }
OP Bytes bytes_at_most (Bytes a, Bytes b) { return vcleq_u8 (a, b); }
OP Bytes bytes_choose (Bytes which, Bytes a, Bytes b) { return vbslq_u8 (which, a, b); }
OP Bytes bytes_look_up (Bytes table, Bytes index) { return vqtbl1q_u8 (table, index); }
OP Bytes bytes_zip_low (Bytes a, Bytes b) { return vzip1q_u8 (a, b); }
OP Bytes bytes_zip_high (Bytes a, Bytes b) { return vzip2q_u8 (a, b); }
OP Bytes bytes_narrow (const uint16_t *p) { return vqmovn_high_u16 (vqmovn_u16 (vld1q_u16 (p)), vld1q_u16 (p + 8)); }
#else
#define NO_BYTES 1
#endif

#ifdef NO_BYTES

OP void
read_row (const char *line, uint16_t *row)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      unsigned digit = ((unsigned char)line[cell] | 0x30u) - '1';

      row[cell] = digit < SUD_SIZE ? (uint16_t)(1u << digit) : SUD_ALL_DIGITS;
    }
}

OP void
write_row (const uint16_t *row, SudGrid *grid)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    grid->digit[cell] = (uint8_t)(__builtin_ctz (row[cell]) + 1);
}

#else

/* Writes candidates of 16 cells: one bit for a digit, nine for a blank. */
OP void
store_candidates (uint16_t *row, Bytes characters)
{
  static const uint8_t low_bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };
  static const uint8_t high_bits[16] = { 0, 0, 0, 0, 0, 0, 0, 0, 1 };
  /* 1 to 9 and '1' to '9' alike become 0 to 8, every blank something larger. */
  Bytes digit = bytes_minus (bytes_or (characters, bytes_all (0x30)), bytes_all ('1'));
  Bytes known = bytes_at_most (digit, bytes_all (8));
  Bytes low = bytes_choose (known, bytes_look_up (bytes_load (low_bits), digit), bytes_all (0xff));
  Bytes high = bytes_choose (known, bytes_look_up (bytes_load (high_bits), digit), bytes_all (1));

  bytes_store (row, bytes_zip_low (low, high));
  bytes_store (row + 8, bytes_zip_high (low, high));
}

/* The candidates of 81 cells, from as many characters. */
OP void
read_row (const char *line, uint16_t *row)
{
  UNROLL for (int cell = 0; cell < LAST; cell += GROUP)
    store_candidates (row + cell, bytes_load (line + cell));
  store_candidates (row + LAST, bytes_load (line + LAST));
}

/* The digits of 16 cells with one candidate each. The ninth bit does not go into a byte: then all others are set. */
OP Bytes
read_digits (const uint16_t *row)
{
  static const uint8_t low_digits[16] = { [1] = 1, [2] = 2, [4] = 3, [8] = 4 };
  static const uint8_t high_digits[16] = { [1] = 5, [2] = 6, [4] = 7, [8] = 8, [15] = 9 };
  Bytes bits = bytes_narrow (row);

  return bytes_or (bytes_look_up (bytes_load (low_digits), bytes_low_half (bits)),
                   bytes_look_up (bytes_load (high_digits), bytes_high_half (bits)));
}

/* The digits of 81 cells with one candidate each. */
OP void
write_row (const uint16_t *row, SudGrid *grid)
{
  UNROLL for (int cell = 0; cell < LAST; cell += GROUP)
    bytes_store (grid->digit + cell, read_digits (row + cell));
  bytes_store (grid->digit + LAST, read_digits (row + LAST));
}

#endif
