/* sud-single-digit.c - two strong links of a digit, joined by a weak one
 *
 *     skyscraper                2-string kite              empty rectangle
 *     . . . | . a . | . * *     a . . | . b . | . . .      . X . | . . . | . . .     in the box 4 is only in its
 *     * . * | . . . | . d .     . . . | c . . | . . .      4 4 4 | . . . | p . .     second row and second column;
 *     . . . | . b . | . c .     . . . | . . . | . . .      . 4 . | . . . | . . .     column 7 has it twice, at p and q:
 *          one of a and d       * . . | d . . | . . .      . * . | . . . | q . .     with 4 at q the star is no 4;
 *
 * a = b and c = d are strong links: houses with two places. b and c see each other, so one of a and d is right, and the
 * digit is ruled out in the cells (*) that see both. Two rows or two columns make a skyscraper; a row and a column that
 * meet in a box a kite; with a box, a turbot fish. Two kites that meet in the same two cells, even on different digits,
 * make a dual one; its digit is that of the first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques-private.h"
#include "sud-techniques.h"

enum
{
  DUALS_MAX = 64, /* that are looked at in pairs; chosen, puzzles have a handful */
};

/* Collects dual steps: two in one. */
typedef struct
{
  bool (*match) (const SudStep *one, const SudStep *other); /* true if two steps make a dual one */
  int n;
  SudStep step[DUALS_MAX]; /* those found so far; @n of them */
} Duals;

int
sud_conjugates_find (const SudPencilmarks *marks, int digit, SudConjugate pairs[SUD_HOUSES])
{
  int n = 0;

  for (int house = 0; house < SUD_HOUSES; house++)
    {
      uint32_t place = marks->place[house][digit - 1], rest = place & (place - 1);

      if (rest != 0 && (rest & (rest - 1)) == 0)
        pairs[n++] = (SudConjugate){ { sud_house_cells[house][__builtin_ctz (place)],
                                       sud_house_cells[house][__builtin_ctz (rest)] },
                                     (uint8_t)house };
    }
  return n;
}

bool
sud_conjugates_spread (const SudConjugate *pairs, int n, SudCells colours[2])
{
  bool any = false;

  for (int i = 0; i < n; i++)
    for (int turn = 0; turn < 4; turn++)
      {
        int cell = pairs[i].cell[turn & 1], next = pairs[i].cell[~turn & 1], colour = turn >> 1;

        if (!sud_cells_has (colours[colour], cell) || sud_cells_has (colours[1 - colour], next))
          continue;
        sud_cells_add (&colours[1 - colour], next);
        any = true;
      }
  return any;
}

/* Adds @step; or, if @duals is not NULL, each dual step that it makes with one before it. */
static void
add_single_or_duals (SudLogic *logic, SudStep *step, Duals *duals)
{
  if (duals == NULL)
    {
      sud_steps_add (&logic->steps, &logic->marks, step);
      return;
    }
  for (int i = 0; i < duals->n; i++)
    if (duals->match (&duals->step[i], step) && !sud_step_same_outcome (&duals->step[i], step))
      {
        SudStep dual;

        sud_step_copy (&dual, &duals->step[i]);
        sud_step_join (&dual, step);
        sud_steps_add (&logic->steps, &logic->marks, &dual);
      }
  if (duals->n < DUALS_MAX)
    sud_step_copy (&duals->step[duals->n++], step);
}

/** The four cells, from one free end to the other, and the houses of the two strong links. */
typedef struct
{
  uint8_t a, b, c, d;
  uint8_t first, second;
} Pattern;

static bool
sees_cell (int a, int b)
{
  return (sud_cell_houses[a] & sud_cell_houses[b]) != 0 && a != b;
}

static bool
is_line (int house)
{
  return sud_house_kind (house) != SUD_HOUSE_BOX;
}

/* Returns: whether the houses of the two strong links are of the right kinds. */
static bool
can_have_houses (SudTechniqueId technique, int first, int second)
{
  if (technique == SUD_TECHNIQUE_TURBOT_FISH)
    return !is_line (first) || !is_line (second);
  return is_line (first) && is_line (second)
         && (technique == SUD_TECHNIQUE_SKYSCRAPER) == (sud_house_kind (first) == sud_house_kind (second));
}

