/* rubric-preferences.c - the preferences, applied as they are changed
 *
 * A switch or a choice is a row of a table. Rows are made here and not in a .ui file, where each would be fifteen lines
 * that differ in three words, one of them twice: the accessible description of the switch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-preferences-testing.h"

#include "rubric-technique-list.h"
#include "rubric-widgets.h"
#include "rubric-zoom.h"

#include <glib/gi18n.h>

enum
{
  ZOOM_STEP = 10,
  DEFAULT_WIDTH = 640,
  DEFAULT_HEIGHT = 720, /* the preview, and most rows that it shows the effect of */
  SUMMARY_CHARS = 32,   /* in a line of the list of strategies */
  PREVIEW_MIN_SIDE = 240,
  PREVIEW_SIDE = 312, /* marks are just legible */
  CURSOR = 20,        /* is on an 8 of the preview, of which there are several */
  CLASHING = 63,      /* its 9 is in its row already */
};

/* If a key is locked, its row as a whole is grey. */
static const GSettingsBindFlags BIND = G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY;

static const char givens[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static const struct
{
  int cell;
  int digit;
  SudOrigin origin;
} written[] = {
  { 2, 4, SUD_ORIGIN_ENTERED },        { 3, 6, SUD_ORIGIN_ENTERED },  { 30, 7, SUD_ORIGIN_ENTERED },
  { CLASHING, 9, SUD_ORIGIN_ENTERED }, { 40, 5, SUD_ORIGIN_SOLVED },  { 42, 7, SUD_ORIGIN_SOLVED },
  { 50, 4, SUD_ORIGIN_SOLVED },
};

static const struct
{
  int cell;
  SudDigits centre;
  SudDigits corner;
  SudDigits colours;
} marked[] = {
  { 28, SUD_DIGIT_BIT (1) | SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (5), 0, 0 },
  { 32, SUD_DIGIT_BIT (1) | SUD_DIGIT_BIT (4), 0, SUD_DIGIT_BIT (3) },
  { 33, 0, SUD_DIGIT_BIT (4) | SUD_DIGIT_BIT (5) | SUD_DIGIT_BIT (9), 0 },
  { 51, 0, SUD_DIGIT_BIT (5) | SUD_DIGIT_BIT (8), SUD_DIGIT_BIT (5) },
  { 57, SUD_DIGIT_BIT (3) | SUD_DIGIT_BIT (5), 0, 0 },
};

static SudSheet
make_example (void)
{
  SudSheet sheet;
  SudGrid grid;

  sud_grid_parse_line (&grid, givens);
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    sud_sheet_set_digit (&sheet, written[i].cell, written[i].digit, written[i].origin);
  for (guint i = 0; i < G_N_ELEMENTS (marked); i++)
    {
      sheet.centre[marked[i].cell] = marked[i].centre;
      sheet.corner[marked[i].cell] = marked[i].corner;
      sheet.colours[marked[i].cell] = marked[i].colours;
    }
  return sheet;
}

/* Creates a small board that shows the effect of the preferences, as it is a board itself. It takes neither the pointer
 * nor the focus, and a screen reader skips it. */
static GtkWidget *
create_preview_board (GSettings *settings)
{
  const SudSheet example = make_example ();
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  GtkWidget *board = rubric_board_new ();

  rubric_puzzle_load (puzzle, &example, NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_board_set_puzzle (RUBRIC_BOARD (board), puzzle);
  rubric_board_set_cursor (RUBRIC_BOARD (board), CURSOR, SUD_NO_CELLS);
  gtk_widget_set_can_target (board, FALSE);
  gtk_widget_set_can_focus (board, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  rubric_board_follow (RUBRIC_BOARD (board), settings);
  /* A page that scrolls gives no more than the minimum height. */
  return g_object_new (GTK_TYPE_ASPECT_FRAME, "ratio", 1.0f, "obey-child", FALSE, "child", board, "width-request",
                       PREVIEW_MIN_SIDE, "height-request", PREVIEW_SIDE, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

const SudStrategy *
rubric_chosen_strategy (GSettings *settings)
{
  g_autofree char *id = g_settings_get_string (settings, "strategy");
  const SudStrategy *strategy = sud_strategy_find (id);

  return strategy != NULL ? strategy : sud_strategy_find ("lanes");
}

/* Returns: (nullable): NULL after the last of the table */
static const SudStrategy *
get_strategy (guint position)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  return position < (guint)n ? &strategies[position] : NULL;
}

/* An unknown strategy shows as the one that is used instead; the setting is kept. */
static gboolean
strategy_to_selected (GValue *value, GVariant *variant, gpointer settings)
{
  g_value_set_uint (value, rubric_chosen_strategy (settings) - get_strategy (0));
  return TRUE;
}

static GVariant *
selected_to_strategy (const GValue *value, const GVariantType *type, gpointer user_data)
{
  return g_variant_new_string (get_strategy (g_value_get_uint (value))->id);
}

/* The summary stands above the row: in it, a sentence would leave the name no room. */
static void
strategy_selected_cb (AdwComboRow *row, GParamSpec *pspec, AdwPreferencesGroup *group)
{
  const SudStrategy *strategy = get_strategy (adw_combo_row_get_selected (row));

  adw_preferences_group_set_description (group, _ (strategy->summary));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ (strategy->summary), -1);
}

static GtkWidget *
append_strategy_label (GtkBox *box, const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), SUMMARY_CHARS);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_box_append (box, label);
  return label;
}

/* An item is the name above the summary, with a tick if it is chosen. */
static void
setup_strategy_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  append_strategy_label (GTK_BOX (texts), NULL);
  append_strategy_label (GTK_BOX (texts), "caption");
  gtk_widget_set_hexpand (texts, TRUE);
  rubric_widget_set_margins (texts, 3, 0);
  gtk_box_append (GTK_BOX (outer), texts);
  gtk_box_append (GTK_BOX (outer), tick);
  g_object_bind_property (item, "selected", tick, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, outer);
}

