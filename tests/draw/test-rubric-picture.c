/* test-rubric-picture.c - pictures and pages: what is on which page, and when there is no file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../pdf-testing.h"
#include "../test-program.h"
#include "render-testing.h"
#include "rubric-render-page-testing.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#define BLANK "................................................................................."

/* Ten puzzles: one with many solutions, one with none, one that is none. */
#define SEVERAL                                                                                                        \
  RENDER_PUZZLE "\n" BLANK "\n" RENDER_UNSOLVABLE "\n53..x\n" RENDER_PUZZLE "\n" RENDER_PUZZLE "\n" RENDER_PUZZLE      \
                "\n" RENDER_PUZZLE "\n" RENDER_PUZZLE "\n" RENDER_PUZZLE "\n"

static RubricPictureRequest
request_of (RubricRenderSource *source, const char *format, int size)
{
  guint n;

  return (RubricPictureRequest){ .format = rubric_picture_format_find (format),
                                 .source = source,
                                 .title = "A \"title\" <&>",
                                 .options = RUBRIC_RENDER_PAGE_OPTIONS_DEFAULT,
                                 .size = size,
                                 .paper = rubric_papers (&n)[0] };
}

static RubricRenderSource *
source_of (const char *line)
{
  SudSheet sheet = sheet_of (line);

  return rubric_render_source_new_sheet (&sheet, NULL);
}

static RubricRenderSource *
several (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (SEVERAL, -1, &error);

  g_assert_no_error (error);
  return rubric_render_source_new_document (document);
}

static gboolean
contains (GBytes *bytes, const char *text)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return memmem (data, length, text, strlen (text)) != NULL;
}

/* Again and again the same, in one program too. */
static void
test_formats (void)
{
  static const char *const begins[] = { "\x89PNG\r\n\x1a\n", "<?xml", "%PDF-" };
  g_autoptr (RubricRenderSource) source = source_of (RENDER_PUZZLE);
  guint n;
  const RubricPictureFormat *formats = rubric_picture_formats (&n);

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (begins));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strconcat ("x.y", formats[i].suffix, NULL);
      RubricPictureRequest request = request_of (source, formats[i].id, 300);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) first = rubric_picture_make (&request, NULL, NULL, NULL, &error), second = NULL;

      g_assert_no_error (error);
      g_assert_cmpmem (g_bytes_get_data (first, NULL), strlen (begins[i]), begins[i], strlen (begins[i]));
      second = rubric_picture_make (&request, NULL, NULL, NULL, &error);
      g_assert_true (g_bytes_equal (first, second));
      g_assert_true (rubric_picture_format_for_name (name) == &formats[i]);
    }
  g_assert_null (rubric_picture_format_for_name ("png"));
  g_assert_null (rubric_picture_format_for_name ("a.jpg"));
}

static void
test_titles (void)
{
  g_autoptr (RubricRenderSource) source = source_of (RENDER_PUZZLE);
  RubricPictureRequest svg = request_of (source, "svg", 300), pdf = request_of (source, "pdf", 300);
  g_autoptr (GBytes) drawing = rubric_picture_make (&svg, NULL, NULL, NULL, NULL);
  g_autoptr (GBytes) document = rubric_picture_make (&pdf, NULL, NULL, NULL, NULL);
  const char *data;
  gsize length;

  g_assert_true (contains (drawing, "<title>A &quot;title&quot; &lt;&amp;&gt;</title>"));
  data = g_bytes_get_data (document, &length);
  g_assert_true (pdf_contains (data, length, "/Title (A \"title\" <&>)"));
  g_assert_false (pdf_contains (data, length, "CreationDate"));
}

/* The row of pixels in which the grid of the only puzzle of a page begins. */
static int
find_grid (cairo_surface_t *page)
{
  int width = cairo_image_surface_get_width (page), height = cairo_image_surface_get_height (page);

  for (int y = 0; y < height; y++)
    if (render_count_ink (page, RUBRIC_INK_BLACK, 0, y, width, 1) > (guint)width / 3)
      return y;
  return height;
}

