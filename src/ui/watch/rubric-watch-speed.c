/* rubric-watch-speed.c - a slider for the speed of a search that is watched: from 1 step a second up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch-private.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

/* Each notch is about twice as fast as the one before. */
static const guint speeds[] = {
  1,     2,     5,      10,     20,     50,      100,  200, 500, 1000, 2000, 5000, 10000,
  20000, 50000, 100000, 200000, 500000, 1000000, RUBRIC_WATCH_UNTHROTTLED,
};

enum
{
  LAST_NOTCH = G_N_ELEMENTS (speeds) - 1,
  FIRST = 3, /* at first: 10 steps a second */
  PAGE = 3,  /* notches: ten times as fast */
};

enum
{
  PROP_SPEED = 1,
};

struct _RubricWatchSpeed
{
  GtkBox parent_instance;

  GtkRange *scale;
  GtkLabel *label;
  guint told; /* by the label */
};

static GParamSpec *speed_property;

G_DEFINE_FINAL_TYPE (RubricWatchSpeed, rubric_watch_speed, GTK_TYPE_BOX)

static char *
dup_speed_text (guint per_second)
{
  g_autofree char *number = rubric_text_number (per_second);

  if (per_second == RUBRIC_WATCH_UNTHROTTLED)
    /* Translators: a speed */
    return g_strdup (_ ("As fast as it goes"));
  /* Translators: a speed; %s is a number, with its digits grouped */
  return g_strdup_printf (ngettext ("%s step a second", "%s steps a second", per_second), number);
}

void
rubric_watch_speed_tell (RubricWatchSpeed *self, guint per_second)
{
  g_autofree char *text = NULL;

  if (self->told == per_second)
    return;
  self->told = per_second;
  text = dup_speed_text (per_second);
  gtk_label_set_text (self->label, text);
}

static void
slider_moved_cb (RubricWatchSpeed *self)
{
  rubric_watch_speed_tell (self, rubric_watch_speed_get (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  gtk_label_get_text (self->label), -1);
  g_object_notify_by_pspec (G_OBJECT (self), speed_property);
}

static void
rubric_watch_speed_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  g_value_set_uint (value, rubric_watch_speed_get (RUBRIC_WATCH_SPEED (object)));
}

static void
rubric_watch_speed_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  guint notch = 0, per_second = g_value_get_uint (value);

  while (notch + 1 < LAST_NOTCH && speeds[notch + 1] <= per_second)
    notch++;
  gtk_range_set_value (RUBRIC_WATCH_SPEED (object)->scale, per_second == RUBRIC_WATCH_UNTHROTTLED ? LAST_NOTCH : notch);
}

static void
rubric_watch_speed_class_init (RubricWatchSpeedClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = rubric_watch_speed_get_property;
  G_OBJECT_CLASS (klass)->set_property = rubric_watch_speed_set_property;
  speed_property = g_param_spec_uint ("speed", NULL, NULL, 0, G_MAXUINT, 0,
                                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_SPEED, speed_property);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "watchspeed");
}

static void
rubric_watch_speed_init (RubricWatchSpeed *self)
{
  GtkAdjustment *notches = gtk_adjustment_new (FIRST, 0, LAST_NOTCH, 1, PAGE, 0);
  GtkWidget *scale = gtk_scale_new (GTK_ORIENTATION_HORIZONTAL, notches);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, "css-classes",
                                   (const char *[]){ "caption", "dim-label", NULL }, NULL);

  self->scale = GTK_RANGE (scale);
  self->label = GTK_LABEL (label);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_range_set_round_digits (self->scale, 0);
  gtk_widget_set_tooltip_text (scale, _ ("Speed (+ and −)"));
  rubric_widget_set_name (scale, _ ("Speed"));
  gtk_box_append (GTK_BOX (self), scale);
  gtk_box_append (GTK_BOX (self), label);
  g_signal_connect_object (scale, "value-changed", G_CALLBACK (slider_moved_cb), self, G_CONNECT_SWAPPED);
  slider_moved_cb (self);
}

guint
rubric_watch_speed_get (RubricWatchSpeed *self)
{
  return speeds[(guint)(gtk_range_get_value (self->scale) + 0.5)];
}

void
rubric_watch_speed_step (RubricWatchSpeed *self, int by)
{
  gtk_range_set_value (self->scale, gtk_range_get_value (self->scale) + by);
}
