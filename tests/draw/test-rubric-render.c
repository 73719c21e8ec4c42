/* test-rubric-render.c - a sheet as pixels: lines, inks, and marks that keep to their place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "render-testing.h"
#include "rubric-geometry.h"

#include <string.h>

static const SudSheet blank;

enum
{
  SIZE = 1000, /* so large that no stroke of a mark is lost between pixels, and no two marks run together, in any font */
  MIDDLE = 40, /* the cell in the middle */
};

/* The lines that a row of pixels through the middle of cells crosses. */
typedef struct
{
  int n;
  int start[SUD_SIZE + 1];
  int width[SUD_SIZE + 1];
} Lines;

/* Each pixel is black or white: nothing is smeared over two. */
static Lines
find_lines (cairo_surface_t *surface, gboolean down)
{
  int size = cairo_image_surface_get_width (surface), across = size / 2;
  Lines lines = { 0 };
  gboolean inside = FALSE;

  for (int i = 0; i < size; i++)
    {
      guint32 pixel = down ? render_pixel (surface, across, i) : render_pixel (surface, i, across);

      g_assert_true (pixel == 0xff000000 || pixel == 0xffffffff);
      if (pixel == 0xff000000 && !inside)
        {
          g_assert_cmpint (lines.n, <=, SUD_SIZE);
          lines.start[lines.n] = i;
          lines.n++;
        }
      inside = pixel == 0xff000000;
      if (inside)
        lines.width[lines.n - 1]++;
    }
  g_assert_cmpint (lines.n, ==, SUD_SIZE + 1);
  return lines;
}

static void
check_lines (const Lines *lines, int size)
{
  int thick = lines->width[0], thin = lines->width[1];
  int cell = lines->start[1] - thick - lines->start[0];

  g_assert_cmpint (thin, >=, 1);
  g_assert_cmpint (thick, >, thin);
  for (int i = 0; i <= SUD_SIZE; i++)
    g_assert_cmpint (lines->width[i], ==, i % 3 == 0 ? thick : thin);
  for (int i = 0; i < SUD_SIZE; i++) /* all cells alike */
    g_assert_cmpint (lines->start[i + 1] - lines->start[i] - lines->width[i], ==, cell);
  g_assert_cmpint (lines->start[SUD_SIZE] + thick, <=, size);
  g_assert_cmpint (lines->start[0], <=, 5 + size * 2 / 100);
}

static void
test_lines (void)
{
  const RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;

  for (int size = RUBRIC_PICTURE_SIZE_MIN; size <= RUBRIC_PICTURE_SIZE_MIN + 1950; size += size < 100 ? 1 : 317)
    {
      cairo_surface_t *surface = render_picture (&blank, &options, size, FALSE);
      Lines across = find_lines (surface, FALSE), down = find_lines (surface, TRUE);

      g_test_message ("%d pixels", size);
      check_lines (&across, size);
      check_lines (&down, size);
      g_assert_cmpint (across.start[0], ==, down.start[0]);
      cairo_surface_destroy (surface);
    }
}

/* Lines as thick as in the drawing that shows the look, and all cells alike. */
static void
test_reference_size (void)
{
  const RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  cairo_surface_t *surface = render_picture (&blank, &options, 300, FALSE);
  Lines lines = find_lines (surface, FALSE);

  g_assert_cmpint (lines.width[0], ==, 3);
  g_assert_cmpint (lines.width[1], ==, 1);
  g_assert_cmpint (lines.start[0], ==, 6); /* nine cells of 30 pixels, four lines of 3, six of 1: 288 in the middle */
  g_assert_cmpint (lines.start[SUD_SIZE] + lines.width[SUD_SIZE], ==, 294);
  cairo_surface_destroy (surface);
}

/* The inside of a cell, clear of all lines. */
typedef struct
{
  int x;
  int y;
  int width;
  int height;
} Inside;

