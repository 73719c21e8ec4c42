/* test-rubric-picture-panel.c - a picture beside the board: what was read, what is doubtful, corners by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "picture-panel-testing.h"

#include "rubric-config.h"
#include "rubric-jobs-testing.h"

#include <cairo-pdf.h>
#include <string.h>

#define OTHER ".3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define CLASHING "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....87.79"
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

enum
{
  PAGES = 26,   /* more than are looked at at once */
  NARROW = 340, /* of the panel in the smallest window */
};

static void
test_read (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  RubricPuzzle *draft = rubric_picture_panel_get_draft (fixture->panel);
  const char *label;

  read_picture (fixture, png);
  assert_draft (fixture, PUZZLE);
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "choice")));
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "entries_check")));
  g_assert_true (gtk_widget_get_sensitive (get_child (fixture, "done_button")));
  rubric_picture_panel_set_cell (fixture->panel, 1);
  label = gtk_label_get_text (get_child (fixture, "cell_label"));
  g_assert_cmpstr (label, ==, "Row 1, column 2: 3");
  rubric_picture_panel_take_second (fixture->panel);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->digit[1], !=, 3);
  g_assert_false (sud_cells_has (rubric_picture_panel_get_doubtful (fixture->panel), 1));
  rubric_picture_panel_take_second (fixture->panel);
  assert_draft (fixture, PUZZLE);
}

/* What is written by hand is certain. */
static void
test_doubtful (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  SudCells doubtful;

  read_picture (fixture, png);
  for (int n = 0; n < SUD_CELLS; n++)
    {
      SudCells cells = SUD_NO_CELLS;

      doubtful = rubric_picture_panel_get_doubtful (fixture->panel);
      if (sud_cells_is_empty (doubtful))
        break;
      rubric_picture_panel_go_on (fixture->panel);
      g_assert_true (sud_cells_has (doubtful, fixture->wanted));
      rubric_picture_panel_set_cell (fixture->panel, fixture->wanted);
      sud_cells_add (&cells, fixture->wanted);
      rubric_puzzle_enter (rubric_picture_panel_get_draft (fixture->panel), cells, 9);
    }
  g_assert_true (sud_cells_is_empty (rubric_picture_panel_get_doubtful (fixture->panel)));
  g_assert_false (gtk_widget_get_sensitive (get_child (fixture, "next_button")));
}

/* Digits that clash are to be looked at, however plain they are, until one of them is another. */
static void
test_clashing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw_puzzle (CLASHING, 1, SIDE);
  SudCells cells = SUD_NO_CELLS, doubtful;

  read_picture (fixture, png);
  assert_draft (fixture, CLASHING);
  doubtful = rubric_picture_panel_get_doubtful (fixture->panel);
  g_assert_true (sud_cells_has (doubtful, 77));
  g_assert_true (sud_cells_has (doubtful, 79));
  rubric_picture_panel_set_cell (fixture->panel, 77);
  g_assert_true (gtk_widget_get_mapped (get_child (fixture, "second_button")));
  sud_cells_add (&cells, 77);
  rubric_puzzle_enter (rubric_picture_panel_get_draft (fixture->panel), cells, 6);
  doubtful = rubric_picture_panel_get_doubtful (fixture->panel);
  g_assert_false (sud_cells_has (doubtful, 77));
  g_assert_false (sud_cells_has (doubtful, 79));
}

/* Whoever types the digit that was read has looked at it. */
static void
test_confirmed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw_puzzle (CLASHING, 1, SIDE);
  RubricPuzzle *draft = rubric_picture_panel_get_draft (fixture->panel);
  SudCells doubtful;

  read_picture (fixture, png);
  rubric_puzzle_enter (draft, sud_cells_of (77), 7);
  doubtful = rubric_picture_panel_get_doubtful (fixture->panel);
  g_assert_false (sud_cells_has (doubtful, 77));
  g_assert_true (sud_cells_has (doubtful, 79));
  assert_draft (fixture, CLASHING);
  rubric_picture_panel_set_cell (fixture->panel, 79);
  rubric_picture_panel_confirm (fixture->panel);
  g_assert_false (sud_cells_has (rubric_picture_panel_get_doubtful (fixture->panel), 79));
  assert_draft (fixture, CLASHING);
  g_assert_true (rubric_picture_panel_is_corrected (fixture->panel));
}

