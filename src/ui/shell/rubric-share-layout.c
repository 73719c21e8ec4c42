/* rubric-share-layout.c - a layout of two children, of which one has the height that the other leaves
 *
 *     ┌─────────┐    ┌───────┬───────┐        ┌─────────┐    ┌─────────┐
 *     │ picture │    │picture│ told  │        │ row     │    │ row     │   low: two rows
 *     │         │ or │       │ of it │        │ row     │    │ row     │
 *     ├─────────┤    │       │       │        │ row     │    ├─────────┤
 *     │ told    │    └───────┴───────┘        ├─────────┤    │ detail  │
 *     │ of it   │                             │ detail  │    └─────────┘
 *     └─────────┘                             │         │
 *                                             └─────────┘
 *     the second has its minimum height,      a list has whole rows,
 *     the first the rest; side by side        the second child the rest
 *     if the first is larger so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-share-layout.h"

#include "rubric-widgets.h"

#include <math.h>

enum
{
  GAP = 6,
  SECOND_SHARE = 46, /* percent of the width, side by side */
  BESIDE_MIN = 172,  /* height and width of the first child: the second one stands beside none that is smaller */
  ROW_PADDING = 8,   /* above and below the text of a row together */
  ROWS_MIN = 2,
  DETAIL_MIN = 80,  /* five lines, of usual letters */
  LIST_SHARE = 50,  /* percent, if the detail is long */
  DETAIL_LINES = 8, /* that hardly any short detail is longer than */
};

static const double CAPTION = 0.82; /* the second line of a row: smaller, as libadwaita has it */

struct _RubricShareLayout
{
  GtkLayoutManager parent_instance;

  int n_rows; /* -1: the first child is no list */
  gboolean long_detail;
  gboolean alone;
  int more;
};

G_DEFINE_FINAL_TYPE (RubricShareLayout, rubric_share_layout, GTK_TYPE_LAYOUT_MANAGER)

static RubricShareLayout *
get_share_layout (GtkWidget *widget)
{
  return RUBRIC_SHARE_LAYOUT (gtk_widget_get_layout_manager (widget));
}

/* Returns: the minimum size, or the natural one; 0 if @child is hidden */
static int
measure_shown (GtkWidget *child, GtkOrientation orientation, int for_size, gboolean natural)
{
  int minimum = 0, wanted = 0;

  if (gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, &minimum, &wanted, NULL, NULL);
  return natural ? wanted : minimum;
}

/* A row with two lines, whatever the letters are. */
static int
measure_list_row (GtkWidget *widget)
{
  int line = rubric_widget_measure_line (widget);

  return line + (int)ceil (line * CAPTION) + ROW_PADDING;
}

/* Returns: how wide the second child is beside the first one; 0 if there is no room for both */
static int
find_second_width (GtkWidget *widget, int width)
{
  int minimum = measure_shown (gtk_widget_get_last_child (widget), GTK_ORIENTATION_HORIZONTAL, -1, FALSE);
  int second = MAX (minimum, width * SECOND_SHARE / 100);

  return second + GAP + BESIDE_MIN <= width ? second : 0;
}

static GtkSizeRequestMode
rubric_share_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
measure_with_list (RubricShareLayout *self, GtkWidget *widget, int width)
{
  GtkWidget *list = gtk_widget_get_first_child (widget), *detail = gtk_widget_get_last_child (widget);
  int rows = MAX (measure_shown (list, GTK_ORIENTATION_VERTICAL, width, FALSE), ROWS_MIN * measure_list_row (widget));
  int height = MAX (measure_shown (detail, GTK_ORIENTATION_VERTICAL, width, FALSE), DETAIL_MIN) + self->more;

  return gtk_widget_should_layout (list) ? height + rows + GAP : height;
}

/* Without a width the minimum is the least height that there is at any. */
static void
measure_two (GtkWidget *widget, int width, int *minimum, int *natural)
{
  GtkWidget *first = gtk_widget_get_first_child (widget), *second = gtk_widget_get_last_child (widget);
  int below = measure_shown (second, GTK_ORIENTATION_VERTICAL, width, FALSE) + GAP;
  int beside = width >= 0 ? find_second_width (widget, width) : -1;

  *minimum = below + measure_shown (first, GTK_ORIENTATION_VERTICAL, width, FALSE);
  *natural = below + measure_shown (first, GTK_ORIENTATION_VERTICAL, width, TRUE);
  if (beside != 0)
    *minimum = MIN (*minimum, MAX (BESIDE_MIN, measure_shown (second, GTK_ORIENTATION_VERTICAL, beside, FALSE)));
}

