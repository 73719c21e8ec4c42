/* sud-als.c - almost locked sets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-als.h"

#include <string.h>

static void
add_als (SudAlsList *self, const SudPencilmarks *marks, SudCells cells, SudDigits digits)
{
  SudAls *als = &self->als[self->n];

  if (self->n == SUD_ALS_MAX)
    {
      self->full = true;
      return;
    }
  self->n++;
  als->cells = cells;
  als->digits = digits;
  SUD_EACH_BIT (index, digits)
    {
      als->at[index] = sud_cells_intersection (cells, marks->digit[index]);
      als->sees[index] = sud_cells_intersection (sud_common_peers (als->at[index]), marks->digit[index]);
    }
}

/* Returns: whether a house of an earlier kind has all of @cells as well: then they are listed already */
static bool
is_listed (int house, SudCells cells)
{
  for (int kind = SUD_HOUSE_ROW; kind < (int)sud_house_kind (house); kind++)
    if (sud_cells_within (cells, sud_house_sets[sud_house_of (sud_cells_first (cells), (SudHouseKind)kind)]))
      return true;
  return false;
}

/* Adds the almost locked sets with @cells, @n of them, and any of the cells of @house from @position on. */
static void
choose_als_cells (SudAlsList *self, const SudPencilmarks *marks, int house, int position, SudCells cells,
                  SudDigits digits, int n)
{
  if (n > 0 && sud_digits_count (digits) == n + 1 && !is_listed (house, cells))
    add_als (self, marks, cells, digits);
  for (; position < SUD_SIZE; position++)
    {
      int cell = sud_house_cells[house][position];
      SudCells more = cells;

      if (marks->cell[cell] == 0)
        continue;
      sud_cells_add (&more, cell);
      choose_als_cells (self, marks, house, position + 1, more, digits | marks->cell[cell], n + 1);
    }
}

void
sud_als_collect (SudAlsList *self, const SudPencilmarks *marks)
{
  self->n = 0;
  for (int house = 0; house < SUD_HOUSES; house++)
    choose_als_cells (self, marks, house, 0, SUD_NO_CELLS, 0, 0);
}

/* The sets in linked lists, by a digit and their first cell that can hold it. */
typedef struct
{
  uint16_t head[SUD_SIZE][SUD_CELLS];   /* for [digit - 1][cell] one more than the first set of the list; 0 = none */
  uint16_t next[SUD_SIZE][SUD_ALS_MAX]; /* for [digit - 1][set] one more than the set after it; 0 = none */
} Index;

static void
fill_index (Index *index, const SudAlsList *list)
{
  memset (index->head, 0, sizeof index->head);
  for (int i = 0; i < list->n; i++)
    SUD_EACH_BIT (digit, list->als[i].digits)
      {
        uint16_t *head = &index->head[digit][sud_cells_first (list->als[i].at[digit])];

        index->next[digit][i] = *head;
        *head = (uint16_t)(i + 1);
      }
}

/* Adds to @common [set] the digits that only one of the set and @als can have. */
static void
find_commons (const SudAlsList *list, const Index *index, const SudAls *als, SudDigits *common)
{
  SUD_EACH_BIT (digit, als->digits)
    SUD_EACH_CELL (cell, als->sees[digit])
      for (int next = index->head[digit][cell]; next != 0; next = index->next[digit][next - 1])
        if (sud_cells_within (list->als[next - 1].at[digit], als->sees[digit]))
          common[next - 1] |= (SudDigits)(1u << digit);
}

void
sud_als_connect (SudAlsList *self, bool overlap)
{
  SudDigits common[SUD_ALS_MAX];
  Index index;
  uint32_t n = 0;

  fill_index (&index, self);
  for (int i = 0; i < self->n; i++)
    {
      self->first[i] = n;
      memset (common, 0, (size_t)self->n * sizeof common[0]);
      find_commons (self, &index, &self->als[i], common);
      for (int j = 0; j < self->n; j++)
        if (common[j] != 0 && (overlap || !sud_cells_meet (self->als[i].cells, self->als[j].cells)))
          {
            if (n < SUD_ALS_LINKS_MAX)
              self->link[n++] = (SudAlsLink){ (uint16_t)j, common[j] };
            else
              self->full = true;
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
