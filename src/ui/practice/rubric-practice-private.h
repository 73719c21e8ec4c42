/* rubric-practice-private.h - the parts of the window in which techniques are learnt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-grid-view.h"
#include "rubric-practice.h"

/**
 * RubricPracticeBoard:
 *
 * A board to read a step on, or to try one, as high as it is wide. Arrows move the cursor; Alt and a digit tints the
 * cells where it can still go, with 0 those with two candidates, and the same again takes that away.
 *
 * RubricPracticeBoard::chosen: (int cell, int digit): a candidate was clicked, or the key of a digit was pressed in a
 * cell
 */
#define RUBRIC_TYPE_PRACTICE_BOARD (rubric_practice_board_get_type ())
G_DECLARE_FINAL_TYPE (RubricPracticeBoard, rubric_practice_board, RUBRIC, PRACTICE_BOARD, RubricGridView)

/**
 * rubric_practice_board_set_view:
 * @view: is copied
 * @hinted: cells that are tinted: a hint says to look there
 */
void rubric_practice_board_set_view (RubricPracticeBoard *self, const SudView *view, SudCells hinted);

/** rubric_practice_board_clear_filter: Tints nothing more: for another position. */
void rubric_practice_board_clear_filter (RubricPracticeBoard *self);

/** rubric_practice_board_describe: Adds @text (nullable) for a screen reader to the board, and to the cursor's cell. */
void rubric_practice_board_describe (RubricPracticeBoard *self, const char *text);

/**
 * RubricPracticeExercise:
 *
 * A technique to be tried, on one position after another.
 */
#define RUBRIC_TYPE_PRACTICE_EXERCISE (rubric_practice_exercise_get_type ())
G_DECLARE_FINAL_TYPE (RubricPracticeExercise, rubric_practice_exercise, RUBRIC, PRACTICE_EXERCISE, GtkBox)

/**
 * rubric_practice_exercise_start:
 * @book: outlives it, and has positions to be tried
 * @settings: keeps which have been solved
 *
 * Begins with the first position that has not been solved.
 */
void rubric_practice_exercise_start (RubricPracticeExercise *self, const RubricPracticeBook *book, GSettings *settings,
                                     SudTechniqueId technique);

/**
 * RubricLessonPage:
 *
 * A technique explained: what it is, why it is true, how to spot it, an example, and an exercise.
 */
#define RUBRIC_TYPE_LESSON_PAGE (rubric_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (RubricLessonPage, rubric_lesson_page, RUBRIC, LESSON_PAGE, GtkWidget)

/** rubric_lesson_page_set_technique: @book and @settings are as for the exercise. */
void rubric_lesson_page_set_technique (RubricLessonPage *self, const RubricPracticeBook *book, GSettings *settings,
                                       SudTechniqueId technique);
