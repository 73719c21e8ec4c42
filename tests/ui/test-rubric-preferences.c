/* test-rubric-preferences.c - each control and its key follow one another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-board-testing.h"
#include "rubric-preferences-testing.h"
#include "rubric-zoom.h"
#include "sud-strategy.h"

#define SCHEMA "io.github.rubric_sudoku.Rubric"

static const struct
{
  const char *key;
  const char *title;
} switches[] = {
  { "show-peers", "Highlight Row, Column and Box" },
  { "show-same-digits", "Highlight the Same Digit" },
  { "mark-conflicts", "Mark Conflicts" },
  { "clean-marks", "Clean Up Pencil Marks" },
  { "colour-shapes", "Shapes of Colours" },
  { "red-dot", "Dot Beside Answers" },
  { "auto-advance", "Move On After Each Digit" },
  { "timer", "Timer" },
  { "unique-techniques", "Rely on One Solution" },
  { "naked-singles-first", "Naked Singles First" },
  { "step-notation", "Short Notation" },
};

typedef struct
{
  GSettings *settings;
  RubricPreferences *preferences;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = g_settings_new (SCHEMA);
  fixture->preferences = RUBRIC_PREFERENCES (rubric_preferences_new (NULL, fixture->settings));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer preferences = fixture->preferences;

  g_object_add_weak_pointer (preferences, &preferences);
  gtk_window_destroy (preferences);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (preferences);
  g_assert_finalize_object (fixture->settings);
}

static GtkWidget *
control (Fixture *fixture, const char *key)
{
  GtkWidget *widget = rubric_preferences_get_control (fixture->preferences, key);

  g_test_message ("%s", key);
  g_assert_nonnull (widget);
  return widget;
}

/* The row's title, which also names the control to a screen reader. */
static void
assert_title (GtkWidget *widget, const char *title)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW);

  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, title);
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

static void
test_switches (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      const char *key = switches[i].key;
      GtkSwitch *widget = GTK_SWITCH (control (fixture, key));
      gboolean was = g_settings_get_boolean (fixture->settings, key);

      assert_title (GTK_WIDGET (widget), switches[i].title);
      g_assert_cmpint (gtk_switch_get_active (widget), ==, was);
      gtk_switch_set_active (widget, !was);
      g_assert_cmpint (g_settings_get_boolean (fixture->settings, key), ==, !was);
      g_settings_set_boolean (fixture->settings, key, was);
      g_assert_cmpint (gtk_switch_get_active (widget), ==, was);
    }
}

static SudCells
get_flagged (Fixture *fixture, RubricCellFlag flag)
{
  RubricBoard *board = rubric_preferences_get_board (fixture->preferences);

  return rubric_grid_view_get_state (RUBRIC_GRID_VIEW (board))->cells[flag];
}

/* The example answers to each switch at once, and has something to show for it. */
static void
test_preview (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *key;
    RubricCellFlag flag;
  } rows[] = {
    { "show-peers", RUBRIC_CELL_PEER },
    { "show-same-digits", RUBRIC_CELL_SAME },
    { "mark-conflicts", RUBRIC_CELL_CONFLICT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkSwitch *widget = GTK_SWITCH (control (fixture, rows[i].key));

      gtk_switch_set_active (widget, FALSE);
      g_assert_true (sud_cells_is_empty (get_flagged (fixture, rows[i].flag)));
      gtk_switch_set_active (widget, TRUE);
      g_assert_cmpint (sud_cells_count (get_flagged (fixture, rows[i].flag)), >, 1);
    }
}

