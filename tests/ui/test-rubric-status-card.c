/* test-rubric-status-card.c - what the card says is heard as well as seen, and pushes nothing about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-board.h"
#include "rubric-status-card-testing.h"
#include "rubric-window.h"

enum
{
  WAIT_SECONDS = 20,
};

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/* One solution, which a row-major search finds after seconds. */
#define HOSTILE "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

typedef struct
{
  GtkWidget *window;
  RubricBoard *board;
  RubricStatusCard *card;
} Fixture;

typedef gboolean (*Condition) (Fixture *fixture, const char *text);

static GtkApplication *application;
static GSettings *settings;

static void
expect (Fixture *fixture, Condition condition, const char *text)
{
  gint64 end = g_get_monotonic_time () + WAIT_SECONDS * G_USEC_PER_SEC;

  while (!condition (fixture, text) && g_get_monotonic_time () < end)
    test_turn ();
  g_test_message ("%s: %s", text, rubric_status_card_get_text (fixture->card));
  g_assert_true (condition (fixture, text));
}

static gboolean
says (Fixture *fixture, const char *text)
{
  return g_pattern_match_simple (text, rubric_status_card_get_text (fixture->card));
}

static gboolean
has_frames (Fixture *fixture, const char *frame)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  return gdk_frame_clock_get_frame_counter (clock) >= g_ascii_strtoll (frame, NULL, 10);
}

/* What has changed is laid out. */
static void
settle (Fixture *fixture)
{
  gint64 frame = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (fixture->window));
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, frame + 3);

  expect (fixture, has_frames, text);
}

/* How large window and letters are. */
typedef struct
{
  const char *path;
  int width;
  int percent;
} Size;

static const Size sizes[] = {
  { "wide", 1000, 100 },
  { "narrow", 360, 100 },
  { "wide-large-text", 1000, 200 },
  { "narrow-large-text", 400, 200 },
};

static void
open_window (Fixture *fixture, const char *puzzle, int width)
{
  fixture->window = GTK_WIDGET (rubric_window_new (application, settings));
  fixture->board = RUBRIC_BOARD (widget_find (fixture->window, RUBRIC_TYPE_BOARD));
  fixture->card = RUBRIC_STATUS_CARD (widget_find (fixture->window, RUBRIC_TYPE_STATUS_CARD));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 760);
  gtk_window_present (GTK_WINDOW (fixture->window));
  settle (fixture);
  for (const char *digit = puzzle; *digit != '\0'; digit++)
    {
      rubric_board_set_cursor (fixture->board, digit - puzzle, SUD_NO_CELLS);
      if (*digit != '.')
        rubric_board_press_digit (fixture->board, *digit - '0');
    }
  rubric_puzzle_set_mode (rubric_board_get_puzzle (fixture->board), RUBRIC_MODE_SOLVING);
  expect (fixture, says, "* to go*");
  settle (fixture);
}

static void
set_up (Fixture *fixture, gconstpointer puzzle)
{
  open_window (fixture, puzzle, 1000);
}

static void
set_up_size (Fixture *fixture, gconstpointer data)
{
  const Size *size = data;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * size->percent / 100, NULL);
  open_window (fixture, REFERENCE, size->width);
}

static void
tear_down (Fixture *fixture, gconstpointer puzzle)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_settings_reset (settings, "strategy");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

static graphene_rect_t
place (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->window, &bounds));
  return bounds;
}

static void
assert_steady (Fixture *fixture, graphene_rect_t *board, graphene_rect_t *card, const char *what)
{
  graphene_rect_t now, below;

  settle (fixture);
  now = place (fixture, GTK_WIDGET (fixture->board));
  below = place (fixture, GTK_WIDGET (fixture->card));
  g_test_message ("%s: board at %g, %g high; card at %g, %g high", what, now.origin.y, now.size.height, below.origin.y,
                  below.size.height);
  g_assert_true (graphene_rect_equal (&now, board));
  g_assert_true (graphene_rect_equal (&below, card));
}

static void
say (Fixture *fixture, RubricTone tone, const char *title, const char *detail)
{
  RubricStatus *status = g_new0 (RubricStatus, 1);

  *status = (RubricStatus){ .tone = tone, .title = g_strdup (title), .detail = g_strdup (detail) };
  rubric_status_card_say (fixture->card, status);
}

