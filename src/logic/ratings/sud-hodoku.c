/* sud-hodoku.c - how hard a puzzle is on the scale of HoDoKu
 *
 * HoDoKu adds up the scores of its steps, and takes one step at a time. The step it takes decides what is needed later,
 * and so the sum: here singles wait in its queues, and of other techniques each step has a key, its place in the order
 * of HoDoKu's search. Techniques, their order and scores are the defaults of HoDoKu 2.2.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-path-private.h"
#include "sud-ratings.h"

#include <string.h>

enum
{
  QUEUE_MAX = 3 * SUD_CELLS,
  CHAIN_NODES_MAX = 20, /* HoDoKu's default */
  TECHNIQUES_MAX = 3,   /* that HoDoKu looks for at once */
  SCORE_BRUTE_FORCE = 10000,
  SCORE_FORCING_NET = 700,
  SKIP = -1,            /* as a key: HoDoKu does not find this step, or as one of another technique */
};

typedef struct
{
  int first;
  int end;
  uint16_t single[QUEUE_MAX]; /* candidates; those from @first to before @end wait, and some may be out of date */
} Queue;

/* A position with the queues of HoDoKu. The order of a queue depends on the order in which candidates went, so
 * candidates are struck one by one. */
typedef struct
{
  SudPencilmarks marks;                 /* the position */
  SudDigits digits[SUD_CELLS];          /* the candidates of each cell; ahead of @marks while a digit is placed */
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

/* Drops the first waiting single of @digit in @house. */
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

/* Has @digit, which came down to one place in @house, wait. */
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

/* Takes @digit out of @cell, but not yet out of the marks, and has the singles wait that this makes. */
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

/* Sets up the queues as if the digits of @start had been placed cell by cell, and then the candidates that they leave
 * but @start lacks had been ruled out. */
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

/* Finds the first naked single that is the last blank of a house; it stays in its queue. Returns: whether there is
 * one */
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

/* Takes the next of @queue whose cell is blank. Returns: whether there is one */
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

/* Takes the next hidden single. Returns: whether it is still one; if not, HoDoKu does not look at later ones of the
 * queue but goes on to the next technique */
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

/* Returns: the place of a set among the sets of its size, in the order of nested loops: 012, 013, 023, 123 */
static int64_t
order_set (uint32_t items)
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

/* Returns: the place of @cells, at most four, in the order of the lowest cell, then of the next */
static int64_t
order_cells (SudCells cells)
{
  int64_t key = 0;

  SUD_EACH_CELL (cell, cells)
    key = key << 7 | (int64_t)cell;
  return key;
}

/* Our finder goes the way of HoDoKu's, so the first step is the one. */
static int64_t
key_first (const SudPencilmarks *marks, const SudStep *step)
{
  return 0;
}

/* HoDoKu finds all steps and sorts them: the most candidates ruled out first, then the lowest cells. */
static int64_t
key_sorted (const SudPencilmarks *marks, const SudStep *step)
{
  int64_t n = 0, sum = 0;

  for (int index = 0; index < SUD_SIZE; index++)
    SUD_EACH_CELL (cell, step->out[index])
      sum += (int64_t)cell * (1 + 80 * n++) + index + 1;
  return (int64_t)(SUD_CELLS * SUD_SIZE - n) << 32 | sum;
}

/* Chains of one search, sorted; long ones HoDoKu does not follow to the end. */
static int64_t
key_chain (const SudPencilmarks *marks, const SudStep *step)
{
  return step->n_nodes > CHAIN_NODES_MAX ? SKIP : key_sorted (marks, step);
}

/* Forcing chains: by the cell and the digit that is ruled out. */
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

/* Returns: the positions of @cells in @house, as bits */
static uint32_t
get_positions (int house, SudCells cells)
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
      int64_t key = (int64_t)house_rank ((int)house) << 9 | order_set (get_positions ((int)house, step->cells));

      if (key < least)
        least = key;
    }
  return least;
}

