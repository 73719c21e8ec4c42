/* test-rubric-puzzle-uncertain.c - how long a cell is said to have been misread, perhaps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-puzzle-testing.h"
#include "rubric-record.h"

enum
{
  DIGIT = 4, /* a cell that was read as a digit, */
  BLANK = 5, /* and one that was read as a blank */
  CHANGES = 8, /* so many leave it the same puzzle */
};

static RubricUncertainCells
make_uncertain (void)
{
  RubricUncertainCells self = { .cells = SUD_NO_CELLS };

  sud_sheet_clear (&self.read);
  sud_sheet_set_digit (&self.read, DIGIT, 7, SUD_ORIGIN_GIVEN);
  sud_cells_add (&self.cells, DIGIT);
  sud_cells_add (&self.cells, BLANK);
  return self;
}

static void
test_given (void)
{
  RubricUncertainCells self = make_uncertain ();
  SudSheet sheet = self.read;

  g_assert_true (sud_cells_equal (rubric_uncertain_cells_find (&self, &sheet), self.cells));
  sud_sheet_set_digit (&sheet, BLANK, 1, SUD_ORIGIN_GIVEN);
  g_assert_false (sud_cells_has (rubric_uncertain_cells_find (&self, &sheet), BLANK));
  sud_sheet_set_digit (&sheet, DIGIT, 1, SUD_ORIGIN_GIVEN);
  g_assert_true (sud_cells_is_empty (rubric_uncertain_cells_find (&self, &sheet)));
  sheet = self.read;
  g_assert_true (sud_cells_equal (rubric_uncertain_cells_find (&self, &sheet), self.cells));
}

/* Who fills the blanks, or has them filled, has corrected nothing. */
static void
test_filled (void)
{
  static const SudOrigin origins[] = { SUD_ORIGIN_ENTERED, SUD_ORIGIN_SOLVED };
  RubricUncertainCells self = make_uncertain ();

  for (gsize i = 0; i < G_N_ELEMENTS (origins); i++)
    {
      SudSheet sheet = self.read;

      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (cell != DIGIT)
          sud_sheet_set_digit (&sheet, cell, 3, origins[i]);
      g_assert_true (sud_cells_equal (rubric_uncertain_cells_find (&self, &sheet), self.cells));
    }
}

static void
test_another (void)
{
  RubricUncertainCells self = make_uncertain ();
  SudSheet sheet = self.read;

  for (int cell = 72; cell < 72 + CHANGES; cell++)
    sud_sheet_set_digit (&sheet, cell, 2, SUD_ORIGIN_GIVEN);
  g_assert_true (sud_cells_equal (rubric_uncertain_cells_find (&self, &sheet), self.cells));
  sud_sheet_set_digit (&sheet, 80, 2, SUD_ORIGIN_GIVEN);
  g_assert_true (sud_cells_is_empty (rubric_uncertain_cells_find (&self, &sheet)));
}

static void
count_cb (RubricPuzzle *puzzle, GParamSpec *pspec, int *n)
{
  (*n)++;
}

/* After a second, better picture only its cells are uncertain; undoing brings those of the first back. */
static void
test_undo (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  RubricUncertainCells read = make_uncertain ();
  int n = 0;

  g_signal_connect (puzzle, "notify::uncertain", G_CALLBACK (count_cb), &n);
  rubric_puzzle_replace_all (puzzle, &read.read, NULL);
  rubric_puzzle_set_uncertain (puzzle, read.cells);
  g_assert_cmpint (n, ==, 2);
  sud_sheet_set_digit (&read.read, BLANK, 1, SUD_ORIGIN_GIVEN);
  rubric_puzzle_replace_all (puzzle, &read.read, NULL);
  g_assert_true (sud_cells_is_empty (rubric_puzzle_get_uncertain (puzzle)));
  rubric_puzzle_undo (puzzle);
  g_assert_true (sud_cells_equal (rubric_puzzle_get_uncertain (puzzle), read.cells));
  rubric_puzzle_enter (puzzle, sud_cells_of (DIGIT), 7); /* which it is: looked at */
  g_assert_true (sud_cells_equal (rubric_puzzle_get_uncertain (puzzle), sud_cells_of (BLANK)));
  rubric_puzzle_redo (puzzle);
  g_assert_true (sud_cells_is_empty (rubric_puzzle_get_uncertain (puzzle)));
}

/* Another digit ends the uncertainty, until it is undone; what is entered while solving says nothing of the puzzle. */
static void
test_written (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  RubricUncertainCells read = make_uncertain ();

  rubric_puzzle_load (puzzle, &read.read, NULL);
  rubric_puzzle_set_uncertain (puzzle, read.cells);
  rubric_puzzle_enter (puzzle, sud_cells_of (BLANK), 2);
  g_assert_true (sud_cells_equal (rubric_puzzle_get_uncertain (puzzle), sud_cells_of (DIGIT)));
  rubric_puzzle_undo (puzzle);
  g_assert_true (sud_cells_equal (rubric_puzzle_get_uncertain (puzzle), read.cells));
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_enter (puzzle, sud_cells_of (BLANK), 2);
  g_assert_true (sud_cells_equal (rubric_puzzle_get_uncertain (puzzle), read.cells));
}

static void
test_loaded (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  RubricUncertainCells read = make_uncertain ();
  int n = 0;

  rubric_puzzle_load (puzzle, &read.read, NULL);
  rubric_puzzle_set_uncertain (puzzle, read.cells);
  g_signal_connect (puzzle, "notify::uncertain", G_CALLBACK (count_cb), &n);
  rubric_puzzle_load (puzzle, &read.read, NULL);
  g_assert_true (sud_cells_is_empty (rubric_puzzle_get_uncertain (puzzle)));
  g_assert_cmpint (n, ==, 1);
}

/* The next time the program starts they are still uncertain. */
static void
test_kept (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new (), again = rubric_puzzle_new ();
  RubricUncertainCells read = make_uncertain ();
  g_autoptr (RubricRecord) record = NULL, kept = NULL;
  g_autoptr (GBytes) bytes = NULL;

  rubric_puzzle_replace_all (puzzle, &read.read, NULL);
  rubric_puzzle_set_uncertain (puzzle, read.cells);
  record = rubric_record_new (puzzle, NULL, NULL);
  bytes = rubric_record_to_bytes (record);
  kept = rubric_record_from_bytes (bytes);
  g_assert_nonnull (kept);
  rubric_record_restore (kept, again);
  g_assert_true (sud_cells_equal (rubric_puzzle_get_uncertain (again), read.cells));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/uncertain/given", test_given);
  g_test_add_func ("/uncertain/filled", test_filled);
  g_test_add_func ("/uncertain/another", test_another);
  g_test_add_func ("/uncertain/undo", test_undo);
  g_test_add_func ("/uncertain/written", test_written);
  g_test_add_func ("/uncertain/loaded", test_loaded);
  g_test_add_func ("/uncertain/kept", test_kept);
  return g_test_run ();
}
