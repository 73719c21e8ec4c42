/* test-sud-exocets.c - exocets against a slow oracle: all ways to write two of their digits in the whole grid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-grade.h"
#include "sud-houses.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  TEMPLATES = 46656, /* of a digit in an empty grid */
  MOST = 100,        /* puzzles of a list */
};

/* All ways to write a digit into every row, column and box. */
typedef struct
{
  int n;
  SudCells ways[TEMPLATES];
} Listing;

static Listing listings[SUD_SIZE];

static void
list_ways (Listing *self, const SudPencilmarks *marks, int digit, int row, SudCells way)
{
  if (row == SUD_SIZE)
    {
      g_assert_cmpint (self->n, <, TEMPLATES);
      self->ways[self->n++] = way;
      return;
    }
  for (int column = 0; column < SUD_SIZE; column++)
    {
      int cell = sud_cell (row, column);
      SudCells more = way;

      if ((marks->value[cell] != digit && !sud_pencilmarks_has (marks, cell, digit))
          || sud_cells_meet (way, sud_peers_of (cell)))
        continue;
      sud_cells_add (&more, cell);
      list_ways (self, marks, digit, row + 1, more);
    }
}

/* Takes out of @out what may be where @one and @other are written as @a and @b say. */
static void
allow (SudCells out[SUD_SIZE], int one, int other, SudCells a, SudCells b)
{
  SudCells taken = sud_cells_union (a, b);

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (digit == one || digit == other)
      out[digit - 1] = sud_cells_difference (out[digit - 1], digit == one ? a : b);
    else
      out[digit - 1] = sud_cells_intersection (out[digit - 1], taken);
}

/* Whether the cells that can only be @one or @other are all among @taken. */
static gboolean
are_filled (const SudPencilmarks *marks, int one, int other, SudCells taken)
{
  SudDigits pair = SUD_DIGIT_BIT (one) | SUD_DIGIT_BIT (other);

  SUD_EACH_CELL (cell, sud_cells_difference (marks->blank, taken))
    if ((marks->cell[cell] & ~pair) == 0)
      return FALSE;
  return TRUE;
}

/* Whether what @step rules out is wrong however two digits of its base cells are written. */
static gboolean
follows (const SudStep *step, const SudPencilmarks *marks)
{
  SudCells base = step->sets[SUD_EXOCET_BASE].cells, out[SUD_SIZE];

  memcpy (out, step->out, sizeof out);
  SUD_EACH_BIT (one, step->digits)
    SUD_EACH_BIT (other, step->digits & ~((2u << one) - 1))
      for (int i = 0; i < listings[one].n; i++)
        for (int j = 0; j < listings[other].n; j++)
          {
            SudCells a = listings[one].ways[i], b = listings[other].ways[j], both = sud_cells_union (a, b);

            if (sud_cells_within (base, both) && !sud_cells_meet (a, b)
                && sud_cells_count (sud_cells_intersection (a, base)) == 1
                && are_filled (marks, (int)one + 1, (int)other + 1, both))
              allow (out, (int)one + 1, (int)other + 1, a, b);
          }
  for (int index = 0; index < SUD_SIZE; index++)
    if (!sud_cells_equal (out[index], step->out[index]))
      return FALSE;
  return TRUE;
}

/* Checks all steps of @logic, which are exocets. Returns: how many there are */
static int
assert_exocets_follow (SudLogic *logic, const char *name)
{
  int n = logic->steps.n;

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      listings[digit - 1].n = 0;
      list_ways (&listings[digit - 1], &logic->marks, digit, 0, SUD_NO_CELLS);
    }
  for (int i = 0; i < n; i++)
    if (!follows (&logic->steps.step[i], &logic->marks))
      g_error ("an exocet does not follow in %s", name);
  return n;
}

/* Goes to where all else but nets finds nothing, and on with exocets from there. Returns: how many there were */
static int
follow_puzzle (SudLogic *logic, const SudOrder *order, const SudGrid *givens, const char *name)
{
  SudTechniqueId technique;
  SudResult result;
  int n = 0;

  sud_solve_count (givens, 2, NULL, &result);
  sud_pencilmarks_from_grid (&logic->marks, givens);
  while (result.solutions == 1 && (technique = sud_logic_find_first (logic, order)) != SUD_N_TECHNIQUES)
    {
      logic_assert_sound (logic, &result.first, name);
      if (technique == SUD_TECHNIQUE_JUNIOR_EXOCET)
        n += assert_exocets_follow (logic, name);
      for (int i = 0; i < logic->steps.n; i++)
        sud_step_apply (&logic->steps.step[i], &logic->marks);
    }
  return n;
}

/* Follows @puzzles. Returns: how many exocets there were */
static int
follow_puzzles (GArray *puzzles)
{
  SudLogic *logic = sud_logic_new ();
  SudOrder order;
  int n = 0;

  sud_order_init (&order);
  for (int i = SUD_TECHNIQUE_LEMMA_NET; i < SUD_N_TECHNIQUES; i++)
    sud_order_drop (&order, (SudTechniqueId)i);
  for (guint k = 0; k < test_share (puzzles->len); k++)
    {
      const Puzzle *puzzle = puzzle_at (puzzles, test_pick (k, puzzles->len));

      n += follow_puzzle (logic, &order, &puzzle->grid, puzzle->name);
    }
  sud_logic_free (logic);
  return n;
}

static void
test_ours (void)
{
  g_autoptr (GArray) puzzles = corpus_load ("exocets.txt");

  g_assert_cmpint (follow_puzzles (puzzles), >, 0);
}

/* The lists of RUBRIC_CORPUS. */
static void
test_corpus (void)
{
  g_auto (GStrv) files = corpus_find_files ();

  if (files[0] == NULL)
    g_test_skip ("RUBRIC_CORPUS is not set");
  for (char **file = files; *file != NULL; file++)
    {
      g_autoptr (GArray) all = corpus_load_path (*file, 1);
      g_autoptr (GArray) puzzles = corpus_load_path (*file, MAX (all->len / MOST, 1));

      g_test_message ("%s: %d exocets", *file, follow_puzzles (puzzles));
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exocets/ours", test_ours);
  g_test_add_func ("/exocets/corpus", test_corpus);
  return g_test_run ();
}
