/* rubric-throttle-private.h - the speed of a worker that somebody watches: play, pause, step
 *
 * It is shared by the worker of a query, who asks before it makes steps, and by the watch, which sets the speed. The
 * window never waits for the worker, and a worker that waits for the window is woken by step, play, close, and the
 * end of its job. All functions are thread-safe.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"

typedef struct _RubricThrottle RubricThrottle;

/** rubric_throttle_new: Returns: (transfer full): a throttle that lets no step through yet: paused */
RubricThrottle *rubric_throttle_new (void);

/** rubric_throttle_free: Frees it; no worker may use it any more. */
void rubric_throttle_free (RubricThrottle *self);

/** rubric_throttle_play: Lets @per_second steps through a second, or, if that is 0, as many as can be made. */
void rubric_throttle_play (RubricThrottle *self, guint per_second);

/** rubric_throttle_pause: Lets none through. */
void rubric_throttle_pause (RubricThrottle *self);

/** rubric_throttle_step: Lets one more through while it is paused; several add up. */
void rubric_throttle_step (RubricThrottle *self);

/** rubric_throttle_close: Ends the work of the worker: nobody watches any more. */
void rubric_throttle_close (RubricThrottle *self);

/** rubric_throttle_call: Has the worker come by at its next step, so that it can be seen, and then go on as before. */
void rubric_throttle_call (RubricThrottle *self);

/** rubric_throttle_is_waiting: Returns: whether the worker waits, and will until another function is called here */
gboolean rubric_throttle_is_waiting (RubricThrottle *self);

/**
 * rubric_throttle_get_until:
 *
 * For the worker: it counts its steps, and asks rubric_throttle_take() after that many, a number which may change
 * between any two of them. A step that is let through costs no more than the look.
 *
 * Returns: (transfer none): valid as long as @self
 */
const atomic_int_least64_t *rubric_throttle_get_until (RubricThrottle *self);

/**
 * rubric_throttle_take:
 * @job: of the worker that calls
 * @made: how many steps it has made, 0 or more, never fewer than before
 * @most: after so many, more than @made, it comes by in any case
 *
 * For the worker: waits until it may make another step.
 *
 * Returns: FALSE if it is to make none: the throttle has been closed, or the job cancelled
 */
gboolean rubric_throttle_take (RubricThrottle *self, RubricJob *job, gint64 made, gint64 most);

/**
 * rubric_throttle_go_on:
 * @made: @most: as above
 *
 * For the worker, if it has come by for its own sake alone: costs hardly anything.
 *
 * Returns: FALSE if it is to ask rubric_throttle_take(): somebody has called, or no more steps have been let through
 */
gboolean rubric_throttle_go_on (RubricThrottle *self, gint64 made, gint64 most);
