/* rubric-throttle.c - how fast a worker goes that somebody watches: play, pause, step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-throttle-private.h"

enum
{
  TURNS_PER_SECOND = 100, /* a fast worker asks for many steps at once */
};

struct _RubricThrottle
{
  atomic_int_least64_t until; /* the step at which the worker asks next; 0: at once, as something has changed */
  gint64 last_until;   /* for the worker alone: the last value that it gave @until */
  gint64 last_granted; /* for the worker alone: the value of @granted then */
  GMutex mutex; /* guards the following fields */
  GCond cond;   /* signals that one of these fields has changed */
  gboolean playing;
  gboolean closed;
  gboolean waiting; /* for a change, without an end */
  guint steps;     /* as many may be made while it does not play */
  guint turn;      /* steps at once while it plays */
  gint64 interval; /* microseconds from turn to turn; 0 = no end of steps */
  gint64 next;     /* the earliest time of the next turn */
  gint64 granted;  /* how many steps the worker may make, all in all */
};

RubricThrottle *
rubric_throttle_new (void)
{
  RubricThrottle *self = g_new0 (RubricThrottle, 1);

  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);
  return self;
}

void
rubric_throttle_free (RubricThrottle *self)
{
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  g_free (self);
}

/* Wakes the worker, and releases the lock that the caller has taken. */
static void
wake_and_unlock (RubricThrottle *self)
{
  atomic_store (&self->until, 0);
  self->waiting = FALSE;
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);
}

void
rubric_throttle_play (RubricThrottle *self, guint per_second)
{
  g_mutex_lock (&self->mutex);
  self->playing = TRUE;
  self->steps = 0;
  self->turn = MAX (per_second / TURNS_PER_SECOND, 1);
  self->interval = per_second > 0 ? MAX ((gint64)self->turn * G_USEC_PER_SEC / per_second, 1) : 0;
  self->next = 0;
  self->granted = 0;
  wake_and_unlock (self);
}

void
rubric_throttle_pause (RubricThrottle *self)
{
  g_mutex_lock (&self->mutex);
  self->playing = FALSE;
  self->granted = 0;
  wake_and_unlock (self);
}

void
rubric_throttle_step (RubricThrottle *self)
{
  g_mutex_lock (&self->mutex);
  if (!self->playing)
    self->steps++;
  wake_and_unlock (self);
}

void
rubric_throttle_call (RubricThrottle *self)
{
  g_mutex_lock (&self->mutex);
  wake_and_unlock (self);
}

void
rubric_throttle_close (RubricThrottle *self)
{
  g_mutex_lock (&self->mutex);
  self->closed = TRUE;
  wake_and_unlock (self);
}

static void
cancelled_cb (GCancellable *cancellable, RubricThrottle *self)
{
  g_mutex_lock (&self->mutex);
  wake_and_unlock (self);
}

/* Returns: whether a step may be made now, after @made; if not, @again is when to look again, 0: after a change */
static gboolean
grant_steps (RubricThrottle *self, gint64 made, gint64 *again)
{
  gint64 now;

  *again = 0;
  if (made < self->granted)
    return TRUE;
  if (!self->playing)
    {
      if (self->steps == 0)
        return FALSE;
      self->steps--;
      self->granted = made + 1;
      return TRUE;
    }
  if (self->interval == 0)
    {
      self->granted = G_MAXINT64;
      return TRUE;
    }
  now = g_get_monotonic_time ();
  *again = self->next;
  if (now < self->next)
    return FALSE;
  /* A worker that is late does not hurry afterwards. */
  self->next = MAX (self->next, now) + self->interval;
  self->granted = made + self->turn;
  return TRUE;
}

static gboolean
wait_for_grant (RubricThrottle *self, GCancellable *cancellable, gint64 made, gint64 most)
{
  gboolean taken = FALSE;

  g_mutex_lock (&self->mutex);
  while (!self->closed && !g_cancellable_is_cancelled (cancellable) && !taken)
    {
      gint64 again;

      taken = grant_steps (self, made, &again);
      self->waiting = !taken && again == 0;
      if (!taken && again > 0)
        g_cond_wait_until (&self->cond, &self->mutex, again);
      else if (!taken)
        g_cond_wait (&self->cond, &self->mutex);
    }
  if (taken)
    {
      self->last_granted = self->granted;
      self->last_until = MIN (self->last_granted, most);
      atomic_store (&self->until, self->last_until);
    }
  g_mutex_unlock (&self->mutex);
  return taken;
}

gboolean
rubric_throttle_go_on (RubricThrottle *self, gint64 made, gint64 most)
{
  gint64 until = MIN (self->last_granted, most), last = self->last_until;

  /* @until is 0 if something has changed meanwhile. */
  if (made >= self->last_granted || !atomic_compare_exchange_strong (&self->until, &last, until))
    return FALSE;
  self->last_until = until;
  return TRUE;
}

gboolean
rubric_throttle_is_waiting (RubricThrottle *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  return self->waiting;
}

const atomic_int_least64_t *
rubric_throttle_get_until (RubricThrottle *self)
{
  return &self->until;
}

gboolean
rubric_throttle_take (RubricThrottle *self, RubricJob *job, gint64 made, gint64 most)
{
  GCancellable *cancellable = rubric_job_get_cancellable (job);
  gboolean taken;
  gulong handler;

  if (g_cancellable_is_cancelled (cancellable))
    return FALSE;
  /* Without the lock: it calls back at once if the job has been cancelled meanwhile. */
  handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), self, NULL);
  taken = wait_for_grant (self, cancellable, made, most);
  g_cancellable_disconnect (cancellable, handler);
  return taken;
}
