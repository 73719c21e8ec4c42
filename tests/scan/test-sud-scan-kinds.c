/* test-sud-scan-kinds.c - Sudokus as they look in programs, on pages and in photographs, some of each kind; and what is
 * none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "rubric-render.h"
#include "scan-camera.h"
#include "scan-drawing.h"
#include "scan-testing.h"
#include "sud-scan-testing.h"

enum
{
  EACH = 2,       /* so many are made of each kind */
  EACH_SLOW = 8,  /* with -m slow */
};

static int
count_pictures (void)
{
  return g_test_slow () ? EACH_SLOW : (int)test_share (EACH);
}

/* Makes a picture that shows @grid. */
typedef void (*MakePicture) (SudScanPicture *picture, const SudGrid *grid, GRand *random);

static void
take_page (SudScanPicture *picture, const ScanStyle *style, const SudGrid *grid, GRand *random)
{
  cairo_surface_t *surface = scan_draw_page (style, grid, random);

  scan_take_grey (surface, picture);
  cairo_surface_destroy (surface);
}

static ScanStyle
make_style (GRand *random, int cell)
{
  ScanStyle style;

  scan_style_init (&style);
  style.cell = cell;
  style.font = g_test_slow () ? scan_pick_font (random) : scan_pick_hand (random);
  return style;
}

/* As our own programs draw it. */
static void
render (SudScanPicture *picture, const SudGrid *grid, int size, gboolean bold)
{
  cairo_surface_t *surface = scan_paper_new (size, size, 0xffffff);
  cairo_t *cr = cairo_create (surface);
  RubricRender *drawing = rubric_render_new (cr, TRUE);
  RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  SudSheet sheet;

  options.for_monochrome = bold;
  sud_sheet_from_grid (&sheet, grid, SUD_ORIGIN_GIVEN);
  rubric_render_sheet (drawing, &sheet, &options, size * 0.03, size * 0.03, size * 0.94);
  rubric_render_free (drawing);
  cairo_destroy (cr);
  scan_take_grey (surface, picture);
  cairo_surface_destroy (surface);
}

static void
make_small_render (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  render (picture, grid, 300, FALSE);
}

static void
make_render (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  render (picture, grid, 600, TRUE);
}

static void
make_large_render (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  render (picture, grid, 1400, FALSE);
}

static void
make_plain (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  static const int cells[] = { 24, 32, 48, 64 };
  ScanStyle style = make_style (random, cells[g_rand_int_range (random, 0, 4)]);

  take_page (picture, &style, grid, random);
}

static void
make_without_thick (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  ScanStyle style = make_style (random, g_rand_boolean (random) ? 40 : 60);

  style.thick = 1;
  take_page (picture, &style, grid, random);
}

static void
make_without_frame (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  ScanStyle style = make_style (random, g_rand_boolean (random) ? 40 : 60);

  style.frame = FALSE;
  style.thick = g_rand_boolean (random) ? 1 : 3;
  take_page (picture, &style, grid, random);
}

static void
make_light_lines (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  ScanStyle style = make_style (random, g_rand_boolean (random) ? 40 : 60);

  style.line = 0xcdcdcd;
  style.thick = 2;
  take_page (picture, &style, grid, random);
}

static void
darken (ScanStyle *style, ScanColour paper, ScanColour line)
{
  style->paper = paper;
  style->line = line;
  scan_style_fill (style->tints, paper);
  scan_style_fill (style->inks, 0xebebeb);
}

static void
make_dark (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  static const ScanColour lines[] = { 0x6e6e6e, 0x464646, 0xc8c8c8 };
  ScanStyle style = make_style (random, 50);

  darken (&style, 0x1e1e1e, lines[g_rand_int_range (random, 0, 3)]);
  take_page (picture, &style, grid, random);
}

static void
make_darker_lines (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  ScanStyle style = make_style (random, 50);

  darken (&style, 0x383838, 0x0c0c0c);
  take_page (picture, &style, grid, random);
}

