/* test-rubric-figure.c - a step as a picture, as high as its sentence needs, and bars on a logarithmic scale
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-figure.h"

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

static const RubricBar bars[] = {
  { "Slow", "1 s", 1e9 },
  { "Quick", "31.6 µs", 31622.7766 },
  { "Quickest", "10 µs", 1e4 },
  { "None", "Took too long", 0 },
};

static const RubricBarChart chart = { "Time", "A note", bars, G_N_ELEMENTS (bars), NULL };

/* From 10 µs to 1 s there are five powers of ten; the least is seen, what is none is not. */
static void
test_scale (void)
{
  g_assert_cmpfloat_with_epsilon (rubric_bar_chart_get_fraction (&chart, 0), 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (rubric_bar_chart_get_fraction (&chart, 1), 0.1, 1e-6);
  g_assert_cmpfloat (rubric_bar_chart_get_fraction (&chart, 2), >, 0);
  g_assert_cmpfloat (rubric_bar_chart_get_fraction (&chart, 2), <, 0.05);
  g_assert_cmpfloat (rubric_bar_chart_get_fraction (&chart, 3), ==, 0);
}

/* One amount alone, or none, has a scale as well. */
static void
test_few (void)
{
  const RubricBar one = { "One", "100", 100 };
  const RubricBarChart alone = { "", "", &one, 1, NULL }, empty = { "", "", bars + 3, 1, NULL };

  g_assert_cmpfloat (rubric_bar_chart_get_fraction (&alone, 0), >, 0);
  g_assert_cmpfloat (rubric_bar_chart_get_fraction (&alone, 0), <=, 1);
  g_assert_cmpfloat (rubric_bar_chart_get_fraction (&empty, 0), ==, 0);
}

static void
test_files (void)
{
  static const struct
  {
    RubricFigureKind kind;
    const char *begin;
  } cases[] = { { RUBRIC_FIGURE_PNG, "\x89PNG" }, { RUBRIC_FIGURE_SVG, "<?xml" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) bytes = rubric_bar_chart_make (&chart, cases[i].kind, 400);

      g_assert_nonnull (bytes);
      g_assert_cmpint (memcmp (g_bytes_get_data (bytes, NULL), cases[i].begin, strlen (cases[i].begin)), ==, 0);
    }
}

static GString *told;

static char *
tell_amount (guint64 amount)
{
  g_string_append_printf (told, "%" G_GUINT64_FORMAT " ", amount);
  return g_strdup_printf ("%" G_GUINT64_FORMAT, amount);
}

/* What each line stands for; every second one where they are close. */
static void
test_amounts (void)
{
  RubricBar far[] = { bars[0], { "Least", "1", 1 } };
  RubricBarChart lines = chart, close = { "", "", far, 2, tell_amount };
  g_autoptr (GBytes) plain = rubric_bar_chart_make (&chart, RUBRIC_FIGURE_SVG, 400), bytes = NULL, more = NULL;

  told = g_string_new (NULL);
  lines.dup_amount = tell_amount;
  bytes = rubric_bar_chart_make (&lines, RUBRIC_FIGURE_SVG, 400);
  g_assert_cmpstr (told->str, ==, "10000 100000 1000000 10000000 100000000 1000000000 ");
  g_assert_cmpuint (g_bytes_get_size (bytes), >, g_bytes_get_size (plain));
  g_string_truncate (told, 0);
  more = rubric_bar_chart_make (&close, RUBRIC_FIGURE_SVG, 400);
  g_assert_cmpstr (told->str, ==, "1 100 10000 1000000 100000000 ");
  g_string_free (told, TRUE);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/step-picture/png", test_png);
  g_test_add_func ("/step-picture/title", test_title);
  g_test_add_func ("/step-picture/svg", test_svg);
  g_test_add_func ("/bar-chart/scale", test_scale);
  g_test_add_func ("/bar-chart/few", test_few);
  g_test_add_func ("/bar-chart/files", test_files);
  g_test_add_func ("/bar-chart/amounts", test_amounts);
  return g_test_run ();
}
