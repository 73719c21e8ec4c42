/* rubric-progress-bar.h - a bar that shows how far a job is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"

#include <gtk/gtk.h>

/** Shows how far the job of @jobs is that runs now, until it has ended. */
void rubric_progress_bar_follow (GtkProgressBar *bar, RubricJobs *jobs);