/* One cell is selected, white on blue, and what it sees is tinted. */
static void
make_selected (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  ScanStyle style = make_style (random, 56);
  int row = g_rand_int_range (random, 0, 9), column = g_rand_int_range (random, 0, 9);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (cell / 9 == row || cell % 9 == column || (cell / 27 == row / 3 && cell % 9 / 3 == column / 3))
      style.tints[cell] = 0xcde1f7;
  style.tints[9 * row + column] = 0x3584e4;
  style.inks[9 * row + column] = 0xffffff;
  take_page (picture, &style, grid, random);
}

static void
make_coloured (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  static const ScanColour colours[] = { 0xffc8c8, 0xc8ffc8, 0xfff0aa, 0xd2d2ff, 0xffaa3c, 0x96dcdc };
  ScanStyle style = make_style (random, 50);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (g_rand_double (random) < 0.6)
      style.tints[cell] = colours[g_rand_int_range (random, 0, G_N_ELEMENTS (colours))];
  take_page (picture, &style, grid, random);
}

static void
make_marked (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  ScanStyle style = make_style (random, g_rand_boolean (random) ? 54 : 72);

  style.marks = 0.4;
  take_page (picture, &style, grid, random);
}

static void
make_inks (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  static const ScanColour inks[] = { 0x000000, 0x2850c8, 0xc82828 };
  ScanStyle style = make_style (random, 50);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    style.inks[cell] = inks[g_rand_int_range (random, 0, 3)];
  take_page (picture, &style, grid, random);
}

/* A window on a large screen, with a title and keys beside the grid. */
static void
make_screen (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  cairo_surface_t *surface = scan_paper_new (1920, 1080, 0xf6f5f4);
  ScanStyle style = make_style (random, g_rand_boolean (random) ? 44 : 60);

  style.size = 0.5;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if ((cell / 27 + cell % 9 / 3) % 2 == 1)
      style.tints[cell] = 0xebebf0;
  scan_draw_text (surface, "Sudoku", "Sans Bold", 20, 0x000000, 960, 24);
  scan_draw_lines (surface, 1, 1, 940, 0, 0xa0a0a0, 300, 120);
  scan_draw_grid (surface, &style, grid, random, 420, 200);
  for (int key = 1; key <= 9; key++)
    {
      char text[2] = { (char)('0' + key) };
      int x = 1300 + (key - 1) % 3 * 90, y = 300 + (key - 1) / 3 * 90;

      scan_draw_lines (surface, 1, 1, 80, 0, 0xc0c0c0, x, y);
      scan_draw_text (surface, text, style.font, 20, 0x000000, x + 40, y + 40);
    }
  scan_take_grey (surface, picture);
  cairo_surface_destroy (surface);
}

/* As telephones show them: small digits in the middle of wide cells, pale lines. */
static void
make_small_digits (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  ScanStyle style = make_style (random, 100);

  style.size = g_rand_double_range (random, 0.22, 0.42);
  style.line = 0xc8ccd4;
  style.thick = 4;
  take_page (picture, &style, grid, random);
}

static void
make_small_marked (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  ScanStyle style = make_style (random, 100);

  style.size = 0.42;
  style.marks = 0.3;
  style.thick = 4;
  take_page (picture, &style, grid, random);
}

/* The same in a dark window, without a line around: the edge seems to be where the dark begins, a tenth of a cell
 * outside. */
static void
make_small_in_dark (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  cairo_surface_t *surface = scan_paper_new (2360, 1834, 0x1f2937);
  ScanStyle style = make_style (random, 116);

  style.size = 0.25;
  style.frame = FALSE;
  style.thick = 4;
  style.thin = 2;
  style.line = 0xb0b4bc;
  scan_draw_grid (surface, &style, grid, random, 32, 150);
  scan_take_grey (surface, picture);
  cairo_surface_destroy (surface);
}

