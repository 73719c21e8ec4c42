/* test-rubric-puzzle.c - the puzzle on the desk: commands, undo, what it notifies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-puzzle.h"

#include "../test-share.h"

static SudCells
one (int cell)
{
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, cell);
  return cells;
}

static void
count_cb (RubricPuzzle *puzzle, const SudCells *cells, SudCells *seen)
{
  *seen = sud_cells_union (*seen, *cells);
}

static void
notified_cb (GObject *object, GParamSpec *pspec, int *count)
{
  (*count)++;
}

static void
test_setup_writes_givens (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  const SudSheet *sheet;

  g_assert_true (rubric_puzzle_enter (puzzle, one (7), 5));
  sheet = rubric_puzzle_get_sheet (puzzle);
  g_assert_cmpint (sheet->digit[7], ==, 5);
  g_assert_cmpint (sheet->origin[7], ==, SUD_ORIGIN_GIVEN);
  g_assert_false (rubric_puzzle_enter (puzzle, one (7), 5));
}

static void
test_solving_locks_givens (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();

  rubric_puzzle_enter (puzzle, one (0), 5);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  g_assert_false (rubric_puzzle_enter (puzzle, one (0), 6));
  g_assert_true (rubric_puzzle_enter (puzzle, one (1), 6));
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->digit[0], ==, 5);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->origin[1], ==, SUD_ORIGIN_ENTERED);
}

/* Who writes what stands there already has confirmed it, be it a blank; givens cannot be written while solving. */
static void
test_written_tells_of_the_same (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudCells seen = SUD_NO_CELLS, changed = SUD_NO_CELLS;

  rubric_puzzle_enter (puzzle, one (7), 5);
  g_signal_connect (puzzle, "written", G_CALLBACK (count_cb), &seen);
  g_signal_connect (puzzle, "changed", G_CALLBACK (count_cb), &changed);
  rubric_puzzle_enter (puzzle, one (7), 5);
  g_assert_true (sud_cells_equal (seen, one (7)));
  rubric_puzzle_erase (puzzle, one (8));
  g_assert_true (sud_cells_equal (seen, sud_cells_union (one (7), one (8))));
  g_assert_true (sud_cells_is_empty (changed));
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  seen = SUD_NO_CELLS;
  rubric_puzzle_enter (puzzle, sud_cells_union (one (7), one (9)), 5);
  g_assert_true (sud_cells_equal (seen, one (9)));
}

static void
test_changed_tells_which_cells (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudCells seen = SUD_NO_CELLS;

  g_signal_connect (puzzle, "changed", G_CALLBACK (count_cb), &seen);
  rubric_puzzle_enter (puzzle, one (80), 1);
  g_assert_cmpint (sud_cells_count (seen), ==, 1);
  g_assert_true (sud_cells_has (seen, 80));

  seen = SUD_NO_CELLS;
  rubric_puzzle_enter (puzzle, one (80), 1);
  g_assert_true (sud_cells_is_empty (seen));
}

static void
test_properties_notify_once (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  int undo = 0, modified = 0, mode = 0;

  g_signal_connect (puzzle, "notify::can-undo", G_CALLBACK (notified_cb), &undo);
  g_signal_connect (puzzle, "notify::modified", G_CALLBACK (notified_cb), &modified);
  g_signal_connect (puzzle, "notify::mode", G_CALLBACK (notified_cb), &mode);
  rubric_puzzle_enter (puzzle, one (1), 1);
  rubric_puzzle_enter (puzzle, one (2), 2);
  g_assert_cmpint (undo, ==, 1);
  g_assert_cmpint (modified, ==, 1);
  rubric_puzzle_undo (puzzle);
  rubric_puzzle_undo (puzzle);
  g_assert_cmpint (undo, ==, 2);
  g_assert_cmpint (modified, ==, 2);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SETUP);
  g_assert_cmpint (mode, ==, 0);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  g_assert_cmpint (mode, ==, 1);
}

