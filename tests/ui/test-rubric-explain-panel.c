/* test-rubric-explain-panel.c - what is possible now, by technique; a step in words and in short
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-dialogs.h"
#include "rubric-explain-panel.h"
#include "rubric-explain-private.h"
#include "rubric-side-panel.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/* The solution without four cells of a rectangle: two ways to fill it. */
#define TWO "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179"
#define EMPTY "................................................................................."

enum
{
  TO_THE_END,
  POSSIBLE_NOW,
  WHY_NOT,
  WAIT_SECONDS = 20,
  MOST_STEPS = 2000,
  MOST_WHOLE = 8, /* steps of a technique that are all listed */
  FIRST_FEW = 5,
};

typedef struct
{
  GtkWidget *window, *panel;
  GtkListView *list;
  RubricStepList *steps;
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
  fixture->steps = RUBRIC_STEP_LIST (widget_find (fixture->panel, RUBRIC_TYPE_STEP_LIST));
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
  GtkSelectionModel *selection = gtk_list_view_get_model (fixture->list);

  return RUBRIC_EXPLAIN_OUTLINE (gtk_single_selection_get_model (GTK_SINGLE_SELECTION (selection)));
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
  guint index = 0, last;
  SudView view;

  explain (fixture, REFERENCE, POSSIBLE_NOW);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (expect (fixture, "Hidden Single · *"))), ==,
                   GTK_ACCESSIBLE_ROLE_HEADING);
  g_assert_null (find_label (fixture->panel, "1. Hidden Single"));
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->list), "8 goes into row 1 column 6"));
  g_assert_cmpuint (count_rows (fixture, RUBRIC_EXPLAIN_ROW_MORE), >, 0);
  g_assert_cmpuint (rubric_step_list_get_index (fixture->steps), ==, 0);
  do
    {
      last = index;
      g_assert_true (rubric_side_panel_get_view (RUBRIC_SIDE_PANEL (fixture->panel), &view));
      rubric_step_list_step (fixture->steps, 1);
      index = rubric_step_list_get_index (fixture->steps);
      g_assert_true (index == last + 1 || index == last);
    }
  while (index != last && index < MOST_STEPS);
  g_assert_cmpuint (count_rows (fixture, RUBRIC_EXPLAIN_ROW_MORE), ==, 0);
  g_assert_cmpuint (index, ==, count_rows (fixture, RUBRIC_EXPLAIN_ROW_STEP) - 1);
  explain (fixture, REFERENCE, TO_THE_END);
  expect (fixture, "1. Hidden Single");
  g_assert_cmpuint (count_rows (fixture, RUBRIC_EXPLAIN_ROW_HEADING), ==, 0);
}

