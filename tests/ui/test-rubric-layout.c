/* test-rubric-layout.c - the board is as large as the window allows, and what stands beside it or below it does not jump
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-board.h"
#include "rubric-layout.h"
#include "rubric-status-testing.h"
#include "rubric-pad.h"
#include "rubric-start.h"
#include "rubric-status-card-testing.h"
#include "rubric-window.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static GtkApplication *application;
static GSettings *settings;

typedef struct
{
  const char *path;
  int width, height;
  gboolean wide;
  int board; /* its side in pixels, at least */
} Size;

static const Size sizes[] = {
  { "telephone", 360, 640, FALSE, 310 },
  { "half-of-1366", 683, 768, FALSE, 440 },
  { "usual", 1000, 760, TRUE, 660 },
  { "large", 1900, 1040, TRUE, 950 },
};

enum
{
  LONG = 25,         /* bytes: names that a line may be too short for, */
  KEPT_HEIGHT = 90,  /* pixels: a puzzle to continue, with what is above it */
  LONG_DETAIL = 125, /* and what two lines may be too few for */
};

/* @all: whether all that is said of a technique is in sight; its name is in any case. */
typedef struct
{
  const char *path;
  int width, height;
  gboolean all;
} NamesSize;

static const NamesSize names_sizes[] = {
  { "telephone", 360, 640, TRUE },
  { "low", 640, 420, FALSE },
  { "small", 900, 600, FALSE },
};

/* Those of GNOME are larger than those of a bare X server. */
typedef struct
{
  const char *path;
  int width, height;
  const char *font;
  int dpi;
  int board; /* its side in pixels, at least */
} Letters;

static const Letters letters[] = {
  { "bare", 360, 640, "Sans 10", 96, 310 },
  { "gnome", 360, 640, "Cantarell 11", 96, 300 },
  { "gnome-least", 360, 480, "Cantarell 11", 96, 162 },
  { "gnome-wide", 1600, 480, "Cantarell 11", 96, 380 },
  { "large", 460, 680, "Sans 10", 192, 220 },
  { "large-gnome", 460, 680, "Cantarell 11", 192, 210 },
  { "large-gnome-least", 360, 480, "Cantarell 11", 192, 162 },
  { "large-wide", 1000, 480, "Sans 12", 192, 162 },
};

static const Letters offers_letters[] = {
  { "bare", 1000, 760, "Sans 10", 96 },
  { "bare-low", 1000, 740, "Sans 10", 96 },
  { "gnome", 1000, 760, "Cantarell 11", 96 },
  { "gnome-low", 1000, 740, "Cantarell 11", 96 },
  { "large", 1900, 1040, "Cantarell 11", 120 },
};

typedef struct
{
  GtkWidget *window;
  RubricBoard *board;
  GtkWidget *pad;
  GtkWidget *card;
} Fixture;

static void
open_window (Fixture *fixture, int width, int height)
{
  fixture->window = GTK_WIDGET (rubric_window_new (application, settings));
  fixture->board = RUBRIC_BOARD (widget_find (fixture->window, RUBRIC_TYPE_BOARD));
  fixture->pad = widget_find (fixture->window, RUBRIC_TYPE_PAD);
  fixture->card = widget_find (fixture->window, RUBRIC_TYPE_STATUS_CARD);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
}

/* A puzzle arrives. */
static void
play (Fixture *fixture)
{
  SudGrid grid;
  SudSheet sheet;

  g_assert_cmpint (sud_grid_parse_line (&grid, REFERENCE), ==, SUD_CELLS);
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  rubric_desk_arrive (rubric_window_get_desk (RUBRIC_WINDOW (fixture->window)), &sheet, NULL);
  widget_settle (fixture->window);
}

static void
close_window (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
}

static graphene_rect_t
place (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->window, &bounds));
  return bounds;
}

static void
test_size (gconstpointer data)
{
  const Size *size = data;
  Fixture fixture;
  graphene_rect_t board, pad;

  open_window (&fixture, size->width, size->height);
  play (&fixture);
  board = place (&fixture, GTK_WIDGET (fixture.board));
  pad = place (&fixture, fixture.pad);
  g_test_message ("%d × %d: the board is %g wide", size->width, size->height, board.size.width);
  g_assert_cmpfloat (board.size.width, ==, board.size.height);
  g_assert_cmpfloat (board.size.width, >=, size->board);
  g_assert_true (size->wide ? pad.origin.x >= board.origin.x + board.size.width
                            : pad.origin.y >= board.origin.y + board.size.height);
  close_window (&fixture);
}

