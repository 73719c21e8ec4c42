/* test-sud-technique.c - the table is in order, and no technique ever says what is not so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "library-case.h"
#include "logic-testing.h"
#include "sud-grade.h"
#include "sud-solve.h"

#include <string.h>

static void
test_table (void)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      const SudTechnique *row = sud_technique_get (i);

      g_assert_nonnull (row->find);
      g_assert_cmpint (row->level, <, SUD_N_LEVELS);
      g_assert_cmpint (row->score, >, 0);
      g_assert_cmpint (sud_technique_find_id (row->id), ==, i);
      g_assert_cmpuint (strlen (row->code), ==, 4);
      for (int j = 0; j < i; j++)
        g_assert_cmpstr (row->code, !=, sud_technique_get (j)->code);
    }
  g_assert_cmpint (sud_technique_find_id ("guess"), ==, SUD_N_TECHNIQUES);
}

/* Slow techniques are looked for at one position of so many. */
static guint
share_of (const SudTechnique *row)
{
  if (row->unusual || row->level == SUD_LEVEL_EXTREME)
    return 40;
  return row->level == SUD_LEVEL_UNFAIR ? 4 : 1;
}

/* Whoever words or draws the steps finds in them what the comments of SudStep promise. */
static void
assert_shown (const SudLogic *logic)
{
  for (int i = 0; i < logic->steps.n; i++)
    {
      const SudStep *step = &logic->steps.step[i];

      g_assert_cmpint (step->digits, !=, 0);
      g_assert_false (sud_cells_is_empty (step->cells));
      g_assert_true (step->digit != 0 || step->cell == 0);
      for (int set = 0; set < step->n_sets; set++)
        g_assert_false (sud_cells_is_empty (step->sets[set].cells));
      for (int node = 0; node < step->n_nodes; node++)
        g_assert_false (sud_cells_is_empty (step->nodes[node].cells));
      if (step->n_nodes > 0)
        g_assert_cmpint (step->nodes[step->n_nodes - 1].link, ==, SUD_STEP_END);
    }
}

/* At each position of a puzzle everything that any technique finds is compared with the solution. */
static void
walk (SudLogic *logic, const LogicPuzzle *puzzle, const SudOrder *order, guint *position)
{
  SudPencilmarks marks;
  SudTechniqueId technique;

  g_assert_true (sud_pencilmarks_from_grid (&marks, &puzzle->givens));
  do
    {
      logic->marks = marks;
      for (int i = 0; i < SUD_N_TECHNIQUES; i++)
        {
          if ((*position + i) % share_of (sud_technique_get (i)) != 0)
            continue;
          sud_logic_find (logic, i);
          logic_assert_sound (logic, &puzzle->solution, puzzle->name);
          assert_shown (logic);
        }
      ++*position;
      technique = sud_logic_find_first (logic, order);
      for (int i = 0; i < logic->steps.n; i++)
        sud_step_apply (&logic->steps.step[i], &marks);
    }
  while (technique != SUD_N_TECHNIQUES);
}

static void
test_sound (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (10);
  SudLogic *logic = sud_logic_new ();
  SudOrder order;
  guint position = 0, n = (puzzles->len + 1) / 2;

  logic->rules = SUD_RULE_UNIQUE;
  sud_order_init (&order);
  for (guint k = 0; k < test_share (n); k++)
    walk (logic, logic_puzzle_at (puzzles, 2 * test_pick (k, n)), &order, &position);
  sud_logic_free (logic);
}

/* Another puzzle of one solution: @puzzle under other names, with up to nine digits of the solution more. */
static LogicPuzzle
vary (const LogicPuzzle *puzzle, GRand *rand)
{
  LogicPuzzle other = *puzzle;
  SudResult result;

  other.givens = logic_isomorph (&puzzle->givens, rand);
  sud_solve_count (&other.givens, 2, NULL, &result);
  g_assert_cmpint (result.solutions, ==, 1);
  other.solution = result.first;
  for (int n = g_rand_int_range (rand, 0, 10); n > 0; n--)
    {
      int cell = g_rand_int_range (rand, 0, SUD_CELLS);

      other.givens.digit[cell] = other.solution.digit[cell];
    }
  return other;
}

