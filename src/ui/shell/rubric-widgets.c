/* rubric-widgets.c - additions to GTK's widgets: a widget inside another, the keyboard, tooltips, progress
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-widgets.h"

#include <string.h>

#define PULSE 0.01

enum
{
  TOOLTIP_CHARS = 45, /* in a line */
};

gpointer
rubric_widget_find (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = rubric_widget_find (child, type);
  return found;
}

void
rubric_widget_unparent_children (gpointer widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

void
rubric_widget_set_name (gpointer widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* GTK asks only about what is visible, and about the same text again. */
void
rubric_widget_set_tooltip (GtkWidget *widget, const char *text)
{
  gboolean hides = gtk_widget_get_visible (widget) && !gtk_widget_get_mapped (widget);

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;
  if (hides)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  if (hides)
    gtk_widget_set_visible (widget, TRUE);
}

int
rubric_widget_measure_line (gpointer widget)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, "1");
  int line;

  pango_layout_get_pixel_size (layout, NULL, &line);
  return line;
}

void
rubric_widget_set_class (gpointer widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
rubric_widget_set_margins (GtkWidget *widget, int vertical, int horizontal)
{
  gtk_widget_set_margin_top (widget, vertical);
  gtk_widget_set_margin_bottom (widget, vertical);
  gtk_widget_set_margin_start (widget, horizontal);
  gtk_widget_set_margin_end (widget, horizontal);
}

void
rubric_widget_add_shortcut (GtkWidget *widget, const char *triggers, GtkShortcutFunc callback, gpointer data)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (triggers),
                                                          gtk_callback_action_new (callback, data, NULL)));
  gtk_widget_add_controller (widget, keys);
}

gboolean
rubric_widget_wants_animations (gpointer widget)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &animations, NULL);
  return animations;
}

struct _RubricSegmented
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (RubricSegmented, rubric_segmented, GTK_TYPE_BOX)

static gboolean
can_be_chosen (GtkWidget *child)
{
  return GTK_IS_TOGGLE_BUTTON (child) && gtk_widget_get_focusable (child) && gtk_widget_get_can_focus (child)
         && gtk_widget_is_visible (child) && gtk_widget_is_sensitive (child);
}

static GtkWidget *
find_segment (GtkWidget *child, gboolean forward)
{
  do
    child = forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child);
  while (child != NULL && !can_be_chosen (child));
  return child;
}

static GtkWidget *
find_first_segment (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (can_be_chosen (child) && (found == NULL || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (child))))
      found = child;
  return found;
}

gboolean
rubric_segmented_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (child == NULL)
    child = find_first_segment (widget);
  else if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    child = find_segment (child, (direction == GTK_DIR_RIGHT) != mirrored);
  else
    return FALSE;
  return child != NULL && gtk_widget_grab_focus (child);
}

static void
rubric_segmented_class_init (RubricSegmentedClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = rubric_segmented_focus;
}

static void
rubric_segmented_init (RubricSegmented *self)
{
  gtk_box_set_homogeneous (GTK_BOX (self), TRUE);
}

struct _RubricListStop
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (RubricListStop, rubric_list_stop, GTK_TYPE_BOX)

static gboolean
rubric_list_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *list = gtk_widget_get_first_child (widget);
  GtkListBoxRow *row;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (rubric_list_stop_parent_class)->focus (widget, direction);
  if (gtk_widget_get_focus_child (widget) != NULL || !gtk_widget_is_visible (list))
    return FALSE;
  if (!GTK_IS_LIST_BOX (list))
    return GTK_WIDGET_CLASS (rubric_list_stop_parent_class)->focus (widget, direction);
  row = gtk_list_box_get_selected_row (GTK_LIST_BOX (list));
  if (row == NULL)
    row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0);
  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
rubric_list_stop_class_init (RubricListStopClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = rubric_list_stop_focus;
}

static void
rubric_list_stop_init (RubricListStop *self)
{
}

static void
update_scroll_stop (GtkLabel *label)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  gboolean scrolls;

  if (scroller == NULL) /* the widgets are being taken apart */
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  scrolls = gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
  gtk_widget_set_can_focus (scroller, scrolls || strstr (gtk_label_get_label (label), "<a ") != NULL);
}

