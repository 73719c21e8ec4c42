/* test-sud-single-digit.c - dual empty rectangles against a slow oracle: each box, each cross, each line beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-grade.h"

/* The duals of a position: candidates that two rectangles of a box rule out, one each. */
typedef struct
{
  GHashTable *pairs;  /* a set of names, see name_pair () */
  guint n_crosses[3]; /* [1]: how many pairs are of one cross; [2]: how many of two crosses */
} Duals;

static guint
name_pair (int digit, int a, int b)
{
  return (guint)((digit * SUD_CELLS + MIN (a, b)) * SUD_CELLS + MAX (a, b));
}

/* One empty rectangle: a box, the place where its row and its column meet, and the cell that loses the digit. */
typedef struct
{
  int center;
  int out;
} Rectangle;

/* The cell that loses the digit if @line leaves the cross for @p, a place, and the house of @kind through @p has one
 * place more; -1 if there is none. */
static int
find_out (const SudPencilmarks *marks, int digit, int center, int p, SudHouseKind kind)
{
  SudCells places = sud_pencilmarks_places (marks, sud_house_of (p, kind), digit);
  int q, out;

  if (sud_cells_count (places) != 2)
    return -1;
  sud_cells_remove (&places, p);
  q = sud_cells_first (places);
  out = kind == SUD_HOUSE_COLUMN ? sud_cell (sud_row (q), sud_column (center)) : sud_cell (sud_row (center), sud_column (q));
  return sud_box (out) != sud_box (center) && sud_cells_has (marks->digit[digit - 1], out) ? out : -1;
}

/* Whether all of @places, in the box of @center, are in its row or its column, and some are in the one alone, some in the other. */
static gboolean
is_cross_at (SudCells places, int center)
{
  SudCells row = sud_house_sets[sud_house_of (center, SUD_HOUSE_ROW)];
  SudCells column = sud_house_sets[sud_house_of (center, SUD_HOUSE_COLUMN)];

  return sud_cells_within (places, sud_cells_union (row, column)) && !sud_cells_within (places, row)
         && !sud_cells_within (places, column);
}

static void
list_rectangles_at (const SudPencilmarks *marks, int digit, int center, GArray *rectangles)
{
  static const SudHouseKind across[] = { SUD_HOUSE_COLUMN, SUD_HOUSE_ROW };

  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_COLUMN; kind++)
    SUD_EACH_CELL (p, sud_pencilmarks_places (marks, sud_house_of (center, (SudHouseKind)kind), digit))
      {
        Rectangle rectangle = { center, -1 };

        if (sud_box ((int)p) != sud_box (center))
          rectangle.out = find_out (marks, digit, center, (int)p, across[kind]);
        if (rectangle.out >= 0)
          g_array_append_val (rectangles, rectangle);
      }
}

static void
list_duals (const SudPencilmarks *marks, int digit, int box, Duals *duals)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Rectangle));

  for (int i = 0; i < SUD_SIZE; i++)
    if (is_cross_at (sud_pencilmarks_places (marks, box, digit), sud_house_cells[box][i]))
      list_rectangles_at (marks, digit, sud_house_cells[box][i], found);
  for (guint i = 0; i < found->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const Rectangle *a = &g_array_index (found, Rectangle, i), *b = &g_array_index (found, Rectangle, j);

        if (a->out != b->out && g_hash_table_add (duals->pairs, GUINT_TO_POINTER (name_pair (digit, a->out, b->out))))
          duals->n_crosses[a->center == b->center ? 1 : 2]++;
      }
}

/* All that the finder finds is in @duals, and nothing else is. */
static void
assert_same_duals (SudLogic *logic, const Duals *duals, const char *name)
{
  g_assert_cmpint (sud_logic_find (logic, SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE), ==, g_hash_table_size (duals->pairs));
  for (int i = 0; i < logic->steps.n; i++)
    {
      const SudStep *step = &logic->steps.step[i];
      int digit = sud_digits_first (step->digits);
      SudCells out = step->out[digit - 1];
      int a = sud_cells_take (&out), b = sud_cells_take (&out);

      g_assert_true (sud_cells_is_empty (out));
      if (!g_hash_table_contains (duals->pairs, GUINT_TO_POINTER (name_pair (digit, a, b))))
        g_error ("%s: no two rectangles rule out %d in cells %d and %d", name, digit, a, b);
    }
}

static void
test_duals_of_any_crosses (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (20);
  SudLogic *logic = sud_logic_new ();
  guint crosses[3] = { 0 };
  SudOrder order;

  logic->rules = SUD_RULE_UNIQUE | SUD_RULE_SMALL_CROSSES;
  sud_order_init (&order);
  for (guint k = 0; k < test_share (puzzles->len); k++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (k, puzzles->len));
      SudPencilmarks marks;

      sud_pencilmarks_from_grid (&marks, &puzzle->givens);
      do
        {
          Duals duals = { .pairs = g_hash_table_new (NULL, NULL) };

          logic->marks = marks;
          for (int digit = 1; digit <= SUD_SIZE; digit++)
            for (int box = 2 * SUD_SIZE; box < SUD_HOUSES; box++)
              list_duals (&marks, digit, box, &duals);
          assert_same_duals (logic, &duals, puzzle->name);
          crosses[1] += duals.n_crosses[1];
          crosses[2] += duals.n_crosses[2];
          g_hash_table_unref (duals.pairs);
          sud_logic_find_first (logic, &order);
          for (int i = 0; i < logic->steps.n; i++)
            sud_step_apply (&logic->steps.step[i], &marks);
        }
      while (logic->steps.n > 0);
    }
  g_test_message ("duals of one cross: %u, of two: %u", crosses[1], crosses[2]);
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/single-digit/duals-of-any-crosses", test_duals_of_any_crosses);
  return g_test_run ();
}
