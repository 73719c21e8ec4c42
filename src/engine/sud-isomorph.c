/* sud-isomorph.c - the symmetries of Sudoku, and the canonical form of puzzles that are the same but for them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-isomorph.h"

#include "sud-cancel.h"

void
sud_isomorph_init (SudIsomorph *self)
{
  *self = (SudIsomorph){ .digit = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 },
                         .row = { 0, 1, 2, 3, 4, 5, 6, 7, 8 },
                         .column = { 0, 1, 2, 3, 4, 5, 6, 7, 8 } };
}

/* Draws an order of three bands, and of the three rows in each. */
static void
draw_lines (uint8_t lines[SUD_SIZE], SudRandom *random)
{
  uint8_t bands[3] = { 0, 1, 2 };

  sud_random_shuffle (random, bands, 3);
  for (int band = 0; band < 3; band++)
    {
      uint8_t *three = lines + 3 * band;

      for (int i = 0; i < 3; i++)
        three[i] = (uint8_t)(3 * bands[band] + i);
      sud_random_shuffle (random, three, 3);
    }
}

void
sud_isomorph_init_random (SudIsomorph *self, SudRandom *random)
{
  sud_isomorph_init (self);
  sud_random_shuffle (random, self->digit + 1, SUD_SIZE);
  draw_lines (self->row, random);
  draw_lines (self->column, random);
  self->transposed = sud_random_below (random, 2) == 1;
}

int
sud_isomorph_move (const SudIsomorph *self, int cell)
{
  int row = sud_row (cell), column = sud_column (cell);

  return self->transposed ? sud_cell (self->row[column], self->column[row])
                          : sud_cell (self->row[row], self->column[column]);
}

void
sud_isomorph_apply (const SudIsomorph *self, const SudGrid *grid, SudGrid *image)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    image->digit[sud_isomorph_move (self, cell)] = self->digit[grid->digit[cell]];
}

/* The canonical form is written row by row, from the top. Each way to have written the rows so far is a state; all
 * states with the same rows so far are compared, each with each row that may follow, and only those go on that make the
 * next row the smallest. A puzzle has a few dozen states after the first row, and few after the third:
 *
 *     level 0         1               2
 *     (nothing) ──► ........1 ──► ......234 ──► …        states that write the same
 *              └──► ........1 ──► ......342              … and one that is given up here
 *
 * Lines that look the same do not branch: columns and stacks stay in any order as long as they are blank in all rows so
 * far, and only one of the blank rows of a band, or of the blank bands, is tried. So an empty grid has two states at
 * each level: itself, and itself turned.
 *
 * A puzzle has as many states in the end as it has symmetries of its own, at most 648 for a full grid, and on the way
 * some thousand: the slowest found so far have a few full rows and nothing else, whose 1,296 orders only the next row
 * tells apart. The states of a level are kept in a room of fixed size: when it is full, its states go on down to the
 * last row before others come, and the rows that they wrote are to be beaten by the others.
 */

enum
{
  NEW_LABEL = 10, /* the label of a digit that has none yet: more than all labels */
  ROOM = 192,       /* states of a level */
  POLL_ROWS = 1024, /* rows that are tried between two looks at the flag */
  ALL_ROWS = (1 << SUD_SIZE) - 1,
};

/**
 * State:
 * @column: the column that stands at each place
 * @label: the label that is written for each digit, @label[0] is 0
 * @labels: how many digits have a label
 * @blank_columns: of the stack at each place: how many columns, at its head, are blank in all rows so far
 * @blank_stacks: how many stacks, at the head of the row, are
 * @turned: whether rows and columns have changed places
 * @rows: the rows not chosen yet
 *
 * Columns and stacks that have been blank so far have no places yet: the first row that tells them apart gives them
 * some.
 *
 *     places           0 1 2   3 4 5   6 7 8
 *     rows so far      . . .   . . .   . . 1      @blank_stacks 1, @blank_columns 3, 2, 1
 *                      . . .   . . 1   . 2 .      those of places 0 to 2 may yet change places, and of 3 and 4
 */
typedef struct
{
  uint8_t column[SUD_SIZE];
  uint8_t label[SUD_SIZE + 1];
  uint8_t labels;
  uint8_t blank_columns[3];
  uint8_t blank_stacks;
  uint8_t turned;
  uint16_t rows;
} State;

/**
 * Row:
 * @text: 9 labels of 4 bits, the label of the first place highest: rows compare as these numbers do
 * @place: the label at each place, or NEW_LABEL, and below, in 4 bits, its column
 */
typedef struct
{
  uint64_t text;
  uint8_t place[SUD_SIZE];
} Row;

typedef struct
{
  uint8_t n;
  uint8_t order[6][3];
} Orders;

/* The orders of three in which only the places of a set change: bit i for place i. */
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

