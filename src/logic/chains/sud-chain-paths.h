/* sud-chain-paths.h - the chains that a trace has found, link by link
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-chains.h"

/** Which paths are wanted. */
typedef enum
{
  SUD_CHAIN_PATH_PLAIN = 1 << 0,  /* candidates only, no link through an almost locked set */
  SUD_CHAIN_PATH_SIMPLE = 1 << 1, /* no cell twice, unless one after the other */
} SudChainPathKinds;

/**
 * SudChainPath:
 * @n: of nodes, an even number: strong, weak, …, strong
 * @set: of each strong link as in SudChainLink
 *
 *     node[0] = node[1] - node[2] = node[3] - … = node[n - 1]
 *          set[0]            set[1]
 */
typedef struct
{
  int n;
  uint16_t node[2 * SUD_CHAIN_LEVELS];
  uint16_t set[SUD_CHAIN_LEVELS];
} SudChainPath;

/** Told of a path; false: no more. */
typedef bool (*SudChainTake) (void *data, const SudChainPath *path);

/**
 * sud_chains_each_path:
 * @end: a node of @on of @level of the last trace
 * @kinds: a set of SudChainPathKinds
 *
 * All shortest paths from the start of the trace (where it began with the truth of a node: from one of those that it makes
 * false) to @end, lowest nodes first; so many that it takes too long, and the rest is left out.
 */
void sud_chains_each_path (const SudChains *self, int end, int level, unsigned kinds, SudChainTake take, void *data);

/** The first of these; false where there is none. */
bool sud_chains_find_path (const SudChains *self, int end, int level, unsigned kinds, SudChainPath *path);

/** Adds @path to the nodes of @step, behind those there, linked to the last by @link; false where there is no room. */
bool sud_chain_path_to_step (const SudChainPath *self, const SudChains *chains, SudStepLink link, SudStep *step);
