/* test-rubric-practice-window.c - techniques are found, shown and tried, by keyboard alone, in a wide window and a narrow one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-board-testing.h"
#include "rubric-practice-private.h"
#include "rubric-practice.h"
#include "rubric-practice-window.h"
#include "widget-testing.h"

typedef struct
{
  GSettings *settings;
  RubricPracticeBook *book;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer width)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GList) windows = NULL;
  g_autoptr (GBytes) text = g_resources_lookup_data ("/io/github/rubric_sudoku/Rubric/positions.txt",
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  g_assert_no_error (error);
  fixture->settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  g_settings_reset (fixture->settings, "practice-solved");
  fixture->book = rubric_practice_book_new (g_bytes_get_data (text, NULL), &error);
  g_assert_no_error (error);
  rubric_practice_window_show (fixture->settings, SUD_N_TECHNIQUES);
  windows = gtk_window_list_toplevels ();
  fixture->window = windows->data;
  g_assert_true (RUBRIC_IS_PRACTICE_WINDOW (fixture->window));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), GPOINTER_TO_INT (width), 700);
  widget_settle (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer width)
{
  gpointer weak = fixture->window;

  g_object_add_weak_pointer (G_OBJECT (fixture->window), &weak);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
  g_assert_null (weak);
  rubric_practice_book_free (fixture->book);
  g_object_unref (fixture->settings);
}

static GtkWidget *
find_exercise (Fixture *fixture)
{
  return widget_find (fixture->window, RUBRIC_TYPE_PRACTICE_EXERCISE);
}

static RubricPracticeBoard *
find_board (Fixture *fixture)
{
  return RUBRIC_PRACTICE_BOARD (widget_find (find_exercise (fixture), RUBRIC_TYPE_PRACTICE_BOARD));
}

/* The label in @parent whose text goes with @pattern, or NULL. */
static GtkWidget *
look_for (GtkWidget *parent, const char *pattern)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (parent) && gtk_widget_get_mapped (parent)
      && g_pattern_match_simple (pattern, gtk_label_get_text (GTK_LABEL (parent))))
    return parent;
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = look_for (child, pattern);
  return found;
}

static void
expect (GtkWidget *parent, const char *pattern)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (look_for (parent, pattern) == NULL && g_get_monotonic_time () < end)
    test_turn ();
  g_test_message ("%s", pattern);
  g_assert_nonnull (look_for (parent, pattern));
}

static void
open_technique (Fixture *fixture, SudTechniqueId technique)
{
  rubric_practice_window_show (fixture->settings, technique);
  widget_settle (fixture->window);
}

static void
choose (Fixture *fixture, int cell, int digit)
{
  g_signal_emit_by_name (find_board (fixture), "chosen", cell, digit);
}

/* A step of the position that is open, found once more. */
static RubricPractice *
find_again (Fixture *fixture, SudTechniqueId technique, guint index)
{
  RubricPractice *practice = rubric_practice_new (technique, rubric_practice_book_get (fixture->book, technique, index));

  while (rubric_practice_get_state (practice) == RUBRIC_PRACTICE_LOOKING)
    test_turn ();
  return practice;
}

static void
press_button (Fixture *fixture, const char *label)
{
  GtkWidget *text = look_for (find_exercise (fixture), label);

  g_assert_nonnull (text);
  g_signal_emit_by_name (gtk_widget_get_ancestor (text, GTK_TYPE_BUTTON), "clicked");
}

static SudCells
get_flagged (RubricPracticeBoard *board, RubricCellFlag flag)
{
  return rubric_grid_view_get_state (RUBRIC_GRID_VIEW (board))->cells[flag];
}

/* Wherever the page was scrolled to when it came. */
static void
expect_in_sight (Fixture *fixture, const char *pattern)
{
  GtkWidget *label = look_for (find_exercise (fixture), pattern), *scrolled;
  graphene_rect_t bounds;

  g_assert_nonnull (label);
  scrolled = gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW);
  widget_settle (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (label, scrolled, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scrolled));
}

