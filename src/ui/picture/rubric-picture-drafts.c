/* rubric-picture-drafts.c - what a person has corrected beside the grids of a picture that are not shown now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-drafts.h"

typedef struct
{
  SudSheet sheet;
  SudCells touched; /* none: nothing is kept */
} Kept;

typedef struct
{
  Kept now;
  Kept before;   /* before it was read anew */
  SudScan grid;  /* what it was then, maybe nothing */
  gboolean anew; /* whether there is a way back */
} Draft;

GArray *
rubric_picture_drafts_new (guint n)
{
  return g_array_set_size (g_array_new (FALSE, TRUE, sizeof (Draft)), n);
}

void
rubric_picture_drafts_extend (GArray *self, guint n)
{
  g_array_set_size (self, n);
}

void
rubric_picture_drafts_keep (GArray *self, guint index, const SudSheet *sheet, SudCells touched)
{
  g_return_if_fail (index < self->len);

  g_array_index (self, Draft, index).now = (Kept){ *sheet, touched };
}

SudCells
rubric_picture_drafts_take (GArray *self, guint index, SudSheet *sheet)
{
  SudCells touched;
  Kept *kept;

  g_return_val_if_fail (index < self->len, SUD_NO_CELLS);

  kept = &g_array_index (self, Draft, index).now;
  touched = kept->touched;
  if (!sud_cells_is_empty (touched))
    *sheet = kept->sheet;
  kept->touched = SUD_NO_CELLS;
  return touched;
}

void
rubric_picture_drafts_begin (GArray *self, guint index, const SudScan *grid)
{
  Draft *draft;

  g_return_if_fail (index < self->len);

  draft = &g_array_index (self, Draft, index);
  draft->before = draft->now;
  draft->grid = *grid;
  draft->anew = TRUE;
  draft->now.touched = SUD_NO_CELLS;
}

gboolean
rubric_picture_drafts_has_before (const GArray *self, guint index)
{
  g_return_val_if_fail (index < self->len, FALSE);

  return g_array_index (self, Draft, index).anew;
}

void
rubric_picture_drafts_go_back (GArray *self, guint index, SudScan *grid)
{
  Draft *draft;

  g_return_if_fail (index < self->len);

  draft = &g_array_index (self, Draft, index);
  draft->now = draft->before;
  *grid = draft->grid;
  draft->anew = FALSE;
}

gboolean
rubric_picture_drafts_any (const GArray *self)
{
  for (guint i = 0; i < self->len; i++)
    if (!sud_cells_is_empty (g_array_index (self, Draft, i).now.touched))
      return TRUE;
  return FALSE;
}
