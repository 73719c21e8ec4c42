/* rubric-progress-dialog.h - a dialog that says what is being made, once that takes long, and can end it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"

#include <gtk/gtk.h>

/**
 * rubric_progress_dialog_follow:
 * @parent: over which it opens
 * @jobs: is busy; the person may cancel it
 * @heading: translated: what is going on
 */
void rubric_progress_dialog_follow (GtkWindow *parent, RubricJobs *jobs, const char *heading);
