/* rubric-boxes.c - containers that let a window become narrow: rows that fold, buttons that go, letters that shrink
 *
 * The minimum of each is that of its narrowest arrangement, whichever is shown, so that a window can be made narrow by
 * hand; the arrangement follows from the width alone, so nothing can swing to and fro.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-boxes.h"

#include "rubric-widgets.h"

#include <math.h>

G_DEFINE_ABSTRACT_TYPE (RubricBox, rubric_box, GTK_TYPE_WIDGET)

static GtkWidget *
next_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Children that want to be seen, among them those for which there is no room. */
#define FOR_EACH_SHOWN(child, widget)                                                                                  \
  for (GtkWidget *child = next_shown (gtk_widget_get_first_child (GTK_WIDGET (widget))); child != NULL;               \
       child = next_shown (gtk_widget_get_next_sibling (child)))

static int
get_minimum_width (GtkWidget *child)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
get_natural_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static void
measure_tallest (GtkWidget *widget, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  FOR_EACH_SHOWN (child, widget)
    {
      int least, likes;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least, &likes, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, likes);
    }
}

void
rubric_box_place_child (GtkWidget *widget, GtkWidget *child, int x, int y, int width, int height)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  x = mirrored ? gtk_widget_get_width (widget) - x - width : x;
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

static void
rubric_box_dispose (GObject *object)
{
  rubric_widget_unparent_children (object);
  G_OBJECT_CLASS (rubric_box_parent_class)->dispose (object);
}

static void
rubric_box_class_init (RubricBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_box_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "box");
}

static void
rubric_box_init (RubricBox *self)
{
}

/* RubricWrapBox
 *
 *     wide     ┌─┬─┬─┬─┬─┬─┐      folded, columns 3   ┌─┬─┬─┐      folded, columns 1   ┌───────┐
 *              └─┴─┴─┴─┴─┴─┘                          ├─┼─┼─┤                          ├───────┤
 *                                                     └─┴─┴─┘                          └───────┘
 */
enum
{
  WRAP_PROP_0,
  WRAP_PROP_COLUMNS,
  WRAP_PROP_SPACING,
  WRAP_N_PROPS
};

struct _RubricWrapBox
{
  RubricBox parent_instance;

  int columns;
  int spacing;
};

static GParamSpec *wrap_props[WRAP_N_PROPS];

G_DEFINE_FINAL_TYPE (RubricWrapBox, rubric_wrap_box, RUBRIC_TYPE_BOX)

/* The widths that all children together ask for, and how they are arranged in the width that there is. */
typedef struct
{
  int n;
  int least;     /* the largest minimum */
  int most;      /* the largest natural width */
  int wide;      /* all in one row */
  int expanding; /* how many want more */
  int width;
  int columns;
  gboolean folded;
} Wrapping;

static int
sum_gaps (RubricWrapBox *self, int n)
{
  return MAX (n - 1, 0) * self->spacing;
}

/* @width: that there is, or -1 for one row */
static Wrapping
wrap_children (RubricWrapBox *self, int width)
{
  Wrapping wrapping = { 0 };
  int sum = 0;

  FOR_EACH_SHOWN (child, self)
    {
      int natural = get_natural_width (child);

      wrapping.n++;
      wrapping.least = MAX (wrapping.least, get_minimum_width (child));
      wrapping.most = MAX (wrapping.most, natural);
      sum += natural;
      wrapping.expanding += gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
    }
  wrapping.wide = (self->columns > 1 ? wrapping.n * wrapping.most : sum) + sum_gaps (self, wrapping.n);
  wrapping.width = width >= 0 ? width : wrapping.wide;
  wrapping.folded = wrapping.width < wrapping.wide;
  wrapping.columns = MAX (wrapping.folded ? MIN (self->columns, wrapping.n) : wrapping.n, 1);
  return wrapping;
}

static int
get_child_width (RubricWrapBox *self, GtkWidget *child, const Wrapping *wrapping)
{
  int natural;

  if (self->columns > 1 || wrapping->folded)
    return (wrapping->width - sum_gaps (self, wrapping->columns)) / wrapping->columns;
  natural = get_natural_width (child);
  if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
    natural += (wrapping->width - wrapping->wide) / wrapping->expanding;
  return natural;
}

/* The heights of the rows, of which there are at most as many as children, into @rows. Returns: that of all together */
static int
measure_rows (RubricWrapBox *self, const Wrapping *wrapping, gboolean natural, int *rows)
{
  int i = 0, height = sum_gaps (self, (wrapping->n + wrapping->columns - 1) / wrapping->columns);

  FOR_EACH_SHOWN (child, self)
    {
      int least, likes, *row = &rows[i++ / wrapping->columns], old = *row;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, get_child_width (self, child, wrapping), &least, &likes,
                          NULL, NULL);
      *row = MAX (*row, natural ? likes : least);
      height += *row - old;
    }
  return height;
}