static void
state_init (State *self, bool turned)
{
  *self = (State){ .blank_columns = { 3, 3, 3 }, .blank_stacks = 3, .turned = turned, .rows = ALL_ROWS };
  for (int i = 0; i < SUD_SIZE; i++)
    {
      self->column[i] = i;
      self->label[i + 1] = NEW_LABEL;
    }
}

static inline void
sort_two (uint8_t *a, uint8_t *b)
{
  uint8_t low = *a < *b ? *a : *b, high = *a < *b ? *b : *a;

  *a = low;
  *b = high;
}

/* Returns: the labels of the stack of three places, as a number */
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

/* Writes a row with @digits below those so far, the smallest way there is. Inlined, the search takes a tenth longer. */
static __attribute__ ((noinline)) void
state_write (const State *self, const uint8_t digits[SUD_SIZE], Row *row)
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

      row->text = row->text << 4 | (label == NEW_LABEL ? ++labels : label);
    }
}

/* Finds the stacks that look the same, and are blank no longer. */
static unsigned
equal_stacks (const State *self, const Row *row)
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

/* Finds the columns of a stack that look the same, and are no longer blank: the columns with new digits. */
static unsigned
equal_columns (const uint8_t place[3], int blank)
{
  unsigned set = 0;

  for (int i = 0; i < blank; i++)
    set |= (unsigned)(place[i] >> 4 == NEW_LABEL) << i;
  return set;
}

/* Returns: in how many ways @row can be written like this: orders of columns and stacks that cannot be told apart */
static int
state_count_ways (const State *self, const Row *row)
{
  int n = orders[equal_stacks (self, row)].n;

  for (int i = 0; i < 3; i++)
    n *= orders[equal_columns (row->place + 3 * i, self->blank_columns[i])].n;
  return n;
}

/* Makes @next the state with @row, whose digits are @digits, written in one of these ways, 0 and up. */
static __attribute__ ((noinline)) void
state_take (const State *self, const uint8_t digits[SUD_SIZE], const Row *row, int way, State *next)
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
          if (next->label[digit] == NEW_LABEL)
            next->label[digit] = ++next->labels;
        }
      next->blank_stacks += i < self->blank_stacks && next->blank_columns[i] == 3;
    }
}

/**
 * Found:
 * @written: a row as it is written after the rows of the state; no smaller one is known
 * @state: the state, by its number on the level
 * @row: the number of the row
 */
typedef struct
{
  Row written;
  uint8_t state;
  uint8_t row;
} Found;

/**
 * Search:
 * @rows: the grid, and the grid turned
 * @empty: the rows of both that are blank
 * @best: the smallest rows known, as Row has them; UINT64_MAX if none is known below those before
 * @looked: how many rows were tried since the last look at @cancel
 * @n: how many states there are in @states
 * @states: the states whose rows before each level are written as @best has them
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
  State states[SUD_SIZE][ROOM];
  Found found[SUD_SIZE][ROOM];
} Search;

static void search_level (Search *self, int level);

static void
search_init (Search *self, const SudGrid *grid, const atomic_bool *cancel)
{
  self->cancel = cancel;
  self->cancelled = sud_is_cancelled (cancel);
  self->looked = 0;
  self->empty[0] = self->empty[1] = ALL_ROWS;
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

/* Leaves out all but one of the blank rows of each band, and all but one of the blank bands. */
static unsigned
drop_twins (unsigned rows, unsigned empty)
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

/* Returns: the rows that may be written next: the rows of a band that has been begun, or else any */
static unsigned
next_rows (const State *state, unsigned empty)
{
  unsigned rows = state->rows;

  for (int band = 0; band < 3; band++)
    {
      unsigned left = rows >> (3 * band) & 7;

      if (left != 0 && left != 7)
        rows = left << (3 * band);
    }
  return (rows & empty) != 0 ? drop_twins (rows, empty) : rows;
}

/* Makes room for a state of @level. */
static State *
add_state (Search *self, int level)
{
  if (self->n[level] == ROOM)
    search_level (self, level);
  return &self->states[level][self->n[level]++];
}

/* Makes states of the rows found on @level, which are used up. */
static void
make_states (Search *self, int level)
{
  for (int i = 0; i < self->n_found[level] && level < SUD_SIZE - 1; i++)
    {
      const Found *found = &self->found[level][i];
      const State *state = &self->states[level][found->state];
      const uint8_t *digits = self->rows[state->turned][found->row];
      int ways = state_count_ways (state, &found->written);

      for (int way = 0; way < ways && !self->cancelled; way++)
        {
          State *next = add_state (self, level + 1);

          state_take (state, digits, &found->written, way, next);
          next->rows &= ~(1u << found->row);
        }
    }
  self->n_found[level] = 0;
}

/* Keeps @row as the next of @state if nothing smaller is known. */
static void
try_row (Search *self, int level, int state, int row)
{
  const State *before = &self->states[level][state];
  Found *found = &self->found[level][self->n_found[level]];

  state_write (before, self->rows[before->turned][row], &found->written);
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
    make_states (self, level);
}

