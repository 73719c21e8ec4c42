/* rubric-tally.h - what solving a puzzle took: mistakes, and help
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

#include <glib.h>

/**
 * RubricTally:
 * @mistakes: entries that were wrong when they were written
 * @cells: cells that were filled by Solve Cell
 * @checks: how often the entries were checked
 * @rewinds: how often it went back to before the first mistake
 * @hints: how many hints were given
 * @solutions: how often the whole solution was shown
 *
 * A plain value, all zero at the start. It only grows: what was undone has happened all the same.
 */
typedef struct
{
  guint mistakes;
  guint cells;
  guint checks;
  guint rewinds;
  guint hints;
  guint solutions;
} RubricTally;

/** Adds each number of @more to that of @self; none grows beyond G_MAXINT. */
void rubric_tally_add (RubricTally *self, const RubricTally *more);

gboolean rubric_tally_equal (const RubricTally *self, const RubricTally *other);

/** Whether the program helped in any way. */
gboolean rubric_tally_has_help (const RubricTally *self);

/**
 * rubric_tally_count_mistakes:
 * @sheet: after the entry
 * @cells: where a digit has been written
 * @solution: (nullable): the one solution of the givens, where it is known that there is one
 *
 * An entry is a mistake where @solution has another digit. Without @solution, because the givens have several or it is
 * still looked for, nobody can say so of an entry that fits: only one that clashes with another digit is a mistake.
 *
 * Returns: how many of @cells hold a mistake
 */
guint rubric_tally_count_mistakes (const SudSheet *sheet, SudCells cells, const SudGrid *solution);

/** Returns: (transfer floating): a variant of type a{su} with the numbers that are not zero */
GVariant *rubric_tally_to_variant (const RubricTally *self);

/** Reads what rubric_tally_to_variant() made. Returns: all zero where @variant (nullable) is of another type */
RubricTally rubric_tally_from_variant (GVariant *variant);
