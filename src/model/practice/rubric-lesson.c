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
  /* What is two of another comes just before it in the table. */
  if (sud_technique_get_half ((SudTechniqueId)place) != SUD_N_TECHNIQUES)
    return (SudTechniqueId)(place + 1);
  if (place > 0 && sud_technique_get_half ((SudTechniqueId)(place - 1)) == (SudTechniqueId)place)
    return (SudTechniqueId)(place - 1);
  return (SudTechniqueId)place;
}
