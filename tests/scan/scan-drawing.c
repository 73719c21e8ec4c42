/* scan-drawing.c - Sudokus drawn as programs and newspapers draw them, and photographed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "scan-drawing.h"

#include "scan-digits.h"

#include <pango/pangocairo.h>

#define DIGIT_HEIGHT 0.73 /* of the size of most fonts */

static const char *const fonts[] = {
  "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono", "Nimbus Sans", "Nimbus Roman", "Nimbus Mono PS", "C059",
  "P052", "URW Bookman", "URW Gothic", "Cantarell", "Sans", "Serif", "Monospace",
};

static const char *const puzzles[] = {
  "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
  "000000907000420180000705026100904000050000040000507009920108000034059000507000000",
  "030050040008010500460000012070502080000603000040109030250000098001020600080060020",
  "100920000524010000000000070050008102000000000402700090060000000000030945000071006",
  "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
  "000125400008400000420800000030000095060902010510000060000003049000007200001298000",
};

void
scan_style_init (ScanStyle *style)
{
  *style = (ScanStyle){ .cell = 50, .thin = 1, .thick = 3, .frame = TRUE, .size = 0.62, .paper = 0xffffff };
  style->font = scan_hand_get_name (0);
  scan_style_fill (style->tints, style->paper);
}

void
scan_style_fill (ScanColour colours[SUD_CELLS], ScanColour colour)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    colours[cell] = colour;
}

const char *
scan_pick_hand (GRand *random)
{
  return scan_hand_get_name ((guint)g_rand_int_range (random, 0, SCAN_HANDS));
}

const char *
scan_get_font (guint i)
{
  return i < G_N_ELEMENTS (fonts) ? fonts[i] : NULL;
}

const char *
scan_pick_font (GRand *random)
{
  return fonts[g_rand_int_range (random, 0, G_N_ELEMENTS (fonts))];
}

static void
shuffle (GRand *random, int *values, int n)
{
  for (int k = n - 1; k > 0; k--)
    {
      int other = g_rand_int_range (random, 0, k + 1), kept = values[k];

      values[k] = values[other];
      values[other] = kept;
    }
}

/* An order of nine lines that keeps those of a box together. */
static void
shuffle_lines (GRand *random, int lines[9])
{
  int bands[3] = { 0, 1, 2 };

  shuffle (random, bands, 3);
  for (int band = 0; band < 3; band++)
    {
      int inside[3] = { 0, 1, 2 };

      shuffle (random, inside, 3);
      for (int k = 0; k < 3; k++)
        lines[3 * band + k] = 3 * bands[band] + inside[k];
    }
}

SudGrid
scan_make_puzzle (GRand *random)
{
  const char *line = puzzles[g_rand_int_range (random, 0, G_N_ELEMENTS (puzzles))];
  int names[10] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 }, rows[9], columns[9];
  gboolean swapped = g_rand_boolean (random);
  SudGrid grid;

  shuffle (random, names + 1, 9);
  shuffle_lines (random, rows);
  shuffle_lines (random, columns);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int row = rows[cell / 9], column = columns[cell % 9];

      grid.digit[cell] = names[line[swapped ? 9 * column + row : 9 * row + column] - '0'];
    }
  return grid;
}

static void
set_colour (cairo_t *cr, ScanColour colour)
{
  cairo_set_source_rgb (cr, (colour >> 16) / 255.0, (colour >> 8 & 255) / 255.0, (colour & 255) / 255.0);
}

cairo_surface_t *
scan_paper_new (int width, int height, ScanColour colour)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);

  set_colour (cr, colour);
  cairo_paint (cr);
  cairo_destroy (cr);
  return surface;
}

static PangoLayout *
make_layout (cairo_t *cr, const char *text, const char *font, double size)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *description = pango_font_description_from_string (font);

  pango_font_description_set_absolute_size (description, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, description);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (description);
  return layout;
}

