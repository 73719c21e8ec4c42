/* sud-hodoku.c - how hard a puzzle is on the scale of HoDoKu
 *
 * The techniques it uses, their order and their scores are the defaults of HoDoKu 2.2.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-ratings.h"

#include <string.h>

enum
{
  QUEUE_MAX = 3 * SUD_CELLS,
  CHAIN_NODES_MAX = 20,
  KINDS = 3,          /* techniques at most that HoDoKu looks for at once */
  BRUTE_FORCE = 10000,
  FORCING_NET = 700,
  NEVER = -1,         /* as a key: HoDoKu does not call this by the name of its technique */
};

typedef struct
{
  int first;
  int end;
  uint16_t single[QUEUE_MAX]; /* those from @first to @end wait: candidates, some of which may be out of date */
} Queue;

/* A plain value. Which single is found next depends on the order in which candidates went: so each goes on its own. */
typedef struct
{
  SudPencilmarks marks;                 /* the position */
  SudDigits digits[SUD_CELLS];          /* for each cell, as in @marks but while a digit is being placed */
  uint8_t places[SUD_HOUSES][SUD_SIZE]; /* for [house][digit - 1] how many cells can hold it */
  Queue naked;                          /* cells that came down to one candidate */
  Queue hidden;                         /* digits that came down to one place in a house */
} Board;

static void
enqueue_single (Queue *queue, int cell, int digit)
{
  if (queue->end == QUEUE_MAX)
    {
      queue->end -= queue->first;
      memmove (queue->single, queue->single + queue->first, (size_t)queue->end * sizeof *queue->single);
      queue->first = 0;
    }
  if (queue->end < QUEUE_MAX)
    queue->single[queue->end++] = (uint16_t)sud_candidate (cell, digit);
}

/* Drops the oldest single of @digit in @house. */
static void
drop_single (Queue *queue, int house, int digit)
{
  for (int i = queue->first; i < queue->end; i++)
    if (sud_candidate_digit (queue->single[i]) == digit
        && sud_cells_has (sud_house_sets[house], sud_candidate_cell (queue->single[i])))
      {
        queue->end--;
        memmove (queue->single + i, queue->single + i + 1, (size_t)(queue->end - i) * sizeof *queue->single);
        return;
      }
}

static void
enqueue_hidden (Board *self, int house, int digit)
{
  for (int i = 0; i < SUD_SIZE; i++)
    {
      int cell = sud_house_cells[house][i];

      if ((self->digits[cell] & SUD_DIGIT_BIT (digit)) != 0)
        {
          enqueue_single (&self->hidden, cell, digit);
          return;
        }
    }
}

/* A candidate goes, the marks stay. */
static void
strike_candidate (Board *self, int cell, int digit)
{
  if ((self->digits[cell] & SUD_DIGIT_BIT (digit)) == 0)
    return;
  self->digits[cell] &= (SudDigits)~SUD_DIGIT_BIT (digit);
  if (self->digits[cell] == 0)
    return;
  if (sud_digits_count (self->digits[cell]) == 1)
    enqueue_single (&self->naked, cell, sud_digits_first (self->digits[cell]));
  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
    {
      int house = sud_house_of (cell, (SudHouseKind)kind), left = --self->places[house][digit - 1];

      if (left == 1)
        enqueue_hidden (self, house, digit);
      else if (left == 0)
        drop_single (&self->hidden, house, digit);
    }
}

/* Rules out @digit, 1 to 9, in @cell. */
static void
board_remove (Board *self, int cell, int digit)
{
  strike_candidate (self, cell, digit);
  sud_pencilmarks_remove (&self->marks, cell, digit);
}

/* Writes @digit, 1 to 9, into @cell. */
static void
board_place (Board *self, int cell, int digit)
{
  SudDigits had = self->digits[cell];

  self->digits[cell] = 0;
  SUD_EACH_CELL (peer, sud_peers_of (cell))
    strike_candidate (self, (int)peer, digit);
  SUD_EACH_BIT (index, had)
    for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
      {
        int house = sud_house_of (cell, (SudHouseKind)kind), left = --self->places[house][index];

        if (left == 1 && (int)index + 1 != digit)
          enqueue_hidden (self, house, (int)index + 1);
      }
  sud_pencilmarks_place (&self->marks, cell, digit);
}