static void
test_preview_marks (Fixture *fixture, gconstpointer data)
{
  RubricBoard *board = rubric_preferences_get_board (fixture->preferences);
  const RubricGridState *state = rubric_grid_view_get_state (RUBRIC_GRID_VIEW (board));
  const SudSheet *sheet = &state->view.sheet;
  SudDigits centre = 0, corner = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      centre |= sheet->centre[cell];
      corner |= sheet->corner[cell];
      g_assert_true (sheet->digit[cell] == 0 || (sheet->centre[cell] | sheet->corner[cell]) == 0);
    }
  g_assert_cmpint (centre, !=, 0);
  g_assert_cmpint (corner, !=, 0);
  for (SudOrigin origin = SUD_ORIGIN_GIVEN; origin <= SUD_ORIGIN_SOLVED; origin++)
    g_assert_cmpint (sud_sheet_count (sheet, origin), >, 0);
  g_assert_false (state->as_grid);
  g_settings_set_string (fixture->settings, "marks-layout", "candidates");
  g_assert_true (rubric_grid_view_get_state (RUBRIC_GRID_VIEW (board))->as_grid);
  g_settings_reset (fixture->settings, "marks-layout");
  g_settings_set_boolean (fixture->settings, "red-dot", TRUE);
  g_assert_cmpint (rubric_grid_view_get_state (RUBRIC_GRID_VIEW (board))->signs, ==, RUBRIC_SIGN_DOT);
  g_settings_reset (fixture->settings, "red-dot");
}

/* Each word of a key is one row of its choice. */
static void
test_choices (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *key;
    const char *words[5];
  } choices[] = {
    { "marks-layout", { "corner-and-centre", "candidates" } },
    { "show-mistakes", { "never", "on-check", "at-once" } },
    { "today-level", { "easy", "medium", "hard", "unfair", "extreme" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      AdwComboRow *row = ADW_COMBO_ROW (control (fixture, choices[i].key));

      for (guint k = 0; k < g_list_model_get_n_items (adw_combo_row_get_model (row)); k++)
        {
          g_autofree char *word = NULL;

          adw_combo_row_set_selected (row, k);
          word = g_settings_get_string (fixture->settings, choices[i].key);
          g_assert_cmpstr (word, ==, choices[i].words[k]);
        }
      g_settings_reset (fixture->settings, choices[i].key);
    }
}

/* It is to be looked at alone. */
static void
test_preview_is_still (Fixture *fixture, gconstpointer data)
{
  GtkWidget *board = GTK_WIDGET (rubric_preferences_get_board (fixture->preferences));

  g_assert_false (gtk_widget_get_can_target (board));
  g_assert_false (gtk_widget_grab_focus (board));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
}

/* What the design promises to who changes nothing. */
static void
test_defaults (Fixture *fixture, gconstpointer data)
{
  g_assert_true (g_settings_get_boolean (fixture->settings, "clean-marks"));
  g_assert_false (g_settings_get_boolean (fixture->settings, "colour-shapes"));
  g_assert_false (g_settings_get_boolean (fixture->settings, "red-dot"));
  g_assert_false (g_settings_get_boolean (fixture->settings, "timer"));
  g_assert_cmpint (g_settings_get_int (fixture->settings, "zoom"), ==, RUBRIC_ZOOM_DEFAULT);
}

static gboolean
is_zoom (Fixture *fixture, int zoom)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_autoptr (GVariant) value = g_variant_ref_sink (g_variant_new_int32 (zoom));

  g_object_get (fixture->settings, "settings-schema", &schema, NULL);
  key = g_settings_schema_get_key (schema, "zoom");
  return g_settings_schema_key_range_check (key, value);
}

/* No value of the key is one that the board cannot show. */
static void
test_zoom_range (Fixture *fixture, gconstpointer data)
{
  g_assert_false (is_zoom (fixture, RUBRIC_ZOOM_MIN - 1));
  g_assert_true (is_zoom (fixture, RUBRIC_ZOOM_MIN));
  g_assert_true (is_zoom (fixture, RUBRIC_ZOOM_MAX));
  g_assert_false (is_zoom (fixture, RUBRIC_ZOOM_MAX + 1));
}

