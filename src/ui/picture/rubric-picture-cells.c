/* rubric-picture-cells.c - the cells of a grid of the picture panel: which are to be looked at, and the one that is compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-panel-private.h"

#include "rubric-image-piece.h"

enum
{
  PIECE = 96, /* pixels of the side of a cell's piece */
};

/* What clashes was misread somewhere, however certain each of it looks, until the person has put it right. */
static SudCells
find_doubtful (RubricPicturePanel *self, const SudScan *grid)
{
  SudGrid read = sud_sheet_get_grid (&grid->sheet, SUD_ORIGINS_ALL);
  SudGrid now = rubric_puzzle_get_grid (self->draft, SUD_ORIGINS_ALL);
  SudCells clashing = sud_cells_intersection (sud_grid_conflicts (&read), sud_grid_conflicts (&now));

  return sud_cells_union (rubric_scan_find_doubtful (grid), clashing);
}

SudCells
rubric_picture_panel_get_doubtful (RubricPicturePanel *self)
{
  const SudScan *grid = rubric_picture_panel_get_grid (self);

  return grid != NULL ? sud_cells_difference (find_doubtful (self, grid), self->touched) : SUD_NO_CELLS;
}

/* What the second key does: there and back. */
static int
get_other (RubricPicturePanel *self)
{
  int now = rubric_puzzle_get_sheet (self->draft)->digit[self->cell];

  return rubric_scan_get_other (rubric_picture_panel_get_grid (self), self->cell, now);
}

/* Whether the other reading is offered: where the cell is plain that would seem to doubt it. */
static gboolean
is_in_doubt (RubricPicturePanel *self, const SudScan *grid)
{
  return sud_cells_has (find_doubtful (self, grid), self->cell)
         || rubric_puzzle_get_sheet (self->draft)->digit[self->cell] != grid->sheet.digit[self->cell];
}

/* However long the words are they make the panel no wider, and there is room for the button where it is not wanted: the
 * panel would turn over while somebody works. */
static void
offer (GtkButton *self, int digit, gboolean wanted)
{
  g_autofree char *text = rubric_scan_dup_choice (digit);

  gtk_stack_set_visible_child_name (GTK_STACK (gtk_widget_get_parent (GTK_WIDGET (self))), wanted ? "choice" : "none");
  gtk_button_set_label (self, text);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (self)), PANGO_ELLIPSIZE_END);
}

/* Room for a cell stays where there is none: the picture would jump under the corners that are dragged. */
static void
show_none (RubricPicturePanel *self)
{
  gtk_picture_set_paintable (self->piece, NULL);
  gtk_label_set_text (self->cell_label, "");
  gtk_stack_set_visible_child_name (GTK_STACK (gtk_widget_get_parent (GTK_WIDGET (self->second_button))), "none");
}

void
rubric_picture_panel_show_cell (RubricPicturePanel *self)
{
  const SudScan *grid = rubric_picture_panel_get_grid (self);
  SudCells doubtful = rubric_picture_panel_get_doubtful (self);
  g_autofree char *text = NULL;
  g_autoptr (GdkTexture) piece = NULL;

  rubric_image_view_set_cells (self->view, doubtful, self->cell);
  if (grid == NULL)
    {
      show_none (self);
      return;
    }
  text = rubric_scan_dup_cell_name (self->cell, rubric_puzzle_get_sheet (self->draft)->digit[self->cell],
                                    sud_cells_has (doubtful, self->cell));
  gtk_label_set_text (self->cell_label, text);
  offer (self->second_button, get_other (self), is_in_doubt (self, grid));
  piece = rubric_image_cut_piece (rubric_picture_panel_get_row (self)->image, grid, self->cell, PIECE);
  gtk_picture_set_paintable (self->piece, GDK_PAINTABLE (piece));
}

void
rubric_picture_panel_set_cell (RubricPicturePanel *self, int cell)
{
  g_return_if_fail (RUBRIC_IS_PICTURE_PANEL (self));
  g_return_if_fail (cell >= 0 && cell < SUD_CELLS);

  self->cell = cell;
  rubric_picture_panel_show_cell (self);
}

void
rubric_picture_panel_take_second (RubricPicturePanel *self)
{
  SudCells cells = SUD_NO_CELLS;

  g_return_if_fail (RUBRIC_IS_PICTURE_PANEL (self));

  if (rubric_picture_panel_get_grid (self) == NULL)
    return;
  sud_cells_add (&cells, self->cell);
  rubric_puzzle_enter (self->draft, cells, get_other (self));
}

void
rubric_picture_panel_confirm (RubricPicturePanel *self)
{
  g_return_if_fail (RUBRIC_IS_PICTURE_PANEL (self));

  if (!sud_cells_has (rubric_picture_panel_get_doubtful (self), self->cell))
    return;
  rubric_puzzle_enter (self->draft, sud_cells_of (self->cell), rubric_puzzle_get_sheet (self->draft)->digit[self->cell]);
}

void
rubric_picture_panel_go_on (RubricPicturePanel *self)
{
  SudCells doubtful;
  int cell;

  g_return_if_fail (RUBRIC_IS_PICTURE_PANEL (self));

  doubtful = rubric_picture_panel_get_doubtful (self);
  cell = self->cell + 1 < SUD_CELLS ? sud_cells_next (doubtful, self->cell + 1) : -1;
  if (cell < 0)
    cell = sud_cells_next (doubtful, 0);
  if (cell >= 0)
    g_signal_emit_by_name (self, "cell-wanted", cell);
}