/* Places the digits of @start cell by cell, then rules out what it does not have. */
static void
board_init (Board *self, const SudPencilmarks *start)
{
  memset (self, 0, sizeof *self);
  sud_pencilmarks_clear (&self->marks);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    self->digits[cell] = SUD_ALL_DIGITS;
  memset (self->places, SUD_SIZE, sizeof self->places);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (start->value[cell] != 0)
      board_place (self, cell, start->value[cell]);
  self->marks.given = start->given;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    SUD_EACH_BIT (index, self->digits[cell] & ~start->cell[cell])
      board_remove (self, cell, (int)index + 1);
}

/* The oldest cell that is the last of a house; it stays in its queue. Returns: whether there is one */
static bool
board_find_full_house (const Board *self, int *cell, int *digit)
{
  for (int i = self->naked.first; i < self->naked.end; i++)
    {
      *cell = sud_candidate_cell (self->naked.single[i]);
      *digit = sud_candidate_digit (self->naked.single[i]);
      if (sud_cells_has (self->marks.blank, *cell) && sud_pencilmarks_is_last_blank (&self->marks, *cell))
        return true;
    }
  return false;
}

/* The next of @queue whose cell is blank. */
static bool
dequeue_single (Board *self, Queue *queue, int *cell, int *digit)
{
  while (queue->first < queue->end)
    {
      *cell = sud_candidate_cell (queue->single[queue->first]);
      *digit = sud_candidate_digit (queue->single[queue->first++]);
      if (queue->first == queue->end)
        queue->first = queue->end = 0;
      if (sud_cells_has (self->marks.blank, *cell))
        return true;
    }
  return false;
}

/* Takes the oldest digit with one place, and returns whether there is one. A digit that has more places meanwhile ends
 * the search as well: HoDoKu goes on to the next technique then, though there may be others in the queue. */
static bool
board_take_hidden (Board *self, int *cell, int *digit)
{
  if (!dequeue_single (self, &self->hidden, cell, digit))
    return false;
  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
    if (self->places[sud_house_of (*cell, (SudHouseKind)kind)][*digit - 1] == 1)
      return true;
  return false;
}

/* Sets of one size in the order in which nested loops come to them: 012, 013, 023, 123. */
static int64_t
by_lowest (uint32_t items)
{
  uint32_t turned = 0;

  SUD_EACH_BIT (item, items)
    turned |= 1u << (SUD_SIZE - 1 - item);
  return SUD_ALL_DIGITS - turned;
}

static int
lowest_digit (const SudStep *step)
{
  return __builtin_ctz (step->digits);
}

/* The cells of @cells, up to four, ascending, as digits of a number. */
static int64_t
by_cells (SudCells cells)
{
  int64_t key = 0;

  SUD_EACH_CELL (cell, cells)
    key = key << 7 | (int64_t)cell;
  return key;
}

/* The first that the finder comes across. */
static int64_t
key_found (const SudPencilmarks *marks, const SudStep *step)
{
  return 0;
}

/* Steps that are all looked for, and sorted: most candidates ruled out first, then lowest cells. */
static int64_t
key_sorted (const SudPencilmarks *marks, const SudStep *step)
{
  int64_t n = 0, sum = 0;

  for (int index = 0; index < SUD_SIZE; index++)
    SUD_EACH_CELL (cell, step->out[index])
      sum += (int64_t)cell * (1 + 80 * n++) + index + 1;
  return (int64_t)(SUD_CELLS * SUD_SIZE - n) << 32 | sum;
}

/* Chains of one search, sorted; HoDoKu gives up on those that are long. */
static int64_t
key_chain (const SudPencilmarks *marks, const SudStep *step)
{
  return step->n_nodes > CHAIN_NODES_MAX ? NEVER : key_sorted (marks, step);
}

/* Forcing chains: by the cell and the digit that goes. */
static int64_t
key_forced (const SudPencilmarks *marks, const SudStep *step)
{
  int index = __builtin_ctz (sud_step_ruled_out (step));

  return (int64_t)sud_cells_first (step->out[index]) << 4 | index;
}

