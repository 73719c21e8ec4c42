/* rubric-jobs-testing.h - the workers of all jobs, counted for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"

/** rubric_jobs_count_running: Returns: how many workers are at work */
guint rubric_jobs_count_running (void);
