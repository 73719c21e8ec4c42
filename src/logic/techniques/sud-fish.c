/* sud-fish.c - a digit that has as many lines as it can go to, but for fins in one box
 *
 *     X-Wing on 4: rows 2 and 7 have it only in columns 3 and 8 (swordfish: three and three; jellyfish: four)
 *
 *             3         8
 *     2 . . [ 4 ] . . [ 4 ] .      one 4 of the two rows is in column 3, the other in column 8:
 *       . . . - . . . . - . .      these columns have their 4 already, so it goes out of their other cells
 *     7 . . [ 4 ] . . [ 4 ] .
 *
 *     finned X-Wing on 4: rows 2 and 7       sashimi: without its fins a row has one place left
 *                   7   8   9                              7   8   9
 *     2 [4] . . | [4]  (4)  .            2 [4] . . |  .   (4) (4)     (4) is a fin: either one of them is 4,
 *               |  -    .   .                      |  -    .   .      or the fish is whole and has its 4 in
 *               |  -    .   .                      |  -    .   .      columns 1 and 7; what both ways rule out,
 *     7 [4] . . | [4]   .   .            7 [4] . . | [4]   .   .      in a cover and the box of the fins, goes
 *
 * Siamese: two such fish in the same base, with other fins; both are true, so all that they rule out goes at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

enum
{
  BANDS = 3,
  PAIRS = 9,    /* fish of one base: in three stacks at most three ways to say which columns are fins */
  MAX_FINS = 2, /* lines that hold fins: a box has no more besides one that covers */
};

/* One fish of a base: lines of the other kind that cover it, lines that hold the fins, what it rules out. */
typedef struct
{
  uint32_t cover;
  uint32_t beyond;
  SudCells out;
  bool sashimi;
} One;

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int kind;                 /* SUD_HOUSE_ROW or SUD_HOUSE_COLUMN: what the base houses are; the covers are the other */
  int digit;
  int size;
  int most;                 /* lines that the digit may have in the base: @size, or more if some hold fins */
  bool sashimi;
  bool siamese;
  int n;
  uint8_t lines[SUD_SIZE];  /* base lines that can be in it; @n of them */
  uint16_t place[SUD_SIZE]; /* for each base line where the digit can go */
} Fish;

static SudCells
join_lines (int kind, uint32_t lines)
{
  SudCells cells = SUD_NO_CELLS;

  SUD_EACH_BIT (line, lines)
    cells = sud_cells_union (cells, sud_house_sets[kind * SUD_SIZE + (int)line]);
  return cells;
}

static void
add_fish (const Fish *fish, uint32_t base, uint32_t cover)
{
  SudCells in_base = join_lines (fish->kind, base);
  SudCells in_cover = join_lines (1 - fish->kind, cover);
  SudStep step;

  sud_step_init (&step, fish->technique);
  step.digits = SUD_DIGIT_BIT (fish->digit);
  step.cells = sud_cells_intersection (in_base, fish->logic->marks.digit[fish->digit - 1]);
  step.houses = base << (fish->kind * SUD_SIZE);
  step.covers = cover << ((1 - fish->kind) * SUD_SIZE);
  step.out[fish->digit - 1] = sud_cells_difference (in_cover, in_base);
  sud_steps_add (&fish->logic->steps, &fish->logic->marks, &step);
}

static SudCells
get_fins (const Fish *fish, uint32_t base, const One *one)
{
  SudCells cells = sud_cells_intersection (join_lines (fish->kind, base),
                                           join_lines (1 - fish->kind, one->beyond));

  return sud_cells_intersection (cells, fish->logic->marks.digit[fish->digit - 1]);
}

static void
add_finned_fish (const Fish *fish, uint32_t base, const One *one, const One *twin)
{
  SudCells in_base = sud_cells_intersection (join_lines (fish->kind, base), fish->logic->marks.digit[fish->digit - 1]);
  SudStep step;

  sud_step_init (&step, fish->technique);
  step.digits = SUD_DIGIT_BIT (fish->digit);
  step.fins = get_fins (fish, base, one);
  step.houses = base << (fish->kind * SUD_SIZE);
  step.covers = one->cover << ((1 - fish->kind) * SUD_SIZE);
  step.out[fish->digit - 1] = one->out;
  if (twin != NULL)
    {
      sud_step_add_set (&step, step.fins, step.digits);
      sud_step_add_set (&step, get_fins (fish, base, twin), step.digits);
      step.fins = sud_cells_union (step.fins, get_fins (fish, base, twin));
      step.covers |= twin->cover << ((1 - fish->kind) * SUD_SIZE);
      step.out[fish->digit - 1] = sud_cells_union (one->out, twin->out);
    }
  step.cells = sud_cells_difference (in_base, step.fins);
  sud_steps_add (&fish->logic->steps, &fish->logic->marks, &step);
}

