/* rubric-render.h - a sheet as a picture: the same drawing for print, PDF, SVG and PNG
 *
 * No GTK, so the terminal draws too. A RubricRender belongs to one cairo context and one thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-swatch.h"
#include "sud-view.h"

#include <glib.h>
#include <pango/pangocairo.h>

/**
 * RubricRenderOptions:
 * @origins: whose digits are shown, see sud_sheet_get_grid(): SUD_ORIGINS_GIVEN, SUD_ORIGINS_PERSON, SUD_ORIGINS_ALL
 * @marks: whether centre and corner marks of blank cells are shown
 * @marks_as_grid: whether marks stand in fixed places of a 3×3 grid; else corner marks on top and below, and centre
 *   marks in the middle
 * @colours: whether colours of cells and, with @marks, of candidates are shown
 * @for_monochrome: whether givens are bold and colours have their shapes, for black-and-white printers
 * @tiny: whether digits are bold and thin lines are grey, to be read where a cell has a dozen pixels
 */
typedef struct
{
  unsigned origins;
  gboolean marks;
  gboolean marks_as_grid;
  gboolean colours;
  gboolean for_monochrome;
  gboolean tiny;
} RubricRenderOptions;

/** RUBRIC_RENDER_OPTIONS_DEFAULT: The sheet as on the board, the person's marks and colours included. */
#define RUBRIC_RENDER_OPTIONS_DEFAULT                                                                                  \
  ((RubricRenderOptions){ .origins = SUD_ORIGINS_ALL, .marks = TRUE, .colours = TRUE })

typedef enum
{
  RUBRIC_INK_BLACK, /* givens, marks and lines */
  RUBRIC_INK_ENTERED,
  RUBRIC_INK_SOLVED,
  RUBRIC_INK_GREY, /* small letters */
  RUBRIC_N_INKS,
} RubricInkName;

typedef struct _RubricRender RubricRender;

/**
 * rubric_render_new:
 * @cr: (transfer none): draws until rubric_render_free()
 * @crisp: whether a unit of @cr is a pixel: lines then fill whole ones
 *
 * Returns: (transfer full)
 */
RubricRender *rubric_render_new (cairo_t *cr, gboolean crisp);

void rubric_render_free (RubricRender *self);

/**
 * rubric_render_sheet:
 * @x: left edge of the outermost line; @y: its upper edge
 * @size: from edge to edge. A crisp grid is the largest one with cells of whole pixels, in the middle of the square
 *
 * Draws @sheet without a background.
 */
void rubric_render_sheet (RubricRender *self, const SudSheet *sheet, const RubricRenderOptions *options, double x,
                          double y, double size);

/** rubric_render_view: Draws the sheet of @view with its evidence, whose links need marks as a grid. */
void rubric_render_view (RubricRender *self, const SudView *view, const RubricRenderOptions *options, double x,
                         double y, double size);

/**
 * RubricRenderText:
 * @text: UTF-8; ellipsized if there is no room for all
 * @size: of the letters
 */
typedef struct
{
  const char *text;
  double size;
  gboolean bold;
  RubricInkName ink;
  PangoAlignment alignment;
} RubricRenderText;

/** rubric_render_text: Draws a line of text between @x and @x + @width, its upper edge at @y. */
void rubric_render_text (RubricRender *self, const RubricRenderText *text, double x, double y, double width);

/** rubric_render_paragraph: Draws @text as a paragraph in the middle of a box. */
void rubric_render_paragraph (RubricRender *self, const RubricRenderText *text, double x, double y, double width,
                              double height);

/** rubric_render_measure: Returns: the height of @text as a paragraph of @width and at most @lines lines */
double rubric_render_measure (RubricRender *self, const RubricRenderText *text, double width, int lines);

/** rubric_render_append_bytes: A cairo_write_func_t: appends @data to @out, a GByteArray. */
cairo_status_t rubric_render_append_bytes (void *out, const unsigned char *data, unsigned int length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricRender, rubric_render_free)
