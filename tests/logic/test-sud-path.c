/* test-sud-path.c - a path leads from the givens to the solution, and can be looked at anywhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-path.h"

#include <string.h>

/* Whether all that the chains of @step lead through is there. */
static gboolean
rests_on (const SudStep *step, const SudPencilmarks *marks)
{
  for (int i = 0; i < step->n_nodes; i++)
    if (!sud_cells_within (step->nodes[i].cells, marks->digit[step->nodes[i].digit - 1]))
      return FALSE;
  return TRUE;
}

/* Whether all that the almost locked sets of @step have is there, and nothing else. */
static gboolean
has_its_sets (const SudStep *step, const SudPencilmarks *marks)
{
  if (step->technique != SUD_TECHNIQUE_ALS_XZ && step->technique != SUD_TECHNIQUE_ALS_XY_WING
      && step->technique != SUD_TECHNIQUE_ALS_CHAIN)
    return TRUE;
  for (int i = 0; i < step->n_sets; i++)
    {
      SudDigits digits = 0;

      SUD_EACH_CELL (cell, step->sets[i].cells)
        digits |= marks->cell[cell];
      if (digits != step->sets[i].digits)
        return FALSE;
    }
  return TRUE;
}

/* No step is told of what another one has taken away. Returns how many patterns there are before which a cell has one
 * candidate. */
static guint
check_in_turn (const SudPath *path, const SudGrid *givens)
{
  SudPencilmarks marks, end;
  guint n = 0;

  sud_pencilmarks_from_grid (&marks, givens);
  for (int at = 0; at < sud_path_get_n_steps (path); at++)
    {
      const SudStep *step = sud_path_get_step (path, at);
      gboolean pattern = step->technique > SUD_TECHNIQUE_HIDDEN_SINGLE;

      g_assert_true (sud_step_applies (step, &marks));
      for (int digit = 1; digit <= SUD_SIZE && step->digit == 0; digit++)
        g_assert_true (sud_cells_within (step->out[digit - 1], marks.digit[digit - 1]));
      g_assert_true (!pattern || rests_on (step, &marks));
      g_assert_true (!pattern || has_its_sets (step, &marks));
      n += pattern && !sud_cells_equal (sud_pencilmarks_with_at_least (&marks, 2), marks.blank);
      sud_step_apply (step, &marks);
    }
  sud_path_get_marks (path, sud_path_get_n_steps (path), &end);
  g_assert_cmpmem (&end, sizeof end, &marks, sizeof marks);
  g_assert_true (sud_path_get_grade (path)->complete == sud_pencilmarks_is_solved (&marks));
  return n;
}

static SudPath *
find_path (SudLogic *logic, const SudGrid *givens, const SudOrder *order)
{
  SudPencilmarks marks;

  sud_pencilmarks_from_grid (&marks, givens);
  return sud_path_new (logic, &marks, order);
}

static guint
walk_in_turn (SudLogic *logic, const SudGrid *givens, const SudOrder *order)
{
  SudPath *path = find_path (logic, givens, order);
  guint n = check_in_turn (path, givens);

  sud_path_unref (path);
  return n;
}

static void
put_first (SudOrder *order, SudTechniqueId technique)
{
  sud_order_drop (order, technique);
  memmove (order->technique + 1, order->technique, order->n);
  order->technique[0] = (uint8_t)technique;
  order->n++;
}

/* The level of a path is the one of its grade, however it is told; and its end, if it has one, is the solution. */
static void
check_end (const SudPath *path, const SudGrid *solution)
{
  SudPencilmarks end;
  int level = 0;

  for (int at = 0; at < sud_path_get_n_steps (path); at++)
    level = MAX (level, sud_technique_get ((SudTechniqueId)sud_path_get_step (path, at)->technique)->level);
  g_assert_cmpint (level, ==, sud_path_get_grade (path)->level);
  sud_path_get_marks (path, sud_path_get_n_steps (path), &end);
  if (sud_path_get_grade (path)->complete)
    g_assert_cmpmem (end.value, sizeof end.value, solution->digit, sizeof solution->digit);
}