/* What the card says or does leaves the board where it is. */
static void
test_steady (Fixture *fixture, gconstpointer puzzle)
{
  graphene_rect_t board = place (fixture, GTK_WIDGET (fixture->board));
  graphene_rect_t card = place (fixture, GTK_WIDGET (fixture->card));

  assert_steady (fixture, &board, &card, "verdict");
  rubric_status_card_show_work (fixture->card, "Solving…", "Brute force");
  assert_steady (fixture, &board, &card, "work");
  rubric_status_card_show_work (fixture->card, NULL, NULL);
  say (fixture, RUBRIC_TONE_BAD, "No solution", "row 3 has no place for 7 once 12 forced cells are filled");
  assert_steady (fixture, &board, &card, "long");
  say (fixture, RUBRIC_TONE_NEUTRAL, "Checking…", "");
  assert_steady (fixture, &board, &card, "checking");
  gtk_widget_activate_action (fixture->window, "win.solve", NULL);
  expect (fixture, says, "Solved*");
  assert_steady (fixture, &board, &card, "solved");
}

static gboolean
cell_says (Fixture *fixture, const char *pattern)
{
  GtkWidget *cell = rubric_grid_view_get_cell (RUBRIC_GRID_VIEW (fixture->board), rubric_board_get_cursor (fixture->board));
  g_autofree char *other = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rubric_status_card_get_text (fixture->card));

  return other == NULL && says (fixture, pattern);
}

/* What runs is heard where the focus is, once: not again in each cell that somebody goes to. */
static void
test_work_is_heard (Fixture *fixture, gconstpointer puzzle)
{
  g_settings_set_string (settings, "strategy", "brute-force");
  expect (fixture, says, "* to go*");
  gtk_widget_activate_action (fixture->window, "win.solve", NULL);
  expect (fixture, cell_says, "Solving…*");
  rubric_board_set_cursor (fixture->board, 40, SUD_NO_CELLS);
  g_assert_false (cell_says (fixture, "Solving…*"));
  gtk_widget_activate_action (fixture->window, "win.cancel", NULL);
  expect (fixture, cell_says, "* to go*");
}

static void
test_answer_is_heard (Fixture *fixture, gconstpointer puzzle)
{
  gtk_widget_activate_action (fixture->window, "win.solve", NULL);
  expect (fixture, cell_says, "Solved*");
}

static GtkWidget *
find_by_class (GtkWidget *parent, const char *css_class)
{
  GtkWidget *found = gtk_widget_has_css_class (parent, css_class) ? parent : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_by_class (child, css_class);
  return found;
}

/* What Check names is a link to it. */
static void
test_link (Fixture *fixture, gconstpointer puzzle)
{
  GtkLabel *detail = GTK_LABEL (find_by_class (GTK_WIDGET (fixture->card), "detail"));
  gboolean handled = FALSE;

  rubric_board_set_cursor (fixture->board, 2, SUD_NO_CELLS);
  rubric_board_press_digit (fixture->board, 2);
  gtk_widget_activate_action (fixture->window, "win.check", NULL);
  expect (fixture, says, "1 entry is wrong · row 1 column 3");
  g_assert_cmpstr (gtk_label_get_label (detail), ==, "<a href=\"2\">row 1 column 3</a>");
  rubric_board_set_cursor (fixture->board, 40, SUD_NO_CELLS);
  g_signal_emit_by_name (detail, "activate-link", "2", &handled);
  g_assert_true (handled);
  g_assert_cmpint (rubric_board_get_cursor (fixture->board), ==, 2);
}

/* The cell in a sentence is one, too. */
static void
test_link_in_sentence (Fixture *fixture, gconstpointer data)
{
  static const char no_place_for_9[] = "12345678.........9";
  GtkLabel *detail = GTK_LABEL (find_by_class (GTK_WIDGET (fixture->card), "detail"));
  SudSheet empty;

  sud_sheet_clear (&empty);
  rubric_puzzle_load (rubric_board_get_puzzle (fixture->board), &empty, NULL);
  rubric_puzzle_set_mode (rubric_board_get_puzzle (fixture->board), RUBRIC_MODE_SETUP);
  for (const char *digit = no_place_for_9; *digit != '\0'; digit++)
    {
      rubric_board_set_cursor (fixture->board, digit - no_place_for_9, SUD_NO_CELLS);
      if (*digit != '.')
        rubric_board_press_digit (fixture->board, *digit - '0');
    }
  expect (fixture, says, "No solution · No digit fits row 1 column 9");
  g_assert_cmpstr (gtk_label_get_label (detail), ==, "No digit fits <a href=\"8\">row 1 column 9</a>");
}

