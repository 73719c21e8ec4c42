/* test-rubric-scan.c - pictures: decoded and turned, refused, found, and given up at any moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-scan-testing.h"
#include "rubric-text-scan.h"
#include "scan-testing.h"

#include "rubric-decoder.h"
#include "rubric-jobs-testing.h"

#include <stdbool.h>
#include <string.h>

static RubricImage *
decode (GBytes *bytes)
{
  g_autoptr (RubricDecoder) decoder = rubric_decoder_new (NULL, NULL);
  g_autoptr (GError) error = NULL;
  RubricImage *image = rubric_decoder_draw (decoder, RUBRIC_DECODER_PICTURE, 0, bytes, &error);

  g_assert_no_error (error);
  return image;
}

/* What is transparent is white; grey is what the eye makes of colours. */
static void
test_grey (void)
{
  g_autoptr (GBytes) clear = draw (NULL, 30, -1), dark = draw (NULL, 30, 0.2);
  g_autoptr (RubricImage) white = decode (clear), grey = decode (dark);
  const SudScanPicture *picture = rubric_image_get_grey (white);

  g_assert_cmpint (picture->width, ==, SIDE);
  g_assert_cmpint (picture->height, ==, SIDE * 3 / 4 + 30);
  for (int i = 0; i < picture->width * picture->height; i++)
    {
      g_assert_cmpint (picture->grey[i], ==, 255);
      g_assert_cmpint (rubric_image_get_grey (grey)->grey[i], ==, 51);
    }
  g_assert_cmpint (gdk_pixbuf_read_pixels (rubric_image_get_shown (white))[0], >=, 250);
}

/* Returns: (transfer full): a JPEG of @png that lies on its side, and says so: as cameras do */
static GBytes *
make_turned (GBytes *png)
{
  static const guint8 exif[] = { 0xff, 0xe1, 0, 34, 'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1,
                                 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0 };
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  g_autoptr (GdkPixbuf) turned = NULL;
  g_autofree char *jpeg = NULL;
  GByteArray *bytes = g_byte_array_new ();
  gsize length;

  g_assert_true (gdk_pixbuf_loader_write_bytes (loader, png, NULL));
  g_assert_true (gdk_pixbuf_loader_close (loader, NULL));
  turned = gdk_pixbuf_rotate_simple (gdk_pixbuf_loader_get_pixbuf (loader), GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE);
  g_assert_true (gdk_pixbuf_save_to_buffer (turned, &jpeg, &length, "jpeg", NULL, NULL));
  g_byte_array_append (bytes, (const guint8 *)jpeg, 2);
  g_byte_array_append (bytes, exif, sizeof exif);
  g_byte_array_append (bytes, (const guint8 *)jpeg + 2, length - 2);
  return g_byte_array_free_to_bytes (bytes);
}

static void
test_turned (void)
{
  const SudSheet sheet = sheet_of (REFERENCE);
  g_autoptr (GBytes) png = draw (&sheet, 30, 1), jpeg = make_turned (png);
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricScan) scan = rubric_scan_run (jpeg, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (rubric_image_get_grey (rubric_scan_get (scan, 0)->image)->width, ==, SIDE);
  g_assert_cmpint (scan->n_grids, ==, 1);
  g_assert_cmpint (rubric_scan_get (scan, 0)->grid.turn, ==, 0);
  assert_reference (&rubric_scan_get (scan, 0)->grid);
}

static void
assert_refused (const void *data, gsize length, int code)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, length);
  g_autoptr (GError) error = NULL;

  g_assert_null (rubric_scan_run (bytes, NULL, &error));
  g_assert_error (error, RUBRIC_IMAGE_ERROR, code);
  g_assert_true (g_str_has_suffix (error->message, "."));
}

