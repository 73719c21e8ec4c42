/* rubric-collection-signs.c - the verdict, level and progress of a puzzle as small pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-text-collection.h"
#include "rubric-widgets.h"

enum
{
  SIGN_SIDE = 16, /* pixels of the sign of a level */
  BAR = 2,        /* the width of its bars, with half as much between them */
  RING_SIDE = 22, /* pixels */
  RING_WIDTH = 4, /* the width of its line */
};

static const struct
{
  const char *icon;
  const char *css_class;
} verdict_signs[RUBRIC_N_VERDICTS] = {
  [RUBRIC_VERDICT_UNKNOWN] = { "content-loading-symbolic", "unknown" },
  [RUBRIC_VERDICT_ONE] = { "object-select-symbolic", "one" },
  [RUBRIC_VERDICT_MANY] = { "edit-copy-symbolic", "many" },
  [RUBRIC_VERDICT_NONE] = { "window-close-symbolic", "none" },
  [RUBRIC_VERDICT_INVALID] = { "dialog-warning-symbolic", "invalid" },
};

GtkWidget *
rubric_verdict_sign_new (void)
{
  return g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

void
rubric_verdict_sign_set (GtkWidget *sign, RubricVerdict verdict)
{
  const char *shown = gtk_image_get_icon_name (GTK_IMAGE (sign));

  if (g_strcmp0 (shown, verdict_signs[verdict].icon) == 0)
    return;
  gtk_image_set_from_icon_name (GTK_IMAGE (sign), verdict_signs[verdict].icon);
  gtk_widget_set_css_classes (sign, (const char *[]){ "sign", verdict_signs[verdict].css_class, NULL });
}

const char *
rubric_verdict_sign_class (RubricVerdict verdict)
{
  return verdict_signs[verdict].css_class;
}

/*     easy  ▖____     hard  ▖▄▟__     extreme  ▖▄▟██     no level  —     not graded yet  … */
struct _RubricLevelSign
{
  GtkWidget parent_instance;

  RubricLevel level;
};

G_DEFINE_FINAL_TYPE (RubricLevelSign, rubric_level_sign, GTK_TYPE_WIDGET)

static const char *const level_classes[RUBRIC_N_LEVELS] = {
  [RUBRIC_LEVEL_UNKNOWN] = "unknown", [RUBRIC_LEVEL_EASY] = "easy",       [RUBRIC_LEVEL_MEDIUM] = "medium",
  [RUBRIC_LEVEL_HARD] = "hard",       [RUBRIC_LEVEL_UNFAIR] = "unfair",   [RUBRIC_LEVEL_EXTREME] = "extreme",
  [RUBRIC_LEVEL_NONE] = "no-level",
};

static void
add_bar (GtkSnapshot *snapshot, const GdkRGBA *colour, float x, float y, float width, float height)
{
  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (x, y, width, height));
}

/* Draws five bars that grow in the direction of reading, as many of them full as the level has steps. */
static void
add_bars (RubricLevelSign *self, GtkSnapshot *snapshot, GdkRGBA full)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GdkRGBA pale = full;

  pale.alpha *= 0.25f;
  for (int i = 0; i < SUD_N_LEVELS; i++)
    {
      float height = 4 + 2.5f * i, x = 1 + (mirrored ? SUD_N_LEVELS - 1 - i : i) * 1.5f * BAR;

      add_bar (snapshot, i <= (int)self->level - RUBRIC_LEVEL_EASY ? &full : &pale, x, SIGN_SIDE - 1 - height, BAR,
               height);
    }
}

static void
rubric_level_sign_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricLevelSign *self = RUBRIC_LEVEL_SIGN (widget);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((gtk_widget_get_width (widget) - SIGN_SIDE) / 2,
                                                          (gtk_widget_get_height (widget) - SIGN_SIDE) / 2));
  if (self->level == RUBRIC_LEVEL_NONE)
    add_bar (snapshot, &colour, 3, SIGN_SIDE / 2 - 1, SIGN_SIDE - 6, 2);
  else if (self->level != RUBRIC_LEVEL_UNKNOWN)
    add_bars (self, snapshot, colour);
  else
    for (int i = 0; i < 3; i++)
      add_bar (snapshot, &colour, 2 + 5 * i, SIGN_SIDE / 2 - 1, 2, 2);
}

