/* sud-empty-rectangle.c - a box that has a digit only in one of its rows and one of its columns
 *
 *     . 4 . | . . . | . . .      in the first box 4 is only in row 2 and in column 2;
 *     4 4 4 | . . . | p . .      column 7 has it twice, at p and q. With 4 at q the star is no 4;
 *     . 4 . | . . . | . . .      else it is at p, so in the box not in row 2, so in column 2, and the star is no 4
 *     . * . | . . . | q . .
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-conjugates.h"
#include "sud-techniques.h"

enum
{
  DUALS_MAX = 64,
};

/**
 * Cross:
 * @box: @row: @column: houses: all places in the box are in its row or column, some only in one, some only in the other
 */
typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int digit;
  int box, row, column;
} Cross;

/* With a strong link whose end @near is in @line of the cross: out goes what its other end sees in @other. */
static bool
build_rectangle (const Cross *cross, int line, int other, const SudConjugate *pair, int near, SudStep *step)
{
  int p = pair->cell[near], q = pair->cell[1 - near];
  SudCells box = sud_house_sets[cross->box];
  SudCells places = sud_pencilmarks_places (&cross->logic->marks, cross->box, cross->digit);
  SudCells out = sud_cells_intersection (sud_house_sets[other], sud_peers_of (q));

  out = sud_cells_difference (out, box);
  if (sud_cells_has (box, p) || sud_cells_has (box, q) || !sud_cells_has (sud_house_sets[line], p)
      || sud_house_kind (pair->house) != sud_house_kind (other)
      || !sud_cells_meet (out, cross->logic->marks.digit[cross->digit - 1]))
    return false;
  sud_step_init (step, cross->technique);
  step->digits = SUD_DIGIT_BIT (cross->digit);
  step->houses = 1u << cross->box | 1u << pair->house;
  step->covers = 1u << line | 1u << other;
  step->cells = sud_cells_union (places, sud_cells_union (sud_cells_of (p), sud_cells_of (q)));
  step->out[cross->digit - 1] = out;
  sud_step_add_node (step, SUD_STEP_END, sud_cells_of (q), cross->digit);
  sud_step_add_node (step, SUD_STEP_STRONG, sud_cells_of (p), cross->digit);
  sud_step_add_node (step, SUD_STEP_WEAK, sud_cells_intersection (places, sud_house_sets[line]), cross->digit);
  sud_step_add_node (step, SUD_STEP_STRONG, sud_cells_difference (places, sud_house_sets[line]), cross->digit);
  return true;
}

/* All steps of @cross with the strong links @pairs. */
static void
judge_cross (const Cross *cross, const SudConjugate *pairs, int n, void (*add) (SudLogic *logic, SudStep *step, void *data),
             void *data)
{
  SudStep step;

  for (int i = 0; i < n; i++)
    for (int near = 0; near < 2; near++)
      {
        if (build_rectangle (cross, cross->row, cross->column, &pairs[i], near, &step))
          add (cross->logic, &step, data);
        if (build_rectangle (cross, cross->column, cross->row, &pairs[i], near, &step))
          add (cross->logic, &step, data);
      }
}

/* Whether @places in a box make a cross of the row and column of position @center. */
static bool
is_cross (uint32_t places, int center)
{
  uint32_t row = 0x7u << center / 3 * 3, column = 0x49u << center % 3;

  return (places & ~(row | column)) == 0 && (places & ~row) != 0 && (places & ~column) != 0;
}

static void
find_rectangles (SudLogic *logic, SudTechniqueId technique, int digit, void (*add) (SudLogic *logic, SudStep *step, void *data),
                 void *data)
{
  int least = (logic->rules & SUD_RULE_SMALL_CROSSES) != 0 ? 2 : 3;
  SudConjugate pairs[SUD_HOUSES];
  int n = sud_conjugates_find (&logic->marks, digit, pairs);

  for (int box = 2 * SUD_SIZE; n > 0 && box < SUD_HOUSES; box++)
    {
      uint32_t places = logic->marks.place[box][digit - 1];
      int count = sud_digits_count (places);
      const uint8_t *cells = sud_house_cells[box];

      if (count < least || count > 5)
        continue;
      for (int i = 0; i < SUD_SIZE; i++)
        {
          Cross cross = { logic, technique, digit, box, sud_house_of (cells[i], SUD_HOUSE_ROW),
                          sud_house_of (cells[i], SUD_HOUSE_COLUMN) };

          if (is_cross (places, i))
            judge_cross (&cross, pairs, n, add, data);
        }
    }
}

static void
add_one_rectangle (SudLogic *logic, SudStep *step, void *data)
{
  (void)data;
  sud_steps_add (&logic->steps, &logic->marks, step);
}

void
sud_find_empty_rectangles (SudLogic *logic, SudTechniqueId technique)
{
  SUD_EACH_BIT (index, sud_logic_get_hopeless_digits (logic))
    find_rectangles (logic, technique, (int)index + 1, add_one_rectangle, NULL);
}

/** The empty rectangles of a digit so far. */
typedef struct
{
  int n;
  SudStep step[DUALS_MAX];
} Duals;

/* Adds @step together with each one before it that has the same box, row and column. */
static void
add_dual_rectangle (SudLogic *logic, SudStep *step, void *data)
{
  Duals *duals = data;

  for (int i = 0; i < duals->n; i++)
    {
      const SudStep *other = &duals->step[i];
      SudStep dual;

      if (other->covers != step->covers || ((other->houses ^ step->houses) >> 2 * SUD_SIZE) != 0
          || sud_step_same_outcome (other, step))
        continue;
      sud_step_copy (&dual, other);
      sud_step_join (&dual, step);
      sud_steps_add (&logic->steps, &logic->marks, &dual);
    }
  if (duals->n < DUALS_MAX)
    sud_step_copy (&duals->step[duals->n++], step);
}

void
sud_find_dual_empty_rectangles (SudLogic *logic, SudTechniqueId technique)
{
  Duals duals;

  SUD_EACH_BIT (index, sud_logic_get_hopeless_digits (logic))
    {
      duals.n = 0;
      find_rectangles (logic, technique, (int)index + 1, add_dual_rectangle, &duals);
    }
}
