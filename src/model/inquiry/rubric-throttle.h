/* rubric-throttle.h - how fast a worker goes that somebody watches: play, pause, step
 *
 * Shared by the worker of a query, who asks before it makes steps, and by whoever sets the pace. The window never waits for
 * the worker, and a worker that waits for the window is woken by whatever ends its wait: step, play, close, and the end
 * of its job.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"

typedef struct _RubricThrottle RubricThrottle;

/** Returns: (transfer full): a pace that lets no step through yet: paused */
RubricThrottle *rubric_throttle_new (void);

/** Thread-safe, as everything here. */
RubricThrottle *rubric_throttle_ref (RubricThrottle *self);
void rubric_throttle_unref (RubricThrottle *self);

/** Lets @per_second steps through a second, or, if that is 0, as many as can be made. */
void rubric_throttle_play (RubricThrottle *self, guint per_second);

/** Lets none through. */
void rubric_throttle_pause (RubricThrottle *self);

/** Lets one more through while it is paused; several add up. */
void rubric_throttle_step (RubricThrottle *self);

/** Nobody watches any more: the worker ends its work. */
void rubric_throttle_close (RubricThrottle *self);

/** Has the worker come by at its next step, and then go on as before: whoever watches wants to see how far it is. */
void rubric_throttle_call (RubricThrottle *self);

/** Whether the worker waits, and will until something else is called here. */
gboolean rubric_throttle_is_waiting (RubricThrottle *self);

/**
 * rubric_throttle_get_until:
 *
 * For the worker: it counts its steps, and asks rubric_throttle_take() where it has made as many as this or more; which may
 * change between any two of them. A step that is let through costs no more than the look.
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
 * Returns: FALSE where there is to be none: the pace has been closed, or the job cancelled
 */
gboolean rubric_throttle_take (RubricThrottle *self, RubricJob *job, gint64 made, gint64 most);

/**
 * rubric_throttle_go_on:
 * @made: @most: as above
 *
 * For the worker, where it has come by for its own sake alone: costs hardly anything.
 *
 * Returns: FALSE where it is to ask rubric_throttle_take(): somebody has called, or no more steps have been let through
 */
gboolean rubric_throttle_go_on (RubricThrottle *self, gint64 made, gint64 most);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricThrottle, rubric_throttle_unref)
