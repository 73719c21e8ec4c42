/* sud-path.c - a puzzle solved as a person would, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-path.h"

#include <stdlib.h>

struct _SudPath
{
  atomic_int references;
  int n;
  int room;
  bool side_by_side;
  SudStep *steps;
  SudPencilmarks start;
  SudGrade grade;
};

static bool
append (SudPath *self, const SudStep *step)
{
  if (self->n == self->room)
    {
      int room = self->room == 0 ? 64 : self->room * 2;
      SudStep *steps = realloc (self->steps, (size_t)room * sizeof *steps);

      if (steps == NULL)
        return false;
      self->steps = steps;
      self->room = room;
    }
  sud_step_copy (&self->steps[self->n++], step);
  return true;
}

/* Takes the steps that were found and still do something. */
static bool
take_round (SudPath *self, SudLogic *logic)
{
  for (int i = 0; i < logic->steps.n; i++)
    if (sud_step_applies (&logic->steps.step[i], &logic->marks))
      {
        if (!append (self, &logic->steps.step[i]))
          return false;
        sud_step_apply (&logic->steps.step[i], &logic->marks);
      }
  return true;
}

static bool
walk (SudPath *self, SudLogic *logic, const SudOrder *order)
{
  SudTechniqueId technique;

  logic->marks = self->start;
  while (!sud_pencilmarks_is_solved (&logic->marks) && !logic->marks.broken
         && (technique = sud_logic_find_first (logic, order)) != SUD_N_TECHNIQUES)
    {
      sud_grade_add (&self->grade, logic, technique);
      if (!take_round (self, logic))
        return false;
    }
  self->grade.complete = sud_pencilmarks_is_solved (&logic->marks) && !logic->marks.broken;
  return !sud_logic_is_cancelled (logic);
}

static bool
look_round (SudPath *self, SudLogic *logic, const SudOrder *order)
{
  self->side_by_side = true;
  logic->marks = self->start;
  for (int i = 0; i < order->n; i++)
    {
      int n = sud_logic_find (logic, (SudTechniqueId)order->technique[i]);

      for (int k = 0; k < n; k++)
        if (!append (self, &logic->steps.step[k]))
          return false;
    }
  return !sud_logic_is_cancelled (logic);
}

static SudPath *
make (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order,
      bool (*fill) (SudPath *self, SudLogic *logic, const SudOrder *order))
{
  SudPath *self = calloc (1, sizeof *self);

  if (self == NULL)
    return NULL;
  atomic_init (&self->references, 1);
  self->start = *start;
  sud_grade_init (&self->grade);
  if (!fill (self, logic, order))
    {
      sud_path_unref (self);
      return NULL;
    }
  return self;
}

SudPath *
sud_path_new (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order)
{
  return make (logic, start, order, walk);
}

SudPath *
sud_path_new_all (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order)
{
  return make (logic, start, order, look_round);
}

SudPath *
sud_path_ref (SudPath *self)
{
  atomic_fetch_add (&self->references, 1);
  return self;
}

void
sud_path_unref (SudPath *self)
{
  if (atomic_fetch_sub (&self->references, 1) != 1)
    return;
  free (self->steps);
  free (self);
}

int
sud_path_get_n_steps (const SudPath *self)
{
  return self->n;
}

const SudStep *
sud_path_get_step (const SudPath *self, int index)
{
  return &self->steps[index];
}

void
sud_path_get_marks (const SudPath *self, int index, SudPencilmarks *marks)
{
  *marks = self->start;
  for (int i = 0; i < index && !self->side_by_side; i++)
    sud_step_apply (&self->steps[i], marks);
}

const SudGrade *
sud_path_get_grade (const SudPath *self)
{
  return &self->grade;
}
