/* rubric-lesson-private.h - the families of lessons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-lesson.h"

/** A lesson, and the technique that it is about. */
typedef struct
{
  SudTechniqueId technique;
  RubricLesson lesson;
} RubricLessonRow;

/** A family; constant. */
typedef struct
{
  const RubricLessonRow *rows;
  int n;
} RubricLessonFamily;

extern const RubricLessonFamily rubric_lesson_subsets;
extern const RubricLessonFamily rubric_lesson_fish;
extern const RubricLessonFamily rubric_lesson_chains;
extern const RubricLessonFamily rubric_lesson_unique;
extern const RubricLessonFamily rubric_lesson_sets;
extern const RubricLessonFamily rubric_lesson_nets;
