/* rubric-picture-saving.h - pictures, pages and figures as files, drawn and written in a job
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-figure.h"
#include "rubric-jobs.h"
#include "rubric-picture.h"

/** RubricPictureSaved: takes the outcome: @error (nullable) is of rubric_picture_make() or rubric_file_save() */
typedef void (*RubricPictureSaved) (gpointer owner, const GError *error);

/**
 * rubric_picture_save:
 * @jobs: of the policy write; they report progress
 * @request: copied, its title too
 *
 * Draws in a worker thread and saves as rubric_file_save() does.
 */
void rubric_picture_save (RubricJobs *jobs, const RubricPictureRequest *request, GFile *file, RubricPictureSaved saved);

/**
 * RubricFigure:
 * @make: in a worker thread: makes the file, or NULL without memory
 * @data: for @make; @free frees it
 */
typedef struct
{
  GBytes *(*make) (gconstpointer data, RubricFigureKind kind);
  gpointer data;
  GDestroyNotify free;
} RubricFigure;

/**
 * rubric_figure_save:
 * @jobs: of the policy write
 * @figure: (transfer full): copied, its data taken
 * @file: its name tells the kind
 *
 * Draws in a worker thread and saves as rubric_file_save() does.
 */
void rubric_figure_save (RubricJobs *jobs, const RubricFigure *figure, GFile *file, RubricPictureSaved saved);