/* Of a picture of @size pixels. */
static Inside
find_inside (int size, int cell)
{
  const RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  int column = cell % SUD_SIZE, row = cell / SUD_SIZE;
  static int last_size;
  static Lines lines;
  Inside inside;

  if (last_size != size)
    {
      cairo_surface_t *empty = render_picture (&blank, &options, size, FALSE);

      lines = find_lines (empty, FALSE);
      last_size = size;
      cairo_surface_destroy (empty);
    }
  inside.x = lines.start[column] + lines.width[column];
  inside.y = lines.start[row] + lines.width[row];
  inside.width = lines.start[column + 1] - inside.x;
  inside.height = lines.start[row + 1] - inside.y;
  return inside;
}

static void
assert_inks (cairo_surface_t *surface, const SudSheet *sheet)
{
  static const RubricInkName inks[] = { [SUD_ORIGIN_GIVEN] = RUBRIC_INK_BLACK,
                                        [SUD_ORIGIN_ENTERED] = RUBRIC_INK_ENTERED,
                                        [SUD_ORIGIN_SOLVED] = RUBRIC_INK_SOLVED };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      Inside in = find_inside (cairo_image_surface_get_width (surface), cell);

      for (int origin = SUD_ORIGIN_GIVEN; origin <= SUD_ORIGIN_SOLVED; origin++)
        {
          guint count = render_count_ink (surface, inks[origin], in.x, in.y, in.width, in.height);

          if (sheet->origin[cell] == origin)
            g_assert_cmpuint (count, >, 5);
          else
            g_assert_cmpuint (count, ==, 0);
        }
    }
}

static SudSheet
three_inks (void)
{
  SudSheet sheet = sheet_of (RENDER_PUZZLE);

  sud_sheet_set_digit (&sheet, 2, 4, SUD_ORIGIN_ENTERED);
  sud_sheet_set_digit (&sheet, 3, 6, SUD_ORIGIN_ENTERED);
  g_assert_cmpint (rubric_render_solve (&sheet, SUD_ORIGINS_PERSON, NULL), ==, SUD_VERDICT_ONE);
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_SOLVED), ==, 49);
  return sheet;
}

/* What is not asked for is not there. */
static void
test_inks (void)
{
  static const unsigned origins[] = { SUD_ORIGINS_ALL, SUD_ORIGINS_PERSON, SUD_ORIGINS_GIVEN };
  const SudSheet sheet = three_inks ();

  for (gsize i = 0; i < G_N_ELEMENTS (origins); i++)
    {
      RubricRenderOptions options = { .origins = origins[i] };
      SudSheet shown = sheet;
      cairo_surface_t *surface = render_picture (&sheet, &options, 400, FALSE);

      for (int origin = SUD_ORIGIN_GIVEN; origin <= SUD_ORIGIN_SOLVED; origin++)
        if (!(origins[i] & 1u << origin))
          sud_sheet_erase (&shown, origin);
      assert_inks (surface, &shown);
      cairo_surface_destroy (surface);
    }
}

static guint
count_black (const RubricRenderOptions *options)
{
  SudSheet sheet = sheet_of (RENDER_PUZZLE);
  cairo_surface_t *surface = render_picture (&sheet, options, 400, FALSE);
  guint count = render_count_ink (surface, RUBRIC_INK_BLACK, 0, 0, 400, 400);

  cairo_surface_destroy (surface);
  return count;
}

static void
test_bold_givens (void)
{
  g_assert_cmpuint (count_black (&(RubricRenderOptions){ .origins = SUD_ORIGINS_ALL, .for_monochrome = TRUE }), >,
                    count_black (&(RubricRenderOptions){ .origins = SUD_ORIGINS_ALL }) + 200);
}

