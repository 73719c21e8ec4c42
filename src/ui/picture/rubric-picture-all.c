/* rubric-picture-all.c - all grids of the picture panel at once, as they were read and corrected
 *
 * Only where no cell is to be looked at any more: in a list nobody sees the picture beside them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-panel-private.h"

#include "rubric-scan-inks.h"

/* Those digits of @row that its second ink tells to be entries: in a list there are givens alone. */
static SudCells
find_entries (const RubricScanFound *row)
{
  SudCells second = row->image != NULL ? rubric_scan_find_second_ink (row->image, &row->grid) : SUD_NO_CELLS;

  return rubric_scan_tells_entries (&row->grid, second) ? second : SUD_NO_CELLS;
}

/* The cells of grid @index that are to be looked at, and in @digits what stands there now. */
static SudCells
find_doubtful (RubricPicturePanel *self, guint index, SudGrid *digits)
{
  const SudScan *grid = &g_array_index (self->found, RubricScanFound, index).grid;
  SudSheet sheet = grid->sheet;
  SudGrid read = sud_sheet_get_grid (&grid->sheet, SUD_ORIGINS_ALL);
  SudCells touched, doubtful;

  if (index == self->chosen)
    {
      *digits = rubric_puzzle_get_grid (self->draft, SUD_ORIGINS_GIVEN);
      return rubric_picture_panel_get_doubtful (self);
    }
  touched = rubric_picture_drafts_take (self->drafts, index, &sheet);
  rubric_picture_drafts_keep (self->drafts, index, &sheet, touched);
  *digits = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
  doubtful = sud_cells_union (rubric_scan_find_doubtful (grid),
                              sud_cells_intersection (sud_grid_conflicts (&read), sud_grid_conflicts (digits)));
  return sud_cells_difference (doubtful, touched);
}

/* What stands in grid @index now, without entries; these are found only if somebody wants to know, or doubts one. Returns: whether
 * a cell of it is to be looked at */
static gboolean
read_row (RubricPicturePanel *self, guint index, gboolean taken, SudGrid *digits)
{
  SudCells doubtful = find_doubtful (self, index, digits), entries = SUD_NO_CELLS;

  if (taken || !sud_cells_is_empty (doubtful))
    entries = find_entries (&g_array_index (self->found, RubricScanFound, index));
  SUD_EACH_CELL (cell, entries)
    if (index != self->chosen)
      digits->digit[cell] = 0;
    else if (digits->digit[cell] != 0)
      sud_cells_remove (&entries, (int)cell); /* the person took it for a given */
  return !sud_cells_is_empty (sud_cells_difference (doubtful, entries));
}

/* (transfer full) (nullable): a line for each grid, if they are @taken, or may be. */
static GBytes *
dup_lines (RubricPicturePanel *self, gboolean taken)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; self->found != NULL && i < self->found->len; i++)
    {
      char line[SUD_LINE_LENGTH + 1];
      SudGrid digits;

      if (g_array_index (self->found, RubricScanFound, i).grid.kind == SUD_SCAN_NOTHING)
        continue;
      if (read_row (self, i, taken, &digits))
        return NULL;
      sud_grid_format_line (&digits, line);
      g_string_append_printf (text, "%s\n", line);
      n++;
    }
  return n > 1 ? g_string_free_to_bytes (g_steal_pointer (&text)) : NULL;
}

GBytes *
rubric_picture_panel_dup_all (RubricPicturePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), NULL);

  return dup_lines (self, TRUE);
}

void
rubric_picture_panel_offer_all (RubricPicturePanel *self)
{
  g_autoptr (GBytes) text = rubric_picture_panel_is_reading (self) ? NULL : dup_lines (self, FALSE);

  gtk_widget_set_visible (GTK_WIDGET (self->all_button), self->found != NULL && self->found->len > 1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->all_button), text != NULL);
}
