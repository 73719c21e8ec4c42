/* rubric-progress-store.h - the puzzles of collections that somebody has begun, known again by their givens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-record.h"

enum
{
  RUBRIC_PROGRESS_STORE_MAX = 5000, /* puzzles that are remembered; beyond that the oldest go */
};

/**
 * RubricProgressLevel:
 * @RUBRIC_PROGRESS_NONE: nothing has been done
 * @RUBRIC_PROGRESS_BEGUN: this plus the percentage of blanks that are filled, up to RUBRIC_PROGRESS_SOLVED - 1
 * @RUBRIC_PROGRESS_SOLVED: all are filled, and fit
 */
typedef enum
{
  RUBRIC_PROGRESS_NONE = 0,
  RUBRIC_PROGRESS_BEGUN = 1,
  RUBRIC_PROGRESS_SOLVED = 101,
} RubricProgressLevel;

/**
 * RubricProgressMark:
 * @key: of the givens, see rubric_progress_key()
 * @level: a #RubricProgressLevel
 */
typedef struct
{
  guint64 key;
  guint8 level;
} RubricProgressMark;

#define RUBRIC_TYPE_PROGRESS_STORE (rubric_progress_store_get_type ())
G_DECLARE_FINAL_TYPE (RubricProgressStore, rubric_progress_store, RUBRIC, PROGRESS_STORE, GObject)

/**
 * RubricProgressStore::changed:
 * @key: (type guint64): of the givens whose progress has changed
 */

/**
 * rubric_progress_store_new:
 * @folder: where to keep it; made if need be
 *
 * Returns: (transfer full) (nullable): NULL with @error in G_IO_ERROR if nothing can be kept there
 */
RubricProgressStore *rubric_progress_store_new (const char *folder, GError **error);

/**
 * rubric_progress_key:
 * @cells: 81 bytes: 1 to 9 or '1' to '9', anything else is a blank
 *
 * Thread-safe.
 *
 * Returns: a hash by which a puzzle is found; puzzles that share one are told apart when they are opened
 */
guint64 rubric_progress_key (const char *cells);

/** rubric_progress_store_get: Returns: a #RubricProgressLevel */
guint8 rubric_progress_store_get (RubricProgressStore *self, guint64 key);

/** rubric_progress_store_copy_marks: Returns: (transfer full) (element-type RubricProgressMark): for threads, sorted by
 * key */
GArray *rubric_progress_store_copy_marks (RubricProgressStore *self);

/** rubric_progress_marks_get: Returns: the level of @key in a copy of marks. Thread-safe. */
guint8 rubric_progress_marks_get (const GArray *marks, guint64 key);

/**
 * rubric_progress_store_load:
 * @givens: of the puzzle
 *
 * Reads a small file, unless this process has written it.
 *
 * Returns: (transfer full) (nullable): the puzzle as it was left; NULL if it was not begun, or if its record is
 *   damaged, which is then put aside
 */
RubricRecord *rubric_progress_store_load (RubricProgressStore *self, const SudGrid *givens);

/**
 * rubric_progress_store_put:
 * @record: (nullable): of a puzzle whose saved sheet has these givens; NULL to forget it
 *
 * Remembers how far the puzzle is. The file is written in a thread.
 */
void rubric_progress_store_put (RubricProgressStore *self, const SudGrid *givens, const RubricRecord *record);

/** rubric_progress_store_flush: Returns when all that was stored is on the disk. */
void rubric_progress_store_flush (RubricProgressStore *self);

/** rubric_progress_store_get_works: Returns: whether the last write was successful */
gboolean rubric_progress_store_get_works (RubricProgressStore *self);
