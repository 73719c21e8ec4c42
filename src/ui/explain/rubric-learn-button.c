/* rubric-learn-button.c - a button that leads from a step to the lesson about its technique
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-learn-button.h"

#include "rubric-text-step.h"

#include <glib/gi18n.h>

void
rubric_learn_button_offer (GtkButton *button, const SudStep *step, gboolean brief)
{
  g_autofree char *label = NULL;

  gtk_widget_set_visible (GTK_WIDGET (button), step != NULL);
  if (step == NULL)
    return;
  /* Translators: a button; %s is the name of a technique */
  label = g_strdup_printf (_ ("Learn %s"), rubric_text_technique (step->technique));
  /* Translators: a button that explains a technique, where there is no room for its name */
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (button)), brief ? _ ("Learn") : label);
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), brief ? label : NULL);
  gtk_widget_set_hexpand (GTK_WIDGET (button), !brief);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", sud_technique_get (step->technique)->id);
}
