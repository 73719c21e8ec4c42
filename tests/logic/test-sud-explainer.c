/* test-sud-explainer.c - ratings on the scale of Sudoku Explainer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-ratings.h"
#include "sud-explainer-private.h"
#include "sud-grade.h"

static SudExplainerRating
rate (SudLogic *logic, const SudGrid *givens)
{
  SudPencilmarks marks;
  SudExplainerRating rating;

  g_assert_true (sud_pencilmarks_from_grid (&marks, givens));
  g_assert_true (sud_explainer_rate (logic, &marks, &rating));
  return rating;
}

static char *
write_rating (const SudExplainerRating *rating)
{
  return g_strdup_printf ("%d.%d/%d.%d/%d.%d", rating->er.tenths / 10, rating->er.tenths % 10, rating->ep.tenths / 10,
                          rating->ep.tenths % 10, rating->ed.tenths / 10, rating->ed.tenths % 10);
}

/* The subset beside a grave makes it harder, and not the cells that have too many candidates; other graves have none. */
static void
test_graves (void)
{
  static const struct
  {
    const char *puzzle;
    int tenths;
  } puzzles[] = {
    { "896.......7....5..3.............3.2......1..4.2..7.15...54.86.9.1.2...4...4..53..", 59 },
    { "..5.....81......426....7...4..2..83..3.9......1.......3...9..5..4....2..2574...13", 58 },
    { "98..5....1..2.3.5...........5..47..2.1...2.7...713.5...3...146....6.......4.7..1.", 72 },
  };
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      SudGrid givens = grid_from_line (puzzles[i].puzzle);

      g_assert_cmpint (rate (logic, &givens).er.tenths, ==, puzzles[i].tenths);
    }
  sud_logic_free (logic);
}

/* Puzzles of ours, and what Sukaku Explainer 1.18.1 says of them where it takes all steps of a rating at once. */
static void
test_known (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "explainer.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  SudLogic *logic = sud_logic_new ();
  int n = 0;

  logic->rules = SUD_RULE_UNIQUE;
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) words = g_strsplit (*line, " ", 2);
      g_autofree char *said = NULL;
      SudExplainerRating rating;
      SudGrid givens;

      if (**line == '\0' || **line == '#')
        continue;
      givens = grid_from_line (words[0]);
      rating = rate (logic, &givens);
      said = write_rating (&rating);
      g_test_message ("%s", *line);
      g_assert_true (rating.complete);
      g_assert_false (rating.er.about);
      g_assert_cmpstr (said, ==, words[1]);
      n++;
    }
  g_assert_cmpint (n, >, 50);
  sud_logic_free (logic);
}

static void
test_nothing (void)
{
  SudGrid solution = grid_from_line (REFERENCE_SOLUTION);
  SudLogic *logic = sud_logic_new ();
  SudExplainerRating rating = rate (logic, &solution);

  g_assert_true (rating.complete);
  g_assert_cmpint (rating.er.tenths, ==, 0);
  g_assert_cmpint (rating.ep.tenths, ==, 0);
  g_assert_cmpint (rating.ed.tenths, ==, 0);
  sud_logic_free (logic);
}

static void
test_isomorphs (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (10);
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < test_share (puzzles->len); i++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (i, puzzles->len));
      SudGrid twin = logic_isomorph (&puzzle->givens, rand);
      SudExplainerRating one = rate (logic, &puzzle->givens), two = rate (logic, &twin);
      g_autofree char *first = write_rating (&one), *second = write_rating (&two);

      g_test_message ("%s: %s", puzzle->name, first);
      g_assert_cmpstr (first, ==, second);
      g_assert_true (one.complete && two.complete);
      g_assert_true (one.er.about == two.er.about);
      g_assert_cmpint (one.er.tenths, >=, one.ep.tenths);
      g_assert_cmpint (one.ep.tenths, >=, one.ed.tenths);
    }
  sud_logic_free (logic);
}

typedef struct
{
  const char *name;
  void (*find) (SudExplainerFind *find, int size);
  int size;
} Rule;

/* Those that are not techniques of the table, or make something of their own of them. */
static const Rule rules[] = {
  { "hidden single", sud_explainer_find_hidden_singles, 0 },
  { "direct locking", sud_explainer_find_direct_locking, 0 },
  { "direct pair", sud_explainer_find_direct_sets, 2 },
  { "direct triplet", sud_explainer_find_direct_sets, 3 },
  { "2 links", sud_explainer_find_links, 2 },
  { "3 links", sud_explainer_find_links, 3 },
  { "4 links", sud_explainer_find_links, 4 },
  { "loops", sud_explainer_find_loops, 0 },
  { "bug", sud_explainer_find_bug, 0 },
  { "wxyz", sud_explainer_find_wings, 3 },
  { "vwxyz", sud_explainer_find_wings, 4 },
  { "uvwxyz", sud_explainer_find_wings, 5 },
  { "tuvwxyz", sud_explainer_find_wings, 6 },
  { "exclusion", sud_explainer_find_exclusion, 0 },
  { "chains", sud_explainer_find_chains, 0 },
};

