/* rubric-collection-views.c - the puzzles of a collection as a list with columns or as a grid of pictures
 *
 * Only the visible view has the model: the other one would bind two hundred puzzles for nobody. GTK 4.8 cannot be told
 * to scroll to a row and give it the focus, but its views have an action for the one, and for the other the widget of
 * the row can be found by its GtkListItem.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  NARROW_WIDTH = 600, /* below this many pixels there are fewer columns */
  MAX_COLUMNS = 16,   /* in the grid */
  GRID_PADDING = 12,  /* pixels, as in the style sheet */
};

enum
{
  SIGNAL_ACTIVATE,
  SIGNAL_SIGHT_CHANGED,
  SIGNAL_CHOSEN,
  N_SIGNALS
};

struct _RubricCollectionViews
{
  GtkWidget parent_instance;

  GtkStack *stack;
  GtkColumnView *columns;
  GtkGridView *grid;
  GtkSelectionModel *model; /* NULL: nothing is shown */
  RubricTotals totals;
  gboolean shows_grid;
  gboolean narrow;
  gboolean rates;

  guint tick; /* runs until there are rows; 0: none */
  guint wanted_position;
  gboolean wants_focus;
  gpointer focused; /* the row that has got it, only compared */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricCollectionViews, rubric_collection_views, GTK_TYPE_WIDGET)

/* Returns: (transfer none): the widget whose children show puzzles */
static GtkWidget *
get_list (RubricCollectionViews *self)
{
  return self->shows_grid ? GTK_WIDGET (self->grid) : gtk_widget_get_last_child (GTK_WIDGET (self->columns));
}

/* Returns: (nullable) (transfer none): the item of @row, a child of the list */
static GtkListItem *
get_list_item (GtkWidget *row)
{
  GtkListItem *item = NULL;

  for (GtkWidget *child = row; child != NULL && item == NULL; child = gtk_widget_get_first_child (child))
    item = g_object_get_data (G_OBJECT (child), RUBRIC_LIST_ITEM_KEY);
  return item;
}

static GtkWidget *
find_row (RubricCollectionViews *self, guint position)
{
  for (GtkWidget *row = gtk_widget_get_first_child (get_list (self)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkListItem *item = get_list_item (row);

      if (item != NULL && gtk_list_item_get_position (item) == position)
        return row;
    }
  return NULL;
}

/* Returns: (nullable) (transfer none): the item of @row, if it is shown; @top and @bottom are its place in the list */
static GtkListItem *
get_shown_item (RubricCollectionViews *self, GtkWidget *row, float *top, float *bottom)
{
  GtkListItem *item = get_list_item (row);
  graphene_rect_t bounds;

  if (item == NULL || !gtk_widget_get_mapped (row) || !gtk_widget_compute_bounds (row, get_list (self), &bounds))
    return NULL;
  *top = bounds.origin.y;
  *bottom = bounds.origin.y + bounds.size.height;
  return item;
}

/* Returns: the position of the first puzzle that is wholly in sight */
static guint
find_first_in_sight (RubricCollectionViews *self)
{
  guint first = G_MAXUINT;
  float top, bottom;

  for (GtkWidget *row = gtk_widget_get_first_child (get_list (self)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkListItem *item = get_shown_item (self, row, &top, &bottom);

      if (item != NULL && top >= 0)
        first = MIN (first, gtk_list_item_get_position (item));
    }
  return first != G_MAXUINT ? first : 0;
}

/* Returns: the position of the selection, or of the first puzzle in sight */
static guint
find_place (RubricCollectionViews *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->model);

  return gtk_bitset_is_empty (selected) ? find_first_in_sight (self) : gtk_bitset_get_minimum (selected);
}

static GtkWidget *
get_focus (RubricCollectionViews *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? focus : NULL;
}

/* Returns: whether the focus goes to the new view: it stays in an entry */
static gboolean
takes_focus (RubricCollectionViews *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL && !GTK_IS_TEXT (gtk_root_get_focus (root));
}

static void
show_wanted (RubricCollectionViews *self)
{
  GtkWidget *row;

  if (self->model == NULL || self->wanted_position >= g_list_model_get_n_items (G_LIST_MODEL (self->model)))
    return;
  gtk_widget_activate_action (get_list (self), "list.scroll-to-item", "u", self->wanted_position);
  row = self->wants_focus ? find_row (self, self->wanted_position) : NULL;
  if (row != NULL && gtk_widget_grab_focus (row))
    self->focused = row;
}

/* The list knows the height of its rows only after it has been allocated. A focus that has moved on meanwhile is left
 * alone. */
static gboolean
show_wanted_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  RubricCollectionViews *self = RUBRIC_COLLECTION_VIEWS (widget);
  GtkWidget *list = get_list (self);

  if (!gtk_widget_get_mapped (list) || gtk_widget_get_height (list) == 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  if (self->focused == NULL || get_focus (self) == self->focused)
    show_wanted (self);
  return G_SOURCE_REMOVE;
}

static void
puzzle_activate_cb (GtkWidget *view, guint position, RubricCollectionViews *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATE], 0, position);
}

