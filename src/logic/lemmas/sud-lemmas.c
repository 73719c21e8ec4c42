/* sud-lemmas.c - the table of pair lemmas: making it, lowering it, and keeping it from step to step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lemmas.h"

#include "sud-lemma-kernels.h"
#include "sud-lemmas-testing.h"
#include "sud-oddagons.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* THE TABLE of kernels, the fastest first */

/* The fastest first: sud_lemma_kernel_choose () takes the first that the processor has, as find_fastest () does in the
 * lanes of engine. */
static const SudLemmaKernel *const kernels[] = {
#if defined __x86_64__ || defined __i386__
  &sud_lemma_kernel_avx512,
  &sud_lemma_kernel_avx2,
#endif
  &sud_lemma_kernel_c,
};

const SudLemmaKernel *
sud_lemma_kernel_choose (const char *id)
{
  for (size_t i = 0; i < sizeof kernels / sizeof kernels[0]; i++)
    if ((id == NULL || strcmp (kernels[i]->id, id) == 0) && kernels[i]->is_supported ())
      return kernels[i];
  return NULL;
}

/* Clauses hold one true candidate at least: cells, houses, and the guardians of trivalue oddagons */

enum
{
  ODDAGON_WEIGHT = 6,
};

/* Adds the clause of the guardians of @cells, which cannot be filled with @digits alone. Returns: false without room */
static bool
add_pattern (void *data, SudCells cells, SudDigits digits)
{
  SudLogic *logic = data;
  SudLemmas *self = logic->lemmas;
  SudLemmaClause *clause = &self->clauses[self->n_clauses];
  int last = self->n_clauses > 0 ? clause[-1].id : 0, index = last >= SUD_LEMMA_NAMED ? last + 1 - SUD_LEMMA_NAMED : 0;

  if (index == SUD_LEMMA_PATTERNS)
    return false;
  *clause = (SudLemmaClause){ .weight = ODDAGON_WEIGHT, .id = (uint16_t)(SUD_LEMMA_NAMED + index) };
  SUD_EACH_CELL (cell, cells)
    SUD_EACH_BIT (d, logic->marks.cell[cell] & ~digits)
      clause->member[clause->n++] = (uint16_t)self->row[sud_candidate ((int)cell, (int)d + 1)];
  self->pattern[index] = (SudLemmaPattern){ cells, digits };
  self->n_clauses++;
  return true;
}

/* Adds all oddagons; none if there are too many, for which are kept must not depend on their order. */
static void
add_oddagons (SudLogic *logic)
{
  int n = logic->lemmas->n_clauses;

  if (!sud_oddagons_each (&logic->marks, add_pattern, logic))
    logic->lemmas->n_clauses = n;
}

static void
add_named (SudLemmas *self, int id, const SudLemmaClause *clause, bool fresh)
{
  if (clause->n > 0)
    self->clauses[self->n_clauses++] = *clause;
  for (int i = 0; i < SUD_N_LEMMA_TABLES; i++)
    self->table[i].stale[id] |= fresh || self->length[id] != clause->n;
  self->length[id] = clause->n;
}

static void
index_clauses (SudLemmas *self)
{
  memset (self->clauses_of, 0, sizeof self->clauses_of);
  for (int h = 0; h < self->n_clauses; h++)
    for (int j = 0; j < self->clauses[h].n; j++)
      self->clauses_of[self->clauses[h].member[j]][h / 64] |= UINT64_C (1) << (h % 64);
}