static void
bind_strategy_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const SudStrategy *strategy = get_strategy (gtk_list_item_get_position (item));
  GtkWidget *name = gtk_widget_get_first_child (gtk_widget_get_first_child (gtk_list_item_get_child (item)));

  gtk_label_set_label (GTK_LABEL (name), _ (strategy->name));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (name)), _ (strategy->summary));
}

static GtkWidget *
create_strategy_row (GSettings *settings, AdwPreferencesGroup *group)
{
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  for (guint i = 0; get_strategy (i) != NULL; i++)
    gtk_string_list_append (names, _ (get_strategy (i)->name));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_strategy_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_strategy_cb), NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Strategy"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("How Solve finds the answers"));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  adw_combo_row_set_list_factory (row, factory);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (strategy_selected_cb), group, 0);
  g_settings_bind_with_mapping (settings, "strategy", row, "selected",
                                G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY, strategy_to_selected,
                                selected_to_strategy, settings, NULL);
  strategy_selected_cb (row, NULL, group);
  return GTK_WIDGET (row);
}

struct _RubricPreferences
{
  AdwPreferencesWindow parent_instance;

  GSettings *settings;
  GHashTable *controls; /* by key */
  GtkWidget *preview;
  GtkWidget *techniques;
};

G_DEFINE_FINAL_TYPE (RubricPreferences, rubric_preferences, ADW_TYPE_PREFERENCES_WINDOW)

typedef struct
{
  const char *key;
  const char *title;
  const char *subtitle;
} Switch;

typedef struct
{
  const char *title;       /* nullable */
  const char *description; /* nullable */
  void (*add) (RubricPreferences *self, AdwPreferencesGroup *group); /* nullable: adds rows that are no switches */
  Switch switches[5]; /* the last is empty */
} Group;

