/* test-rubric-board.c - the board follows its puzzle, draws only what changed, and moves as people expect
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-board-testing.h"
#include "rubric-board.h"
#include "widget-testing.h"

#include <adwaita.h>

#define assert_label(board, cell, label)                                                                               \
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (rubric_grid_view_get_cell (RUBRIC_GRID_VIEW (board), cell)),                           \
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label)

typedef struct
{
  GtkWidget *window;
  RubricBoard *board;
  RubricPuzzle *puzzle;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  fixture->board = RUBRIC_BOARD (rubric_board_new ());
  fixture->puzzle = rubric_puzzle_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  rubric_board_set_puzzle (fixture->board, fixture->puzzle);
}

/* The widgets go with the window, and nothing keeps the puzzle. */
static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer board = fixture->board;

  g_object_add_weak_pointer (board, &board);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (board);
  g_assert_finalize_object (fixture->puzzle);
}

static void
test_follows_puzzle (Fixture *fixture, gconstpointer data)
{
  assert_label (fixture->board, 0, "Row 1, column 1, blank");
  rubric_board_press_digit (fixture->board, 7);
  assert_label (fixture->board, 0, "Row 1, column 1, given 7");
  rubric_board_press_digit (fixture->board, 7);
  assert_label (fixture->board, 1, "Row 1, column 2, given 7, conflicts with row 1 column 1");
  rubric_puzzle_undo (fixture->puzzle);
  assert_label (fixture->board, 1, "Row 1, column 2, blank");
  rubric_board_set_puzzle (fixture->board, NULL);
  assert_label (fixture->board, 0, "Row 1, column 1, blank");
}

/* What a tint says to the eye, the label says to the ear. */
static void
test_tints_are_heard (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    RubricCellFlag how;
    const char *label;
  } pointers[] = {
    { RUBRIC_CELL_SHADED, "Row 1, column 1, blank, differs between solutions" },
    { RUBRIC_CELL_BLAMED, "Row 1, column 1, blank, is a reason why there is no solution" },
    { RUBRIC_CELL_WRONG, "Row 1, column 1, blank, is wrong" },
  };
  SudCells first = SUD_NO_CELLS;

  sud_cells_add (&first, 0);
  for (guint i = 0; i < G_N_ELEMENTS (pointers); i++)
    {
      rubric_board_point_at (fixture->board, pointers[i].how, first);
      assert_label (fixture->board, 0, pointers[i].label);
      assert_label (fixture->board, 1, "Row 1, column 2, blank");
      rubric_board_point_at (fixture->board, pointers[i].how, SUD_NO_CELLS);
    }
  rubric_board_toggle_filter (fixture->board, 4);
  assert_label (fixture->board, 0, "Row 1, column 1, blank, can still hold 4");
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  rubric_board_write (fixture->board, RUBRIC_ENTRY_CENTRE, 4);
  rubric_board_write (fixture->board, RUBRIC_ENTRY_CENTRE, 7);
  rubric_board_toggle_filter (fixture->board, RUBRIC_FILTER_PAIRS);
  assert_label (fixture->board, 0, "Row 1, column 1, blank, centre marks 4 7, has two candidates");
  rubric_board_toggle_filter (fixture->board, RUBRIC_FILTER_PAIRS);
  assert_label (fixture->board, 0, "Row 1, column 1, blank, centre marks 4 7");
}

/* Who mends one mistake still sees the others. */
static void
test_wrong_stays (Fixture *fixture, gconstpointer data)
{
  SudCells wrong = SUD_NO_CELLS;

  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  for (int cell = 0; cell < 2; cell++)
    {
      sud_cells_add (&wrong, cell);
      rubric_board_set_cursor (fixture->board, cell, SUD_NO_CELLS);
      rubric_board_press_digit (fixture->board, cell + 1);
    }
  rubric_board_point_at (fixture->board, RUBRIC_CELL_WRONG, wrong);
  rubric_board_press_digit (fixture->board, 7);
  assert_label (fixture->board, 0, "Row 1, column 1, entered 1, is wrong");
  assert_label (fixture->board, 1, "Row 1, column 2, entered 7");
  rubric_puzzle_undo (fixture->puzzle);
  assert_label (fixture->board, 1, "Row 1, column 2, entered 2");
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SETUP);
  assert_label (fixture->board, 0, "Row 1, column 1, entered 1");
  rubric_board_point_at (fixture->board, RUBRIC_CELL_BLAMED, wrong);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  assert_label (fixture->board, 0, "Row 1, column 1, entered 1, is a reason why there is no solution");
  rubric_board_press_digit (fixture->board, 9);
  assert_label (fixture->board, 0, "Row 1, column 1, entered 1");
}

