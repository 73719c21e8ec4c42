/* rubric-solution.c - one of several solutions, as an item of a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-solution.h"

#include "rubric-text-solutions.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

enum
{
  MOST_DIGITS = 27, /* of a row */
  MOST_NAMED = 2,   /* cells of a row: of more there are digits alone */
};

struct _RubricSolution
{
  GObject parent_instance;

  guint number;
  SudGrid grid;
  SudCells telling;
};

G_DEFINE_FINAL_TYPE (RubricSolution, rubric_solution, G_TYPE_OBJECT)

static void
rubric_solution_class_init (RubricSolutionClass *klass)
{
}

static void
rubric_solution_init (RubricSolution *self)
{
}

RubricSolution *
rubric_solution_new (guint number, const SudGrid *grid, SudCells telling)
{
  RubricSolution *self = g_object_new (RUBRIC_TYPE_SOLUTION, NULL);

  self->number = number;
  self->telling = telling;
  if (grid != NULL)
    self->grid = *grid;
  return self;
}

char *
rubric_solution_dup_title (RubricSolution *self)
{
  g_return_val_if_fail (RUBRIC_IS_SOLUTION (self), NULL);

  if (self->number == 0)
    /* Translators: a row of a list of solutions, which shows what they have in common and where they differ */
    return g_strdup (_ ("All together"));
  /* Translators: %u is its number in the list */
  return g_strdup_printf (_ ("Solution %u"), self->number);
}

char *
rubric_solution_dup_digits (RubricSolution *self)
{
  GString *text;
  uint8_t order[SUD_CELLS];
  int n;

  g_return_val_if_fail (RUBRIC_IS_SOLUTION (self), NULL);

  if (sud_cells_count (self->telling) <= MOST_NAMED)
    return self->number > 0 ? rubric_text_digits_in (&self->grid, self->telling) : g_strdup ("");
  text = g_string_new (NULL);
  if (self->number == 0)
    {
      g_autofree char *cells = rubric_text_cell_groups (self->telling);

      /* Translators: of solutions in a list: %s are the cells whose digits each of them shows, such as "row 1 columns 1 and 3" */
      g_string_printf (text, _ ("Below, the digits in %s"), cells);
      return g_string_free (text, FALSE);
    }
  n = rubric_text_order_cells (self->telling, order);
  for (int i = 0; i < MIN (n, MOST_DIGITS); i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", self->grid.digit[order[i]]);
  if (n > MOST_DIGITS)
    g_string_append (text, " …");
  return g_string_free (text, FALSE);
}
