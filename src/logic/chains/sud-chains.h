/* sud-chains.h - a graph of links between candidates, and what follows in it from what
 *
 * A node says that a digit is in one of some cells: a candidate (one cell), a group (two or three cells where a box and
 * a line meet), or the cells of a digit in an almost locked set.
 *
 *     strong link  a = b   if a is false, b is true    two candidates in a cell, two places in a house, two digits
 *                                                      of an almost locked set
 *     weak link    a - b   if a is true, b is false    all cells of a see all of b; two candidates in a cell
 *
 *     W[a]  nodes false when a is true          rows of bits, as wide as there are nodes
 *     T[a]  nodes false when a is false, by one strong and one weak link: W[b] of all b with a = b
 *     O[a]  the same by any number of links: O |= T[x] for each x that is new in O, level by level
 *
 * A candidate in W[a] and in O[a] is false either way. With levels, breadth first for all starts at once, the first at
 * which that happens anywhere gives all shortest chains.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-steps.h"

#include <string.h>

enum
{
  SUD_CHAIN_STEP = 4, /* words of a row taken at once: 256 bits */
  SUD_CHAIN_NODES = 2048,
  SUD_CHAIN_WORDS = SUD_CHAIN_NODES / 64,
  SUD_CHAIN_CANDIDATES = SUD_CELLS * SUD_SIZE,
  SUD_CHAIN_EDGES = 1 << 15,
  SUD_CHAIN_SETS = 4096,
  SUD_CHAIN_NAMES = 1 << 12,
  SUD_CHAIN_LEVELS = 22, /* strong links in a chain: what fits into the nodes of a step */
};

/* Rows of bits, one for each node of a graph of links.
 *
 *     word   0        1              words - 1
 *            0..63  | 64..127  | … |           |     bit i: node i; words is a multiple of SUD_CHAIN_STEP
 *
 * Mostly a row is one step, so these functions are inline: a call would take longer than the work.
 */

static inline void
sud_chain_row_set (uint64_t *row, int node)
{
  row[node >> 6] |= UINT64_C (1) << (node & 63);
}

static inline void
sud_chain_row_clear (uint64_t *row, int node)
{
  row[node >> 6] &= ~(UINT64_C (1) << (node & 63));
}

static inline bool
sud_chain_row_has (const uint64_t *row, int node)
{
  return (row[node >> 6] >> (node & 63)) & 1;
}

/* Returns: the lowest node of @row that is at least @from, or -1 */
static inline int
sud_chain_row_next (const uint64_t *row, int words, int from)
{
  for (int word = from >> 6; word < words; word++)
    {
      uint64_t bits = row[word] & (word == from >> 6 ? UINT64_MAX << (from & 63) : UINT64_MAX);

      if (bits != 0)
        return word * 64 + __builtin_ctzll (bits);
    }
  return -1;
}

/* The nodes of @row one after the other, lowest first; @row may lose nodes that were passed. */
#define SUD_EACH_NODE(node, row, words)                                                                                \
  for (int node = sud_chain_row_next ((row), (words), 0); node >= 0;                                                   \
       node = sud_chain_row_next ((row), (words), node + 1))

/* Returns: the lowest node of both @a and @b that is at least @from, or -1 */
static inline int
sud_chain_row_next_of_both (const uint64_t *a, const uint64_t *b, int words, int from)
{
  uint64_t since = UINT64_MAX << (from & 63);

  for (int word = from >> 6; word < words; word++, since = UINT64_MAX)
    if ((a[word] & b[word] & since) != 0)
      return word * 64 + __builtin_ctzll (a[word] & b[word] & since);
  return -1;
}

/* The nodes that are in both rows, one after the other. */
#define SUD_EACH_NODE_OF_BOTH(node, a, b, words)                                                                       \
  for (int node = sud_chain_row_next_of_both ((a), (b), (words), 0); node >= 0;                                        \
       node = sud_chain_row_next_of_both ((a), (b), (words), node + 1))

/** Adds the nodes of @from to @to. */
static inline void
sud_chain_row_or (uint64_t *restrict to, const uint64_t *restrict from, int words)
{
  for (int i = 0; i < words; i += SUD_CHAIN_STEP)
    for (int j = 0; j < SUD_CHAIN_STEP; j++)
      to[i + j] |= from[i + j];
}

/** Makes @to, which may be @a or @b, the nodes that are in both. */
static inline void
sud_chain_row_and (uint64_t *to, const uint64_t *a, const uint64_t *b, int words)
{
  for (int i = 0; i < words; i += SUD_CHAIN_STEP)
    for (int j = 0; j < SUD_CHAIN_STEP; j++)
      to[i + j] = a[i + j] & b[i + j];
}