/* A selection emits nothing if it stays the same, after a click on its puzzle, */
static void
puzzle_pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, RubricCollectionViews *self)
{
  if (rubric_collection_views_find_puzzle (self, x, y) != GTK_INVALID_LIST_POSITION)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

/* or a key that leads to it. */
static gboolean
puzzle_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
               RubricCollectionViews *self)
{
  static const guint keys[] = {
    GDK_KEY_Home, GDK_KEY_KP_Home, GDK_KEY_Up,   GDK_KEY_KP_Up,   GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up,
    GDK_KEY_Left, GDK_KEY_KP_Left, GDK_KEY_Right, GDK_KEY_KP_Right, GDK_KEY_space, GDK_KEY_KP_Space,
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keyval == keys[i] && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0
        && rubric_collection_views_has_focus (self))
      g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
  return GDK_EVENT_PROPAGATE;
}

static void
listen_for_choices (RubricCollectionViews *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (puzzle_pressed_cb), self, 0);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (puzzle_key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* One view is emptied before the other one is filled, so that puzzles are bound once. */
static void
attach_model (RubricCollectionViews *self)
{
  if (self->shows_grid)
    gtk_column_view_set_model (self->columns, NULL);
  gtk_grid_view_set_model (self->grid, self->shows_grid ? self->model : NULL);
  if (!self->shows_grid)
    gtk_column_view_set_model (self->columns, self->model);
  gtk_stack_set_visible_child_name (self->stack, self->shows_grid ? "grid" : "list");
}

/* The focus goes to the puzzle that had it, or the first. */
static gboolean
rubric_collection_views_grab_focus (GtkWidget *widget)
{
  RubricCollectionViews *self = RUBRIC_COLLECTION_VIEWS (widget);

  if (rubric_collection_views_has_focus (self) || gtk_widget_grab_focus (get_list (self)))
    return TRUE;
  rubric_collection_views_show_puzzle (self, self->model != NULL ? find_place (self) : 0, TRUE);
  return TRUE;
}

static void
rubric_collection_views_dispose (GObject *object)
{
  RubricCollectionViews *self = RUBRIC_COLLECTION_VIEWS (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_object (&self->model);
  if (self->stack != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->stack));
  self->stack = NULL;
  G_OBJECT_CLASS (rubric_collection_views_parent_class)->dispose (object);
}

/* All puzzles are one stop for Tab, with arrows inside: GTK 4.8 would stop at each, and not leave the first one
 * backwards. The titles of its columns come before the rows of the list. */
static gboolean
rubric_collection_views_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RubricCollectionViews *self = RUBRIC_COLLECTION_VIEWS (widget);
  GtkWidget *focus = get_focus (self);
  gboolean forward = direction == GTK_DIR_TAB_FORWARD;

  if ((!forward && direction != GTK_DIR_TAB_BACKWARD) || focus == NULL
      || !gtk_widget_is_ancestor (focus, get_list (self)))
    return GTK_WIDGET_CLASS (rubric_collection_views_parent_class)->focus (widget, direction);
  return !forward && !self->shows_grid
         && gtk_widget_child_focus (gtk_widget_get_first_child (GTK_WIDGET (self->columns)), direction);
}