static void
test_several (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (2);
  GtkDropDown *choice;

  read_picture (fixture, png);
  choice = get_child (fixture, "choice");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (choice)));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (choice)), ==, 2);
  gtk_drop_down_set_selected (choice, 1);
  assert_draft (fixture, PUZZLE);
  g_assert_cmpfloat (rubric_image_view_get_quad (get_child (fixture, "view"))[0].y, >, SIDE);
}

/* What is corrected beside one grid is there again after a look at another. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (2);
  GtkDropDown *choice = get_child (fixture, "choice");
  RubricPuzzle *draft = rubric_picture_panel_get_draft (fixture->panel);

  read_picture (fixture, png);
  rubric_picture_panel_set_cell (fixture->panel, 1);
  rubric_picture_panel_take_second (fixture->panel);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->digit[1], !=, 3);
  gtk_drop_down_set_selected (choice, 1);
  assert_draft (fixture, PUZZLE);
  g_assert_true (rubric_picture_panel_is_corrected (fixture->panel));
  gtk_drop_down_set_selected (choice, 0);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->digit[1], !=, 3);
  g_assert_true (rubric_picture_panel_is_corrected (fixture->panel));
  read_picture (fixture, png);
  assert_draft (fixture, PUZZLE);
  g_assert_false (rubric_picture_panel_is_corrected (fixture->panel));
}

/* A grid that is read again while another one is shown takes nothing of that one; what is not read yet is not taken. */
static void
test_moved (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (2);
  GtkDropDown *choice = get_child (fixture, "choice");

  read_picture (fixture, png);
  g_assert_false (rubric_picture_panel_is_reading (fixture->panel));
  rubric_image_view_move_corner (get_child (fixture, "view"), 0, 150, 150);
  g_assert_true (rubric_picture_panel_is_reading (fixture->panel));
  g_assert_false (gtk_widget_get_sensitive (get_child (fixture, "done_button")));
  gtk_drop_down_set_selected (choice, 1);
  g_assert_false (rubric_picture_panel_is_reading (fixture->panel));
  g_assert_true (gtk_widget_get_sensitive (get_child (fixture, "done_button")));
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  assert_draft (fixture, PUZZLE);
  gtk_drop_down_set_selected (choice, 0);
  assert_draft (fixture, PUZZLE);
  g_assert_true (gtk_widget_get_sensitive (get_child (fixture, "done_button")));
}

/* A corner that is dropped badly takes nothing away, neither what was read nor what was corrected; it goes back at once. */
static void
test_astray (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  RubricImageView *view = get_child (fixture, "view");
  RubricPuzzle *draft = rubric_picture_panel_get_draft (fixture->panel);
  SudScanPoint corner;
  int second;

  read_picture (fixture, png);
  corner = rubric_image_view_get_quad (view)[0];
  rubric_picture_panel_set_cell (fixture->panel, 1);
  rubric_picture_panel_take_second (fixture->panel);
  second = rubric_puzzle_get_sheet (draft)->digit[1];
  g_assert_cmpint (second, !=, 3);
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "back_button")));
  rubric_image_view_move_corner (view, 0, 150, 150);
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->digit[1], ==, second);
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "back_button")));
  g_assert_true (gtk_widget_get_sensitive (get_child (fixture, "done_button")));
  g_signal_emit_by_name (get_child (fixture, "back_button"), "clicked");
  g_assert_cmpfloat (rubric_image_view_get_quad (view)[0].x, ==, corner.x);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->digit[1], ==, second);
  g_assert_false (rubric_picture_panel_can_put_back (fixture->panel));
}

