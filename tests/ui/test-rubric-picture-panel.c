/* test-rubric-picture-panel.c - a picture beside the board: what was read, what is uncertain, moved corners, all grids
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "picture-testing.h"
#include "widget-testing.h"

#include "rubric-config.h"
#include "rubric-image-view-testing.h"
#include "rubric-jobs-testing.h"
#include "rubric-picture-panel.h"
#include "rubric-side-panel.h"

#include <cairo-pdf.h>
#include <string.h>

#define OTHER ".3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define CLASHING "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....87.79"
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define BLANK "................................................................................."

enum
{
  PAGES = 26,   /* more than are looked at at once */
  NARROW = 340, /* of the panel in the smallest window */
};

typedef struct
{
  GtkWidget *window;
  RubricPicturePanel *panel;
  guint changes, failures;
  int wanted;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->changes++;
}

static void
failed_cb (RubricPicturePanel *panel, const GError *error, Fixture *fixture)
{
  g_assert_nonnull (error);
  fixture->failures++;
}

static void
wanted_cb (RubricPicturePanel *panel, int cell, Fixture *fixture)
{
  fixture->wanted = cell;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  fixture->panel = g_object_new (RUBRIC_TYPE_PICTURE_PANEL, NULL);
  fixture->wanted = -1;
  g_signal_connect_swapped (fixture->panel, "changed", G_CALLBACK (changed_cb), fixture);
  g_signal_connect (fixture->panel, "failed", G_CALLBACK (failed_cb), fixture);
  g_signal_connect (fixture->panel, "cell-wanted", G_CALLBACK (wanted_cb), fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 480);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->panel));
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
}

static void
wait_for_jobs (void)
{
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  wait_for_jobs ();
  widget_finish ();
}

static RubricPuzzle *
get_draft (Fixture *fixture)
{
  return rubric_side_panel_get_draft (RUBRIC_SIDE_PANEL (fixture->panel));
}

static void
set_cell (Fixture *fixture, int cell)
{
  rubric_side_panel_set_cell (RUBRIC_SIDE_PANEL (fixture->panel), cell);
}

static GBytes *
draw_on (int n, int height)
{
  return draw_puzzle (PUZZLE, n, height);
}

static GBytes *
draw (int n)
{
  return draw_on (n, MAX (n, 1) * SIDE);
}

static void
read_picture (Fixture *fixture, GBytes *bytes)
{
  rubric_picture_panel_read (fixture->panel, NULL, bytes, 0);
  fixture->changes = fixture->failures = 0;
  while (fixture->changes + fixture->failures == 0)
    g_main_context_iteration (NULL, TRUE);
  widget_settle (fixture->window);
}

static void
assert_draft (Fixture *fixture, const char *expected)
{
  SudGrid grid = rubric_puzzle_get_grid (get_draft (fixture), SUD_ORIGINS_GIVEN);
  char line[SUD_LINE_LENGTH + 1] = { '\0' };

  sud_grid_format_line (&grid, line);
  g_assert_cmpstr (line, ==, expected);
}

/* The widget called @id in the template. */
static gpointer
get_child (Fixture *fixture, const char *id)
{
  return gtk_widget_get_template_child (GTK_WIDGET (fixture->panel), RUBRIC_TYPE_PICTURE_PANEL, id);
}

static void
click (Fixture *fixture, const char *id)
{
  g_signal_emit_by_name (get_child (fixture, id), "clicked");
}

/* What is on the board cannot be taken before it has been read. */
static gboolean
is_reading (Fixture *fixture)
{
  return !gtk_widget_get_sensitive (get_child (fixture, "done_button"));
}

static void
test_read (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  RubricPuzzle *draft = get_draft (fixture);
  const char *label;

  read_picture (fixture, png);
  assert_draft (fixture, PUZZLE);
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "choice")));
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "entries_check")));
  g_assert_true (gtk_widget_get_sensitive (get_child (fixture, "done_button")));
  set_cell (fixture, 1);
  label = gtk_label_get_text (get_child (fixture, "cell_label"));
  g_assert_cmpstr (label, ==, "Row 1, column 2: 3");
  rubric_picture_panel_take_second (fixture->panel);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->digit[1], !=, 3);
  g_assert_false (sud_cells_has (rubric_picture_panel_get_uncertain (fixture->panel), 1));
  rubric_picture_panel_take_second (fixture->panel);
  assert_draft (fixture, PUZZLE);
}