static void
rubric_collection_views_class_init (RubricCollectionViewsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_collection_views_dispose;
  widget_class->focus = rubric_collection_views_focus;
  widget_class->grab_focus = rubric_collection_views_grab_focus;
  signals[SIGNAL_ACTIVATE] = g_signal_new ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                           NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_SIGHT_CHANGED] = g_signal_new ("sight-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                                NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
list_scrolled_cb (RubricCollectionViews *self)
{
  g_signal_emit (self, signals[SIGNAL_SIGHT_CHANGED], 0);
}

static void
append_view (RubricCollectionViews *self, GtkWidget *view, const char *name)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  g_signal_connect_object (place, "changed", G_CALLBACK (list_scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (place, "value-changed", G_CALLBACK (list_scrolled_cb), self, G_CONNECT_SWAPPED);
  rubric_widget_set_name (view, _ ("Puzzles"));
  g_signal_connect_object (view, "activate", G_CALLBACK (puzzle_activate_cb), self, 0);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_stack_add_named (self->stack, scroller, name);
}

static void
rubric_collection_views_init (RubricCollectionViews *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  self->columns = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  self->grid = GTK_GRID_VIEW (gtk_grid_view_new (NULL, rubric_collection_tiles_factory ()));
  gtk_column_view_set_show_row_separators (self->columns, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->columns), "data-table");
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "tiles");
  rubric_collection_columns_add (self->columns);
  append_view (self, GTK_WIDGET (self->columns), "list");
  append_view (self, GTK_WIDGET (self->grid), "grid");
  gtk_widget_set_parent (GTK_WIDGET (self->stack), GTK_WIDGET (self));
  listen_for_choices (self);
}

void
rubric_collection_views_set_model (RubricCollectionViews *self, GtkSelectionModel *model)
{
  if (g_set_object (&self->model, model))
    attach_model (self);
}

void
rubric_collection_views_set_grid (RubricCollectionViews *self, gboolean grid)
{
  guint place;

  if (self->shows_grid == grid)
    return;
  place = self->model != NULL ? find_place (self) : 0;
  self->shows_grid = grid;
  attach_model (self);
  rubric_collection_views_show_puzzle (self, place, takes_focus (self));
}

void
rubric_collection_views_set_width (RubricCollectionViews *self, int width)
{
  self->narrow = width < NARROW_WIDTH;
  /* GTK keeps thirty rows of as many columns as there may be, not of as many as there are. */
  gtk_grid_view_set_max_columns (self->grid, CLAMP ((width - GRID_PADDING) / RUBRIC_TILE_WIDTH, 1, MAX_COLUMNS));
  rubric_collection_columns_show (self->columns, &self->totals, self->narrow, self->rates);
}

void
rubric_collection_views_set_rates (RubricCollectionViews *self, gboolean rates)
{
  self->rates = rates;
  rubric_collection_columns_show (self->columns, &self->totals, self->narrow, self->rates);
}

void
rubric_collection_views_update (RubricCollectionViews *self, const RubricTotals *totals)
{
  self->totals = *totals;
  rubric_collection_columns_show (self->columns, &self->totals, self->narrow, self->rates);
}

GtkColumnView *
rubric_collection_views_get_columns (RubricCollectionViews *self)
{
  return self->columns;
}

gboolean
rubric_collection_views_has_focus (RubricCollectionViews *self)
{
  return get_focus (self) != NULL;
}

void
rubric_collection_views_show_puzzle (RubricCollectionViews *self, guint position, gboolean focus)
{
  self->wants_focus = focus || (self->tick != 0 && self->wants_focus);
  self->wanted_position = position;
  self->focused = NULL;
  show_wanted (self);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), show_wanted_cb, NULL, NULL);
}

guint
rubric_collection_views_get_sight (RubricCollectionViews *self, guint *position)
{
  guint end = 0;

  *position = G_MAXUINT;
  for (GtkWidget *row = gtk_widget_get_first_child (get_list (self)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      float top, bottom;
      GtkListItem *item = get_shown_item (self, row, &top, &bottom);

      if (item == NULL || bottom <= 0 || top >= gtk_widget_get_height (get_list (self)))
        continue;
      *position = MIN (*position, gtk_list_item_get_position (item));
      end = MAX (end, gtk_list_item_get_position (item) + 1);
    }
  *position = MIN (*position, end);
  return end - *position;
}

gboolean
rubric_collection_views_is_at_top (RubricCollectionViews *self)
{
  return gtk_adjustment_get_value (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (get_list (self)))) <= 0;
}

gboolean
rubric_collection_views_has_titles (RubricCollectionViews *self)
{
  return !self->shows_grid && !self->narrow;
}

RubricDepth
rubric_collection_views_get_depth (RubricCollectionViews *self)
{
  return self->rates && !self->shows_grid ? RUBRIC_DEPTH_ER : RUBRIC_DEPTH_LEVELS;
}

guint
rubric_collection_views_find_puzzle (RubricCollectionViews *self, double x, double y)
{
  GtkWidget *row = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkListItem *item;

  while (row != NULL && gtk_widget_get_parent (row) != get_list (self))
    row = gtk_widget_get_parent (row);
  item = get_list_item (row);
  return item != NULL ? gtk_list_item_get_position (item) : GTK_INVALID_LIST_POSITION;
}