/* The way of @puzzle to its end, and, at a position of it, every step there is; the slowest techniques at every fifth. */
static guint
walk_once (SudLogic *logic, const LogicPuzzle *puzzle, const SudOrder *order, guint turn, GRand *rand)
{
  SudPencilmarks at, marks;
  guint n = 0, rounds = 0;

  g_assert_true (sud_pencilmarks_from_grid (&marks, &puzzle->givens));
  at = logic->marks = marks;
  sud_logic_forget (logic);
  while (sud_logic_find_first (logic, order) != SUD_N_TECHNIQUES)
    {
      if (g_rand_int_range (rand, 0, (int)++rounds) == 0)
        at = logic->marks;
      logic_assert_sound (logic, &puzzle->solution, puzzle->name);
      for (int i = 0; i < logic->steps.n; i++)
        sud_step_apply (&logic->steps.step[i], &logic->marks);
    }
  g_assert_true (sud_pencilmarks_is_solved (&logic->marks));
  logic->marks = at;
  sud_logic_forget (logic);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (turn % MAX (share_of (sud_technique_get (i)) / 8, 1) == 0)
      {
        n += (guint)sud_logic_find (logic, i);
        logic_assert_sound (logic, &puzzle->solution, puzzle->name);
      }
  return n;
}

/* A thousand puzzles, each with a way that never goes wrong. */
static void
test_thousand (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (10);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1000);
  SudLogic *logic = sud_logic_new ();
  guint n = test_share (1000), steps = 0;
  SudOrder order;

  logic->rules = SUD_RULE_UNIQUE;
  sud_order_init (&order);
  for (guint i = 0; i < n; i++)
    {
      guint turn = test_pick (i, 1000);
      LogicPuzzle puzzle = vary (logic_puzzle_at (puzzles, turn % puzzles->len), rand);

      steps += walk_once (logic, &puzzle, &order, turn, rand);
    }
  g_test_message ("%u puzzles made of %u, %u steps beside the way", n, puzzles->len, steps);
  g_assert_cmpuint (steps, >, 10 * n);
  sud_logic_free (logic);
}

/* Where there is no room for all almost locked sets, their finders say that there may be more steps. */
static void
test_full (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  SudLogic *logic = sud_logic_new ();
  guint n_full = 0;

  for (int i = 0; i < 20; i++)
    {
      sud_pencilmarks_clear (&logic->marks);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        for (int digit = 1; digit <= SUD_SIZE; digit++)
          if (g_rand_int_range (rand, 0, SUD_SIZE) >= 2 + i / 5)
            sud_pencilmarks_remove (&logic->marks, cell, digit);
      sud_logic_find (logic, SUD_TECHNIQUE_ALS_XZ);
      if (logic->als.n == SUD_ALS_MAX || logic->als.first[logic->als.n] == SUD_ALS_LINKS_MAX
          || logic->steps.n == SUD_STEPS_MAX)
        {
          n_full++;
          g_assert_true (logic->steps.full);
        }
    }
  g_assert_cmpuint (n_full, >, 0);
  sud_logic_find (logic, SUD_TECHNIQUE_NAKED_SINGLE);
  g_assert_false (logic->steps.full);
  sud_logic_free (logic);
}

/* Positions of our own: every technique has one, and a step in it as the line says. */
static void
test_cases (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "techniques", "cases.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint seen[SUD_N_TECHNIQUES + 1] = { 0 };
  SudLogic *logic = sud_logic_new ();

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      LibraryCase library_case;
      g_autofree char *wrong = NULL;

      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;
      library_case_parse (&library_case, lines[i], &error);
      g_assert_no_error (error);
      wrong = library_case_check (&library_case, logic);
      if (wrong != NULL)
        g_error ("line %u, %s: %s", i + 1, lines[i], wrong);
      seen[library_case.technique]++;
    }
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (seen[i] == 0)
      g_error ("%s has no case", sud_technique_get (i)->id);
  sud_logic_free (logic);
}

/* Whether a technique finds anything at any of the positions of ours that show it, with nothing asked for but one solution;
 * and, where @tried, before what is taught later. */
static bool
is_found (SudLogic *logic, char **lines, SudTechniqueId technique, const SudOrder *tried)
{
  for (char **line = lines; *line != NULL; line++)
    {
      LibraryCase shown;

      if (**line != ':' || !library_case_parse (&shown, *line, NULL) || shown.technique != technique)
        continue;
      logic->marks = shown.marks;
      if (tried != NULL ? sud_logic_find_first (logic, tried) == technique : sud_logic_find (logic, technique) > 0)
        return true;
    }
  return false;
}

