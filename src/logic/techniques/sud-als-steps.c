/* sud-als-steps.c - almost locked sets that are linked: ALS-XZ, wings, chains, death blossoms, and Sue de Coq
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-steps.h"
#include "sud-techniques.h"

/* Two almost locked sets, or three
 *
 *     ALS-XZ: A and B have 4 in common, and no 4 of A goes with a 4 of B     A |47|49|  4 is not in both: A is 79, or
 *                                                                                       89, so 9 is in one of them
 *     in row 1, A 47 49 holds 4, 7, 9; in row 2, B 48 89 holds 4, 8, 9       B |48|89|
 *
 *     Two such digits: each of them is in one of the sets, and their other digits are in both: doubly linked
 *     XY-Wing: A -4- C -7- B: if A has 4, C has not, so it has 7, so B has not; another digit that A and B have
 *     in common is in A or B
 */

/* Rules out what sees all places of one of @digits in both sets. Returns: whether that is anything */
static bool
rule_out_common (SudStep *step, const SudAls *a, const SudAls *b, SudDigits digits)
{
  SudDigits some = 0;

  SUD_EACH_BIT (index, digits)
    {
      step->out[index] = sud_cells_intersection (a->sees[index], b->sees[index]);
      if (!sud_cells_is_empty (step->out[index]))
        some |= (SudDigits)(1u << index);
    }
  step->digits = some;
  return some != 0;
}

/* Rules out the digits of @als but for @commons where they see all their places in it, except in @other: the set cannot
 * have both commons, so it has all its other digits. */
static void
rule_out_locked (SudStep *step, const SudAls *als, const SudAls *other, SudDigits commons)
{
  SUD_EACH_BIT (index, als->digits & ~commons)
    step->out[index] = sud_cells_union (step->out[index], sud_cells_difference (als->sees[index], other->cells));
}

