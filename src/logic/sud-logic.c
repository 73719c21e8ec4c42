/* sud-logic.c - what one thread needs to reason
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-logic.h"

#include <stdlib.h>

SudLogic *
sud_logic_new (void)
{
  SudLogic *self = calloc (1, sizeof *self);

  if (self != NULL)
    sud_pencilmarks_clear (&self->marks);
  return self;
}

void
sud_logic_free (SudLogic *self)
{
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
