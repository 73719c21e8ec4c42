/* rubric-solve-stats.h - the mistakes and the help while a puzzle was solved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

#include <glib.h>

/**
 * RubricSolveStats:
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
} RubricSolveStats;

/** rubric_solve_stats_add: Adds each number of @more to that of @self; none grows beyond G_MAXINT. */
void rubric_solve_stats_add (RubricSolveStats *self, const RubricSolveStats *more);

gboolean rubric_solve_stats_equal (const RubricSolveStats *self, const RubricSolveStats *other);

/** rubric_solve_stats_has_help: Returns: whether the program helped in any way */
gboolean rubric_solve_stats_has_help (const RubricSolveStats *self);

/**
 * rubric_solve_stats_count_mistakes:
 * @sheet: after the entry
 * @cells: where a digit has been written
 * @solution: (nullable): the one solution of the givens, if it is known that there is one
 *
 * An entry is a mistake if @solution has another digit. Without @solution, because the givens have several or it is
 * still looked for, nobody can say so of an entry that fits: only one that conflicts with another digit is a mistake.
 *
 * Returns: how many of @cells hold a mistake
 */
guint rubric_solve_stats_count_mistakes (const SudSheet *sheet, SudCells cells, const SudGrid *solution);

/** rubric_solve_stats_to_variant: Returns: (transfer floating): the numbers that are not zero, as a{su} */
GVariant *rubric_solve_stats_to_variant (const RubricSolveStats *self);

/** rubric_solve_stats_from_variant: Returns: the numbers of @variant (nullable); all zero if it is of another type */
RubricSolveStats rubric_solve_stats_from_variant (GVariant *variant);
