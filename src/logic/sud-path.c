/* sud-path.c - a puzzle solved as a person would, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-path-private.h"

#include "sud-houses.h"
#include "sud-lemmas.h"
#include "sud-technique.h"

#include <stdlib.h>

enum
{
  FIRST_BOX = SUD_HOUSE_BOX * SUD_SIZE,
};

/* The candidates that a step rests on: for [digit - 1] the cells that have to be able to hold the digit, if they were
 * when the step was found. */
typedef struct
{
  SudCells cells[SUD_SIZE];
} Premises;

static void
add_premises (Premises *self, SudCells cells, SudDigits digits)
{
  SUD_EACH_BIT (index, digits)
    self->cells[index] = sud_cells_union (self->cells[index], cells);
}

/* Lists the candidates that @step rests on. Nodes and sets have their digits; all other cells, and of a fish every
 * cell, count for the digits of the pattern. In a deadly pattern, which is right only with just these candidates, they
 * count for all digits, and in a grave every cell does. */
static void
fill_premises (Premises *self, const SudStep *step)
{
  SudCells rest = sud_technique_is_grave (step->technique) ? SUD_ALL_CELLS : sud_cells_union (step->cells, step->fins);
  bool every = step->digits == 0 || sud_technique_get ((SudTechniqueId)step->technique)->unique;

  *self = (Premises){ 0 };
  if (every)
    add_premises (self, rest, SUD_ALL_DIGITS);
  for (int i = 0; i < step->n_nodes; i++)
    {
      add_premises (self, step->nodes[i].cells, SUD_DIGIT_BIT (step->nodes[i].digit));
      if (step->covers == 0)
        rest = sud_cells_difference (rest, step->nodes[i].cells);
    }
  for (int i = 0; i < step->n_sets; i++)
    {
      add_premises (self, step->sets[i].cells, step->sets[i].digits);
      rest = sud_cells_difference (rest, step->sets[i].cells);
    }
  add_premises (self, rest, step->digits);
}

static bool
is_proof_valid (const SudStep *step, const SudProof *proof, const SudPencilmarks *marks)
{
  const SudLemma *lemmas = sud_proof_get (proof, step);

  for (int i = 0; lemmas != NULL && i < step->size; i++)
    for (int k = 0; k < lemmas[i].n_premises; k++)
      if (!sud_pencilmarks_has (marks, sud_candidate_cell (lemmas[i].premise[k]),
                                sud_candidate_digit (lemmas[i].premise[k])))
        return false;
  return lemmas == NULL || sud_proof_check (proof, marks, step);
}

bool
sud_path_is_still_valid (const SudStep *step, const SudProof *proof, const SudPencilmarks *found,
                         const SudPencilmarks *marks)
{
  Premises premises;

  if (step->digit != 0 && !sud_cells_within (sud_step_writes (step), marks->digit[step->digit - 1]))
    return false;
  if (step->technique <= SUD_TECHNIQUE_HIDDEN_SINGLE)
    return true;
  fill_premises (&premises, step);
  for (int index = 0; index < SUD_SIZE; index++)
    if (sud_cells_meet (premises.cells[index], sud_cells_difference (found->digit[index], marks->digit[index])))
      return false;
  return is_proof_valid (step, proof, marks);
}

/* Returns: whether @self rules out a candidate that @other rests on */
static bool
invalidates (const SudStep *self, const SudStep *other)
{
  Premises premises;

  fill_premises (&premises, other);
  for (int index = 0; index < SUD_SIZE; index++)
    if (sud_cells_meet (premises.cells[index], self->out[index]))
      return true;
  return false;
}

bool
sud_path_append (SudPath *self, const SudStep *step, const SudProof *proof, int round_start)
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

/* Returns: whether the path can still take step @index of those found at @found */
static bool
is_left (const SudLogic *logic, int index, SudWalk manner, const SudPencilmarks *found)
{
  const SudStep *step = &logic->steps.step[index];

  if (!sud_step_applies (step, &logic->marks))
    return false;
  if (manner == SUD_WALK_COUNTED)
    return step->digit == 0 || sud_cells_within (sud_step_writes (step), logic->marks.digit[step->digit - 1]);
  return sud_path_is_still_valid (step, &logic->proof, found, &logic->marks);
}