/* Locked pairs and triples: by box, if they rule out anything in the line outside it; else they are naked ones. */
static int64_t
key_locked (const SudPencilmarks *marks, const SudStep *step)
{
  uint32_t houses = sud_houses_around (step->cells);
  int box = 31 - __builtin_clz (houses), line = __builtin_ctz (houses);

  SUD_EACH_BIT (index, step->digits)
    if (sud_cells_meet (step->out[index], sud_cells_difference (sud_house_sets[line], sud_house_sets[box])))
      return key_naked (marks, step);
  return SKIP;
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
      int64_t key = (int64_t)house_rank ((int)house) << 9 | order_set (step->digits);

      if (key < least && is_hidden_in (marks, (int)house, step))
        least = key;
    }
  return least;
}

/* Kites and X-Wings: by digit, then by lines. */
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

/* Empty rectangles: by digit and box, then the last row and column that cross there; then by the strong link, links in
 * the row first. */
static int64_t
key_empty_rectangle (const SudPencilmarks *marks, const SudStep *step)
{
  int row = __builtin_ctz (step->covers), column = 31 - __builtin_clz (step->covers);
  int near = sud_cells_first (step->nodes[1].cells);
  int64_t key = (int64_t)lowest_digit (step) << 5 | (31 - __builtin_clz (step->houses));

  key = (key << 4 | (SUD_SIZE - 1 - row)) << 4 | (2 * SUD_SIZE - 1 - column);
  return (key << 1 | (sud_row (near) != row)) << 7 | near;
}

/* W-Wings: by the two cells, and the digit that is ruled out. */
static int64_t
key_w_wing (const SudPencilmarks *marks, const SudStep *step)
{
  return order_cells (step->cells) << 4 | __builtin_ctz (sud_step_ruled_out (step));
}

/* XY-Wings: by the three cells in ascending order, then by the pivot. */
static int64_t
key_xy_wing (const SudPencilmarks *marks, const SudStep *step)
{
  return order_cells (step->cells) << 7 | sud_cells_first (step->sets[0].cells);
}

/* XYZ-Wings: by the pivot, then the other two. */
static int64_t
key_xyz_wing (const SudPencilmarks *marks, const SudStep *step)
{
  SudCells pivot = step->sets[0].cells;

  return (int64_t)sud_cells_first (pivot) << 14 | order_cells (sud_cells_difference (step->cells, pivot));
}

/* Rectangles: by the lowest cell that has no other candidates than the two digits. */
static int64_t
key_rectangle (const SudPencilmarks *marks, const SudStep *step)
{
  SUD_EACH_CELL (cell, step->cells)
    if (sud_digits_count (marks->cell[cell]) == 2)
      return (int64_t)cell;
  return SUD_CELLS;
}

/* Avoidable rectangles: HoDoKu wants two candidates in each blank corner. */
static int64_t
key_avoidable (const SudPencilmarks *marks, const SudStep *step)
{
  SUD_EACH_CELL (cell, step->fins)
    if (sud_digits_count (marks->cell[cell]) != 2)
      return SKIP;
  return 0;
}

/* Returns: the place of @cells, at most @most, among sets of any size in @house, in the order of a recursive search: 0,
 * 01, 012, 02, 1 */
