/* sud-explainer-find.c - what the rules of Explainer find in a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-explainer-find.h"

#include <string.h>

void
sud_explainer_find_clear (SudExplainerFind *self)
{
  self->rating = 0;
  self->about = false;
  memset (self->out, 0, sizeof self->out);
  memset (self->in, 0, sizeof self->in);
}

/* Makes @rating the one that is looked for; false where something easier was found. */
static bool
accept (SudExplainerFind *self, int rating)
{
  if (!sud_explainer_wants (self, rating))
    return false;
  if (rating != self->rating)
    sud_explainer_find_clear (self);
  self->rating = rating;
  return true;
}

void
sud_explainer_offer_in (SudExplainerFind *self, int rating, int cell, int digit)
{
  if (accept (self, rating))
    sud_cells_add (&self->in[digit - 1], cell);
}

void
sud_explainer_offer_out (SudExplainerFind *self, int rating, const SudCells out[SUD_SIZE])
{
  bool any = false;

  for (int index = 0; index < SUD_SIZE; index++)
    any |= sud_cells_meet (out[index], self->marks->digit[index]);
  if (!any || !accept (self, rating))
    return;
  for (int index = 0; index < SUD_SIZE; index++)
    self->out[index]
        = sud_cells_union (self->out[index], sud_cells_intersection (out[index], self->marks->digit[index]));
}

void
sud_explainer_offer_digit (SudExplainerFind *self, int rating, int digit, SudCells cells)
{
  cells = sud_cells_intersection (cells, self->marks->digit[digit - 1]);
  if (!sud_cells_is_empty (cells) && accept (self, rating))
    self->out[digit - 1] = sud_cells_union (self->out[digit - 1], cells);
}

void
sud_explainer_offer_step (SudExplainerFind *self, int rating, const SudStep *step)
{
  sud_explainer_offer_out (self, rating, step->out);
  SUD_EACH_CELL (cell, sud_step_writes (step))
    sud_explainer_offer_in (self, rating, (int)cell, step->digit);
}
