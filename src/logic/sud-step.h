/* sud-step.h - one deduction as values: what it does, and what it rests on
 *
 * Threads: safe, while no other thread writes to the step.
 * Cost: less than a microsecond; text up to ten.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cells.h"
#include "sud-grid.h"

#include <stddef.h>

SUD_BEGIN_DECLS

enum
{
  SUD_STEP_SETS = 12,
  SUD_STEP_NODES = 48,
  SUD_CELLS_TEXT = 128, /* bytes that hold the notation of any cells */
};

/** The sets of a Junior Exocet: the base cells, and the two target cells, with the digits of the base cells; where
 * these are not enough, the mirror cells of each, and the ways to fill the target cells: two digits, and as cells the
 * target cells that can hold the lower one. Of a double exocet: the base cells and the target cells of one, then of the
 * other. */
enum
{
  SUD_EXOCET_BASE,
  SUD_EXOCET_TARGETS,
  SUD_EXOCET_MIRRORS = 3,
  SUD_EXOCET_OTHER = 3,
  SUD_EXOCET_WAYS = 5,
};

/** How a node of a chain is linked to the one after it. */
typedef enum
{
  SUD_STEP_END,    /* not at all: a branch ends here */
  SUD_STEP_STRONG, /* if this node is false, the next is true */
  SUD_STEP_WEAK,   /* if this is true, the next is false */
} SudStepLink;

typedef struct
{
  SudCells cells; /* one cell, or the cells of a group, or of an almost locked set: the digit is in one of them */
  uint8_t digit;  /* 1 to 9 */
  uint8_t link;   /* SudStepLink to the next node */
  /* for a strong link through an almost locked set: one more than its index in @sets of the step; 0 = none */
  uint8_t set;
} SudStepNode;

/** SudStepSet: Cells and digits that belong together: an almost locked set, the cells and digits of a subset, … */
typedef struct
{
  SudCells cells;
  SudDigits digits;
} SudStepSet;

/** SudStep: A deduction, as values: no pointer, no text. Of the sets and nodes only the first @n_sets and @n_nodes mean
 * anything, the others are not even zero. */
typedef struct
{
  uint8_t technique;                 /* a SudTechniqueId */
  uint8_t digit;                     /* the digit that it writes into @cell; 0 if it only rules out candidates */
  uint8_t cell;
  uint8_t n_sets;
  uint8_t n_nodes;
  SudDigits digits;                  /* the digits of the pattern: four of a naked quadruple, one of a fish */
  /* the number of links of a chain, a ring, an SK loop or locked sectors, of sets of an ALS-Chain, of lemmas in the
   * proof of a net; of a symmetrical placement the index of the symmetry among those that
   * sud_symmetries_find() finds; else 0 */
  uint16_t size;
  /* the cost of the proof of a net as a tree, in which no lemma is shared; isomorphs cost the same, while @size depends
   * on which of several equally cheap proofs is found first */
  uint16_t cost;
  uint32_t houses; /* the houses to look at, bit h for house h: the house of a subset, the base houses of a fish */
  uint32_t covers; /* the houses that cover it: the columns of a fish in rows, the line of a pointing pair */
  uint32_t proof; /* the index of the root of the proof of a net in the arena, plus one; else 0 */
  SudCells more;                     /* further cells that it writes @digit into */
  SudCells cells;                    /* the cells of the pattern, without its fins */
  SudCells fins; /* fins of a fish; the cells of a deadly pattern that have extra candidates; guardians */
  SudCells out[SUD_SIZE];            /* for [digit - 1] the cells in which the step rules it out */
  /* almost locked sets and the like: the colours of clusters; of a grave its @fins one by one with the extra candidates
   * of each; of a deadly pattern the subset beside it, as the last one; the pivot of a wing; the places of the digit
   * that a bent set rules out; of templates the cells that other digits need; of Sue de Coq the crossing, the line, the
   * box; of Siamese fish the fins of each; of exocets see SUD_EXOCET_BASE; of an SK loop the two pairs of each link; of
   * locked sectors the cells twice, with what is counted by rows and by columns; of fireworks each crossing with its
   * digits, and the cells outside; @n_sets of them */
  SudStepSet sets[SUD_STEP_SETS];
  /* a chain from end to end, or several, each with SUD_STEP_END at its last node; @n_nodes of them */
  SudStepNode nodes[SUD_STEP_NODES];
} SudStep;

/** sud_step_writes: Returns: the cells that @self writes to */
SudCells sud_step_writes (const SudStep *self);

/** sud_step_affects: Returns: the cells that @self writes to or rules something out in */
SudCells sud_step_affects (const SudStep *self);

/** sud_step_ruled_out: Returns: the digits that @self rules out in any cell */
SudDigits sud_step_ruled_out (const SudStep *self);

/**
 * sud_cells_format:
 * @text: (out) (nullable): room for @size bytes, closed by a NUL unless @size is 0
 *
 * Writes @cells in the notation of the field: "r5c38", "r25c3,r8c9"; SUD_CELLS_TEXT bytes are always enough.
 *
 * Returns: the bytes of the whole text, without NUL: with @size or more it was cut off, as snprintf() does
 */
size_t sud_cells_format (SudCells cells, char *text, size_t size);

/**
 * sud_step_format:
 * @text: (out) (nullable): room for @size bytes, closed by a NUL unless @size is 0
 *
 * Writes @self in the notation of the field, which is the same in all languages: "X-Wing: 4 r37 c29 => r5c9<>4". A
 * thousand bytes are enough for all but long chains.
 *
 * Returns: the bytes of the whole text, without NUL: with @size or more it was cut off, as snprintf() does
 */
size_t sud_step_format (const SudStep *self, char *text, size_t size);

SUD_END_DECLS
