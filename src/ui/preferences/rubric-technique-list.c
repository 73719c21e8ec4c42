/* rubric-technique-list.c - all techniques: to be switched on and off, and put in order
 *
 * A row is moved by dragging it, or with Alt and an arrow while it has the keyboard: past the next one that is shown, or
 * where there is none past the next one of all. While something is sought each row says its place. Over each run of
 * techniques of one level stands its name: in the usual order once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-technique-list.h"

#include <glib/gi18n.h>

enum
{
  EDGE = 48,     /* from here on what is dragged to the edge scrolls, in pixels */
  SCROLL_BY = 8, /* in each frame */
};

struct _RubricTechniqueList
{
  GtkWidget parent_instance;

  RubricTechniques *techniques;
  GtkWidget *rows[SUD_N_TECHNIQUES];
  GtkWidget *search;
  GtkListBox *list;
  GtkWidget *last; /* (nullable): the row that had the keyboard when Tab left it */
  guint scroller; /* 0, or what scrolls while something is dragged */
  int scroll_by;
};

G_DEFINE_FINAL_TYPE (RubricTechniqueList, rubric_technique_list, GTK_TYPE_WIDGET)

static int
get_place (RubricTechniqueList *self, GtkListBoxRow *row)
{
  return rubric_techniques_get_place (self->techniques, rubric_technique_row_get_technique (RUBRIC_TECHNIQUE_ROW (row)));
}

static int
get_level (GtkListBoxRow *row)
{
  return sud_technique_get (rubric_technique_row_get_technique (RUBRIC_TECHNIQUE_ROW (row)))->level;
}

static int
compare_cb (GtkListBoxRow *a, GtkListBoxRow *b, gpointer self)
{
  return get_place (self, a) - get_place (self, b);
}

static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer self)
{
  GtkWidget *label;

  if (before != NULL && get_level (before) == get_level (row))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = gtk_label_new (_ (sud_level_get_name (get_level (row))));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_top (label, 12);
  gtk_widget_set_margin_bottom (label, 6);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_list_box_row_set_header (row, label);
}

static void
changed_cb (RubricTechniqueList *self)
{
  if (self->rows[0] == NULL)
    return;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    rubric_technique_row_update (RUBRIC_TECHNIQUE_ROW (self->rows[i]));
  gtk_list_box_invalidate_sort (self->list);
  gtk_list_box_invalidate_headers (self->list);
}

/* When they are first to be seen: to make and to measure them takes longer than all other preferences together. */
static void
ensure_rows (RubricTechniqueList *self)
{
  if (self->rows[0] != NULL)
    return;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      self->rows[i] = rubric_technique_row_new (self->techniques, (SudTechniqueId)i);
      gtk_list_box_append (self->list, self->rows[i]);
    }
  gtk_list_box_set_sort_func (self->list, compare_cb, self, NULL);
}

/* A filter of the list would leave what it hides in the tree that a screen reader reads. */
static void
searched_cb (RubricTechniqueList *self)
{
  const char *sought = gtk_editable_get_text (GTK_EDITABLE (self->search));

  ensure_rows (self);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      gtk_widget_set_visible (self->rows[i], rubric_technique_matches ((SudTechniqueId)i, sought));
      rubric_technique_row_show_place (RUBRIC_TECHNIQUE_ROW (self->rows[i]), *sought != '\0');
    }
}

/* Escape takes the search back first. */
static void
stop_search_cb (RubricTechniqueList *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
}

static GtkAdjustment *
get_adjustment (RubricTechniqueList *self)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  return scrolled != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)) : NULL;
}

/* Scrolls to where @row is; the focus that it has already scrolls no more. */
static void
show_row (RubricTechniqueList *self, GtkWidget *row)
{
  GtkWidget *page = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment = get_adjustment (self);
  graphene_rect_t bounds;

  if (page == NULL || adjustment == NULL || !gtk_widget_compute_bounds (row, page, &bounds))
    return;
  bounds.origin.y += gtk_adjustment_get_value (adjustment);
  gtk_adjustment_clamp_page (adjustment, bounds.origin.y - EDGE, bounds.origin.y + bounds.size.height + EDGE);
}

/* The next one above or below: of those that are shown, or of all. */
static GtkWidget *
get_neighbour (GtkWidget *row, gboolean down, gboolean shown)
{
  do
    row = down ? gtk_widget_get_next_sibling (row) : gtk_widget_get_prev_sibling (row);
  while (row != NULL && (!RUBRIC_IS_TECHNIQUE_ROW (row) || (shown && !gtk_widget_get_visible (row))));
  return row;
}

