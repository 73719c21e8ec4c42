/* rubric-proof-list-view.c - the claim of a net, and its proof line by line; what a line rests on unfolds below it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-private.h"

#include "rubric-adaptations.h"
#include "rubric-text-explanation.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  MIN_HEIGHT = 72, /* pixels: two lines or three */
};

struct _RubricProofListView
{
  AdwBin parent_instance;

  GtkSingleSelection *selection;
  GtkWidget *scroller, *list;
  gboolean filling;
  gboolean at_top; /* the beginning is in sight, at @width and @height */
  int width;
  double height;
  gulong returning; /* the handler of the frame after which the list scrolls to its beginning */
};

static guint view_changed_signal;

G_DEFINE_FINAL_TYPE (RubricProofListView, rubric_proof_list_view, ADW_TYPE_BIN)

static GtkTreeListRow *
get_selected_row (RubricProofListView *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

/* Returns: (transfer full) (nullable) */
static RubricProofLine *
dup_line (RubricProofListView *self)
{
  GtkTreeListRow *row = get_selected_row (self);

  return row != NULL ? gtk_tree_list_row_get_item (row) : NULL;
}

static GListModel *
list_reasons_cb (gpointer item, gpointer user_data)
{
  return rubric_proof_line_list_reasons (item);
}

/* A click on the arrow of a row does not select the row; the keyboard goes to the row even so. */
static void
line_pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, GtkListItem *item)
{
  GtkWidget *row = gtk_widget_get_parent (gtk_list_item_get_child (item));

  gtk_widget_grab_focus (row);
  rubric_focus_select_row (GTK_LIST_VIEW (gtk_widget_get_parent (row)), gtk_list_item_get_position (item));
}

static char *
word_line_cb (gpointer item, RubricProofLine *line, guint folded)
{
  return line != NULL ? rubric_text_proof_row (line) : NULL;
}

/* The row of @item follows its line: expressions are bound as long as the item is. */
static void
set_up_line_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "natural-wrap-mode",
                                   GTK_NATURAL_WRAP_NONE, NULL);
  GtkWidget *expander = g_object_new (GTK_TYPE_TREE_EXPANDER, "child", label, NULL);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkExpression *row = gtk_property_expression_new (GTK_TYPE_LIST_ITEM, NULL, "item");
  GtkExpression *line = gtk_property_expression_new (GTK_TYPE_TREE_LIST_ROW, gtk_expression_ref (row), "item");
  GtkExpression *read[] = { line, gtk_property_expression_new (RUBRIC_TYPE_PROOF_LINE, gtk_expression_ref (line),
                                                               "folded") };
  GtkExpression *text = gtk_cclosure_expression_new (G_TYPE_STRING, NULL, G_N_ELEMENTS (read), read,
                                                     G_CALLBACK (word_line_cb), NULL, NULL);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (line_pressed_cb), item);
  gtk_widget_add_controller (expander, GTK_EVENT_CONTROLLER (click));
  gtk_list_item_set_child (item, expander);
  gtk_expression_bind (row, expander, "list-row", item);
  gtk_expression_bind (text, label, "label", item);
}

/* The claim, which is the first row, says how many lines are still folded. */
static void
lines_changed_cb (GListModel *tree)
{
  g_autoptr (GtkTreeListRow) first = g_list_model_get_item (tree, 0);
  g_autoptr (RubricProofLine) claim = first != NULL ? gtk_tree_list_row_get_item (first) : NULL;
  g_autoptr (GHashTable) shown = g_hash_table_new (NULL, NULL);

  if (claim == NULL)
    return;
  for (guint i = 1; i < g_list_model_get_n_items (tree); i++)
    {
      g_autoptr (GtkTreeListRow) row = g_list_model_get_item (tree, i);
      g_autoptr (RubricProofLine) line = gtk_tree_list_row_get_item (row);

      g_hash_table_add (shown, GUINT_TO_POINTER (rubric_proof_line_get_index (line)));
    }
  rubric_proof_line_set_shown (claim, g_hash_table_size (shown));
}

static void
line_selected_cb (RubricProofListView *self)
{
  if (!self->filling)
    g_signal_emit (self, view_changed_signal, 0);
}

static void
line_activated_cb (GtkListView *list, guint position)
{
  g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (list)), position);

  gtk_tree_list_row_set_expanded (row, !gtk_tree_list_row_get_expanded (row));
}

/* Unfolds it, or goes to the first line below it. */
static void
unfold_line (RubricProofListView *self, GtkTreeListRow *row)
{
  if (gtk_tree_list_row_get_expanded (row))
    rubric_focus_select_row (GTK_LIST_VIEW (self->list), gtk_tree_list_row_get_position (row) + 1);
  else
    gtk_tree_list_row_set_expanded (row, TRUE);
}

/* Folds it, or goes to the line that it stands below. */
static void
fold_line (RubricProofListView *self, GtkTreeListRow *row)
{
  g_autoptr (GtkTreeListRow) parent = gtk_tree_list_row_get_parent (row);

  if (gtk_tree_list_row_get_expanded (row))
    gtk_tree_list_row_set_expanded (row, FALSE);
  else if (parent != NULL)
    rubric_focus_select_row (GTK_LIST_VIEW (self->list), gtk_tree_list_row_get_position (parent));
}