/* The pixels of @cell as they are on the screen, @side in each direction. */
static guint32 *
draw_cell (Fixture *fixture, int cell, int *side)
{
  GtkWidget *widget = rubric_grid_view_get_cell (RUBRIC_GRID_VIEW (fixture->board), cell);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GdkTexture) texture = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  guint32 *pixels;

  *side = gtk_widget_get_width (widget);
  gdk_paintable_snapshot (paintable, snapshot, *side, *side);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (fixture->window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, *side, *side));
  gsk_render_node_unref (node);
  pixels = g_new0 (guint32, *side * *side);
  gdk_texture_download (texture, (guchar *)pixels, *side * sizeof *pixels);
  return pixels;
}

/* Whether it is the dark amber of the wave, not the light one of the hatching. */
static gboolean
is_amber (guint32 pixel)
{
  int red = pixel >> 16 & 0xff, green = pixel >> 8 & 0xff, blue = pixel & 0xff;

  return red - blue > 0x60 && green < 0xb8;
}

/* Where the line under the digit is in column @x, its middle; -1 where there is none. */
static double
line_at (const guint32 *pixels, int side, int x)
{
  int n = 0, sum = 0;

  for (int y = side * 4 / 5; y < side; y++)
    if (is_amber (pixels[y * side + x]))
      {
        n++;
        sum += y;
      }
  return n > 0 ? (double)sum / n : -1;
}

static void
present_board (Fixture *fixture)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 500, 500);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
}

/* One line without gaps under a digit that clashes, which goes up and down. */
static void
test_wave (Fixture *fixture, gconstpointer data)
{
  g_autofree guint32 *pixels = NULL;
  double low = G_MAXDOUBLE, high = 0;
  int side;

  rubric_board_press_digit (fixture->board, 7);
  rubric_board_press_digit (fixture->board, 7);
  rubric_board_set_cursor (fixture->board, 40, SUD_NO_CELLS);
  present_board (fixture);
  pixels = draw_cell (fixture, 1, &side);
  for (int x = side * 3 / 10; x < side * 7 / 10; x++)
    {
      double line = line_at (pixels, side, x);

      g_assert_cmpfloat (line, >=, 0);
      low = MIN (low, line);
      high = MAX (high, line);
    }
  g_assert_cmpfloat (high - low, >=, 1);
}

/* Marks of the digit under the cursor, or in hand, stand out; no other does. */
static void
test_same_marks (Fixture *fixture, gconstpointer data)
{
  g_autofree guint32 *plain = NULL, *other = NULL, *marked = NULL;
  int side;

  g_object_set (fixture->board, "show-peers", FALSE, NULL);
  rubric_board_press_digit (fixture->board, 7);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  rubric_board_set_cursor (fixture->board, 40, SUD_NO_CELLS);
  rubric_board_write (fixture->board, RUBRIC_ENTRY_CENTRE, 7);
  rubric_board_set_cursor (fixture->board, 41, SUD_NO_CELLS);
  rubric_board_write (fixture->board, RUBRIC_ENTRY_CENTRE, 4);
  rubric_board_set_cursor (fixture->board, 80, SUD_NO_CELLS);
  present_board (fixture);
  plain = draw_cell (fixture, 40, &side);
  other = draw_cell (fixture, 41, &side);
  for (int in_hand = 0; in_hand < 2; in_hand++)
    {
      g_autofree guint32 *lit = NULL, *same = NULL;

      rubric_board_set_pen (fixture->board, in_hand ? 7 : 0);
      rubric_board_set_cursor (fixture->board, in_hand ? 80 : 0, SUD_NO_CELLS);
      widget_settle (fixture->window);
      lit = draw_cell (fixture, 40, &side);
      same = draw_cell (fixture, 41, &side);
      g_assert_cmpint (memcmp (lit, plain, side * side * sizeof *plain), !=, 0);
      g_assert_cmpint (memcmp (same, other, side * side * sizeof *plain), ==, 0);
      g_assert_true (gtk_widget_has_css_class (rubric_grid_view_get_cell (RUBRIC_GRID_VIEW (fixture->board), 0), "same"));
    }
}