static void
test_zoom (Fixture *fixture, gconstpointer data)
{
  GtkSpinButton *widget = GTK_SPIN_BUTTON (control (fixture, "zoom"));

  assert_title (GTK_WIDGET (widget), "Size of the Board");
  gtk_spin_button_set_value (widget, 150);
  g_assert_cmpint (g_settings_get_int (fixture->settings, "zoom"), ==, 150);
  gtk_spin_button_set_value (widget, 1000);
  g_assert_cmpint (g_settings_get_int (fixture->settings, "zoom"), ==, RUBRIC_ZOOM_MAX);
  g_settings_reset (fixture->settings, "zoom");
  g_assert_cmpfloat (gtk_spin_button_get_value (widget), ==, RUBRIC_ZOOM_DEFAULT);
}

/* What stands over the rows beside @row; nothing is NULL or empty, as the version has it. */
static const char *
describe_group (GtkWidget *row)
{
  GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);
  const char *description = adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (group));

  return description != NULL ? description : "";
}

static void
test_strategy (Fixture *fixture, gconstpointer data)
{
  AdwComboRow *row = ADW_COMBO_ROW (control (fixture, "strategy"));
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (row)), ==, n);
  g_assert_cmpstr (strategies[adw_combo_row_get_selected (row)].id, ==, "lanes");
  for (int i = 0; i < n; i++)
    {
      g_autofree char *id = NULL;

      adw_combo_row_set_selected (row, i);
      id = g_settings_get_string (fixture->settings, "strategy");
      g_assert_cmpstr (id, ==, strategies[i].id);
      g_assert_cmpstr (describe_group (GTK_WIDGET (row)), ==, strategies[i].summary);
    }
  g_settings_set_string (fixture->settings, "strategy", strategies[1].id);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 1);
}

/* One that a newer version knew: the one that solves instead is shown, and it is kept until another is chosen. */
static void
test_unknown_strategy (Fixture *fixture, gconstpointer data)
{
  AdwComboRow *row = ADW_COMBO_ROW (control (fixture, "strategy"));
  int n;
  const SudStrategy *strategies = sud_strategies (&n), *fastest = sud_strategy_find ("lanes");
  g_autofree char *kept = NULL, *chosen = NULL;

  g_settings_set_string (fixture->settings, "strategy", "brute-force");
  g_settings_set_string (fixture->settings, "strategy", "oracle");
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, fastest - strategies);
  g_assert_cmpstr (describe_group (GTK_WIDGET (row)), ==, fastest->summary);
  kept = g_settings_get_string (fixture->settings, "strategy");
  g_assert_cmpstr (kept, ==, "oracle");
  adw_combo_row_set_selected (row, sud_strategy_find ("brute-force") - strategies);
  chosen = g_settings_get_string (fixture->settings, "strategy");
  g_assert_cmpstr (chosen, ==, "brute-force");
  g_settings_reset (fixture->settings, "strategy");
}

static GtkWidget *
row_of (Fixture *fixture, SudTechniqueId technique)
{
  return rubric_technique_list_get_row (rubric_preferences_get_techniques (fixture->preferences), technique);
}

static GtkSwitch *
switch_of (Fixture *fixture, SudTechniqueId technique)
{
  return rubric_technique_list_get_switch (rubric_preferences_get_techniques (fixture->preferences), technique);
}

/* What is written, with spaces between. */
static void
assert_written (Fixture *fixture, const char *expected)
{
  g_auto (GStrv) words = g_settings_get_strv (fixture->settings, "techniques");
  g_autofree char *text = g_strjoinv (" ", words);

  g_assert_cmpstr (text, ==, expected);
}

static GtkWidget *
find_button (GtkWidget *parent, const char *label)
{
  GtkWidget *found = GTK_IS_BUTTON (parent) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (parent)),
                                                          label) == 0 ? parent
                                                                                                                  : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);
  return found;
}

