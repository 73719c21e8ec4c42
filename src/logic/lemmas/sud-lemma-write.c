/* sud-lemma-write.c - why two candidates cannot both be: the lemmas written out, children before parents
 *
 * The table says only what a lemma costs. Whoever wants to know why looks for a clause all of whose members are ruled out
 * by cheaper lemmas, preferring those written already: the proof is a web, not a tree. Where there is none, two
 * suppositions were needed: their net is made once more, remembering what came from what.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lemmas.h"

#include <string.h>

enum
{
  TOO_DEAR = 1000,
};

/* A net: of each row how dear it is to show it false (@out) or true (@on); which candidate rules it out (@after, -1: one
 * of the suppositions), which clause shows it true (@clause); the lemma that says so, plus one (@lemma). */
typedef struct
{
  SudLemmaTableId id;
  const SudLemmaRow *cost;
  int a, b;
  int best, best_clause;
  uint8_t out[SUD_LEMMA_CANDIDATES];
  uint8_t on[SUD_LEMMA_CANDIDATES];
  int16_t after[SUD_LEMMA_CANDIDATES];
  int16_t clause[SUD_LEMMA_CANDIDATES];
  uint16_t lemma[SUD_LEMMA_CANDIDATES];
} Net;

void
sud_lemmas_begin (SudLogic *logic)
{
  SudLemmas *self = logic->lemmas;

  for (uint32_t i = 0; i < self->n_touched; i++)
    self->written[self->touched[i] / SUD_LEMMA_CANDIDATES][self->touched[i] % SUD_LEMMA_CANDIDATES] = 0;
  self->n_touched = 0;
  self->start = logic->proof.n;
}

int
sud_lemmas_write (SudLogic *logic, SudLemma *lemma, const int through[], const int by[])
{
  SudProof *proof = &logic->proof;
  int index = (int)(proof->n - logic->lemmas->start);

  if (proof->n == proof->room)
    return -1;
  for (int i = 0; i < lemma->n_reasons; i++)
    lemma->reason[i] = (SudReason){ (uint16_t)(through[i] != 0 ? index + 1 - through[i] : 0),
                                    (uint16_t)(by[i] != 0 ? index + 1 - by[i] : 0) };
  proof->lemma[proof->n++] = *lemma;
  return index + 1;
}

void
sud_lemmas_init_lemma (const SudLemmas *self, SudLemma *lemma, int index)
{
  const SudLemmaClause *clause = &self->clauses[index];

  memset (lemma, 0, sizeof *lemma);
  lemma->conclusion = SUD_NO_CANDIDATE;
  lemma->n_reasons = clause->n;
  if (clause->id < SUD_LEMMA_CELLS)
    {
      lemma->kind = SUD_CLAUSE_CELL;
      lemma->where = (uint8_t)clause->id;
    }
  else if (clause->id < SUD_LEMMA_NAMED)
    {
      lemma->kind = SUD_CLAUSE_HOUSE;
      lemma->where = (uint8_t)((clause->id - SUD_LEMMA_CELLS) / SUD_SIZE);
      lemma->digits = (SudDigits)(1u << (clause->id - SUD_LEMMA_CELLS) % SUD_SIZE);
    }
  else
    {
      lemma->kind = SUD_CLAUSE_PATTERN;
      lemma->cells = self->pattern[clause->id - SUD_LEMMA_NAMED].cells;
      lemma->digits = self->pattern[clause->id - SUD_LEMMA_NAMED].digits;
    }
}

static void
add_premise (const SudLemmas *self, SudLemma *lemma, int a)
{
  lemma->premise[lemma->n_premises++] = self->candidate[a];
}

static bool
is_written (const SudLemmas *self, int a, int b)
{
  return a < b ? self->written[a][b] != 0 : self->written[b][a] != 0;
}

/* How many sentences more it takes, about, to say that @x is ruled out by @a, in a proof that costs @most. */
static int
extra_cost (const SudLemmas *self, const SudLemmaRow *cost, int a, int x, int most)
{
  if (cost[a][x] >= most)
    return TOO_DEAR;
  return cost[a][x] == 0 || is_written (self, a, x) ? 0 : cost[a][x];
}

/* The clause that shows with the fewest new lemmas that @a and @b cannot both be, or -1. */
static int
choose_clause (const SudLemmas *self, const SudLemmaRow *cost, int a, int b)
{
  int least = cost[a][b] + 1, best = -1; /* what is dearer than the lemma itself: a net is shorter */

  for (int h = 0; h < self->n_clauses; h++)
    {
      const SudLemmaClause *clause = &self->clauses[h];
      int sum = clause->weight;

      for (int j = 0; j < clause->n && sum < least; j++)
        {
          int x = clause->member[j];
          int one = extra_cost (self, cost, a, x, cost[a][b]), other = extra_cost (self, cost, b, x, cost[a][b]);

          sum += x == a || x == b ? TOO_DEAR : one < other ? one : other;
        }
      if (sum < least)
        {
          least = sum;
          best = h;
        }
    }
  return best;
}

