/* sud-explainer-wings.c - WXYZ-Wing and larger: an almost locked set, and a cell with two of its digits
 *
 *     |123|24|134|  . . |14|     three cells of a row hold only 1, 2, 3 and 4. The last cell is 1 or 4. If it is 1, the
 *                                set has no 1 and thus a 4. So what sees the 4 of the cell and all 4s of the set is not 4
 *
 * Where 1 and 4 both see the set, one is in the cell and all other digits in the set: more goes out. The rating does not
 * depend on that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-explainer-find.h"

enum
{
  WXYZ = 3,
  VWXYZ = 4,
  RATING_WXYZ = 55,
  RATING_VWXYZ = 62,
  RATING_UVWXYZ = 66,
  RATING_TUVWXYZ = 75,
};

/* Patterns whose largest cell is as small or as large as can be are easier than those in between. */
static int
rate_wing (const SudPencilmarks *marks, const SudAls *als, int size)
{
  int largest = 0;

  if (size > VWXYZ)
    return size == VWXYZ + 1 ? RATING_UVWXYZ : RATING_TUVWXYZ;
  SUD_EACH_CELL (cell, als->cells)
    if (sud_digits_count (marks->cell[cell]) > largest)
      largest = sud_digits_count (marks->cell[cell]);
  return (size == WXYZ ? RATING_WXYZ + 1 : RATING_VWXYZ + 2) - (largest > 3 ? largest - 3 : 3 - largest);
}

/* @commons are the digits that cannot be both in @cell and in @als. */
static void
offer_wing (SudExplainerFind *self, const SudAls *als, int cell, SudDigits commons, int rating)
{
  SudDigits digits = self->marks->cell[cell];

  SUD_EACH_BIT (index, digits)
    if ((commons & ~(1u << index)) != 0)
      sud_explainer_offer_digit (self, rating, (int)index + 1,
                                 sud_cells_intersection (als->sees[index], sud_peers_of (cell)));
  if (commons == digits)
    SUD_EACH_BIT (index, als->digits & ~digits)
      sud_explainer_offer_digit (self, rating, (int)index + 1, als->sees[index]);
}

static void
find_wing_cells (SudExplainerFind *self, const SudAls *als, SudCells pairs, int size)
{
  int rating = rate_wing (self->marks, als, size);
  SudCells near = SUD_NO_CELLS;

  if (!sud_explainer_wants (self, rating))
    return;
  SUD_EACH_BIT (index, als->digits)
    near = sud_cells_union (near, als->sees[index]);
  SUD_EACH_CELL (cell, sud_cells_difference (sud_cells_intersection (near, pairs), als->cells))
    {
      SudDigits commons = 0;

      if ((self->marks->cell[cell] & ~als->digits) != 0)
        continue;
      SUD_EACH_BIT (index, self->marks->cell[cell])
        if (sud_cells_has (als->sees[index], (int)cell))
          commons |= (SudDigits)(1u << index);
      offer_wing (self, als, (int)cell, commons, rating);
    }
}

void
sud_explainer_find_wings (SudExplainerFind *self, int size)
{
  const SudAlsList *list = &self->logic->als;
  SudCells pairs = SUD_NO_CELLS;

  if (!self->sets)
    sud_als_collect (&self->logic->als, self->marks);
  self->sets = true;
  SUD_EACH_CELL (cell, self->marks->blank)
    if (sud_digits_count (self->marks->cell[cell]) == 2)
      sud_cells_add (&pairs, (int)cell);
  for (int i = 0; i < list->n; i++)
    if (sud_cells_count (list->als[i].cells) == size)
      find_wing_cells (self, &list->als[i], pairs, size);
}