/* Lists the clauses of the position; @fresh is true if all of them are new. */
static void
list_clauses (SudLogic *logic, bool fresh)
{
  const SudPencilmarks *marks = &logic->marks;
  SudLemmas *self = logic->lemmas;

  self->n_clauses = 0;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudLemmaClause clause = { .weight = 1, .id = (uint16_t)cell };

      SUD_EACH_BIT (index, marks->cell[cell])
        clause.member[clause.n++] = (uint16_t)self->row[sud_candidate (cell, (int)index + 1)];
      add_named (self, cell, &clause, fresh);
    }
  for (int house = 0; house < SUD_HOUSES; house++)
    for (int index = 0; index < SUD_SIZE; index++)
      {
        int id = SUD_LEMMA_CELLS + house * SUD_SIZE + index;
        SudLemmaClause clause = { .weight = 1, .id = (uint16_t)id };

        SUD_EACH_BIT (i, marks->place[house][index])
          clause.member[clause.n++] = (uint16_t)self->row[sud_candidate (sud_house_cells[house][i], (int)index + 1)];
        add_named (self, id, &clause, fresh);
      }
  if ((logic->rules & SUD_RULE_NO_PATTERNS) == 0)
    add_oddagons (logic);
  index_clauses (self);
}

enum
{
  /* chosen: a dearer lemma may be cheaper with two suppositions, which are looked for next */
  MAX_PLAIN_COST = 24,
};

/* Costs are lowered up to one cap after the other: most positions have something cheap, which takes the least time. */
static const uint8_t cost_caps[] = { 6, 12, 24, 48, 96, SUD_LEMMA_MAX_COST };
static const uint8_t net_caps[] = { 8, 16, 32, 64, 128, SUD_LEMMA_MAX_COST };

enum
{
  N_CAPS = sizeof cost_caps / sizeof cost_caps[0],
  N_NET_CAPS = sizeof net_caps / sizeof net_caps[0],
};

static int
find_least (const SudLemmas *self, const SudLemmaTable *table)
{
  int least = SUD_LEMMA_UNKNOWN;

  if (self->wanted != NULL)
    return table->cost[*self->wanted][*self->wanted];
  for (int i = 0; i < self->n; i++)
    if (self->live[i] && table->cost[i][i] < least)
      least = table->cost[i][i];
  return least;
}

/* Lists the clauses to look at first. Returns: how many there are */
static int
list_stale (SudLemmas *self, const SudLemmaTable *table)
{
  int n = 0;

  for (int h = 0; h < self->n_clauses; h++)
    if (table->all || self->clauses[h].id >= SUD_LEMMA_NAMED || table->stale[self->clauses[h].id])
      self->dirty[n++] = (uint16_t)h;
  return n;
}

/* Lists the clauses with members whose column in row @a was lowered, and marks it as followed up. Returns: how many
 * there are */
static int
list_lowered (SudLemmas *self, SudLemmaTable *table, int a)
{
  uint64_t clauses[SUD_LEMMA_CLAUSE_WORDS] = { 0 };
  int n = 0, words = (self->n_clauses + 63) / 64;

  for (int block = 0; block < SUD_LEMMA_BLOCKS; block++)
    {
      for (uint64_t bits = table->lowered[a][block]; bits != 0; bits &= bits - 1)
        for (int i = 0; i < words; i++)
          clauses[i] |= self->clauses_of[block * 64 + __builtin_ctzll (bits)][i];
      table->lowered[a][block] = 0;
    }
  for (int i = 0; i < words; i++)
    for (; clauses[i] != 0; clauses[i] &= clauses[i] - 1)
      self->dirty[n++] = (uint16_t)(i * 64 + __builtin_ctzll (clauses[i]));
  return n;
}

/* Lists the jobs of the dirty clauses for the row @own. Returns: their end */
static const uint16_t *
list_jobs (SudLemmas *self, const uint8_t *own, int n_dirty)
{
  uint16_t *job = self->jobs;

  for (int i = 0; i < n_dirty; i++)
    {
      const SudLemmaClause *clause = &self->clauses[self->dirty[i]];
      uint16_t *head = job++;

      for (int j = 0; j < clause->n; j++)
        {
          *job = clause->member[j];
          job += own[clause->member[j]] != 0;
        }
      *head = (uint16_t)(clause->weight << 8 | (job - head - 1));
    }
  return job;
}

static inline void
mark_lowered (SudLemmaTable *table, int a, int b)
{
  table->lowered[a][b / 64] |= UINT64_C (1) << (b % 64);
  table->lowered[b][a / 64] |= UINT64_C (1) << (a % 64);
}

