/* sud-hodoku.c - how hard a puzzle is on the scale of HoDoKu
 *
 * Which techniques it uses, in which order and at which score are the defaults of HoDoKu 2.2.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-hodoku.h"
#include "sud-hodoku-board.h"
#include "sud-hodoku-choice.h"

#include <string.h>

enum
{
  KINDS = 3, /* techniques at most that HoDoKu looks for at once */
};

/**
 * Search:
 * @technique: looked for together; a Full House ends the list
 * @key: which step is taken
 * @score: of a step, where it is not that of the table
 * @rules: SudRules to search by
 * @every: the same outcome by another pattern may come earlier
 */
typedef struct
{
  uint8_t technique[KINDS];
  SudHodokuKey key;
  uint16_t score;
  uint16_t rules;
  bool every;
} Search;

enum
{
  BRUTE_FORCE = 10000,
  FORCING_NET = 700,
};

static const Search searches[] = {
  { { SUD_TECHNIQUE_LOCKED_PAIR }, sud_hodoku_key_locked, 0, 0, true },
  { { SUD_TECHNIQUE_LOCKED_TRIPLE }, sud_hodoku_key_locked, 0, 0, true },
  { { SUD_TECHNIQUE_POINTING }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_CLAIMING }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_NAKED_PAIR }, sud_hodoku_key_naked, 0, 0, true },
  { { SUD_TECHNIQUE_NAKED_TRIPLE }, sud_hodoku_key_naked, 0, 0, true },
  { { SUD_TECHNIQUE_HIDDEN_PAIR }, sud_hodoku_key_hidden, 0, 0, true },
  { { SUD_TECHNIQUE_HIDDEN_TRIPLE }, sud_hodoku_key_hidden, 0, 0, true },
  { { SUD_TECHNIQUE_NAKED_QUADRUPLE }, sud_hodoku_key_naked, 0, 0, true },
  { { SUD_TECHNIQUE_HIDDEN_QUADRUPLE }, sud_hodoku_key_hidden, 0, 0, true },
  { { SUD_TECHNIQUE_X_WING }, sud_hodoku_key_lines, 0, 0, true },
  { { SUD_TECHNIQUE_SWORDFISH }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_JELLYFISH }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_REMOTE_PAIR }, sud_hodoku_key_sorted, 0, 0, false },
  { { SUD_TECHNIQUE_BUG_1 }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_SKYSCRAPER }, sud_hodoku_key_skyscraper, 0, 0, true },
  { { SUD_TECHNIQUE_KITE }, sud_hodoku_key_lines, 0, 0, true },
  { { SUD_TECHNIQUE_TURBOT_FISH }, sud_hodoku_key_sorted, 0, 0, false },
  { { SUD_TECHNIQUE_EMPTY_RECTANGLE }, sud_hodoku_key_empty_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_W_WING }, sud_hodoku_key_w_wing, 0, 0, true },
  { { SUD_TECHNIQUE_XY_WING }, sud_hodoku_key_xy_wing, 0, 0, true },
  { { SUD_TECHNIQUE_XYZ_WING }, sud_hodoku_key_xyz_wing, 0, 0, true },
  { { SUD_TECHNIQUE_RECTANGLE_1 }, sud_hodoku_key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_RECTANGLE_2 }, sud_hodoku_key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_RECTANGLE_3 }, sud_hodoku_key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_RECTANGLE_4 }, sud_hodoku_key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_RECTANGLE_5 }, sud_hodoku_key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_RECTANGLE_6 }, sud_hodoku_key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_HIDDEN_RECTANGLE }, sud_hodoku_key_rectangle, 0, 0, true },
  { { SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1 }, sud_hodoku_key_avoidable, 0, 0, false },
  { { SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_2 }, sud_hodoku_key_avoidable, 0, 0, false },
  { { SUD_TECHNIQUE_FINNED_X_WING }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_SASHIMI_X_WING }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_FINNED_SWORDFISH }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_SASHIMI_SWORDFISH }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_FINNED_JELLYFISH }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_SASHIMI_JELLYFISH }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_SUE_DE_COQ }, sud_hodoku_key_sue_de_coq, 0, SUD_RULE_LOOSE_CROSSINGS, true },
  { { SUD_TECHNIQUE_COLOUR_TRAP, SUD_TECHNIQUE_COLOUR_WRAP }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_MULTI_COLOURS_1, SUD_TECHNIQUE_MULTI_COLOURS_2 }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_X_CHAIN }, sud_hodoku_key_chain, 0, SUD_RULE_EVERY_LENGTH, false },
  { { SUD_TECHNIQUE_XY_CHAIN }, sud_hodoku_key_chain, 0, SUD_RULE_EVERY_LENGTH, false },
  { { SUD_TECHNIQUE_CONTINUOUS_LOOP, SUD_TECHNIQUE_DISCONTINUOUS_LOOP, SUD_TECHNIQUE_AIC },
    sud_hodoku_key_sorted, 0, SUD_RULE_EVERY_LENGTH, false },
  { { SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP, SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP, SUD_TECHNIQUE_GROUPED_AIC },
    sud_hodoku_key_sorted, 0, SUD_RULE_EVERY_LENGTH | SUD_RULE_NO_SETS_IN_CHAINS, false },
  { { SUD_TECHNIQUE_ALS_XZ }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_ALS_XY_WING }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_ALS_CHAIN }, sud_hodoku_key_sorted, 0, SUD_RULE_FORWARD, false },
  { { SUD_TECHNIQUE_FRANKEN_X_WING }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_FRANKEN_SWORDFISH }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_FINNED_FRANKEN_X_WING }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_FINNED_FRANKEN_SWORDFISH }, sud_hodoku_key_found, 0, 0, false },
  { { SUD_TECHNIQUE_FORCING_CONTRADICTION }, sud_hodoku_key_forced, 0, SUD_RULE_EVERY_LENGTH, false },
  { { SUD_TECHNIQUE_LEMMA_NET }, sud_hodoku_key_sorted, FORCING_NET, 0, false },
  { { SUD_TECHNIQUE_DOUBLE_NET }, sud_hodoku_key_sorted, BRUTE_FORCE, 0, false },
  { { SUD_TECHNIQUE_NESTED_NET }, sud_hodoku_key_sorted, BRUTE_FORCE, 0, false },
};