/* Text is smooth: few of its pixels are quite grey. */
static guint
count_inked (cairo_surface_t *page, int height)
{
  guint n = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < cairo_image_surface_get_width (page); x++)
      n += render_pixel (page, x, y) != 0xffffffff;
  return n;
}

static cairo_surface_t *
page_with_description (const char *description)
{
  SudSheet sheet = sheet_of (RENDER_PUZZLE);
  g_autoptr (RubricInfo) info = rubric_info_new ();
  g_autoptr (RubricRenderSource) source = NULL;
  RubricPictureRequest request;

  rubric_info_set (info, RUBRIC_INFO_DESCRIPTION, description);
  source = rubric_render_source_new_sheet (&sheet, info);
  request = request_of (source, "pdf", 0);
  request.options.per_page = 1;
  return render_page (&request, 0);
}

/* What is said about a puzzle is on its page: in a line, in two, or in three that end where there is no more room. Those
 * 154 letters that stand in two lines do so in any font: between 77 and 153 go into one. */
static void
test_descriptions (void)
{
  g_autoptr (GString) text = g_string_new ("Found in a bottle.");
  int top = 0, tops[3];

  for (guint i = 0; i < G_N_ELEMENTS (tops); i++)
    {
      cairo_surface_t *bare = page_with_description (NULL), *page = page_with_description (text->str);

      top = find_grid (bare);
      tops[i] = find_grid (page);
      g_assert_cmpuint (count_inked (bare, top - 2), ==, 0);
      g_assert_cmpuint (count_inked (page, tops[i] - 2), >, 50);
      cairo_surface_destroy (bare);
      cairo_surface_destroy (page);
      for (int n = i == 0 ? 4 : 300; n > 0; n--)
        g_string_append (text, i == 0 ? " And then put into another bottle," : "\nwhich was put into a third one.");
    }
  g_assert_cmpint (tops[0], <, tops[1]);
  g_assert_cmpint (tops[1], <, tops[2]);
  g_assert_cmpint (tops[2] - tops[0], <, 2 * 25);
}

static void
test_no_solution (void)
{
  g_autoptr (RubricRenderSource) source = source_of (RENDER_UNSOLVABLE);
  RubricPictureRequest request = request_of (source, "png", 300);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) open = rubric_picture_make (&request, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (open);
  request.options.solutions = RUBRIC_SOLUTIONS_IN_PLACE;
  g_assert_null (rubric_picture_make (&request, NULL, NULL, NULL, &error));
  g_assert_error (error, RUBRIC_PICTURE_ERROR, RUBRIC_PICTURE_ERROR_NO_SOLUTION);
}

/* Of the digits that are asked for; the others make way. */
static void
test_solve (void)
{
  SudSheet sheet = sheet_of (RENDER_PUZZLE), wrong, givens;

  sud_sheet_set_digit (&sheet, 2, 1, SUD_ORIGIN_ENTERED); /* where 4 belongs */
  wrong = givens = sheet;
  g_assert_cmpint (rubric_render_solve (&wrong, SUD_ORIGINS_ALL, NULL), ==, SUD_VERDICT_NONE);
  g_assert_true (sud_sheet_equal (&wrong, &sheet));
  g_assert_cmpint (rubric_render_solve (&givens, SUD_ORIGINS_GIVEN, NULL), ==, SUD_VERDICT_ONE);
  g_assert_cmpint (givens.digit[2], ==, 4);
  g_assert_cmpint (givens.origin[2], ==, SUD_ORIGIN_SOLVED);
  sheet = sheet_of (BLANK);
  g_assert_cmpint (rubric_render_solve (&sheet, SUD_ORIGINS_ALL, NULL), ==, SUD_VERDICT_MANY);
  for (int cell = 0; cell < SUD_SIZE; cell++)
    g_assert_cmpint (sheet.digit[cell], ==, cell + 1); /* the smallest */
}

static guint
pdf_pages (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return pdf_count_pages (data, length);
}

