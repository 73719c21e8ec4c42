/* rubric-explain-find.c - which steps of an explanation are listed: all, or those with the words that are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-find.h"

#include "rubric-explain-rows.h"
#include "rubric-explanation-search.h"

#include <glib/gi18n.h>

struct _RubricExplainFind
{
  GtkWidget parent_instance;

  GtkSearchBar *bar;
  GtkWidget *entry;
  GtkLabel *count;
  RubricExplanation *explanation;
  GtkFilterListModel *steps;
  RubricExplainOutline *outline; /* of the steps */
  GtkListView *list; /* of the panel, which shows it */
  guint place;     /* the last step that was selected, among all */
};

G_DEFINE_FINAL_TYPE (RubricExplainFind, rubric_explain_find, GTK_TYPE_WIDGET)

static gboolean
match_cb (gpointer step, gpointer user_data)
{
  RubricExplainFind *self = user_data;
  const char *sought = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  return *sought == '\0'
         || rubric_explanation_step_matches (self->explanation, rubric_explanation_step_get_index (step), sought);
}

static void
show_count (RubricExplainFind *self)
{
  guint n = self->explanation != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->explanation)) : 0;
  /* Translators: beside what is looked for: of %2$u steps %1$u have it */
  g_autofree char *text = g_strdup_printf (_ ("%1$u of %2$u"), g_list_model_get_n_items (G_LIST_MODEL (self->steps)), n);

  gtk_label_set_text (self->count, text);
}

static void
note_place (RubricExplainFind *self)
{
  guint index = rubric_explain_rows_get_index (self->list);

  if (index != G_MAXUINT)
    self->place = index;
}

/* Whichever steps are listed, the one that was selected stays so, where it is among them; or it is the first. */
static void
keep_place (RubricExplainFind *self)
{
  guint position;

  if (rubric_explain_outline_find (self->outline, self->place, &position)
      || rubric_explain_outline_go (self->outline, -1, 1, &position))
    rubric_explain_rows_select_step (self->list, position);
}

static void
sought_cb (RubricExplainFind *self)
{
  note_place (self);
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->steps), GTK_FILTER_CHANGE_DIFFERENT);
  keep_place (self);
  show_count (self);
}

static void
rubric_explain_find_dispose (GObject *object)
{
  RubricExplainFind *self = RUBRIC_EXPLAIN_FIND (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (self->steps != NULL)
    {
      gtk_filter_list_model_set_model (self->steps, NULL);
      gtk_filter_list_model_set_filter (self->steps, NULL); /* which asks the entry */
    }
  g_clear_object (&self->outline);
  g_clear_object (&self->steps);
  g_clear_object (&self->explanation);
  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_explain_find_parent_class)->dispose (object);
}

static void
rubric_explain_find_class_init (RubricExplainFindClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_explain_find_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "find");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
rubric_explain_find_init (RubricExplainFind *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->bar = GTK_SEARCH_BAR (gtk_search_bar_new ());
  self->entry = gtk_search_entry_new ();
  self->count = GTK_LABEL (gtk_label_new (NULL));
  self->steps = gtk_filter_list_model_new (NULL, GTK_FILTER (gtk_custom_filter_new (match_cb, self, NULL)));
  self->outline = rubric_explain_outline_new (G_LIST_MODEL (self->steps));
  g_object_set (self->entry, "placeholder-text", _ ("Technique, digit or r5c2"), "hexpand", TRUE, "width-chars", 8, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Find a Step"), -1);
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "numeric");
  g_signal_connect_swapped (self->entry, "search-changed", G_CALLBACK (sought_cb), self);
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->count));
  gtk_search_bar_set_child (self->bar, box);
  gtk_search_bar_connect_entry (self->bar, GTK_EDITABLE (self->entry));
  gtk_widget_set_parent (GTK_WIDGET (self->bar), GTK_WIDGET (self));
}

/* A hint is one step: then this is hidden. */
static gboolean
open_cb (GtkWidget *panel, GVariant *args, gpointer user_data)
{
  if (!gtk_widget_get_visible (user_data))
    return FALSE;
  rubric_explain_find_open (user_data);
  return TRUE;
}

void
rubric_explain_find_attach (RubricExplainFind *self, GtkWidget *panel, GtkListView *list, GtkWidget *instead,
                            GtkToggleButton *button)
{
  GtkEventController *keys;

  g_return_if_fail (RUBRIC_IS_EXPLAIN_FIND (self));

  self->list = list;
  keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_f, GDK_CONTROL_MASK),
                                                          gtk_callback_action_new (open_cb, self, NULL)));
  gtk_widget_add_controller (panel, keys);
  g_object_bind_property (self->bar, "search-mode-enabled", instead, "visible", G_BINDING_INVERT_BOOLEAN);
  g_object_bind_property (self->bar, "search-mode-enabled", button, "active", G_BINDING_BIDIRECTIONAL);
  gtk_search_bar_set_key_capture_widget (self->bar, GTK_WIDGET (list));
}

void
rubric_explain_find_set_explanation (RubricExplainFind *self, RubricExplanation *explanation, gboolean grouped)
{
  g_return_if_fail (RUBRIC_IS_EXPLAIN_FIND (self));

  gtk_search_bar_set_search_mode (self->bar, FALSE);
  self->place = 0;
  g_set_object (&self->explanation, explanation);
  rubric_explain_outline_set_grouped (self->outline, grouped);
  gtk_filter_list_model_set_model (self->steps, G_LIST_MODEL (explanation));
  keep_place (self);
  show_count (self);
}

RubricExplainOutline *
rubric_explain_find_get_outline (RubricExplainFind *self)
{
  g_return_val_if_fail (RUBRIC_IS_EXPLAIN_FIND (self), NULL);

  return self->outline;
}

void
rubric_explain_find_open (RubricExplainFind *self)
{
  g_return_if_fail (RUBRIC_IS_EXPLAIN_FIND (self));

  gtk_search_bar_set_search_mode (self->bar, TRUE);
  gtk_widget_grab_focus (self->entry);
}

gboolean
rubric_explain_find_close (RubricExplainFind *self)
{
  gboolean open;

  g_return_val_if_fail (RUBRIC_IS_EXPLAIN_FIND (self), FALSE);

  open = gtk_search_bar_get_search_mode (self->bar);
  gtk_search_bar_set_search_mode (self->bar, FALSE); /* which empties the entry */
  return open;
}
