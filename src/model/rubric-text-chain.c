/* rubric-text-chain.c - chains of reasoning, link by link
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-chain.h"

#include "rubric-text-parts.h"

#include <glib/gi18n.h>

/* "4 is in row 1 column 2", "4 is not in …" */
static char *
say_node (const SudStepNode *node, gboolean on)
{
  g_autofree char *cells = rubric_text_cell_groups (node->cells);
  gboolean single = sud_cells_is_single (node->cells);

  if (on)
    /* Translators: part of a chain of reasoning: %1$s is a cell, or, in the second, several; %2$d a digit */
    return g_strdup_printf (single ? _ ("%1$s is %2$d") : _ ("one of %1$s is %2$d"), cells, node->digit);
  /* Translators: part of a chain of reasoning: %1$s is a cell, or, in the second, several; %2$d a digit */
  return g_strdup_printf (single ? _ ("%1$s is not %2$d") : _ ("none of %1$s is %2$d"), cells, node->digit);
}

/* One chain from node @i on; returns the node after its end. */
static int
say_branch (GString *text, const SudStep *step, int i)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *first = say_node (&step->nodes[i], step->nodes[i].link == SUD_STEP_WEAK);
  g_autofree char *rest = NULL;
  gboolean on = step->nodes[i].link == SUD_STEP_WEAK;

  while (step->nodes[i].link != SUD_STEP_END && i + 1 < step->n_nodes)
    {
      on = step->nodes[i++].link == SUD_STEP_STRONG;
      g_ptr_array_add (parts, say_node (&step->nodes[i], on));
    }
  g_ptr_array_add (parts, NULL);
  /* Translators: between the parts of a chain of reasoning: "a is 4, so b is not 4, so …" */
  rest = g_strjoinv (_ (", so "), (char **)parts->pdata);
  /* Translators: a chain of reasoning; %1$s is what is supposed, %2$s what follows, with ", so " between its parts */
  g_string_append_printf (text, _ ("Suppose %1$s: then %2$s."), first, rest);
  return i + 1;
}

char *
rubric_text_chain (const SudStep *step, const SudPencilmarks *marks)
{
  GString *text = g_string_new (NULL);
  g_autofree char *cells = NULL;

  for (int i = 0; i < step->n_nodes;)
    {
      if (text->len > 0)
        g_string_append_c (text, ' ');
      i = say_branch (text, step, i);
    }
  if (step->n_nodes > 0)
    {
      g_string_append_c (text, ' ');
      g_string_append (text, _ ("So one of the two ends is true, whichever it is."));
      return g_string_free (text, FALSE);
    }
  cells = rubric_text_cell_groups (step->cells);
  /* Translators: of a pattern of candidates; %s are its cells */
  g_string_append_printf (text, _ ("The candidates of %s leave no other way."), cells);
  return g_string_free (text, FALSE);
}

void
rubric_notation_append_chain (GString *text, const SudStep *step)
{
  static const char *const links[] = { [SUD_STEP_END] = "; ", [SUD_STEP_STRONG] = " = ", [SUD_STEP_WEAK] = " - " };

  for (int i = 0; i < step->n_nodes; i++)
    {
      g_string_append_printf (text, "(%d)", step->nodes[i].digit);
      rubric_notation_append_cells (text, step->nodes[i].cells);
      if (i + 1 < step->n_nodes)
        g_string_append (text, links[step->nodes[i].link]);
    }
}
