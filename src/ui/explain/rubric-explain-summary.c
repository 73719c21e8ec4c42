/* rubric-explain-summary.c - the line above the steps of an explanation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-private.h"

#include "rubric-text-explanation.h"
#include "rubric-text-grade.h"
#include "rubric-text-why.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

static char *
dup_step_count (RubricExplanation *explanation)
{
  guint n = rubric_explanation_get_n_steps (explanation);

  if (rubric_explanation_is_cut (explanation))
    return g_strdup_printf (ngettext ("%u step; there are more", "%u steps; there are more", n), n);
  return g_strdup_printf (ngettext ("%u step", "%u steps", n), n);
}

/* No reasoning leads to one of several solutions. */
static char *
dup_reach (RubricExplanation *explanation)
{
  guint n = rubric_explanation_get_n_steps (explanation);
  g_autofree char *solutions = rubric_text_solutions (rubric_explanation_get_reasoning (explanation)->solutions);

  if (rubric_explanation_get_reasoning (explanation)->impossible)
    return g_strdup_printf (ngettext ("No solution: after %u step reasoning leads no further",
                                      "No solution: after %u steps reasoning leads no further", n), n);
  /* Translators: %1$u is a number of steps, %2$s "12 solutions" or "More than 1,000 solutions" */
  return g_strdup_printf (ngettext ("%2$s: after %1$u step reasoning leads no further",
                                    "%2$s: after %1$u steps reasoning leads no further", n), n, solutions);
}

/* Returns: how hard it is, up to what is told: a grade has naked singles before hidden ones, people have not */
static SudGrade
get_grade_told (RubricExplanation *explanation)
{
  SudGrade grade = *rubric_explanation_get_grade (explanation);
  guint n = rubric_explanation_get_n_steps (explanation);

  for (guint i = 0; i < n && grade.hardest < SUD_TECHNIQUE_HIDDEN_SINGLE; i++)
    grade.hardest = MAX (grade.hardest, rubric_explanation_get_step (explanation, i)->technique);
  return grade;
}

char *
rubric_explain_dup_summary (RubricExplanation *explanation, gboolean whole, const SudExplainerRating *rating)
{
  SudGrade told;
  g_autofree char *steps = dup_step_count (explanation), *grade = NULL, *text = NULL, *rate = NULL, *er = NULL;

  if (!whole)
    return g_steal_pointer (&steps);
  if (!rubric_explanation_get_reasoning (explanation)->unique)
    return dup_reach (explanation);
  told = get_grade_told (explanation);
  grade = rubric_text_grade (&told);
  /* Translators: %1$s is how hard a puzzle is, %2$s "48 steps" */
  text = g_strdup_printf (_ ("%1$s · %2$s"), grade, steps);
  if (rating == NULL)
    return g_steal_pointer (&text);
  rate = rubric_text_er (rating->er.tenths, rating->er.about);
  /* Translators: ER is the rating on the scale of the program Sudoku Explainer, %s a number such as 6.6; the space
   * does not break */
  er = g_strdup_printf (_ ("ER %s"), rate);
  return g_strdup_printf (_ ("%1$s · %2$s"), text, er);
}

char *
rubric_explain_dup_answer (RubricExplanation *explanation, const RubricReasoningResult *reasoning)
{
  g_autofree char *answer = rubric_text_why (reasoning), *shown = NULL;
  guint n = explanation != NULL ? rubric_explanation_get_n_steps (explanation) : 0;

  if (n < 2)
    return g_steal_pointer (&answer);
  /* Translators: after an answer; %u is at least 2 */
  shown = g_strdup_printf (ngettext ("%u step shows it.", "%u steps show it.", n), n);
  return rubric_text_join (answer, shown);
}
