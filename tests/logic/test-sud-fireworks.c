/* test-sud-fireworks.c - fireworks against all ways to write their digits into their lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"

enum
{
  MOST_DIGITS = 4,
};

/* Where each of the digits is in the row and in the column of its crossing. */
typedef struct
{
  int n;
  int digit[MOST_DIGITS];
  int cross[MOST_DIGITS];
  int cell[MOST_DIGITS][2];
} Written;

/* Whether one cell holds both, or both are equal and see each other. */
static gboolean
clash (int cell, int digit, int other_cell, int other_digit)
{
  if (digit == other_digit)
    return sud_cells_has (sud_peers_of (cell), other_cell);
  return cell == other_cell;
}

static gboolean
clashes_with (const Written *self, int n, int cell, int digit)
{
  for (int i = 0; i < n; i++)
    for (int kind = 0; kind < 2; kind++)
      if (clash (cell, digit, self->cell[i][kind], self->digit[i]))
        return TRUE;
  return FALSE;
}

/* Counts the ways to write digit @at and those after it, beside which @digit in @cell can stand. */
static guint
count_ways (Written *self, const SudPencilmarks *marks, int at, int cell, int digit)
{
  guint n = 0;

  if (at == self->n)
    return !clashes_with (self, at, cell, digit);
  SUD_EACH_CELL (in_row, sud_pencilmarks_places (marks, sud_house_of (self->cross[at], SUD_HOUSE_ROW), self->digit[at]))
    SUD_EACH_CELL (in_column,
                   sud_pencilmarks_places (marks, sud_house_of (self->cross[at], SUD_HOUSE_COLUMN), self->digit[at]))
      {
        if (clash ((int)in_row, self->digit[at], (int)in_column, self->digit[at])
            || clashes_with (self, at, (int)in_row, self->digit[at])
            || clashes_with (self, at, (int)in_column, self->digit[at]))
          continue;
        self->cell[at][0] = (int)in_row;
        self->cell[at][1] = (int)in_column;
        n += count_ways (self, marks, at + 1, cell, digit);
      }
  return n;
}

static void
assert_follows (const SudStep *step, const SudPencilmarks *marks, const char *name)
{
  Written written = { 0 };

  for (int i = 0; i + 1 < step->n_sets; i++)
    SUD_EACH_BIT (index, step->sets[i].digits)
      {
        written.digit[written.n] = (int)index + 1;
        written.cross[written.n++] = sud_cells_first (step->sets[i].cells);
      }
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, step->out[digit - 1])
      if (count_ways (&written, marks, 0, (int)cell, digit) > 0)
        g_error ("%s: %s does not rule out %d in r%dc%d", name, sud_technique_get (step->technique)->id, digit,
                 sud_row ((int)cell) + 1, sud_column ((int)cell) + 1);
}

/* At each position on the way of puzzles, as far as subsets lead. */
static void
test_follows (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (100);
  SudLogic *logic = sud_logic_new ();
  guint n[2] = { 0 };
  SudOrder order;

  sud_order_init (&order);
  while (order.technique[order.n - 1] > SUD_TECHNIQUE_HIDDEN_QUADRUPLE)
    order.n--;
  for (guint k = 0; k < test_share (puzzles->len); k++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (k, puzzles->len));
      SudPencilmarks marks;

      g_assert_true (sud_pencilmarks_from_grid (&marks, &puzzle->givens));
      do
        {
          logic->marks = marks;
          for (int i = 0; i < 2; i++)
            {
              n[i] += (guint)sud_logic_find (logic, (SudTechniqueId)(SUD_TECHNIQUE_FIREWORK_TRIPLE + i));
              logic_assert_sound (logic, &puzzle->solution, puzzle->name);
              for (int j = 0; j < logic->steps.n; j++)
                assert_follows (&logic->steps.step[j], &marks, puzzle->name);
            }
          sud_logic_find_first (logic, &order);
          for (int i = 0; i < logic->steps.n; i++)
            sud_step_apply (&logic->steps.step[i], &marks);
        }
      while (logic->steps.n > 0);
    }
  g_test_message ("%u triples, %u quadruples", n[0], n[1]);
  g_assert_cmpuint (n[0] + n[1], >, 0);
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fireworks/follows", test_follows);
  return g_test_run ();
}
