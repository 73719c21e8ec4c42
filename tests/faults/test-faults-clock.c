/* test-faults-clock.c - a clock that is set back makes nothing older than what was there before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "fault-testing.h"
#include "rubric-progress-store.h"
#include "session-testing.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define LINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

#define YEAR (365 * G_TIME_SPAN_DAY)
#define NOW (50 * YEAR)

static void
tear_down (char *folder)
{
  fault_set_clock (0);
  session_remove (folder);
}

static void
put_away (RubricSession *session, guint cell)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, cell);
  rubric_puzzle_enter (puzzle, cells, 1);
  rubric_session_follow (session, puzzle, NULL);
  rubric_session_leave (session, puzzle, TRUE);
  rubric_session_flush (session);
}

/* What was put away last stays, first in the list, and what goes is the oldest. */
static void
test_put_away (void)
{
  char *folder = session_folder ();
  g_autoptr (RubricSession) session = rubric_session_new (folder, 60000, NULL);
  guint n = RUBRIC_SESSION_MAX_CONTINUE + 3;
  GPtrArray *items;

  for (guint i = 0; i < n; i++)
    {
      fault_set_clock (i < n - 3 ? NOW : NOW - YEAR);
      put_away (session, i);
    }
  for (guint i = 0; i < 500 && rubric_session_get_continue (session)->len < RUBRIC_SESSION_MAX_CONTINUE; i++)
    session_run (1);
  items = rubric_session_get_continue (session);
  g_assert_cmpuint (items->len, ==, RUBRIC_SESSION_MAX_CONTINUE);
  session_run (20); /* the last of the lists, of the same length */
  items = rubric_session_get_continue (session);
  for (guint i = 0; i < items->len; i++)
    g_assert_cmpint (((RubricContinue *) items->pdata[i])->sheet.digit[n - 1 - i], ==, 1);
  g_clear_object (&session);
  tear_down (folder);
}

/* What was open is restored, however old it seems to be. */
static void
test_restored (void)
{
  char *folder = session_folder ();
  g_autoptr (RubricSession) session = NULL;
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (1, 10);
  g_autofree char *expected = session_state (puzzle), *state = NULL;
  g_autoptr (GPtrArray) records = NULL;

  fault_set_clock (NOW);
  session = rubric_session_new (folder, 60000, NULL);
  rubric_session_follow (session, puzzle, NULL);
  g_clear_object (&session);
  fault_set_clock (NOW - YEAR);
  session = rubric_session_new (folder, 60000, NULL);
  records = rubric_session_claim (session);
  g_assert_cmpuint (records->len, ==, 1);
  state = session_record_state (records->pdata[0]);
  g_assert_cmpstr (state, ==, expected);
  g_clear_object (&session);
  tear_down (folder);
}

static void
store (const char *folder, int n)
{
  g_autoptr (RubricProgressStore) progress = rubric_progress_store_new (folder, NULL);
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  g_autoptr (RubricRecord) record = NULL;
  SudCells cells = SUD_NO_CELLS;
  SudGrid givens;
  SudSheet sheet;

  g_assert_cmpint (sud_grid_parse_line (&givens, LINE), ==, SUD_CELLS);
  sud_sheet_from_grid (&sheet, &givens, SUD_ORIGIN_GIVEN);
  rubric_puzzle_load (puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  for (int cell = 0; cell < n; cell++)
    sud_cells_add (&cells, cell);
  rubric_puzzle_enter (puzzle, cells, 1);
  record = rubric_record_new (puzzle, NULL, NULL);
  rubric_progress_store_put (progress, &givens, record);
}

/* Returns: (transfer full): the path of the only file in @folder */
static char *
only_file (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name = g_dir_read_name (dir);

  g_assert_nonnull (name);
  return g_build_filename (folder, name, NULL);
}

/* A kill has left both levels of a puzzle: the one that was reached last counts, by whatever clock. */
static void
test_progress (void)
{
  char *folder = session_folder ();
  g_autofree char *old = NULL, *kept = g_strconcat (folder, "-kept", NULL);
  g_autoptr (RubricProgressStore) progress = NULL;
  g_autoptr (RubricRecord) record = NULL;
  SudGrid givens;

  fault_set_clock (g_get_real_time () + YEAR);
  store (folder, 9);
  old = only_file (folder);
  g_assert_no_errno (link (old, kept));
  fault_set_clock (0);
  store (folder, 45);
  g_assert_no_errno (g_rename (kept, old));
  g_assert_cmpuint (session_count_files (folder, "."), ==, 2);

  progress = rubric_progress_store_new (folder, NULL);
  g_assert_cmpint (sud_grid_parse_line (&givens, LINE), ==, SUD_CELLS);
  record = rubric_progress_store_load (progress, &givens);
  g_assert_nonnull (record);
  g_assert_cmpint (sud_sheet_count (rubric_record_get_sheet (record), SUD_ORIGIN_ENTERED), >, 20);
  g_clear_object (&progress);
  g_assert_cmpuint (session_count_files (folder, "."), ==, 1);
  tear_down (folder);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/faults/clock/put-away", test_put_away);
  g_test_add_func ("/faults/clock/restored", test_restored);
  g_test_add_func ("/faults/clock/progress", test_progress);
  return g_test_run ();
}
