/* sud-complex-fish.c - fish whose houses are boxes, too
 *
 *     Franken swordfish on 4: base rows 2, 5 and box 9, covers columns 3, 6, 9  Franken: lines of one kind and boxes,
 *                                                                               covered by lines of the other, boxes;
 *         3   |     6     |         9          in the base 4 stands three times,  mutant: any other houses
 *     2  [4]  |    [4]    |        [4]         and always in one of the covers:
 *     5  [4]  |    [4]    |                    so these have no 4 elsewhere
 *     9       |     -     |  .  . [4]
 *
 * Fins are candidates of the base in no cover, or in two houses of the base (endo-fins): what sees all of them is ruled
 * out. So are candidates of the base in two covers, for a 4 there would count twice.
 *
 * The search begins with a victim, a candidate that is to be ruled out. A cover that has it covers nothing that it does
 * not see, so for the candidates of the base that it does not see one cover less than there are base houses has to do.
 * Few bases are like that. Then each candidate of the base in turn is put into a cover or is a fin.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

enum
{
  FINS_MAX = 5,      /* this and the next as HoDoKu has them by default */
  ENDO_FINS_MAX = 2,
  COVERINGS_MAX = 64, /* coverings of a base that are looked at for Siamese twins; chosen, more are not expected */
};

#define LINES(kind) (0x1FFu << (kind) * SUD_SIZE)
#define BOXES LINES (SUD_HOUSE_BOX)
#define ALL_HOUSES ((1u << SUD_HOUSES) - 1)

typedef struct
{
  uint32_t covers;
  SudCells fins;
  SudCells out;
} Covering;

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int digit;
  int size;
  bool finned;
  bool mutant;
  bool siamese;
  SudCells places;    /* where the digit can go */
  SudCells useless;  /* all that can be ruled out */
  SudCells seen;     /* the cells that the victim sees, where fins can be; all cells if there is no victim */
  uint32_t may_base; /* houses that can be in the base */
  uint32_t may_cover;
  int needed;        /* how many covers there are for what the victim does not see */
  uint32_t base;     /* the houses chosen so far */
  SudCells in_base;  /* the candidates in these */
  int n_coverings;
  Covering covering[COVERINGS_MAX];    /* the coverings of this base so far, for Siamese twins; @n_coverings of them */
} Fish;

/* A base that is being covered. */
typedef struct
{
  uint32_t covers;    /* so far */
  uint32_t may_cover; /* houses that can be added */
  SudCells left;      /* candidates of the base that are not covered, nor fins */
  SudCells fins;
  SudCells sees;      /* cells that see all fins and can be ruled out */
} CoverSearch;

static bool
is_franken (uint32_t base, uint32_t covers)
{
  uint32_t rows = LINES (SUD_HOUSE_ROW), columns = LINES (SUD_HOUSE_COLUMN);

  return ((base & rows) != 0 && (base & columns) == 0 && (covers & columns) != 0 && (covers & rows) == 0)
         || ((base & columns) != 0 && (base & rows) == 0 && (covers & rows) != 0 && (covers & columns) == 0);
}

/* Returns: whether the base and @covers make the kind of fish that is looked for: neither a simpler one nor a more
 * general one */
static bool
is_kind (const Fish *fish, uint32_t covers)
{
  bool franken = is_franken (fish->base, covers);

  return fish->mutant ? !franken : franken && ((fish->base | covers) & BOXES) != 0;
}

static void
add_complex_fish (Fish *fish, const Covering *covering, const Covering *twin)
{
  SudStep step;

  sud_step_init (&step, fish->technique);
  step.digits = SUD_DIGIT_BIT (fish->digit);
  step.fins = covering->fins;
  step.houses = fish->base;
  step.covers = covering->covers;
  step.out[fish->digit - 1] = covering->out;
  if (twin != NULL)
    {
      sud_step_add_set (&step, covering->fins, step.digits);
      sud_step_add_set (&step, twin->fins, step.digits);
      step.fins = sud_cells_union (covering->fins, twin->fins);
      step.covers |= twin->covers;
      step.out[fish->digit - 1] = sud_cells_union (covering->out, twin->out);
    }
  step.cells = sud_cells_difference (fish->in_base, step.fins);
  sud_steps_add (&fish->logic->steps, &fish->logic->marks, &step);
}

static void
add_or_keep (Fish *fish, const Covering *covering)
{
  if (!fish->siamese)
    add_complex_fish (fish, covering, NULL);
  else if (fish->n_coverings < COVERINGS_MAX)
    fish->covering[fish->n_coverings++] = *covering;
}

static void
add_twins (Fish *fish)
{
  for (int i = 0; i < fish->n_coverings; i++)
    for (int j = i + 1; j < fish->n_coverings; j++)
      if (!sud_cells_equal (fish->covering[i].out, fish->covering[j].out))
        add_complex_fish (fish, &fish->covering[i], &fish->covering[j]);
}

/* Returns: whether no cover can be left out: each has some of @alone, the candidates in at most one cover */
static bool
needs_all_covers (const Covering *covering, SudCells alone)
{
  SUD_EACH_BIT (house, covering->covers)
    if (!sud_cells_meet (alone, sud_house_sets[house]))
      return false;
  return true;
}