/* The heading can have no keyboard and no selection, the button shows the rest. */
static void
test_pointer (Fixture *fixture, gconstpointer data)
{
  GtkWidget *heading, *more;
  guint before;

  explain (fixture, REFERENCE, POSSIBLE_NOW);
  heading = expect (fixture, "Hidden Single · *");
  g_assert_false (gtk_widget_get_focusable (gtk_widget_get_parent (gtk_widget_get_parent (heading))));
  before = count_rows (fixture, RUBRIC_EXPLAIN_ROW_MORE);
  more = gtk_widget_get_ancestor (find_label (GTK_WIDGET (fixture->list), "* more"), GTK_TYPE_BUTTON);
  g_signal_emit_by_name (more, "clicked");
  g_assert_cmpuint (count_rows (fixture, RUBRIC_EXPLAIN_ROW_MORE), ==, before - 1);
  g_assert_cmpuint (rubric_step_list_get_index (fixture->steps), ==, 0);
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  guint n, third;

  explain (fixture, REFERENCE, POSSIBLE_NOW);
  expect (fixture, "Hidden Single · *");
  g_assert_true (rubric_step_list_press (fixture->steps, GDK_KEY_Page_Down));
  expect (fixture, "Row * must be *");
  g_assert_true (rubric_step_list_press (fixture->steps, GDK_KEY_Page_Down));
  third = rubric_step_list_get_index (fixture->steps);
  expect (fixture, "* Ruled out: *");
  g_assert_cmpuint (third, >, 0);
  g_assert_true (rubric_step_list_press (fixture->steps, GDK_KEY_Up));
  g_assert_cmpuint (rubric_step_list_get_index (fixture->steps), ==, third - 1);
  g_assert_true (rubric_step_list_press (fixture->steps, GDK_KEY_Down));
  g_assert_true (rubric_step_list_press (fixture->steps, GDK_KEY_Right));
  g_assert_cmpuint (rubric_step_list_get_index (fixture->steps), ==, third + 1);
  g_assert_true (rubric_step_list_press (fixture->steps, GDK_KEY_Page_Up));
  g_assert_cmpuint (rubric_step_list_get_index (fixture->steps), ==, third);
  g_assert_true (rubric_step_list_press (fixture->steps, GDK_KEY_Home));
  g_assert_cmpuint (rubric_step_list_get_index (fixture->steps), ==, 0);
  n = count_rows (fixture, RUBRIC_EXPLAIN_ROW_STEP);
  g_assert_true (rubric_step_list_press (fixture->steps, GDK_KEY_End));
  g_assert_cmpuint (rubric_step_list_get_index (fixture->steps), >=, n - 1);
  g_assert_cmpuint (count_rows (fixture, RUBRIC_EXPLAIN_ROW_STEP), ==, n);
  g_assert_false (rubric_step_list_press (fixture->steps, GDK_KEY_a));
}

/* Below the sentence stands the same in short, for those who want it. */
static void
test_notation (Fixture *fixture, gconstpointer data)
{
  explain (fixture, REFERENCE, TO_THE_END);
  expect (fixture, "In box 2 the 8 can only *");
  g_assert_null (find_label (fixture->panel, "Hidden Single: 8 r1c6 => r1c6=8"));
  gtk_widget_set_visible (rubric_explain_panel_get_notation (RUBRIC_EXPLAIN_PANEL (fixture->panel)), TRUE);
  expect (fixture, "Hidden Single: 8 r1c6 => r1c6=8");
  rubric_step_list_step (fixture->steps, 1);
  g_assert_null (find_label (fixture->panel, "Hidden Single: 8 r1c6 => r1c6=8"));
}

/* The widget called @id in the template. */
static gpointer
get_child (Fixture *fixture, const char *id)
{
  return gtk_widget_get_template_child (fixture->panel, RUBRIC_TYPE_EXPLAIN_PANEL, id);
}

/* A step is done in the puzzle with all that lead to it, as one step of undo; among those that are possible now, alone. */
static void
test_do_step (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = get_child (fixture, "do_button");

  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  explain (fixture, REFERENCE, TO_THE_END);
  expect (fixture, "In box 2 the 8 can only *");
  rubric_step_list_step (fixture->steps, 1);
  rubric_step_list_step (fixture->steps, 1);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (sud_sheet_count (rubric_puzzle_get_sheet (fixture->puzzle), SUD_ORIGIN_ENTERED), ==, 3);
  g_assert_true (rubric_puzzle_undo (fixture->puzzle));
  g_assert_cmpint (sud_sheet_count (rubric_puzzle_get_sheet (fixture->puzzle), SUD_ORIGIN_ENTERED), ==, 0);
  explain (fixture, REFERENCE, POSSIBLE_NOW);
  expect (fixture, "Hidden Single · *");
  rubric_step_list_step (fixture->steps, 1);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (sud_sheet_count (rubric_puzzle_get_sheet (fixture->puzzle), SUD_ORIGIN_ENTERED), ==, 1);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SETUP);
  rubric_side_panel_open (RUBRIC_SIDE_PANEL (fixture->panel), fixture->desk);
  g_assert_false (gtk_widget_get_sensitive (button));
}

/* As somebody does at the list of steps. */
static void
press (Fixture *fixture, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->list));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
  g_assert_true (handled);
}

