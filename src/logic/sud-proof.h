/* sud-proof.h - why a net is right: small lemmas, each of which follows directly from lemmas before it
 *
 *     lemma      says                               because
 *     a, b ⊢ ×   a and b cannot both be             in this house every 7 is ruled out by a or by b
 *     a, b ⊢ y   if a and b, then y                 in this cell every other digit is ruled out
 *     e ⊢ ×      e is false                         … the last lemma of a proof
 *     any        as above                           an earlier step of the path has shown it, and a lemma stays true
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-steps.h"

#include <stddef.h>

enum
{
  SUD_LEMMA_PREMISES = 8,
  SUD_CLAUSE_MEMBERS = 12,
  SUD_PROOF_ROOM = 32768,
  SUD_NO_CANDIDATE = 0xffff,
};

/** A clause holds one true candidate at least. */
typedef enum
{
  SUD_CLAUSE_CELL,    /* the digits of a cell */
  SUD_CLAUSE_HOUSE,   /* the places of a digit in a house */
  SUD_CLAUSE_PATTERN, /* the guardians: other digits in cells that cannot all be filled with a few digits */
  SUD_CLAUSE_SHOWN,   /* none: an earlier proof has the same lemma */
  SUD_N_CLAUSE_KINDS,
} SudClauseKind;

/** SudReason: Why a member of a clause is false if the premises of the lemma are true. */
typedef struct
{
  /* how far before this lemma is the one whose conclusion is true as well; 0 = none is needed */
  uint16_t through;
  uint16_t by; /* how far before it is the lemma that rules the member out; 0 = it sees one of the true candidates */
} SudReason;

typedef struct
{
  uint16_t premise[SUD_LEMMA_PREMISES]; /* candidates, supposed to be true together; @n_premises of them */
  uint16_t conclusion;                  /* the candidate that is true then, or SUD_NO_CANDIDATE: they cannot be */
  uint8_t n_premises;
  uint8_t n_reasons;
  uint8_t kind;                         /* SudClauseKind of the clause that shows it */
  uint8_t where;                        /* its cell, or its house */
  SudDigits digits;                     /* the digit of a house, the few digits of a pattern; none of a cell */
  SudCells cells;                       /* in a pattern */
  /* for each member of the clause, in the order of sud_lemma_list_members(); that of @conclusion is zero, and so is
   * all that is not used; @n_reasons of them */
  SudReason reason[SUD_CLAUSE_MEMBERS];
  uint32_t shown;                       /* the index of the earlier lemma in its arena, plus one; 0 = none */
} SudLemma;

/** SudProof: An arena of proofs. Each proof is a run of lemmas, children before parents, and the last one is its root;
 * @size of the step tells how many there are. They refer to each other by distance, so a run may be copied anywhere; to
 * earlier proofs they refer by the index in one arena. */
typedef struct _SudProof SudProof;

struct _SudProof
{
  SudLemma *lemma;         /* @n of them */
  uint32_t n;
  uint32_t room;           /* how many there is memory for */
  const SudProof *earlier; /* (nullable): the arena of what was shown earlier, unless it is this one */
};

/* Candidates are numbered by cells, then digits: 0 to 728. */
static inline int
sud_candidate (int cell, int digit)
{
  return cell * SUD_SIZE + digit - 1;
}

static inline int
sud_candidate_cell (int candidate)
{
  return candidate / SUD_SIZE;
}

static inline int
sud_candidate_digit (int candidate)
{
  return candidate % SUD_SIZE + 1;
}

/* Returns: whether the two candidates cannot both be, as the rules say */
static inline bool
sud_candidates_clash (int a, int b)
{
  int cell = sud_candidate_cell (a), other = sud_candidate_cell (b);

  if (cell == other)
    return a != b;
  return sud_candidate_digit (a) == sud_candidate_digit (b) && sud_cells_has (sud_peer_sets[cell], other);
}

/** sud_proof_clear: Frees the arena, and leaves it empty. */
void sud_proof_clear (SudProof *self);

/** sud_proof_reserve: Makes sure that there is room for @room lemmas. Returns: false without memory */
bool sud_proof_reserve (SudProof *self, uint32_t room);

/** sud_proof_append: Copies the proof of @step from @from, and makes @step refer to the copy. Returns: false without
 * memory */
bool sud_proof_append (SudProof *self, const SudProof *from, SudStep *step);

/** sud_proof_get: Returns: (transfer none): the @step->size lemmas of @step, the root last; NULL if none is in @self */
const SudLemma *sud_proof_get (const SudProof *self, const SudStep *step);

/**
 * sud_lemma_list_members:
 * @member: (out): the candidates of the clause of @self at @marks, in ascending order
 *
 * Returns: how many there are, or -1 if it is no clause: its digit is placed already, its pattern can be filled
 */
int sud_lemma_list_members (const SudLemma *self, const SudPencilmarks *marks, uint16_t member[SUD_CLAUSE_MEMBERS]);

/**
 * sud_proof_check:
 * @marks: the position in which @step was found
 *
 * Lemmas that were shown earlier are compared with the earlier proof, which was checked when its own step was.
 *
 * Returns: whether the proof of @step, which has been tidied, shows that what @step rules out is false, and has no
 *   lemma too many. Each lemma is checked against the position and the lemmas before it alone, by code that is not used
 *   to find proofs.
 */
bool sud_proof_check (const SudProof *self, const SudPencilmarks *marks, const SudStep *step);

/**
 * sud_proof_find_reason:
 * @lemmas: a run, of which those up to @i are looked at
 * @reason: (out): the first there is: the rules alone, one lemma, or the conclusion of one lemma with another lemma
 *
 * Returns: whether candidate @x is false if the premises of lemma @i are true
 */
bool sud_proof_find_reason (const SudLemma *lemmas, uint32_t i, int x, SudReason *reason);

/**
 * sud_proof_prune:
 * @lemmas: a run of @n, the first @from of which stay
 * @place: (out): where each lemma is now, counted from one; 0 = nowhere
 *
 * Leaves out the lemmas from @from on that the last one does not need.
 *
 * Returns: how many are left
 */
uint32_t sud_proof_prune (SudLemma *lemmas, uint32_t from, uint32_t n, uint16_t *place);

/**
 * sud_proof_tidy:
 * @lemmas: @n: a proof, at least one lemma, each of which follows from those before it
 * @place: room for @n numbers
 *
 * Gives each member of a clause the first reason that there is, and drops what is not needed then.
 *
 * Returns: how many lemmas are left, 0 if it was no proof at @marks
 */
uint32_t sud_proof_tidy (SudLemma *lemmas, uint32_t n, const SudPencilmarks *marks, uint16_t *place);
