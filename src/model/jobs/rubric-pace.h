/* rubric-pace.h - how fast a worker goes that somebody watches: play, pause, step
 *
 * Shared by the worker of a query, who asks before it makes steps, and by whoever sets the pace. The window never waits for
 * the worker, and a worker that waits for the window is woken by whatever ends its wait: step, play, close, and the end
 * of its job.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"

typedef struct _RubricPace RubricPace;

/** Returns: (transfer full): a pace that lets no step through yet: paused */
RubricPace *rubric_pace_new (void);

/** Thread-safe, as everything here. */
RubricPace *rubric_pace_ref (RubricPace *self);
void rubric_pace_unref (RubricPace *self);

/** Lets @per_second steps through a second, or, if that is 0, as many as can be made. */
void rubric_pace_play (RubricPace *self, guint per_second);

/** Lets none through. */
void rubric_pace_pause (RubricPace *self);

/** Lets one more through while it is paused; several add up. */
void rubric_pace_step (RubricPace *self);

/** Nobody watches any more: the worker ends its work. */
void rubric_pace_close (RubricPace *self);

/** Has the worker come by at its next step, and then go on as before: whoever watches wants to see how far it is. */
void rubric_pace_call (RubricPace *self);

/** Whether the worker waits, and will until something else is called here. */
gboolean rubric_pace_is_waiting (RubricPace *self);

/**
 * rubric_pace_get_until:
 *
 * For the worker: it counts its steps, and asks rubric_pace_take() where it has made as many as this or more; which may
 * change between any two of them. A step that is let through costs no more than the look.
 *
 * Returns: (transfer none): valid as long as @self
 */
const atomic_int_least64_t *rubric_pace_get_until (RubricPace *self);

/**
 * rubric_pace_take:
 * @job: of the worker that calls
 * @made: how many steps it has made, 0 or more, never fewer than before
 * @most: after so many, more than @made, it comes by in any case
 *
 * For the worker: waits until it may make another step.
 *
 * Returns: FALSE where there is to be none: the pace has been closed, or the job cancelled
 */
gboolean rubric_pace_take (RubricPace *self, RubricJob *job, gint64 made, gint64 most);

/**
 * rubric_pace_go_on:
 * @made: @most: as above
 *
 * For the worker, where it has come by for its own sake alone: costs hardly anything.
 *
 * Returns: FALSE where it is to ask rubric_pace_take(): somebody has called, or no more steps have been let through
 */
gboolean rubric_pace_go_on (RubricPace *self, gint64 made, gint64 most);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPace, rubric_pace_unref)