void
rubric_scroll_stop_attach (GtkLabel *label)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  g_signal_connect_object (adjustment, "changed", G_CALLBACK (update_scroll_stop), label, G_CONNECT_SWAPPED);
  g_signal_connect (label, "notify::label", G_CALLBACK (update_scroll_stop), NULL);
  update_scroll_stop (label);
}

gboolean
rubric_focus_is_within (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

void
rubric_focus_select_row (GtkListView *list, guint position)
{
  gboolean focused = rubric_focus_is_within (GTK_WIDGET (list));

  if (position == GTK_INVALID_LIST_POSITION)
    return;
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (gtk_list_view_get_model (list)), position);
  gtk_widget_activate_action (GTK_WIDGET (list), "list.scroll-to-item", "u", position);
  if (!focused)
    return;
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if ((gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) != 0)
      gtk_widget_grab_focus (row);
}

/* GTK gives the keys of actions to the window first, whichever widget has the keyboard:
 *
 *     Ctrl+V   ──►  text takes it?  ──yes──►  done
 *                        │ no
 *                   edits text?     ──yes──►  nothing: an entry with nothing to undo does not mean the puzzle
 *                        │ no
 *                   the action of the window: Ctrl+S, F5
 */
static const struct
{
  guint keyval;
  GdkModifierType state;
} text_keys[] = {
  { GDK_KEY_a, GDK_CONTROL_MASK }, { GDK_KEY_c, GDK_CONTROL_MASK },
  { GDK_KEY_v, GDK_CONTROL_MASK }, { GDK_KEY_x, GDK_CONTROL_MASK },
  { GDK_KEY_y, GDK_CONTROL_MASK }, { GDK_KEY_z, GDK_CONTROL_MASK },
  { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
};

static gboolean
edits_text (GdkEvent *event)
{
  for (guint i = 0; i < G_N_ELEMENTS (text_keys); i++)
    if (gdk_key_event_matches (event, text_keys[i].keyval, text_keys[i].state) != GDK_KEY_MATCH_NONE)
      return TRUE;
  return FALSE;
}

/* Keys without Ctrl go their usual way: no action has a letter. */
static gboolean
text_key_cb (GtkEventController *controller, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (gtk_event_controller_get_widget (controller)));
  gboolean entry = GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus);

  if ((state & GDK_CONTROL_MASK) == 0
      || !(entry || (GTK_IS_LABEL (focus) && gtk_label_get_selectable (GTK_LABEL (focus)))))
    return GDK_EVENT_PROPAGATE;
  return gtk_event_controller_key_forward (GTK_EVENT_CONTROLLER_KEY (controller), focus)
         || (entry && edits_text (gtk_event_controller_get_current_event (controller)));
}

void
rubric_focus_keep_text_keys (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (text_key_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (window)), "gtk-label-select-on-focus", FALSE, NULL);
}

static gboolean
query_tooltip_cb (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  const char *text = gtk_widget_get_tooltip_text (widget);
  GtkWidget *label;

  if (text == NULL)
    return FALSE;
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TOOLTIP_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_tooltip_set_custom (tooltip, label);
  return TRUE;
}

void
rubric_tooltip_wrap (GtkWidget *widget)
{
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

/* Every frame: a bar that nobody sees has none. A job without a fraction yet shows that it is at work. */
static gboolean
progress_tick_cb (GtkWidget *bar, GdkFrameClock *clock, gpointer jobs)
{
  double fraction = rubric_jobs_get_fraction (jobs);

  if (fraction > 0)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), fraction);
  else
    gtk_progress_bar_pulse (GTK_PROGRESS_BAR (bar));
  return rubric_jobs_get_busy (jobs) ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
rubric_progress_bar_follow (GtkProgressBar *bar, RubricJobs *jobs)
{
  gtk_progress_bar_set_fraction (bar, 0);
  gtk_progress_bar_set_pulse_step (bar, PULSE);
  gtk_widget_add_tick_callback (GTK_WIDGET (bar), progress_tick_cb, g_object_ref (jobs), g_object_unref);
}
