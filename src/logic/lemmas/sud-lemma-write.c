/* sud-lemma-write.c - proofs out of the table of pair lemmas, as short as they can be made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lemmas.h"

#include <string.h>

/* A proof without the lemmas that it can do without
 *
 * Proofs are written by what each lemma costs alone. Often a lemma that is needed for one conclusion also makes another
 * follow by another clause, whose own lemmas are then no longer used. So each lemma is left out on trial: the lemmas
 * that needed it are shown by another clause, or left out as well. If the last lemma still follows, the proof is
 * shorter.
 */

enum
{
  MAX_LEMMAS = 128, /* chosen: longer proofs stay as they are, for the work grows with the third power */
};

typedef struct
{
  SudLogic *logic;
  SudLemmas *lemmas;
  SudLemma *lemma; /* those of the proof; @n of them */
  uint32_t n;
  int16_t a[MAX_LEMMAS], b[MAX_LEMMAS]; /* for each lemma the rows of its premises; twice the same if it has one */
  int16_t y[MAX_LEMMAS];                /* for each lemma the row of its conclusion, or -1 */
  bool gone[MAX_LEMMAS];                /* for each lemma whether it is left out on trial */
  int16_t clause[MAX_LEMMAS];           /* for each lemma the clause by which it holds then; -1: as before */
  bool has_links[SUD_LEMMA_CANDIDATES];
  SudLemmaBits links[SUD_LEMMA_CANDIDATES]; /* for each row that @has_links what it sees */
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

/* Adds to @out what @row rules out, by the rules and the lemmas before @i. */
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

/* Returns: whether @row rules out @other, by the rules and the lemmas before @i */
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

/* Adds to @out the rows that @a and @b rule out by lemma @k, "if its premises, then y". */
static void
exclude_by_conclusion (Proof *self, uint32_t i, uint32_t k, int a, int b, SudLemmaBits *out)
{
  bool knows_one = self->a[k] == a || self->a[k] == b, knows_other = self->b[k] == a || self->b[k] == b;

  if (!knows_one && !knows_other && self->a[k] != self->b[k])
    return;
  if (knows_one && knows_other)
    add_excluded_by (self, i, self->y[k], out);
  else if (is_excluded (self, i, self->y[k], a) || is_excluded (self, i, self->y[k], b))
    sud_lemma_bits_add (out, knows_one ? self->b[k] : self->a[k]);
}

/* Returns: a clause by which lemma @i follows from the lemmas before it, or -1 */
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
      exclude_by_conclusion (self, i, k, a, b, &out);
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

/* Returns: whether the last lemma holds without lemma @i. */
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

/* Drops the lemmas that are gone, and gives the others new reasons. Returns: whether the proof still holds */
static bool
take_shortened (Proof *self, uint32_t first)
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

/* Leaves out of a whole proof of @n lemmas each that the others can do without. Returns: how many are left */
static uint32_t
shorten_proof (SudLogic *logic, SudLemma *lemma, uint32_t n)
{
  Proof self = { .logic = logic, .lemmas = logic->lemmas, .lemma = lemma, .n = n };

  for (uint32_t i = 0; i < n; i++)
    if (n > MAX_LEMMAS || lemma[i].n_premises > 2)
      return n;
  if (n == 0)
    return 0;
  read_rows (&self);
  for (uint32_t i = self.n - 1; i-- > 0 && !sud_logic_is_cancelled (logic);)
    if (i + 1 < self.n && try_without (&self, i))
      {
        if (!take_shortened (&self, i))
          return 0;
        if (i > self.n)
          i = self.n;
      }
  return self.n;
}

/* Why two candidates cannot both be: the lemmas written out, children before parents
 *
 * The table says only what a lemma costs. To write it, a clause is sought all of whose members are ruled out by cheaper
 * lemmas, preferably by lemmas that are needed anyway, for lemmas are shared. The dearest lemma that is needed comes
 * first, so that all lemmas that share another are known before that is written; in the end the order is reversed. If
 * there is no such clause, two suppositions were needed: their net is made once more, and keeps what came from what.
 */

enum
{
  TOO_DEAR = 1000,
  WANTED = 0xffff, /* the lemma of a pair is to be written … */
  WANTED_AS_PAIR = 0xfffe, /* … as "not both", since it is used together with the conclusion of another */
};

/* A net: all that follows from the suppositions of two rows. */
typedef struct
{
  SudLemmaTableId id;
  int a, b;                             /* the rows that are supposed */
  int most;                             /* the cost of their lemma in the table */
  int best, best_clause;                /* the cheapest contradiction so far, and the clause that shows it */
  uint8_t out[SUD_LEMMA_CANDIDATES];    /* for each row what it costs to show it false */
  uint8_t on[SUD_LEMMA_CANDIDATES];     /* for each row what it costs to show it true */
  int16_t after[SUD_LEMMA_CANDIDATES];  /* for each row the one that rules it out; -1: a supposition does */
  int16_t clause[SUD_LEMMA_CANDIDATES]; /* for each row the clause that shows it true */
  bool needed[SUD_LEMMA_CANDIDATES];    /* for each row whether the proof has to say that it is true */
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

static inline uint16_t *
written_at (SudLemmas *self, int a, int b)
{
  return a < b ? &self->written[a][b] : &self->written[b][a];
}

/* Returns: about how many lemmas more it takes to show that @a rules out @x, in a proof that costs @most */
static inline int
extra_cost (const SudLemmas *self, SudLemmaTableId id, int a, int x, int most)
{
  int cost = self->table[id].cost[a][x];

  if (cost >= most)
    return TOO_DEAR;
  return cost == 0 || (a < x ? self->written[a][x] : self->written[x][a]) != 0 ? 0 : cost;
}

/* Returns: the clause that shows with the fewest new lemmas that @a and @b cannot both be, or -1 */
static int
choose_clause (const SudLemmas *self, SudLemmaTableId id, int a, int b)
{
  int most = self->table[id].cost[a][b], least = most + 1, best = -1; /* if all cost more, a net is shorter */

  for (int h = 0; h < self->n_clauses; h++)
    {
      const SudLemmaClause *clause = &self->clauses[h];
      int sum = clause->weight;

      for (int j = 0; j < clause->n && sum < least; j++)
        {
          int x = clause->member[j];
          int one = extra_cost (self, id, a, x, most), other = extra_cost (self, id, b, x, most);

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

/* Has the lemma written that @a and @x cannot both be, if one is needed; @wanted is a WANTED. */
static void
want_lemma (SudLemmas *self, SudLemmaTableId id, int a, int x, uint16_t wanted)
{
  uint16_t *written = written_at (self, a, x);

  if (*written == WANTED)
    *written = wanted;
  if (self->table[id].cost[a][x] == 0 || *written != 0 || self->n_touched == SUD_PROOF_ROOM)
    return;
  *written = wanted;
  self->touched[self->n_touched++] = (uint32_t)(a < x ? a * SUD_LEMMA_CANDIDATES + x : x * SUD_LEMMA_CANDIDATES + a);
}

/* Appends the lemma that @a and @b lead to @y (-1: they cannot both be) by clause @h; its reasons come later. Returns:
 * false without room */
static bool
append_lemma (SudLogic *logic, int a, int b, int h, int y)
{
  SudProof *proof = &logic->proof;
  SudLemma *lemma = &proof->lemma[proof->n];

  if (proof->n == proof->room)
    return false;
  sud_lemmas_init_lemma (logic->lemmas, lemma, h);
  add_premise (logic->lemmas, lemma, a);
  if (b != a)
    add_premise (logic->lemmas, lemma, b);
  if (y >= 0)
    lemma->conclusion = logic->lemmas->candidate[y];
  proof->n++;
  return true;
}

/* Appends that @a and @b cannot both be, as shown earlier as number @shown: as "if a, then y", if that was shown, y has
 * not been ruled out since, and it is not @wanted as a pair. Returns: false without room */
static bool
append_shown (SudLogic *logic, int a, int b, uint32_t shown, uint16_t wanted)
{
  const SudLemma *earlier = &logic->proof.earlier->lemma[shown - 1];
  SudProof *proof = &logic->proof;
  SudLemma lemma = { .conclusion = SUD_NO_CANDIDATE, .kind = SUD_CLAUSE_SHOWN, .shown = shown };

  if (proof->n == proof->room)
    return false;
  add_premise (logic->lemmas, &lemma, a);
  add_premise (logic->lemmas, &lemma, b);
  if (wanted == WANTED && earlier->conclusion != SUD_NO_CANDIDATE
      && sud_pencilmarks_has (&logic->marks, sud_candidate_cell (earlier->conclusion),
                              sud_candidate_digit (earlier->conclusion)))
    {
      memcpy (lemma.premise, earlier->premise, sizeof lemma.premise);
      lemma.n_premises = earlier->n_premises;
      lemma.conclusion = earlier->conclusion;
    }
  proof->lemma[proof->n++] = lemma;
  return true;
}

static bool
append_clause (SudLogic *logic, SudLemmaTableId id, int a, int b, int h)
{
  SudLemmas *self = logic->lemmas;
  const SudLemmaClause *clause = &self->clauses[h];
  int most = self->table[id].cost[a][b];

  for (int j = 0; j < clause->n; j++)
    {
      int x = clause->member[j];

      want_lemma (self, id, extra_cost (self, id, a, x, most) <= extra_cost (self, id, b, x, most) ? a : b, x, WANTED);
    }
  return append_lemma (logic, a, b, h, -1);
}

static void
init_net (const SudLemmas *self, Net *net, SudLemmaTableId id, int a, int b)
{
  memset (net, 0, sizeof *net);
  net->id = id;
  net->a = a;
  net->b = b;
  net->most = self->table[id].cost[a][b];
  net->best = net->most + 1;
  net->best_clause = -1;
  memset (net->on, SUD_LEMMA_UNKNOWN, sizeof net->on);
  for (int x = 0; x < self->n; x++)
    {
      int one = extra_cost (self, id, a, x, net->most), other = extra_cost (self, id, b, x, net->most);
      int least = one < other ? one : other;

      net->out[x] = (uint8_t)(least < net->most ? least : SUD_LEMMA_UNKNOWN);
      net->after[x] = -1;
    }
}

/* Notes that clause @h shows @y true at @cost. Returns: whether that is cheaper than before */
static bool
show_true (const SudLemmas *self, Net *net, int y, int cost, int h)
{
  if (cost >= net->on[y] || cost >= net->best)
    return false;
  net->on[y] = (uint8_t)cost;
  net->clause[y] = (int16_t)h;
  for (int x = 0; x < self->n; x++)
    {
      int extra;

      if (x == y || cost >= net->out[x] || !self->live[x])
        continue;
      extra = cost + extra_cost (self, net->id, y, x, net->most);
      if (extra < net->out[x])
        {
          net->out[x] = (uint8_t)extra;
          net->after[x] = (int16_t)y;
        }
    }
  return true;
}

/* Notes all that clause @h shows. Returns: whether anything became cheaper */
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

/* Appends the lemma that clause @h shows @y true (-1: a contradiction), and marks the rows that are needed for it. */
static bool
append_net_clause (SudLogic *logic, Net *net, int h, int y)
{
  SudLemmas *self = logic->lemmas;
  const SudLemmaClause *clause = &self->clauses[h];

  for (int j = 0; j < clause->n; j++)
    {
      int x = clause->member[j], after = net->after[x];
      uint16_t wanted = after >= 0 ? WANTED_AS_PAIR : WANTED;

      if (x == y)
        continue;
      if (after >= 0)
        net->needed[after] = true;
      else
        after = extra_cost (self, net->id, net->a, x, net->most) <= extra_cost (self, net->id, net->b, x, net->most)
                    ? net->a
                    : net->b;
      want_lemma (self, net->id, after, x, wanted);
    }
  return append_lemma (logic, net->a, net->b, h, y);
}

/* Returns: the dearest of the needed rows, which no other needed row can need; or -1 */
static int
find_needed (const SudLemmas *self, const Net *net)
{
  int dearest = -1;

  for (int y = 0; y < self->n; y++)
    if (net->needed[y] && (dearest < 0 || net->on[y] > net->on[dearest]))
      dearest = y;
  return dearest;
}

static bool
append_net (SudLogic *logic, SudLemmaTableId id, int a, int b)
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
  if (net.best_clause < 0 || !append_net_clause (logic, &net, net.best_clause, -1))
    return false;
  for (int y = find_needed (self, &net); y >= 0; y = find_needed (self, &net))
    {
      net.needed[y] = false;
      if (!append_net_clause (logic, &net, net.clause[y], y))
        return false;
    }
  return true;
}

/* Returns: the index, from @from on, of the dearest pair whose lemma is wanted, for no lemma that it needs is as dear;
 * or SUD_PROOF_ROOM */
static uint32_t
find_wanted (const SudLemmas *self, SudLemmaTableId id, uint32_t from)
{
  uint32_t dearest = SUD_PROOF_ROOM;
  int most = -1;

  for (uint32_t i = from; i < self->n_touched; i++)
    {
      uint32_t a = self->touched[i] / SUD_LEMMA_CANDIDATES, b = self->touched[i] % SUD_LEMMA_CANDIDATES;

      if (self->written[a][b] >= WANTED_AS_PAIR && self->table[id].cost[a][b] > most)
        {
          most = self->table[id].cost[a][b];
          dearest = i;
        }
    }
  return dearest;
}

/* Reverses the order of the lemmas from @from on, and gives each its reasons. Returns: false if one has none */
static bool
finish_proof (SudLogic *logic, uint32_t from)
{
  SudLemmas *self = logic->lemmas;
  SudLemma *lemmas = &logic->proof.lemma[self->start];
  uint32_t n = logic->proof.n - self->start;

  for (uint32_t i = from, k = n - 1; i < k; i++, k--)
    {
      SudLemma lemma = lemmas[i];

      lemmas[i] = lemmas[k];
      lemmas[k] = lemma;
    }
  for (uint32_t i = from; i < n; i++)
    {
      uint16_t member[SUD_CLAUSE_MEMBERS];
      int n_members = sud_lemma_list_members (&lemmas[i], &logic->marks, member);

      for (int j = 0; j < n_members; j++)
        if (member[j] != lemmas[i].conclusion && !sud_proof_find_reason (lemmas, i, member[j], &lemmas[i].reason[j]))
          return false;
    }
  return true;
}

/* Appends why @a and @b cannot both be, in the cheapest way. Returns: false without room */
static bool
append_reasoning (SudLogic *logic, SudLemmaTableId id, int a, int b, uint16_t wanted)
{
  const SudLemmas *self = logic->lemmas;
  uint32_t shown = self->shown[self->candidate[a]][self->candidate[b]];
  int h = shown == 0 ? choose_clause (self, id, a, b) : -1;

  if (shown != 0)
    return append_shown (logic, a, b, shown, wanted);
  return h >= 0 ? append_clause (logic, id, a, b, h) : append_net (logic, id, a, b);
}

int
sud_lemmas_write_pair (SudLogic *logic, SudLemmaTableId id, int a, int b)
{
  SudLemmas *self = logic->lemmas;
  uint32_t from = logic->proof.n - self->start, first = self->n_touched, next;
  const SudLemmaRow *cost = self->table[id].cost;

  if (cost[a][b] == 0)
    return SUD_LEMMA_LINK;
  if (cost[a][b] == SUD_LEMMA_UNKNOWN || self->n_touched == SUD_PROOF_ROOM)
    return -1;
  if (*written_at (self, a, b) != 0)
    return *written_at (self, a, b);
  want_lemma (self, id, a, b, WANTED_AS_PAIR);
  while ((next = find_wanted (self, id, first)) != SUD_PROOF_ROOM)
    {
      int low = (int)(self->touched[next] / SUD_LEMMA_CANDIDATES);
      int high = (int)(self->touched[next] % SUD_LEMMA_CANDIDATES);
      uint16_t wanted = self->written[low][high];

      self->written[low][high] = (uint16_t)(logic->proof.n - self->start + 1);
      if (!append_reasoning (logic, id, low, high, wanted))
        return -1;
    }
  for (uint32_t i = first; i < self->n_touched; i++)
    {
      uint32_t pair = self->touched[i];
      uint16_t *written = &self->written[pair / SUD_LEMMA_CANDIDATES][pair % SUD_LEMMA_CANDIDATES];

      *written = (uint16_t)(from + logic->proof.n - self->start + 1 - *written);
    }
  return finish_proof (logic, from) ? (int)(logic->proof.n - self->start) : -1;
}

/* Shortens the proof. Returns: how many lemmas it has then; 0 if there is no proof */
static uint32_t
tidy_proof (SudLogic *logic, int root)
{
  SudLemmas *self = logic->lemmas;
  SudLemma *lemmas = &logic->proof.lemma[self->start];
  uint32_t n = root > 0 ? sud_proof_tidy (lemmas, (uint32_t)root, &logic->marks, self->moved) : 0;

  return shorten_proof (logic, lemmas, n);
}

void
sud_lemmas_add_step (SudLogic *logic, SudTechniqueId technique, int e, int cost, int root)
{
  const SudLemmas *self = logic->lemmas;
  int cell = sud_candidate_cell (self->candidate[e]), digit = sud_candidate_digit (self->candidate[e]);
  SudStep step;

  logic->proof.n = self->start + tidy_proof (logic, root);
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
