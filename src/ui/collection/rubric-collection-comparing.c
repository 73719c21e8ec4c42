/* rubric-collection-comparing.c - every strategy on puzzles of a collection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-compare-window.h"

#include <glib/gi18n.h>
#include <string.h>

/** What is compared, and what is said of it. */
typedef struct
{
  GArray *grids;
  gboolean set_aside; /* whether there are own digits in any of them */
  gboolean clashing;  /* whether one was left out as its digits clash */
} Choice;

/* Those that somebody has selected; all that are shown where nobody has. */
static GtkBitset *
get_positions (RubricCollectionWindow *self)
{
  if (rubric_collection_window_count_chosen (self) > 0)
    return gtk_selection_model_get_selection (self->selection);
  return gtk_bitset_new_range (0, g_list_model_get_n_items (G_LIST_MODEL (self->collection)));
}

static void
add_puzzle (Choice *choice, const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_puzzle (sheet), all = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);

  if (!sud_grid_is_valid (&grid))
    {
      choice->clashing = TRUE;
      return;
    }
  g_array_append_val (choice->grids, grid);
  choice->set_aside |= memcmp (&all, &grid, sizeof all) != 0;
}

/* The puzzles of @positions, as many as are compared at once; what is no puzzle, or one whose digits clash, is left out. */
static void
read_puzzles (RubricCollectionWindow *self, const GtkBitset *positions, Choice *choice)
{
  RubricDocument *document = rubric_collection_get_document (self->collection);
  GtkBitsetIter iter;
  guint position;

  for (gboolean more = gtk_bitset_iter_init_first (&iter, positions, &position);
       more && choice->grids->len < RUBRIC_COMPARE_MOST; more = gtk_bitset_iter_next (&iter, &position))
    {
      SudSheet sheet;

      if (rubric_document_read (document, rubric_collection_get_index (self->collection, position), &sheet, NULL, NULL))
        add_puzzle (choice, &sheet);
    }
}

static const char *
say_why_not (const Choice *choice, guint64 n)
{
  if (n != 1)
    return _ ("There is no puzzle to compare strategies on");
  return choice->clashing ? _ ("Some digits clash: there is nothing to search")
                          : _ ("This line of the file is no puzzle: there is nothing to search");
}

void
rubric_collection_window_compare (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) positions = get_positions (self);
  g_autoptr (GArray) grids = g_array_new (FALSE, FALSE, sizeof (SudGrid));
  Choice choice = { .grids = grids };
  RubricCompareScope scope = RUBRIC_COMPARE_ALL;

  read_puzzles (self, positions, &choice);
  if (grids->len == 0)
    {
      rubric_collection_window_toast (self, say_why_not (&choice, gtk_bitset_get_size (positions)));
      return;
    }
  if (rubric_collection_window_count_chosen (self) > 0)
    scope |= RUBRIC_COMPARE_CHOSEN;
  if (gtk_bitset_get_size (positions) > grids->len && grids->len == RUBRIC_COMPARE_MOST)
    scope |= RUBRIC_COMPARE_FIRST;
  if (choice.set_aside)
    scope |= RUBRIC_COMPARE_GIVENS;
  rubric_compare_window_show (GTK_WINDOW (self), (const SudGrid *)(gpointer)grids->data, grids->len, scope);
}