static void
draw_centred (cairo_t *cr, const char *text, const char *font, double size, ScanColour ink, double x, double y)
{
  const ScanHand *hand = scan_hand_find (font);
  PangoRectangle extents;
  PangoLayout *layout;

  if (hand != NULL)
    {
      g_assert_true (g_ascii_isdigit (text[0]) && text[1] == '\0');
      scan_digit_draw (cairo_get_target (cr), hand, text[0] - '0', DIGIT_HEIGHT * size, ink, x, y);
      return;
    }
  layout = make_layout (cr, text, font, size);
  pango_layout_get_extents (layout, &extents, NULL);
  set_colour (cr, ink);
  cairo_move_to (cr, x - (extents.x + extents.width / 2.0) / PANGO_SCALE, y - (extents.y + extents.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
}

void
scan_draw_text (cairo_surface_t *surface, const char *text, const char *font, double size, ScanColour ink, double x,
                double y)
{
  cairo_t *cr = cairo_create (surface);

  draw_centred (cr, text, font, size, ink, x, y);
  cairo_destroy (cr);
}

void
scan_draw_prose (cairo_surface_t *surface, GRand *random, const char *font, double size, int x, int y, int width,
                 int height)
{
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GString) text = g_string_new (NULL);
  PangoLayout *layout;

  while (text->len < width * height / (size * size / 2))
    g_string_append_c (text, g_rand_int_range (random, 0, 6) == 0 ? ' ' : g_rand_int_range (random, 'a', 'z' + 1));
  layout = make_layout (cr, text->str, font, size);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  cairo_move_to (cr, x, y);
  set_colour (cr, 0x282828);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
  cairo_destroy (cr);
}

static void
draw_marks (cairo_t *cr, const ScanStyle *style, GRand *random, double x, double y, ScanColour ink)
{
  for (int digit = 1; digit <= 9; digit++)
    if (g_rand_double (random) < style->marks)
      {
        char text[2] = { (char)('0' + digit) };

        draw_centred (cr, text, style->font, style->cell * 0.25, ink, x + style->cell * (0.2 + 0.3 * ((digit - 1) % 3)),
                      y + style->cell * (0.2 + 0.3 * ((digit - 1) / 3)));
      }
}

static void
draw_cell (cairo_t *cr, const ScanStyle *style, const SudGrid *grid, int cell, GRand *random, int x, int y)
{
  char text[2] = { (char)('0' + grid->digit[cell]) };
  double left = x + cell % 9 * style->cell, top = y + cell / 9 * style->cell;

  set_colour (cr, style->tints[cell]);
  cairo_rectangle (cr, left, top, style->cell, style->cell);
  cairo_fill (cr);
  if (grid->digit[cell] > 0)
    draw_centred (cr, text, style->font, style->cell * style->size * 1.35, style->inks[cell],
                  left + style->cell * (0.5 + style->across), top + style->cell * (0.5 + style->down));
  else if (style->marks > 0)
    draw_marks (cr, style, random, left, top, style->inks[cell]);
}

void
scan_draw_grid (cairo_surface_t *surface, const ScanStyle *style, const SudGrid *grid, GRand *random, int x, int y)
{
  cairo_t *cr = cairo_create (surface);
  int size = 9 * style->cell;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    draw_cell (cr, style, grid, cell, random, x, y);
  set_colour (cr, style->line);
  for (int k = style->frame ? 0 : 1; k <= (style->frame ? 9 : 8); k++)
    {
      int width = k % 3 == 0 ? style->thick : style->thin, at = k * style->cell - width / 2;

      cairo_rectangle (cr, x + at, y, width, size);
      cairo_rectangle (cr, x, y + at, size, width);
    }
  cairo_fill (cr);
  cairo_destroy (cr);
}

/* A rectangle that is as bright as @colour above, and @share of it below. */
static void
fill_gradient (cairo_t *cr, ScanColour colour, double share, double x, double y, double width, double height)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, y, 0, y + height);
  double red = (colour >> 16) / 255.0, green = (colour >> 8 & 255) / 255.0, blue = (colour & 255) / 255.0;

  cairo_pattern_add_color_stop_rgb (pattern, 0, red, green, blue);
  cairo_pattern_add_color_stop_rgb (pattern, 1, red * share, green * share, blue * share);
  cairo_set_source (cr, pattern);
  cairo_rectangle (cr, x, y, width, height);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