static void
fill_answers (RubricPuzzle *puzzle, const SudGrid *solution)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (puzzle);

  sud_sheet_fill (&sheet, solution);
  rubric_puzzle_replace (puzzle, &sheet);
}

static void
test_answers_are_one_step (void)
{
  static const char line[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudGrid solution, all;

  g_assert_cmpint (sud_grid_parse_line (&solution, line), ==, SUD_CELLS);
  rubric_puzzle_enter (puzzle, one (0), 5);
  fill_answers (puzzle, &solution);
  g_assert_cmpint (sud_sheet_count (rubric_puzzle_get_sheet (puzzle), SUD_ORIGIN_SOLVED), ==, 80);
  all = rubric_puzzle_get_grid (puzzle, SUD_ORIGINS_ALL);
  g_assert_true (sud_grid_is_solved (&all));

  rubric_puzzle_undo (puzzle);
  g_assert_cmpint (sud_sheet_count (rubric_puzzle_get_sheet (puzzle), SUD_ORIGIN_SOLVED), ==, 0);
  rubric_puzzle_redo (puzzle);
  rubric_puzzle_clear_answers (puzzle);
  g_assert_cmpint (sud_sheet_count (rubric_puzzle_get_sheet (puzzle), SUD_ORIGIN_GIVEN), ==, 1);
  g_assert_cmpint (sud_sheet_count (rubric_puzzle_get_sheet (puzzle), SUD_ORIGIN_SOLVED), ==, 0);
}

/* Answers belong to the givens they were found for. */
static void
test_new_given_erases_answers (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudGrid solution = { { 0 } };

  solution.digit[5] = 3;
  fill_answers (puzzle, &solution);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->origin[5], ==, SUD_ORIGIN_SOLVED);
  rubric_puzzle_enter (puzzle, one (6), 4);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->digit[5], ==, 0);
  rubric_puzzle_undo (puzzle);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->digit[5], ==, 3);
}

static void
test_marks_toggle_together (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudCells both = sud_cells_union (one (3), one (4));

  rubric_puzzle_toggle_mark (puzzle, one (3), RUBRIC_MARK_CENTRE, 9);
  rubric_puzzle_toggle_mark (puzzle, both, RUBRIC_MARK_CENTRE, 9);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->centre[3], ==, SUD_DIGIT_BIT (9));
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->centre[4], ==, SUD_DIGIT_BIT (9));
  rubric_puzzle_toggle_mark (puzzle, both, RUBRIC_MARK_CENTRE, 9);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->centre[3], ==, 0);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->centre[4], ==, 0);
}

static void
test_erase_goes_by_layers (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  const SudCells cell = one (40);

  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_toggle_colour (puzzle, cell, 2);
  rubric_puzzle_toggle_mark (puzzle, cell, RUBRIC_MARK_CORNER, 1);
  rubric_puzzle_enter (puzzle, cell, 8);
  rubric_puzzle_erase (puzzle, cell);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->digit[40], ==, 0);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->corner[40], ==, SUD_DIGIT_BIT (1));
  rubric_puzzle_erase (puzzle, cell);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->corner[40], ==, 0);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->colours[40], ==, SUD_DIGIT_BIT (2));
  rubric_puzzle_erase (puzzle, cell);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->colours[40], ==, 0);
}