/* 65536 pixels each way: 12 GiB, which nobody makes room for. */
static void
test_refused (void)
{
  static const char huge[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\1\0\0\0\1\0\0\10\2\0\0\0\xe3\xe6\xa7\xb4\0\0\1\0IDAT\x78\x9c";
  g_autoptr (GBytes) png = draw (NULL, 30, 1);
  const char *data = g_bytes_get_data (png, NULL);

  assert_refused (huge, sizeof huge - 1, RUBRIC_IMAGE_ERROR_SIZE);
  assert_refused (data, g_bytes_get_size (png) / 2, RUBRIC_IMAGE_ERROR_BROKEN);
  assert_refused (data, 0, RUBRIC_IMAGE_ERROR_KIND);
  assert_refused (REFERENCE, sizeof REFERENCE, RUBRIC_IMAGE_ERROR_KIND);
  assert_refused (data, g_bytes_get_size (png), RUBRIC_IMAGE_ERROR_NOTHING);
}

/* A JPEG file that has been loaded half, and one that lacks nothing but its last two bytes, which loaders that do not tell
 * what has come cannot know. */
static void
test_cut (void)
{
  const SudSheet sheet = sheet_of (REFERENCE);
  g_autoptr (GBytes) png = draw (&sheet, 30, 1), jpeg = make_turned (png), end = NULL;
  g_autoptr (RubricScan) scan = NULL;
  g_autoptr (GError) error = NULL;
  gsize length = g_bytes_get_size (jpeg);

  assert_refused (g_bytes_get_data (jpeg, NULL), length / 2, RUBRIC_IMAGE_ERROR_BROKEN);
  assert_refused (g_bytes_get_data (jpeg, NULL), length * 3 / 4, RUBRIC_IMAGE_ERROR_BROKEN);
  end = g_bytes_new_from_bytes (jpeg, 0, length - 2);
  scan = rubric_scan_run (end, NULL, &error);
  if (scan == NULL)
    g_assert_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_BROKEN);
  else
    g_assert_cmpint (scan->n_grids, ==, 1);
}

/* The rows of a BMP file stand in it from below. */
static void
test_cut_bmp (void)
{
  const SudSheet sheet = sheet_of (REFERENCE);
  g_autoptr (GBytes) png = draw (&sheet, 30, 1), whole = NULL;
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  g_autoptr (RubricScan) scan = NULL;
  char *bmp = NULL;
  gsize length;

  g_assert_true (gdk_pixbuf_loader_write_bytes (loader, png, NULL));
  g_assert_true (gdk_pixbuf_loader_close (loader, NULL));
  g_assert_true (gdk_pixbuf_save_to_buffer (gdk_pixbuf_loader_get_pixbuf (loader), &bmp, &length, "bmp", NULL, NULL));
  whole = g_bytes_new_take (bmp, length);
  assert_refused (bmp, length / 2, RUBRIC_IMAGE_ERROR_BROKEN);
  scan = rubric_scan_run (whole, NULL, NULL);
  g_assert_nonnull (scan);
  g_assert_cmpint (scan->n_grids, ==, 1);
}

static void
test_sniff (void)
{
  g_assert_true (rubric_image_sniff ("\xff\xd8\xff\xe0", 4));
  g_assert_true (rubric_image_sniff ("\0\0\0\x18" "ftypheic", 12));
  g_assert_true (rubric_image_sniff ("RIFF\1\2\3\4WEBP", 12));
  g_assert_true (rubric_image_sniff ("BM\1\2\3\4\0\0\0\0", 10));
  g_assert_false (rubric_image_sniff ("BMW 12 34 56", 12));
  g_assert_false (rubric_image_sniff ("This is WEBP", 12));
  g_assert_false (rubric_image_sniff ("\xff\xd8", 2));
  g_assert_false (rubric_image_sniff (REFERENCE, sizeof REFERENCE));
  g_assert_false (rubric_image_sniff ("", 0));
}

/* Whether gdk-pixbuf can decode pictures of @type on this machine. */
static gboolean
has_loader (const char *type)
{
  GSList *formats = gdk_pixbuf_get_formats ();
  gboolean found = FALSE;

  for (GSList *l = formats; l != NULL; l = l->next)
    {
      g_auto (GStrv) types = gdk_pixbuf_format_get_mime_types (l->data);

      found = found || g_strv_contains ((const char *const *)types, type);
    }
  g_slist_free (formats);
  return found;
}

/* What is no picture is called so, and what is one here is named. */
static void
test_no_picture (void)
{
  g_autoptr (GBytes) text = g_bytes_new_static ("Dear reader", 11);
  g_autoptr (GError) error = NULL;

  g_assert_null (rubric_image_decode (text, &error));
  g_assert_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_KIND);
  g_assert_true (g_str_has_prefix (error->message, "This is no picture and no PDF file"));
  g_assert_nonnull (strstr (error->message, "PNG, JPEG"));
  g_assert_nonnull (strstr (error->message, "TIFF"));
  g_assert_cmpint (strstr (error->message, "WebP") != NULL, ==, has_loader ("image/webp"));
}

