/* rubric-step-list.c - the list of steps: the text of its rows, the way through them, and the search in it
 *
 *     To the end                     Possible now
 *
 *     +-----------------------+      +-----------------------+
 *     | 1. Naked Single       |      | Naked Single · 2      |   a heading, passed over by keys and clicks
 *     | 5 goes into row 5 …   |      |   5 goes into row 5 … |
 *     | 2. Hidden Single      |      |   7 goes into row 8 … |
 *     | 8 goes into row 1 …   |      | X-Wing · 14           |
 *     +-----------------------+      +-----------------------+
 *
 *     RubricExplanation ──► GtkFilterListModel (the words in the entry) ──► RubricExplainOutline ──► GtkSingleSelection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-private.h"

#include "rubric-adaptations.h"
#include "rubric-text-explanation.h"
#include "rubric-text-step.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  HEADING_LEVEL = 2,
  INDENT = 8, /* steps below a heading */
};

struct _RubricStepList
{
  AdwBin parent_instance;

  GtkSearchBar *bar;
  GtkWidget *entry;
  GtkLabel *count;
  GtkFilterListModel *steps;
  RubricExplainOutline *outline;
  GtkSingleSelection *selection;
  GtkListView *list;
  guint place; /* the step of the explanation that was selected last */
};

G_DEFINE_FINAL_TYPE (RubricStepList, rubric_step_list, ADW_TYPE_BIN)

/* A row. Which of its children is shown depends on what it stands for. */
#define RUBRIC_TYPE_STEP_ROW (rubric_step_row_get_type ())
G_DECLARE_FINAL_TYPE (RubricStepRow, rubric_step_row, RUBRIC, STEP_ROW, GtkBox)

struct _RubricStepRow
{
  GtkBox parent_instance;

  GtkLabel *heading, *title, *outcome, *rest;
  GtkWidget *more; /* the button of @rest */
};

G_DEFINE_FINAL_TYPE (RubricStepRow, rubric_step_row, GTK_TYPE_BOX)

static void
rubric_step_row_class_init (RubricStepRowClass *klass)
{
}

static GtkLabel *
append_wrapped_label (RubricStepRow *self, GtkAccessibleRole role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "xalign", 0.0, "wrap", TRUE,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);

  gtk_box_append (GTK_BOX (self), label);
  return GTK_LABEL (label);
}

/* The keys unfold by going on: the button is for clicks. */
static void
rubric_step_row_init (RubricStepRow *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->heading = append_wrapped_label (self, GTK_ACCESSIBLE_ROLE_HEADING);
  self->title = append_wrapped_label (self, GTK_ACCESSIBLE_ROLE_LABEL);
  self->outcome = append_wrapped_label (self, GTK_ACCESSIBLE_ROLE_LABEL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, HEADING_LEVEL, -1);
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "caption-heading");
  gtk_widget_add_css_class (GTK_WIDGET (self->outcome), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->outcome), "caption");
  self->rest = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL);
  self->more = g_object_new (GTK_TYPE_BUTTON, "child", self->rest, "focusable", FALSE, "css-classes",
                             (const char *[]){ "flat", "more", NULL }, NULL);
  gtk_box_append (GTK_BOX (self), self->more);
}

/* Below a heading the outcome is all there is to say of a step. */
static void
step_row_show_step (RubricStepRow *self, RubricRow *step, gboolean grouped)
{
  g_autofree char *outcome = rubric_text_step_outcome (rubric_explanation_get_row_step (step));
  g_autofree char *title = rubric_step_list_dup_title (step);

  gtk_label_set_text (self->title, grouped ? outcome : title);
  gtk_label_set_text (self->outcome, outcome);
  gtk_widget_set_margin_start (GTK_WIDGET (self->title), grouped ? INDENT : 0);
}

static void
more_clicked_cb (GtkListItem *item, GtkWidget *button)
{
  GtkListView *list = GTK_LIST_VIEW (gtk_widget_get_ancestor (button, GTK_TYPE_LIST_VIEW));
  GListModel *outline = gtk_single_selection_get_model (GTK_SINGLE_SELECTION (gtk_list_view_get_model (list)));

  rubric_explain_outline_unfold (RUBRIC_EXPLAIN_OUTLINE (outline), gtk_list_item_get_position (item));
}

static void
set_up_step_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  RubricStepRow *row = g_object_new (RUBRIC_TYPE_STEP_ROW, NULL);

  g_signal_connect_object (row->more, "clicked", G_CALLBACK (more_clicked_cb), item, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, GTK_WIDGET (row));
}

