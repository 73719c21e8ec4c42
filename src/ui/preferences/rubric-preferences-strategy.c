/* rubric-preferences-strategy.c - the row that chooses how Solve searches
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-preferences-strategy.h"

#include "rubric-chosen-strategy.h"

#include <glib/gi18n.h>

enum
{
  SUMMARY_CHARS = 32, /* in a line of the list */
};

/* Returns: NULL where none of the table is chosen. */
static const SudStrategy *
get_strategy (guint position)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  return position < (guint)n ? &strategies[position] : NULL;
}

/* Of one that is not there (any more) it shows the one that solves instead, and keeps the choice. */
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

/* Over the row and not in it: a sentence would leave the name beside it no room. */
static void
selected_cb (AdwComboRow *row, GParamSpec *pspec, AdwPreferencesGroup *group)
{
  const SudStrategy *strategy = get_strategy (adw_combo_row_get_selected (row));

  adw_preferences_group_set_description (group, _ (strategy->summary));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ (strategy->summary), -1);
}

static GtkWidget *
append_label (GtkBox *box, const char *class)
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

/* The name over the sentence, and a tick at the one that is chosen. */
static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  append_label (GTK_BOX (texts), NULL);
  append_label (GTK_BOX (texts), "caption");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_margin_top (texts, 3);
  gtk_widget_set_margin_bottom (texts, 3);
  gtk_box_append (GTK_BOX (outer), texts);
  gtk_box_append (GTK_BOX (outer), tick);
  g_object_bind_property (item, "selected", tick, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, outer);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const SudStrategy *strategy = get_strategy (gtk_list_item_get_position (item));
  GtkWidget *name = gtk_widget_get_first_child (gtk_widget_get_first_child (gtk_list_item_get_child (item)));

  gtk_label_set_label (GTK_LABEL (name), _ (strategy->name));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (name)), _ (strategy->summary));
}

GtkWidget *
rubric_preferences_strategy_new (GSettings *settings, AdwPreferencesGroup *group)
{
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  for (guint i = 0; get_strategy (i) != NULL; i++)
    gtk_string_list_append (names, _ (get_strategy (i)->name));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Strategy"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("How Solve searches"));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  adw_combo_row_set_list_factory (row, factory);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (selected_cb), group, 0);
  g_settings_bind_with_mapping (settings, "strategy", row, "selected",
                                G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY, strategy_to_selected,
                                selected_to_strategy, settings, NULL);
  selected_cb (row, NULL, group);
  return GTK_WIDGET (row);
}
