/* test-rubric-grid-view.c - a grid computes and tells only what changed, and shows evidence where paper does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-board-testing.h"
#include "rubric-board.h"
#include "rubric-render.h"
#include "sud-houses.h"
#include "widget-testing.h"

#include <adwaita.h>
#include <math.h>

enum
{
  SIZE = 660, /* pixels */
};

typedef struct
{
  GtkWidget *window;
  RubricGridView *grid;
} Fixture;

static void
present (Fixture *fixture, GtkWidget *grid)
{
  fixture->grid = RUBRIC_GRID_VIEW (grid);
  gtk_window_set_child (GTK_WINDOW (fixture->window), grid);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), SIZE, SIZE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static guint
count_labels (RubricGridView *grid)
{
  guint n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    n += rubric_cell_get_labels (RUBRIC_CELL (rubric_grid_view_get_cell (grid, cell)));
  return n;
}

/* A key in setup: one digit, the cursor goes on, and so do peers and same digits. */
static void
test_key_computes_few (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  GtkWidget *board = rubric_board_new ();
  guint computed, labels;

  present (fixture, board);
  rubric_board_set_puzzle (RUBRIC_BOARD (board), puzzle);
  computed = rubric_grid_view_get_computed (fixture->grid);
  labels = count_labels (fixture->grid);
  rubric_board_press_digit (RUBRIC_BOARD (board), 5);
  /* Written: one cell; moved: the two cursors, and of 20 peers each those that are not peers of both. */
  g_assert_cmpuint (rubric_grid_view_get_computed (fixture->grid) - computed, <=, 1 + 2 + 2 * 12);
  g_assert_cmpuint (count_labels (fixture->grid) - labels, ==, 1);

  computed = rubric_grid_view_get_computed (fixture->grid);
  labels = count_labels (fixture->grid);
  rubric_board_move (RUBRIC_BOARD (board), RUBRIC_MOVE_LAST, FALSE);
  g_assert_cmpuint (rubric_grid_view_get_computed (fixture->grid) - computed, <=, 2 + 2 * SUD_PEERS);
  g_assert_cmpuint (count_labels (fixture->grid), ==, labels);

  computed = rubric_grid_view_get_computed (fixture->grid);
  rubric_board_move (RUBRIC_BOARD (board), RUBRIC_MOVE_LAST, FALSE);
  g_assert_cmpuint (rubric_grid_view_get_computed (fixture->grid), ==, computed);
}

/* What a grid of any history shows is what a new one shows. */
static void
test_same_as_new (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (RubricGridView) old = g_object_ref_sink (RUBRIC_GRID_VIEW (rubric_grid_view_new ()));

  for (int round = 0; round < 100; round++)
    {
      g_autoptr (RubricGridView) new = g_object_ref_sink (RUBRIC_GRID_VIEW (rubric_grid_view_new ()));
      RubricGridState state = { .filter = g_rand_int_range (rand, 0, 10), .as_grid = g_rand_boolean (rand) };
      SudGrid digits;

      for (int cell = 0; cell < SUD_CELLS; cell++)
        {
          int drawn = g_rand_int_range (rand, -20, 10), digit = MAX (drawn, 0);

          sud_sheet_set_digit (&state.view.sheet, cell, digit, g_rand_int_range (rand, SUD_ORIGIN_GIVEN, 4));
          for (int flag = 0; flag < RUBRIC_N_CELL_FLAGS; flag++)
            if (flag != RUBRIC_CELL_CONFLICT && g_rand_int_range (rand, 0, 10) == 0)
              sud_cells_add (&state.cells[flag], cell);
          if (g_rand_int_range (rand, 0, 10) == 0)
            sud_cells_add (&state.view.evidence.differing, cell);
          if (g_rand_int_range (rand, 0, 10) == 0)
            state.view.evidence.counts[cell][g_rand_int_range (rand, 0, SUD_SIZE)] = (guint16)g_rand_int_range (rand, 1, 1001);
        }
      digits = sud_sheet_get_grid (&state.view.sheet, SUD_ORIGINS_ALL);
      state.cells[RUBRIC_CELL_CONFLICT] = sud_grid_conflicts (&digits);
      rubric_grid_view_set_state (old, &state);
      rubric_grid_view_set_state (new, &state);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        g_assert_true (rubric_cell_shows_same (RUBRIC_CELL (rubric_grid_view_get_cell (old, cell)),
                                               RUBRIC_CELL (rubric_grid_view_get_cell (new, cell))));
    }
}

