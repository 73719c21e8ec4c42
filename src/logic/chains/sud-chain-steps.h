/* sud-chain-steps.h - paths through a graph of links, and the steps that they make
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-chains.h"
#include "sud-logic.h"

/** SudChainPathKinds: The paths that are wanted. */
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

/** Called for each path. Returns: false to stop */
typedef bool (*SudChainTake) (void *data, const SudChainPath *path);

/**
 * sud_chains_each_path:
 * @end: a node of @on of @level of the last trace
 * @kinds: a set of SudChainPathKinds
 *
 * Calls @take for all shortest paths to @end from the start of the trace, lowest nodes first. If the start was supposed
 * to be true, paths begin at a node that it makes false. If it takes too long, the rest is left out.
 */
void sud_chains_each_path (const SudChains *self, int end, int level, unsigned kinds, SudChainTake take, void *data);

/** sud_chains_find_path: Finds the first path of sud_chains_each_path(). Returns: false if there is none */
bool sud_chains_find_path (const SudChains *self, int end, int level, unsigned kinds, SudChainPath *path);

/** sud_chain_common: Fills @common with the candidates that see both @a and @b. Returns: whether there are any */
bool sud_chain_common (const SudChains *chains, int a, int b, uint64_t *common);

/** sud_chain_count: Returns: the number of nodes in @row */
int sud_chain_count (const uint64_t *row, int words);

/** sud_chain_is_plain: Returns: whether no node of @path is a group or a set */
bool sud_chain_is_plain (const SudChains *chains, const SudChainPath *path);

/** sud_chain_add_open: Adds the step of a path in @chains, one of whose ends is true: @common is ruled out. */
void sud_chain_add_open (SudLogic *logic, SudTechniqueId technique, const SudChains *chains, const SudChainPath *path,
                         const uint64_t *common);

/** sud_chain_add_true: Adds the step of a path from a candidate to itself: it is true, so the other ones of its cell
 * are out. */
void sud_chain_add_true (SudLogic *logic, SudTechniqueId technique, const SudChainPath *path);

/** sud_chain_add_false: Adds the step of a path whose ends see the candidate @node, which is ruled out and becomes both
 * ends. */
void sud_chain_add_false (SudLogic *logic, SudTechniqueId technique, const SudChainPath *path, int node);

/** sud_chain_add_loop: Adds the step of a path whose ends see each other: what sees both ends of a weak link is ruled
 * out, and other digits of almost locked sets. If @around is true, links between cells rule out nothing in the cells of
 * the loop. */
void sud_chain_add_loop (SudLogic *logic, SudTechniqueId technique, const SudChainPath *path, bool around);

/**
 * sud_chain_add_branch:
 * @from: a candidate that was traced as true
 *
 * Adds the shortest chain from @from to @to, which it makes false, to the nodes of @step, as a branch of its own.
 *
 * Returns: false if @to does not follow, or there is no room
 */
bool sud_chain_add_branch (const SudChains *chains, int from, int to, SudStep *step);

/**
 * sud_chain_may_sets_lead_on:
 *
 * Returns: whether almost locked sets that follow each other may rule out anything: each pair, wing and chain of sets
 * is a chain of links as well, so if chains of any length find nothing, the sets need not be searched one by one
 */
bool sud_chain_may_sets_lead_on (SudLogic *logic);