/* Writes the rows from @level on of all states there, which are used up. */
static void
search_level (Search *self, int level)
{
  for (int i = 0; i < self->n[level] && !self->cancelled; i++)
    {
      const State *state = &self->states[level][i];
      unsigned rows = next_rows (state, self->empty[state->turned]);

      SUD_EACH_BIT (row, rows)
        try_row (self, level, i, row);
      self->looked += sud_bits_count (rows);
      if (self->looked >= POLL_ROWS)
        {
          self->looked = 0;
          self->cancelled = sud_is_cancelled (self->cancel);
        }
    }
  make_states (self, level);
  self->n[level] = 0;
  if (level < SUD_SIZE - 1 && self->n[level + 1] > 0)
    search_level (self, level + 1);
}

/* The first row of a full grid is 123456789 whatever the order of its columns: 1,296 ways. Those among them with which
 * the second row gets as small as it can be are found by a look at both rows.
 *
 * The digits of the second row below 123 come from the other two stacks of the first row. Three digits of the same
 * stack make that the second, and become 456; the digits below these put the columns of the third in order. Two digits
 * of one and one of the other become 457; two columns of the third stack are then in any order:
 *
 *     1 2 3 | 4 5 6 | 7 8 9         1 2 3 | 4 5 6 | 7 8 9
 *     4 5 6 | 7 8 9 | . . .         4 5 7 | . . . | . . .
 */

typedef struct
{
  int turned;
  int first;
  int second;
  uint8_t above[SUD_SIZE]; /* the column in which the first row has the digit that the second has in each */
} RowPair;

/* Returns: the column of the stack of @a and @b that is neither */
static int
third_column (int a, int b)
{
  return a / 3 * 9 + 3 - a - b;
}

static void
add_beginning (Search *self, const RowPair *pair, const uint8_t column[SUD_SIZE])
{
  const uint8_t *first = self->rows[pair->turned][pair->first];
  State *state = add_state (self, 1);

  *state = (State){ .labels = SUD_SIZE, .turned = pair->turned, .rows = ALL_ROWS & ~(1u << pair->first) };
  for (int i = 0; i < SUD_SIZE; i++)
    {
      state->column[i] = column[i];
      state->label[first[column[i]]] = i + 1;
    }
}

/* Adds the states whose columns of places 0 to 2 are @column. */
static void
add_beginnings (Search *self, const RowPair *pair, uint8_t column[SUD_SIZE])
{
  column[3] = pair->above[column[0]];
  column[4] = pair->above[column[1]];
  if (column[3] / 3 != column[4] / 3)
    return;
  column[5] = third_column (column[3], column[4]);
  if (column[5] == pair->above[column[2]])
    {
      for (int i = 3; i < 6; i++)
        column[i + 3] = pair->above[column[i]];
      add_beginning (self, pair, column);
      return;
    }
  column[6] = pair->above[column[2]];
  for (int i = 0; i < 2; i++)
    {
      column[7] = column[6] / 3 * 3 + (column[6] + 1 + i) % 3;
      column[8] = third_column (column[6], column[7]);
      add_beginning (self, pair, column);
    }
}

static void
add_pair (Search *self, int turned, int first, int second)
{
  RowPair pair = { .turned = turned, .first = first, .second = second };
  uint8_t places[SUD_SIZE + 1], column[SUD_SIZE];

  for (int i = 0; i < SUD_SIZE; i++)
    places[self->rows[turned][first][i]] = i;
  for (int i = 0; i < SUD_SIZE; i++)
    pair.above[i] = places[self->rows[turned][second][i]];
  for (int stack = 0; stack < 3; stack++)
    for (int i = 0; i < orders[7].n; i++)
      {
        for (int j = 0; j < 3; j++)
          column[j] = 3 * stack + orders[7].order[i][j];
        add_beginnings (self, &pair, column);
      }
}

static void
search_full (Search *self)
{
  self->best[0] = UINT64_C (0x123456789);
  for (int pair = 0; pair < 2 * SUD_SIZE * 2 && !self->cancelled; pair++)
    {
      int first = pair / 4, second = first / 3 * 3 + (first + 1 + (pair >> 1 & 1)) % 3;

      add_pair (self, pair & 1, first, second);
    }
  search_level (self, 1);
}

static void
search_any (Search *self)
{
  for (int turned = 0; turned < 2; turned++)
    state_init (add_state (self, 0), turned);
  search_level (self, 0);
}

bool
sud_grid_find_canonical (const SudGrid *grid, const atomic_bool *cancel, SudGrid *form)
{
  Search search;

  if (!sud_grid_is_valid (grid))
    return false;
  search_init (&search, grid, cancel);
  if (sud_grid_count_filled (grid) == SUD_CELLS)
    search_full (&search);
  else
    search_any (&search);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    form->digit[cell] = search.best[sud_row (cell)] >> 4 * (SUD_SIZE - 1 - sud_column (cell)) & 0xf;
  return !search.cancelled;
}
