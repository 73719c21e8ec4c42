/* rubric-picture-all.c - all grids of the picture panel at once, as they were read and corrected
 *
 * Only where no cell is to be looked at any more: in a list nobody sees the picture beside them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-panel-private.h"

/* What stands in grid @index now. Returns: whether a cell of it is to be looked at */
static gboolean
read_row (RubricPicturePanel *self, guint index, SudGrid *digits)
{
  const SudScan *grid = &g_array_index (self->found, RubricScanFound, index).grid;
  SudSheet sheet = grid->sheet;
  SudGrid read = sud_sheet_get_grid (&grid->sheet, SUD_ORIGINS_ALL);
  SudCells touched, doubtful;

  if (index == self->chosen)
    {
      *digits = rubric_puzzle_get_grid (self->draft, SUD_ORIGINS_ALL);
      return !sud_cells_is_empty (rubric_picture_panel_get_doubtful (self));
    }
  touched = rubric_picture_drafts_take (self->drafts, index, &sheet);
  rubric_picture_drafts_keep (self->drafts, index, &sheet, touched);
  *digits = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
  doubtful = sud_cells_union (rubric_scan_find_doubtful (grid),
                              sud_cells_intersection (sud_grid_conflicts (&read), sud_grid_conflicts (digits)));
  return !sud_cells_is_empty (sud_cells_difference (doubtful, touched));
}

GBytes *
rubric_picture_panel_dup_all (RubricPicturePanel *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), NULL);

  for (guint i = 0; self->found != NULL && i < self->found->len; i++)
    {
      char line[SUD_LINE_LENGTH + 1];
      SudGrid digits;

      if (g_array_index (self->found, RubricScanFound, i).grid.kind == SUD_SCAN_NOTHING)
        continue;
      if (read_row (self, i, &digits))
        return NULL;
      sud_grid_format_line (&digits, line);
      g_string_append_printf (text, "%s\n", line);
      n++;
    }
  return n > 1 ? g_string_free_to_bytes (g_steal_pointer (&text)) : NULL;
}

void
rubric_picture_panel_offer_all (RubricPicturePanel *self)
{
  g_autoptr (GBytes) text = rubric_picture_panel_is_reading (self) ? NULL : rubric_picture_panel_dup_all (self);

  gtk_widget_set_visible (GTK_WIDGET (self->all_button), self->found != NULL && self->found->len > 1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->all_button), text != NULL);
}