static void
add_pair (SudLogic *logic, SudTechniqueId technique, int a, const SudAlsLink *link)
{
  const SudAlsList *list = &logic->als;
  const uint16_t als[2] = { (uint16_t)a, link->to };
  const SudAls *first = &list->als[a], *second = &list->als[link->to];
  uint8_t common = (uint8_t)sud_digits_first (link->digits);
  bool doubly = (link->digits & (link->digits - 1)) != 0;
  SudStep step;

  sud_step_init (&step, technique);
  rule_out_common (&step, first, second, doubly ? link->digits : first->digits & second->digits & ~link->digits);
  if (doubly)
    {
      rule_out_locked (&step, first, second, link->digits);
      rule_out_locked (&step, second, first, link->digits);
    }
  step.digits = sud_step_ruled_out (&step);
  if (step.digits == 0)
    return;
  if (doubly)
    sud_als_draw (list, &step, als, &common, 2, sud_digits_first (link->digits & (link->digits - 1)));
  else
    sud_als_draw (list, &step, als, &common, 2, sud_digits_first (step.digits));
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

void
sud_find_als_xz (SudLogic *logic, SudTechniqueId technique)
{
  SudAlsList *list = &logic->als;

  if (!sud_chain_may_sets_lead_on (logic))
    return;
  sud_als_collect (list, &logic->marks);
  sud_als_connect (list, false);
  for (int a = 0; a < list->n; a++)
    for (uint32_t i = list->first[a]; i < list->first[a + 1]; i++)
      if (list->link[i].to > a)
        add_pair (logic, technique, a, &list->link[i]);
}

/* Adds the wing of the sets @als, the second of which is the pivot; @common are the digits that link it with the
 * others. */
static void
add_xy_wing (SudLogic *logic, SudTechniqueId technique, const uint16_t als[3], const uint8_t common[2])
{
  const SudAls *a = &logic->als.als[als[0]], *b = &logic->als.als[als[2]];
  SudStep step;

  sud_step_init (&step, technique);
  if (!rule_out_common (&step, a, b, a->digits & b->digits & ~(SUD_DIGIT_BIT (common[0]) | SUD_DIGIT_BIT (common[1]))))
    return;
  sud_als_draw (&logic->als, &step, als, common, 3, sud_digits_first (step.digits));
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

/* Returns: whether any candidate sees all of some digit of both. */
static bool
may_wing (const SudAls *a, const SudAls *b)
{
  SUD_EACH_BIT (index, a->digits & b->digits)
    if (sud_cells_meet (a->sees[index], b->sees[index]))
      return true;
  return false;
}

static void
find_wings (SudLogic *logic, SudTechniqueId technique, int pivot, bool overlap)
{
  const SudAlsList *list = &logic->als;
  const SudAlsLink *end = list->link + list->first[pivot + 1];

  for (const SudAlsLink *a = list->link + list->first[pivot]; a < end; a++)
    for (const SudAlsLink *b = a + 1; b < end; b++)
      {
        SudDigits both = a->digits | b->digits;

        if ((both & (both - 1)) == 0 || !may_wing (&list->als[a->to], &list->als[b->to])
            || (!overlap && sud_cells_meet (list->als[a->to].cells, list->als[b->to].cells)))
          continue;
        SUD_EACH_BIT (x, a->digits)
          SUD_EACH_BIT (y, b->digits)
            if (x != y)
              add_xy_wing (logic, technique, (uint16_t[]){ a->to, (uint16_t)pivot, b->to },
                           (uint8_t[]){ (uint8_t)(x + 1), (uint8_t)(y + 1) });
      }
}

void
sud_find_als_xy_wings (SudLogic *logic, SudTechniqueId technique)
{
  bool overlap = (logic->rules & SUD_RULE_OVERLAP) != 0;

  if (!sud_chain_may_sets_lead_on (logic))
    return;
  sud_als_collect (&logic->als, &logic->marks);
  sud_als_connect (&logic->als, overlap);
  for (int pivot = 0; pivot < logic->als.n && !sud_logic_is_cancelled (logic); pivot++)
    find_wings (logic, technique, pivot, overlap);
}

/* Four almost locked sets or more, each linked with the next
 *
 *     A -4- B -7- C -2- D      9 in A and in D: if it is not in A, 4 is, so not in B, so 7 is in B, not in C, so 2 is
 *     |                 |      in C, not in D, so 9 is in D. So 9 is in A or in D: what sees all 9 of both is
 *     9                 9      ruled out. Two links in a row have different digits: the set between lacks only one.
 *
 * The search begins at each set with each digit, and goes breadth first over the sets reached and the digits that led
 * there. Of chains that rule out the same digits only the shortest are kept, all of them. Sets that follow each other
 * have no cell in common; other sets may have.
 */

enum
{
  SETS_MIN = 4,         /* fewer make an ALS-XZ or an ALS-XY-Wing */
  LINKS_MAX = 1 << 26, /* to look at; chosen: they take a fraction of a second */
};

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int start;                            /* the first set */
  int digit;                            /* the one by which the first set is left */
  int n;
  /* by the digits that are ruled out: how many sets the shortest chain so far has, 0 = none */
  uint8_t shortest[SUD_ALL_DIGITS + 1];
  /* for each set after the start the digits that are ruled out somewhere if they are in it or in the start */
  SudDigits goal[SUD_ALS_MAX];
  SudDigits seen[SUD_ALS_MAX];          /* for each set the digits by which it was reached */
  uint32_t n_looked_at;                      /* how many links were looked at */
  /* each set comes after the one before it in the list, and longer chains count as well */
  bool forward;
} AlsSearch;

static void
push_way (AlsSearch *search, int als, SudDigits digits, int parent, int length)
{
  if (search->forward && als <= (length == 2 ? search->start : search->logic->als.way[parent].als))
    return;
  search->seen[als] |= digits;
  SUD_EACH_BIT (index, digits)
    search->logic->als.way[search->n++]
        = (SudAlsWay){ (uint16_t)als, (uint16_t)parent, (uint8_t)(index + 1), (uint8_t)length };
}

/* Drops the chains that were found before shorter ones with the same digits. */
static void
keep_shortest (const AlsSearch *search)
{
  SudSteps *steps = &search->logic->steps;
  bool full = steps->full;
  int n = steps->n;

  sud_steps_clear (steps);
  steps->full = full;
  for (int i = 0; i < n; i++)
    {
      SudStep step;

      sud_step_copy (&step, &steps->step[i]);
      if (step.size == search->shortest[step.digits])
        sud_steps_add (steps, &search->logic->marks, &step);
    }
}

/* Adds the sets from the start to @way, and the links between them, to @step. */
static void
draw_chain (const AlsSearch *search, const SudAlsWay *way, SudStep *step)
{
  const SudAlsList *list = &search->logic->als;
  uint16_t als[SUD_STEP_SETS];
  uint8_t common[SUD_STEP_SETS];
  int n = way->length;

  for (int i = n - 1; i > 0; way = &list->way[way->parent], i--)
    {
      als[i] = way->als;
      common[i - 1] = way->digit;
    }
  als[0] = (uint16_t)search->start;
  sud_als_draw (list, step, als, common, n, sud_digits_first (step->digits));
}

/* Adds the chain of @way, if a digit is ruled out by being in its first or its last set. */
static void
add_als_chain (AlsSearch *search, const SudAlsWay *way)
{
  const SudAls *a = &search->logic->als.als[search->start], *b = &search->logic->als.als[way->als];
  SudDigits some = search->goal[way->als] & ~(SUD_DIGIT_BIT (search->digit) | SUD_DIGIT_BIT (way->digit));
  SudStep step;

  if (some == 0 || way->length > SUD_STEP_SETS
      || (!search->forward && search->shortest[some] != 0 && search->shortest[some] < way->length))
    return;
  if (!search->forward && search->shortest[some] != way->length)
    {
      search->shortest[some] = way->length;
      keep_shortest (search);
    }
  sud_step_init (&step, search->technique);
  step.digits = some;
  step.size = way->length;
  SUD_EACH_BIT (index, some)
    step.out[index] = sud_cells_intersection (a->sees[index], b->sees[index]);
  draw_chain (search, way, &step);
  sud_steps_add (&search->logic->steps, &search->logic->marks, &step);
}

/* Finds the goals of the start. Returns: whether there are any */
static bool
find_goals (AlsSearch *search)
{
  const SudAlsList *list = &search->logic->als;
  const SudAls *a = &list->als[search->start];
  SudDigits any = 0;

  for (int i = 0; i < list->n; i++)
    {
      search->goal[i] = 0;
      SUD_EACH_BIT (index, i > search->start ? a->digits & list->als[i].digits : 0)
        if (sud_cells_meet (a->sees[index], list->als[i].sees[index]))
          search->goal[i] |= (SudDigits)(1u << index);
      any |= search->goal[i];
    }
  return any != 0;
}

/* Returns: false if the search was cancelled, or takes too long */
static bool
may_go_on (const AlsSearch *search)
{
  if (search->n_looked_at > LINKS_MAX)
    search->logic->als.full = true;
  return search->n_looked_at <= LINKS_MAX && !sud_logic_is_cancelled (search->logic);
}

/* Has the search go on to the sets that can follow @als by other digits than @used. */
static void
push_ways (AlsSearch *search, int als, SudDigits used, int parent, int length)
{
  const SudAlsList *list = &search->logic->als;
  const SudAlsLink *end = &list->link[list->first[als + 1]];

  for (const SudAlsLink *link = &list->link[list->first[als]]; link < end; link++)
    {
      SudDigits digits = link->digits & ~used & ~search->seen[link->to];

      if (digits != 0)
        push_way (search, link->to, digits, parent, length);
    }
}

/* Adds the shortest chains that leave the start by its digit. */
static void
find_chains_by_digit (AlsSearch *search)
{
  const SudAlsList *list = &search->logic->als;

  search->n = 0;
  for (int i = 0; i < list->n; i++)
    search->seen[i] = 0;
  search->seen[search->start] = SUD_ALL_DIGITS;
  push_ways (search, search->start, SUD_ALL_DIGITS & ~SUD_DIGIT_BIT (search->digit), 0, 2);
  for (int i = 0; i < search->n && may_go_on (search); i++)
    {
      const SudAlsWay *way = &list->way[i];

      search->n_looked_at += list->first[way->als + 1] - list->first[way->als];
      if (way->length >= SETS_MIN && search->goal[way->als] != 0)
        add_als_chain (search, way);
      push_ways (search, way->als, SUD_DIGIT_BIT (way->digit), i, way->length + 1);
    }
}

void
sud_find_als_chains (SudLogic *logic, SudTechniqueId technique)
{
  AlsSearch search = { .logic = logic, .technique = technique };

  if (!sud_chain_may_sets_lead_on (logic))
    return;
  search.forward = (logic->rules & SUD_RULE_FORWARD) != 0;
  sud_als_collect (&logic->als, &logic->marks);
  sud_als_connect (&logic->als, (logic->rules & SUD_RULE_OVERLAP) != 0);
  for (search.start = 0; search.start < logic->als.n && may_go_on (&search); search.start++)
    SUD_EACH_BIT (index, find_goals (&search) ? logic->als.als[search.start].digits : 0)
      {
        search.digit = (int)index + 1;
        find_chains_by_digit (&search);
      }
}

/* A stem cell, and for each of its digits an almost locked set: a petal
 *
 *     stem 247:  2 -- A with 2 and 9      whichever digit the stem has, it is not in its petal, so 9 is: what sees all
 *                4 -- B with 4 and 9      9 of all petals goes
 *                7 -- C with 7 and 9
 *
 * As in HoDoKu, one step is all that the same petals rule out: other digits that all of them have go in the same way.
 */

enum
{
  PETALS_MIN = 2,
};

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int stem;
  bool overlap;
  int n;
  uint16_t petal[SUD_SIZE]; /* the sets so far, one for each of the lowest digits of the stem; @n of them */
  uint8_t by[SUD_SIZE];
} Blossom;

