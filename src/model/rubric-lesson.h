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

/** Returns: (transfer none): the lesson about @technique; constant, thread-safe */
const RubricLesson *rubric_lesson_get (SudTechniqueId technique);