/* Boxes come before rows, rows before columns. */
static int
house_rank (int house)
{
  return (house + SUD_SIZE) % SUD_HOUSES;
}

static uint32_t
positions_in (int house, SudCells cells)
{
  uint32_t positions = 0;

  for (int i = 0; i < SUD_SIZE; i++)
    positions |= (uint32_t)sud_cells_has (cells, sud_house_cells[house][i]) << i;
  return positions;
}

/* Naked subsets: boxes, rows, columns, by the cells. */
static int64_t
key_naked (const SudPencilmarks *marks, const SudStep *step)
{
  int64_t least = INT64_MAX;

  SUD_EACH_BIT (house, sud_houses_around (step->cells))
    {
      int64_t key = (int64_t)house_rank ((int)house) << 9 | by_lowest (positions_in ((int)house, step->cells));

      if (key < least)
        least = key;
    }
  return least;
}

/* Locked pairs and triples: by box. */
static int64_t
key_locked (const SudPencilmarks *marks, const SudStep *step)
{
  uint32_t houses = sud_houses_around (step->cells);
  int box = 31 - __builtin_clz (houses), line = __builtin_ctz (houses);

  /* Only the cells of the line outside the box count */
  SUD_EACH_BIT (index, step->digits)
    if (sud_cells_meet (step->out[index], sud_cells_difference (sud_house_sets[line], sud_house_sets[box])))
      return key_naked (marks, step);
  return NEVER;
}

/* Returns: whether the digits of @step go nowhere else in @house. */
static bool
is_hidden_in (const SudPencilmarks *marks, int house, const SudStep *step)
{
  SUD_EACH_BIT (index, step->digits)
    if (!sud_cells_within (sud_pencilmarks_places (marks, house, (int)index + 1), step->cells))
      return false;
  return true;
}

/* Hidden subsets: boxes, rows, columns, by the digits. */
static int64_t
key_hidden (const SudPencilmarks *marks, const SudStep *step)
{
  int64_t least = INT64_MAX;

  SUD_EACH_BIT (house, sud_houses_around (step->cells))
    {
      int64_t key = (int64_t)house_rank ((int)house) << 9 | by_lowest (step->digits);

      if (key < least && is_hidden_in (marks, (int)house, step))
        least = key;
    }
  return least;
}

/* By digit and lines. */
static int64_t
key_lines (const SudPencilmarks *marks, const SudStep *step)
{
  return (int64_t)lowest_digit (step) << 10 | __builtin_ctz (step->houses) << 5 | (31 - __builtin_clz (step->houses));
}

/* Skyscrapers: rows, columns, by digit and lines. */
static int64_t
key_skyscraper (const SudPencilmarks *marks, const SudStep *step)
{
  int64_t columns = __builtin_ctz (step->houses) >= SUD_SIZE;

  return columns << 16 | key_lines (marks, step);
}

/* Empty rectangles: by digit and box, the last rows and columns first; then by the strong link, in the row first. */
static int64_t
key_empty_rectangle (const SudPencilmarks *marks, const SudStep *step)
{
  int row = __builtin_ctz (step->covers), column = 31 - __builtin_clz (step->covers);
  int near = sud_cells_first (step->nodes[1].cells);
  int64_t key = (int64_t)lowest_digit (step) << 5 | (31 - __builtin_clz (step->houses));

  key = (key << 4 | (SUD_SIZE - 1 - row)) << 4 | (2 * SUD_SIZE - 1 - column);
  return (key << 1 | (sud_row (near) != row)) << 7 | near;
}

/* W-Wings: by the two cells, and the digit that goes. */
static int64_t
key_w_wing (const SudPencilmarks *marks, const SudStep *step)
{
  return by_cells (step->cells) << 4 | __builtin_ctz (sud_step_ruled_out (step));
}

/* XY-Wings: by the three cells in ascending order. */
static int64_t
key_xy_wing (const SudPencilmarks *marks, const SudStep *step)
{
  return by_cells (step->cells) << 7 | sud_cells_first (step->sets[0].cells);
}

