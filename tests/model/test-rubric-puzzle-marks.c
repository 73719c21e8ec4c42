/* test-rubric-puzzle-marks.c - the marks that cleaning up takes, and what comes back when the digit goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-puzzle.h"
#include "sud-houses.h"

#include "../test-share.h"

#include <string.h>

enum
{
  N_GAMES = 200,
  N_COMMANDS = 150,
};

static gboolean
cleans_marks (RubricPuzzle *puzzle)
{
  gboolean clean;

  g_object_get (puzzle, "clean-marks", &clean, NULL);
  return clean;
}

static RubricPuzzle *
create_puzzle (void)
{
  RubricPuzzle *puzzle = rubric_puzzle_new ();

  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  g_object_set (puzzle, "clean-marks", TRUE, NULL);
  return puzzle;
}

static SudDigits
get_centre (RubricPuzzle *puzzle, int cell)
{
  return rubric_puzzle_get_sheet (puzzle)->centre[cell];
}

static void
mark (RubricPuzzle *puzzle, int cell, int digit)
{
  rubric_puzzle_toggle_mark (puzzle, sud_cells_of (cell), RUBRIC_MARK_CENTRE, digit);
}

/* The row has its 5: that of r1c2 is wrong, or that of r1c9. */
static void
test_clash_takes_nothing (void)
{
  g_autoptr (RubricPuzzle) puzzle = create_puzzle ();
  SudCells both = sud_cells_union (sud_cells_of (30), sud_cells_of (32));

  rubric_puzzle_enter (puzzle, sud_cells_of (8), 5);
  mark (puzzle, 10, 5);
  rubric_puzzle_enter (puzzle, sud_cells_of (1), 5);
  g_assert_cmpint (get_centre (puzzle, 10), ==, SUD_DIGIT_BIT (5));

  mark (puzzle, 31, 7);
  rubric_puzzle_enter (puzzle, both, 7); /* at once, in one row */
  g_assert_cmpint (get_centre (puzzle, 31), ==, SUD_DIGIT_BIT (7));
}

/* As it was: centre, corner and colour. What another digit has taken meanwhile stays away, and what the person has. */
static void
test_given_back (void)
{
  g_autoptr (RubricPuzzle) puzzle = create_puzzle ();
  SudSheet before;

  mark (puzzle, 1, 5);
  mark (puzzle, 1, 6);
  rubric_puzzle_toggle_mark (puzzle, sud_cells_of (9), RUBRIC_MARK_CORNER, 5);
  rubric_puzzle_toggle_mark_colour (puzzle, sud_cells_of (9), 5, 2);
  before = *rubric_puzzle_get_sheet (puzzle);
  rubric_puzzle_enter (puzzle, sud_cells_of (0), 5);
  g_assert_cmpint (get_centre (puzzle, 1), ==, SUD_DIGIT_BIT (6));
  rubric_puzzle_enter (puzzle, sud_cells_of (0), 6);
  g_assert_cmpint (get_centre (puzzle, 1), ==, SUD_DIGIT_BIT (5));
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->corner[9], ==, SUD_DIGIT_BIT (5));
  g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->mark_colour[9][4], ==, 2);
  rubric_puzzle_erase (puzzle, sud_cells_of (0));
  g_assert_true (sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &before));

  rubric_puzzle_enter (puzzle, sud_cells_of (0), 5);
  rubric_puzzle_enter (puzzle, sud_cells_of (19), 5); /* clashes, and sees 1 and 9 */
  rubric_puzzle_erase (puzzle, sud_cells_of (0));
  g_assert_cmpint (get_centre (puzzle, 1), ==, SUD_DIGIT_BIT (6));
  rubric_puzzle_erase (puzzle, sud_cells_of (19));
  g_assert_true (sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &before));

  rubric_puzzle_enter (puzzle, sud_cells_of (0), 5);
  mark (puzzle, 1, 5);
  mark (puzzle, 1, 5);
  rubric_puzzle_erase (puzzle, sud_cells_of (0));
  g_assert_cmpint (get_centre (puzzle, 1), ==, SUD_DIGIT_BIT (6));
}

/* What a digit took before all marks were cleared, or the puzzle was begun anew, does not come back. */
static void
test_cleared (void)
{
  for (int anew = 0; anew < 2; anew++)
    {
      g_autoptr (RubricPuzzle) puzzle = create_puzzle ();

      rubric_puzzle_toggle_mark (puzzle, sud_cells_union (sud_cells_of (0), sud_cells_of (1)), RUBRIC_MARK_CORNER, 5);
      rubric_puzzle_enter (puzzle, sud_cells_of (0), 5);
      if (anew)
        rubric_puzzle_start_over (puzzle);
      else
        rubric_puzzle_clear_marks (puzzle);
      rubric_puzzle_enter (puzzle, sud_cells_of (9), anew ? 5 : 6);
      rubric_puzzle_erase (puzzle, sud_cells_union (sud_cells_of (0), sud_cells_of (9)));
      g_assert_cmpint (rubric_puzzle_get_sheet (puzzle)->corner[1], ==, 0);
    }
}

