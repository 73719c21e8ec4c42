/* test-rubric-reasoning.c - hints and explanations in the window: what ends them, what they say, and room to read in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../model/scarce-memory.h"
#include "../sheet-testing.h"
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-board.h"
#include "rubric-explain-panel.h"
#include "rubric-explain-private.h"
#include "rubric-side-panel.h"
#include "rubric-status-card.h"
#include "rubric-timer.h"
#include "rubric-window.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define EXTREME "..8..45....3.....2...62...17.61..9.8.....8..4....9.1........6..3.4..18..8..5....3"
#define EMPTY "................................................................................."
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

enum
{
  FIRST_NET = 20, /* of the steps of the puzzle that takes one */
};

typedef struct
{
  GtkWidget *window;
  GtkWidget *panel;
  RubricPuzzle *puzzle;
} Fixture;

static GtkApplication *application;
static GSettings *settings;

static void
load (Fixture *fixture, const char *line)
{
  SudSheet sheet = sheet_of (line);

  rubric_puzzle_load (fixture->puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = GTK_WIDGET (rubric_window_new (application, settings));
  fixture->puzzle = rubric_desk_get_puzzle (rubric_window_get_desk (RUBRIC_WINDOW (fixture->window)));
  load (fixture, REFERENCE);
  fixture->panel = widget_make_panel (fixture->window, "win.explain", RUBRIC_TYPE_EXPLAIN_PANEL);
  load (fixture, REFERENCE); /* with new statistics */
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer timer = widget_find (fixture->window, RUBRIC_TYPE_TIMER);

  g_object_add_weak_pointer (timer, &timer);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
  g_assert_null (timer);
  g_settings_reset (settings, "techniques");
  g_settings_reset (settings, "unique-techniques");
  g_settings_reset (settings, "timer");
}

/* As the button of the panel does. */
static void
step_on (Fixture *fixture)
{
  GObject *button = gtk_widget_get_template_child (fixture->panel, RUBRIC_TYPE_EXPLAIN_PANEL, "next_button");

  g_signal_emit_by_name (button, "clicked");
}

static void
act (Fixture *fixture, const char *action)
{
  g_test_message ("%s", action);
  g_assert_true (gtk_widget_activate_action (fixture->window, action, NULL));
}

/* Not the list of the choice above it. */
static GtkWidget *
find_steps (GtkWidget *parent)
{
  GtkWidget *found = GTK_IS_LIST_VIEW (parent) && gtk_widget_has_css_class (parent, "steps") ? parent : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_steps (child);
  return found;
}

static gboolean
is_enabled (Fixture *fixture, const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), action);
}

static void
set_techniques (const char *a, const char *b)
{
  const char *const choice[] = { a, b, NULL };

  g_settings_set_strv (settings, "techniques", choice);
}

static void
test_pause (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GVariant) state = NULL;

  g_settings_set_boolean (settings, "timer", TRUE);
  act (fixture, "win.explain");
  widget_expect (fixture->panel, "Easy, up to *");
  act (fixture, "win.pause");
  state = g_action_group_get_action_state (G_ACTION_GROUP (fixture->window), "explain");
  g_assert_false (g_variant_get_boolean (state));
  g_assert_false (gtk_widget_get_visible (fixture->panel));
  g_assert_false (is_enabled (fixture, "explain"));
  g_assert_false (is_enabled (fixture, "hint"));
  act (fixture, "win.pause");
  g_assert_false (gtk_widget_get_visible (fixture->panel));
  g_assert_true (is_enabled (fixture, "explain"));
  /* A hint is an explanation, too */
  for (int i = 0; i < 3; i++)
    act (fixture, "win.hint");
  widget_expect (fixture->panel, "Hint: Hidden Single");
  act (fixture, "win.pause");
  g_assert_false (gtk_widget_get_visible (fixture->panel));
}