static int
write_clause (SudLogic *logic, SudLemmaTableId id, int a, int b, int index)
{
  const SudLemmas *self = logic->lemmas;
  const SudLemmaRow *cost = self->table[id].cost;
  const SudLemmaClause *clause = &self->clauses[index];
  int through[SUD_LEMMA_MEMBERS] = { 0 }, by[SUD_LEMMA_MEMBERS];
  SudLemma lemma;

  for (int j = 0; j < clause->n; j++)
    {
      int x = clause->member[j];
      int one = extra_cost (self, cost, a, x, cost[a][b]), other = extra_cost (self, cost, b, x, cost[a][b]);

      by[j] = sud_lemmas_write_pair (logic, id, one <= other ? a : b, x);
      if (by[j] < 0)
        return -1;
    }
  sud_lemmas_init_lemma (self, &lemma, index);
  add_premise (self, &lemma, a);
  if (b != a)
    add_premise (self, &lemma, b);
  return sud_lemmas_write (logic, &lemma, through, by);
}

static void
init_net (const SudLemmas *self, Net *net, SudLemmaTableId id, int a, int b)
{
  memset (net, 0, sizeof *net);
  net->id = id;
  net->cost = self->table[id].cost;
  net->a = a;
  net->b = b;
  net->best = net->cost[a][b] + 1;
  net->best_clause = -1;
  memset (net->on, SUD_LEMMA_UNKNOWN, sizeof net->on);
  for (int x = 0; x < self->n; x++)
    {
      uint8_t one = net->cost[a][x], other = net->cost[b][x], least = one < other ? one : other;

      net->out[x] = least < net->cost[a][b] ? least : SUD_LEMMA_UNKNOWN;
      net->after[x] = -1;
    }
}

/* @y is true, which costs @cost, by clause @h: whether that is news. */
static bool
show_true (const SudLemmas *self, Net *net, int y, int cost, int h)
{
  if (cost >= net->on[y] || cost >= net->best)
    return false;
  net->on[y] = (uint8_t)cost;
  net->clause[y] = (int16_t)h;
  for (int x = 0; x < self->n; x++)
    if (x != y && self->live[x] && cost + net->cost[y][x] < net->out[x])
      {
        net->out[x] = (uint8_t)(cost + net->cost[y][x]);
        net->after[x] = (int16_t)y;
      }
  return true;
}

/* What clause @h shows. */
static bool
apply_clause (const SudLemmas *self, Net *net, int h)
{
  const SudLemmaClause *clause = &self->clauses[h];
  int sum = clause->weight, open = 0;
  bool any = false;

  for (int j = 0; j < clause->n; j++)
    if (net->out[clause->member[j]] == SUD_LEMMA_UNKNOWN)
      open++;
    else
      sum += net->out[clause->member[j]];
  if (open == 0 && sum < net->best)
    {
      net->best = sum;
      net->best_clause = h;
      any = true;
    }
  for (int j = 0; j < clause->n && open <= 1; j++)
    {
      int y = clause->member[j];

      if (net->out[y] == SUD_LEMMA_UNKNOWN)
        any |= show_true (self, net, y, sum, h);
      else if (open == 0)
        any |= show_true (self, net, y, sum - net->out[y], h);
    }
  return any;
}

static int write_net_clause (SudLogic *logic, Net *net, int h, int y);

/* Why @x is false: the lemma that says what is true besides, and the one that rules it out. */
static bool
write_reason (SudLogic *logic, Net *net, int x, int *through, int *by)
{
  int y = net->after[x];

  *through = 0;
  if (y < 0)
    {
      *by = sud_lemmas_write_pair (logic, net->id, net->cost[net->a][x] <= net->cost[net->b][x] ? net->a : net->b, x);
      return *by >= 0;
    }
  if (net->lemma[y] == 0)
    {
      int lemma = write_net_clause (logic, net, net->clause[y], y);

      if (lemma < 0)
        return false;
      net->lemma[y] = (uint16_t)lemma;
    }
  *through = net->lemma[y];
  *by = sud_lemmas_write_pair (logic, net->id, y, x);
  return *by >= 0;
}

/* Writes that @y is true (-1: that there is a contradiction) by clause @h. */
static int
write_net_clause (SudLogic *logic, Net *net, int h, int y)
{
  const SudLemmas *self = logic->lemmas;
  const SudLemmaClause *clause = &self->clauses[h];
  int through[SUD_LEMMA_MEMBERS] = { 0 }, by[SUD_LEMMA_MEMBERS] = { 0 };
  SudLemma lemma;

  for (int j = 0; j < clause->n; j++)
    if (clause->member[j] != y && !write_reason (logic, net, clause->member[j], &through[j], &by[j]))
      return -1;
  sud_lemmas_init_lemma (self, &lemma, h);
  add_premise (self, &lemma, net->a);
  if (net->b != net->a)
    add_premise (self, &lemma, net->b);
  if (y >= 0)
    lemma.conclusion = self->candidate[y];
  return sud_lemmas_write (logic, &lemma, through, by);
}

