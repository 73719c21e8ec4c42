/* sud-complex-fish.c - fish whose houses are boxes, too
 *
 *     Franken swordfish on 4: base rows 2, 5 and box 9, covers columns 3, 6, 9  Franken: lines of one kind and boxes,
 *                                                                               covered by lines of the other, boxes;
 *         3   |     6     |         9          in the base 4 stands three times,  mutant: any other houses
 *     2  [4]  |    [4]    |        [4]         and always in one of the covers:
 *     5  [4]  |    [4]    |                    so these have no 4 elsewhere
 *     9       |     -     |  .  . [4]
 *
 * Fins are candidates of the base in no cover, or in two houses of the base (endo-fins): what sees all of them goes. So
 * do candidates of the base in two covers, for a 4 there would be taken for two.
 *
 * First a victim is chosen, a candidate that shall go: a cover that it is in covers nothing that it does not see, so
 * what it does not see of the base needs one cover less than there are base houses. Few bases are like that. Then each
 * candidate of the base in turn is put into a cover or is a fin.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

enum
{
  MOST_FINS = 5,
  MOST_ENDO_FINS = 2,
  PAIRS = 64, /* fish of one base that are looked at for Siamese twins */
};

#define LINES(kind) (0x1FFu << (kind) * SUD_SIZE)
#define BOXES LINES (SUD_HOUSE_BOX)
#define ALL_HOUSES ((1u << SUD_HOUSES) - 1)

typedef struct
{
  uint32_t covers;
  SudCells fins;
  SudCells out;
} One;

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int digit;
  int size;
  bool finned;
  bool mutant;
  bool siamese;
  SudCells there;    /* where the digit can go */
  SudCells useless;  /* all that can be ruled out */
  SudCells seen;     /* by the victim: where fins can be; all cells, where there is no victim */
  uint32_t may_base; /* houses that can be in the base; @may_cover: those that can cover */
  uint32_t may_cover;
  int needed;        /* covers for what is not seen */
  uint32_t base;     /* those chosen */
  SudCells in_base;  /* candidates in them */
  int n_one;
  One one[PAIRS];    /* fish of this base so far, for Siamese twins; @n_one of them */
} Fish;

/* Where the covers of a base stand: @left is not covered yet, nor a fin; @sees is what can be ruled out and sees
 * all fins. */
typedef struct
{
  uint32_t covers;
  uint32_t may_cover;
  SudCells left;
  SudCells fins;
  SudCells sees;
} Cover;

static bool
is_franken (uint32_t base, uint32_t covers)
{
  uint32_t rows = LINES (SUD_HOUSE_ROW), columns = LINES (SUD_HOUSE_COLUMN);

  return ((base & rows) != 0 && (base & columns) == 0 && (covers & columns) != 0 && (covers & rows) == 0)
         || ((base & columns) != 0 && (base & rows) == 0 && (covers & rows) != 0 && (covers & columns) == 0);
}

/* Returns: whether these houses make the kind of fish that is looked for: neither a simpler nor a wilder one. */
static bool
is_kind (const Fish *fish, uint32_t covers)
{
  bool franken = is_franken (fish->base, covers);

  return fish->mutant ? !franken : franken && ((fish->base | covers) & BOXES) != 0;
}

static void
add_complex_fish (Fish *fish, const One *one, const One *twin)
{
  SudStep step;

  sud_step_init (&step, fish->technique);
  step.digits = SUD_DIGIT_BIT (fish->digit);
  step.fins = one->fins;
  step.houses = fish->base;
  step.covers = one->covers;
  step.out[fish->digit - 1] = one->out;
  if (twin != NULL)
    {
      sud_step_add_set (&step, one->fins, step.digits);
      sud_step_add_set (&step, twin->fins, step.digits);
      step.fins = sud_cells_union (one->fins, twin->fins);
      step.covers |= twin->covers;
      step.out[fish->digit - 1] = sud_cells_union (one->out, twin->out);
    }
  step.cells = sud_cells_difference (fish->in_base, step.fins);
  sud_steps_add (&fish->logic->steps, &fish->logic->marks, &step);
}

static void
add_or_keep (Fish *fish, const One *one)
{
  if (!fish->siamese)
    add_complex_fish (fish, one, NULL);
  else if (fish->n_one < PAIRS)
    fish->one[fish->n_one++] = *one;
}

