/* rubric-print-view.c - one page of the print preview, as wide as there is room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-print-view.h"

#include <glib/gi18n.h>

struct _RubricPrintView
{
  GtkWidget parent_instance;

  RubricPrintPage *page;
};

G_DEFINE_FINAL_TYPE (RubricPrintView, rubric_print_view, GTK_TYPE_WIDGET)

enum
{
  EDGE = 12,
  WIDTH_MIN = 200,
  WIDTH_NATURAL = 448,
  WIDTH_MAX = 448, /* so that a page can be seen whole */
};

/* The sheet of paper within the widget. */
static graphene_rect_t
find_paper (RubricPrintView *self, int width)
{
  const RubricPaper *paper = &rubric_print_page_get_request (self->page)->paper;
  float side = MIN (width - 2 * EDGE, WIDTH_MAX);

  return GRAPHENE_RECT_INIT ((width - side) / 2, EDGE, side, (float)(side * paper->height / paper->width));
}

static GtkSizeRequestMode
rubric_print_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rubric_print_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  RubricPrintView *self = RUBRIC_PRINT_VIEW (widget);

  *minimum_baseline = *natural_baseline = -1;
  *minimum = WIDTH_MIN;
  *natural = WIDTH_NATURAL;
  if (orientation == GTK_ORIENTATION_VERTICAL && self->page != NULL)
    *minimum = *natural
        = (int)find_paper (self, for_size >= 0 ? MAX (for_size, WIDTH_MIN) : WIDTH_NATURAL).size.height + 2 * EDGE;
}

/* Black on white in the dark style too: it is paper. */
static void
rubric_print_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricPrintView *self = RUBRIC_PRINT_VIEW (widget);
  const GdkRGBA white = { 1, 1, 1, 1 }, shade = { 0, 0, 0, 0.35f };
  const RubricRenderPage *page;
  const RubricPaper *paper;
  graphene_rect_t box;
  GskRoundedRect outline;
  cairo_t *cr;

  if (self->page == NULL)
    return;
  box = find_paper (self, gtk_widget_get_width (widget));
  gsk_rounded_rect_init_from_rect (&outline, &box, 0);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shade, 0, 1, 1, 4);
  gtk_snapshot_append_color (snapshot, &white, &box);
  page = rubric_print_page_get (self->page);
  if (page == NULL)
    return;
  paper = &rubric_print_page_get_request (self->page)->paper;
  cr = gtk_snapshot_append_cairo (snapshot, &box);
  cairo_translate (cr, box.origin.x, box.origin.y);
  cairo_scale (cr, box.size.width / paper->width, box.size.width / paper->width);
  cairo_translate (cr, paper->margin, paper->margin);
  rubric_render_page_draw (page, cr, paper->width - 2 * paper->margin, paper->height - 2 * paper->margin);
  cairo_destroy (cr);
}

static void
rubric_print_view_dispose (GObject *object)
{
  rubric_print_view_set_page (RUBRIC_PRINT_VIEW (object), NULL);
  G_OBJECT_CLASS (rubric_print_view_parent_class)->dispose (object);
}

static void
rubric_print_view_class_init (RubricPrintViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_print_view_dispose;
  widget_class->get_request_mode = rubric_print_view_get_request_mode;
  widget_class->measure = rubric_print_view_measure;
  widget_class->snapshot = rubric_print_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rubric_print_view_init (RubricPrintView *self)
{
}

GtkWidget *
rubric_print_view_new (void)
{
  return g_object_new (RUBRIC_TYPE_PRINT_VIEW, NULL);
}

static void
update_label (RubricPrintView *self)
{
  guint n = rubric_picture_request_count_pages (rubric_print_page_get_request (self->page));
  /* Translators: at the foot of a page, %1$u is its number, %2$u how many pages there are */
  g_autofree char *label
      = g_strdup_printf (_ ("Page %1$u of %2$u"), rubric_print_page_get_number (self->page) + 1, n);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
rubric_print_view_set_page (RubricPrintView *self, RubricPrintPage *page)
{
  g_return_if_fail (RUBRIC_IS_PRINT_VIEW (self));

  if (self->page == page)
    return;
  if (self->page != NULL)
    g_signal_handlers_disconnect_by_func (self->page, gtk_widget_queue_draw, self);
  g_set_object (&self->page, page);
  if (page != NULL)
    {
      g_signal_connect_swapped (page, "ready", G_CALLBACK (gtk_widget_queue_draw), self);
      update_label (self);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