static int64_t
order_grown_set (int house, SudCells cells, int most)
{
  uint32_t positions = get_positions (house, cells);
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

/* Sue de Coq: by line, box and crossing, then by the cells beside it in the line and in the box. */
static int64_t
key_sue_de_coq (const SudPencilmarks *marks, const SudStep *step)
{
  const SudStepSet *crossing = &step->sets[0], *in_line = &step->sets[1], *in_box = &step->sets[2];
  int line = __builtin_ctz (step->houses), box = 31 - __builtin_clz (step->houses);
  int64_t where = (int64_t)line << 4 | sud_house_index (box);

  if (sud_cells_count (in_line->cells) <= sud_digits_count (in_line->digits & ~crossing->digits))
    return SKIP;
  where = where << 12 | order_grown_set (box, crossing->cells, 3);
  return (where << 20 | order_grown_set (line, in_line->cells, 5)) << 20 | order_grown_set (box, in_box->cells, 5);
}

/* Returns: the place of @step in the order of HoDoKu's search in @marks: the step with the least is taken; or SKIP */
typedef int64_t (*StepKey) (const SudPencilmarks *marks, const SudStep *step);

typedef struct
{
  uint8_t technique[TECHNIQUES_MAX]; /* looked for together; a Full House, which is 0, ends the list */
  StepKey key;
  uint16_t score; /* the score of a step, if it is not that of the table of techniques; else 0 */
  uint16_t rules; /* SudRules to search by */
  bool every;     /* true to find patterns with equal outcomes too, for a later one may have the least key */
} Search;

static const Search searches[] = {
  { { SUD_TECHNIQUE_LOCKED_PAIR }, key_locked, .every = true },
  { { SUD_TECHNIQUE_LOCKED_TRIPLE }, key_locked, .every = true },
  { { SUD_TECHNIQUE_POINTING }, key_first },
  { { SUD_TECHNIQUE_CLAIMING }, key_first },
  { { SUD_TECHNIQUE_NAKED_PAIR }, key_naked, .every = true },
  { { SUD_TECHNIQUE_NAKED_TRIPLE }, key_naked, .every = true },
  { { SUD_TECHNIQUE_HIDDEN_PAIR }, key_hidden, .every = true },
  { { SUD_TECHNIQUE_HIDDEN_TRIPLE }, key_hidden, .every = true },
  { { SUD_TECHNIQUE_NAKED_QUADRUPLE }, key_naked, .every = true },
  { { SUD_TECHNIQUE_HIDDEN_QUADRUPLE }, key_hidden, .every = true },
  { { SUD_TECHNIQUE_X_WING }, key_lines, .every = true },
  { { SUD_TECHNIQUE_SWORDFISH }, key_first },
  { { SUD_TECHNIQUE_JELLYFISH }, key_first },
  { { SUD_TECHNIQUE_REMOTE_PAIR }, key_sorted },
  { { SUD_TECHNIQUE_BUG_1 }, key_first },
  { { SUD_TECHNIQUE_SKYSCRAPER }, key_skyscraper, .every = true },
  { { SUD_TECHNIQUE_KITE }, key_lines, .every = true },
  { { SUD_TECHNIQUE_TURBOT_FISH }, key_sorted },
  { { SUD_TECHNIQUE_EMPTY_RECTANGLE }, key_empty_rectangle, .every = true },
  { { SUD_TECHNIQUE_W_WING }, key_w_wing, .every = true },
  { { SUD_TECHNIQUE_XY_WING }, key_xy_wing, .every = true },
  { { SUD_TECHNIQUE_XYZ_WING }, key_xyz_wing, .every = true },
  { { SUD_TECHNIQUE_RECTANGLE_1 }, key_rectangle, .every = true },
  { { SUD_TECHNIQUE_RECTANGLE_2 }, key_rectangle, .every = true },
  { { SUD_TECHNIQUE_RECTANGLE_3 }, key_rectangle, .every = true },
  { { SUD_TECHNIQUE_RECTANGLE_4 }, key_rectangle, .every = true },
  { { SUD_TECHNIQUE_RECTANGLE_5 }, key_rectangle, .every = true },
  { { SUD_TECHNIQUE_RECTANGLE_6 }, key_rectangle, .every = true },
  { { SUD_TECHNIQUE_HIDDEN_RECTANGLE }, key_rectangle, .every = true },
  { { SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1 }, key_avoidable },
  { { SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_2 }, key_avoidable },
  { { SUD_TECHNIQUE_FINNED_X_WING }, key_first },
  { { SUD_TECHNIQUE_SASHIMI_X_WING }, key_first },
  { { SUD_TECHNIQUE_FINNED_SWORDFISH }, key_first },
  { { SUD_TECHNIQUE_SASHIMI_SWORDFISH }, key_first },
  { { SUD_TECHNIQUE_FINNED_JELLYFISH }, key_first },
  { { SUD_TECHNIQUE_SASHIMI_JELLYFISH }, key_first },
  { { SUD_TECHNIQUE_SUE_DE_COQ }, key_sue_de_coq, .rules = SUD_RULE_LOOSE_CROSSINGS, .every = true },
  { { SUD_TECHNIQUE_COLOUR_TRAP, SUD_TECHNIQUE_COLOUR_WRAP }, key_first },
  { { SUD_TECHNIQUE_MULTI_COLOURS_1, SUD_TECHNIQUE_MULTI_COLOURS_2 }, key_first },
  { { SUD_TECHNIQUE_X_CHAIN }, key_chain, .rules = SUD_RULE_EVERY_LENGTH },
  { { SUD_TECHNIQUE_XY_CHAIN }, key_chain, .rules = SUD_RULE_EVERY_LENGTH },
  { { SUD_TECHNIQUE_CONTINUOUS_LOOP, SUD_TECHNIQUE_DISCONTINUOUS_LOOP, SUD_TECHNIQUE_AIC },
    key_sorted, .rules = SUD_RULE_EVERY_LENGTH },
  { { SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP, SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP, SUD_TECHNIQUE_GROUPED_AIC },
    key_sorted, .rules = SUD_RULE_EVERY_LENGTH | SUD_RULE_NO_SETS_IN_CHAINS },
  { { SUD_TECHNIQUE_ALS_XZ }, key_first },
  { { SUD_TECHNIQUE_ALS_XY_WING }, key_first },
  { { SUD_TECHNIQUE_ALS_CHAIN }, key_sorted, .rules = SUD_RULE_FORWARD },
  { { SUD_TECHNIQUE_FRANKEN_X_WING }, key_first },
  { { SUD_TECHNIQUE_FRANKEN_SWORDFISH }, key_first },
  { { SUD_TECHNIQUE_FINNED_FRANKEN_X_WING }, key_first },
  { { SUD_TECHNIQUE_FINNED_FRANKEN_SWORDFISH }, key_first },
  { { SUD_TECHNIQUE_FORCING_CONTRADICTION }, key_forced, .rules = SUD_RULE_EVERY_LENGTH },
  { { SUD_TECHNIQUE_LEMMA_NET }, key_sorted, .score = SCORE_FORCING_NET },
  { { SUD_TECHNIQUE_DOUBLE_NET }, key_sorted, .score = SCORE_BRUTE_FORCE },
  { { SUD_TECHNIQUE_NESTED_NET }, key_sorted, .score = SCORE_BRUTE_FORCE },
};

/* For each level the most that a puzzle of it scores; one that scores more is of a higher level. This is HoDoKu's rule
 * alone: our own grade has the level of the hardest technique. */
static const uint32_t max_score[SUD_N_LEVELS] = { 800, 1000, 1600, 1800, UINT32_MAX };

static void
count_step (SudHodoku *grade, SudTechniqueId technique, uint32_t score)
{
  const SudTechnique *row = sud_technique_get (technique);

  grade->steps[technique]++;
  grade->score += score != 0 ? score : row->score;
  if (row->level > grade->level)
    grade->level = row->level;
}

/* The steps are counted, and kept if a path is made of them. */
typedef struct
{
  SudLogic *logic;
  SudHodoku *grade;
  SudPath *path; /* (nullable) */
  bool failed;   /* true without memory for a step */
} Walk;

static void
keep_step (Walk *walk, const SudStep *step)
{
  if (walk->path != NULL && !sud_path_append (walk->path, step, &walk->logic->proof, walk->path->n))
    walk->failed = true;
}

/* Keeps the step that writes @digit into @cell, as our finder of @technique tells it. */
static void
keep_single (Walk *walk, const SudPencilmarks *marks, SudTechniqueId technique, int cell, int digit)
{
  SudSteps *steps = &walk->logic->steps;

  if (walk->path == NULL)
    return;
  walk->logic->marks = *marks;
  sud_logic_find (walk->logic, technique);
  for (int i = 0; i < steps->n; i++)
    if (steps->step[i].cell == cell && steps->step[i].digit == digit)
      {
        keep_step (walk, &steps->step[i]);
        return;
      }
}

/* Writes the next single; whether there is one. */
static bool
take_single (Walk *walk, Board *board)
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
  count_step (walk->grade, technique, 0);
  keep_single (walk, &board->marks, technique, cell, digit);
  board_place (board, cell, digit);
  return true;
}

