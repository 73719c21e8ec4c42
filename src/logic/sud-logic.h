/* sud-logic.h - what one thread needs to reason: a position, and room for the steps found in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-als.h"
#include "sud-cancel.h"
#include "sud-hopeless.h"
#include "sud-quiet.h"
#include "sud-step.h"
#include "sud-proof.h"
#include "sud-technique.h"

#include <stdatomic.h>
#include <stddef.h>

typedef struct _SudChains SudChains; /* sud-chains.h */

/** What finders may take for granted, or look for beyond the usual. All but the first are for test cases of others. */
typedef enum
{
  SUD_RULE_UNIQUE = 1 << 0,               /* the puzzle is known to have one solution */
  SUD_RULE_SIAMESE = 1 << 1,              /* of fish with fins only pairs that share their base, each as one step */
  SUD_RULE_OVERLAP = 1 << 2,              /* almost locked sets of wings, chains and blossoms may share cells */
  SUD_RULE_SMALL_CROSSES = 1 << 3,        /* two places make an empty rectangle */
  SUD_RULE_FULL_RECTANGLES = 1 << 4,      /* no cell of a rectangle lacks one of its digits */
  SUD_RULE_EVERY_LENGTH = 1 << 5,         /* chains of any length, not only the shortest */
  SUD_RULE_NO_SETS_IN_CHAINS = 1 << 6,    /* no almost locked sets in grouped chains */
  SUD_RULE_NO_PATTERNS = 1 << 7,          /* nets do not know of impossible patterns */
  SUD_RULE_LOOSE_CROSSINGS = 1 << 8,      /* both subsets of Sue de Coq may have the same other digit */
  SUD_RULE_FORWARD = 1 << 9,              /* chains of almost locked sets of any length, but in the order of their list */
  SUD_RULE_NO_SHORTCUTS = 1 << 10,        /* finders look even where a cheaper test says that there is nothing */
} SudRules;

/** Room for nets, see lemmas/sud-lemmas.h. */
typedef struct _SudLemmas SudLemmas;

/**
 * SudLogic:
 * @marks: the position
 * @steps: those found last
 * @als: almost locked sets, for finders that need them
 * @hopeless: which digits fish and the like need not look at
 * @quiet: houses where some techniques need not look
 * @proof: the arena of their proofs
 * @lemmas: what nets know of the position, kept while it goes on
 * @rules: a set of SudRules
 * @plain_nets: no nets of two suppositions, which may be cheaper, will be looked for: those of one are, however dear
 * @no_proofs: nets are found without their proofs: whoever only grades needs none
 * @cancel: (nullable): polled by finders that take long
 * @chains: room for chains
 * @few: room for chains of few links, X and XY, so that the net of all that is in @chains stays there
 *
 * Belongs to one thread at a time; some 12 MB, most of which only long proofs touch, made once and used again. Nothing is
 * allocated while it is used.
 */
struct _SudLogic
{
  SudPencilmarks marks;
  SudSteps steps;
  SudAlsList als;
  SudHopeless hopeless;
  SudQuiet quiet;
  SudProof proof;
  SudLemmas *lemmas;
  unsigned rules;
  bool plain_nets;
  bool no_proofs;
  const atomic_bool *cancel;
  SudChains *chains;
  SudChains *few;
};

/** Returns: (transfer full) (nullable): room for one thread; NULL without memory */
SudLogic *sud_logic_new (void);

void sud_logic_free (SudLogic *self);

/** Forgets what nets found in positions before: what is found next depends on the position alone. */
void sud_logic_forget (SudLogic *self);

/**
 * sud_logic_find:
 *
 * Finds all steps of @technique in the position, in place of those found before and their proofs. A technique that needs one solution
 * finds none where SUD_RULE_UNIQUE is not among the rules.
 *
 * Returns: how many there are, 0 to SUD_STEPS_MAX
 */
int sud_logic_find (SudLogic *self, SudTechniqueId technique);

/**
 * sud_logic_get_hopeless:
 * @digit: 1 to 9
 *
 * Returns: all that a technique that looks at @digit alone can rule out in the position
 */
SudCells sud_logic_get_hopeless (SudLogic *self, int digit);

/** The digits, as bits, that have such candidates. */
SudDigits sud_logic_get_hopeless_digits (SudLogic *self);

static inline bool
sud_logic_is_cancelled (const SudLogic *self)
{
  return sud_is_cancelled (self->cancel);
}