/* Where something else is read between the corners, the way back leads to what was read and corrected before. */
static void
test_back (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  RubricImageView *view = get_child (fixture, "view");
  RubricPuzzle *draft = rubric_picture_panel_get_draft (fixture->panel);
  SudScanPoint corner;
  int second;

  read_picture (fixture, png);
  corner = rubric_image_view_get_quad (view)[0];
  rubric_picture_panel_set_cell (fixture->panel, 1);
  rubric_picture_panel_take_second (fixture->panel);
  second = rubric_puzzle_get_sheet (draft)->digit[1];
  rubric_image_view_move_corner (view, 0, 3, 3);
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  assert_draft (fixture, PUZZLE);
  g_assert_true (rubric_picture_panel_can_put_back (fixture->panel));
  rubric_picture_panel_put_back (fixture->panel);
  g_assert_cmpfloat (rubric_image_view_get_quad (view)[0].x, ==, corner.x);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->digit[1], ==, second);
  g_assert_false (rubric_picture_panel_can_put_back (fixture->panel));
}

/* In a low and wide place what is told stands beside the picture, which is the larger for it. */
static void
test_beside (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  GtkWidget *view = get_child (fixture, "view"), *sentence = get_child (fixture, "sentence");
  graphene_rect_t picture, told;

  read_picture (fixture, png);
  g_assert_true (gtk_widget_compute_bounds (view, GTK_WIDGET (fixture->panel), &picture));
  g_assert_true (gtk_widget_compute_bounds (sentence, GTK_WIDGET (fixture->panel), &told));
  g_assert_cmpfloat (told.origin.y, >=, picture.origin.y + picture.size.height);
  gtk_widget_allocate (GTK_WIDGET (fixture->panel), 360, 270, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (view, GTK_WIDGET (fixture->panel), &picture));
  g_assert_true (gtk_widget_compute_bounds (sentence, GTK_WIDGET (fixture->panel), &told));
  g_assert_cmpfloat (told.origin.x, >=, picture.origin.x + picture.size.width);
  g_assert_cmpfloat (MIN (picture.size.width, picture.size.height), >=, 172);
}

static void
assert_beside (Fixture *fixture, int height)
{
  graphene_rect_t picture, told;
  int minimum;

  gtk_widget_measure (GTK_WIDGET (fixture->panel), GTK_ORIENTATION_VERTICAL, NARROW, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, height);
  gtk_widget_allocate (GTK_WIDGET (fixture->panel), NARROW, height, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (get_child (fixture, "view"), GTK_WIDGET (fixture->panel), &picture));
  g_assert_true (gtk_widget_compute_bounds (get_child (fixture, "second_button"), GTK_WIDGET (fixture->panel), &told));
  g_assert_cmpfloat (told.origin.x, >=, picture.origin.x + picture.size.width);
}

/* Where the other choice is not offered there is room for it. */
static void
test_room (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  GtkWidget *button = get_child (fixture, "second_button");
  int before, after;

  read_picture (fixture, png);
  rubric_picture_panel_set_cell (fixture->panel, 1);
  g_assert_false (gtk_widget_get_mapped (button));
  gtk_widget_measure (GTK_WIDGET (fixture->panel), GTK_ORIENTATION_VERTICAL, SIDE, &before, NULL, NULL, NULL);
  rubric_picture_panel_take_second (fixture->panel);
  g_assert_true (gtk_widget_get_mapped (button));
  gtk_widget_measure (GTK_WIDGET (fixture->panel), GTK_ORIENTATION_VERTICAL, SIDE, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, ==, before);
}

