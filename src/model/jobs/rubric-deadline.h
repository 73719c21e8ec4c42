/* rubric-deadline.h - a flag that is raised when the time is over, or when another flag is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdatomic.h>

typedef struct _RubricDeadline RubricDeadline;

/**
 * rubric_deadline_start:
 * @seconds: from now, above 0
 * @cancel: (nullable): raises the flag as well, a few milliseconds after it is raised; valid until the end
 *
 * Returns: (transfer full): with a thread that waits; where none can be started there is no limit of time
 */
RubricDeadline *rubric_deadline_start (double seconds, const atomic_bool *cancel);

/** Returns: (transfer none): what a search polls */
const atomic_bool *rubric_deadline_get_flag (RubricDeadline *self);

/** Ends it and frees it, whether the time was over or not. Returns: whether it was */
gboolean rubric_deadline_end (RubricDeadline *self);
