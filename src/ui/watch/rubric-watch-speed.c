/* rubric-watch-speed.c - a slider for how fast a search goes that is watched: from 1 step a second up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch-speed.h"

#include "rubric-text.h"
#include "rubric-watch.h"

#include <glib/gi18n.h>

/* Each notch is about twice as fast as the one before. */
static const guint speeds[] = {
  1,     2,     5,      10,     20,     50,      100,  200, 500, 1000, 2000, 5000, 10000,
  20000, 50000, 100000, 200000, 500000, 1000000, RUBRIC_WATCH_UNTHROTTLED,
};

enum
{
  FIRST = 3, /* at first: 10 steps a second */
  PAGE = 3,  /* notches: ten times as fast */
};

enum
{
  PROP_0,
  PROP_SPEED,
  N_PROPS
};

struct _RubricWatchSpeed
{
  GtkWidget parent_instance;

  GtkWidget *scale, *label;
  guint told; /* by the label */
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricWatchSpeed, rubric_watch_speed, GTK_TYPE_WIDGET)

static guint
get_notch (RubricWatchSpeed *self)
{
  return (guint)(gtk_range_get_value (GTK_RANGE (self->scale)) + 0.5);
}

static char *
say_speed (guint per_second)
{
  g_autofree char *number = rubric_text_number (per_second);

  if (per_second == RUBRIC_WATCH_UNTHROTTLED)
    /* Translators: a speed */
    return g_strdup (_ ("As fast as it goes"));
  /* Translators: a speed; %s is a number, with its digits grouped */
  return g_strdup_printf (ngettext ("%s step a second", "%s steps a second", per_second), number);
}

static void
value_cb (RubricWatchSpeed *self)
{
  guint per_second = rubric_watch_speed_get (self);
  g_autofree char *text = say_speed (per_second);

  self->told = per_second;
  gtk_label_set_text (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SPEED]);
}

static void
rubric_watch_speed_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SPEED:
      g_value_set_uint (value, rubric_watch_speed_get (RUBRIC_WATCH_SPEED (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rubric_watch_speed_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SPEED:
      rubric_watch_speed_set (RUBRIC_WATCH_SPEED (object), g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rubric_watch_speed_dispose (GObject *object)
{
  RubricWatchSpeed *self = RUBRIC_WATCH_SPEED (object);

  g_clear_pointer (&self->scale, gtk_widget_unparent);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_watch_speed_parent_class)->dispose (object);
}

static void
rubric_watch_speed_class_init (RubricWatchSpeedClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = rubric_watch_speed_get_property;
  object_class->set_property = rubric_watch_speed_set_property;
  object_class->dispose = rubric_watch_speed_dispose;
  props[PROP_SPEED] = g_param_spec_uint ("speed", NULL, NULL, 0, G_MAXUINT, 0,
                                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "watchspeed");
}

static void
rubric_watch_speed_init (RubricWatchSpeed *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkAdjustment *notches = gtk_adjustment_new (FIRST, 0, G_N_ELEMENTS (speeds) - 1, 1, PAGE, 0);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->scale = gtk_scale_new (GTK_ORIENTATION_HORIZONTAL, notches);
  gtk_range_set_round_digits (GTK_RANGE (self->scale), 0);
  gtk_widget_set_tooltip_text (self->scale, _ ("Speed (+ and −)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Speed"), -1);
  gtk_widget_set_parent (self->scale, GTK_WIDGET (self));
  self->label = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->label, "caption");
  gtk_widget_add_css_class (self->label, "dim-label");
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  g_signal_connect_object (self->scale, "value-changed", G_CALLBACK (value_cb), self, G_CONNECT_SWAPPED);
  value_cb (self);
}

guint
rubric_watch_speed_get (RubricWatchSpeed *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH_SPEED (self), 0);

  return speeds[MIN (get_notch (self), G_N_ELEMENTS (speeds) - 1)];
}

void
rubric_watch_speed_set (RubricWatchSpeed *self, guint per_second)
{
  guint notch = 0, last = G_N_ELEMENTS (speeds) - 1;

  g_return_if_fail (RUBRIC_IS_WATCH_SPEED (self));

  while (notch + 1 < last && speeds[notch + 1] <= per_second)
    notch++;
  if (per_second == RUBRIC_WATCH_UNTHROTTLED)
    notch = last;
  gtk_range_set_value (GTK_RANGE (self->scale), notch);
}

void
rubric_watch_speed_tell (RubricWatchSpeed *self, guint per_second)
{
  g_autofree char *text = NULL;

  g_return_if_fail (RUBRIC_IS_WATCH_SPEED (self));

  if (self->told == per_second)
    return;
  self->told = per_second;
  text = say_speed (per_second);
  gtk_label_set_text (GTK_LABEL (self->label), text);
}

void
rubric_watch_speed_step (RubricWatchSpeed *self, int by)
{
  g_return_if_fail (RUBRIC_IS_WATCH_SPEED (self));

  gtk_range_set_value (GTK_RANGE (self->scale), (int)get_notch (self) + by);
}
