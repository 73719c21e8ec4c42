/* rubric-text-why.c - the answer to “why not?” in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-why.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

static char *
name_cell (int cell)
{
  return rubric_text_cells (sud_cells_of (cell), 1);
}

/* Appends to @sentence that the steps do not show it. */
static char *
add_no_way (const RubricReasoningResult *reasoning, char *sentence)
{
  g_autofree char *alone = sentence;

  if (reasoning->path != NULL && sud_path_get_n_steps (reasoning->path) > 0)
    return g_steal_pointer (&alone);
  /* Translators: %s is a sentence: "Row 3 column 5 cannot be 4." */
  return g_strdup_printf (_ ("%s But the techniques that are on do not show why."), alone);
}

char *
rubric_text_why (const RubricReasoningResult *reasoning)
{
  const RubricWhy *why = &reasoning->why;
  g_autofree char *cell = name_cell (why->cell), *first = rubric_text_capitalise (cell), *seen = NULL;

  if (reasoning->failed)
    return g_strdup (_ ("There is not enough memory to explain this."));
  switch (why->answer)
    {
    case RUBRIC_WHY_NOT:
      /* Translators: %1$s is a cell, %2$d a digit */
      return add_no_way (reasoning, g_strdup_printf (_ ("%1$s cannot be %2$d."), first, why->digit));
    case RUBRIC_WHY_MUST:
      /* Translators: %1$s is a cell, %2$d a digit */
      return add_no_way (reasoning, g_strdup_printf (_ ("Nothing rules it out: %1$s must be %2$d."), cell, why->digit));
    case RUBRIC_WHY_EITHER:
      /* Translators: %1$s is a cell, %2$d and %3$d are digits */
      return g_strdup_printf (_ ("%1$s can be %2$d: of several solutions one has %2$d there, another %3$d."), first,
                              why->digit, why->other);
    case RUBRIC_WHY_SEEN:
      seen = name_cell (why->seen);
      /* Translators: %1$s and %3$s are cells, %2$d a digit */
      return g_strdup_printf (_ ("%1$s cannot be %2$d: it sees the %2$d in %3$s."), first, why->digit, seen);
    case RUBRIC_WHY_GIVEN:
      /* Translators: %1$s is a cell, %2$d a digit */
      return g_strdup_printf (_ ("%1$s is a given, %2$d."), first, reasoning->sheet.digit[why->cell]);
    default:
      return g_strdup (_ ("There is no solution, so nothing can be shown of this cell."));
    }
}
