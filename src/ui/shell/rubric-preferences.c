/* rubric-preferences.c - the preferences, applied as they are changed
 *
 * A switch is a row of the table. They are made here and not in a .ui file, where each would be fifteen lines that
 * differ in three words, one of them twice: what a screen reader says of the switch, after its title.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-preferences.h"

#include "rubric-zoom.h"
#include "sud-strategy.h"

#include <glib/gi18n.h>

enum
{
  ZOOM_STEP = 10,
};

/* The row as a whole is grey where its key is locked. */
static const GSettingsBindFlags BIND = G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY;

struct _RubricPreferences
{
  AdwPreferencesWindow parent_instance;

  GSettings *settings;
  GHashTable *controls; /* by key */
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
  const char *title;
  void (*add) (RubricPreferences *self, AdwPreferencesGroup *group); /* what is not a switch, may be NULL */
  Switch switches[4]; /* ends with an empty one */
} Group;

static void add_zoom (RubricPreferences *self, AdwPreferencesGroup *group);
static void add_strategy (RubricPreferences *self, AdwPreferencesGroup *group);

static const Group groups[] = {
  { N_ ("Board"),
    add_zoom,
    {
        { "show-peers", N_ ("Highlight Row, Column and Box"), N_ ("Those of the selected cell") },
        { "show-same-digits", N_ ("Highlight the Same Digit"),
          N_ ("All cells with the same digit as the selected one") },
        { "mark-conflicts", N_ ("Mark Conflicts"), N_ ("Hatch equal digits in a row, column or box at once") },
    } },
  { N_ ("Pencil Marks"),
    NULL,
    {
        { "clean-marks", N_ ("Clean Up Pencil Marks"),
          N_ ("Remove an entered digit from the marks of its row, column and box") },
        { "marks-as-grid", N_ ("Show Pencil Marks in a Grid"),
          N_ ("Each in its place in a 3×3 grid, not in the corners or the centre") },
    } },
  { N_ ("Entering and Solving"),
    add_strategy,
    {
        { "auto-advance", N_ ("Move On After Each Digit"), N_ ("While you type in a puzzle") },
        { "timer", N_ ("Timer"), N_ ("Starts with the first digit you enter") },
    } },
};

static void
add_row (RubricPreferences *self, AdwPreferencesGroup *group, const char *key, AdwActionRow *row, const char *title,
         const char *subtitle, GtkWidget *control)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  adw_preferences_group_add (group, GTK_WIDGET (row));
  g_hash_table_insert (self->controls, (gpointer)key, control);
  g_settings_bind_writable (self->settings, key, row, "sensitive", FALSE); /* an administrator can lock it */
}

static void
add_control (RubricPreferences *self, AdwPreferencesGroup *group, const char *key, const char *title,
             const char *subtitle, GtkWidget *control)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());

  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (row, control);
  adw_action_row_set_activatable_widget (row, control);
  add_row (self, group, key, row, title, subtitle, control);
}

static void
add_switch (RubricPreferences *self, AdwPreferencesGroup *group, const Switch *row)
{
  GtkWidget *control = gtk_switch_new ();

  g_settings_bind (self->settings, row->key, control, "active", BIND);
  add_control (self, group, row->key, _ (row->title), _ (row->subtitle), control);
}

static void
add_zoom (RubricPreferences *self, AdwPreferencesGroup *group)
{
  GtkWidget *control = gtk_spin_button_new_with_range (RUBRIC_ZOOM_MIN, RUBRIC_ZOOM_MAX, ZOOM_STEP);

  g_settings_bind (self->settings, "zoom", control, "value", BIND);
  add_control (self, group, "zoom", _ ("Size of the Board"), _ ("As a percentage of what fits the window"), control);
}

static gboolean
strategy_to_selected (GValue *value, GVariant *variant, gpointer user_data)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);
  const SudStrategy *strategy = sud_strategy_find (g_variant_get_string (variant, NULL));

  /* One that is not there (any more) is chosen for the person by whoever solves. */
  g_value_set_uint (value, strategy != NULL ? (guint)(strategy - strategies) : GTK_INVALID_LIST_POSITION);
  return TRUE;
}

static GVariant *
selected_to_strategy (const GValue *value, const GVariantType *type, gpointer user_data)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);
  guint selected = g_value_get_uint (value);

  return selected < (guint)n ? g_variant_new_string (strategies[selected].id) : NULL;
}

static void
add_strategy (RubricPreferences *self, AdwPreferencesGroup *group)
{
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (int i = 0; i < n; i++)
    gtk_string_list_append (names, _ (strategies[i].name));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  g_settings_bind_with_mapping (self->settings, "strategy", row, "selected", BIND, strategy_to_selected,
                                selected_to_strategy, NULL, NULL);
  add_row (self, group, "strategy", ADW_ACTION_ROW (row), _ ("Strategy"), _ ("How Solve searches"), GTK_WIDGET (row));
}

/* libadwaita 1.2 never frees a group: without this each opening would leave its rows, bound to the settings, behind. */
static void
rubric_preferences_dispose (GObject *object)
{
  GHashTableIter iter;
  gpointer control;

  g_hash_table_iter_init (&iter, RUBRIC_PREFERENCES (object)->controls);
  for (; g_hash_table_iter_next (&iter, NULL, &control); g_hash_table_iter_remove (&iter))
    {
      GtkWidget *row = gtk_widget_get_ancestor (control, ADW_TYPE_ACTION_ROW);
      GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);

      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), row);
    }
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
  /* One page needs no search, whose button has no name in libadwaita 1.2. */
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (self), FALSE);
}

GtkWidget *
rubric_preferences_new (GtkWindow *parent, GSettings *settings)
{
  RubricPreferences *self = g_object_new (RUBRIC_TYPE_PREFERENCES, "transient-for", parent, NULL);
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());

  adw_preferences_page_set_title (page, _ ("Preferences"));
  self->settings = g_object_ref (settings);
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

      adw_preferences_group_set_title (group, _ (groups[i].title));
      for (const Switch *row = groups[i].switches; row->key != NULL; row++)
        add_switch (self, group, row);
      if (groups[i].add != NULL)
        groups[i].add (self, group);
      adw_preferences_page_add (page, group);
    }
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (self), page);
  return GTK_WIDGET (self);
}

GtkWidget *
rubric_preferences_get_control (RubricPreferences *self, const char *key)
{
  g_return_val_if_fail (RUBRIC_IS_PREFERENCES (self), NULL);

  return g_hash_table_lookup (self->controls, key);
}