/* What is written by hand is certain. */
static void
test_uncertain (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  SudCells uncertain;

  read_picture (fixture, png);
  for (int n = 0; n < SUD_CELLS; n++)
    {
      SudCells cells = SUD_NO_CELLS;

      uncertain = rubric_picture_panel_get_uncertain (fixture->panel);
      if (sud_cells_is_empty (uncertain))
        break;
      rubric_picture_panel_go_on (fixture->panel);
      g_assert_true (sud_cells_has (uncertain, fixture->wanted));
      set_cell (fixture, fixture->wanted);
      sud_cells_add (&cells, fixture->wanted);
      rubric_puzzle_enter (get_draft (fixture), cells, 9);
    }
  g_assert_true (sud_cells_is_empty (rubric_picture_panel_get_uncertain (fixture->panel)));
  g_assert_false (gtk_widget_get_sensitive (get_child (fixture, "next_button")));
}

/* Digits that clash are to be looked at, however plain they are, until one of them is another. */
static void
test_clashing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw_puzzle (CLASHING, 1, SIDE);
  SudCells cells = SUD_NO_CELLS, uncertain;

  read_picture (fixture, png);
  assert_draft (fixture, CLASHING);
  uncertain = rubric_picture_panel_get_uncertain (fixture->panel);
  g_assert_true (sud_cells_has (uncertain, 77));
  g_assert_true (sud_cells_has (uncertain, 79));
  set_cell (fixture, 77);
  g_assert_true (gtk_widget_get_mapped (get_child (fixture, "second_button")));
  sud_cells_add (&cells, 77);
  rubric_puzzle_enter (get_draft (fixture), cells, 6);
  uncertain = rubric_picture_panel_get_uncertain (fixture->panel);
  g_assert_false (sud_cells_has (uncertain, 77));
  g_assert_false (sud_cells_has (uncertain, 79));
}

/* Whoever types the digit that was read has looked at it. */
static void
test_confirmed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw_puzzle (CLASHING, 1, SIDE);
  RubricPuzzle *draft = get_draft (fixture);
  SudCells uncertain;

  read_picture (fixture, png);
  rubric_puzzle_enter (draft, sud_cells_of (77), 7);
  uncertain = rubric_picture_panel_get_uncertain (fixture->panel);
  g_assert_false (sud_cells_has (uncertain, 77));
  g_assert_true (sud_cells_has (uncertain, 79));
  assert_draft (fixture, CLASHING);
  set_cell (fixture, 79);
  rubric_picture_panel_confirm (fixture->panel);
  g_assert_false (sud_cells_has (rubric_picture_panel_get_uncertain (fixture->panel), 79));
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
  RubricPuzzle *draft = get_draft (fixture);

  read_picture (fixture, png);
  set_cell (fixture, 1);
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
  g_assert_false (is_reading (fixture));
  rubric_image_view_move_corner (get_child (fixture, "view"), 0, 150, 150);
  g_assert_true (is_reading (fixture));
  g_assert_false (gtk_widget_get_sensitive (get_child (fixture, "done_button")));
  gtk_drop_down_set_selected (choice, 1);
  g_assert_false (is_reading (fixture));
  g_assert_true (gtk_widget_get_sensitive (get_child (fixture, "done_button")));
  wait_for_jobs ();
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
  RubricPuzzle *draft = get_draft (fixture);
  SudScanPoint corner;
  int second;

  read_picture (fixture, png);
  corner = rubric_image_view_get_quad (view)[0];
  set_cell (fixture, 1);
  rubric_picture_panel_take_second (fixture->panel);
  second = rubric_puzzle_get_sheet (draft)->digit[1];
  g_assert_cmpint (second, !=, 3);
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "back_button")));
  rubric_image_view_move_corner (view, 0, 150, 150);
  wait_for_jobs ();
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->digit[1], ==, second);
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "back_button")));
  g_assert_true (gtk_widget_get_sensitive (get_child (fixture, "done_button")));
  click (fixture, "back_button");
  g_assert_cmpfloat (rubric_image_view_get_quad (view)[0].x, ==, corner.x);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->digit[1], ==, second);
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "back_button")));
}

