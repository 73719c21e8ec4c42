/* test-rubric-pdf.c - PDF files: their text, their pages as pictures, and those that cannot be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"

#include "rubric-config.h"
#include "rubric-pdf.h"
#include "rubric-render.h"
#include "rubric-text-scan.h"

#include <cairo-pdf.h>
#include <stdbool.h>
#include <string.h>

enum
{
  WIDTH = 420, /* points of a page */
  HEIGHT = 800,
  NARROW = 40, /* of a page with nothing on it, which is looked at in no time */
};

static const char reference[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char other[] = ".3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static cairo_status_t
write_cb (void *array, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (array, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* A file that is being made. */
typedef struct
{
  GByteArray *bytes;
  cairo_surface_t *surface;
  cairo_t *cr;
} Pages;

static void
pages_begin (Pages *self)
{
  self->bytes = g_byte_array_new ();
  self->surface = cairo_pdf_surface_create_for_stream (write_cb, self->bytes, WIDTH, HEIGHT);
  self->cr = cairo_create (self->surface);
}

static GBytes *
pages_end (Pages *self)
{
  cairo_destroy (self->cr);
  cairo_surface_finish (self->surface);
  cairo_surface_destroy (self->surface);
  return g_byte_array_free_to_bytes (self->bytes);
}

static void
draw_grid (Pages *self, const char *line, double y)
{
  const RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  g_autoptr (RubricRender) render = rubric_render_new (self->cr, TRUE);
  SudSheet sheet = sheet_of (line);

  rubric_render_sheet (render, &sheet, &options, 30, y, WIDTH - 60);
}

static void
draw_text (Pages *self, const char *line)
{
  cairo_select_font_face (self->cr, "monospace", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (self->cr, 8);
  cairo_move_to (self->cr, 10, HEIGHT - 20);
  cairo_show_text (self->cr, line);
}

/* The pages from @first to @last, or where these are 0 what is usual. */
static RubricScan *
read_range (GBytes *bytes, int first, int last)
{
  const RubricScanRequest request = { .pages = { first, last } };
  g_autoptr (GError) error = NULL;
  RubricScan *scan = rubric_scan_run (bytes, &request, &error);

  g_assert_no_error (error);
  return scan;
}

static RubricScan *
read_scan (GBytes *bytes)
{
  return read_range (bytes, 0, 0);
}

static void
assert_found (const RubricScan *scan, guint index, int page, int number, const char *expected)
{
  const RubricScanFound *found = rubric_scan_get (scan, index);
  SudGrid grid = sud_sheet_get_grid (&found->grid.sheet, SUD_ORIGINS_ALL);
  char line[SUD_LINE_LENGTH + 1] = { '\0' };

  g_assert_cmpint (found->page, ==, page);
  g_assert_cmpint (found->number, ==, number);
  sud_grid_format_line (&grid, line);
  g_assert_cmpstr (line, ==, expected);
}

/* Two grids on the first page, nothing on the second, one on the third. */
static void
test_pages (void)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RubricScan) scan = NULL;
  g_auto (GStrv) names = NULL;
  Pages pages;

  pages_begin (&pages);
  draw_grid (&pages, reference, 20);
  draw_grid (&pages, other, 410);
  cairo_show_page (pages.cr);
  cairo_show_page (pages.cr);
  draw_grid (&pages, reference, 100);
  bytes = pages_end (&pages);
  g_assert_true (rubric_scan_sniff (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)));
  scan = read_scan (bytes);
  g_assert_null (scan->text);
  g_assert_cmpuint (scan->found->len, ==, 3);
  g_assert_false (scan->partial);
  assert_found (scan, 0, 1, 1, reference);
  assert_found (scan, 1, 1, 2, other);
  assert_found (scan, 2, 3, 1, reference);
  names = rubric_scan_dup_names (scan->found);
  g_assert_cmpstr (names[0], ==, "Page 1, grid 1");
  g_assert_cmpstr (names[1], ==, "Page 1, grid 2");
  g_assert_cmpstr (names[2], ==, "Page 3");
  g_assert_null (names[3]);
}

/* Solutions are left out where their puzzles are in the file, also those with a digit that cannot be read. */
static void
test_answers (void)
{
  char nearly[SUD_CELLS + 1], strange[SUD_CELLS + 1];
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RubricScan) scan = NULL;
  Pages pages;

  strcpy (nearly, solution);
  nearly[40] = '.';
  for (int cell = 0; cell <= SUD_CELLS; cell++)
    strange[cell] = solution[cell] == '\0' ? '\0' : solution[cell] == '9' ? '1' : solution[cell] + 1;
  pages_begin (&pages);
  draw_grid (&pages, solution, 20);
  draw_grid (&pages, reference, 410);
  cairo_show_page (pages.cr);
  draw_grid (&pages, nearly, 20);
  draw_grid (&pages, strange, 410);
  bytes = pages_end (&pages);
  scan = read_scan (bytes);
  g_assert_cmpint (scan->n_grids, ==, 2);
  g_assert_cmpint (scan->n_answers, ==, 2);
  g_assert_false (scan->partial);
  assert_found (scan, 0, 1, 2, reference);
  assert_found (scan, 1, 2, 2, strange);
}