/* All that the petals of a blossom so far have in common. */
typedef struct
{
  SudCells cells;         /* the cells of the petals */
  SudDigits digits;       /* those that are ruled out somewhere */
  SudCells out[SUD_SIZE]; /* for [digit - 1] of these what sees the digit in all petals */
} Common;

static void
add_blossom (const Blossom *blossom, const Common *common)
{
  const SudAlsList *list = &blossom->logic->als;
  int digit = sud_digits_first (common->digits);
  SudStep step;

  sud_step_init (&step, blossom->technique);
  step.digits = common->digits;
  SUD_EACH_BIT (index, common->digits)
    step.out[index] = common->out[index];
  step.cells = sud_cells_of (blossom->stem);
  for (int i = 0; i < blossom->n; i++)
    {
      const SudAls *petal = &list->als[blossom->petal[i]];
      int by = blossom->by[i];

      sud_step_add_set (&step, petal->cells, petal->digits);
      sud_step_add_node (&step, SUD_STEP_END, sud_cells_of (blossom->stem), by);
      sud_step_add_node (&step, SUD_STEP_WEAK, petal->at[by - 1], by);
      sud_step_add_node (&step, SUD_STEP_STRONG, petal->at[digit - 1], digit);
      step.nodes[step.n_nodes - 2].set = step.n_sets;
    }
  sud_steps_add (&blossom->logic->steps, &blossom->logic->marks, &step);
}

