/* sud-techniques.h - the finders of the table, one family a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

/* Each adds all steps of @technique in the position of @logic, and none that is wrong: tests compare with solutions. */
void sud_find_full_houses (SudLogic *logic, SudTechniqueId technique);
void sud_find_naked_singles (SudLogic *logic, SudTechniqueId technique);
void sud_find_hidden_singles (SudLogic *logic, SudTechniqueId technique);
void sud_find_pointing (SudLogic *logic, SudTechniqueId technique);
void sud_find_claiming (SudLogic *logic, SudTechniqueId technique);
void sud_find_naked_subsets (SudLogic *logic, SudTechniqueId technique);
void sud_find_locked_subsets (SudLogic *logic, SudTechniqueId technique);
void sud_find_hidden_subsets (SudLogic *logic, SudTechniqueId technique);
void sud_find_templates (SudLogic *logic, SudTechniqueId technique);
void sud_find_fish (SudLogic *logic, SudTechniqueId technique);
void sud_find_finned_fish (SudLogic *logic, SudTechniqueId technique);
void sud_find_complex_fish (SudLogic *logic, SudTechniqueId technique);
void sud_find_kraken_fish (SudLogic *logic, SudTechniqueId technique);
void sud_find_sue_de_coq (SudLogic *logic, SudTechniqueId technique);
void sud_find_als_xz (SudLogic *logic, SudTechniqueId technique);
void sud_find_als_xy_wings (SudLogic *logic, SudTechniqueId technique);
void sud_find_als_chains (SudLogic *logic, SudTechniqueId technique);
void sud_find_death_blossoms (SudLogic *logic, SudTechniqueId technique);
void sud_find_bug (SudLogic *logic, SudTechniqueId technique);
void sud_find_strong_pairs (SudLogic *logic, SudTechniqueId technique);
void sud_find_dual_kites (SudLogic *logic, SudTechniqueId technique);
void sud_find_empty_rectangles (SudLogic *logic, SudTechniqueId technique);
void sud_find_dual_empty_rectangles (SudLogic *logic, SudTechniqueId technique);
void sud_find_w_wings (SudLogic *logic, SudTechniqueId technique);
void sud_find_xy_wings (SudLogic *logic, SudTechniqueId technique);
void sud_find_xyz_wings (SudLogic *logic, SudTechniqueId technique);
void sud_find_rectangles (SudLogic *logic, SudTechniqueId technique);
void sud_find_avoidable_rectangles (SudLogic *logic, SudTechniqueId technique);
void sud_find_remote_pairs (SudLogic *logic, SudTechniqueId technique);
void sud_find_colours (SudLogic *logic, SudTechniqueId technique);
void sud_find_bent_sets (SudLogic *logic, SudTechniqueId technique);
void sud_find_unique_loops (SudLogic *logic, SudTechniqueId technique);
void sud_find_guardians (SudLogic *logic, SudTechniqueId technique);
void sud_find_junior_exocets (SudLogic *logic, SudTechniqueId technique);
void sud_find_double_exocets (SudLogic *logic, SudTechniqueId technique);
void sud_find_fireworks (SudLogic *logic, SudTechniqueId technique);
void sud_find_sk_loops (SudLogic *logic, SudTechniqueId technique);
void sud_find_locked_sectors (SudLogic *logic, SudTechniqueId technique);
void sud_find_chains (SudLogic *logic, SudTechniqueId technique);
void sud_find_nets (SudLogic *logic, SudTechniqueId technique);
void sud_find_double_nets (SudLogic *logic, SudTechniqueId technique);
void sud_find_nested_nets (SudLogic *logic, SudTechniqueId technique);
void sud_find_forcing_chains (SudLogic *logic, SudTechniqueId technique);
void sud_find_symmetrical_placements (SudLogic *logic, SudTechniqueId technique);
void sud_find_bivalue_oddagons (SudLogic *logic, SudTechniqueId technique);
void sud_find_trivalue_oddagons (SudLogic *logic, SudTechniqueId technique);
void sud_find_oddagon_chains (SudLogic *logic, SudTechniqueId technique);

/** sud_find_net_against: Finds the net that shows candidate @digit of @cell false at least cost, if that is at most
 * @most; @technique is SUD_TECHNIQUE_LEMMA_NET or SUD_TECHNIQUE_DOUBLE_NET. Returns: whether there is one, as the only
 * step of @logic */
bool sud_find_net_against (SudLogic *logic, SudTechniqueId technique, int cell, int digit, int most);