/* There is nothing left for them to do. */
static void
test_full_board (Fixture *fixture, gconstpointer data)
{
  static const char *const tools[] = { "solve-cell", "fill-marks", "filter" };
  SudGrid solution;
  SudSheet sheet;

  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    g_assert_true (is_enabled (fixture, tools[i]));
  g_assert_cmpint (sud_grid_parse_line (&solution, SOLUTION), ==, SUD_CELLS);
  sud_sheet_from_grid (&sheet, &solution, SUD_ORIGIN_GIVEN);
  rubric_puzzle_load (fixture->puzzle, &sheet, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    g_assert_false (is_enabled (fixture, tools[i]));
  act (fixture, "win.explain");
  widget_expect (fixture->window, "*Every cell is filled*");
  g_assert_false (gtk_widget_get_visible (fixture->panel));
}

/* Hint and explanation say what there has to be first. */
static void
test_empty_board (Fixture *fixture, gconstpointer data)
{
  static const char *const actions[] = { "win.hint", "win.explain" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      load (fixture, EMPTY);
      act (fixture, actions[i]);
      widget_expect (widget_find (fixture->window, RUBRIC_TYPE_STATUS_CARD), "*Type or open a puzzle first*");
      g_assert_false (gtk_widget_get_visible (fixture->panel));
    }
}

/* It counts as a look at the solution once each time that it is opened, whatever is looked at in it. */
static void
test_tally (Fixture *fixture, gconstpointer data)
{
  GtkDropDown *choice = GTK_DROP_DOWN (widget_find (fixture->panel, GTK_TYPE_DROP_DOWN));
  const RubricSolveStats *tally = rubric_puzzle_get_stats (fixture->puzzle);

  act (fixture, "win.explain");
  g_assert_cmpuint (tally->solutions, ==, 1);
  gtk_drop_down_set_selected (choice, 1);
  widget_expect (fixture->panel, "* steps; there are more");
  gtk_drop_down_set_selected (choice, 0);
  widget_expect (fixture->panel, "Easy, up to Hidden Single · 51 steps*");
  set_techniques ("-naked-single", NULL);
  widget_expect (fixture->panel, "Easy, up to Hidden Single · own techniques · 51 steps*");
  g_assert_cmpuint (tally->solutions, ==, 1);
  act (fixture, "win.explain");
  g_assert_cmpuint (tally->solutions, ==, 1);
  act (fixture, "win.explain");
  g_assert_cmpuint (tally->solutions, ==, 2);
  g_assert_cmpuint (tally->hints, ==, 0);
}

/* Tab goes past the steps, both ways. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = find_steps (fixture->panel), *focus;

  act (fixture, "win.explain");
  widget_expect (fixture->panel, "1. Hidden Single");
  widget_settle (fixture->window);
  rubric_side_panel_focus (RUBRIC_SIDE_PANEL (fixture->panel));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (focus == list || gtk_widget_is_ancestor (focus, list));
  g_assert_true (gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (gtk_widget_is_ancestor (focus, fixture->panel));
  g_assert_false (focus == list || gtk_widget_is_ancestor (focus, list));
  g_assert_true (gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_BACKWARD));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (focus == list || gtk_widget_is_ancestor (focus, list));
  g_assert_true (gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_BACKWARD));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_false (focus == list || gtk_widget_is_ancestor (focus, list));
}

/* The board, the steps and what is told of one stay where they are, whatever a step is and however low the window. */
static void
test_stays (Fixture *fixture, gconstpointer data)
{
  GtkWidget *parts[] = { widget_find (fixture->window, RUBRIC_TYPE_BOARD), find_steps (fixture->panel) };
  graphene_rect_t before[G_N_ELEMENTS (parts)], now;
  gboolean plain = FALSE, net = FALSE;

  load (fixture, EXTREME);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  act (fixture, "win.explain");
  widget_expect (fixture->panel, "Extreme, up to *");
  widget_settle (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (parts[i]), fixture->window, &before[i]));
  for (int step = 0; step < FIRST_NET + 2; step++, step_on (fixture))
    {
      widget_settle (fixture->window);
      plain = plain || !widget_says (fixture->panel, "*Ruled out*");
      net = net || widget_says (fixture->panel, "Suppose * for short*");
      for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
        {
          g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (parts[i]), fixture->window, &now));
          g_assert_true (graphene_rect_equal (&now, &before[i]));
        }
    }
  g_assert_true (plain && net);
}

static void
go_to_end (Fixture *fixture)
{
  for (guint i = 0; i < SUD_CELLS * SUD_SIZE; i++)
    step_on (fixture);
}

/* What the panel says of no step at all is long, and is told beside steps that do not lead to the end. */
static void
test_several (Fixture *fixture, gconstpointer data)
{
  load (fixture, ".34...912..219...819..4.....5.7....3.26..3....1...4856.6.....8....4...35......1..");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  act (fixture, "win.explain");
  widget_expect (fixture->panel, "* solutions: after * steps reasoning leads no further");
  widget_settle (fixture->window);
  g_assert_false (widget_says (fixture->panel, "*Reasoning ends here*"));
  step_on (fixture);
  g_assert_false (widget_says (fixture->panel, "*Reasoning ends here*"));
  go_to_end (fixture);
  widget_expect (fixture->panel, "*Reasoning ends here: the puzzle has * solutions, and *");
  g_assert_cmpint (gtk_widget_get_width (fixture->window), <=, 360);
}