/* A given is darker than a blank by the same grey, whatever tint both have. */
static void
test_given_is_seen (Fixture *fixture, gconstpointer data)
{
  rubric_board_press_digit (fixture->board, 7);
  present_board (fixture);
  for (int tinted = 0; tinted < 2; tinted++)
    {
      g_autofree guint32 *given = NULL, *blank = NULL;
      int side;

      rubric_board_set_cursor (fixture->board, tinted ? 2 : 80, SUD_NO_CELLS);
      widget_settle (fixture->window);
      given = draw_cell (fixture, 0, &side);
      blank = draw_cell (fixture, 1, &side);
      g_assert_cmpint (given[side + 1] & 0xff, <, (blank[side + 1] & 0xff) - 8);
    }
}

static void
test_setup_advances (Fixture *fixture, gconstpointer data)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      g_assert_cmpint (rubric_board_get_cursor (fixture->board), ==, cell);
      rubric_board_press_digit (fixture->board, 0);
    }
  g_assert_cmpint (rubric_board_get_cursor (fixture->board), ==, SUD_CELLS - 1);

  g_object_set (fixture->board, "auto-advance", FALSE, NULL);
  rubric_board_set_cursor (fixture->board, 3, SUD_NO_CELLS);
  rubric_board_press_digit (fixture->board, 5);
  g_assert_cmpint (rubric_board_get_cursor (fixture->board), ==, 3);
}

static void
test_solving_stays (Fixture *fixture, gconstpointer data)
{
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  rubric_board_press_digit (fixture->board, 5);
  g_assert_cmpint (rubric_board_get_cursor (fixture->board), ==, 0);
  assert_label (fixture->board, 0, "Row 1, column 1, entered 5");
}

static void
test_backspace_steps_back (Fixture *fixture, gconstpointer data)
{
  rubric_board_press_digit (fixture->board, 1);
  rubric_board_press_digit (fixture->board, 2);
  rubric_board_press_backspace (fixture->board);
  g_assert_cmpint (rubric_board_get_cursor (fixture->board), ==, 1);
  assert_label (fixture->board, 1, "Row 1, column 2, blank");
  rubric_board_press_delete (fixture->board);
  g_assert_cmpint (rubric_board_get_cursor (fixture->board), ==, 1);
  assert_label (fixture->board, 0, "Row 1, column 1, given 1");
}

static void
test_several_cells_at_once (Fixture *fixture, gconstpointer data)
{
  rubric_board_move (fixture->board, RUBRIC_MOVE_RIGHT, TRUE);
  rubric_board_move (fixture->board, RUBRIC_MOVE_DOWN, TRUE);
  rubric_board_press_digit (fixture->board, 0);
  g_assert_cmpint (rubric_board_get_cursor (fixture->board), ==, 10); /* no moving on */
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  rubric_board_press_digit (fixture->board, 4);
  assert_label (fixture->board, 10, "Row 2, column 2, entered 4, conflicts with row 1 column 1");
  assert_label (fixture->board, 0, "Row 1, column 1, entered 4, conflicts with row 1 column 2");
}

