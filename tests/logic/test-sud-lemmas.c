/* test-sud-lemmas.c - nets explain every puzzle, never say what is not so, and do not depend on names or on the machine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-lemmas-testing.h"
#include "sud-lemmas.h"
#include "sud-path.h"
#include "sud-solve.h"

#include <string.h>

static const SudTechniqueId nets[] = { SUD_TECHNIQUE_LEMMA_NET, SUD_TECHNIQUE_DOUBLE_NET, SUD_TECHNIQUE_NESTED_NET };

/* Two suppositions are not enough for this one, unless the oddagon is known. */
static const char deep[] = ".2....7....71.9...86...7..........93.3.9.417.......4.2....92.41..234.9.7...7.132.";

/* Those of one of our files that have one solution. */
static GArray *
load_unique (const char *file)
{
  g_autoptr (GArray) puzzles = corpus_load (file);
  GArray *unique = g_array_new (FALSE, FALSE, sizeof (Puzzle));

  for (guint i = 0; i < puzzles->len; i++)
    {
      SudResult result;

      sud_solve_count (&puzzle_at (puzzles, i)->grid, 2, NULL, &result);
      if (result.solutions == 1)
        g_array_append_val (unique, *puzzle_at (puzzles, i));
    }
  return unique;
}

static void
assert_full_path (SudLogic *logic, const Puzzle *puzzle)
{
  SudPencilmarks marks;
  SudResult result;
  SudOrder order;
  SudPath *path;

  sud_order_init (&order);
  sud_solve_count (&puzzle->grid, 1, NULL, &result);
  sud_pencilmarks_from_grid (&marks, &puzzle->grid);
  path = sud_path_new (logic, &marks, &order);
  if (!sud_path_get_grade (path)->complete)
    g_error ("%s: nothing explains the rest", puzzle->name);
  sud_path_get_marks (path, sud_path_get_n_steps (path), &marks);
  g_assert_cmpmem (marks.value, sizeof marks.value, result.first.digit, sizeof result.first.digit);
  for (int i = 0; i < sud_path_get_n_steps (path); i++)
    {
      const SudStep *step = sud_path_get_step (path, i);

      sud_path_get_marks (path, sud_path_get_round_start (path, i), &marks);
      if (step->technique >= SUD_TECHNIQUE_LEMMA_NET && step->technique <= SUD_TECHNIQUE_NESTED_NET)
        g_assert_true (sud_proof_check (sud_path_get_proof (path), &marks, step));
    }
  sud_path_unref (path);
}

static void
test_full_paths (void)
{
  static const char *const files[] = { "hard.txt", CORPUS_HOSTILE, "minimal.txt" };
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GArray) puzzles = load_unique (files[i]);

      g_assert_cmpuint (puzzles->len, >, 0);
      for (guint k = 0; k < test_share (puzzles->len); k++)
        assert_full_path (logic, puzzle_at (puzzles, test_pick (k, puzzles->len)));
    }
  sud_logic_free (logic);
}

/* How many nets of one supposition there are on the path of @puzzle by @order that cost more than @cost. */
static guint
count_dear (SudLogic *logic, const Puzzle *puzzle, const SudOrder *order, guint cost)
{
  SudPencilmarks marks;
  SudPath *path;
  guint n = 0;

  sud_pencilmarks_from_grid (&marks, &puzzle->grid);
  path = sud_path_new (logic, &marks, order);
  for (int i = 0; i < sud_path_get_n_steps (path); i++)
    {
      const SudStep *step = sud_path_get_step (path, i);

      if (step->technique != SUD_TECHNIQUE_LEMMA_NET || step->cost <= cost)
        continue;
      sud_path_get_marks (path, sud_path_get_round_start (path, i), &marks);
      g_assert_true (sud_proof_check (sud_path_get_proof (path), &marks, step));
      n++;
    }
  sud_path_unref (path);
  return n;
}

