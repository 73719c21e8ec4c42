/* rubric-progress-dialog.h - a dialog about work that takes long, which can end it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"

#include <gtk/gtk.h>

/** RubricProgressDialog: Keeps itself alive until the jobs are done. */
#define RUBRIC_TYPE_PROGRESS_DIALOG (rubric_progress_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RubricProgressDialog, rubric_progress_dialog, RUBRIC, PROGRESS_DIALOG, GObject)

/**
 * rubric_progress_dialog_follow:
 * @jobs: is busy; the person may cancel it
 * @heading: translated
 *
 * Opens the dialog over @parent if @jobs are busy for long, until they no longer are.
 */
void rubric_progress_dialog_follow (GtkWindow *parent, RubricJobs *jobs, const char *heading);