/* What needs room more than the board does has as much, and gives it back. */
static void
test_halved (void)
{
  Fixture fixture;
  RubricLayout *layout;
  graphene_rect_t whole, half;

  open_window (&fixture, 1000, 720);
  play (&fixture);
  layout = RUBRIC_LAYOUT (widget_find (fixture.window, RUBRIC_TYPE_LAYOUT));
  whole = place (&fixture, GTK_WIDGET (fixture.board));
  rubric_layout_set_halved (layout, TRUE);
  widget_settle (fixture.window);
  half = place (&fixture, GTK_WIDGET (fixture.board));
  g_assert_cmpfloat (half.origin.x + half.size.width, <=, 500);
  g_assert_cmpfloat (place (&fixture, fixture.pad).size.width, >=, 460);
  rubric_layout_set_halved (layout, FALSE);
  widget_settle (fixture.window);
  half = place (&fixture, GTK_WIDGET (fixture.board));
  g_assert_cmpfloat (half.size.width, ==, whole.size.width);
  close_window (&fixture);
}

/* Where the languages run from right to left the column is on the left; the digits run as they always do. */
static void
test_right_to_left (void)
{
  Fixture fixture;
  graphene_rect_t board, pad, first, second;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  open_window (&fixture, 1000, 760);
  play (&fixture);
  board = place (&fixture, GTK_WIDGET (fixture.board));
  pad = place (&fixture, fixture.pad);
  first = place (&fixture, gtk_widget_get_first_child (fixture.pad));
  second = place (&fixture, gtk_widget_get_next_sibling (gtk_widget_get_first_child (fixture.pad)));
  g_assert_cmpfloat (pad.origin.x + pad.size.width, <=, board.origin.x);
  g_assert_cmpfloat (first.origin.x, <, second.origin.x);
  close_window (&fixture);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
assert_steady (Fixture *fixture, const graphene_rect_t *wanted, const char *what)
{
  GtkWidget *const widgets[] = { GTK_WIDGET (fixture->board), fixture->card, fixture->pad };

  widget_settle (fixture->window);
  for (gsize i = 0; i < G_N_ELEMENTS (widgets); i++)
    {
      graphene_rect_t now = place (fixture, widgets[i]);

      g_test_message ("%s: %s at %g, %g, %g × %g", what, G_OBJECT_TYPE_NAME (widgets[i]), now.origin.x, now.origin.y,
                      now.size.width, now.size.height);
      g_assert_true (graphene_rect_equal (&now, &wanted[i]));
    }
}

/* In setup, and then from play to the answers: the card has its offers as long as the puzzle is set up. */
static void
test_no_jumps (gconstpointer data)
{
  const Size *size = data;
  Fixture fixture;
  graphene_rect_t places[3];

  open_window (&fixture, size->width, size->height);
  rubric_board_press_digit (fixture.board, 5);
  widget_settle (fixture.window);
  places[0] = place (&fixture, GTK_WIDGET (fixture.board));
  places[1] = place (&fixture, fixture.card);
  places[2] = place (&fixture, fixture.pad);
  rubric_board_press_digit (fixture.board, 6);
  assert_steady (&fixture, places, "another given");
  play (&fixture);
  places[0] = place (&fixture, GTK_WIDGET (fixture.board));
  places[1] = place (&fixture, fixture.card);
  places[2] = place (&fixture, fixture.pad);
  rubric_board_set_cursor (fixture.board, 2, SUD_NO_CELLS);
  rubric_board_press_digit (fixture.board, 1);
  gtk_widget_activate_action (fixture.window, "win.check", NULL);
  assert_steady (&fixture, places, "check");
  gtk_widget_activate_action (fixture.window, "win.entry", "s", "colour");
  assert_steady (&fixture, places, "colours");
  gtk_widget_activate_action (fixture.window, "win.undo", NULL);
  gtk_widget_activate_action (fixture.window, "win.solve", NULL);
  assert_steady (&fixture, places, "solve");
  close_window (&fixture);
}

static void
set_letters (const Letters *size)
{
  g_object_set (gtk_settings_get_default (), "gtk-font-name", size->font, "gtk-xft-dpi", size->dpi * PANGO_SCALE, NULL);
}

static void
reset_letters (void)
{
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* Buttons and the board. */
static void
assert_inside (GtkWidget *widget, GtkWidget *window)
{
  graphene_rect_t inside, bounds;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget) || RUBRIC_IS_BOARD (widget))
    {
      graphene_rect_init (&inside, 0, 0, gtk_widget_get_width (window), gtk_widget_get_height (window));
      g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
      if (!graphene_rect_contains_rect (&inside, &bounds))
        g_error ("%s sticks out of %g × %g: at %g, %g, %g × %g", G_OBJECT_TYPE_NAME (widget), inside.size.width,
                 inside.size.height, bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_inside (child, window);
}

/* Whatever size the person makes the window, and however large the letters are. */
static void
test_letters (gconstpointer data)
{
  const Letters *size = data;
  Fixture fixture;
  graphene_rect_t board;

  set_letters (size);
  open_window (&fixture, size->width, size->height);
  assert_inside (fixture.window, fixture.window);
  play (&fixture);
  widget_settle (fixture.window);
  assert_inside (fixture.window, fixture.window);
  board = place (&fixture, GTK_WIDGET (fixture.board));
  g_test_message ("%d × %d: the board is %g wide", gtk_widget_get_width (fixture.window),
                  gtk_widget_get_height (fixture.window), board.size.width);
  g_assert_cmpfloat (board.size.width, >=, size->board);
  close_window (&fixture);
  reset_letters ();
}

/* The ways to begin are whole beside the board, and there is room for two puzzles to continue. */
static void
test_offers (gconstpointer data)
{
  const Letters *size = data;
  Fixture fixture;
  GtkWidget *start;
  int wanted;

  set_letters (size);
  open_window (&fixture, size->width, size->height);
  start = widget_find (fixture.window, RUBRIC_TYPE_START);
  g_assert_true (gtk_widget_get_mapped (start));
  g_assert_false (gtk_widget_get_mapped (fixture.pad));
  assert_inside (fixture.window, fixture.window);
  gtk_widget_measure (start, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (start), NULL, &wanted, NULL, NULL);
  g_assert_cmpint (wanted + 2 * KEPT_HEIGHT, <=, gtk_widget_get_height (start));
  play (&fixture);
  g_assert_false (gtk_widget_get_mapped (start));
  g_assert_true (gtk_widget_get_mapped (fixture.pad));
  close_window (&fixture);
  reset_letters ();
}

/* Whether what @widget has to say is seen without scrolling. */
static gboolean
is_all_seen (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      g_test_message ("%g of %g", gtk_adjustment_get_page_size (adjustment), gtk_adjustment_get_upper (adjustment));
      return gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!is_all_seen (child))
      return FALSE;
  return TRUE;
}

/* Whether a label in @widget begins with @name, and none is cut short. */
static gboolean
is_whole (GtkWidget *widget, const char *name)
{
  gboolean whole = FALSE;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    {
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))));
      return g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), name);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    whole = is_whole (child, name) || whole;
  return whole;
}

