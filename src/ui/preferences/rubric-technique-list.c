/* rubric-technique-list.c - all techniques: to be switched on and off, and put in order
 *
 * A row is moved by dragging it, or with Alt and an arrow while it has the focus: past the next visible row, or, if
 * there is none, past the next one of all. During a search each row shows its place. The name of a level stands above
 * each run of its techniques: once, in the usual order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-preferences-testing.h"
#include "rubric-techniques.h"
#include "rubric-text-step.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  EDGE = 48,     /* pixels from the edge of the view, within which a drag scrolls */
  SCROLL_BY = 8, /* pixels in each frame */
};

/* A technique with its switch; it can be dragged.
 *
 *     ┌──────────────────────────────────────┐
 *     │ ⠿  Unique Rectangle Type 1    27 (●) │   the place is shown only during a search
 *     │    Relies on one solution            │
 *     └──────────────────────────────────────┘
 */
#define RUBRIC_TYPE_TECHNIQUE_ROW (rubric_technique_row_get_type ())
G_DECLARE_FINAL_TYPE (RubricTechniqueRow, rubric_technique_row, RUBRIC, TECHNIQUE_ROW, AdwActionRow)

struct _RubricTechniqueRow
{
  AdwActionRow parent_instance;

  RubricTechniques *techniques;
  SudTechniqueId technique;
  GtkWidget *place, *toggle;
};

G_DEFINE_FINAL_TYPE (RubricTechniqueRow, rubric_technique_row, ADW_TYPE_ACTION_ROW)

static void
technique_toggled_cb (GtkSwitch *toggle, GParamSpec *pspec, RubricTechniqueRow *self)
{
  rubric_techniques_set_on (self->techniques, self->technique, gtk_switch_get_active (toggle));
}

static GdkContentProvider *
prepare_technique_cb (GtkDragSource *source, double x, double y, RubricTechniqueRow *self)
{
  return gdk_content_provider_new_typed (RUBRIC_TYPE_TECHNIQUE_ROW, self);
}

/* The name of the technique follows the pointer. */
static void
technique_drag_begin_cb (GtkDragSource *source, GdkDrag *drag, RubricTechniqueRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *name = gtk_label_new (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)));

  rubric_widget_set_margins (name, 12, 12);
  gtk_widget_add_css_class (box, "background");
  gtk_box_append (GTK_BOX (box), name);
  gtk_drag_icon_set_child (GTK_DRAG_ICON (gtk_drag_icon_get_for_drag (drag)), box);
}

static void
rubric_technique_row_dispose (GObject *object)
{
  g_clear_object (&RUBRIC_TECHNIQUE_ROW (object)->techniques);
  G_OBJECT_CLASS (rubric_technique_row_parent_class)->dispose (object);
}

static void
rubric_technique_row_class_init (RubricTechniqueRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_technique_row_dispose;
}

static void
rubric_technique_row_init (RubricTechniqueRow *self)
{
  GtkWidget *handle = gtk_image_new_from_icon_name ("list-drag-handle-symbolic");
  GtkDragSource *source = gtk_drag_source_new ();

  self->place = gtk_label_new (NULL);
  gtk_widget_set_visible (self->place, FALSE);
  gtk_widget_add_css_class (self->place, "dim-label");
  gtk_widget_add_css_class (self->place, "numeric");
  /* The row has it in its accessible description. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->place), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  self->toggle = gtk_switch_new ();
  gtk_widget_set_valign (self->toggle, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (handle, "dim-label");
  gtk_accessible_update_state (GTK_ACCESSIBLE (handle), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), handle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->place);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->toggle);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (prepare_technique_cb), self, 0);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (technique_drag_begin_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
}

/* Shows the place and the state of the technique. The accessible description changes with them. */
static void
update_technique_row (RubricTechniqueRow *self)
{
  const SudTechnique *row = sud_technique_get (self->technique);
  int place = rubric_techniques_get_place (self->techniques, self->technique) + 1;
  gboolean unique;
  g_autofree char *text = NULL, *number = g_strdup_printf ("%d", place);

  gtk_label_set_text (GTK_LABEL (self->place), number);
  g_object_get (self->techniques, "unique", &unique, NULL);
  gtk_switch_set_active (GTK_SWITCH (self->toggle), rubric_techniques_get_on (self->techniques, self->technique));
  gtk_widget_set_sensitive (self->toggle, unique || !row->unique);
  /* Translators: of a technique: %1$s is its level such as "Hard", %2$d its place among the techniques, %3$d their
   * number */
  text = g_strdup_printf (_ ("%1$s, %2$d of %3$d"), _ (sud_level_get_name (row->level)), place, SUD_N_TECHNIQUES);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static GtkWidget *
create_technique_row (RubricTechniques *techniques, SudTechniqueId technique)
{
  RubricTechniqueRow *self = g_object_new (RUBRIC_TYPE_TECHNIQUE_ROW, NULL);
  const SudTechnique *row = sud_technique_get (technique);

  self->techniques = g_object_ref (techniques);
  self->technique = technique;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _ (row->name));
  if (row->unique)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self), _ ("Relies on one solution"));
  update_technique_row (self);
  g_signal_connect_object (self->toggle, "notify::active", G_CALLBACK (technique_toggled_cb), self, 0);
  return GTK_WIDGET (self);
}

