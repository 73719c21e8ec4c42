/* rubric-watch-choice.c - the list from which the strategy is chosen that is watched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch-choice.h"

#include <glib/gi18n.h>

static GtkPopover *
find_popover (GtkWidget *choice)
{
  GtkWidget *child = gtk_widget_get_first_child (choice);

  while (!GTK_IS_POPOVER (child))
    child = gtk_widget_get_next_sibling (child);
  return GTK_POPOVER (child);
}

void
rubric_watch_choice_fill (GtkDropDown *choice, RubricGiveFocus give, GtkWidget *widget)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (int i = 0; i < n; i++)
    gtk_string_list_append (names, _ (strategies[i].name));
  gtk_drop_down_set_model (choice, G_LIST_MODEL (names));
  rubric_adapt_popover (find_popover (GTK_WIDGET (choice)), give, widget);
}

const SudStrategy *
rubric_watch_choice_get (GtkDropDown *choice)
{
  int n;

  return sud_strategies (&n) + gtk_drop_down_get_selected (choice);
}

/* One that is not known, as of a newer version, is the first of the list. */
static gboolean
get_mapping (GValue *value, GVariant *variant, gpointer user_data)
{
  const SudStrategy *strategy = sud_strategy_find (g_variant_get_string (variant, NULL));
  int n;

  g_value_set_uint (value, strategy != NULL ? (guint)(strategy - sud_strategies (&n)) : 0);
  return TRUE;
}

static GVariant *
set_mapping (const GValue *value, const GVariantType *type, gpointer user_data)
{
  guint selected = g_value_get_uint (value);
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  return selected < (guint)n ? g_variant_new_string (strategies[selected].id) : NULL;
}

void
rubric_watch_choice_remember (GtkDropDown *choice, GSettings *settings)
{
  g_settings_bind_with_mapping (settings, "watch-strategy", choice, "selected",
                                G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES | G_SETTINGS_BIND_NO_SENSITIVITY,
                                get_mapping, set_mapping, NULL, NULL);
}
