/* sud-als.c - almost locked sets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-als.h"

static void
add (SudAlsList *self, const SudPencilmarks *marks, SudCells cells, SudDigits digits)
{
  SudAls *als = &self->als[self->n];

  if (self->n == SUD_ALS_MAX)
    return;
  self->n++;
  als->cells = cells;
  als->digits = digits;
  SUD_EACH_BIT (index, digits)
    {
      als->at[index] = sud_cells_intersection (cells, marks->digit[index]);
      als->sees[index] = sud_cells_intersection (sud_common_peers (als->at[index]), marks->digit[index]);
    }
}

/* Whether a house before @house has all of @cells as well: then they are listed already. */
static bool
is_listed (int house, SudCells cells)
{
  for (int kind = SUD_HOUSE_ROW; kind < (int)sud_house_kind (house); kind++)
    if (sud_cells_within (cells, sud_house_sets[sud_house_of (sud_cells_first (cells), (SudHouseKind)kind)]))
      return true;
  return false;
}

/* All ways to add some of the cells of @house from @position on to @cells, which are @n. */
static void
choose (SudAlsList *self, const SudPencilmarks *marks, int house, int position, SudCells cells, SudDigits digits, int n)
{
  if (n > 0 && sud_digits_count (digits) == n + 1 && !is_listed (house, cells))
    add (self, marks, cells, digits);
  for (; position < SUD_SIZE; position++)
    {
      int cell = sud_house_cells[house][position];
      SudCells more = cells;

      if (marks->cell[cell] == 0)
        continue;
      sud_cells_add (&more, cell);
      choose (self, marks, house, position + 1, more, digits | marks->cell[cell], n + 1);
    }
}

void
sud_als_collect (SudAlsList *self, const SudPencilmarks *marks)
{
  self->n = 0;
  for (int house = 0; house < SUD_HOUSES; house++)
    choose (self, marks, house, 0, SUD_NO_CELLS, 0, 0);
}

static SudDigits
restricted_commons (const SudAls *a, const SudAls *b)
{
  SudDigits digits = 0;

  SUD_EACH_BIT (index, a->digits & b->digits)
    if (sud_cells_within (b->at[index], a->sees[index]))
      digits |= (SudDigits)(1u << index);
  return digits;
}

void
sud_als_connect (SudAlsList *self, bool overlap)
{
  uint32_t n = 0;

  for (int i = 0; i < self->n; i++)
    {
      self->first[i] = n;
      for (int j = 0; j < self->n; j++)
        {
          SudDigits digits;

          if (j == i || (self->als[i].digits & self->als[j].digits) == 0
              || (!overlap && sud_cells_meet (self->als[i].cells, self->als[j].cells)))
            continue;
          digits = restricted_commons (&self->als[i], &self->als[j]);
          if (digits != 0 && n < SUD_ALS_LINKS_MAX)
            self->link[n++] = (SudAlsLink){ (uint16_t)j, digits };
        }
    }
  self->first[self->n] = n;
}

bool
sud_als_draw (const SudAlsList *self, SudStep *step, const uint16_t *als, const uint8_t *common, int n, int digit)
{
  for (int i = 0; i < n; i++)
    {
      const SudAls *set = &self->als[als[i]];
      int from = i == 0 ? digit : common[i - 1], to = i == n - 1 ? digit : common[i];

      if (!sud_step_add_set (step, set->cells, set->digits)
          || !sud_step_add_node (step, SUD_STEP_WEAK, set->at[from - 1], from)
          || !sud_step_add_node (step, SUD_STEP_STRONG, set->at[to - 1], to))
        return false;
      step->nodes[step->n_nodes - 2].set = step->n_sets;
      step->cells = sud_cells_union (step->cells, set->cells);
    }
  return true;
}
