/* sud-scan-net.c - which digit stands in a cell, by its looks alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-private.h"

#include "sud-scan-table.inc"

#include <math.h>
#include <string.h>

enum
{
  SIDE1 = SUD_SCAN_CELL_SIDE,
  SIDE2 = SIDE1 / 2,
  SIDE3 = SIDE2 / 2,
  SIDE4 = SIDE3 / 2, /* the last row and column of 7 are left out */
  MAX_CHANNELS = SUD_SCAN_CHANNELS3,
};

_Static_assert (sizeof conv1_weights == 5 * 5 * SUD_SCAN_CHANNELS1, "the table fits");
_Static_assert (sizeof conv2_weights == 3 * 3 * SUD_SCAN_CHANNELS1 * SUD_SCAN_CHANNELS2, "the table fits");
_Static_assert (sizeof conv3_weights == 3 * 3 * SUD_SCAN_CHANNELS2 * SUD_SCAN_CHANNELS3, "the table fits");
_Static_assert (sizeof full1_weights == SIDE4 * SIDE4 * SUD_SCAN_CHANNELS3 * SUD_SCAN_HIDDEN, "the table fits");
_Static_assert (sizeof full2_weights == SUD_SCAN_HIDDEN * SUD_SCAN_VALUES, "the table fits");

static void
unpack_layer (const int8_t *packed, const float *scales, int inputs, int outputs, float *weights)
{
  for (int input = 0; input < inputs; input++)
    for (int output = 0; output < outputs; output++)
      weights[input * outputs + output] = packed[input * outputs + output] * scales[output];
}

void
sud_scan_net_unpack (SudScanNet *self)
{
  unpack_layer (conv1_weights, conv1_scales, 5 * 5, SUD_SCAN_CHANNELS1, self->conv1);
  unpack_layer (conv2_weights, conv2_scales, 9 * SUD_SCAN_CHANNELS1, SUD_SCAN_CHANNELS2, self->conv2);
  unpack_layer (conv3_weights, conv3_scales, 9 * SUD_SCAN_CHANNELS2, SUD_SCAN_CHANNELS3, self->conv3);
  unpack_layer (full1_weights, full1_scales, SIDE4 * SIDE4 * SUD_SCAN_CHANNELS3, SUD_SCAN_HIDDEN, self->full1);
  unpack_layer (full2_weights, full2_scales, SUD_SCAN_HIDDEN, SUD_SCAN_VALUES, self->full2);
}

/* Adds up one place of a convolution; values outside are 0. It is inlined with the sizes known, so that all outputs
 * of an input are one vector. */
static inline __attribute__ ((always_inline)) void
convolve (const float *in, int side, int inputs, int reach, int x, int y, const float *weights, int outputs,
          float *sums)
{
  int width = 2 * reach + 1;

  for (int row = -reach; row <= reach; row++)
    for (int column = -reach; column <= reach; column++)
      {
        const float *from = in + ((y + row) * side + x + column) * inputs;
        const float *weight = weights + ((row + reach) * width + column + reach) * inputs * outputs;

        if (y + row < 0 || y + row >= side || x + column < 0 || x + column >= side)
          continue;
        for (int input = 0; input < inputs; input++)
          if (from[input] != 0)
            for (int output = 0; output < outputs; output++)
              sums[output] += from[input] * weight[input * outputs + output];
      }
}

/* Runs a convolution, and takes the maximum of each four places and 0. */
static inline __attribute__ ((always_inline)) void
run_convolution (const float *in, int side, int inputs, int reach, const float *weights, const float *biases,
                 int outputs, float *out)
{
  int half = side / 2;

  for (int y = 0; y < half; y++)
    for (int x = 0; x < half; x++)
      {
        float best[MAX_CHANNELS] = { 0 };

        for (int k = 0; k < 4; k++)
          {
            float sums[MAX_CHANNELS];

            for (int output = 0; output < outputs; output++)
              sums[output] = biases[output];
            convolve (in, side, inputs, reach, 2 * x + k % 2, 2 * y + k / 2, weights, outputs, sums);
            for (int output = 0; output < outputs; output++)
              best[output] = sums[output] > best[output] ? sums[output] : best[output];
          }
        memcpy (out + (y * half + x) * outputs, best, outputs * sizeof *best);
      }
}

static void
run_full_layer (const float *in, int inputs, const float *weights, const float *biases, int outputs, float *out)
{
  memcpy (out, biases, outputs * sizeof *out);
  for (int input = 0; input < inputs; input++)
    if (in[input] > 0)
      for (int output = 0; output < outputs; output++)
        out[output] += in[input] * weights[input * outputs + output];
}

void
sud_scan_net_read (const SudScanNet *self, const float *cell, float costs[SUD_SCAN_VALUES])
{
  float first[SIDE2 * SIDE2 * SUD_SCAN_CHANNELS1], second[SIDE3 * SIDE3 * SUD_SCAN_CHANNELS2];
  float third[SIDE4 * SIDE4 * SUD_SCAN_CHANNELS3], hidden[SUD_SCAN_HIDDEN], score[SUD_SCAN_VALUES];
  float best, sum = 0;

  run_convolution (cell, SIDE1, 1, 2, self->conv1, conv1_biases, SUD_SCAN_CHANNELS1, first);
  run_convolution (first, SIDE2, SUD_SCAN_CHANNELS1, 1, self->conv2, conv2_biases, SUD_SCAN_CHANNELS2, second);
  run_convolution (second, SIDE3, SUD_SCAN_CHANNELS2, 1, self->conv3, conv3_biases, SUD_SCAN_CHANNELS3, third);
  run_full_layer (third, SIDE4 * SIDE4 * SUD_SCAN_CHANNELS3, self->full1, full1_biases, SUD_SCAN_HIDDEN, hidden);
  run_full_layer (hidden, SUD_SCAN_HIDDEN, self->full2, full2_biases, SUD_SCAN_VALUES, score);
  best = score[0];
  for (int value = 1; value < SUD_SCAN_VALUES; value++)
    best = fmaxf (best, score[value]);
  for (int value = 0; value < SUD_SCAN_VALUES; value++)
    sum += expf (score[value] - best);
  for (int value = 0; value < SUD_SCAN_VALUES; value++)
    costs[value] = best + logf (sum) - score[value];
}
