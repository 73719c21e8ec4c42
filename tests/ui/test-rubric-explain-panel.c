/* test-rubric-explain-panel.c - what is possible now, by technique; a step in words and in short
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-dialogs.h"
#include "rubric-explain-find.h"
#include "rubric-explain-panel.h"
#include "rubric-explain-play.h"
#include "rubric-explain-rows.h"
#include "rubric-side-panel.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/* The solution without four cells of a rectangle: two ways to fill it. */
#define TWO "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179"
#define EMPTY "................................................................................."

enum
{
  TO_THE_END,
  POSSIBLE_NOW,
  WAIT_SECONDS = 20,
  MOST_STEPS = 2000,
};

typedef struct
{
  GtkWidget *window, *panel;
  GtkListView *list;
  RubricDialogs *dialogs;
  RubricDesk *desk;
  RubricPuzzle *puzzle; /* of the desk */
} Fixture;

static GtkListView *
find_steps (GtkWidget *parent)
{
  GtkListView *found = GTK_IS_LIST_VIEW (parent) && gtk_widget_has_css_class (parent, "steps") ? GTK_LIST_VIEW (parent) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_steps (child);
  return found;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *toasts = adw_toast_overlay_new ();

  fixture->window = gtk_window_new ();
  fixture->panel = g_object_new (RUBRIC_TYPE_EXPLAIN_PANEL, NULL);
  fixture->list = find_steps (fixture->panel);
  fixture->dialogs = rubric_dialogs_new (GTK_WINDOW (fixture->window), ADW_TOAST_OVERLAY (toasts));
  fixture->desk = rubric_desk_new (RUBRIC_PROMPT (fixture->dialogs));
  fixture->puzzle = rubric_desk_get_puzzle (fixture->desk);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), fixture->panel);
  gtk_window_set_child (GTK_WINDOW (fixture->window), toasts);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 320, 600);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  rubric_desk_discard (fixture->desk);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->desk);
  g_object_unref (fixture->dialogs);
  widget_finish ();
}

/* The label that is shown in @parent with a text like @pattern, or NULL. */
static GtkWidget *
find_label (GtkWidget *parent, const char *pattern)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (parent))
    return NULL;
  if (GTK_IS_LABEL (parent) && g_pattern_match_simple (pattern, gtk_label_get_text (GTK_LABEL (parent))))
    return parent;
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, pattern);
  return found;
}

static GtkWidget *
expect (Fixture *fixture, const char *pattern)
{
  gint64 end = g_get_monotonic_time () + WAIT_SECONDS * G_USEC_PER_SEC;
  GtkWidget *label;

  g_test_message ("%s", pattern);
  while ((label = find_label (fixture->panel, pattern)) == NULL && g_get_monotonic_time () < end)
    test_turn ();
  g_assert_nonnull (label);
  return label;
}

static void
explain (Fixture *fixture, const char *line, guint choice)
{
  SudSheet sheet = sheet_of (line);

  rubric_puzzle_load (fixture->puzzle, &sheet, NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_find (fixture->panel, GTK_TYPE_DROP_DOWN)), choice);
  rubric_side_panel_open (RUBRIC_SIDE_PANEL (fixture->panel), fixture->desk);
}

static RubricExplainOutline *
get_outline (Fixture *fixture)
{
  return rubric_explain_find_get_outline (RUBRIC_EXPLAIN_FIND (widget_find (fixture->panel, RUBRIC_TYPE_EXPLAIN_FIND)));
}

static guint
count_rows (Fixture *fixture, RubricExplainRow kind)
{
  RubricExplainOutline *outline = get_outline (fixture);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (outline)); i++)
    n += rubric_explain_outline_get_row (outline, i) == kind;
  return n;
}

/* Each technique has a heading that is one; keys pass it over, all steps are reached, and the first one is selected. */
static void
test_groups (Fixture *fixture, gconstpointer data)
{
  RubricExplainPanel *panel = RUBRIC_EXPLAIN_PANEL (fixture->panel);
  guint index = 0, last;
  SudView view;

  explain (fixture, REFERENCE, POSSIBLE_NOW);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (expect (fixture, "Naked Single · *"))), ==,
                   GTK_ACCESSIBLE_ROLE_HEADING);
  g_assert_null (find_label (fixture->panel, "1. Naked Single"));
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->list), "5 goes into row 5 column 5"));
  g_assert_cmpuint (count_rows (fixture, RUBRIC_EXPLAIN_ROW_MORE), >, 0);
  g_assert_cmpuint (rubric_explain_rows_get_index (fixture->list), ==, 0);
  do
    {
      last = index;
      g_assert_true (rubric_side_panel_get_view (RUBRIC_SIDE_PANEL (panel), &view));
      rubric_explain_panel_step (panel, 1);
      index = rubric_explain_rows_get_index (fixture->list);
      g_assert_true (index == last + 1 || index == last);
    }
  while (index != last && index < MOST_STEPS);
  g_assert_cmpuint (count_rows (fixture, RUBRIC_EXPLAIN_ROW_MORE), ==, 0);
  g_assert_cmpuint (index, ==, count_rows (fixture, RUBRIC_EXPLAIN_ROW_STEP) - 1);
  explain (fixture, REFERENCE, TO_THE_END);
  expect (fixture, "1. Naked Single");
  g_assert_cmpuint (count_rows (fixture, RUBRIC_EXPLAIN_ROW_HEADING), ==, 0);
}