static GtkSizeRequestMode
rubric_wrap_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rubric_wrap_box_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  RubricWrapBox *self = RUBRIC_WRAP_BOX (widget);
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  Wrapping wrapping = wrap_children (self, across ? 0 : for_size);
  g_autofree int *least = g_new0 (int, wrapping.n + 1), *likes = g_new0 (int, wrapping.n + 1);

  if (across)
    {
      *minimum = wrapping.columns * wrapping.least + sum_gaps (self, wrapping.columns);
      *natural = wrapping.wide;
      return;
    }
  *minimum = measure_rows (self, &wrapping, FALSE, least);
  *natural = measure_rows (self, &wrapping, TRUE, likes);
}

/* The height that the rows do not need is shared out to them from the top. */
static void
rubric_wrap_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RubricWrapBox *self = RUBRIC_WRAP_BOX (widget);
  Wrapping wrapping = wrap_children (self, width);
  g_autofree int *rows = g_new0 (int, wrapping.n + 1);
  int extra = height - measure_rows (self, &wrapping, FALSE, rows), i = 0, x = 0, y = 0;
  int n_rows = (wrapping.n + wrapping.columns - 1) / wrapping.columns;

  for (int row = 0; row < n_rows && extra > 0; row++)
    {
      int share = extra / (n_rows - row);

      rows[row] += share;
      extra -= share;
    }
  FOR_EACH_SHOWN (child, widget)
    {
      int row = i / wrapping.columns, child_width = get_child_width (self, child, &wrapping);

      rubric_box_place_child (widget, child, x, y, child_width, rows[row]);
      x += child_width + self->spacing;
      if (++i % wrapping.columns != 0)
        continue;
      x = 0;
      y += rows[row] + self->spacing;
    }
}

static void
rubric_wrap_box_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RubricWrapBox *self = RUBRIC_WRAP_BOX (object);

  g_value_set_int (value, prop_id == WRAP_PROP_COLUMNS ? self->columns : self->spacing);
}

static void
rubric_wrap_box_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RubricWrapBox *self = RUBRIC_WRAP_BOX (object);
  int *field = prop_id == WRAP_PROP_COLUMNS ? &self->columns : &self->spacing;

  if (*field == g_value_get_int (value))
    return;
  *field = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (object, pspec);
}

static void
rubric_wrap_box_class_init (RubricWrapBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = rubric_wrap_box_get_property;
  object_class->set_property = rubric_wrap_box_set_property;
  widget_class->get_request_mode = rubric_wrap_box_get_request_mode;
  widget_class->measure = rubric_wrap_box_measure;
  widget_class->size_allocate = rubric_wrap_box_size_allocate;

  wrap_props[WRAP_PROP_COLUMNS] = g_param_spec_int ("columns", NULL, NULL, 1, G_MAXINT16, 1, flags);
  wrap_props[WRAP_PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT16, 0, flags);
  g_object_class_install_properties (object_class, WRAP_N_PROPS, wrap_props);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rubric_wrap_box_init (RubricWrapBox *self)
{
  self->columns = 1;
}

/* RubricHeader
 *
 *     wide     [New] [Open] [Undo] [Redo]      title      [Solve] [☰] [×]
 *     narrow   [Undo]   title   [Solve] [☰] [×]
 *
 * A child without room keeps its place in the tree and is only not mapped: it comes and goes while the window is
 * allocated.
 */
enum
{
  SPACING = 6,
  TITLE_ROOM = 160, /* pixels of the title that go before what is optional */
};

struct _RubricHeader
{
  RubricBox parent_instance;

  guint leaving; /* a tick that gives the focus of a child that has gone to one that is still there */
};

G_DEFINE_FINAL_TYPE (RubricHeader, rubric_header, RUBRIC_TYPE_BOX)

static gboolean
is_optional (GtkWidget *child)
{
  return gtk_widget_has_css_class (child, "optional");
}

static gboolean
is_title (GtkWidget *child)
{
  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
}

static void
rubric_header_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      measure_tallest (widget, minimum, natural);
      return;
    }
  *minimum = *natural = 0;
  FOR_EACH_SHOWN (child, widget)
    {
      int likes = get_natural_width (child);

      *natural += likes + (*natural > 0 ? SPACING : 0);
      if (!is_optional (child) && !is_title (child))
        *minimum += likes + (*minimum > 0 ? SPACING : 0);
    }
}

static gboolean
header_leave_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  RUBRIC_HEADER (widget)->leaving = 0;
  if (focus != NULL && gtk_widget_is_ancestor (focus, widget) && !gtk_widget_get_mapped (focus))
    FOR_EACH_SHOWN (child, widget)
      if (gtk_widget_get_child_visible (child) && gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD))
        break;
  return G_SOURCE_REMOVE;
}