/* XYZ-Wings: by the pivot, then the other two. */
static int64_t
key_xyz_wing (const SudPencilmarks *marks, const SudStep *step)
{
  SudCells pivot = step->sets[0].cells;

  return (int64_t)sud_cells_first (pivot) << 14 | by_cells (sud_cells_difference (step->cells, pivot));
}

/* Rectangles: by the lowest of its cells that has nothing else. */
static int64_t
key_rectangle (const SudPencilmarks *marks, const SudStep *step)
{
  SUD_EACH_CELL (cell, step->cells)
    if (sud_digits_count (marks->cell[cell]) == 2)
      return (int64_t)cell;
  return SUD_CELLS;
}

/* Avoidable rectangles: what is blank has two candidates. */
static int64_t
key_avoidable (const SudPencilmarks *marks, const SudStep *step)
{
  SUD_EACH_CELL (cell, step->fins)
    if (sud_digits_count (marks->cell[cell]) != 2)
      return NEVER;
  return 0;
}

/* Sets of cells of @house in the order in which one that grows comes to them: 0, 01, 012, 02, 1. */
static int64_t
by_growth (int house, SudCells cells, int most)
{
  uint32_t positions = positions_in (house, cells);
  int64_t key = 0;

  for (int n = 0; n < most; n++)
    {
      key <<= 4;
      if (positions == 0)
        continue;
      key |= __builtin_ctz (positions) + 1;
      positions &= positions - 1;
    }
  return key;
}

/* Sue de Coq: rows, columns, by box and crossing. */
static int64_t
key_sue_de_coq (const SudPencilmarks *marks, const SudStep *step)
{
  const SudStepSet *crossing = &step->sets[0], *in_line = &step->sets[1], *in_box = &step->sets[2];
  int line = __builtin_ctz (step->houses), box = 31 - __builtin_clz (step->houses);
  int64_t where = (int64_t)line << 4 | sud_house_index (box);

  if (sud_cells_count (in_line->cells) <= sud_digits_count (in_line->digits & ~crossing->digits))
    return NEVER;
  where = where << 12 | by_growth (box, crossing->cells, 3);
  return (where << 20 | by_growth (line, in_line->cells, 5)) << 20 | by_growth (box, in_box->cells, 5);
}

/* A place in the order of steps of one technique: the least is taken; or NEVER. */
typedef int64_t (*StepKey) (const SudPencilmarks *marks, const SudStep *step);

typedef struct
{
  uint8_t technique[KINDS]; /* looked for together; a Full House ends the list */
  StepKey key;              /* which step is taken */
  uint16_t score;           /* score of a step, if it is not that of the table; else 0 */
  uint16_t rules;           /* SudRules to search by */
  bool every;               /* the same outcome by another pattern may come earlier */
} Search;