static void
test_solve (Fixture *fixture, gconstpointer width)
{
  g_autoptr (RubricPractice) practice = find_again (fixture, SUD_TECHNIQUE_X_WING, 1);
  const SudStep *step = rubric_practice_get_step (practice, 0);

  open_technique (fixture, SUD_TECHNIQUE_X_WING);
  expect (fixture->window, "In two rows a digit has its only places*");
  expect (fixture->window, "In *the * can only go into*Ruled out:*"); /* the example */
  expect (find_exercise (fixture), "Position 1 of 4 · 0 solved");
  expect (find_exercise (fixture), "X-Wing leads on*");
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, step->out[digit - 1])
      choose (fixture, (int)cell, digit);
  expect (find_exercise (fixture), "Well done*");
  expect_in_sight (fixture, "Well done, * In *the * can only go into*Ruled out:*");
  expect (find_exercise (fixture), "Position 1 of 4 · 1 solved");
  g_assert_cmpuint (rubric_practice_count_solved (fixture->settings, fixture->book, SUD_TECHNIQUE_X_WING), ==, 1);
  press_button (fixture, "Next");
  expect (find_exercise (fixture), "Position 2 of 4 · 1 solved");
  /* It begins with what has not been solved */
  open_technique (fixture, SUD_TECHNIQUE_SWORDFISH);
  expect (find_exercise (fixture), "Position 1 of 4 · 0 solved");
  open_technique (fixture, SUD_TECHNIQUE_X_WING);
  expect (find_exercise (fixture), "Position 2 of 4 · 1 solved");
}

/* What is shown is not solved. */
static void
test_show (Fixture *fixture, gconstpointer width)
{
  open_technique (fixture, SUD_TECHNIQUE_NAKED_PAIR);
  expect (find_exercise (fixture), "Naked Pair leads on*");
  press_button (fixture, "Hint");
  expect (find_exercise (fixture), "Look at *");
  g_assert_false (sud_cells_is_empty (get_flagged (find_board (fixture), RUBRIC_CELL_HINTED)));
  press_button (fixture, "Show Me");
  expect (find_exercise (fixture), "* can only be *, because *");
  g_assert_cmpuint (rubric_practice_count_solved (fixture->settings, fixture->book, SUD_TECHNIQUE_NAKED_PAIR), ==, 0);
  for (int i = 0; i < 4; i++)
    press_button (fixture, "Next");
  expect (find_exercise (fixture), "A new position");
  expect (find_exercise (fixture), "Naked Pair leads on*");
  press_button (fixture, "Next");
  expect (find_exercise (fixture), "Creating a new position…");
  open_technique (fixture, SUD_TECHNIQUE_SWORDFISH); /* which is not changed by it */
  expect (find_exercise (fixture), "Position 1 of 4 · 0 solved");
  open_technique (fixture, SUD_TECHNIQUE_NAKED_PAIR);
  expect (find_exercise (fixture), "Position 1 of 4 · 0 solved");
}

/* A try that is refused may be asked about. */
static void
test_why (Fixture *fixture, gconstpointer width)
{
  const RubricPracticePosition *position;
  int cell;

  open_technique (fixture, SUD_TECHNIQUE_HIDDEN_SINGLE);
  expect (find_exercise (fixture), "Hidden Single leads on*");
  position = rubric_practice_book_get (fixture->book, SUD_TECHNIQUE_HIDDEN_SINGLE, 1);
  cell = sud_cells_first (sud_pencilmarks_with_at_least (&position->marks, 2));
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (sud_pencilmarks_has (&position->marks, cell, digit) && position->solution.digit[cell] != digit)
      {
        g_signal_emit_by_name (find_board (fixture), "chosen", cell, digit);
        break;
      }
  expect (find_exercise (fixture), "Not that one*");
  press_button (fixture, "Why?");
  expect (find_exercise (fixture), "Row * cannot be *.");
  expect (find_exercise (fixture), "*: * So row * cannot be *.");
}

/* Where nothing can be tried there is a page all the same. */
static void
test_words_only (Fixture *fixture, gconstpointer width)
{
  open_technique (fixture, SUD_TECHNIQUE_NESTED_NET);
  expect (fixture->window, "Suppose a candidate, and show, with a second and a third *");
  g_assert_null (look_for (fixture->window, "Try It"));
  g_assert_null (look_for (fixture->window, "Example"));
  open_technique (fixture, SUD_TECHNIQUE_FULL_HOUSE);
  expect (fixture->window, "Try It");
}

