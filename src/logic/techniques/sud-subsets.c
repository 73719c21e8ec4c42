/* sud-subsets.c - locked candidates and subsets: as many digits as cells
 *
 *     naked pair: two cells hold only 4 and 7        hidden pair: 4 and 7 have only two places
 *     |47|47|.|.|-47|.|.|.|.|                        |47-9|47-1|.|.|.|.|.|.|.|   no 4, no 7 elsewhere
 *     so no other cell of the house is 4 or 7        so these two cells hold nothing else
 *
 * A naked pair or triple of a box that lies in one line, too, and rules out something in both, is called locked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

/* Locked candidates: the cells in which a box and a line meet
 *
 *     pointing: in the box only there,       claiming: in the row only there,
 *     so nowhere else in the row             so nowhere else in the box
 *     4 4 . | - - - | - - -                  4 4 . | . . . | . . .
 *     . . . | . . . | . . .                  - - - | . . . | . . .
 *     . . . | . . . | . . .                  - - - | . . . | . . .
 */

/* Returns: the house of @kind that has all of @cells, at least one; or -1 */
static int
house_around (SudCells cells, SudHouseKind kind)
{
  int house = sud_house_of (sud_cells_first (cells), kind);

  return sud_cells_within (cells, sud_house_sets[house]) ? house : -1;
}

/* Adds the step if @digit is ruled out anywhere: its places in @house, two or more, are in @other as well, so it goes
 * nowhere else in that. */
static void
add_intersection (SudLogic *logic, SudTechniqueId technique, int digit, int house, int other)
{
  SudCells out = sud_cells_difference (sud_house_sets[other], sud_house_sets[house]);
  SudStep step;

  if (!sud_cells_meet (out, logic->marks.digit[digit - 1]))
    return;
  sud_step_init (&step, technique);
  step.digits = SUD_DIGIT_BIT (digit);
  step.cells = sud_pencilmarks_places (&logic->marks, house, digit);
  step.houses = 1u << house;
  step.covers = 1u << other;
  step.out[digit - 1] = out;
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

/* Returns: the digits that are in one only of three parts of a house */
static SudDigits
only_in_one (SudDigits a, SudDigits b, SudDigits c)
{
  return (SudDigits)((a | b | c) & ~((a & b) | (a & c) | (b & c)));
}

/* Returns: the digits whose places in @house are all in one other house */
static SudDigits
digits_in_part (const SudPencilmarks *marks, int house)
{
  const uint8_t *cells = sud_house_cells[house];
  SudDigits along[3] = { 0 }, across[3] = { 0 }, digits;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      along[i / 3] |= marks->cell[cells[i]];
      across[i % 3] |= marks->cell[cells[i]];
    }
  digits = only_in_one (along[0], along[1], along[2]);
  if (sud_house_kind (house) == SUD_HOUSE_BOX)
    digits |= only_in_one (across[0], across[1], across[2]);
  return digits;
}

/* Looks from the houses from @first on, before @end, at the houses of kinds @kind to @last that cross them. */
static void
find_intersections (SudLogic *logic, SudTechniqueId technique, int first, int end, int kind, int last)
{
  for (int house = first; house < end; house++)
    SUD_EACH_BIT (index, digits_in_part (&logic->marks, house))
      {
        uint16_t place = logic->marks.place[house][index];
        int digit = (int)index + 1;

        if ((place & (place - 1)) == 0)
          continue;
        for (int i = kind; i <= last; i++)
          {
            int other = house_around (sud_pencilmarks_places (&logic->marks, house, digit), (SudHouseKind)i);

            if (other >= 0)
              add_intersection (logic, technique, digit, house, other);
          }
      }
}

void
sud_find_pointing (SudLogic *logic, SudTechniqueId technique)
{
  find_intersections (logic, technique, 2 * SUD_SIZE, SUD_HOUSES, SUD_HOUSE_ROW, SUD_HOUSE_COLUMN);
}

