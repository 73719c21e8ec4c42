/* sud-fish.c - a digit that has as many lines as it can go to
 *
 *     X-Wing on 4: rows 2 and 7 have it only in columns 3 and 8 (swordfish: three and three; jellyfish: four)
 *
 *             3         8
 *     2 . . [ 4 ] . . [ 4 ] .      one 4 of the two rows is in column 3, the other in column 8:
 *       . . . - . . . . - . .      these columns have their 4 already, so it goes out of their other cells
 *     7 . . [ 4 ] . . [ 4 ] .
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

/**
 * Fish:
 * @kind: SUD_HOUSE_ROW or SUD_HOUSE_COLUMN: what the base houses are; the covers are the other
 * @lines: @n: base houses that can be in it, 0 to 8
 */
typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int kind;
  int digit;
  int size;
  int n;
  uint8_t lines[SUD_SIZE];
} Fish;

static SudCells
union_of_lines (int kind, uint32_t lines)
{
  SudCells cells = SUD_NO_CELLS;

  SUD_EACH_BIT (line, lines)
    cells = sud_cells_union (cells, sud_house_sets[kind * SUD_SIZE + (int)line]);
  return cells;
}

static void
add_fish (const Fish *fish, uint32_t base, uint32_t cover)
{
  SudCells in_base = union_of_lines (fish->kind, base);
  SudCells in_cover = union_of_lines (1 - fish->kind, cover);
  SudStep step;

  sud_step_init (&step, fish->technique);
  step.digits = SUD_DIGIT_BIT (fish->digit);
  step.cells = sud_cells_intersection (in_base, fish->logic->marks.digit[fish->digit - 1]);
  step.houses = base << (fish->kind * SUD_SIZE);
  step.covers = cover << ((1 - fish->kind) * SUD_SIZE);
  step.out[fish->digit - 1] = sud_cells_difference (in_cover, in_base);
  sud_steps_add (&fish->logic->steps, &fish->logic->marks, &step);
}

/* All ways to take @missing more lines from @from on, with @base, which go to @cover. */
static void
choose_lines (const Fish *fish, int from, int missing, uint32_t base, uint32_t cover)
{
  if (missing == 0)
    {
      if (sud_digits_count (cover) == fish->size)
        add_fish (fish, base, cover);
      return;
    }
  for (int i = from; i + missing <= fish->n; i++)
    {
      int line = fish->lines[i];
      uint32_t more = cover | fish->logic->marks.place[fish->kind * SUD_SIZE + line][fish->digit - 1];

      if (sud_digits_count (more) <= fish->size)
        choose_lines (fish, i + 1, missing - 1, base | 1u << line, more);
    }
}

static void
find_fish_of (Fish *fish)
{
  int lines = 0;

  fish->n = 0;
  for (int line = 0; line < SUD_SIZE; line++)
    {
      uint16_t place = fish->logic->marks.place[fish->kind * SUD_SIZE + line][fish->digit - 1];

      lines += place != 0;
      if (place != 0 && sud_digits_count (place) <= fish->size)
        fish->lines[fish->n++] = (uint8_t)line;
    }
  if (lines > fish->size)
    choose_lines (fish, 0, fish->size, 0, 0);
}

void
sud_find_fish (SudLogic *logic, SudTechniqueId technique)
{
  Fish fish = { .logic = logic, .technique = technique, .size = 2 + (int)(technique - SUD_TECHNIQUE_X_WING) };

  SUD_EACH_BIT (index, sud_logic_get_hopeless_digits (logic))
    for (fish.kind = SUD_HOUSE_ROW; fish.kind <= SUD_HOUSE_COLUMN; fish.kind++)
      {
        fish.digit = (int)index + 1;
        find_fish_of (&fish);
      }
}