typedef struct
{
  const char *title;
  const char *icon;
  Group groups[4]; /* the last is empty */
} Page;

/* A value of a key that has a few words to choose from. */
typedef struct
{
  const char *key;
  const char *title;
  const char *subtitle;
  const char *names[6]; /* the last is NULL */
  const char *words[5];
} Choice;

static const Choice marks_layout = {
  "marks-layout",
  N_ ("Pencil Marks"),
  N_ ("Where they stand in a cell"),
  { N_ ("Corner and centre"), /* Translators: pencil marks in fixed places, three rows of three */ N_ ("Candidates") },
  { "corner-and-centre", "candidates" },
};

static const Choice show_mistakes = {
  "show-mistakes",
  N_ ("Show Mistakes"),
  N_ ("Digits of yours that are wrong"),
  { /* Translators: mistakes are shown never, when Check is pressed, or at once */ N_ ("Never"), N_ ("When I check"),
    N_ ("At once") },
  { "never", "on-check", "at-once" },
};

static const Choice today_level = {
  "today-level",
  N_ ("Today’s Puzzle"),
  N_ ("Each day has one of each level, the same for everybody"),
  { N_ ("Easy"), N_ ("Medium"), N_ ("Hard"), N_ ("Unfair"), N_ ("Extreme") },
  { "easy", "medium", "hard", "unfair", "extreme" },
};

static void add_preview (RubricPreferences *self, AdwPreferencesGroup *group);
static void add_zoom (RubricPreferences *self, AdwPreferencesGroup *group);
static void add_marks_layout (RubricPreferences *self, AdwPreferencesGroup *group);
static void add_by_hand (RubricPreferences *self, AdwPreferencesGroup *group);
static void add_strategy_row (RubricPreferences *self, AdwPreferencesGroup *group);
static void add_techniques (RubricPreferences *self, AdwPreferencesGroup *group);

static const Page pages[] = {
  { N_ ("Board"),
    "view-grid-symbolic",
    {
        { NULL, NULL, add_preview, { { NULL } } },
        { NULL,
          NULL,
          add_zoom,
          {
              { "show-peers", N_ ("Highlight Row, Column and Box"), N_ ("Those of the selected cell") },
              { "show-same-digits", N_ ("Highlight the Same Digit"),
                N_ ("All cells with the same digit as the selected one") },
              { "mark-conflicts", N_ ("Mark Conflicts"),
                N_ ("Hatch equal digits in a row, column or box at once") },
          } },
        { N_ ("Marks and Colours"),
          NULL,
          add_marks_layout,
          {
              { "colour-shapes", N_ ("Shapes of Colours"),
                N_ ("Each colour has a shape of its own") },
              { "red-dot", N_ ("Dot Beside Answers"), N_ ("Red digits, which Rubric found, have a dot, too") },
          } },
    } },
  { N_ ("Solving"),
    "document-edit-symbolic",
    {
        { N_ ("By Hand"),
          NULL,
          add_by_hand,
          {
              { "clean-marks", N_ ("Clean Up Pencil Marks"),
                N_ ("Remove an entered digit from the marks of its row, column and box") },
              { "timer", N_ ("Timer"), N_ ("Starts with the first digit you enter") },
          } },
        { N_ ("Typing In a Puzzle"),
          NULL,
          NULL,
          {
              { "auto-advance", N_ ("Move On After Each Digit"), N_ ("To the next cell, until all 81 are done") },
          } },
        { N_ ("Solve"), NULL, add_strategy_row, { { NULL } } },
    } },
  { N_ ("Techniques"),
    "view-list-symbolic",
    {
        { N_ ("Reasoning"),
          N_ ("What hints, explanations and levels may use"),
          NULL,
          {
              { "unique-techniques", N_ ("Rely on One Solution"),
                N_ ("Techniques that are right only where the puzzle has just one") },
              { "naked-singles-first", N_ ("Naked Singles First"),
                N_ ("As in HoDoKu, and not the only place of a digit in a box or a line") },
              { "step-notation", N_ ("Short Notation"), N_ ("Below each step that is explained, such as r4c8=5") },
          } },
        { N_ ("Order"),
          N_ ("Techniques are tried from the top down. Drag one, or press Alt+Up or Alt+Down, to move it."),
          add_techniques,
          { { NULL } } },
    } },
};

