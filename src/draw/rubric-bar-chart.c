/* rubric-bar-chart.c - amounts as bars on a logarithmic scale
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-bar-chart.h"

#include <math.h>

enum
{
  MOST_AMOUNTS = 6, /* of lines that are told */
};

/* All by the width. */
static const double EDGE = 0.03;
static const double LETTERS = 0.022;
static const double LINE = 0.05;   /* of a bar */
static const double NAMES = 0.32;  /* where bars begin */
static const double ENDS = 0.78;   /* where the longest one ends */
static const double AMOUNTS = 0.03; /* what is written below the lines */
static const double SHORTEST = 0.02; /* of the longest: the least of all is still seen */

/** Powers of ten. */
typedef struct
{
  int low;
  int high;
} Scale;

static Scale
find_scale (const RubricBarChart *self)
{
  double least = INFINITY, most = 0;
  Scale scale;

  for (guint i = 0; i < self->n; i++)
    if (self->bars[i].amount > 0)
      {
        least = MIN (least, self->bars[i].amount);
        most = MAX (most, self->bars[i].amount);
      }
  if (most == 0)
    return (Scale){ 0, 1 };
  scale = (Scale){ (int)floor (log10 (least)), (int)ceil (log10 (most)) };
  scale.high = MAX (scale.high, scale.low + 1);
  return scale;
}

double
rubric_bar_chart_get_fraction (const RubricBarChart *self, guint index)
{
  Scale scale = find_scale (self);
  double amount = self->bars[index].amount;

  return amount > 0 ? MAX (SHORTEST, (log10 (amount) - scale.low) / (scale.high - scale.low)) : 0;
}

static int
measure (RubricRender *render, int width, gconstpointer data)
{
  const RubricBarChart *self = data;

  return (int)ceil (width * (2 * EDGE + (self->n + 2.5) * LINE + (self->dup_amount != NULL ? AMOUNTS : 0)));
}

static void
draw_lines (cairo_t *cr, const RubricBarChart *self, double width, double top)
{
  Scale scale = find_scale (self);
  double left = width * NAMES, length = width * (ENDS - NAMES);

  cairo_set_source_rgb (cr, 0.85, 0.85, 0.85);
  cairo_set_line_width (cr, 1);
  for (int i = scale.low; i <= scale.high; i++)
    {
      double x = left + length * (i - scale.low) / (scale.high - scale.low);

      cairo_move_to (cr, x, top);
      cairo_line_to (cr, x, top + self->n * width * LINE);
    }
  cairo_stroke (cr);
}

/* What the lines stand for: where they are close at every second one, or third. */
static void
draw_amounts (RubricRender *render, const RubricBarChart *self, double width, double y)
{
  Scale scale = find_scale (self);
  int every = 1 + (scale.high - scale.low) / MOST_AMOUNTS;
  double left = width * NAMES, room = width * (ENDS - NAMES) * every / (scale.high - scale.low);

  for (int i = scale.low; i <= scale.high; i += every)
    {
      double x = left + room * (i - scale.low) / every;
      g_autofree char *text = self->dup_amount ((guint64)(pow (10, i) + 0.5));
      const RubricRenderText words = { .text = text, .size = 0.7 * width * LETTERS, .ink = RUBRIC_INK_GREY,
                                       .alignment = PANGO_ALIGN_CENTER };

      rubric_render_text (render, &words, x - room / 2, y, room);
    }
}

static void
draw_bar (RubricRender *render, cairo_t *cr, const RubricBarChart *self, guint index, double width, double y)
{
  const RubricBar *bar = &self->bars[index];
  double line = width * LINE, left = width * NAMES;
  double length = width * (ENDS - NAMES) * rubric_bar_chart_get_fraction (self, index);
  RubricRenderText words = { .text = bar->name, .size = width * LETTERS, .ink = RUBRIC_INK_BLACK,
                             .alignment = PANGO_ALIGN_LEFT };

  rubric_render_text (render, &words, width * EDGE, y + line * 0.2, left - width * EDGE);
  cairo_set_source_rgb (cr, 0.21, 0.52, 0.89);
  cairo_rectangle (cr, left, y + line * 0.2, length, line * 0.6);
  cairo_fill (cr);
  words.text = bar->words;
  rubric_render_text (render, &words, left + length + width * 0.01, y + line * 0.2,
                      width * (1 - EDGE) - left - length - width * 0.01);
}

static void
draw (RubricRender *render, cairo_t *cr, int width, int height, gconstpointer data)
{
  const RubricBarChart *self = data;
  double edge = width * EDGE, line = width * LINE, top = edge + 1.5 * line;
  RubricRenderText title = { .text = self->title, .size = 1.2 * width * LETTERS, .bold = TRUE, .ink = RUBRIC_INK_BLACK,
                             .alignment = PANGO_ALIGN_LEFT };
  RubricRenderText note = { .text = self->note, .size = 0.8 * width * LETTERS, .ink = RUBRIC_INK_GREY,
                            .alignment = PANGO_ALIGN_LEFT };

  rubric_render_text (render, &title, edge, edge, width - 2 * edge);
  draw_lines (cr, self, width, top);
  for (guint i = 0; i < self->n; i++)
    draw_bar (render, cr, self, i, width, top + i * line);
  if (self->dup_amount != NULL)
    draw_amounts (render, self, width, top + self->n * line + 0.1 * line);
  rubric_render_text (render, &note, edge,
                      top + (self->n + 0.3) * line + (self->dup_amount != NULL ? width * AMOUNTS : 0), width - 2 * edge);
}

GBytes *
rubric_bar_chart_make (const RubricBarChart *self, RubricFigureKind kind, int width)
{
  return rubric_figure_make (kind, width, measure, draw, self);
}