/* Where digits clash it is told all the same why something is not done; the next change tells which they are. */
static void
test_remark (Fixture *fixture, gconstpointer data)
{
  GtkLabel *detail = GTK_LABEL (find_by_class (GTK_WIDGET (fixture->card), "detail"));
  RubricPuzzle *puzzle = rubric_board_get_puzzle (fixture->board);
  SudSheet sheet = *rubric_puzzle_get_sheet (puzzle);

  sud_sheet_set_digit (&sheet, 2, 5, SUD_ORIGIN_GIVEN);
  rubric_puzzle_load (puzzle, &sheet, NULL);
  expect (fixture, says, "2 cells clash · row 1 column 1, row 1 column 3");
  gtk_widget_activate_action (fixture->window, "win.compare", NULL);
  expect (fixture, says, "2 cells clash · Some digits clash: there is nothing to search");
  g_assert_cmpstr (gtk_label_get_label (detail), ==, "Some digits clash: there is nothing to search");
  rubric_board_set_cursor (fixture->board, 3, SUD_NO_CELLS);
  rubric_board_press_digit (fixture->board, 2);
  expect (fixture, says, "2 cells clash · row 1 column 1, row 1 column 3");
}

/* While solving, and once it is solved, too: a given that was misread is seen by nobody else. */
static void
test_uncertain (Fixture *fixture, gconstpointer puzzle)
{
  RubricPuzzle *board = rubric_board_get_puzzle (fixture->board);

  rubric_puzzle_set_uncertain (board, sud_cells_of (0));
  expect (fixture, says, "* to go · 1 doubtful cell: row 1 column 1");
  rubric_board_set_cursor (fixture->board, 2, SUD_NO_CELLS);
  rubric_board_press_digit (fixture->board, 4);
  expect (fixture, says, "50 to go · 1 doubtful cell: row 1 column 1");
  rubric_board_press_digit (fixture->board, 0); /* nobody is asked about entries */
  gtk_widget_activate_action (fixture->window, "win.solve", NULL);
  expect (fixture, says, "Solved · 1 doubtful cell: row 1 column 1*");
  rubric_puzzle_confirm (board, sud_cells_of (0));
  expect (fixture, says, "Solved*");
  g_assert_false (says (fixture, "*doubtful*"));
}

static gboolean
tells (Fixture *fixture, const char *text)
{
  const char *tooltip = gtk_widget_get_tooltip_text (find_by_class (GTK_WIDGET (fixture->card), "detail"));

  return tooltip != NULL && strstr (tooltip, text) != NULL;
}

/* GTK wraps no tooltip that has a line feed: a long one would leave the screen. */
static void
test_tooltip_wraps (Fixture *fixture, gconstpointer puzzle)
{
  expect (fixture, tells, "Sudoku Explainer");
  g_assert_false (tells (fixture, "\n"));
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
      g_autofree char *path = g_strconcat ("/status-card/steady/", sizes[i].path, NULL);

      g_test_add (path, Fixture, &sizes[i], set_up_size, test_steady, tear_down);
    }
  g_test_add ("/status-card/work", Fixture, HOSTILE, set_up, test_work_is_heard, tear_down);
  g_test_add ("/status-card/link", Fixture, REFERENCE, set_up, test_link, tear_down);
  g_test_add ("/status-card/link-in-sentence", Fixture, REFERENCE, set_up, test_link_in_sentence, tear_down);
  g_test_add ("/status-card/remark", Fixture, REFERENCE, set_up, test_remark, tear_down);
  g_test_add ("/status-card/uncertain", Fixture, REFERENCE, set_up, test_uncertain, tear_down);
  g_test_add ("/status-card/answer", Fixture, REFERENCE, set_up, test_answer_is_heard, tear_down);
  g_test_add ("/status-card/tooltip", Fixture, REFERENCE, set_up, test_tooltip_wraps, tear_down);
  result = g_test_run ();
  g_object_unref (application);
  g_object_unref (settings);
  return result;
}
