/* sud-techniques.h - the finders of the table, one family a file
 *
 * Each adds all steps of @technique in the position of @logic to its steps, never a wrong one: that is shown by
 * comparing with solutions, not believed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

void sud_find_full_houses (SudLogic *logic, SudTechniqueId technique);
void sud_find_naked_singles (SudLogic *logic, SudTechniqueId technique);
void sud_find_hidden_singles (SudLogic *logic, SudTechniqueId technique);
void sud_find_pointing (SudLogic *logic, SudTechniqueId technique);
void sud_find_claiming (SudLogic *logic, SudTechniqueId technique);
void sud_find_naked_subsets (SudLogic *logic, SudTechniqueId technique);
void sud_find_locked_subsets (SudLogic *logic, SudTechniqueId technique);
void sud_find_hidden_subsets (SudLogic *logic, SudTechniqueId technique);
void sud_find_fish (SudLogic *logic, SudTechniqueId technique);
void sud_find_chains (SudLogic *logic, SudTechniqueId technique);
void sud_find_forcing_chains (SudLogic *logic, SudTechniqueId technique);
