/* test-sud-marked.c - marks as rules: the same solutions as those of the digits that keep to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-marked.h"
#include "sud-solve.h"

#include "puzzle-corpus.h"

#include <string.h>

enum
{
  MOST = 400,
};

typedef struct
{
  SudGrid solutions[MOST];
  guint n;
} List;

static bool
solution_cb (const SudGrid *solution, void *data)
{
  List *self = data;

  self->solutions[self->n++] = *solution;
  return true;
}

/* Marks for most blank cells: those of one of the solutions, and others. */
static void
mark (SudSheet *sheet, const List *list, GRand *random)
{
  const SudGrid *solution = list->n > 0 && g_rand_boolean (random) ? &list->solutions[g_rand_int_range (random, 0, list->n)]
                                                                   : NULL;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] == 0 && g_rand_int_range (random, 0, 5) > 0)
      {
        sheet->centre[cell] = g_rand_int_range (random, 0, SUD_ALL_DIGITS + 1) | g_rand_int_range (random, 0, SUD_ALL_DIGITS + 1);
        if (solution != NULL)
          sheet->centre[cell] |= SUD_DIGIT_BIT (solution->digit[cell]);
        if (g_rand_boolean (random)) /* the same, said by what is ruled out */
          {
            sheet->eliminated[cell] = SUD_ALL_DIGITS & ~sheet->centre[cell];
            sheet->centre[cell] = 0;
          }
      }
}

static bool
keeps (const SudSheet *sheet, const SudGrid *solution)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] == 0
        && ((sheet->centre[cell] != 0 && !(sheet->centre[cell] & SUD_DIGIT_BIT (solution->digit[cell])))
            || (sheet->eliminated[cell] & SUD_DIGIT_BIT (solution->digit[cell])) != 0))
      return false;
  return true;
}

static void
check_sheet (const SudSheet *sheet, const List *list)
{
  const SudGrid *smallest = NULL;
  SudResult result;
  gint64 n = 0;

  for (guint i = 0; i < list->n; i++)
    if (keeps (sheet, &list->solutions[i]))
      {
        n++;
        if (smallest == NULL || memcmp (&list->solutions[i], smallest, sizeof *smallest) < 0)
          smallest = &list->solutions[i];
      }
  for (gint64 limit = 1; limit <= MOST; limit += MOST - 1)
    {
      sud_marked_solve (sheet, limit, NULL, &result);
      g_assert_cmpint (result.solutions, ==, MIN (n, limit));
      g_assert_cmpint (result.verdict, ==, sud_verdict_of (result.solutions, false));
      if (n > 0)
        g_assert_cmpmem (&result.first, sizeof result.first, smallest, sizeof *smallest);
    }
}

/* The reference solution with cells blanked until it has many solutions, and marks of all kinds. */
static void
test_against_all_solutions (void)
{
  guint marked = 0, some = 0;

  for (guint seed = 0; seed < 300; seed++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (seed);
      SudGrid grid = grid_from_line (REFERENCE_SOLUTION);
      g_autofree List *list = g_new0 (List, 1);
      SudSheet sheet;
      SudResult result;

      for (int n = g_rand_int_range (random, 20, 60); n > 0; n--)
        grid.digit[g_rand_int_range (random, 0, SUD_CELLS)] = 0;
      sud_solve_count (&grid, MOST, NULL, &result);
      if (result.solutions == MOST)
        continue;
      sud_solve_all (&grid, MOST, NULL, solution_cb, list, &result);
      sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
      g_assert_false (sud_marked_restricts (&sheet));
      check_sheet (&sheet, list);
      mark (&sheet, list, random);
      g_test_message ("seed %u: %u solutions", seed, list->n);
      check_sheet (&sheet, list);
      marked += sud_marked_restricts (&sheet);
      some += list->n > 1;
    }
  g_assert_cmpuint (marked, >, 50);
  g_assert_cmpuint (some, >, 20);
}

/* Marks alone can be the whole puzzle; answers of the program are none of it. */
static void
test_marks_alone (void)
{
  SudGrid solution = grid_from_line (REFERENCE_SOLUTION), clash = { { 5, 5 } };
  SudSheet sheet = { 0 };
  SudResult result;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    sheet.centre[cell] = SUD_DIGIT_BIT (solution.digit[cell]);
  sud_sheet_set_digit (&sheet, 0, 9, SUD_ORIGIN_SOLVED);
  g_assert_true (sud_marked_restricts (&sheet));
  sud_marked_solve (&sheet, 2, NULL, &result);
  g_assert_cmpint (result.verdict, ==, SUD_VERDICT_ONE);
  g_assert_cmpmem (&result.first, sizeof result.first, &solution, sizeof solution);

  sud_sheet_from_grid (&sheet, &clash, SUD_ORIGIN_GIVEN);
  sud_marked_solve (&sheet, 2, NULL, &result);
  g_assert_cmpint (result.verdict, ==, SUD_VERDICT_INVALID);
}

/* The first cell that nothing is left for: by what is ruled out there, and by its peers. */
static void
test_empty (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE);
  SudSheet sheet;

  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  g_assert_cmpint (sud_marked_find_empty (&sheet), ==, -1);
  sheet.eliminated[80] = SUD_ALL_DIGITS; /* a given stands there */
  sheet.eliminated[3] = sud_grid_candidates (&grid, 3);
  g_assert_cmpint (sud_marked_find_empty (&sheet), ==, 3);
  g_assert_true (sud_marked_restricts (&sheet));
}

/* The givens where they have one solution; where they do not, entries are part of the puzzle. */
static void
test_puzzle (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE), some = grid, found;
  SudSheet sheet;

  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  sud_sheet_set_digit (&sheet, 2, 4, SUD_ORIGIN_ENTERED);
  found = sud_marked_get_puzzle (&sheet, NULL);
  g_assert_cmpmem (&found, sizeof found, &grid, sizeof grid);

  some = (SudGrid){ { 5 } };
  sud_sheet_from_grid (&sheet, &some, SUD_ORIGIN_GIVEN);
  sud_sheet_set_digit (&sheet, 2, 4, SUD_ORIGIN_ENTERED);
  sud_sheet_set_digit (&sheet, 3, 6, SUD_ORIGIN_SOLVED);
  some.digit[2] = 4;
  found = sud_marked_get_puzzle (&sheet, NULL);
  g_assert_cmpmem (&found, sizeof found, &some, sizeof some);
}

static void
test_cancel (void)
{
  atomic_bool cancel = true;
  SudSheet sheet = { 0 };
  SudResult result;

  sud_marked_solve (&sheet, 2, &cancel, &result);
  g_assert_cmpint (result.verdict, ==, SUD_VERDICT_CANCELLED);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sud-marked/against-all-solutions", test_against_all_solutions);
  g_test_add_func ("/sud-marked/marks-alone", test_marks_alone);
  g_test_add_func ("/sud-marked/empty", test_empty);
  g_test_add_func ("/sud-marked/puzzle", test_puzzle);
  g_test_add_func ("/sud-marked/cancel", test_cancel);
  return g_test_run ();
}