static void
check_grade (SudLogic *logic, const SudPath *path, const SudGrid *givens, const SudOrder *order)
{
  SudPencilmarks marks;
  SudGrade grade;

  sud_pencilmarks_from_grid (&marks, givens);
  g_assert_true (sud_grade_run (logic, &marks, order, &grade));
  g_assert_cmpmem (&grade, sizeof grade, sud_path_get_grade (path), sizeof grade);
}

/* By the usual order. What is asked of it costs little beside the path; a grade is half of a path. */
static void
test_walk (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (5);
  SudLogic *logic = sud_logic_new ();
  guint complete = 0;
  SudOrder order;

  logic->rules = SUD_RULE_UNIQUE;
  sud_order_init (&order);
  for (guint k = 0; k < test_share (puzzles->len); k++)
    {
      guint i = test_pick (k, puzzles->len);
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, i);
      SudPath *path = find_path (logic, &puzzle->givens, &order);

      g_assert_cmpuint (check_in_turn (path, &puzzle->givens), ==, 0);
      check_end (path, &puzzle->solution);
      complete += sud_path_get_grade (path)->complete;
      if (i % 4 == 0 || k == 0)
        check_grade (logic, path, &puzzle->givens, &order);
      sud_path_unref (path);
    }
  g_assert_cmpuint (complete, >, 0);
  sud_logic_free (logic);
}

/* What can be written at once is, also where the person has switched off a single, or looks for a pattern before them that
 * is soon looked for. */
static void
test_in_turn (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (5);
  SudLogic *logic = sud_logic_new ();
  SudOrder orders[3];
  guint n = (puzzles->len + 1) / 2;

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    sud_order_init (&orders[i]);
  sud_order_drop (&orders[0], SUD_TECHNIQUE_FULL_HOUSE);
  sud_order_drop (&orders[1], SUD_TECHNIQUE_FULL_HOUSE);
  sud_order_drop (&orders[1], SUD_TECHNIQUE_HIDDEN_SINGLE);
  put_first (&orders[2], SUD_TECHNIQUE_NAKED_PAIR);
  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < test_share (n); i++)
    for (guint k = 0; k < (i % 2 == 0 ? G_N_ELEMENTS (orders) : 1); k++)
      {
        guint late = walk_in_turn (logic, &logic_puzzle_at (puzzles, 2 * test_pick (i, n))->givens, &orders[k]);

        g_assert_true (late == 0 || orders[k].technique[0] == SUD_TECHNIQUE_NAKED_PAIR);
      }
  sud_logic_free (logic);
}

/* Returns: where people look for @step: the sooner the lower */
static int
rank_single (const SudStep *step)
{
  if (step->technique == SUD_TECHNIQUE_HIDDEN_SINGLE)
    return step->houses >> (2 * SUD_SIZE) != 0 ? 1 : 2;
  return step->technique == SUD_TECHNIQUE_FULL_HOUSE ? 0 : 3;
}

static bool
has_single (SudLogic *logic, const SudPencilmarks *marks, int rank)
{
  static const SudTechniqueId techniques[]
      = { SUD_TECHNIQUE_FULL_HOUSE, SUD_TECHNIQUE_HIDDEN_SINGLE, SUD_TECHNIQUE_HIDDEN_SINGLE };

  logic->marks = *marks;
  sud_logic_find (logic, techniques[rank]);
  for (int i = 0; i < logic->steps.n; i++)
    if (rank_single (&logic->steps.step[i]) == rank)
      return true;
  return false;
}

/* Singles come as people look for them, and the grade, which counts naked ones first, is the same; or as HoDoKu has
 * them, by choice. */
