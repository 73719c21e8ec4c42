/* sud-locked-sectors.c - cells that have just as many digits as there are cells, each digit counted by rows or columns
 *
 *     . * . | . * . | * . *      sixteen cells, in four rows and four columns, need a digit each: these are the
 *     . * . | . * . | * . *      truths. Some digits, say 1 to 4, are counted by rows: once at most in each of the rows
 *     . . . | . . . | . . .      where one of the cells can hold it. The others are counted by columns. These are the
 *     - - - + - - - + - - -      links. If there are sixteen, each is used by one of the cells, so its digit is nowhere
 *     . . . | . . . | . . .      else in its row or column
 *     . * . | . * . | * . *
 *     . . . | . . . | . . .
 *     - - - + - - - + - - -
 *     . . . | . . . | . . .
 *     . . . | . . . | . . .
 *     . * . | . * . | * . *
 *
 * Each cell can have a link of its own, for in a solution it has. So the search needs no list of rows and columns. From
 * a cell, each candidate leads, along its link, to the cell that has that digit in the solution, and so on: cells
 * that nothing leads out of have as many links as they are, and it does not matter which solution was taken. There is
 * something to find if, for some way to count each digit, a cell leads to one that does not lead back; 64 ways are
 * looked at in one go, a bit for each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-solve.h"
#include "sud-techniques.h"

enum
{
  SOLUTIONS_MAX = 100,       /* more are not looked through for one that the candidates allow */
  EDGES_MAX = SUD_CELLS * SUD_SIZE * 2,
  BITS = 6,                  /* digits whose two ways to be counted are the bits of a word */
};

/* The ways to count the digits of which the bit of the digit's number is set, in one word. */
static const uint64_t by_column[BITS] = {
  UINT64_C (0xaaaaaaaaaaaaaaaa), UINT64_C (0xcccccccccccccccc), UINT64_C (0xf0f0f0f0f0f0f0f0),
  UINT64_C (0xff00ff00ff00ff00), UINT64_C (0xffff0000ffff0000), UINT64_C (0xffffffff00000000),
};

typedef struct
{
  uint8_t from;
  uint8_t to;
  uint64_t ways; /* the ways of counting in which the edge is there */
} Edge;

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  SudGrid solution;
  /* for rows and columns, [index][digit - 1]: the cell that has it in the solution */
  uint8_t where[2][SUD_SIZE][SUD_SIZE];
  uint8_t digit[SUD_SIZE];              /* the digits, less 1, that have candidates; @n_digits of them */
  int n_digits;
  int least;                            /* how many cells the smallest sets have that were found */
} Search;

/* Keeps @solution if the candidates allow it. Returns: whether to look for another one */
static bool
keep_allowed_cb (const SudGrid *solution, void *data)
{
  Search *self = data;
  const SudPencilmarks *marks = &self->logic->marks;

  SUD_EACH_CELL (cell, marks->blank)
    if (!sud_pencilmarks_has (marks, (int)cell, solution->digit[cell]))
      return true;
  self->solution = *solution;
  return false;
}

/* Returns: whether there is a solution that the candidates allow */
static bool
find_matching (Search *self)
{
  const SudPencilmarks *marks = &self->logic->marks;
  SudGrid grid;
  SudResult result;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    grid.digit[cell] = marks->value[cell];
  self->solution.digit[0] = 0;
  sud_solve_all (&grid, SOLUTIONS_MAX, self->logic->cancel, keep_allowed_cb, self, &result);
  if (self->solution.digit[0] == 0)
    return false;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int index = self->solution.digit[cell] - 1;

      self->where[0][sud_row (cell)][index] = self->where[1][sud_column (cell)][index] = (uint8_t)cell;
    }
  /* Those with the most candidates come last: within a word they are counted in one way, which makes fewer edges */
  for (int n = 1; n <= SUD_CELLS; n++)
    for (int index = 0; index < SUD_SIZE; index++)
      if (sud_cells_count (marks->digit[index]) == n)
        self->digit[self->n_digits++] = (uint8_t)index;
  return true;
}

/* Returns: the ways of counting in word @word in which digit number @i is counted by columns */
static uint64_t
ways_by_column (int i, int word)
{
  return i < BITS ? by_column[i] : (word >> (i - BITS) & 1) != 0 ? UINT64_MAX : 0;
}

/* Lists which cells the candidates of each cell lead to. Returns: how many edges there are */
static int
list_edges (const Search *self, int word, Edge edges[EDGES_MAX])
{
  const SudPencilmarks *marks = &self->logic->marks;
  int n = 0;

  for (int i = 0; i < self->n_digits; i++)
    {
      int index = self->digit[i];
      uint64_t columns = ways_by_column (i, word);

      SUD_EACH_CELL (cell, marks->digit[index])
        {
          if (self->solution.digit[cell] == index + 1)
            continue;
          if (~columns != 0)
            edges[n++] = (Edge){ (uint8_t)cell, self->where[0][sud_row ((int)cell)][index], ~columns };
          if (columns != 0)
            edges[n++] = (Edge){ (uint8_t)cell, self->where[1][sud_column ((int)cell)][index], columns };
        }
    }
  return n;
}

/* Follows the edges from and to @root in the ways of counting in which it is not @done, and adds to @done the cells
 * that it leads to and that lead to it. Returns: the ways in which some cell does just one of both */