/* Adds @petal to what is in @common. Returns: whether anything is still ruled out */
static bool
add_petal (Common *common, const SudAls *petal)
{
  SudDigits digits = common->digits & petal->digits;

  common->digits = 0;
  common->cells = sud_cells_union (common->cells, petal->cells);
  SUD_EACH_BIT (index, digits)
    {
      common->out[index] = sud_cells_intersection (common->out[index], petal->sees[index]);
      if (!sud_cells_is_empty (common->out[index]))
        common->digits |= (SudDigits)(1u << index);
    }
  return common->digits != 0;
}

/* Tries all petals for the digits @left of the stem, beside those so far, which have @common in common. */
static void
choose_petals (Blossom *blossom, SudDigits left, const Common *common)
{
  const SudAlsList *list = &blossom->logic->als;
  int by;

  if (left == 0)
    {
      add_blossom (blossom, common);
      return;
    }
  by = sud_digits_first (left);
  for (int i = 0; i < list->n && !sud_logic_is_cancelled (blossom->logic); i++)
    {
      const SudAls *petal = &list->als[i];
      Common more = *common;

      if ((petal->digits & SUD_DIGIT_BIT (by)) == 0 || (petal->digits & common->digits) == 0
          || !sud_cells_has (petal->sees[by - 1], blossom->stem)
          || (!blossom->overlap && sud_cells_meet (petal->cells, common->cells)) || !add_petal (&more, petal))
        continue;
      blossom->petal[blossom->n] = (uint16_t)i;
      blossom->by[blossom->n++] = (uint8_t)by;
      choose_petals (blossom, left & (left - 1), &more);
      blossom->n--;
    }
}