/** Returns: whether @a, @b and @c have a node in common. */
static inline bool
sud_chain_row_meet (const uint64_t *restrict a, const uint64_t *restrict b, const uint64_t *restrict c, int words)
{
  uint64_t any = 0;

  for (int i = 0; i < words; i += SUD_CHAIN_STEP)
    for (int j = 0; j < SUD_CHAIN_STEP; j++)
      any |= a[i + j] & b[i + j] & c[i + j];
  return any != 0;
}

/** Makes @fresh the nodes of @found that are not in @reached, and adds them to it. Returns: whether there are any */
static inline bool
sud_chain_row_renew (uint64_t *restrict fresh, uint64_t *restrict reached, const uint64_t *restrict found, int words)
{
  uint64_t any = 0;

  for (int i = 0; i < words; i += SUD_CHAIN_STEP)
    for (int j = 0; j < SUD_CHAIN_STEP; j++)
      {
        fresh[i + j] = found[i + j] & ~reached[i + j];
        reached[i + j] |= found[i + j];
        any |= fresh[i + j];
      }
  return any != 0;
}

/** SudChainKinds: The kinds of links in a graph. */
typedef enum
{
  SUD_CHAIN_CELLS = 1 << 0,  /* strong: two candidates in a cell */
  SUD_CHAIN_HOUSES = 1 << 1, /* strong: two places of a digit in a house */
  SUD_CHAIN_SWITCH = 1 << 2, /* weak: different digits in a cell */
  SUD_CHAIN_GROUPS = 1 << 3, /* groups are places, too */
  SUD_CHAIN_ALS = 1 << 4,    /* strong: two digits of an almost locked set */
  SUD_CHAIN_PLAIN = SUD_CHAIN_CELLS | SUD_CHAIN_HOUSES | SUD_CHAIN_SWITCH,
  SUD_CHAIN_EVERYTHING = SUD_CHAIN_PLAIN | SUD_CHAIN_GROUPS | SUD_CHAIN_ALS,
} SudChainKinds;

typedef struct
{
  uint16_t to;  /* the node at the other end */
  uint16_t set; /* one more than the index of the almost locked set; 0 = none */
} SudChainLink;

/** A strong link before links are sorted by node. */
typedef struct
{
  uint16_t node[2];
  uint16_t set;
} SudChainEdge;

/** SudChainTrace: What follows from one node. */
typedef struct
{
  /* for each level the nodes that are true there for the first time */
  uint64_t on[SUD_CHAIN_LEVELS + 1][SUD_CHAIN_WORDS];
  uint64_t off[SUD_CHAIN_LEVELS + 1][SUD_CHAIN_WORDS]; /* those false */
  uint64_t scratch[3][SUD_CHAIN_WORDS]; /* room for rows */
  int levels; /* the last level at which anything is true; rows above it mean nothing */
} SudChainTrace;

typedef struct
{
  uint16_t part[SUD_CHAIN_NODES]; /* for each node its row in @beyond; SUD_CHAIN_NODES if no strong link starts */
  /* for each part all that is false, by any number of links, when one of its nodes is false */
  uint64_t beyond[SUD_CHAIN_NODES * SUD_CHAIN_WORDS];
  /* for each candidate what is false when it is true, as far as was searched */
  uint64_t implied[SUD_CHAIN_CANDIDATES * SUD_CHAIN_WORDS];
} SudChainReach;

/** SudChainSpread: A search level by level. */
typedef struct
{
  uint64_t has_through[SUD_CHAIN_WORDS]; /* nodes whose row in @through is filled */
  uint64_t starts[SUD_CHAIN_WORDS];      /* nodes that have rows in @reached and in @fresh */
  uint64_t through[SUD_CHAIN_NODES * SUD_CHAIN_WORDS]; /* T of each node */
  uint64_t reached[SUD_CHAIN_NODES * SUD_CHAIN_WORDS]; /* O of each node, by the levels so far */
  uint64_t fresh[SUD_CHAIN_NODES * SUD_CHAIN_WORDS];   /* for each node the nodes that came to O at the last level */
} SudChainSpread;

/** SudChainMemory: The position and the links of a graph, and whether searches in them were in vain. */
typedef struct
{
  unsigned kinds;           /* a set of SudChainKinds, those of the graph; 0 = there is no graph */
  uint32_t fruitless;       /* bit k is set if a graph of kinds k rules out nothing in this position */
  bool nothing_forced;      /* true if forcing chains rule out nothing */
  bool complete;            /* true if there was room for all almost locked sets in the graph that has them */
  bool searched;            /* true if @starts of the graph is right */
  SudDigits key[SUD_CELLS]; /* the candidates of the position */
} SudChainMemory;

