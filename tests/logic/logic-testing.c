/* logic-testing.c - puzzles with one solution, and what they are called when turned round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic-testing.h"

#include "sud-solve.h"

static void
append_unique (GArray *to, const GArray *puzzles)
{
  for (guint i = 0; i < puzzles->len; i++)
    {
      const Puzzle *puzzle = &g_array_index (puzzles, Puzzle, i);
      LogicPuzzle unique = { .givens = puzzle->grid };
      SudResult result;

      sud_solve_count (&puzzle->grid, 2, NULL, &result);
      if (result.solutions != 1)
        continue;
      unique.solution = result.first;
      g_strlcpy (unique.name, puzzle->name, sizeof unique.name);
      g_array_append_val (to, unique);
    }
}

GArray *
logic_load_puzzles (guint most)
{
  GArray *unique = g_array_new (FALSE, FALSE, sizeof (LogicPuzzle));
  g_autoptr (GArray) ours = corpus_load_all ();
  g_auto (GStrv) files = corpus_find_files ();

  append_unique (unique, ours);
  for (char **file = files; *file != NULL; file++)
    {
      g_autoptr (GArray) all = corpus_load_path (*file, 1);
      g_autoptr (GArray) some = corpus_load_path (*file, MAX (all->len / most, 1));

      append_unique (unique, some);
    }
  return unique;
}

void
logic_shuffle (int *items, int n, GRand *rand)
{
  for (int i = n - 1; i > 0; i--)
    {
      int j = g_rand_int_range (rand, 0, i + 1), item = items[i];

      items[i] = items[j];
      items[j] = item;
    }
}

/* Nine lines in an order that keeps bands together. */
static void
shuffle_lines (int lines[SUD_SIZE], GRand *rand)
{
  int bands[3] = { 0, 1, 2 };

  logic_shuffle (bands, 3, rand);
  for (int band = 0; band < 3; band++)
    {
      int inner[3] = { 0, 1, 2 };

      logic_shuffle (inner, 3, rand);
      for (int i = 0; i < 3; i++)
        lines[band * 3 + i] = bands[band] * 3 + inner[i];
    }
}

SudGrid
logic_isomorph (const SudGrid *grid, GRand *rand)
{
  int digits[SUD_SIZE] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  int rows[SUD_SIZE], columns[SUD_SIZE];
  gboolean turned = g_rand_boolean (rand);
  SudGrid other;

  logic_shuffle (digits, SUD_SIZE, rand);
  shuffle_lines (rows, rand);
  shuffle_lines (columns, rand);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int row = rows[sud_row (cell)], column = columns[sud_column (cell)];
      int digit = grid->digit[turned ? sud_cell (column, row) : sud_cell (row, column)];

      other.digit[cell] = digit == 0 ? 0 : (uint8_t)digits[digit - 1];
    }
  return other;
}

void
logic_assert_sound (const SudLogic *logic, const SudGrid *solution, const char *name)
{
  for (int i = 0; i < logic->steps.n; i++)
    {
      const SudStep *step = &logic->steps.step[i];
      const char *id = sud_technique_get (step->technique)->id;

      if (step->digit != 0 && solution->digit[step->cell] != step->digit)
        g_error ("%s: %s writes %d into cell %d", name, id, step->digit, step->cell);
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        SUD_EACH_CELL (cell, step->out[digit - 1])
          if (solution->digit[cell] == digit)
            g_error ("%s: %s rules out %d in cell %d", name, id, digit, (int)cell);
    }
}
