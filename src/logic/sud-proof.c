/* sud-proof.c - why a net is right, and whether it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-proof.h"

#include <stdlib.h>
#include <string.h>

enum
{
  PATTERN_CELLS = 16, /* more would take long to try */
  KNOWN = SUD_LEMMA_PREMISES + 2,
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

/* Whether the two cannot both be, as the rules say. */
static bool
clash (int a, int b)
{
  int cell = sud_candidate_cell (a), other = sud_candidate_cell (b);

  if (cell == other)
    return a != b;
  return sud_candidate_digit (a) == sud_candidate_digit (b) && sud_cells_has (sud_peer_sets[cell], other);
}

static bool
is_known (const uint16_t *known, int n, const SudLemma *lemma)
{
  for (int i = 0; i < lemma->n_premises; i++)
    {
      bool found = false;

      for (int j = 0; j < n; j++)
        found |= known[j] == lemma->premise[i];
      if (!found)
        return false;
    }
  return true;
}

/* Whether candidate @x cannot be where the premises of lemma @i hold. */
static bool
is_ruled_out (const SudLemma *lemmas, uint32_t i, int x, SudReason reason)
{
  uint16_t known[KNOWN];
  int n = lemmas[i].n_premises;

  memcpy (known, lemmas[i].premise, sizeof lemmas[i].premise);
  known[n++] = (uint16_t)x;
  if (reason.through > i || reason.by > i)
    return false;
  if (reason.through != 0)
    {
      const SudLemma *through = &lemmas[i - reason.through];

      if (through->conclusion == SUD_NO_CANDIDATE || !is_known (known, n, through))
        return false;
      known[n++] = through->conclusion;
    }
  if (reason.by != 0)
    return lemmas[i - reason.by].conclusion == SUD_NO_CANDIDATE && is_known (known, n, &lemmas[i - reason.by]);
  for (int a = 0; a < n; a++)
    for (int b = 0; b < a; b++)
      if (clash (known[a], known[b]))
        return true;
  return false;
}

/* Whether lemma @i of a run follows from those before it. */
static bool
check_lemma (const SudLemma *lemmas, uint32_t i, const SudPencilmarks *marks)
{
  const SudLemma *lemma = &lemmas[i];
  uint16_t member[SUD_CLAUSE_MEMBERS];
  int n = sud_lemma_list_members (lemma, marks, member);

  if (n < 0 || n != lemma->n_reasons || lemma->n_premises > SUD_LEMMA_PREMISES)
    return false;
  for (int j = 0; j < lemma->n_premises; j++)
    if (lemma->premise[j] >= SUD_CELLS * SUD_SIZE)
      return false;
  if (lemma->conclusion != SUD_NO_CANDIDATE && lemma->conclusion >= SUD_CELLS * SUD_SIZE)
    return false;
  for (int j = 0; j < n; j++)
    if (member[j] != lemma->conclusion && !is_ruled_out (lemmas, i, member[j], lemma->reason[j]))
      return false;
  return true;
}

/* Whether @step rules out one candidate, and does so because @root says that it is false. */
static bool
check_root (const SudLemma *root, const SudStep *step)
{
  int candidate;

  if (step->digit != 0 || root->conclusion != SUD_NO_CANDIDATE || root->n_premises != 1)
    return false;
  candidate = root->premise[0];
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      SudCells cells = step->out[digit - 1];

      if (digit != sud_candidate_digit (candidate)
              ? !sud_cells_is_empty (cells)
              : !sud_cells_equal (cells, sud_cells_of (sud_candidate_cell (candidate))))
        return false;
    }
  return true;
}

bool
sud_proof_check (const SudProof *self, const SudPencilmarks *marks, const SudStep *step)
{
  const SudLemma *lemmas = sud_proof_get (self, step);

  if (lemmas == NULL || !check_root (&lemmas[step->size - 1], step))
    return false;
  for (uint32_t i = 0; i < step->size; i++)
    if (!check_lemma (lemmas, i, marks))
      return false;
  return true;
}
