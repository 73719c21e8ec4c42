/* test-sud-chains.c - chains against slow oracles: each link looked up in the position, each claim supposed to be wrong,
 * each row followed node by node
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-chains.h"
#include "sud-grade.h"

#include <string.h>

enum
{
  PLAIN = SUD_CHAIN_PLAIN,
  GROUPED = PLAIN | SUD_CHAIN_GROUPS,
  NODES_MAX = 1024,
};

/* A digit in one of some cells. */
typedef struct
{
  SudCells cells;
  int digit;
} Node;

typedef struct
{
  int n;
  Node node[NODES_MAX];
  int distance[2][NODES_MAX]; /* in links, of being false and of being true; -1 = does not follow */
} Net;

static gboolean
all_see (SudCells a, SudCells b)
{
  SUD_EACH_CELL (cell, a)
    SUD_EACH_CELL (other, b)
      if (!sud_cells_has (sud_peer_sets[cell], (int)other))
        return FALSE;
  return TRUE;
}

static gboolean
is_weak (Node a, Node b)
{
  if (a.digit == b.digit)
    return all_see (a.cells, b.cells);
  return sud_cells_is_single (a.cells) && sud_cells_equal (a.cells, b.cells);
}

static gboolean
is_strong (const SudPencilmarks *marks, Node a, Node b)
{
  SudCells both = sud_cells_union (a.cells, b.cells);

  if (a.digit != b.digit)
    return sud_cells_is_single (both) && marks->cell[sud_cells_first (both)] == (SUD_DIGIT_BIT (a.digit) | SUD_DIGIT_BIT (b.digit));
  for (int house = 0; house < SUD_HOUSES; house++)
    if (!sud_cells_meet (a.cells, b.cells) && sud_cells_equal (sud_pencilmarks_places (marks, house, a.digit), both))
      return TRUE;
  return FALSE;
}

/* The link through @set, in which there is one digit more than there are cells. */
static gboolean
is_locked (const SudPencilmarks *marks, const SudStepSet *set, Node a, Node b)
{
  SudDigits digits = 0;
  gboolean house = FALSE;

  for (int i = 0; i < SUD_HOUSES; i++)
    house |= sud_cells_within (set->cells, sud_house_sets[i]);
  SUD_EACH_CELL (cell, set->cells)
    digits |= marks->cell[cell];
  return house && digits == set->digits && sud_digits_count (digits) == sud_cells_count (set->cells) + 1
         && a.digit != b.digit && sud_cells_equal (sud_cells_intersection (set->cells, marks->digit[a.digit - 1]), a.cells)
         && sud_cells_equal (sud_cells_intersection (set->cells, marks->digit[b.digit - 1]), b.cells);
}

static void
assert_links (const SudPencilmarks *marks, const SudStep *step)
{
  for (int i = 0; i + 1 < step->n_nodes; i++)
    {
      const SudStepNode *from = &step->nodes[i], *to = &step->nodes[i + 1];
      Node a = { from->cells, from->digit }, b = { to->cells, to->digit };

      g_assert_true (sud_cells_within (a.cells, marks->digit[a.digit - 1]));
      if (from->link == SUD_STEP_END)
        continue;
      if (from->link == SUD_STEP_WEAK)
        g_assert_true (is_weak (a, b));
      else if (from->set == 0)
        g_assert_true (is_strong (marks, a, b));
      else
        g_assert_true (is_locked (marks, &step->sets[from->set - 1], a, b));
      if (to->link != SUD_STEP_END)
        g_assert_cmpint (from->link, !=, to->link);
    }
}

/* Digits that have one place left, or cells one digit, and lines and boxes that leave a digit only where they meet. */
static gboolean
fill_in (SudLogic *logic, SudPencilmarks *marks)
{
  static const SudTechniqueId easy[] = { SUD_TECHNIQUE_NAKED_SINGLE, SUD_TECHNIQUE_HIDDEN_SINGLE, SUD_TECHNIQUE_POINTING,
                                         SUD_TECHNIQUE_CLAIMING };

  for (guint i = 0; i < G_N_ELEMENTS (easy); i++)
    {
      logic->marks = *marks;
      if (sud_logic_find (logic, easy[i]) == 0)
        continue;
      for (int j = 0; j < logic->steps.n; j++)
        sud_step_apply (&logic->steps.step[j], marks);
      return TRUE;
    }
  return FALSE;
}

