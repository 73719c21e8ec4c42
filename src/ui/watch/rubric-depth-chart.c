/* rubric-depth-chart.c - the depth of a search from its first step on, as a chart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch-private.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

enum
{
  HEIGHT_MIN = 48,
  HEIGHT_NATURAL = 96,
  WIDTH_MIN = 120,
  GAP = 4, /* between the axis and what is written beside it */
};

static const double LINE = 1.5; /* pixels: a depth that does not change is to be seen */
static const double WRITING_SIZE = 0.82; /* times the letters around */

/* Shares of the opacity of the ink. */
static const double GROUND = 0.05;
static const double AXIS = 0.25;
static const double BELOW = 0.15; /* depths that were never left */
static const double BAND = 0.45;  /* depths that were gone through */
static const double WRITING = 0.8;

struct _RubricDepthChart
{
  GtkWidget parent_instance;

  RubricDepthHistory depths;
  gint64 steps;
  int depth;
  int blanks;
};

G_DEFINE_FINAL_TYPE (RubricDepthChart, rubric_depth_chart, GTK_TYPE_WIDGET)

/* The place of the columns, in pixels of the widget. */
typedef struct
{
  double x, y, width, height;
} Area;

static PangoLayout *
create_layout (GtkWidget *widget, const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (WRITING_SIZE));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  return layout;
}

/* @x, @y: the lower right corner of the text, or, if it goes @below, the upper one */
static void
write_at (GtkWidget *widget, GtkSnapshot *snapshot, const char *text, double x, double y, gboolean below,
          const GdkRGBA *ink)
{
  g_autoptr (PangoLayout) layout = create_layout (widget, text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - width, below ? y : y - height));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

/* The numbers stand at the left of the columns and below them. */
static Area
find_area (GtkWidget *widget)
{
  g_autoptr (PangoLayout) layout = create_layout (widget, "81");
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  return (Area){ width + GAP, height / 2.0, gtk_widget_get_width (widget) - width - GAP,
                 gtk_widget_get_height (widget) - 1.5 * height };
}

/* The steps of a search that has just begun are wider than a pixel, and those of a long one share columns. */
static double
get_x (const RubricDepthChart *self, const Area *area, gint64 steps)
{
  return area->x + area->width * steps / MAX (self->steps, 1);
}

static double
get_y (const RubricDepthChart *self, const Area *area, double depth)
{
  return area->y + area->height * (1 - depth / MAX (self->blanks, 1));
}

/* Traces the greatest depths from left to right, or the least from right to left. */
static void
trace_depths (const RubricDepthChart *self, const Area *area, cairo_t *cr, gboolean high)
{
  const RubricDepthHistory *depths = &self->depths;

  for (guint k = 0; k <= depths->n; k++)
    {
      guint i = high ? k : depths->n - k;
      double y = get_y (self, area, high ? depths->high[i] : depths->low[i]);
      double left = get_x (self, area, i * depths->width);
      double right = get_x (self, area, MIN ((i + 1) * depths->width, self->steps));

      cairo_line_to (cr, high ? left : right, y);
      cairo_line_to (cr, high ? right : left, y);
    }
}

static void
set_chart_ink (cairo_t *cr, const GdkRGBA *ink, double opacity)
{
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, ink->alpha * opacity);
}

/* The band between the greatest and the least depths, each with a line: if the depth did not move they are one. */
static void
draw_depths (const RubricDepthChart *self, const Area *area, cairo_t *cr, const GdkRGBA *ink)
{
  double bottom = area->y + area->height;

  cairo_rectangle (cr, area->x, area->y - LINE, area->width, area->height + 2 * LINE);
  cairo_clip (cr);
  set_chart_ink (cr, ink, BELOW);
  trace_depths (self, area, cr, FALSE);
  cairo_line_to (cr, area->x, bottom);
  cairo_line_to (cr, area->x + area->width, bottom);
  cairo_fill (cr);
  set_chart_ink (cr, ink, BAND);
  trace_depths (self, area, cr, TRUE);
  trace_depths (self, area, cr, FALSE);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, ink);
  cairo_set_line_width (cr, LINE);
  trace_depths (self, area, cr, TRUE);
  cairo_new_sub_path (cr);
  trace_depths (self, area, cr, FALSE);
  cairo_stroke (cr);
}