/* Where nothing follows that may be cheaper, nets of one supposition are looked for however dear they are. */
static void
test_dear (void)
{
  Puzzle puzzle = { .grid = grid_from_line (deep), .name = "deep" };
  SudLogic *logic = sud_logic_new ();
  SudOrder order;

  logic->rules = SUD_RULE_UNIQUE | SUD_RULE_NO_PATTERNS;
  sud_order_init (&order);
  g_assert_true (sud_order_has_after (&order, SUD_TECHNIQUE_LEMMA_NET, SUD_TECHNIQUE_DOUBLE_NET));
  g_assert_false (sud_order_has_after (&order, SUD_TECHNIQUE_DOUBLE_NET, SUD_TECHNIQUE_LEMMA_NET));
  g_assert_cmpuint (count_dear (logic, &puzzle, &order, 24), ==, 0);
  sud_order_drop (&order, SUD_TECHNIQUE_DOUBLE_NET);
  g_assert_cmpuint (count_dear (logic, &puzzle, &order, 24), >, 0);
  sud_logic_free (logic);
}

static void
test_nested (void)
{
  Puzzle puzzle = { .grid = grid_from_line (deep), .name = "nested" };
  SudLogic *logic = sud_logic_new ();
  SudPencilmarks marks;
  SudOrder order;
  SudGrade grade;

  sud_order_init (&order);
  for (int i = 0; i < 2; i++)
    {
      logic->rules = i == 0 ? 0 : SUD_RULE_NO_PATTERNS;
      assert_full_path (logic, &puzzle);
      sud_pencilmarks_from_grid (&marks, &puzzle.grid);
      sud_grade_run (logic, &marks, &order, &grade);
      g_assert_true ((grade.hardest == SUD_TECHNIQUE_NESTED_NET) == (i == 1));
    }
  sud_logic_free (logic);
}

/* What the techniques find in the position of @logic, as digits ruled out of cells, and what it costs. */
static void
find_all (SudLogic *logic, SudTechniqueId technique, SudDigits out[SUD_CELLS], int *cost)
{
  memset (out, 0, SUD_CELLS * sizeof *out);
  *cost = 0;
  sud_logic_find (logic, technique);
  for (int i = 0; i < logic->steps.n; i++)
    {
      *cost = logic->steps.step[i].cost;
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        SUD_EACH_CELL (cell, logic->steps.step[i].out[digit - 1])
          out[cell] |= SUD_DIGIT_BIT (digit);
    }
}

/* All kernels find the same at the same cost, and so does a table that was kept, for one supposition. */
static void
test_kernels (void)
{
  static const char *const ids[] = { "avx512", "avx2", "c" };
  g_autoptr (GArray) puzzles = load_unique ("hard.txt");
  SudLogic *logic = sud_logic_new ();
  guint n = MIN (puzzles->len, 10);

  for (guint i = 0; i < test_share (n); i++)
    for (guint t = 0; t < 2; t++)
      {
        SudDigits first[SUD_CELLS], other[SUD_CELLS];
        int cost, other_cost;

        logic->lemmas->kernel = sud_lemma_kernel_choose (NULL);
        sud_pencilmarks_from_grid (&logic->marks, &puzzle_at (puzzles, test_pick (i, n))->grid);
        sud_logic_forget (logic);
        find_all (logic, nets[t], first, &cost);
        for (guint k = 0; k < G_N_ELEMENTS (ids); k++)
          {
            if (sud_lemma_kernel_choose (ids[k]) == NULL)
              continue;
            logic->lemmas->kernel = sud_lemma_kernel_choose (ids[k]);
            sud_logic_forget (logic);
            find_all (logic, nets[t], other, &other_cost);
            g_assert_cmpint (cost, ==, other_cost);
            g_assert_cmpmem (first, sizeof first, other, sizeof other);
          }
      }
  g_assert_null (sud_lemma_kernel_choose ("none"));
  sud_logic_free (logic);
}