/* A puzzle in the text is exact; an answer there is not what the picture beside it asks. */
static void
test_text (void)
{
  g_autoptr (GBytes) exact = NULL, answer = NULL;
  g_autoptr (RubricScan) scan = NULL, picture = NULL;
  Pages pages;

  pages_begin (&pages);
  draw_text (&pages, reference);
  exact = pages_end (&pages);
  scan = read_scan (exact);
  g_assert_nonnull (scan->text);
  g_assert_cmpuint (scan->found->len, ==, 0);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (scan->text, NULL), g_bytes_get_size (scan->text), reference));
  pages_begin (&pages);
  draw_grid (&pages, reference, 20);
  draw_text (&pages, solution);
  answer = pages_end (&pages);
  picture = read_scan (answer);
  g_assert_null (picture->text);
  assert_found (picture, 0, 1, 1, reference);
}

/* The text is taken page by page; what is drawn beside it is not lost, and what is left is told. */
static void
test_mixed (void)
{
  static const char odd[] = "53..7....6..195....98....6.8...6...34..8.3..17...2......................5.......9";
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RubricScan) scan = NULL;
  g_autofree char *words = NULL, *notes = NULL;
  g_auto (GStrv) lines = NULL;
  Pages pages;

  pages_begin (&pages);
  draw_text (&pages, other);
  cairo_show_page (pages.cr);
  draw_grid (&pages, reference, 20);
  cairo_show_page (pages.cr);
  draw_text (&pages, odd);
  bytes = pages_end (&pages);
  scan = read_scan (bytes);
  g_assert_nonnull (scan->text);
  g_assert_cmpuint (scan->found->len, ==, 0);
  words = g_strndup (g_bytes_get_data (scan->text, NULL), g_bytes_get_size (scan->text));
  lines = g_strsplit (words, "\n", -1);
  g_assert_true (g_str_has_prefix (lines[0], other));
  g_assert_true (g_str_has_prefix (lines[1], reference));
  notes = rubric_scan_dup_notes (scan);
  g_assert_nonnull (strstr (notes, "1 puzzle is drawn"));
  g_assert_nonnull (strstr (notes, "1 puzzle in the text was left out, for it has no solution."));
}

static void
assert_refused (GBytes *bytes, int code, const char *pattern)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (rubric_scan_run (bytes, NULL, &error));
  g_assert_error (error, RUBRIC_IMAGE_ERROR, code);
  g_assert_true (g_pattern_match_simple (pattern, error->message));
}

static void
test_refused (void)
{
  static const char locked[]
      = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
        "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\n4 0 obj<</Filter/Standard/V 1/R 2"
        "/O<000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f>"
        "/U<202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f>/P -4>>endobj\n"
        "trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]/Size 5>>\n";
  g_autoptr (GBytes) protected = g_bytes_new_static (locked, sizeof locked - 1);
  g_autoptr (GBytes) nonsense = g_bytes_new_static ("%PDF-1.4\nnonsense", 17), blank = NULL;
  Pages pages;

  assert_refused (protected, RUBRIC_IMAGE_ERROR_KIND, "*password*");
  assert_refused (nonsense, RUBRIC_IMAGE_ERROR_BROKEN, "The PDF file is damaged.");
  pages_begin (&pages);
  blank = pages_end (&pages);
  assert_refused (blank, RUBRIC_IMAGE_ERROR_NOTHING, "*");
}

static void
assert_range_refused (GBytes *bytes, int first, int last, const char *pattern)
{
  const RubricScanRequest request = { .pages = { first, last } };
  g_autoptr (GError) error = NULL;

  g_assert_null (rubric_scan_run (bytes, &request, &error));
  g_assert_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_NOTHING);
  g_assert_true (g_pattern_match_simple (pattern, error->message));
}