/* Marks below a given are seen by nobody: they are not what is erased, whatever is selected with it. */
static void
test_erase_leaves_covered_marks (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  const SudCells both = sud_cells_union (one (40), one (41));

  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_toggle_mark (puzzle, both, RUBRIC_MARK_CENTRE, 1);
  rubric_puzzle_toggle_mark (puzzle, both, RUBRIC_MARK_CORNER, 4);
  rubric_puzzle_toggle_colour (puzzle, one (40), 3);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SETUP);
  rubric_puzzle_enter (puzzle, one (40), 4);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_erase (puzzle, both);
  g_assert_cmphex (rubric_puzzle_get_sheet (puzzle)->centre[40], ==, SUD_DIGIT_BIT (1));
  g_assert_cmphex (rubric_puzzle_get_sheet (puzzle)->corner[40], ==, SUD_DIGIT_BIT (4));
  g_assert_cmphex (rubric_puzzle_get_sheet (puzzle)->centre[41], ==, 0);
  g_assert_cmphex (rubric_puzzle_get_sheet (puzzle)->colours[40], ==, SUD_DIGIT_BIT (3));
  rubric_puzzle_erase (puzzle, one (40));
  g_assert_cmphex (rubric_puzzle_get_sheet (puzzle)->colours[40], ==, 0);
  g_assert_cmphex (rubric_puzzle_get_sheet (puzzle)->centre[40], ==, SUD_DIGIT_BIT (1));
}

/* Several share a cell; the one that all of the cells have is taken away. */
static void
test_colours_share_a_cell (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  const SudSheet *sheet;
  SudCells both = one (40);

  sud_cells_add (&both, 41);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_toggle_colour (puzzle, one (40), 2);
  rubric_puzzle_toggle_colour (puzzle, both, 9);
  rubric_puzzle_toggle_colour (puzzle, both, 2);
  sheet = rubric_puzzle_get_sheet (puzzle);
  g_assert_cmphex (sheet->colours[40], ==, SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (9));
  g_assert_cmphex (sheet->colours[41], ==, SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (9));
  rubric_puzzle_toggle_colour (puzzle, both, 9);
  sheet = rubric_puzzle_get_sheet (puzzle);
  g_assert_cmphex (sheet->colours[40], ==, SUD_DIGIT_BIT (2));
  g_assert_cmphex (sheet->colours[41], ==, SUD_DIGIT_BIT (2));
}

static void
test_modified_follows_the_saved_sheet (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudSheet written;

  rubric_puzzle_enter (puzzle, one (0), 1);
  written = *rubric_puzzle_get_sheet (puzzle);
  rubric_puzzle_enter (puzzle, one (1), 2);
  rubric_puzzle_mark_saved (puzzle, &written, NULL); /* an older state than what stands there */
  g_assert_true (rubric_puzzle_get_modified (puzzle));
  rubric_puzzle_undo (puzzle);
  g_assert_false (rubric_puzzle_get_modified (puzzle));
}

static const char *
title_of (RubricPuzzle *puzzle)
{
  return rubric_puzzle_get_info (puzzle)->field[RUBRIC_INFO_TITLE];
}

/* What is said about a puzzle goes and comes back with it. */
static void
test_title_is_undone (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  g_autoptr (RubricInfo) info = rubric_info_new ();
  SudSheet sheet = *rubric_puzzle_get_sheet (puzzle);
  int notified = 0;

  g_signal_connect (puzzle, "notify::info", G_CALLBACK (notified_cb), &notified);
  rubric_info_set (info, RUBRIC_INFO_TITLE, "Pasted");
  rubric_puzzle_enter (puzzle, one (0), 1);
  g_assert_cmpint (notified, ==, 0);
  rubric_puzzle_replace_all (puzzle, &sheet, info);
  rubric_puzzle_enter (puzzle, one (1), 2);
  g_assert_cmpstr (title_of (puzzle), ==, "Pasted");
  rubric_puzzle_undo (puzzle);
  g_assert_cmpstr (title_of (puzzle), ==, "Pasted");
  rubric_puzzle_undo (puzzle);
  g_assert_null (title_of (puzzle));
  g_assert_cmpint (notified, ==, 2);
  rubric_puzzle_redo (puzzle);
  g_assert_cmpstr (title_of (puzzle), ==, "Pasted");
  rubric_puzzle_replace_all (puzzle, &sheet, rubric_puzzle_get_info (puzzle)); /* nothing new */
  g_assert_true (rubric_puzzle_get_can_redo (puzzle));

  g_assert_true (rubric_puzzle_get_modified (puzzle)); /* the title alone: the sheet is as blank as at first */
  rubric_puzzle_mark_saved (puzzle, &sheet, info);
  g_assert_false (rubric_puzzle_get_modified (puzzle));
  rubric_puzzle_replace_all (puzzle, &sheet, NULL);
  g_assert_true (rubric_puzzle_get_modified (puzzle));
  rubric_puzzle_load (puzzle, &sheet, rubric_puzzle_get_info (puzzle));
  g_assert_null (title_of (puzzle));
  g_assert_finalize_object (g_steal_pointer (&puzzle));
}

