/* rubric-snug-row.c - buttons side by side, each as wide as its words need, all in letters of one size
 *
 *     [  Paste  |  Open…  |  Continue ▾  ]   [Paste|Open…|Continue ▾]   [paste|open…|continue▾]
 *
 * In a box of equal parts a button of many letters makes those of all the others small that would have had room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-snug-row.h"

#include "rubric-snug-label.h"

#include <math.h>

/* What is tried, from letters of full size down; in the last step all have their least width. */
static const int N_STEPS = 64;

struct _RubricSnugRow
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (RubricSnugRow, rubric_snug_row, GTK_TYPE_WIDGET)

static GtkWidget *
get_next (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
get_first (GtkWidget *row)
{
  return get_next (gtk_widget_get_first_child (row));
}

static void
rubric_snug_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = *natural = 0;
  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (gtk_widget_get_next_sibling (child)))
    {
      int least, wanted;

      gtk_widget_measure (child, orientation, -1, &least, &wanted, NULL, NULL);
      *minimum = across ? *minimum + least : MAX (*minimum, least);
      *natural = across ? *natural + wanted : MAX (*natural, wanted);
    }
}

/* With letters of @scale; what is around them stays as it is. */
static int
measure_scaled (GtkWidget *child, double scale)
{
  GtkWidget *label = rubric_snug_label_find (child);
  int least, wanted, text = 0;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  if (label != NULL)
    gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &text, NULL, NULL);
  return MAX (least, wanted - (int)floor (text * (1 - scale)));
}

static int
sum_scaled (GtkWidget *row, double scale, int *n)
{
  int sum = 0;

  *n = 0;
  for (GtkWidget *child = get_first (row); child != NULL; child = get_next (gtk_widget_get_next_sibling (child)))
    {
      sum += measure_scaled (child, scale);
      ++*n;
    }
  return sum;
}

/* What is left over is shared by all, to the pixel. */
static void
rubric_snug_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int n, step = N_STEPS, sum = sum_scaled (widget, 1, &n), spare, x = 0;
  double scale;

  while (step > 0 && sum > width)
    sum = sum_scaled (widget, (double)--step / N_STEPS, &n);
  scale = (double)step / N_STEPS;
  spare = MAX (width - sum, 0);
  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (gtk_widget_get_next_sibling (child)))
    {
      int share = spare / n--, part = measure_scaled (child, scale) + share;

      spare -= share;
      gtk_widget_size_allocate (child, &(GtkAllocation){ mirrored ? width - x - part : x, 0, part, height }, -1);
      x += part;
    }
}

static void
rubric_snug_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (rubric_snug_row_parent_class)->dispose (object);
}

static void
rubric_snug_row_class_init (RubricSnugRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_snug_row_dispose;
  widget_class->measure = rubric_snug_row_measure;
  widget_class->size_allocate = rubric_snug_row_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "box");
}

static void
rubric_snug_row_init (RubricSnugRow *self)
{
}

GtkWidget *
rubric_snug_row_new (void)
{
  return g_object_new (RUBRIC_TYPE_SNUG_ROW, NULL);
}
