/* rubric-explain-reading.c - the detail of a step, which has all of the panel while somebody reads it
 *
 * Only a low panel is given to it:
 *
 *     +------------------+        +------------------+
 *     | To the end  ▾  × |        | ‹ 16. Forcing Net|
 *     | Hard, 48 steps   |        |                  |
 *     | 15. X-Wing       |        | Suppose …        |
 *     | 16. Forcing Net  |  ───►  | ▸ 1. …           |   the keyboard, a click, a touch or a wheel in the detail
 *     |------------------|        | ▸ 2. …           |
 *     | Suppose …        |        | ▸ 3. …           |
 *     | ▸ 1. … (Read On) |  ◄───  | ▸ 4. …           |   ‹, Escape, or another explanation
 *     | «   »   Learn    |        | ▸ 5. …           |
 *     +------------------+        +------------------+
 *
 * A button says that there is more to read, and room for it; it lies over what is cut off anyway. If a good deal is in
 * sight it takes that button, and nothing moves because of the keyboard or a click. The panel requests as much room as
 * before, so that the board beside it stays as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-private.h"

#include "rubric-share-layout.h"
#include "rubric-text-step.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  LOOK_MS = 1000, /* to find on the board what the sentence says */
  LETTER_MS = 25, /* to read a letter; three times as long for one that is a word or half of one */
  MIN_STEP_MS = 1500,
  MAX_STEP_MS = 10000,
  ENOUGH = 12, /* lines: with so many in sight the detail is read where it is, unless somebody wants more */
};

struct _RubricExplainReading
{
  GtkBox parent_instance;

  GtkWidget *back, *title;
  GtkWidget *share, *head, *foot; /* parts of the panel */
  GtkWidget *more;                /* (owned): says that there is more */
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

G_DEFINE_FINAL_TYPE (RubricExplainReading, rubric_explain_reading, GTK_TYPE_BOX)

/* By how much the share grows when head and foot make room for this. */
static int
measure_gain (RubricExplainReading *self)
{
  GtkWidget *panel = gtk_widget_get_parent (GTK_WIDGET (self));
  int height;

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return gtk_widget_get_height (self->head) + gtk_widget_get_height (self->foot) - height
         + gtk_box_get_spacing (GTK_BOX (panel));
}

/* Returns: (nullable): how far the detail has been read: by the scrolled window in sight, of the sentence or a proof */
static GtkAdjustment *
find_adjustment (GtkWidget *widget)
{
  GtkAdjustment *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_SCROLLED_WINDOW (widget))
    return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_adjustment (child);
  return found;
}

static GtkWidget *
get_detail (RubricExplainReading *self)
{
  return gtk_widget_get_last_child (self->share);
}

/* Returns: whether there is more to read than is in sight, and little is */
static gboolean
is_cramped (RubricExplainReading *self)
{
  GtkAdjustment *adjustment = find_adjustment (get_detail (self));
  double seen = adjustment != NULL ? gtk_adjustment_get_page_size (adjustment) : 0;

  return adjustment != NULL && gtk_adjustment_get_upper (adjustment) > seen
         && seen < ENOUGH * rubric_widget_measure_line (self->share);
}

/* Returns: whether lines are hidden below those in sight, and one of them would not be if the detail had all the
 * room */
static gboolean
has_more (RubricExplainReading *self)
{
  GtkAdjustment *adjustment = find_adjustment (get_detail (self));
  GtkWidget *list = gtk_widget_get_first_child (self->share);
  int gain = measure_gain (self) + (gtk_widget_get_mapped (list) ? gtk_widget_get_height (list) : 0);
  double end
      = adjustment != NULL ? gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) : 0;

  return adjustment != NULL && gtk_adjustment_get_upper (adjustment) >= end + 1
         && gain >= rubric_widget_measure_line (self->share);
}

static gboolean
show_more_cb (gpointer data)
{
  RubricExplainReading *self = data;

  self->telling = 0;
  gtk_widget_set_visible (self->more, !gtk_widget_get_visible (GTK_WIDGET (self)) && has_more (self));
  return G_SOURCE_REMOVE;
}

/* Nothing may come or go while all is being placed. */
static void
show_more_later (RubricExplainReading *self)
{
  if (self->telling == 0)
    self->telling = g_idle_add (show_more_cb, self);
}

/* A part that has the keyboard and goes now, as the search above, would leave it to whatever is next in the window. */
static void
save_focus (RubricExplainReading *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && (gtk_widget_is_ancestor (focus, self->head) || gtk_widget_is_ancestor (focus, self->foot)))
    gtk_widget_grab_focus (self->back);
}

