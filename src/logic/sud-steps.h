/* sud-steps.h - how finders build steps, and the steps of one technique in a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-pencilmarks.h"
#include "sud-step.h"

enum
{
  SUD_STEPS_MAX = 512,
};

/** sud_step_init: Makes @self an empty step of @technique. */
void sud_step_init (SudStep *self, int technique);

/** sud_step_copy: Copies the fields and elements in use, in much less time than an assignment; @to is not @from. */
void sud_step_copy (SudStep *to, const SudStep *from);

/** sud_step_same_outcome: Returns: whether both write the same digit, and rule out the same candidates */
bool sud_step_same_outcome (const SudStep *a, const SudStep *b);

/** sud_step_applies: Returns: whether @self would change @marks. */
bool sud_step_applies (const SudStep *self, const SudPencilmarks *marks);

/** sud_step_cut: Reduces what @self rules out to candidates of @marks. Returns: whether it still has an outcome */
bool sud_step_cut (SudStep *self, const SudPencilmarks *marks);

/** sud_step_apply: Writes the digit of @self, or rules out what it rules out. */
void sud_step_apply (const SudStep *self, SudPencilmarks *marks);

/** sud_step_place: Returns: the houses of @self, or else the boxes of its pattern, bit h for house h */
uint32_t sud_step_place (const SudStep *self);

/** sud_step_add_node: Adds a node to the last chain of @self, linked by @link to the node before. Returns: false
 * without room */
bool sud_step_add_node (SudStep *self, SudStepLink link, SudCells cells, int digit);

/** sud_step_join: Adds to @self the chain of @other, its cells and houses, and what it rules out: a dual step. */
void sud_step_join (SudStep *self, const SudStep *other);

/** sud_step_add_set: Adds a set. Returns: false without room */
bool sud_step_add_set (SudStep *self, SudCells cells, SudDigits digits);

/** SudSteps: The steps of one technique in a position. The order of the steps, and the choice of one among steps with
 * equal outcomes, depend on the order in which the finder looks. The set of outcomes does not, unless it is @full; but
 * ALS-Chains are searched from one end only, and the other end might find more. */
typedef struct
{
  int n;                       /* how many different steps there are, at most SUD_STEPS_MAX */
  /* true if there are more steps than there is room for, or some were not looked for since it takes too long */
  bool full;
  /* true if different patterns with equal outcomes are different steps; else the first one stands for all */
  bool every;
  uint64_t key[SUD_STEPS_MAX]; /* for each its outcome, hashed */
  SudStep step[SUD_STEPS_MAX];
} SudSteps;

/** sud_steps_clear: Takes out all steps. */
void sud_steps_clear (SudSteps *self);

/**
 * sud_steps_add:
 * @step: its @out is cut down to the candidates that are there
 *
 * Adds @step, if it has an outcome, and no step of @self has the same outcome.
 *
 * Returns: whether it was added
 */
bool sud_steps_add (SudSteps *self, const SudPencilmarks *marks, SudStep *step);

/** sud_steps_remove: Takes out step @index, 0 to n - 1; later steps move up. */
void sud_steps_remove (SudSteps *self, int index);
