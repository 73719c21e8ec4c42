/* rubric-session-testing.h - the writes of a session, counted for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-session.h"

/** rubric_session_get_works: Returns: whether the last record could be written: a disk may be full */
gboolean rubric_session_get_works (RubricSession *self);

/** rubric_session_get_n_writes: Returns: how many records have been written */
guint rubric_session_get_n_writes (RubricSession *self);