static void
test_moves (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int from;
    RubricMove move;
    int to;
  } moves[] = {
    { 0, RUBRIC_MOVE_LEFT, 0 },          { 0, RUBRIC_MOVE_UP, 0 },       { 0, RUBRIC_MOVE_RIGHT, 1 },
    { 8, RUBRIC_MOVE_RIGHT, 8 },         { 0, RUBRIC_MOVE_DOWN, 9 },     { 80, RUBRIC_MOVE_DOWN, 80 },
    { 10, RUBRIC_MOVE_BOX_RIGHT, 13 },   { 16, RUBRIC_MOVE_BOX_RIGHT, 16 }, { 10, RUBRIC_MOVE_BOX_LEFT, 10 },
    { 10, RUBRIC_MOVE_BOX_DOWN, 37 },    { 70, RUBRIC_MOVE_BOX_UP, 43 }, { 40, RUBRIC_MOVE_ROW_START, 36 },
    { 40, RUBRIC_MOVE_ROW_END, 44 },     { 40, RUBRIC_MOVE_FIRST, 0 },   { 40, RUBRIC_MOVE_LAST, 80 },
    { 8, RUBRIC_MOVE_NEXT, 9 },          { 80, RUBRIC_MOVE_NEXT, 80 },   { 9, RUBRIC_MOVE_BACK, 8 },
    { 0, RUBRIC_MOVE_BACK, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_test_message ("row %u", i);
      rubric_board_set_cursor (fixture->board, moves[i].from, SUD_NO_CELLS);
      rubric_board_move (fixture->board, moves[i].move, FALSE);
      g_assert_cmpint (rubric_board_get_cursor (fixture->board), ==, moves[i].to);
      g_assert_cmpint (sud_cells_count (rubric_board_get_selection (fixture->board)), ==, 1);
    }
}

/* A view is looked at, not written on. */
static void
test_view (Fixture *fixture, gconstpointer data)
{
  SudView view = { 0 };

  sud_sheet_set_digit (&view.sheet, 0, 9, SUD_ORIGIN_SOLVED);
  rubric_board_set_view (fixture->board, &view);
  assert_label (fixture->board, 0, "Row 1, column 1, solved 9");
  rubric_board_press_digit (fixture->board, 5);
  rubric_board_press_delete (fixture->board);
  g_assert_false (rubric_puzzle_get_can_undo (fixture->puzzle));
  rubric_board_set_view (fixture->board, NULL);
  assert_label (fixture->board, 0, "Row 1, column 1, blank");
}

static void
test_entry_modes (Fixture *fixture, gconstpointer data)
{
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  rubric_board_set_entry (fixture->board, RUBRIC_ENTRY_CENTRE);
  rubric_board_press_digit (fixture->board, 3);
  assert_label (fixture->board, 0, "Row 1, column 1, blank, centre marks 3");
  rubric_board_set_entry (fixture->board, RUBRIC_ENTRY_CORNER);
  rubric_board_press_digit (fixture->board, 4);
  rubric_board_set_entry (fixture->board, RUBRIC_ENTRY_COLOUR);
  rubric_board_press_digit (fixture->board, 2);
  assert_label (fixture->board, 0, "Row 1, column 1, blank, centre marks 3, corner marks 4, colour 2");
}

/* With a filter for a digit, colours are for that candidate. */
static void
test_filter_takes_colours (Fixture *fixture, gconstpointer data)
{
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  rubric_board_toggle_filter (fixture->board, 7);
  rubric_board_write (fixture->board, RUBRIC_ENTRY_COLOUR, 5);
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->mark_colour[0][6], ==, 5);
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->colours[0], ==, 0);
  rubric_board_toggle_filter (fixture->board, 7);
  g_assert_cmpint (rubric_board_get_filter (fixture->board), ==, RUBRIC_FILTER_NONE);
  rubric_board_write (fixture->board, RUBRIC_ENTRY_COLOUR, 5);
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->colours[0], ==, SUD_DIGIT_BIT (5));
}

static guint
total_snapshots (RubricBoard *board, guint *highest)
{
  guint total = 0;

  *highest = 0;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      guint n = rubric_cell_get_snapshots (RUBRIC_CELL (rubric_grid_view_get_cell (RUBRIC_GRID_VIEW (board), cell)));

      total += n;
      *highest = MAX (*highest, n);
    }
  return total;
}

