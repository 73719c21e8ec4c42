/* sud-step.h - one deduction as values: what it does, and what it rests on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-pencilmarks.h"

enum
{
  SUD_STEP_SETS = 12,
  SUD_STEP_NODES = 48,
  SUD_STEPS_MAX = 512,
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

/** sud_step_init: Makes @self an empty step of @technique. */
void sud_step_init (SudStep *self, int technique);

/** sud_step_copy: Copies the fields and elements in use, in much less time than an assignment; @to is not @from. */
void sud_step_copy (SudStep *to, const SudStep *from);

/** sud_step_same_outcome: Returns: whether both write the same digit, and rule out the same candidates */
bool sud_step_same_outcome (const SudStep *a, const SudStep *b);

/** sud_step_applies: Returns: whether @self would change @marks. */
bool sud_step_applies (const SudStep *self, const SudPencilmarks *marks);

/** sud_step_cut: Reduces what @self rules out to candidates of @marks. Returns: whether it still has an outcome */
bool sud_step_cut (SudStep *self, const SudPencilmarks *marks);

/** sud_step_apply: Writes the digit of @self, or rules out what it rules out. */
void sud_step_apply (const SudStep *self, SudPencilmarks *marks);

/** sud_step_writes: Returns: the cells that @self writes to */
SudCells sud_step_writes (const SudStep *self);

/** sud_step_affects: Returns: the cells that @self writes to or rules something out in */
SudCells sud_step_affects (const SudStep *self);

/** sud_step_place: Returns: the houses of @self, or else the boxes of its pattern, bit h for house h */
uint32_t sud_step_place (const SudStep *self);

/** sud_step_ruled_out: Returns: the digits that @self rules out in any cell */
SudDigits sud_step_ruled_out (const SudStep *self);

/** sud_step_add_node: Adds a node to the last chain of @self, linked by @link to the node before. Returns: false
 * without room */
bool sud_step_add_node (SudStep *self, SudStepLink link, SudCells cells, int digit);

/** sud_step_join: Adds to @self the chain of @other, its cells and houses, and what it rules out: a dual step. */
void sud_step_join (SudStep *self, const SudStep *other);

/** sud_step_add_set: Adds a set. Returns: false without room */
bool sud_step_add_set (SudStep *self, SudCells cells, SudDigits digits);

/** SudSteps: The steps of one technique in a position. The order of the steps, and the choice of one among steps with
 * equal outcomes, depend on the order in which the finder looks. The set of outcomes does not, unless it is @full; but
 * ALS-Chains are searched from one end only, and the other end might find more. */
typedef struct
{
  int n;                       /* how many different steps there are, at most SUD_STEPS_MAX */
  /* true if there are more steps than there is room for, or some were not looked for since it takes too long */
  bool full;
  /* true if different patterns with equal outcomes are different steps; else the first one stands for all */
  bool every;
  uint64_t key[SUD_STEPS_MAX]; /* for each its outcome, hashed */
  SudStep step[SUD_STEPS_MAX];
} SudSteps;

/** sud_steps_clear: Takes out all steps. */
void sud_steps_clear (SudSteps *self);

/**
 * sud_steps_add:
 * @step: its @out is cut down to the candidates that are there
 *
 * Adds @step, if it has an outcome, and no step of @self has the same outcome.
 *
 * Returns: whether it was added
 */
bool sud_steps_add (SudSteps *self, const SudPencilmarks *marks, SudStep *step);

/** sud_steps_remove: Takes out step @index, 0 to n - 1; later steps move up. */
void sud_steps_remove (SudSteps *self, int index);