/* Where something else is read between the corners, the way back leads to what was read and corrected before. */
static void
test_back (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  RubricImageView *view = get_child (fixture, "view");
  RubricPuzzle *draft = get_draft (fixture);
  SudScanPoint corner;
  int second;

  read_picture (fixture, png);
  corner = rubric_image_view_get_quad (view)[0];
  set_cell (fixture, 1);
  rubric_picture_panel_take_second (fixture->panel);
  second = rubric_puzzle_get_sheet (draft)->digit[1];
  rubric_image_view_move_corner (view, 0, 3, 3);
  wait_for_jobs ();
  assert_draft (fixture, PUZZLE);
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "back_button")));
  click (fixture, "back_button");
  g_assert_cmpfloat (rubric_image_view_get_quad (view)[0].x, ==, corner.x);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->digit[1], ==, second);
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "back_button")));
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
  set_cell (fixture, 1);
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
  set_cell (fixture, 1);
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
  set_cell (fixture, 1);
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
  set_cell (fixture, 1);
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
  g_assert_cmpint (rubric_puzzle_get_sheet (get_draft (fixture))->digit[1], !=, 3);
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
  rubric_image_view_get_corner (view, 0, &x, &near);
  rubric_image_view_get_corner (view, 2, &x, &far);
  g_assert_cmpfloat (far - near, >, gtk_widget_get_height (GTK_WIDGET (view)) / 2);
  gtk_toggle_button_set_active (button, TRUE);
  rubric_image_view_get_corner (view, 0, &x, &near);
  rubric_image_view_get_corner (view, 2, &x, &far);
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

static void
all_cb (RubricPicturePanel *panel, GBytes *text, char **all)
{
  g_free (*all);
  *all = g_strndup (g_bytes_get_data (text, NULL), g_bytes_get_size (text));
}

/* Several grids are taken at once, as they were read and corrected; one alone is not. */
static void
test_all (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) one = draw (1), two = draw (2);
  g_autofree char *all = NULL;
  SudCells cells = SUD_NO_CELLS;

  g_signal_connect (fixture->panel, "all-wanted", G_CALLBACK (all_cb), &all);
  read_picture (fixture, one);
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "all_button")));
  read_picture (fixture, two);
  g_assert_true (gtk_widget_get_sensitive (get_child (fixture, "all_button")));
  click (fixture, "all_button");
  g_assert_cmpstr (all, ==, PUZZLE "\n" PUZZLE "\n");
  sud_cells_add (&cells, 0);
  rubric_puzzle_enter (get_draft (fixture), cells, 0);
  rubric_picture_panel_step (fixture->panel, 1);
  g_assert_false (rubric_picture_panel_has_neighbour (fixture->panel, 1));
  g_assert_true (rubric_picture_panel_has_neighbour (fixture->panel, -1));
  click (fixture, "all_button");
  g_assert_cmpstr (strchr (all, '\n'), ==, "\n" PUZZLE "\n");
  g_assert_true (g_str_has_prefix (all, "." "3"));
}

/* Entries in a second colour are no givens of the list, neither of the grid that is shown nor of the others. */
static void
test_all_entries (Fixture *fixture, gconstpointer data)
{
  SudSheet sheet = sheet_of (PUZZLE);
  g_autoptr (GBytes) two = NULL;
  g_autofree char *all = NULL;

  g_signal_connect (fixture->panel, "all-wanted", G_CALLBACK (all_cb), &all);
  sud_sheet_set_digit (&sheet, 2, 1, SUD_ORIGIN_SOLVED);
  two = draw_sheet (&sheet, 2, 2 * SIDE);
  read_picture (fixture, two);
  g_assert_true (gtk_check_button_get_active (get_child (fixture, "entries_check")));
  click (fixture, "all_button");
  g_assert_cmpstr (all, ==, PUZZLE "\n" PUZZLE "\n");
}

