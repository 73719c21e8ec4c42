/* rubric-figure.c - figures as files, pixels or curves: a step of reasoning, and amounts as bars
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-figure.h"

#include <cairo-svg.h>
#include <math.h>
#include <string.h>

enum
{
  MAX_SENTENCE_LINES = 16,
  MAX_AMOUNTS = 6, /* written below the lines of a chart */
};

/* Shares of the width of a step. */
static const double STEP_EDGE = 0.02;
static const double STEP_LETTERS = 0.0275;
static const double STEP_TITLE = 0.06; /* the height of the line above the board */

/* Shares of the width of a chart. */
static const double EDGE = 0.03;
static const double LETTERS = 0.022;
static const double LINE = 0.05;         /* the height of a bar and the space around it */
static const double BARS_BEGIN = 0.32;   /* names are to the left */
static const double BARS_END = 0.78;     /* words follow */
static const double AMOUNTS = 0.03;      /* the height of the amounts below the lines */
static const double GAP = 0.01;          /* between a bar and its words */
static const double MIN_FRACTION = 0.02; /* a share of the scale, so that the shortest bar is still seen */

/* Shares of the height of a line of a chart. */
static const double BAR_TOP = 0.2;
static const double BAR_HEIGHT = 0.6;
static const double AMOUNT_TOP = 0.1;
static const double NOTE_TOP = 0.3;
static const double TITLE_LINES = 1.5; /* title and the space below it */
static const double NOTE_LINES = 1;

/* Shares of the size of the letters. */
static const double AMOUNT_LETTERS = 0.7;
static const double NOTE_LETTERS = 0.8;
static const double TITLE_LETTERS = 1.2;

typedef void (*DrawFigure) (RubricRender *render, cairo_t *cr, int width, int height, gconstpointer data);

typedef struct
{
  const SudView *view;
  const char *title;
  const char *text;
} Step;

/* Exponents of ten. */
typedef struct
{
  int low;
  int high;
} Scale;

RubricFigureKind
rubric_figure_kind_for_name (const char *name)
{
  const char *dot = strrchr (name, '.');

  return dot != NULL && g_ascii_strcasecmp (dot, ".svg") == 0 ? RUBRIC_FIGURE_SVG : RUBRIC_FIGURE_PNG;
}

/* Draws @data on white. Returns: (transfer full) (nullable) */
static GBytes *
make_figure (RubricFigureKind kind, int width, int height, DrawFigure draw, gconstpointer data)
{
  g_autoptr (GByteArray) out = g_byte_array_new ();
  cairo_surface_t *surface = kind == RUBRIC_FIGURE_SVG
                                 ? cairo_svg_surface_create_for_stream (rubric_render_append_bytes, out, width, height)
                                 : cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);
  RubricRender *render = rubric_render_new (cr, FALSE);
  cairo_status_t status;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  draw (render, cr, width, height, data);
  rubric_render_free (render);
  cairo_destroy (cr);
  if (kind == RUBRIC_FIGURE_PNG)
    cairo_surface_write_to_png_stream (surface, rubric_render_append_bytes, out);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status == CAIRO_STATUS_SUCCESS ? g_byte_array_free_to_bytes (g_steal_pointer (&out)) : NULL;
}

static RubricRenderText
format_step_words (const char *text, double size, gboolean bold)
{
  return (RubricRenderText){ .text = text, .size = size * STEP_LETTERS, .bold = bold, .ink = RUBRIC_INK_BLACK,
                             .alignment = PANGO_ALIGN_LEFT };
}

/* Letters are not hinted to a surface, so a measure on one surface holds on every other. */
static int
measure_step (const Step *step, int size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  RubricRender *render = rubric_render_new (cr, FALSE);
  RubricRenderText sentence = format_step_words (step->text, size, FALSE);
  double height = rubric_render_measure (render, &sentence, size * (1 - 2 * STEP_EDGE), MAX_SENTENCE_LINES);

  rubric_render_free (render);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return (int)ceil (size * STEP_TITLE + size + height + size * STEP_EDGE);
}

static void
draw_step (RubricRender *render, cairo_t *cr, int size, int height, gconstpointer data)
{
  const Step *step = data;
  RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  RubricRenderText title = format_step_words (step->title, size, TRUE);
  RubricRenderText sentence = format_step_words (step->text, size, FALSE);
  double edge = size * STEP_EDGE, top = size * STEP_TITLE, width = size - 2 * edge;

  options.marks_as_grid = TRUE;
  options.for_monochrome = TRUE;
  rubric_render_paragraph (render, &title, edge, edge, width, top - edge);
  rubric_render_view (render, step->view, &options, edge, top + edge, width);
  rubric_render_paragraph (render, &sentence, edge, top + size, width, height - top - size - edge);
}

GBytes *
rubric_step_picture_make (const SudView *view, const char *title, const char *text, RubricFigureKind kind, int size)
{
  const Step step = { view, title, text };

  return make_figure (kind, size, measure_step (&step, size), draw_step, &step);
}

