/* rubric-explain-rows.c - the list of steps: what its rows say, and how one goes through them
 *
 *     To the end                     Possible now
 *
 *     +-----------------------+      +-----------------------+
 *     | 1. Naked Single       |      | Naked Single · 2      |   a heading, passed over by keys and clicks
 *     | 5 goes into row 5 …   |      | 5 goes into row 5 …   |
 *     | 2. Hidden Single      |      | 7 goes into row 8 …   |
 *     | 8 goes into row 1 …   |      | X-Wing · 14           |
 *     +-----------------------+      +-----------------------+
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-rows.h"

#include "rubric-adaptations.h"
#include "rubric-focus.h"

#include <glib/gi18n.h>

enum
{
  HEADING_LEVEL = 2,
  INDENT = 8, /* of steps below a heading */
};

/* What a row can be made of; which of it is shown depends on what row it is. */
typedef struct
{
  GtkWidget *heading, *title, *outcome, *more;
} Parts;

static GtkWidget *
append_label (GtkWidget *row, GtkAccessibleRole role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "xalign", 0.0, "wrap", TRUE,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);

  gtk_box_append (GTK_BOX (row), label);
  return label;
}

static void
more_cb (GtkListItem *item, GtkWidget *button)
{
  GtkWidget *list = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_VIEW);
  GtkSelectionModel *selection = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  GListModel *outline = gtk_single_selection_get_model (GTK_SINGLE_SELECTION (selection));

  rubric_explain_outline_unfold (RUBRIC_EXPLAIN_OUTLINE (outline), gtk_list_item_get_position (item));
}

/* The keys go on to what is folded away by themselves: the button is for who clicks. */
static GtkWidget *
append_more (GtkWidget *row, GtkListItem *item)
{
  GtkWidget *more = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (more), g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL));
  gtk_widget_set_focusable (more, FALSE);
  gtk_widget_add_css_class (more, "flat");
  gtk_widget_add_css_class (more, "more");
  g_signal_connect_object (more, "clicked", G_CALLBACK (more_cb), item, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), more);
  return more;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Parts *parts = g_new (Parts, 1);

  parts->heading = append_label (row, GTK_ACCESSIBLE_ROLE_HEADING);
  parts->title = append_label (row, GTK_ACCESSIBLE_ROLE_LABEL);
  parts->outcome = append_label (row, GTK_ACCESSIBLE_ROLE_LABEL);
  parts->more = append_more (row, item);
  gtk_accessible_update_property (GTK_ACCESSIBLE (parts->heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, HEADING_LEVEL, -1);
  gtk_widget_add_css_class (parts->heading, "caption-heading");
  gtk_widget_add_css_class (parts->outcome, "dim-label");
  gtk_widget_add_css_class (parts->outcome, "caption");
  g_object_set_data_full (G_OBJECT (row), "parts", parts, g_free);
  gtk_list_item_set_child (item, row);
  rubric_explain_rows_note_item (item);
}

/* Below a heading what follows is all there is to say. */
static void
show_step (const Parts *parts, RubricExplanationStep *step, gboolean grouped)
{
  g_autofree char *outcome = rubric_explanation_step_dup_outcome (step);
  g_autofree char *title = rubric_explain_rows_dup_title (step);

  gtk_label_set_text (GTK_LABEL (parts->title), grouped ? outcome : title);
  gtk_label_set_text (GTK_LABEL (parts->outcome), outcome);
  gtk_widget_set_margin_start (parts->title, grouped ? INDENT : 0);
  gtk_widget_set_visible (parts->outcome, !grouped);
}

static void
show_words (const Parts *parts, RubricExplainRow kind, GtkStringObject *words)
{
  GtkWidget *label = kind == RUBRIC_EXPLAIN_ROW_HEADING ? parts->heading : gtk_button_get_child (GTK_BUTTON (parts->more));

  gtk_label_set_text (GTK_LABEL (label), gtk_string_object_get_string (words));
  gtk_widget_set_visible (parts->outcome, FALSE);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, RubricExplainOutline *outline)
{
  GtkWidget *child = gtk_list_item_get_child (item);
  const Parts *parts = g_object_get_data (G_OBJECT (child), "parts");
  RubricExplainRow kind = rubric_explain_outline_get_row (outline, gtk_list_item_get_position (item));
  gboolean is_step = kind == RUBRIC_EXPLAIN_ROW_STEP;

  if (is_step)
    show_step (parts, gtk_list_item_get_item (item), rubric_explain_outline_get_grouped (outline));
  else
    show_words (parts, kind, gtk_list_item_get_item (item));
  gtk_widget_set_visible (parts->heading, kind == RUBRIC_EXPLAIN_ROW_HEADING);
  gtk_widget_set_visible (parts->title, is_step);
  gtk_widget_set_visible (parts->more, kind == RUBRIC_EXPLAIN_ROW_MORE);
  gtk_list_item_set_selectable (item, is_step);
  gtk_list_item_set_activatable (item, is_step);
  gtk_widget_set_focusable (gtk_widget_get_parent (child), is_step);
}

GtkSingleSelection *
rubric_explain_rows_show (GtkListView *list, RubricExplainOutline *outline)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkSingleSelection *selection = gtk_single_selection_new (NULL);

  gtk_single_selection_set_autoselect (selection, FALSE); /* it would select a heading */
  gtk_single_selection_set_model (selection, G_LIST_MODEL (outline));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), outline, 0);
  rubric_adapt_list (GTK_WIDGET (list));
  gtk_list_view_set_factory (list, factory);
  gtk_list_view_set_model (list, GTK_SELECTION_MODEL (selection));
  return selection;
}

