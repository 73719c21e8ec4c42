/* sud-death-blossom.c - a stem cell, and for each of its digits an almost locked set: a petal
 *
 *     stem 247:  2 -- A with 2 and 9      whichever digit the stem has, it is not in its petal, so 9 is: what sees all 9
 *                4 -- B with 4 and 9      of all petals goes
 *                7 -- C with 7 and 9
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

enum
{
  MOST_PETALS = 5,
  LEAST_PETALS = 2,
};

/**
 * Blossom:
 * @digit: that goes
 * @petal: @n: the sets so far, for the lowest digits of the stem
 */
typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int stem;
  int digit;
  bool overlap;
  int n;
  uint16_t petal[MOST_PETALS];
  uint8_t by[MOST_PETALS];
} Blossom;

static void
add_blossom (const Blossom *blossom, SudCells out)
{
  const SudAlsList *list = &blossom->logic->als;
  SudStep step;

  sud_step_init (&step, blossom->technique);
  step.digits = SUD_DIGIT_BIT (blossom->digit);
  step.out[blossom->digit - 1] = out;
  step.cells = sud_cells_of (blossom->stem);
  for (int i = 0; i < blossom->n; i++)
    {
      const SudAls *petal = &list->als[blossom->petal[i]];
      int by = blossom->by[i];

      sud_step_add_set (&step, petal->cells, petal->digits);
      sud_step_add_node (&step, SUD_STEP_END, sud_cells_of (blossom->stem), by);
      sud_step_add_node (&step, SUD_STEP_WEAK, petal->at[by - 1], by);
      sud_step_add_node (&step, SUD_STEP_STRONG, petal->at[blossom->digit - 1], blossom->digit);
      step.nodes[step.n_nodes - 2].set = step.n_sets;
    }
  sud_steps_add (&blossom->logic->steps, &blossom->logic->marks, &step);
}

/* All petals for the digits @left of the stem; @out is what sees the digit in the petals so far, which have @cells. */
static void
choose_petals (Blossom *blossom, SudDigits left, SudCells out, SudCells cells)
{
  const SudAlsList *list = &blossom->logic->als;
  int by;

  if (left == 0)
    {
      add_blossom (blossom, out);
      return;
    }
  by = sud_digits_first (left);
  for (int i = 0; i < list->n && !sud_logic_is_cancelled (blossom->logic); i++)
    {
      const SudAls *petal = &list->als[i];
      SudCells more;

      if ((petal->digits & SUD_DIGIT_BIT (by)) == 0 || (petal->digits & SUD_DIGIT_BIT (blossom->digit)) == 0
          || !sud_cells_has (petal->sees[by - 1], blossom->stem)
          || (!blossom->overlap && sud_cells_meet (petal->cells, cells)))
        continue;
      more = sud_cells_intersection (out, petal->sees[blossom->digit - 1]);
      if (sud_cells_is_empty (more))
        continue;
      blossom->petal[blossom->n] = (uint16_t)i;
      blossom->by[blossom->n++] = (uint8_t)by;
      choose_petals (blossom, left & (left - 1), more, sud_cells_union (cells, petal->cells));
      blossom->n--;
    }
}

void
sud_find_death_blossoms (SudLogic *logic, SudTechniqueId technique)
{
  Blossom blossom = { .logic = logic, .technique = technique, .overlap = (logic->rules & SUD_RULE_OVERLAP) != 0 };

  sud_als_collect (&logic->als, &logic->marks);
  SUD_EACH_CELL (stem, logic->marks.blank)
    {
      SudDigits digits = logic->marks.cell[stem];

      if (sud_digits_count (digits) < LEAST_PETALS || sud_digits_count (digits) > MOST_PETALS
          || sud_logic_is_cancelled (logic))
        continue;
      blossom.stem = (int)stem;
      SUD_EACH_BIT (index, SUD_ALL_DIGITS & ~digits)
        {
          blossom.digit = (int)index + 1;
          choose_petals (&blossom, digits, logic->marks.digit[index], SUD_NO_CELLS);
        }
    }
}