/* A wrong digit is named, and so is a cell that has lost its digit. */
static void
test_wrong (Fixture *fixture, gconstpointer data)
{
  rubric_puzzle_enter (fixture->puzzle, sud_cells_of (2), 1);
  act (fixture, "win.explain");
  widget_expect (fixture->panel, "The 1 in row 1 column 3 is wrong, so this begins with the givens.\n*");
  rubric_puzzle_enter (fixture->puzzle, sud_cells_of (3), 2);
  widget_expect (fixture->panel, "2 digits are wrong (row 1 column 3, row 1 column 4), so this *");
}

static guint
get_n_shown (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (find_steps (fixture->panel)))));
}

static void
begin_search (Fixture *fixture)
{
  GObject *button = gtk_widget_get_template_child (fixture->panel, RUBRIC_TYPE_EXPLAIN_PANEL, "find_button");

  g_signal_emit_by_name (button, "clicked");
}

static void
seek (Fixture *fixture, const char *words)
{
  GtkWidget *find = widget_find (fixture->panel, RUBRIC_TYPE_STEP_LIST); /* the choice has an entry as well */
  GtkWidget *entry = widget_find (find, GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
}

/* Words, digits and cells; one goes through what is found, and all of it comes back. */
static void
test_find (Fixture *fixture, gconstpointer data)
{
  guint n;

  act (fixture, "win.explain");
  widget_expect (fixture->panel, "Easy, up to * · 51 steps*");
  g_assert_false (rubric_side_panel_go_back (RUBRIC_SIDE_PANEL (fixture->panel)));
  begin_search (fixture);
  seek (fixture, "HOUSE");
  n = get_n_shown (fixture);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <, 51);
  widget_expect (fixture->panel, "* of 51");
  widget_expect (fixture->panel, "*. Full House");
  for (guint i = 0; i < 51; i++)
    step_on (fixture); /* no further than what is found */
  seek (fixture, "r5c5");
  g_assert_cmpuint (get_n_shown (fixture), ==, 1); /* each step here writes into one cell */
  seek (fixture, "single 5");
  n = get_n_shown (fixture);
  g_assert_true (n > 0 && n < 9);
  seek (fixture, "no such thing");
  g_assert_cmpuint (get_n_shown (fixture), ==, 0);
  act (fixture, "win.cancel");
  g_assert_cmpuint (get_n_shown (fixture), ==, 51);
  g_assert_true (gtk_widget_get_mapped (fixture->panel));
  act (fixture, "win.cancel");
  g_assert_false (gtk_widget_get_mapped (fixture->panel));
}

/* Among all steps. */
static guint
get_selected (Fixture *fixture)
{
  GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (find_steps (fixture->panel)));

  return rubric_row_get_index (gtk_single_selection_get_selected_item (GTK_SINGLE_SELECTION (model)));
}

/* Whoever looks for something stays at what was found, also after all steps are listed again, or nothing was found. */
static void
test_find_place (Fixture *fixture, gconstpointer data)
{
  guint found;

  act (fixture, "win.explain");
  widget_expect (fixture->panel, "Easy, up to * · 51 steps*");
  step_on (fixture);
  step_on (fixture);
  begin_search (fixture);
  seek (fixture, "s");
  g_assert_cmpuint (get_selected (fixture), ==, 2);
  seek (fixture, "house");
  step_on (fixture);
  found = get_selected (fixture);
  g_assert_cmpuint (found, >, 2);
  seek (fixture, "no such thing");
  act (fixture, "win.cancel");
  g_assert_cmpuint (get_n_shown (fixture), ==, 51);
  g_assert_cmpuint (get_selected (fixture), ==, found);
}

/* What a mouse finds: words can be typed at once, and pressed again it all comes back. */
static void
test_find_button (Fixture *fixture, gconstpointer data)
{
  GtkWidget *find = widget_find (fixture->panel, RUBRIC_TYPE_STEP_LIST);
  GtkWidget *button = gtk_widget_get_next_sibling (widget_find (fixture->panel, GTK_TYPE_DROP_DOWN));

  act (fixture, "win.explain");
  widget_expect (fixture->panel, "Easy, up to * · 51 steps*");
  g_assert_true (gtk_widget_get_mapped (button));
  g_signal_emit_by_name (button, "clicked");
  seek (fixture, "house");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), find));
  g_assert_cmpuint (get_n_shown (fixture), <, 51);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (get_n_shown (fixture), ==, 51);
  act (fixture, "win.explain");
  act (fixture, "win.hint");
  act (fixture, "win.hint");
  act (fixture, "win.hint");
  widget_expect (fixture->panel, "Hint: *");
  g_assert_false (gtk_widget_get_mapped (button));
}