static GtkSingleSelection *
get_selection (GtkListView *list)
{
  return GTK_SINGLE_SELECTION (gtk_list_view_get_model (list));
}

static RubricExplainOutline *
get_outline (GtkListView *list)
{
  return RUBRIC_EXPLAIN_OUTLINE (gtk_single_selection_get_model (get_selection (list)));
}

guint
rubric_explain_rows_get_index (GtkListView *list)
{
  gpointer step = gtk_single_selection_get_selected_item (get_selection (list));

  return step != NULL ? rubric_explanation_step_get_index (step) : G_MAXUINT;
}

/* Where one goes from. Returns: FALSE where nothing is selected */
static gboolean
get_place (GtkListView *list, gint64 *place)
{
  *place = gtk_single_selection_get_selected (get_selection (list));
  return *place != GTK_INVALID_LIST_POSITION;
}

gboolean
rubric_explain_rows_can_step (GtkListView *list, int by)
{
  gint64 place;
  guint position;

  return get_place (list, &place) && rubric_explain_outline_go (get_outline (list), place, by, &position);
}

static void
focus_row (GtkWidget *list, guint position)
{
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);
      GtkListItem *item = child != NULL ? g_object_get_data (G_OBJECT (child), "item") : NULL;

      if (item != NULL && gtk_list_item_get_position (item) == position)
        gtk_widget_grab_focus (row);
    }
}

/* The first step below a heading comes into sight with it. */
static void
show_heading (GtkListView *list, guint position)
{
  if (position > 0 && position != GTK_INVALID_LIST_POSITION
      && rubric_explain_outline_get_row (get_outline (list), position - 1) == RUBRIC_EXPLAIN_ROW_HEADING)
    gtk_widget_activate_action (GTK_WIDGET (list), "list.scroll-to-item", "u", position - 1);
}

void
rubric_explain_rows_select_step (GtkListView *list, guint position)
{
  guint before = gtk_single_selection_get_selected (get_selection (list));

  rubric_explain_rows_select (GTK_WIDGET (list), position);
  if (before > position)
    show_heading (list, position);
}

void
rubric_explain_rows_focus (GtkListView *list)
{
  guint position = gtk_single_selection_get_selected (get_selection (list));

  gtk_widget_grab_focus (GTK_WIDGET (list));
  focus_row (GTK_WIDGET (list), position);
  show_heading (list, position);
}

static void
go (GtkListView *list, gint64 from, int by)
{
  RubricExplainOutline *outline = get_outline (list);
  guint position;

  if (!rubric_explain_outline_go (outline, from, by, &position))
    return;
  if (rubric_explain_outline_get_row (outline, position) == RUBRIC_EXPLAIN_ROW_MORE)
    rubric_explain_outline_unfold (outline, position);
  rubric_explain_rows_select_step (list, position);
}

void
rubric_explain_rows_step (GtkListView *list, int by)
{
  gint64 place;

  if (get_place (list, &place))
    go (list, place, by);
}

/* From technique to technique; without headings a page up or down. */
static gboolean
go_far (GtkListView *list, int by)
{
  gint64 place;
  guint position;

  if (!rubric_explain_outline_get_grouped (get_outline (list)))
    return FALSE;
  if (get_place (list, &place) && rubric_explain_outline_go_far (get_outline (list), place, by, &position))
    rubric_explain_rows_select_step (list, position);
  return TRUE;
}

gboolean
rubric_explain_rows_press (GtkListView *list, guint keyval)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (list)) == GTK_TEXT_DIR_RTL;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_Right:
      rubric_explain_rows_step (list, (keyval == GDK_KEY_Right) != mirrored ? 1 : -1);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_Down:
      rubric_explain_rows_step (list, keyval == GDK_KEY_Down ? 1 : -1);
      return TRUE;
    case GDK_KEY_Home:
      go (list, -1, 1);
      return TRUE;
    case GDK_KEY_End:
      go (list, g_list_model_get_n_items (G_LIST_MODEL (get_outline (list))), -1);
      return TRUE;
    case GDK_KEY_Page_Up:
    case GDK_KEY_Page_Down:
      return go_far (list, keyval == GDK_KEY_Page_Down ? 1 : -1);
    default:
      return FALSE;
    }
}

void
rubric_explain_rows_note_item (GtkListItem *item)
{
  g_object_set_data (G_OBJECT (gtk_list_item_get_child (item)), "item", item);
}

void
rubric_explain_rows_select (GtkWidget *list, guint position)
{
  GtkSelectionModel *selection = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  gboolean focused = rubric_focus_is_within (list);

  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (selection), position);
  gtk_widget_activate_action (list, "list.scroll-to-item", "u", position);
  if (focused)
    focus_row (list, position);
}

char *
rubric_explain_rows_dup_title (RubricExplanationStep *step)
{
  /* Translators: a row of a list: %1$u is the number of the step, %2$s the name of its technique */
  return g_strdup_printf (_ ("%1$u. %2$s"), rubric_explanation_step_get_index (step) + 1,
                          rubric_explanation_step_get_title (step));
}