/* A table that is taken along says the same as one made anew. */
static void
test_kept (void)
{
  g_autoptr (GArray) puzzles = load_unique ("hard.txt");
  SudLogic *kept = sud_logic_new (), *fresh = sud_logic_new ();
  const SudOrder singles = { 2, { SUD_TECHNIQUE_NAKED_SINGLE, SUD_TECHNIQUE_HIDDEN_SINGLE } };
  guint n = MIN (puzzles->len, 10);

  for (guint i = 0; i < test_share (n); i++)
    {
      sud_pencilmarks_from_grid (&kept->marks, &puzzle_at (puzzles, test_pick (i, n))->grid);
      sud_logic_forget (kept);
      while (!sud_pencilmarks_is_solved (&kept->marks))
        {
          SudDigits one[SUD_CELLS], two[SUD_CELLS];
          int cost, other_cost;

          find_all (kept, SUD_TECHNIQUE_LEMMA_NET, one, &cost);
          fresh->marks = kept->marks;
          sud_logic_forget (fresh);
          find_all (fresh, SUD_TECHNIQUE_LEMMA_NET, two, &other_cost);
          g_assert_cmpint (cost, ==, other_cost);
          g_assert_cmpmem (one, sizeof one, two, sizeof two);
          if (kept->steps.n == 0)
            break;
          do
            for (int k = 0; k < kept->steps.n; k++)
              sud_step_apply (&kept->steps.step[k], &kept->marks);
          while (sud_logic_find_first (kept, &singles) != SUD_N_TECHNIQUES);
        }
    }
  sud_logic_free (kept);
  sud_logic_free (fresh);
}

/* Under other names all that is found costs the same. */
static void
test_isomorphs (void)
{
  g_autoptr (GArray) puzzles = load_unique ("hard.txt");
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  SudLogic *logic = sud_logic_new ();
  SudOrder order;

  sud_order_init (&order);
  for (guint i = 0; i < test_share (puzzles->len); i++)
    {
      const SudGrid *grid = &puzzle_at (puzzles, test_pick (i, puzzles->len))->grid;
      SudGrid twin = logic_isomorph (grid, rand);
      SudPencilmarks marks;
      SudGrade one, two;

      sud_pencilmarks_from_grid (&marks, grid);
      sud_grade_run (logic, &marks, &order, &one);
      sud_pencilmarks_from_grid (&marks, &twin);
      sud_grade_run (logic, &marks, &order, &two);
      g_assert_cmpmem (&one, sizeof one, &two, sizeof two);
    }
  sud_logic_free (logic);
}

/* Positions that are solved, dead, without a single digit, or of many solutions: nothing is made up. */
static void
test_odd_positions (void)
{
  SudGrid solution = grid_from_line (REFERENCE_SOLUTION), two = solution;
  SudLogic *logic = sud_logic_new ();

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (two.digit[cell] <= 3)
      two.digit[cell] = 0;
  for (guint t = 0; t < G_N_ELEMENTS (nets); t++)
    {
      sud_pencilmarks_from_grid (&logic->marks, &solution);
      g_assert_cmpint (sud_logic_find (logic, nets[t]), ==, 0);
      sud_pencilmarks_clear (&logic->marks);
      g_assert_cmpint (sud_logic_find (logic, nets[t]), ==, 0);
      logic->marks.cell[0] = 0;
      g_assert_cmpint (sud_logic_find (logic, nets[t]), ==, 0);
      sud_pencilmarks_from_grid (&logic->marks, &two);
      for (int i = 0; i < sud_logic_find (logic, nets[t]); i++)
        g_assert_true (sud_proof_check (&logic->proof, &logic->marks, &logic->steps.step[i]));
    }
  sud_logic_free (logic);
}

static void
test_cancelled (void)
{
  g_autoptr (GArray) puzzles = load_unique ("hard.txt");
  SudLogic *logic = sud_logic_new ();
  atomic_bool cancel;

  atomic_init (&cancel, true);
  sud_pencilmarks_from_grid (&logic->marks, &puzzle_at (puzzles, 0)->grid);
  for (guint t = 0; t < G_N_ELEMENTS (nets); t++)
    {
      logic->cancel = &cancel;
      g_assert_cmpint (sud_logic_find (logic, nets[t]), ==, 0);
      logic->cancel = NULL;
      g_assert_cmpint (sud_logic_find (logic, nets[t]), >, 0);
    }
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lemmas/full-paths", test_full_paths);
  g_test_add_func ("/lemmas/dear", test_dear);
  g_test_add_func ("/lemmas/nested", test_nested);
  g_test_add_func ("/lemmas/kernels", test_kernels);
  g_test_add_func ("/lemmas/kept", test_kept);
  g_test_add_func ("/lemmas/isomorphs", test_isomorphs);
  g_test_add_func ("/lemmas/odd-positions", test_odd_positions);
  g_test_add_func ("/lemmas/cancelled", test_cancelled);
  return g_test_run ();
}
