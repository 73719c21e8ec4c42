/* rubric-afterglow.c - for a moment over the cells: digits that were taken back fade, candidates just struck flash
 *
 *     0                      400 ms
 *     |--- digit, ever fainter ---|     of each cell from when its digit went
 *     |--- disc ---|                    of a candidate, from when it was struck
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-afterglow.h"

#include "rubric-evidence-layer.h"

#include <string.h>

#define FADE_US (400 * G_TIME_SPAN_MILLISECOND)
#define FLASH_US (250 * G_TIME_SPAN_MILLISECOND)

static const double DIGIT_SIZE = 0.62; /* of the side of a cell, as a cell has it */
static const double STRONG = 0.6;      /* opacity at the beginning */

/**
 * Glow:
 * @digit: that was taken back, 0: none
 * @struck: candidates that flash
 * @since: the time of the frame from which on they are shown; 0: not yet, there was none
 */
typedef struct
{
  guint8 digit;
  SudDigits struck;
  gint64 since;
} Glow;

struct _RubricAfterglow
{
  GtkWidget parent_instance;

  RubricGeometry geometry;
  Glow glows[SUD_CELLS];
  gint64 now; /* the time of the frame */
  guint tick;
};

G_DEFINE_FINAL_TYPE (RubricAfterglow, rubric_afterglow, GTK_TYPE_WIDGET)

static gboolean
is_glowing (const Glow *glow)
{
  return glow->digit != 0 || glow->struck != 0;
}

static double
get_strength (RubricAfterglow *self, const Glow *glow)
{
  gint64 length = glow->digit != 0 ? FADE_US : FLASH_US;

  return glow->since == 0 ? STRONG : STRONG * MAX (length - (self->now - glow->since), 0) / length;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RubricAfterglow *self = RUBRIC_AFTERGLOW (widget);

  self->now = gdk_frame_clock_get_frame_time (clock);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      Glow *glow = &self->glows[cell];

      if (glow->since == 0)
        glow->since = self->now;
      if (!is_glowing (glow) || get_strength (self, glow) <= 0)
        *glow = (Glow){ 0 };
    }
  gtk_widget_queue_draw (widget);
  if (rubric_afterglow_count (self) > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  gtk_widget_set_child_visible (widget, FALSE);
  return G_SOURCE_REMOVE;
}

static void
draw_digit (RubricAfterglow *self, GtkSnapshot *snapshot, int digit, double x, double y, const GdkRGBA *ink)
{
  const char text[] = { '0' + digit, '\0' };
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font
      = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  PangoRectangle extents;

  pango_font_description_set_absolute_size (font, self->geometry.cell * DIGIT_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_extents (layout, &extents, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (x - extents.x - extents.width / 2.0, y - extents.y - extents.height / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

static void
draw_flash (RubricAfterglow *self, GtkSnapshot *snapshot, int digit, double x, double y, double strength)
{
  const RubricInk *ink = &rubric_evidence_layer_get_inks ()->struck;
  double side = self->geometry.cell, radius = side * rubric_geometry_get_candidate_radius (FALSE), across, down;
  graphene_rect_t box;
  GskRoundedRect disc;

  rubric_geometry_place_candidate (digit, FALSE, &across, &down);
  box = GRAPHENE_RECT_INIT (x + across * side - radius, y + down * side - radius, 2 * radius, 2 * radius);
  gsk_rounded_rect_init_from_rect (&disc, &box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ ink->red, ink->green, ink->blue, strength }, &box);
  gtk_snapshot_pop (snapshot);
}

static void
rubric_afterglow_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricAfterglow *self = RUBRIC_AFTERGLOW (widget);
  double side = self->geometry.cell;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      const Glow *glow = &self->glows[cell];
      double x, y;
      GdkRGBA ink;

      if (!is_glowing (glow))
        continue;
      rubric_geometry_get_cell (&self->geometry, cell, &x, &y);
      gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
      ink.alpha *= get_strength (self, glow);
      if (glow->digit != 0)
        draw_digit (self, snapshot, glow->digit, x + side / 2, y + side / 2, &ink);
      for (SudDigits left = glow->struck; left != 0; left &= left - 1)
        draw_flash (self, snapshot, sud_digits_first (left), x, y, ink.alpha);
    }
}

static void
rubric_afterglow_dispose (GObject *object)
{
  rubric_afterglow_end (RUBRIC_AFTERGLOW (object));
  G_OBJECT_CLASS (rubric_afterglow_parent_class)->dispose (object);
}

static void
rubric_afterglow_class_init (RubricAfterglowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_afterglow_dispose;
  widget_class->snapshot = rubric_afterglow_snapshot;
  gtk_widget_class_set_css_name (widget_class, "afterglow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rubric_afterglow_init (RubricAfterglow *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_child_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
rubric_afterglow_new (void)
{
  return g_object_new (RUBRIC_TYPE_AFTERGLOW, NULL);
}

void
rubric_afterglow_set_geometry (RubricAfterglow *self, const RubricGeometry *geometry)
{
  g_return_if_fail (RUBRIC_IS_AFTERGLOW (self));

  if (memcmp (&self->geometry, geometry, sizeof *geometry) == 0)
    return;
  self->geometry = *geometry;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
is_wanted (RubricAfterglow *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return animations;
}

/* A cell that holds a digit again has nothing to show but that. */
static void
follow_cell (Glow *glow, const SudView *before, const SudView *after, int cell)
{
  SudDigits struck = after->evidence.struck[cell] & (SudDigits)~before->evidence.struck[cell];

  if (after->sheet.digit[cell] != 0)
    *glow = (Glow){ 0 };
  else if (before->sheet.digit[cell] != 0 && before->sheet.origin[cell] == SUD_ORIGIN_SOLVED)
    *glow = (Glow){ .digit = before->sheet.digit[cell] };
  else if (struck != 0)
    *glow = (Glow){ .struck = struck };
  else
    glow->struck &= after->evidence.struck[cell];
}

void
rubric_afterglow_follow (RubricAfterglow *self, const SudView *before, const SudView *after)
{
  g_return_if_fail (RUBRIC_IS_AFTERGLOW (self));

  if (!is_wanted (self))
    return;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    follow_cell (&self->glows[cell], before, after, cell);
  if (rubric_afterglow_count (self) == 0 || self->tick != 0)
    return;
  gtk_widget_set_child_visible (GTK_WIDGET (self), TRUE);
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

void
rubric_afterglow_end (RubricAfterglow *self)
{
  g_return_if_fail (RUBRIC_IS_AFTERGLOW (self));

  if (self->tick == 0)
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  memset (self->glows, 0, sizeof self->glows);
  gtk_widget_set_child_visible (GTK_WIDGET (self), FALSE);
}

guint
rubric_afterglow_count (RubricAfterglow *self)
{
  guint n = 0;

  g_return_val_if_fail (RUBRIC_IS_AFTERGLOW (self), 0);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    n += is_glowing (&self->glows[cell]);
  return n;
}