/* A picture whose file ends too early is damaged, whether its loader says so, fails without a word, or makes up the rest. */
static void
assert_cut_refused (GBytes *bytes)
{
  gsize length = g_bytes_get_size (bytes);

  for (gsize cut = 32; cut < length; cut += length / 9)
    assert_refused (g_bytes_get_data (bytes, NULL), cut, RUBRIC_IMAGE_ERROR_BROKEN);
}

/* A picture whose loader comes in a package of its own: read, or the package is named. */
static void
test_loader (gconstpointer data)
{
  const char *const *row = data;
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "pictures", row[0], NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, &error);
  g_autoptr (RubricScan) scan = NULL;

  g_assert_no_error (error);
  scan = rubric_scan_run (bytes, NULL, &error);
  if (has_loader (row[1]))
    {
      g_assert_no_error (error);
      assert_reference (&rubric_scan_get (scan, 0)->grid);
      assert_cut_refused (bytes);
      return;
    }
  g_assert_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_KIND);
  g_assert_nonnull (strstr (error->message, row[2]));
}

static void
test_cancelled (void)
{
  const SudSheet sheet = sheet_of (REFERENCE);
  g_autoptr (GBytes) png = draw (&sheet, 30, 1);
  g_autoptr (GError) error = NULL;
  const atomic_bool cancel = true;
  const RubricScanRequest request = { .cancel = &cancel };

  g_assert_null (rubric_scan_run (png, &request, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* What came of a job. */
typedef struct
{
  int n;
  SudScan grid;
  RubricImage *image;
} Heard;

static void
scanned (gpointer owner, const RubricScan *scan, const GError *error)
{
  Heard *heard = g_object_get_data (owner, "heard");

  g_assert_no_error (error);
  g_assert_cmpint (scan->n_grids, ==, 1);
  heard->n++;
  heard->grid = rubric_scan_get (scan, 0)->grid;
  g_clear_pointer (&heard->image, rubric_image_unref);
  heard->image = rubric_image_ref (rubric_scan_get (scan, 0)->image);
}

/* By itself, and where a person has put the corners, which need not be exact. */
static void
test_job (void)
{
  const SudSheet sheet = sheet_of (REFERENCE);
  g_autoptr (GBytes) png = draw (&sheet, 30, 1);
  GObject *owner = g_object_new (G_TYPE_OBJECT, NULL);
  RubricJobs *jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, owner);
  Heard heard = { 0 };
  SudScanPoint quad[4];

  g_object_set_data (owner, "heard", &heard);
  rubric_scan_bytes (jobs, png, scanned);
  while (heard.n < 1)
    g_main_context_iteration (NULL, TRUE);
  assert_reference (&heard.grid);
  memcpy (quad, heard.grid.quad, sizeof quad);
  quad[0].x += 5;
  quad[2].y -= 5;
  rubric_scan_quad (jobs, heard.image, quad, scanned);
  while (heard.n < 2)
    g_main_context_iteration (NULL, TRUE);
  assert_reference (&heard.grid);
  rubric_image_unref (heard.image);
  g_object_unref (owner);
  g_assert_finalize_object (jobs);
}

/* The owner goes while the worker is at work: nobody is told. */
static void
test_closed (void)
{
  const SudSheet sheet = sheet_of (REFERENCE);
  g_autoptr (GBytes) png = draw (&sheet, 30, 1);

  for (int delay = 0; delay < 40; delay += 4)
    {
      GObject *owner = g_object_new (G_TYPE_OBJECT, NULL);
      RubricJobs *jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, owner);
      Heard heard = { 0 };

      g_object_set_data (owner, "heard", &heard);
      rubric_scan_bytes (jobs, png, scanned);
      g_usleep (delay * 1000);
      rubric_jobs_close (jobs);
      g_object_unref (owner);
      while (rubric_jobs_count_running () > 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (heard.n, ==, 0);
      g_assert_finalize_object (jobs);
    }
}

/* A neighbour of which only the edge is to be seen is no puzzle; one that was misread in a few cells is. */
static void
test_fragments (void)
{
  SudScan grids[3] = { { .kind = SUD_SCAN_NO_VALID }, { .kind = SUD_SCAN_VALID }, { .kind = SUD_SCAN_NO_VALID } };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      grids[0].cell[cell].confidence = 0.5f;
      grids[1].cell[cell].confidence = 1;
      grids[2].cell[cell].confidence = cell < 5 ? 0.5f : 1;
    }
  g_assert_cmpint (sud_scan_count_uncertain (&grids[0]), >, 27);
  g_assert_cmpint (rubric_scan_drop_fragments (grids, 1), ==, 1);
  g_assert_cmpint (rubric_scan_drop_fragments (grids, 3), ==, 2);
  g_assert_cmpint (grids[0].kind, ==, SUD_SCAN_VALID);
  g_assert_cmpint (grids[1].kind, ==, SUD_SCAN_NO_VALID);
}

/* What is read of stones on a board is no puzzle, nor is a grid of nothing. */
static void
test_boards (void)
{
  SudScan grids[3] = { { .kind = SUD_SCAN_NO_VALID }, { .kind = SUD_SCAN_VALID }, { .kind = SUD_SCAN_NO_VALID } };
  const SudSheet sheet = sheet_of (REFERENCE);

  grids[0].sheet.digit[0] = grids[0].sheet.digit[38] = 6;
  grids[0].sheet.origin[0] = grids[0].sheet.origin[38] = SUD_ORIGIN_GIVEN;
  grids[1].sheet = sheet;
  g_assert_cmpint (rubric_scan_drop_empty (grids, 3), ==, 1);
  g_assert_cmpint (grids[0].kind, ==, SUD_SCAN_VALID);
}

/* The numbers beside mines are none of a puzzle. One with a digit that was misread is. */
static void
test_mines (void)
{
  SudScan grids[2] = { { .kind = SUD_SCAN_NO_VALID }, { .kind = SUD_SCAN_NO_VALID } };
  SudGrid mines;

  sud_grid_parse_line (&mines, ".12112...11...1......2..1.2....1...2....2..2....123.23....32....211..22....22....");
  sud_sheet_from_grid (&grids[0].sheet, &mines, SUD_ORIGIN_GIVEN);
  grids[1].sheet = sheet_of (REFERENCE);
  grids[1].sheet.digit[2] = 5;
  grids[1].sheet.origin[2] = SUD_ORIGIN_GIVEN;
  g_assert_cmpint (rubric_scan_drop_empty (grids, 2), ==, 1);
  g_assert_cmpint (grids[0].sheet.digit[2], ==, 5);
}

/* Any table of digits is refused as in a text. */
static void
test_table (void)
{
  g_autofree char *table = g_strnfill (SUD_CELLS, '0');
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) png = NULL;
  SudSheet sheet;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    table[cell] = '1' + (cell / 9 * 13 + cell % 9 * 7) % 9;
  sheet = sheet_of (table);
  png = draw (&sheet, 30, 1);
  g_assert_null (rubric_scan_run (png, NULL, &error));
  g_assert_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_NOTHING);
  g_assert_cmpstr (error->message, ==, "Found 9 rows of 9 cells whose digits do not go together in a Sudoku.");
}

