/* sud-canon-state.c - how far a grid has been written in its canonical form: rows chosen, columns and digits in part
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-canon-state.h"

/**
 * Orders:
 * @n: how many
 * @order: which of three stands at each place
 */
typedef struct
{
  uint8_t n;
  uint8_t order[6][3];
} Orders;

/* The orders in which only those change places that a set has: bit i for place i. */
static const Orders orders[8] = {
  { 1, { { 0, 1, 2 } } },
  { 1, { { 0, 1, 2 } } },
  { 1, { { 0, 1, 2 } } },
  { 2, { { 0, 1, 2 }, { 1, 0, 2 } } },
  { 1, { { 0, 1, 2 } } },
  { 2, { { 0, 1, 2 }, { 2, 1, 0 } } },
  { 2, { { 0, 1, 2 }, { 0, 2, 1 } } },
  { 6, { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } } },
};

void
sud_canon_state_init (SudCanonState *self, bool turned)
{
  *self = (SudCanonState){ .blank_columns = { 3, 3, 3 }, .blank_stacks = 3, .turned = turned, .rows = (1u << SUD_SIZE) - 1 };
  for (int i = 0; i < SUD_SIZE; i++)
    {
      self->column[i] = i;
      self->label[i + 1] = SUD_CANON_NEW;
    }
}

static inline void
sort_two (uint8_t *a, uint8_t *b)
{
  uint8_t low = *a < *b ? *a : *b, high = *a < *b ? *b : *a;

  *a = low;
  *b = high;
}

/* The labels of the stack of three places, as a number. */
static inline unsigned
stack_text (const uint8_t place[3])
{
  return (place[0] >> 4) << 8 | (place[1] & 0xf0) | place[2] >> 4;
}

static void
exchange_stacks (uint8_t *a, uint8_t *b)
{
  for (int i = 0; i < 3; i++)
    {
      uint8_t other = a[i];

      a[i] = b[i];
      b[i] = other;
    }
}

static void
sort_stacks (uint8_t place[SUD_SIZE], int n)
{
  if (n == 3 && stack_text (place + 3) > stack_text (place + 6))
    exchange_stacks (place + 3, place + 6);
  if (stack_text (place) > stack_text (place + 3))
    exchange_stacks (place, place + 3);
  if (n == 3 && stack_text (place + 3) > stack_text (place + 6))
    exchange_stacks (place + 3, place + 6);
}

void
sud_canon_state_write (const SudCanonState *self, const uint8_t digits[SUD_SIZE], SudCanonRow *row)
{
  unsigned labels = self->labels;

  for (int i = 0; i < SUD_SIZE; i++)
    row->place[i] = self->label[digits[self->column[i]]] << 4 | self->column[i];
  for (int i = 0; i < 3; i++)
    {
      uint8_t *place = row->place + 3 * i;

      if (self->blank_columns[i] >= 2)
        sort_two (place, place + 1);
      if (self->blank_columns[i] == 3)
        {
          sort_two (place + 1, place + 2);
          sort_two (place, place + 1);
        }
    }
  if (self->blank_stacks >= 2)
    sort_stacks (row->place, self->blank_stacks);
  row->text = 0;
  for (int i = 0; i < SUD_SIZE; i++)
    {
      unsigned label = row->place[i] >> 4;

      row->text = row->text << 4 | (label == SUD_CANON_NEW ? ++labels : label);
    }
}

/* The stacks that look the same, and are blank no longer. */
static unsigned
equal_stacks (const SudCanonState *self, const SudCanonRow *row)
{
  unsigned set = 0;

  for (int i = 1; i < self->blank_stacks; i++)
    {
      unsigned text = stack_text (row->place + 3 * i);

      if (text != 0 && text == stack_text (row->place + 3 * i - 3))
        set |= 3u << (i - 1);
    }
  return set;
}

/* The columns of a stack that look the same, and are blank no longer: those with new digits. */
static unsigned
equal_columns (const uint8_t place[3], int blank)
{
  unsigned set = 0;

  for (int i = 0; i < blank; i++)
    set |= (unsigned)(place[i] >> 4 == SUD_CANON_NEW) << i;
  return set;
}

int
sud_canon_state_count_ways (const SudCanonState *self, const SudCanonRow *row)
{
  int n = orders[equal_stacks (self, row)].n;

  for (int i = 0; i < 3; i++)
    n *= orders[equal_columns (row->place + 3 * i, self->blank_columns[i])].n;
  return n;
}

void
sud_canon_state_take (const SudCanonState *self, const uint8_t digits[SUD_SIZE], const SudCanonRow *row, int way,
                      SudCanonState *next)
{
  const Orders *stacks = &orders[equal_stacks (self, row)];
  const uint8_t *stack = stacks->order[way % stacks->n];

  *next = *self;
  next->blank_stacks = 0;
  way /= stacks->n;
  for (int i = 0; i < 3; i++)
    {
      const uint8_t *place = row->place + 3 * stack[i];
      int blank = self->blank_columns[i];
      const Orders *columns = &orders[equal_columns (place, blank)];
      const uint8_t *order = columns->order[way % columns->n];

      way /= columns->n;
      next->blank_columns[i] = 0;
      for (int j = 0; j < 3; j++)
        {
          int column = place[order[j]] & 0xf, digit = digits[column];

          next->column[3 * i + j] = column;
          next->blank_columns[i] += j < blank && digit == 0;
          if (next->label[digit] == SUD_CANON_NEW)
            next->label[digit] = ++next->labels;
        }
      next->blank_stacks += i < self->blank_stacks && next->blank_columns[i] == 3;
    }
}