static void
add_preferences_row (RubricPreferences *self, AdwPreferencesGroup *group, const char *key, AdwActionRow *row,
                     GtkWidget *control)
{
  adw_preferences_group_add (group, GTK_WIDGET (row));
  g_hash_table_insert (self->controls, (gpointer)key, control);
  g_settings_bind_writable (self->settings, key, row, "sensitive", FALSE); /* an administrator can lock it */
}

static void
add_preferences_control (RubricPreferences *self, AdwPreferencesGroup *group, const char *key, const char *title,
                         const char *subtitle, GtkWidget *control)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (row, control);
  adw_action_row_set_activatable_widget (row, control);
  add_preferences_row (self, group, key, row, control);
}

static void
add_switch (RubricPreferences *self, AdwPreferencesGroup *group, const Switch *row)
{
  GtkWidget *control = gtk_switch_new ();

  g_settings_bind (self->settings, row->key, control, "active", BIND);
  add_preferences_control (self, group, row->key, _ (row->title), _ (row->subtitle), control);
}

static void
add_zoom (RubricPreferences *self, AdwPreferencesGroup *group)
{
  GtkWidget *control = gtk_spin_button_new_with_range (RUBRIC_ZOOM_MIN, RUBRIC_ZOOM_MAX, ZOOM_STEP);

  g_settings_bind (self->settings, "zoom", control, "value", BIND);
  add_preferences_control (self, group, "zoom", _ ("Size of the Board"), _ ("As a percentage of what fits the window"),
                           control);
}

static gboolean
word_to_selected (GValue *value, GVariant *word, gpointer choice)
{
  const Choice *self = choice;

  for (guint i = 0; self->names[i] != NULL; i++)
    if (g_str_equal (self->words[i], g_variant_get_string (word, NULL)))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
selected_to_word (const GValue *value, const GVariantType *type, gpointer choice)
{
  return g_variant_new_string (((const Choice *)choice)->words[g_value_get_uint (value)]);
}

static void
add_preferences_choice (RubricPreferences *self, AdwPreferencesGroup *group, const Choice *choice)
{
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; choice->names[i] != NULL; i++)
    gtk_string_list_append (names, _ (choice->names[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (choice->title));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ (choice->subtitle));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ (choice->subtitle), -1);
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  g_settings_bind_with_mapping (self->settings, choice->key, row, "selected", BIND, word_to_selected, selected_to_word,
                                (gpointer)choice, NULL);
  add_preferences_row (self, group, choice->key, ADW_ACTION_ROW (row), GTK_WIDGET (row));
}

static void
add_marks_layout (RubricPreferences *self, AdwPreferencesGroup *group)
{
  add_preferences_choice (self, group, &marks_layout);
}

static void
add_by_hand (RubricPreferences *self, AdwPreferencesGroup *group)
{
  add_preferences_choice (self, group, &today_level);
  add_preferences_choice (self, group, &show_mistakes);
}

static void
add_strategy_row (RubricPreferences *self, AdwPreferencesGroup *group)
{
  GtkWidget *row = create_strategy_row (self->settings, group);

  add_preferences_row (self, group, "strategy", ADW_ACTION_ROW (row), row);
}

static void
add_preview (RubricPreferences *self, AdwPreferencesGroup *group)
{
  self->preview = create_preview_board (self->settings);
  adw_preferences_group_add (group, self->preview);
}

