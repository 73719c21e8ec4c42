/* rubric-explanation-search.c - which steps are meant by a few words: techniques, digits, cells
 *
 *     wing 4        steps of a technique that is called so, about the digit 4
 *     r5c2          steps in which that cell plays a part
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explanation-search.h"

#include "rubric-text-step.h"
#include "sud-houses.h"
#include "sud-technique.h"

#include <string.h>

static SudCells
list_cells (const SudStep *step)
{
  SudCells cells = sud_cells_union (sud_cells_union (step->cells, step->fins), sud_step_affects (step));

  for (int i = 0; i < step->n_sets; i++)
    cells = sud_cells_union (cells, step->sets[i].cells);
  for (int i = 0; i < step->n_nodes; i++)
    cells = sud_cells_union (cells, step->nodes[i].cells);
  return cells;
}

static SudDigits
list_digits (const SudStep *step)
{
  return (SudDigits)(step->digits | sud_step_ruled_out (step) | (step->digit != 0 ? SUD_DIGIT_BIT (step->digit) : 0));
}

static gboolean
is_place (char letter)
{
  return letter >= '1' && letter <= '9';
}

static gboolean
matches_word (const SudStep *step, const char *text, const char *word)
{
  if (is_place (word[0]) && word[1] == '\0')
    return (list_digits (step) & SUD_DIGIT_BIT (word[0] - '0')) != 0;
  if (strlen (word) == 4 && word[0] == 'r' && is_place (word[1]) && word[2] == 'c' && is_place (word[3]))
    return sud_cells_has (list_cells (step), (word[1] - '1') * SUD_SIZE + word[3] - '1');
  return strstr (text, word) != NULL;
}

gboolean
rubric_explanation_step_matches (RubricExplanation *explanation, guint index, const char *sought)
{
  const SudStep *step = rubric_explanation_get_step (explanation, index);
  g_autofree char *outcome = rubric_text_step_outcome (step), *notation = rubric_text_step_notation (step);
  g_autofree char *all = g_strdup_printf ("%u. %s\n%s\n%s\n%s", index + 1, rubric_text_technique (step->technique),
                                          sud_technique_get (step->technique)->name, outcome, notation);
  g_autofree char *text = g_utf8_casefold (all, -1), *key = g_utf8_casefold (sought, -1);
  g_auto (GStrv) words = g_strsplit_set (key, " \t,", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (!matches_word (step, text, words[i]))
      return FALSE;
  return TRUE;
}