static void
bind_step_cb (GtkSignalListItemFactory *factory, GtkListItem *item, RubricExplainOutline *outline)
{
  RubricStepRow *row = RUBRIC_STEP_ROW (gtk_list_item_get_child (item));
  RubricExplainRow kind = rubric_explain_outline_get_row (outline, gtk_list_item_get_position (item));
  gboolean is_step = kind == RUBRIC_EXPLAIN_ROW_STEP, grouped = rubric_explain_outline_get_grouped (outline);

  if (is_step)
    step_row_show_step (row, gtk_list_item_get_item (item), grouped);
  else
    gtk_label_set_text (kind == RUBRIC_EXPLAIN_ROW_HEADING ? row->heading : row->rest,
                        gtk_string_object_get_string (gtk_list_item_get_item (item)));
  gtk_widget_set_visible (GTK_WIDGET (row->heading), kind == RUBRIC_EXPLAIN_ROW_HEADING);
  gtk_widget_set_visible (GTK_WIDGET (row->title), is_step);
  gtk_widget_set_visible (GTK_WIDGET (row->outcome), is_step && !grouped);
  gtk_widget_set_visible (row->more, kind == RUBRIC_EXPLAIN_ROW_MORE);
  gtk_list_item_set_selectable (item, is_step);
  gtk_list_item_set_activatable (item, is_step);
  gtk_widget_set_focusable (gtk_widget_get_parent (GTK_WIDGET (row)), is_step);
}

/* Going through the steps */

/* Sets @place to the selected row. Returns: FALSE if there is none */
static gboolean
get_selected_place (RubricStepList *self, gint64 *place)
{
  *place = gtk_single_selection_get_selected (self->selection);
  return *place != GTK_INVALID_LIST_POSITION;
}

/* The first step below a heading comes into sight with it. */
static void
scroll_to_heading (RubricStepList *self, guint position)
{
  if (position > 0 && position != GTK_INVALID_LIST_POSITION
      && rubric_explain_outline_get_row (self->outline, position - 1) == RUBRIC_EXPLAIN_ROW_HEADING)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position - 1);
}

static void
select_step (RubricStepList *self, guint position)
{
  guint before = gtk_single_selection_get_selected (self->selection);

  rubric_focus_select_row (self->list, position);
  if (before > position)
    scroll_to_heading (self, position);
}

static void
go_to_step (RubricStepList *self, gint64 from, int by)
{
  guint position;

  if (!rubric_explain_outline_go (self->outline, from, by, &position))
    return;
  if (rubric_explain_outline_get_row (self->outline, position) == RUBRIC_EXPLAIN_ROW_MORE)
    rubric_explain_outline_unfold (self->outline, position);
  select_step (self, position);
}

/* From technique to technique; without headings a page up or down. */
static gboolean
go_to_technique (RubricStepList *self, int by)
{
  gint64 place;
  guint position;

  if (!rubric_explain_outline_get_grouped (self->outline))
    return FALSE;
  if (get_selected_place (self, &place) && rubric_explain_outline_go_far (self->outline, place, by, &position))
    select_step (self, position);
  return TRUE;
}

/* The search */

static gboolean
match_step_cb (gpointer step, gpointer user_data)
{
  RubricStepList *self = user_data;
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  return *words == '\0' || rubric_step_row_matches (step, words);
}

static void
show_match_count (RubricStepList *self)
{
  GListModel *steps = gtk_filter_list_model_get_model (self->steps);
  guint n = steps != NULL ? g_list_model_get_n_items (steps) : 0;
  /* Translators: beside what is looked for: of %2$u steps %1$u have it */
  g_autofree char *text = g_strdup_printf (_ ("%1$u of %2$u"), g_list_model_get_n_items (G_LIST_MODEL (self->steps)),
                                           n);

  gtk_label_set_text (self->count, text);
}

/* The step that was selected stays so if it is listed; else it is the first one. */
static void
restore_place (RubricStepList *self)
{
  guint position;

  if (rubric_explain_outline_find (self->outline, self->place, &position)
      || rubric_explain_outline_go (self->outline, -1, 1, &position))
    select_step (self, position);
}

static void
step_search_cb (RubricStepList *self)
{
  guint index = rubric_step_list_get_index (self);

  if (index != G_MAXUINT)
    self->place = index;
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->steps), GTK_FILTER_CHANGE_DIFFERENT);
  restore_place (self);
  show_match_count (self);
}

/* A hint is one step: then this is hidden. */
static gboolean
begin_search_cb (GtkWidget *panel, GVariant *args, gpointer user_data)
{
  RubricStepList *self = user_data;

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;
  gtk_search_bar_set_search_mode (self->bar, TRUE);
  gtk_widget_grab_focus (self->entry);
  return TRUE;
}

static void
rubric_step_list_dispose (GObject *object)
{
  RubricStepList *self = RUBRIC_STEP_LIST (object);

  g_clear_object (&self->selection);
  g_clear_object (&self->outline);
  g_clear_object (&self->steps);
  G_OBJECT_CLASS (rubric_step_list_parent_class)->dispose (object);
}

static void
rubric_step_list_class_init (RubricStepListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_step_list_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "find");
}