/* The card, the hint and the panel go by what is chosen, at once. */
static void
test_techniques (Fixture *fixture, gconstpointer data)
{
  GtkWidget *card = widget_find (fixture->window, RUBRIC_TYPE_STATUS_CARD);

  act (fixture, "win.hint");
  act (fixture, "win.hint");
  widget_expect (card, "Hidden Single: *");
  set_techniques ("-hidden-single", NULL);
  widget_expect (card, "Naked Single: A cell has only one candidate left: *");
  act (fixture, "win.cancel");
  widget_expect (card, "30 givens · Easy · own techniques");
  set_techniques ("-naked-single", "-hidden-single");
  widget_expect (card, "30 givens · your techniques do not lead to the end");
  act (fixture, "win.explain");
  widget_expect (fixture->panel, "Your techniques do not lead to the end · *");
  g_settings_reset (settings, "techniques");
  widget_expect (fixture->panel, "Easy, up to Hidden Single · 51 steps*");
  act (fixture, "win.explain");
  widget_expect (card, "30 givens · Easy");
}

/* All are off: it says why there is nothing. */
static void
test_none (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) choice = NULL;

  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      g_autofree char *word = g_strconcat ("-", sud_technique_get (i)->id, NULL);

      g_strv_builder_add (builder, word);
    }
  choice = g_strv_builder_end (builder);
  g_settings_set_strv (settings, "techniques", (const char *const *)choice);
  act (fixture, "win.explain");
  widget_expect (fixture->panel, "No technique that is on finds a step here. *");
}

/* It says so, and does not go on looking. */
static void
test_no_memory (Fixture *fixture, gconstpointer data)
{
  scarce_memory_set (TRUE);
  act (fixture, "win.explain");
  widget_expect (fixture->panel, "There is not enough memory to explain this.");
  act (fixture, "win.hint");
  widget_expect (fixture->window, "There is not enough memory");
  scarce_memory_set (FALSE);
}

/* The panel with the first net, and the keyboard in its proof. */
static void
read_proof (Fixture *fixture, int width, int height)
{
  GtkWidget *proof = widget_find (fixture->panel, RUBRIC_TYPE_PROOF_LIST_VIEW);

  load (fixture, EXTREME);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  act (fixture, "win.explain");
  widget_expect (fixture->panel, "Extreme, up to *");
  for (int step = 0; step < FIRST_NET + 2 && !gtk_widget_get_visible (proof); step++)
    step_on (fixture);
  widget_settle (fixture->window);
  g_assert_true (gtk_widget_child_focus (proof, GTK_DIR_TAB_FORWARD));
}

/* The button that tells of more to read, where it shows. */
static GtkWidget *
find_read_on (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, "read-on") && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_read_on (child);
  return found;
}

/* In a low window what is read has the room of the rest, and the board stays as it is. */
static void
test_low (Fixture *fixture, gconstpointer data)
{
  GtkWidget *reading = widget_find (fixture->panel, RUBRIC_TYPE_EXPLAIN_READING);
  GtkWidget *proof = widget_find (fixture->panel, RUBRIC_TYPE_PROOF_LIST_VIEW), *steps = find_steps (fixture->panel);
  GtkWidget *board = widget_find (fixture->window, RUBRIC_TYPE_BOARD), *focus;
  graphene_rect_t before, now;
  int low, panel;

  read_proof (fixture, 360, 640);
  low = gtk_widget_get_height (proof);
  panel = gtk_widget_get_height (fixture->panel);
  g_assert_true (gtk_widget_compute_bounds (board, fixture->window, &before));
  widget_settle (fixture->window);
  g_assert_true (gtk_widget_get_mapped (reading));
  g_assert_false (gtk_widget_get_mapped (steps));
  g_assert_true (widget_says (reading, "*. Forcing Net"));
  g_assert_cmpint (gtk_widget_get_height (proof), >=, 2 * low);
  g_assert_cmpint (gtk_widget_get_height (fixture->panel), ==, panel);
  g_assert_true (gtk_widget_compute_bounds (board, fixture->window, &now));
  g_assert_true (graphene_rect_equal (&now, &before));
  g_assert_true (gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), reading));
  act (fixture, "win.cancel");
  widget_settle (fixture->window);
  g_assert_false (gtk_widget_get_mapped (reading));
  g_assert_cmpint (gtk_widget_get_height (proof), ==, low);
  g_assert_nonnull (find_read_on (fixture->panel));
  g_signal_emit_by_name (find_read_on (fixture->panel), "clicked");
  widget_settle (fixture->window);
  g_assert_true (gtk_widget_get_mapped (reading));
  g_assert_null (find_read_on (fixture->panel));
  act (fixture, "win.cancel");
  widget_settle (fixture->window);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (focus == steps || gtk_widget_is_ancestor (focus, steps));
  g_assert_true (gtk_widget_child_focus (proof, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_get_visible (reading));
  g_signal_emit_by_name (gtk_widget_get_first_child (reading), "clicked");
  g_assert_false (gtk_widget_get_visible (reading));
  g_assert_true (gtk_widget_child_focus (proof, GTK_DIR_TAB_FORWARD));
  load (fixture, REFERENCE); /* another explanation */
  g_assert_false (gtk_widget_get_visible (reading));
}

