/* rubric-render.c - a sheet as a picture: lines and digits
 *
 * The look is that of the books: thin lines between cells, thick ones around boxes, givens in black, answers in red.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-render-private.h"

#include "rubric-evidence.h"
#include "rubric-geometry.h"

#include <math.h>

/* Shares of the size of the grid. */
static const double THICK = 3.0 / 291;
static const double THIN = 0.8 / 291;

static const double DIGIT_SIZE = 0.725; /* share of the side of a cell */

/* Digits are measured and kept at this size, and scaled: shapes do not depend on how large they are drawn. */
static const double PEN_SIZE = 100;

#define FAMILY "Cantarell,DejaVu Sans,Sans"

static const RubricInk inks[RUBRIC_N_INKS] = {
  [RUBRIC_INK_BLACK] = { 0, 0, 0 },
  [RUBRIC_INK_ENTERED] = { 0x1c / 255.0, 0x71 / 255.0, 0xd8 / 255.0 },
  [RUBRIC_INK_SOLVED] = { 0xc0 / 255.0, 0x1c / 255.0, 0x28 / 255.0 },
  [RUBRIC_INK_GREY] = { 0x5e / 255.0, 0x5c / 255.0, 0x64 / 255.0 },
};

static const RubricInkName origin_inks[] = {
  [SUD_ORIGIN_BLANK] = RUBRIC_INK_BLACK,
  [SUD_ORIGIN_GIVEN] = RUBRIC_INK_BLACK,
  [SUD_ORIGIN_ENTERED] = RUBRIC_INK_ENTERED,
  [SUD_ORIGIN_SOLVED] = RUBRIC_INK_SOLVED,
};

static const struct
{
  PangoWeight weight;
  PangoStyle style;
} pens[RUBRIC_N_PENS] = {
  [RUBRIC_PEN_REGULAR] = { PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL },
  [RUBRIC_PEN_BOLD] = { PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL },
};

const RubricInk *
rubric_render_ink (RubricInkName name)
{
  return &inks[name];
}

static void
set_ink (cairo_t *cr, const RubricInk *ink)
{
  cairo_set_source_rgb (cr, ink->red, ink->green, ink->blue);
}

