/* rubric-snug-label.c - one line of text that becomes smaller where there is little room, before it is cut
 *
 *     [ Corner ]   [Corner]   [corner]   [cor…]
 *
 * Who has asked for letters of twice the size would rather read a word in smaller ones than its first letter. The label
 * is drawn through a transform: its height, and with it everything around, stays what it is. Those of one row, a
 * homogeneous box, become as small as the one that needs it most.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-snug-label.h"

#include <math.h>

static const double LEAST_SCALE = 0.4;

enum
{
  PROP_0,
  PROP_LABEL,
  N_PROPS
};

struct _RubricSnugLabel
{
  GtkWidget parent_instance;

  GtkWidget *label;
  double scale;
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricSnugLabel, rubric_snug_label, GTK_TYPE_WIDGET)

static void
rubric_snug_label_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (RUBRIC_SNUG_LABEL (widget)->label, orientation, -1, minimum, natural, minimum_baseline,
                      natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = ceil (*minimum * LEAST_SCALE);
}

static int
measure (GtkWidget *widget, gboolean natural)
{
  int minimum, wanted;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &wanted, NULL, NULL);
  return natural ? wanted : minimum;
}

/* What of the row @label is in: the button. Or NULL. */
static GtkWidget *
find_member (GtkWidget *label)
{
  for (GtkWidget *widget = label; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (GTK_IS_BOX (gtk_widget_get_parent (widget)) && gtk_box_get_homogeneous (GTK_BOX (gtk_widget_get_parent (widget))))
      return widget;
  return NULL;
}

static double
find_scale (GtkWidget *label, int width)
{
  int natural = measure (RUBRIC_SNUG_LABEL (label)->label, TRUE);

  return natural > width ? MAX ((double)width / natural, LEAST_SCALE) : 1;
}

/* All members of the row are equally wide: what is around its label takes its part of that. */
static double
find_common_scale (RubricSnugLabel *self, int width)
{
  GtkWidget *member = find_member (GTK_WIDGET (self)), *sibling;
  double scale = find_scale (GTK_WIDGET (self), width);

  if (member == NULL)
    return scale;
  width += measure (member, TRUE) - measure (GTK_WIDGET (self), TRUE);
  for (sibling = gtk_widget_get_first_child (gtk_widget_get_parent (member)); sibling != NULL;
       sibling = gtk_widget_get_next_sibling (sibling))
    {
      GtkWidget *label = gtk_widget_should_layout (sibling) ? rubric_snug_label_find (sibling) : NULL;

      if (label != NULL)
        scale = MIN (scale, find_scale (label, width - measure (sibling, TRUE) + measure (label, TRUE)));
    }
  return scale;
}

static void
rubric_snug_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RubricSnugLabel *self = RUBRIC_SNUG_LABEL (widget);
  GskTransform *transform = NULL;

  self->scale = find_common_scale (self, width);
  if (self->scale < 1)
    {
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, height * (1 - self->scale) / 2));
      transform = gsk_transform_scale (transform, self->scale, self->scale);
      baseline = -1;
    }
  gtk_widget_allocate (self->label, (int)(width / self->scale + 0.5), height, baseline, transform);
}

static void
rubric_snug_label_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_LABEL)
    g_value_set_string (value, gtk_label_get_label (rubric_snug_label_get_label (RUBRIC_SNUG_LABEL (object))));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
set_label (RubricSnugLabel *self, const char *text)
{
  text = text != NULL ? text : "";
  if (g_str_equal (gtk_label_get_label (GTK_LABEL (self->label)), text))
    return;
  gtk_label_set_label (GTK_LABEL (self->label), text);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LABEL]);
}

static void
rubric_snug_label_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_LABEL)
    set_label (RUBRIC_SNUG_LABEL (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rubric_snug_label_dispose (GObject *object)
{
  g_clear_pointer (&RUBRIC_SNUG_LABEL (object)->label, gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_snug_label_parent_class)->dispose (object);
}

static void
rubric_snug_label_class_init (RubricSnugLabelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = rubric_snug_label_get_property;
  object_class->set_property = rubric_snug_label_set_property;
  object_class->dispose = rubric_snug_label_dispose;
  widget_class->measure = rubric_snug_label_measure;
  widget_class->size_allocate = rubric_snug_label_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, "",
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rubric_snug_label_init (RubricSnugLabel *self)
{
  self->scale = 1;
  self->label = gtk_label_new (NULL);
  gtk_label_set_use_underline (GTK_LABEL (self->label), TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

GtkWidget *
rubric_snug_label_new (const char *text)
{
  return g_object_new (RUBRIC_TYPE_SNUG_LABEL, "label", text, NULL);
}

GtkLabel *
rubric_snug_label_get_label (RubricSnugLabel *self)
{
  g_return_val_if_fail (RUBRIC_IS_SNUG_LABEL (self), NULL);

  return GTK_LABEL (self->label);
}

double
rubric_snug_label_get_scale (RubricSnugLabel *self)
{
  g_return_val_if_fail (RUBRIC_IS_SNUG_LABEL (self), 1);

  return self->scale;
}

GtkWidget *
rubric_snug_label_find (GtkWidget *widget)
{
  GtkWidget *found = RUBRIC_IS_SNUG_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = rubric_snug_label_find (child);
  return found;
}
