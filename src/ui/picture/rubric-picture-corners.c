/* rubric-picture-corners.c - the corners of a grid of the picture panel: moved, read again, and put back, and what was typed taken back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-panel-private.h"

#include <string.h>

/* What was typed while the corners were read stays: over what they have given. What was taken back is not typed.
 * @before: what was read then */
static void
keep_since (RubricPicturePanel *self, const SudScan *grid, const SudSheet *before)
{
  const SudSheet *typed = rubric_puzzle_get_sheet (self->draft);
  SudCells since = SUD_NO_CELLS;
  SudSheet sheet = grid->sheet;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (typed->digit[cell] != self->held.digit[cell] && typed->digit[cell] != before->digit[cell])
      {
        sud_cells_add (&since, cell);
        sheet.digit[cell] = typed->digit[cell];
        sheet.origin[cell] = typed->origin[cell];
      }
  rubric_picture_drafts_keep (self->drafts, self->chosen, &sheet, since);
}

/* Where the person has put the corners they stay; what else there is on the page, or on others, does so, too. Where there is
 * no Sudoku between them what was read before stays as well: the next corner may make it right. */
static void
quad_read (gpointer owner, const RubricScan *scan, const GError *error)
{
  RubricPicturePanel *self = owner;
  RubricScanFound *row = &g_array_index (self->found, RubricScanFound, self->moved);
  const SudScan *grid;

  if (error != NULL)
    {
      rubric_picture_panel_fail (self, error);
      return;
    }
  grid = &rubric_scan_get (scan, 0)->grid;
  if (grid->kind != SUD_SCAN_NOTHING)
    {
      if (self->moved == self->chosen)
        rubric_picture_drafts_keep (self->drafts, self->chosen, rubric_puzzle_get_sheet (self->draft), self->touched);
      rubric_picture_drafts_begin (self->drafts, self->moved, &row->grid);
      if (self->moved == self->chosen)
        keep_since (self, grid, &row->grid.sheet);
      row->grid = *grid;
    }
  if (self->moved != self->chosen)
    return;
  self->missed = grid->kind == SUD_SCAN_NOTHING;
  if (grid->kind != SUD_SCAN_NOTHING || rubric_picture_panel_get_grid (self) == NULL)
    rubric_picture_panel_show_row (self);
  else
    rubric_picture_panel_show (self);
}

void
rubric_picture_panel_read_corners (RubricPicturePanel *self)
{
  rubric_scan_quad (self->jobs, rubric_picture_panel_get_row (self)->image, rubric_image_view_get_quad (self->view),
                    quad_read);
  self->moved = self->chosen;
  self->held = *rubric_puzzle_get_sheet (self->draft);
  rubric_picture_panel_show (self);
}

gboolean
rubric_picture_panel_is_astray (RubricPicturePanel *self)
{
  return rubric_picture_panel_get_grid (self) != NULL && !rubric_image_view_shows_grid (self->view);
}

gboolean
rubric_picture_panel_can_put_back (RubricPicturePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), FALSE);

  return rubric_picture_panel_is_astray (self)
         || (self->drafts != NULL && rubric_picture_drafts_has_before (self->drafts, self->chosen));
}

void
rubric_picture_panel_put_back (RubricPicturePanel *self)
{
  g_return_if_fail (RUBRIC_IS_PICTURE_PANEL (self));

  if (!rubric_picture_panel_can_put_back (self))
    return;
  if (rubric_picture_panel_is_reading (self))
    rubric_jobs_cancel (self->jobs);
  if (rubric_picture_panel_is_astray (self))
    rubric_picture_drafts_keep (self->drafts, self->chosen, rubric_puzzle_get_sheet (self->draft), self->touched);
  else
    rubric_picture_drafts_go_back (self->drafts, self->chosen, &rubric_picture_panel_get_row (self)->grid);
  if (rubric_picture_panel_get_grid (self) == NULL)
    rubric_image_view_set_image (self->view, rubric_picture_panel_get_row (self)->image); /* the corners wait again */
  rubric_picture_panel_show_row (self);
}

/* Whether what the person did last can be taken back in the draft: corners that were moved since go back first. */
static gboolean
typed_last (RubricPicturePanel *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->draft);

  return rubric_puzzle_get_can_undo (self->draft)
         && (!rubric_picture_panel_is_astray (self)
             || memcmp (sheet->digit, self->held.digit, sizeof sheet->digit) != 0);
}

gboolean
rubric_picture_panel_can_undo (RubricPicturePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), FALSE);

  return rubric_puzzle_get_can_undo (self->draft) || rubric_picture_panel_can_put_back (self);
}

void
rubric_picture_panel_undo (RubricPicturePanel *self)
{
  const SudScan *grid = rubric_picture_panel_get_grid (self);
  SudSheet before;

  g_return_if_fail (RUBRIC_IS_PICTURE_PANEL (self));

  if (!typed_last (self))
    {
      rubric_picture_panel_put_back (self);
      return;
    }
  before = *rubric_puzzle_get_sheet (self->draft);
  rubric_puzzle_undo (self->draft);
  for (int cell = 0; cell < SUD_CELLS && grid != NULL; cell++)
    {
      int digit = rubric_puzzle_get_sheet (self->draft)->digit[cell];

      if (digit != before.digit[cell] && digit == grid->sheet.digit[cell])
        sud_cells_remove (&self->touched, cell);
    }
  rubric_picture_panel_show (self);
}

gboolean
rubric_picture_panel_can_redo (RubricPicturePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), FALSE);

  return rubric_puzzle_get_can_redo (self->draft);
}

void
rubric_picture_panel_redo (RubricPicturePanel *self)
{
  g_return_if_fail (RUBRIC_IS_PICTURE_PANEL (self));

  rubric_puzzle_redo (self->draft);
}
