/* rubric-zoom.c - shows a square child at a share of the size that fits, scrolled if that is more
 *
 *     50 %  ┌───────────┐   100 %  ┌───────────┐   200 %  ┌───────────┬ ─ ─ ┐
 *           │   ┌───┐   │          │ ┌───────┐ │          │           │     ╎
 *           │   └───┘   │          │ │       │ │          │           │     ╎
 *           └───────────┘          └─┴───────┴─┘          ├───────────┘     ╎
 *                                                         └ ─ ─ ─ ─ ─ ─ ─ ─ ┘
 *
 * A GtkScrollable of its own: a GtkViewport asks its child for a size, but this one's follows from the viewport's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-zoom.h"

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_ZOOM,
  N_PROPS,

  /* GtkScrollable's */
  PROP_HADJUSTMENT = N_PROPS,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

struct _RubricZoom
{
  GtkWidget parent_instance;

  GtkWidget *child;
  int zoom;
  int side, x, y; /* the child with its margins, as last allocated */
  GtkAdjustment *adjustments[2]; /* by GtkOrientation; NULL outside a scrolled window */
  GtkScrollablePolicy policies[2];
  GtkWidget *root; /* whose focus is followed */
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricZoom, rubric_zoom, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static const int steps[]
    = { RUBRIC_ZOOM_MIN, 60, 70, 80, 90, RUBRIC_ZOOM_DEFAULT, 110, 125, 150, 175, RUBRIC_ZOOM_MAX };

/* In whole pixels: lines between cells stay sharp. */
static int
get_offset (RubricZoom *self, GtkOrientation orientation)
{
  GtkAdjustment *adjustment = self->adjustments[orientation];

  return adjustment != NULL ? (int)(gtk_adjustment_get_value (adjustment) + 0.5) : 0;
}

/* The place of the focus inside the child, from the edge of its margins. */
static gboolean
find_focus (RubricZoom *self, graphene_rect_t *bounds)
{
  GtkWidget *focus = self->root != NULL ? gtk_root_get_focus (GTK_ROOT (self->root)) : NULL;

  if (focus == NULL || self->child == NULL || focus == self->child || !gtk_widget_is_ancestor (focus, self->child)
      || !gtk_widget_compute_bounds (focus, GTK_WIDGET (self), bounds))
    return FALSE;
  graphene_rect_offset (bounds, -self->x, -self->y);
  return TRUE;
}

/* Keeps the middle of the view in place while the child grows, or brings @focus there, a share of the side. */
static void
configure_adjustment (RubricZoom *self, GtkOrientation orientation, int page, double focus)
{
  GtkAdjustment *adjustment = self->adjustments[orientation];
  double upper = MAX (self->side, page), old_upper, middle = focus;

  if (adjustment == NULL)
    return;
  old_upper = gtk_adjustment_get_upper (adjustment);
  if (upper == old_upper && page == gtk_adjustment_get_page_size (adjustment))
    return;
  if (middle < 0 && old_upper > 0)
    middle = (gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) / 2) / old_upper;
  g_signal_handlers_block_by_func (adjustment, gtk_widget_queue_allocate, self); /* this widget is being allocated */
  gtk_adjustment_configure (adjustment, CLAMP (middle * upper - page / 2.0, 0, upper - page), 0, upper, page * 0.1,
                            page * 0.9, page);
  g_signal_handlers_unblock_by_func (adjustment, gtk_widget_queue_allocate, self);
}

static void
show_range (RubricZoom *self, GtkOrientation orientation, double start, double size)
{
  if (self->adjustments[orientation] != NULL)
    gtk_adjustment_clamp_page (self->adjustments[orientation], start, start + size);
}

static void
focus_moved_cb (RubricZoom *self)
{
  graphene_rect_t bounds;

  if (!find_focus (self, &bounds))
    return;
  show_range (self, GTK_ORIENTATION_HORIZONTAL, bounds.origin.x, bounds.size.width);
  show_range (self, GTK_ORIENTATION_VERTICAL, bounds.origin.y, bounds.size.height);
}

static void
set_adjustment (RubricZoom *self, GtkOrientation orientation, GtkAdjustment *adjustment)
{
  GtkAdjustment **ours = &self->adjustments[orientation];

  if (*ours == adjustment)
    return;
  if (*ours != NULL)
    g_signal_handlers_disconnect_by_func (*ours, gtk_widget_queue_allocate, self);
  g_set_object (ours, adjustment);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_allocate), self,
                             G_CONNECT_SWAPPED);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
rubric_zoom_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = RUBRIC_ZOOM (widget)->child;

  if (child != NULL)
    gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
}

static int
child_side (RubricZoom *self, int width, int height)
{
  int minimum_width, minimum_height;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum_width, NULL, NULL, NULL);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, -1, &minimum_height, NULL, NULL, NULL);
  return MAX (MIN (width, height) * self->zoom / 100, MAX (minimum_width, minimum_height));
}

