/* test-sud-grade.c - grades of puzzles, and of the same puzzles under other names
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../order-testing.h"
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-path.h"

static SudGrade
grade_by (SudLogic *logic, const SudGrid *givens, const SudOrder *order)
{
  SudPencilmarks marks;
  SudGrade grade;

  g_assert_true (sud_pencilmarks_from_grid (&marks, givens));
  g_assert_true (sud_grade_run (logic, &marks, order, &grade));
  return grade;
}

static SudGrade
grade (SudLogic *logic, const SudGrid *givens)
{
  SudOrder order;

  sud_order_init (&order);
  return grade_by (logic, givens, &order);
}

static void
test_reference (void)
{
  SudGrid givens = grid_from_line (REFERENCE_PUZZLE), solution = grid_from_line (REFERENCE_SOLUTION);
  SudLogic *logic = sud_logic_new ();
  SudGrade easy = grade (logic, &givens), none = grade (logic, &solution);

  g_assert_true (easy.complete);
  g_assert_cmpint (easy.level, ==, SUD_LEVEL_EASY);
  g_assert_cmpint (easy.hardest, <=, SUD_TECHNIQUE_HIDDEN_SINGLE);
  g_assert_true (none.complete);
  g_assert_cmpint (none.hardest, ==, SUD_N_TECHNIQUES);
  g_assert_cmpint (none.effort, ==, 0);
  sud_logic_free (logic);
}

/* What a room knows of positions before, in which @known was found, does not change what it finds. */
static void
check_room (SudLogic *used, const SudGrid *givens, const SudGrade *known)
{
  SudLogic *fresh = sud_logic_new ();
  SudGrade again, other;

  fresh->rules = used->rules;
  other = grade (fresh, givens);
  again = grade (used, givens);
  g_assert_cmpmem (known, sizeof *known, &other, sizeof other);
  g_assert_cmpmem (&again, sizeof again, &other, sizeof other);
  sud_logic_free (fresh);
}

static void
test_isomorphs (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (10);
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < test_share (puzzles->len); i++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (i, puzzles->len));
      SudGrid twin = logic_isomorph (&puzzle->givens, rand);
      SudGrade one = grade (logic, &puzzle->givens), two;

      g_test_message ("%s: %s %u", puzzle->name, sud_level_get_name (one.level), one.effort);
      if (i % 2 == 0)
        check_room (logic, &puzzle->givens, &one);
      two = grade (logic, &twin);
      g_assert_cmpmem (&one, sizeof one, &two, sizeof two);
    }
  sud_logic_free (logic);
}

/* Another digit of those that go there is given as well: mostly there is no solution then. */
static void
add_given (SudGrid *givens, GRand *rand)
{
  SudPencilmarks marks;
  int cell = g_rand_int_range (rand, 0, SUD_CELLS);

  sud_pencilmarks_from_grid (&marks, givens);
  if (marks.cell[cell] != 0)
    givens->digit[cell] = (uint8_t)sud_digits_first (marks.cell[cell]);
}

/* Singles are swept up; a path takes the steps of their finders one by one. */
static void
test_singles (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (100);
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);
  SudLogic *logic = sud_logic_new ();
  SudOrder order = { 3, { SUD_TECHNIQUE_FULL_HOUSE, SUD_TECHNIQUE_NAKED_SINGLE, SUD_TECHNIQUE_HIDDEN_SINGLE } };

  for (guint i = 0; i < test_share (puzzles->len); i++)
    for (int wrong = 0; wrong < 20; wrong++)
      {
        SudGrid givens = logic_puzzle_at (puzzles, test_pick (i, puzzles->len))->givens;
        SudPencilmarks marks;
        SudGrade swept;
        SudPath *path;

        for (int j = 0; j < wrong; j++)
          add_given (&givens, rand);
        sud_pencilmarks_from_grid (&marks, &givens);
        g_assert_true (sud_grade_run (logic, &marks, &order, &swept));
        path = sud_path_new (logic, &marks, &order);
        g_assert_cmpmem (&swept, sizeof swept, sud_path_get_grade (path), sizeof swept);
        sud_path_unref (path);
      }
  sud_logic_free (logic);
}

/* The other way round, the dearest technique first; without suppositions in suppositions, of which few are needed. */
static void
init_backwards (SudOrder *order)
{
  SudOrder usual;

  sud_order_init (&usual);
  sud_order_drop (&usual, SUD_TECHNIQUE_DOUBLE_NET);
  sud_order_drop (&usual, SUD_TECHNIQUE_NESTED_NET);
  order->n = usual.n;
  for (int i = 0; i < usual.n; i++)
    order->technique[i] = usual.technique[usual.n - 1 - i];
}

