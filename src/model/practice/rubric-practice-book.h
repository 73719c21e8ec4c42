/* rubric-practice-book.h - positions to practise techniques on: those of the book, new ones, and which are solved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"
#include "sud-pencilmarks.h"
#include "sud-technique.h"

#include <gio/gio.h>

/**
 * RubricPracticePosition:
 * @marks: the position
 * @solution: the only one of its givens
 * @id: identifies the position as long as nothing of it changes
 */
typedef struct
{
  SudPencilmarks marks;
  SudGrid solution;
  char id[16];
} RubricPracticePosition;

typedef struct _RubricPracticeBook RubricPracticeBook;

/**
 * rubric_practice_book_new:
 * @text: lines "technique:81 cells:candidates that are gone"; a cell is a digit, + and a digit that is not given,
 *   or a dot; a candidate is digit, row and column. Empty lines and lines with a # are ignored
 *
 * Returns: (transfer full) (nullable): NULL with @error, in G_IO_ERROR_INVALID_DATA with the number of the line
 */
RubricPracticeBook *rubric_practice_book_new (const char *text, GError **error);

void rubric_practice_book_free (RubricPracticeBook *self);

/** rubric_practice_book_count: Returns: how many positions there are of @technique */
guint rubric_practice_book_count (const RubricPracticeBook *self, SudTechniqueId technique);

/** rubric_practice_book_get: Returns: (transfer none): one of them, the clearest first, which is the example */
const RubricPracticePosition *rubric_practice_book_get (const RubricPracticeBook *self, SudTechniqueId technique,
                                                        guint index);

/** rubric_practice_count_positions: Returns: how many positions there are to try: all but the example */
guint rubric_practice_count_positions (const RubricPracticeBook *book, SudTechniqueId technique);

/** rubric_practice_count_solved: Returns: how many of these have been solved */
guint rubric_practice_count_solved (GSettings *settings, const RubricPracticeBook *book, SudTechniqueId technique);

/** rubric_practice_is_solved: Returns: whether @position has been solved with @technique */
gboolean rubric_practice_is_solved (GSettings *settings, SudTechniqueId technique,
                                    const RubricPracticePosition *position);

/** rubric_practice_set_solved: Remembers that @position has been solved with @technique. */
void rubric_practice_set_solved (GSettings *settings, SudTechniqueId technique,
                                 const RubricPracticePosition *position);

/** rubric_practice_can_generate: Returns: whether puzzles can be made that need @technique, and nothing easier */
gboolean rubric_practice_can_generate (SudTechniqueId technique);

/** RubricPracticePositionDone: Takes a new position, valid until it returns; NULL if there is not enough memory. */
typedef void (*RubricPracticePositionDone) (gpointer owner, const RubricPracticePosition *position);

/**
 * rubric_practice_generate:
 * @jobs: of the policy query; a cancelled job calls nobody
 * @technique: see rubric_practice_can_generate()
 *
 * Makes a puzzle that needs @technique, in a thread, and advances to the position that needs it.
 */
void rubric_practice_generate (RubricJobs *jobs, SudTechniqueId technique, RubricPracticePositionDone done);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPracticeBook, rubric_practice_book_free)
