/* test-sud-step-view.c - steps and lines of proofs on the board: all that they rest on, and nothing that is not there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "library-case.h"
#include "logic-testing.h"
#include "sud-blockers.h"
#include "sud-path.h"
#include "sud-step-view.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  N_PUZZLES = 12, /* of each list */
};

#define EXTREME "..8..45....3.....2...62...17.61..9.8.....8..4....9.1........6..3.4..18..8..5....3"

static void
show (const SudStep *step, const SudPencilmarks *marks, SudView *view)
{
  SudSheet sheet = { 0 };

  sud_step_show (step, marks, &sheet, view);
}

static guint n_singles;

static void
check_sight (const SudLink *link, const SudStep *step, const SudPencilmarks *marks)
{
  int from = sud_cells_first (link->from.cells), to = sud_cells_first (link->to.cells);

  g_assert_cmpint (link->kind, ==, SUD_LINK_SIGHT);
  g_assert_cmpint (marks->value[from], ==, link->from.digit);
  g_assert_true (sud_cells_has (sud_peers_of (from), to));
  g_assert_cmpint (link->to.digit, ==, step->digit);
  g_assert_true (step->technique == SUD_TECHNIQUE_HIDDEN_SINGLE || to == step->cell);
}

/* Of a single there are no candidates, but what keeps others out: a line of sight to each other blank cell of the house of
 * a hidden single, and from each digit that a naked one is not; or it is struck, since it was ruled out there before. */
static void
check_single (const SudPath *path, int index, const SudPencilmarks *marks)
{
  const SudStep *step = sud_path_get_step (path, index);
  SudDigits sights = 0;
  SudView view;

  if (step->technique > SUD_TECHNIQUE_HIDDEN_SINGLE)
    return;
  show (step, marks, &view);
  for (int i = 0; i < view.evidence.n_links; i++)
    {
      check_sight (&view.evidence.links[i], step, marks);
      sights |= SUD_DIGIT_BIT (view.evidence.links[i].from.digit);
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudDigits out = view.evidence.struck[cell] | sud_evidence_get_crossed (&view.evidence, cell);
      bool other = step->technique == SUD_TECHNIQUE_HIDDEN_SINGLE && cell != step->cell && marks->value[cell] == 0
                   && sud_cells_has (sud_house_sets[__builtin_ctz (step->houses)], cell);

      n_singles++;
      g_assert_cmphex (view.sheet.centre[cell], ==, 0);
      if (cell != step->cell || step->technique != SUD_TECHNIQUE_NAKED_SINGLE)
        g_assert_cmphex (out, ==, other ? SUD_DIGIT_BIT (step->digit) : 0);
      else
        g_assert_cmphex (out ^ sights, ==, SUD_ALL_DIGITS ^ SUD_DIGIT_BIT (step->digit));
    }
  g_assert_cmphex (view.evidence.on[step->cell], ==, SUD_DIGIT_BIT (step->digit));
}

/* Of each digit that stands in a peer, one cell. */
static void
check_naked (const SudPath *path, int index, const SudPencilmarks *marks)
{
  const SudStep *step = sud_path_get_step (path, index);
  SudDigits seen, told = 0;
  SudCells blockers;

  if (step->technique != SUD_TECHNIQUE_NAKED_SINGLE)
    return;
  blockers = sud_blockers_of_naked (step->cell, marks, &seen);
  g_assert_true (sud_cells_within (blockers, sud_peers_of (step->cell)));
  SUD_EACH_CELL (cell, blockers)
    {
      g_assert_cmpint (told & SUD_DIGIT_BIT (marks->value[cell]), ==, 0);
      told |= SUD_DIGIT_BIT (marks->value[cell]);
    }
  g_assert_cmpint (told, ==, seen);
  for (int i = 0; i < SUD_PEERS; i++)
    if (marks->value[sud_cell_peers[step->cell][i]] != 0)
      g_assert_cmpint (seen & SUD_DIGIT_BIT (marks->value[sud_cell_peers[step->cell][i]]), !=, 0);
}

