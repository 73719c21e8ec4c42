/* rubric-picture-layout.c - where the parts of the picture panel stand: the picture as large as it can be
 *
 *     ┌──────────────┐    ┌──────────────┐
 *     │ head         │    │ head         │
 *     │ ┌──────────┐ │    │ ┌─────┐ told │
 *     │ │ picture  │ │    │ │ pic │ told │
 *     │ └──────────┘ │    │ └─────┘ told │
 *     │ told         │    │ buttons      │    what is told changes while somebody works: its height must not change
 *     │ buttons      │    └──────────────┘    that of all, so what is always the same stands with the buttons, below
 *     └──────────────┘
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-private.h"

typedef enum
{
  PART_HEAD,
  PART_PICTURE,
  PART_TOLD,
  PART_BUTTONS,
  N_PARTS,
} Part;

enum
{
  GAP = 6,
  TOLD_SHARE = 46,  /* percent of the width, beside the picture */
  BESIDE_MIN = 172, /* height and width of the picture: what is told stands beside none that is smaller */
};

struct _RubricPictureLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (RubricPictureLayout, rubric_picture_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
get_part (GtkWidget *widget, Part part)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (int i = 0; i < (int)part; i++)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static int
measure_part (GtkWidget *widget, Part part, GtkOrientation orientation, int for_size, gboolean natural)
{
  int minimum, wanted;

  gtk_widget_measure (get_part (widget, part), orientation, for_size, &minimum, &wanted, NULL, NULL);
  return natural ? wanted : minimum;
}

/* Returns: how wide what is told is beside the picture; 0 if there is no room for both */
static int
find_told_width (GtkWidget *widget, int width)
{
  int told = MAX (measure_part (widget, PART_TOLD, GTK_ORIENTATION_HORIZONTAL, -1, FALSE), width * TOLD_SHARE / 100);

  return told + GAP + BESIDE_MIN <= width ? told : 0;
}

/* The height of all but the picture, with the gaps, if what is told stands below it. */
static int
measure_others (GtkWidget *widget, int width, gboolean beside)
{
  int height = measure_part (widget, PART_HEAD, GTK_ORIENTATION_VERTICAL, width, FALSE) + 2 * GAP
               + measure_part (widget, PART_BUTTONS, GTK_ORIENTATION_VERTICAL, width, FALSE);

  return beside ? height : height + measure_part (widget, PART_TOLD, GTK_ORIENTATION_VERTICAL, width, FALSE) + GAP;
}

static GtkSizeRequestMode
rubric_picture_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rubric_picture_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size,
                               int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  int told;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      for (Part part = 0; part < N_PARTS; part++)
        {
          *minimum = MAX (*minimum, measure_part (widget, part, orientation, -1, FALSE));
          *natural = MAX (*natural, measure_part (widget, part, orientation, -1, TRUE));
        }
      return;
    }
  /* Without a width the minimum is the least height that there is at any. */
  told = for_size >= 0 ? find_told_width (widget, for_size) : -1;
  *minimum = *natural = measure_others (widget, for_size, FALSE);
  *minimum += measure_part (widget, PART_PICTURE, orientation, for_size, FALSE);
  *natural += measure_part (widget, PART_PICTURE, orientation, for_size, TRUE);
  if (told != 0)
    *minimum = MIN (*minimum, measure_others (widget, for_size, TRUE)
                                  + MAX (BESIDE_MIN, measure_part (widget, PART_TOLD, orientation, told, FALSE)));
}

static void
allocate_part (GtkWidget *widget, Part part, int x, int y, int width, int height)
{
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - width;
  gtk_widget_size_allocate (get_part (widget, part), &(GtkAllocation){ x, y, width, height }, -1);
}

static void
rubric_picture_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  int head = measure_part (widget, PART_HEAD, GTK_ORIENTATION_VERTICAL, width, FALSE);
  int buttons = measure_part (widget, PART_BUTTONS, GTK_ORIENTATION_VERTICAL, width, FALSE);
  int told = find_told_width (widget, width), below = height - measure_others (widget, width, FALSE);
  int beside = height - measure_others (widget, width, TRUE);
  gboolean fits = told > 0 && measure_part (widget, PART_TOLD, GTK_ORIENTATION_VERTICAL, told, FALSE) <= beside;

  allocate_part (widget, PART_HEAD, 0, 0, width, head);
  if (fits && MIN (width - told - GAP, beside) > MIN (width, below))
    {
      allocate_part (widget, PART_PICTURE, 0, head + GAP, width - told - GAP, beside);
      allocate_part (widget, PART_TOLD, width - told, head + GAP, told, beside);
    }
  else
    {
      allocate_part (widget, PART_PICTURE, 0, head + GAP, width, below);
      allocate_part (widget, PART_TOLD, 0, head + 2 * GAP + below, width, beside - below - GAP);
    }
  allocate_part (widget, PART_BUTTONS, 0, height - buttons, width, buttons);
}

static void
rubric_picture_layout_class_init (RubricPictureLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = rubric_picture_layout_get_request_mode;
  manager_class->measure = rubric_picture_layout_measure;
  manager_class->allocate = rubric_picture_layout_allocate;
}

static void
rubric_picture_layout_init (RubricPictureLayout *self)
{
}
