/* sud-logic.h - a position that one thread reasons about, with the steps found in it and what finders keep
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-als.h"
#include "sud-cancel.h"
#include "sud-order.h"
#include "sud-steps.h"
#include "sud-proof.h"
#include "sud-technique.h"
#include "sud-useless-candidates.h"

#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

typedef struct _SudChains SudChains; /* sud-chains.h */

/** SudRules: Rules that make finders look for more or for less. All but the first are for the scales of other programs,
 * and tests. */
typedef enum
{
  SUD_RULE_UNIQUE = 1 << 0,               /* the puzzle is known to have one solution */
  SUD_RULE_SIAMESE = 1 << 1,              /* fish with fins only as pairs that share their base, each one step */
  SUD_RULE_OVERLAP = 1 << 2,              /* almost locked sets of wings, chains and blossoms may share cells */
  SUD_RULE_SMALL_CROSSES = 1 << 3,        /* two places make an empty rectangle */
  SUD_RULE_FULL_RECTANGLES = 1 << 4,      /* no cell of a rectangle lacks one of its digits */
  SUD_RULE_EVERY_LENGTH = 1 << 5,         /* chains of any length, not only the shortest */
  SUD_RULE_NO_SETS_IN_CHAINS = 1 << 6,    /* no almost locked sets in grouped chains */
  SUD_RULE_NO_PATTERNS = 1 << 7,          /* nets know nothing of trivalue oddagons, nor finds anybody any */
  SUD_RULE_LOOSE_CROSSINGS = 1 << 8,      /* both subsets of Sue de Coq may have the same other digit */
  SUD_RULE_FORWARD = 1 << 9,              /* chains of almost locked sets of any length, in the order of their list */
  SUD_RULE_NO_SHORTCUTS = 1 << 10,        /* finders look even where a cheaper test says that there is nothing */
} SudRules;

/** SudNegativeCache: Where finders have looked in vain, so that they need not look again before something changes. All
 * zero at the start. */
typedef struct
{
  /* for [technique][house] the places of the digits when there was nothing of @technique; all zero at the start, which
   * is true of a house that has all digits */
  uint16_t place[SUD_N_TECHNIQUES][SUD_HOUSES][SUD_SIZE];
  SudDigits cell[SUD_CELLS]; /* for each cell its candidates in the position that the rest is about */
  uint16_t shapes;           /* the shapes of rectangles that there may be, see techniques/sud-rectangles.c */
  bool loops;                /* true if there may be unique loops */
  SudCells no_rectangle;     /* cells with two candidates that are in none; they stay so when others lose candidates */
  SudCells no_loop;          /* the same of unique loops */
} SudNegativeCache;

/** Returns: whether @house is as it was when there was nothing of @technique in it */
static inline bool
sud_negative_cache_has (const SudNegativeCache *self, const SudPencilmarks *marks, int technique, int house)
{
  return memcmp (self->place[technique][house], marks->place[house], sizeof self->place[technique][house]) == 0;
}

/** Notes that there is nothing of @technique in @house, whatever other houses hold. */
static inline void
sud_negative_cache_add (SudNegativeCache *self, const SudPencilmarks *marks, int technique, int house)
{
  memcpy (self->place[technique][house], marks->place[house], sizeof self->place[technique][house]);
}

/** Brings what is known of rectangles and loops to the position @marks: of another position than before nothing is
 * known but @no_rectangle and @no_loop, and not even these if some cell has got candidates. */
static inline void
sud_negative_cache_follow (SudNegativeCache *self, const SudPencilmarks *marks)
{
  unsigned added = 0;

  if (memcmp (self->cell, marks->cell, sizeof self->cell) == 0)
    return;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    added |= marks->cell[cell] & ~(unsigned)self->cell[cell];
  if (added != 0)
    self->no_rectangle = self->no_loop = SUD_NO_CELLS;
  memcpy (self->cell, marks->cell, sizeof self->cell);
  self->shapes = UINT16_MAX;
  self->loops = true;
}

typedef struct _SudLemmas SudLemmas; /* lemmas/sud-lemmas.h */

/** SudLogic: A position and all that finders need to look at it. Belongs to one thread at a time; some 12 MB, most of
 * which only long proofs touch, so one is made and used again. Finders allocate nothing, but for templates. */
struct _SudLogic
{
  SudPencilmarks marks;         /* the position */
  SudSteps steps;               /* the steps that were found last */
  SudAlsList als;               /* almost locked sets, for finders that need them */
  SudUselessCandidates useless; /* for sud_logic_get_useless() */
  SudNegativeCache negative;
  SudProof proof;               /* the proofs of @steps that are nets */
  SudLemmas *lemmas;            /* the lemmas of nets, kept from one position to the next */
  unsigned rules;               /* a set of SudRules */
  /* true if nets of one supposition are found whatever they cost, as nets of two, which may cost less, will not be
   * looked for */
  bool dear_nets;
  bool no_proofs;               /* true if nets are found without their proofs, for grading, which needs none */
  const atomic_bool *cancel;    /* (nullable): polled by finders that take long */
  SudChains *chains;            /* the links of all candidates, for chains of all kinds */
  SudChains *few;               /* fewer links, for X-Chains and XY-Chains, so that those in @chains can stay */
};

/** sud_logic_new: Returns: (transfer full) (nullable): NULL without memory */
SudLogic *sud_logic_new (void);

void sud_logic_free (SudLogic *self);

/** sud_logic_forget: Forgets earlier positions, so that what is found next depends on the position alone. */
void sud_logic_forget (SudLogic *self);

/**
 * sud_logic_find:
 *
 * Finds all steps of @technique in the position, in place of the steps found before and their proofs. A technique that
 * needs one solution finds none unless SUD_RULE_UNIQUE is among the rules.
 *
 * Returns: how many there are, 0 to SUD_STEPS_MAX
 */
int sud_logic_find (SudLogic *self, SudTechniqueId technique);

/** sud_logic_find_at: As sud_logic_find(), for technique @index of @order: some finders leave steps to later ones. */
int sud_logic_find_at (SudLogic *self, const SudOrder *order, int index);

/**
 * sud_logic_find_between:
 * @from: @end: the techniques of @order to look for are those with an index from @from on, before @end
 *
 * Finds all steps of the first of these techniques that has any.
 *
 * Returns: the technique; SUD_N_TECHNIQUES if nothing was found, or it was cancelled
 */
SudTechniqueId sud_logic_find_between (SudLogic *self, const SudOrder *order, int from, int end);

/** sud_logic_find_first: As sud_logic_find_between(), for all techniques of @order. */
SudTechniqueId sud_logic_find_first (SudLogic *self, const SudOrder *order);

/**
 * sud_logic_get_useless:
 * @digit: 1 to 9
 *
 * Returns: the candidates of @digit that patterns of this digit alone could rule out, see sud-useless-candidates.h;
 *   all of them by SUD_RULE_NO_SHORTCUTS
 */
SudCells sud_logic_get_useless (SudLogic *self, int digit);

/** sud_logic_get_useless_digits: Returns: the digits that have useless candidates */
SudDigits sud_logic_get_useless_digits (SudLogic *self);

static inline bool
sud_logic_is_cancelled (const SudLogic *self)
{
  return sud_is_cancelled (self->cancel);
}