/* Each has a row with its name and a switch that says whether it is on. */
static void
test_techniques (Fixture *fixture, gconstpointer data)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      GtkWidget *row = row_of (fixture, i);
      GtkSwitch *toggle = switch_of (fixture, i);

      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, sud_technique_get (i)->name);
      g_assert_cmpint (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)), ==, i);
      g_assert_cmpint (gtk_switch_get_active (toggle), ==, !sud_technique_get (i)->unusual);
      g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
    }
  gtk_switch_set_active (switch_of (fixture, SUD_TECHNIQUE_X_WING), FALSE);
  gtk_switch_set_active (switch_of (fixture, SUD_TECHNIQUE_TEMPLATE_SET), TRUE);
  assert_written (fixture, "-x-wing template-set");
  g_settings_reset (fixture->settings, "techniques");
  g_assert_true (gtk_switch_get_active (switch_of (fixture, SUD_TECHNIQUE_X_WING)));
}

/* It keeps the keyboard while it goes, says where it is, and ends at the ends. */
static void
test_move (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = row_of (fixture, SUD_TECHNIQUE_NAKED_SINGLE);
  GtkWidget *list = GTK_WIDGET (rubric_preferences_get_techniques (fixture->preferences));
  GtkWidget *reset = find_button (GTK_WIDGET (fixture->preferences), "_Reset to Usual");
  g_autofree char *place = g_strdup_printf ("Easy, 4 of %d", SUD_N_TECHNIQUES);

  g_assert_false (gtk_widget_get_sensitive (reset));
  gtk_window_present (GTK_WINDOW (fixture->preferences));
  gtk_widget_grab_focus (row);
  g_assert_true (rubric_technique_list_move (RUBRIC_TECHNIQUE_LIST (list), TRUE));
  g_assert_cmpint (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)), ==, 2);
  g_assert_true (rubric_technique_list_move (RUBRIC_TECHNIQUE_LIST (list), TRUE));
  g_assert_cmpint (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)), ==, 3);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->preferences)) == row);
  g_assert_null (gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                     place));
  for (int i = 0; i < 3; i++)
    g_assert_true (rubric_technique_list_move (RUBRIC_TECHNIQUE_LIST (list), FALSE));
  g_assert_false (rubric_technique_list_move (RUBRIC_TECHNIQUE_LIST (list), FALSE));
  g_assert_cmpint (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)), ==, 0);
  g_assert_true (gtk_widget_get_sensitive (reset));
  g_signal_emit_by_name (reset, "clicked");
  g_assert_cmpint (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)), ==, 1);
  assert_written (fixture, "");
}

/* What was reset comes back with the same button, until something else is changed. */
static void
test_reset (Fixture *fixture, gconstpointer data)
{
  GtkWidget *reset = find_button (GTK_WIDGET (fixture->preferences), "_Reset to Usual");

  gtk_window_present (GTK_WINDOW (fixture->preferences));
  gtk_switch_set_active (GTK_SWITCH (control (fixture, "unique-techniques")), FALSE);
  gtk_switch_set_active (switch_of (fixture, SUD_TECHNIQUE_X_WING), FALSE);
  g_signal_emit_by_name (reset, "clicked");
  assert_written (fixture, "");
  g_assert_true (g_settings_get_boolean (fixture->settings, "unique-techniques"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (reset)), ==, "_Undo Reset");
  g_signal_emit_by_name (reset, "clicked");
  assert_written (fixture, "-x-wing");
  g_assert_false (g_settings_get_boolean (fixture->settings, "unique-techniques"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (reset)), ==, "_Reset to Usual");
  g_signal_emit_by_name (reset, "clicked");
  gtk_switch_set_active (switch_of (fixture, SUD_TECHNIQUE_AIC), FALSE);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (reset)), ==, "_Reset to Usual");
  g_signal_emit_by_name (reset, "clicked");
  g_signal_emit_by_name (reset, "clicked");
  assert_written (fixture, "-aic");
  g_settings_reset (fixture->settings, "techniques");
  g_assert_false (gtk_widget_get_sensitive (reset));
}

