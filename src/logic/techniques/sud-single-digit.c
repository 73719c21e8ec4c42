/* sud-single-digit.c - two strong links of a digit, joined by a weak one
 *
 *     skyscraper                2-string kite              empty rectangle
 *     . . . | . a . | . * *     a . . | . b . | . . .      . X . | . . . | . . .     in the box 4 is only in its
 *     * . * | . . . | . d .     . . . | c . . | . . .      4 4 4 | . . . | p . .     second row and second column;
 *     . . . | . b . | . c .     . . . | . . . | . . .      . 4 . | . . . | . . .     column 7 has it twice, at p and q:
 *          one of a and d       * . . | d . . | . . .      . * . | . . . | q . .     see sud-empty-rectangle.c
 *
 * a = b and c = d are strong links: houses with two places. b and c see each other, so one of a and d is right, and the
 * digit goes from the cells (*) that see both. Two rows or two columns make a skyscraper; a row and a column that meet in
 * a box a kite; with a box, a turbot fish. Two kites that meet in the same two cells, even on different digits, make a
 * dual one; its digit is that of the first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-conjugates.h"
#include "sud-techniques.h"

enum
{
  KITES_MAX = 64, /* that are looked at in pairs */
};

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

/* What the houses of the two strong links say. */
static bool
can_have_houses (SudTechniqueId technique, int first, int second)
{
  if (technique == SUD_TECHNIQUE_TURBOT_FISH)
    return !is_line (first) || !is_line (second);
  return is_line (first) && is_line (second)
         && (technique == SUD_TECHNIQUE_SKYSCRAPER) == (sud_house_kind (first) == sud_house_kind (second));
}

/* What the cells say where the houses are right: how the links are joined. */
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

/* Makes @step the deduction of @pattern; false where it rules out nothing. */
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

/* Calls @found with all patterns of the two strong links, in whichever direction. */
static void
turn_links (SudLogic *logic, SudTechniqueId technique, int digit, const SudConjugate *one, const SudConjugate *two,
            void (*found) (SudLogic *logic, SudStep *step, void *data), void *data)
{
  for (int way = 0; way < 4; way++)
    {
      Pattern pattern = { one->cell[way & 1], one->cell[~way & 1], two->cell[way >> 1], two->cell[~way >> 1 & 1],
                          one->house, two->house };
      SudStep step;

      if (sees_cell (pattern.b, pattern.c) && pattern.a != pattern.c && pattern.b != pattern.d && pattern.a != pattern.d
          && is_joined_so (technique, &pattern) && build_pattern (logic, technique, digit, &pattern, &step))
        found (logic, &step, data);
    }
}

static void
find_patterns (SudLogic *logic, SudTechniqueId technique, void (*found) (SudLogic *logic, SudStep *step, void *data), void *data)
{
  SUD_EACH_BIT (index, sud_logic_get_hopeless_digits (logic))
    {
      SudConjugate pairs[SUD_HOUSES];
      int digit = (int)index + 1, n = sud_conjugates_find (&logic->marks, digit, pairs);

      for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
          if (can_have_houses (technique, pairs[i].house, pairs[j].house))
            turn_links (logic, technique, digit, &pairs[i], &pairs[j], found, data);
    }
}

static void
add_one_pattern (SudLogic *logic, SudStep *step, void *data)
{
  (void)data;
  sud_steps_add (&logic->steps, &logic->marks, step);
}

void
sud_find_strong_pairs (SudLogic *logic, SudTechniqueId technique)
{
  find_patterns (logic, technique, add_one_pattern, NULL);
}

/* The cells in the box where the strings of a kite meet. */
static SudCells
knot (const SudStep *kite)
{
  return sud_cells_union (kite->nodes[1].cells, kite->nodes[2].cells);
}

/** The kites so far. */
typedef struct
{
  int n;
  SudStep kite[KITES_MAX];
} Kites;

/* Adds @step together with each kite before it that has the same knot, of whichever digit. */
static void
add_dual_kite (SudLogic *logic, SudStep *step, void *data)
{
  Kites *kites = data;

  for (int i = 0; i < kites->n; i++)
    if (sud_cells_equal (knot (&kites->kite[i]), knot (step)) && !sud_step_same_outcome (&kites->kite[i], step))
      {
        SudStep dual;

        sud_step_copy (&dual, &kites->kite[i]);
        sud_step_join (&dual, step);
        sud_steps_add (&logic->steps, &logic->marks, &dual);
      }
  if (kites->n < KITES_MAX)
    sud_step_copy (&kites->kite[kites->n++], step);
}

void
sud_find_dual_kites (SudLogic *logic, SudTechniqueId technique)
{
  Kites kites;

  kites.n = 0;
  find_patterns (logic, technique, add_dual_kite, &kites);
}
