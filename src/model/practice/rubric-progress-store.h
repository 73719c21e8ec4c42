/* rubric-progress-store.h - the puzzles of collections that somebody has begun, known again by their givens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-record.h"

enum
{
  RUBRIC_PROGRESS_STORE_MAX = 5000, /* puzzles that are remembered; the oldest go */
};

/**
 * RubricProgressLevel:
 * @RUBRIC_PROGRESS_NONE: nothing has been done
 * @RUBRIC_PROGRESS_BEGUN: and up to RUBRIC_PROGRESS_SOLVED - 1: so many percent of the blanks are filled, plus this
 * @RUBRIC_PROGRESS_SOLVED: all of them, and they fit
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
 * @key: (type gpointer): a `const guint64 *`, of the givens whose progress is another now
 */

/**
 * rubric_progress_store_new:
 * @folder: where to keep it; made if need be
 *
 * Returns: (transfer full) (nullable): NULL with @error in G_IO_ERROR where nothing can be kept there
 */
RubricProgressStore *rubric_progress_store_new (const char *folder, GError **error);

/**
 * rubric_progress_key:
 * @cells: 81 bytes: 1 to 9 or '1' to '9', anything else is a blank
 *
 * A number by which a puzzle is found. Puzzles that share one are told apart when they are opened. Thread-safe.
 */
guint64 rubric_progress_key (const char *cells);

/** How far @sheet is from being filled in. Thread-safe. */
guint8 rubric_progress_level (const SudSheet *sheet);

/** Returns: a #RubricProgressLevel */
guint8 rubric_progress_store_get (RubricProgressStore *self, guint64 key);

/** How many puzzles are remembered. */
guint rubric_progress_store_get_n (RubricProgressStore *self);

/** Returns: (transfer full) (element-type RubricProgressMark): a copy for other threads, sorted by key */
GArray *rubric_progress_store_copy_marks (RubricProgressStore *self);

/** Looks up @key in what rubric_progress_store_copy_marks() gave. Thread-safe. */
guint8 rubric_progress_marks_get (const GArray *marks, guint64 key);

/**
 * rubric_progress_store_load:
 * @givens: of the puzzle
 *
 * Reads a small file, unless it was written by this program.
 *
 * Returns: (transfer full) (nullable): the puzzle as it was left; NULL where it was not begun, or where what is kept of
 * it is damaged, which is then put aside, and the puzzle is one that was not begun
 */
RubricRecord *rubric_progress_store_load (RubricProgressStore *self, const SudGrid *givens);

/**
 * rubric_progress_store_put:
 * @record: (nullable): of a puzzle whose saved sheet has these givens; NULL to forget it
 *
 * Remembers how far it is. The file is written in a thread.
 */
void rubric_progress_store_put (RubricProgressStore *self, const SudGrid *givens, const RubricRecord *record);

/** Returns when all that was stored is on the disk. */
void rubric_progress_store_flush (RubricProgressStore *self);

/** Whether what was last to be written could be. */
gboolean rubric_progress_store_get_works (RubricProgressStore *self);