/* The most that a level may score; what has more is of a higher one. */
static const uint32_t most[SUD_N_LEVELS] = { 800, 1000, 1600, 1800, UINT32_MAX };

static void
count_step (SudHodoku *grade, SudTechniqueId technique, uint32_t score)
{
  const SudTechnique *row = sud_technique_get (technique);

  grade->steps[technique]++;
  grade->score += score != 0 ? score : row->score;
  if (row->level > grade->level)
    grade->level = row->level;
}

/* Writes the next single; whether there is one. */
static bool
take_single (SudHodokuBoard *board, SudHodoku *grade)
{
  SudTechniqueId technique;
  int cell, digit;

  if (sud_hodoku_board_find_full_house (board, &cell, &digit))
    technique = SUD_TECHNIQUE_FULL_HOUSE;
  else if (sud_hodoku_board_take_naked (board, &cell, &digit))
    technique = SUD_TECHNIQUE_NAKED_SINGLE;
  else if (sud_hodoku_board_take_hidden (board, &cell, &digit))
    technique = SUD_TECHNIQUE_HIDDEN_SINGLE;
  else
    return false;
  count_step (grade, technique, 0);
  sud_hodoku_board_place (board, cell, digit);
  return true;
}

/* Looks for steps of @search: whether there is one, the first of which is in @best. */
static bool
choose_step (SudLogic *logic, const Search *search, SudStep *best)
{
  int64_t least = INT64_MAX;

  for (int kind = 0; kind < KINDS && search->technique[kind] != 0; kind++)
    {
      sud_logic_find (logic, (SudTechniqueId)search->technique[kind]);
      for (int i = 0; i < logic->steps.n; i++)
        {
          int64_t key = search->key (&logic->marks, &logic->steps.step[i]);

          if (key == SUD_HODOKU_NEVER || key >= least)
            continue;
          least = key;
          sud_step_copy (best, &logic->steps.step[i]);
        }
    }
  return least != INT64_MAX;
}

