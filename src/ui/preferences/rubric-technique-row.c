/* rubric-technique-row.c - a technique with its switch; it can be dragged
 *
 *     ┌──────────────────────────────────────┐
 *     │ ⠿  Unique Rectangle Type 1    27 (●) │   its place only where not all are shown
 *     │    Relies on one solution            │
 *     └──────────────────────────────────────┘
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-technique-row.h"

#include <glib/gi18n.h>

struct _RubricTechniqueRow
{
  AdwActionRow parent_instance;

  RubricTechniques *techniques;
  SudTechniqueId technique;
  GtkWidget *place, *toggle;
};

G_DEFINE_FINAL_TYPE (RubricTechniqueRow, rubric_technique_row, ADW_TYPE_ACTION_ROW)

static void
toggled_cb (GtkSwitch *toggle, GParamSpec *pspec, RubricTechniqueRow *self)
{
  rubric_techniques_set_on (self->techniques, self->technique, gtk_switch_get_active (toggle));
}

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, RubricTechniqueRow *self)
{
  return gdk_content_provider_new_typed (RUBRIC_TYPE_TECHNIQUE_ROW, self);
}

/* Its name goes with the pointer. */
static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, RubricTechniqueRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *name = gtk_label_new (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)));

  gtk_widget_set_margin_start (name, 12);
  gtk_widget_set_margin_end (name, 12);
  gtk_widget_set_margin_top (name, 12);
  gtk_widget_set_margin_bottom (name, 12);
  gtk_widget_add_css_class (box, "background");
  gtk_box_append (GTK_BOX (box), name);
  gtk_drag_icon_set_child (GTK_DRAG_ICON (gtk_drag_icon_get_for_drag (drag)), box);
}

static void
rubric_technique_row_dispose (GObject *object)
{
  g_clear_object (&RUBRIC_TECHNIQUE_ROW (object)->techniques);
  G_OBJECT_CLASS (rubric_technique_row_parent_class)->dispose (object);
}

static void
rubric_technique_row_class_init (RubricTechniqueRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_technique_row_dispose;
}

static void
rubric_technique_row_init (RubricTechniqueRow *self)
{
  GtkWidget *handle = gtk_image_new_from_icon_name ("list-drag-handle-symbolic");
  GtkDragSource *source = gtk_drag_source_new ();

  self->place = gtk_label_new (NULL);
  gtk_widget_set_visible (self->place, FALSE);
  gtk_widget_add_css_class (self->place, "dim-label");
  gtk_widget_add_css_class (self->place, "numeric");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->place), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1); /* the row says it */
  self->toggle = gtk_switch_new ();
  gtk_widget_set_valign (self->toggle, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (handle, "dim-label");
  gtk_accessible_update_state (GTK_ACCESSIBLE (handle), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), handle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->place);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->toggle);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
}

GtkWidget *
rubric_technique_row_new (RubricTechniques *techniques, SudTechniqueId technique)
{
  RubricTechniqueRow *self = g_object_new (RUBRIC_TYPE_TECHNIQUE_ROW, NULL);
  const SudTechnique *row = sud_technique_get (technique);

  self->techniques = g_object_ref (techniques);
  self->technique = technique;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _ (row->name));
  if (row->unique)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self), _ ("Relies on one solution"));
  rubric_technique_row_update (self);
  g_signal_connect (self->toggle, "notify::active", G_CALLBACK (toggled_cb), self);
  return GTK_WIDGET (self);
}

SudTechniqueId
rubric_technique_row_get_technique (RubricTechniqueRow *self)
{
  g_return_val_if_fail (RUBRIC_IS_TECHNIQUE_ROW (self), SUD_N_TECHNIQUES);

  return self->technique;
}

GtkSwitch *
rubric_technique_row_get_switch (RubricTechniqueRow *self)
{
  g_return_val_if_fail (RUBRIC_IS_TECHNIQUE_ROW (self), NULL);

  return GTK_SWITCH (self->toggle);
}

/* Where it stands is heard, also when it has been moved. */
void
rubric_technique_row_update (RubricTechniqueRow *self)
{
  const SudTechnique *row = sud_technique_get (self->technique);
  int place = rubric_techniques_get_place (self->techniques, self->technique) + 1;
  gboolean unique;
  g_autofree char *text = NULL, *number = g_strdup_printf ("%d", place);

  g_return_if_fail (RUBRIC_IS_TECHNIQUE_ROW (self));

  gtk_label_set_text (GTK_LABEL (self->place), number);
  g_object_get (self->techniques, "unique", &unique, NULL);
  gtk_switch_set_active (GTK_SWITCH (self->toggle), rubric_techniques_get_on (self->techniques, self->technique));
  gtk_widget_set_sensitive (self->toggle, unique || !row->unique);
  /* Translators: of a technique: %1$s is its level such as "Hard", %2$d its place among the techniques, %3$d their number */
  text = g_strdup_printf (_ ("%1$s, %2$d of %3$d"), _ (sud_level_get_name (row->level)), place, SUD_N_TECHNIQUES);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

void
rubric_technique_row_show_place (RubricTechniqueRow *self, gboolean shown)
{
  g_return_if_fail (RUBRIC_IS_TECHNIQUE_ROW (self));

  gtk_widget_set_visible (self->place, shown);
}