static void
rubric_share_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  RubricShareLayout *self = RUBRIC_SHARE_LAYOUT (manager);
  GtkWidget *first = gtk_widget_get_first_child (widget), *second = gtk_widget_get_last_child (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (measure_shown (first, orientation, for_size, FALSE),
                      measure_shown (second, orientation, for_size, FALSE));
      *natural = MAX (measure_shown (first, orientation, for_size, TRUE),
                      measure_shown (second, orientation, for_size, TRUE));
    }
  else if (self->n_rows >= 0)
    *minimum = *natural = measure_with_list (self, widget, for_size);
  else
    measure_two (widget, for_size, minimum, natural);
}

/* Returns: the height of whole rows, and of one more as room for a row of several lines */
static int
find_list_height (RubricShareLayout *self, GtkWidget *widget, int height)
{
  int row = measure_list_row (widget), room = height - GAP;
  int detail = DETAIL_LINES * rubric_widget_measure_line (widget);
  int wanted = self->long_detail ? room * LIST_SHARE / 100 : room - detail;

  return CLAMP (wanted / row, ROWS_MIN, MAX (self->n_rows + 1, ROWS_MIN)) * row;
}

static int
find_first_height (RubricShareLayout *self, GtkWidget *widget, int width, int height)
{
  GtkWidget *first = gtk_widget_get_first_child (widget), *second = gtk_widget_get_last_child (widget);

  if (self->n_rows < 0)
    return height - GAP - measure_shown (second, GTK_ORIENTATION_VERTICAL, width, FALSE);
  return MAX (find_list_height (self, widget, height), measure_shown (first, GTK_ORIENTATION_VERTICAL, width, FALSE));
}

/* Returns: how wide the second child is beside the first one; 0 if the first one, a square, is larger above it */
static int
choose_second_width (RubricShareLayout *self, GtkWidget *widget, int width, int height, int first_height)
{
  GtkWidget *second = gtk_widget_get_last_child (widget);
  int beside = self->n_rows < 0 ? find_second_width (widget, width) : 0;

  if (beside == 0 || measure_shown (second, GTK_ORIENTATION_VERTICAL, beside, FALSE) > height)
    return 0;
  return MIN (width - beside - GAP, height) > MIN (width, first_height) ? beside : 0;
}

static void
allocate_child (GtkWidget *child, int x, int y, int width, int height)
{
  GtkWidget *widget = gtk_widget_get_parent (child);

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - width;
  if (gtk_widget_should_layout (child))
    gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

static void
rubric_share_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  RubricShareLayout *self = RUBRIC_SHARE_LAYOUT (manager);
  GtkWidget *first = gtk_widget_get_first_child (widget), *second = gtk_widget_get_last_child (widget);
  int first_height, second_width;

  if (self->alone || !gtk_widget_should_layout (first))
    allocate_child (second, 0, 0, width, height);
  else if (!gtk_widget_should_layout (second))
    allocate_child (first, 0, 0, width, height);
  else
    {
      first_height = find_first_height (self, widget, width, height);
      second_width = choose_second_width (self, widget, width, height, first_height);
      if (second_width > 0)
        {
          allocate_child (first, 0, 0, width - second_width - GAP, height);
          allocate_child (second, width - second_width, 0, second_width, height);
          return;
        }
      allocate_child (first, 0, 0, width, first_height);
      allocate_child (second, 0, first_height + GAP, width, height - first_height - GAP);
    }
}

static void
rubric_share_layout_class_init (RubricShareLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = rubric_share_layout_get_request_mode;
  manager_class->measure = rubric_share_layout_measure;
  manager_class->allocate = rubric_share_layout_allocate;
}

static void
rubric_share_layout_init (RubricShareLayout *self)
{
  self->n_rows = -1;
}

void
rubric_share_layout_set_rows (GtkWidget *widget, guint n_rows, gboolean long_detail)
{
  RubricShareLayout *self = get_share_layout (widget);

  self->n_rows = (int)MIN (n_rows, G_MAXINT16);
  self->long_detail = long_detail;
  gtk_widget_queue_allocate (widget);
}

void
rubric_share_layout_set_alone (GtkWidget *widget, gboolean alone, int more)
{
  RubricShareLayout *self = get_share_layout (widget);

  self->alone = alone;
  self->more = more;
  gtk_widget_set_child_visible (gtk_widget_get_first_child (widget), !alone);
  gtk_widget_queue_resize (widget);
}
