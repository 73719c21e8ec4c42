/* sud-grade.c - how hard a puzzle is for a person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-grade.h"

#include <string.h>

enum
{
  COST_EFFORT = 10, /* of each sentence of a net */
};

SudTechniqueId
sud_logic_find_first (SudLogic *logic, const SudOrder *order)
{
  for (int i = 0; i < order->n && !sud_logic_is_cancelled (logic); i++)
    if (sud_logic_find (logic, (SudTechniqueId)order->technique[i]) > 0)
      return sud_logic_is_cancelled (logic) ? SUD_N_TECHNIQUES : (SudTechniqueId)order->technique[i];
  return SUD_N_TECHNIQUES;
}

void
sud_grade_init (SudGrade *self)
{
  memset (self, 0, sizeof *self);
  self->hardest = SUD_N_TECHNIQUES;
}

/* Whether a step of @a is harder than one of @b, which may be none. */
static bool
is_harder (SudTechniqueId a, SudTechniqueId b)
{
  int level, other;

  if (b == SUD_N_TECHNIQUES)
    return true;
  level = sud_technique_get (a)->level;
  other = sud_technique_get (b)->level;
  return level > other || (level == other && a > b);
}

void
sud_grade_add (SudGrade *self, const SudLogic *logic, SudTechniqueId technique)
{
  const SudTechnique *row = sud_technique_get (technique);

  self->rounds++;
  self->steps[technique] += (uint16_t)logic->steps.n;
  self->effort += (uint32_t)logic->steps.n * row->score;
  for (int i = 0; i < logic->steps.n; i++)
    self->effort += COST_EFFORT * logic->steps.step[i].cost;
  if (is_harder (technique, (SudTechniqueId)self->hardest))
    {
      self->hardest = (uint8_t)technique;
      self->level = row->level;
    }
}

bool
sud_grade_run (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order, SudGrade *grade)
{
  SudTechniqueId technique;

  sud_grade_init (grade);
  grade->own = !sud_order_is_usual (order);
  logic->marks = *start;
  sud_logic_forget (logic);
  while (!sud_pencilmarks_is_solved (&logic->marks) && !logic->marks.broken
         && (technique = sud_logic_find_first (logic, order)) != SUD_N_TECHNIQUES)
    {
      sud_grade_add (grade, logic, technique);
      for (int i = 0; i < logic->steps.n; i++)
        sud_step_apply (&logic->steps.step[i], &logic->marks);
    }
  grade->complete = sud_pencilmarks_is_solved (&logic->marks) && !logic->marks.broken;
  return !sud_logic_is_cancelled (logic);
}