/* Returns: whether the links, whose houses are right, are joined as @technique wants. */
static bool
is_joined_so (SudTechniqueId technique, const Pattern *pattern)
{
  SudHouseKind other = sud_house_kind (pattern->first) == SUD_HOUSE_ROW ? SUD_HOUSE_COLUMN : SUD_HOUSE_ROW;

  if (technique == SUD_TECHNIQUE_TURBOT_FISH)
    return true;
  if (technique != SUD_TECHNIQUE_SKYSCRAPER)
    return sud_box (pattern->b) == sud_box (pattern->c);
  return sud_house_of (pattern->b, other) == sud_house_of (pattern->c, other)
         && sud_house_of (pattern->a, other) != sud_house_of (pattern->d, other);
}

/* Makes @step the step of @pattern. Returns: false if it rules out nothing */
static bool
build_pattern (const SudLogic *logic, SudTechniqueId technique, int digit, const Pattern *pattern, SudStep *step)
{
  SudCells out = sud_cells_intersection (sud_peers_of (pattern->a), sud_peers_of (pattern->d));

  if (technique == SUD_TECHNIQUE_KITE || technique == SUD_TECHNIQUE_DUAL_KITE)
    out = sud_cells_of (sud_cell (sud_row (pattern->d), sud_column (pattern->a)));
  if (!sud_cells_meet (out, logic->marks.digit[digit - 1]))
    return false;
  sud_step_init (step, technique);
  step->digits = SUD_DIGIT_BIT (digit);
  step->houses = 1u << pattern->first | 1u << pattern->second;
  step->out[digit - 1] = out;
  sud_step_add_node (step, SUD_STEP_END, sud_cells_of (pattern->a), digit);
  sud_step_add_node (step, SUD_STEP_STRONG, sud_cells_of (pattern->b), digit);
  sud_step_add_node (step, SUD_STEP_WEAK, sud_cells_of (pattern->c), digit);
  sud_step_add_node (step, SUD_STEP_STRONG, sud_cells_of (pattern->d), digit);
  for (int i = 0; i < step->n_nodes; i++)
    step->cells = sud_cells_union (step->cells, step->nodes[i].cells);
  return true;
}

/* Adds all patterns of the two strong links: each can be passed in both directions. */
static void
turn_links (SudLogic *logic, SudTechniqueId technique, int digit, const SudConjugate *one, const SudConjugate *two,
            Duals *duals)
{
  for (int way = 0; way < 4; way++)
    {
      Pattern pattern = { one->cell[way & 1], one->cell[~way & 1], two->cell[way >> 1], two->cell[~way >> 1 & 1],
                          one->house, two->house };
      SudStep step;

      if (sees_cell (pattern.b, pattern.c) && pattern.a != pattern.c && pattern.b != pattern.d && pattern.a != pattern.d
          && is_joined_so (technique, &pattern) && build_pattern (logic, technique, digit, &pattern, &step))
        add_single_or_duals (logic, &step, duals);
    }
}

static void
find_patterns (SudLogic *logic, SudTechniqueId technique, Duals *duals)
{
  SUD_EACH_BIT (index, sud_logic_get_useless_digits (logic))
    {
      SudConjugate pairs[SUD_HOUSES];
      int digit = (int)index + 1, n = sud_conjugates_find (&logic->marks, digit, pairs);

      for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
          if (can_have_houses (technique, pairs[i].house, pairs[j].house))
            turn_links (logic, technique, digit, &pairs[i], &pairs[j], duals);
    }
}

void
sud_find_strong_pairs (SudLogic *logic, SudTechniqueId technique)
{
  find_patterns (logic, technique, NULL);
}

/* Returns: the two cells in the box in which the strings of a kite meet */
static SudCells
knot (const SudStep *kite)
{
  return sud_cells_union (kite->nodes[1].cells, kite->nodes[2].cells);
}

static bool
have_same_knot (const SudStep *one, const SudStep *other)
{
  return sud_cells_equal (knot (one), knot (other));
}

void
sud_find_dual_kites (SudLogic *logic, SudTechniqueId technique)
{
  Duals duals;

  duals.match = have_same_knot;
  duals.n = 0;
  find_patterns (logic, technique, &duals);
}

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int digit;
  /* houses; all places in the box are in the row or the column, but not all in either */
  int box, row, column;
} Cross;

/* Makes @step the step of the cross and a strong link whose end @near is in @line of the cross: it rules out what the
 * other end of the link sees in @other, the other line. Returns: false if there is no such step */