/** SudChains: Some 3 MB, made once. */
typedef struct _SudChains
{
  SudChainMemory memory;                   /* about the graph that is here */
  /* how many nodes: first @n_candidates candidates, then groups up to @n_places, then parts of almost locked sets */
  int n;
  int n_candidates;
  int n_places;
  int n_sets;
  int n_edges;
  int words;                               /* words of a row */
  uint16_t node[SUD_SIZE][SUD_CELLS];      /* for [digit - 1][cell] the node of the candidate, if there is one */
  uint8_t digit[SUD_CHAIN_NODES];
  SudCells cells[SUD_CHAIN_NODES];
  SudCells sees[SUD_CHAIN_NODES];          /* for each node the cells that see all of it */
  uint16_t name[SUD_CHAIN_NAMES];          /* open addressing: one more than a node with several cells; 0 = free */
  SudStepSet sets[SUD_CHAIN_SETS];
  SudChainEdge edges[SUD_CHAIN_EDGES];
  uint32_t first[SUD_CHAIN_NODES + 1];
  SudChainLink links[2 * SUD_CHAIN_EDGES]; /* those of node i from @first[i] on, before @first[i + 1] */
  uint64_t weak[SUD_CHAIN_NODES * SUD_CHAIN_WORDS]; /* W */
  uint64_t candidates[SUD_CHAIN_WORDS];    /* the nodes below @n_candidates as a row */
  uint64_t linked[SUD_CHAIN_WORDS];        /* nodes that have strong links */
  uint64_t starts[SUD_CHAIN_WORDS];        /* nodes from which chains of any length rule out anything */
  SudChainReach reach;                     /* by chains of any length */
  SudChainSpread spread;                   /* by chains, level by level */
  SudChainTrace trace;                     /* the last one */
} SudChains;

static inline const uint64_t *
sud_chains_weak (const SudChains *self, int node)
{
  return self->weak + (size_t)node * (size_t)self->words;
}

static inline const uint64_t *
sud_chains_reached (const SudChains *self, int node)
{
  return self->spread.reached + (size_t)node * (size_t)self->words;
}

static inline const uint64_t *
sud_chains_beyond (const SudChains *self, int node)
{
  return self->reach.beyond + (size_t)self->reach.part[node] * (size_t)self->words;
}

static inline uint64_t *
sud_chains_implied (SudChains *self, int node)
{
  return self->reach.implied + (size_t)node * (size_t)self->words;
}

/**
 * sud_chains_build:
 * @kinds: a set of SudChainKinds
 *
 * Makes the graph of @marks, unless it is there already. Almost locked sets are taken by size, as long as there is room
 * for all of a size.
 */
void sud_chains_build (SudChains *self, const SudPencilmarks *marks, unsigned kinds);

/** sud_chains_close: Fills @part and @beyond of @reach. */
void sud_chains_close (SudChains *self);

/** sud_chains_imply: Fills @implied of @reach, after sud_chains_close(). */
void sud_chains_imply (SudChains *self);

/**
 * sud_chains_search:
 *
 * Makes the graph of @marks, unless it is known that it, or one with more links, rules out nothing, and fills @starts.
 *
 * Returns: whether it rules out anything
 */
bool sud_chains_search (SudChains *self, const SudPencilmarks *marks, unsigned kinds);

/** sud_chains_do_cells_lead: Returns: whether chains of cells with two candidates alone may rule out anything, in a
 * graph without groups and sets that has @starts */
bool sud_chains_do_cells_lead (const SudChains *self);

/**
 * sud_chains_begin:
 * @starts: (nullable): nodes to start at; NULL = all
 *
 * Makes the first level for these starts: one strong and one weak link.
 */
void sud_chains_begin (SudChains *self, const uint64_t *starts);

/** sud_chains_is_hit: Returns: whether a chain of the levels so far, that begins at @node, rules out anything. */
bool sud_chains_is_hit (const SudChains *self, int node);

/** sud_chains_spread: Makes one more level. Returns: false if there is nothing new */
bool sud_chains_spread (SudChains *self);

/** sud_chains_trace: Fills @trace with all that follows, up to level @levels, if @node is true, or false without
 * @truth. */
void sud_chains_trace (SudChains *self, int node, bool truth, int levels);