static gpointer
find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller; /* which the widget keeps */
    }
  g_assert_not_reached ();
}

/* While a corner is dragged, and until the pointer has left, no tooltip stands in front of the picture. */
static void
test_tooltip (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  GtkWidget *view = get_child (fixture, "view");
  GtkGesture *drag = find_controller (view, GTK_TYPE_GESTURE_DRAG);
  double x, y;

  read_picture (fixture, png);
  rubric_image_view_get_corner (RUBRIC_IMAGE_VIEW (view), 0, &x, &y);
  g_assert_true (gtk_widget_get_has_tooltip (view));
  g_signal_emit_by_name (drag, "drag-begin", x, y);
  g_assert_false (gtk_widget_get_has_tooltip (view));
  g_signal_emit_by_name (drag, "drag-end", 0.0, 0.0);
  g_assert_false (gtk_widget_get_has_tooltip (view));
  g_signal_emit_by_name (find_controller (view, GTK_TYPE_EVENT_CONTROLLER_MOTION), "leave");
  g_assert_true (gtk_widget_get_has_tooltip (view));
}

/* Where a cell of another grid is uncertain the list waits. */
static void
test_all_uncertain (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw_puzzle (CLASHING, 2, 2 * SIDE);

  read_picture (fixture, png);
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "all_button")));
  g_assert_false (gtk_widget_get_sensitive (get_child (fixture, "all_button")));
}

static void
move_and_read (Fixture *fixture)
{
  rubric_image_view_move_corner (get_child (fixture, "view"), 0, 2, 2);
  wait_for_jobs ();
}

/* Who has placed the corners in vain is told so, and not once more what was said at first. */
static void
test_missed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (0);
  GtkLabel *sentence = get_child (fixture, "sentence");

  read_picture (fixture, png);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (sentence), "No Sudoku was found:"));
  move_and_read (fixture);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (sentence), "There is no Sudoku between these corners."));
  read_picture (fixture, png);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (sentence), "No Sudoku was found:"));
}

/* A grid without digits is called empty, wherever its corners are. */
static void
test_bare (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw_puzzle (BLANK, 1, SIDE);
  GtkLabel *sentence = get_child (fixture, "sentence");

  read_picture (fixture, png);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (sentence), "The grid in this picture is empty"));
  rubric_image_view_move_corner (get_child (fixture, "view"), 0, MARGIN - SIDE / 10, MARGIN - SIDE / 10);
  rubric_image_view_move_corner (get_child (fixture, "view"), 1, SIDE / 10 - MARGIN, MARGIN - SIDE / 10);
  rubric_image_view_move_corner (get_child (fixture, "view"), 2, SIDE / 10 - MARGIN, SIDE / 10 - MARGIN);
  rubric_image_view_move_corner (get_child (fixture, "view"), 3, MARGIN - SIDE / 10, SIDE / 10 - MARGIN);
  wait_for_jobs ();
  g_assert_true (g_str_has_prefix (gtk_label_get_text (sentence), "The grid in this picture is empty"));
}

