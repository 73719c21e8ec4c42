/* sud-lemma-shorten.c - a proof without the lemmas that others can do without
 *
 * A proof is written by what each lemma costs alone. Often a lemma that was written for the sake of another makes a third
 * follow by another clause, and what that needed is no longer used. So each lemma is left out on trial: whatever needed
 * it is shown by any clause that the lemmas before it allow, or left out as well, as long as the last one holds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lemma-bits.h"
#include "sud-lemmas.h"

#include <string.h>

enum
{
  LONGEST = 128, /* what is longer stays as it is: the work grows with the third power */
};

/* @lemma: @n: the proof; of each lemma rows @a and @b, its premises (the same twice: it has one), and @y, its conclusion
 * (-1: none); @gone: left out on trial; @clause: by which it holds then (-1: as before).
 * @links: of the rows @has_links what they see. */
typedef struct
{
  SudLogic *logic;
  SudLemmas *lemmas;
  SudLemma *lemma;
  uint32_t n;
  int16_t a[LONGEST], b[LONGEST], y[LONGEST], clause[LONGEST];
  bool gone[LONGEST];
  bool has_links[SUD_LEMMA_CANDIDATES];
  SudLemmaBits links[SUD_LEMMA_CANDIDATES];
} Proof;

static const SudLemmaBits *
get_links (Proof *self, int row)
{
  const uint8_t *cost = self->lemmas->table[SUD_LEMMA_PLAIN].cost[row];

  if (!self->has_links[row])
    for (int x = 0; x < self->lemmas->n; x++)
      if (cost[x] == 0)
        sud_lemma_bits_add (&self->links[row], x);
  self->has_links[row] = true;
  return &self->links[row];
}

/* Adds what cannot be beside @row, by the rules and the lemmas before @i. */
static void
add_excluded_by (Proof *self, uint32_t i, int row, SudLemmaBits *out)
{
  sud_lemma_bits_unite (out, get_links (self, row));
  for (uint32_t k = 0; k < i; k++)
    if (!self->gone[k] && self->y[k] < 0)
      {
        if (self->a[k] == row)
          sud_lemma_bits_add (out, self->b[k]);
        else if (self->b[k] == row)
          sud_lemma_bits_add (out, self->a[k]);
      }
}

/* Whether @row cannot be beside @other, by the rules and the lemmas before @i. */
static bool
is_excluded (Proof *self, uint32_t i, int row, int other)
{
  if (sud_lemma_bits_has (get_links (self, row), other))
    return true;
  for (uint32_t k = 0; k < i; k++)
    if (!self->gone[k] && self->y[k] < 0
        && ((self->a[k] == row && self->b[k] == other) || (self->a[k] == other && self->b[k] == row)))
      return true;
  return false;
}

/* What lemma @k, "if its premises, then y", excludes beside @a and @b. */
static void
add_conclusion (Proof *self, uint32_t i, uint32_t k, int a, int b, SudLemmaBits *out)
{
  bool knows_one = self->a[k] == a || self->a[k] == b, knows_other = self->b[k] == a || self->b[k] == b;

  if (!knows_one && !knows_other && self->a[k] != self->b[k])
    return;
  if (knows_one && knows_other)
    add_excluded_by (self, i, self->y[k], out);
  else if (is_excluded (self, i, self->y[k], a) || is_excluded (self, i, self->y[k], b))
    sud_lemma_bits_add (out, knows_one ? self->b[k] : self->a[k]);
}

/* A clause by which lemma @i follows from those before it, or -1. */
static int
find_clause (Proof *self, uint32_t i)
{
  int a = self->a[i], b = self->b[i], y = self->y[i];
  SudLemmaBits out = { { 0 } };

  add_excluded_by (self, i, a, &out);
  if (b != a)
    add_excluded_by (self, i, b, &out);
  for (uint32_t k = 0; k < i; k++)
    if (!self->gone[k] && self->y[k] >= 0)
      add_conclusion (self, i, k, a, b, &out);
  for (int h = 0; h < self->lemmas->n_clauses; h++)
    {
      const SudLemmaClause *clause = &self->lemmas->clauses[h];
      bool found = y < 0;
      int j = 0;

      while (j < clause->n && (clause->member[j] == y || sud_lemma_bits_has (&out, clause->member[j])))
        found |= clause->member[j++] == y;
      if (found && j == clause->n)
        return h;
    }
  return -1;
}

static bool
needs_gone (const Proof *self, uint32_t i)
{
  const SudLemma *lemma = &self->lemma[i];

  for (int j = 0; j < lemma->n_reasons; j++)
    if ((lemma->reason[j].by != 0 && self->gone[i - lemma->reason[j].by])
        || (lemma->reason[j].through != 0 && self->gone[i - lemma->reason[j].through]))
      return true;
  return false;
}

/* Whether the last lemma holds without lemma @i. */
static bool
try_without (Proof *self, uint32_t i)
{
  memset (self->gone, 0, sizeof self->gone);
  self->gone[i] = true;
  for (uint32_t k = i + 1; k < self->n; k++)
    {
      self->clause[k] = -1;
      if (!needs_gone (self, k))
        continue;
      self->clause[k] = (int16_t)find_clause (self, k);
      self->gone[k] = self->clause[k] < 0;
    }
  return !self->gone[self->n - 1];
}

static void
read_rows (Proof *self)
{
  const int16_t *row = self->lemmas->row;

  for (uint32_t i = 0; i < self->n; i++)
    {
      const SudLemma *lemma = &self->lemma[i];

      self->a[i] = row[lemma->premise[0]];
      self->b[i] = row[lemma->premise[lemma->n_premises - 1]];
      self->y[i] = lemma->conclusion == SUD_NO_CANDIDATE ? -1 : row[lemma->conclusion];
    }
}

/* Drops what is gone; the rest gets its reasons anew. */
static bool
take_conclusion (Proof *self, uint32_t first)
{
  uint32_t n = 0;

  for (uint32_t i = 0; i < self->n; i++)
    {
      SudLemma lemma = self->lemma[i];

      if (self->gone[i])
        continue;
      if (i > first && self->clause[i] >= 0)
        {
          sud_lemmas_init_lemma (self->lemmas, &lemma, self->clause[i]);
          memcpy (lemma.premise, self->lemma[i].premise, sizeof lemma.premise);
          lemma.n_premises = self->lemma[i].n_premises;
          lemma.conclusion = self->lemma[i].conclusion;
        }
      self->lemma[n++] = lemma;
    }
  self->n = sud_proof_tidy (self->lemma, n, &self->logic->marks, self->lemmas->moved);
  read_rows (self);
  return self->n > 0;
}

static uint32_t
shorten (SudLogic *logic, SudLemma *lemma, uint32_t n)
{
  Proof self = { .logic = logic, .lemmas = logic->lemmas, .lemma = lemma, .n = n };

  read_rows (&self);
  for (uint32_t i = self.n - 1; i-- > 0 && !sud_logic_is_cancelled (logic);)
    if (i + 1 < self.n && try_without (&self, i))
      {
        if (!take_conclusion (&self, i))
          return 0;
        if (i > self.n)
          i = self.n;
      }
  return self.n;
}

uint32_t
sud_lemmas_shorten (SudLogic *logic, SudLemma *lemma, uint32_t n)
{
  bool fits = n > 0 && n <= LONGEST;

  for (uint32_t i = 0; fits && i < n; i++)
    fits = lemma[i].n_premises <= 2;
  return fits ? shorten (logic, lemma, n) : n;
}
