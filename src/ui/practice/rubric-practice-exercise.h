/* rubric-practice-exercise.h - a technique to be tried, on one position after another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-practice-book.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_PRACTICE_EXERCISE (rubric_practice_exercise_get_type ())
G_DECLARE_FINAL_TYPE (RubricPracticeExercise, rubric_practice_exercise, RUBRIC, PRACTICE_EXERCISE, GtkWidget)

/**
 * rubric_practice_exercise_start:
 * @book: which outlives it
 * @settings: where it is kept what has been solved
 *
 * Begins with the first position that has not been solved.
 */
void rubric_practice_exercise_start (RubricPracticeExercise *self, const RubricPracticeBook *book, GSettings *settings,
                                     SudTechniqueId technique);
