/* rubric-explain-summary.c - what is said of all steps of an explanation together: how hard it is, and where it ends
 *
 *     Hard, up to X-Wing · 48 steps · ER 3.2       the last only as soon as it is known: nothing before it moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-summary.h"

#include "rubric-text-grade.h"
#include "rubric-text-step.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

static char *
dup_steps (RubricExplanation *explanation)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (explanation));

  if (rubric_explanation_is_cut (explanation))
    return g_strdup_printf (ngettext ("%u step; there are more", "%u steps; there are more", n), n);
  return g_strdup_printf (ngettext ("%u step", "%u steps", n), n);
}

/* No reasoning leads to one of several solutions. */
static char *
dup_reach (RubricExplanation *explanation)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (explanation));
  g_autofree char *solutions = rubric_text_solutions (rubric_explanation_get_n_solutions (explanation));

  if (rubric_explanation_is_impossible (explanation))
    return g_strdup_printf (ngettext ("No solution: after %u step reasoning leads no further",
                                      "No solution: after %u steps reasoning leads no further", n), n);
  /* Translators: %1$u is a number of steps, %2$s "12 solutions" or "More than 1,000 solutions" */
  return g_strdup_printf (ngettext ("%2$s: after %1$u step reasoning leads no further",
                                    "%2$s: after %1$u steps reasoning leads no further", n), n, solutions);
}

/* How hard it is on both scales. */
static char *
dup_text (RubricExplanation *explanation, gboolean whole, const SudExplainerRating *rating)
{
  g_autofree char *steps = dup_steps (explanation), *grade = NULL, *text = NULL, *rate = NULL, *er = NULL;

  if (!whole)
    return g_steal_pointer (&steps);
  if (!rubric_explanation_is_unique (explanation))
    return dup_reach (explanation);
  grade = rubric_text_grade (rubric_explanation_get_grade (explanation));
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

char *
rubric_explain_summary_say_nothing (RubricExplanation *explanation)
{
  g_autofree char *solutions = NULL;

  if (explanation == NULL)
    return g_strdup (_ ("Some digits clash."));
  if (rubric_explanation_is_impossible (explanation))
    return g_strdup (_ ("No solution fits what is on the board."));
  if (!rubric_explanation_is_unique (explanation))
    {
      solutions = rubric_text_solutions (rubric_explanation_get_n_solutions (explanation));
      /* Translators: %s is "12 solutions" or "More than 1,000 solutions" */
      return g_strdup_printf (_ ("%s: no reasoning leads to one of them."), solutions);
    }
  if (!rubric_explanation_is_complete (explanation))
    return g_strdup (_ ("No technique that is on finds a step here. Preferences say which are on."));
  return g_strdup (_ ("There is nothing left to explain."));
}

void
rubric_explain_summary_show_step (GtkLabel *sentence, GtkLabel *notation, RubricExplanation *explanation, guint index,
                                  gboolean whole)
{
  gboolean last = index + 1 == g_list_model_get_n_items (G_LIST_MODEL (explanation));
  g_autofree char *end = last && whole ? rubric_explanation_dup_end (explanation) : NULL;
  g_autofree char *claim = rubric_explanation_dup_claim (explanation, index);
  g_autofree char *all = end != NULL ? g_strconcat (claim, "\n\n", end, NULL) : g_steal_pointer (&claim);
  g_autofree char *brief = rubric_text_step_notation (rubric_explanation_get_step (explanation, index));

  gtk_label_set_text (sentence, all);
  gtk_label_set_text (notation, brief);
}

void
rubric_explain_summary_title (GtkLabel *title, RubricExplanation *explanation, gboolean hint)
{
  gboolean any = hint && explanation != NULL && g_list_model_get_n_items (G_LIST_MODEL (explanation)) > 0;
  const char *name = any ? rubric_text_technique (rubric_explanation_get_step (explanation, 0)->technique) : NULL;
  /* Translators: %s is the name of a technique */
  g_autofree char *text = name != NULL ? g_strdup_printf (_ ("Hint: %s"), name) : NULL;

  /* Without a hint the choice says what it is, and has all the room. */
  gtk_label_set_text (title, text != NULL ? text : _ ("Explanation"));
  gtk_widget_set_visible (GTK_WIDGET (title), hint);
}

void
rubric_explain_summary_show (GtkLabel *label, RubricExplanation *explanation, gboolean whole,
                             const SudExplainerRating *rating)
{
  g_autofree char *text = explanation != NULL ? dup_text (explanation, whole, rating) : g_strdup ("");
  g_autofree char *beginning = explanation != NULL ? rubric_explanation_dup_beginning (explanation) : NULL;

  if (beginning != NULL)
    {
      g_autofree char *all = g_strconcat (beginning, "\n", text, NULL);

      gtk_label_set_text (label, all);
    }
  else
    gtk_label_set_text (label, text);
  if (explanation != NULL)
    explain (label, explanation, whole, rating);
}