static int
write_net (SudLogic *logic, SudLemmaTableId id, int a, int b)
{
  const SudLemmas *self = logic->lemmas;
  bool any;
  Net net;

  init_net (self, &net, id, a, b);
  do
    {
      any = false;
      for (int h = 0; h < self->n_clauses; h++)
        any |= apply_clause (self, &net, h);
    }
  while (any);
  return net.best_clause < 0 ? -1 : write_net_clause (logic, &net, net.best_clause, -1);
}

int
sud_lemmas_write_pair (SudLogic *logic, SudLemmaTableId id, int a, int b)
{
  SudLemmas *self = logic->lemmas;
  int low = a < b ? a : b, high = a < b ? b : a, index, lemma;

  if (self->table[id].cost[low][high] == 0)
    return SUD_LEMMA_LINK;
  if (self->table[id].cost[low][high] == SUD_LEMMA_UNKNOWN)
    return -1;
  if (self->written[low][high] != 0)
    return self->written[low][high];
  index = choose_clause (self, self->table[id].cost, low, high);
  lemma = index >= 0 ? write_clause (logic, id, low, high, index) : write_net (logic, id, low, high);
  if (lemma <= 0)
    return -1;
  self->written[low][high] = (uint16_t)lemma;
  if (self->n_touched < SUD_PROOF_ROOM)
    self->touched[self->n_touched++] = (uint32_t)(low * SUD_LEMMA_CANDIDATES + high);
  return lemma;
}

/* Marks in @moved (1: needed) what @root needs from @from on. */
static void
mark_needed (SudLemmas *self, const SudLemma *lemmas, uint32_t from, uint32_t root)
{
  memset (&self->moved[from], 0, (root + 1 - from) * sizeof self->moved[0]);
  self->moved[root] = 1;
  for (uint32_t i = root + 1; i-- > from;)
    for (int j = 0; self->moved[i] != 0 && j < lemmas[i].n_reasons; j++)
      {
        if (lemmas[i].reason[j].through != 0 && i - lemmas[i].reason[j].through >= from)
          self->moved[i - lemmas[i].reason[j].through] = 1;
        if (lemmas[i].reason[j].by != 0 && i - lemmas[i].reason[j].by >= from)
          self->moved[i - lemmas[i].reason[j].by] = 1;
      }
}

/* The distance @distance back from lemma @i, which is @to now. */
static uint16_t
move_distance (const SudLemmas *self, uint32_t i, uint32_t to, uint16_t distance, uint32_t from)
{
  uint32_t child = i - distance;

  if (distance == 0)
    return 0;
  return (uint16_t)(to - (child < from ? child : (uint32_t)(self->moved[child] - 1)));
}

/* Where the lemmas of pairs are now; those left out may be written again. */
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

int
sud_lemmas_prune (SudLogic *logic, uint32_t from, int root)
{
  SudLemmas *self = logic->lemmas;
  SudLemma *lemmas = &logic->proof.lemma[self->start];
  uint32_t last = (uint32_t)root - 1, n = from;

  mark_needed (self, lemmas, from, last);
  for (uint32_t i = from; i <= last; i++)
    {
      if (self->moved[i] == 0)
        continue;
      for (int j = 0; j < lemmas[i].n_reasons; j++)
        lemmas[i].reason[j] = (SudReason){ move_distance (self, i, n, lemmas[i].reason[j].through, from),
                                           move_distance (self, i, n, lemmas[i].reason[j].by, from) };
      lemmas[n] = lemmas[i];
      self->moved[i] = (uint16_t)++n;
    }
  move_written (self, from, last);
  logic->proof.n = self->start + n;
  return (int)n;
}

/* How long the proof is without what it does not need; 0 where there is none. */
static uint32_t
tidy (SudLogic *logic, int root)
{
  SudLemmas *self = logic->lemmas;

  return root > 0 ? sud_proof_tidy (&logic->proof.lemma[self->start], (uint32_t)root, &logic->marks, self->moved) : 0;
}

void
sud_lemmas_add_step (SudLogic *logic, SudTechniqueId technique, int e, int cost, int root)
{
  const SudLemmas *self = logic->lemmas;
  int cell = sud_candidate_cell (self->candidate[e]), digit = sud_candidate_digit (self->candidate[e]);
  SudStep step;

  logic->proof.n = self->start + tidy (logic, root);
  sud_step_init (&step, technique);
  step.digits = SUD_DIGIT_BIT (digit);
  step.cells = sud_cells_of (cell);
  step.out[digit - 1] = step.cells;
  step.cost = (uint16_t)cost;
  if (logic->proof.n > self->start)
    {
      step.proof = logic->proof.n;
      step.size = (uint16_t)(logic->proof.n - self->start);
    }
  sud_steps_add (&logic->steps, &logic->marks, &step);
}