static gboolean
has_focus_in (Fixture *fixture, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* From the search to the page, and on to the board, which is one stop; and back. */
static void
test_keyboard (Fixture *fixture, gconstpointer width)
{
  GtkWidget *search = widget_find (fixture->window, GTK_TYPE_SEARCH_ENTRY);
  GtkWidget *page = widget_find (fixture->window, RUBRIC_TYPE_LESSON_PAGE), *board;

  g_assert_true (gtk_widget_activate_action (fixture->window, "practice.search", NULL));
  g_assert_true (has_focus_in (fixture, search));
  gtk_editable_set_text (GTK_EDITABLE (search), "xY-wing");
  g_signal_emit_by_name (search, "activate");
  widget_settle (fixture->window);
  expect (page, "XY-Wing");
  g_assert_true (has_focus_in (fixture, page));
  g_assert_true (gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD));
  board = widget_find (page, RUBRIC_TYPE_PRACTICE_BOARD);
  g_assert_true (has_focus_in (fixture, board));
  g_assert_true (gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD));
  g_assert_true (has_focus_in (fixture, GTK_WIDGET (find_board (fixture))));
  g_assert_true (gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD));
  g_assert_false (has_focus_in (fixture, GTK_WIDGET (find_board (fixture))));
  g_assert_true (has_focus_in (fixture, find_exercise (fixture)));
  g_assert_true (gtk_widget_activate_action (fixture->window, "practice.back", NULL));
  widget_settle (fixture->window);
  g_assert_false (has_focus_in (fixture, page));
}

static gboolean
press (RubricPracticeBoard *board, guint keyval, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, modifiers, &handled);
    }
  return handled;
}

/* As on the big board, Alt and a digit shows where it can go, with 0 cells with two candidates. */
static void
test_filter (Fixture *fixture, gconstpointer width)
{
  g_autoptr (RubricPractice) practice = find_again (fixture, SUD_TECHNIQUE_X_WING, 1);
  const SudStep *step = rubric_practice_get_step (practice, 0);
  const RubricPracticePosition *position = rubric_practice_book_get (fixture->book, SUD_TECHNIQUE_X_WING, 1);
  int digit = sud_digits_first (step->digits), gone = sud_cells_first (step->out[digit - 1]);
  RubricPracticeBoard *board = find_board (fixture), *example;

  open_technique (fixture, SUD_TECHNIQUE_X_WING);
  expect (find_exercise (fixture), "X-Wing leads on*");
  g_assert_true (press (board, GDK_KEY_0 + (guint)digit, GDK_ALT_MASK));
  g_assert_true (sud_cells_equal (get_flagged (board, RUBRIC_CELL_FILTERED), position->marks.digit[digit - 1]));
  choose (fixture, gone, digit);
  g_assert_false (sud_cells_has (get_flagged (board, RUBRIC_CELL_FILTERED), gone));
  g_assert_true (press (board, GDK_KEY_0, GDK_ALT_MASK));
  SUD_EACH_CELL (cell, get_flagged (board, RUBRIC_CELL_FILTERED))
    g_assert_cmpint (sud_digits_count (position->marks.cell[cell]), <=, 3);
  g_assert_false (sud_cells_is_empty (get_flagged (board, RUBRIC_CELL_FILTERED)));
  g_assert_true (press (board, GDK_KEY_0, GDK_ALT_MASK));
  g_assert_true (sud_cells_is_empty (get_flagged (board, RUBRIC_CELL_FILTERED)));
  /* It is about one position; the example has one of its own */
  press (board, GDK_KEY_1, GDK_ALT_MASK);
  press_button (fixture, "Next");
  g_assert_true (sud_cells_is_empty (get_flagged (board, RUBRIC_CELL_FILTERED)));
  example = RUBRIC_PRACTICE_BOARD (widget_find (fixture->window, RUBRIC_TYPE_PRACTICE_BOARD));
  g_assert_true (example != board && press (example, GDK_KEY_0, GDK_ALT_MASK));
  g_assert_false (sud_cells_is_empty (get_flagged (example, RUBRIC_CELL_FILTERED)));
  open_technique (fixture, SUD_TECHNIQUE_SWORDFISH);
  g_assert_true (sud_cells_is_empty (get_flagged (example, RUBRIC_CELL_FILTERED)));
}