static bool
has (const SudDigits candidates[SUD_CELLS], int candidate)
{
  return (candidates[sud_candidate_cell (candidate)] & SUD_DIGIT_BIT (sud_candidate_digit (candidate))) != 0;
}

/* Each member of its clause is boxed, but for what is supposed, known or concluded, which is ringed. */
static void
check_line (const SudLemma *lemmas, uint32_t line, const SudPencilmarks *marks)
{
  const SudLemma *lemma = &lemmas[line];
  uint16_t member[SUD_CLAUSE_MEMBERS];
  int n = sud_lemma_list_members (lemma, marks, member);
  SudSheet sheet = { 0 };
  SudView view;

  sud_proof_show (lemmas, line, marks, &sheet, &view);
  for (int i = 0; i < lemma->n_premises; i++)
    {
      g_assert_true (has (view.evidence.on, lemma->premise[i]) || has (view.evidence.struck, lemma->premise[i]));
      g_assert_cmpint (view.evidence.tint[sud_candidate_cell (lemma->premise[i])], !=, 0);
    }
  g_assert_true (lemma->conclusion == SUD_NO_CANDIDATE || has (view.evidence.on, lemma->conclusion));
  for (int i = 0; i < n; i++)
    g_assert_true (has (view.evidence.off, member[i]) || has (view.evidence.on, member[i])
                   || has (view.evidence.struck, member[i]));
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      const SudEvidence *evidence = &view.evidence;

      g_assert_cmpint (evidence->on[cell] & evidence->off[cell], ==, 0);
      g_assert_cmpint ((evidence->on[cell] | evidence->off[cell]) & evidence->struck[cell], ==, 0);
      g_assert_cmpint ((evidence->on[cell] | evidence->off[cell] | evidence->struck[cell]) & ~marks->cell[cell], ==, 0);
    }
  g_assert_cmpint (view.evidence.houses, ==, lemma->kind == SUD_CLAUSE_HOUSE ? 1u << lemma->where : 0);
}

static guint n_nets, n_links;

static void
check_net (const SudPath *path, int index, const SudPencilmarks *marks)
{
  const SudStep *step = sud_path_get_step (path, index);
  const SudLemma *lemmas = sud_proof_get (sud_path_get_proof (path), step);
  SudPencilmarks found;
  SudSheet sheet = { 0 };
  SudView view;

  if (lemmas == NULL)
    return;
  n_nets++;
  sud_path_get_marks (path, sud_path_get_round_start (path, index), &found);
  for (uint32_t line = 0; line < step->size; line++)
    check_line (lemmas, line, &found);
  sud_proof_show (lemmas, step->size - 1u, &found, &sheet, &view);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    for (int cell = 0; cell < SUD_CELLS; cell++)
      g_assert_true (has (view.evidence.struck, sud_candidate (cell, digit))
                     == sud_cells_has (step->out[digit - 1], cell));
  n_links += (guint)view.evidence.n_links;
}

/* Every step of the ways to the end of some puzzles. */
static void
test_paths (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (N_PUZZLES);
  LogicPuzzle extreme = { .name = "extreme" };
  SudLogic *logic = sud_logic_new ();
  guint n = test_share (puzzles->len);
  SudOrder order;

  g_assert_cmpint (sud_grid_parse_line (&extreme.givens, EXTREME), ==, SUD_CELLS);
  logic->rules = SUD_RULE_UNIQUE;
  sud_order_init (&order);
  for (guint k = 0; k <= n; k++)
    {
      const LogicPuzzle *puzzle = k < n ? logic_puzzle_at (puzzles, test_pick (k, puzzles->len)) : &extreme;
      SudPencilmarks marks;
      SudPath *path;

      g_test_message ("%s", puzzle->name);
      sud_pencilmarks_from_grid (&marks, &puzzle->givens);
      path = sud_path_new (logic, &marks, &order);
      for (int step = 0; step < sud_path_get_n_steps (path); step++)
        {
          sud_path_get_marks (path, step, &marks);
          check_single (path, step, &marks);
          check_naked (path, step, &marks);
          check_net (path, step, &marks);
        }
      sud_path_unref (path);
    }
  g_assert_cmpuint (n_singles, >, test_share (1000));
  g_assert_cmpuint (n_nets, >, n < puzzles->len ? 0 : 3);
  g_assert_cmpuint (n_links, >, n_nets); /* to each place that is left */
  sud_logic_free (logic);
}

