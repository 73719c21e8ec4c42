/* sud-templates.c - templates: all ways to place a digit in all rows, columns and boxes that lack it
 *
 *     a . 4 | . . . | . . .        Part of a template of 4, which is found row by row. Cells that are in all templates
 *     . . . | 4 . . | . . .        of 4 hold it (template set), those in none do not (template delete). Cells in all
 *     . . . | . . . | 4 . .        templates of another digit are settled: they can be in no template of 4
 *
 * If a step needs such cells of other digits, it has them as sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

#include <stdlib.h>

enum
{
  TEMPLATES_MAX = 4096, /* for a digit; chosen: nobody goes through more by hand */
};

typedef struct
{
  SudCells all; /* cells in each template */
  SudCells any; /* cells in at least one */
} Summary;

typedef struct
{
  uint16_t row[SUD_SIZE];             /* for [row] the columns where the digit can go; 0 if it stands already */
  SudCells template;                       /* the cells of a template that were chosen so far */
  int n[SUD_SIZE];                    /* for [digit - 1] how many templates there are, or more than TEMPLATES_MAX */
  /* for [digit - 1] the templates that are left, @n of them; none are kept if there are more than TEMPLATES_MAX */
  SudCells templates[SUD_SIZE][TEMPLATES_MAX];
  Summary alone[SUD_SIZE]; /* for [digit - 1] the cells before any template was dropped because of another digit */
} Search;

/* Lists the templates of digit @index with the cells chosen so far, which take @columns and @boxes, and more from @row
 * on. */
static void
place_digit (Search *search, int index, int row, uint32_t columns, uint32_t boxes)
{
  SudCells before = search->template;

  while (row < SUD_SIZE && search->row[row] == 0)
    row++;
  if (row == SUD_SIZE)
    {
      if (search->n[index] < TEMPLATES_MAX)
        search->templates[index][search->n[index]] = search->template;
      search->n[index]++;
      return;
    }
  SUD_EACH_BIT (column, search->row[row] & ~columns)
    {
      uint32_t box = 1u << sud_box (sud_cell (row, (int)column));

      if ((boxes & box) != 0 || search->n[index] > TEMPLATES_MAX)
        continue;
      sud_cells_add (&search->template, sud_cell (row, (int)column));
      place_digit (search, index, row + 1, columns | 1u << column, boxes | box);
      search->template = before;
    }
}

/* Sums up the templates of digit @index. Returns: false if there are none, or they are not kept */
static bool
sum_up (const Search *search, int index, Summary *summary)
{
  *summary = (Summary){ SUD_ALL_CELLS, SUD_NO_CELLS };
  if (search->n[index] == 0 || search->n[index] > TEMPLATES_MAX)
    return false;
  for (int i = 0; i < search->n[index]; i++)
    {
      summary->all = sud_cells_intersection (summary->all, search->templates[index][i]);
      summary->any = sud_cells_union (summary->any, search->templates[index][i]);
    }
  return true;
}

/* Returns: the cells that are in each template of digit @index; none if its templates are not kept */
static SudCells
get_settled (const Search *search, int index)
{
  Summary summary;

  return sum_up (search, index, &summary) ? summary.all : SUD_NO_CELLS;
}

/* Drops the templates of digit @index with cells that are @taken for other digits. Returns: whether there were any */
static bool
drop_taken (Search *search, int index, const SudCells taken[SUD_SIZE])
{
  int kept = 0, n = search->n[index] <= TEMPLATES_MAX ? search->n[index] : 0;
  SudCells others = SUD_NO_CELLS;

  for (int other = 0; other < SUD_SIZE; other++)
    if (other != index)
      others = sud_cells_union (others, taken[other]);
  for (int i = 0; i < n; i++)
    if (!sud_cells_meet (search->templates[index][i], others))
      search->templates[index][kept++] = search->templates[index][i];
  if (n > 0)
    search->n[index] = kept;
  return kept != n;
}

/* Drops templates with cells that are settled for another digit, until nothing changes. */
static void
refine (Search *search, const SudLogic *logic)
{
  bool changed = true;

  while (changed && !sud_logic_is_cancelled (logic))
    {
      SudCells taken[SUD_SIZE];

      changed = false;
      for (int index = 0; index < SUD_SIZE; index++)
        taken[index] = get_settled (search, index);
      for (int index = 0; index < SUD_SIZE; index++)
        changed |= drop_taken (search, index, taken);
    }
}

/* Adds to @step, as sets, the cells settled for other digits that could hold @digit. */
static void
add_taken (SudLogic *logic, const Search *search, int digit, SudStep *step)
{
  for (int index = 0; index < SUD_SIZE; index++)
    {
      SudCells taken = sud_cells_intersection (get_settled (search, index), logic->marks.digit[digit - 1]);

      if (index != digit - 1 && !sud_cells_is_empty (taken))
        sud_step_add_set (step, taken, (SudDigits)(1u << index));
    }
}

/* Adds the step of @digit: the cells in all of its templates, or the cells in none. */
static void
add_template_step (SudLogic *logic, SudTechniqueId technique, const Search *search, int digit)
{
  const Summary *alone = &search->alone[digit - 1];
  Summary left;
  SudStep step;
  bool same;

  if (!sum_up (search, digit - 1, &left))
    return;
  sud_step_init (&step, technique);
  step.digits = SUD_DIGIT_BIT (digit);
  if (technique == SUD_TECHNIQUE_TEMPLATE_SET)
    {
      if (sud_cells_is_empty (left.all))
        return;
      same = sud_cells_equal (left.all, alone->all);
      step.digit = (uint8_t)digit;
      step.cell = (uint8_t)sud_cells_take (&left.all);
      step.more = left.all;
      step.cells = sud_step_writes (&step);
    }
  else
    {
      same = sud_cells_equal (left.any, alone->any);
      step.cells = left.any;
      step.out[digit - 1] = sud_cells_difference (logic->marks.digit[digit - 1], left.any);
    }
  if (!same)
    add_taken (logic, search, digit, &step);
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

void
sud_find_templates (SudLogic *logic, SudTechniqueId technique)
{
  Search *search = malloc (sizeof *search); /* rare, and large */

  if (search == NULL)
    return;
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      search->n[digit - 1] = 0;
      search->template = SUD_NO_CELLS;
      for (int row = 0; row < SUD_SIZE; row++)
        search->row[row] = logic->marks.place[row][digit - 1];
      if (!sud_cells_is_empty (logic->marks.digit[digit - 1]))
        place_digit (search, digit - 1, 0, 0, 0);
      sum_up (search, digit - 1, &search->alone[digit - 1]);
    }
  refine (search, logic);
  for (int digit = 1; digit <= SUD_SIZE && !sud_logic_is_cancelled (logic); digit++)
    add_template_step (logic, technique, search, digit);
  free (search);
}
