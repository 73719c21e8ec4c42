/* rubric-blame.h - why the puzzle on a desk has no solution, and which single change would mend it
 *
 *     verdict-changed ──► none, or givens clash ──► job: what is to blame, then what mends it ──► changed
 *                     └─► any other             ──► nothing is to blame                        ──► changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"
#include "rubric-typo.h"
#include "sud-blame.h"
#include "sud-view.h"

#include <gio/gio.h>

/**
 * RubricBlameState:
 * @RUBRIC_BLAME_OFF: nobody wants to know
 * @RUBRIC_BLAME_LOOKING: it is not known yet
 * @RUBRIC_BLAME_SOLVABLE: there is a solution
 * @RUBRIC_BLAME_FOUND: there is none, and this is why
 */
typedef enum
{
  RUBRIC_BLAME_OFF,
  RUBRIC_BLAME_LOOKING,
  RUBRIC_BLAME_SOLVABLE,
  RUBRIC_BLAME_FOUND,
} RubricBlameState;

#define RUBRIC_TYPE_BLAME (rubric_blame_get_type ())
G_DECLARE_FINAL_TYPE (RubricBlame, rubric_blame, RUBRIC, BLAME, GObject)

/**
 * RubricBlame:
 * A GListModel of RubricTypo: the changes of a single given that lead to one solution.
 *
 * RubricBlame::changed: it is in another state, or knows of another puzzle
 */

/** Returns: (transfer full): the givens of the puzzle on @desk, which it follows while it is on; off at first */
RubricBlame *rubric_blame_new (RubricDesk *desk);

void rubric_blame_set_on (RubricBlame *self, gboolean on);

RubricBlameState rubric_blame_get_state (RubricBlame *self);

/** Whether there is something to blame, as far as is known of the puzzle on @desk. */
gboolean rubric_blame_is_wanted (RubricDesk *desk);

/** Returns: (nullable) (transfer none): what is to blame, once that is found */
const SudBlame *rubric_blame_get_blame (RubricBlame *self);

/** Returns: (transfer full) (nullable): the same in whole sentences */
char *rubric_blame_dup_sentence (RubricBlame *self);

/**
 * rubric_blame_get_view:
 * @index: of a change, which is shown as if it had been made; any larger number: none
 *
 * The puzzle with tint 1 on the givens that are to blame, tint 2 on a cell that they leave no digit, the houses in which
 * they clash or leave no place, and tint 3 on what is changed.
 *
 * Returns: FALSE where nothing is found
 */
gboolean rubric_blame_get_view (RubricBlame *self, guint index, SudView *view);

/** Makes the change @index, as one step that can be undone. */
void rubric_blame_apply (RubricBlame *self, guint index);