/* Returns: whether step @index makes another one that is left invalid */
static bool
invalidates_any (const SudLogic *logic, int index, SudWalk manner, const SudPencilmarks *found)
{
  const SudStep *steps = logic->steps.step;

  for (int i = 0; i < logic->steps.n; i++)
    if (i != index && invalidates (&steps[index], &steps[i]) && is_left (logic, i, manner, found))
      return true;
  return false;
}

/* Returns: the first step that is left, or the last; in rounds the first that makes no other invalid, if there is any;
 * -1 if none is left */
static int
choose_step_left (const SudLogic *logic, SudWalk manner, const SudPencilmarks *found)
{
  bool any = manner != SUD_WALK_ROUNDS || logic->steps.step[0].technique <= SUD_TECHNIQUE_HIDDEN_SINGLE;
  int chosen = -1;

  for (int i = 0; i < logic->steps.n; i++)
    {
      int index = manner == SUD_WALK_LAST ? logic->steps.n - 1 - i : i;

      if (!is_left (logic, index, manner, found))
        continue;
      if (any || !invalidates_any (logic, index, manner, found))
        return index;
      if (chosen < 0)
        chosen = index;
    }
  return chosen;
}

/* Returns: whether @step is a digit with one place in a line and @first one with one place in a box, which is easier to
 * see, or the other way round: they are not of one round */
static bool
is_of_another_kind (const SudStep *step, const SudStep *first)
{
  return step->technique == SUD_TECHNIQUE_HIDDEN_SINGLE
         && (step->houses < 1u << FIRST_BOX) != (first->houses < 1u << FIRST_BOX);
}

bool
sud_path_take_round (SudPath *self, SudLogic *logic, SudTechniqueId technique, SudWalk manner)
{
  bool one = technique > SUD_TECHNIQUE_HIDDEN_SINGLE && manner < SUD_WALK_ROUNDS;
  SudPencilmarks found = logic->marks;
  int start = self->n, index;

  while (!sud_pencilmarks_is_dead (&logic->marks) && (self->n == start || !one)
         && (index = choose_step_left (logic, manner, &found)) >= 0)
    {
      SudStep *step = &logic->steps.step[index];

      if (self->n > start && is_of_another_kind (step, &self->steps[start]))
        break;
      sud_step_cut (step, &logic->marks);
      if (!sud_path_append (self, step, &logic->proof, start))
        return false;
      sud_step_apply (step, &logic->marks);
    }
  return true;
}

/* Returns: whether steps of the round, which is over, were left out since they had become invalid */
static bool
is_rest (const SudLogic *logic)
{
  for (int i = 0; i < logic->steps.n; i++)
    if (sud_step_applies (&logic->steps.step[i], &logic->marks))
      return true;
  return false;
}

/* Finds steps of @again, unless that is SUD_N_TECHNIQUES; if there are none, of the easiest technique. */
static SudTechniqueId
find_next (SudLogic *logic, const SudOrder *order, SudTechniqueId again)
{
  for (int i = 0; again != SUD_N_TECHNIQUES && i < order->n; i++)
    if (order->technique[i] == again && sud_logic_find_at (logic, order, i) > 0)
      return again;
  return sud_logic_find_first (logic, order);
}

static bool
is_path_finished (const SudLogic *logic)
{
  return sud_pencilmarks_is_solved (&logic->marks) || logic->marks.broken || sud_pencilmarks_is_dead (&logic->marks);
}

/* Fills the path anew. @walked becomes its own grade. Returns: false without memory, or if it was cancelled */
static bool
walk_in (SudPath *self, SudLogic *logic, const SudOrder *order, SudWalk manner, SudGrade *walked)
{
  SudTechniqueId technique, again = SUD_N_TECHNIQUES;

  sud_grade_init (walked);
  self->n = 0;
  sud_proof_clear (&self->proof);
  logic->marks = self->start;
  sud_logic_forget (logic);
  while (!is_path_finished (logic) && (technique = find_next (logic, order, again)) != SUD_N_TECHNIQUES)
    {
      uint32_t shown = self->proof.n;

      sud_grade_add (walked, logic, technique);
      if (!sud_path_take_round (self, logic, technique, manner))
        return false;
      for (; shown < self->proof.n && manner < SUD_WALK_ROUNDS; shown++)
        sud_lemmas_note (logic, shown); /* later proofs may rest on it */
      again = manner == SUD_WALK_ROUNDS && is_rest (logic) ? technique : SUD_N_TECHNIQUES;
    }
  walked->complete = sud_pencilmarks_is_solved (&logic->marks) && !logic->marks.broken;
  return !sud_logic_is_cancelled (logic);
}

