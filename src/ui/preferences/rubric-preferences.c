/* rubric-preferences.c - the preferences, applied as they are changed
 *
 * A switch is a row of the table. They are made here and not in a .ui file, where each would be fifteen lines that
 * differ in three words, one of them twice: what a screen reader says of the switch, after its title.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-preferences.h"

#include "rubric-preferences-preview.h"
#include "rubric-preferences-strategy.h"
#include "rubric-technique-list.h"
#include "rubric-technique-reset.h"
#include "rubric-zoom.h"

#include <glib/gi18n.h>

enum
{
  ZOOM_STEP = 10,
  DEFAULT_WIDTH = 640,
  DEFAULT_HEIGHT = 720, /* the preview, and all that it answers to */
};

/* The row as a whole is grey where its key is locked. */
static const GSettingsBindFlags BIND = G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY;

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
  const char *title; /* may be NULL */
  const char *description; /* may be NULL */
  void (*add) (RubricPreferences *self, AdwPreferencesGroup *group); /* what is not a switch, may be NULL */
  Switch switches[5]; /* ends with an empty one */
} Group;

typedef struct
{
  const char *title;
  const char *icon;
  Group groups[4]; /* ends with an empty one */
} Page;

static void add_preview (RubricPreferences *self, AdwPreferencesGroup *group);
static void add_zoom (RubricPreferences *self, AdwPreferencesGroup *group);
static void add_strategy (RubricPreferences *self, AdwPreferencesGroup *group);
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
              { "marks-as-grid", N_ ("Show Pencil Marks in a Grid"),
                N_ ("Centre marks in fixed places, in cells without corner marks") },
          } },
    } },
  { N_ ("Solving"),
    "document-edit-symbolic",
    {
        { N_ ("By Hand"),
          NULL,
          NULL,
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
        { N_ ("Solve"), NULL, add_strategy, { { NULL } } },
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
          } },
        { N_ ("Order"),
          N_ ("Techniques are tried from the top down. Drag one, or press Alt+Up or Alt+Down, to move it."),
          add_techniques,
          { { NULL } } },
    } },
};

static void
add_row (RubricPreferences *self, AdwPreferencesGroup *group, const char *key, AdwActionRow *row, GtkWidget *control)
{
  adw_preferences_group_add (group, GTK_WIDGET (row));
  g_hash_table_insert (self->controls, (gpointer)key, control);
  g_settings_bind_writable (self->settings, key, row, "sensitive", FALSE); /* an administrator can lock it */
}

static void
add_control (RubricPreferences *self, AdwPreferencesGroup *group, const char *key, const char *title,
             const char *subtitle, GtkWidget *control)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (row, control);
  adw_action_row_set_activatable_widget (row, control);
  add_row (self, group, key, row, control);
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

static void
add_strategy (RubricPreferences *self, AdwPreferencesGroup *group)
{
  GtkWidget *row = rubric_preferences_strategy_new (self->settings, group);

  add_row (self, group, "strategy", ADW_ACTION_ROW (row), row);
}

static void
add_preview (RubricPreferences *self, AdwPreferencesGroup *group)
{
  self->preview = rubric_preferences_preview_new (self->settings);
  adw_preferences_group_add (group, self->preview);
}

static void
add_techniques (RubricPreferences *self, AdwPreferencesGroup *group)
{
  GtkWidget *reset;

  self->techniques = rubric_technique_list_new (self->settings);
  reset = rubric_technique_reset_new (rubric_technique_list_get_techniques (RUBRIC_TECHNIQUE_LIST (self->techniques)));
  gtk_widget_set_valign (reset, GTK_ALIGN_CENTER);
  g_settings_bind_writable (self->settings, "techniques", reset, "visible", FALSE);
  adw_preferences_group_set_header_suffix (group, reset);
  adw_preferences_group_add (group, self->techniques);
}

/* libadwaita 1.2 never frees a group: without this each opening would leave its rows, and the button beside its title,
 * bound to the settings, behind. */
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
  /* So little needs no search, whose button has no name in libadwaita 1.2. */
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (self), FALSE);
}

static void
add_page (RubricPreferences *self, const Page *page)
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
    add_page (self, &pages[i]);
  return GTK_WIDGET (self);
}

GtkWidget *
rubric_preferences_get_control (RubricPreferences *self, const char *key)
{
  g_return_val_if_fail (RUBRIC_IS_PREFERENCES (self), NULL);

  return g_hash_table_lookup (self->controls, key);
}

GtkWidget *
rubric_preferences_get_preview (RubricPreferences *self)
{
  g_return_val_if_fail (RUBRIC_IS_PREFERENCES (self), NULL);

  return self->preview;
}

GtkWidget *
rubric_preferences_get_techniques (RubricPreferences *self)
{
  g_return_val_if_fail (RUBRIC_IS_PREFERENCES (self), NULL);

  return self->techniques;
}