/* A bright board close to the bars of a dark window. */
static void
make_bright_in_dark (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  cairo_surface_t *surface = scan_paper_new (1200, 900, 0x707070);
  cairo_t *cr = cairo_create (surface);
  ScanStyle style = make_style (random, 52);

  cairo_set_source_rgb (cr, 0.1, 0.1, 0.13);
  cairo_rectangle (cr, 0, 0, 1200, 40);
  cairo_fill (cr);
  cairo_destroy (cr);
  scan_draw_text (surface, "Sudoku 00:00", "Sans", 18, 0xffffff, 600, 20);
  style.thin = style.thick = g_rand_int_range (random, 1, 3);
  scan_style_fill (style.tints, 0xffe4c4);
  scan_draw_grid (surface, &style, grid, random, 360, 48);
  scan_take_grey (surface, picture);
  cairo_surface_destroy (surface);
}

/* As spreadsheets and pages set digits: to the left or the right of their cells, and perhaps at the bottom. */
static void
make_aside (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  ScanStyle style = make_style (random, g_rand_int_range (random, 36, 64));

  style.size = g_rand_double_range (random, 0.4, 0.5);
  style.across = g_rand_double_range (random, 0.12, 0.22) * (g_rand_boolean (random) ? 1 : -1);
  style.down = g_rand_double_range (random, 0, 0.1);
  style.thick = g_rand_boolean (random) ? 1 : 3;
  take_page (picture, &style, grid, random);
}

/* As games show it: a board of tiles in a window, with a button for each digit beside it. */
static void
make_tiles (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  ScanStyle style = make_style (random, g_rand_int_range (random, 33, 84));
  gboolean alternate = g_rand_boolean (random);
  cairo_surface_t *surface = scan_paper_new (11 * style.cell + 110, 11 * style.cell + 80, 0xefefef);

  style.font = g_test_slow () ? "Sans Bold" : "bold hand";
  style.line = 0xffe0a0;
  style.thick = MAX (3, style.cell / 12);
  scan_style_fill (style.inks, 0xffffff);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    style.tints[cell] = grid->digit[cell] != 0 ? 0x9a7c28 : alternate && (cell / 27 + cell % 9 / 3) % 2 == 1 ? 0x54687c : 0x6c7a58;
  scan_draw_text (surface, "Game   Move   Settings   Help", "Sans", 13, 0x000000, 110, 12);
  scan_draw_tiles (surface, &style, grid, style.cell + 90, style.cell + 40);
  for (int key = 1; key <= 9; key++)
    {
      char text[2] = { (char)('0' + key) };

      scan_draw_lines (surface, 1, 1, 44, 0, 0xa09060, 16, 20 + key * (style.cell + 3));
      scan_draw_text (surface, text, style.font, 28, 0x807040, 38, 42 + key * (style.cell + 3));
    }
  scan_take_grey (surface, picture);
  cairo_surface_destroy (surface);
}

/* A printed page, before a camera sees it. */
static void
make_print (SudScanPicture *picture, const SudGrid *grid, GRand *random, double marks, ScanColour ink)
{
  ScanStyle style = make_style (random, 110);

  style.thin = 2;
  style.thick = 6;
  style.marks = marks;
  scan_style_fill (style.inks, ink);
  take_page (picture, &style, grid, random);
}

static void
make_photo (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  make_print (picture, grid, random, 0, 0);
  scan_photograph (picture, random, FALSE);
}

static void
make_hard_photo (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  make_print (picture, grid, random, 0, g_rand_boolean (random) ? 0x000000 : 0xb42828);
  scan_photograph (picture, random, TRUE);
}

static void
make_marked_photo (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  make_print (picture, grid, random, 0.4, 0);
  scan_photograph (picture, random, FALSE);
}

