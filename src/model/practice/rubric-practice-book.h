/* rubric-practice-book.h - positions to practise techniques on, as data/techniques/positions.txt holds them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-pencilmarks.h"
#include "sud-technique.h"

#include <gio/gio.h>

/**
 * RubricPracticePosition:
 * @marks: the position
 * @solution: that of its givens, of which there is one
 * @id: says which position it is, as long as nothing of it changes
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
 * @text: lines "technique:81 cells:candidates that are gone"; a cell is a digit, + and a digit that is not given, or a
 *   dot; a candidate is digit, row and column. Empty lines, and those with a #, count for nothing
 *
 * Returns: (transfer full) (nullable): NULL with @error in G_IO_ERROR_INVALID_DATA, which names the line
 */
RubricPracticeBook *rubric_practice_book_new (const char *text, GError **error);

/** The same from a resource of the program. */
RubricPracticeBook *rubric_practice_book_load (const char *resource, GError **error);

void rubric_practice_book_free (RubricPracticeBook *self);

/** How many positions there are of @technique. */
guint rubric_practice_book_count (const RubricPracticeBook *self, SudTechniqueId technique);

/** Returns: (transfer none): one of them, the clearest first; @index is less than their number */
const RubricPracticePosition *rubric_practice_book_get (const RubricPracticeBook *self, SudTechniqueId technique,
                                                        guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPracticeBook, rubric_practice_book_free)