static void
test_singles (void)
{
  SudGrid givens = grid_from_line ("7..1.2.3.54.6....923....814...29.3...82......3..7.8.2...3..97.5...4..1.28.7.614.3");
  SudLogic *logic = sud_logic_new ();
  SudOrder order;

  sud_order_init (&order);
  for (int naked_first = 0; naked_first <= 1; naked_first++)
    {
      SudPencilmarks marks;
      SudPath *path;

      order.naked_first = naked_first;
      path = find_path (logic, &givens, &order);
      check_grade (logic, path, &givens, &order);
      g_assert_cmpint (sud_path_get_step (path, 0)->technique, ==,
                       naked_first ? SUD_TECHNIQUE_NAKED_SINGLE : SUD_TECHNIQUE_HIDDEN_SINGLE);
      for (int i = 0; i < sud_path_get_n_steps (path) && !naked_first; i++)
        {
          sud_path_get_marks (path, sud_path_get_round_start (path, i), &marks);
          for (int rank = 0, found = rank_single (sud_path_get_step (path, i)); rank < found; rank++)
            g_assert_false (has_single (logic, &marks, rank));
        }
      sud_path_unref (path);
    }
  sud_logic_free (logic);
}

/* A step at a time these are harder than their grades, or easier, or something that is dear to look for comes first: rounds
 * are told, less what is spoiled. */
static void
test_rounds_stand (void)
{
  static const struct
  {
    const char *line;
    SudTechniqueId first;
  } puzzles[] = {
    { "......9.52......3.....7..12.9..3.4.1.1.92..7.....473...3...26....5.83...84.79....", SUD_N_TECHNIQUES },
    { "4.5.1....6.1..83....89......4......5.56..1.3......74.6....32.9.8.34.........7.6..", SUD_N_TECHNIQUES },
    { ".5...8.4.1...7..3.724.3...1...4....6..5...9..6..29..........2...47.5.....81......", SUD_N_TECHNIQUES },
    { "..8..45....3.....2...62...17.61..9.8.....8..4....9.1........6..3.4..18..8..5....3", SUD_TECHNIQUE_XY_CHAIN },
    { ".....937....4....8..267...1..794..16.......4...1..6...2........79.38.....8...59..", SUD_TECHNIQUE_ALS_XZ },
    { ".9......8.47.6....3..7....1.7......29......466.4.9.........7.1.....4.5..7.56.3...", SUD_TECHNIQUE_LEMMA_NET },
  };
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      SudGrid givens = grid_from_line (puzzles[i].line);
      SudOrder order;

      sud_order_init (&order);
      if (puzzles[i].first != SUD_N_TECHNIQUES)
        put_first (&order, puzzles[i].first);
      walk_in_turn (logic, &givens, &order);
    }
  sud_logic_free (logic);
}

/* With three givens spoiled: all that is written can be, and it ends where something has no place any more. */
static void
test_impossible (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (5);
  SudLogic *logic = sud_logic_new ();
  SudOrder order;
  guint n = 0;

  sud_order_init (&order);
  for (guint k = 0; k < test_share (puzzles->len); k++)
    {
      guint i = test_pick (k, puzzles->len);
      g_autoptr (GRand) rand = g_rand_new_with_seed (i);
      SudGrid givens = logic_puzzle_at (puzzles, i)->givens;
      SudPencilmarks marks;
      SudPath *path;

      for (guint spoiled = 0; spoiled < 3;)
        {
          int cell = g_rand_int_range (rand, 0, SUD_CELLS);

          if (givens.digit[cell] == 0)
            continue;
          givens.digit[cell] = (uint8_t)g_rand_int_range (rand, 1, SUD_SIZE + 1);
          spoiled++;
        }
      if (!sud_pencilmarks_from_grid (&marks, &givens))
        continue;
      path = sud_path_new (logic, &marks, &order);
      for (int at = 0; at < sud_path_get_n_steps (path); at++)
        {
          const SudStep *step = sud_path_get_step (path, at);

          g_assert_false (sud_pencilmarks_is_dead (&marks));
          if (step->digit != 0)
            g_assert_true (sud_cells_within (sud_step_writes (step), marks.digit[step->digit - 1]));
          sud_step_apply (step, &marks);
        }
      g_assert_false (marks.broken);
      n += sud_pencilmarks_is_dead (&marks);
      sud_path_unref (path);
    }
  g_test_message ("%u come to a dead end", n);
  if (test_share (puzzles->len) == puzzles->len)
    g_assert_cmpuint (n, >, 5);
  sud_logic_free (logic);
}