static void
add_techniques (RubricPreferences *self, AdwPreferencesGroup *group)
{
  GtkWidget *reset;

  self->techniques = rubric_technique_list_new (self->settings);
  reset = rubric_technique_list_create_reset (RUBRIC_TECHNIQUE_LIST (self->techniques));
  gtk_widget_set_valign (reset, GTK_ALIGN_CENTER);
  g_settings_bind_writable (self->settings, "techniques", reset, "visible", FALSE);
  adw_preferences_group_set_header_suffix (group, reset);
  adw_preferences_group_add (group, self->techniques);
}

/* libadwaita 1.2 never frees a group: without this, each opening would leak its rows and the button beside its title,
 * bound to the settings. */
static void
remove_from_group (GtkWidget *row)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP));

  adw_preferences_group_set_header_suffix (group, NULL);
  adw_preferences_group_remove (group, row);
}

static void
rubric_preferences_dispose (GObject *object)
{
  RubricPreferences *self = RUBRIC_PREFERENCES (object);
  GHashTableIter iter;
  gpointer control;

  g_hash_table_iter_init (&iter, self->controls);
  for (; g_hash_table_iter_next (&iter, NULL, &control); g_hash_table_iter_remove (&iter))
    remove_from_group (gtk_widget_get_ancestor (control, ADW_TYPE_ACTION_ROW));
  g_clear_pointer (&self->preview, remove_from_group);
  g_clear_pointer (&self->techniques, remove_from_group);
  G_OBJECT_CLASS (rubric_preferences_parent_class)->dispose (object);
}

static void
rubric_preferences_finalize (GObject *object)
{
  RubricPreferences *self = RUBRIC_PREFERENCES (object);

  g_clear_object (&self->settings);
  g_hash_table_unref (self->controls);
  G_OBJECT_CLASS (rubric_preferences_parent_class)->finalize (object);
}

static void
rubric_preferences_class_init (RubricPreferencesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_preferences_dispose;
  G_OBJECT_CLASS (klass)->finalize = rubric_preferences_finalize;
}

static void
rubric_preferences_init (RubricPreferences *self)
{
  self->controls = g_hash_table_new (g_str_hash, g_str_equal);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Preferences"));
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), DEFAULT_WIDTH, DEFAULT_HEIGHT);
  /* So few rows need no search, whose button has no accessible name in libadwaita 1.2. */
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (self), FALSE);
}

static void
add_preferences_page (RubricPreferences *self, const Page *page)
{
  AdwPreferencesPage *widget = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());

  adw_preferences_page_set_title (widget, _ (page->title));
  adw_preferences_page_set_icon_name (widget, page->icon);
  for (const Group *group = page->groups; group->add != NULL || group->title != NULL; group++)
    {
      AdwPreferencesGroup *rows = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

      if (group->title != NULL)
        adw_preferences_group_set_title (rows, _ (group->title));
      if (group->description != NULL)
        adw_preferences_group_set_description (rows, _ (group->description));
      for (const Switch *row = group->switches; row->key != NULL; row++)
        add_switch (self, rows, row);
      if (group->add != NULL)
        group->add (self, rows);
      adw_preferences_page_add (widget, rows);
    }
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (self), widget);
}

GtkWidget *
rubric_preferences_new (GtkWindow *parent, GSettings *settings)
{
  RubricPreferences *self = g_object_new (RUBRIC_TYPE_PREFERENCES, "transient-for", parent, NULL);

  self->settings = g_object_ref (settings);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    add_preferences_page (self, &pages[i]);
  return GTK_WIDGET (self);
}

GtkWidget *
rubric_preferences_get_control (RubricPreferences *self, const char *key)
{
  return g_hash_table_lookup (self->controls, key);
}

RubricBoard *
rubric_preferences_get_board (RubricPreferences *self)
{
  return RUBRIC_BOARD (gtk_aspect_frame_get_child (GTK_ASPECT_FRAME (self->preview)));
}

RubricTechniqueList *
rubric_preferences_get_techniques (RubricPreferences *self)
{
  return RUBRIC_TECHNIQUE_LIST (self->techniques);
}