/* The button says what it does, and the next step comes by itself; the window goes while the one behind it is waited for. */
static void
test_play (Fixture *fixture, gconstpointer data)
{
  GtkToggleButton *player = get_child (fixture, "play_button");

  explain (fixture, REFERENCE, TO_THE_END);
  expect (fixture, "In box 2 the 8 can only *");
  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (player)), ==, "media-playback-start-symbolic");
  gtk_toggle_button_set_active (player, TRUE);
  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (player)), ==, "media-playback-pause-symbolic");
  expect (fixture, "In box 3 the 5 can only *");
  g_assert_true (gtk_toggle_button_get_active (player));
}

/* A step that is reached by hand has its time from then on; the last one ends the play, and there is none of it. */
static void
test_play_by_hand (Fixture *fixture, gconstpointer data)
{
  GtkToggleButton *player = get_child (fixture, "play_button");

  explain (fixture, REFERENCE, TO_THE_END);
  expect (fixture, "In box 2 the 8 can only *");
  gtk_toggle_button_set_active (player, TRUE);
  widget_turn (rubric_explain_measure_step ("") * 3 / 4);
  for (int i = 0; i < 3; i++)
    {
      guint index = rubric_step_list_get_index (fixture->steps);

      rubric_step_list_step (fixture->steps, 1);
      widget_turn (rubric_explain_measure_step ("") * 3 / 4);
      g_assert_cmpuint (rubric_step_list_get_index (fixture->steps), ==, index + 1);
    }
  g_assert_true (gtk_toggle_button_get_active (player));
  g_assert_true (rubric_step_list_press (fixture->steps, GDK_KEY_End));
  g_assert_false (gtk_toggle_button_get_active (player));
  press (fixture, GDK_KEY_space);
  g_assert_false (gtk_toggle_button_get_active (player));
}

/* However long it is, it is broken, and what is beside the panel keeps its width. */
static void
test_long_notation (Fixture *fixture, gconstpointer data)
{
  GtkWidget *notation;
  int before, width;

  explain (fixture, REFERENCE, TO_THE_END);
  notation = rubric_explain_panel_get_notation (RUBRIC_EXPLAIN_PANEL (fixture->panel));
  gtk_widget_set_visible (notation, TRUE);
  expect (fixture, "Hidden Single: 8 r1c6 => r1c6=8");
  gtk_widget_measure (fixture->panel, GTK_ORIENTATION_HORIZONTAL, -1, &before, NULL, NULL, NULL);
  gtk_label_set_text (GTK_LABEL (notation), "Simple Colours: 4 r1c478,r2c1345678,r3c123456789,r4c123456789,r5c1234 => r1c1<>4");
  gtk_widget_measure (fixture->panel, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, ==, before);
}

/* What the list has no use for while something is sought is for the sentence. */
static void
test_share (Fixture *fixture, gconstpointer data)
{
  GtkWidget *sentence;
  int before;

  explain (fixture, REFERENCE, TO_THE_END);
  sentence = gtk_widget_get_ancestor (expect (fixture, "In box 2 the 8 can only *"), GTK_TYPE_SCROLLED_WINDOW);
  widget_settle (fixture->window);
  before = gtk_widget_get_height (sentence);
  gtk_toggle_button_set_active (get_child (fixture, "find_button"), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (widget_find (GTK_WIDGET (fixture->steps), GTK_TYPE_SEARCH_ENTRY)), "r1c6");
  expect (fixture, "? of 51");
  widget_settle (fixture->window);
  g_assert_cmpint (gtk_widget_get_height (sentence), >, before + 100);
}

