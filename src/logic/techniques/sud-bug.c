/* sud-bug.c - bivalue universal graves: two candidates in every blank, each twice in every house
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
#include "sud-techniques-private.h"
#include "sud-techniques.h"

enum
{
  CELLS_MAX = 6, /* with extra candidates; chosen, not measured: nobody sees the pattern when there are more */
};

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int n;                      /* cells with more than two candidates */
  uint8_t cell[CELLS_MAX];    /* the cells, ascending; @n of them */
  SudCells cells;             /* the same as a set */
  uint32_t houses;            /* all houses of the cells */
  /* for each cell the candidates that can be extra: its houses have them more than twice, so that two are left */
  SudDigits can_be_extra[CELLS_MAX];
  SudDigits extra[CELLS_MAX]; /* for each cell the candidates that are taken as extra */
} Bug;

/* Returns: whether each digit that is missing in @house has two places there without the extra candidates. */
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

static bool
is_grave_in_houses (const Bug *bug, uint32_t houses)
{
  SUD_EACH_BIT (house, houses)
    if (!is_grave_in (bug, (int)house))
      return false;
  return true;
}

/* Rules out what each of the extra candidates excludes: BUG + 1, type 2, BUG + n. */
static void
add_all_excluded (const SudDeadly *bug)
{
  const SudStep *pattern = bug->pattern;
  bool one = pattern->technique == SUD_TECHNIQUE_BUG_1;
  SudStep step;

  sud_step_copy (&step, pattern);
  for (unsigned index = 0; index < SUD_SIZE; index++)
    {
      step.out[index] = one ? pattern->fins : SUD_ALL_CELLS;
      for (int i = 0; i < pattern->n_sets; i++)
        SUD_EACH_BIT (extra, pattern->sets[i].digits)
          step.out[index] = sud_cells_intersection (
            step.out[index], extra == index ? sud_common_peers (pattern->sets[i].cells) : pattern->sets[i].cells);
    }
  if (one)
    step.houses = sud_cell_houses[sud_cells_first (pattern->fins)];
  sud_steps_add (&bug->logic->steps, &bug->logic->marks, &step);
}

/* The least and the most of each. */
typedef struct
{
  uint8_t cells[2];  /* cells with extra candidates */
  uint8_t extra[2];  /* extra candidates */
  uint8_t digits[2]; /* digits that these are of */
  void (*add) (const SudDeadly *bug);
} BugType;

static const BugType types[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_BUG_1] = { { 1, 1 }, { 1, 1 }, { 1, 1 }, add_all_excluded },
  [SUD_TECHNIQUE_BUG_2] = { { 2, CELLS_MAX }, { 2, CELLS_MAX }, { 1, 1 }, add_all_excluded },
  [SUD_TECHNIQUE_BUG_3] = { { 2, CELLS_MAX }, { 2, UINT8_MAX }, { 2, SUD_SIZE }, sud_deadly_find_subsets },
  [SUD_TECHNIQUE_BUG_4] = { { 2, 2 }, { 2, UINT8_MAX }, { 1, SUD_SIZE }, sud_deadly_find_locked_digit },
  [SUD_TECHNIQUE_BUG_N] = { { 1, CELLS_MAX }, { 2, UINT8_MAX }, { 2, SUD_SIZE }, add_all_excluded },
};

static bool
is_between (int n, const uint8_t bounds[2])
{
  return n >= bounds[0] && n <= bounds[1];
}

/* Adds what follows if one of the extra candidates of @bug is true. */
static void
add_bug (const Bug *bug)
{
  const SudPencilmarks *marks = &bug->logic->marks;
  const BugType *type = &types[bug->technique];
  SudStep pattern;
  SudDeadly deadly = { .logic = bug->logic, .pattern = &pattern };
  int n_extra = 0;

  sud_step_init (&pattern, bug->technique);
  for (int i = 0; i < bug->n; i++)
    {
      sud_step_add_set (&pattern, sud_cells_of (bug->cell[i]), bug->extra[i]);
      deadly.extras |= bug->extra[i];
      n_extra += sud_digits_count (bug->extra[i]);
      if (i < 2)
        deadly.base[i] = (SudDigits)(marks->cell[bug->cell[i]] & ~bug->extra[i]);
    }
  pattern.digits = deadly.extras;
  pattern.cells = marks->blank;
  pattern.fins = bug->cells;
  if (is_between (bug->n, type->cells) && is_between (n_extra, type->extra)
      && is_between (sud_digits_count (deadly.extras), type->digits) && is_grave_in_houses (bug, bug->houses))
    type->add (&deadly);
}

/* Returns: the candidates of @cell that each of its houses has more than twice */
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

/* Collects the cells with more than two candidates. Returns: whether their number is right for the technique, and
 * everything else is as in a grave: all other blanks and houses, and two candidates of each cell */
static bool
collect_bug_cells (Bug *bug)
{
  const SudPencilmarks *marks = &bug->logic->marks;
  SudCells more = sud_pencilmarks_with_at_least (marks, 3), two = sud_pencilmarks_with (marks, 2);

  bug->n = 0;
  if (sud_cells_count (more) > types[bug->technique].cells[1]
      || !sud_cells_equal (sud_cells_union (more, two), marks->blank))
    return false;
  SUD_EACH_CELL (cell, more)
    {
      bug->can_be_extra[bug->n] = find_extra (marks, (int)cell);
      if (sud_digits_count (marks->cell[cell] & ~bug->can_be_extra[bug->n]) > 2)
        return false;
      bug->cell[bug->n++] = (uint8_t)cell;
      bug->houses |= sud_cell_houses[cell];
    }
  bug->cells = more;
  return bug->n > 0 && is_grave_in_houses (bug, ((1u << SUD_HOUSES) - 1) & ~bug->houses);
}

/* Adds what follows, for each choice of the two candidates that are not extra in the cells from number @i on. */
static void
choose_extras (Bug *bug, int i)
{
  if (i == bug->n || i == CELLS_MAX)
    {
      add_bug (bug);
      return;
    }
  SudDigits digits = bug->logic->marks.cell[bug->cell[i]];

  SUD_EACH_BIT (first, digits)
    SUD_EACH_BIT (second, digits & ~((2u << first) - 1))
      {
        bug->extra[i] = (SudDigits)(digits & ~(1u << first | 1u << second));
        if ((bug->extra[i] & ~bug->can_be_extra[i]) == 0)
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
