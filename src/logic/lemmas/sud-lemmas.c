/* sud-lemmas.c - the table of pair lemmas: making it, and taking it along from step to step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lemmas.h"

#include <stdlib.h>
#include <string.h>

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

/* What the rules say. */
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
  sud_lemmas_list_clauses (logic, true);
  self->is_built = true;
  return true;
}

/* Only rows @keep are left: closes the gaps. Nothing is marked as lowered between two searches. */
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

/* Drops what has gone, keeps every lemma. */
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
  sud_lemmas_list_clauses (logic, false);
}

/* Whether the position comes after the one that the tables are of. */
static bool
comes_after (const SudLemmas *self, const SudPencilmarks *marks)
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
  if (!comes_after (self, &logic->marks))
    return build_tables (logic);
  if (memcmp (self->known, logic->marks.cell, sizeof self->known) != 0)
    update_tables (logic);
  return true;
}
