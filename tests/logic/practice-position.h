/* practice-position.h - a position to practise a technique on: a line of data/techniques/positions.txt
 *
 *     technique:81 cells:candidates that are gone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

#include <glib.h>

typedef struct
{
  SudTechniqueId technique;
  SudPencilmarks marks;
} PracticePosition;

/** Whether @line is one: not empty, not a comment, and as it should be. */
gboolean practice_position_parse (PracticePosition *self, const char *line);

/** (transfer full): the line. */
char *practice_position_to_text (const PracticePosition *self);

/** Whether both follow from the same givens. */
gboolean practice_position_is_same_puzzle (const PracticePosition *a, const PracticePosition *b);

/** As sud_logic_find(): all steps that @self is to show. */
int practice_position_find (const PracticePosition *self, SudLogic *logic);

/**
 * practice_position_find_easier:
 *
 * Looks for what a learner may see first.
 *
 * Returns: the first of the usual techniques taught before what @self is to show that finds anything in it;
 *   SUD_N_TECHNIQUES where none does
 */
SudTechniqueId practice_position_find_easier (const PracticePosition *self, SudLogic *logic);