/* The history tells, so it is the same after undo and redo, and in a session that goes on. */
static void
test_history_tells (void)
{
  g_autoptr (RubricPuzzle) puzzle = create_puzzle (), restored = create_puzzle ();
  guint n, position;
  const SudSheet *history;

  mark (puzzle, 1, 5);
  rubric_puzzle_enter (puzzle, sud_cells_of (0), 5);
  rubric_puzzle_undo (puzzle);
  rubric_puzzle_redo (puzzle);
  history = rubric_puzzle_get_history (puzzle, &n, &position);
  rubric_puzzle_restore (restored, history, n, position, history, NULL);
  rubric_puzzle_erase (restored, sud_cells_of (0));
  g_assert_cmpint (get_centre (restored, 1), ==, SUD_DIGIT_BIT (5));
  g_object_set (puzzle, "clean-marks", FALSE, NULL);
  rubric_puzzle_erase (puzzle, sud_cells_of (0));
  g_assert_cmpint (get_centre (puzzle, 1), ==, SUD_DIGIT_BIT (5));
  rubric_puzzle_undo (puzzle);
  g_assert_cmpint (get_centre (puzzle, 1), ==, 0);
}

/* The slow way: what was taken is written down as it goes, for each mark of each sheet, instead of looked up. */

typedef struct
{
  gboolean is_taken;
  SudDigits centre, corner;
  uint8_t colour;
} Taken;

typedef struct
{
  Taken marks[SUD_CELLS][SUD_SIZE];
} Ledger;

static Taken
read_mark (const SudSheet *sheet, int cell, int digit)
{
  return (Taken){ FALSE, sheet->centre[cell] & SUD_DIGIT_BIT (digit), sheet->corner[cell] & SUD_DIGIT_BIT (digit),
                  sheet->mark_colour[cell][digit - 1] };
}

static gboolean
is_there (Taken mark)
{
  return mark.centre != 0 || mark.corner != 0;
}

static gboolean
sees (const SudSheet *sheet, int cell, int digit)
{
  for (int other = 0; other < SUD_CELLS; other++)
    if (sheet->digit[other] == digit && sud_cells_has (sud_peers_of (cell), other))
      return TRUE;
  return FALSE;
}

/* Whether a peer of @cell has @digit in @after and not in @before. */
static gboolean
comes_into_sight (const SudSheet *before, const SudSheet *after, int cell, int digit)
{
  for (int other = 0; other < SUD_CELLS; other++)
    if (after->digit[other] == digit && before->digit[other] != digit && sud_cells_has (sud_peers_of (cell), other))
      return TRUE;
  return FALSE;
}

static void
set_mark (SudSheet *sheet, int cell, int digit, Taken mark)
{
  const SudDigits others = (SudDigits)~SUD_DIGIT_BIT (digit);

  sheet->centre[cell] = (sheet->centre[cell] & others) | mark.centre;
  sheet->corner[cell] = (sheet->corner[cell] & others) | mark.corner;
  sheet->mark_colour[cell][digit - 1] = mark.colour;
}

/* What writing @digit into @cells makes of @before. */
static SudSheet
write_slowly (const Ledger *ledger, const SudSheet *before, SudCells cells, int digit, gboolean clean)
{
  SudSheet written = *before, after;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (cells, cell) && before->origin[cell] != SUD_ORIGIN_GIVEN)
      sud_sheet_set_digit (&written, cell, digit, SUD_ORIGIN_ENTERED);
  after = written;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int gone = 1; gone <= SUD_SIZE; gone++)
      if (ledger->marks[cell][gone - 1].is_taken && comes_into_sight (&written, before, cell, gone)
          && !sees (&written, cell, gone))
        set_mark (&after, cell, gone, ledger->marks[cell][gone - 1]);
  for (int writer = 0; writer < SUD_CELLS && clean && digit != 0; writer++)
    if (sud_cells_has (cells, writer) && before->origin[writer] != SUD_ORIGIN_GIVEN && !sees (&written, writer, digit))
      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (sud_cells_has (sud_peers_of (writer), cell))
          set_mark (&after, cell, digit, (Taken){ FALSE });
  return after;
}

/* Of the digits that the person has written. */
static guint
count_kinds (const SudSheet *before, const SudSheet *after)
{
  SudDigits digits = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (after->digit[cell] != 0 && after->digit[cell] != before->digit[cell])
      digits |= SUD_DIGIT_BIT (after->digit[cell]);
  return (guint)sud_digits_count (digits);
}

static gboolean
is_marked (const SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if ((sheet->centre[cell] | sheet->corner[cell]) != 0)
      return TRUE;
  return FALSE;
}