/* What is taken back fades and what is struck flashes, for a moment, and only where it is wanted. */
static void
test_glow (Fixture *fixture, gconstpointer data)
{
  GtkSettings *animations = gtk_settings_get_default ();
  SudSheet sheet = { 0 };
  SudView first, second;

  present (fixture, rubric_grid_view_new ());
  sud_view_init (&second, &sheet);
  second.evidence.struck[1] = SUD_DIGIT_BIT (4);
  sud_sheet_set_digit (&sheet, 0, 5, SUD_ORIGIN_SOLVED);
  sud_view_init (&first, &sheet);

  for (int wanted = 0; wanted <= 1; wanted++)
    for (int glowing = 0; glowing <= 1; glowing++)
      {
        g_object_set (animations, "gtk-enable-animations", wanted, NULL);
        rubric_grid_view_set_glowing (fixture->grid, glowing);
        rubric_grid_view_show (fixture->grid, &first);
        rubric_grid_view_show (fixture->grid, &second);
        g_assert_cmpuint (rubric_grid_view_count_glows (fixture->grid), ==, wanted && glowing ? 2 : 0);
      }
  rubric_grid_view_show (fixture->grid, &first); /* the digit is there again, and nothing struck */
  g_assert_cmpuint (rubric_grid_view_count_glows (fixture->grid), ==, 0);
  rubric_grid_view_show (fixture->grid, &second);
  while (rubric_grid_view_count_glows (fixture->grid) > 0)
    g_main_context_iteration (NULL, TRUE);
  rubric_grid_view_show (fixture->grid, &first);
  rubric_grid_view_show (fixture->grid, &second);
  g_assert_cmpuint (rubric_grid_view_count_glows (fixture->grid), ==, 2);
  rubric_grid_view_set_glowing (fixture->grid, FALSE);
  g_assert_cmpuint (rubric_grid_view_count_glows (fixture->grid), ==, 0);
}

/* A chain from the upper left corner to the lower right one, and what it strikes. */
static SudView
create_view (void)
{
  SudView view = { 0 };
  SudEvidence *evidence = &view.evidence;

  sud_evidence_add_link (evidence, SUD_LINK_STRONG, sud_link_end (10, 1), sud_link_end (70, 9));
  evidence->on[10] = SUD_DIGIT_BIT (1);
  evidence->on[70] = SUD_DIGIT_BIT (9);
  evidence->on[40] = SUD_DIGIT_BIT (3);
  return view;
}

static cairo_surface_t *
draw_screen (Fixture *fixture)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (fixture->grid));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (GTK_WIDGET (fixture->grid)), height = gtk_widget_get_height (GTK_WIDGET (fixture->grid));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  return surface;
}

static cairo_surface_t *
draw_paper (const SudView *view)
{
  RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  RubricRender *render = rubric_render_new (cr, TRUE);

  options.marks_as_grid = TRUE;
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  rubric_render_view (render, view, &options, 0, 0, SIZE);
  rubric_render_free (render);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* The box around what has about the colour of @ink in a rectangle. */
static gboolean
find_ink (cairo_surface_t *surface, const RubricInk *ink, double x, double y, double side, graphene_rect_t *box)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  const int parts[] = { ink->blue * 255, ink->green * 255, ink->red * 255 };
  int left = G_MAXINT, top = G_MAXINT, right = -1, bottom = -1;

  for (int py = y; py < y + side; py++)
    for (int px = x; px < x + side; px++)
      {
        const guint8 *pixel = data + py * cairo_image_surface_get_stride (surface) + px * 4;

        if (ABS (pixel[0] - parts[0]) + ABS (pixel[1] - parts[1]) + ABS (pixel[2] - parts[2]) > 60)
          continue;
        left = MIN (left, px);
        right = MAX (right, px);
        top = MIN (top, py);
        bottom = MAX (bottom, py);
      }
  *box = GRAPHENE_RECT_INIT (left, top, right - left + 1, bottom - top + 1);
  return right >= 0;
}

/* In shares of the cell. */
static graphene_rect_t
find_in_cell (cairo_surface_t *surface, const RubricGeometry *geometry, int cell, const RubricInk *ink)
{
  graphene_rect_t box;
  double x, y;

  rubric_geometry_get_cell (geometry, cell, &x, &y);
  g_assert_true (find_ink (surface, ink, x, y, geometry->cell, &box));
  return GRAPHENE_RECT_INIT ((box.origin.x - x) / geometry->cell, (box.origin.y - y) / geometry->cell,
                             box.size.width / geometry->cell, box.size.height / geometry->cell);
}

static void
assert_near (double a, double b)
{
  g_assert_cmpfloat (fabs (a - b), <=, 0.04);
}

/* Rings, and where the link leaves and comes into its cells, in light and on paper: the same inks. */
static void
test_screen_and_paper (Fixture *fixture, gconstpointer data)
{
  const RubricEvidenceInks *inks = rubric_evidence_get_inks (RUBRIC_EVIDENCE_PAPER);
  const int ringed[] = { 10, 40, 70 };
  SudView view = create_view ();
  RubricGeometry paper = rubric_geometry_fit (0, 0, SIZE, SIZE, round (SIZE * 3 / 291.), round (SIZE * 0.8 / 291.), TRUE);
  cairo_surface_t *screen, *page;

  present (fixture, rubric_grid_view_new ());
  rubric_grid_view_show (fixture->grid, &view);
  widget_settle (fixture->window);
  screen = draw_screen (fixture);
  page = draw_paper (&view);
  for (gsize i = 0; i < G_N_ELEMENTS (ringed); i++)
    for (int link = 0; link < (ringed[i] == 40 ? 1 : 2); link++)
      {
        const RubricInk *ink = link ? &inks->line : &inks->on;
        graphene_rect_t a = find_in_cell (screen, rubric_grid_view_get_geometry (fixture->grid), ringed[i], ink);
        graphene_rect_t b = find_in_cell (page, &paper, ringed[i], ink);

        g_test_message ("cell %d, %s", ringed[i], link ? "link" : "ring");
        assert_near (a.origin.x, b.origin.x);
        assert_near (a.origin.y, b.origin.y);
        assert_near (a.size.width, b.size.width);
        assert_near (a.size.height, b.size.height);
      }
  cairo_surface_destroy (screen);
  cairo_surface_destroy (page);
}

