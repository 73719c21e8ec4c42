/* rubric-print-page.c - a page of the print preview: made ready in a worker thread once it comes into sight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-print-page.h"

#include "rubric-jobs.h"

enum
{
  READY,
  N_SIGNALS
};

struct _RubricPrintPage
{
  GObject parent_instance;

  RubricPictureRequest *request;
  guint number;
  RubricRenderPage *page;
  RubricJobs *making; /* NULL: nobody has asked for it */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricPrintPage, rubric_print_page, G_TYPE_OBJECT)

/* What the thread sees. */
typedef struct
{
  RubricPictureRequest *request;
  guint number;
  RubricRenderPage *page;
} Making;

static void
making_free (gpointer data)
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
made (gpointer owner, gpointer data, const GError *error)
{
  RubricPrintPage *self = owner;

  self->page = g_steal_pointer (&((Making *)data)->page);
  if (self->page != NULL)
    g_signal_emit (self, signals[READY], 0);
}

static void
make (RubricPrintPage *self)
{
  Making *making = g_new0 (Making, 1);

  making->request = rubric_picture_request_copy (self->request);
  making->number = self->number;
  self->making = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  rubric_jobs_run (self->making, make_work, made, making, making_free);
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
  signals[READY]
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
  g_return_val_if_fail (RUBRIC_IS_PRINT_PAGE (self), NULL);

  if (self->making == NULL)
    make (self);
  return self->page;
}

const RubricPictureRequest *
rubric_print_page_get_request (RubricPrintPage *self)
{
  g_return_val_if_fail (RUBRIC_IS_PRINT_PAGE (self), NULL);

  return self->request;
}

guint
rubric_print_page_get_number (RubricPrintPage *self)
{
  g_return_val_if_fail (RUBRIC_IS_PRINT_PAGE (self), 0);

  return self->number;
}