static bool
build_rectangle (const Cross *cross, int line, int other, const SudConjugate *pair, int near, SudStep *step)
{
  int p = pair->cell[near], q = pair->cell[1 - near];
  SudCells box = sud_house_sets[cross->box];
  SudCells places = sud_pencilmarks_places (&cross->logic->marks, cross->box, cross->digit);
  SudCells out = sud_cells_intersection (sud_house_sets[other], sud_peers_of (q));

  out = sud_cells_difference (out, box);
  if (sud_cells_has (box, p) || sud_cells_has (box, q) || !sud_cells_has (sud_house_sets[line], p)
      || sud_house_kind (pair->house) != sud_house_kind (other)
      || !sud_cells_meet (out, cross->logic->marks.digit[cross->digit - 1]))
    return false;
  sud_step_init (step, cross->technique);
  step->digits = SUD_DIGIT_BIT (cross->digit);
  step->houses = 1u << cross->box | 1u << pair->house;
  step->covers = 1u << line | 1u << other;
  step->cells = sud_cells_union (places, sud_cells_union (sud_cells_of (p), sud_cells_of (q)));
  step->out[cross->digit - 1] = out;
  sud_step_add_node (step, SUD_STEP_END, sud_cells_of (q), cross->digit);
  sud_step_add_node (step, SUD_STEP_STRONG, sud_cells_of (p), cross->digit);
  sud_step_add_node (step, SUD_STEP_WEAK, sud_cells_intersection (places, sud_house_sets[line]), cross->digit);
  sud_step_add_node (step, SUD_STEP_STRONG, sud_cells_difference (places, sud_house_sets[line]), cross->digit);
  return true;
}

/* Adds all steps of @cross with the strong links @pairs. */
static void
judge_cross (const Cross *cross, const SudConjugate *pairs, int n, Duals *duals)
{
  SudStep step;

  for (int i = 0; i < n; i++)
    for (int near = 0; near < 2; near++)
      {
        if (build_rectangle (cross, cross->row, cross->column, &pairs[i], near, &step))
          add_single_or_duals (cross->logic, &step, duals);
        if (build_rectangle (cross, cross->column, cross->row, &pairs[i], near, &step))
          add_single_or_duals (cross->logic, &step, duals);
      }
}

/* Returns: whether @places in a box make a cross of the row and column of position @center. */
static bool
is_cross (uint32_t places, int center)
{
  uint32_t row = 0x7u << center / 3 * 3, column = 0x49u << center % 3;

  return (places & ~(row | column)) == 0 && (places & ~row) != 0 && (places & ~column) != 0;
}

static void
find_rectangles (SudLogic *logic, SudTechniqueId technique, int digit, Duals *duals)
{
  int least = (logic->rules & SUD_RULE_SMALL_CROSSES) != 0 ? 2 : 3;
  SudConjugate pairs[SUD_HOUSES];
  int n = sud_conjugates_find (&logic->marks, digit, pairs);

  for (int box = 2 * SUD_SIZE; n > 0 && box < SUD_HOUSES; box++)
    {
      uint32_t places = logic->marks.place[box][digit - 1];
      int count = sud_digits_count (places);
      const uint8_t *cells = sud_house_cells[box];

      if (count < least || count > 5)
        continue;
      for (int i = 0; i < SUD_SIZE; i++)
        {
          Cross cross = { logic, technique, digit, box, sud_house_of (cells[i], SUD_HOUSE_ROW),
                          sud_house_of (cells[i], SUD_HOUSE_COLUMN) };

          if (is_cross (places, i))
            judge_cross (&cross, pairs, n, duals);
        }
    }
}

void
sud_find_empty_rectangles (SudLogic *logic, SudTechniqueId technique)
{
  SUD_EACH_BIT (index, sud_logic_get_useless_digits (logic))
    find_rectangles (logic, technique, (int)index + 1, NULL);
}

/* Returns: whether both have the same box. If it has two places it is a cross in two ways, and each of the steps may be
 * of another one. */
static bool
have_same_box (const SudStep *one, const SudStep *other)
{
  return ((one->houses ^ other->houses) >> 2 * SUD_SIZE) == 0;
}

void
sud_find_dual_empty_rectangles (SudLogic *logic, SudTechniqueId technique)
{
  Duals duals;

  duals.match = have_same_box;
  SUD_EACH_BIT (index, sud_logic_get_useless_digits (logic))
    {
      duals.n = 0;
      find_rectangles (logic, technique, (int)index + 1, &duals);
    }
}
