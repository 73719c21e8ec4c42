/* rubric-start.h - ways to begin, beside an empty board: a puzzle that was put away, a new one, the person's own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-boxes.h"
#include "rubric-session.h"
#include "rubric-solved-log.h"

/** RubricStart:brief, set at construction, asks for two rows of buttons that stand above the pad. */
#define RUBRIC_TYPE_START (rubric_start_get_type ())
G_DECLARE_FINAL_TYPE (RubricStart, rubric_start, RUBRIC, START, RubricBox)

/** rubric_start_follow: Offers to continue the newest puzzles that @session keeps, whenever there are any. */
void rubric_start_follow (RubricStart *self, RubricSession *session);

/** rubric_start_follow_log: Shows beside Today's Puzzle on which of the last days it was solved. */
void rubric_start_follow_log (RubricStart *self, RubricSolvedLog *log);
