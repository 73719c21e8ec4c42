/* test-sud-kraken-fish.c - Kraken fish against a slow oracle: all bases, all covers, each chain from its own end
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
  LARGEST = 4,
  MOST_FINS = 2,
};

/* How many nodes the chain has from the truth of one candidate to the falsehood of another, by node; 0 = there is none. */
static guint8 length[SUD_CHAIN_CANDIDATES][SUD_CHAIN_CANDIDATES];

static void
measure_chains (SudChains *chains, const SudPencilmarks *marks)
{
  sud_chains_build (chains, marks, SUD_CHAIN_PLAIN | SUD_CHAIN_GROUPS);
  memset (length, 0, sizeof length);
  for (int from = 0; from < chains->n_candidates; from++)
    {
      sud_chains_trace (chains, from, true, SUD_CHAIN_LEVELS);
      for (int level = 0; level <= chains->trace.levels; level++)
        for (int to = 0; to < chains->n_candidates; to++)
          if (sud_chain_row_has (chains->trace.off[level], to))
            length[from][to] = (guint8)(2 * level + 2);
    }
}

/* The places of @digit in the houses of @base, less those in @covers. */
static SudCells
places (const SudPencilmarks *marks, int digit, guint32 base, guint32 covers)
{
  SudCells cells = SUD_NO_CELLS;

  SUD_EACH_BIT (house, base)
    cells = sud_cells_union (cells, sud_pencilmarks_places (marks, (int)house, digit));
  SUD_EACH_BIT (house, covers)
    cells = sud_cells_difference (cells, sud_house_sets[house]);
  return cells;
}

/* Those of @cells from which no chain leads to @victim. */
static SudCells
that_do_not_lead (const SudChains *chains, SudCells cells, int digit, int victim)
{
  SudCells left = SUD_NO_CELLS;

  SUD_EACH_CELL (cell, cells)
    if (length[chains->node[digit - 1][cell]][victim] == 0)
      sud_cells_add (&left, (int)cell);
  return left;
}

static guint32
next_of_same_size (guint32 bits)
{
  guint32 lowest = bits & -bits, ripple = bits + lowest;

  return ripple | (((bits ^ ripple) >> 2) / lowest);
}

/* Whether @base, with any covers but one, makes @victim false. */
static gboolean
is_fish (const SudChains *chains, const SudPencilmarks *marks, int digit, guint32 base, int kind, int victim, guint32 *covers)
{
  SudCells left = that_do_not_lead (chains, places (marks, digit, base, 0), digit, victim);
  int n = __builtin_popcount (base) - 1;

  for (guint32 some = (1u << n) - 1; some < 1u << SUD_SIZE; some = next_of_same_size (some))
    {
      SudCells uncovered = left;

      *covers = some << (1 - kind) * SUD_SIZE;
      SUD_EACH_BIT (house, *covers)
        uncovered = sud_cells_difference (uncovered, sud_house_sets[house]);
      if (sud_cells_is_empty (uncovered))
        return TRUE;
      if (n == 0)
        break;
    }
  return FALSE;
}

/* Whether this fish is of type 1 or 2 for @victim, and small enough to be told; @rest is what its covers but one leave. */
static gboolean
is_kraken (const SudChains *chains, int type, int digit, int kind, SudCells rest, int victim)
{
  int cell = sud_cells_first (chains->cells[victim]), nodes = 0, most = 0, longest = 0;
  int last = sud_house_of (cell, (SudHouseKind)(1 - kind));
  gboolean seen = chains->digit[victim] == digit && sud_cells_meet (rest, sud_house_sets[last]);
  SudCells ends = rest;

  if (seen != (type == 1))
    return FALSE;
  for (int i = 0; i < SUD_SIZE; i++)
    most = MAX (most, sud_cells_count (sud_cells_intersection (rest, sud_house_sets[(1 - kind) * SUD_SIZE + i])));
  if (type == 1)
    {
      ends = sud_cells_difference (rest, sud_house_sets[last]);
      most = sud_cells_count (rest) - sud_cells_count (ends);
    }
  SUD_EACH_CELL (end, ends)
    {
      nodes += length[chains->node[digit - 1][end]][victim];
      longest = MAX (longest, length[chains->node[digit - 1][end]][victim]);
    }
  return longest > 2 && nodes <= SUD_STEP_NODES && sud_cells_count (rest) - most <= MOST_FINS
         && (type == 1 || sud_cells_count (rest) > 1);
}

static gboolean
is_lean (const SudChains *chains, const SudPencilmarks *marks, int digit, guint32 base, int kind, int victim)
{
  guint32 covers;

  for (guint32 some = (base - 1) & base; some != 0; some = (some - 1) & base)
    if (is_fish (chains, marks, digit, some, kind, victim, &covers))
      return FALSE;
  return TRUE;
}

/* Whether any fish at all rules out @victim by @type. */
static gboolean
oracle (const SudChains *chains, const SudPencilmarks *marks, int type, int victim)
{
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_COLUMN; kind++)
      for (guint32 lines = 1; lines < 1u << SUD_SIZE; lines++)
        {
          guint32 base = lines << kind * SUD_SIZE, covers;
          int size = __builtin_popcount (lines);

          if (size < 2 || size > LARGEST || (type == 1 && chains->digit[victim] != digit)
              || (chains->digit[victim] == digit
                  && sud_cells_meet (chains->cells[victim], places (marks, digit, base, 0))))
            continue;
          if (is_fish (chains, marks, digit, base, kind, victim, &covers)
              && is_kraken (chains, type, digit, kind, places (marks, digit, base, covers), victim)
              && is_lean (chains, marks, digit, base, kind, victim))
            return TRUE;
        }
  return FALSE;
}

