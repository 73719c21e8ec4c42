/* rubric-calendar.c - half a year of days as squares: the more puzzles were solved on a day, the larger its square
 *
 *     · · ▪ · · ▫      a column is seven days, the last one ends today; a frame is for the puzzle of the day.
 *     · ▪ · ■ · ·      A tooltip says what day it is, and how many.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-calendar.h"

#include "rubric-text-history.h"
#include "rubric-widgets.h"

enum
{
  WEEK = 7,
  WEEKS = RUBRIC_SOLVED_DAYS / WEEK,
  SIDE_MIN = 9, /* pixels a day */
  SIDE_MAX = 18,
  FULL = 3, /* so many puzzles fill the square of a day */
};

struct _RubricCalendar
{
  GtkWidget parent_instance;

  guint32 today;
  RubricSolvedSummary summary;
};

G_DEFINE_FINAL_TYPE (RubricCalendar, rubric_calendar, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
rubric_calendar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rubric_calendar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  int n = orientation == GTK_ORIENTATION_HORIZONTAL ? WEEKS : WEEK;
  int side = for_size < 0 || n == WEEKS ? SIDE_MAX : CLAMP (for_size / WEEKS, SIDE_MIN, SIDE_MAX);

  *minimum = n * (n == WEEKS ? SIDE_MIN : side);
  *natural = n * side;
}

/* Returns: pixels a day; @left: (out): of the first column */
static int
get_day_side (RubricCalendar *self, int *left)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int side = CLAMP (width / WEEKS, SIDE_MIN, SIDE_MAX);

  *left = (width - WEEKS * side) / 2;
  return side;
}

/* Returns: the column of @week, counted from the left */
static int
mirror_week (RubricCalendar *self, int week)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? WEEKS - 1 - week : week;
}

static void
draw_day (RubricCalendar *self, GtkSnapshot *snapshot, int index, const graphene_rect_t *place, const GdkRGBA *colour)
{
  guint n = MIN (self->summary.solved[index], FULL);
  float inset = place->size.width * (n == 0 ? 0.4f : 0.34f - 0.11f * (float)n);
  GdkRGBA faint = *colour;
  graphene_rect_t square;
  GskRoundedRect frame;

  graphene_rect_inset_r (place, inset, inset, &square);
  faint.alpha *= n == 0 ? 0.25f : 1;
  gtk_snapshot_append_color (snapshot, &faint, &square);
  if (!self->summary.daily[index])
    return;
  graphene_rect_inset_r (place, 0.5f, 0.5f, &square);
  gsk_rounded_rect_init_from_rect (&frame, &square, 2);
  gtk_snapshot_append_border (snapshot, &frame, (float[]){ 1, 1, 1, 1 },
                              (GdkRGBA[]){ *colour, *colour, *colour, *colour });
}

static void
rubric_calendar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricCalendar *self = RUBRIC_CALENDAR (widget);
  int left, side = get_day_side (self, &left);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  for (int i = 0; i < RUBRIC_SOLVED_DAYS; i++)
    draw_day (self, snapshot, i,
              &GRAPHENE_RECT_INIT ((float)(left + mirror_week (self, i / WEEK) * side), (float)(i % WEEK * side),
                                   (float)side, (float)side),
              &colour);
}

static gboolean
query_day_tooltip_cb (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip, gpointer unused)
{
  RubricCalendar *self = RUBRIC_CALENDAR (widget);
  int left, side = get_day_side (self, &left), week = (x - left) / side, index;
  g_autofree char *text = NULL;

  if (keyboard || x < left || week >= WEEKS || y < 0 || y >= WEEK * side)
    return FALSE;
  index = mirror_week (self, week) * WEEK + y / side;
  text = rubric_text_solved_day (self->today - (RUBRIC_SOLVED_DAYS - 1 - index), self->summary.solved[index],
                                 self->summary.daily[index]);
  gtk_tooltip_set_text (tooltip, text);
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle){ left + week * side, y / side * side, side, side });
  return TRUE;
}

static void
rubric_calendar_class_init (RubricCalendarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = rubric_calendar_get_request_mode;
  widget_class->measure = rubric_calendar_measure;
  widget_class->snapshot = rubric_calendar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "days");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rubric_calendar_init (RubricCalendar *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_day_tooltip_cb), NULL);
}

void
rubric_calendar_set_summary (RubricCalendar *self, guint32 today, const RubricSolvedSummary *summary)
{
  g_autofree char *name = rubric_text_solved_days (summary);

  g_return_if_fail (RUBRIC_IS_CALENDAR (self));

  self->today = today;
  self->summary = *summary;
  rubric_widget_set_name (self, name);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