static const Search searches[] = {
  { { SUD_TECHNIQUE_LOCKED_PAIR }, key_locked, 0, 0, true },
  { { SUD_TECHNIQUE_LOCKED_TRIPLE }, key_locked, 0, 0, true },
  { { SUD_TECHNIQUE_POINTING }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_CLAIMING }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_NAKED_PAIR }, key_naked, 0, 0, true },
  { { SUD_TECHNIQUE_NAKED_TRIPLE }, key_naked, 0, 0, true },
  { { SUD_TECHNIQUE_HIDDEN_PAIR }, key_hidden, 0, 0, true },
  { { SUD_TECHNIQUE_HIDDEN_TRIPLE }, key_hidden, 0, 0, true },
  { { SUD_TECHNIQUE_NAKED_QUADRUPLE }, key_naked, 0, 0, true },
  { { SUD_TECHNIQUE_HIDDEN_QUADRUPLE }, key_hidden, 0, 0, true },
  { { SUD_TECHNIQUE_X_WING }, key_lines, 0, 0, true },
  { { SUD_TECHNIQUE_SWORDFISH }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_JELLYFISH }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_REMOTE_PAIR }, key_sorted, 0, 0, false },
  { { SUD_TECHNIQUE_BUG_1 }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_SKYSCRAPER }, key_skyscraper, 0, 0, true },
  { { SUD_TECHNIQUE_KITE }, key_lines, 0, 0, true },
  { { SUD_TECHNIQUE_TURBOT_FISH }, key_sorted, 0, 0, false },
  { { SUD_TECHNIQUE_EMPTY_RECTANGLE }, key_empty_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_W_WING }, key_w_wing, 0, 0, true },
  { { SUD_TECHNIQUE_XY_WING }, key_xy_wing, 0, 0, true },
  { { SUD_TECHNIQUE_XYZ_WING }, key_xyz_wing, 0, 0, true },
  { { SUD_TECHNIQUE_RECTANGLE_1 }, key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_RECTANGLE_2 }, key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_RECTANGLE_3 }, key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_RECTANGLE_4 }, key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_RECTANGLE_5 }, key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_RECTANGLE_6 }, key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_HIDDEN_RECTANGLE }, key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1 }, key_avoidable, 0, 0, false },
  { { SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_2 }, key_avoidable, 0, 0, false },
  { { SUD_TECHNIQUE_FINNED_X_WING }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_SASHIMI_X_WING }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_FINNED_SWORDFISH }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_SASHIMI_SWORDFISH }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_FINNED_JELLYFISH }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_SASHIMI_JELLYFISH }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_SUE_DE_COQ }, key_sue_de_coq, 0, SUD_RULE_LOOSE_CROSSINGS, true },
  { { SUD_TECHNIQUE_COLOUR_TRAP, SUD_TECHNIQUE_COLOUR_WRAP }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_MULTI_COLOURS_1, SUD_TECHNIQUE_MULTI_COLOURS_2 }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_X_CHAIN }, key_chain, 0, SUD_RULE_EVERY_LENGTH, false },
  { { SUD_TECHNIQUE_XY_CHAIN }, key_chain, 0, SUD_RULE_EVERY_LENGTH, false },
  { { SUD_TECHNIQUE_CONTINUOUS_LOOP, SUD_TECHNIQUE_DISCONTINUOUS_LOOP, SUD_TECHNIQUE_AIC },
    key_sorted, 0, SUD_RULE_EVERY_LENGTH, false },
  { { SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP, SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP, SUD_TECHNIQUE_GROUPED_AIC },
    key_sorted, 0, SUD_RULE_EVERY_LENGTH | SUD_RULE_NO_SETS_IN_CHAINS, false },
  { { SUD_TECHNIQUE_ALS_XZ }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_ALS_XY_WING }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_ALS_CHAIN }, key_sorted, 0, SUD_RULE_FORWARD, false },
  { { SUD_TECHNIQUE_FRANKEN_X_WING }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_FRANKEN_SWORDFISH }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_FINNED_FRANKEN_X_WING }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_FINNED_FRANKEN_SWORDFISH }, key_found, 0, 0, false },
  { { SUD_TECHNIQUE_FORCING_CONTRADICTION }, key_forced, 0, SUD_RULE_EVERY_LENGTH, false },
  { { SUD_TECHNIQUE_LEMMA_NET }, key_sorted, FORCING_NET, 0, false },
  { { SUD_TECHNIQUE_DOUBLE_NET }, key_sorted, BRUTE_FORCE, 0, false },
  { { SUD_TECHNIQUE_NESTED_NET }, key_sorted, BRUTE_FORCE, 0, false },
};

/* The most that a level may score; what has more is of a higher one. */
static const uint32_t most[SUD_N_LEVELS] = { 800, 1000, 1600, 1800, UINT32_MAX };

static void
count_step (SudHodoku *grade, SudTechniqueId technique, uint32_t score)
{
  const SudTechnique *row = sud_technique_get (technique);

  grade->steps[technique]++;
  grade->score += score != 0 ? score : row->score;
  if (row->level > grade->level)
    grade->level = row->level;
}

/* Writes the next single; whether there is one. */
static bool
take_single (Board *board, SudHodoku *grade)
{
  SudTechniqueId technique;
  int cell, digit;

  if (board_find_full_house (board, &cell, &digit))
    technique = SUD_TECHNIQUE_FULL_HOUSE;
  else if (dequeue_single (board, &board->naked, &cell, &digit))
    technique = SUD_TECHNIQUE_NAKED_SINGLE;
  else if (board_take_hidden (board, &cell, &digit))
    technique = SUD_TECHNIQUE_HIDDEN_SINGLE;
  else
    return false;
  count_step (grade, technique, 0);
  board_place (board, cell, digit);
  return true;
}