/* Presses of one button, which stays in its place: what the card says more goes where nothing is, and needs no scrolling;
 * a panel takes the place of all but the button, which applies the hint. */
static void
test_hint (gconstpointer data)
{
  static const char *const stages[] = { "Hint 1 of 3*", "Hint 2 of 3*" };
  const Size *size = data;
  Fixture fixture;
  GtkWidget *button;
  graphene_rect_t board, pad, hint, last;

  open_window (&fixture, size->width, size->height);
  play (&fixture);
  widget_settle (fixture.window);
  button = GTK_WIDGET (gtk_widget_get_template_child (fixture.window, RUBRIC_TYPE_WINDOW, "hint_button"));
  hint = place (&fixture, button);
  board = place (&fixture, GTK_WIDGET (fixture.board));
  pad = place (&fixture, fixture.pad);
  for (gsize i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      RubricStatusCard *card = RUBRIC_STATUS_CARD (fixture.card);
      gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
      graphene_rect_t now;

      gtk_widget_activate_action (fixture.window, "win.hint", NULL);
      while (!g_pattern_match_simple (stages[i], rubric_status_card_get_text (card)) && g_get_monotonic_time () < end)
        test_turn ();
      g_test_message ("%s", rubric_status_card_get_text (card));
      g_assert_true (g_pattern_match_simple (stages[i], rubric_status_card_get_text (card)));
      widget_settle (fixture.window);
      now = place (&fixture, GTK_WIDGET (fixture.board));
      g_assert_true (graphene_rect_equal (&now, &board));
      now = place (&fixture, fixture.pad);
      g_assert_true (graphene_rect_equal (&now, &pad));
      now = place (&fixture, fixture.card);
      g_assert_true (!graphene_rect_intersection (&now, &pad, NULL) && !graphene_rect_intersection (&now, &board, NULL));
      g_assert_true (is_all_seen (fixture.card));
    }
  for (int i = 0; i < 2; i++)
    {
      g_signal_emit_by_name (button, "clicked");
      widget_settle (fixture.window);
      last = place (&fixture, button);
      g_assert_true (gtk_widget_get_mapped (button) && graphene_rect_equal (&last, &hint));
      g_assert_true (gtk_widget_get_mapped (fixture.card) == (i == 1));
    }
  close_window (&fixture);
}