/* What scrolls the proof. */
static GtkAdjustment *
find_adjustment (GtkWidget *proof)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (proof)));
}

/* Where many lines are in sight the keyboard makes nothing move; but that there are more a button tells, until the end. */
static void
test_on (Fixture *fixture, gconstpointer data)
{
  GtkWidget *reading = widget_find (fixture->panel, RUBRIC_TYPE_EXPLAIN_READING);
  GtkWidget *proof = widget_find (fixture->panel, RUBRIC_TYPE_PROOF_LIST_VIEW);
  GtkAdjustment *adjustment = find_adjustment (proof);
  int before;

  read_proof (fixture, 640, 560);
  widget_settle (fixture->window);
  g_assert_false (gtk_widget_get_visible (reading));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, gtk_adjustment_get_page_size (adjustment));
  g_assert_nonnull (find_read_on (fixture->panel));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  widget_settle (fixture->window);
  g_assert_null (find_read_on (fixture->panel));
  gtk_adjustment_set_value (adjustment, 0);
  widget_settle (fixture->window);
  before = gtk_widget_get_height (proof);
  g_signal_emit_by_name (find_read_on (fixture->panel), "clicked");
  widget_settle (fixture->window);
  g_assert_true (gtk_widget_get_mapped (reading));
  g_assert_cmpint (gtk_widget_get_height (proof), >, before);
  g_assert_null (find_read_on (fixture->panel));
}

/* A window that becomes narrower keeps the line in sight that was the first, also after others were looked at. */
static void
test_narrower (Fixture *fixture, gconstpointer data)
{
  GtkWidget *proof = widget_find (fixture->panel, RUBRIC_TYPE_PROOF_LIST_VIEW);
  GtkAdjustment *adjustment = find_adjustment (proof);

  read_proof (fixture, 640, 560);
  for (int step = 0; step < 3; step++, step_on (fixture))
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), 640, 560);
      widget_settle (fixture->window);
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
      widget_settle (fixture->window);
      gtk_adjustment_set_value (adjustment, 0);
      widget_settle (fixture->window);
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
      widget_settle (fixture->window);
      g_test_message ("%d: %g of %g", step, gtk_adjustment_get_value (adjustment), gtk_adjustment_get_upper (adjustment));
      g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
    }
}

/* Where there is room enough nothing moves. */
static void
test_high (Fixture *fixture, gconstpointer data)
{
  read_proof (fixture, 1200, 900);
  widget_settle (fixture->window);
  g_assert_false (gtk_widget_get_visible (widget_find (fixture->panel, RUBRIC_TYPE_EXPLAIN_READING)));
  g_assert_true (gtk_widget_get_mapped (find_steps (fixture->panel)));
  g_assert_null (find_read_on (fixture->panel));
}

TEST_FILE (argc, argv)
{
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  application = widget_create_application ();
#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/reasoning/pause", test_pause);
  ADD ("/reasoning/full-board", test_full_board);
  ADD ("/reasoning/empty-board", test_empty_board);
  ADD ("/reasoning/tally", test_tally);
  ADD ("/reasoning/tab", test_tab);
  ADD ("/reasoning/stays", test_stays);
  ADD ("/reasoning/several", test_several);
  ADD ("/reasoning/wrong", test_wrong);
  ADD ("/reasoning/find", test_find);
  ADD ("/reasoning/find-place", test_find_place);
  ADD ("/reasoning/find-button", test_find_button);
  ADD ("/reasoning/techniques", test_techniques);
  ADD ("/reasoning/none", test_none);
  ADD ("/reasoning/no-memory", test_no_memory);
  ADD ("/reading/low", test_low);
  ADD ("/reading/on", test_on);
  ADD ("/reading/narrower", test_narrower);
  ADD ("/reading/high", test_high);
  result = g_test_run ();
  g_object_unref (application);
  g_object_unref (settings);
  return result;
}