/* The heading can have no keyboard and no selection, the button shows the rest. */
static void
test_pointer (Fixture *fixture, gconstpointer data)
{
  GtkWidget *heading, *more;
  guint before;

  explain (fixture, REFERENCE, POSSIBLE_NOW);
  heading = expect (fixture, "Naked Single · *");
  g_assert_false (gtk_widget_get_focusable (gtk_widget_get_parent (gtk_widget_get_parent (heading))));
  before = count_rows (fixture, RUBRIC_EXPLAIN_ROW_MORE);
  more = gtk_widget_get_ancestor (find_label (GTK_WIDGET (fixture->list), "* more"), GTK_TYPE_BUTTON);
  g_signal_emit_by_name (more, "clicked");
  g_assert_cmpuint (count_rows (fixture, RUBRIC_EXPLAIN_ROW_MORE), ==, before - 1);
  g_assert_cmpuint (rubric_explain_rows_get_index (fixture->list), ==, 0);
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  guint n, hidden;

  explain (fixture, REFERENCE, POSSIBLE_NOW);
  expect (fixture, "Naked Single · *");
  g_assert_true (rubric_explain_rows_press (fixture->list, GDK_KEY_Page_Down));
  hidden = rubric_explain_rows_get_index (fixture->list);
  expect (fixture, "In * can only go into *");
  g_assert_cmpuint (hidden, >, 0);
  g_assert_true (rubric_explain_rows_press (fixture->list, GDK_KEY_Up));
  g_assert_cmpuint (rubric_explain_rows_get_index (fixture->list), ==, hidden - 1);
  g_assert_true (rubric_explain_rows_press (fixture->list, GDK_KEY_Down));
  g_assert_true (rubric_explain_rows_press (fixture->list, GDK_KEY_Right));
  g_assert_cmpuint (rubric_explain_rows_get_index (fixture->list), ==, hidden + 1);
  g_assert_true (rubric_explain_rows_press (fixture->list, GDK_KEY_Page_Up));
  g_assert_cmpuint (rubric_explain_rows_get_index (fixture->list), ==, hidden);
  g_assert_true (rubric_explain_rows_press (fixture->list, GDK_KEY_Home));
  g_assert_cmpuint (rubric_explain_rows_get_index (fixture->list), ==, 0);
  n = count_rows (fixture, RUBRIC_EXPLAIN_ROW_STEP);
  g_assert_true (rubric_explain_rows_press (fixture->list, GDK_KEY_End));
  g_assert_cmpuint (rubric_explain_rows_get_index (fixture->list), >=, n - 1);
  g_assert_cmpuint (count_rows (fixture, RUBRIC_EXPLAIN_ROW_STEP), ==, n);
  g_assert_false (rubric_explain_rows_press (fixture->list, GDK_KEY_a));
}

/* Below the sentence stands the same in short. */
static void
test_notation (Fixture *fixture, gconstpointer data)
{
  explain (fixture, REFERENCE, TO_THE_END);
  expect (fixture, "Row 5 column 5 must be 5: *");
  expect (fixture, "Naked Single: 5 r5c5 => r5c5=5");
  rubric_explain_panel_step (RUBRIC_EXPLAIN_PANEL (fixture->panel), 1);
  g_assert_null (find_label (fixture->panel, "Naked Single: 5 r5c5 => r5c5=5"));
}

static GtkToggleButton *
find_player (GtkWidget *parent)
{
  GtkToggleButton *found = NULL;

  if (GTK_IS_TOGGLE_BUTTON (parent) && gtk_button_get_icon_name (GTK_BUTTON (parent)) != NULL
      && g_str_has_prefix (gtk_button_get_icon_name (GTK_BUTTON (parent)), "media-playback-"))
    return GTK_TOGGLE_BUTTON (parent);
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_player (child);
  return found;
}

/* The button says what it does, and the next step comes by itself; the window goes while the one behind it is waited for. */
static void
test_play (Fixture *fixture, gconstpointer data)
{
  GtkToggleButton *player = find_player (fixture->panel);

  explain (fixture, REFERENCE, TO_THE_END);
  expect (fixture, "Row 5 column 5 must be 5: *");
  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (player)), ==, "media-playback-start-symbolic");
  gtk_toggle_button_set_active (player, TRUE);
  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (player)), ==, "media-playback-pause-symbolic");
  expect (fixture, "Row 7 column 6 must be 7: *");
  g_assert_true (gtk_toggle_button_get_active (player));
}

