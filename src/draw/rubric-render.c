/* rubric-render.c - a sheet as a picture: lines, digits and marks
 *
 * The look is that of the books: thin lines between cells, thick ones around boxes, givens in black, entries in blue,
 * answers in red.
 *
 * Each mark has a slot of its own that it does not leave, so that no two overlap, however many there are. Corner marks
 * are bold in either layout.
 *
 *     +-----------------+    +-----------------+
 *     | 1       5     2 |    |   1    2    3   |   as a grid: nine slots, each digit in its own
 *     |                 |    |        ▲        |   for printers without colour: that of a candidate, under it,
 *     |   4  5  6  7    |    |   4    5    6   |
 *     | 3             4 |    |   7         9   |
 *     |    ▲       ■    |    |        ▲        |   and those of the cell: marks end above them
 *     +-----------------+    +-----------------+
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-render.h"

#include "rubric-evidence.h"

#include <math.h>

/* Shares of the size of the grid. */
static const double THICK = 3.0 / 291;
static const double THIN = 0.8 / 291;

/* Shares of the side of a cell. */
static const double DIGIT_SIZE = 0.725;
static const double MARK_SIZE = 0.25;

/* Shares of a slot. */
static const double SLOT_WIDTH = 0.9;
static const double SLOT_HEIGHT = 0.86;
static const double MARKER_SIZE = 0.3;

static const double MARKER_GAP = 0.4; /* share of the marker: between it and its digit */

/* Digits are measured and kept at this size, and scaled: shapes do not depend on how large they are drawn. */
static const double PEN_SIZE = 100;

#define FAMILY "Cantarell,DejaVu Sans,Sans"

static const RubricInk inks[RUBRIC_N_INKS] = {
  [RUBRIC_INK_BLACK] = { 0, 0, 0 },
  [RUBRIC_INK_ENTERED] = { 0x1c / 255.0, 0x71 / 255.0, 0xd8 / 255.0 },
  [RUBRIC_INK_SOLVED] = { 0xc0 / 255.0, 0x1c / 255.0, 0x28 / 255.0 },
  [RUBRIC_INK_GREY] = { 0x5e / 255.0, 0x5c / 255.0, 0x64 / 255.0 },
};

/* A blue and a red that look the same, and can be read on a fill. */
static const RubricInk filled_inks[RUBRIC_N_INKS] = {
  [RUBRIC_INK_ENTERED] = { 0x14 / 255.0, 0x50 / 255.0, 0x9c / 255.0 },
  [RUBRIC_INK_SOLVED] = { 0xa3 / 255.0, 0x10 / 255.0, 0x1c / 255.0 },
};

static const RubricInk faint_ink = { 0xb0 / 255.0, 0xb0 / 255.0, 0xb0 / 255.0 };

static const RubricInkName origin_inks[] = {
  [SUD_ORIGIN_BLANK] = RUBRIC_INK_BLACK,
  [SUD_ORIGIN_GIVEN] = RUBRIC_INK_BLACK,
  [SUD_ORIGIN_ENTERED] = RUBRIC_INK_ENTERED,
  [SUD_ORIGIN_SOLVED] = RUBRIC_INK_SOLVED,
};

typedef enum
{
  PEN_REGULAR,
  PEN_BOLD,
  N_PENS,
} Pen;

static const PangoWeight pen_weights[N_PENS] = {
  [PEN_REGULAR] = PANGO_WEIGHT_NORMAL,
  [PEN_BOLD] = PANGO_WEIGHT_BOLD,
};

/**
 * Glyph:
 * @layout: (nullable): a digit at PEN_SIZE, made when it is first drawn
 * @x: @y: @width: @height: its ink, in shares of the size of the letters, from the origin of @layout
 */
typedef struct
{
  PangoLayout *layout;
  double x;
  double y;
  double width;
  double height;
} Glyph;

struct _RubricRender
{
  cairo_t *cr;
  gboolean crisp;
  PangoContext *context;
  Glyph glyphs[N_PENS][SUD_SIZE];
};