static gboolean
move_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return rubric_technique_list_move (RUBRIC_TECHNIQUE_LIST (widget), g_variant_get_boolean (args));
}

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  RubricTechniqueList *self = RUBRIC_TECHNIQUE_LIST (widget);
  GtkAdjustment *adjustment = get_adjustment (self);

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + self->scroll_by);
  return G_SOURCE_CONTINUE;
}

static void
stop_scrolling (RubricTechniqueList *self)
{
  if (self->scroller != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroller);
  self->scroller = 0;
}

/* What is dragged to the upper or the lower edge of what is to be seen goes on from there. */
static void
scroll_at (RubricTechniqueList *self, double y)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  graphene_point_t at;

  stop_scrolling (self);
  if (scrolled == NULL
      || !gtk_widget_compute_point (GTK_WIDGET (self->list), scrolled, &GRAPHENE_POINT_INIT (0, (float)y), &at))
    return;
  if (at.y >= EDGE && at.y <= gtk_widget_get_height (scrolled) - EDGE)
    return;
  self->scroll_by = at.y < EDGE ? -SCROLL_BY : SCROLL_BY;
  self->scroller = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static GdkDragAction
motion_cb (GtkDropTarget *target, double x, double y, RubricTechniqueList *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (self->list, (int)y);

  gtk_list_box_drag_unhighlight_row (self->list);
  if (row != NULL)
    gtk_list_box_drag_highlight_row (self->list, row);
  scroll_at (self, y);
  return row != NULL ? GDK_ACTION_MOVE : 0;
}

static void
leave_cb (GtkDropTarget *target, RubricTechniqueList *self)
{
  gtk_list_box_drag_unhighlight_row (self->list);
  stop_scrolling (self);
}

/* It takes the place of the row that it is dropped on. */
static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, RubricTechniqueList *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (self->list, (int)y);

  leave_cb (target, self);
  if (row == NULL)
    return FALSE;
  rubric_techniques_move (self->techniques, rubric_technique_row_get_technique (g_value_get_object (value)),
                          get_place (self, row));
  return TRUE;
}

/* The first that is shown. Returns: (nullable) */
static GtkWidget *
get_first (RubricTechniqueList *self)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  while (row != NULL && (!RUBRIC_IS_TECHNIQUE_ROW (row) || !gtk_widget_get_visible (row)))
    row = gtk_widget_get_next_sibling (row);
  return row;
}

/* Where the keyboard was last; else the first. Returns: (nullable) */
static GtkWidget *
get_stop (RubricTechniqueList *self)
{
  return self->last != NULL && gtk_widget_get_visible (self->last) ? self->last : get_first (self);
}

/* Down goes from the search to what was found, by all that was typed: the entry tells of it a moment later. */
static gboolean
search_down_cb (GtkWidget *search, GVariant *args, gpointer self)
{
  GtkWidget *first;

  searched_cb (self);
  first = get_first (self);
  return first != NULL && gtk_widget_grab_focus (first);
}

/* All rows are one stop for Tab, with arrows inside: GTK 4.8 would stop at each, and at its switch. */
static gboolean
rubric_technique_list_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RubricTechniqueList *self = RUBRIC_TECHNIQUE_LIST (widget);
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *child = gtk_widget_get_focus_child (widget), *list = GTK_WIDGET (self->list), *stop;

  if (!back && direction != GTK_DIR_TAB_FORWARD)
    return GTK_WIDGET_CLASS (rubric_technique_list_parent_class)->focus (widget, direction);
  if (child == list)
    self->last = gtk_widget_get_focus_child (list);
  if (child == (back ? list : NULL))
    return gtk_widget_child_focus (self->search, direction);
  if (child == (back ? self->search : list))
    return FALSE;
  if (child == self->search)
    searched_cb (self);
  stop = get_stop (self);
  return stop != NULL && gtk_widget_grab_focus (stop);
}

static void
rubric_technique_list_map (GtkWidget *widget)
{
  ensure_rows (RUBRIC_TECHNIQUE_LIST (widget));
  GTK_WIDGET_CLASS (rubric_technique_list_parent_class)->map (widget);
}

static void
rubric_technique_list_dispose (GObject *object)
{
  RubricTechniqueList *self = RUBRIC_TECHNIQUE_LIST (object);
  GtkWidget *child;

  stop_scrolling (self);
  if (self->techniques != NULL)
    g_signal_handlers_disconnect_by_data (self->techniques, self);
  g_clear_object (&self->techniques);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (rubric_technique_list_parent_class)->dispose (object);
}