static void
draw_ground (GtkSnapshot *snapshot, const Area *area, const GdkRGBA *ink)
{
  GdkRGBA faint = *ink;

  faint.alpha = ink->alpha * GROUND;
  gtk_snapshot_append_color (snapshot, &faint, &GRAPHENE_RECT_INIT (area->x, area->y, area->width, area->height));
  faint.alpha = ink->alpha * AXIS;
  gtk_snapshot_append_color (snapshot, &faint, &GRAPHENE_RECT_INIT (area->x, area->y, area->width, 1));
  gtk_snapshot_append_color (snapshot, &faint, &GRAPHENE_RECT_INIT (area->x, area->y + area->height, area->width, 1));
}

static void
draw_numbers (RubricDepthChart *self, GtkSnapshot *snapshot, const Area *area, const GdkRGBA *ink)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *blanks = g_strdup_printf ("%d", self->blanks), *number = rubric_text_number ((guint64)self->steps);
  /* Translators: of a search; %s is a number */
  g_autofree char *steps = g_strdup_printf (ngettext ("%s step", "%s steps", (gulong)self->steps), number);
  double left = area->x - GAP, bottom = area->y + area->height;

  write_at (widget, snapshot, blanks, left, 0, TRUE, ink);
  write_at (widget, snapshot, "0", left, bottom + area->y, FALSE, ink);
  write_at (widget, snapshot, steps, area->x + area->width, bottom, TRUE, ink);
}

static void
rubric_depth_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricDepthChart *self = RUBRIC_DEPTH_CHART (widget);
  Area area = find_area (widget);
  GdkRGBA ink, faint;
  cairo_t *cr;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  faint = ink;
  faint.alpha *= WRITING;
  draw_numbers (self, snapshot, &area, &faint);
  draw_ground (snapshot, &area, &ink);
  if (self->steps == 0
      || !gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "rubric_solved", &ink))
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                 gtk_widget_get_height (widget)));
  draw_depths (self, &area, cr, &ink);
  cairo_destroy (cr);
}

static void
rubric_depth_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT_MIN : WIDTH_MIN;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT_NATURAL : WIDTH_MIN;
}

static void
rubric_depth_chart_class_init (RubricDepthChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_depth_chart_snapshot;
  widget_class->measure = rubric_depth_chart_measure;
  gtk_widget_class_set_css_name (widget_class, "depthchart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rubric_depth_chart_init (RubricDepthChart *self)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _ ("How many digits stood, from the first step to the last"));
  rubric_depth_history_init (&self->depths);
  rubric_depth_chart_describe (self);
}

void
rubric_depth_chart_show (RubricDepthChart *self, const RubricWatchSample *sample, int blanks)
{
  if (sample->steps == self->steps && blanks == self->blanks)
    return;
  self->depths = sample->depths;
  self->steps = sample->steps;
  self->depth = sample->depth;
  self->blanks = blanks;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rubric_depth_chart_describe (RubricDepthChart *self)
{
  g_autofree char *text = NULL, *steps = rubric_text_number ((guint64)self->steps);
  int high = 0;

  for (guint i = 0; i <= self->depths.n; i++)
    high = MAX (high, self->depths.high[i]);
  /* Translators: of a chart, for a screen reader; %1$s and all others are numbers */
  text = g_strdup_printf (_ ("Digits on trial after %1$s steps: %2$d, at most %3$d so far, of %4$d blank cells"), steps,
                          self->depth, high, self->blanks);
  rubric_widget_set_name (self, text);
}
