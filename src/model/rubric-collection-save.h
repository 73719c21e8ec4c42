/* rubric-collection-save.h - a collection, or some of it, is written to a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"

#include <gio/gio.h>

/**
 * RubricCollectionSave:
 * @document: where the puzzles come from
 * @indices: (nullable): which of them, in the order they are written; NULL for the first @n
 * @n: how many
 * @format: what is written; it holds many
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
 * rubric_collection_save_async:
 * @save: copied
 * @progress: (nullable): told in the main loop, ten times a second, how many puzzles of how many are written
 *
 * Writes @file in a thread, as rubric_file_save() does: it is its old self until it is whole. However many puzzles
 * there are, a thousand are in memory at once. Lines of the document that are no puzzle are left out.
 */
void rubric_collection_save_async (const RubricCollectionSave *save, GFile *file, GCancellable *cancellable,
                                   GFileProgressCallback progress, gpointer progress_data, GAsyncReadyCallback callback,
                                   gpointer user_data);

/**
 * rubric_collection_save_finish:
 * @n_left_out: (out): how many were no puzzle
 *
 * Returns: FALSE with @error in RUBRIC_FILE_ERROR or G_IO_ERROR_CANCELLED; @file is then as it was
 */
gboolean rubric_collection_save_finish (GAsyncResult *result, guint *n_left_out, GError **error);

/** Returns: (transfer full): the same as text, for few puzzles */
char *rubric_collection_save_to_text (const RubricCollectionSave *save);

/** Whether @format has a place for the solution of a puzzle. */
gboolean rubric_collection_save_can_have_solutions (const RubricFormat *format);
