/* test-rubric-step-picture.c - a step as a picture: board, evidence and sentence, as high as the sentence needs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-step-picture.h"

#include <cairo.h>
#include <string.h>

enum
{
  SIZE = 300,
};

#define SENTENCE "In rows 2 and 7 the 4 can only go into columns 3 and 8. "

typedef struct
{
  GBytes *bytes;
  gsize at;
} Reader;

static cairo_status_t
read_cb (void *closure, unsigned char *data, unsigned int length)
{
  Reader *reader = closure;
  gsize size;
  const guint8 *from = g_bytes_get_data (reader->bytes, &size);

  if (reader->at + length > size)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, from + reader->at, length);
  reader->at += length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
draw_titled (const SudView *view, const char *title, const char *text)
{
  g_autoptr (GBytes) bytes = rubric_step_picture_make (view, title, text, RUBRIC_FIGURE_PNG, SIZE);
  Reader reader = { bytes, 0 };
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream (read_cb, &reader);

  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, SIZE);
  return surface;
}

static cairo_surface_t *
draw_png (const SudView *view, const char *text)
{
  return draw_titled (view, "X-Wing", text);
}

static gboolean
same_rows (cairo_surface_t *a, cairo_surface_t *b, int rows)
{
  int stride = cairo_image_surface_get_stride (a);

  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), (gsize)stride * (gsize)rows) == 0;
}

/* The board stands above the sentence, and the evidence on the board. */
static void
test_png (void)
{
  g_autofree char *text = g_strnfill (600, 'm');
  SudView plain = { 0 }, view;
  cairo_surface_t *short_one, *long_one, *evident;

  for (char *space = text + 5; *space != '\0'; space += MIN (6, strlen (space)))
    *space = ' ';
  plain.sheet.centre[40] = SUD_ALL_DIGITS;
  view = plain;
  view.evidence.struck[40] = SUD_DIGIT_BIT (5);
  short_one = draw_png (&plain, SENTENCE);
  long_one = draw_png (&plain, text);
  evident = draw_png (&view, SENTENCE);
  g_assert_cmpint (cairo_image_surface_get_height (short_one), >, SIZE);
  g_assert_cmpint (cairo_image_surface_get_height (long_one), >, cairo_image_surface_get_height (short_one));
  g_assert_true (same_rows (short_one, long_one, SIZE - 10));
  g_assert_false (same_rows (short_one, evident, SIZE - 10));
  g_assert_cmpint (cairo_image_surface_get_height (evident), ==, cairo_image_surface_get_height (short_one));
  cairo_surface_destroy (short_one);
  cairo_surface_destroy (long_one);
  cairo_surface_destroy (evident);
}

/* How many pixels are not light. */
static guint
count_dark (cairo_surface_t *surface)
{
  const guint32 *pixels = (const guint32 *)(gconstpointer)cairo_image_surface_get_data (surface);
  gsize n = (gsize)(cairo_image_surface_get_stride (surface) / 4 * cairo_image_surface_get_height (surface));
  guint dark = 0;

  for (gsize i = 0; i < n; i++)
    dark += (pixels[i] >> 8 & 255) < 128;
  return dark;
}

/* The name of the technique stands above the board; givens are bold, as on the screen. */
static void
test_title (void)
{
  SudView entered = { 0 }, given = { 0 };
  cairo_surface_t *wing, *fish, *none, *thin;

  sud_sheet_set_digit (&entered.sheet, 40, 5, SUD_ORIGIN_SOLVED);
  sud_sheet_set_digit (&given.sheet, 40, 5, SUD_ORIGIN_GIVEN);
  none = draw_titled (&given, "", SENTENCE);
  wing = draw_titled (&given, "X-Wing", SENTENCE);
  fish = draw_titled (&given, "Jellyfish", SENTENCE);
  thin = draw_titled (&entered, "X-Wing", SENTENCE);
  g_assert_false (same_rows (none, wing, SIZE / 15));
  g_assert_false (same_rows (fish, wing, SIZE / 15));
  g_assert_cmpint (cairo_image_surface_get_height (none), ==, cairo_image_surface_get_height (fish));
  g_assert_cmpuint (count_dark (wing), >, count_dark (thin));
  cairo_surface_destroy (none);
  cairo_surface_destroy (wing);
  cairo_surface_destroy (fish);
  cairo_surface_destroy (thin);
}

static void
test_svg (void)
{
  SudView view = { 0 };
  g_autoptr (GBytes) bytes = rubric_step_picture_make (&view, "X-Wing", SENTENCE, RUBRIC_FIGURE_SVG, SIZE);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autofree char *svg = g_strndup (data, size);

  g_assert_nonnull (strstr (svg, "<svg"));
  g_assert_true (g_str_has_suffix (svg, "</svg>\n"));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/step-picture/png", test_png);
  g_test_add_func ("/step-picture/title", test_title);
  g_test_add_func ("/step-picture/svg", test_svg);
  return g_test_run ();
}
