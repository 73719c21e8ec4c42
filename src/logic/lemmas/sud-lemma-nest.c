/* sud-lemma-nest.c - nested suppositions: they rule out what nothing else does
 *
 *     depth 0: from what is supposed, singles lead to a contradiction
 *     depth k: of each candidate left it is supposed that it is true, too; where that leads to a contradiction at depth
 *              k - 1 it is false, and so on until there is a contradiction, or nothing more falls
 *
 * Which candidates fall at which depth does not depend on any order. The search is on sets of candidates as bits; only
 * what falls is done again and written down. Any false candidate falls at some depth. Each has a row in the tables of
 * lemmas, and is called by it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lemmas.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  MAX_DEPTH = SUD_LEMMA_PREMISES - 1,
  COST_OF_DEPTH = 300, /* chosen: more than any lemma of a table costs */
};

typedef struct
{
  SudLogic *logic;
  SudLemmas *lemmas;
  SudLemmaTableId id;
  /* for each row the rows that it rules out: they see each other, or there is a lemma in table @id */
  SudLemmaBits excludes[SUD_LEMMA_CANDIDATES];
  SudLemmaBits clause[SUD_LEMMA_CLAUSES]; /* for each clause its members */
} Nest;

/* Suppositions, and all that follows. */
typedef struct
{
  SudLemmaBits left;                    /* rows that are not ruled out */
  SudLemma suppose;                     /* the suppositions, as its premises */
  int16_t after[SUD_LEMMA_CANDIDATES];  /* for each row the true row that rules it out … */
  uint16_t lemma[SUD_LEMMA_CANDIDATES]; /* … and the lemma that says why that one is true; 0 = it is supposed */
  uint16_t by[SUD_LEMMA_CANDIDATES];    /* for each row the lemma that rules it out by itself; 0 = none */
  bool is_true[SUD_LEMMA_CANDIDATES];   /* for each row whether it is supposed, or follows */
} Frame;

/* Returns: how many members of @clause are left, 2 for more; @first (out): the only one */
static inline int
count_members_left (const SudLemmaBits *left, const SudLemmaBits *clause, int *first)
{
  int n = 0;

  for (int i = 0; i < SUD_LEMMA_BLOCKS; i++)
    {
      uint64_t word = left->word[i] & clause->word[i];

      if (word == 0)
        continue;
      if (n > 0 || (word & (word - 1)) != 0)
        return 2;
      n = 1;
      *first = i * 64 + __builtin_ctzll (word);
    }
  return n;
}

/* Rules out what singles lead to. Returns: false if there is a contradiction */
static bool
propagate (const Nest *nest, SudLemmaBits *left)
{
  SudLemmaBits before;
  int only = 0;

  do
    {
      before = *left;
      for (int i = 0; i < nest->lemmas->n_clauses; i++)
        {
          int n = count_members_left (left, &nest->clause[i], &only);

          if (n == 0)
            return false;
          if (n == 1)
            sud_lemma_bits_subtract (left, &nest->excludes[only]);
        }
    }
  while (memcmp (&before, left, sizeof before) != 0);
  return true;
}

/* Supposes @row as well. */
static void
suppose_row (const Nest *nest, SudLemmaBits *left, SudGrid *grid, int row)
{
  int candidate = nest->lemmas->candidate[row];

  sud_lemma_bits_subtract (left, &nest->excludes[row]);
  grid->digit[sud_candidate_cell (candidate)] = (uint8_t)sud_candidate_digit (candidate);
}

/* Returns: whether there is a solution: then no contradiction can be shown */
static bool
can_be_solved (const SudGrid *grid)
{
  SudResult result;

  sud_solve_count (grid, 1, NULL, &result);
  return result.solutions > 0;
}

/* Returns: whether a contradiction at @depth follows if @left are the rows not ruled out; @grid has the digits that are
 * supposed */
static bool
is_impossible_at (const Nest *nest, SudLemmaBits left, SudGrid grid, int depth)
{
  bool any = true;

  if (!propagate (nest, &left))
    return true;
  if (depth == 0 || can_be_solved (&grid))
    return false;
  while (any)
    {
      any = false;
      for (int row = 0; row < nest->lemmas->n && !sud_logic_is_cancelled (nest->logic); row++)
        {
          SudLemmaBits then = left;
          SudGrid digits = grid;

          if (!sud_lemma_bits_has (&left, row))
            continue;
          suppose_row (nest, &then, &digits, row);
          if (!is_impossible_at (nest, then, digits, depth - 1))
            continue;
          sud_lemma_bits_remove (&left, row);
          any = true;
          if (!propagate (nest, &left))
            return true;
        }
    }
  return false;
}