/* Light falls on the board from above: tiles are the darker, the lower they are. */
static void
draw_tile (cairo_t *cr, const ScanStyle *style, const SudGrid *grid, int cell, int x, int y)
{
  char text[2] = { (char)('0' + grid->digit[cell]) };
  double gap = MAX (2, style->cell / 15), left = x + cell % 9 * style->cell + gap, top = y + cell / 9 * style->cell + gap;
  double size = style->cell - 2 * gap + 1, edge = 1 - 0.05 * (cell / 9);

  cairo_set_source_rgb (cr, 0.83 * edge, 0.8 * edge, 0.6 * edge);
  cairo_rectangle (cr, left, top, size, size);
  cairo_fill (cr);
  fill_gradient (cr, style->tints[cell], 0.7, left + 1, top + 1, size - 2, size - 2);
  if (grid->digit[cell] > 0)
    draw_centred (cr, text, style->font, style->cell * style->size * 1.35, style->inks[cell],
                  x + (cell % 9 + 0.5) * style->cell, y + (cell / 9 + 0.5) * style->cell);
}

void
scan_draw_tiles (cairo_surface_t *surface, const ScanStyle *style, const SudGrid *grid, int x, int y)
{
  cairo_t *cr = cairo_create (surface);
  int size = 9 * style->cell, margin = style->cell * 2 / 3;

  fill_gradient (cr, 0x5c4c18, 0.35, x - margin, y - margin, size + 2 * margin, size + 2 * margin);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    draw_tile (cr, style, grid, cell, x, y);
  set_colour (cr, style->line);
  for (int k = 0; k <= 9; k += 3)
    {
      cairo_rectangle (cr, x + k * style->cell - style->thick / 2, y, style->thick, size);
      cairo_rectangle (cr, x, y + k * style->cell - style->thick / 2, size, style->thick);
    }
  cairo_fill (cr);
  cairo_destroy (cr);
}

void
scan_draw_lines (cairo_surface_t *surface, int columns, int rows, int cell, int bold_every, ScanColour line, int x, int y)
{
  cairo_t *cr = cairo_create (surface);

  set_colour (cr, line);
  for (int k = 0; k <= columns; k++)
    cairo_rectangle (cr, x + k * cell, y, bold_every > 0 && k % bold_every == 0 ? 3 : 1, rows * cell);
  for (int k = 0; k <= rows; k++)
    cairo_rectangle (cr, x, y + k * cell, columns * cell, bold_every > 0 && k % bold_every == 0 ? 3 : 1);
  cairo_fill (cr);
  cairo_destroy (cr);
}

cairo_surface_t *
scan_draw_page (const ScanStyle *style, const SudGrid *grid, GRand *random)
{
  int margin = style->cell / 2, size = 9 * style->cell + 2 * margin;
  cairo_surface_t *surface = scan_paper_new (size, size, style->paper);

  scan_draw_grid (surface, style, grid, random, margin, margin);
  return surface;
}

guint8 *
scan_take_grey (cairo_surface_t *surface, SudScanPicture *picture)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  guint8 *grey = g_malloc ((gsize)width * height);

  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    {
      const guint32 *row = (const guint32 *)(cairo_image_surface_get_data (surface) + (gsize)y * stride);

      for (int x = 0; x < width; x++)
        grey[(gsize)y * width + x] = (77 * (row[x] >> 16 & 255) + 150 * (row[x] >> 8 & 255) + 29 * (row[x] & 255)) / 256;
    }
  *picture = (SudScanPicture){ grey, width, height, width };
  return grey;
}

guint8 *
scan_draw_plain (const SudGrid *grid, int cell, SudScanPicture *picture)
{
  ScanStyle style;
  cairo_surface_t *surface;
  guint8 *grey;

  scan_style_init (&style);
  style.cell = cell;
  surface = scan_draw_page (&style, grid, NULL);
  grey = scan_take_grey (surface, picture);
  cairo_surface_destroy (surface);
  return grey;
}