static void
test_page_counts (void)
{
  static const struct
  {
    guint per_page, plain, with_end;
  } cases[] = { { 1, 10, 13 }, { 2, 5, 7 }, { 4, 3, 5 }, { 6, 2, 3 }, { 9, 2, 3 } };
  g_autoptr (RubricRenderSource) source = several ();
  guint n;
  const guint *numbers = rubric_render_per_page (&n);

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (cases));
  for (guint i = 0; i < n; i++)
    for (RubricRenderSolutions solutions = 0; solutions < RUBRIC_N_SOLUTIONS; solutions++)
      {
        RubricPictureRequest request = request_of (source, "pdf", 0);
        guint expected = solutions == RUBRIC_SOLUTIONS_AT_END ? cases[i].with_end : cases[i].plain;
        g_autoptr (GError) error = NULL;
        g_autoptr (GBytes) bytes = NULL;

        g_assert_cmpuint (numbers[i], ==, cases[i].per_page);
        request.options.per_page = numbers[i];
        request.options.solutions = solutions;
        bytes = rubric_picture_make (&request, NULL, NULL, NULL, &error);
        g_assert_no_error (error);
        g_assert_cmpuint (pdf_pages (bytes), ==, expected);
        g_assert_cmpuint (rubric_picture_request_count_pages (&request), ==, expected);
      }
}

/* Red pixels in the upper and in the lower part of a page. */
typedef struct
{
  guint above;
  guint below;
} Red;

static Red
count_red (const RubricPictureRequest *request, guint number)
{
  cairo_surface_t *page = render_page (request, number);
  int width = cairo_image_surface_get_width (page), height = cairo_image_surface_get_height (page);
  int border = height * 4 / 5;
  Red red = { render_count_ink (page, RUBRIC_INK_SOLVED, 0, 0, width, border),
              render_count_ink (page, RUBRIC_INK_SOLVED, 0, border, width, height - border) };

  cairo_surface_destroy (page);
  return red;
}

/* Solutions stand where they are wanted, and nowhere else. */
static void
test_solutions (void)
{
  g_autoptr (RubricRenderSource) source = source_of (RENDER_PUZZLE);
  RubricPictureRequest request = request_of (source, "pdf", 0);
  Red red;

  request.paper.width *= 3; /* larger, for small digits to have pixels of their own */
  request.paper.height *= 3;
  red = count_red (&request, 0);
  g_assert_cmpuint (red.above + red.below, ==, 0);
  request.options.solutions = RUBRIC_SOLUTIONS_IN_PLACE;
  red = count_red (&request, 0);
  g_assert_cmpuint (red.above, >, 100);
  request.options.solutions = RUBRIC_SOLUTIONS_AT_FOOT;
  red = count_red (&request, 0);
  g_assert_cmpuint (red.above, ==, 0);
  g_assert_cmpuint (red.below, >, 100);
  request.options.solutions = RUBRIC_SOLUTIONS_AT_END;
  red = count_red (&request, 0);
  g_assert_cmpuint (red.above + red.below, ==, 0);
  red = count_red (&request, 1);
  g_assert_cmpuint (red.above, >, 100);
}

/* What cannot be read leaves a note in grey in the middle of its grid; the others are there. */
static void
assert_same_picture (cairo_surface_t *a, cairo_surface_t *b, gboolean same)
{
  gsize size = (gsize)cairo_image_surface_get_stride (a) * cairo_image_surface_get_height (a);

  g_assert_cmpint (cairo_image_surface_get_width (a), ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (cairo_image_surface_get_height (a), ==, cairo_image_surface_get_height (b));
  g_assert_cmpint (memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), size) == 0, ==, same);
}

