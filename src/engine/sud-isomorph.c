/* sud-isomorph.c - one of the 1,218,998,108,160 × 2 ways to make another puzzle of a puzzle that is as hard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-isomorph.h"

static void
count_up (uint8_t *items, int n)
{
  for (int i = 0; i < n; i++)
    items[i] = (uint8_t)i;
}

void
sud_isomorph_init (SudIsomorph *self)
{
  count_up (self->digit, SUD_SIZE + 1);
  count_up (self->row, SUD_SIZE);
  count_up (self->column, SUD_SIZE);
  self->transposed = false;
}

/* Three bands, and three rows in each. */
static void
draw_lines (uint8_t lines[SUD_SIZE], SudRandom *random)
{
  uint8_t bands[3] = { 0, 1, 2 };

  sud_random_shuffle (random, bands, 3);
  for (int band = 0; band < 3; band++)
    {
      uint8_t *three = lines + 3 * band;

      for (int i = 0; i < 3; i++)
        three[i] = (uint8_t)(3 * bands[band] + i);
      sud_random_shuffle (random, three, 3);
    }
}

void
sud_isomorph_init_random (SudIsomorph *self, SudRandom *random)
{
  sud_isomorph_init (self);
  sud_random_shuffle (random, self->digit + 1, SUD_SIZE);
  draw_lines (self->row, random);
  draw_lines (self->column, random);
  self->transposed = sud_random_below (random, 2) == 1;
}

int
sud_isomorph_get_cell (const SudIsomorph *self, int cell)
{
  int row = sud_row (cell), column = sud_column (cell);

  return self->transposed ? sud_cell (self->row[column], self->column[row]) : sud_cell (self->row[row], self->column[column]);
}

void
sud_isomorph_apply (const SudIsomorph *self, const SudGrid *grid, SudGrid *image)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    image->digit[sud_isomorph_get_cell (self, cell)] = self->digit[grid->digit[cell]];
}