static gboolean
is_in_view (Fixture *fixture, GtkWidget *widget)
{
  GtkWidget *page = widget_find (fixture->window, RUBRIC_TYPE_LESSON_PAGE);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, page, &bounds));
  g_test_message ("%g to %g of %d", bounds.origin.y, bounds.origin.y + bounds.size.height, gtk_widget_get_height (page));
  return bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (page);
}

static void
enter_exercise (Fixture *fixture)
{
  open_technique (fixture, SUD_TECHNIQUE_SKYSCRAPER);
  expect (find_exercise (fixture), "Skyscraper leads on*");
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (find_board (fixture)));
  widget_settle (fixture->window);
  for (gint64 end = g_get_monotonic_time () + G_TIME_SPAN_SECOND; g_get_monotonic_time () < end;)
    test_turn ();
  g_assert_true (is_in_view (fixture, look_for (find_exercise (fixture), "Position 1 of 4*")));
  g_assert_true (is_in_view (fixture, look_for (find_exercise (fixture), "Skyscraper leads on*")));
  g_assert_true (is_in_view (fixture, look_for (find_exercise (fixture), "Click a candidate to strike it*")));
}

/* Who enters the exercise by keyboard sees what is said of it, and the buttons too. */
static void
test_entered (Fixture *fixture, gconstpointer width)
{
  enter_exercise (fixture);
  g_assert_true (is_in_view (fixture, look_for (find_exercise (fixture), "Next")));
}

/* Where there is no room for all of it, then what is said. */
static void
test_entered_low (Fixture *fixture, gconstpointer width)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), GPOINTER_TO_INT (width), 480);
  widget_settle (fixture->window);
  g_assert_cmpint (gtk_widget_get_height (fixture->window), <, 560);
  enter_exercise (fixture);
  g_assert_false (is_in_view (fixture, look_for (find_exercise (fixture), "Next")));
}

static void
test_search (Fixture *fixture, gconstpointer width)
{
  GtkWidget *search = widget_find (fixture->window, GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (search), "jelly");
  expect (fixture->window, "Jellyfish");
  g_signal_emit_by_name (search, "search-changed");
  widget_settle (fixture->window);
  g_assert_nonnull (look_for (fixture->window, "Finned Jellyfish"));
  g_assert_null (look_for (fixture->window, "Swordfish"));
  gtk_editable_set_text (GTK_EDITABLE (search), "telepathy");
  g_signal_emit_by_name (search, "search-changed");
  expect (fixture->window, "No technique is called that.");
}

/* The board stays a square in what room there is. */
static void
test_room (Fixture *fixture, gconstpointer width)
{
  GtkWidget *board;

  open_technique (fixture, SUD_TECHNIQUE_SKYSCRAPER);
  board = GTK_WIDGET (find_board (fixture));
  g_assert_cmpint (gtk_widget_get_width (board), >, 300);
  g_assert_cmpint (ABS (gtk_widget_get_width (board) - gtk_widget_get_height (board)), <=, 1);
  g_assert_cmpint (gtk_widget_get_width (fixture->window), <=, GPOINTER_TO_INT (width));
}

/* Closed while it looks. */
static void
test_close (Fixture *fixture, gconstpointer width)
{
  rubric_practice_window_show (fixture->settings, SUD_TECHNIQUE_ALS_CHAIN);
}

static void
add (const char *name, void (*test) (Fixture *fixture, gconstpointer width))
{
  g_autofree char *wide = g_strdup_printf ("/practice-window/wide/%s", name);
  g_autofree char *narrow = g_strdup_printf ("/practice-window/narrow/%s", name);

  g_test_add (wide, Fixture, GINT_TO_POINTER (920), set_up, test, tear_down);
  g_test_add (narrow, Fixture, GINT_TO_POINTER (360), set_up, test, tear_down);
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  add ("solve", test_solve);
  add ("show", test_show);
  add ("why", test_why);
  add ("words-only", test_words_only);
  add ("keyboard", test_keyboard);
  add ("filter", test_filter);
  add ("entered", test_entered);
  add ("entered-low", test_entered_low);
  add ("search", test_search);
  add ("room", test_room);
  add ("close", test_close);
  return g_test_run ();
}
