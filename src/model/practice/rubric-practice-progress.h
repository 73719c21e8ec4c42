/* rubric-practice-progress.h - which positions the person has solved, in the settings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-practice-book.h"

/** Whether @position has been solved with @technique. */
gboolean rubric_practice_is_solved (GSettings *settings, SudTechniqueId technique, const RubricPracticePosition *position);

/** Remembers that it has. */
void rubric_practice_set_solved (GSettings *settings, SudTechniqueId technique, const RubricPracticePosition *position);

/** How many of the positions to try have been solved: those of @technique in @book but the first, which is the example. */
guint rubric_practice_count_solved (GSettings *settings, const RubricPracticeBook *book, SudTechniqueId technique);

/** How many there are to try. */
guint rubric_practice_count_positions (const RubricPracticeBook *book, SudTechniqueId technique);
