/* test-sud-locked-sectors.c - SK loops and locked sectors: truths and links are counted anew, by all houses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-grade.h"

#include <string.h>

static const SudTechniqueId techniques[] = { SUD_TECHNIQUE_SK_LOOP, SUD_TECHNIQUE_LOCKED_SECTORS };

/* Whether @n houses have all of @cells. */
static gboolean
can_cover (SudCells cells, int n)
{
  if (sud_cells_is_empty (cells))
    return TRUE;
  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX && n > 0; kind++)
    {
      SudCells house = sud_house_sets[sud_house_of (sud_cells_first (cells), (SudHouseKind)kind)];

      if (can_cover (sud_cells_difference (cells, house), n - 1))
        return TRUE;
    }
  return FALSE;
}

/* The least number of houses that have all of @cells. */
static int
count_houses (SudCells cells)
{
  int n = 0;

  while (!can_cover (cells, n))
    n++;
  return n;
}

/* How often, at most, all digits together can stand in @cells, where @cell holds @digit. */
static int
count_links (const SudPencilmarks *marks, SudCells cells, int cell, int digit)
{
  int n = 0;

  for (int index = 0; index < SUD_SIZE; index++)
    {
      SudCells places = sud_cells_intersection (cells, marks->digit[index]);

      if (index + 1 == digit)
        places = sud_cells_difference (places, sud_peers_of (cell));
      n += count_houses (places);
    }
  return n;
}

/* Each of the cells has a digit: were it as the step says it is not, they could not all have one. */
static void
assert_counted (const SudLogic *logic, const char *name)
{
  for (int i = 0; i < logic->steps.n; i++)
    {
      const SudStep *step = &logic->steps.step[i];
      int n = sud_cells_count (step->cells);

      g_assert_cmpint (step->size, ==, n);
      g_assert_true (sud_cells_within (step->cells, logic->marks.blank));
      g_assert_cmpint (count_links (&logic->marks, step->cells, 0, 0), ==, n);
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        SUD_EACH_CELL (cell, step->out[digit - 1])
          if (sud_cells_has (step->cells, (int)cell) || count_links (&logic->marks, step->cells, (int)cell, digit) >= n)
            g_error ("%s: %s does not rule out %d in r%dc%d", name, sud_technique_get (step->technique)->id, digit,
                     sud_row ((int)cell) + 1, sud_column ((int)cell) + 1);
    }
}

static guint
count_steps (SudLogic *logic, const SudPencilmarks *marks, const SudGrid *solution, const char *name)
{
  guint n = 0;

  logic->marks = *marks;
  for (guint i = 0; i < G_N_ELEMENTS (techniques); i++)
    {
      n += (guint)sud_logic_find (logic, techniques[i]);
      logic_assert_sound (logic, solution, name);
      assert_counted (logic, name);
    }
  return n;
}

/* At every eighth position on the way of puzzles, and where they would need nets. */
static void
test_counted (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (40);
  SudLogic *logic = sud_logic_new ();
  guint steps = 0, position = 0;
  SudOrder order;

  logic->rules = SUD_RULE_UNIQUE;
  sud_order_init (&order);
  while (order.technique[order.n - 1] > SUD_TECHNIQUE_FORCING_VERITY)
    order.n--;
  for (guint k = 0; k < test_share (puzzles->len); k++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (k, puzzles->len));
      SudPencilmarks marks;
      int n;

      g_assert_true (sud_pencilmarks_from_grid (&marks, &puzzle->givens));
      do
        {
          logic->marks = marks;
          sud_logic_find_first (logic, &order);
          n = logic->steps.n;
          for (int i = 0; i < n; i++)
            sud_step_apply (&logic->steps.step[i], &marks);
          if (n == 0 || position++ % 8 == 0)
            steps += count_steps (logic, &marks, &puzzle->solution, puzzle->name);
        }
      while (n > 0);
    }
  g_test_message ("%u steps at positions of %u puzzles", steps, puzzles->len);
  g_assert_cmpuint (steps, >, 0);
  sud_logic_free (logic);
}

/* One way to count the digits: for each digit and line the cell that it is shared out to, or -1. */
typedef struct
{
  const SudPencilmarks *marks;
  SudDigits columns;
  int owner[SUD_SIZE][SUD_SIZE];
} Sharing;

static int *
owner_of (Sharing *self, int cell, guint index)
{
  return &self->owner[index][(self->columns >> index & 1) != 0 ? sud_column (cell) : sud_row (cell)];
}

/* Gives @cell a link, if need be by moving others. */
static gboolean
share_out (Sharing *self, int cell, gboolean seen[SUD_CELLS])
{
  seen[cell] = TRUE;
  SUD_EACH_BIT (index, self->marks->cell[cell])
    {
      int *owner = owner_of (self, cell, index);

      if (*owner < 0 || (!seen[*owner] && share_out (self, *owner, seen)))
        {
          *owner = cell;
          return TRUE;
        }
    }
  return FALSE;
}

