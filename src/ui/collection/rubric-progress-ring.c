/* rubric-progress-ring.c - how far a puzzle is filled in, as a ring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-progress-ring.h"

#include "rubric-text-collection.h"

enum
{
  SIDE = 22,  /* pixels */
  WIDTH = 4,  /* of the line */
};

struct _RubricProgressRing
{
  GtkWidget parent_instance;

  guint8 level;
};

G_DEFINE_FINAL_TYPE (RubricProgressRing, rubric_progress_ring, GTK_TYPE_WIDGET)

static void
draw_arc (cairo_t *cr, double share)
{
  cairo_arc (cr, SIDE / 2.0, SIDE / 2.0, (SIDE - WIDTH) / 2.0 - 1, -G_PI / 2, -G_PI / 2 + share * 2 * G_PI);
  cairo_stroke (cr);
}

/* From noon, as clocks go, in every direction of reading; what is begun shows, however little it is. */
static void
draw_ring (RubricProgressRing *self, cairo_t *cr, GdkRGBA colour)
{
  double share = (self->level - RUBRIC_PROGRESS_BEGUN) / 100.0;

  cairo_set_line_width (cr, WIDTH);
  colour.alpha *= 0.25;
  gdk_cairo_set_source_rgba (cr, &colour);
  draw_arc (cr, 1);
  colour.alpha *= 4;
  gdk_cairo_set_source_rgba (cr, &colour);
  draw_arc (cr, MAX (share, 0.04));
}

/* A full disc with the tick left out: no ring looks like it, in whatever colours. */
static void
draw_tick (cairo_t *cr, const GdkRGBA *colour)
{
  cairo_push_group (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_arc (cr, SIDE / 2.0, SIDE / 2.0, SIDE / 2.0 - 1, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_set_line_width (cr, 2.5);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, 0.29 * SIDE, 0.53 * SIDE);
  cairo_line_to (cr, 0.44 * SIDE, 0.67 * SIDE);
  cairo_line_to (cr, 0.72 * SIDE, 0.36 * SIDE);
  cairo_stroke (cr);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

static void
rubric_progress_ring_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricProgressRing *self = RUBRIC_PROGRESS_RING (widget);
  float x = (gtk_widget_get_width (widget) - SIDE) / 2, y = (gtk_widget_get_height (widget) - SIDE) / 2;
  GdkRGBA colour;
  cairo_t *cr;

  if (self->level == RUBRIC_PROGRESS_NONE)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, SIDE, SIDE));
  cairo_translate (cr, x, y);
  if (self->level >= RUBRIC_PROGRESS_SOLVED)
    draw_tick (cr, &colour);
  else
    draw_ring (self, cr, colour);
  cairo_destroy (cr);
}

static void
rubric_progress_ring_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                              int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = SIDE;
}

static void
rubric_progress_ring_class_init (RubricProgressRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_progress_ring_snapshot;
  widget_class->measure = rubric_progress_ring_measure;
  gtk_widget_class_set_css_name (widget_class, "ring");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

/* Told once from here on: a ring of nothing has no name to be read, and no tooltip. */
static void
tell (RubricProgressRing *self)
{
  g_autofree char *text = rubric_text_progress (self->level);
  gboolean begun = self->level != RUBRIC_PROGRESS_NONE;

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), begun ? text : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, !begun, -1);
}

static void
rubric_progress_ring_init (RubricProgressRing *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  tell (self);
}

GtkWidget *
rubric_progress_ring_new (void)
{
  return g_object_new (RUBRIC_TYPE_PROGRESS_RING, NULL);
}

void
rubric_progress_ring_set_level (RubricProgressRing *self, guint8 level)
{
  g_return_if_fail (RUBRIC_IS_PROGRESS_RING (self));

  if (self->level == level)
    return;
  self->level = level;
  if (level >= RUBRIC_PROGRESS_SOLVED)
    gtk_widget_add_css_class (GTK_WIDGET (self), "solved");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "solved");
  tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
