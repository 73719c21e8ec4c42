/* sud-bug.c - two candidates in every cell, each twice in every house: then there would be two solutions
 *
 *     bivalue universal grave + 1: all blanks hold two candidates, but one holds three
 *
 *     |47|   |4[7]9|       7 is there three times in the row, the column and the box of that cell, all others twice.
 *     |  | 3 |79   |       Without this 7 every blank could take either of its two: two solutions or none. So it is 7
 *     |47| 9 |     |
 *
 * With more extra candidates one of them is true: type 2, they are of one digit; type 3, they make a subset with other
 * cells; type 4, a digit is locked in the two cells; BUG + n, what all of them exclude goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-deadly.h"
#include "sud-techniques.h"

enum
{
  CELLS_MAX = 6, /* with extra candidates: more is no longer a pattern for people */
};

/**
 * Bug:
 * @n: cells with more than two candidates
 * @cell: @cells: those
 * @houses: theirs
 * @can: of each those that can be extra: there are more than two in all its houses, since two are to be left
 * @extra: of each the candidates that are taken as extra
 */
typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int n;
  uint8_t cell[CELLS_MAX];
  SudCells cells;
  uint32_t houses;
  SudDigits can[CELLS_MAX];
  SudDigits extra[CELLS_MAX];
} Bug;

/* Whether each digit that is missing in @house has two places there, when the extra candidates are gone. */
static bool
is_grave_in (const Bug *bug, int house)
{
  const SudPencilmarks *marks = &bug->logic->marks;
  SudDigits missing = 0, once = 0, twice = 0, more = 0;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      int cell = sud_house_cells[house][i];
      SudDigits digits = marks->cell[cell];

      missing |= digits;
      if (sud_cells_has (bug->cells, cell))
        for (int j = 0; j < bug->n; j++)
          digits &= (SudDigits) ~(bug->cell[j] == cell ? bug->extra[j] : 0);
      more |= twice & digits;
      twice |= once & digits;
      once |= digits;
    }
  return (twice & ~more) == missing;
}

/* Whether that is so in all of @houses. */
static bool
is_grave_in_houses (const Bug *bug, uint32_t houses)
{
  SUD_EACH_BIT (house, houses)
    if (!is_grave_in (bug, (int)house))
      return false;
  return true;
}

/* What every extra candidate excludes. */
static void
put_excluded (const Bug *bug, SudStep *step)
{
  for (int index = 0; index < SUD_SIZE; index++)
    {
      step->out[index] = SUD_ALL_CELLS;
      for (int i = 0; i < bug->n; i++)
        SUD_EACH_BIT (extra, bug->extra[i])
          step->out[index] = sud_cells_intersection (step->out[index], extra == (unsigned)index
                                                                         ? sud_peers_of (bug->cell[i])
                                                                         : sud_cells_of (bug->cell[i]));
    }
}

/* What all extra candidates exclude: BUG + 1, type 2, BUG + n. */
static void
add_all_excluded (const Bug *bug, SudDeadly *deadly)
{
  SudStep step;

  sud_deadly_begin (deadly, &step);
  put_excluded (bug, &step);
  if (bug->technique == SUD_TECHNIQUE_BUG_1)
    step.houses = sud_cell_houses[bug->cell[0]];
  for (int index = 0; index < SUD_SIZE && bug->technique == SUD_TECHNIQUE_BUG_1; index++)
    step.out[index] = sud_cells_intersection (step.out[index], deadly->extra_cells);
  sud_steps_add (&bug->logic->steps, &bug->logic->marks, &step);
}

static void
add_bug_subsets (const Bug *bug, SudDeadly *deadly)
{
  (void)bug;
  sud_deadly_find_subsets (deadly);
}

static void
add_bug_locked (const Bug *bug, SudDeadly *deadly)
{
  for (int i = 0; i < 2; i++)
    deadly->keep[i] = (SudDigits)(bug->logic->marks.cell[bug->cell[i]] & ~bug->extra[i]);
  sud_deadly_find_locked (deadly);
}

/**
 * Kind:
 * @cells: @extra: @digits: how many cells with extra candidates there are, extra candidates, and different digits of
 *   them: the least and the most
 */
typedef struct
{
  uint8_t cells[2], extra[2], digits[2];
  void (*add) (const Bug *bug, SudDeadly *deadly);
} Kind;