/* With a second ink as without one a longer sentence makes the panel no higher in the smallest window: the board would shrink. */
static void
test_sentences (Fixture *fixture, gconstpointer data)
{
  static const char *const words[] = { "One solution", "One solution, if 12 doubtful cells were read right." };
  g_autoptr (GBytes) png = draw (1);
  GtkWidget *sentence = get_child (fixture, "sentence");
  int height[2];

  read_picture (fixture, png);
  rubric_picture_panel_set_cell (fixture->panel, 1);
  gtk_widget_set_visible (get_child (fixture, "entries_check"), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gtk_label_set_text (GTK_LABEL (sentence), words[i]);
      gtk_widget_measure (GTK_WIDGET (fixture->panel), GTK_ORIENTATION_VERTICAL, NARROW, &height[i], NULL, NULL, NULL);
    }
  g_assert_cmpint (height[1], ==, height[0]);
}

/* In the smallest window the other choice stands beside the picture whatever it is, in any language. */
static void
test_beside_words (Fixture *fixture, gconstpointer data)
{
  static const char *const words[] = { "", "Perhaps blank (S)", "More words than there is room for beside the picture" };
  g_autoptr (GBytes) png = draw (1);
  int height;

  read_picture (fixture, png);
  rubric_picture_panel_set_cell (fixture->panel, 1);
  rubric_picture_panel_take_second (fixture->panel);
  g_assert_true (gtk_widget_get_mapped (get_child (fixture, "second_button")));
  gtk_widget_measure (GTK_WIDGET (fixture->panel), GTK_ORIENTATION_VERTICAL, NARROW, &height, NULL, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gtk_label_set_text (GTK_LABEL (gtk_button_get_child (get_child (fixture, "second_button"))), words[i]);
      assert_beside (fixture, height);
    }
}

static void
draw_line (cairo_t *cr, const char *line)
{
  const RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  g_autoptr (RubricRender) render = rubric_render_new (cr, TRUE);
  SudSheet sheet = sheet_of (line);

  rubric_render_sheet (render, &sheet, &options, MARGIN, MARGIN, SIDE - 2 * MARGIN);
}

/* Returns: (transfer full): a PDF file with a puzzle on its second page; at the end another one, and the solution */
static GBytes *
make_pages (void)
{
  static const char *const lines[PAGES] = { [1] = PUZZLE, [PAGES - 2] = OTHER, [PAGES - 1] = SOLUTION };
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (write_cb, bytes, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);

  for (int page = 0; page < PAGES; page++)
    {
      cairo_pdf_surface_set_size (surface, lines[page] != NULL ? SIDE : MARGIN, SIDE);
      if (lines[page] != NULL)
        draw_line (cr, lines[page]);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

/* The pages that follow are added to the list, without the solutions; what was corrected before stays. */
static void
test_next_pages (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) pdf = make_pages ();
  GtkWidget *pages = get_child (fixture, "pages");
  GtkWidget *label = gtk_widget_get_first_child (pages), *button = gtk_widget_get_last_child (pages);
  GtkDropDown *choice = get_child (fixture, "choice");

  read_picture (fixture, pdf);
  assert_draft (fixture, PUZZLE);
  g_assert_true (gtk_widget_get_visible (pages));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "Only the first 24 of 26 pages were looked at.");
  rubric_picture_panel_set_cell (fixture->panel, 1);
  rubric_picture_panel_take_second (fixture->panel);
  g_signal_emit_by_name (button, "clicked"); /* and cancelled */
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Next Pages");
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Cancel");
  while (!gtk_widget_get_visible (GTK_WIDGET (choice)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (choice)), ==, 2);
  g_assert_cmpuint (gtk_drop_down_get_selected (choice), ==, 0); /* somebody works on it */
  gtk_drop_down_set_selected (choice, 1);
  assert_draft (fixture, OTHER);
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "1 solution was left out.");
  gtk_drop_down_set_selected (choice, 0);
  g_assert_cmpint (rubric_puzzle_get_sheet (rubric_picture_panel_get_draft (fixture->panel))->digit[1], !=, 3);
}

