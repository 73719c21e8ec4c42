/* template-listing.c - the templates of a digit one by one, as somebody lists them who was told what one is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "template-listing.h"

typedef struct
{
  const SudPencilmarks *marks;
  SudCells taken;
  int digit;
  int columns[SUD_SIZE]; /* of the rows so far */
  SudCells all;          /* in every template */
  SudCells any;          /* in some */
} Listing;

static gboolean
fits (const Listing *self, int row, int column)
{
  int cell = sud_cell (row, column);

  if (self->marks->value[cell] != self->digit && !sud_pencilmarks_has (self->marks, cell, self->digit))
    return FALSE;
  for (int before = 0; before < row; before++)
    if (self->columns[before] == column || sud_box (sud_cell (before, self->columns[before])) == sud_box (cell))
      return FALSE;
  return !sud_cells_has (self->taken, cell);
}

static void
list (Listing *self, int row)
{
  SudCells template = SUD_NO_CELLS;

  for (int column = 0; row < SUD_SIZE && column < SUD_SIZE; column++)
    if (fits (self, row, column))
      {
        self->columns[row] = column;
        list (self, row + 1);
      }
  if (row < SUD_SIZE)
    return;
  for (int i = 0; i < SUD_SIZE; i++)
    sud_cells_add (&template, sud_cell (i, self->columns[i]));
  self->all = sud_cells_intersection (self->all, template);
  self->any = sud_cells_union (self->any, template);
}

gboolean
template_listing_shows (const SudStep *step, const SudPencilmarks *marks)
{
  int digit = sud_digits_first (step->digits);
  Listing listing = { .marks = marks, .taken = SUD_NO_CELLS, .digit = digit, .all = SUD_ALL_CELLS, .any = SUD_NO_CELLS };

  for (int i = 0; i < step->n_sets; i++)
    listing.taken = sud_cells_union (listing.taken, step->sets[i].cells);
  list (&listing, 0);
  return sud_cells_within (sud_step_writes (step), listing.all) && !sud_cells_meet (step->out[digit - 1], listing.any);
}