static void
test_draws_only_what_changed (Fixture *fixture, gconstpointer data)
{
  guint before, highest;

  g_object_set (fixture->board, "show-peers", FALSE, "show-same-digits", FALSE, "auto-advance", FALSE, NULL);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
  before = total_snapshots (fixture->board, &highest);
  g_assert_cmpuint (before, >=, SUD_CELLS);

  rubric_board_press_digit (fixture->board, 5);
  widget_settle (fixture->window);
  g_assert_cmpuint (total_snapshots (fixture->board, &highest), ==, before + 1);

  rubric_board_press_digit (fixture->board, 5);
  widget_settle (fixture->window);
  g_assert_cmpuint (total_snapshots (fixture->board, &highest), ==, before + 1);
}

/* While a hint points somewhere, what belongs to the cursor steps back; the cursor itself stays. */
static void
test_hint_stands_out (Fixture *fixture, gconstpointer data)
{
  SudCells lit = SUD_NO_CELLS;

  sud_cells_add (&lit, 80);
  rubric_board_press_digit (fixture->board, 5);
  rubric_board_set_cursor (fixture->board, 0, SUD_NO_CELLS);
  for (int hinted = 0; hinted < 2; hinted++)
    {
      const RubricGridState *state;

      rubric_board_point_at (fixture->board, RUBRIC_CELL_HINTED, hinted ? lit : SUD_NO_CELLS);
      state = rubric_grid_view_get_state (RUBRIC_GRID_VIEW (fixture->board));
      g_assert_true (sud_cells_is_empty (state->cells[RUBRIC_CELL_PEER]) == hinted);
      g_assert_true (sud_cells_is_empty (state->cells[RUBRIC_CELL_SAME]) == hinted);
      g_assert_true (sud_cells_has (state->cells[RUBRIC_CELL_CURSOR], 0));
      g_assert_true (sud_cells_has (state->cells[RUBRIC_CELL_HINTED], 80) == hinted);
    }
}

static void
test_digit_keys (void)
{
  static const struct
  {
    guint keyval, keycode;
    int digit;
  } keys[] = {
    { GDK_KEY_1, 10, 1 },         /* the row of a US keyboard */
    { GDK_KEY_ampersand, 10, 1 }, /* the same key on AZERTY */
    { GDK_KEY_exclam, 10, 1 },    /* with Shift */
    { GDK_KEY_0, 19, 0 },
    { GDK_KEY_agrave, 19, 0 },
    { GDK_KEY_KP_End, 87, 1 }, /* the pad with Shift or without Num Lock */
    { GDK_KEY_KP_5, 84, 5 },
    { GDK_KEY_KP_Page_Up, 81, 9 },
    { GDK_KEY_KP_Insert, 90, 0 },
    { GDK_KEY_KP_Subtract, 82, -1 },
    { GDK_KEY_7, 240, 7 }, /* a key of its own, known by its meaning */
    { GDK_KEY_a, 38, -1 },
    { GDK_KEY_minus, 20, -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_test_message ("row %u", i);
      g_assert_cmpint (rubric_digit_of_key (keys[i].keyval, keys[i].keycode), ==, keys[i].digit);
    }
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

TEST_FILE (argc, argv)
{
  GtkApplication *application;
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  application = widget_create_application (); /* for the style of the board */
  ADD ("/board/follows-puzzle", test_follows_puzzle);
  ADD ("/board/tints-are-heard", test_tints_are_heard);
  ADD ("/board/wrong-stays", test_wrong_stays);
  ADD ("/board/wave", test_wave);
  ADD ("/board/same-marks", test_same_marks);
  ADD ("/board/given-is-seen", test_given_is_seen);
  ADD ("/board/setup-advances", test_setup_advances);
  ADD ("/board/solving-stays", test_solving_stays);
  ADD ("/board/backspace-steps-back", test_backspace_steps_back);
  ADD ("/board/several-cells-at-once", test_several_cells_at_once);
  ADD ("/board/moves", test_moves);
  ADD ("/board/view", test_view);
  ADD ("/board/entry-modes", test_entry_modes);
  ADD ("/board/filter-takes-colours", test_filter_takes_colours);
  ADD ("/board/draws-only-what-changed", test_draws_only_what_changed);
  ADD ("/board/hint-stands-out", test_hint_stands_out);
  g_test_add_func ("/board/digit-keys", test_digit_keys);
  result = g_test_run ();
  g_object_unref (application);
  return result;
}
