/* rubric-evidence-layer.c - what is drawn over the cells of a grid: outlines of houses, links, letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-evidence-layer.h"

#include <adwaita.h>
#include <string.h>

struct _RubricEvidenceLayer
{
  GtkWidget parent_instance;

  SudView view;
  RubricGeometry geometry;
  guint snapshots;
};

G_DEFINE_FINAL_TYPE (RubricEvidenceLayer, rubric_evidence_layer, GTK_TYPE_WIDGET)

static void
rubric_evidence_layer_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricEvidenceLayer *self = RUBRIC_EVIDENCE_LAYER (widget);
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr;

  self->snapshots++;
  graphene_rect_inset (&box, 0, (float)-self->geometry.cell / 4); /* letters stand on the upper edge */
  cr = gtk_snapshot_append_cairo (snapshot, &box);
  rubric_evidence_draw (cr, &self->geometry, &self->view, rubric_evidence_layer_get_inks ());
  cairo_destroy (cr);
}

static void
rubric_evidence_layer_class_init (RubricEvidenceLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_evidence_layer_snapshot;
  gtk_widget_class_set_css_name (widget_class, "evidence");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rubric_evidence_layer_init (RubricEvidenceLayer *self)
{
  AdwStyleManager *styles = adw_style_manager_get_default ();

  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_child_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (styles, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (styles, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
rubric_evidence_layer_new (void)
{
  return g_object_new (RUBRIC_TYPE_EVIDENCE_LAYER, NULL);
}

void
rubric_evidence_layer_set_geometry (RubricEvidenceLayer *self, const RubricGeometry *geometry)
{
  g_return_if_fail (RUBRIC_IS_EVIDENCE_LAYER (self));

  if (memcmp (&self->geometry, geometry, sizeof *geometry) == 0)
    return;
  self->geometry = *geometry;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rubric_evidence_layer_set_view (RubricEvidenceLayer *self, const SudView *view)
{
  gboolean same;

  g_return_if_fail (RUBRIC_IS_EVIDENCE_LAYER (self));

  if (!sud_evidence_has_lines (&self->view.evidence) && !sud_evidence_has_lines (&view->evidence))
    return;
  /* Links go round digits and candidates. */
  same = sud_evidence_same_lines (&self->view.evidence, &view->evidence)
         && sud_sheet_equal (&self->view.sheet, &view->sheet);
  self->view = *view;
  gtk_widget_set_child_visible (GTK_WIDGET (self), sud_evidence_has_lines (&view->evidence));
  if (!same)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

const RubricEvidenceInks *
rubric_evidence_layer_get_inks (void)
{
  static const RubricEvidenceStyle styles[2][2] = {
    { RUBRIC_EVIDENCE_LIGHT, RUBRIC_EVIDENCE_CONTRAST },
    { RUBRIC_EVIDENCE_DARK, RUBRIC_EVIDENCE_DARK_CONTRAST },
  };
  AdwStyleManager *manager = adw_style_manager_get_default ();

  return rubric_evidence_get_inks (
      styles[adw_style_manager_get_dark (manager) != FALSE][adw_style_manager_get_high_contrast (manager) != FALSE]);
}

guint
rubric_evidence_layer_get_snapshots (RubricEvidenceLayer *self)
{
  g_return_val_if_fail (RUBRIC_IS_EVIDENCE_LAYER (self), 0);

  return self->snapshots;
}
