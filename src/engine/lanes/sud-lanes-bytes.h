/* sud-lanes-bytes.h - between 81 bytes a puzzle and a vector a cell: transposing 16 puzzles at once
 *
 *     16 lines of 81 bytes           16 bytes of each cell          16 lanes of each cell
 *     p0: 5 3 . . 7 …                c0: 5 . 1 …  (p0 p1 p2 …)      c0: {5} {1-9} {1} …
 *     p1: . 4 . . 9 …       ──►      c1: 3 4 .            ──►       c1: {3} {4} {1-9}
 *     p2: 1 . . . . …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

enum
{
  GROUP = 16, /* puzzles read, and solutions written, at once */
};

#if defined __SSE4_1__
#include <immintrin.h>
typedef __m128i Bytes;
OP Bytes bytes_load (const void *p) { return _mm_loadu_si128 (p); }
OP void bytes_store (void *p, Bytes a) { _mm_storeu_si128 (p, a); }
OP Bytes bytes_all (int x) { return _mm_set1_epi8 ((char)x); }
OP Bytes bytes_or (Bytes a, Bytes b) { return _mm_or_si128 (a, b); }
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
OP Bytes bytes_minus (Bytes a, Bytes b) { return vsubq_u8 (a, b); }
OP Bytes bytes_at_most (Bytes a, Bytes b) { return vcleq_u8 (a, b); }
OP Bytes bytes_choose (Bytes which, Bytes a, Bytes b) { return vbslq_u8 (which, a, b); }
OP Bytes bytes_look_up (Bytes table, Bytes index) { return vqtbl1q_u8 (table, index); }
OP Bytes bytes_zip_low (Bytes a, Bytes b) { return vzip1q_u8 (a, b); }
OP Bytes bytes_zip_high (Bytes a, Bytes b) { return vzip2q_u8 (a, b); }
OP Bytes bytes_narrow (const uint16_t *p) { return vmovn_high_u16 (vmovn_u16 (vld1q_u16 (p)), vld1q_u16 (p + 8)); }
#else
#define NO_BYTES 1
#endif


#ifdef NO_BYTES

static void
read_group (const char *const lines[GROUP], uint16_t *rows, size_t stride)
{
  for (int i = 0; i < GROUP; i++)
    for (int cell = 0; cell < SUD_CELLS; cell++)
      {
        unsigned digit = (unsigned)(((unsigned char)lines[i][cell] | 0x30) - '1');

        rows[cell * stride + i] = digit < SUD_SIZE ? (uint16_t)(1u << digit) : SUD_ALL_DIGITS;
      }
}

static void
write_group (const uint16_t *rows, size_t stride, SudGrid grids[GROUP])
{
  for (int i = 0; i < GROUP; i++)
    for (int cell = 0; cell < SUD_CELLS; cell++)
      grids[i].digit[cell] = (uint8_t)rows[cell * stride + i];
}

#else

/* 16 rows of 16 bytes, rows and columns exchanged: four rounds of zipping row i with row i + 8. */
OP void
transpose (Bytes rows[GROUP])
{
  UNROLL for (int round = 0; round < 4; round++)
    {
      Bytes zipped[GROUP];

      UNROLL for (int i = 0; i < GROUP / 2; i++)
        {
          zipped[2 * i] = bytes_zip_low (rows[i], rows[i + GROUP / 2]);
          zipped[2 * i + 1] = bytes_zip_high (rows[i], rows[i + GROUP / 2]);
        }
      UNROLL for (int i = 0; i < GROUP; i++)
        rows[i] = zipped[i];
    }
}

/* Writes 16 lanes of candidates: one bit for a digit, nine for a blank. */
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

static void
read_group (const char *const lines[GROUP], uint16_t *rows, size_t stride)
{
  for (int block = 0; block < SUD_CELLS / GROUP * GROUP; block += GROUP)
    {
      Bytes bytes[GROUP];

      UNROLL for (int i = 0; i < GROUP; i++)
        bytes[i] = bytes_load (lines[i] + block);
      transpose (bytes);
      UNROLL for (int i = 0; i < GROUP; i++)
        store_candidates (rows + (block + i) * stride, bytes[i]);
    }
  {
    uint8_t last[GROUP];

    for (int i = 0; i < GROUP; i++)
      last[i] = (uint8_t)lines[i][SUD_CELLS - 1];
    store_candidates (rows + (SUD_CELLS - 1) * stride, bytes_load (last));
  }
}

static void
write_group (const uint16_t *rows, size_t stride, SudGrid grids[GROUP])
{
  for (int block = 0; block < SUD_CELLS / GROUP * GROUP; block += GROUP)
    {
      Bytes bytes[GROUP];

      UNROLL for (int i = 0; i < GROUP; i++)
        bytes[i] = bytes_narrow (rows + (block + i) * stride);
      transpose (bytes);
      UNROLL for (int i = 0; i < GROUP; i++)
        bytes_store (grids[i].digit + block, bytes[i]);
    }
  for (int i = 0; i < GROUP; i++)
    grids[i].digit[SUD_CELLS - 1] = (uint8_t)rows[(SUD_CELLS - 1) * stride + i];
}

#endif