void
sud_find_death_blossoms (SudLogic *logic, SudTechniqueId technique)
{
  Blossom blossom = { .logic = logic, .technique = technique, .overlap = (logic->rules & SUD_RULE_OVERLAP) != 0 };
  Common common = { .cells = SUD_NO_CELLS };

  sud_als_collect (&logic->als, &logic->marks);
  for (int index = 0; index < SUD_SIZE; index++)
    common.out[index] = logic->marks.digit[index];
  SUD_EACH_CELL (stem, logic->marks.blank)
    {
      SudDigits digits = logic->marks.cell[stem];

      if (sud_digits_count (digits) < PETALS_MIN)
        continue;
      blossom.stem = (int)stem;
      common.digits = SUD_ALL_DIGITS & (SudDigits)~digits;
      choose_petals (&blossom, digits, &common);
    }
}

/* Two subsets that share the cells where a line and a box meet
 *
 *       |1234|1234| .  |  - |12| - |  - | - | - |     two cells of the crossing with four digits, one more cell of the
 *       | 34 | -  | -  |                              line with 12, one more of the box with 34: four cells, four
 *       | -  | -  | -  |                              digits, so each stands once: no 1, 2 elsewhere in the line, no
 *                                                     3, 4 in the box
 *
 * In general: as many cells as digits, and no digit both in the cells of the line and in those of the box. Digits of
 * the line cells are ruled out in the line, digits of the box cells in the box, those only in the crossing in both;
 * line and box cells may have digits that the crossing lacks. By SUD_RULE_LOOSE_CROSSINGS both may have the same such
 * digit, once each, and either may have a cell where line and box meet.
 */

enum
{
  CELLS_MAX = 7, /* in the line, or in the box, outside their crossing */
  CELL_SETS_MAX = 1 << CELLS_MAX,
};

/* Cells, and all their candidates. */
typedef struct
{
  SudCells cells;
  SudDigits digits;
} CellSet;

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  bool loose;
  int line;
  int box;
  CellSet crossing;
  int n_line;
  int n_box;
  CellSet in_line[CELL_SETS_MAX];
  CellSet in_box[CELL_SETS_MAX];
} Crossing;

/* Lists all sets of blank cells of @house that are not in @others, the empty one first. Returns: how many there are */
static int
list_sets (const SudPencilmarks *marks, int house, SudCells others, CellSet sets[CELL_SETS_MAX])
{
  SudCells cells = sud_cells_intersection (marks->blank, sud_cells_difference (sud_house_sets[house], others));
  int n = 1;

  sets[0] = (CellSet){ SUD_NO_CELLS, 0 };
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
add_sue_de_coq (const Crossing *search, const CellSet *line, const CellSet *box)
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

/* Finds the subsets in the line and in the box, after the cells of the crossing were chosen. */
static void
find_both_subsets (const Crossing *search)
{
  int inside = sud_cells_count (search->crossing.cells);

  for (int i = 1; i < search->n_line; i++)
    {
      const CellSet *line = &search->in_line[i];
      SudDigits taken = search->loose ? line->digits & search->crossing.digits : line->digits;
      int room = sud_digits_count (search->crossing.digits | line->digits) - inside - sud_digits_count ((SudDigits)i);

      if (room < 1 || (line->digits & search->crossing.digits) == 0)
        continue;
      for (int j = 1; j < search->n_box; j++)
        {
          const CellSet *box = &search->in_box[j];

          if ((box->digits & taken) == 0 && (box->digits & search->crossing.digits) != 0
              && room + sud_digits_count (box->digits & ~search->crossing.digits) == sud_digits_count ((SudDigits)j)
              && !sud_cells_meet (line->cells, box->cells))
            add_sue_de_coq (search, line, box);
        }
    }
}

/* Takes @cells as the crossing, if they have at least two digits more than there are cells. */
static void
use_crossing (Crossing *search, SudCells cells)
{
  search->crossing = (CellSet){ cells, 0 };
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

/* Tries the blank cells in both the line and the box, and each two of them if there are three. */
static void
find_in_crossing (Crossing *search)
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
  Crossing search = { .logic = logic, .technique = technique };

  search.loose = (logic->rules & SUD_RULE_LOOSE_CROSSINGS) != 0;
  for (search.box = 2 * SUD_SIZE; search.box < SUD_HOUSES; search.box++)
    for (search.line = 0; search.line < 2 * SUD_SIZE; search.line++)
      if (sud_cells_meet (sud_house_sets[search.line], sud_house_sets[search.box]))
        find_in_crossing (&search);
}