/* Keeps the fish, all covers of which are chosen, if it rules out anything: what is left are fins. */
static void
finish_covers (Fish *fish, const CoverSearch *cover)
{
  SudCells once = SUD_NO_CELLS, twice = SUD_NO_CELLS;
  Covering covering
      = { .covers = cover->covers, .fins = sud_cells_union (cover->fins, cover->left), .out = cover->sees };

  if (sud_cells_is_empty (covering.fins) == fish->finned || sud_cells_count (covering.fins) > FINS_MAX
      || !is_kind (fish, covering.covers))
    return;
  SUD_EACH_BIT (house, covering.covers)
    {
      twice = sud_cells_union (twice, sud_cells_intersection (once, sud_house_sets[house]));
      once = sud_cells_union (once, sud_house_sets[house]);
    }
  if (!needs_all_covers (&covering, sud_cells_difference (sud_cells_difference (fish->in_base, cover->fins), twice)))
    return;
  once = sud_cells_union (twice, sud_cells_difference (once, fish->in_base));
  covering.out = sud_cells_intersection (covering.out, once);
  SUD_EACH_CELL (cell, cover->left)
    covering.out = sud_cells_intersection (covering.out, sud_peers_of ((int)cell));
  if (!sud_cells_is_empty (covering.out))
    add_or_keep (fish, &covering);
}

/* Tries all ways to put what is left of the base into @missing more covers, and the fins. */
static void
cover_candidate (Fish *fish, const CoverSearch *cover, int missing)
{
  SudCells unseen = sud_cells_difference (cover->left, fish->seen);
  CoverSearch next = *cover;
  int cell;

  if (missing == 0)
    {
      if (sud_cells_is_empty (unseen))
        finish_covers (fish, cover);
      return;
    }
  if (sud_cells_is_empty (cover->left))
    return; /* fewer covers would do */
  cell = sud_cells_first (sud_cells_is_empty (unseen) ? cover->left : unseen);
  SUD_EACH_BIT (house, sud_cell_houses[cell] & cover->may_cover)
    {
      next.may_cover &= ~(1u << house); /* in the ways after this one it is no cover: each set of covers comes once */
      next.covers = cover->covers | 1u << house;
      next.left = sud_cells_difference (cover->left, sud_house_sets[house]);
      cover_candidate (fish, &next, missing - 1);
    }
  if (!sud_cells_has (fish->seen, cell) || sud_cells_count (cover->fins) == FINS_MAX)
    return;
  next.covers = cover->covers;
  next.left = cover->left;
  sud_cells_remove (&next.left, cell);
  sud_cells_add (&next.fins, cell);
  next.sees = sud_cells_intersection (cover->sees, sud_peers_of (cell));
  if (!sud_cells_is_empty (next.sees))
    cover_candidate (fish, &next, missing);
}

/* Tries all covers of the base, which is chosen: it has candidates in @once, and in @twice, a part of it, candidates of
 * two of its houses. */
static void
find_covers (Fish *fish, SudCells once, SudCells twice)
{
  CoverSearch cover = { .may_cover = fish->may_cover & ~fish->base, .fins = twice, .sees = fish->useless };

  fish->in_base = once;
  fish->n_coverings = 0;
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

/* Returns: the houses of @from that can be added to the base, which has candidates in @once, in two houses in @twice */
static uint32_t
narrow_base (const Fish *fish, uint32_t from, SudCells once, SudCells twice)
{
  uint32_t may_cover = fish->may_cover & ~fish->base, ok = 0;
  SudCells unseen = sud_cells_difference (once, fish->seen);

  SUD_EACH_BIT (house, from)
    {
      SudCells in = sud_cells_intersection (sud_house_sets[house], fish->places);
      SudCells both = sud_cells_union (twice, sud_cells_intersection (once, in));

      if (sud_cells_within (both, fish->seen) && sud_cells_count (both) <= ENDO_FINS_MAX
          && can_cover (sud_cells_union (unseen, sud_cells_difference (in, fish->seen)), may_cover & ~(1u << house),
                        fish->needed))
        ok |= 1u << house;
    }
  return ok;
}

/* Tries all ways to take @missing more of the houses @from for the base. */
static void
choose_base (Fish *fish, uint32_t from, int missing, SudCells once, SudCells twice)
{
  if (missing == 0)
    {
      find_covers (fish, once, twice);
      return;
    }
  /* A house that does not go with a base does not go with a larger one */
  from = narrow_base (fish, from, once, twice);
  SUD_EACH_BIT (house, from)
    {
      SudCells in = sud_cells_intersection (sud_house_sets[house], fish->places);

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

  fish->places = fish->logic->marks.digit[fish->digit - 1];
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
    SUD_EACH_CELL (victim, fish->places)
      choose_for (fish, sud_peers_of ((int)victim), fish->size - 1);
}

/* In the table of techniques sizes 2 to 4 of each kind follow each other, then sizes 5 to 7. */
void
sud_find_complex_fish (SudLogic *logic, SudTechniqueId technique)
{
  bool large = technique >= SUD_TECHNIQUE_FRANKEN_SQUIRMBAG;
  int place = (int)(technique - (large ? SUD_TECHNIQUE_FRANKEN_SQUIRMBAG : SUD_TECHNIQUE_FRANKEN_X_WING));
  int kind = place / 3;
  Fish fish = { .logic = logic, .technique = technique, .size = (large ? 5 : 2) + place % 3, .finned = kind % 2 != 0,
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