/* A button that resets the techniques, and then takes that back, until something else is changed: an order may have
 * taken an evening. The button is where pointer and focus are, and does not go away after some seconds as a message
 * would. */
#define RUBRIC_TYPE_TECHNIQUE_RESET (rubric_technique_reset_get_type ())
G_DECLARE_FINAL_TYPE (RubricTechniqueReset, rubric_technique_reset, RUBRIC, TECHNIQUE_RESET, GtkButton)

struct _RubricTechniqueReset
{
  GtkButton parent_instance;

  RubricTechniques *techniques;
  char **choice; /* (nullable): the techniques before the reset */
  gboolean unique;
};

G_DEFINE_FINAL_TYPE (RubricTechniqueReset, rubric_technique_reset, GTK_TYPE_BUTTON)

static void
update_reset (RubricTechniqueReset *self)
{
  gboolean usual = rubric_techniques_is_usual (self->techniques);

  if (!usual)
    g_clear_pointer (&self->choice, g_strfreev);
  gtk_button_set_label (GTK_BUTTON (self), self->choice != NULL ? _ ("_Undo Reset") : _ ("_Reset to Usual"));
  gtk_widget_set_sensitive (GTK_WIDGET (self), !usual || self->choice != NULL);
}

static void
rubric_technique_reset_clicked (GtkButton *button)
{
  RubricTechniqueReset *self = RUBRIC_TECHNIQUE_RESET (button);
  g_auto (GStrv) choice = g_steal_pointer (&self->choice);

  if (choice != NULL)
    {
      rubric_techniques_set (self->techniques, (const char *const *)choice, self->unique);
      return;
    }
  g_object_get (self->techniques, "choice", &self->choice, "unique", &self->unique, NULL);
  rubric_techniques_set (self->techniques, NULL, TRUE);
}

static void
rubric_technique_reset_dispose (GObject *object)
{
  RubricTechniqueReset *self = RUBRIC_TECHNIQUE_RESET (object);

  g_clear_object (&self->techniques);
  g_clear_pointer (&self->choice, g_strfreev);
  G_OBJECT_CLASS (rubric_technique_reset_parent_class)->dispose (object);
}

static void
rubric_technique_reset_class_init (RubricTechniqueResetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_technique_reset_dispose;
  GTK_BUTTON_CLASS (klass)->clicked = rubric_technique_reset_clicked;
}

static void
rubric_technique_reset_init (RubricTechniqueReset *self)
{
  gtk_button_set_use_underline (GTK_BUTTON (self), TRUE);
}

struct _RubricTechniqueList
{
  GtkWidget parent_instance;

  RubricTechniques *techniques;
  GtkWidget *rows[SUD_N_TECHNIQUES];
  GtkWidget *search;
  GtkListBox *list;
  GtkWidget *last; /* (nullable): the row that had the focus when Tab left it */
  guint scroller;  /* scrolls during a drag; 0: none */
  int scroll_by;
};

G_DEFINE_FINAL_TYPE (RubricTechniqueList, rubric_technique_list, GTK_TYPE_WIDGET)

static int
get_row_place (RubricTechniqueList *self, GtkListBoxRow *row)
{
  return rubric_techniques_get_place (self->techniques, RUBRIC_TECHNIQUE_ROW (row)->technique);
}

static int
get_row_level (GtkListBoxRow *row)
{
  return sud_technique_get (RUBRIC_TECHNIQUE_ROW (row)->technique)->level;
}

static int
compare_rows_cb (GtkListBoxRow *a, GtkListBoxRow *b, gpointer self)
{
  return get_row_place (self, a) - get_row_place (self, b);
}

