/* sud-footing.c - what a step stands on, and whether that is still there after others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-footing.h"

#include "sud-technique.h"

/* Of [digit - 1] the cells where a step needs the digit, if it was there when the step was found. */
typedef struct
{
  SudCells cells[SUD_SIZE];
} Footing;

static void
add_premises (Footing *self, SudCells cells, SudDigits digits)
{
  SUD_EACH_BIT (index, digits)
    self->cells[index] = sud_cells_union (self->cells[index], cells);
}

static bool
is_of_grave (const SudStep *step)
{
  return step->technique == SUD_TECHNIQUE_BUG_1
         || (step->technique >= SUD_TECHNIQUE_BUG_2 && step->technique <= SUD_TECHNIQUE_BUG_N);
}

/* Chains and sets say themselves which digits matter; other cells, and all of a fish, are there for the digits of the
 * pattern; where that is deadly, for all digits, and of a grave every cell. */
static void
fill_premises (Footing *self, const SudStep *step)
{
  SudCells rest = is_of_grave (step) ? SUD_ALL_CELLS : sud_cells_union (step->cells, step->fins);
  bool every = step->digits == 0 || sud_technique_get ((SudTechniqueId)step->technique)->unique;

  *self = (Footing){ 0 };
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
proof_stands (const SudStep *step, const SudProof *proof, const SudPencilmarks *marks)
{
  const SudLemma *lemmas = sud_proof_get (proof, step);

  for (int i = 0; lemmas != NULL && i < step->size; i++)
    for (int k = 0; k < lemmas[i].n_premises; k++)
      if (!sud_pencilmarks_has (marks, sud_candidate_cell (lemmas[i].premise[k]), sud_candidate_digit (lemmas[i].premise[k])))
        return false;
  return lemmas == NULL || sud_proof_check (proof, marks, step);
}

bool
sud_step_stands (const SudStep *self, const SudProof *proof, const SudPencilmarks *found, const SudPencilmarks *marks)
{
  Footing footing;

  if (self->digit != 0 && !sud_cells_within (sud_step_writes (self), marks->digit[self->digit - 1]))
    return false;
  if (self->technique <= SUD_TECHNIQUE_HIDDEN_SINGLE)
    return true;
  fill_premises (&footing, self);
  for (int index = 0; index < SUD_SIZE; index++)
    if (sud_cells_meet (footing.cells[index], sud_cells_difference (found->digit[index], marks->digit[index])))
      return false;
  return proof_stands (self, proof, marks);
}

bool
sud_step_spoils (const SudStep *self, const SudStep *other)
{
  Footing footing;

  fill_premises (&footing, other);
  for (int index = 0; index < SUD_SIZE; index++)
    if (sud_cells_meet (footing.cells[index], self->out[index]))
      return true;
  return false;
}