static void
rubric_step_list_init (RubricStepList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->bar = GTK_SEARCH_BAR (gtk_search_bar_new ());
  self->entry = g_object_new (GTK_TYPE_SEARCH_ENTRY, "placeholder-text", _ ("Technique, digit or r5c2"), "hexpand",
                              TRUE, "width-chars", 8, NULL);
  self->count = g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *[]){ "dim-label", "numeric", NULL }, NULL);
  self->steps = gtk_filter_list_model_new (NULL, GTK_FILTER (gtk_custom_filter_new (match_step_cb, self, NULL)));
  self->outline = rubric_explain_outline_new (G_LIST_MODEL (self->steps));
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE); /* GTK would select a heading */
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->outline));
  rubric_widget_set_name (self->entry, _ ("Find a Step"));
  g_signal_connect_object (self->entry, "search-changed", G_CALLBACK (step_search_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->count));
  gtk_search_bar_set_child (self->bar, box);
  gtk_search_bar_connect_entry (self->bar, GTK_EDITABLE (self->entry));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->bar));
}

void
rubric_step_list_attach (RubricStepList *self, GtkWidget *panel, GtkListView *list, GtkWidget *instead,
                         GtkToggleButton *button)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->list = list;
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_step_cb), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_step_cb), self->outline, 0);
  rubric_adapt_list (GTK_WIDGET (list));
  gtk_list_view_set_factory (list, factory);
  gtk_list_view_set_model (list, GTK_SELECTION_MODEL (self->selection));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_f, GDK_CONTROL_MASK),
                                                          gtk_callback_action_new (begin_search_cb, self, NULL)));
  gtk_widget_add_controller (panel, keys);
  g_object_bind_property (self->bar, "search-mode-enabled", instead, "visible", G_BINDING_INVERT_BOOLEAN);
  g_object_bind_property (self->bar, "search-mode-enabled", button, "active", G_BINDING_BIDIRECTIONAL);
  gtk_search_bar_set_key_capture_widget (self->bar, GTK_WIDGET (list));
}

void
rubric_step_list_set_explanation (RubricStepList *self, RubricExplanation *explanation, gboolean grouped)
{
  g_autoptr (GListModel) steps = explanation != NULL ? rubric_explanation_list_steps (explanation) : NULL;

  gtk_search_bar_set_search_mode (self->bar, FALSE);
  self->place = 0;
  rubric_explain_outline_set_grouped (self->outline, grouped);
  gtk_filter_list_model_set_model (self->steps, steps);
  restore_place (self);
  show_match_count (self);
}

RubricRow *
rubric_step_list_get_step (RubricStepList *self)
{
  return self->selection != NULL ? gtk_single_selection_get_selected_item (self->selection) : NULL;
}

guint
rubric_step_list_get_index (RubricStepList *self)
{
  RubricRow *step = rubric_step_list_get_step (self);

  return step != NULL ? rubric_row_get_index (step) : G_MAXUINT;
}

gboolean
rubric_step_list_can_step (RubricStepList *self, int by)
{
  gint64 place;
  guint position;

  return get_selected_place (self, &place) && rubric_explain_outline_go (self->outline, place, by, &position);
}

void
rubric_step_list_step (RubricStepList *self, int by)
{
  gint64 place;

  if (get_selected_place (self, &place))
    go_to_step (self, place, by);
}

gboolean
rubric_step_list_press (RubricStepList *self, guint keyval)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self->list)) == GTK_TEXT_DIR_RTL;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_Right:
      rubric_step_list_step (self, (keyval == GDK_KEY_Right) != mirrored ? 1 : -1);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_Down:
      rubric_step_list_step (self, keyval == GDK_KEY_Down ? 1 : -1);
      return TRUE;
    case GDK_KEY_Home:
      go_to_step (self, -1, 1);
      return TRUE;
    case GDK_KEY_End:
      go_to_step (self, g_list_model_get_n_items (G_LIST_MODEL (self->outline)), -1);
      return TRUE;
    case GDK_KEY_Page_Up:
    case GDK_KEY_Page_Down:
      return go_to_technique (self, keyval == GDK_KEY_Page_Down ? 1 : -1);
    default:
      return FALSE;
    }
}

void
rubric_step_list_focus (RubricStepList *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);

  gtk_widget_grab_focus (GTK_WIDGET (self->list));
  rubric_focus_select_row (self->list, position);
  scroll_to_heading (self, position);
}

gboolean
rubric_step_list_end_search (RubricStepList *self)
{
  gboolean open = gtk_search_bar_get_search_mode (self->bar);

  gtk_search_bar_set_search_mode (self->bar, FALSE); /* which empties the entry */
  return open;
}

char *
rubric_step_list_dup_title (RubricRow *step)
{
  /* Translators: a row of a list: %1$u is the number of the step, %2$s the name of its technique */
  return g_strdup_printf (_ ("%1$u. %2$s"), rubric_row_get_index (step) + 1,
                          rubric_text_technique ((int)rubric_explanation_get_row_step (step)->technique));
}
