/* rubric-lesson.h - techniques explained for somebody who never read a book about Sudoku
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-technique.h"

/**
 * RubricLesson:
 * @what: what the technique is
 * @why: why it is true
 * @how: how to spot it
 *
 * A paragraph each, marked for translation.
 */
typedef struct
{
  const char *what;
  const char *why;
  const char *how;
} RubricLesson;

/**
 * rubric_lesson_at:
 * @place: 0 to SUD_N_TECHNIQUES - 1
 *
 * Returns: the technique to be learnt there: in teaching order, but a double one comes after the one that it is made
 *   of; hints look for the double one first, since it shows more
 */
SudTechniqueId rubric_lesson_at (int place);

/** rubric_lesson_get: Returns: (transfer none): the lesson about @technique; constant, thread-safe */
const RubricLesson *rubric_lesson_get (SudTechniqueId technique);
