/* rubric-print-pages.c - pages on their way to the screen and to a printer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-print-testing.h"

#include "rubric-jobs.h"
#include "rubric-row.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

enum
{
  EDGE = 12,
  WIDTH_MIN = 200,
  WIDTH_NATURAL = 448,
  WIDTH_MAX = 448, /* a page can be seen whole */
};

enum
{
  SIGNAL_READY,
  N_SIGNALS
};

struct _RubricPrintPage
{
  GObject parent_instance;

  RubricPictureRequest *request;
  guint number;
  RubricRenderPage *page;
  RubricJobs *making; /* NULL: nobody has asked for the page */
};

static guint page_signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricPrintPage, rubric_print_page, G_TYPE_OBJECT)

/* The data of the thread. */
typedef struct
{
  RubricPictureRequest *request;
  guint number;
  RubricRenderPage *page;
} Making;

static void
page_making_free (gpointer data)
{
  Making *making = data;

  rubric_picture_request_free (making->request);
  g_clear_pointer (&making->page, rubric_render_page_free);
  g_free (making);
}

static gboolean
make_work (RubricJob *job, gpointer data, GError **error)
{
  Making *making = data;

  making->page = rubric_picture_request_get_page (making->request, making->number, rubric_job_get_cancel (job));
  return TRUE;
}

static void
page_made (gpointer owner, gpointer data, const GError *error)
{
  RubricPrintPage *self = owner;

  self->page = g_steal_pointer (&((Making *)data)->page);
  if (self->page != NULL)
    g_signal_emit (self, page_signals[SIGNAL_READY], 0);
}

static void
make_page (RubricPrintPage *self)
{
  Making *making = g_new0 (Making, 1);

  making->request = rubric_picture_request_copy (self->request);
  making->number = self->number;
  self->making = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  rubric_jobs_run (self->making, make_work, page_made, making, page_making_free);
}

static void
rubric_print_page_dispose (GObject *object)
{
  RubricPrintPage *self = RUBRIC_PRINT_PAGE (object);

  if (self->making != NULL)
    rubric_jobs_close (self->making);
  g_clear_object (&self->making);
  G_OBJECT_CLASS (rubric_print_page_parent_class)->dispose (object);
}

static void
rubric_print_page_finalize (GObject *object)
{
  RubricPrintPage *self = RUBRIC_PRINT_PAGE (object);

  g_clear_pointer (&self->page, rubric_render_page_free);
  rubric_picture_request_free (self->request);
  G_OBJECT_CLASS (rubric_print_page_parent_class)->finalize (object);
}