/* On a telephone, with letters of twice the size. */
static void
test_techniques_narrow (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (rubric_preferences_get_techniques (fixture->preferences));
  int width;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  g_assert_nonnull (row_of (fixture, 0));
  gtk_widget_measure (list, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, >, 100);
  g_assert_cmpint (width, <=, 360 - 2 * 12); /* beside it are the margins of the page */
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

static gboolean
is_shown (Fixture *fixture, SudTechniqueId technique)
{
  return gtk_widget_get_visible (row_of (fixture, technique));
}

static gboolean
count_and_stay_cb (GtkWindow *window, guint *count)
{
  ++*count;
  return TRUE;
}

/* Only what is called so; a row goes past those that are shown. */
static void
test_search (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (rubric_preferences_get_techniques (fixture->preferences));
  GtkWidget *search = gtk_widget_get_first_child (list);

  gtk_window_present (GTK_WINDOW (fixture->preferences));
  gtk_editable_set_text (GTK_EDITABLE (search), "x-WING");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_true (is_shown (fixture, SUD_TECHNIQUE_X_WING) && is_shown (fixture, SUD_TECHNIQUE_FINNED_X_WING));
  g_assert_false (is_shown (fixture, SUD_TECHNIQUE_SWORDFISH) || is_shown (fixture, SUD_TECHNIQUE_FULL_HOUSE));
  gtk_widget_grab_focus (row_of (fixture, SUD_TECHNIQUE_X_WING));
  g_assert_true (rubric_technique_list_move (RUBRIC_TECHNIQUE_LIST (list), TRUE));
  g_assert_cmpint (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row_of (fixture, SUD_TECHNIQUE_X_WING))), ==,
                   SUD_TECHNIQUE_FINNED_X_WING);
  /* Past all that are shown it goes on among those that are not */
  while (rubric_technique_list_move (RUBRIC_TECHNIQUE_LIST (list), FALSE))
    ;
  g_assert_cmpint (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row_of (fixture, SUD_TECHNIQUE_X_WING))), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_true (is_shown (fixture, SUD_TECHNIQUE_FULL_HOUSE));
  g_settings_reset (fixture->settings, "techniques");
}

/* Escape in the search entry takes back what was typed, and then closes the window. */
static void
test_stop_search (Fixture *fixture, gconstpointer data)
{
  GtkWidget *search
      = gtk_widget_get_first_child (GTK_WIDGET (rubric_preferences_get_techniques (fixture->preferences)));
  GtkWindow *window = GTK_WINDOW (fixture->preferences);
  gulong closed;
  guint count = 0;

  gtk_window_present (window);
  closed = g_signal_connect (window, "close-request", G_CALLBACK (count_and_stay_cb), &count);
  gtk_editable_set_text (GTK_EDITABLE (search), "x-wing");
  g_signal_emit_by_name (search, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_cmpuint (count, ==, 0);
  g_signal_emit_by_name (search, "stop-search");
  g_assert_cmpuint (count, ==, 1);
  g_signal_handler_disconnect (window, closed);
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->preferences));
}

static void
show_techniques (Fixture *fixture)
{
  GtkWidget *list = GTK_WIDGET (rubric_preferences_get_techniques (fixture->preferences));

  adw_preferences_window_set_visible_page (
      ADW_PREFERENCES_WINDOW (fixture->preferences),
      ADW_PREFERENCES_PAGE (gtk_widget_get_ancestor (list, ADW_TYPE_PREFERENCES_PAGE)));
  gtk_window_present (GTK_WINDOW (fixture->preferences));
  widget_settle (GTK_WIDGET (fixture->preferences));
}