/* Of a long file the first pages are looked at, and it is said that they are not all; the others can be asked for. */
static void
test_long (void)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RubricScan) scan = NULL, rest = NULL, next = NULL;
  g_autofree char *sentence = NULL;
  Pages pages;

  pages_begin (&pages);
  for (int page = 1; page <= RUBRIC_PDF_MAX_PAGES + 8; page++)
    {
      gboolean grid = page == 2 || page == RUBRIC_PDF_MAX_PAGES + 1;

      cairo_pdf_surface_set_size (pages.surface, grid ? WIDTH : NARROW, HEIGHT);
      if (grid)
        draw_grid (&pages, reference, 100);
      cairo_show_page (pages.cr);
    }
  bytes = pages_end (&pages);
  scan = read_scan (bytes);
  g_assert_cmpuint (scan->found->len, ==, 1);
  g_assert_cmpint (scan->n_pages, ==, RUBRIC_PDF_MAX_PAGES + 8);
  g_assert_cmpint (scan->next_page, ==, RUBRIC_PDF_MAX_PAGES + 1);
  g_assert_true (scan->partial);
  assert_found (scan, 0, 2, 1, reference);
  sentence = rubric_scan_dup_rest (0, scan->next_page - 1, scan->n_pages);
  g_assert_cmpstr (sentence, ==, "Only the first 24 of 32 pages were looked at.");
  next = read_range (bytes, scan->next_page, 0);
  g_assert_cmpint (next->next_page, ==, 0);
  assert_found (next, 0, RUBRIC_PDF_MAX_PAGES + 1, 1, reference);
  rest = read_range (bytes, RUBRIC_PDF_MAX_PAGES, G_MAXINT);
  g_assert_cmpuint (rest->found->len, ==, 1);
  g_assert_false (rest->partial);
  assert_found (rest, 0, RUBRIC_PDF_MAX_PAGES + 1, 1, reference);
  assert_range_refused (bytes, 3, 5, "No Sudoku was found*");
  assert_range_refused (bytes, 33, 40, "The PDF file has only 32 pages.");
}

/* A long book with puzzles in its text: that its pages were not all looked at as pictures is told where there may be another
 * grid, whether one was found on those that were, the first, or not, on the second. */
static void
test_long_text (void)
{
  for (int drawn = 0; drawn <= 2; drawn++)
    {
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (RubricScan) scan = NULL;
      g_autofree char *notes = NULL;
      Pages pages;

      pages_begin (&pages);
      for (int page = 1; page <= RUBRIC_PDF_MAX_PAGES + 2; page++)
        {
          draw_text (&pages, reference);
          if (page == drawn)
            draw_grid (&pages, other, 20);
          cairo_show_page (pages.cr);
        }
      bytes = pages_end (&pages);
      scan = read_scan (bytes);
      g_assert_nonnull (scan->text);
      g_assert_false (scan->partial);
      g_assert_cmpint (scan->text_only, ==, drawn > 0);
      notes = rubric_scan_dup_notes (scan);
      g_assert_cmpint (drawn > 0 && g_str_has_prefix (notes, "1 puzzle is drawn, and not in the text: compare it with its page. "),
                       ==, drawn == 1);
      if (drawn > 0)
        g_assert_true (g_str_has_suffix (notes, "Not all pages with puzzles in their text were looked at as pictures."));
      else
        g_assert_null (notes);
      g_assert_cmpuint (g_bytes_get_size (scan->text), ==, (RUBRIC_PDF_MAX_PAGES + 2 + (drawn == 1)) * (SUD_CELLS + 1));
    }
}

/* Where few pages of a long file have puzzles in their text all of these are looked at, and nothing is told. */
static void
test_long_some_text (void)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RubricScan) scan = NULL;
  g_autofree char *notes = NULL;
  Pages pages;

  pages_begin (&pages);
  for (int page = 1; page <= RUBRIC_PDF_MAX_PAGES + 2; page++)
    {
      cairo_pdf_surface_set_size (pages.surface, page <= 2 ? WIDTH : NARROW, HEIGHT);
      if (page <= 2)
        draw_text (&pages, reference);
      if (page == 2)
        draw_grid (&pages, other, 20);
      cairo_show_page (pages.cr);
    }
  bytes = pages_end (&pages);
  scan = read_scan (bytes);
  g_assert_false (scan->text_only);
  notes = rubric_scan_dup_notes (scan);
  g_assert_cmpstr (notes, ==, "1 puzzle is drawn, and not in the text: compare it with its page.");
}