/* The same grades for isomorphs by an order of one's own. */
static void
test_backwards (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (10);
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  SudLogic *logic = sud_logic_new ();
  guint n = MIN (puzzles->len, 20), n_nets = 0;
  SudOrder order;

  logic->rules = SUD_RULE_UNIQUE;
  init_backwards (&order);
  for (guint k = 0; k < n && (k < test_share (n) || n_nets == 0); k++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (k, n) * puzzles->len / n);
      SudGrade one = grade_by (logic, &puzzle->givens, &order);

      g_assert_true (one.own);
      n_nets += one.steps[SUD_TECHNIQUE_LEMMA_NET];
      for (int other = 0; other < 5; other++)
        {
          SudGrid twin = logic_isomorph (&puzzle->givens, rand);
          SudGrade two = grade_by (logic, &twin, &order);

          g_assert_cmpmem (&one, sizeof one, &two, sizeof two);
        }
    }
  g_assert_cmpuint (n_nets, >, 0);
  sud_logic_free (logic);
}

/* The first part ends before anything that takes for granted that there is one solution. */
static void
test_begin (void)
{
  SudGrid one = grid_from_line (REFERENCE_PUZZLE), many = one;
  SudLogic *logic = sud_logic_new ();
  SudPencilmarks marks;
  SudOrder order;
  SudGrade grade;

  logic->rules = SUD_RULE_UNIQUE;
  sud_order_init (&order);
  g_assert_true (sud_pencilmarks_from_grid (&marks, &one));
  g_assert_true (sud_grade_begin (logic, &marks, &order, &grade));
  g_assert_true (grade.complete);
  for (int cell = 0; cell < SUD_CELLS; cell += 2)
    many.digit[cell] = 0;
  g_assert_true (sud_pencilmarks_from_grid (&marks, &many));
  g_assert_true (sud_grade_begin (logic, &marks, &order, &grade));
  g_assert_false (grade.complete);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    g_assert_true (grade.steps[i] == 0 || !sud_technique_get (i)->unique);
  sud_logic_free (logic);
}

static void
test_cancel (void)
{
  SudGrid givens = grid_from_line (REFERENCE_PUZZLE);
  SudLogic *logic = sud_logic_new ();
  atomic_bool cancel;
  SudPencilmarks marks;
  SudOrder order;
  SudGrade grade;

  atomic_init (&cancel, true);
  logic->cancel = &cancel;
  sud_order_init (&order);
  sud_pencilmarks_from_grid (&marks, &givens);
  g_assert_false (sud_grade_run (logic, &marks, &order, &grade));
  sud_logic_free (logic);
}

static void
test_order (void)
{
  SudGrid givens = grid_from_line (REFERENCE_PUZZLE);
  SudLogic *logic = sud_logic_new ();
  SudPencilmarks marks;
  SudOrder order;
  SudGrade grade;
  int n;

  sud_order_init (&order);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    g_assert_true (order_has (&order, i) != sud_technique_get (i)->unusual);
  n = order.n;
  sud_order_drop (&order, SUD_TECHNIQUE_NAKED_SINGLE);
  sud_order_drop (&order, SUD_TECHNIQUE_NAKED_SINGLE);
  g_assert_cmpint (order.n, ==, n - 1);
  g_assert_false (order_has (&order, SUD_TECHNIQUE_NAKED_SINGLE));
  g_assert_true (order_has (&order, SUD_TECHNIQUE_HIDDEN_SINGLE));
  sud_pencilmarks_from_grid (&marks, &givens);
  g_assert_true (sud_grade_run (logic, &marks, &order, &grade));
  g_assert_cmpint (grade.steps[SUD_TECHNIQUE_NAKED_SINGLE], ==, 0);
  g_assert_true (grade.own);
  sud_order_insert (&order, SUD_TECHNIQUE_NAKED_SINGLE);
  g_assert_true (sud_order_is_usual (&order));
  sud_order_insert (&order, SUD_TECHNIQUE_TEMPLATE_SET);
  sud_order_insert (&order, SUD_TECHNIQUE_TEMPLATE_SET);
  g_assert_cmpint (order.n, ==, n + 1);
  g_assert_false (sud_order_is_usual (&order));
  for (int i = 1; i < order.n; i++)
    g_assert_cmpint (order.technique[i - 1], <, order.technique[i]);
  order.n = 0;
  g_assert_true (sud_grade_run (logic, &marks, &order, &grade));
  g_assert_false (grade.complete);
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/grade/reference", test_reference);
  g_test_add_func ("/grade/isomorphs", test_isomorphs);
  g_test_add_func ("/grade/singles", test_singles);
  g_test_add_func ("/grade/backwards", test_backwards);
  g_test_add_func ("/grade/begin", test_begin);
  g_test_add_func ("/grade/cancel", test_cancel);
  g_test_add_func ("/grade/order", test_order);
  return g_test_run ();
}