/* What is longer to read is shown for longer, within bounds. */
static void
test_play_measure (void)
{
  g_autofree char *net = g_strnfill (2000, 'x');

  g_assert_cmpuint (rubric_explain_measure_step (""), >=, 1000);
  g_assert_cmpuint (rubric_explain_measure_step ("In row 3, the 7 can only go in column 5: there is no other place for it."), >,
                    rubric_explain_measure_step ("In row 3, the 7 can only go in column 5."));
  g_assert_cmpuint (rubric_explain_measure_step ("第三行的七只能填在第五列，没有别的位置可以放它"), >,
                    rubric_explain_measure_step ("xxxxxxxxxxxxxxxxxxxxxxx"));
  g_assert_cmpuint (rubric_explain_measure_step (net), <=, 10000);
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

static RubricExplanation *explanation; /* all that is possible at once */

static guint
count (gpointer model)
{
  return g_list_model_get_n_items (model);
}

static void
explain_all (void)
{
  SudOrder order;
  RubricReasoningResult reasoning = { .kind = RUBRIC_REASONING_ALL, .order = &order };

  sud_order_init (&order);
  order.naked_first = TRUE; /* of these there are few */
  reasoning.sheet = sheet_of (REFERENCE);
  g_assert_true (rubric_reasoning_run (&reasoning, NULL));
  explanation = rubric_explanation_new (&reasoning);
  sud_path_unref (reasoning.path);
}

static guint
count_steps (SudTechniqueId technique)
{
  guint n = 0;

  for (guint i = 0; i < rubric_explanation_get_n_steps (explanation); i++)
    n += rubric_explanation_get_step (explanation, i)->technique == technique;
  return n;
}

static guint
get_index_at (RubricExplainOutline *outline, guint position)
{
  g_autoptr (RubricRow) step = g_list_model_get_item (G_LIST_MODEL (outline), position);

  return rubric_row_get_index (step);
}

static char *
dup_words (RubricExplainOutline *outline, guint position)
{
  g_autoptr (GtkStringObject) words = g_list_model_get_item (G_LIST_MODEL (outline), position);

  return g_strdup (gtk_string_object_get_string (words));
}

/* Of the row of the heading or the rest of @technique that says @words; fails where there is none. */
static guint
find_words (RubricExplainOutline *outline, const char *words)
{
  for (guint i = 0; i < count (outline); i++)
    if (rubric_explain_outline_get_row (outline, i) != RUBRIC_EXPLAIN_ROW_STEP)
      {
        g_autofree char *says = dup_words (outline, i);

        if (g_str_equal (says, words))
          return i;
      }
  g_error ("no row says %s", words);
}

/* All steps once, in their order, each below the heading of its technique, which tells how many there are. */
static void
check_outline (RubricExplainOutline *outline, gboolean whole)
{
  guint next = 0;

  for (guint i = 0; i < count (outline);)
    {
      SudTechniqueId technique = rubric_explanation_get_step (explanation, next)->technique;
      guint n = count_steps (technique), shown = n > MOST_WHOLE && !whole ? FIRST_FEW : n;
      g_autofree char *heading = g_strdup_printf ("%s · %u", sud_technique_get (technique)->name, n), *says = NULL;
      g_autofree char *rest = g_strdup_printf ("%u more", n - shown), *last = NULL;

      g_assert_cmpint (rubric_explain_outline_get_row (outline, i), ==, RUBRIC_EXPLAIN_ROW_HEADING);
      says = dup_words (outline, i++);
      g_assert_cmpstr (says, ==, heading);
      for (guint k = 0; k < shown; k++)
        g_assert_cmpuint (get_index_at (outline, i++), ==, next + k);
      next += n;
      if (shown == n)
        continue;
      g_assert_cmpint (rubric_explain_outline_get_row (outline, i), ==, RUBRIC_EXPLAIN_ROW_MORE);
      last = dup_words (outline, i++);
      g_assert_cmpstr (last, ==, rest);
    }
  g_assert_cmpuint (next, ==, rubric_explanation_get_n_steps (explanation));
}

static void
test_outline_rows (void)
{
  g_autoptr (GListModel) steps = rubric_explanation_list_steps (explanation);
  g_autoptr (RubricExplainOutline) outline = rubric_explain_outline_new (steps);

  g_assert_cmpuint (count (outline), ==, rubric_explanation_get_n_steps (explanation));
  for (guint i = 0; i < count (outline); i++)
    g_assert_cmpuint (get_index_at (outline, i), ==, i);
  rubric_explain_outline_set_grouped (outline, TRUE);
  check_outline (outline, FALSE);
  for (guint i = 0; i < count (outline); i++)
    if (rubric_explain_outline_get_row (outline, i) == RUBRIC_EXPLAIN_ROW_MORE)
      rubric_explain_outline_unfold (outline, i);
  check_outline (outline, TRUE);
  rubric_explain_outline_set_grouped (outline, TRUE);
  check_outline (outline, FALSE);
  rubric_explain_outline_set_grouped (outline, FALSE);
  g_assert_cmpuint (count (outline), ==, rubric_explanation_get_n_steps (explanation));
}

/* From step to step, past headings; on to what is folded away, but not back into it. */
static void
test_outline_go (void)
{
  g_autoptr (GListModel) steps = rubric_explanation_list_steps (explanation);
  g_autoptr (RubricExplainOutline) outline = rubric_explain_outline_new (steps);
  guint n_singles = count_steps (SUD_TECHNIQUE_NAKED_SINGLE), n_hidden = count_steps (SUD_TECHNIQUE_HIDDEN_SINGLE), at;

  g_assert_true (n_singles <= MOST_WHOLE && n_hidden > MOST_WHOLE); /* the puzzle is made for it */
  rubric_explain_outline_set_grouped (outline, TRUE);
  g_assert_false (rubric_explain_outline_go (outline, 1, -1, &at));
  g_assert_true (rubric_explain_outline_go (outline, -1, 1, &at));
  for (guint i = 0; i < n_singles; i++)
    {
      g_assert_cmpuint (at, ==, 1 + i);
      g_assert_true (rubric_explain_outline_go (outline, at, 1, &at));
    }
  g_assert_cmpuint (at, ==, n_singles + 2);
  g_assert_true (rubric_explain_outline_go (outline, at, -1, &at));
  g_assert_cmpuint (at, ==, n_singles);
  at = n_singles + 1 + FIRST_FEW;
  g_assert_true (rubric_explain_outline_go (outline, at, 1, &at));
  g_assert_cmpint (rubric_explain_outline_get_row (outline, at), ==, RUBRIC_EXPLAIN_ROW_MORE);
  g_assert_true (rubric_explain_outline_go (outline, at + 2, -1, &at));
  g_assert_cmpuint (at, ==, n_singles + 1 + FIRST_FEW);
  /* From technique to technique */
  g_assert_true (rubric_explain_outline_go_far (outline, 1, 1, &at));
  g_assert_cmpuint (at, ==, n_singles + 2);
  g_assert_true (rubric_explain_outline_go_far (outline, at + 3, -1, &at));
  g_assert_cmpuint (at, ==, n_singles + 2);
  g_assert_true (rubric_explain_outline_go_far (outline, at, -1, &at));
  g_assert_cmpuint (at, ==, 1);
  g_assert_false (rubric_explain_outline_go_far (outline, at, -1, &at));
  g_assert_false (rubric_explain_outline_go_far (outline, count (outline) - 1, 1, &at));
}

/* What is looked for is unfolded, the rest is not. */
static void
test_outline_find (void)
{
  g_autoptr (GListModel) steps = rubric_explanation_list_steps (explanation);
  g_autoptr (RubricExplainOutline) outline = rubric_explain_outline_new (steps);
  guint n_singles = count_steps (SUD_TECHNIQUE_NAKED_SINGLE), n_hidden = count_steps (SUD_TECHNIQUE_HIDDEN_SINGLE), at, before;

  rubric_explain_outline_set_grouped (outline, TRUE);
  before = count (outline);
  g_assert_true (rubric_explain_outline_find (outline, n_singles + FIRST_FEW - 1, &at));
  g_assert_cmpuint (count (outline), ==, before);
  g_assert_true (rubric_explain_outline_find (outline, n_singles + n_hidden - 1, &at));
  g_assert_cmpuint (at, ==, n_singles + n_hidden + 1);
  g_assert_cmpuint (get_index_at (outline, at), ==, n_singles + n_hidden - 1);
  g_assert_cmpuint (count (outline), ==, before + n_hidden - FIRST_FEW - 1);
  g_assert_false (rubric_explain_outline_find (outline, rubric_explanation_get_n_steps (explanation), &at));
}

static gboolean
match_cb (gpointer item, gpointer user_data)
{
  SudTechniqueId technique = rubric_explanation_get_row_step (item)->technique;
  guint index = rubric_row_get_index (item);

  return technique == SUD_TECHNIQUE_NAKED_SINGLE ? index == 1 : technique == SUD_TECHNIQUE_HIDDEN_SINGLE;
}

/* Headings follow what is listed, and go with the last of their steps; what was unfolded stays so. */
static void
test_outline_filter (void)
{
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (match_cb, NULL, NULL));
  g_autoptr (GtkFilterListModel) steps = gtk_filter_list_model_new (rubric_explanation_list_steps (explanation), NULL);
  g_autoptr (RubricExplainOutline) outline = rubric_explain_outline_new (G_LIST_MODEL (steps));
  guint n_hidden = count_steps (SUD_TECHNIQUE_HIDDEN_SINGLE);
  g_autofree char *heading = g_strdup_printf ("Hidden Single · %u", n_hidden);
  g_autofree char *rest = g_strdup_printf ("%u more", n_hidden - FIRST_FEW);

  rubric_explain_outline_set_grouped (outline, TRUE);
  check_outline (outline, FALSE);
  gtk_filter_list_model_set_filter (steps, filter);
  g_assert_cmpuint (find_words (outline, "Naked Single · 1"), ==, 0);
  g_assert_cmpuint (find_words (outline, heading), ==, 2);
  g_assert_cmpuint (count (outline), ==, 3 + FIRST_FEW + 1);
  rubric_explain_outline_unfold (outline, find_words (outline, rest));
  g_assert_cmpuint (count (outline), ==, 3 + n_hidden);
  gtk_filter_list_model_set_filter (steps, NULL);
  find_words (outline, heading);
  g_assert_cmpint (rubric_explain_outline_get_row (outline, find_words (outline, heading) + FIRST_FEW + 1), ==,
                   RUBRIC_EXPLAIN_ROW_STEP);
  g_object_unref (filter);
}