static void
test_ground (void)
{
  const RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  const SudSheet sheet = sheet_of (RENDER_PUZZLE);
  cairo_surface_t *white = render_picture (&sheet, &options, 300, FALSE);
  cairo_surface_t *clear = render_picture (&sheet, &options, 300, TRUE);

  g_assert_cmphex (render_pixel (white, 0, 0), ==, 0xffffffff);
  g_assert_cmphex (render_pixel (white, 80, 20), ==, 0xffffffff);
  g_assert_cmphex (render_pixel (clear, 0, 0), ==, 0);
  g_assert_cmphex (render_pixel (clear, 80, 20), ==, 0); /* a blank cell */
  g_assert_cmphex (render_pixel (clear, 7, 7), ==, 0xff000000);
  cairo_surface_destroy (white);
  cairo_surface_destroy (clear);
}

static gboolean
is_ink (cairo_surface_t *surface, int x, int y)
{
  return (render_pixel (surface, x, y) >> 8 & 0xff) < 0xb0;
}

/* Takes away a connected patch of ink. */
static void
erase_patch (cairo_surface_t *surface, const Inside *in, int x, int y)
{
  static const guint32 white = 0xffffffff;

  if (x < in->x || y < in->y || x >= in->x + in->width || y >= in->y + in->height || !is_ink (surface, x, y))
    return;
  memcpy (cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface) + x * sizeof white,
          &white, sizeof white);
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      erase_patch (surface, in, x + dx, y + dy);
}

/* Each digit, and each full shape of a colour, is one. Erases them. */
static int
count_patches (cairo_surface_t *surface, const Inside *in)
{
  int n = 0;

  for (int y = in->y; y < in->y + in->height; y++)
    for (int x = in->x; x < in->x + in->width; x++)
      if (is_ink (surface, x, y))
        {
          erase_patch (surface, in, x, y);
          n++;
        }
  return n;
}

/* Nothing of the marks lies outside of the cell or on its lines. */
static void
assert_within (cairo_surface_t *surface, const Inside *in)
{
  for (int i = 0; i < in->width; i++)
    {
      g_assert_false (is_ink (surface, in->x + i, in->y));
      g_assert_false (is_ink (surface, in->x + i, in->y + in->height - 1));
    }
  for (int i = 0; i < in->height; i++)
    {
      g_assert_false (is_ink (surface, in->x, in->y + i));
      g_assert_false (is_ink (surface, in->x + in->width - 1, in->y + i));
    }
}

static void
check_marks (SudDigits centre, SudDigits corner, gboolean as_grid, SudDigits colours)
{
  RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  SudSheet sheet = blank;
  int n = as_grid ? sud_digits_count (centre | corner) : sud_digits_count (centre) + sud_digits_count (corner);
  cairo_surface_t *surface;
  Inside in;

  options.marks_as_grid = as_grid;
  options.for_monochrome = colours != 0; /* with their shapes */
  sheet.centre[MIDDLE] = centre;
  sheet.corner[MIDDLE] = corner;
  sheet.colours[MIDDLE] = colours;
  surface = render_picture (&sheet, &options, SIZE, FALSE);
  in = find_inside (SIZE, MIDDLE);
  g_test_message ("centre %03x, corner %03x, grid %d, colours %03x", centre, corner, as_grid, colours);
  assert_within (surface, &in);
  g_assert_cmpint (count_patches (surface, &in), ==, n + (colours != 0));
  cairo_surface_destroy (surface);
}

/* As many patches of ink as there are marks: no two touch, nor the shape of the cell's colour. A digit of both kinds is
 * shown twice, and in its one place of a grid once. */
static void
test_marks (void)
{
  static const SudDigits some[] = { 0, 0x001, 0x01f, 0x12a, 0x1ff };

  for (gsize i = 0; i < G_N_ELEMENTS (some); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (some); j++)
      for (int as_grid = 0; as_grid < 2; as_grid++)
        {
          check_marks (some[i] << 1 & SUD_ALL_DIGITS, some[j] << 1 & SUD_ALL_DIGITS, as_grid, 0);
          check_marks (some[i] & SUD_ALL_DIGITS, some[j] & SUD_ALL_DIGITS, as_grid, 2);
        }
}