static void
test_marks_are_cleaned (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudSheet before;

  g_object_set (puzzle, "clean-marks", TRUE, NULL);
  rubric_puzzle_fill_marks (puzzle);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->centre[80], ==, SUD_ALL_DIGITS);
  before = *rubric_puzzle_get_sheet (puzzle);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_enter (puzzle, one (0), 7);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->centre[8], ==, SUD_ALL_DIGITS & ~SUD_DIGIT_BIT (7));
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->centre[80], ==, SUD_ALL_DIGITS);
  rubric_puzzle_undo (puzzle);
  g_assert_true (sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &before));
}

static void
test_candidates (void)
{
  SudSheet sheet;

  sud_sheet_clear (&sheet);
  sud_sheet_set_digit (&sheet, 1, 5, SUD_ORIGIN_ENTERED);
  g_assert_cmpint (sud_sheet_candidates (&sheet, 1), ==, 0);
  g_assert_cmpint (sud_sheet_candidates (&sheet, 0), ==, SUD_ALL_DIGITS & ~SUD_DIGIT_BIT (5));
  sheet.eliminated[0] = SUD_DIGIT_BIT (1);
  sheet.corner[0] = SUD_DIGIT_BIT (9);
  g_assert_cmpint (sud_sheet_candidates (&sheet, 0), ==, SUD_ALL_DIGITS & ~SUD_DIGIT_BIT (5) & ~SUD_DIGIT_BIT (1));
  sheet.centre[0] = SUD_DIGIT_BIT (5) | SUD_DIGIT_BIT (1);
  g_assert_cmpint (sud_sheet_candidates (&sheet, 0), ==, SUD_DIGIT_BIT (5) | SUD_DIGIT_BIT (1));
}

static void
test_mistakes_are_undone (void)
{
  static const char line[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudCells first = SUD_NO_CELLS;
  SudGrid solution;

  sud_grid_parse_line (&solution, line);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_enter (puzzle, one (0), 5);
  rubric_puzzle_enter (puzzle, one (1), 3);
  g_assert_cmpuint (rubric_puzzle_undo_mistakes (puzzle, &solution, &first), ==, 0);
  g_assert_true (sud_cells_is_empty (first));
  rubric_puzzle_enter (puzzle, one (2), 9);
  rubric_puzzle_enter (puzzle, one (3), 6);
  g_assert_cmpint (sud_cells_count (rubric_puzzle_get_mistakes (puzzle, &solution)), ==, 1);
  rubric_puzzle_enter (puzzle, one (4), 1);
  g_assert_cmpuint (rubric_puzzle_undo_mistakes (puzzle, &solution, &first), ==, 3);
  g_assert_cmpint (sud_cells_count (first), ==, 1);
  g_assert_true (sud_cells_has (first, 2));
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->digit[1], ==, 3);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->digit[2], ==, 0);
  g_assert_true (rubric_puzzle_get_can_redo (puzzle));
}

static void
test_savepoints (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();

  g_assert_false (rubric_puzzle_return_to_savepoint (puzzle));
  rubric_puzzle_enter (puzzle, one (0), 1);
  rubric_puzzle_add_savepoint (puzzle);
  rubric_puzzle_enter (puzzle, one (1), 2);
  g_assert_true (rubric_puzzle_return_to_savepoint (puzzle));
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->digit[1], ==, 0);
  g_assert_cmpint (rubric_puzzle_get_n_savepoints (puzzle), ==, 0);
  rubric_puzzle_undo (puzzle);
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->digit[1], ==, 2);
}