static void
rubric_zoom_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RubricZoom *self = RUBRIC_ZOOM (widget);
  double x = -1, y = -1;
  graphene_rect_t focus;
  int old = self->side;

  if (self->child == NULL)
    return;
  self->side = child_side (self, width, height);
  if (self->side != old && old > 0 && find_focus (self, &focus))
    {
      x = (focus.origin.x + focus.size.width / 2) / old;
      y = (focus.origin.y + focus.size.height / 2) / old;
    }
  configure_adjustment (self, GTK_ORIENTATION_HORIZONTAL, width, x);
  configure_adjustment (self, GTK_ORIENTATION_VERTICAL, height, y);
  self->x = MAX (width - self->side, 0) / 2 - get_offset (self, GTK_ORIENTATION_HORIZONTAL);
  self->y = MAX (height - self->side, 0) / 2 - get_offset (self, GTK_ORIENTATION_VERTICAL);
  gtk_widget_size_allocate (self->child, &(GtkAllocation){ self->x, self->y, self->side, self->side }, -1);
}

/* GTK's own would grab the focus when Shift+Tab leaves the child, and so give it back to the child. */
static gboolean
rubric_zoom_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = RUBRIC_ZOOM (widget)->child;

  return child != NULL && gtk_widget_child_focus (child, direction);
}

static gboolean
rubric_zoom_grab_focus (GtkWidget *widget)
{
  GtkWidget *child = RUBRIC_ZOOM (widget)->child;

  return child != NULL && gtk_widget_grab_focus (child);
}

static void
rubric_zoom_root (GtkWidget *widget)
{
  RubricZoom *self = RUBRIC_ZOOM (widget);

  GTK_WIDGET_CLASS (rubric_zoom_parent_class)->root (widget);
  self->root = GTK_WIDGET (gtk_widget_get_root (widget));
  g_signal_connect_object (self->root, "notify::focus-widget", G_CALLBACK (focus_moved_cb), self, G_CONNECT_SWAPPED);
}

static void
rubric_zoom_unroot (GtkWidget *widget)
{
  RubricZoom *self = RUBRIC_ZOOM (widget);

  g_signal_handlers_disconnect_by_func (self->root, focus_moved_cb, self);
  self->root = NULL;
  GTK_WIDGET_CLASS (rubric_zoom_parent_class)->unroot (widget);
}

static void
rubric_zoom_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RubricZoom *self = RUBRIC_ZOOM (object);

  if (prop_id == PROP_CHILD)
    g_value_set_object (value, self->child);
  else if (prop_id == PROP_ZOOM)
    g_value_set_int (value, self->zoom);
  else if (prop_id == PROP_HADJUSTMENT || prop_id == PROP_VADJUSTMENT)
    g_value_set_object (value, self->adjustments[prop_id - PROP_HADJUSTMENT]);
  else
    g_value_set_enum (value, self->policies[prop_id - PROP_HSCROLL_POLICY]);
}

static void
set_zoom_child (RubricZoom *self, GtkWidget *child)
{
  if (self->child == child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHILD]);
}

static void
set_zoom_percent (RubricZoom *self, int zoom)
{
  if (self->zoom == zoom)
    return;
  self->zoom = zoom;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ZOOM]);
}

static void
rubric_zoom_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RubricZoom *self = RUBRIC_ZOOM (object);

  if (prop_id == PROP_CHILD)
    set_zoom_child (self, g_value_get_object (value));
  else if (prop_id == PROP_ZOOM)
    set_zoom_percent (self, g_value_get_int (value));
  else if (prop_id == PROP_HADJUSTMENT || prop_id == PROP_VADJUSTMENT)
    set_adjustment (self, (GtkOrientation)(prop_id - PROP_HADJUSTMENT), g_value_get_object (value));
  else
    self->policies[prop_id - PROP_HSCROLL_POLICY] = g_value_get_enum (value);
}

static void
rubric_zoom_dispose (GObject *object)
{
  RubricZoom *self = RUBRIC_ZOOM (object);

  set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (self, GTK_ORIENTATION_VERTICAL, NULL);
  g_clear_pointer (&self->child, gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_zoom_parent_class)->dispose (object);
}

static void
rubric_zoom_class_init (RubricZoomClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = rubric_zoom_get_property;
  object_class->set_property = rubric_zoom_set_property;
  object_class->dispose = rubric_zoom_dispose;
  widget_class->measure = rubric_zoom_measure;
  widget_class->size_allocate = rubric_zoom_size_allocate;
  widget_class->focus = rubric_zoom_focus;
  widget_class->grab_focus = rubric_zoom_grab_focus;
  widget_class->root = rubric_zoom_root;
  widget_class->unroot = rubric_zoom_unroot;

  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_ZOOM]
      = g_param_spec_int ("zoom", NULL, NULL, RUBRIC_ZOOM_MIN, RUBRIC_ZOOM_MAX, RUBRIC_ZOOM_DEFAULT, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
rubric_zoom_init (RubricZoom *self)
{
  self->zoom = RUBRIC_ZOOM_DEFAULT;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

int
rubric_zoom_get_zoom (RubricZoom *self)
{
  return self->zoom;
}

int
rubric_zoom_step (int zoom, int direction)
{
  int best = zoom;

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if ((steps[i] - zoom) * direction > 0 && (best == zoom || ABS (steps[i] - zoom) < ABS (best - zoom)))
      best = steps[i];
  return best;
}
