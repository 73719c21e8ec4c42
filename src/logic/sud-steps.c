/* sud-steps.c - how finders build steps, and the steps of one technique in a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-steps.h"

#include <stddef.h>
#include <string.h>

void
sud_step_init (SudStep *self, int technique)
{
  memset (self, 0, offsetof (SudStep, sets));
  self->technique = (uint8_t)technique;
}

void
sud_step_copy (SudStep *to, const SudStep *from)
{
  memcpy (to, from, offsetof (SudStep, sets));
  memcpy (to->sets, from->sets, from->n_sets * sizeof from->sets[0]);
  memcpy (to->nodes, from->nodes, from->n_nodes * sizeof from->nodes[0]);
}

bool
sud_step_same_outcome (const SudStep *a, const SudStep *b)
{
  return a->digit == b->digit && sud_cells_equal (sud_step_writes (a), sud_step_writes (b))
         && memcmp (a->out, b->out, sizeof a->out) == 0;
}

bool
sud_step_applies (const SudStep *self, const SudPencilmarks *marks)
{
  if (self->digit != 0)
    return sud_cells_meet (sud_step_writes (self), marks->blank);
  for (int index = 0; index < SUD_SIZE; index++)
    if (sud_cells_meet (self->out[index], marks->digit[index]))
      return true;
  return false;
}

void
sud_step_apply (const SudStep *self, SudPencilmarks *marks)
{
  if (self->digit != 0)
    {
      SudCells blank = sud_cells_intersection (sud_step_writes (self), marks->blank);

      SUD_EACH_CELL (cell, blank)
        sud_pencilmarks_place (marks, (int)cell, self->digit);
      return;
    }
  for (int index = 0; index < SUD_SIZE; index++)
    sud_pencilmarks_remove_all (marks, index + 1, self->out[index]);
}

uint32_t
sud_step_place (const SudStep *self)
{
  SudCells cells = sud_cells_is_empty (self->cells) ? sud_step_affects (self) : self->cells;
  uint32_t boxes = 0;

  /* All three houses of one cell tell less than its box */
  if (self->houses != 0 && self->houses != sud_cell_houses[self->cell])
    return self->houses;
  SUD_EACH_CELL (cell, cells)
    boxes |= 1u << sud_house_of ((int)cell, SUD_HOUSE_BOX);
  return boxes;
}

bool
sud_step_add_node (SudStep *self, SudStepLink link, SudCells cells, int digit)
{
  if (self->n_nodes == SUD_STEP_NODES)
    return false;
  if (self->n_nodes > 0)
    self->nodes[self->n_nodes - 1].link = (uint8_t)link;
  self->nodes[self->n_nodes++] = (SudStepNode){ cells, (uint8_t)digit, SUD_STEP_END, 0 };
  return true;
}

void
sud_step_join (SudStep *self, const SudStep *other)
{
  for (int i = 0; i < other->n_nodes; i++)
    sud_step_add_node (self, i == 0 ? SUD_STEP_END : (SudStepLink)other->nodes[i - 1].link, other->nodes[i].cells,
                       other->nodes[i].digit);
  for (int index = 0; index < SUD_SIZE; index++)
    self->out[index] = sud_cells_union (self->out[index], other->out[index]);
  self->cells = sud_cells_union (self->cells, other->cells);
  self->houses |= other->houses;
  self->covers |= other->covers;
}

bool
sud_step_add_set (SudStep *self, SudCells cells, SudDigits digits)
{
  if (self->n_sets == SUD_STEP_SETS)
    return false;
  self->sets[self->n_sets++] = (SudStepSet){ cells, digits };
  return true;
}

void
sud_steps_clear (SudSteps *self)
{
  self->n = 0;
  self->full = false;
}

bool
sud_step_cut (SudStep *self, const SudPencilmarks *marks)
{
  SudCells any = SUD_NO_CELLS;

  for (int index = 0; index < SUD_SIZE; index++)
    {
      self->out[index] = sud_cells_intersection (self->out[index], marks->digit[index]);
      any = sud_cells_union (any, self->out[index]);
    }
  return self->digit != 0 || !sud_cells_is_empty (any);
}

/* Fills in the cells of a step that has only sets, or a chain. */
static void
add_pattern_cells (SudStep *step)
{
  for (int i = 0; i < step->n_sets; i++)
    step->cells = sud_cells_union (step->cells, step->sets[i].cells);
  for (int i = 0; i < step->n_nodes; i++)
    step->cells = sud_cells_union (step->cells, step->nodes[i].cells);
}

/* FNV-1a by words: only to tell different outcomes apart quickly */
static uint64_t
hash_outcome (const SudStep *step)
{
  uint64_t hash = UINT64_C (14695981039346656037);

  hash ^= (uint64_t)(step->digit * SUD_CELLS + (step->digit != 0 ? step->cell : 0));

  if (step->digit != 0)
    return hash;
  for (int index = 0; index < SUD_SIZE; index++)
    for (int word = 0; word < 2; word++)
      {
        hash = (hash ^ step->out[index].word[word]) * UINT64_C (1099511628211);
        hash ^= hash >> 29;
      }
  return hash;
}

static bool
is_same (const SudSteps *self, const SudStep *a, const SudStep *b)
{
  return sud_step_same_outcome (a, b)
         && (!self->every || (a->digits == b->digits && sud_cells_equal (a->cells, b->cells)));
}

bool
sud_steps_add (SudSteps *self, const SudPencilmarks *marks, SudStep *step)
{
  uint64_t key;

  if (!sud_step_cut (step, marks))
    return false;
  if (sud_cells_is_empty (step->cells))
    add_pattern_cells (step);
  key = hash_outcome (step);
  for (int i = 0; i < self->n; i++)
    if (self->key[i] == key && is_same (self, &self->step[i], step))
      return false;
  if (self->n == SUD_STEPS_MAX)
    {
      self->full = true;
      return false;
    }
  self->key[self->n] = key;
  sud_step_copy (&self->step[self->n++], step);
  return true;
}

void
sud_steps_remove (SudSteps *self, int index)
{
  self->n--;
  for (int i = index; i < self->n; i++)
    {
      self->key[i] = self->key[i + 1];
      sud_step_copy (&self->step[i], &self->step[i + 1]);
    }
}
