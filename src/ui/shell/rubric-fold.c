/* rubric-fold.c - children in one row, or in several where that is too narrow
 *
 *     wide     ┌─┬─┬─┬─┬─┬─┐      folded, columns 3   ┌─┬─┬─┐      folded, columns 1   ┌───────┐
 *              └─┴─┴─┴─┴─┴─┘                          ├─┼─┼─┤                          ├───────┤
 *                                                     └─┴─┴─┘                          └───────┘
 *
 * Its minimum is that of the folded arrangement whichever is shown, so that a window can be made narrow by hand; which
 * one it is follows from the width alone, so nothing can swing to and fro.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-fold.h"

enum
{
  PROP_0,
  PROP_COLUMNS,
  PROP_SPACING,
  N_PROPS
};

struct _RubricFold
{
  GtkWidget parent_instance;

  guint columns;
  int spacing;
  gboolean folded; /* as last allocated */
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricFold, rubric_fold, GTK_TYPE_WIDGET)

/* What all children together ask for in a direction. */
typedef struct
{
  int n;
  int least;      /* the largest minimum */
  int most;       /* the largest natural size */
  int sum;        /* of the natural sizes */
  int expanding;  /* how many want more */
} Sizes;

static GtkWidget *
next_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

#define FOR_EACH_SHOWN(child, widget)                                                                                  \
  for (GtkWidget *child = next_shown (gtk_widget_get_first_child (widget)); child != NULL;                            \
       child = next_shown (gtk_widget_get_next_sibling (child)))

static Sizes
widths (RubricFold *self)
{
  Sizes sizes = { 0 };

  FOR_EACH_SHOWN (child, GTK_WIDGET (self))
    {
      int minimum, natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      sizes.n++;
      sizes.least = MAX (sizes.least, minimum);
      sizes.most = MAX (sizes.most, natural);
      sizes.sum += natural;
      sizes.expanding += gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
    }
  return sizes;
}

static int
gaps (RubricFold *self, int n)
{
  return MAX (n - 1, 0) * self->spacing;
}

static int
wide_width (RubricFold *self, const Sizes *sizes)
{
  return (self->columns > 1 ? sizes->n * sizes->most : sizes->sum) + gaps (self, sizes->n);
}

static int
folded_width (RubricFold *self, const Sizes *sizes)
{
  int columns = MIN ((int)self->columns, sizes->n);

  return columns * sizes->least + gaps (self, columns);
}

/* How wide @child is in a fold of @width. */
static int
child_width (RubricFold *self, GtkWidget *child, const Sizes *sizes, int width, gboolean folded)
{
  int columns = folded ? MIN ((int)self->columns, sizes->n) : sizes->n, natural;

  if (self->columns > 1 || folded)
    return (width - gaps (self, columns)) / columns;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
    natural += (width - wide_width (self, sizes)) / sizes->expanding;
  return natural;
}

/* The heights of the rows that @width makes, into @rows; returns how many there are. */
static int
measure_rows (RubricFold *self, const Sizes *sizes, int width, gboolean natural, int *rows)
{
  gboolean folded = width < wide_width (self, sizes);
  int i = 0, columns = folded ? (int)self->columns : sizes->n;

  FOR_EACH_SHOWN (child, GTK_WIDGET (self))
    {
      int least, likes, row = i++ / columns;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, child_width (self, child, sizes, width, folded), &least,
                          &likes, NULL, NULL);
      rows[row] = MAX (rows[row], natural ? likes : least);
    }
  return (i + columns - 1) / MAX (columns, 1);
}

static int
measure_height (RubricFold *self, const Sizes *sizes, int width, gboolean natural)
{
  g_autofree int *rows = g_new0 (int, MAX (sizes->n, 1));
  int n = measure_rows (self, sizes, width, natural, rows), height = gaps (self, n);

  for (int i = 0; i < n; i++)
    height += rows[i];
  return height;
}

static GtkSizeRequestMode
rubric_fold_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rubric_fold_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  RubricFold *self = RUBRIC_FOLD (widget);
  Sizes sizes = widths (self);
  int width = for_size >= 0 ? for_size : wide_width (self, &sizes);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = folded_width (self, &sizes);
      *natural = wide_width (self, &sizes);
      return;
    }
  *minimum = measure_height (self, &sizes, width, FALSE);
  *natural = measure_height (self, &sizes, width, TRUE);
}

/* What is above the needs of the rows is shared out to them from the top. */
static void
stretch (int *rows, int n, int extra)
{
  for (int i = 0; i < n && extra > 0; i++)
    {
      int share = extra / (n - i);

      rows[i] += share;
      extra -= share;
    }
}

static void
rubric_fold_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RubricFold *self = RUBRIC_FOLD (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Sizes sizes = widths (self);
  g_autofree int *rows = g_new0 (int, MAX (sizes.n, 1));
  int n = measure_rows (self, &sizes, width, FALSE, rows), columns, i = 0, x = 0, y = 0;

  self->folded = width < wide_width (self, &sizes);
  columns = self->folded ? (int)self->columns : sizes.n;
  stretch (rows, n, height - measure_height (self, &sizes, width, FALSE));
  FOR_EACH_SHOWN (child, widget)
    {
      int row = i / columns, w = child_width (self, child, &sizes, width, self->folded);
      GtkAllocation place = { mirrored ? width - x - w : x, y, w, rows[row] };

      gtk_widget_size_allocate (child, &place, -1);
      x += w + self->spacing;
      if (++i % columns != 0)
        continue;
      x = 0;
      y += rows[row] + self->spacing;
    }
}

static void
rubric_fold_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RubricFold *self = RUBRIC_FOLD (object);

  if (prop_id == PROP_COLUMNS)
    g_value_set_uint (value, self->columns);
  else
    g_value_set_int (value, self->spacing);
}

static void
rubric_fold_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RubricFold *self = RUBRIC_FOLD (object);
  guint columns = prop_id == PROP_COLUMNS ? g_value_get_uint (value) : self->columns;
  int spacing = prop_id == PROP_SPACING ? g_value_get_int (value) : self->spacing;

  if (columns == self->columns && spacing == self->spacing)
    return;
  self->columns = columns;
  self->spacing = spacing;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (object, pspec);
}

static void
rubric_fold_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (rubric_fold_parent_class)->dispose (object);
}

static void
rubric_fold_class_init (RubricFoldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = rubric_fold_get_property;
  object_class->set_property = rubric_fold_set_property;
  object_class->dispose = rubric_fold_dispose;
  widget_class->get_request_mode = rubric_fold_get_request_mode;
  widget_class->measure = rubric_fold_measure;
  widget_class->size_allocate = rubric_fold_size_allocate;

  props[PROP_COLUMNS] = g_param_spec_uint ("columns", NULL, NULL, 1, G_MAXINT16, 1, flags);
  props[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT16, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "box");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rubric_fold_init (RubricFold *self)
{
  self->columns = 1;
}

GtkWidget *
rubric_fold_new (void)
{
  return g_object_new (RUBRIC_TYPE_FOLD, NULL);
}

gboolean
rubric_fold_get_folded (RubricFold *self)
{
  g_return_val_if_fail (RUBRIC_IS_FOLD (self), FALSE);

  return self->folded;
}
