/* rubric-position-making.h - a new position in which a technique leads on, and nothing easier does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"
#include "rubric-practice-book.h"

/** Whether puzzles can be made that need @technique: a usual one, before which easier ones do not find something always. */
gboolean rubric_practice_can_generate (SudTechniqueId technique);

/** What to do with @position, which is valid until it returns; NULL where there is not enough memory. */
typedef void (*RubricPracticePositionDone) (gpointer owner, const RubricPracticePosition *position);

/**
 * rubric_practice_generate:
 * @jobs: of the policy query
 * @technique: see rubric_practice_can_generate()
 *
 * Makes a puzzle that needs @technique, in a thread, and goes on as far as that. What is cancelled is not heard of.
 */
void rubric_practice_generate (RubricJobs *jobs, SudTechniqueId technique, RubricPracticePositionDone done);