/* The places of the base are those of the pattern or fins, as many houses cover them as there are, and each chain goes from
 * one of them to what is ruled out: from each fin, and, in type 2, from each place in one of the covers. */
static void
assert_told (const SudPencilmarks *marks, const SudStep *step, int type)
{
  int digit = sud_digits_first (step->digits), out = sud_digits_first (sud_step_ruled_out (step));
  SudCells ends = SUD_NO_CELLS, more;
  guint matches = 0;

  g_assert_cmpint (__builtin_popcount (step->houses), ==, __builtin_popcount (step->covers));
  g_assert_true (sud_cells_equal (step->fins, places (marks, digit, step->houses, step->covers)));
  g_assert_true (sud_cells_equal (sud_cells_union (step->cells, step->fins), places (marks, digit, step->houses, 0)));
  for (int i = 0, first = 0; i < step->n_nodes; i++)
    if (step->nodes[i].link == SUD_STEP_END)
      {
        g_assert_cmpint (step->nodes[first].digit, ==, digit);
        g_assert_cmpint (step->nodes[first].link, ==, SUD_STEP_WEAK);
        g_assert_cmpint (step->nodes[i].digit, ==, out);
        g_assert_true (sud_cells_equal (step->nodes[i].cells, step->out[out - 1]));
        ends = sud_cells_union (ends, step->nodes[first].cells);
        first = i + 1;
      }
  g_assert_true (sud_cells_within (step->fins, ends));
  more = sud_cells_difference (ends, step->fins);
  SUD_EACH_BIT (house, step->covers)
    if (type == 1)
      matches += out == digit && sud_cells_within (step->out[out - 1], sud_house_sets[house]);
    else
      matches += sud_cells_equal (more, sud_cells_difference (places (marks, digit, step->houses,
                                                                      step->covers & ~(1u << house)), step->fins));
  g_assert_true (type == 2 || sud_cells_is_empty (more));
  g_assert_cmpuint (matches, >, 0);
}

static gboolean
is_found (const SudLogic *logic, int digit, int cell)
{
  for (int i = 0; i < logic->steps.n; i++)
    if (sud_cells_has (logic->steps.step[i].out[digit - 1], cell))
      return TRUE;
  return FALSE;
}

/* Both types at the position of @logic; returns how many victims there are of each. */
static void
check_position (SudLogic *logic, guint count[2])
{
  const SudChains *chains = logic->chains;

  for (int type = 1; type <= 2; type++)
    {
      sud_logic_find (logic, type == 1 ? SUD_TECHNIQUE_KRAKEN_FISH_1 : SUD_TECHNIQUE_KRAKEN_FISH_2);
      for (int i = 0; i < logic->steps.n; i++)
        assert_told (&logic->marks, &logic->steps.step[i], type);
      g_assert_false (logic->steps.full);
      measure_chains (logic->chains, &logic->marks);
      for (int victim = 0; victim < chains->n_candidates; victim++)
        g_assert_cmpint (is_found (logic, chains->digit[victim], sud_cells_first (chains->cells[victim])), ==,
                         oracle (chains, &logic->marks, type, victim));
      count[type - 1] += (guint)logic->steps.n;
    }
}

/* Positions where nothing easier than chains is left, and few candidates. */
static void
test_oracle (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (30);
  SudLogic *logic = sud_logic_new ();
  guint count[2] = { 0, 0 }, positions = 0;
  SudOrder order;

  sud_order_init (&order);
  for (guint k = 0; k < puzzles->len && (positions < test_share (6) || count[0] == 0 || count[1] == 0); k++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (k, puzzles->len));
      SudTechniqueId technique;

      sud_pencilmarks_from_grid (&logic->marks, &puzzle->givens);
      while ((technique = sud_logic_find_first (logic, &order)) < SUD_TECHNIQUE_X_CHAIN)
        for (int j = 0; j < logic->steps.n; j++)
          sud_step_apply (&logic->steps.step[j], &logic->marks);
      if (technique == SUD_N_TECHNIQUES)
        continue;
      check_position (logic, count);
      positions++;
    }
  g_test_message ("%u positions, %u and %u candidates ruled out", positions, count[0], count[1]);
  g_assert_cmpuint (count[0], >, 0);
  g_assert_cmpuint (count[1], >, 0);
  sud_logic_free (logic);
}

/* At every position of some puzzles: nothing contradicts the solution. */
static void
test_sound (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (5);
  SudLogic *logic = sud_logic_new ();
  guint count = 0, n = (puzzles->len + 3) / 4;
  SudOrder order;

  sud_order_init (&order);
  for (guint k = 0; k < n && (k < test_share (n) || count == 0); k++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, 4 * test_pick (k, n));
      SudPencilmarks marks;

      sud_pencilmarks_from_grid (&marks, &puzzle->givens);
      for (logic->marks = marks; sud_logic_find_first (logic, &order) < SUD_TECHNIQUE_LEMMA_NET; logic->marks = marks)
        {
          for (int j = 0; j < logic->steps.n; j++)
            sud_step_apply (&logic->steps.step[j], &marks);
          for (int technique = SUD_TECHNIQUE_KRAKEN_FISH_1; technique <= SUD_TECHNIQUE_KRAKEN_FISH_2; technique++)
            {
              count += (guint)sud_logic_find (logic, (SudTechniqueId)technique);
              logic_assert_sound (logic, &puzzle->solution, puzzle->name);
            }
        }
    }
  g_test_message ("%u candidates ruled out", count);
  g_assert_cmpuint (count, >, test_share (n) == n ? 1000 : 0);
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kraken-fish/oracle", test_oracle);
  g_test_add_func ("/kraken-fish/sound", test_sound);
  return g_test_run ();
}
