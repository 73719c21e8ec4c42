/* rubric-solutions.h - the solutions of a puzzle that has several, and what would leave one
 *
 *     verdict-changed ──► several   ──► job: up to 1,000 of them, in order ──► changed
 *                     └─► any other ──► there is nothing to list           ──► changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"
#include "rubric-solution.h"
#include "sud-view.h"

#include <gio/gio.h>

/**
 * RubricSolutionsState:
 * @RUBRIC_SOLUTIONS_OFF: nobody wants to know
 * @RUBRIC_SOLUTIONS_LOOKING: they are not known yet
 * @RUBRIC_SOLUTIONS_NOT_SEVERAL: there is one, or none
 * @RUBRIC_SOLUTIONS_FOUND: there are several, and these are known
 */
typedef enum
{
  RUBRIC_SOLUTIONS_OFF,
  RUBRIC_SOLUTIONS_LOOKING,
  RUBRIC_SOLUTIONS_NOT_SEVERAL,
  RUBRIC_SOLUTIONS_FOUND,
} RubricSolutionsState;

#define RUBRIC_TYPE_SOLUTIONS (rubric_solutions_get_type ())
G_DECLARE_FINAL_TYPE (RubricSolutions, rubric_solutions, RUBRIC, SOLUTIONS, GObject)

/**
 * RubricSolutions:
 * A GListModel of RubricSolution: item 0 is all of them together, the others one each. Made when somebody looks.
 *
 * RubricSolutions::changed: it is in another state, or knows of another puzzle
 * RubricSolutions::summary-changed: rubric_solutions_dup_summary() is another one, of the same solutions
 * RubricSolutions::unique: rubric_solutions_get_added() is another one
 */

/** Returns: (transfer full): the givens of the puzzle on @desk, which it follows while it is on; off at first */
RubricSolutions *rubric_solutions_new (RubricDesk *desk);

void rubric_solutions_set_on (RubricSolutions *self, gboolean on);

RubricSolutionsState rubric_solutions_get_state (RubricSolutions *self);

/** Whether there are several, as far as is known of the puzzle on @desk. */
gboolean rubric_solutions_is_wanted (RubricDesk *desk);

/** Returns: (transfer full) (nullable): how many there are, once that is known, and whether digits were set aside */
char *rubric_solutions_dup_summary (RubricSolutions *self);

/**
 * rubric_solutions_get_view:
 * @index: 0 for all together: what is the same in all is filled in, and other cells have candidates with the number of
 *   listed solutions that each takes part in; else a solution, with the cells shaded in which it differs from others
 *
 * Returns: FALSE where nothing is found
 */
gboolean rubric_solutions_get_view (RubricSolutions *self, guint index, SudView *view);

/** Looks for a few givens that leave one solution: any where @index is 0, else that one. */
void rubric_solutions_make_unique (RubricSolutions *self, guint index);

/** Returns: (nullable) (transfer none): what would have to be added, once that is asked for and found */
const SudGrid *rubric_solutions_get_added (RubricSolutions *self);

/** Forgets what would have to be added. */
void rubric_solutions_forget_added (RubricSolutions *self);

/** Adds it, as one step that can be undone. */
void rubric_solutions_add (RubricSolutions *self);
