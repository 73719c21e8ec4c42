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
  bool cut;
  SudStep *steps;
  int *round_start; /* of each step */
  SudProof proof;
  SudPencilmarks start;
  SudGrade grade;
};

static bool
append (SudPath *self, const SudStep *step, const SudProof *proof, int round_start)
{
  if (self->n == self->room)
    {
      int room = self->room == 0 ? 64 : self->room * 2;
      SudStep *steps = realloc (self->steps, (size_t)room * sizeof *steps);
      int *starts = steps == NULL ? NULL : realloc (self->round_start, (size_t)room * sizeof *starts);

      if (steps != NULL)
        self->steps = steps;
      if (starts == NULL)
        return false;
      self->round_start = starts;
      self->room = room;
    }
  sud_step_copy (&self->steps[self->n], step);
  self->round_start[self->n] = round_start;
  return sud_proof_append (&self->proof, proof, &self->steps[self->n++]);
}

/* Takes the steps that were found and still do something: all, or the first. */
static bool
take_round (SudPath *self, SudLogic *logic, bool all)
{
  int start = self->n;

  for (int i = 0; i < logic->steps.n && (all || self->n == start) && !logic->marks.broken; i++)
    if (sud_step_applies (&logic->steps.step[i], &logic->marks))
      {
        sud_step_cut (&logic->steps.step[i], &logic->marks);
        if (!append (self, &logic->steps.step[i], &logic->proof, start))
          return false;
        sud_step_apply (&logic->steps.step[i], &logic->marks);
      }
  return true;
}

/* In whole rounds, as a grade counts, or else looking anew after each step but singles, since it may spoil what others rest
 * on. @walked is how hard that was. */
static bool
walk_in (SudPath *self, SudLogic *logic, const SudOrder *order, bool rounds, SudGrade *walked)
{
  SudTechniqueId technique;

  sud_grade_init (walked);
  self->n = 0;
  sud_proof_clear (&self->proof);
  logic->marks = self->start;
  sud_logic_forget (logic);
  while (!sud_pencilmarks_is_solved (&logic->marks) && !logic->marks.broken
         && (technique = sud_logic_find_first (logic, order)) != SUD_N_TECHNIQUES)
    {
      sud_grade_add (walked, logic, technique);
      if (!take_round (self, logic, rounds || technique <= SUD_TECHNIQUE_HIDDEN_SINGLE))
        return false;
    }
  walked->complete = sud_pencilmarks_is_solved (&logic->marks) && !logic->marks.broken;
  return !sud_logic_is_cancelled (logic);
}

/* Step by step where that is as hard as the grade says, which is nearly always; not where singles come late, for it would
 * take long to look for all that comes before each of them. */
static bool
walk (SudPath *self, SudLogic *logic, const SudOrder *order)
{
  bool rounds = !sud_order_begins_with_singles (order);
  SudGrade walked;

  if (!sud_grade_run (logic, &self->start, order, &self->grade) || !walk_in (self, logic, order, rounds, &walked))
    return false;
  return (walked.hardest == self->grade.hardest && walked.complete == self->grade.complete)
         || walk_in (self, logic, order, true, &walked);
}

static bool
append_found (SudPath *self, const SudLogic *logic)
{
  self->cut = self->cut || logic->steps.full;
  for (int i = 0; i < logic->steps.n; i++)
    if (!append (self, &logic->steps.step[i], &logic->proof, self->n))
      return false;
  return true;
}

static bool
look_for_all (SudPath *self, SudLogic *logic, const SudOrder *order)
{
  self->side_by_side = true;
  logic->marks = self->start;
  sud_logic_forget (logic);
  for (int i = 0; i < order->n && !sud_logic_is_cancelled (logic); i++)
    {
      sud_logic_find_at (logic, order, i);
      if (!append_found (self, logic))
        return false;
    }
  return !sud_logic_is_cancelled (logic);
}

static bool
look_for_easiest (SudPath *self, SudLogic *logic, const SudOrder *order)
{
  self->side_by_side = true;
  logic->marks = self->start;
  sud_logic_forget (logic);
  return (sud_logic_find_first (logic, order) == SUD_N_TECHNIQUES || append_found (self, logic))
         && !sud_logic_is_cancelled (logic);
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
  self->grade.own = !sud_order_is_usual (order);
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
  return make (logic, start, order, look_for_all);
}

SudPath *
sud_path_new_easiest (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order)
{
  return make (logic, start, order, look_for_easiest);
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
  sud_proof_clear (&self->proof);
  free (self->round_start);
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

int
sud_path_get_round_start (const SudPath *self, int index)
{
  return self->round_start[index];
}

const SudProof *
sud_path_get_proof (const SudPath *self)
{
  return &self->proof;
}

bool
sud_path_is_cut (const SudPath *self)
{
  return self->cut;
}

const SudGrade *
sud_path_get_grade (const SudPath *self)
{
  return &self->grade;
}