static void
rubric_technique_list_class_init (RubricTechniqueListClass *klass)
{
  static const guint ups[] = { GDK_KEY_Up, GDK_KEY_KP_Up }, downs[] = { GDK_KEY_Down, GDK_KEY_KP_Down };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_technique_list_dispose;
  widget_class->map = rubric_technique_list_map;
  widget_class->focus = rubric_technique_list_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  for (guint i = 0; i < G_N_ELEMENTS (ups); i++)
    {
      gtk_widget_class_add_binding (widget_class, ups[i], GDK_ALT_MASK, move_cb, "b", FALSE);
      gtk_widget_class_add_binding (widget_class, downs[i], GDK_ALT_MASK, move_cb, "b", TRUE);
    }
}

static void
add_drop_target (RubricTechniqueList *self)
{
  GtkDropTarget *target = gtk_drop_target_new (RUBRIC_TYPE_TECHNIQUE_ROW, GDK_ACTION_MOVE);

  g_signal_connect (target, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (target, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (target));
}

static void
add_search_keys (RubricTechniqueList *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *down = gtk_shortcut_trigger_parse_string ("Down|KP_Down");

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (down, gtk_callback_action_new (search_down_cb, self, NULL)));
  gtk_widget_add_controller (self->search, keys);
}

static void
rubric_technique_list_init (RubricTechniqueList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *nothing = gtk_label_new (_ ("No technique is called so"));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _ ("Find a Technique"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Find a Technique"), -1);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (searched_cb), self);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (stop_search_cb), self);
  gtk_widget_set_parent (self->search, GTK_WIDGET (self));
  add_search_keys (self);
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_list_box_set_activate_on_single_click (self->list, FALSE); /* a click is for the keys that move a row */
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Techniques"), -1);
  gtk_list_box_set_header_func (self->list, header_cb, self, NULL);
  gtk_label_set_wrap (GTK_LABEL (nothing), TRUE);
  gtk_widget_set_margin_top (nothing, 12);
  gtk_widget_set_margin_bottom (nothing, 12);
  gtk_list_box_set_placeholder (self->list, nothing);
  gtk_widget_set_parent (GTK_WIDGET (self->list), GTK_WIDGET (self));
  add_drop_target (self);
}

GtkWidget *
rubric_technique_list_new (GSettings *settings)
{
  RubricTechniqueList *self = g_object_new (RUBRIC_TYPE_TECHNIQUE_LIST, NULL);

  self->techniques = rubric_techniques_new ();
  rubric_techniques_bind (self->techniques, settings, G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_swapped (self->techniques, "changed", G_CALLBACK (changed_cb), self);
  g_settings_bind_writable (settings, "techniques", self, "sensitive", FALSE);
  return GTK_WIDGET (self);
}

RubricTechniques *
rubric_technique_list_get_techniques (RubricTechniqueList *self)
{
  g_return_val_if_fail (RUBRIC_IS_TECHNIQUE_LIST (self), NULL);

  return self->techniques;
}

RubricTechniqueRow *
rubric_technique_list_get_row (RubricTechniqueList *self, SudTechniqueId technique)
{
  g_return_val_if_fail (RUBRIC_IS_TECHNIQUE_LIST (self) && technique < SUD_N_TECHNIQUES, NULL);

  ensure_rows (self);
  return RUBRIC_TECHNIQUE_ROW (self->rows[technique]);
}

gboolean
rubric_technique_list_move (RubricTechniqueList *self, gboolean down)
{
  GtkWidget *focus, *row, *other;

  g_return_val_if_fail (RUBRIC_IS_TECHNIQUE_LIST (self), FALSE);

  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  row = focus != NULL ? gtk_widget_get_ancestor (focus, RUBRIC_TYPE_TECHNIQUE_ROW) : NULL;
  other = row != NULL ? get_neighbour (row, down, TRUE) : NULL;
  if (other != NULL)
    show_row (self, other);
  else if (row != NULL)
    other = get_neighbour (row, down, FALSE);
  if (other == NULL)
    return FALSE;
  rubric_techniques_move (self->techniques, rubric_technique_row_get_technique (RUBRIC_TECHNIQUE_ROW (row)),
                          get_place (self, GTK_LIST_BOX_ROW (other)));
  gtk_widget_grab_focus (focus);
  return TRUE;
}