static GtkWidget *
get_layer (RubricGridView *grid)
{
  GtkWidget *layer = gtk_widget_get_last_child (GTK_WIDGET (grid));

  g_assert_cmpstr (gtk_widget_get_css_name (layer), ==, "evidence");
  return layer;
}

/* The layer draws when its lines change, and not for the sake of cells. */
static void
test_layer (Fixture *fixture, gconstpointer data)
{
  SudView view = create_view ();
  GtkWidget *layer;
  guint drawn;

  present (fixture, rubric_grid_view_new ());
  layer = get_layer (fixture->grid);
  g_assert_cmpuint (rubric_grid_view_get_snapshots (fixture->grid), ==, 0);
  rubric_grid_view_show (fixture->grid, &view);
  widget_settle (fixture->window);
  drawn = rubric_grid_view_get_snapshots (fixture->grid);
  g_assert_cmpuint (drawn, >, 0);
  view.evidence.tint[3] = 2;
  rubric_grid_view_show (fixture->grid, &view);
  widget_settle (fixture->window);
  g_assert_cmpuint (rubric_grid_view_get_snapshots (fixture->grid), ==, drawn);
  view.evidence.houses = 1;
  rubric_grid_view_show (fixture->grid, &view);
  widget_settle (fixture->window);
  g_assert_cmpuint (rubric_grid_view_get_snapshots (fixture->grid), >, drawn);
  g_assert_false (gtk_widget_get_can_target (layer));
}

/* Signs and tints are heard too. */
static void
test_heard (Fixture *fixture, gconstpointer data)
{
  SudView view = create_view ();

  view.evidence.struck[40] = SUD_DIGIT_BIT (6) | SUD_DIGIT_BIT (9);
  view.evidence.tint[40] = 2;
  present (fixture, rubric_grid_view_new ());
  rubric_grid_view_show (fixture->grid, &view);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (rubric_grid_view_get_cell (fixture->grid, 40)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 5, column 5, blank, highlight 2, ringed: 3, ruled out: 6 9");
  sud_evidence_name_group (&view.evidence, sud_cells_of (40), 0);
  sud_evidence_name_group (&view.evidence, sud_cells_of (40), 2);
  rubric_grid_view_show (fixture->grid, &view);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (rubric_grid_view_get_cell (fixture->grid, 40)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 5, column 5, blank, group A C, ringed: 3, ruled out: 6 9");
}

/* A cell of two sets has a class for each of their tints. */
static void
test_two_tints (Fixture *fixture, gconstpointer data)
{
  SudView view = create_view ();
  GtkWidget *cell;

  sud_evidence_add_tint (&view.evidence, sud_cells_of (40), 3);
  sud_evidence_add_tint (&view.evidence, sud_cells_of (40), 7);
  present (fixture, rubric_grid_view_new ());
  rubric_grid_view_show (fixture->grid, &view);
  cell = rubric_grid_view_get_cell (fixture->grid, 40);
  g_assert_true (gtk_widget_has_css_class (cell, "tint3"));
  g_assert_true (gtk_widget_has_css_class (cell, "also7"));
}

/* Lines of tints go nearer to the edge where cells are small: they would cross candidates there. */
static void
test_small (Fixture *fixture, gconstpointer data)
{
  static const int sizes[] = { 340, 660 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *grid = rubric_grid_view_new (), *frame = gtk_fixed_new ();

      gtk_fixed_put (GTK_FIXED (frame), grid, 0, 0);
      gtk_window_set_child (GTK_WINDOW (fixture->window), frame);
      gtk_window_present (GTK_WINDOW (fixture->window));
      widget_settle (fixture->window);
      gtk_widget_size_allocate (grid, &(GtkAllocation){ 0, 0, sizes[i], sizes[i] }, -1);
      g_assert_true (gtk_widget_has_css_class (grid, "small") == (i == 0));
    }
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  ADD ("/grid-view/small", test_small);
  ADD ("/grid-view/key-computes-few", test_key_computes_few);
  ADD ("/grid-view/same-as-new", test_same_as_new);
  ADD ("/grid-view/screen-and-paper", test_screen_and_paper);
  ADD ("/grid-view/glow", test_glow);
  ADD ("/grid-view/layer", test_layer);
  ADD ("/grid-view/heard", test_heard);
  ADD ("/grid-view/two-tints", test_two_tints);
  return g_test_run ();
}