/* Of a fish with chains both are shown, and its fins are told from the rest, although chains begin there. */
static void
test_kraken (void)
{
  SudCells corner = sud_cells_of (sud_cell (1, 2)), fin = sud_cells_of (sud_cell (1, 4)), out = sud_cells_of (sud_cell (4, 2));
  SudPencilmarks marks;
  SudStep step;
  SudView view;

  sud_pencilmarks_clear (&marks);
  sud_step_init (&step, SUD_TECHNIQUE_KRAKEN_FISH_1);
  step.digits = SUD_DIGIT_BIT (4);
  step.houses = 1 << 1 | 1 << 6;
  step.covers = 1 << 11 | 1 << 16;
  step.cells = corner;
  step.fins = fin;
  step.out[3] = out;
  sud_step_add_node (&step, SUD_STEP_END, fin, 4);
  sud_step_add_node (&step, SUD_STEP_WEAK, sud_cells_of (sud_cell (3, 4)), 4);
  sud_step_add_node (&step, SUD_STEP_STRONG, sud_cells_of (sud_cell (3, 1)), 4);
  sud_step_add_node (&step, SUD_STEP_WEAK, out, 4);
  show (&step, &marks, &view);
  g_assert_cmpint (view.evidence.houses, ==, step.houses);
  g_assert_cmpint (view.evidence.on[sud_cell (1, 2)], ==, SUD_DIGIT_BIT (4));
  g_assert_cmpint (view.evidence.on[sud_cell (1, 4)], ==, 0);
  g_assert_cmpint (view.evidence.off[sud_cell (1, 4)], ==, SUD_DIGIT_BIT (4));
  g_assert_cmpint (view.evidence.on[sud_cell (3, 1)], ==, SUD_DIGIT_BIT (4));
  g_assert_cmpint (view.evidence.struck[sud_cell (4, 2)], ==, SUD_DIGIT_BIT (4));
  g_assert_cmpint (view.evidence.n_links, ==, 3);
}

/* Of a grave the candidate that is true is ringed, the others of its cell are struck, and its houses are framed. */
static void
test_grave (void)
{
  static const char cells[] = "+8+26.+5+9+1+4.+7+3+1+624+58+9+495.+8+1..6+9+7+4+81+23+65+1+685+4+3...3+5+2+9+67"
                              "+8+1+4+5+8.+2.+6+4.1+64.+1.8.+5.21+9+43+5+67+8";
  int cell = sud_cell (4, 6);
  SudLogic *logic = sud_logic_new ();
  SudView view;

  logic->rules = SUD_RULE_UNIQUE;
  g_assert_true (sud_pencilmarks_parse (&logic->marks, cells, ""));
  g_assert_cmpint (sud_logic_find (logic, SUD_TECHNIQUE_BUG_1), ==, 1);
  show (&logic->steps.step[0], &logic->marks, &view);
  for (int i = 0; i < SUD_CELLS; i++)
    {
      g_assert_cmphex (view.evidence.on[i], ==, i == cell ? SUD_DIGIT_BIT (2) : 0);
      g_assert_cmphex (view.evidence.off[i], ==, 0);
      g_assert_cmphex (view.evidence.struck[i], ==, i == cell ? SUD_DIGIT_BIT (7) | SUD_DIGIT_BIT (9) : 0);
    }
  g_assert_cmphex (view.evidence.houses, ==, sud_cell_houses[cell]);
  sud_logic_free (logic);
}

