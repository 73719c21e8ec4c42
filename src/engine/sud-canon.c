/* sud-canon.c - one form for all puzzles that are the same but for symmetry
 *
 * The form is written row by row, from the top. Each way to have written the rows so far is a state; all states with
 * the same rows so far are looked at together, each with each row that may follow, and only those go on that make the
 * next row the smallest. Of a puzzle a few dozen are left after the first row, and few after the third:
 *
 *     level 0         1               2
 *     (nothing) ──► ........1 ──► ......234 ──► …        states that write the same
 *              └──► ........1 ──► ......342              … and one that is given up here
 *
 * What cannot be told apart does not branch: columns and stacks stay in any order as long as all that is written in
 * them is blank, of blank rows in a band one is tried, and of blank bands. So an empty grid has two states
 * at each level: itself, and itself turned.
 *
 * A puzzle with symmetries of its own has as many states in the end as it has of these, 648 where a full grid has the
 * most, and on the way some thousand: those that took longest in a search for such puzzles had a few full rows and
 * nothing else, whose 1,296 orders are only told apart by the next of them. States of a level are kept in a room of
 * fixed size: when it is full, those in it go on down to the last row before others come, and what they wrote is what
 * the others have to beat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-canon.h"

#include "sud-cancel.h"
#include "sud-canon-full.h"
#include "sud-canon-state.h"

enum
{
  ROOM = 192,       /* states of a level */
  POLL_ROWS = 1024, /* how many rows are looked at until somebody asks whether to go on */
};

/**
 * Found:
 * @state: one of a level, by its number
 * @row: one that may follow
 * @written: how it is written there; no smaller one is known
 */
typedef struct
{
  SudCanonRow written;
  uint8_t state;
  uint8_t row;
} Found;

/**
 * Search:
 * @rows: the grid, and the grid turned
 * @empty: which rows of these are blank
 * @best: the smallest rows known, as SudCanonRow has them; UINT64_MAX where none is known below those before
 * @looked: how many rows were looked at since @cancel was
 * @n: how many states there are in @states
 * @states: those with the rows before each level written as @best has them
 * @n_found: how many there are in @found
 * @found: the rows of these states that are written as @best has it
 */
typedef struct
{
  uint8_t rows[2][SUD_SIZE][SUD_SIZE];
  uint16_t empty[2];
  uint64_t best[SUD_SIZE];
  const atomic_bool *cancel;
  bool cancelled;
  unsigned looked;
  int n[SUD_SIZE];
  int n_found[SUD_SIZE];
  SudCanonState states[SUD_SIZE][ROOM];
  Found found[SUD_SIZE][ROOM];
} Search;

static void go_on (Search *self, int level);

static void
search_init (Search *self, const SudGrid *grid, const atomic_bool *cancel)
{
  self->cancel = cancel;
  self->cancelled = sud_is_cancelled (cancel);
  self->looked = 0;
  self->empty[0] = self->empty[1] = (1u << SUD_SIZE) - 1;
  for (int i = 0; i < SUD_SIZE; i++)
    {
      self->n[i] = self->n_found[i] = 0;
      self->best[i] = UINT64_MAX;
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int row = sud_row (cell), column = sud_column (cell), digit = grid->digit[cell];

      self->rows[0][row][column] = self->rows[1][column][row] = digit;
      self->empty[0] &= ~((unsigned)(digit != 0) << row);
      self->empty[1] &= ~((unsigned)(digit != 0) << column);
    }
}

/* Of the rows of each band that are blank all but one are left out, and all of a blank band where there is another. */
static unsigned
leave_out_twins (unsigned rows, unsigned empty)
{
  bool had_empty_band = false;

  for (int band = 0; band < 3; band++)
    {
      unsigned blank = (rows & empty) >> (3 * band) & 7;

      if (blank == 7 && had_empty_band)
        rows &= ~(7u << (3 * band));
      had_empty_band = had_empty_band || blank == 7;
      rows &= ~((blank & (blank - 1)) << (3 * band));
    }
  return rows;
}

