/* rubric-explain-reading.c - what is told of a step has all the room of a low panel while somebody reads it
 *
 *     +------------------+        +------------------+
 *     | To the end  ▾  × |        | ‹ 16. Forcing Net|
 *     | Hard, 48 steps   |        |                  |
 *     | 15. X-Wing       |        | Suppose …        |
 *     | 16. Forcing Net  |  ───►  | ▸ 1. …           |   the keyboard, a click, a touch or a wheel in what is told
 *     |------------------|        | ▸ 2. …           |
 *     | Suppose …        |        | ▸ 3. …           |
 *     | ▸ 1. … (Read On) |  ◄───  | ▸ 4. …           |   ‹, Escape, or another explanation
 *     | «   »   Learn    |        | ▸ 5. …           |
 *     +------------------+        +------------------+
 *
 * That there is more to read, and room for it, a button tells, which lies over what is cut off anyway. Where a good deal
 * is in sight it takes that button, and nothing moves because of the keyboard or a click.
 *
 * The panel wants as much room as before: the board beside it stays as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-reading.h"

#include "rubric-explain-rows.h"
#include "rubric-explain-share.h"

#include <glib/gi18n.h>

enum
{
  ENOUGH = 12, /* lines: with so many in sight it is read where it is, unless somebody wants more */
};

struct _RubricExplainReading
{
  GtkWidget parent_instance;

  GtkWidget *back, *title;
  GtkWidget *share, *head, *foot; /* all of one panel */
  GtkWidget *more;                /* (owned): tells that there is more */
  guint telling;
  gboolean pressed;
};

enum
{
  SIGNAL_BEGUN,
  SIGNAL_ENDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricExplainReading, rubric_explain_reading, GTK_TYPE_WIDGET)

/* The one that is in sight below @widget: of a sentence, or of a proof. */
static GtkScrolledWindow *
find_scroller (GtkWidget *widget)
{
  GtkScrolledWindow *found = GTK_IS_SCROLLED_WINDOW (widget) ? GTK_SCROLLED_WINDOW (widget) : NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_scroller (child);
  return found;
}

/* By how much the share grows when the two make room for this. */
static int
measure_gain (RubricExplainReading *self)
{
  GtkLayoutManager *panel = gtk_widget_get_layout_manager (gtk_widget_get_parent (GTK_WIDGET (self)));
  int height;

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return gtk_widget_get_height (self->head) + gtk_widget_get_height (self->foot) - height
         + (int)gtk_box_layout_get_spacing (GTK_BOX_LAYOUT (panel));
}

/* Returns: (nullable): how far what is told has been read */
static GtkAdjustment *
find_adjustment (RubricExplainReading *self)
{
  GtkScrolledWindow *scroller = find_scroller (gtk_widget_get_last_child (self->share));

  return scroller != NULL ? gtk_scrolled_window_get_vadjustment (scroller) : NULL;
}

/* Whether there is more to read than is in sight, and little is. */
static gboolean
is_cramped (RubricExplainReading *self)
{
  GtkAdjustment *adjustment = find_adjustment (self);
  double seen = adjustment != NULL ? gtk_adjustment_get_page_size (adjustment) : 0;

  return adjustment != NULL && gtk_adjustment_get_upper (adjustment) > seen
         && seen < ENOUGH * rubric_explain_share_measure_line (self->share);
}

/* Whether lines are hidden below those in sight, and one of them would not be if this had all the room. */
static gboolean
has_more (RubricExplainReading *self)
{
  GtkAdjustment *adjustment = find_adjustment (self);
  GtkWidget *list = gtk_widget_get_first_child (self->share);
  int gain = measure_gain (self) + (gtk_widget_get_mapped (list) ? gtk_widget_get_height (list) : 0);
  double end = adjustment != NULL ? gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) : 0;

  return adjustment != NULL && gtk_adjustment_get_upper (adjustment) >= end + 1
         && gain >= rubric_explain_share_measure_line (self->share);
}

static gboolean
tell_cb (gpointer data)
{
  RubricExplainReading *self = data;

  self->telling = 0;
  gtk_widget_set_visible (self->more, !gtk_widget_get_visible (GTK_WIDGET (self)) && has_more (self));
  return G_SOURCE_REMOVE;
}

/* Once all is in its place: while it is being placed nothing may come or go. */
static void
tell_later (RubricExplainReading *self)
{
  if (self->telling == 0)
    self->telling = g_idle_add (tell_cb, self);
}

/* What has the keyboard and goes now, as the search above, would leave it to whatever is next in the window. */
static void
save_focus (RubricExplainReading *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && (gtk_widget_is_ancestor (focus, self->head) || gtk_widget_is_ancestor (focus, self->foot)))
    gtk_widget_grab_focus (self->back);
}

static void
give_all (RubricExplainReading *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  rubric_explain_share_give_all (self->share, TRUE, measure_gain (self));
  save_focus (self);
  gtk_widget_set_visible (self->head, FALSE);
  gtk_widget_set_visible (self->foot, FALSE);
  tell_later (self);
  g_signal_emit (self, signals[SIGNAL_BEGUN], 0);
}