/* The second stage of a hint, in which the longest names are told: each can be read at once and whole, the board stays, and
 * on a telephone all of the sentence is in sight, too. */
static void
test_hint_names (gconstpointer data)
{
  const NamesSize *size = data;
  Fixture fixture;
  graphene_rect_t places[3];

  open_window (&fixture, size->width, size->height);
  play (&fixture);
  rubric_status_card_say (RUBRIC_STATUS_CARD (fixture.card), rubric_status_new_technique (SUD_TECHNIQUE_DOUBLE_NET));
  widget_settle (fixture.window);
  places[0] = place (&fixture, GTK_WIDGET (fixture.board));
  places[1] = place (&fixture, fixture.card);
  places[2] = place (&fixture, fixture.pad);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      RubricStatus *status = rubric_status_new_technique ((SudTechniqueId)i);
      g_autofree char *name = g_strdup (status->name);

      if (strlen (name) < LONG && !(size->all && strlen (status->detail) >= LONG_DETAIL))
        {
          rubric_status_free (status);
          continue;
        }
      rubric_status_card_say (RUBRIC_STATUS_CARD (fixture.card), status);
      assert_steady (&fixture, places, name);
      g_assert_true (is_whole (fixture.card, name));
      if (size->all && !is_all_seen (fixture.card))
        g_error ("%s: the sentence has to be scrolled", name);
    }
  close_window (&fixture);
}

TEST_FILE (argc, argv)
{
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  application = widget_create_application ();
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *size = g_strconcat ("/layout/size/", sizes[i].path, NULL);
      g_autofree char *jumps = g_strconcat ("/layout/no-jumps/", sizes[i].path, NULL);
      g_autofree char *hint = g_strconcat ("/layout/hint/", sizes[i].path, NULL);

      g_test_add_data_func (size, &sizes[i], test_size);
      g_test_add_data_func (jumps, &sizes[i], test_no_jumps);
      g_test_add_data_func (hint, &sizes[i], test_hint);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      g_autofree char *path = g_strconcat ("/layout/letters/", letters[i].path, NULL);

      g_test_add_data_func (path, &letters[i], test_letters);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (offers_letters); i++)
    {
      g_autofree char *path = g_strconcat ("/layout/offers/", offers_letters[i].path, NULL);

      g_test_add_data_func (path, &offers_letters[i], test_offers);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (names_sizes); i++)
    {
      g_autofree char *names = g_strconcat ("/layout/hint-names/", names_sizes[i].path, NULL);

      g_test_add_data_func (names, &names_sizes[i], test_hint_names);
    }
  g_test_add_func ("/layout/halved", test_halved);
  g_test_add_func ("/layout/right-to-left", test_right_to_left);
  result = g_test_run ();
  g_object_unref (application);
  g_object_unref (settings);
  return result;
}