static void
show_child (RubricHeader *self, GtkWidget *child, gboolean shown)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (child);

  if (gtk_widget_get_child_visible (child) == shown)
    return;
  gtk_widget_set_child_visible (child, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
  if (!shown && (flags & (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_WITHIN)) != 0 && self->leaving == 0)
    self->leaving = gtk_widget_add_tick_callback (GTK_WIDGET (self), header_leave_cb, NULL, NULL);
}

/* Shows the optional children that have room beside the others and the first letters of the title. */
static void
choose_children (RubricHeader *self, int width)
{
  int spare = width + SPACING;

  FOR_EACH_SHOWN (child, self)
    if (is_title (child))
      spare -= MAX (get_minimum_width (child), MIN (get_natural_width (child), TITLE_ROOM)) + SPACING;
    else if (!is_optional (child))
      spare -= get_natural_width (child) + SPACING;
  FOR_EACH_SHOWN (child, self)
    if (is_optional (child))
      {
        spare -= get_natural_width (child) + SPACING;
        show_child (self, child, spare >= 0);
      }
}

/* How much of the width lies before the title and after it. */
static void
measure_sides (GtkWidget *widget, int *before, int *after)
{
  int *side = before;

  *before = *after = 0;
  FOR_EACH_SHOWN (child, widget)
    if (is_title (child))
      side = after;
    else if (gtk_widget_get_child_visible (child))
      *side += get_natural_width (child) + SPACING;
}

/* In the middle of the bar, as far as the buttons let it; a title of less than a few letters is none. */
static void
place_title (RubricHeader *self, GtkWidget *child, int width, int height, int before, int after)
{
  int room = width - before - after, likes = MIN (get_natural_width (child), room);
  gboolean fits = room >= get_minimum_width (child);

  show_child (self, child, fits);
  if (fits)
    rubric_box_place_child (GTK_WIDGET (self), child, CLAMP ((width - likes) / 2, before, width - after - likes), 0,
                            likes, height);
}

static void
rubric_header_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  int before, after, x = 0;

  choose_children (RUBRIC_HEADER (widget), width);
  measure_sides (widget, &before, &after);
  FOR_EACH_SHOWN (child, widget)
    if (is_title (child))
      {
        place_title (RUBRIC_HEADER (widget), child, width, height, before, after);
        x = width - after + SPACING;
      }
    else if (gtk_widget_get_child_visible (child))
      {
        rubric_box_place_child (widget, child, x, 0, get_natural_width (child), height);
        x += get_natural_width (child) + SPACING;
      }
}

static void
rubric_header_class_init (RubricHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = rubric_header_measure;
  widget_class->size_allocate = rubric_header_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rubric_header_init (RubricHeader *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "header");
}

/* RubricShrinkLabel
 *
 *     [ Corner ]   [Corner]   [corner]   [cor…]
 *
 * A person who has asked for letters of twice the size rather reads a word in smaller ones than its first letter. The
 * label is drawn through a transform: its height, and with it everything around, stays what it is. All labels of a
 * row, a homogeneous GtkBox, become as small as the smallest has to be.
 */
static const double MIN_SCALE = 0.4;

enum
{
  LABEL_PROP_0,
  LABEL_PROP_LABEL,
  LABEL_N_PROPS
};

struct _RubricShrinkLabel
{
  RubricBox parent_instance;

  GtkLabel *label;
};

static GParamSpec *label_props[LABEL_N_PROPS];

G_DEFINE_FINAL_TYPE (RubricShrinkLabel, rubric_shrink_label, RUBRIC_TYPE_BOX)

static void
rubric_shrink_label_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                             int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (RUBRIC_SHRINK_LABEL (widget)->label), orientation, -1, minimum, natural,
                      minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = ceil (*minimum * MIN_SCALE);
}

/* Returns: (nullable): the button that stands in a row and has @label inside */
static GtkWidget *
find_member (GtkWidget *label)
{
  for (GtkWidget *widget = label, *parent; widget != NULL; widget = parent)
    {
      parent = gtk_widget_get_parent (widget);
      if (GTK_IS_BOX (parent) && gtk_box_get_homogeneous (GTK_BOX (parent)))
        return widget;
    }
  return NULL;
}

static double
find_scale (GtkWidget *label, int width)
{
  int natural = get_natural_width (GTK_WIDGET (RUBRIC_SHRINK_LABEL (label)->label));

  return natural > width ? MAX ((double)width / natural, MIN_SCALE) : 1;
}