/* Tab goes past the rows, both ways, and back to where it left them. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (rubric_preferences_get_techniques (fixture->preferences));
  GtkWidget *row = row_of (fixture, SUD_TECHNIQUE_X_WING);

  show_techniques (fixture);
  gtk_widget_grab_focus (row);
  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), gtk_widget_get_first_child (list)));
  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD));
  g_assert_true (get_focus (fixture) == row);
  g_assert_false (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD));
  gtk_widget_grab_focus (gtk_widget_get_first_child (list));
  g_assert_false (gtk_widget_child_focus (list, GTK_DIR_TAB_BACKWARD));
}

static gboolean
press_down (GtkWidget *search)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (search);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);
      g_autoptr (GtkShortcut) down = NULL;

      if (!GTK_IS_SHORTCUT_CONTROLLER (keys)
          || gtk_event_controller_get_propagation_phase (keys) != GTK_PHASE_CAPTURE)
        continue;
      down = g_list_model_get_item (G_LIST_MODEL (keys), 0);
      handled = gtk_shortcut_action_activate (gtk_shortcut_get_action (down), 0, search, NULL);
    }
  return handled;
}

/* Down, as Tab, goes from the search to the first that was found, also where it was typed just now, and the entry has
 * not told of it yet; where there is none, nowhere. */
static void
test_search_down (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (rubric_preferences_get_techniques (fixture->preferences)), *search
      = gtk_widget_get_first_child (list);

  show_techniques (fixture);
  gtk_editable_set_text (GTK_EDITABLE (search), "x-wing");
  gtk_widget_grab_focus (search);
  g_assert_true (press_down (search));
  g_assert_true (get_focus (fixture) == row_of (fixture, SUD_TECHNIQUE_X_WING));
  gtk_editable_set_text (GTK_EDITABLE (search), "swordfish");
  gtk_widget_grab_focus (search);
  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD));
  g_assert_true (get_focus (fixture) == row_of (fixture, SUD_TECHNIQUE_SWORDFISH));
  gtk_editable_set_text (GTK_EDITABLE (search), "telepathy");
  gtk_widget_grab_focus (search);
  g_assert_false (press_down (search));
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), search));
}

/* Those that rely on one solution are off with the switch for all of them, and come back as they were. */
static void
test_unique (Fixture *fixture, gconstpointer data)
{
  GtkSwitch *all = GTK_SWITCH (control (fixture, "unique-techniques"));
  GtkSwitch *one = switch_of (fixture, SUD_TECHNIQUE_RECTANGLE_1);

  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (one)));
  gtk_switch_set_active (all, FALSE);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (one)));
  g_assert_true (gtk_widget_get_sensitive (
      GTK_WIDGET (switch_of (fixture, SUD_TECHNIQUE_X_WING))));
  gtk_switch_set_active (all, TRUE);
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (one)) && gtk_switch_get_active (one));
  assert_written (fixture, "");
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  ADD ("/preferences/switches", test_switches);
  ADD ("/preferences/choices", test_choices);
  ADD ("/preferences/preview", test_preview);
  ADD ("/preferences/preview/marks", test_preview_marks);
  ADD ("/preferences/preview/still", test_preview_is_still);
  ADD ("/preferences/defaults", test_defaults);
  ADD ("/preferences/zoom", test_zoom);
  ADD ("/preferences/zoom-range", test_zoom_range);
  ADD ("/preferences/strategy", test_strategy);
  ADD ("/preferences/techniques", test_techniques);
  ADD ("/preferences/techniques/move", test_move);
  ADD ("/preferences/techniques/reset", test_reset);
  ADD ("/preferences/techniques/narrow", test_techniques_narrow);
  ADD ("/preferences/techniques/search", test_search);
  ADD ("/preferences/techniques/search-down", test_search_down);
  ADD ("/preferences/techniques/stop-search", test_stop_search);
  ADD ("/preferences/techniques/tab", test_tab);
  ADD ("/preferences/techniques/unique", test_unique);
  ADD ("/preferences/unknown-strategy", test_unknown_strategy);
  return g_test_run ();
}