static gboolean
proof_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
              RubricProofListView *self)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GtkTreeListRow *row = get_selected_row (self);

  if (row == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0
      || (keyval != GDK_KEY_Left && keyval != GDK_KEY_Right))
    return GDK_EVENT_PROPAGATE;
  if ((keyval == GDK_KEY_Right) != mirrored)
    unfold_line (self, row);
  else
    fold_line (self, row);
  return GDK_EVENT_STOP;
}

/* All lines are one stop for Tab: GTK 4.8 would stop at each. */
static gboolean
rubric_proof_list_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL
      && (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return FALSE;
  return GTK_WIDGET_CLASS (rubric_proof_list_view_parent_class)->focus (widget, direction);
}

/* The line that has the keyboard is to be seen. Returns: whether that is another one than the first */
static gboolean
is_at_line (RubricProofListView *self)
{
  return gtk_widget_get_focus_child (self->scroller) != NULL && gtk_single_selection_get_selected (self->selection) > 0;
}

/* Lines have their places after a frame: before, GtkListView would warn that it cannot scroll. */
static void
proof_painted_cb (RubricProofListView *self, GdkFrameClock *clock)
{
  g_clear_signal_handler (&self->returning, clock);
  if (!is_at_line (self))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
}

static void
return_to_top (RubricProofListView *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  if (clock == NULL || self->returning != 0)
    return;
  self->returning = g_signal_connect_object (clock, "after-paint", G_CALLBACK (proof_painted_cb), self,
                                             G_CONNECT_SWAPPED);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
}

static void
rubric_proof_list_view_unrealize (GtkWidget *widget)
{
  RubricProofListView *self = RUBRIC_PROOF_LIST_VIEW (widget);

  if (self->returning != 0)
    g_clear_signal_handler (&self->returning, gtk_widget_get_frame_clock (widget));
  GTK_WIDGET_CLASS (rubric_proof_list_view_parent_class)->unrealize (widget);
}

/* A list of another size keeps some line in sight where it is, and may push the first one out; a reader at the
 * beginning is there again after all is in its place. */
static void
proof_scrolled_cb (RubricProofListView *self, GtkAdjustment *adjustment)
{
  int width = self->scroller != NULL ? gtk_widget_get_width (self->scroller) : 0;
  double height = gtk_adjustment_get_page_size (adjustment);
  gboolean same = width == self->width && height == self->height;

  if (self->scroller == NULL)
    return;
  if (same && self->returning == 0)
    self->at_top = gtk_adjustment_get_value (adjustment) < 1;
  else if (!same && self->at_top && self->returning == 0)
    return_to_top (self);
  self->width = width;
  self->height = height;
}

static void
rubric_proof_list_view_dispose (GObject *object)
{
  RubricProofListView *self = RUBRIC_PROOF_LIST_VIEW (object);

  self->scroller = NULL; /* goes with the bin */
  g_clear_object (&self->selection);
  G_OBJECT_CLASS (rubric_proof_list_view_parent_class)->dispose (object);
}

static void
rubric_proof_list_view_class_init (RubricProofListViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_proof_list_view_dispose;
  widget_class->focus = rubric_proof_list_view_focus;
  widget_class->unrealize = rubric_proof_list_view_unrealize;
  view_changed_signal = g_signal_new ("view-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                      NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "proof");
}

static GtkWidget *
create_list (RubricProofListView *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *list = gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)), factory);

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_line_cb), NULL);
  g_signal_connect (list, "activate", G_CALLBACK (line_activated_cb), NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (proof_key_cb), self);
  gtk_widget_add_controller (list, keys);
  rubric_adapt_list (list);
  gtk_widget_add_css_class (list, "steps");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Proof"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ ("Left and Right fold and unfold what a line rests on"), -1);
  return list;
}

static void
rubric_proof_list_view_init (RubricProofListView *self)
{
  GtkAdjustment *adjustment;

  self->selection = gtk_single_selection_new (NULL);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (line_selected_cb), self,
                           G_CONNECT_SWAPPED);
  self->list = create_list (self);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "min-content-height",
                                 MIN_HEIGHT, "child", self->list, NULL);
  adw_bin_set_child (ADW_BIN (self), self->scroller);
  self->at_top = TRUE;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (proof_scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (proof_scrolled_cb), self, G_CONNECT_SWAPPED);
}

void
rubric_proof_list_view_set_step (RubricProofListView *self, RubricExplanation *explanation, guint index)
{
  g_autoptr (GtkTreeListModel) tree = NULL;
  GListModel *proof = explanation != NULL ? rubric_proof_list (explanation, index) : NULL;

  if (proof != NULL)
    {
      tree = gtk_tree_list_model_new (proof, FALSE, FALSE, list_reasons_cb, NULL, NULL); /* takes it */
      g_signal_connect (tree, "items-changed", G_CALLBACK (lines_changed_cb), NULL);
    }
  self->filling = TRUE;
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (tree));
  gtk_single_selection_set_selected (self->selection, 0); /* else a line as far down as that of the last step */
  self->filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), tree != NULL);
}

gboolean
rubric_proof_list_view_get_view (RubricProofListView *self, SudView *view)
{
  g_autoptr (RubricProofLine) line = dup_line (self);

  if (line != NULL)
    rubric_proof_line_get_view (line, view);
  return line != NULL;
}

char *
rubric_proof_list_view_dup_text (RubricProofListView *self)
{
  g_autoptr (RubricProofLine) line = dup_line (self);

  return line != NULL && gtk_single_selection_get_selected (self->selection) > 0 ? rubric_text_proof_row (line)
                                                                                 : NULL;
}