/* All members of the row are equally wide: what is around its label takes its part of that. */
static double
find_common_scale (GtkWidget *self, int width)
{
  GtkWidget *member = find_member (self);
  double scale = find_scale (self, width);

  if (member == NULL)
    return scale;
  width += get_natural_width (member) - get_natural_width (self);
  FOR_EACH_SHOWN (sibling, gtk_widget_get_parent (member))
    {
      GtkWidget *label = rubric_widget_find (sibling, RUBRIC_TYPE_SHRINK_LABEL);

      if (label != NULL)
        scale = MIN (scale, find_scale (label, width - get_natural_width (sibling) + get_natural_width (label)));
    }
  return scale;
}

static void
rubric_shrink_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  double scale = find_common_scale (widget, width);
  GskTransform *transform = NULL;

  if (scale < 1)
    {
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, height * (1 - scale) / 2));
      transform = gsk_transform_scale (transform, scale, scale);
      baseline = -1;
    }
  gtk_widget_allocate (GTK_WIDGET (RUBRIC_SHRINK_LABEL (widget)->label), (int)(width / scale + 0.5), height, baseline,
                       transform);
}

static void
rubric_shrink_label_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, gtk_label_get_label (RUBRIC_SHRINK_LABEL (object)->label));
}

static void
rubric_shrink_label_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  GtkLabel *label = RUBRIC_SHRINK_LABEL (object)->label;
  const char *text = g_value_get_string (value) != NULL ? g_value_get_string (value) : "";

  if (g_str_equal (gtk_label_get_label (label), text))
    return;
  gtk_label_set_label (label, text);
  g_object_notify_by_pspec (object, pspec);
}

static void
rubric_shrink_label_class_init (RubricShrinkLabelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = rubric_shrink_label_get_property;
  object_class->set_property = rubric_shrink_label_set_property;
  widget_class->measure = rubric_shrink_label_measure;
  widget_class->size_allocate = rubric_shrink_label_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "widget");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  label_props[LABEL_PROP_LABEL] = g_param_spec_string (
      "label", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, LABEL_N_PROPS, label_props);
}

static void
rubric_shrink_label_init (RubricShrinkLabel *self)
{
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_use_underline (self->label, TRUE);
  gtk_label_set_ellipsize (self->label, PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (GTK_WIDGET (self->label), GTK_WIDGET (self));
}

GtkWidget *
rubric_shrink_label_new (const char *text)
{
  return g_object_new (RUBRIC_TYPE_SHRINK_LABEL, "label", text, NULL);
}

GtkLabel *
rubric_shrink_label_get_label (RubricShrinkLabel *self)
{
  return self->label;
}

/* RubricShrinkRow
 *
 *     [  Paste  |  Open…  |  Continue ▾  ]   [Paste|Open…|Continue ▾]   [paste|open…|continue▾]
 *
 * In a box of equal parts a button of many letters makes those of all the others small that would have had room.
 */
struct _RubricShrinkRow
{
  RubricBox parent_instance;
};

G_DEFINE_FINAL_TYPE (RubricShrinkRow, rubric_shrink_row, RUBRIC_TYPE_BOX)

/* Tried from letters of full size down; in the last step all have their least width. */
static const int N_STEPS = 64;

static void
rubric_shrink_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      measure_tallest (widget, minimum, natural);
      return;
    }
  *minimum = *natural = 0;
  FOR_EACH_SHOWN (child, widget)
    {
      *minimum += get_minimum_width (child);
      *natural += get_natural_width (child);
    }
}

/* With letters of @scale; what is around them stays as it is. */
static int
measure_scaled (GtkWidget *child, double scale)
{
  GtkWidget *label = rubric_widget_find (child, RUBRIC_TYPE_SHRINK_LABEL);
  int text = label != NULL ? get_natural_width (label) : 0;

  return MAX (get_minimum_width (child), get_natural_width (child) - (int)floor (text * (1 - scale)));
}

/* The width that is left over is shared by all, to the pixel. */
static void
rubric_shrink_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  int n = 0, step = N_STEPS + 1, sum, spare, x = 0;
  double scale;

  do
    {
      scale = (double)--step / N_STEPS;
      sum = n = 0;
      FOR_EACH_SHOWN (child, widget)
        {
          sum += measure_scaled (child, scale);
          n++;
        }
    }
  while (step > 0 && sum > width);
  spare = MAX (width - sum, 0);
  FOR_EACH_SHOWN (child, widget)
    {
      int share = spare / n--, part = measure_scaled (child, scale) + share;

      spare -= share;
      rubric_box_place_child (widget, child, x, 0, part, height);
      x += part;
    }
}

static void
rubric_shrink_row_class_init (RubricShrinkRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = rubric_shrink_row_measure;
  widget_class->size_allocate = rubric_shrink_row_size_allocate;
}

static void
rubric_shrink_row_init (RubricShrinkRow *self)
{
}