/* The place of one mark, or of several in a row: all marks of a cell have the same size. */
typedef struct
{
  double width;
  double height;
  double size;   /* letters */
  double marker; /* the side of the shape of a candidate's colour, 0 if the cell has none */
} Slot;

/* A cell whose marks are drawn; @x and @y are its upper left corner, inside its lines. */
typedef struct
{
  const SudSheet *sheet;
  int cell;
  double x;
  double y;
  double side;
  gboolean cell_shapes; /* at its foot */
  gboolean mark_shapes; /* under candidates */
  SudDigits coloured;   /* candidates */
} MarkedCell;

static void
set_paper_ink (cairo_t *cr, const RubricInk *ink)
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
  for (int pen = 0; pen < N_PENS; pen++)
    for (int i = 0; i < SUD_SIZE; i++)
      g_clear_object (&self->glyphs[pen][i].layout);
  g_object_unref (self->context);
  cairo_destroy (self->cr);
  g_free (self);
}

static PangoLayout *
create_layout (RubricRender *self, const char *text, double size, PangoWeight weight)
{
  PangoLayout *layout = pango_layout_new (self->context);
  PangoFontDescription *font = pango_font_description_from_string (FAMILY);

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static const Glyph *
get_glyph (RubricRender *self, Pen pen, int digit)
{
  Glyph *glyph = &self->glyphs[pen][digit - 1];

  if (glyph->layout == NULL)
    {
      const double scale = 1 / (PEN_SIZE * PANGO_SCALE);
      const char text[] = { '0' + digit, '\0' };
      PangoRectangle ink;

      glyph->layout = create_layout (self, text, PEN_SIZE, pen_weights[pen]);
      pango_layout_get_extents (glyph->layout, &ink, NULL);
      glyph->x = ink.x * scale;
      glyph->y = ink.y * scale;
      glyph->width = ink.width * scale;
      glyph->height = ink.height * scale;
    }
  return glyph;
}

/* Draws @digit with the middle of its ink at a point: line height and side bearings would put it off the middle. */
static void
draw_digit (RubricRender *self, Pen pen, int digit, double size, double x, double y, const RubricInk *ink)
{
  const Glyph *glyph = get_glyph (self, pen, digit);

  cairo_save (self->cr);
  set_paper_ink (self->cr, ink);
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

/* Draws the lines around boxes, or the others. */
static void
draw_grid_lines (RubricRender *self, const RubricGeometry *geometry, gboolean boxes, const RubricInk *ink)
{
  double side = rubric_geometry_get_offset (geometry, SUD_SIZE);

  set_paper_ink (self->cr, ink);
  for (int i = 0; i <= SUD_SIZE; i++)
    {
      double at, width = rubric_geometry_get_line (geometry, i, &at);

      if ((i % 3 == 0) != boxes)
        continue;
      cairo_rectangle (self->cr, geometry->x + at, geometry->y, width, side);
      cairo_rectangle (self->cr, geometry->x, geometry->y + at, side, width);
    }
  cairo_fill (self->cr);
}

static SudDigits
find_coloured (const SudSheet *sheet, int cell)
{
  SudDigits coloured = 0;

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (sheet->mark_colour[cell][digit - 1] != 0)
      coloured |= SUD_DIGIT_BIT (digit);
  return coloured;
}

/* Returns: a slot with the largest letters that fit, whatever the font */
static Slot
fit_slot (RubricRender *self, const MarkedCell *cell, double width, double height)
{
  Slot slot = { width, height, cell->side * MARK_SIZE, cell->mark_shapes ? MIN (width, height) * MARKER_SIZE : 0 };

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      const Glyph *glyph = get_glyph (self, PEN_BOLD, digit);

      slot.size = MIN (slot.size, width * SLOT_WIDTH / MAX (glyph->width, 0.01));
      slot.size = MIN (slot.size, (height * SLOT_HEIGHT - slot.marker * (1 + MARKER_GAP)) / MAX (glyph->height, 0.01));
    }
  return slot;
}

/* Draws one mark, its slot around a point in shares of the cell; its colour fills the slot, or its shape stands at the
 * foot of it. */
static void
draw_mark (RubricRender *self, const MarkedCell *cell, const Slot *slot, int digit, Pen pen, double x, double y)
{
  const RubricInk *ink = &inks[RUBRIC_INK_BLACK];
  int colour = cell->coloured & SUD_DIGIT_BIT (digit) ? cell->sheet->mark_colour[cell->cell][digit - 1] : 0;

  x = cell->x + x * cell->side;
  y = cell->y + y * cell->side;
  if (colour != 0 && !cell->mark_shapes)
    rubric_swatch_fill (self->cr, SUD_DIGIT_BIT (colour), FALSE, x - slot->width / 2, y - slot->height / 2, slot->width,
                        slot->height);
  draw_digit (self, pen, digit, slot->size, x, y - slot->marker * (1 + MARKER_GAP) / 2, ink);
  if (colour != 0 && cell->mark_shapes)
    rubric_swatch_draw (self->cr, colour, x - slot->marker / 2, y + slot->height * SLOT_HEIGHT / 2 - slot->marker,
                        slot->marker, ink);
}

/* Draws each mark in its fixed place, with its signs; corner marks are bold. */
static void
draw_marks_as_grid (RubricRender *self, const MarkedCell *cell, const SudEvidence *evidence)
{
  const RubricEvidenceInks *sign_inks = rubric_evidence_get_inks (RUBRIC_EVIDENCE_PAPER);
  SudDigits corner = cell->sheet->corner[cell->cell], shown = cell->sheet->centre[cell->cell] | corner | cell->coloured;
  double side = cell->side, radius = side * rubric_geometry_get_candidate_radius (cell->cell_shapes);
  double middle_x = cell->x + side / 2, middle_y = cell->y + side / 2;
  int lone = rubric_evidence_get_lone (evidence->on[cell->cell],
                                       shown | evidence->off[cell->cell] | evidence->struck[cell->cell]);
  Slot slot = fit_slot (self, cell, side * 2 * rubric_geometry_get_candidate_radius (FALSE), 2 * radius);

  if (lone != 0)
    {
      rubric_evidence_draw_ground (self->cr, RUBRIC_SIGN_ON, middle_x, middle_y, side * RUBRIC_LONE_RADIUS, sign_inks);
      draw_digit (self, PEN_REGULAR, lone, side * RUBRIC_LONE_SIZE, middle_x, middle_y, &inks[RUBRIC_INK_BLACK]);
      return;
    }
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      RubricSigns signs = rubric_evidence_get_signs (evidence->on[cell->cell], evidence->off[cell->cell],
                                                     evidence->struck[cell->cell], digit);
      double x, y;

      if ((shown & SUD_DIGIT_BIT (digit)) == 0 && signs == 0)
        continue;
      rubric_geometry_place_candidate (digit, cell->cell_shapes, &x, &y);
      rubric_evidence_draw_ground (self->cr, signs, cell->x + x * side, cell->y + y * side, radius, sign_inks);
      draw_mark (self, cell, &slot, digit, corner & SUD_DIGIT_BIT (digit) ? PEN_BOLD : PEN_REGULAR, x, y);
      rubric_evidence_draw_stroke (self->cr, signs, cell->x + x * side, cell->y + y * side, radius, sign_inks);
    }
}