/* Copies the step of @search with the least key to @best. Returns: whether there is one */
static bool
choose_step (SudLogic *logic, const Search *search, SudStep *best)
{
  int64_t least = INT64_MAX;

  for (int kind = 0; kind < TECHNIQUES_MAX && search->technique[kind] != 0; kind++)
    {
      sud_logic_find (logic, (SudTechniqueId)search->technique[kind]);
      for (int i = 0; i < logic->steps.n; i++)
        {
          int64_t key = search->key (&logic->marks, &logic->steps.step[i]);

          if (key == SKIP || key >= least)
            continue;
          least = key;
          sud_step_copy (best, &logic->steps.step[i]);
        }
    }
  return least != INT64_MAX;
}

/* Makes @best the step that writes a digit, if the forcing chains found last rule out all other candidates of a cell:
 * HoDoKu has such steps first. */
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

/* Keeps @step, taken in @marks. A digit that forcing chains write is told by the chains of the other candidates of its
 * cell, those found last, and a naked single. */
static void
keep_step_told (Walk *walk, const SudPencilmarks *marks, const SudStep *step)
{
  SudPencilmarks left = *marks;

  if (step->technique != SUD_TECHNIQUE_FORCING_CONTRADICTION || step->digit == 0 || walk->path == NULL)
    {
      keep_step (walk, step);
      return;
    }
  for (int i = 0; i < walk->logic->steps.n; i++)
    if (sud_cells_has (sud_step_affects (&walk->logic->steps.step[i]), step->cell))
      {
        keep_step (walk, &walk->logic->steps.step[i]);
        sud_step_apply (&walk->logic->steps.step[i], &left);
      }
  keep_single (walk, &left, SUD_TECHNIQUE_NAKED_SINGLE, step->cell, step->digit);
}