static void
assert_impossible (SudLogic *logic, const SudPencilmarks *marks, int digit, int cell)
{
  SudPencilmarks supposed = *marks;

  sud_pencilmarks_place (&supposed, cell, digit);
  while (!sud_pencilmarks_is_dead (&supposed))
    g_assert_true (fill_in (logic, &supposed));
}

/* What can be linked in @marks: candidates and, perhaps, all groups. */
static void
list_nodes (Net *net, const SudPencilmarks *marks, gboolean groups)
{
  net->n = 0;
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      SUD_EACH_CELL (cell, marks->digit[digit - 1])
        net->node[net->n++] = (Node){ sud_cells_of ((int)cell), digit };
      for (int line = 0; line < 2 * SUD_SIZE && groups; line++)
        for (int box = 2 * SUD_SIZE; box < SUD_HOUSES; box++)
          {
            SudCells cells = sud_cells_intersection (sud_pencilmarks_places (marks, line, digit), sud_house_sets[box]);

            if (sud_cells_count (cells) > 1)
              net->node[net->n++] = (Node){ cells, digit };
          }
    }
}

/* Everything that follows when node @start is, or is not, true, by the shortest chain. */
static void
follow (Net *net, const SudPencilmarks *marks, int start, int truth)
{
  memset (net->distance, -1, sizeof net->distance);
  net->distance[truth][start] = 0;
  for (int links = 0; links < 2 * NODES_MAX; links++)
    for (int i = 0, any = 0; i < net->n; i++, links += i == net->n && any == 0 ? 2 * NODES_MAX : 0)
      for (int is = 0; is < 2; is++)
        for (int j = 0; j < net->n && net->distance[is][i] == links; j++, any = 1)
          if (net->distance[1 - is][j] < 0 && i != j
              && (is ? is_weak (net->node[i], net->node[j]) : is_strong (marks, net->node[i], net->node[j])))
            net->distance[1 - is][j] = links + 1;
}

static int
index_of (const SudChains *chains, Node node)
{
  return chains->node[node.digit - 1][sud_cells_first (node.cells)];
}

/* Level by level from all starts; what is known without that is the same. */
static void
spread_to_the_end (SudChains *chains)
{
  sud_chains_close (chains);
  sud_chains_begin (chains, NULL);
  while (sud_chains_spread (chains))
    ;
  SUD_EACH_NODE (node, chains->linked, chains->words)
    g_assert_cmpmem (sud_chains_reached (chains, node), (gsize)chains->words * sizeof (uint64_t),
                     sud_chains_beyond (chains, node), (gsize)chains->words * sizeof (uint64_t));
}

/* The rows of the engine, to the end, and what is followed node by node; the least number of strong links of a chain that
 * rules something out, at least 2. */
static int
compare_rows (SudChains *chains, Net *net, const SudPencilmarks *marks, unsigned kinds)
{
  int least = G_MAXINT;

  list_nodes (net, marks, (kinds & SUD_CHAIN_GROUPS) != 0);
  sud_chains_build (chains, marks, kinds);
  spread_to_the_end (chains);
  for (int i = 0; i < net->n; i++)
    {
      static const uint64_t nothing[SUD_CHAIN_WORDS];
      const uint64_t *reached = nothing;

      if (!sud_cells_is_single (net->node[i].cells))
        continue;
      if (sud_chain_row_has (chains->linked, index_of (chains, net->node[i])))
        reached = sud_chains_reached (chains, index_of (chains, net->node[i]));
      follow (net, marks, i, 0);
      for (int j = 0; j < net->n; j++)
        if (j != i && sud_cells_is_single (net->node[j].cells))
          g_assert_cmpint (sud_chain_row_has (reached, index_of (chains, net->node[j])), ==, net->distance[0][j] > 0);
      follow (net, marks, i, 1);
      if (net->distance[0][i] > 3)
        least = MIN (least, net->distance[0][i] / 2);
    }
  return least;
}