static const Kind kinds[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_BUG_1] = { { 1, 1 }, { 1, 1 }, { 1, 1 }, add_all_excluded },
  [SUD_TECHNIQUE_BUG_2] = { { 2, CELLS_MAX }, { 2, CELLS_MAX }, { 1, 1 }, add_all_excluded },
  [SUD_TECHNIQUE_BUG_3] = { { 2, CELLS_MAX }, { 2, UINT8_MAX }, { 2, SUD_SIZE }, add_bug_subsets },
  [SUD_TECHNIQUE_BUG_4] = { { 2, 2 }, { 2, UINT8_MAX }, { 1, SUD_SIZE }, add_bug_locked },
  [SUD_TECHNIQUE_BUG_N] = { { 1, CELLS_MAX }, { 2, UINT8_MAX }, { 2, SUD_SIZE }, add_all_excluded },
};

static bool
is_between (int n, const uint8_t bounds[2])
{
  return n >= bounds[0] && n <= bounds[1];
}

/* Adds what follows where one of the extra candidates of @bug is true. */
static void
judge_bug (const Bug *bug)
{
  const Kind *kind = &kinds[bug->technique];
  SudStepSet each[CELLS_MAX];
  SudDeadly deadly = { .logic = bug->logic, .technique = bug->technique, .cells = bug->logic->marks.blank,
                       .each = each, .n_each = bug->n };
  int n_extra = 0;

  for (int i = 0; i < bug->n; i++)
    {
      each[i] = (SudStepSet){ sud_cells_of (bug->cell[i]), bug->extra[i] };
      sud_cells_add (&deadly.extra_cells, bug->cell[i]);
      deadly.extras |= bug->extra[i];
      n_extra += sud_digits_count (bug->extra[i]);
    }
  if (is_between (bug->n, kind->cells) && is_between (n_extra, kind->extra)
      && is_between (sud_digits_count (deadly.extras), kind->digits) && is_grave_in_houses (bug, bug->houses))
    kind->add (bug, &deadly);
}

/* The candidates of @cell that each of its houses has more than twice. */
static SudDigits
find_extra (const SudPencilmarks *marks, int cell)
{
  SudDigits extra = marks->cell[cell];

  SUD_EACH_BIT (house, sud_cell_houses[cell])
    SUD_EACH_BIT (index, extra)
      if (sud_digits_count (marks->place[house][index]) < 3)
        extra &= (SudDigits) ~(1u << index);
  return extra;
}

/* The cells with more than two candidates; false where there are too many of them, or none, or they are not to blame. */
static bool
collect_bug_cells (Bug *bug)
{
  const SudPencilmarks *marks = &bug->logic->marks;
  SudCells more = sud_pencilmarks_with_at_least (marks, 3), two = sud_pencilmarks_with (marks, 2);

  bug->n = 0;
  if (sud_cells_count (more) > kinds[bug->technique].cells[1] || !sud_cells_equal (sud_cells_union (more, two), marks->blank))
    return false;
  SUD_EACH_CELL (cell, more)
    {
      bug->can[bug->n] = find_extra (marks, (int)cell);
      if (sud_digits_count (marks->cell[cell] & ~bug->can[bug->n]) > 2)
        return false;
      bug->cell[bug->n++] = (uint8_t)cell;
      bug->houses |= sud_cell_houses[cell];
    }
  bug->cells = more;
  return bug->n > 0 && is_grave_in_houses (bug, ((1u << SUD_HOUSES) - 1) & ~bug->houses);
}

/* All ways to take two candidates of each cell from number @i on as those that are not extra. */
static void
choose_extras (Bug *bug, int i)
{
  if (i == bug->n || i == CELLS_MAX)
    {
      judge_bug (bug);
      return;
    }
  SudDigits digits = bug->logic->marks.cell[bug->cell[i]];

  SUD_EACH_BIT (first, digits)
    SUD_EACH_BIT (second, digits & ~((2u << first) - 1))
      {
        bug->extra[i] = (SudDigits)(digits & ~(1u << first | 1u << second));
        if ((bug->extra[i] & ~bug->can[i]) == 0)
          choose_extras (bug, i + 1);
      }
}

void
sud_find_bug (SudLogic *logic, SudTechniqueId technique)
{
  Bug bug = { .logic = logic, .technique = technique };

  if (collect_bug_cells (&bug))
    choose_extras (&bug, 0);
}