static void
rubric_level_sign_class_init (RubricLevelSignClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_level_sign_snapshot;
  gtk_widget_class_set_css_name (widget_class, "level");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rubric_level_sign_init (RubricLevelSign *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), SIGN_SIDE, SIGN_SIDE);
  gtk_widget_add_css_class (GTK_WIDGET (self), level_classes[self->level]);
}

GtkWidget *
rubric_level_sign_new (void)
{
  return g_object_new (RUBRIC_TYPE_LEVEL_SIGN, NULL);
}

void
rubric_level_sign_set (RubricLevelSign *self, RubricLevel level)
{
  if (self->level == level)
    return;
  gtk_widget_remove_css_class (GTK_WIDGET (self), level_classes[self->level]);
  self->level = level;
  gtk_widget_add_css_class (GTK_WIDGET (self), level_classes[level]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
rubric_level_sign_class (RubricLevel level)
{
  return level_classes[level];
}

struct _RubricProgressRing
{
  GtkWidget parent_instance;

  guint8 level;
};

G_DEFINE_FINAL_TYPE (RubricProgressRing, rubric_progress_ring, GTK_TYPE_WIDGET)

static void
draw_arc (cairo_t *cr, double share)
{
  cairo_arc (cr, RING_SIDE / 2.0, RING_SIDE / 2.0, (RING_SIDE - RING_WIDTH) / 2.0 - 1, -G_PI / 2,
             -G_PI / 2 + share * 2 * G_PI);
  cairo_stroke (cr);
}

/* Draws an arc clockwise from noon, whatever the direction of reading. A puzzle that is begun has at least a small
 * one. */
static void
draw_ring (RubricProgressRing *self, cairo_t *cr, GdkRGBA colour)
{
  double share = (self->level - RUBRIC_PROGRESS_BEGUN) / 100.0;

  cairo_set_line_width (cr, RING_WIDTH);
  colour.alpha *= 0.25;
  gdk_cairo_set_source_rgba (cr, &colour);
  draw_arc (cr, 1);
  colour.alpha *= 4;
  gdk_cairo_set_source_rgba (cr, &colour);
  draw_arc (cr, MAX (share, 0.04));
}

/* Draws a full disc with the tick left out: no ring looks like it, in whatever colours. */
static void
draw_tick (cairo_t *cr, const GdkRGBA *colour)
{
  cairo_push_group (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_arc (cr, RING_SIDE / 2.0, RING_SIDE / 2.0, RING_SIDE / 2.0 - 1, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_set_line_width (cr, 2.5);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, 0.29 * RING_SIDE, 0.53 * RING_SIDE);
  cairo_line_to (cr, 0.44 * RING_SIDE, 0.67 * RING_SIDE);
  cairo_line_to (cr, 0.72 * RING_SIDE, 0.36 * RING_SIDE);
  cairo_stroke (cr);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

static void
rubric_progress_ring_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricProgressRing *self = RUBRIC_PROGRESS_RING (widget);
  float x = (gtk_widget_get_width (widget) - RING_SIDE) / 2, y = (gtk_widget_get_height (widget) - RING_SIDE) / 2;
  GdkRGBA colour;
  cairo_t *cr;

  if (self->level == RUBRIC_PROGRESS_NONE)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, RING_SIDE, RING_SIDE));
  cairo_translate (cr, x, y);
  if (self->level >= RUBRIC_PROGRESS_SOLVED)
    draw_tick (cr, &colour);
  else
    draw_ring (self, cr, colour);
  cairo_destroy (cr);
}

static void
rubric_progress_ring_class_init (RubricProgressRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_progress_ring_snapshot;
  gtk_widget_class_set_css_name (widget_class, "ring");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

/* An empty ring has no accessible name, and no tooltip. */
static void
tell_progress (RubricProgressRing *self)
{
  g_autofree char *text = rubric_text_progress (self->level);
  gboolean begun = self->level != RUBRIC_PROGRESS_NONE;

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), begun ? text : NULL);
  rubric_widget_set_name (self, text);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, !begun, -1);
}

static void
rubric_progress_ring_init (RubricProgressRing *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), RING_SIDE, RING_SIDE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  tell_progress (self);
}

GtkWidget *
rubric_progress_ring_new (void)
{
  return g_object_new (RUBRIC_TYPE_PROGRESS_RING, NULL);
}

void
rubric_progress_ring_set_level (RubricProgressRing *self, guint8 level)
{
  if (self->level == level)
    return;
  self->level = level;
  rubric_widget_set_class (self, "solved", level >= RUBRIC_PROGRESS_SOLVED);
  tell_progress (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
