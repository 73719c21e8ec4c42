/* sud-chain-steps.h - a path of links as a step, with what follows from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-chain-paths.h"
#include "sud-logic.h"

/** Candidates that see both @a and @b, into @common; whether there are any. */
bool sud_chain_common (const SudChains *chains, int a, int b, uint64_t *common);

/** How many nodes there are in @row. */
int sud_chain_count (const uint64_t *row, int words);

/** Whether nothing in @path is a group or a set. */
bool sud_chain_is_plain (const SudChains *chains, const SudChainPath *path);

/** Either end of a path in the net @chains is true: @common goes. */
void sud_chain_add_open (SudLogic *logic, SudTechniqueId technique, const SudChains *chains, const SudChainPath *path,
                         const uint64_t *common);

/** Both ends are the same candidate, which is true: others of its cell go. */
void sud_chain_add_true (SudLogic *logic, SudTechniqueId technique, const SudChainPath *path);

/** Both ends see the candidate @node, which goes: it becomes both ends of the chain. */
void sud_chain_add_false (SudLogic *logic, SudTechniqueId technique, const SudChainPath *path, int node);

/** Both ends see each other: what sees both ends of a weak link goes, and other digits of almost locked sets; with @around
 * a link between cells leaves alone what is in cells of the loop. */
void sud_chain_add_loop (SudLogic *logic, SudTechniqueId technique, const SudChainPath *path, bool around);

/**
 * sud_chain_add_branch:
 * @from: a candidate that was traced as true
 *
 * Adds the chain from @from to @to, which is false at the first level where it can be, to the nodes of @step, as a branch
 * of its own; false where @to does not follow, or there is no room.
 */
bool sud_chain_add_branch (const SudChains *chains, int from, int to, SudStep *step);

/** All chains of any length, as a library of cases counts them: in sud-every-loop.c. */
void sud_chain_find_every_loop (SudLogic *logic, SudTechniqueId technique, unsigned kinds);

/**
 * sud_chain_may_sets_lead_on:
 *
 * Whether almost locked sets that follow each other may rule out anything: each pair, wing and chain of them is a chain of
 * links as well, so where chains of any length find nothing they need not be searched one by one.
 */
bool sud_chain_may_sets_lead_on (SudLogic *logic);