/* A puzzle taken up again has the history it was left with. */
static void
test_restore (void)
{
  g_autoptr (RubricPuzzle) left = rubric_puzzle_new ();
  g_autoptr (RubricPuzzle) taken_up = rubric_puzzle_new ();
  const SudSheet *history;
  guint n, position;

  rubric_puzzle_enter (left, one (0), 1);
  rubric_puzzle_enter (left, one (1), 2);
  rubric_puzzle_undo (left);
  history = rubric_puzzle_get_history (left, &n, &position);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpuint (position, ==, 1);
  rubric_puzzle_restore (taken_up, history, n, position, rubric_puzzle_get_saved (left), NULL);
  g_assert_true (rubric_puzzle_get_modified (taken_up));
  g_assert_true (rubric_puzzle_redo (taken_up));
  g_assert_cmpint (rubric_puzzle_get_sheet (taken_up)->digit[1], ==, 2);
  rubric_puzzle_undo (taken_up);
  rubric_puzzle_undo (taken_up);
  g_assert_false (rubric_puzzle_get_modified (taken_up));
}

static void
random_command (RubricPuzzle *puzzle, GRand *random)
{
  SudCells cells = one (g_rand_int_range (random, 0, SUD_CELLS));
  int digit = g_rand_int_range (random, 1, SUD_SIZE + 1);
  SudGrid solution = { { 0 } };

  sud_cells_add (&cells, g_rand_int_range (random, 0, SUD_CELLS));
  switch (g_rand_int_range (random, 0, 16))
    {
    case 0:
      rubric_puzzle_set_mode (puzzle, digit % 2);
      break;
    case 1:
      rubric_puzzle_toggle_mark (puzzle, cells, RUBRIC_MARK_CENTRE, digit);
      break;
    case 2:
      rubric_puzzle_toggle_mark (puzzle, cells, RUBRIC_MARK_CORNER, digit);
      break;
    case 3:
      rubric_puzzle_toggle_colour (puzzle, cells, digit);
      break;
    case 4:
      rubric_puzzle_erase (puzzle, cells);
      break;
    case 5:
      solution.digit[digit] = digit;
      fill_answers (puzzle, &solution);
      break;
    case 6:
      rubric_puzzle_clear_answers (puzzle);
      break;
    case 7:
      if (digit < 3)
        rubric_puzzle_undo (puzzle);
      break;
    case 8:
      rubric_puzzle_toggle_mark_colour (puzzle, cells, digit, 1 + digit % SUD_COLOURS);
      break;
    case 9:
      rubric_puzzle_fill_marks (puzzle);
      break;
    case 10:
      rubric_puzzle_clear_marks (puzzle);
      break;
    case 11:
      g_object_set (puzzle, "clean-marks", digit % 2, NULL);
      break;
    case 12:
      if (digit == 1)
        rubric_puzzle_start_over (puzzle);
      break;
    case 13:
      rubric_puzzle_add_savepoint (puzzle);
      break;
    case 14:
      if (digit < 3)
        rubric_puzzle_return_to_savepoint (puzzle);
      break;
    default:
      rubric_puzzle_enter (puzzle, cells, digit);
    }
}

