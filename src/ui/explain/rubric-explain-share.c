/* rubric-explain-share.c - how the list of steps and what is told of one share the height
 *
 *     +------------------+        +------------------+
 *     | 15. X-Wing       |        | 15. X-Wing       |   low: two rows, and what is told of one
 *     | 16. Forcing Net  |        | 16. Forcing Net  |
 *     | 17. Naked Single |        +------------------+
 *     +------------------+        | Suppose …        |
 *     | Suppose …        |        | ▸ 1. …           |
 *     | ▸ 1. …           |        +------------------+
 *     | ▸ 2. …           |
 *     | ▸ 3. …           |
 *     | 4. …             |
 *     +------------------+
 *
 * Where no step has a proof, a sentence is all that is told of one, and the list has the rest. Which it is depends on no
 * single step: nothing moves while one goes through them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-share.h"

#include <math.h>

enum
{
  GAP = 6,
  PADDING = 8,     /* of a row, above and below together */
  DETAIL_MIN = 80, /* five lines, of usual letters */
  ROWS_MIN = 2,
  LIST_SHARE = 50, /* percent, where there are proofs */
  SENTENCE = 8,    /* lines, that hardly any is longer than, or this much of the height: */
  SENTENCE_SHARE = 40,
};

#define ROWS "rubric-rows"
#define PROOFS "rubric-proofs"
#define ALONE "rubric-alone" /* whether the second child has all */
#define MORE "rubric-more"

static const double CAPTION = 0.82; /* the second line of a row: smaller, as libadwaita has it */

int
rubric_explain_share_measure_line (GtkWidget *widget)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, "1");
  int line;

  pango_layout_get_pixel_size (layout, NULL, &line);
  return line;
}

/* A row with two lines, whatever the letters are. */
static int
measure_row (GtkWidget *widget)
{
  int line = rubric_explain_share_measure_line (widget);

  return line + (int)ceil (line * CAPTION) + PADDING;
}

static int
get_number (GtkWidget *widget, const char *key)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), key));
}

static gboolean
is_shown (GtkWidget *child)
{
  return child != NULL && gtk_widget_should_layout (child);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  GtkWidget *list = gtk_widget_get_first_child (widget), *detail = gtk_widget_get_last_child (widget);
  int wanted[2] = { 0, 0 }, least[2] = { 0, 0 };

  if (is_shown (list))
    gtk_widget_measure (list, orientation, for_size, &least[0], &wanted[0], NULL, NULL);
  if (is_shown (detail))
    gtk_widget_measure (detail, orientation, for_size, &least[1], &wanted[1], NULL, NULL);
  *minimum = *natural = MAX (least[0], least[1]);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (wanted[0], wanted[1]);
  else
    *minimum = *natural
        = MAX (least[1], DETAIL_MIN) + (is_shown (list) ? MAX (least[0], ROWS_MIN * measure_row (widget)) + GAP : 0)
          + get_number (widget, MORE);
}

/* Of the list, in whole rows; one more than there are leaves room for what takes more lines. */
static int
find_share (GtkWidget *widget, int height)
{
  int row = measure_row (widget), room = height - GAP;
  int most = get_number (widget, ROWS) + 1;
  int sentence = MAX (SENTENCE * rubric_explain_share_measure_line (widget), room * SENTENCE_SHARE / 100);
  int wanted = get_number (widget, PROOFS) ? room * LIST_SHARE / 100 : room - sentence;

  return CLAMP (wanted / row, ROWS_MIN, MAX (most, ROWS_MIN)) * row;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *list = gtk_widget_get_first_child (widget), *detail = gtk_widget_get_last_child (widget);
  int share = find_share (widget, height), least = 0;
  gboolean listed = is_shown (list) && !get_number (widget, ALONE);

  if (listed)
    gtk_widget_measure (list, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  share = MAX (share, least);
  if (!is_shown (detail))
    share = height;
  if (listed)
    gtk_widget_size_allocate (list, &(GtkAllocation){ 0, 0, width, share }, -1);
  share = listed ? share + GAP : 0;
  if (is_shown (detail))
    gtk_widget_size_allocate (detail, &(GtkAllocation){ 0, share, width, height - share }, -1);
}

GtkLayoutManager *
rubric_explain_share_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}

void
rubric_explain_share_expect (GtkWidget *widget, guint n_rows, gboolean proofs)
{
  g_object_set_data (G_OBJECT (widget), ROWS, GINT_TO_POINTER ((int)MIN (n_rows, G_MAXINT16)));
  g_object_set_data (G_OBJECT (widget), PROOFS, GINT_TO_POINTER (proofs));
  gtk_widget_queue_allocate (widget);
}

void
rubric_explain_share_give_all (GtkWidget *widget, gboolean alone, int more)
{
  g_object_set_data (G_OBJECT (widget), ALONE, GINT_TO_POINTER (alone));
  g_object_set_data (G_OBJECT (widget), MORE, GINT_TO_POINTER (more));
  gtk_widget_set_child_visible (gtk_widget_get_first_child (widget), !alone);
  gtk_widget_queue_resize (widget);
}