/* Rules out what @step rules out in @cells, in the order of cells. */
static void
rule_out_in_cells (Board *board, const SudStep *step, SudCells cells)
{
  SUD_EACH_CELL (cell, cells)
    for (int index = 0; index < SUD_SIZE; index++)
      if (sud_cells_has (step->out[index], (int)cell))
        board_remove (board, (int)cell, index + 1);
}

/* Applies @step in HoDoKu's order: first what is in the houses of the pattern, house by house. */
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
take_step (Walk *walk, Board *board)
{
  SudLogic *logic = walk->logic;
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
      count_step (walk->grade, (SudTechniqueId)step.technique, searches[i].score);
    }
  logic->rules = rules;
  logic->steps.every = every;
  if (!found)
    return false;
  keep_step_told (walk, &board->marks, &step);
  apply_step (board, &step);
  return true;
}

/* Goes as far as the techniques lead; from a position that is right, as a rule to the end. Returns: false if it was
 * cancelled, or without memory */
static bool
walk_to_end (Walk *walk, const SudPencilmarks *start)
{
  SudHodoku *grade = walk->grade;
  Board board;

  memset (grade, 0, sizeof *grade);
  board_init (&board, start);
  sud_logic_forget (walk->logic);
  while (!sud_pencilmarks_is_solved (&board.marks) && !board.marks.broken && !walk->failed
         && (walk->path == NULL || !sud_pencilmarks_is_dead (&board.marks))
         && (take_single (walk, &board) || take_step (walk, &board)))
    ;
  grade->complete = sud_pencilmarks_is_solved (&board.marks) && !board.marks.broken;
  while (grade->score > max_score[grade->level])
    grade->level++;
  return !walk->failed && !sud_logic_is_cancelled (walk->logic);
}

bool
sud_hodoku_run (SudLogic *logic, const SudPencilmarks *start, SudHodoku *grade)
{
  Walk walk = { .logic = logic, .grade = grade };

  return walk_to_end (&walk, start);
}

SudPath *
sud_hodoku_explain (SudLogic *logic, const SudPencilmarks *start)
{
  SudHodoku grade;
  SudOrder order;
  Walk walk = { .logic = logic, .grade = &grade };

  sud_order_init (&order);
  walk.path = sud_path_new_empty (start, &order);
  if (walk.path == NULL)
    return NULL;
  if (!walk_to_end (&walk, start))
    {
      sud_path_unref (walk.path);
      return NULL;
    }
  walk.path->grade.complete = grade.complete;
  walk.path->grade.level = grade.level;
  walk.path->grade.effort = grade.score;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      walk.path->grade.steps[i] = grade.steps[i];
      if (grade.steps[i] > 0)
        walk.path->grade.hardest = (uint8_t)i;
    }
  return walk.path;
}