/* Neither hinting nor rounding: the same shapes and places at every size and on every surface. */
static PangoContext *
create_context (cairo_t *cr)
{
  PangoContext *context = pango_cairo_create_context (cr);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

RubricRender *
rubric_render_new (cairo_t *cr, gboolean crisp)
{
  RubricRender *self = g_new0 (RubricRender, 1);

  self->cr = cairo_reference (cr);
  self->crisp = crisp;
  self->context = create_context (cr);
  return self;
}

void
rubric_render_free (RubricRender *self)
{
  for (int pen = 0; pen < RUBRIC_N_PENS; pen++)
    for (int i = 0; i < SUD_SIZE; i++)
      g_clear_object (&self->glyphs[pen][i].layout);
  g_object_unref (self->context);
  cairo_destroy (self->cr);
  g_free (self);
}

static PangoLayout *
create_layout (RubricRender *self, const char *text, double size, PangoWeight weight, PangoStyle style)
{
  PangoLayout *layout = pango_layout_new (self->context);
  PangoFontDescription *font = pango_font_description_from_string (FAMILY);

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_font_description_set_style (font, style);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

const RubricGlyph *
rubric_render_get_glyph (RubricRender *self, RubricPen pen, int digit)
{
  RubricGlyph *glyph = &self->glyphs[pen][digit - 1];

  if (glyph->layout == NULL)
    {
      const double scale = 1 / (PEN_SIZE * PANGO_SCALE);
      const char text[] = { '0' + digit, '\0' };
      PangoRectangle ink;

      glyph->layout = create_layout (self, text, PEN_SIZE, pens[pen].weight, pens[pen].style);
      pango_layout_get_extents (glyph->layout, &ink, NULL);
      glyph->x = ink.x * scale;
      glyph->y = ink.y * scale;
      glyph->width = ink.width * scale;
      glyph->height = ink.height * scale;
    }
  return glyph;
}

void
rubric_render_digit (RubricRender *self, RubricPen pen, int digit, double size, double x, double y,
                     const RubricInk *ink)
{
  const RubricGlyph *glyph = rubric_render_get_glyph (self, pen, digit);

  cairo_save (self->cr);
  set_ink (self->cr, ink);
  cairo_translate (self->cr, x - (glyph->x + glyph->width / 2) * size, y - (glyph->y + glyph->height / 2) * size);
  cairo_scale (self->cr, size / PEN_SIZE, size / PEN_SIZE);
  cairo_move_to (self->cr, 0, 0);
  pango_cairo_show_layout (self->cr, glyph->layout);
  cairo_restore (self->cr);
}

static RubricGeometry
find_geometry (RubricRender *self, double x, double y, double size)
{
  double thick = size * THICK, thin = size * THIN;

  if (self->crisp)
    {
      thin = MAX (round (thin), 1);
      thick = MAX (round (thick), thin + 1);
    }
  return rubric_geometry_fit (x, y, size, size, thick, thin, self->crisp);
}

static void
draw_lines (RubricRender *self, const RubricGeometry *geometry)
{
  double side = rubric_geometry_get_offset (geometry, SUD_SIZE);

  set_ink (self->cr, &inks[RUBRIC_INK_BLACK]);
  for (int i = 0; i <= SUD_SIZE; i++)
    {
      double at, width = rubric_geometry_get_line (geometry, i, &at);

      cairo_rectangle (self->cr, geometry->x + at, geometry->y, width, side);
      cairo_rectangle (self->cr, geometry->x, geometry->y + at, side, width);
    }
  cairo_fill (self->cr);
}

static void
draw_cell (RubricRender *self, const SudView *view, int cell, const RubricRenderOptions *options,
           const RubricGeometry *geometry)
{
  const SudSheet *sheet = &view->sheet;
  SudOrigin origin = sheet->origin[cell];
  gboolean bold = options->bold_givens && origin == SUD_ORIGIN_GIVEN;
  double side = geometry->cell, x, y;

  rubric_geometry_get_cell (geometry, cell, &x, &y);
  if (view->evidence.tint[cell] != 0)
    rubric_evidence_draw_tint (self->cr, view->evidence.tint[cell], view->evidence.also[cell], x, y, side);
  if (options->colours && sheet->colours[cell] != 0)
    rubric_render_cell_colours (self, sheet->colours[cell], x, y, side);
  if (options->origins & 1u << origin)
    rubric_render_digit (self, bold ? RUBRIC_PEN_BOLD : RUBRIC_PEN_REGULAR, sheet->digit[cell], side * DIGIT_SIZE,
                         x + side / 2, y + side / 2, &inks[origin_inks[origin]]);
  else if (options->marks && origin == SUD_ORIGIN_BLANK)
    rubric_render_cell_marks (self, view, cell, options, x, y, side);
}

void
rubric_render_view (RubricRender *self, const SudView *view, const RubricRenderOptions *options, double x, double y,
                    double size)
{
  RubricGeometry geometry = find_geometry (self, x, y, size);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    draw_cell (self, view, cell, options, &geometry);
  draw_lines (self, &geometry);
  rubric_evidence_draw (self->cr, &geometry, view, rubric_evidence_get_inks (RUBRIC_EVIDENCE_PAPER));
}

void
rubric_render_sheet (RubricRender *self, const SudSheet *sheet, const RubricRenderOptions *options, double x, double y,
                     double size)
{
  SudView view;

  sud_view_init (&view, sheet);
  rubric_render_view (self, &view, options, x, y, size);
}

static PangoLayout *
create_text (RubricRender *self, const RubricRenderText *text, double width)
{
  PangoWeight weight = text->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL;
  PangoLayout *layout = create_layout (self, text->text, text->size, weight, PANGO_STYLE_NORMAL);

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, text->alignment);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  return layout;
}

static void
show_text (RubricRender *self, PangoLayout *layout, RubricInkName ink, double x, double y)
{
  set_ink (self->cr, &inks[ink]);
  cairo_move_to (self->cr, x, y);
  pango_cairo_show_layout (self->cr, layout);
  cairo_new_path (self->cr);
}

void
rubric_render_text (RubricRender *self, const RubricRenderText *text, double x, double y, double width)
{
  g_autoptr (PangoLayout) layout = create_text (self, text, width);

  pango_layout_set_single_paragraph_mode (layout, TRUE);
  show_text (self, layout, text->ink, x, y);
}

double
rubric_render_measure (RubricRender *self, const RubricRenderText *text, double width, int lines)
{
  g_autoptr (PangoLayout) layout = create_text (self, text, width);
  PangoRectangle extents;

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  /* Below 0 it counts the lines of each paragraph. */
  pango_layout_set_height (layout, -lines);
  pango_layout_get_extents (layout, NULL, &extents);
  return (double)extents.height / PANGO_SCALE;
}

void
rubric_render_paragraph (RubricRender *self, const RubricRenderText *text, double x, double y, double width,
                         double height)
{
  g_autoptr (PangoLayout) layout = create_text (self, text, width);
  PangoRectangle extents;

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, height * PANGO_SCALE);
  pango_layout_get_extents (layout, NULL, &extents);
  show_text (self, layout, text->ink, x, y + MAX (height - (double)extents.height / PANGO_SCALE, 0) / 2);
}
