/* rubric-technique-reset.c - a button that makes the techniques as usual, and then takes that back
 *
 * An order that took an evening is gone with one click, so the button that took it away gives it back, until something
 * else is changed: it is where the pointer and the keyboard are, and does not go away after some seconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-technique-reset.h"

#include <glib/gi18n.h>

struct _RubricTechniqueReset
{
  GtkButton parent_instance;

  RubricTechniques *techniques;
  char **choice; /* what was reset, or NULL */
  gboolean unique;
};

G_DEFINE_FINAL_TYPE (RubricTechniqueReset, rubric_technique_reset, GTK_TYPE_BUTTON)

static void
changed_cb (RubricTechniqueReset *self)
{
  gboolean usual = rubric_techniques_is_usual (self->techniques);

  if (!usual)
    g_clear_pointer (&self->choice, g_strfreev);
  gtk_button_set_label (GTK_BUTTON (self), self->choice != NULL ? _ ("_Undo Reset") : _ ("_Reset to Usual"));
  gtk_widget_set_sensitive (GTK_WIDGET (self), !usual || self->choice != NULL);
}

static void
rubric_technique_reset_clicked (GtkButton *button)
{
  RubricTechniqueReset *self = RUBRIC_TECHNIQUE_RESET (button);
  g_auto (GStrv) choice = g_steal_pointer (&self->choice);

  if (choice != NULL)
    {
      rubric_techniques_set (self->techniques, (const char *const *)choice, self->unique);
      return;
    }
  g_object_get (self->techniques, "choice", &self->choice, "unique", &self->unique, NULL);
  rubric_techniques_set (self->techniques, NULL, TRUE);
}

static void
rubric_technique_reset_dispose (GObject *object)
{
  RubricTechniqueReset *self = RUBRIC_TECHNIQUE_RESET (object);

  if (self->techniques != NULL)
    g_signal_handlers_disconnect_by_data (self->techniques, self);
  g_clear_object (&self->techniques);
  g_clear_pointer (&self->choice, g_strfreev);
  G_OBJECT_CLASS (rubric_technique_reset_parent_class)->dispose (object);
}

static void
rubric_technique_reset_class_init (RubricTechniqueResetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_technique_reset_dispose;
  GTK_BUTTON_CLASS (klass)->clicked = rubric_technique_reset_clicked;
}

static void
rubric_technique_reset_init (RubricTechniqueReset *self)
{
  gtk_button_set_use_underline (GTK_BUTTON (self), TRUE);
}

GtkWidget *
rubric_technique_reset_new (RubricTechniques *techniques)
{
  RubricTechniqueReset *self = g_object_new (RUBRIC_TYPE_TECHNIQUE_RESET, NULL);

  self->techniques = g_object_ref (techniques);
  g_signal_connect_swapped (techniques, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
  return GTK_WIDGET (self);
}