/* Looks for steps of @search: whether there is one, the first of which is in @best. */
static bool
choose_step (SudLogic *logic, const Search *search, SudStep *best)
{
  int64_t least = INT64_MAX;

  for (int kind = 0; kind < KINDS && search->technique[kind] != 0; kind++)
    {
      sud_logic_find (logic, (SudTechniqueId)search->technique[kind]);
      for (int i = 0; i < logic->steps.n; i++)
        {
          int64_t key = search->key (&logic->marks, &logic->steps.step[i]);

          if (key == NEVER || key >= least)
            continue;
          least = key;
          sud_step_copy (best, &logic->steps.step[i]);
        }
    }
  return least != INT64_MAX;
}

/* Forcing chains that write a digit come first: they rule out all other candidates of a cell. */
static void
prefer_forced_digit (const SudLogic *logic, SudStep *best)
{
  SudDigits left[SUD_CELLS];

  memcpy (left, logic->marks.cell, sizeof left);
  for (int i = 0; i < logic->steps.n; i++)
    SUD_EACH_BIT (index, sud_step_ruled_out (&logic->steps.step[i]))
      SUD_EACH_CELL (cell, logic->steps.step[i].out[index])
        left[cell] &= (SudDigits)~(1u << index);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (left[cell] != logic->marks.cell[cell] && sud_digits_count (left[cell]) == 1)
      {
        sud_step_init (best, best->technique);
        best->cell = (uint8_t)cell;
        best->digit = (uint8_t)sud_digits_first (left[cell]);
        return;
      }
}

/* Rules out what @step does in @cells, in their order. */
static void
rule_out_in_cells (Board *board, const SudStep *step, SudCells cells)
{
  SUD_EACH_CELL (cell, cells)
    for (int index = 0; index < SUD_SIZE; index++)
      if (sud_cells_has (step->out[index], (int)cell))
        board_remove (board, (int)cell, index + 1);
}

/* House by house, where the pattern lies in houses: row, column, box. */
static void
apply_step (Board *board, const SudStep *step)
{
  SudCells cells = sud_step_affects (step);

  if (step->digit != 0)
    {
      SUD_EACH_CELL (cell, sud_step_writes (step))
        board_place (board, (int)cell, step->digit);
      return;
    }
  SUD_EACH_BIT (house, sud_houses_around (step->cells))
    rule_out_in_cells (board, step, sud_cells_intersection (cells, sud_house_sets[house]));
  rule_out_in_cells (board, step, cells);
}

static bool
take_step (SudLogic *logic, Board *board, SudHodoku *grade)
{
  unsigned rules = logic->rules;
  bool every = logic->steps.every, found = false;
  SudStep step;

  logic->marks = board->marks;
  for (size_t i = 0; i < sizeof searches / sizeof *searches && !found && !sud_logic_is_cancelled (logic); i++)
    {
      logic->rules = rules | searches[i].rules;
      logic->steps.every = searches[i].every;
      found = choose_step (logic, &searches[i], &step);
      if (!found)
        continue;
      if (step.technique == SUD_TECHNIQUE_FORCING_CONTRADICTION)
        prefer_forced_digit (logic, &step);
      count_step (grade, (SudTechniqueId)step.technique, searches[i].score);
    }
  logic->rules = rules;
  logic->steps.every = every;
  if (found)
    apply_step (board, &step);
  return found;
}

bool
sud_hodoku_run (SudLogic *logic, const SudPencilmarks *start, SudHodoku *grade)
{
  Board board;

  memset (grade, 0, sizeof *grade);
  board_init (&board, start);
  sud_logic_forget (logic);
  while (!sud_pencilmarks_is_solved (&board.marks) && !board.marks.broken
         && (take_single (&board, grade) || take_step (logic, &board, grade)))
    ;
  grade->complete = sud_pencilmarks_is_solved (&board.marks) && !board.marks.broken;
  while (grade->score > most[grade->level])
    grade->level++;
  return !sud_logic_is_cancelled (logic);
}
