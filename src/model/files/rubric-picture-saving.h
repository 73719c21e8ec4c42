/* rubric-picture-saving.h - pictures and pages as files, drawn and written in a job
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"
#include "rubric-picture.h"

/** What has become of a picture that was to be saved: @error (nullable) is as of rubric_picture_make() or rubric_file_save(). */
typedef void (*RubricPictureSaved) (gpointer owner, const GError *error);

/**
 * rubric_picture_save:
 * @jobs: of the policy write, which tell how far it is
 * @request: copied, its title too
 *
 * Draws in a worker thread and saves as rubric_file_save() does.
 */
void rubric_picture_save (RubricJobs *jobs, const RubricPictureRequest *request, GFile *file, RubricPictureSaved saved);
