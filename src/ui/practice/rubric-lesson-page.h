/* rubric-lesson-page.h - a technique explained: what it is, why it is true, how to spot it, an example, and to be tried
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-practice-book.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_LESSON_PAGE (rubric_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (RubricLessonPage, rubric_lesson_page, RUBRIC, LESSON_PAGE, GtkWidget)

/**
 * rubric_lesson_page_set_technique:
 * @book: which outlives it
 * @settings: where it is kept what has been solved
 */
void rubric_lesson_page_set_technique (RubricLessonPage *self, const RubricPracticeBook *book, GSettings *settings,
                                       SudTechniqueId technique);

/** Gives the keyboard to the page, from its top. */
void rubric_lesson_page_focus_top (RubricLessonPage *self);