/* Somebody is about to read. */
static void
begin (RubricExplainReading *self)
{
  if (is_cramped (self))
    give_all (self);
}

gboolean
rubric_explain_reading_end (RubricExplainReading *self)
{
  g_return_val_if_fail (RUBRIC_IS_EXPLAIN_READING (self), FALSE);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;
  gtk_widget_set_visible (self->head, TRUE);
  gtk_widget_set_visible (self->foot, TRUE);
  rubric_explain_share_give_all (self->share, FALSE, 0);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  tell_later (self);
  return TRUE;
}

static void
back_cb (RubricExplainReading *self)
{
  rubric_explain_reading_end (self);
  g_signal_emit (self, signals[SIGNAL_ENDED], 0);
}

/* The keyboard; what is pressed stays where it is until it is let go. */
static void
enter_cb (GtkEventControllerFocus *controller, RubricExplainReading *self)
{
  if (!self->pressed)
    begin (self);
}

static gboolean
event_cb (GtkEventControllerLegacy *controller, GdkEvent *event, RubricExplainReading *self)
{
  switch (gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      self->pressed = TRUE;
      break;
    case GDK_BUTTON_RELEASE:
    case GDK_TOUCH_END:
    case GDK_SCROLL:
      begin (self);
      self->pressed = FALSE;
      break;
    case GDK_TOUCH_CANCEL:
      self->pressed = FALSE;
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
rubric_explain_reading_dispose (GObject *object)
{
  RubricExplainReading *self = RUBRIC_EXPLAIN_READING (object);

  g_clear_pointer (&self->back, gtk_widget_unparent);
  g_clear_pointer (&self->title, gtk_widget_unparent);
  g_clear_handle_id (&self->telling, g_source_remove);
  g_clear_object (&self->more);
  G_OBJECT_CLASS (rubric_explain_reading_parent_class)->dispose (object);
}

static void
rubric_explain_reading_class_init (RubricExplainReadingClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_explain_reading_dispose;
  signals[SIGNAL_BEGUN] = g_signal_new ("begun", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_ENDED] = g_signal_new ("ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "reading");
}

static void
rubric_explain_reading_init (RubricExplainReading *self)
{
  GtkLayoutManager *row = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (row), 6);
  self->back = gtk_button_new_from_icon_name ("go-previous-symbolic");
  gtk_widget_add_css_class (self->back, "flat");
  gtk_widget_set_tooltip_text (self->back, _ ("Back (Esc)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Back"), -1);
  gtk_widget_set_parent (self->back, GTK_WIDGET (self));
  g_signal_connect_object (self->back, "clicked", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  self->title = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->title, "heading");
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->more = g_object_ref_sink (gtk_button_new_with_label (_ ("Read On")));
  gtk_widget_set_visible (self->more, FALSE);
  gtk_widget_set_focusable (self->more, FALSE); /* the keyboard begins to read by itself */
  gtk_widget_set_halign (self->more, GTK_ALIGN_END);
  gtk_widget_set_valign (self->more, GTK_ALIGN_END);
  gtk_widget_add_css_class (self->more, "read-on");
  g_signal_connect_object (self->more, "clicked", G_CALLBACK (give_all), self, G_CONNECT_SWAPPED);
}

/* Whatever is told below @widget, in one scrolled window or another. */
static void
watch (RubricExplainReading *self, GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      g_signal_connect_object (widget, "map", G_CALLBACK (tell_later), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (adjustment, "changed", G_CALLBACK (tell_later), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (tell_later), self, G_CONNECT_SWAPPED);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    watch (self, child);
}

void
rubric_explain_reading_attach (RubricExplainReading *self, GtkWidget *share, GtkWidget *head, GtkWidget *foot)
{
  GtkEventController *focus = gtk_event_controller_focus_new (), *events = gtk_event_controller_legacy_new ();
  GtkWidget *detail = gtk_widget_get_last_child (share);

  g_return_if_fail (RUBRIC_IS_EXPLAIN_READING (self));

  self->share = share;
  self->head = head;
  self->foot = foot;
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (focus, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect (events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (detail, focus);
  gtk_widget_add_controller (detail, events);
  watch (self, detail);
  gtk_overlay_add_overlay (GTK_OVERLAY (detail), self->more);
}

void
rubric_explain_reading_set_step (RubricExplainReading *self, RubricExplanationStep *step)
{
  const char *name = step != NULL ? rubric_explanation_step_get_title (step) : "";
  g_autofree char *numbered = NULL;

  g_return_if_fail (RUBRIC_IS_EXPLAIN_READING (self));

  if (step != NULL && gtk_widget_get_visible (gtk_widget_get_first_child (self->share)))
    numbered = rubric_explain_rows_dup_title (step);
  gtk_label_set_text (GTK_LABEL (self->title), numbered != NULL ? numbered : name);
  gtk_widget_set_tooltip_text (self->title, name); /* it may be longer than there is room for */
}