void
sud_find_claiming (SudLogic *logic, SudTechniqueId technique)
{
  find_intersections (logic, technique, 0, 2 * SUD_SIZE, SUD_HOUSE_BOX, SUD_HOUSE_BOX);
}

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int house;
  int size;                /* size of the subset, 2 to 4 */
  int n;
  uint8_t item[SUD_SIZE];  /* the cells, or digits, of the house that can be in a subset; @n of them */
  uint16_t mask[SUD_SIZE]; /* for each item the digits it can hold, or the places where it can go */
  bool any;                /* true if there is any subset that rules out something in the house */
  bool dead; /* true if there are too few digits for some cells, or too few cells: the position has no solution */
  /* adds the step if it rules out anything at all; returns whether it does so in the house */
  bool (*add) (struct _SudLogic *logic, SudTechniqueId technique, int house, uint32_t items, uint32_t together);
} Search;

static const uint8_t sizes[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_LOCKED_PAIR] = 2,    [SUD_TECHNIQUE_LOCKED_TRIPLE] = 3,    [SUD_TECHNIQUE_NAKED_PAIR] = 2,
  [SUD_TECHNIQUE_NAKED_TRIPLE] = 3,   [SUD_TECHNIQUE_NAKED_QUADRUPLE] = 4,  [SUD_TECHNIQUE_HIDDEN_PAIR] = 2,
  [SUD_TECHNIQUE_HIDDEN_TRIPLE] = 3,  [SUD_TECHNIQUE_HIDDEN_QUADRUPLE] = 4,
};

/* Techniques by the size of the subset; 0 = there is none. */
typedef uint8_t Sizes[SUD_SIZE + 1];

static const Sizes locked = { [2] = SUD_TECHNIQUE_LOCKED_PAIR, [3] = SUD_TECHNIQUE_LOCKED_TRIPLE };
static const Sizes naked = { [2] = SUD_TECHNIQUE_NAKED_PAIR, [3] = SUD_TECHNIQUE_NAKED_TRIPLE,
                             [4] = SUD_TECHNIQUE_NAKED_QUADRUPLE };
static const Sizes hidden = { [2] = SUD_TECHNIQUE_HIDDEN_PAIR, [3] = SUD_TECHNIQUE_HIDDEN_TRIPLE,
                              [4] = SUD_TECHNIQUE_HIDDEN_QUADRUPLE };

/* Adds all subsets of @items, whose masks together have @together, and @missing more from number @from on. */
static void
choose_items (Search *search, int from, int missing, uint32_t items, uint32_t together)
{
  if (missing == 0)
    {
      if (sud_digits_count (together) < search->size)
        search->dead = true;
      else
        search->any |= search->add (search->logic, search->technique, search->house, items, together);
      return;
    }
  for (int i = from; i + missing <= search->n; i++)
    {
      uint32_t more = together | search->mask[i];

      if (sud_digits_count (more) <= search->size)
        choose_items (search, i + 1, missing - 1, items | 1u << search->item[i], more);
    }
}

static void
note_nothing (const Search *search, int technique)
{
  if (technique != 0)
    sud_negative_cache_add (&search->logic->negative, &search->logic->marks, technique, search->house);
}

/* Finds all subsets in a house in which @open cells, or digits, are left, and notes it if nothing in the house is ruled
 * out. A naked subset rules out the same as a hidden one of all other cells and digits, so one search answers for both,
 * unless a cell or a digit has nothing left. */
static void
run_search (Search *search, int open)
{
  SudCells blank = sud_cells_intersection (search->logic->marks.blank, sud_house_sets[search->house]);
  int others = open - search->size;

  if (others > 0)
    choose_items (search, 0, search->size, 0, 0);
  if (search->any)
    return;
  if (search->dead || others < 0 || open != sud_cells_count (blank))
    others = 0;
  if (hidden[search->size] == search->technique)
    {
      note_nothing (search, hidden[search->size]);
      note_nothing (search, naked[others]);
      note_nothing (search, locked[others]);
      return;
    }
  note_nothing (search, naked[search->size]);
  note_nothing (search, locked[search->size]);
  note_nothing (search, hidden[others]);
}

/* Returns: the cells of @house at the positions @items */
static SudCells
cells_at_positions (int house, uint32_t items)
{
  SudCells cells = SUD_NO_CELLS;

  SUD_EACH_BIT (position, items)
    sud_cells_add (&cells, sud_house_cells[house][position]);
  return cells;
}

static bool
is_locked_subset (SudTechniqueId technique)
{
  return technique == SUD_TECHNIQUE_LOCKED_PAIR || technique == SUD_TECHNIQUE_LOCKED_TRIPLE;
}

