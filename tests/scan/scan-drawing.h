/* scan-drawing.h - Sudokus drawn as programs and newspapers draw them, and photographed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan.h"

#include <cairo.h>
#include <glib.h>

/* A colour as 0xrrggbb. */
typedef guint32 ScanColour;

/**
 * ScanStyle:
 * @cell: pixels of a cell
 * @thin: of the lines inside boxes
 * @thick: of those around them
 * @frame: whether there is a line around the grid
 * @size: height of the digits' font, as a share of the cell
 * @across: how far right of the middle of their cells digits stand, as a share of the cell
 * @down: how far below it
 * @font: a hand of scan-digits.h, or a family that Pango knows, or falls back from
 * @ink: of digits
 * @paper: the ground
 * @line: of the grid
 * @marks: the share of candidates in blank cells that are pencilled in
 * @tints: the ground of each cell
 * @inks: of each cell
 */
typedef struct
{
  int cell;
  int thin;
  int thick;
  gboolean frame;
  double size;
  double across;
  double down;
  const char *font;
  ScanColour ink;
  ScanColour paper;
  ScanColour line;
  double marks;
  ScanColour tints[SUD_CELLS];
  ScanColour inks[SUD_CELLS];
} ScanStyle;

/** Black on white, 50 pixels a cell, in the first of our own hands: the same pixels on every machine. */
void scan_style_init (ScanStyle *style);

/** Sets the ground or the ink of all cells. */
void scan_style_fill (ScanColour colours[SUD_CELLS], ScanColour colour);

/** Returns: (transfer none): a hand of our own, another each time */
const char *scan_pick_hand (GRand *random);

/** Returns: (transfer none): family @i of fonts, or %NULL from their number on */
const char *scan_get_font (guint i);

/** Returns: (transfer none): a family of fonts, another each time: what is drawn then is up to the machine */
const char *scan_pick_font (GRand *random);

/** A puzzle with one solution, another each time: digits renamed, rows, columns and boxes swapped. */
SudGrid scan_make_puzzle (GRand *random);

/** Returns: (transfer full): an empty surface */
cairo_surface_t *scan_paper_new (int width, int height, ScanColour colour);

/** Draws text with its middle at a place. */
void scan_draw_text (cairo_surface_t *surface, const char *text, const char *font, double size, ScanColour ink, double x,
                     double y);

/** Lines of words, as on the page of a book. */
void scan_draw_prose (cairo_surface_t *surface, GRand *random, const char *font, double size, int x, int y, int width,
                      int height);

/** Draws a grid of 9 by 9 with its upper left corner at a place. */
void scan_draw_grid (cairo_surface_t *surface, const ScanStyle *style, const SudGrid *grid, GRand *random, int x, int y);

/**
 * scan_draw_tiles:
 * @style: of which the cell and the font count, and of @tints the digits' grounds
 *
 * The same as tiles of wood or stone on a dark board: each has a bright edge a pixel wide and a ground that grows darker from
 * above; between them are gaps, between boxes bright bars. So lines are dark or bright, and most are seen twice.
 */
void scan_draw_tiles (cairo_surface_t *surface, const ScanStyle *style, const SudGrid *grid, int x, int y);

/** Lines only, of a grid of any size. */
void scan_draw_lines (cairo_surface_t *surface, int columns, int rows, int cell, int bold_every, ScanColour line, int x,
                      int y);

/** Returns: (transfer full): a grid with half a cell of paper around it */
cairo_surface_t *scan_draw_page (const ScanStyle *style, const SudGrid *grid, GRand *random);

/** Returns: (transfer full): grey levels of a surface, and nothing else; free with g_free() */
guint8 *scan_take_grey (cairo_surface_t *surface, SudScanPicture *picture);

/**
 * scan_draw_plain:
 * @cell: pixels of a cell
 *
 * Returns: (transfer full): the grey levels of @picture, a grid with half a cell of paper around it; free with g_free()
 */
guint8 *scan_draw_plain (const SudGrid *grid, int cell, SudScanPicture *picture);
