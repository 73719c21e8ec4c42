/* rubric-text-solutions.c - how many solutions there are, and what would leave one, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-solutions.h"

#include "rubric-text-parts.h"
#include "rubric-text.h"

#include <glib/gi18n.h>
#include <string.h>

static char *
count_solutions (guint n, gboolean more, SudCells differing)
{
  int cells = sud_cells_count (differing);
  g_autofree char *solutions = rubric_text_solutions (more ? (gint64)n + 1 : (gint64)n);
  g_autofree char *listed = rubric_text_number (n);

  if (more)
    return g_strdup_printf (
        /* Translators: %1$s is "More than 1,000 solutions", %2$s the number that are listed, %3$d how many cells */
        ngettext ("%1$s, which differ in %3$d cell. The first %2$s are listed and counted.",
                  "%1$s, which differ in %3$d cells. The first %2$s are listed and counted.", cells),
        solutions, listed, cells);
  /* Translators: %1$s is "12 solutions", %2$d how many cells */
  return g_strdup_printf (ngettext ("%1$s, which differ in %2$d cell.", "%1$s, which differ in %2$d cells.", cells),
                          solutions, cells);
}

char *
rubric_text_solutions_summary (guint n, gboolean more, SudCells differing, gboolean set_aside)
{
  g_autofree char *count = count_solutions (n, more, differing);

  return set_aside ? rubric_text_join (count, _ ("Your own digits are set aside.")) : g_steal_pointer (&count);
}

char *
rubric_text_digits_in (const SudGrid *grid, SudCells cells)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  SUD_EACH_CELL (cell, cells)
    {
      g_autofree char *name = rubric_text_cell (cell);

      /* Translators: an item of a list: %1$d is a digit, %2$s a cell such as "row 3 column 5" */
      g_ptr_array_add (items, g_strdup_printf (_ ("%1$d in %2$s"), grid->digit[cell], name));
    }
  return rubric_text_list (items);
}

char *
rubric_text_cell_counts (const SudView *view, int cell)
{
  static const uint16_t none[SUD_SIZE];
  g_autofree char *place = NULL, *name = NULL;

  if (view->sheet.digit[cell] != 0 || memcmp (view->evidence.counts[cell], none, sizeof none) == 0)
    return NULL;
  place = rubric_text_cell (cell);
  name = rubric_text_capitalise (place);
  return rubric_text_cell_evidence (name, &view->evidence, cell);
}

char *
rubric_text_unique (const SudGrid *added, int most)
{
  g_autofree char *list = NULL;
  SudCells cells = SUD_NO_CELLS;
  int n = sud_grid_count_filled (added);

  if (n > most)
    return g_strdup_printf (ngettext ("With %d more given, highlighted on the board, one solution is left.",
                                      "With %d more givens, highlighted on the board, one solution is left. Fewer may do.",
                                      n),
                            n);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (added->digit[cell] != 0)
      sud_cells_add (&cells, cell);
  list = rubric_text_digits_in (added, cells);
  /* Translators: %1$d is how many givens, %2$s a list of them: "4 in row 1 column 3 and 7 in row 2 column 5" */
  return g_strdup_printf (ngettext ("With %1$d more given one solution is left: %2$s.",
                                    "With %1$d more givens one solution is left: %2$s. Fewer may do.",
                                    n),
                          n, list);
}
