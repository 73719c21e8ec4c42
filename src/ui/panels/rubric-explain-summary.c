/* rubric-explain-summary.c - the line above the steps of an explanation: how hard it is
 *
 *     Hard, up to X-Wing · 48 steps · ER 3.2       the last only as soon as it is known: nothing before it moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-summary.h"

#include "rubric-text-step.h"

#include <glib/gi18n.h>

static char *
dup_steps (RubricExplanation *explanation)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (explanation));

  if (rubric_explanation_is_cut (explanation))
    return g_strdup_printf (ngettext ("%u step; there are more", "%u steps; there are more", n), n);
  return g_strdup_printf (ngettext ("%u step", "%u steps", n), n);
}

static char *
dup_grade (RubricExplanation *explanation)
{
  return rubric_explanation_is_unique (explanation) ? rubric_text_grade (rubric_explanation_get_grade (explanation))
                                                    : g_strdup (_ ("Not just one solution"));
}

/* How hard it is on both scales. */
static char *
dup_text (RubricExplanation *explanation, gboolean whole, const SudExplainerRating *rating)
{
  g_autofree char *steps = dup_steps (explanation), *grade = NULL, *text = NULL, *rate = NULL, *er = NULL;

  if (!whole)
    return g_steal_pointer (&steps);
  grade = dup_grade (explanation);
  /* Translators: %1$s is how hard a puzzle is, %2$s "48 steps" */
  text = g_strdup_printf (_ ("%1$s · %2$s"), grade, steps);
  if (rating == NULL)
    return g_steal_pointer (&text);
  rate = rubric_text_rate (rating->er.tenths, rating->er.about);
  /* Translators: ER is the rating on the scale of the program Sudoku Explainer, %s a number such as 6.6; the space does not break */
  er = g_strdup_printf (_ ("ER %s"), rate);
  return g_strdup_printf (_ ("%1$s · %2$s"), text, er);
}

/* What the words mean. */
static void
explain (GtkLabel *label, RubricExplanation *explanation, gboolean whole, const SudExplainerRating *rating)
{
  const SudGrade *grade = rubric_explanation_get_grade (explanation);
  g_autofree char *scale = whole && rating != NULL ? rubric_text_explainer (rating) : NULL;
  g_autofree char *meaning = NULL;

  if (whole && grade->complete)
    meaning = g_strdup_printf ("%s%s%s", rubric_text_level (grade->level), scale != NULL ? "\n" : "",
                               scale != NULL ? scale : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), meaning != NULL ? meaning : scale);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  meaning != NULL ? meaning : scale != NULL ? scale : "", -1);
}

void
rubric_explain_summary_show (GtkLabel *label, RubricExplanation *explanation, gboolean whole,
                             const SudExplainerRating *rating)
{
  g_autofree char *text = explanation != NULL ? dup_text (explanation, whole, rating) : g_strdup ("");

  if (explanation != NULL && rubric_explanation_is_from_givens (explanation))
    {
      /* Translators: %s is how hard a puzzle is */
      g_autofree char *all = g_strdup_printf (_ ("Something you filled in is wrong, so this begins with the givens.\n%s"),
                                              text);

      gtk_label_set_text (label, all);
    }
  else
    gtk_label_set_text (label, text);
  if (explanation != NULL)
    explain (label, explanation, whole, rating);
}