/* The rows that may be written next: those of a band that has been begun, or else any. */
static unsigned
next_rows (const SudCanonState *state, unsigned empty)
{
  unsigned rows = state->rows;

  for (int band = 0; band < 3; band++)
    {
      unsigned left = rows >> (3 * band) & 7;

      if (left != 0 && left != 7)
        rows = left << (3 * band);
    }
  return (rows & empty) != 0 ? leave_out_twins (rows, empty) : rows;
}

/* Makes room for a state of @level. */
static SudCanonState *
add_state (Search *self, int level)
{
  if (self->n[level] == ROOM)
    go_on (self, level);
  return &self->states[level][self->n[level]++];
}

/* Makes the states of all that is found on @level, which is used up. */
static void
take_found (Search *self, int level)
{
  for (int i = 0; i < self->n_found[level] && level < SUD_SIZE - 1; i++)
    {
      const Found *found = &self->found[level][i];
      const SudCanonState *state = &self->states[level][found->state];
      const uint8_t *digits = self->rows[state->turned][found->row];
      int ways = sud_canon_state_count_ways (state, &found->written);

      for (int way = 0; way < ways && !self->cancelled; way++)
        {
          SudCanonState *next = add_state (self, level + 1);

          sud_canon_state_take (state, digits, &found->written, way, next);
          next->rows &= ~(1u << found->row);
        }
    }
  self->n_found[level] = 0;
}

/* Keeps @row, the next of @state, where nothing smaller is known. */
static void
offer (Search *self, int level, int state, int row)
{
  const SudCanonState *before = &self->states[level][state];
  Found *found = &self->found[level][self->n_found[level]];

  sud_canon_state_write (before, self->rows[before->turned][row], &found->written);
  if (found->written.text > self->best[level])
    return;
  if (found->written.text < self->best[level])
    {
      self->best[level] = found->written.text;
      self->n_found[level] = 0;
      for (int below = level + 1; below < SUD_SIZE; below++)
        {
          self->best[below] = UINT64_MAX;
          self->n[below] = 0;
        }
      self->found[level][0] = *found;
    }
  found = &self->found[level][self->n_found[level]++];
  found->state = state;
  found->row = row;
  if (self->n_found[level] == ROOM)
    take_found (self, level);
}

/* Writes the rows from @level on of all states there, which are used up. */
static void
go_on (Search *self, int level)
{
  for (int i = 0; i < self->n[level] && !self->cancelled; i++)
    {
      const SudCanonState *state = &self->states[level][i];
      unsigned rows = next_rows (state, self->empty[state->turned]);

      SUD_EACH_BIT (row, rows)
        offer (self, level, i, row);
      self->looked += sud_bits_count (rows);
      if (self->looked >= POLL_ROWS)
        {
          self->looked = 0;
          self->cancelled = sud_is_cancelled (self->cancel);
        }
    }
  take_found (self, level);
  self->n[level] = 0;
  if (level < SUD_SIZE - 1 && self->n[level + 1] > 0)
    go_on (self, level + 1);
}

/* The first two rows of a full grid are told by a look at both of them. */
static void
begin_full (Search *self)
{
  SudCanonState states[SUD_CANON_BEGINNINGS];

  self->best[0] = UINT64_C (0x123456789);
  for (int pair = 0; pair < 2 * SUD_SIZE * 2; pair++)
    {
      int turned = pair & 1, first = pair / 4, second = first / 3 * 3 + (first + 1 + (pair >> 1 & 1)) % 3;
      int n = sud_canon_full_begin (self->rows[turned], first, second, turned, states);

      for (int i = 0; i < n && !self->cancelled; i++)
        *add_state (self, 1) = states[i];
    }
  go_on (self, 1);
}

static void
begin (Search *self)
{
  for (int turned = 0; turned < 2; turned++)
    sud_canon_state_init (add_state (self, 0), turned);
  go_on (self, 0);
}

bool
sud_canon_find (const SudGrid *grid, const atomic_bool *cancel, SudGrid *form)
{
  Search search;

  if (!sud_grid_is_valid (grid))
    return false;
  search_init (&search, grid, cancel);
  if (sud_grid_count_filled (grid) == SUD_CELLS)
    begin_full (&search);
  else
    begin (&search);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    form->digit[cell] = search.best[sud_row (cell)] >> 4 * (SUD_SIZE - 1 - sud_column (cell)) & 0xf;
  return !search.cancelled;
}