/* Lowers row @a of the table, from column @first on, to what @row has, if that is at most @cap. */
static void
take_row (const SudLemmas *self, SudLemmaTable *table, const uint8_t *row, int a, int first, int cap)
{
  uint8_t *own = table->cost[a];

  for (int block = first; block < self->n; block += 16)
    {
      uint8_t below = 0;

      for (int b = block; b < block + 16; b++)
        below |= (uint8_t)((row[b] < own[b]) & (row[b] <= cap));
      if (!below)
        continue;
      for (int b = block; b < block + 16 && b < self->n; b++)
        if (row[b] < own[b] && row[b] <= cap && self->live[b])
          {
            own[b] = table->cost[b][a] = row[b];
            mark_lowered (table, a, b);
          }
    }
}

/* Lowers row @a by the dirty clauses, from block @first on. Returns: the cap, lowered to the cost of showing the row
 * false */
static int
relax_row (SudLemmas *self, SudLemmaTable *table, int a, int first, int n_dirty, int cap)
{
  _Alignas (SUD_LEMMA_BLOCK) uint8_t row[SUD_LEMMA_CANDIDATES];
  int blocks = (self->n + SUD_LEMMA_BLOCK - 1) / SUD_LEMMA_BLOCK;
  const uint16_t *end = list_jobs (self, table->cost[a], n_dirty);

  memcpy (row, table->cost[a], sizeof row);
  self->kernel->relax (table->cost, table->cost[a], self->jobs, end, first, blocks - first, row);
  take_row (self, table, row, a, first * SUD_LEMMA_BLOCK, cap);
  if (self->wanted != NULL && a != *self->wanted)
    return cap;
  return table->cost[a][a] < cap ? table->cost[a][a] : cap;
}

static bool
is_lowered (const SudLemmaTable *table, int a)
{
  uint64_t any = 0;

  for (int block = 0; block < SUD_LEMMA_BLOCKS; block++)
    any |= table->lowered[a][block];
  return any != 0;
}

/* Lowers the rows until nothing changes: first by the clauses that have changed, for which half of each row is enough,
 * since the table is symmetric; then each row by the columns that were lowered. Returns: the cap in the end */
static int
relax_rows (SudLogic *logic, SudLemmaTable *table, int cap)
{
  SudLemmas *self = logic->lemmas;
  int n = list_stale (self, table);
  bool any = true;

  for (int a = 0; a < self->n && n > 0 && !sud_logic_is_cancelled (logic); a++)
    if (self->live[a])
      cap = relax_row (self, table, a, a / SUD_LEMMA_BLOCK, n, cap);
  while (any && !sud_logic_is_cancelled (logic))
    {
      any = false;
      for (int a = 0; a < self->n && !sud_logic_is_cancelled (logic); a++)
        if (self->live[a] && is_lowered (table, a))
          {
            cap = relax_row (self, table, a, 0, list_lowered (self, table, a), cap);
            any = true;
          }
    }
  return cap;
}

/* Lowers what can be lowered in table @id, up to @cap, and not beyond the cost at which the first candidates are shown
 * false. Returns: that cost; SUD_LEMMA_UNKNOWN if it is more than @cap, or it was cancelled */
static int
relax_table (SudLogic *logic, SudLemmaTableId id, int cap)
{
  SudLemmas *self = logic->lemmas;
  SudLemmaTable *table = &self->table[id];
  int least = find_least (self, table);

  table->all |= cap > table->converged;
  cap = relax_rows (logic, table, least < cap ? least : cap);
  if (sud_logic_is_cancelled (logic))
    {
      self->is_built = false;
      return SUD_LEMMA_UNKNOWN;
    }
  memset (table->stale, 0, sizeof table->stale);
  table->all = false;
  table->converged = cap;
  least = find_least (self, table);
  return least <= cap ? least : SUD_LEMMA_UNKNOWN;
}

/* Lists the columns of each row that are of use to nets that cost at most @cap. */
static void
list_near (SudLemmas *self, const SudLemmaTable *table, int cap)
{
  memset (self->net.near, 0, sizeof self->net.near);
  for (int y = 0; y < self->n; y++)
    for (int x = 0; x < self->n; x++)
      if (x != y && self->live[x] && table->cost[y][x] < cap)
        self->net.near[y][x / 64] |= UINT64_C (1) << (x % 64);
}