static void
add_twins (Fish *fish)
{
  for (int i = 0; i < fish->n_one; i++)
    for (int j = i + 1; j < fish->n_one; j++)
      if (!sud_cells_equal (fish->one[i].out, fish->one[j].out))
        add_complex_fish (fish, &fish->one[i], &fish->one[j]);
}

/* Returns: whether no cover could be left out: each has some of @alone, which are in one cover at most. */
static bool
is_lean (const One *one, SudCells alone)
{
  SUD_EACH_BIT (house, one->covers)
    if (!sud_cells_meet (alone, sud_house_sets[house]))
      return false;
  return true;
}

/* All covers are chosen; what is left is fins. */
static void
finish_covers (Fish *fish, const Cover *cover)
{
  SudCells once = SUD_NO_CELLS, twice = SUD_NO_CELLS;
  One one = { .covers = cover->covers, .fins = sud_cells_union (cover->fins, cover->left), .out = cover->sees };

  if (sud_cells_is_empty (one.fins) == fish->finned || sud_cells_count (one.fins) > MOST_FINS
      || !is_kind (fish, one.covers))
    return;
  SUD_EACH_BIT (house, one.covers)
    {
      twice = sud_cells_union (twice, sud_cells_intersection (once, sud_house_sets[house]));
      once = sud_cells_union (once, sud_house_sets[house]);
    }
  if (!is_lean (&one, sud_cells_difference (sud_cells_difference (fish->in_base, cover->fins), twice)))
    return;
  once = sud_cells_union (twice, sud_cells_difference (once, fish->in_base));
  one.out = sud_cells_intersection (one.out, once);
  SUD_EACH_CELL (cell, cover->left)
    one.out = sud_cells_intersection (one.out, sud_peers_of ((int)cell));
  if (!sud_cells_is_empty (one.out))
    add_or_keep (fish, &one);
}

/* All ways to put what is left of the base into @missing more covers, and the fins. */
static void
cover_candidate (Fish *fish, const Cover *cover, int missing)
{
  SudCells hard = sud_cells_difference (cover->left, fish->seen);
  Cover next = *cover;
  int cell;

  if (missing == 0)
    {
      if (sud_cells_is_empty (hard))
        finish_covers (fish, cover);
      return;
    }
  if (sud_cells_is_empty (cover->left))
    return; /* fewer covers would do */
  cell = sud_cells_first (sud_cells_is_empty (hard) ? cover->left : hard);
  SUD_EACH_BIT (house, sud_cell_houses[cell] & cover->may_cover)
    {
      next.may_cover &= ~(1u << house); /* in the ways after this one it is no cover: each set of covers comes once */
      next.covers = cover->covers | 1u << house;
      next.left = sud_cells_difference (cover->left, sud_house_sets[house]);
      cover_candidate (fish, &next, missing - 1);
    }
  if (!sud_cells_has (fish->seen, cell) || sud_cells_count (cover->fins) == MOST_FINS)
    return;
  next.covers = cover->covers;
  next.left = cover->left;
  sud_cells_remove (&next.left, cell);
  sud_cells_add (&next.fins, cell);
  next.sees = sud_cells_intersection (cover->sees, sud_peers_of (cell));
  if (!sud_cells_is_empty (next.sees))
    cover_candidate (fish, &next, missing);
}

/* The base is chosen: @twice are candidates in two of its houses. */
static void
find_covers (Fish *fish, SudCells once, SudCells twice)
{
  Cover cover = { .may_cover = fish->may_cover & ~fish->base, .fins = twice, .sees = fish->useless };

  fish->in_base = once;
  fish->n_one = 0;
  cover.left = sud_cells_difference (once, twice);
  SUD_EACH_CELL (cell, twice)
    cover.sees = sud_cells_intersection (cover.sees, sud_peers_of ((int)cell));
  if (!sud_cells_is_empty (cover.sees))
    cover_candidate (fish, &cover, fish->size);
  add_twins (fish);
}

