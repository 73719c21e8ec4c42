/* rubric-print-operation.c - pages on their way to a printer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-print-operation.h"

#include "rubric-print-page.h"

/* A page that GTK waits for. */
typedef struct
{
  GtkPrintOperation *operation;
  GtkPrintContext *context;
  RubricPrintPage *page;
} Waiting;

static void
waiting_free (Waiting *waiting)
{
  g_object_unref (waiting->operation);
  g_object_unref (waiting->context);
  g_object_unref (waiting->page);
  g_free (waiting);
}

static void
draw (GtkPrintContext *context, const RubricRenderPage *page)
{
  rubric_render_page_draw (page, gtk_print_context_get_cairo_context (context), gtk_print_context_get_width (context),
                           gtk_print_context_get_height (context));
}

static void
ready_cb (RubricPrintPage *page, Waiting *waiting)
{
  draw (waiting->context, rubric_print_page_get (page));
  gtk_print_operation_draw_page_finish (waiting->operation);
  waiting_free (waiting);
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int number, const RubricPictureRequest *request)
{
  Waiting *waiting = g_new (Waiting, 1);

  *waiting = (Waiting){ g_object_ref (operation), g_object_ref (context), rubric_print_page_new (request, number) };
  gtk_print_operation_set_defer_drawing (operation);
  g_signal_connect (waiting->page, "ready", G_CALLBACK (ready_cb), waiting);
  rubric_print_page_get (waiting->page);
}

static GtkPageSetup *
create_setup (const RubricPaper *paper)
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
  g_autoptr (GtkPageSetup) setup = create_setup (&request->paper);

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