/* Returns: how much a net for @a and @b may cost at most, to be cheaper than what is known, and than is wanted */
static inline int
get_net_limit (const SudLemmaTable *table, int a, int b, int cap)
{
  return table->cost[a][b] <= cap ? table->cost[a][b] - 1 : cap;
}

/* Runs the nets of @n pairs, and notes each cost that is lower than the known one. */
static void
run_nets (SudLemmas *self, const SudLemmaTable *table, const SudLemmaPair *pairs, int n, int cap)
{
  _Alignas (SUD_LEMMA_BLOCK) uint8_t best[SUD_LEMMA_BLOCK];

  memset (self->net.beyond, 0, sizeof self->net.beyond);
  for (int i = 0; i < n; i++)
    self->net.beyond[i] = (uint8_t)get_net_limit (table, pairs[i].a, pairs[i].b, cap);
  self->kernel->net (&self->net, pairs, n, best);
  for (int i = 0; i < n; i++)
    if (best[i] <= self->net.beyond[i])
      self->best[pairs[i].a][pairs[i].b] = best[i];
}

/* Lists the partners of @c, from itself on, for which nothing cheap is known yet, as bits. */
static void
list_open (const SudLemmas *self, const SudLemmaTable *table, int c, uint64_t partners[SUD_LEMMA_BLOCKS])
{
  memset (partners, 0, SUD_LEMMA_BLOCKS * sizeof partners[0]);
  for (int a = c; a < self->n; a++)
    if (self->live[a] && table->cost[c][a] > 2)
      partners[a / 64] |= UINT64_C (1) << (a % 64);
}

/* Finds all nets. Few pairs have one, so the sieve first picks out the pairs that do. */
static void
find_all_nets (SudLogic *logic, const SudLemmaTable *table, int cap)
{
  SudLemmas *self = logic->lemmas;
  SudLemmaPair pairs[SUD_LEMMA_BLOCK];
  int n = 0;

  for (int c = 0; c < self->n && !sud_logic_is_cancelled (logic); c++)
    {
      uint64_t partners[SUD_LEMMA_BLOCKS];

      if (!self->live[c])
        continue;
      list_open (self, table, c, partners);
      self->kernel->sieve (&self->net, c, partners);
      for (int word = 0; word < SUD_LEMMA_BLOCKS; word++)
        for (; partners[word] != 0; partners[word] &= partners[word] - 1)
          {
            pairs[n++] = (SudLemmaPair){ (uint16_t)c, (uint16_t)(word * 64 + __builtin_ctzll (partners[word])) };
            if (n == SUD_LEMMA_BLOCK)
              {
                run_nets (self, table, pairs, n, cap);
                n = 0;
              }
          }
    }
  run_nets (self, table, pairs, n, cap);
}

/* Lowers the table to what the nets have found. Returns: whether that was anything */
static bool
take_nets (SudLemmas *self, SudLemmaTable *table)
{
  bool any = false;

  for (int c = 0; c < self->n; c++)
    for (int a = c; a < self->n; a++)
      if (self->best[c][a] < table->cost[c][a])
        {
          table->cost[c][a] = table->cost[a][c] = self->best[c][a];
          mark_lowered (table, c, a);
          any = true;
        }
  return any;
}

/* Lowers the table of two suppositions by all nets that cost at most @cap. Returns: whether any was new */
static bool
add_nets (SudLogic *logic, int cap)
{
  SudLemmas *self = logic->lemmas;
  SudLemmaTable *table = &self->table[SUD_LEMMA_DOUBLE];

  self->net.cost = table->cost;
  self->net.clauses = self->clauses;
  self->net.n_clauses = self->n_clauses;
  self->net.n = self->n;
  memset (self->best, SUD_LEMMA_UNKNOWN, sizeof self->best);
  list_near (self, table, cap);
  find_all_nets (logic, table, cap);
  return !sud_logic_is_cancelled (logic) && take_nets (self, table);
}