/* Singles count as one: what follows from all of them does not depend on their order. So do nets: one supposition is
 * enough for some that rest on lemmas shown earlier. */
static int
get_hardest_kind (const SudGrade *grade)
{
  if (grade->hardest == SUD_TECHNIQUE_DOUBLE_NET)
    return SUD_TECHNIQUE_LEMMA_NET;
  return grade->hardest < SUD_TECHNIQUE_HIDDEN_SINGLE ? SUD_TECHNIQUE_HIDDEN_SINGLE : grade->hardest;
}

/* Returns: whether the path is as hard as its grade says; in rounds only the level is compared. If there is no
 * solution, nothing is */
static bool
is_as_hard (const SudPath *self, const SudLogic *logic, SudWalk manner, const SudGrade *walked)
{
  if (manner == SUD_WALK_COUNTED || sud_pencilmarks_is_dead (&logic->marks))
    return true;
  return walked->complete == self->grade.complete && walked->level == self->grade.level
         && (manner == SUD_WALK_ROUNDS || get_hardest_kind (walked) == get_hardest_kind (&self->grade));
}

/* Goes step by step if that is as hard as the grade says, as it nearly always is, and else by rounds. If singles come
 * late in the order it goes by rounds at once, for to look for all techniques before each single would take long. */
static bool
walk_path (SudPath *self, SudLogic *logic, const SudOrder *order)
{
  const SudOrder told = sud_order_for_people (order);
  SudWalk manner = sud_order_has_singles_soon (order) ? SUD_WALK_FIRST : SUD_WALK_ROUNDS;
  SudGrade walked;

  if (!sud_grade_run (logic, &self->start, order, &self->grade))
    return false;
  for (;; manner++)
    {
      if (!walk_in (self, logic, &told, manner, &walked))
        return false;
      if (is_as_hard (self, logic, manner, &walked))
        return true;
    }
}

static bool
append_found (SudPath *self, const SudLogic *logic)
{
  self->cut = self->cut || logic->steps.full;
  for (int i = 0; i < logic->steps.n; i++)
    if (!sud_path_append (self, &logic->steps.step[i], &logic->proof, self->n))
      return false;
  return true;
}

static bool
look_for_all (SudPath *self, SudLogic *logic, const SudOrder *order)
{
  const SudOrder told = sud_order_for_people (order);

  for (int i = 0; i < told.n && !sud_logic_is_cancelled (logic); i++)
    {
      sud_logic_find_at (logic, &told, i);
      if (!append_found (self, logic))
        return false;
    }
  return true;
}

static bool
look_for_easiest (SudPath *self, SudLogic *logic, const SudOrder *order)
{
  const SudOrder told = sud_order_for_people (order);

  return sud_logic_find_first (logic, &told) == SUD_N_TECHNIQUES || append_found (self, logic);
}

SudPath *
sud_path_new_empty (const SudPencilmarks *start, const SudOrder *order)
{
  SudPath *self = calloc (1, sizeof *self);

  if (self == NULL)
    return NULL;
  atomic_init (&self->references, 1);
  self->start = *start;
  sud_grade_init (&self->grade);
  self->grade.own = !sud_order_is_usual (order);
  return self;
}

static SudPath *
make_path (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order,
           bool (*fill) (SudPath *self, SudLogic *logic, const SudOrder *order))
{
  SudPath *self = sud_path_new_empty (start, order);
  bool filled;

  if (self == NULL)
    return NULL;
  self->side_by_side = fill != walk_path;
  logic->marks = *start;
  sud_logic_forget (logic);
  logic->proof.earlier = &self->proof;
  filled = fill (self, logic, order);
  logic->proof.earlier = NULL;
  sud_logic_forget (logic);
  if (!filled || sud_logic_is_cancelled (logic))
    {
      sud_path_unref (self);
      return NULL;
    }
  return self;
}

SudPath *
sud_path_new (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order)
{
  return make_path (logic, start, order, walk_path);
}

SudPath *
sud_path_new_all (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order)
{
  return make_path (logic, start, order, look_for_all);
}

SudPath *
sud_path_new_easiest (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order)
{
  return make_path (logic, start, order, look_for_easiest);
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

int
sud_path_find_line (const SudPath *self, uint32_t shown, int *line)
{
  int index = 0;

  while (self->steps[index].proof < shown)
    index++;
  *line = (int)(shown - 1 - (self->steps[index].proof - self->steps[index].size));
  return index;
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