/* How many strong links the steps have that were found, the shortest first. */
static int
least_strong (const SudLogic *logic)
{
  int least = G_MAXINT;

  for (int i = 0; i < logic->steps.n; i++)
    {
      const SudStep *step = &logic->steps.step[i];
      int strong = 0;

      for (int j = 0; j < step->n_nodes; j++)
        strong += step->nodes[j].link == SUD_STEP_STRONG;
      least = MIN (least, strong);
    }
  return least;
}

static gboolean
is_chain (int technique)
{
  return technique <= SUD_TECHNIQUE_GROUPED_AIC || technique >= SUD_TECHNIQUE_FORCING_CONTRADICTION
         || technique == SUD_TECHNIQUE_KRAKEN_FISH_1 || technique == SUD_TECHNIQUE_KRAKEN_FISH_2;
}

/* All chains of @marks; the least number of strong links of those without groups. */
static int
check_steps (SudLogic *logic, const SudPencilmarks *marks)
{
  static SudSteps found;
  int least = G_MAXINT;

  for (int technique = SUD_TECHNIQUE_X_CHAIN; technique <= SUD_TECHNIQUE_FORCING_VERITY; technique++)
    {
      if (!is_chain (technique))
        continue;
      logic->marks = *marks;
      sud_logic_find (logic, technique);
      if (technique >= SUD_TECHNIQUE_CONTINUOUS_LOOP && technique <= SUD_TECHNIQUE_AIC)
        least = MIN (least, least_strong (logic));
      found = logic->steps;
      for (int i = 0; i < found.n; i++)
        {
          const SudStep *step = &found.step[i];

          assert_links (marks, step);
          g_assert_cmpint (step->n_nodes, >, 0);
          for (int digit = 1; digit <= SUD_SIZE && step->n_sets == 0; digit++)
            SUD_EACH_CELL (cell, step->out[digit - 1])
              assert_impossible (logic, marks, digit, (int)cell);
        }
    }
  return least;
}

static int
count_candidates (const SudPencilmarks *marks)
{
  int n = 0;

  SUD_EACH_CELL (cell, marks->blank)
    n += sud_digits_count (marks->cell[cell]);
  return n;
}

/* At @marks, where nothing easier is left if it is @stuck. */
static void
check_position (SudLogic *logic, Net *net, const SudPencilmarks *marks, gboolean stuck, guint *compared)
{
  int least = check_steps (logic, marks), wanted;

  if (count_candidates (marks) > 90)
    return;
  wanted = compare_rows (logic->chains, net, marks, PLAIN);
  if (stuck && wanted <= SUD_CHAIN_LEVELS)
    g_assert_cmpint (least, ==, wanted);
  compare_rows (logic->chains, net, marks, GROUPED);
  ++*compared;
}

/* Positions on the way of a puzzle at which chains are needed, or few candidates are left. */
static void
check_puzzle (SudLogic *logic, Net *net, const LogicPuzzle *puzzle, const SudOrder *easy, guint *compared)
{
  SudPencilmarks marks;
  SudOrder all;
  gboolean stuck;

  sud_order_init (&all);
  sud_pencilmarks_from_grid (&marks, &puzzle->givens);
  do
    {
      logic->marks = marks;
      stuck = sud_logic_find_first (logic, easy) == SUD_N_TECHNIQUES;
      if (stuck || count_candidates (&marks) <= 60)
        check_position (logic, net, &marks, stuck, compared);
      logic->marks = marks;
      if (sud_logic_find_first (logic, stuck ? &all : easy) == SUD_N_TECHNIQUES)
        return;
      for (int i = 0; i < logic->steps.n; i++)
        sud_step_apply (&logic->steps.step[i], &marks);
    }
  while (!sud_pencilmarks_is_solved (&marks));
}

static void
test_oracles (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (15);
  g_autofree Net *net = g_new0 (Net, 1);
  SudLogic *logic = sud_logic_new ();
  guint compared = 0, n = (puzzles->len + 2) / 3;
  SudOrder easy;

  sud_order_init (&easy);
  for (int technique = SUD_TECHNIQUE_X_CHAIN; technique < SUD_N_TECHNIQUES; technique++)
    sud_order_drop (&easy, technique);
  for (guint k = 0; k < n && (k < test_share (n) || compared == 0); k++)
    check_puzzle (logic, net, logic_puzzle_at (puzzles, 3 * test_pick (k, n)), &easy, &compared);
  g_test_message ("%u positions compared", compared);
  g_assert_cmpuint (compared, >, 0);
  sud_logic_free (logic);
}

