/* rubric-deadline.c - a flag that is raised when the time is over, or when another flag is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-deadline.h"

#include "sud-cancel.h"

enum
{
  LOOK_US = 10 * 1000, /* between two looks at the other flag */
};

/**
 * RubricDeadline:
 * @flag: raised by the thread alone
 * @late: whether that was for the time
 * @over: tells the thread to go; by @mutex
 */
struct _RubricDeadline
{
  gint64 end;
  const atomic_bool *cancel;
  atomic_bool flag;
  gboolean late;
  gboolean over;
  GMutex mutex;
  GCond cond;
  GThread *thread;
};

static gpointer
watch_thread (gpointer data)
{
  RubricDeadline *self = data;

  g_mutex_lock (&self->mutex);
  while (!self->over && !self->late && !sud_is_cancelled (self->cancel))
    {
      gint64 now = g_get_monotonic_time ();

      self->late = now >= self->end;
      if (!self->late)
        g_cond_wait_until (&self->cond, &self->mutex, MIN (self->end, now + LOOK_US));
    }
  atomic_store (&self->flag, true);
  g_mutex_unlock (&self->mutex);
  return NULL;
}

RubricDeadline *
rubric_deadline_start (double seconds, const atomic_bool *cancel)
{
  RubricDeadline *self;

  g_return_val_if_fail (seconds > 0, NULL);

  self = g_new0 (RubricDeadline, 1);
  self->end = g_get_monotonic_time () + (gint64)(seconds * G_USEC_PER_SEC);
  self->cancel = cancel;
  atomic_init (&self->flag, false);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);
  self->thread = g_thread_try_new ("deadline", watch_thread, self, NULL);
  return self;
}

const atomic_bool *
rubric_deadline_get_flag (RubricDeadline *self)
{
  return self->thread == NULL && self->cancel != NULL ? self->cancel : &self->flag;
}

gboolean
rubric_deadline_end (RubricDeadline *self)
{
  gboolean late;

  g_mutex_lock (&self->mutex);
  self->over = TRUE;
  g_cond_signal (&self->cond);
  g_mutex_unlock (&self->mutex);
  g_clear_pointer (&self->thread, g_thread_join);
  late = self->late;
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  g_free (self);
  return late;
}
