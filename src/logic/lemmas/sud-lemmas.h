/* sud-lemmas.h - the table of pair lemmas: what it costs to show that two candidates cannot both be true
 *
 *     cost[a][b]   how many lemmas it takes to show that a and b cannot both be: 0 if they see each other, else the
 *                  least of  weight + sum over members x of min (cost[a][x], cost[x][b])  over all clauses
 *     cost[e][e]   the same for: e is false
 *
 * A lemma stays true when candidates are ruled out, so the table is kept from step to step, and only lowered by clauses
 * that have shrunk. Costs of at most @converged are the least there are, whatever the order of cells and digits, and
 * whatever was found before. The arithmetic is Knuth's generalisation of Dijkstra's algorithm (1977).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lemma-kernels.h"
#include "sud-logic.h"
#include "sud-proof.h"

enum
{
  SUD_LEMMA_CELLS = SUD_CELLS,                                         /* clauses of cells have ids 0 to 80 … */
  SUD_LEMMA_NAMED = SUD_LEMMA_CELLS + SUD_HOUSES * SUD_SIZE, /* … those of houses 81 + house * 9 + digit - 1 … */
  SUD_LEMMA_PATTERNS = 1024,                                           /* … and then the patterns */
  SUD_LEMMA_CLAUSES = SUD_LEMMA_NAMED + SUD_LEMMA_PATTERNS,
  SUD_LEMMA_CLAUSE_WORDS = (SUD_LEMMA_CLAUSES + 63) / 64,
  SUD_LEMMA_LINK = 0, /* in place of a lemma: none is needed, the candidates see each other */
};

/** A set of rows of the table: bit i of word w is row 64 w + i. */
typedef struct
{
  uint64_t word[SUD_LEMMA_BLOCKS];
} SudLemmaBits;

static inline bool
sud_lemma_bits_has (const SudLemmaBits *self, int i)
{
  return (self->word[i / 64] >> (i % 64)) & 1;
}

static inline void
sud_lemma_bits_add (SudLemmaBits *self, int i)
{
  self->word[i / 64] |= UINT64_C (1) << (i % 64);
}

static inline void
sud_lemma_bits_remove (SudLemmaBits *self, int i)
{
  self->word[i / 64] &= ~(UINT64_C (1) << (i % 64));
}

static inline void
sud_lemma_bits_unite (SudLemmaBits *self, const SudLemmaBits *other)
{
  for (int i = 0; i < SUD_LEMMA_BLOCKS; i++)
    self->word[i] |= other->word[i];
}

static inline void
sud_lemma_bits_subtract (SudLemmaBits *self, const SudLemmaBits *other)
{
  for (int i = 0; i < SUD_LEMMA_BLOCKS; i++)
    self->word[i] &= ~other->word[i];
}

/** Which lemmas a table has. */
typedef enum
{
  SUD_LEMMA_PLAIN,  /* lemmas of one supposition at a time */
  SUD_LEMMA_DOUBLE, /* lemmas of two suppositions, too */
  SUD_N_LEMMA_TABLES,
} SudLemmaTableId;

typedef struct
{
  _Alignas (SUD_LEMMA_BLOCK) SudLemmaRow cost[SUD_LEMMA_CANDIDATES];
  int converged;               /* the cost up to which nothing can be lowered; 0 = nothing is known */
  bool all;                    /* true if every clause is to be looked at again */
  bool stale[SUD_LEMMA_NAMED]; /* for each clause by id whether it has shrunk since */
  /* for each row, as bits, the columns that were lowered and not yet followed up */
  uint64_t lowered[SUD_LEMMA_CANDIDATES][SUD_LEMMA_BLOCKS];
} SudLemmaTable;

/** A pattern that cannot be filled with @digits alone. */
typedef struct
{
  SudCells cells;
  SudDigits digits;
} SudLemmaPattern;