/* Returns: (transfer full): a picture of a few digits in a grid with a heavy line wherever @regions, cell by cell, differ */
static GBytes *
draw_regions (const char *regions)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 520, 520);
  cairo_t *cr = cairo_create (surface);
  GByteArray *bytes = g_byte_array_new ();

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_translate (cr, 35, 35);
  cairo_set_font_size (cr, 30);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int x = cell % 9 * 50, y = cell / 9 * 50;

      cairo_rectangle (cr, x + 49.5, y, 1, 50);
      cairo_rectangle (cr, x, y + 49.5, 50, 1);
      if (x < 400 && regions[cell + 1] != regions[cell])
        cairo_rectangle (cr, x + 48, y, 4, 50);
      if (y < 400 && regions[cell + 9] != regions[cell])
        cairo_rectangle (cr, x, y + 48, 50, 4);
      cairo_fill (cr);
      cairo_move_to (cr, x + 15, y + 36);
      if (REFERENCE[cell] != '.')
        cairo_show_text (cr, (char[]){ REFERENCE[cell], '\0' });
    }
  cairo_rectangle (cr, 0, 0, 450, 450);
  cairo_set_line_width (cr, 4);
  cairo_stroke (cr);
  cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

/* A jigsaw is refused by its name. Where rows are parted, or the lines are of boxes, it is none. */
static void
test_jigsaw (void)
{
  static const struct
  {
    const char *regions;
    gboolean jigsaw;
  } cases[] = {
    { "AAABBBCCCAAABBBCCCAAABBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII", FALSE },
    { "AAAAAAAAABBBBBBBBBCCCCCCCCCDDDDDDDDDEEEEEEEEEFFFFFFFFFGGGGGGGGGHHHHHHHHHIIIIIIIII", FALSE },
    { "AAABBBCCCAAABBBCCCAAABBBCCCDDDDEEEFFDDDEEEFFFDDEEEFFFFGGGHHHIIIGGGHHHIIIGGGHHHIII", TRUE },
    { "AAAABBCCCAAABBBCCCAABBBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII", TRUE },
    { "AAABBBCCCAAABBBCCCAAABBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGGGGIIIGGGHHHIIIGGGHHHIII", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) png = draw_regions (cases[i].regions);
      g_autoptr (GError) error = NULL;
      g_autoptr (RubricScan) scan = rubric_scan_run (png, NULL, &error);

      g_assert_true ((scan == NULL) == cases[i].jigsaw);
      if (cases[i].jigsaw)
        g_assert_cmpstr (error->message, ==, "Jigsaw boxes are not supported; only classic 9×9 Sudoku is.");
      else
        assert_reference (&rubric_scan_get (scan, 0)->grid);
    }
}

