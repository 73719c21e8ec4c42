/* rubric-print-page.c - a page of the print preview: made ready in a worker thread once it comes into sight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-print-page.h"

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
  GCancellable *making; /* NULL: nobody has asked for it */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricPrintPage, rubric_print_page, G_TYPE_OBJECT)

/* What the thread sees: the page may be gone when it ends. */
typedef struct
{
  RubricPictureRequest *request;
  guint number;
  atomic_bool cancel;
} Job;

static void
job_free (Job *job)
{
  rubric_picture_request_free (job->request);
  g_free (job);
}

static void
raise_flag_cb (GCancellable *cancellable, atomic_bool *flag)
{
  atomic_store (flag, true);
}

static void
make_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  gulong id = g_cancellable_connect (cancellable, G_CALLBACK (raise_flag_cb), &job->cancel, NULL);
  RubricRenderPage *page = rubric_picture_request_get_page (job->request, job->number, &job->cancel);

  g_cancellable_disconnect (cancellable, id);
  g_task_return_pointer (task, page, (GDestroyNotify)rubric_render_page_free);
}

static void
weak_ref_free (GWeakRef *weak)
{
  g_weak_ref_clear (weak);
  g_free (weak);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GWeakRef *weak = user_data;
  g_autoptr (RubricPrintPage) self = g_weak_ref_get (weak);
  RubricRenderPage *page = g_task_propagate_pointer (G_TASK (result), NULL);

  weak_ref_free (weak);
  if (self == NULL || page == NULL)
    {
      g_clear_pointer (&page, rubric_render_page_free);
      return;
    }
  self->page = page;
  g_signal_emit (self, signals[READY], 0);
}

static void
make (RubricPrintPage *self)
{
  GWeakRef *weak = g_new (GWeakRef, 1);
  Job *job = g_new0 (Job, 1);
  g_autoptr (GTask) task = NULL;

  g_weak_ref_init (weak, self);
  self->making = g_cancellable_new ();
  task = g_task_new (NULL, self->making, made_cb, weak);
  job->request = rubric_picture_request_copy (self->request);
  job->number = self->number;
  g_task_set_source_tag (task, make);
  g_task_set_task_data (task, job, (GDestroyNotify)job_free);
  g_task_run_in_thread (task, make_in_thread);
}

static void
rubric_print_page_dispose (GObject *object)
{
  RubricPrintPage *self = RUBRIC_PRINT_PAGE (object);

  if (self->making != NULL)
    g_cancellable_cancel (self->making);
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