/* What can be switched on is found then, wherever it is listed: two kites in one step before each of them. */
static void
test_switched_on (void)
{
  static const SudTechniqueId pairs[][2] = { { SUD_TECHNIQUE_DUAL_KITE, SUD_TECHNIQUE_KITE },
                                             { SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE, SUD_TECHNIQUE_EMPTY_RECTANGLE } };
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "techniques", "cases.txt", NULL), *text = NULL;
  g_auto (GStrv) lines = NULL;
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (!is_found (logic, lines, i, NULL))
      g_error ("%s is never found", sud_technique_get (i)->id);
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      SudOrder order = { .n = 1, .technique = { (uint8_t)pairs[i][1] } };

      sud_order_insert (&order, pairs[i][0]);
      g_assert_true (is_found (logic, lines, pairs[i][0], &order));
    }
  sud_logic_free (logic);
}

static void
test_case_errors (void)
{
  static const char *const lines[] = {
    "", ":0000:1", "0000:1:" REFERENCE_PUZZLE, ":0000:1:" REFERENCE_PUZZLE "::::::", ":0000:1:53..7:::111:", ":0000:1:" REFERENCE_PUZZLE ":1:::", ":0000:1:" REFERENCE_PUZZLE "::0:1:",
    ":0000:1:" REFERENCE_PUZZLE ".::::", ":0000:1:55" "........................................................................."
                                         "......::::",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      LibraryCase library_case;

      g_assert_false (library_case_parse (&library_case, lines[i], &error));
      g_assert_nonnull (error);
    }
}

/* What is empty at the end of a line may be missing, and a colon may follow the last field. */
static void
test_case_fields (void)
{
  static const char *const after_givens[] = { "", ":", "::", ":::", "::::", ":::::", ":418", ":418:", ":418:::", ":418:::7:" };
  SudLogic *logic = sud_logic_new ();

  for (guint i = 0; i < G_N_ELEMENTS (after_givens); i++)
    {
      g_autofree char *line = g_strconcat (":0610-x::" REFERENCE_PUZZLE, after_givens[i], NULL), *wrong = NULL;
      gboolean gone = strstr (after_givens[i], "418") != NULL;
      g_autoptr (GError) error = NULL;
      LibraryCase library_case;

      g_assert_true (library_case_parse (&library_case, line, &error));
      g_assert_no_error (error);
      g_assert_cmpstr (library_case.variant, ==, "x");
      g_assert_cmpint (library_case.technique, ==, SUD_TECHNIQUE_BUG_1);
      g_assert_cmphex (library_case.candidates, ==, 0);
      g_assert_cmpint (library_case.marks.cell[sud_cell (0, 7)] & SUD_DIGIT_BIT (4), ==, gone ? 0 : SUD_DIGIT_BIT (4));
      wrong = library_case_check (&library_case, logic);
      g_assert_null (wrong);
    }
  sud_logic_free (logic);
}

/* A case that is told wrong fails, whichever part is wrong. */
static void
test_case_fails (void)
{
  static const char right[] = ":0000:7:"
                             ".5....+261+1...2.47.7+26...+9+3.+241...8+93+3692+84.+1.+5.+8...+6+4+2+632....+898+1+7..+2+3+5+4.+9.+8.1.+26"
                             ":::762:";
  SudLogic *logic = sud_logic_new ();
  LibraryCase library_case;
  char *wrong;

  for (int i = 0; i < 3; i++)
    {
      g_assert_true (library_case_parse (&library_case, right, NULL));
      if (i == 1)
        library_case.candidates ^= SUD_ALL_DIGITS;
      if (i == 2)
        library_case.wanted.cell--;
      wrong = library_case_check (&library_case, logic);
      g_test_message ("%s", wrong != NULL ? wrong : "passed");
      g_assert_true ((wrong == NULL) == (i == 0));
      g_free (wrong);
    }
  sud_logic_free (logic);
}

/* All that @kept finds of @technique at its position, @fresh finds without any memory of those before. */
static void
assert_remembers_right (SudLogic *kept, SudLogic *fresh, SudTechniqueId technique)
{
  fresh->marks = kept->marks;
  memset (&fresh->negative, 0, sizeof fresh->negative);
  memset (&fresh->useless, 0, sizeof fresh->useless);
  g_assert_cmpint (sud_logic_find (kept, technique), ==, sud_logic_find (fresh, technique));
  for (int i = 0; i < kept->steps.n; i++)
    g_assert_true (sud_step_same_outcome (&kept->steps.step[i], &fresh->steps.step[i]));
}

