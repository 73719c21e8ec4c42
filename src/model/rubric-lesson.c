/* rubric-lesson.c - techniques explained for somebody who never read a book about Sudoku
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-lesson-private.h"

#include <glib.h>

static const RubricLessonFamily *const families[] = {
  &rubric_lesson_subsets, &rubric_lesson_fish, &rubric_lesson_chains,
  &rubric_lesson_unique,  &rubric_lesson_sets, &rubric_lesson_nets,
};

const RubricLesson *
rubric_lesson_get (SudTechniqueId technique)
{
  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    for (int row = 0; row < families[i]->n; row++)
      if (families[i]->rows[row].technique == technique)
        return &families[i]->rows[row].lesson;
  g_assert_not_reached ();
}

SudTechniqueId
rubric_lesson_at (int place)
{
  /* Each comes just before the one that it is made of */
  static const SudTechniqueId doubles[] = { SUD_TECHNIQUE_DUAL_KITE, SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE };

  for (guint i = 0; i < G_N_ELEMENTS (doubles); i++)
    if (place == (int)doubles[i] || place == (int)doubles[i] + 1)
      return place == (int)doubles[i] ? doubles[i] + 1 : doubles[i];
  return place;
}