static void
level_header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer self)
{
  GtkWidget *label;

  if (before != NULL && get_row_level (before) == get_row_level (row))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = gtk_label_new (_ (sud_level_get_name (get_row_level (row))));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_top (label, 12);
  gtk_widget_set_margin_bottom (label, 6);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_list_box_row_set_header (row, label);
}

static void
list_techniques_changed_cb (RubricTechniqueList *self)
{
  if (self->rows[0] == NULL)
    return;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    update_technique_row (RUBRIC_TECHNIQUE_ROW (self->rows[i]));
  gtk_list_box_invalidate_sort (self->list);
  gtk_list_box_invalidate_headers (self->list);
}

/* Makes the rows when they are first shown: that takes longer than all other preferences together. */
static void
ensure_rows (RubricTechniqueList *self)
{
  if (self->rows[0] != NULL)
    return;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      self->rows[i] = create_technique_row (self->techniques, (SudTechniqueId)i);
      gtk_list_box_append (self->list, self->rows[i]);
    }
  gtk_list_box_set_sort_func (self->list, compare_rows_cb, self, NULL);
}

/* Rows are hidden: a filter of the list would leave them in the accessibility tree. */
static void
technique_searched_cb (RubricTechniqueList *self)
{
  const char *sought = gtk_editable_get_text (GTK_EDITABLE (self->search));

  ensure_rows (self);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      gtk_widget_set_visible (self->rows[i], rubric_technique_matches ((SudTechniqueId)i, sought));
      gtk_widget_set_visible (RUBRIC_TECHNIQUE_ROW (self->rows[i])->place, *sought != '\0');
    }
}

/* Escape clears the search first. */
static void
technique_stop_search_cb (RubricTechniqueList *self)
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

/* Scrolls to @row, which GTK does not do if it has the focus already. */
static void
scroll_to_row (RubricTechniqueList *self, GtkWidget *row)
{
  GtkWidget *page = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment = get_adjustment (self);
  graphene_rect_t bounds;

  if (page == NULL || adjustment == NULL || !gtk_widget_compute_bounds (row, page, &bounds))
    return;
  bounds.origin.y += gtk_adjustment_get_value (adjustment);
  gtk_adjustment_clamp_page (adjustment, bounds.origin.y - EDGE, bounds.origin.y + bounds.size.height + EDGE);
}

/* Returns: (nullable): the next row above or below, of those that are shown, or of all */
static GtkWidget *
get_neighbour (GtkWidget *row, gboolean down, gboolean shown)
{
  do
    row = down ? gtk_widget_get_next_sibling (row) : gtk_widget_get_prev_sibling (row);
  while (row != NULL && (!RUBRIC_IS_TECHNIQUE_ROW (row) || (shown && !gtk_widget_get_visible (row))));
  return row;
}

static gboolean
move_technique_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return rubric_technique_list_move (RUBRIC_TECHNIQUE_LIST (widget), g_variant_get_boolean (args));
}

static gboolean
scroll_list_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
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

/* A drag near the upper or lower edge of the view scrolls. */
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
  self->scroller = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_list_cb, NULL, NULL);
}

static GdkDragAction
technique_motion_cb (GtkDropTarget *target, double x, double y, RubricTechniqueList *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (self->list, (int)y);

  gtk_list_box_drag_unhighlight_row (self->list);
  if (row != NULL)
    gtk_list_box_drag_highlight_row (self->list, row);
  scroll_at (self, y);
  return row != NULL ? GDK_ACTION_MOVE : 0;
}

static void
technique_leave_cb (GtkDropTarget *target, RubricTechniqueList *self)
{
  gtk_list_box_drag_unhighlight_row (self->list);
  stop_scrolling (self);
}

/* A dropped technique takes the place of the row below it. */
static gboolean
technique_drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, RubricTechniqueList *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (self->list, (int)y);

  technique_leave_cb (target, self);
  if (row == NULL)
    return FALSE;
  rubric_techniques_move (self->techniques, RUBRIC_TECHNIQUE_ROW (g_value_get_object (value))->technique,
                          get_row_place (self, row));
  return TRUE;
}

/* Returns: (nullable): the first row that is shown */
static GtkWidget *
get_first_row (RubricTechniqueList *self)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  while (row != NULL && (!RUBRIC_IS_TECHNIQUE_ROW (row) || !gtk_widget_get_visible (row)))
    row = gtk_widget_get_next_sibling (row);
  return row;
}