/* What is remembered of positions before, on the way and in another puzzle, changes nothing. */
static void
test_memory (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (15);
  SudLogic *kept = sud_logic_new (), *fresh = sud_logic_new ();
  guint n = (puzzles->len + 1) / 2;
  SudOrder order;

  kept->rules = fresh->rules = SUD_RULE_UNIQUE;
  sud_order_init (&order);
  for (guint k = 0; k < test_share (n); k++)
    {
      sud_pencilmarks_from_grid (&kept->marks, &logic_puzzle_at (puzzles, 2 * test_pick (k, n))->givens);
      do
        {
          for (int j = 0; j < kept->steps.n; j++)
            sud_step_apply (&kept->steps.step[j], &kept->marks);
          for (int technique = 0; technique < SUD_TECHNIQUE_X_CHAIN; technique++)
            if (share_of (sud_technique_get (technique)) <= 4)
              assert_remembers_right (kept, fresh, technique);
        }
      while (sud_logic_find_first (kept, &order) != SUD_N_TECHNIQUES);
      kept->steps.n = 0;
    }
  sud_logic_free (kept);
  sud_logic_free (fresh);
}

/* What a search in vain for one technique tells of another holds where there is no solution, too. */
static void
test_memory_without_solution (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (40);
  SudLogic *kept = sud_logic_new (), *fresh = sud_logic_new ();
  GRand *rand = g_rand_new_with_seed (1);

  for (guint k = 0; k < test_share (puzzles->len); k++)
    {
      SudGrid grid = logic_puzzle_at (puzzles, test_pick (k, puzzles->len))->givens;

      for (int wrong = 0; wrong < 3; wrong++)
        {
          int cell = g_rand_int_range (rand, 0, SUD_CELLS), digit = g_rand_int_range (rand, 1, SUD_SIZE + 1);
          SudGrid changed = grid;

          changed.digit[cell] = digit;
          if (grid.digit[cell] == 0 && sud_grid_is_valid (&changed))
            grid = changed;
        }
      sud_pencilmarks_from_grid (&kept->marks, &grid);
      for (int j = 0; j < 20; j++)
        assert_remembers_right (kept, fresh, (SudTechniqueId)g_rand_int_range (rand, SUD_TECHNIQUE_LOCKED_PAIR,
                                                                               SUD_TECHNIQUE_HIDDEN_QUADRUPLE + 1));
    }
  g_rand_free (rand);
  sud_logic_free (kept);
  sud_logic_free (fresh);
}

/* Whether what @step says of itself has all that its chains are about: the cells, and a house for each strong link. */
static bool
is_all_told (const SudStep *step)
{
  for (int i = 0; i < step->n_nodes; i++)
    {
      const SudStepNode *node = &step->nodes[i];
      bool told = false;

      if (!sud_cells_within (node->cells, step->cells))
        return false;
      if (node->link != SUD_STEP_STRONG)
        continue;
      SUD_EACH_BIT (house, step->houses)
        told = told || sud_cells_within (sud_cells_union (node->cells, node[1].cells), sud_house_sets[house]);
      if (!told)
        return false;
    }
  return true;
}

/* Two in one tell of both. */
static void
test_duals (void)
{
  static const SudTechniqueId duals[] = { SUD_TECHNIQUE_DUAL_KITE, SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE };
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "techniques", "cases.txt", NULL), *text = NULL;
  g_auto (GStrv) lines = NULL;
  SudLogic *logic = sud_logic_new ();

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; i < G_N_ELEMENTS (duals); i++)
    for (char **line = lines; *line != NULL; line++)
      {
        LibraryCase shown;

        if (**line != ':' || !library_case_parse (&shown, *line, NULL) || shown.technique != duals[i])
          continue;
        logic->marks = shown.marks;
        logic->rules = library_rules_of (shown.code, shown.variant);
        g_assert_cmpint (sud_logic_find (logic, duals[i]), >, 0);
        for (int step = 0; step < logic->steps.n; step++)
          if (!is_all_told (&logic->steps.step[step]))
            g_error ("%s: step %d at %s", sud_technique_get (duals[i])->id, step, *line);
      }
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/technique/table", test_table);
  g_test_add_func ("/technique/sound", test_sound);
  g_test_add_func ("/technique/thousand", test_thousand);
  g_test_add_func ("/technique/full", test_full);
  g_test_add_func ("/technique/memory", test_memory);
  g_test_add_func ("/technique/memory-without-solution", test_memory_without_solution);
  g_test_add_func ("/technique/cases", test_cases);
  g_test_add_func ("/technique/switched-on", test_switched_on);
  g_test_add_func ("/technique/duals", test_duals);
  g_test_add_func ("/technique/case-errors", test_case_errors);
  g_test_add_func ("/technique/case-fields", test_case_fields);
  g_test_add_func ("/technique/case-fails", test_case_fails);
  return g_test_run ();
}
