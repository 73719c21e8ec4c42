/* sud-lemma-clauses.c - what holds one true candidate at least: cells, houses, and the guardians of a trivalue oddagon
 *
 *     A . . | . A .      Trivalue oddagon: in each box of a rectangle three cells, one in each row and each column.
 *     . A . | A . .      Where as many of the four slope down (as those of box 1) as leave an odd number of the other
 *     . . A | . . A      kind, three digits cannot fill the twelve: some cell holds another digit, a guardian.
 *     ------+------      A slope is a permutation of three; three of the six are even, three odd.
 *     A . . | A . .
 *     . A . | . A .
 *     . . A | . . A
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lemmas.h"

#include <string.h>

enum
{
  SLOPES = 6,
  GUARDIANS = 10,
  ODDAGON_WEIGHT = 6,
};

static const uint8_t slope_column[SLOPES][3] = { { 0, 1, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 0, 2, 1 }, { 2, 1, 0 }, { 1, 0, 2 } };

/* Three digits, four boxes, and of each box the number of guardians for each slope, or more than GUARDIANS. */
typedef struct
{
  SudDigits digits;
  int box[4];
  int guardians[4][SLOPES];
} Oddagon;

static SudCells
slope_cells (int box, int slope)
{
  SudCells cells = SUD_NO_CELLS;

  for (int i = 0; i < 3; i++)
    sud_cells_add (&cells, sud_cell (box / 3 * 3 + i, box % 3 * 3 + slope_column[slope][i]));
  return cells;
}

static int
count_guardians (const SudPencilmarks *marks, SudDigits digits, int box, int slope)
{
  int n = 0;

  SUD_EACH_CELL (cell, slope_cells (box, slope))
    {
      if (__builtin_popcount (marks->cell[cell] & digits) < 2)
        return GUARDIANS + 1;
      n += __builtin_popcount (marks->cell[cell] & ~digits);
    }
  return n;
}

/* Adds those that see to it that @cells are not filled with @digits alone; false where there is no room. */
static bool
add_pattern (SudLogic *logic, SudCells cells, SudDigits digits)
{
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

static bool
add_oddagons_of (SudLogic *logic, const Oddagon *oddagon)
{
  for (int code = 0; code < SLOPES * SLOPES * SLOPES * SLOPES; code++)
    {
      int slope[4] = { code % SLOPES, code / SLOPES % SLOPES, code / (SLOPES * SLOPES) % SLOPES, code / (SLOPES * SLOPES * SLOPES) };
      int odd = 0, guardians = 0;
      SudCells cells = SUD_NO_CELLS;

      for (int k = 0; k < 4; k++)
        {
          odd += slope[k] > 2;
          guardians += oddagon->guardians[k][slope[k]];
        }
      if (odd % 2 == 0 || guardians > GUARDIANS)
        continue;
      for (int k = 0; k < 4; k++)
        cells = sud_cells_union (cells, slope_cells (oddagon->box[k], slope[k]));
      if (!add_pattern (logic, cells, oddagon->digits))
        return false;
    }
  return true;
}

/* Whether each box has a slope that may do. */
static bool
measure_oddagon (const SudPencilmarks *marks, Oddagon *oddagon)
{
  for (int k = 0; k < 4; k++)
    {
      int least = GUARDIANS + 1;

      for (int slope = 0; slope < SLOPES; slope++)
        {
          int n = count_guardians (marks, oddagon->digits, oddagon->box[k], slope);

          oddagon->guardians[k][slope] = n;
          least = n < least ? n : least;
        }
      if (least > GUARDIANS)
        return false;
    }
  return true;
}

static bool
add_oddagons_in (SudLogic *logic, SudDigits digits)
{
  for (int rows = 0; rows < 3; rows++)
    for (int columns = 0; columns < 3; columns++)
      {
        int top = rows == 0 ? 1 : 0, bottom = rows == 2 ? 1 : 2; /* the two that are not @rows */
        int left = columns == 0 ? 1 : 0, right = columns == 2 ? 1 : 2;
        Oddagon oddagon = { digits, { top * 3 + left, top * 3 + right, bottom * 3 + left, bottom * 3 + right }, { { 0 } } };

        if (measure_oddagon (&logic->marks, &oddagon) && !add_oddagons_of (logic, &oddagon))
          return false;
      }
  return true;
}

/* All of them, or, where there are too many, none: which are kept must not depend on their order. */
static void
add_oddagons (SudLogic *logic)
{
  int n = logic->lemmas->n_clauses;

  for (int a = 0; a < SUD_SIZE; a++)
    for (int b = a + 1; b < SUD_SIZE; b++)
      for (int c = b + 1; c < SUD_SIZE; c++)
        if (!add_oddagons_in (logic, (SudDigits)(1u << a | 1u << b | 1u << c)))
          {
            logic->lemmas->n_clauses = n;
            return;
          }
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

void
sud_lemmas_list_clauses (SudLogic *logic, bool fresh)
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