static void
make_turned_photo (SudScanPicture *picture, const SudGrid *grid, GRand *random)
{
  make_photo (picture, grid, random);
  scan_turn (picture, g_rand_int_range (random, 1, 4));
}

static const struct
{
  const char *name;
  MakePicture make;
} kinds[] = {
  { "render-300", make_small_render },
  { "render-600", make_render },
  { "render-1400", make_large_render },
  { "plain", make_plain },
  { "without-thick-lines", make_without_thick },
  { "without-frame", make_without_frame },
  { "light-lines", make_light_lines },
  { "dark", make_dark },
  { "dark-with-darker-lines", make_darker_lines },
  { "selected-cell", make_selected },
  { "coloured-cells", make_coloured },
  { "pencil-marks", make_marked },
  { "inks", make_inks },
  { "screen", make_screen },
  { "small-digits", make_small_digits },
  { "small-digits-with-marks", make_small_marked },
  { "bright-in-dark", make_bright_in_dark },
  { "photo", make_photo },
  { "hard-photo", make_hard_photo },
  { "photo-of-marks", make_marked_photo },
  { "turned-photo", make_turned_photo },
  { "small-digits-in-dark", make_small_in_dark },
  { "digits-aside", make_aside },
  { "tiles", make_tiles },
};

static void
print_difference (const char *name, int number, const SudScan *scan, const SudGrid *grid)
{
  g_test_message ("%s %d: kind %d, score %.2f, turn %d", name, number, scan->kind, scan->score, scan->turn);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (scan->sheet.digit[cell] != grid->digit[cell])
      g_test_message ("  r%dc%d is %d, read %d (%.3f) or %d (%.3f)", cell / 9 + 1, cell % 9 + 1, grid->digit[cell],
                      scan->cell[cell].first.digit, scan->cell[cell].first.probability, scan->cell[cell].second.digit,
                      scan->cell[cell].second.probability);
}

/* For people who want to see them: RUBRIC_SCAN_KEEP names a folder. */
static void
keep (const SudScanPicture *picture, const char *name, int number)
{
  g_autofree char *file = g_strdup_printf ("%s-%d.pgm", name, number);
  g_autofree char *path = NULL;
  g_autoptr (GString) pgm = g_string_new (NULL);

  if (g_getenv ("RUBRIC_SCAN_KEEP") == NULL)
    return;
  path = g_build_filename (g_getenv ("RUBRIC_SCAN_KEEP"), file, NULL);
  g_string_append_printf (pgm, "P5 %d %d 255\n", picture->width, picture->height);
  g_string_append_len (pgm, (const char *)picture->grey, (gssize)picture->stride * picture->height);
  g_assert_true (g_file_set_contents (path, pgm->str, pgm->len, NULL));
}

static void
test_kind (gconstpointer data)
{
  int kind = GPOINTER_TO_INT (data), each = count_pictures (), whole = 0;
  g_autoptr (GRand) random = g_rand_new_with_seed (200 + kind);

  for (int number = 0; number < each; number++)
    {
      SudGrid grid = scan_make_puzzle (random);
      SudScanPicture picture;
      SudScan scan;
      int unflagged, wrong;

      kinds[kind].make (&picture, &grid, random);
      keep (&picture, kinds[kind].name, number);
      g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
      wrong = scan_count_wrong (&scan, &grid, &unflagged);
      g_assert_cmpint (unflagged, ==, 0);
      if (wrong > 0)
        print_difference (kinds[kind].name, number, &scan, &grid);
      whole += wrong == 0;
      g_free ((gpointer)picture.grey);
    }
  g_assert_cmpint (whole, ==, each);
}

/* --- What is no Sudoku */

static cairo_surface_t *
draw_prose (GRand *random)
{
  cairo_surface_t *surface = scan_paper_new (900, 1200, 0xffffff);

  scan_draw_prose (surface, random, "Serif", 22, 80, 80, 740, 1040);
  return surface;
}