/* Returns: whether @n houses of @may_cover are enough for @cells. */
static bool
can_cover (SudCells cells, uint32_t may_cover, int n)
{
  if (sud_cells_is_empty (cells))
    return true;
  if (n == 0)
    return false;
  SUD_EACH_BIT (house, sud_cell_houses[sud_cells_first (cells)] & may_cover)
    if (sud_cells_within (cells, sud_house_sets[house])
        || (n > 1 && can_cover (sud_cells_difference (cells, sud_house_sets[house]), may_cover, n - 1)))
      return true;
  return false;
}

/* Those of the houses @from that may be in the base with @once, as far as these two go. */
static uint32_t
narrow_base (const Fish *fish, uint32_t from, SudCells once, SudCells twice)
{
  uint32_t may_cover = fish->may_cover & ~fish->base, ok = 0;
  SudCells hard = sud_cells_difference (once, fish->seen);

  SUD_EACH_BIT (house, from)
    {
      SudCells in = sud_cells_intersection (sud_house_sets[house], fish->there);
      SudCells both = sud_cells_union (twice, sud_cells_intersection (once, in));

      if (sud_cells_within (both, fish->seen) && sud_cells_count (both) <= MOST_ENDO_FINS
          && can_cover (sud_cells_union (hard, sud_cells_difference (in, fish->seen)), may_cover & ~(1u << house),
                        fish->needed))
        ok |= 1u << house;
    }
  return ok;
}

/* All ways to take @missing more of the houses @from for the base. */
static void
choose_base (Fish *fish, uint32_t from, int missing, SudCells once, SudCells twice)
{
  if (missing == 0)
    {
      find_covers (fish, once, twice);
      return;
    }
  /* A house that does not go with some does not go with more of them */
  from = narrow_base (fish, from, once, twice);
  SUD_EACH_BIT (house, from)
    {
      SudCells in = sud_cells_intersection (sud_house_sets[house], fish->there);

      fish->base |= 1u << house;
      choose_base (fish, from & ~((2u << house) - 1), missing - 1, sud_cells_union (once, in),
                   sud_cells_union (twice, sud_cells_intersection (once, in)));
      fish->base &= ~(1u << house);
    }
}

static void
choose_for (Fish *fish, SudCells seen, int needed)
{
  fish->seen = seen;
  fish->needed = needed;
  choose_base (fish, fish->may_base, fish->size, SUD_NO_CELLS, SUD_NO_CELLS);
}

/* Looks for fish with their base in @base and covers in @cover. */
static void
find_complex_fish (Fish *fish, uint32_t base, uint32_t cover)
{
  uint32_t lines = 0, open = 0;

  fish->there = fish->logic->marks.digit[fish->digit - 1];
  for (int house = 0; house < SUD_HOUSES; house++)
    if (fish->logic->marks.place[house][fish->digit - 1] != 0)
      {
        open |= 1u << house;
        lines += house < SUD_SIZE;
      }
  fish->may_base = base & open;
  fish->may_cover = cover & open;
  if ((int)lines <= fish->size)
    return;
  if (!fish->finned || fish->siamese)
    choose_for (fish, fish->finned ? SUD_ALL_CELLS : SUD_NO_CELLS, fish->size);
  else
    SUD_EACH_CELL (victim, fish->there)
      choose_for (fish, sud_peers_of ((int)victim), fish->size - 1);
}

/* Sizes 2 to 4 follow each other in the table of techniques. */
void
sud_find_complex_fish (SudLogic *logic, SudTechniqueId technique)
{
  int place = (int)(technique - SUD_TECHNIQUE_FRANKEN_X_WING), kind = place / 3;
  Fish fish = { .logic = logic, .technique = technique, .size = 2 + place % 3, .finned = kind % 2 != 0,
                .mutant = kind / 2 != 0, .siamese = (logic->rules & SUD_RULE_SIAMESE) != 0 };

  SUD_EACH_BIT (index, sud_logic_get_useless_digits (logic))
    {
      if (sud_logic_is_cancelled (logic))
        return;
      fish.digit = (int)index + 1;
      fish.useless = sud_logic_get_useless (logic, fish.digit);
      if (fish.mutant)
        find_complex_fish (&fish, ALL_HOUSES, ALL_HOUSES);
      else
        for (int line = SUD_HOUSE_ROW; line <= SUD_HOUSE_COLUMN; line++)
          find_complex_fish (&fish, LINES (line) | BOXES, LINES (1 - line) | BOXES);
    }
}