/* What is wrong with a picture of an empty grid is told. */
static void
test_bare (void)
{
  const SudSheet blank = { .digit = { 0 } };
  g_autoptr (GBytes) png = draw (&blank, 30, 1);
  g_autoptr (GError) error = NULL;

  g_assert_null (rubric_scan_run (png, NULL, &error));
  g_assert_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_NOTHING);
  g_assert_cmpstr (error->message, ==, "The grid in this picture is empty: no digit can be seen in it.");
}

static void
test_sentence (void)
{
  const SudSheet sheet = sheet_of (REFERENCE);
  SudGrid grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL), empty = { 0 };
  g_autofree char *one = rubric_scan_dup_sentence (&grid, 0), *several = rubric_scan_dup_sentence (&empty, 2);
  g_autofree char *nothing = rubric_scan_dup_sentence (NULL, 0), *uncertain = rubric_scan_dup_sentence (&grid, 3);
  g_autofree char *all = rubric_scan_dup_sentence (&empty, SUD_CELLS);

  g_assert_cmpstr (all, ==, "More than one solution: compare it with the picture. No cell is certain: if the grid lies elsewhere, "
                            "drag the four corners onto its own.");
  g_assert_cmpstr (one, ==, "One solution.");
  g_assert_cmpstr (uncertain, ==, "One solution, if 3 doubtful cells were read right.");
  g_assert_cmpstr (several, ==, "More than one solution: compare it with the picture. 2 cells are not certain.");
  g_assert_cmpstr (nothing, ==, "No Sudoku was found: no grid of 9 × 9 cells that can be seen whole. If there is one, drag the four "
                             "corners onto its own.");
}

TEST_FILE (argc, argv)
{
  static const char *const loaders[][3] = {
    { "reference.webp", "image/webp", "webp-pixbuf-loader" },
    { "reference.heic", "image/heif", "heif-gdk-pixbuf" },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (loaders); i++)
    {
      g_autofree char *name = g_strconcat ("/scan/loader/", loaders[i][0], NULL);

      g_test_add_data_func (name, loaders[i], test_loader);
    }
  g_test_add_func ("/scan/grey", test_grey);
  g_test_add_func ("/scan/turned", test_turned);
  g_test_add_func ("/scan/refused", test_refused);
  g_test_add_func ("/scan/no-picture", test_no_picture);
  g_test_add_func ("/scan/cut", test_cut);
  g_test_add_func ("/scan/cut-bmp", test_cut_bmp);
  g_test_add_func ("/scan/sniff", test_sniff);
  g_test_add_func ("/scan/cancelled", test_cancelled);
  g_test_add_func ("/scan/job", test_job);
  g_test_add_func ("/scan/closed", test_closed);
  g_test_add_func ("/scan/fragments", test_fragments);
  g_test_add_func ("/scan/boards", test_boards);
  g_test_add_func ("/scan/mines", test_mines);
  g_test_add_func ("/scan/table", test_table);
  g_test_add_func ("/scan/jigsaw", test_jigsaw);
  g_test_add_func ("/scan/bare", test_bare);
  g_test_add_func ("/scan/sentence", test_sentence);
  return g_test_run ();
}