static void
rubric_print_page_class_init (RubricPrintPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_print_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = rubric_print_page_finalize;
  page_signals[SIGNAL_READY]
      = g_signal_new ("ready", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rubric_print_page_init (RubricPrintPage *self)
{
}

RubricPrintPage *
rubric_print_page_new (const RubricPictureRequest *request, guint number)
{
  RubricPrintPage *self = g_object_new (RUBRIC_TYPE_PRINT_PAGE, NULL);

  self->request = rubric_picture_request_copy (request);
  self->number = number;
  return self;
}

const RubricRenderPage *
rubric_print_page_get (RubricPrintPage *self)
{
  if (self->making == NULL)
    make_page (self);
  return self->page;
}

static gpointer
create_page (gpointer row, gpointer request)
{
  RubricPrintPage *page = rubric_print_page_new (request, rubric_row_get_index (row));

  g_object_unref (row);
  return page;
}

GListModel *
rubric_print_list_pages (const RubricPictureRequest *request)
{
  GListModel *rows = rubric_row_list_new (NULL, rubric_picture_request_count_pages (request));

  return G_LIST_MODEL (gtk_map_list_model_new (rows, create_page, rubric_picture_request_copy (request),
                                               (GDestroyNotify)rubric_picture_request_free));
}

struct _RubricPrintView
{
  GtkWidget parent_instance;

  RubricPrintPage *page;
  GSignalGroup *page_signals;
};

G_DEFINE_FINAL_TYPE (RubricPrintView, rubric_print_view, GTK_TYPE_WIDGET)

/* Returns: the place of the paper in the widget */
static graphene_rect_t
find_paper (RubricPrintView *self, int width)
{
  const RubricPaper *paper = &self->page->request->paper;
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

/* The page is black on white in the dark style, too: it is paper. */
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
  paper = &self->page->request->paper;
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
  RubricPrintView *self = RUBRIC_PRINT_VIEW (object);

  g_clear_object (&self->page_signals);
  g_clear_object (&self->page);
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
  self->page_signals = g_signal_group_new (RUBRIC_TYPE_PRINT_PAGE);
  g_signal_group_connect_swapped (self->page_signals, "ready", G_CALLBACK (gtk_widget_queue_draw), self);
}

GtkWidget *
rubric_print_view_new (void)
{
  return g_object_new (RUBRIC_TYPE_PRINT_VIEW, NULL);
}

static void
update_page_label (RubricPrintView *self)
{
  guint n = rubric_picture_request_count_pages (self->page->request);
  /* Translators: at the foot of a page, %1$u is its number, %2$u how many pages there are */
  g_autofree char *label
      = g_strdup_printf (_ ("Page %1$u of %2$u"), self->page->number + 1, n);

  rubric_widget_set_name (self, label);
}

void
rubric_print_view_set_page (RubricPrintView *self, RubricPrintPage *page)
{
  if (self->page == page)
    return;
  g_signal_group_set_target (self->page_signals, page);
  g_set_object (&self->page, page);
  if (page != NULL)
    update_page_label (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* A page that the printer waits for. */
typedef struct
{
  GtkPrintOperation *operation;
  GtkPrintContext *context;
  RubricPrintPage *page;
} WaitingPage;

static void
waiting_page_free (WaitingPage *waiting)
{
  g_object_unref (waiting->operation);
  g_object_unref (waiting->context);
  g_object_unref (waiting->page);
  g_free (waiting);
}

static void
draw_on_paper (GtkPrintContext *context, const RubricRenderPage *page)
{
  rubric_render_page_draw (page, gtk_print_context_get_cairo_context (context), gtk_print_context_get_width (context),
                           gtk_print_context_get_height (context));
}

static void
page_ready_cb (RubricPrintPage *page, WaitingPage *waiting)
{
  draw_on_paper (waiting->context, rubric_print_page_get (page));
  gtk_print_operation_draw_page_finish (waiting->operation);
  waiting_page_free (waiting);
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int number, const RubricPictureRequest *request)
{
  WaitingPage *waiting = g_new (WaitingPage, 1);

  *waiting = (WaitingPage){ g_object_ref (operation), g_object_ref (context), rubric_print_page_new (request, number) };
  gtk_print_operation_set_defer_drawing (operation);
  g_signal_connect (waiting->page, "ready", G_CALLBACK (page_ready_cb), waiting);
  rubric_print_page_get (waiting->page);
}

static GtkPageSetup *
create_page_setup (const RubricPaper *paper)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (paper->standard_name);

  gtk_page_setup_set_paper_size (setup, size);
  gtk_paper_size_free (size);
  if (paper->width > paper->height)
    gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
  gtk_page_setup_set_top_margin (setup, paper->margin, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, paper->margin, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, paper->margin, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, paper->margin, GTK_UNIT_POINTS);
  return setup;
}

GtkPrintOperation *
rubric_print_operation_new (const RubricPictureRequest *request)
{
  GtkPrintOperation *self = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = create_page_setup (&request->paper);

  gtk_print_operation_set_n_pages (self, rubric_picture_request_count_pages (request));
  gtk_print_operation_set_default_page_setup (self, setup);
  gtk_print_operation_set_embed_page_setup (self, TRUE);
  gtk_print_operation_set_unit (self, GTK_UNIT_POINTS);
  gtk_print_operation_set_show_progress (self, TRUE);
  gtk_print_operation_set_allow_async (self, TRUE);
  if (request->title != NULL)
    gtk_print_operation_set_job_name (self, request->title);
  g_signal_connect_data (self, "draw-page", G_CALLBACK (draw_page_cb), rubric_picture_request_copy (request),
                         (GClosureNotify)(GCallback)rubric_picture_request_free, 0);
  return self;
}