/* Returns: (nullable): the row that had the focus last, or the first one */
static GtkWidget *
get_tab_stop (RubricTechniqueList *self)
{
  return self->last != NULL && gtk_widget_get_visible (self->last) ? self->last : get_first_row (self);
}

/* Down goes from the search to the first match. The entry emits its signal a moment after typing, so the search is done
 * now. */
static gboolean
technique_search_down_cb (GtkWidget *search, GVariant *args, gpointer self)
{
  GtkWidget *first;

  technique_searched_cb (self);
  first = get_first_row (self);
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
    technique_searched_cb (self);
  stop = get_tab_stop (self);
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

  stop_scrolling (self);
  g_clear_object (&self->techniques);
  rubric_widget_unparent_children (self);
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
      gtk_widget_class_add_binding (widget_class, ups[i], GDK_ALT_MASK, move_technique_cb, "b", FALSE);
      gtk_widget_class_add_binding (widget_class, downs[i], GDK_ALT_MASK, move_technique_cb, "b", TRUE);
    }
}

static void
add_drop_target (RubricTechniqueList *self)
{
  GtkDropTarget *target = gtk_drop_target_new (RUBRIC_TYPE_TECHNIQUE_ROW, GDK_ACTION_MOVE);

  g_signal_connect_object (target, "motion", G_CALLBACK (technique_motion_cb), self, 0);
  g_signal_connect_object (target, "leave", G_CALLBACK (technique_leave_cb), self, 0);
  g_signal_connect_object (target, "drop", G_CALLBACK (technique_drop_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (target));
}

static void
rubric_technique_list_init (RubricTechniqueList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *nothing = gtk_label_new (_ ("No technique has this name"));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _ ("Find a Technique"), NULL);
  rubric_widget_set_name (self->search, _ ("Find a Technique"));
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (technique_searched_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "stop-search", G_CALLBACK (technique_stop_search_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->search, GTK_WIDGET (self));
  rubric_widget_add_shortcut (self->search, "Down|KP_Down", technique_search_down_cb, self);
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_list_box_set_activate_on_single_click (self->list, FALSE); /* a click gives the focus for Alt and an arrow */
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  rubric_widget_set_name (self->list, _ ("Techniques"));
  gtk_list_box_set_header_func (self->list, level_header_cb, self, NULL);
  gtk_label_set_wrap (GTK_LABEL (nothing), TRUE);
  rubric_widget_set_margins (nothing, 12, 0);
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
  g_signal_connect_object (self->techniques, "changed", G_CALLBACK (list_techniques_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_settings_bind_writable (settings, "techniques", self, "sensitive", FALSE);
  return GTK_WIDGET (self);
}

GtkWidget *
rubric_technique_list_create_reset (RubricTechniqueList *self)
{
  RubricTechniqueReset *reset = g_object_new (RUBRIC_TYPE_TECHNIQUE_RESET, NULL);

  reset->techniques = g_object_ref (self->techniques);
  g_signal_connect_object (self->techniques, "changed", G_CALLBACK (update_reset), reset, G_CONNECT_SWAPPED);
  update_reset (reset);
  return GTK_WIDGET (reset);
}

GtkWidget *
rubric_technique_list_get_row (RubricTechniqueList *self, SudTechniqueId technique)
{
  g_return_val_if_fail (RUBRIC_IS_TECHNIQUE_LIST (self) && technique < SUD_N_TECHNIQUES, NULL);

  ensure_rows (self);
  return self->rows[technique];
}

GtkSwitch *
rubric_technique_list_get_switch (RubricTechniqueList *self, SudTechniqueId technique)
{
  return GTK_SWITCH (RUBRIC_TECHNIQUE_ROW (rubric_technique_list_get_row (self, technique))->toggle);
}

gboolean
rubric_technique_list_move (RubricTechniqueList *self, gboolean down)
{
  GtkWidget *focus, *row, *other;

  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  row = focus != NULL ? gtk_widget_get_ancestor (focus, RUBRIC_TYPE_TECHNIQUE_ROW) : NULL;
  other = row != NULL ? get_neighbour (row, down, TRUE) : NULL;
  if (other != NULL)
    scroll_to_row (self, other);
  else if (row != NULL)
    other = get_neighbour (row, down, FALSE);
  if (other == NULL)
    return FALSE;
  rubric_techniques_move (self->techniques, RUBRIC_TECHNIQUE_ROW (row)->technique,
                          get_row_place (self, GTK_LIST_BOX_ROW (other)));
  gtk_widget_grab_focus (focus);
  return TRUE;
}
