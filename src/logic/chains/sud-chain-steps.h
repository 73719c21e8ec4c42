/* sud-chain-steps.h - the chains that a trace has found, link by link, and as steps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-chains.h"
#include "sud-logic.h"

/** Which paths are wanted. */
typedef enum
{
  SUD_CHAIN_PATH_PLAIN = 1 << 0,  /* candidates only, no link through an almost locked set */
  SUD_CHAIN_PATH_SIMPLE = 1 << 1, /* no cell twice, unless one after the other */
} SudChainPathKinds;

/**
 * SudChainPath:
 *     node[0] = node[1] - node[2] = node[3] - … = node[n - 1]
 *          set[0]            set[1]
 */
typedef struct
{
  int n;                          /* nodes, an even number: strong, weak, …, strong */
  uint16_t node[2 * SUD_CHAIN_LEVELS];
  uint16_t set[SUD_CHAIN_LEVELS]; /* for each strong link as in SudChainLink */
} SudChainPath;

/** Told of a path; false: no more. */
typedef bool (*SudChainTake) (void *data, const SudChainPath *path);

/**
 * sud_chains_each_path:
 * @end: a node of @on of @level of the last trace
 * @kinds: a set of SudChainPathKinds
 *
 * All shortest paths from the start of the trace (where it began with the truth of a node: from one of those that it
 * makes false) to @end, lowest nodes first; so many that it takes too long, and the rest is left out.
 */
void sud_chains_each_path (const SudChains *self, int end, int level, unsigned kinds, SudChainTake take, void *data);

/** The first of these; false if there is none. */
bool sud_chains_find_path (const SudChains *self, int end, int level, unsigned kinds, SudChainPath *path);

/** Candidates that see both @a and @b, into @common; whether there are any. */
bool sud_chain_common (const SudChains *chains, int a, int b, uint64_t *common);

/** How many nodes there are in @row. */
int sud_chain_count (const uint64_t *row, int words);

/** Returns: whether nothing in @path is a group or a set. */
bool sud_chain_is_plain (const SudChains *chains, const SudChainPath *path);

/** Either end of a path in the net @chains is true: @common goes. */
void sud_chain_add_open (SudLogic *logic, SudTechniqueId technique, const SudChains *chains, const SudChainPath *path,
                         const uint64_t *common);

/** Both ends are the same candidate, which is true: others of its cell go. */
void sud_chain_add_true (SudLogic *logic, SudTechniqueId technique, const SudChainPath *path);

/** Both ends see the candidate @node, which goes: it becomes both ends of the chain. */
void sud_chain_add_false (SudLogic *logic, SudTechniqueId technique, const SudChainPath *path, int node);

/** Both ends see each other: what sees both ends of a weak link goes, and other digits of almost locked sets; with
 * @around a link between cells leaves alone what is in cells of the loop. */
void sud_chain_add_loop (SudLogic *logic, SudTechniqueId technique, const SudChainPath *path, bool around);

/**
 * sud_chain_add_branch:
 * @from: a candidate that was traced as true
 *
 * Adds the chain from @from to @to, which is false at the first level where it can be, to the nodes of @step, as a
 * branch of its own; false if @to does not follow, or there is no room.
 */
bool sud_chain_add_branch (const SudChains *chains, int from, int to, SudStep *step);

/**
 * sud_chain_may_sets_lead_on:
 *
 * Returns: whether almost locked sets that follow each other may rule out anything: each pair, wing and chain of them
 *   is a chain of links as well, so if chains of any length find nothing, they need not be searched one by one
 */
bool sud_chain_may_sets_lead_on (SudLogic *logic);