static void
draw_corner_and_centre (RubricRender *self, const MarkedCell *cell)
{
  SudDigits corner = cell->sheet->corner[cell->cell];
  SudDigits centre = cell->sheet->centre[cell->cell] | (cell->coloured & (SudDigits)~corner);
  int n = sud_digits_count (centre);
  double width, height, x, y;
  Slot slot;

  rubric_geometry_get_mark_room (0, cell->cell_shapes, &width, &height);
  slot = fit_slot (self, cell, width * cell->side, height * cell->side);
  for (int i = 0; corner != 0; corner &= corner - 1, i++)
    {
      rubric_geometry_place_corner (i, cell->cell_shapes, &x, &y);
      draw_mark (self, cell, &slot, sud_digits_first (corner), PEN_BOLD, x, y);
    }
  rubric_geometry_get_mark_room (n, cell->cell_shapes, &width, &height);
  slot = fit_slot (self, cell, width * cell->side, height * cell->side);
  for (int i = 0; centre != 0; centre &= centre - 1, i++)
    {
      rubric_geometry_place_centre (i, n, cell->cell_shapes, &x, &y);
      draw_mark (self, cell, &slot, sud_digits_first (centre), PEN_REGULAR, x, y);
    }
}

static gboolean
shows_shapes (const SudSheet *sheet, int cell, const RubricRenderOptions *options)
{
  return options->colours && options->for_monochrome && sheet->colours[cell] != 0;
}

