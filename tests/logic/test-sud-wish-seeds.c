/* test-sud-wish-seeds.c - each puzzle of the table needs what it says, and nothing harder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "logic-testing.h"
#include "sud-grade.h"
#include "sud-solve.h"
#include "sud-wish-seeds.h"

static void
check_seed (SudLogic *logic, const SudWishSeed *seed)
{
  SudTechniqueId technique = sud_technique_find_id (seed->technique);
  SudSymmetryId symmetry = sud_symmetry_find (seed->symmetry);
  SudGrid puzzle = grid_from_line (seed->puzzle);
  SudCells clues = SUD_NO_CELLS;
  SudPencilmarks marks;
  SudResult result;
  SudOrder order;
  SudGrade grade;

  g_test_message ("%s %s", seed->technique, seed->puzzle);
  g_assert_cmpint (technique, !=, SUD_N_TECHNIQUES);
  g_assert_cmpint (symmetry, !=, SUD_N_SYMMETRIES);
  sud_solve_count (&puzzle, 2, NULL, &result);
  g_assert_cmpint (result.verdict, ==, SUD_VERDICT_ONE);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (puzzle.digit[cell] != 0)
      sud_cells_add (&clues, cell);
  g_assert_true (sud_symmetry_holds (symmetry, clues));
  sud_order_init (&order);
  sud_pencilmarks_from_grid (&marks, &puzzle);
  g_assert_true (sud_grade_run (logic, &marks, &order, &grade));
  g_assert_true (grade.complete);
  g_assert_cmpint (grade.hardest, ==, technique);
}

static void
test_rows (void)
{
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (int i = 0; i < sud_wish_seeds_count (); i++)
    check_seed (logic, sud_wish_seeds_get (i));
  sud_logic_free (logic);
}

/* All rows are found by what they are for. */
static void
test_find (void)
{
  int found = 0;

  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    for (int symmetry = 0; symmetry < SUD_N_SYMMETRIES; symmetry++)
      {
        int n;
        const SudWishSeed *first = sud_wish_seeds_find ((SudTechniqueId)i, (SudSymmetryId)symmetry, &n);

        g_assert_true ((first == NULL) == (n == 0));
        for (int j = 0; j < n; j++)
          {
            g_assert_cmpstr (first[j].technique, ==, sud_technique_get ((SudTechniqueId)i)->id);
            g_assert_cmpstr (first[j].symmetry, ==, sud_symmetry_get ((SudSymmetryId)symmetry)->id);
          }
        found += n;
      }
  g_assert_cmpint (found, ==, sud_wish_seeds_count ());
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wish-seeds/rows", test_rows);
  g_test_add_func ("/wish-seeds/find", test_find);
  return g_test_run ();
}
