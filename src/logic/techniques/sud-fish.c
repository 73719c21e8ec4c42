/* sud-fish.c - a digit that has as many places across as lines, but for fins in one box
 *
 *     X-Wing on 4: rows 2 and 7 have it only in columns 3 and 8 (swordfish: three and three; jellyfish: four;
 *     squirmbag, whale, leviathan: five, six, seven: the other lines make a smaller fish then)
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
  /* fish of a base: in each of three stacks there are at most three ways to say which columns are fins */
  COVERINGS_MAX = 9,
  MAX_FINS = 2, /* lines that hold fins: a box has three, of which one has to be a cover */
};

/* A way to make a fish of a base. */
typedef struct
{
  uint32_t cover;  /* the lines of the other kind that cover it */
  uint32_t beyond; /* the lines that hold the fins */
  SudCells out;    /* the cells that it rules out */
  bool sashimi;
} Covering;

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
get_fins (const Fish *fish, uint32_t base, const Covering *covering)
{
  SudCells cells = sud_cells_intersection (join_lines (fish->kind, base),
                                           join_lines (1 - fish->kind, covering->beyond));

  return sud_cells_intersection (cells, fish->logic->marks.digit[fish->digit - 1]);
}

static void
add_finned_fish (const Fish *fish, uint32_t base, const Covering *covering, const Covering *twin)
{
  SudCells in_base = sud_cells_intersection (join_lines (fish->kind, base), fish->logic->marks.digit[fish->digit - 1]);
  SudStep step;

  sud_step_init (&step, fish->technique);
  step.digits = SUD_DIGIT_BIT (fish->digit);
  step.fins = get_fins (fish, base, covering);
  step.houses = base << (fish->kind * SUD_SIZE);
  step.covers = covering->cover << ((1 - fish->kind) * SUD_SIZE);
  step.out[fish->digit - 1] = covering->out;
  if (twin != NULL)
    {
      sud_step_add_set (&step, step.fins, step.digits);
      sud_step_add_set (&step, get_fins (fish, base, twin), step.digits);
      step.fins = sud_cells_union (step.fins, get_fins (fish, base, twin));
      step.covers |= twin->cover << ((1 - fish->kind) * SUD_SIZE);
      step.out[fish->digit - 1] = sud_cells_union (covering->out, twin->out);
    }
  step.cells = sud_cells_difference (in_base, step.fins);
  sud_steps_add (&fish->logic->steps, &fish->logic->marks, &step);
}

/* Completes @covering, whose lines are chosen. Returns: whether @base is a fish so that rules out anything */
static bool
is_fish (const Fish *fish, uint32_t base, Covering *covering)
{
  uint32_t bands = 0;
  int stack = __builtin_ctz (covering->beyond) / BANDS, box;

  covering->sashimi = false;
  SUD_EACH_BIT (line, base)
    {
      uint32_t body = fish->place[line] & covering->cover;

      if (body == 0)
        return false;
      covering->sashimi |= (body & (body - 1)) == 0;
      if ((fish->place[line] & covering->beyond) != 0)
        bands |= 1u << line / BANDS;
    }
  if ((bands & (bands - 1)) != 0)
    return false;
  box = fish->kind == SUD_HOUSE_ROW ? __builtin_ctz (bands) * BANDS + stack : stack * BANDS + __builtin_ctz (bands);
  covering->out = sud_cells_intersection (sud_pencilmarks_places (&fish->logic->marks, 2 * SUD_SIZE + box, fish->digit),
                                          join_lines (1 - fish->kind, covering->cover));
  covering->out = sud_cells_difference (covering->out, join_lines (fish->kind, base));
  return !sud_cells_is_empty (covering->out);
}

/* Adds the steps of @base, which has @n coverings. */
static void
add_fish_of_base (const Fish *fish, uint32_t base, const Covering *covering, int n)
{
  for (int i = 0; i < n; i++)
    {
      if (!fish->siamese && covering[i].sashimi == fish->sashimi)
        add_finned_fish (fish, base, &covering[i], NULL);
      for (int j = i + 1; fish->siamese && j < n; j++)
        if ((covering[i].sashimi && covering[j].sashimi) == fish->sashimi
            && !sud_cells_equal (covering[i].out, covering[j].out))
          add_finned_fish (fish, base, &covering[i], &covering[j]);
    }
}

/* Finds the fish with fins of @base, whose lines have the digit in @reach, one or two lines too many: fins are where
 * one or two of these lines cross one box. */
static void
find_fins (const Fish *fish, uint32_t base, uint32_t reach)
{
  int surplus = sud_digits_count (reach) - fish->size;
  Covering covering[COVERINGS_MAX];
  int n = 0;

  for (int stack = 0; stack < BANDS && surplus > 0; stack++)
    {
      uint32_t crossed = reach & 7u << stack * BANDS;

      if (sud_digits_count (crossed) <= surplus)
        continue;
      for (uint32_t beyond = crossed; beyond != 0; beyond = (beyond - 1) & crossed)
        if (sud_digits_count (beyond) == surplus)
          {
            covering[n].beyond = beyond;
            covering[n].cover = reach & ~beyond;
            n += is_fish (fish, base, &covering[n]) ? 1 : 0;
          }
    }
  add_fish_of_base (fish, base, covering, n);
}

/* Adds the fish of @base with @missing more lines from number @from on; the lines of @base have the digit in @reach. */
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
  int size = technique >= SUD_TECHNIQUE_SQUIRMBAG ? 5 + (int)(technique - SUD_TECHNIQUE_SQUIRMBAG)
                                                   : 2 + (int)(technique - SUD_TECHNIQUE_X_WING);
  Fish fish = { .logic = logic, .technique = technique, .size = size, .most = size };

  find_of_all_digits (&fish);
}

void
sud_find_finned_fish (SudLogic *logic, SudTechniqueId technique)
{
  static const struct
  {
    uint8_t size;
    bool sashimi;
  } kinds[SUD_N_TECHNIQUES] = {
    [SUD_TECHNIQUE_FINNED_X_WING] = { 2, false },    [SUD_TECHNIQUE_SASHIMI_X_WING] = { 2, true },
    [SUD_TECHNIQUE_FINNED_SWORDFISH] = { 3, false }, [SUD_TECHNIQUE_SASHIMI_SWORDFISH] = { 3, true },
    [SUD_TECHNIQUE_FINNED_JELLYFISH] = { 4, false }, [SUD_TECHNIQUE_SASHIMI_JELLYFISH] = { 4, true },
    [SUD_TECHNIQUE_FINNED_SQUIRMBAG] = { 5, false }, [SUD_TECHNIQUE_SASHIMI_SQUIRMBAG] = { 5, true },
    [SUD_TECHNIQUE_FINNED_WHALE] = { 6, false },     [SUD_TECHNIQUE_SASHIMI_WHALE] = { 6, true },
    [SUD_TECHNIQUE_FINNED_LEVIATHAN] = { 7, false }, [SUD_TECHNIQUE_SASHIMI_LEVIATHAN] = { 7, true },
  };
  int size = kinds[technique].size;
  Fish fish = { .logic = logic, .technique = technique, .size = size, .most = size + MAX_FINS,
                .sashimi = kinds[technique].sashimi, .siamese = (logic->rules & SUD_RULE_SIAMESE) != 0 };

  find_of_all_digits (&fish);
}