/** SudLemmas: Belongs to one thread, made once. Rows are in ascending order of candidates. */
struct _SudLemmas
{
  SudLemmaTable table[SUD_N_LEMMA_TABLES];
  SudLemmaNet net;
  const SudLemmaKernel *kernel;
  bool is_built;                             /* true if the tables are of an earlier position */
  const int *wanted; /* (nullable): the row that is to be shown false; NULL: any */
  int n;
  uint16_t candidate[SUD_LEMMA_CANDIDATES];  /* the candidates of the rows; @n of them */
  uint8_t live[SUD_LEMMA_CANDIDATES];        /* for each row whether its candidate is still there */
  int16_t row[SUD_CELLS * SUD_SIZE];         /* for each candidate its row */
  SudDigits known[SUD_CELLS];                /* the candidates of each cell, as last seen */
  int n_clauses;
  SudLemmaClause clauses[SUD_LEMMA_CLAUSES]; /* in the position; @n_clauses of them */
  uint8_t length[SUD_LEMMA_NAMED];           /* for each named clause by id how many members it had */
  /* for each row the clauses that have it, as bits */
  uint64_t clauses_of[SUD_LEMMA_CANDIDATES][SUD_LEMMA_CLAUSE_WORDS];
  SudLemmaPattern pattern[SUD_LEMMA_PATTERNS]; /* the other clauses */
  /* the costs that nets have found, as in a table */
  _Alignas (SUD_LEMMA_BLOCK) SudLemmaRow best[SUD_LEMMA_CANDIDATES];
  uint16_t jobs[SUD_LEMMA_CLAUSES * (1 + SUD_LEMMA_MEMBERS)];
  uint16_t dirty[SUD_LEMMA_CLAUSES];
  /* for each pair its lemma in the proof being written, plus one */
  uint16_t written[SUD_LEMMA_CANDIDATES][SUD_LEMMA_CANDIDATES];
  uint32_t n_touched;
  uint32_t touched[SUD_PROOF_ROOM];          /* the pairs that have one; @n_touched of them */
  uint32_t start;                            /* the index in the arena of the first lemma of that proof */
  uint16_t moved[SUD_PROOF_ROOM];
  /* for each pair of candidates the lemma that earlier steps have shown about it, as SudLemma.shown; 0 = none */
  bool has_shown;
  uint16_t shown[SUD_CELLS * SUD_SIZE][SUD_CELLS * SUD_SIZE];
};

/** sud_lemmas_new: Returns: (transfer full) (nullable): NULL without memory */
SudLemmas *sud_lemmas_new (void);

void sud_lemmas_free (SudLemmas *self);

/** sud_lemmas_forget: Forgets earlier positions, so that what is found next depends on the position alone. */
void sud_lemmas_forget (SudLemmas *self);

/** sud_lemmas_note: Notes that the lemma @index of logic->proof.earlier is shown, so that later proofs may rest on it:
 * they then cost less. Until sud_lemmas_forget() the results depend on it. */
void sud_lemmas_note (SudLogic *logic, uint32_t index);

/** sud_lemmas_prepare: Fills the tables for the position of @logic. Returns: false if it is dead, solved, or has too
 * many candidates */
bool sud_lemmas_prepare (SudLogic *logic);

/**
 * sud_lemmas_find_plain:
 *
 * Lowers the table of one supposition by ever dearer lemmas, until a candidate is shown false.
 *
 * Returns: the least cost of showing a candidate false; SUD_LEMMA_UNKNOWN if there is none, or it was cancelled
 */
int sud_lemmas_find_plain (SudLogic *logic);

/** sud_lemmas_find_double: As sud_lemmas_find_plain(), with the table of two suppositions. */
int sud_lemmas_find_double (SudLogic *logic);

/** sud_lemmas_find_against: As the two above, with table @id, until row @e is shown false, at a cost of at most
 * @most. */
int sud_lemmas_find_against (SudLogic *logic, SudLemmaTableId id, int e, int most);

/** sud_lemmas_begin: Begins a proof in the arena of @logic. */
void sud_lemmas_begin (SudLogic *logic);

/** sud_lemmas_write: Appends @lemma, whose reasons are the lemmas with the indices in @through and @by minus one; 0 =
 * none. Returns: its own index plus one, or -1 without room */
int sud_lemmas_write (SudLogic *logic, SudLemma *lemma, const int through[], const int by[]);

/** sud_lemmas_write_pair: Writes why rows @a and @b of table @id exclude each other. Returns: the lemma; SUD_LEMMA_LINK
 * if they see each other; -1 without room */
int sud_lemmas_write_pair (SudLogic *logic, SudLemmaTableId id, int a, int b);

/** sud_lemmas_init_lemma: Makes @lemma one of clause @index, without premises. */
void sud_lemmas_init_lemma (const SudLemmas *self, SudLemma *lemma, int index);

/** sud_lemmas_add_step: Adds the step that row @e is false, by the proof begun last with root @root, or -1: no root */
void sud_lemmas_add_step (SudLogic *logic, SudTechniqueId technique, int e, int cost, int root);

/** sud_lemmas_find_nested: Adds all candidates that suppositions nested least deep, but deeper than those of the
 * tables, rule out. */
void sud_lemmas_find_nested (SudLogic *logic, SudTechniqueId technique);
