/* rubric-collection-comparing.c - every strategy on puzzles of a collection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-compare-window.h"

#include <glib/gi18n.h>

/* Those that somebody has selected; all that are shown where nobody has. */
static GtkBitset *
get_positions (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);

  if (!self->selected_itself && !gtk_bitset_is_empty (selected))
    return g_steal_pointer (&selected);
  return gtk_bitset_new_range (0, g_list_model_get_n_items (G_LIST_MODEL (self->collection)));
}

/* The puzzles of @positions, as many as are compared at once; what is no puzzle, or one whose digits clash, is left out. */
static GArray *
read_puzzles (RubricCollectionWindow *self, const GtkBitset *positions)
{
  GArray *grids = g_array_new (FALSE, FALSE, sizeof (SudGrid));
  RubricDocument *document = rubric_collection_get_document (self->collection);
  GtkBitsetIter iter;
  guint position;

  for (gboolean more = gtk_bitset_iter_init_first (&iter, positions, &position);
       more && grids->len < RUBRIC_COMPARE_MOST; more = gtk_bitset_iter_next (&iter, &position))
    {
      SudSheet sheet;
      SudGrid grid;

      if (!rubric_document_read (document, rubric_collection_get_index (self->collection, position), &sheet, NULL, NULL))
        continue;
      grid = sud_sheet_get_puzzle (&sheet);
      if (sud_grid_is_valid (&grid))
        g_array_append_val (grids, grid);
    }
  return grids;
}

void
rubric_collection_window_compare (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) positions = get_positions (self);
  g_autoptr (GArray) grids = read_puzzles (self, positions);

  if (grids->len == 0)
    rubric_collection_window_toast (self, _ ("There is no puzzle to compare strategies on"));
  else
    rubric_compare_window_show (GTK_WINDOW (self), (const SudGrid *)(gpointer)grids->data, grids->len,
                                gtk_bitset_get_size (positions) > grids->len && grids->len == RUBRIC_COMPARE_MOST
                                    ? RUBRIC_COMPARE_FIRST
                                    : RUBRIC_COMPARE_ALL);
}