int
sud_lemmas_find_plain (SudLogic *logic)
{
  const SudLemmaTable *table = &logic->lemmas->table[SUD_LEMMA_PLAIN];
  int most = logic->dear_nets ? SUD_LEMMA_MAX_COST : MAX_PLAIN_COST;
  int least = table->converged > 0 ? relax_table (logic, SUD_LEMMA_PLAIN, table->converged) : SUD_LEMMA_UNKNOWN;

  for (int i = 0; i < N_CAPS && cost_caps[i] <= most && least == SUD_LEMMA_UNKNOWN; i++)
    if (cost_caps[i] > table->converged && !sud_logic_is_cancelled (logic))
      least = relax_table (logic, SUD_LEMMA_PLAIN, cost_caps[i]);
  return least <= most ? least : SUD_LEMMA_UNKNOWN;
}

/* Lowers the table of two suppositions to that of one, whose lemmas hold there as well. */
static void
merge_plain (SudLemmas *self)
{
  SudLemmaTable *to = &self->table[SUD_LEMMA_DOUBLE];
  const SudLemmaTable *from = &self->table[SUD_LEMMA_PLAIN];

  for (int a = 0; a < self->n; a++)
    for (int b = a; b < self->n; b++)
      if (from->cost[a][b] < to->cost[a][b] && self->live[a] && self->live[b])
        {
          to->cost[a][b] = to->cost[b][a] = from->cost[a][b];
          mark_lowered (to, a, b);
        }
}

/* Tries ever dearer nets, beyond @from, until a candidate is shown false at no more than @cap. Returns: its cost, or
 * SUD_LEMMA_UNKNOWN */
static int
find_with_nets (SudLogic *logic, int from, int cap)
{
  for (int i = 0; i < N_NET_CAPS && net_caps[i] <= cap && !sud_logic_is_cancelled (logic); i++)
    if (net_caps[i] > from && add_nets (logic, net_caps[i]))
      {
        int least = relax_table (logic, SUD_LEMMA_DOUBLE, cap);

        if (least != SUD_LEMMA_UNKNOWN)
          return least;
      }
  return SUD_LEMMA_UNKNOWN;
}

int
sud_lemmas_find_double (SudLogic *logic)
{
  SudLemmaTable *table = &logic->lemmas->table[SUD_LEMMA_DOUBLE];
  int least = SUD_LEMMA_UNKNOWN;

  merge_plain (logic->lemmas);
  if (table->converged > 0)
    least = relax_table (logic, SUD_LEMMA_DOUBLE, table->converged);
  for (int i = 0; i < N_CAPS && least == SUD_LEMMA_UNKNOWN && !sud_logic_is_cancelled (logic); i++)
    {
      if (cost_caps[i] <= table->converged && cost_caps[i] < SUD_LEMMA_MAX_COST)
        continue;
      least = relax_table (logic, SUD_LEMMA_DOUBLE, cost_caps[i]);
      if (least == SUD_LEMMA_UNKNOWN && cost_caps[i] >= MAX_PLAIN_COST)
        least = find_with_nets (logic, cost_caps[i] > MAX_PLAIN_COST ? cost_caps[i - 1] : 0, cost_caps[i]);
    }
  return least;
}

/* As sud_lemmas_find_plain(), with no cap beyond @most. */
static int
find_plain_below (SudLogic *logic, int most)
{
  int least = SUD_LEMMA_UNKNOWN;

  for (int i = 0; i < N_CAPS && least == SUD_LEMMA_UNKNOWN && !sud_logic_is_cancelled (logic); i++)
    {
      least = relax_table (logic, SUD_LEMMA_PLAIN, cost_caps[i] < most ? cost_caps[i] : most);
      if (cost_caps[i] >= most)
        break;
    }
  return least;
}

int
sud_lemmas_find_against (SudLogic *logic, SudLemmaTableId id, int e, int most)
{
  int least;

  logic->lemmas->wanted = &e;
  least = id == SUD_LEMMA_PLAIN ? find_plain_below (logic, most) : sud_lemmas_find_double (logic);
  logic->lemmas->wanted = NULL;
  return least <= most ? least : SUD_LEMMA_UNKNOWN;
}

