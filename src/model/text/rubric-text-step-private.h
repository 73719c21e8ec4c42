/* rubric-text-step-private.h - the sentences of the families of techniques, for the table of steps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-steps.h"

#include <glib.h>

/* Each function returns (transfer full) the reason for a step, in whole sentences; @marks is the position before it. */

/* rubric-text-chain.c */
char *rubric_text_chain (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_remote_pair (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_forcing (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_kraken (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_net (const SudStep *step, const SudPencilmarks *marks);

/* rubric-text-fish.c */
char *rubric_text_basic_fish (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_finned_fish (const SudStep *step, const SudPencilmarks *marks);

/* rubric-text-patterns.c */
char *rubric_text_wing (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_guardians (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_bent_set (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_sue_de_coq (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_templates (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_als_xz (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_als_chain (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_death_blossom (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_colours (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_deadly (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_avoidable (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_grave (const SudStep *step, const SudPencilmarks *marks);

/* rubric-text-exocets.c */
char *rubric_text_junior_exocet (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_double_exocet (const SudStep *step, const SudPencilmarks *marks);

/* rubric-text-symmetrical.c */
char *rubric_text_symmetrical (const SudStep *step, const SudPencilmarks *marks);

/* rubric-text-oddagon.c */
char *rubric_text_bivalue_oddagon (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_trivalue_oddagon (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_oddagon_chain (const SudStep *step, const SudPencilmarks *marks);

/** rubric_text_extras: Returns: (transfer full): what follows since the cells of @step cannot all hold its few digits,
 * so that one of the other candidates is true */
char *rubric_text_extras (const SudStep *step, const SudPencilmarks *marks);

/* rubric-text-sectors.c */
char *rubric_text_sectors (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_sk_loop (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_firework (const SudStep *step, const SudPencilmarks *marks);

/**
 * rubric_text_branches:
 *
 * Returns: (transfer full): all chains of @step; a common supposition is told once, and chains that differ only at one
 *   of their ends are told as one
 */
char *rubric_text_branches (const SudStep *step, const SudPencilmarks *marks);

/** rubric_text_node: Returns: (transfer full): a clause: "row 1 column 2 is 4", or if not @on "none of … is 4" */
char *rubric_text_node (const SudStepNode *node, gboolean on);

/** rubric_text_shared_houses: Returns: the houses that have all of @cells, for rubric_text_houses() */
uint32_t rubric_text_shared_houses (SudCells cells);