/* An answer that comes after the cursor has gone to another cell is not about that one. */
static void
test_why_left (Fixture *fixture, gconstpointer data)
{
  RubricExplainPanel *panel = RUBRIC_EXPLAIN_PANEL (fixture->panel);
  gint64 end;

  explain (fixture, REFERENCE, WHY_NOT);
  rubric_side_panel_set_cell (RUBRIC_SIDE_PANEL (panel), 2);
  g_assert_true (rubric_explain_panel_press_digit (panel, 1));
  rubric_side_panel_set_cell (RUBRIC_SIDE_PANEL (panel), 3);
  expect (fixture, "Row 1 column 4: which digit?");
  for (end = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 5; g_get_monotonic_time () < end;)
    test_turn ();
  g_assert_null (find_label (fixture->panel, "*cannot be*"));
  g_assert_true (rubric_explain_panel_press_digit (panel, 2));
  expect (fixture, "Row 1 column 4 cannot be 2.*");
}

TEST_FILE (argc, argv)
{
  g_autoptr (GtkApplication) application = NULL;
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  application = widget_create_application ();
#define ADD(name, test) g_test_add ("/explain-panel/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("groups", test_groups);
  ADD ("pointer", test_pointer);
  ADD ("keys", test_keys);
  ADD ("notation", test_notation);
  ADD ("do-step", test_do_step);
  ADD ("several", test_several);
  ADD ("play", test_play);
  ADD ("play-by-hand", test_play_by_hand);
  ADD ("long-notation", test_long_notation);
  ADD ("share", test_share);
  ADD ("why-left", test_why_left);
  g_test_add_func ("/explain-panel/play-measure", test_play_measure);
  explain_all ();
  g_test_add_func ("/explain-outline/rows", test_outline_rows);
  g_test_add_func ("/explain-outline/go", test_outline_go);
  g_test_add_func ("/explain-outline/find", test_outline_find);
  g_test_add_func ("/explain-outline/filter", test_outline_filter);
  result = g_test_run ();
  g_object_unref (explanation);
  return result;
}
