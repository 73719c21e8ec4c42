/* rubric-record.h - all that is known of a puzzle on the desk, as bytes that tell when they are not whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-puzzle.h"

/**
 * RubricRecord:
 * @id: (nullable): its name in a session; not part of the bytes
 * @uri: (nullable): the file it is in
 * @format: (nullable): the id of the format of that file
 * @stamp: (nullable): of that file as it was read or written, see rubric_file_stamp_to_string()
 * @time: of the record, in microseconds since 1970
 * @level: a #SudLevel, or -1 if it is not known
 * @elapsed: how long it has been worked on, in microseconds
 * @history: of SudSheet, never empty
 * @stats: of RubricSolveStats, the mistakes and the help so far for each of @history
 * @position: the index of the current sheet in @history
 * @saved: the sheet in the file
 * @uncertain: the cells of the current sheet that may have been misread
 *
 * A value: made from a puzzle in the main thread, written in another.
 */
typedef struct
{
  char *id;
  char *uri;
  char *format;
  char *stamp;
  gint64 time;
  int level;
  gint64 elapsed;
  RubricMode mode;
  GArray *history;
  GArray *stats;
  guint position;
  SudSheet saved;
  RubricInfo *info;
  SudCells uncertain;
} RubricRecord;

/** rubric_record_new: Returns: (transfer full): @puzzle as it stands, with its whole history */
RubricRecord *rubric_record_new (RubricPuzzle *puzzle, const char *uri, const char *format);

void rubric_record_free (RubricRecord *self);

/** rubric_record_get_sheet: Returns: (transfer none): the current sheet */
const SudSheet *rubric_record_get_sheet (const RubricRecord *self);

/** rubric_record_restore: Makes @puzzle as it was when the record was made. */
void rubric_record_restore (const RubricRecord *self, RubricPuzzle *puzzle);

/**
 * rubric_record_to_bytes:
 *
 * If the history would take more than 2 MB, the steps farthest from the current sheet are left out.
 *
 * Returns: (transfer full): the bytes that rubric_record_from_bytes() reads
 */
GBytes *rubric_record_to_bytes (const RubricRecord *self);

/**
 * rubric_record_from_bytes:
 * @bytes: anything
 *
 * Returns: (transfer full) (nullable): NULL unless @bytes are a whole record of a known version
 */
RubricRecord *rubric_record_from_bytes (GBytes *bytes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricRecord, rubric_record_free)