static cairo_surface_t *
draw_coloured (SudDigits colours)
{
  const RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  SudSheet sheet = blank;

  sheet.colours[MIDDLE] = colours;
  return render_picture (&sheet, &options, SIZE, FALSE);
}

/* Each has its part of the cell, from the left in their order. */
static void
test_shared_colours (void)
{
  cairo_surface_t *both = draw_coloured (SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (7));
  cairo_surface_t *first = draw_coloured (SUD_DIGIT_BIT (2)), *second = draw_coloured (SUD_DIGIT_BIT (7));
  Inside in = find_inside (SIZE, MIDDLE);
  int row = in.y + in.height * 0.1, left = in.x + in.width * 0.05, right = in.x + in.width * 0.95;

  g_assert_cmphex (render_pixel (both, left, row), ==, render_pixel (first, left, row));
  g_assert_cmphex (render_pixel (both, right, row), ==, render_pixel (second, right, row));
  g_assert_cmphex (render_pixel (both, left, row), !=, render_pixel (both, right, row));
  cairo_surface_destroy (both);
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
}

/* The shape of a candidate's colour stands under it, shown without a mark too; without shapes it is filled. */
static void
check_mark_colours (gboolean shapes)
{
  for (int as_grid = 0; as_grid < 2; as_grid++)
    {
      RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
      SudSheet sheet = blank;
      cairo_surface_t *surface;
      Inside in;

      options.marks_as_grid = as_grid;
      options.for_monochrome = shapes;
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        sheet.mark_colour[MIDDLE][digit - 1] = 1;
      surface = render_picture (&sheet, &options, SIZE, FALSE);
      in = find_inside (SIZE, MIDDLE);
      assert_within (surface, &in);
      g_assert_cmpint (count_patches (surface, &in), ==, (shapes ? 2 : 1) * SUD_SIZE);
      cairo_surface_destroy (surface);
    }
}

static void
test_mark_colours (void)
{
  check_mark_colours (FALSE);
  check_mark_colours (TRUE);
}

/* Neither under a digit nor where nobody wants them. */
static void
test_no_marks (void)
{
  RubricRenderOptions with = RUBRIC_RENDER_OPTIONS_DEFAULT, without = { .origins = SUD_ORIGINS_ALL };
  SudSheet sheet = blank;
  cairo_surface_t *surface;
  Inside in;

  sheet.centre[MIDDLE] = sheet.corner[MIDDLE] = SUD_ALL_DIGITS;
  sheet.colours[MIDDLE] = SUD_DIGIT_BIT (1);
  surface = render_picture (&sheet, &without, SIZE, FALSE);
  in = find_inside (SIZE, MIDDLE);
  g_assert_cmpint (count_patches (surface, &in), ==, 0);
  cairo_surface_destroy (surface);
  sheet.colours[MIDDLE] = 0;
  sud_sheet_set_digit (&sheet, MIDDLE, 7, SUD_ORIGIN_GIVEN);
  surface = render_picture (&sheet, &with, SIZE, FALSE);
  g_assert_cmpint (count_patches (surface, &in), ==, 1);
  cairo_surface_destroy (surface);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/lines", test_lines);
  g_test_add_func ("/render/reference-size", test_reference_size);
  g_test_add_func ("/render/inks", test_inks);
  g_test_add_func ("/render/bold-givens", test_bold_givens);
  g_test_add_func ("/render/ground", test_ground);
  g_test_add_func ("/render/marks", test_marks);
  g_test_add_func ("/render/shared-colours", test_shared_colours);
  g_test_add_func ("/render/mark-colours", test_mark_colours);
  g_test_add_func ("/render/no-marks", test_no_marks);
  return g_test_run ();
}