/* Of forcing chains those that write a digit come first: what is left where they rule out all other candidates of a cell. */
static void
prefer_forced_digit (const SudLogic *logic, SudStep *best)
{
  SudDigits left[SUD_CELLS];

  memcpy (left, logic->marks.cell, sizeof left);
  for (int i = 0; i < logic->steps.n; i++)
    SUD_EACH_BIT (index, sud_step_ruled_out (&logic->steps.step[i]))
      SUD_EACH_CELL (cell, logic->steps.step[i].out[index])
        left[cell] &= (SudDigits)~(1u << index);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (left[cell] != logic->marks.cell[cell] && sud_digits_count (left[cell]) == 1)
      {
        sud_step_init (best, best->technique);
        best->cell = (uint8_t)cell;
        best->digit = (uint8_t)sud_digits_first (left[cell]);
        return;
      }
}

/* Rules out what @step does in @cells, in their order. */
static void
rule_out_in_cells (SudHodokuBoard *board, const SudStep *step, SudCells cells)
{
  SUD_EACH_CELL (cell, cells)
    for (int index = 0; index < SUD_SIZE; index++)
      if (sud_cells_has (step->out[index], (int)cell))
        sud_hodoku_board_remove (board, (int)cell, index + 1);
}

/* House by house, where the pattern lies in houses: row, column, box. */
static void
apply_step (SudHodokuBoard *board, const SudStep *step)
{
  SudCells cells = sud_step_affects (step);
  uint32_t houses = (1u << SUD_HOUSES) - 1;

  if (step->digit != 0)
    {
      SUD_EACH_CELL (cell, sud_step_writes (step))
        sud_hodoku_board_place (board, (int)cell, step->digit);
      return;
    }
  SUD_EACH_CELL (cell, step->cells)
    houses &= sud_cell_houses[cell];
  SUD_EACH_BIT (house, houses)
    rule_out_in_cells (board, step, sud_cells_intersection (cells, sud_house_sets[house]));
  rule_out_in_cells (board, step, cells);
}

static bool
take_step (SudLogic *logic, SudHodokuBoard *board, SudHodoku *grade)
{
  unsigned rules = logic->rules;
  bool every = logic->steps.every, found = false;
  SudStep step;

  logic->marks = board->marks;
  for (size_t i = 0; i < sizeof searches / sizeof *searches && !found && !sud_logic_is_cancelled (logic); i++)
    {
      logic->rules = rules | searches[i].rules;
      logic->steps.every = searches[i].every;
      found = choose_step (logic, &searches[i], &step);
      if (!found)
        continue;
      if (step.technique == SUD_TECHNIQUE_FORCING_CONTRADICTION)
        prefer_forced_digit (logic, &step);
      count_step (grade, (SudTechniqueId)step.technique, searches[i].score);
    }
  logic->rules = rules;
  logic->steps.every = every;
  if (found)
    apply_step (board, &step);
  return found;
}

bool
sud_hodoku_run (SudLogic *logic, const SudPencilmarks *start, SudHodoku *grade)
{
  SudHodokuBoard board;

  memset (grade, 0, sizeof *grade);
  sud_hodoku_board_init (&board, start);
  sud_logic_forget (logic);
  while (!sud_pencilmarks_is_solved (&board.marks) && !board.marks.broken
         && (take_single (&board, grade) || take_step (logic, &board, grade)))
    ;
  grade->complete = sud_pencilmarks_is_solved (&board.marks) && !board.marks.broken;
  while (grade->score > most[grade->level])
    grade->level++;
  return !sud_logic_is_cancelled (logic);
}