static void
begin_reading (RubricExplainReading *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  rubric_share_layout_set_alone (self->share, TRUE, measure_gain (self));
  save_focus (self);
  gtk_widget_set_visible (self->head, FALSE);
  gtk_widget_set_visible (self->foot, FALSE);
  show_more_later (self);
  g_signal_emit (self, signals[SIGNAL_BEGUN], 0);
}

/* Somebody is about to read. */
static void
begin_if_cramped (RubricExplainReading *self)
{
  if (is_cramped (self))
    begin_reading (self);
}

gboolean
rubric_explain_reading_end (RubricExplainReading *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;
  gtk_widget_set_visible (self->head, TRUE);
  gtk_widget_set_visible (self->foot, TRUE);
  rubric_share_layout_set_alone (self->share, FALSE, 0);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  show_more_later (self);
  return TRUE;
}

static void
end_reading_cb (RubricExplainReading *self)
{
  rubric_explain_reading_end (self);
  g_signal_emit (self, signals[SIGNAL_ENDED], 0);
}

/* With the keyboard; what is pressed stays where it is until it is let go. */
static void
detail_entered_cb (GtkEventControllerFocus *controller, RubricExplainReading *self)
{
  if (!self->pressed)
    begin_if_cramped (self);
}

static gboolean
detail_event_cb (GtkEventControllerLegacy *controller, GdkEvent *event, RubricExplainReading *self)
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
      begin_if_cramped (self);
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
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "reading");
}

static void
rubric_explain_reading_init (RubricExplainReading *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->back = g_object_new (GTK_TYPE_BUTTON, "icon-name", "go-previous-symbolic", "tooltip-text", _ ("Back (Esc)"),
                             NULL);
  gtk_widget_add_css_class (self->back, "flat");
  rubric_widget_set_name (self->back, _ ("Back"));
  gtk_box_append (GTK_BOX (self), self->back);
  g_signal_connect_object (self->back, "clicked", G_CALLBACK (end_reading_cb), self, G_CONNECT_SWAPPED);
  self->title = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_add_css_class (self->title, "heading");
  gtk_box_append (GTK_BOX (self), self->title);
  /* The keyboard begins to read by itself */
  self->more = g_object_ref_sink (g_object_new (GTK_TYPE_BUTTON, "label", _ ("Read On"), "visible", FALSE, "focusable",
                                                FALSE, "halign", GTK_ALIGN_END, "valign", GTK_ALIGN_END, NULL));
  gtk_widget_add_css_class (self->more, "read-on");
  g_signal_connect_object (self->more, "clicked", G_CALLBACK (begin_reading), self, G_CONNECT_SWAPPED);
}

/* Watches the scrolled windows below @widget. */
static void
watch_scrolling (RubricExplainReading *self, GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      g_signal_connect_object (widget, "map", G_CALLBACK (show_more_later), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (adjustment, "changed", G_CALLBACK (show_more_later), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (show_more_later), self, G_CONNECT_SWAPPED);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_scrolling (self, child);
}

void
rubric_explain_reading_attach (RubricExplainReading *self, GtkWidget *share, GtkWidget *head, GtkWidget *foot)
{
  GtkEventController *focus = gtk_event_controller_focus_new (), *events = gtk_event_controller_legacy_new ();
  GtkWidget *detail = gtk_widget_get_last_child (share);

  self->share = share;
  self->head = head;
  self->foot = foot;
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (focus, "enter", G_CALLBACK (detail_entered_cb), self);
  g_signal_connect (events, "event", G_CALLBACK (detail_event_cb), self);
  gtk_widget_add_controller (detail, focus);
  gtk_widget_add_controller (detail, events);
  watch_scrolling (self, detail);
  gtk_overlay_add_overlay (GTK_OVERLAY (detail), self->more);
}

void
rubric_explain_reading_set_step (RubricExplainReading *self, RubricRow *step)
{
  const char *name
      = step != NULL ? rubric_text_technique ((int)rubric_explanation_get_row_step (step)->technique) : "";
  g_autofree char *numbered = NULL;

  if (step != NULL && gtk_widget_get_visible (gtk_widget_get_first_child (self->share)))
    numbered = rubric_step_list_dup_title (step);
  gtk_label_set_text (GTK_LABEL (self->title), numbered != NULL ? numbered : name);
  gtk_widget_set_tooltip_text (self->title, name); /* the name may be longer than there is room for */
}

guint
rubric_explain_measure_step (const char *sentence)
{
  guint ms = LOOK_MS;

  if (sentence == NULL)
    return MAX_STEP_MS;
  for (const char *p = sentence; *p != '\0'; p = g_utf8_next_char (p))
    ms += g_unichar_iswide (g_utf8_get_char (p)) ? 3 * LETTER_MS : LETTER_MS;
  return CLAMP (ms, MIN_STEP_MS, MAX_STEP_MS);
}