/* Draws the marks of a blank cell, its candidates' colours, and their signs. */
static void
draw_marks (RubricRender *self, const SudView *view, int cell, const RubricRenderOptions *options, double x, double y,
            double side)
{
  const SudSheet *sheet = &view->sheet;
  SudDigits coloured = options->colours ? find_coloured (sheet, cell) : 0;
  const MarkedCell marked = { .sheet = sheet,
                              .cell = cell,
                              .x = x,
                              .y = y,
                              .side = side,
                              .cell_shapes = shows_shapes (sheet, cell, options),
                              .mark_shapes = coloured != 0 && options->for_monochrome,
                              .coloured = coloured };

  if (options->marks_as_grid)
    draw_marks_as_grid (self, &marked, &view->evidence);
  else
    draw_corner_and_centre (self, &marked);
}

static void
draw_cell (RubricRender *self, const SudView *view, int cell, const RubricRenderOptions *options,
           const RubricGeometry *geometry)
{
  const SudSheet *sheet = &view->sheet;
  SudOrigin origin = sheet->origin[cell];
  gboolean bold = options->tiny || (options->for_monochrome && origin == SUD_ORIGIN_GIVEN);
  gboolean coloured = options->colours && sheet->colours[cell] != 0;
  gboolean filled = coloured || view->evidence.tint[cell] != 0;
  RubricInkName name = origin_inks[origin];
  double side = geometry->cell, x, y;

  rubric_geometry_get_cell (geometry, cell, &x, &y);
  if (coloured)
    rubric_swatch_fill (self->cr, sheet->colours[cell], FALSE, x, y, side, side);
  if (view->evidence.tint[cell] != 0)
    rubric_evidence_draw_tint (self->cr, view->evidence.tint[cell], view->evidence.second_tint[cell], x, y, side);
  if (shows_shapes (sheet, cell, options))
    {
      double left, top, width, height;

      rubric_geometry_place_shapes (&left, &top, &width, &height);
      rubric_swatch_draw_shapes (self->cr, sheet->colours[cell], x + left * side, y + top * side, width * side,
                                 height * side, &inks[RUBRIC_INK_BLACK]);
    }
  if (options->origins & 1u << origin)
    draw_digit (self, bold ? PEN_BOLD : PEN_REGULAR, sheet->digit[cell], side * DIGIT_SIZE, x + side / 2, y + side / 2,
                filled ? &filled_inks[name] : &inks[name]);
  else if (options->marks && origin == SUD_ORIGIN_BLANK)
    draw_marks (self, view, cell, options, x, y, side);
}

void
rubric_render_view (RubricRender *self, const SudView *view, const RubricRenderOptions *options, double x, double y,
                    double size)
{
  RubricGeometry geometry = find_geometry (self, x, y, size);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    draw_cell (self, view, cell, options, &geometry);
  draw_grid_lines (self, &geometry, FALSE, options->tiny ? &faint_ink : &inks[RUBRIC_INK_BLACK]);
  draw_grid_lines (self, &geometry, TRUE, &inks[RUBRIC_INK_BLACK]);
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
  PangoLayout *layout = create_layout (self, text->text, text->size, weight);

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, text->alignment);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  return layout;
}

static void
show_text (RubricRender *self, PangoLayout *layout, RubricInkName ink, double x, double y)
{
  set_paper_ink (self->cr, &inks[ink]);
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
  /* A height below 0 counts the lines of each paragraph. */
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

cairo_status_t
rubric_render_append_bytes (void *out, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (out, data, length);
  return CAIRO_STATUS_SUCCESS;
}
