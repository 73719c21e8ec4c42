/* rubric-picture-drafts.c - corrections of the grids of a picture that are not shown now, and all of the grids as a
 * list
 *
 *     Draft   now       the corrected sheet, and which cells the person has touched; if none nothing is kept
 *             before    the same before the grid was read anew, between corners that the person has set
 *             grid      what the grid was then, or nothing
 *             anew      whether there is a way back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-private.h"

#include "rubric-scan-inks.h"

typedef struct
{
  SudSheet sheet;
  SudCells touched;
} Correction;

typedef struct
{
  Correction now;
  Correction before;
  SudScan grid;
  gboolean anew;
} Draft;

static Draft *
get_draft (const GArray *self, guint index)
{
  return &g_array_index (self, Draft, index);
}

GArray *
rubric_picture_drafts_new (guint n)
{
  return g_array_set_size (g_array_new (FALSE, TRUE, sizeof (Draft)), n);
}

void
rubric_picture_drafts_keep (GArray *self, guint index, const SudSheet *sheet, SudCells touched)
{
  get_draft (self, index)->now = (Correction){ *sheet, touched };
}

SudCells
rubric_picture_drafts_take (GArray *self, guint index, SudSheet *sheet)
{
  Correction *kept = &get_draft (self, index)->now;
  SudCells touched = kept->touched;

  if (!sud_cells_is_empty (touched))
    *sheet = kept->sheet;
  kept->touched = SUD_NO_CELLS;
  return touched;
}

void
rubric_picture_drafts_begin (GArray *self, guint index, const SudScan *grid)
{
  Draft *draft = get_draft (self, index);

  draft->before = draft->now;
  draft->grid = *grid;
  draft->anew = TRUE;
  draft->now.touched = SUD_NO_CELLS;
}

gboolean
rubric_picture_drafts_has_before (const GArray *self, guint index)
{
  return get_draft (self, index)->anew;
}

void
rubric_picture_drafts_go_back (GArray *self, guint index, SudScan *grid)
{
  Draft *draft = get_draft (self, index);

  draft->now = draft->before;
  *grid = draft->grid;
  draft->anew = FALSE;
}

gboolean
rubric_picture_drafts_any (const GArray *self)
{
  for (guint i = 0; i < self->len; i++)
    if (!sud_cells_is_empty (get_draft (self, i)->now.touched))
      return TRUE;
  return FALSE;
}

SudCells
rubric_picture_find_uncertain (const SudScan *grid, const SudGrid *now)
{
  SudGrid read = sud_sheet_get_grid (&grid->sheet, SUD_ORIGINS_ALL);

  return sud_cells_union (rubric_scan_find_uncertain (grid),
                          sud_cells_intersection (sud_grid_conflicts (&read), sud_grid_conflicts (now)));
}

/* The digits of @row that its second ink tells to be entries: in a list there are givens alone. */
static SudCells
find_entries (const RubricScanFound *row)
{
  SudCells second = row->image != NULL ? rubric_scan_find_second_ink (row->image, &row->grid) : SUD_NO_CELLS;

  return rubric_scan_tells_entries (&row->grid, second) ? second : SUD_NO_CELLS;
}

/* Sets @digits to what stands in @grid now. Returns: the cells that are to be looked at */
static SudCells
read_draft (const Draft *draft, const SudScan *grid, SudGrid *digits)
{
  gboolean corrected = !sud_cells_is_empty (draft->now.touched);

  *digits = sud_sheet_get_grid (corrected ? &draft->now.sheet : &grid->sheet, SUD_ORIGINS_ALL);
  return sud_cells_difference (rubric_picture_find_uncertain (grid, digits), draft->now.touched);
}

/* Sets @digits to what stands in grid @index now, without entries. These are found only if the grids are taken, or if a
 * cell is uncertain. Returns: whether a cell is to be looked at */
static gboolean
read_grid (GArray *self, const RubricScanFound *row, guint index, const RubricPictureShown *shown, gboolean taken,
           SudGrid *digits)
{
  SudCells uncertain, entries = SUD_NO_CELLS;

  if (index == shown->index)
    {
      *digits = shown->digits;
      uncertain = shown->uncertain;
    }
  else
    uncertain = read_draft (get_draft (self, index), &row->grid, digits);
  if (taken || !sud_cells_is_empty (uncertain))
    entries = find_entries (row);
  SUD_EACH_CELL (cell, entries)
    if (index != shown->index)
      digits->digit[cell] = 0;
    else if (digits->digit[cell] != 0)
      sud_cells_remove (&entries, (int)cell); /* the person took it for a given */
  return !sud_cells_is_empty (sud_cells_difference (uncertain, entries));
}

GBytes *
rubric_picture_drafts_dup_lines (GArray *self, const GArray *found, const RubricPictureShown *shown, gboolean taken)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < found->len; i++)
    {
      const RubricScanFound *row = &g_array_index (found, RubricScanFound, i);
      char line[SUD_LINE_LENGTH + 1];
      SudGrid digits;

      if (row->grid.kind == SUD_SCAN_NOTHING)
        continue;
      if (read_grid (self, row, i, shown, taken, &digits))
        return NULL;
      sud_grid_format_line (&digits, line);
      g_string_append_printf (text, "%s\n", line);
      n++;
    }
  return n > 1 ? g_string_free_to_bytes (g_steal_pointer (&text)) : NULL;
}
