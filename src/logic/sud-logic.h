/* sud-logic.h - the room in which one thread reasons: a position, and room for the steps found in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-als.h"
#include "sud-cancel.h"
#include "sud-step.h"
#include "sud-proof.h"
#include "sud-technique.h"

#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

typedef struct _SudChains SudChains; /* sud-chains.h */

/** Rules by which finders look for less, or for more. All but the first are for the scales of other programs, and for
 * tests. */
typedef enum
{
  SUD_RULE_UNIQUE = 1 << 0,               /* the puzzle is known to have one solution */
  SUD_RULE_SIAMESE = 1 << 1,              /* fish with fins only as pairs that share their base, each one step */
  SUD_RULE_OVERLAP = 1 << 2,              /* almost locked sets of wings, chains and blossoms may share cells */
  SUD_RULE_SMALL_CROSSES = 1 << 3,        /* two places make an empty rectangle */
  SUD_RULE_FULL_RECTANGLES = 1 << 4,      /* no cell of a rectangle lacks one of its digits */
  SUD_RULE_EVERY_LENGTH = 1 << 5,         /* chains of any length, not only the shortest */
  SUD_RULE_NO_SETS_IN_CHAINS = 1 << 6,    /* no almost locked sets in grouped chains */
  SUD_RULE_NO_PATTERNS = 1 << 7,          /* nets do not know of impossible patterns */
  SUD_RULE_LOOSE_CROSSINGS = 1 << 8,      /* both subsets of Sue de Coq may have the same other digit */
  SUD_RULE_FORWARD = 1 << 9,              /* chains of almost locked sets of any length, in the order of their list */
  SUD_RULE_NO_SHORTCUTS = 1 << 10,        /* finders look even where a cheaper test says that there is nothing */
} SudRules;

enum
{
  SUD_USELESS_PLACEMENTS = 16, /* a digit: as a rule half as many go through all its places */
};

/** SudUselessCandidates: What was found is right for these cells, wherever they come up again: nothing here can grow
 * stale. Zero is a good start. */
typedef struct
{
  SudCells there[SUD_SIZE];   /* for [digit - 1] the cells that could hold it when it was looked at */
  SudCells useless[SUD_SIZE]; /* those of them that were useless */
  SudCells ways[SUD_SIZE][SUD_USELESS_PLACEMENTS]; /* for each digit, some ways to place it */
  uint8_t n_ways[SUD_SIZE];   /* how many */
} SudUselessCandidates;

/** SudNegativeCache: Belongs to one thread. */
typedef struct
{
  /* for each technique and house where the digits could go when it was last looked for in vain; all zero where it
   * never was, which is true of a house that has all digits */
  uint16_t place[SUD_N_TECHNIQUES][SUD_HOUSES][SUD_SIZE];
  SudDigits cell[SUD_CELLS]; /* candidates of the position that the rest is about */
  /* for rectangles there may be: bit e for those where the corners in e have extra candidates */
  uint16_t shapes;
  bool loops;                /* true if there may be unique loops */
  SudCells no_rectangle;     /* cells with two candidates that are in none; they stay so when others lose candidates */
  SudCells no_loop;          /* the same of unique loops */
} SudNegativeCache;

/** Returns: whether @house is as it was when @technique was looked for there in vain. */
static inline bool
sud_negative_cache_has (const SudNegativeCache *self, const SudPencilmarks *marks, int technique, int house)
{
  return memcmp (self->place[technique][house], marks->place[house], sizeof self->place[technique][house]) == 0;
}

/** There is nothing of @technique in @house, whatever the other houses hold. */
static inline void
sud_negative_cache_add (SudNegativeCache *self, const SudPencilmarks *marks, int technique, int house)
{
  memcpy (self->place[technique][house], marks->place[house], sizeof self->place[technique][house]);
}

/** Forgets @shapes and @loops of another position than @marks, and the cells in none where one has got candidates. */
static inline void
sud_negative_cache_follow (SudNegativeCache *self, const SudPencilmarks *marks)
{
  unsigned more = 0;

  if (memcmp (self->cell, marks->cell, sizeof self->cell) == 0)
    return;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    more |= marks->cell[cell] & ~(unsigned)self->cell[cell];
  if (more != 0)
    self->no_rectangle = self->no_loop = SUD_NO_CELLS;
  memcpy (self->cell, marks->cell, sizeof self->cell);
  self->shapes = UINT16_MAX;
  self->loops = true;
}

/** Room for nets, see lemmas/sud-lemmas.h. */
typedef struct _SudLemmas SudLemmas;

/** SudLogic: Belongs to one thread at a time; some 12 MB, most of which only long proofs touch, made once and used
 * again. Nothing is allocated while it is used. */
struct _SudLogic
{
  SudPencilmarks marks;         /* the position */
  SudSteps steps;               /* those found last */
  SudAlsList als;               /* almost locked sets, for finders that need them */
  SudUselessCandidates useless; /* which digits fish and the like need not look at */
  SudNegativeCache negative;    /* houses where some techniques need not look */
  SudProof proof;               /* the arena of their proofs */
  SudLemmas *lemmas;            /* the knowledge of nets, kept while the position goes on */
  unsigned rules;               /* a set of SudRules */
  /* no nets of two suppositions, which may be cheaper, will be looked for: those of one are, however dear */
  bool plain_nets;
  bool no_proofs;               /* nets are found without their proofs: whoever only grades needs none */
  const atomic_bool *cancel;    /* (nullable): polled by finders that take long */
  SudChains *chains;            /* room for chains */
  SudChains *few; /* room for chains of few links, X and XY, so that the net of all that is in @chains stays there */
};

/** Returns: (transfer full) (nullable): room for one thread; NULL without memory */
SudLogic *sud_logic_new (void);

void sud_logic_free (SudLogic *self);

/** Forgets what nets found in positions before: what is found next depends on the position alone. */
void sud_logic_forget (SudLogic *self);

/**
 * sud_logic_find:
 *
 * Finds all steps of @technique in the position, in place of those found before and their proofs. A technique that
 * needs one solution finds none where SUD_RULE_UNIQUE is not among the rules.
 *
 * Returns: how many there are, 0 to SUD_STEPS_MAX
 */
int sud_logic_find (SudLogic *self, SudTechniqueId technique);

/**
 * sud_logic_get_useless:
 * @digit: 1 to 9
 *
 * A way to place @digit takes one of its places in each row, column and box that has any.
 *
 * Returns: the places of @digit that are in no such way: a technique that looks at this digit alone, be it fish,
 *   colours or
 *   chains, can rule out only these, so if there is none it need not look
 */
SudCells sud_logic_get_useless (SudLogic *self, int digit);

/** The digits, as bits, that have such candidates. */
SudDigits sud_logic_get_useless_digits (SudLogic *self);

static inline bool
sud_logic_is_cancelled (const SudLogic *self)
{
  return sud_is_cancelled (self->cancel);
}
