/* rubric-text-why.c - the answer to “why not?” in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-why.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

/* Returns: a sentence without its capital */
static char *
say_answer (const RubricReasoningResult *reasoning)
{
  const RubricWhy *why = &reasoning->why;
  g_autofree char *cell = rubric_text_cell (why->cell), *houses = NULL;

  switch (why->answer)
    {
    case RUBRIC_WHY_NOT:
      /* Translators: %1$s is a cell, %2$d a digit */
      return g_strdup_printf (_ ("%1$s cannot be %2$d."), cell, why->digit);
    case RUBRIC_WHY_MUST:
      /* Translators: %1$s is a cell, %2$d a digit */
      return g_strdup_printf (_ ("%1$s must be %2$d."), cell, why->digit);
    case RUBRIC_WHY_EITHER:
      /* Translators: %1$s is a cell, %2$d and %3$d are digits */
      return g_strdup_printf (_ ("%1$s can be %2$d: nothing rules it out. Some solutions have %2$d there, others "
                                 "%3$d."),
                              cell, why->digit, why->other);
    case RUBRIC_WHY_SEEN:
      houses = rubric_text_houses (sud_cell_houses[why->cell] & sud_cell_houses[why->seen], RUBRIC_CASE_IN);
      /* Translators: %1$s is a cell, %2$d a digit, %3$s a row, column or box, or two: "row 3 and box 2" */
      return g_strdup_printf (_ ("%1$s cannot be %2$d: there is a %2$d in %3$s already."), cell, why->digit, houses);
    case RUBRIC_WHY_GIVEN:
      /* Translators: %1$s is a cell, %2$d a digit */
      return g_strdup_printf (_ ("%1$s is %2$d: that is part of the puzzle."), cell,
                              reasoning->sheet.digit[why->cell]);
    default:
      return g_strdup (_ ("There is no solution, so nothing can be shown of this cell."));
    }
}

char *
rubric_text_why_end (const SudPath *path, int cell, int digit)
{
  g_autofree char *name = rubric_text_cell (cell);
  int n = sud_path_get_n_steps (path);
  SudPencilmarks end;

  sud_path_get_marks (path, n, &end);
  if (n == 0 || sud_path_get_step (path, n - 1)->digit == 0 || end.value[cell] == digit)
    return NULL;
  /* Translators: the end of an argument; %1$s is a cell, %2$d a digit */
  return g_strdup_printf (_ ("So %1$s cannot be %2$d."), name, digit);
}

/* Returns: (transfer full) (nullable): a remark on the answer: that no steps show it, or what was left out */
static char *
say_reserve (const RubricReasoningResult *reasoning)
{
  gboolean shown = reasoning->path != NULL && sud_path_get_n_steps (reasoning->path) > 0;
  int n = sud_cells_count (reasoning->wrong);

  if (reasoning->why.answer <= RUBRIC_WHY_MUST && !shown)
    return g_strdup (_ ("But the techniques that are on do not show why."));
  if (n > 0)
    return g_strdup_printf (ngettext ("(%d wrong entry is left out.)", "(%d wrong entries are left out.)", n), n);
  if (!sud_cells_is_empty (reasoning->lost))
    return g_strdup (_ ("(Pencil marks are left out, for a right one is missing.)"));
  return NULL;
}

char *
rubric_text_why (const RubricReasoningResult *reasoning)
{
  g_autofree char *clause = NULL, *answer = NULL, *reserve = NULL;

  if (reasoning->failed)
    return g_strdup (_ ("There is not enough memory to explain this."));
  clause = say_answer (reasoning);
  answer = rubric_text_capitalise (clause);
  reserve = say_reserve (reasoning);
  return reserve != NULL ? rubric_text_join (answer, reserve) : g_steal_pointer (&answer);
}