/* Whether the steps of @logic are those of @other, in any order. */
static void
assert_same_outcomes (const SudLogic *logic, const SudSteps *other, SudTechniqueId technique)
{
  g_test_message ("%s: %d", sud_technique_get (technique)->id, other->n);
  g_assert_cmpint (logic->steps.n, ==, other->n);
  for (int i = 0; i < other->n; i++)
    {
      gboolean found = FALSE;

      for (int j = 0; j < other->n && !found; j++)
        found = sud_step_same_outcome (&logic->steps.step[i], &other->step[j]);
      g_assert_true (found);
    }
}

/* All chains of candidates and of almost locked sets in the position of @logic, searched one by one: what the shortcuts
 * find; returns how many techniques find nothing. */
static guint
check_shortcuts (SudLogic *logic, unsigned rules)
{
  static SudSteps steps;
  guint nothing = 0;

  for (int technique = SUD_TECHNIQUE_X_CHAIN; technique <= SUD_TECHNIQUE_FORCING_VERITY; technique++)
    {
      if (!is_chain (technique) && (technique < SUD_TECHNIQUE_ALS_XZ || technique > SUD_TECHNIQUE_ALS_CHAIN))
        continue;
      logic->rules = rules | SUD_RULE_NO_SHORTCUTS;
      sud_logic_find (logic, technique);
      steps = logic->steps;
      logic->rules = rules;
      sud_logic_find (logic, technique);
      assert_same_outcomes (logic, &steps, technique);
      nothing += steps.n == 0;
    }
  return nothing;
}

/* At all positions where nothing easier is left, and at those of nets, where nothing is found at all. */
static void
test_shortcuts (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (8);
  SudLogic *logic = sud_logic_new ();
  guint nothing = 0, positions = 0, n = puzzles->len / 2;
  SudOrder order;

  sud_order_init (&order);
  for (guint k = 0; k < n && (k < test_share (n) || nothing == 0); k++) /* few have such positions */
    {
      SudTechniqueId technique;

      sud_pencilmarks_from_grid (&logic->marks, &logic_puzzle_at (puzzles, 2 * test_pick (k, n) + 1)->givens);
      sud_logic_forget (logic);
      while (!sud_pencilmarks_is_solved (&logic->marks)
             && (technique = sud_logic_find_first (logic, &order)) != SUD_N_TECHNIQUES)
        {
          SudPencilmarks next = logic->marks;

          for (int j = 0; j < logic->steps.n; j++)
            sud_step_apply (&logic->steps.step[j], &next);
          if (technique >= SUD_TECHNIQUE_X_CHAIN)
            nothing += check_shortcuts (logic, positions++ % 2 == 0 ? 0 : SUD_RULE_OVERLAP);
          logic->marks = next;
        }
    }
  g_test_message ("%u positions, %u times nothing", positions, nothing);
  g_assert_cmpuint (nothing, >, 0);
  sud_logic_free (logic);
}

/* Where nothing can be linked there is nothing. */
static void
test_empty (void)
{
  SudLogic *logic = sud_logic_new ();
  SudGrid solution = grid_from_line (REFERENCE_SOLUTION), none = { { 0 } };
  const SudGrid *const grids[] = { &solution, &none };

  for (guint i = 0; i < G_N_ELEMENTS (grids); i++)
    for (int technique = SUD_TECHNIQUE_X_CHAIN; technique <= SUD_TECHNIQUE_FORCING_VERITY; technique++)
      {
        sud_pencilmarks_from_grid (&logic->marks, grids[i]);
        if (is_chain (technique))
          g_assert_cmpint (sud_logic_find (logic, technique), ==, 0);
      }
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chains/empty", test_empty);
  g_test_add_func ("/chains/oracles", test_oracles);
  g_test_add_func ("/chains/shortcuts", test_shortcuts);
  return g_test_run ();
}
