/* rubric-collection-save.h - a collection, or some of it, is written to a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"
#include "rubric-jobs.h"

/**
 * RubricCollectionSave:
 * @document: the puzzles
 * @indices: (nullable): which of them, in the order in which they are written; NULL for the first @n
 * @n: how many
 * @format: a format for many puzzles
 * @solutions: whether each puzzle that can be solved comes with its solution; of several the smallest
 */
typedef struct
{
  RubricDocument *document;
  const guint32 *indices;
  guint n;
  const RubricFormat *format;
  gboolean solutions;
} RubricCollectionSave;

/**
 * RubricCollectionSaved:
 * @file: that was to be written
 * @n_left_out: the number of entries that were no puzzle
 * @error: (nullable): in RUBRIC_FILE_ERROR or G_IO_ERROR_CANCELLED; @file is then as it was
 */
typedef void (*RubricCollectionSaved) (gpointer owner, GFile *file, guint n_left_out, const GError *error);

/**
 * rubric_collection_save:
 * @jobs: of the policy write; they tell how far the job is
 * @save: copied
 *
 * Writes @file in a thread, as rubric_file_save() does: the old file stays until the new one is whole. At most a
 * thousand puzzles are in memory at once. Lines of the document that are no puzzle are left out.
 */
void rubric_collection_save (RubricJobs *jobs, const RubricCollectionSave *save, GFile *file,
                             RubricCollectionSaved saved);

/** rubric_collection_save_to_text: Returns: (transfer full): the same as text, for few puzzles */
char *rubric_collection_save_to_text (const RubricCollectionSave *save);

/** rubric_collection_save_can_have_solutions: Returns: whether @format has a place for the solution of a puzzle */
gboolean rubric_collection_save_can_have_solutions (const RubricFormat *format);
