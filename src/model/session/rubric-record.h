/* rubric-record.h - all that is known of a puzzle on the desk, as bytes that tell when they are not whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-puzzle.h"

/**
 * RubricRecord:
 * @id: (nullable): under which a session keeps it; not part of the bytes
 * @uri: (nullable): the file it is in
 * @format: (nullable): the id of the format of that file
 * @stamp: (nullable): of that file as it was read or written, see rubric_file_stamp_to_string()
 * @time: of the record, in microseconds since 1970
 * @elapsed: how long it has been worked on, in microseconds
 * @history: of SudSheet, never empty
 * @tallies: of RubricSolveStats, the mistakes and the help so far for each of @history
 * @position: which of @history is the current sheet
 * @saved: what the file holds
 * @doubted: which cells of the current sheet may have been misread
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
  gint64 elapsed;
  RubricMode mode;
  GArray *history;
  GArray *tallies;
  guint position;
  SudSheet saved;
  RubricInfo *info;
  SudCells doubted;
} RubricRecord;

/** Returns: (transfer full): @puzzle as it stands, with its whole history */
RubricRecord *rubric_record_new (RubricPuzzle *puzzle, const char *uri, const char *format);

void rubric_record_free (RubricRecord *self);

/** Returns: (transfer none): the current sheet */
const SudSheet *rubric_record_get_sheet (const RubricRecord *self);

/** Makes @puzzle what it was when the record was made. */
void rubric_record_restore (const RubricRecord *self, RubricPuzzle *puzzle);

/**
 * rubric_record_to_bytes:
 *
 * Of a history that would take more than 2 MB the steps farthest from the current sheet are left out.
 *
 * Returns: (transfer full): what rubric_record_from_bytes() reads
 */
GBytes *rubric_record_to_bytes (const RubricRecord *self);

/**
 * rubric_record_from_bytes:
 * @bytes: anything
 *
 * Returns: (transfer full) (nullable): NULL where @bytes are not a whole record of this version
 */
RubricRecord *rubric_record_from_bytes (GBytes *bytes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricRecord, rubric_record_free)