/* Fails where @find contradicts @solution; returns how much it found. */
static guint
assert_sound (const SudExplainerFind *find, const SudGrid *solution, const char *name)
{
  guint n = 0;

  for (int index = 0; index < SUD_SIZE; index++)
    {
      SUD_EACH_CELL (cell, find->out[index])
        if (solution->digit[cell] == index + 1)
          g_error ("%s: rules out %d in cell %d", name, index + 1, (int)cell);
      SUD_EACH_CELL (cell, find->in[index])
        if (solution->digit[cell] != index + 1)
          g_error ("%s: writes %d into cell %d", name, index + 1, (int)cell);
      n += (guint)(sud_cells_count (find->out[index]) + sud_cells_count (find->in[index]));
    }
  return n;
}

/* Whether the two cells can hold these digits: no cell beside both is left with nothing. */
static bool
is_possible (const SudPencilmarks *marks, int one, int first, int two, int second)
{
  if (first == second && sud_cells_has (sud_peers_of (one), two))
    return false;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_digits_count (marks->cell[cell]) == 2 && cell != one && cell != two
        && sud_cells_has (sud_peers_of (one), cell) && sud_cells_has (sud_peers_of (two), cell)
        && (marks->cell[cell] & ~(SUD_DIGIT_BIT (first) | SUD_DIGIT_BIT (second))) == 0)
      return false;
  return true;
}

static int
count_excluders (const SudPencilmarks *marks, int one, int two)
{
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    n += sud_digits_count (marks->cell[cell]) == 2 && sud_cells_has (sud_peers_of (one), cell)
         && sud_cells_has (sud_peers_of (two), cell);
  return n;
}

/* Aligned pair exclusion by trying every pair of digits in every pair of cells. */
static void
exclude_slowly (const SudPencilmarks *marks, SudCells out[SUD_SIZE])
{
  memset (out, 0, SUD_SIZE * sizeof out[0]);
  for (int one = 0; one < SUD_CELLS; one++)
    for (int two = 0; two < SUD_CELLS; two++)
      if (one != two && marks->cell[one] != 0 && marks->cell[two] != 0 && count_excluders (marks, one, two) >= 2)
        SUD_EACH_BIT (first, marks->cell[one])
          {
            bool possible = false;

            SUD_EACH_BIT (second, marks->cell[two])
              possible |= is_possible (marks, one, (int)first + 1, two, (int)second + 1);
            if (!possible)
              sud_cells_add (&out[first], one);
          }
}

static void
assert_excluded (const SudExplainerFind *find)
{
  SudCells out[SUD_SIZE];

  exclude_slowly (find->marks, out);
  for (int index = 0; index < SUD_SIZE; index++)
    g_assert_true (sud_cells_equal (out[index], find->out[index]));
}

/* All that the rules find wherever a puzzle leads. */
static void
test_sound (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (10);
  SudLogic *logic = sud_logic_new ();
  guint found[G_N_ELEMENTS (rules)] = { 0 }, n = (puzzles->len + 1) / 2;
  SudOrder order;

  sud_order_init (&order);
  logic->rules = SUD_RULE_UNIQUE;
  for (guint k = 0; k < test_share (n); k++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, 2 * test_pick (k, n));

      sud_pencilmarks_from_grid (&logic->marks, &puzzle->givens);
      sud_logic_forget (logic);
      while (!sud_pencilmarks_is_solved (&logic->marks))
        {
          for (guint rule = 0; rule < G_N_ELEMENTS (rules); rule++)
            {
              SudExplainerFind find = { .logic = logic, .marks = &logic->marks };

              rules[rule].find (&find, rules[rule].size);
              found[rule] += assert_sound (&find, &puzzle->solution, puzzle->name);
              if (rules[rule].find == sud_explainer_find_exclusion)
                assert_excluded (&find);
            }
          g_assert_cmpint (sud_logic_find_first (logic, &order), !=, SUD_N_TECHNIQUES);
          for (int step = 0; step < logic->steps.n; step++)
            sud_step_apply (&logic->steps.step[step], &logic->marks);
        }
    }
  for (guint rule = 0; rule < G_N_ELEMENTS (rules); rule++)
    {
      g_test_message ("%s: %u", rules[rule].name, found[rule]);
      g_assert_true (found[rule] > 0 || test_share (n) < n);
    }
  sud_logic_free (logic);
}

static void
test_cancel (void)
{
  SudGrid givens = grid_from_line (REFERENCE_PUZZLE);
  SudLogic *logic = sud_logic_new ();
  SudExplainerRating rating;
  atomic_bool cancel;
  SudPencilmarks marks;

  atomic_init (&cancel, true);
  logic->cancel = &cancel;
  sud_pencilmarks_from_grid (&marks, &givens);
  g_assert_false (sud_explainer_rate (logic, &marks, &rating));
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explainer/known", test_known);
  g_test_add_func ("/explainer/graves", test_graves);
  g_test_add_func ("/explainer/nothing", test_nothing);
  g_test_add_func ("/explainer/isomorphs", test_isomorphs);
  g_test_add_func ("/explainer/sound", test_sound);
  g_test_add_func ("/explainer/cancel", test_cancel);
  return g_test_run ();
}