/* What is printed of a list has the numbers of the list: its page looks as that of the puzzle among all. */
static void
test_numbers (void)
{
  const guint32 indices[] = { 7, 4 };
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (SEVERAL, -1, NULL);
  g_autoptr (RubricDocument) only = rubric_document_new_from_text (RENDER_PUZZLE, -1, NULL);
  g_autoptr (RubricRenderSource) all = rubric_render_source_new_document (document);
  g_autoptr (RubricRenderSource) some = rubric_render_source_new_some (document, indices, NULL, 2);
  g_autoptr (RubricRenderSource) one = rubric_render_source_new_some (document, &indices[1], NULL, 1);
  g_autoptr (RubricRenderSource) alone = rubric_render_source_new_some (only, &(guint32){ 0 }, NULL, 1);
  RubricRenderSource *sources[] = { all, some, one, alone };
  static const guint pages[] = { 4, 1, 0, 0 };
  static const guint numbers[] = { 5, 5, 5, 0 };
  cairo_surface_t *pictures[G_N_ELEMENTS (sources)];

  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    {
      RubricPictureRequest request = request_of (sources[i], "pdf", 0);

      request.options.page_numbers = FALSE;
      request.options.solutions = RUBRIC_SOLUTIONS_AT_FOOT;
      g_assert_cmpuint (rubric_render_source_get_number (sources[i], pages[i]), ==, numbers[i]);
      pictures[i] = render_page (&request, pages[i]);
      assert_same_picture (pictures[0], pictures[i], i < 3);
    }
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    cairo_surface_destroy (pictures[i]);
}

/* Who prints a list knows levels of puzzles that the file does not tell; what the file tells counts. */
static void
test_levels (void)
{
  static const char *const levels[] = { "Hard", NULL };
  const guint32 indices[] = { 1, 0 };
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (SEVERAL, -1, NULL);
  g_autoptr (RubricRenderSource) source = rubric_render_source_new_some (document, indices, levels, 2);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (RubricInfo) info = NULL;
      SudSheet sheet;

      g_assert_true (rubric_render_source_get (source, i, &sheet, &info, NULL));
      g_assert_cmpstr (info != NULL ? info->field[RUBRIC_INFO_LEVEL] : NULL, ==, levels[i]);
    }
}

static void
test_bad_puzzle (void)
{
  g_autoptr (RubricRenderSource) source = several ();
  RubricPictureRequest request = request_of (source, "pdf", 0);
  cairo_surface_t *good, *bad;
  int width, height;

  request.options.page_numbers = FALSE;
  good = render_page (&request, 4);
  bad = render_page (&request, 3);
  width = cairo_image_surface_get_width (bad);
  height = cairo_image_surface_get_height (bad);
  g_assert_cmpuint (render_count_ink (good, RUBRIC_INK_GREY, 0, 0, width, height), <,
                    render_count_ink (bad, RUBRIC_INK_GREY, 0, 0, width, height));
  cairo_surface_destroy (good);
  cairo_surface_destroy (bad);
}

static void
test_cancel (void)
{
  g_autoptr (RubricRenderSource) source = several ();
  RubricPictureRequest request = request_of (source, "pdf", 0);
  const atomic_bool cancel = true;
  g_autoptr (GError) error = NULL;

  g_assert_null (rubric_picture_request_get_page (&request, 0, &cancel));
  g_assert_null (rubric_picture_make (&request, NULL, NULL, &cancel, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
progress_cb (guint done, guint n_pages, gpointer data)
{
  guint *seen = data;

  g_assert_cmpuint (done, ==, *seen + 1);
  g_assert_cmpuint (n_pages, ==, 10);
  *seen = done;
}

static void
test_progress (void)
{
  g_autoptr (RubricRenderSource) source = several ();
  RubricPictureRequest request = request_of (source, "pdf", 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  guint seen = 0;

  bytes = rubric_picture_make (&request, progress_cb, &seen, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (seen, ==, 10);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/formats", test_formats);
  g_test_add_func ("/picture/titles", test_titles);
  g_test_add_func ("/picture/descriptions", test_descriptions);
  g_test_add_func ("/picture/no-solution", test_no_solution);
  g_test_add_func ("/picture/solve", test_solve);
  g_test_add_func ("/picture/page-counts", test_page_counts);
  g_test_add_func ("/picture/solutions", test_solutions);
  g_test_add_func ("/picture/numbers", test_numbers);
  g_test_add_func ("/picture/levels", test_levels);
  g_test_add_func ("/picture/bad-puzzle", test_bad_puzzle);
  g_test_add_func ("/picture/cancel", test_cancel);
  g_test_add_func ("/picture/progress", test_progress);
  return g_test_run ();
}