/* A step that is reached by hand has its time from then on; the last one ends the play, and there is none of it. */
static void
test_play_by_hand (Fixture *fixture, gconstpointer data)
{
  GtkToggleButton *player = find_player (fixture->panel);

  explain (fixture, REFERENCE, TO_THE_END);
  expect (fixture, "Row 5 column 5 must be 5: *");
  gtk_toggle_button_set_active (player, TRUE);
  widget_turn (rubric_explain_play_measure ("") * 3 / 4);
  for (int i = 0; i < 3; i++)
    {
      guint index = rubric_explain_rows_get_index (fixture->list);

      rubric_explain_panel_step (RUBRIC_EXPLAIN_PANEL (fixture->panel), 1);
      widget_turn (rubric_explain_play_measure ("") * 3 / 4);
      g_assert_cmpuint (rubric_explain_rows_get_index (fixture->list), ==, index + 1);
    }
  g_assert_true (gtk_toggle_button_get_active (player));
  g_assert_true (rubric_explain_rows_press (fixture->list, GDK_KEY_End));
  g_assert_false (gtk_toggle_button_get_active (player));
  rubric_explain_play_toggle (player);
  g_assert_false (gtk_toggle_button_get_active (player));
}

/* However long it is, it is broken, and what is beside the panel keeps its width. */
static void
test_long_notation (Fixture *fixture, gconstpointer data)
{
  GtkWidget *notation;
  int before, width;

  explain (fixture, REFERENCE, TO_THE_END);
  notation = expect (fixture, "Naked Single: 5 r5c5 => r5c5=5");
  gtk_widget_measure (fixture->panel, GTK_ORIENTATION_HORIZONTAL, -1, &before, NULL, NULL, NULL);
  gtk_label_set_text (GTK_LABEL (notation), "Simple Colours: 4 r1c478,r2c1345678,r3c123456789,r4c123456789,r5c1234 => r1c1<>4");
  gtk_widget_measure (fixture->panel, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, ==, before);
}

/* What the list has no use for while something is sought is for the sentence. */
static void
test_share (Fixture *fixture, gconstpointer data)
{
  GtkWidget *find = widget_find (fixture->panel, RUBRIC_TYPE_EXPLAIN_FIND), *sentence;
  int before;

  explain (fixture, REFERENCE, TO_THE_END);
  sentence = gtk_widget_get_ancestor (expect (fixture, "Row 5 column 5 must be 5: *"), GTK_TYPE_SCROLLED_WINDOW);
  widget_settle (fixture->window);
  before = gtk_widget_get_height (sentence);
  rubric_explain_find_open (RUBRIC_EXPLAIN_FIND (find));
  gtk_editable_set_text (GTK_EDITABLE (widget_find (find, GTK_TYPE_SEARCH_ENTRY)), "r5c5");
  expect (fixture, "? of 51");
  widget_settle (fixture->window);
  g_assert_cmpint (gtk_widget_get_height (sentence), >, before + 100);
}

/* What is longer to read is shown for longer, within bounds. */
static void
test_play_measure (void)
{
  g_autofree char *net = g_strnfill (2000, 'x');

  g_assert_cmpuint (rubric_explain_play_measure (""), >=, 1000);
  g_assert_cmpuint (rubric_explain_play_measure ("In row 3, the 7 can only go in column 5: there is no other place for it."), >,
                    rubric_explain_play_measure ("In row 3, the 7 can only go in column 5."));
  g_assert_cmpuint (rubric_explain_play_measure ("第三行的七只能填在第五列，没有别的位置可以放它"), >,
                    rubric_explain_play_measure ("xxxxxxxxxxxxxxxxxxxxxxx"));
  g_assert_cmpuint (rubric_explain_play_measure (net), <=, 10000);
}

/* How many solutions there are is told where reasoning ends. */
static void
test_several (Fixture *fixture, gconstpointer data)
{
  explain (fixture, TWO, TO_THE_END);
  expect (fixture, "2 solutions: no reasoning leads to one of them.");
  explain (fixture, EMPTY, TO_THE_END);
  expect (fixture, "More than 1*000 solutions: no reasoning leads to one of them.");
}

TEST_FILE (argc, argv)
{
  g_autoptr (GtkApplication) application = NULL;

  if (!widget_begin (&argc, &argv))
    return 0;
  application = widget_create_application ();
#define ADD(name, test) g_test_add ("/explain-panel/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("groups", test_groups);
  ADD ("pointer", test_pointer);
  ADD ("keys", test_keys);
  ADD ("notation", test_notation);
  ADD ("several", test_several);
  ADD ("play", test_play);
  ADD ("play-by-hand", test_play_by_hand);
  ADD ("long-notation", test_long_notation);
  ADD ("share", test_share);
  g_test_add_func ("/explain-panel/play-measure", test_play_measure);
  return g_test_run ();
}
