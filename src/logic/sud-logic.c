/* sud-logic.c - what one thread needs to reason
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-logic.h"
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
  if (self->chains != NULL)
    return self;
  free (self);
  return NULL;
}

void
sud_logic_free (SudLogic *self)
{
  if (self != NULL)
    free (self->chains);
  free (self);
}

int
sud_logic_find (SudLogic *self, SudTechniqueId technique)
{
  const SudTechnique *row = sud_technique_get (technique);

  sud_steps_clear (&self->steps);
  if (!row->unique || (self->rules & SUD_RULE_UNIQUE) != 0)
    row->find (self, technique);
  return self->steps.n;
}