/* A mark that went as its digit came into sight was taken; any other change of it is the person's. */
static void
keep_ledger (Ledger *ledger, const SudSheet *before, const SudSheet *after)
{
  guint kinds = count_kinds (before, after);
  gboolean all = kinds == 0 && is_marked (before) && !is_marked (after);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      {
        Taken had = read_mark (before, cell, digit), has = read_mark (after, cell, digit);
        gboolean cleared = all || (kinds == 0 && (before->centre[cell] | before->corner[cell]) != 0
                                   && (after->centre[cell] | after->corner[cell]) == 0);

        if (kinds > 1 || cleared || is_there (has) || is_there (had))
          ledger->marks[cell][digit - 1] = (Taken){ FALSE };
        if (kinds == 1 && is_there (had) && !is_there (has) && comes_into_sight (before, after, cell, digit))
          {
            had.is_taken = TRUE;
            ledger->marks[cell][digit - 1] = had;
          }
      }
}

static SudCells
choose_cells (GRand *random)
{
  SudCells cells = SUD_NO_CELLS;

  /* few, so that they meet */
  for (int n = g_rand_int_range (random, 1, 4); n > 0; n--)
    sud_cells_add (&cells, g_rand_int_range (random, 0, 4) * SUD_SIZE + g_rand_int_range (random, 0, 4));
  return cells;
}

static void
paste (RubricPuzzle *puzzle)
{
  static const char line[] = "123456789" "........................................................................";
  SudGrid grid;
  SudSheet sheet;

  sud_grid_parse_line (&grid, line);
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_ENTERED);
  rubric_puzzle_replace (puzzle, &sheet);
}

/* Whatever is no writing of a digit. */
static void
do_something_else (RubricPuzzle *puzzle, GRand *random, SudCells cells, int digit)
{
  switch (g_rand_int_range (random, 0, 28))
    {
    case 0:
      rubric_puzzle_clear_marks (puzzle);
      break;
    case 1:
      rubric_puzzle_start_over (puzzle);
      break;
    case 2:
      paste (puzzle);
      break;
    case 3:
      g_object_set (puzzle, "clean-marks", !cleans_marks (puzzle), NULL);
      break;
    case 4:
    case 5:
      rubric_puzzle_fill_marks (puzzle);
      break;
    case 6:
    case 7:
    case 8:
      rubric_puzzle_toggle_mark_colour (puzzle, cells, digit, 1 + digit % 3);
      break;
    case 9:
    case 10:
    case 11:
      rubric_puzzle_undo (puzzle);
      break;
    case 12:
    case 13:
      rubric_puzzle_redo (puzzle);
      break;
    default:
      rubric_puzzle_toggle_mark (puzzle, cells, g_rand_boolean (random) ? RUBRIC_MARK_CENTRE : RUBRIC_MARK_CORNER, digit);
    }
}

/* Each sheet of the history has its ledger. */
static void
follow (RubricPuzzle *puzzle, GArray *ledgers, const SudSheet *before, guint position)
{
  guint n, now;
  Ledger next = g_array_index (ledgers, Ledger, position);

  rubric_puzzle_get_history (puzzle, &n, &now);
  if (now != position + 1 || n != now + 1)
    return; /* undone, redone, or nothing */
  keep_ledger (&next, before, rubric_puzzle_get_sheet (puzzle));
  g_array_set_size (ledgers, now);
  g_array_append_val (ledgers, next);
}

static void
play (guint32 seed)
{
  g_autoptr (RubricPuzzle) puzzle = create_puzzle ();
  g_autoptr (GArray) ledgers = g_array_new (FALSE, TRUE, sizeof (Ledger));
  GRand *random = g_rand_new_with_seed (seed);

  g_array_set_size (ledgers, 1);
  for (int i = 0; i < N_COMMANDS; i++)
    {
      SudCells cells = choose_cells (random);
      int digit = g_rand_int_range (random, 1, 4);
      gboolean writes = g_rand_boolean (random);
      SudSheet before = *rubric_puzzle_get_sheet (puzzle), wanted;
      guint n, position;

      rubric_puzzle_get_history (puzzle, &n, &position);
      if (writes)
        {
          digit = g_rand_int_range (random, 0, 3) == 0 ? 0 : digit;
          wanted = write_slowly (&g_array_index (ledgers, Ledger, position), &before, cells, digit,
                                 cleans_marks (puzzle));
          rubric_puzzle_enter (puzzle, cells, digit);
          if (!sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &wanted))
            g_error ("seed %u, command %d", seed, i);
        }
      else
        do_something_else (puzzle, random, cells, digit);
      follow (puzzle, ledgers, &before, position);
    }
  g_rand_free (random);
}

static void
test_against_ledger (void)
{
  for (guint32 seed = 0; seed < test_share (N_GAMES); seed++)
    play (seed);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/puzzle/marks/clash-takes-nothing", test_clash_takes_nothing);
  g_test_add_func ("/puzzle/marks/given-back", test_given_back);
  g_test_add_func ("/puzzle/marks/cleared", test_cleared);
  g_test_add_func ("/puzzle/marks/history-tells", test_history_tells);
  g_test_add_func ("/puzzle/marks/against-ledger", test_against_ledger);
  return g_test_run ();
}