static void
test_undo_is_exact (void)
{
  for (guint k = 0; k < test_share (10000); k++)
    {
      guint seed = test_pick (k, 10000);
      g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
      g_autoptr (GRand) random = g_rand_new_with_seed (seed);
      SudSheet before = *rubric_puzzle_get_sheet (puzzle), after;

      for (int i = 0; i < 60; i++)
        random_command (puzzle, random);
      while (rubric_puzzle_redo (puzzle))
        ;
      after = *rubric_puzzle_get_sheet (puzzle);
      while (rubric_puzzle_undo (puzzle))
        ;
      if (!sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &before))
        g_test_message ("seed %u", seed);
      g_assert_cmpmem (rubric_puzzle_get_sheet (puzzle), sizeof before, &before, sizeof before);
      while (rubric_puzzle_redo (puzzle))
        ;
      g_assert_cmpmem (rubric_puzzle_get_sheet (puzzle), sizeof after, &after, sizeof after);
      g_assert_finalize_object (g_steal_pointer (&puzzle));
    }
}

/* What is no digit and no colour is refused before anything is made of it. */
static void
test_numbers_are_checked (void)
{
  static const int wrong[] = { -1, 0, 10, 33, G_MAXINT, G_MININT };
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      for (int n = wrong[i] == 0 ? 4 : 5; n > 0; n--)
        g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*assertion*failed*");
      if (wrong[i] != 0)
        g_assert_false (rubric_puzzle_enter (puzzle, one (0), wrong[i]));
      rubric_puzzle_toggle_mark (puzzle, one (0), RUBRIC_MARK_CENTRE, wrong[i]);
      rubric_puzzle_toggle_colour (puzzle, one (0), wrong[i]);
      rubric_puzzle_toggle_mark_colour (puzzle, one (0), wrong[i], 1);
      rubric_puzzle_toggle_mark_colour (puzzle, one (0), 1, wrong[i]);
      g_test_assert_expected_messages ();
    }
  g_assert_false (rubric_puzzle_undo (puzzle));
}

/* The history is bounded; what falls off is the oldest. */
static void
test_history_is_bounded (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  int steps = 0;

  for (int i = 0; i < 10500; i++)
    rubric_puzzle_enter (puzzle, one (i % SUD_CELLS), 1 + i / SUD_CELLS % SUD_SIZE);
  while (rubric_puzzle_undo (puzzle))
    steps++;
  g_assert_cmpint (steps, ==, 9999);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/puzzle/setup-writes-givens", test_setup_writes_givens);
  g_test_add_func ("/puzzle/solving-locks-givens", test_solving_locks_givens);
  g_test_add_func ("/puzzle/written-tells-of-the-same", test_written_tells_of_the_same);
  g_test_add_func ("/puzzle/changed-tells-which-cells", test_changed_tells_which_cells);
  g_test_add_func ("/puzzle/properties-notify-once", test_properties_notify_once);
  g_test_add_func ("/puzzle/answers-are-one-step", test_answers_are_one_step);
  g_test_add_func ("/puzzle/new-given-erases-answers", test_new_given_erases_answers);
  g_test_add_func ("/puzzle/marks-toggle-together", test_marks_toggle_together);
  g_test_add_func ("/puzzle/erase-goes-by-layers", test_erase_goes_by_layers);
  g_test_add_func ("/puzzle/erase-leaves-covered-marks", test_erase_leaves_covered_marks);
  g_test_add_func ("/puzzle/colours-share-a-cell", test_colours_share_a_cell);
  g_test_add_func ("/puzzle/modified-follows-the-saved-sheet", test_modified_follows_the_saved_sheet);
  g_test_add_func ("/puzzle/title-is-undone", test_title_is_undone);
  g_test_add_func ("/puzzle/marks-are-cleaned", test_marks_are_cleaned);
  g_test_add_func ("/puzzle/candidates", test_candidates);
  g_test_add_func ("/puzzle/mistakes-are-undone", test_mistakes_are_undone);
  g_test_add_func ("/puzzle/savepoints", test_savepoints);
  g_test_add_func ("/puzzle/restore", test_restore);
  g_test_add_func ("/puzzle/numbers-are-checked", test_numbers_are_checked);
  g_test_add_func ("/puzzle/undo-is-exact", test_undo_is_exact);
  g_test_add_func ("/puzzle/history-is-bounded", test_history_is_bounded);
  return g_test_run ();
}
