/* sud-logic.c - a position that one thread reasons about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-logic.h"
#include "sud-lemmas.h"
#include "sud-chains.h"

#include <stdlib.h>

SudLogic *
sud_logic_new (void)
{
  SudLogic *self = calloc (1, sizeof *self);

  if (self == NULL)
    return NULL;
  sud_pencilmarks_clear (&self->marks);
  self->chains = calloc (1, sizeof *self->chains);
  self->few = calloc (1, sizeof *self->few);
  self->lemmas = sud_lemmas_new ();
  if (self->chains != NULL && self->few != NULL && self->lemmas != NULL
      && sud_proof_reserve (&self->proof, SUD_PROOF_ROOM))
    return self;
  sud_logic_free (self);
  return NULL;
}

void
sud_logic_free (SudLogic *self)
{
  if (self == NULL)
    return;
  free (self->chains);
  free (self->few);
  sud_lemmas_free (self->lemmas);
  sud_proof_clear (&self->proof);
  free (self);
}

void
sud_logic_forget (SudLogic *self)
{
  sud_lemmas_forget (self->lemmas);
}

int
sud_logic_find (SudLogic *self, SudTechniqueId technique)
{
  const SudTechnique *row = sud_technique_get (technique);

  sud_steps_clear (&self->steps);
  self->proof.n = 0;
  self->als.full = false;
  if (!row->unique || (self->rules & SUD_RULE_UNIQUE) != 0)
    row->find (self, technique);
  self->steps.full = self->steps.full || self->als.full;
  return self->steps.n;
}

int
sud_logic_find_at (SudLogic *self, const SudOrder *order, int index)
{
  SudTechniqueId technique = (SudTechniqueId)order->technique[index];
  int n;

  self->dear_nets = technique == SUD_TECHNIQUE_LEMMA_NET
                    && !sud_order_has_after (order, technique, SUD_TECHNIQUE_DOUBLE_NET);
  n = sud_logic_find (self, technique);
  self->dear_nets = false;
  return n;
}

SudTechniqueId
sud_logic_find_between (SudLogic *self, const SudOrder *order, int from, int end)
{
  for (int i = from; i < end && !sud_logic_is_cancelled (self); i++)
    if (sud_logic_find_at (self, order, i) > 0)
      return sud_logic_is_cancelled (self) ? SUD_N_TECHNIQUES : (SudTechniqueId)order->technique[i];
  return SUD_N_TECHNIQUES;
}

SudTechniqueId
sud_logic_find_first (SudLogic *self, const SudOrder *order)
{
  return sud_logic_find_between (self, order, 0, order->n);
}

SudCells
sud_logic_get_useless (SudLogic *self, int digit)
{
  if ((self->rules & SUD_RULE_NO_SHORTCUTS) != 0)
    return self->marks.digit[digit - 1];
  return sud_useless_candidates_find (&self->useless, &self->marks, digit);
}

SudDigits
sud_logic_get_useless_digits (SudLogic *self)
{
  SudDigits digits = 0;

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (!sud_cells_is_empty (sud_logic_get_useless (self, digit)))
      digits |= SUD_DIGIT_BIT (digit);
  return digits;
}