SudLemmas *
sud_lemmas_new (void)
{
  size_t size = (sizeof (SudLemmas) + SUD_LEMMA_BLOCK - 1) / SUD_LEMMA_BLOCK * SUD_LEMMA_BLOCK;
  SudLemmas *self = aligned_alloc (SUD_LEMMA_BLOCK, size);

  if (self == NULL)
    return NULL;
  memset (self, 0, size);
  self->kernel = sud_lemma_kernel_choose (NULL);
  return self;
}

void
sud_lemmas_free (SudLemmas *self)
{
  free (self);
}

void
sud_lemmas_forget (SudLemmas *self)
{
  self->is_built = false;
  if (self->has_shown)
    memset (self->shown, 0, sizeof self->shown);
  self->has_shown = false;
}

/* Lowers the cost of rows @a and @b, of which an earlier lemma tells, to that of a line that says so. */
static void
lower_shown (SudLemmas *self, int a, int b)
{
  for (int i = 0; i < SUD_N_LEMMA_TABLES; i++)
    if (self->table[i].cost[a][b] > 1)
      {
        self->table[i].cost[a][b] = self->table[i].cost[b][a] = 1;
        mark_lowered (&self->table[i], a, b);
      }
}

/* Notes that candidates @x and @y cannot both be, as lemma @shown says. */
static void
note_pair (SudLogic *logic, int x, int y, uint32_t shown)
{
  SudLemmas *self = logic->lemmas;

  if (self->shown[x][y] != 0 || shown > UINT16_MAX
      || !sud_pencilmarks_has (&logic->marks, sud_candidate_cell (x), sud_candidate_digit (x))
      || !sud_pencilmarks_has (&logic->marks, sud_candidate_cell (y), sud_candidate_digit (y)))
    return;
  self->has_shown = true;
  self->shown[x][y] = self->shown[y][x] = (uint16_t)shown;
  if (self->is_built)
    lower_shown (self, self->row[x], self->row[y]);
}

void
sud_lemmas_note (SudLogic *logic, uint32_t index)
{
  const SudLemma *lemma = &logic->proof.earlier->lemma[index];
  int a = lemma->premise[0], b = lemma->premise[1];

  if (lemma->kind != SUD_CLAUSE_SHOWN && lemma->n_premises == 2 && lemma->conclusion == SUD_NO_CANDIDATE)
    note_pair (logic, a, b, index + 1);
  if (lemma->kind != SUD_CLAUSE_SHOWN && lemma->n_premises == 1 && lemma->conclusion != SUD_NO_CANDIDATE)
    for (int x = 0; x < SUD_CELLS * SUD_SIZE; x++)
      if (x != a && sud_candidates_clash (lemma->conclusion, x))
        note_pair (logic, a, x, index + 1);
}

static void
clear_rows (SudLemmas *self)
{
  for (int i = 0; i < SUD_N_LEMMA_TABLES; i++)
    {
      self->table[i].converged = 0;
      self->table[i].all = true;
      memset (self->table[i].cost, SUD_LEMMA_UNKNOWN, sizeof self->table[i].cost);
      memset (self->table[i].lowered, 0, sizeof self->table[i].lowered);
    }
}

/* Sets the costs of row @a with the candidates that it sees to 0. */
static void
add_links (SudLemmas *self, const SudPencilmarks *marks, int a)
{
  int cell = sud_candidate_cell (self->candidate[a]), digit = sud_candidate_digit (self->candidate[a]);
  SudCells peers = sud_cells_intersection (marks->digit[digit - 1], sud_peer_sets[cell]);

  for (int i = 0; i < SUD_N_LEMMA_TABLES; i++)
    {
      SUD_EACH_BIT (index, marks->cell[cell] & ~SUD_DIGIT_BIT (digit))
        self->table[i].cost[a][self->row[sud_candidate (cell, (int)index + 1)]] = 0;
      SUD_EACH_CELL (peer, peers)
        self->table[i].cost[a][self->row[sud_candidate ((int)peer, digit)]] = 0;
    }
}