static uint64_t
find_one_way (const Search *self, const Edge *edges, int n, int root, uint64_t done[SUD_CELLS])
{
  uint64_t to[SUD_CELLS] = { 0 }, from[SUD_CELLS] = { 0 }, changed, one_way = 0;

  to[root] = from[root] = ~done[root];
  do
    {
      changed = 0;
      for (int i = 0; i < n; i++)
        {
          const Edge *edge = &edges[i];
          uint64_t back = to[edge->to] & edge->ways & ~to[edge->from];
          uint64_t on = from[edge->from] & edge->ways & ~from[edge->to];

          to[edge->from] |= back;
          from[edge->to] |= on;
          changed |= back | on;
        }
    }
  while (changed != 0);
  SUD_EACH_CELL (cell, self->logic->marks.blank)
    {
      done[cell] |= to[cell] & from[cell];
      one_way |= to[cell] ^ from[cell];
    }
  return one_way;
}

/* Returns: the ways of counting of @word in which some cell leads to one that does not lead back */
static uint64_t
find_ways (const Search *self, int word)
{
  uint64_t done[SUD_CELLS] = { 0 }, ways = 0;
  Edge edges[EDGES_MAX];
  int n = list_edges (self, word, edges);

  SUD_EACH_CELL (cell, self->logic->marks.blank)
    if (~(done[cell] | ways) != 0)
      ways |= find_one_way (self, edges, n, (int)cell, done);
  return ways;
}

/* Returns: all cells that @cell leads to if the digits @columns are counted by columns */
static SudCells
follow_links (const Search *self, SudDigits columns, int cell)
{
  SudCells found = sud_cells_of (cell), todo = found;

  while (!sud_cells_is_empty (todo))
    {
      int from = sud_cells_take (&todo);

      SUD_EACH_BIT (index, self->logic->marks.cell[from])
        {
          bool column = (columns >> index & 1) != 0;
          int to = self->where[column][column ? sud_column (from) : sud_row (from)][index];

          if (sud_cells_has (found, to))
            continue;
          sud_cells_add (&found, to);
          sud_cells_add (&todo, to);
        }
    }
  return found;
}

/* Returns: the houses of @kind that @cells are in */
static uint32_t
houses_of_kind (SudCells cells, SudHouseKind kind)
{
  uint32_t houses = 0;

  SUD_EACH_CELL (cell, cells)
    houses |= 1u << sud_house_of ((int)cell, kind);
  return houses;
}

/* Returns: the cells of @houses, of @places, that are not in @cells */
static SudCells
list_outside (uint32_t houses, SudCells places, SudCells cells)
{
  SudCells all = SUD_NO_CELLS;

  SUD_EACH_BIT (house, houses)
    all = sud_cells_union (all, sud_house_sets[house]);
  return sud_cells_difference (sud_cells_intersection (all, places), cells);
}

/* Fills in the links of the cells of @step, each digit counted as it takes the fewest, both ways if they are equal, and
 * what follows. */
static void
count_sector_links (SudStep *step, const SudPencilmarks *marks)
{
  SudDigits counted[2] = { 0, 0 };

  for (int index = 0; index < SUD_SIZE; index++)
    {
      SudCells places = sud_cells_intersection (step->cells, marks->digit[index]);
      uint32_t lines[2] = { houses_of_kind (places, SUD_HOUSE_ROW), houses_of_kind (places, SUD_HOUSE_COLUMN) };
      int n[2] = { sud_bits_count (lines[0]), sud_bits_count (lines[1]) };

      for (int kind = 0; kind < 2; kind++)
        if (n[kind] > 0 && n[kind] <= n[1 - kind])
          {
            counted[kind] |= SUD_DIGIT_BIT (index + 1);
            step->houses |= lines[kind];
            step->out[index]
                = sud_cells_union (step->out[index], list_outside (lines[kind], marks->digit[index], step->cells));
          }
    }
  step->digits = counted[0] | counted[1];
  step->size = (uint16_t)sud_cells_count (step->cells);
  for (int kind = 0; kind < 2; kind++)
    sud_step_add_set (step, step->cells, counted[kind]);
}

/* Adds the smallest sets of cells that nothing leads out of, if they are no larger than those found before. A set in
 * one house is a subset. */
static void
add_smallest (Search *self, SudDigits columns)
{
  SudSteps *steps = &self->logic->steps;
  const SudPencilmarks *marks = &self->logic->marks;

  SUD_EACH_CELL (cell, marks->blank)
    {
      SudStep step;
      int n;

      sud_step_init (&step, self->technique);
      step.cells = follow_links (self, columns, (int)cell);
      n = sud_cells_count (step.cells);
      if (n > self->least || sud_houses_around (step.cells) != 0)
        continue;
      count_sector_links (&step, marks);
      if (!sud_step_cut (&step, marks))
        continue;
      if (n < self->least)
        sud_steps_clear (steps);
      self->least = n;
      sud_steps_add (steps, marks, &step);
    }
}

/* Returns: the digits that are counted by columns in way number @way */
static SudDigits
list_by_column (const Search *self, int way)
{
  SudDigits columns = 0;

  for (int i = 0; i < self->n_digits; i++)
    if ((way >> i & 1) != 0)
      columns |= SUD_DIGIT_BIT (self->digit[i] + 1);
  return columns;
}

void
sud_find_locked_sectors (SudLogic *logic, SudTechniqueId technique)
{
  Search search = { .logic = logic, .technique = technique, .least = SUD_CELLS };
  int ways;

  if (sud_cells_is_empty (logic->marks.blank) || !find_matching (&search))
    return;
  ways = 1 << search.n_digits;
  for (int word = 0; word << BITS < ways && !sud_logic_is_cancelled (logic); word++)
    {
      uint64_t found = find_ways (&search, word);

      for (int bit = 0; bit < 64 && (word << BITS) + bit < ways; bit++)
        if ((found >> bit & 1) != 0)
          add_smallest (&search, list_by_column (&search, (word << BITS) + bit));
    }
}
