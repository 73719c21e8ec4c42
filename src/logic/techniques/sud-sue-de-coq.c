/* sud-sue-de-coq.c - two subsets that share the cells where a line and a box meet
 *
 *       |1234|1234| .  |  - |12| - |  - | - | - |     two cells of the crossing with four digits, one more cell of the
 *       | 34 | -  | -  |                              line with 12, one more of the box with 34: four cells, four digits,
 *       | -  | -  | -  |                              so each stands once: no 1, 2 elsewhere in the line, no 3, 4 in the box
 *
 * In general: as many cells as digits, and no digit both in the cells of the line and in those of the box. Digits of the
 * line cells go from the line, digits of the box cells from the box, those only in the crossing from both; each of the two
 * may have digits that the crossing has not. By SUD_RULE_LOOSE_CROSSINGS both may have the same of these, each once in either,
 * and either may have a cell where line and box meet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

enum
{
  MOST_CELLS = 7, /* of the line, or of the box, outside their crossing */
  MOST_SETS = 1 << MOST_CELLS,
};

/* Some cells and their digits. */
typedef struct
{
  SudCells cells;
  SudDigits digits;
} Some;

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  bool loose;
  int line;
  int box;
  Some crossing;
  int n_line;
  int n_box;
  Some in_line[MOST_SETS];
  Some in_box[MOST_SETS];
} Search;

/* All sets of blank cells of @house that are not in @others, the empty one first: how many. */
static int
list_sets (const SudPencilmarks *marks, int house, SudCells others, Some sets[MOST_SETS])
{
  SudCells cells = sud_cells_intersection (marks->blank, sud_cells_difference (sud_house_sets[house], others));
  int n = 1;

  sets[0] = (Some){ SUD_NO_CELLS, 0 };
  SUD_EACH_CELL (cell, cells)
    {
      for (int i = 0; i < n; i++)
        {
          sets[n + i].cells = sets[i].cells;
          sud_cells_add (&sets[n + i].cells, (int)cell);
          sets[n + i].digits = sets[i].digits | marks->cell[cell];
        }
      n *= 2;
    }
  return n;
}

static void
add_sue_de_coq (const Search *search, const Some *line, const Some *box)
{
  const SudPencilmarks *marks = &search->logic->marks;
  SudCells all = sud_cells_union (search->crossing.cells, sud_cells_union (line->cells, box->cells));
  SudDigits every = search->crossing.digits | line->digits | box->digits;
  SudStep step;

  sud_step_init (&step, search->technique);
  SUD_EACH_BIT (index, every)
    {
      SudDigits digit = (SudDigits)(1u << index);
      bool both = (digit & box->digits & line->digits) != 0;

      if ((digit & box->digits) == 0 || both)
        step.out[index] = sud_house_sets[search->line];
      if ((digit & line->digits) == 0 || both)
        step.out[index] = sud_cells_union (step.out[index], sud_house_sets[search->box]);
      step.out[index] = sud_cells_intersection (sud_cells_difference (step.out[index], all), marks->digit[index]);
    }
  step.digits = sud_step_ruled_out (&step);
  step.cells = all;
  step.houses = 1u << search->line | 1u << search->box;
  sud_step_add_set (&step, search->crossing.cells, search->crossing.digits);
  sud_step_add_set (&step, line->cells, line->digits);
  sud_step_add_set (&step, box->cells, box->digits);
  sud_steps_add (&search->logic->steps, &search->logic->marks, &step);
}

/* The cells of the crossing are chosen. */
static void
find_both_subsets (const Search *search)
{
  int inside = sud_cells_count (search->crossing.cells);

  for (int i = 1; i < search->n_line; i++)
    {
      const Some *line = &search->in_line[i];
      SudDigits taken = search->loose ? line->digits & search->crossing.digits : line->digits;
      int room = sud_digits_count (search->crossing.digits | line->digits) - inside - sud_digits_count ((SudDigits)i);

      if (room < 1 || (line->digits & search->crossing.digits) == 0)
        continue;
      for (int j = 1; j < search->n_box; j++)
        {
          const Some *box = &search->in_box[j];

          if ((box->digits & taken) == 0 && (box->digits & search->crossing.digits) != 0
              && room + sud_digits_count (box->digits & ~search->crossing.digits) == sud_digits_count ((SudDigits)j)
              && !sud_cells_meet (line->cells, box->cells))
            add_sue_de_coq (search, line, box);
        }
    }
}

/* The crossing is @cells, where they have at least two digits more than there are cells. */
static void
use_crossing (Search *search, SudCells cells)
{
  search->crossing = (Some){ cells, 0 };
  SUD_EACH_CELL (cell, cells)
    search->crossing.digits |= search->logic->marks.cell[cell];
  if (sud_digits_count (search->crossing.digits) < sud_cells_count (cells) + 2)
    return;
  if (search->loose)
    {
      search->n_line = list_sets (&search->logic->marks, search->line, cells, search->in_line);
      search->n_box = list_sets (&search->logic->marks, search->box, cells, search->in_box);
    }
  find_both_subsets (search);
}

/* All two or three blank cells where the line and the box meet. */
static void
find_in_crossing (Search *search)
{
  const SudPencilmarks *marks = &search->logic->marks;
  SudCells blank = sud_cells_intersection (sud_house_sets[search->line], sud_house_sets[search->box]);

  blank = sud_cells_intersection (blank, marks->blank);
  if (sud_cells_count (blank) < 2)
    return;
  search->n_line = list_sets (marks, search->line, sud_house_sets[search->box], search->in_line);
  search->n_box = list_sets (marks, search->box, sud_house_sets[search->line], search->in_box);
  use_crossing (search, blank);
  if (sud_cells_count (blank) == 3)
    SUD_EACH_CELL (cell, blank)
      use_crossing (search, sud_cells_difference (blank, sud_cells_of ((int)cell)));
}

void
sud_find_sue_de_coq (SudLogic *logic, SudTechniqueId technique)
{
  Search search = { .logic = logic, .technique = technique };

  search.loose = (logic->rules & SUD_RULE_LOOSE_CROSSINGS) != 0;
  for (search.box = 2 * SUD_SIZE; search.box < SUD_HOUSES; search.box++)
    for (search.line = 0; search.line < 2 * SUD_SIZE; search.line++)
      if (sud_cells_meet (sud_house_sets[search.line], sud_house_sets[search.box]))
        find_in_crossing (&search);
}