static bool
build_tables (SudLogic *logic)
{
  const SudPencilmarks *marks = &logic->marks;
  SudLemmas *self = logic->lemmas;

  self->is_built = false;
  self->n = 0;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SUD_EACH_BIT (index, marks->cell[cell])
        {
          if (self->n == SUD_LEMMA_CANDIDATES)
            return false;
          self->candidate[self->n] = (uint16_t)sud_candidate (cell, (int)index + 1);
          self->row[self->candidate[self->n]] = (int16_t)self->n;
          self->live[self->n++] = true;
        }
      self->known[cell] = marks->cell[cell];
    }
  memset (self->live + self->n, 0, (size_t)(SUD_LEMMA_CANDIDATES - self->n));
  clear_rows (self);
  for (int a = 0; a < self->n; a++)
    add_links (self, marks, a);
  for (int a = 0; a < self->n && self->has_shown; a++)
    for (int b = 0; b < a; b++)
      if (self->shown[self->candidate[a]][self->candidate[b]] != 0)
        lower_shown (self, a, b);
  list_clauses (logic, true);
  self->is_built = true;
  return true;
}

/* Closes the gaps when only rows @keep are left. Nothing is marked as lowered between two searches. */
static void
pack_table (SudLemmaTable *table, const uint16_t *keep, int n)
{
  for (int i = 0; i < n; i++)
    {
      const uint8_t *from = table->cost[keep[i]];
      uint8_t *to = table->cost[i]; /* keep[i] >= i, and so is keep[j] >= j: nothing is overwritten too soon */

      for (int j = 0; j < n; j++)
        to[j] = from[keep[j]];
      memset (to + n, SUD_LEMMA_UNKNOWN, (size_t)(SUD_LEMMA_CANDIDATES - n));
    }
}

static void
pack_rows (SudLemmas *self, const uint16_t *keep, int n)
{
  for (int i = 0; i < SUD_N_LEMMA_TABLES; i++)
    pack_table (&self->table[i], keep, n);
  for (int i = 0; i < n; i++)
    {
      self->candidate[i] = self->candidate[keep[i]];
      self->row[self->candidate[i]] = (int16_t)i;
      self->live[i] = true;
    }
  memset (self->live + n, 0, (size_t)(SUD_LEMMA_CANDIDATES - n));
  self->n = n;
}

/* Drops the candidates that have gone; all lemmas about others stay. */
static void
update_tables (SudLogic *logic)
{
  const SudPencilmarks *marks = &logic->marks;
  SudLemmas *self = logic->lemmas;
  uint16_t keep[SUD_LEMMA_CANDIDATES];
  int n = 0;

  for (int i = 0; i < self->n; i++)
    {
      self->live[i] = sud_pencilmarks_has (marks, sud_candidate_cell (self->candidate[i]),
                                           sud_candidate_digit (self->candidate[i]));
      if (self->live[i])
        keep[n++] = (uint16_t)i;
    }
  if ((n + SUD_LEMMA_BLOCK - 1) / SUD_LEMMA_BLOCK < (self->n + SUD_LEMMA_BLOCK - 1) / SUD_LEMMA_BLOCK)
    pack_rows (self, keep, n);
  memcpy (self->known, marks->cell, sizeof self->known);
  list_clauses (logic, false);
}

/* Returns: whether all candidates of the position are in the position of the tables, too */
static bool
can_keep_tables (const SudLemmas *self, const SudPencilmarks *marks)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if ((marks->cell[cell] & ~self->known[cell]) != 0)
      return false;
  return self->is_built;
}

bool
sud_lemmas_prepare (SudLogic *logic)
{
  SudLemmas *self = logic->lemmas;

  if (sud_pencilmarks_is_solved (&logic->marks) || sud_pencilmarks_is_dead (&logic->marks))
    return false;
  if (!can_keep_tables (self, &logic->marks))
    return build_tables (logic);
  if (memcmp (self->known, logic->marks.cell, sizeof self->known) != 0)
    update_tables (logic);
  return true;
}
