/* rubric-figure-saving.h - a figure in a file, drawn and written in a job
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-figure.h"
#include "rubric-picture-saving.h"

/**
 * RubricFigure:
 * @make: in a worker thread: the file, or NULL without memory
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
 * @file: its name says which kind
 *
 * Draws in a worker thread and saves as rubric_file_save() does.
 */
void rubric_figure_save (RubricJobs *jobs, const RubricFigure *figure, GFile *file, RubricPictureSaved saved);