/* The grid is shown large, and small where the person wants to see all of the picture; corners go along. */
static void
test_whole (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) small = draw_on (1, 4 * SIDE), large = draw (1);
  GtkToggleButton *button = get_child (fixture, "whole_button");
  RubricImageView *view = get_child (fixture, "view");
  double near = 0, far = 0, x;

  read_picture (fixture, large);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (button)));
  read_picture (fixture, small);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (button)));
  g_assert_true (rubric_image_view_get_corner (view, 0, &x, &near) && rubric_image_view_get_corner (view, 2, &x, &far));
  g_assert_cmpfloat (far - near, >, gtk_widget_get_height (GTK_WIDGET (view)) / 2);
  gtk_toggle_button_set_active (button, TRUE);
  g_assert_true (rubric_image_view_get_corner (view, 0, &x, &near) && rubric_image_view_get_corner (view, 2, &x, &far));
  g_assert_cmpfloat (far - near, <, gtk_widget_get_height (GTK_WIDGET (view)) / 3);
}

/* Nothing is found on a white page; corners can be moved, and nothing is taken. */
static void
test_nothing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (0);
  RubricImageView *view = get_child (fixture, "view");
  double x;

  read_picture (fixture, png);
  g_assert_cmpuint (fixture->failures, ==, 0);
  g_assert_false (gtk_widget_get_sensitive (get_child (fixture, "done_button")));
  x = rubric_image_view_get_quad (view)[2].x;
  rubric_image_view_move_corner (view, 2, 10, -1000);
  g_assert_cmpfloat (rubric_image_view_get_quad (view)[2].x, ==, x + 10);
  g_assert_cmpfloat (rubric_image_view_get_quad (view)[2].y, ==, 0);
}

/* A wrong corner loses the grid, and the right one finds it again. */
static void
test_corner (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  RubricImageView *view = get_child (fixture, "view");
  SudScanPoint corner;

  read_picture (fixture, png);
  corner = rubric_image_view_get_quad (view)[0];
  rubric_image_view_move_corner (view, 0, 150, 150);
  rubric_image_view_move_corner (view, 0, corner.x - rubric_image_view_get_quad (view)[0].x,
                                 corner.y - rubric_image_view_get_quad (view)[0].y);
  fixture->changes = 0;
  while (fixture->changes == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_draft (fixture, PUZZLE);
}

static void
test_failure (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) nonsense = g_bytes_new_static ("\x89PNG\r\n\x1a\n", 8);

  read_picture (fixture, nonsense);
  g_assert_cmpuint (fixture->failures, ==, 1);
}

/* The window is closed while the picture is being read. */
static void
test_closed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);

  rubric_picture_panel_read (fixture->panel, NULL, png, 0);
}

TEST_FILE (argc, argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/picture-panel/read", test_read },         { "/picture-panel/doubtful", test_doubtful },
    { "/picture-panel/clashing", test_clashing },
    { "/picture-panel/kept", test_kept },         { "/picture-panel/moved", test_moved },
    { "/picture-panel/confirmed", test_confirmed },
    { "/picture-panel/several", test_several },   { "/picture-panel/nothing", test_nothing },
    { "/picture-panel/corner", test_corner },     { "/picture-panel/failure", test_failure },
    { "/picture-panel/closed", test_closed },
    { "/picture-panel/whole", test_whole },       { "/picture-panel/astray", test_astray },
    { "/picture-panel/back", test_back },         { "/picture-panel/beside", test_beside },
    { "/picture-panel/room", test_room },
    { "/picture-panel/sentences", test_sentences },
    { "/picture-panel/beside-words", test_beside_words },
  };

  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  if (RUBRIC_HAS_PDF)
    g_test_add ("/picture-panel/next-pages", Fixture, NULL, set_up, test_next_pages, tear_down);
  return g_test_run ();
}