static SudCells
closure_of (Sharing *self, int cell)
{
  SudCells found = sud_cells_of (cell), before = SUD_NO_CELLS;

  while (!sud_cells_equal (found, before))
    {
      before = found;
      SUD_EACH_CELL (from, before)
        SUD_EACH_BIT (index, self->marks->cell[from])
          sud_cells_add (&found, *owner_of (self, (int)from, index));
    }
  return found;
}

/* What the smallest closed sets of any way rule out that are in no house. Returns: their size; SUD_CELLS where none is. */
static int
find_slowly (const SudPencilmarks *marks, SudCells out[SUD_SIZE])
{
  int least = SUD_CELLS;

  for (guint columns = 0; columns <= SUD_ALL_DIGITS; columns++)
    {
      Sharing sharing = { .marks = marks, .columns = (SudDigits)columns };

      memset (sharing.owner, -1, sizeof sharing.owner);
      SUD_EACH_CELL (cell, marks->blank)
        g_assert_true (share_out (&sharing, (int)cell, (gboolean[SUD_CELLS]){ FALSE }));
      SUD_EACH_CELL (cell, marks->blank)
        {
          SudCells cells = closure_of (&sharing, (int)cell), gone[SUD_SIZE] = { 0 };
          int n = sud_cells_count (cells);
          gboolean any = FALSE;

          if (n > least || sud_houses_around (cells) != 0)
            continue;
          for (guint index = 0; index < SUD_SIZE; index++)
            SUD_EACH_CELL (place, sud_cells_difference (marks->digit[index], cells))
              if (*owner_of (&sharing, (int)place, index) >= 0
                  && sud_cells_has (cells, *owner_of (&sharing, (int)place, index)))
                {
                  sud_cells_add (&gone[index], (int)place);
                  any = TRUE;
                }
          if (!any)
            continue;
          if (n < least)
            memset (out, 0, SUD_SIZE * sizeof *out);
          least = n;
          for (int index = 0; index < SUD_SIZE; index++)
            out[index] = sud_cells_union (out[index], gone[index]);
        }
    }
  return least;
}

/* All that the slow search finds, at the start of puzzles, where links are shared out without any solution. */
static void
test_oracle (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (10);
  SudLogic *logic = sud_logic_new ();
  guint n = MIN (puzzles->len, 12), found = 0;

  for (guint k = 0; k < test_share (n); k++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (k, n) * puzzles->len / n);
      SudCells out[SUD_SIZE] = { 0 };
      int least;

      g_assert_true (sud_pencilmarks_from_grid (&logic->marks, &puzzle->givens));
      least = find_slowly (&logic->marks, out);
      sud_logic_find (logic, SUD_TECHNIQUE_LOCKED_SECTORS);
      g_assert_cmpint (logic->steps.n > 0 ? logic->steps.step[0].size : SUD_CELLS, ==, least);
      for (int i = 0; i < logic->steps.n; i++)
        for (int index = 0; index < SUD_SIZE; index++)
          out[index] = sud_cells_difference (out[index], logic->steps.step[i].out[index]);
      for (int index = 0; index < SUD_SIZE; index++)
        g_assert_true (sud_cells_is_empty (out[index]));
      found += logic->steps.n > 0;
    }
  g_test_message ("%u of %u positions have any", found, test_share (n));
  sud_logic_free (logic);
}

static guint
count_outcomes (const SudLogic *logic)
{
  guint n = 0;

  for (int i = 0; i < logic->steps.n; i++)
    for (int index = 0; index < SUD_SIZE; index++)
      n += (guint)sud_cells_count (logic->steps.step[i].out[index]);
  return n;
}

/* The same puzzle under other names has as many, though another solution of the links is met first. */
static void
test_isomorphs (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (20);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  SudLogic *logic = sud_logic_new ();

  for (guint k = 0; k < test_share (puzzles->len); k++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (k, puzzles->len));
      SudGrid twin = logic_isomorph (&puzzle->givens, rand);

      for (guint i = 0; i < G_N_ELEMENTS (techniques); i++)
        {
          int n, size;
          guint outcomes;

          sud_pencilmarks_from_grid (&logic->marks, &puzzle->givens);
          n = sud_logic_find (logic, techniques[i]);
          size = n > 0 ? logic->steps.step[0].size : 0;
          outcomes = count_outcomes (logic);
          sud_pencilmarks_from_grid (&logic->marks, &twin);
          g_assert_cmpint (sud_logic_find (logic, techniques[i]), ==, n);
          g_assert_cmpint (n > 0 ? logic->steps.step[0].size : 0, ==, size);
          g_assert_cmpuint (count_outcomes (logic), ==, outcomes);
        }
    }
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/locked-sectors/counted", test_counted);
  g_test_add_func ("/locked-sectors/oracle", test_oracle);
  g_test_add_func ("/locked-sectors/isomorphs", test_isomorphs);
  return g_test_run ();
}