/* The digits of the pattern may be true in any of its cells: they are ringed, and only what else there is, is boxed. */
static void
check_deadly (const SudStep *step, const SudPencilmarks *marks)
{
  SudView view;

  show (step, marks, &view);
  SUD_EACH_CELL (cell, step->cells)
    {
      SudDigits out = view.evidence.struck[cell];

      g_assert_cmphex (view.evidence.on[cell], ==, marks->cell[cell] & step->digits & ~out);
      g_assert_cmphex (view.evidence.off[cell], ==, marks->cell[cell] & ~step->digits & ~out);
    }
}

typedef struct
{
  int first, last;
  void (*check) (const SudStep *step, const SudPencilmarks *marks);
} Family;

/* Checks all steps of techniques @first to @last at the positions of theirs. Returns: how many there are */
static guint
check_family (const Family *family)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "techniques", "cases.txt", NULL), *text = NULL;
  g_auto (GStrv) lines = NULL;
  SudLogic *logic = sud_logic_new ();
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      LibraryCase shown;

      if (**line != ':' || !library_case_parse (&shown, *line, NULL) || (int)shown.technique < family->first
          || (int)shown.technique > family->last)
        continue;
      logic->marks = shown.marks;
      logic->rules = library_rules_of (shown.code, shown.variant);
      n += (guint)sud_logic_find (logic, shown.technique);
      for (int i = 0; i < logic->steps.n; i++)
        family->check (&logic->steps.step[i], &shown.marks);
    }
  sud_logic_free (logic);
  return n;
}

static void
test_deadly (void)
{
  Family family = { SUD_TECHNIQUE_RECTANGLE_1, SUD_TECHNIQUE_UNIQUE_LOOP_4, check_deadly };

  g_assert_cmpuint (check_family (&family), >, 30);
}

/* The sets that words call A, B, … have these letters and looks of their own, also where they overlap; each digit that is
 * ruled out is shown where it is in the sets at the ends. */
static void
check_named_sets (const SudStep *step, const SudPencilmarks *marks)
{
  const SudStepSet *ends[] = { &step->sets[0], &step->sets[step->n_sets - 1] };
  SudView view;

  show (step, marks, &view);
  for (int i = 0; i < step->n_sets; i++)
    SUD_EACH_CELL (cell, step->sets[i].cells)
      {
        g_assert_cmphex (view.evidence.groups[cell] & 1 << i, ==, 1 << i);
        g_assert_true (view.evidence.tint[cell] == 2 + i % 6 || view.evidence.second_tint[cell] != 0);
      }
  for (int end = 0; end < 2 && step->technique >= SUD_TECHNIQUE_ALS_XZ; end++)
    SUD_EACH_CELL (cell, ends[end]->cells)
      g_assert_cmphex (sud_step_ruled_out (step) & marks->cell[cell]
                           & ~(view.evidence.on[cell] | view.evidence.off[cell] | view.evidence.struck[cell]),
                       ==, 0);
}

static void
test_named_sets (void)
{
  Family colours = { SUD_TECHNIQUE_COLOUR_TRAP, SUD_TECHNIQUE_MULTI_COLOURS_2, check_named_sets };
  Family sets = { SUD_TECHNIQUE_ALS_XZ, SUD_TECHNIQUE_ALS_CHAIN, check_named_sets };

  g_assert_cmpuint (check_family (&colours), >, 10);
  g_assert_cmpuint (check_family (&sets), >, 100);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/step-view/paths", test_paths);
  g_test_add_func ("/step-view/kraken", test_kraken);
  g_test_add_func ("/step-view/grave", test_grave);
  g_test_add_func ("/step-view/deadly", test_deadly);
  g_test_add_func ("/step-view/named-sets", test_named_sets);
  return g_test_run ();
}