static void
measure_proofs (SudLogic *logic, const char *line, guint *longest, guint *all)
{
  SudGrid givens = grid_from_line (line);
  SudPencilmarks marks;
  SudOrder order;
  SudPath *path;

  *longest = *all = 0;
  sud_order_init (&order);
  sud_pencilmarks_from_grid (&marks, &givens);
  path = sud_path_new (logic, &marks, &order);
  for (int i = 0; i < sud_path_get_n_steps (path); i++)
    if (sud_path_get_step (path, i)->proof != 0)
      {
        *longest = MAX (*longest, sud_path_get_step (path, i)->size);
        *all += sud_path_get_step (path, i)->size;
      }
  sud_path_unref (path);
}

/* How long proofs are, which nobody sees growing: the lines of the longest one, and of all of them together. Whoever finds
 * shorter ones puts the new numbers here.
 */
static void
test_proofs_stay_short (void)
{
  static const struct
  {
    const char *line;
    guint longest, all;
  } puzzles[] = {
    { ".....937....4....8..267...1..794..16.......4...1..6...2........79.38.....8...59..", 5, 14 },
    { "...2.537.7..61............8..48...6.2...63....9....1....23...8.1....69...5..9....", 6, 6 },
    { "6...3.87........4...21...........6.125...4...3...8..9...39....5.7.......8...7..1.", 7, 7 },
    { ".9......8.47.6....3..7....1.7......29......466.4.9.........7.1.....4.5..7.56.3...", 9, 13 },
    { ".......2...321......2..957....3.8...3...7..4...7.9..867.9..5..1.2.....6.4.....7..", 6, 11 },
    { "..8..45....3.....2...62...17.61..9.8.....8..4....9.1........6..3.4..18..8..5....3", 6, 17 },
  };
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      guint longest, all;

      measure_proofs (logic, puzzles[i].line, &longest, &all);
      g_test_message ("%s: %u lines at most, %u in all", puzzles[i].line, longest, all);
      g_assert_cmpuint (longest, ==, puzzles[i].longest);
      g_assert_cmpuint (all, ==, puzzles[i].all);
    }
  sud_logic_free (logic);
}

static gpointer
read_thread (gpointer data)
{
  SudPath *path = data;
  SudPencilmarks marks;

  sud_path_get_marks (path, sud_path_get_n_steps (path), &marks);
  g_assert_true (sud_pencilmarks_is_solved (&marks));
  sud_path_unref (path);
  return NULL;
}

static void
test_shared (void)
{
  SudGrid givens = grid_from_line (REFERENCE_PUZZLE);
  SudLogic *logic = sud_logic_new ();
  SudPencilmarks marks;
  GThread *threads[4];
  SudOrder order;
  SudPath *path;

  sud_order_init (&order);
  sud_pencilmarks_from_grid (&marks, &givens);
  path = sud_path_new (logic, &marks, &order);
  sud_logic_free (logic);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("reader", read_thread, sud_path_ref (path));
  sud_path_unref (path);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

static void
test_cancelled (void)
{
  SudGrid givens = grid_from_line (REFERENCE_PUZZLE);
  SudLogic *logic = sud_logic_new ();
  SudPencilmarks marks;
  atomic_bool cancel;
  SudOrder order;

  atomic_init (&cancel, true);
  logic->cancel = &cancel;
  sud_order_init (&order);
  sud_pencilmarks_from_grid (&marks, &givens);
  g_assert_null (sud_path_new (logic, &marks, &order));
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/path/walk", test_walk);
  g_test_add_func ("/path/in-turn", test_in_turn);
  g_test_add_func ("/path/singles", test_singles);
  g_test_add_func ("/path/rounds-stand", test_rounds_stand);
  g_test_add_func ("/path/impossible", test_impossible);
  g_test_add_func ("/path/proofs-stay-short", test_proofs_stay_short);
  g_test_add_func ("/path/shared", test_shared);
  g_test_add_func ("/path/cancelled", test_cancelled);
  return g_test_run ();
}