/* Returns: whether the base, with its candidates in @beyond taken as fins, is a fish that rules anything out. */
static bool
is_fish (const Fish *fish, uint32_t base, One *one)
{
  uint32_t bands = 0;
  int stack = __builtin_ctz (one->beyond) / BANDS, box;

  one->sashimi = false;
  SUD_EACH_BIT (line, base)
    {
      uint32_t body = fish->place[line] & one->cover;

      if (body == 0)
        return false;
      one->sashimi |= (body & (body - 1)) == 0;
      if ((fish->place[line] & one->beyond) != 0)
        bands |= 1u << line / BANDS;
    }
  if ((bands & (bands - 1)) != 0)
    return false;
  box = fish->kind == SUD_HOUSE_ROW ? __builtin_ctz (bands) * BANDS + stack : stack * BANDS + __builtin_ctz (bands);
  one->out = sud_cells_intersection (sud_pencilmarks_places (&fish->logic->marks, 2 * SUD_SIZE + box, fish->digit),
                                     join_lines (1 - fish->kind, one->cover));
  one->out = sud_cells_difference (one->out, join_lines (fish->kind, base));
  return !sud_cells_is_empty (one->out);
}

/* Steps of one base, whose fish are in @one. */
static void
add_fish_of_base (const Fish *fish, uint32_t base, const One *one, int n)
{
  for (int i = 0; i < n; i++)
    {
      if (!fish->siamese && one[i].sashimi == fish->sashimi)
        add_finned_fish (fish, base, &one[i], NULL);
      for (int j = i + 1; fish->siamese && j < n; j++)
        if ((one[i].sashimi && one[j].sashimi) == fish->sashimi && !sud_cells_equal (one[i].out, one[j].out))
          add_finned_fish (fish, base, &one[i], &one[j]);
    }
}

/* The lines of @base have the digit in @reach, one or two lines too many: these hold fins, if they cross one box. */
static void
find_fins (const Fish *fish, uint32_t base, uint32_t reach)
{
  int surplus = sud_digits_count (reach) - fish->size;
  One one[PAIRS];
  int n = 0;

  for (int stack = 0; stack < BANDS && surplus > 0; stack++)
    {
      uint32_t crossed = reach & 7u << stack * BANDS;

      if (sud_digits_count (crossed) <= surplus)
        continue;
      for (uint32_t beyond = crossed; beyond != 0; beyond = (beyond - 1) & crossed)
        if (sud_digits_count (beyond) == surplus)
          {
            one[n].beyond = beyond;
            one[n].cover = reach & ~beyond;
            n += is_fish (fish, base, &one[n]) ? 1 : 0;
          }
    }
  add_fish_of_base (fish, base, one, n);
}

/* All ways to take @missing more lines from @from on, with @base, which go to @reach. */
static void
choose_lines (const Fish *fish, int from, int missing, uint32_t base, uint32_t reach)
{
  if (missing == 0)
    {
      if (fish->most > fish->size)
        find_fins (fish, base, reach);
      else if (sud_digits_count (reach) == fish->size)
        add_fish (fish, base, reach);
      return;
    }
  for (int i = from; i + missing <= fish->n; i++)
    {
      int line = fish->lines[i];
      uint32_t more = reach | fish->place[line];

      if (sud_digits_count (more) <= fish->most)
        choose_lines (fish, i + 1, missing - 1, base | 1u << line, more);
    }
}

static void
find_of_digit (Fish *fish)
{
  int lines = 0;

  fish->n = 0;
  for (int line = 0; line < SUD_SIZE; line++)
    {
      uint16_t place = fish->logic->marks.place[fish->kind * SUD_SIZE + line][fish->digit - 1];

      lines += place != 0;
      fish->place[line] = place;
      if (place != 0 && sud_digits_count (place) <= fish->most)
        fish->lines[fish->n++] = (uint8_t)line;
    }
  if (lines > fish->size)
    choose_lines (fish, 0, fish->size, 0, 0);
}

static void
find_of_all_digits (Fish *fish)
{
  SUD_EACH_BIT (index, sud_logic_get_useless_digits (fish->logic))
    for (fish->kind = SUD_HOUSE_ROW; fish->kind <= SUD_HOUSE_COLUMN; fish->kind++)
      {
        fish->digit = (int)index + 1;
        find_of_digit (fish);
      }
}

void
sud_find_fish (SudLogic *logic, SudTechniqueId technique)
{
  int size = 2 + (int)(technique - SUD_TECHNIQUE_X_WING);
  Fish fish = { .logic = logic, .technique = technique, .size = size, .most = size };

  find_of_all_digits (&fish);
}

void
sud_find_finned_fish (SudLogic *logic, SudTechniqueId technique)
{
  static const uint8_t sizes[SUD_N_TECHNIQUES] = {
    [SUD_TECHNIQUE_FINNED_X_WING] = 2,    [SUD_TECHNIQUE_SASHIMI_X_WING] = 2,
    [SUD_TECHNIQUE_FINNED_SWORDFISH] = 3, [SUD_TECHNIQUE_SASHIMI_SWORDFISH] = 3,
    [SUD_TECHNIQUE_FINNED_JELLYFISH] = 4, [SUD_TECHNIQUE_SASHIMI_JELLYFISH] = 4,
  };
  Fish fish = { .logic = logic, .technique = technique, .size = sizes[technique], .most = sizes[technique] + MAX_FINS };

  fish.sashimi = technique == SUD_TECHNIQUE_SASHIMI_X_WING || technique == SUD_TECHNIQUE_SASHIMI_SWORDFISH
                 || technique == SUD_TECHNIQUE_SASHIMI_JELLYFISH;
  fish.siamese = (logic->rules & SUD_RULE_SIAMESE) != 0;
  find_of_all_digits (&fish);
}
