/* rubric-picture-drafts.c - what a person has corrected beside the grids of a picture that are not shown now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-drafts.h"

typedef struct
{
  SudSheet sheet;
  SudCells touched; /* none: nothing is kept */
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

  g_array_index (self, Draft, index) = (Draft){ *sheet, touched };
}

SudCells
rubric_picture_drafts_take (GArray *self, guint index, SudSheet *sheet)
{
  Draft *draft;
  SudCells touched;

  g_return_val_if_fail (index < self->len, SUD_NO_CELLS);

  draft = &g_array_index (self, Draft, index);
  touched = draft->touched;
  if (!sud_cells_is_empty (touched))
    *sheet = draft->sheet;
  draft->touched = SUD_NO_CELLS;
  return touched;
}

gboolean
rubric_picture_drafts_any (const GArray *self)
{
  for (guint i = 0; i < self->len; i++)
    if (!sud_cells_is_empty (g_array_index (self, Draft, i).touched))
      return TRUE;
  return FALSE;
}