/* Notes that @row is true, as @lemma says (0: it is supposed). */
static void
frame_set_true (const Nest *nest, Frame *frame, int row, int lemma)
{
  frame->is_true[row] = true;
  for (int other = 0; other < nest->lemmas->n; other++)
    if (sud_lemma_bits_has (&frame->left, other) && sud_lemma_bits_has (&nest->excludes[row], other))
      {
        sud_lemma_bits_remove (&frame->left, other);
        frame->after[other] = (int16_t)row;
        frame->lemma[other] = (uint16_t)lemma;
      }
}

/* Writes the lemma that clause @i shows @row true, or, if @row is -1, a contradiction. Returns: the lemma, or -1 */
static int
write_frame (const Nest *nest, const Frame *frame, int i, int row)
{
  const SudLemmaClause *clause = &nest->lemmas->clauses[i];
  int through[SUD_LEMMA_MEMBERS] = { 0 }, by[SUD_LEMMA_MEMBERS] = { 0 };
  SudLemma lemma;

  for (int j = 0; j < clause->n; j++)
    {
      int other = clause->member[j];

      if (other == row)
        continue;
      by[j] = frame->by[other];
      if (by[j] != 0)
        continue;
      through[j] = frame->lemma[other];
      by[j] = sud_lemmas_write_pair (nest->logic, nest->id, frame->after[other], other);
      if (by[j] < 0)
        return -1;
    }
  sud_lemmas_init_lemma (nest->lemmas, &lemma, i);
  memcpy (lemma.premise, frame->suppose.premise, sizeof lemma.premise);
  lemma.n_premises = frame->suppose.n_premises;
  if (row >= 0)
    lemma.conclusion = nest->lemmas->candidate[row];
  return sud_lemmas_write (nest->logic, &lemma, through, by);
}

/* Rules out what singles lead to, and writes down why. Returns: the lemma of a contradiction; 0 if there is none; -1
 * without room */
static int
frame_propagate (const Nest *nest, Frame *frame)
{
  bool any = true;

  while (any)
    {
      any = false;
      for (int i = 0; i < nest->lemmas->n_clauses; i++)
        {
          int row = 0, n = count_members_left (&frame->left, &nest->clause[i], &row), lemma;

          if (n == 0)
            return write_frame (nest, frame, i, -1);
          if (n != 1 || frame->is_true[row])
            continue;
          lemma = write_frame (nest, frame, i, row);
          if (lemma < 0)
            return -1;
          frame_set_true (nest, frame, row, lemma);
          any = true;
        }
    }
  return 0;
}

/* Returns: the digits of the position, and those that @frame supposes */
static SudGrid
frame_grid (const Nest *nest, const Frame *frame)
{
  SudGrid grid;

  memcpy (grid.digit, nest->logic->marks.value, sizeof grid.digit);
  for (int i = 0; i < frame->suppose.n_premises; i++)
    {
      int candidate = frame->suppose.premise[i];

      grid.digit[sud_candidate_cell (candidate)] = (uint8_t)sud_candidate_digit (candidate);
    }
  return grid;
}

/* Brings the indices of lemmas about pairs up to date, after those from @from to @last were pruned; pairs whose lemma
 * was left out may be written again. */
static void
move_written (SudLemmas *self, uint32_t from, uint32_t last)
{
  uint32_t kept = 0;

  for (uint32_t i = 0; i < self->n_touched; i++)
    {
      uint32_t pair = self->touched[i];
      uint16_t *written = &self->written[pair / SUD_LEMMA_CANDIDATES][pair % SUD_LEMMA_CANDIDATES];

      if (*written > from)
        *written = *written - 1u <= last ? self->moved[*written - 1] : 0;
      if (*written != 0)
        self->touched[kept++] = pair;
    }
  self->n_touched = kept;
}

