/* rubric-start.h - ways to begin, beside an empty board: paste, open, a new puzzle, an example, an old one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-boxes.h"
#include "rubric-session.h"

/** RubricStart:brief, set at construction, asks for one row of buttons instead of a list with a line about each. */
#define RUBRIC_TYPE_START (rubric_start_get_type ())
G_DECLARE_FINAL_TYPE (RubricStart, rubric_start, RUBRIC, START, RubricBox)

/** rubric_start_follow: Offers, with @menu, to continue the puzzles that @session keeps, whenever there are any. */
void rubric_start_follow (RubricStart *self, RubricSession *session, GMenuModel *menu);
