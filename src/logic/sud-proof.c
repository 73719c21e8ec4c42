/* sud-proof.c - why a net is right: the arena, and what the clauses of lemmas are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-proof.h"

#include <stdlib.h>
#include <string.h>

enum
{
  PATTERN_CELLS = 16, /* more would take long to try */
};

void
sud_proof_clear (SudProof *self)
{
  free (self->lemma);
  *self = (SudProof){ NULL, 0, 0 };
}

bool
sud_proof_reserve (SudProof *self, uint32_t room)
{
  SudLemma *lemma;

  if (room <= self->room)
    return true;
  if (room < self->room * 2)
    room = self->room * 2;
  lemma = realloc (self->lemma, room * sizeof *lemma);
  if (lemma == NULL)
    return false;
  self->lemma = lemma;
  self->room = room;
  return true;
}

const SudLemma *
sud_proof_get (const SudProof *self, const SudStep *step)
{
  if (step->proof == 0 || step->proof > self->n || step->size == 0 || step->size > step->proof)
    return NULL;
  return &self->lemma[step->proof - step->size];
}

bool
sud_proof_append (SudProof *self, const SudProof *from, SudStep *step)
{
  const SudLemma *lemmas = sud_proof_get (from, step);

  if (lemmas == NULL)
    return true;
  if (!sud_proof_reserve (self, self->n + step->size))
    return false;
  memcpy (&self->lemma[self->n], lemmas, step->size * sizeof *lemmas);
  self->n += step->size;
  step->proof = self->n;
  return true;
}

/* Whether @cells, the last @n of an array, can be filled with digits of @allowed so that none sees its like. */
static bool
can_fill (const uint8_t *cells, const SudDigits *allowed, int n, int i, uint8_t *digit)
{
  if (i == n)
    return true;
  SUD_EACH_BIT (index, allowed[i])
    {
      bool clash = false;

      for (int j = 0; j < i; j++)
        clash |= digit[j] == index && sud_cells_has (sud_peer_sets[cells[i]], cells[j]);
      digit[i] = (uint8_t)index;
      if (!clash && can_fill (cells, allowed, n, i + 1, digit))
        return true;
    }
  return false;
}

/* The guardians of a pattern that cannot be filled without one. */
static int
list_guardians (const SudLemma *self, const SudPencilmarks *marks, uint16_t member[SUD_CLAUSE_MEMBERS])
{
  uint8_t cells[PATTERN_CELLS], digit[PATTERN_CELLS];
  SudDigits allowed[PATTERN_CELLS];
  int n = 0, n_members = 0;

  if (sud_cells_count (self->cells) > PATTERN_CELLS || !sud_cells_within (self->cells, marks->blank))
    return -1;
  SUD_EACH_CELL (cell, self->cells)
    {
      cells[n] = (uint8_t)cell;
      allowed[n++] = marks->cell[cell] & self->digits;
      SUD_EACH_BIT (index, marks->cell[cell] & ~self->digits)
        {
          if (n_members == SUD_CLAUSE_MEMBERS)
            return -1;
          member[n_members++] = (uint16_t)sud_candidate ((int)cell, (int)index + 1);
        }
    }
  return can_fill (cells, allowed, n, 0, digit) ? -1 : n_members;
}

static int
list_digits (const SudLemma *self, const SudPencilmarks *marks, uint16_t member[SUD_CLAUSE_MEMBERS])
{
  int n = 0;

  if (self->where >= SUD_CELLS || marks->value[self->where] != 0 || self->digits != 0)
    return -1;
  SUD_EACH_BIT (index, marks->cell[self->where])
    member[n++] = (uint16_t)sud_candidate (self->where, (int)index + 1);
  return n;
}

static int
list_places (const SudLemma *self, const SudPencilmarks *marks, uint16_t member[SUD_CLAUSE_MEMBERS])
{
  int n = 0, digit;

  if (self->where >= SUD_HOUSES || self->digits == 0 || (self->digits & (self->digits - 1)) != 0
      || self->digits > SUD_ALL_DIGITS)
    return -1;
  digit = sud_digits_first (self->digits);
  for (int i = 0; i < SUD_SIZE; i++)
    {
      int cell = sud_house_cells[self->where][i];

      if (marks->value[cell] == digit)
        return -1;
      if (sud_pencilmarks_has (marks, cell, digit))
        member[n++] = (uint16_t)sud_candidate (cell, digit);
    }
  return n;
}

int
sud_lemma_list_members (const SudLemma *self, const SudPencilmarks *marks, uint16_t member[SUD_CLAUSE_MEMBERS])
{
  static int (*const list[SUD_N_CLAUSE_KINDS]) (const SudLemma *, const SudPencilmarks *, uint16_t *)
      = { list_digits, list_places, list_guardians };

  return self->kind < SUD_N_CLAUSE_KINDS ? list[self->kind](self, marks, member) : -1;
}

int
sud_lemma_first_house (const SudLemma *self, const SudPencilmarks *marks)
{
  uint16_t wanted[SUD_CLAUSE_MEMBERS], member[SUD_CLAUSE_MEMBERS];
  int n = list_places (self, marks, wanted);
  SudLemma other = *self;

  for (int house = 0; house < self->where && n >= 0; house++)
    {
      other.where = (uint8_t)house;
      if (list_places (&other, marks, member) == n && memcmp (wanted, member, (size_t)n * sizeof *member) == 0)
        return house;
    }
  return self->where;
}