/* Of a range the text is read, too, and no other. */
static void
test_text_range (void)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RubricScan) scan = NULL;
  Pages pages;

  pages_begin (&pages);
  draw_text (&pages, reference);
  cairo_show_page (pages.cr);
  draw_text (&pages, other);
  cairo_show_page (pages.cr);
  cairo_show_page (pages.cr);
  bytes = pages_end (&pages);
  scan = read_range (bytes, 2, 3);
  g_assert_nonnull (scan->text);
  g_assert_cmpuint (g_bytes_get_size (scan->text), ==, SUD_CELLS + 1);
  g_assert_cmpmem (g_bytes_get_data (scan->text, NULL), SUD_CELLS, other, SUD_CELLS);
}

/* A byte order mark or lines may be in front; what is said in the middle of a line is text. */
static void
test_sniff (void)
{
  static const struct
  {
    const char *bytes;
    gboolean expected;
  } rows[] = {
    { "%PDF-1.4\n", TRUE },        { "\xef\xbb\xbf%PDF-1.4\n", TRUE }, { "Content-Length: 9\r\n\r\n%PDF-1.4", TRUE },
    { "about %PDF-1.4\n", FALSE }, { "\n%PDF", FALSE },                { "", FALSE },
  };
  g_autofree char *far = g_strnfill (RUBRIC_PDF_SNIFFED + 10, '\n');

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (rubric_pdf_sniff (rows[i].bytes, strlen (rows[i].bytes)), ==, rows[i].expected);
  memcpy (far + RUBRIC_PDF_SNIFFED - 5, "%PDF-", 5);
  g_assert_true (rubric_pdf_sniff (far, strlen (far)));
  memcpy (far + RUBRIC_PDF_SNIFFED - 5, "\n%PDF-", 6);
  g_assert_false (rubric_pdf_sniff (far, strlen (far)));
}

/* Returns: (transfer full): a file of one page that is so large, of @n that it tells */
static GBytes *
make_page (const char *box, int n)
{
  char *text = g_strdup_printf ("%%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
                                "2 0 obj<</Type/Pages/Kids[3 0 R]/Count %d>>endobj\n"
                                "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[%s]>>endobj\ntrailer<</Root 1 0 R/Size 4>>\n",
                                n, box);

  return g_bytes_new_take (text, strlen (text));
}

static void
test_size (void)
{
  g_autofree char *nines = g_strnfill (400, '9'), *box = g_strdup_printf ("-%s 0 %s 100", nines, nines);
  g_autoptr (GBytes) infinite = make_page (box, 1), large = make_page ("0 0 99 9999999", 1);

  assert_refused (infinite, RUBRIC_IMAGE_ERROR_BROKEN, "The PDF file is damaged.");
  assert_refused (large, RUBRIC_IMAGE_ERROR_BROKEN, "The PDF file is damaged.");
}

/* Pages that are not there are no reason to refuse those that are. */
static void
test_lost_pages (void)
{
  g_autoptr (GBytes) bytes = make_page ("0 0 600 800", 3);

  assert_refused (bytes, RUBRIC_IMAGE_ERROR_NOTHING, "*");
}

static void
test_cancelled (void)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  const atomic_bool cancel = true;
  const RubricScanRequest request = { .cancel = &cancel };
  Pages pages;

  pages_begin (&pages);
  draw_grid (&pages, reference, 20);
  bytes = pages_end (&pages);
  g_assert_null (rubric_scan_run (bytes, &request, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Without poppler the person is told what is missing. */
static void
test_missing (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("%PDF-1.4\n", 9);
  g_autoptr (GError) error = NULL;

  g_assert_null (rubric_pdf_new (bytes, NULL, &error));
  g_assert_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_KIND);
  g_assert_nonnull (strstr (error->message, "poppler-glib"));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!RUBRIC_HAS_PDF)
    {
      g_test_add_func ("/pdf/missing", test_missing);
      return g_test_run ();
    }
  g_test_add_func ("/pdf/pages", test_pages);
  g_test_add_func ("/pdf/answers", test_answers);
  g_test_add_func ("/pdf/text", test_text);
  g_test_add_func ("/pdf/text-range", test_text_range);
  g_test_add_func ("/pdf/mixed", test_mixed);
  g_test_add_func ("/pdf/refused", test_refused);
  g_test_add_func ("/pdf/sniff", test_sniff);
  g_test_add_func ("/pdf/size", test_size);
  g_test_add_func ("/pdf/lost-pages", test_lost_pages);
  g_test_add_func ("/pdf/long", test_long);
  g_test_add_func ("/pdf/long-text", test_long_text);
  g_test_add_func ("/pdf/long-some-text", test_long_some_text);
  g_test_add_func ("/pdf/cancelled", test_cancelled);
  return g_test_run ();
}