/* A digit in a second colour with which there is no solution is an entry; what is said is said of the givens. */
static void
test_entry (Fixture *fixture, gconstpointer data)
{
  SudSheet sheet = sheet_of (PUZZLE);
  RubricPuzzle *draft = get_draft (fixture);
  g_autoptr (GBytes) plain = draw (1);
  g_autoptr (GBytes) png = NULL;

  sud_sheet_set_digit (&sheet, 2, 1, SUD_ORIGIN_SOLVED);
  png = draw_sheet (&sheet, 1, SIDE);
  read_picture (fixture, png);
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "entries_check")));
  g_assert_true (gtk_check_button_get_active (get_child (fixture, "entries_check")));
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->origin[2], ==, SUD_ORIGIN_ENTERED);
  assert_draft (fixture, PUZZLE);
  rubric_puzzle_enter (draft, sud_cells_of (2), 3);
  rubric_puzzle_enter (draft, sud_cells_of (2), 1);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->digit[2], ==, 1);
  g_assert_cmpint (rubric_puzzle_get_sheet (draft)->origin[2], ==, SUD_ORIGIN_ENTERED); /* retyped, it is one still */
  g_assert_true (g_str_has_prefix (gtk_label_get_text (get_child (fixture, "sentence")), "One solution"));
  gtk_check_button_set_active (get_child (fixture, "entries_check"), FALSE);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (get_child (fixture, "sentence")), "No solution"));
  g_assert_true (rubric_puzzle_get_can_undo (draft));
  read_picture (fixture, plain);
  g_assert_false (gtk_check_button_get_active (get_child (fixture, "entries_check")));
}

static int
get_digit (Fixture *fixture, int cell)
{
  return rubric_puzzle_get_sheet (get_draft (fixture))->digit[cell];
}

static void
type (Fixture *fixture, int cell, int digit)
{
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, cell);
  rubric_puzzle_enter (get_draft (fixture), cells, digit);
}

/* While the corners are read what is typed stays, what is taken back does not, and corners go back after what is typed. */
static void
test_undo (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  RubricImageView *view = get_child (fixture, "view");

  read_picture (fixture, png);
  g_assert_false (rubric_picture_panel_can_undo (fixture->panel));
  type (fixture, 1, 4);
  rubric_image_view_move_corner (view, 0, 3, 3);
  type (fixture, 1, 7);
  type (fixture, 2, 4);
  rubric_picture_panel_undo (fixture->panel);
  g_assert_cmpint (get_digit (fixture, 2), ==, 0);
  g_assert_true (is_reading (fixture));
  g_assert_true (rubric_puzzle_get_can_redo (get_draft (fixture)));
  wait_for_jobs ();
  g_assert_cmpint (get_digit (fixture, 1), ==, 7);
  g_assert_cmpint (get_digit (fixture, 2), ==, 0);
  rubric_picture_panel_undo (fixture->panel); /* the corners */
  g_assert_cmpint (get_digit (fixture, 1), ==, 7);
  g_assert_false (rubric_picture_panel_can_undo (fixture->panel));
  type (fixture, 2, 4);
  rubric_image_view_move_corner (view, 0, 3, 3);
  rubric_picture_panel_undo (fixture->panel); /* the corners again */
  g_assert_false (is_reading (fixture));
  g_assert_cmpint (get_digit (fixture, 2), ==, 4);
}

/* What was typed and taken back is as it was read. */
static void
test_untouched (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);

  read_picture (fixture, png);
  type (fixture, 1, 4);
  g_assert_true (rubric_picture_panel_is_corrected (fixture->panel));
  rubric_picture_panel_undo (fixture->panel);
  g_assert_false (rubric_picture_panel_is_corrected (fixture->panel));
  rubric_puzzle_redo (get_draft (fixture));
  rubric_image_view_move_corner (get_child (fixture, "view"), 0, 3, 3);
  type (fixture, 1, 3);
  wait_for_jobs ();
  assert_draft (fixture, PUZZLE);
  g_assert_false (rubric_picture_panel_is_corrected (fixture->panel));
}

TEST_FILE (argc, argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/picture-panel/read", test_read },         { "/picture-panel/uncertain", test_uncertain },
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
    { "/picture-panel/all", test_all },
    { "/picture-panel/all/uncertain", test_all_uncertain },
    { "/picture-panel/all/entries", test_all_entries },
    { "/picture-panel/tooltip", test_tooltip },
    { "/picture-panel/told/missed", test_missed },
    { "/picture-panel/told/bare", test_bare },
    { "/picture-panel/told/entry", test_entry },
    { "/picture-panel/undo", test_undo },
    { "/picture-panel/undo/untouched", test_untouched },
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