static cairo_surface_t *
draw_chess_board (GRand *random)
{
  cairo_surface_t *surface = scan_paper_new (640, 640, 0xffffff);
  cairo_t *cr = cairo_create (surface);

  for (int square = 0; square < 64; square++)
    if ((square + square / 8) % 2 == 1)
      cairo_rectangle (cr, 40 + square % 8 * 70, 40 + square / 8 * 70, 70, 70);
  cairo_rectangle (cr, 38, 38, 564, 2);
  cairo_fill (cr);
  cairo_destroy (cr);
  return surface;
}

static const char *const digits[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9", NULL };
static const char *const six_digits[] = { "1", "2", "3", "4", "5", "6", NULL };
static const char *const letters[] = { "A", "B", "C", "D", "E", "F", "G", "H", "K", NULL };
static const char *const days[] = { "1", "2", "3", "7", "9", "11", "14", "18", "22", "25", "28", "30", "31", NULL };

/* Drawn by a function, or a table of words, of which a share of the cells has one. */
typedef struct
{
  const char *name;
  cairo_surface_t *(*draw) (GRand *random);
  int columns, rows, bold_every;
  const char *const *words;
  double share;
} Other;

static const Other others[] = {
  { "prose", draw_prose },
  { "chess-board", draw_chess_board },
  { "calendar", NULL, 7, 6, 0, days, 0.8 },
  { "6x6", NULL, 6, 6, 3, six_digits, 0.45 },
  { "10x10", NULL, 10, 10, 0, digits, 0.4 },
  { "16x16", NULL, 16, 16, 4, digits, 0.4 },
  { "letters", NULL, 9, 9, 3, letters, 0.35 },
  { "empty", NULL, 9, 9, 3, digits, 0 },
  { "any-digits", NULL, 9, 9, 3, digits, 0.5 },
};

static cairo_surface_t *
draw_table (const Other *other, GRand *random)
{
  cairo_surface_t *surface = scan_paper_new (60 * other->columns + 80, 60 * other->rows + 80, 0xffffff);
  int n_words = g_strv_length ((char **)other->words);

  scan_draw_lines (surface, other->columns, other->rows, 60, other->bold_every, 0, 40, 40);
  for (int cell = 0; cell < other->columns * other->rows; cell++)
    if (g_rand_double (random) < other->share)
      scan_draw_text (surface, other->words[g_rand_int_range (random, 0, n_words)], "Sans", 36, 0,
                      70 + cell % other->columns * 60, 70 + cell / other->columns * 60);
  return surface;
}

static void
test_other (gconstpointer data)
{
  int kind = GPOINTER_TO_INT (data), each = count_pictures ();
  const Other *other = &others[kind];
  g_autoptr (GRand) random = g_rand_new_with_seed (500 + kind);

  for (int number = 0; number < each; number++)
    {
      cairo_surface_t *surface = other->draw != NULL ? other->draw (random) : draw_table (other, random);
      SudScanPicture picture;
      SudScan scan;

      scan_take_grey (surface, &picture);
      if ((number + kind) % 2 == 1)
        scan_photograph (&picture, random, FALSE);
      keep (&picture, other->name, number);
      g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
      if (scan.kind != SUD_SCAN_NOTHING)
        g_assert_cmpint (scan.kind, ==, SUD_SCAN_NO_VALID);
      g_free ((gpointer)picture.grey);
      cairo_surface_destroy (surface);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      g_autofree char *path = g_strdup_printf ("/scan/kinds/%s", kinds[kind].name);

      g_test_add_data_func (path, GINT_TO_POINTER (kind), test_kind);
    }
  for (guint kind = 0; kind < G_N_ELEMENTS (others); kind++)
    {
      g_autofree char *path = g_strdup_printf ("/scan/others/%s", others[kind].name);

      g_test_add_data_func (path, GINT_TO_POINTER (kind), test_other);
    }
  return g_test_run ();
}