static Scale
find_scale (const RubricBarChart *self)
{
  double least = INFINITY, most = 0;
  int low;

  for (guint i = 0; i < self->n; i++)
    if (self->bars[i].amount > 0)
      {
        least = MIN (least, self->bars[i].amount);
        most = MAX (most, self->bars[i].amount);
      }
  if (most == 0)
    return (Scale){ 0, 1 };
  low = (int)floor (log10 (least));
  return (Scale){ low, MAX ((int)ceil (log10 (most)), low + 1) };
}

double
rubric_bar_chart_get_fraction (const RubricBarChart *self, guint index)
{
  Scale scale = find_scale (self);
  double amount = self->bars[index].amount;

  return amount > 0 ? MAX (MIN_FRACTION, (log10 (amount) - scale.low) / (scale.high - scale.low)) : 0;
}

/* Draws a line at each power of ten, and below it its amount, if lines are close only at each second or third. */
static void
draw_scale (RubricRender *render, cairo_t *cr, const RubricBarChart *self, double width, double top)
{
  Scale scale = find_scale (self);
  int every = 1 + (scale.high - scale.low) / MAX_AMOUNTS;
  double step = width * (BARS_END - BARS_BEGIN) / (scale.high - scale.low), room = step * every;
  double bottom = top + self->n * width * LINE;

  cairo_set_source_rgb (cr, 0.85, 0.85, 0.85); /* light grey */
  cairo_set_line_width (cr, 1);
  for (int i = 0; i <= scale.high - scale.low; i++)
    {
      cairo_move_to (cr, width * BARS_BEGIN + i * step, top);
      cairo_line_to (cr, width * BARS_BEGIN + i * step, bottom);
    }
  cairo_stroke (cr);
  for (int i = scale.low; self->dup_amount != NULL && i <= scale.high; i += every)
    {
      g_autofree char *text = self->dup_amount ((guint64)(pow (10, i) + 0.5));
      const RubricRenderText words = { .text = text, .size = AMOUNT_LETTERS * width * LETTERS, .ink = RUBRIC_INK_GREY,
                                       .alignment = PANGO_ALIGN_CENTER };

      rubric_render_text (render, &words, width * BARS_BEGIN + (i - scale.low) * step - room / 2,
                          bottom + AMOUNT_TOP * width * LINE, room);
    }
}

static void
draw_bar (RubricRender *render, cairo_t *cr, const RubricBarChart *self, guint index, double width, double y)
{
  const RubricBar *bar = &self->bars[index];
  double line = width * LINE, top = y + line * BAR_TOP, left = width * BARS_BEGIN, right;
  double length = width * (BARS_END - BARS_BEGIN) * rubric_bar_chart_get_fraction (self, index);
  RubricRenderText words = { .text = bar->name, .size = width * LETTERS, .ink = RUBRIC_INK_BLACK,
                             .alignment = PANGO_ALIGN_LEFT };

  rubric_render_text (render, &words, width * EDGE, top, left - width * EDGE);
  cairo_set_source_rgb (cr, 0.21, 0.52, 0.89); /* GNOME's blue 3 */
  cairo_rectangle (cr, left, top, length, line * BAR_HEIGHT);
  cairo_fill (cr);
  words.text = bar->words;
  right = left + length + width * GAP;
  rubric_render_text (render, &words, right, top, width * (1 - EDGE) - right);
}

static double
get_amounts_height (const RubricBarChart *self, double width)
{
  return self->dup_amount != NULL ? width * AMOUNTS : 0;
}

static void
draw_chart (RubricRender *render, cairo_t *cr, int width, int height, gconstpointer data)
{
  const RubricBarChart *self = data;
  double edge = width * EDGE, line = width * LINE, top = edge + TITLE_LINES * line;
  RubricRenderText title = { .text = self->title, .size = TITLE_LETTERS * width * LETTERS, .bold = TRUE,
                             .ink = RUBRIC_INK_BLACK, .alignment = PANGO_ALIGN_LEFT };
  RubricRenderText note = { .text = self->note, .size = NOTE_LETTERS * width * LETTERS, .ink = RUBRIC_INK_GREY,
                            .alignment = PANGO_ALIGN_LEFT };

  rubric_render_text (render, &title, edge, edge, width - 2 * edge);
  draw_scale (render, cr, self, width, top);
  for (guint i = 0; i < self->n; i++)
    draw_bar (render, cr, self, i, width, top + i * line);
  rubric_render_text (render, &note, edge, top + (self->n + NOTE_TOP) * line + get_amounts_height (self, width),
                      width - 2 * edge);
}

GBytes *
rubric_bar_chart_make (const RubricBarChart *self, RubricFigureKind kind, int width)
{
  double lines = self->n + TITLE_LINES + NOTE_LINES;
  int height = (int)ceil (width * (2 * EDGE + lines * LINE) + get_amounts_height (self, width));

  return make_figure (kind, width, height, draw_chart, self);
}
