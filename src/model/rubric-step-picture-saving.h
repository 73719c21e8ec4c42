/* rubric-step-picture-saving.h - a step as a picture in a file, drawn and written in a job
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-picture-saving.h"
#include "rubric-step-picture.h"

/** Returns: the kind that a file of that name is to have: SVG where its suffix says so, else PNG */
RubricStepPictureKind rubric_step_picture_kind_for_name (const char *name);

/**
 * rubric_step_picture_save:
 * @jobs: of the policy write
 * @view: @text: as rubric_step_picture_make() takes them; copied
 * @size: of the board and its edge, in pixels
 * @file: its name says which kind
 *
 * Draws in a worker thread and saves as rubric_file_save() does.
 */
void rubric_step_picture_save (RubricJobs *jobs, const SudView *view, const char *text, int size, GFile *file,
                               RubricPictureSaved saved);
