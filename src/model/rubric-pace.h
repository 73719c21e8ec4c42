/* rubric-pace.h - how fast a worker goes that somebody watches: play, pause, step
 *
 * Shared by the worker of a query, who asks before each step, and by whoever sets the pace. The window never waits for
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

/**
 * rubric_pace_take:
 * @job: of the worker that calls
 *
 * For the worker: waits until a step may be made.
 *
 * Returns: FALSE where there is to be none: the pace has been closed, or the job cancelled
 */
gboolean rubric_pace_take (RubricPace *self, RubricJob *job);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPace, rubric_pace_unref)