/* Leaves out the lemmas from index @from on that @root, an index plus one, does not need. Returns: what @root is now */
static int
prune_lemmas (SudLogic *logic, uint32_t from, int root)
{
  SudLemmas *self = logic->lemmas;
  uint32_t n = sud_proof_prune (&logic->proof.lemma[self->start], from, (uint32_t)root, self->moved);

  move_written (self, from, (uint32_t)root - 1);
  logic->proof.n = self->start + n;
  return (int)n;
}

/* Writes why @row, supposed in addition to @outer, leads to a contradiction at @depth; leaves out lemmas that are not
 * needed. Returns: the last lemma, or -1 */
static int
refute (const Nest *nest, const Frame *outer, int row, int depth)
{
  uint32_t from = nest->logic->proof.n - nest->lemmas->start;
  Frame frame = *outer;
  SudGrid grid;
  int lemma;

  frame.suppose.premise[frame.suppose.n_premises++] = nest->lemmas->candidate[row];
  frame_set_true (nest, &frame, row, 0);
  grid = frame_grid (nest, &frame);
  lemma = frame_propagate (nest, &frame);
  while (lemma == 0 && !sud_logic_is_cancelled (nest->logic))
    {
      bool any = false;

      for (int next = 0; next < nest->lemmas->n && lemma == 0; next++)
        {
          SudLemmaBits then = frame.left;
          SudGrid digits = grid;
          int child;

          if (!sud_lemma_bits_has (&frame.left, next) || frame.is_true[next])
            continue;
          suppose_row (nest, &then, &digits, next);
          if (depth == 0 || !is_impossible_at (nest, then, digits, depth - 1))
            continue;
          child = refute (nest, &frame, next, depth - 1);
          if (child <= 0)
            return -1;
          sud_lemma_bits_remove (&frame.left, next);
          frame.by[next] = (uint16_t)child;
          any = true;
          lemma = frame_propagate (nest, &frame);
        }
      if (!any)
        return -1;
    }
  return lemma > 0 ? prune_lemmas (nest->logic, from, lemma) : -1;
}

static void
init_nest (SudLogic *logic, Nest *nest)
{
  SudLemmas *self = logic->lemmas;
  const SudLemmaTable *table = &self->table[SUD_LEMMA_DOUBLE];
  int most = table->converged == SUD_LEMMA_MAX_COST ? SUD_LEMMA_MAX_COST : 0; /* else its costs may be too low by now */

  memset (nest, 0, sizeof *nest);
  nest->logic = logic;
  nest->lemmas = self;
  nest->id = SUD_LEMMA_DOUBLE;
  for (int a = 0; a < self->n; a++)
    for (int b = 0; b < self->n; b++)
      if (a != b && self->live[a] && self->live[b] && table->cost[a][b] <= most)
        sud_lemma_bits_add (&nest->excludes[a], b);
  for (int i = 0; i < self->n_clauses; i++)
    for (int j = 0; j < self->clauses[i].n; j++)
      sud_lemma_bits_add (&nest->clause[i], self->clauses[i].member[j]);
}

/* Adds all candidates that suppositions of @depth rule out. */
static void
find_at_depth (const Nest *nest, SudTechniqueId technique, const Frame *frame, int depth)
{
  SudGrid grid = frame_grid (nest, frame);
  SudLogic *logic = nest->logic;

  for (int row = 0; row < nest->lemmas->n && !sud_logic_is_cancelled (logic); row++)
    {
      SudLemmaBits left = frame->left;
      SudGrid digits = grid;

      if (!sud_lemma_bits_has (&left, row))
        continue;
      suppose_row (nest, &left, &digits, row);
      if (!is_impossible_at (nest, left, digits, depth))
        continue;
      sud_lemmas_begin (logic);
      sud_lemmas_add_step (logic, technique, row, COST_OF_DEPTH * (depth + 1),
                           logic->no_proofs ? -1 : refute (nest, frame, row, depth));
    }
}

void
sud_lemmas_find_nested (SudLogic *logic, SudTechniqueId technique)
{
  Frame frame = { .suppose = { .n_premises = 0 } };
  Nest nest;

  init_nest (logic, &nest);
  for (int i = 0; i < logic->lemmas->n; i++)
    if (logic->lemmas->live[i])
      sud_lemma_bits_add (&frame.left, i);
  for (int depth = 0; depth <= MAX_DEPTH && logic->steps.n == 0 && !sud_logic_is_cancelled (logic); depth++)
    find_at_depth (&nest, technique, &frame, depth);
}