/* Returns: the other house that has all of @cells, a box if @house is a line, a line if it is a box; or -1 */
static int
second_house (int house, SudCells cells)
{
  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
    {
      int other = sud_house_of (sud_cells_first (cells), (SudHouseKind)kind);

      if (other != house && sud_cells_within (cells, sud_house_sets[other])
          && (sud_house_kind (house) == SUD_HOUSE_BOX) != (sud_house_kind (other) == SUD_HOUSE_BOX))
        return other;
    }
  return -1;
}

/* Returns: whether any of @digits can stand in @house outside @cells. */
static bool
rules_out (const SudPencilmarks *marks, int house, SudCells cells, uint32_t digits)
{
  SUD_EACH_BIT (index, digits)
    if (sud_cells_meet (sud_cells_difference (sud_house_sets[house], cells), marks->digit[index]))
      return true;
  return false;
}

static bool
add_naked (SudLogic *logic, SudTechniqueId technique, int house, uint32_t items, uint32_t digits)
{
  SudCells cells = cells_at_positions (house, items);
  int other = is_locked_subset (technique) ? second_house (house, cells) : -1;
  SudStep step;

  if (!rules_out (&logic->marks, house, cells, digits))
    return false;
  if (is_locked_subset (technique) && (other < 0 || !rules_out (&logic->marks, other, cells, digits)))
    return true;
  sud_step_init (&step, technique);
  step.digits = (SudDigits)digits;
  step.cells = cells;
  step.houses = 1u << house | (is_locked_subset (technique) ? 1u << other : 0);
  SUD_EACH_BIT (index, digits)
    {
      step.out[index] = sud_house_sets[house];
      if (is_locked_subset (technique))
        step.out[index] = sud_cells_union (step.out[index], sud_house_sets[other]);
      step.out[index] = sud_cells_difference (step.out[index], cells);
    }
  sud_steps_add (&logic->steps, &logic->marks, &step);
  return true;
}

static bool
add_hidden (SudLogic *logic, SudTechniqueId technique, int house, uint32_t items, uint32_t places)
{
  SudCells cells = cells_at_positions (house, places);
  SudDigits digits = 0;
  SudStep step;

  SUD_EACH_CELL (cell, cells)
    digits |= logic->marks.cell[cell];
  if ((digits & ~items) == 0)
    return false;
  sud_step_init (&step, technique);
  step.digits = (SudDigits)items;
  step.cells = cells;
  step.houses = 1u << house;
  SUD_EACH_BIT (index, SUD_ALL_DIGITS & ~items)
    step.out[index] = step.cells;
  sud_steps_add (&logic->steps, &logic->marks, &step);
  return true;
}

/* Finds subsets in each house from @first on: of cells and their digits, or, if @is_hidden is true, of digits and their
 * places. */
static void
find_subsets (SudLogic *logic, SudTechniqueId technique, int first, bool is_hidden)
{
  for (int house = first; house < SUD_HOUSES; house++)
    {
      Search search = { .logic = logic, .technique = technique, .house = house, .size = sizes[technique],
                        .add = is_hidden ? add_hidden : add_naked };
      int open = 0;

      if (sud_negative_cache_has (&logic->negative, &logic->marks, technique, house))
        continue;
      for (int i = 0; i < SUD_SIZE; i++)
        {
          uint16_t mask = is_hidden ? logic->marks.place[house][i] : logic->marks.cell[sud_house_cells[house][i]];

          open += mask != 0;
          if (mask != 0 && sud_digits_count (mask) <= search.size)
            {
              search.item[search.n] = (uint8_t)i;
              search.mask[search.n++] = mask;
            }
        }
      run_search (&search, open);
    }
}

void
sud_find_naked_subsets (SudLogic *logic, SudTechniqueId technique)
{
  find_subsets (logic, technique, 0, false);
}

void
sud_find_locked_subsets (SudLogic *logic, SudTechniqueId technique)
{
  find_subsets (logic, technique, 2 * SUD_SIZE, false);
}

void
sud_find_hidden_subsets (SudLogic *logic, SudTechniqueId technique)
{
  find_subsets (logic, technique, 0, true);
}
