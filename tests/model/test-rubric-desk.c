/* test-rubric-desk.c - change on disk, reload, put away, recover and solve, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "desk-fixture.h"
#include "rubric-text-desk.h"
#include "session-testing.h"

#include <glib/gstdio.h>

static void
join_session (DeskFixture *fixture)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "session", NULL);

  fixture->session = rubric_session_new (folder, 5, NULL);
  g_assert_nonnull (fixture->session);
  rubric_desk_join_session (fixture->desk, fixture->session);
}

static void
wait_for_change (DeskFixture *fixture, RubricFileChange change)
{
  while (rubric_desk_get_change (fixture->desk) != change)
    {
      rubric_desk_check_file (fixture->desk);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
test_reload (DeskFixture *fixture, gconstpointer unused)
{
  SudSheet before;

  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  before = *rubric_puzzle_get_sheet (fixture->puzzle);
  desk_fixture_write (fixture->file, DESK_OTHER);
  wait_for_change (fixture, RUBRIC_FILE_CHANGED);
  rubric_desk_reload (fixture->desk);
  desk_settle ();
  g_assert_cmpint (rubric_desk_get_change (fixture->desk), ==, RUBRIC_FILE_SAME);
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->digit[0], ==, 0);
  g_assert_true (rubric_puzzle_undo (fixture->puzzle));
  g_assert_true (sud_sheet_equal (&before, rubric_puzzle_get_sheet (fixture->puzzle)));
  g_assert_true (rubric_puzzle_get_modified (fixture->puzzle));
}

static void
test_keep_mine (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_write (fixture->file, DESK_OTHER);
  wait_for_change (fixture, RUBRIC_FILE_CHANGED);
  rubric_desk_ignore_external_change (fixture->desk);
  desk_settle ();
  g_assert_true (rubric_puzzle_get_modified (fixture->puzzle));
  rubric_desk_save (fixture->desk);
  desk_settle ();
  g_assert_true (desk_fixture_is_saved (fixture));
}

/* Nothing is reloaded on a desk that is closed, nor does anything come of it. */
static void
test_close_while_reloading (DeskFixture *fixture, gconstpointer unused)
{
  SudSheet before;

  desk_fixture_load (fixture, fixture->file);
  before = *rubric_puzzle_get_sheet (fixture->puzzle);
  desk_fixture_write (fixture->file, DESK_OTHER "\n" DESK_REFERENCE);
  rubric_desk_reload (fixture->desk);
  rubric_desk_close (fixture->desk);
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  desk_settle ();
  g_assert_true (sud_sheet_equal (&before, rubric_puzzle_get_sheet (fixture->puzzle)));
  g_assert_cmpuint (fixture->person->n_told, ==, 0);
}

static void
count_cb (RubricDesk *desk, const RubricReading *reading, guint *n)
{
  g_assert_cmpuint (rubric_document_get_n_puzzles (reading->document), ==, 2);
  ++*n;
}

static void
test_reload_list (DeskFixture *fixture, gconstpointer unused)
{
  guint n = 0;

  desk_fixture_load (fixture, fixture->file);
  g_signal_connect (fixture->desk, "list-read", G_CALLBACK (count_cb), &n);
  desk_fixture_write (fixture->file, DESK_OTHER "\n" DESK_REFERENCE);
  rubric_desk_reload (fixture->desk);
  desk_settle ();
  g_assert_cmpuint (n, ==, 1);
}

/* A file that is gone is no longer saved. */
static void
test_gone (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  g_assert_no_errno (g_unlink (g_file_peek_path (fixture->file)));
  wait_for_change (fixture, RUBRIC_FILE_GONE);
  rubric_desk_close (fixture->desk);
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_CLOSE);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, NULL);
  desk_settle ();
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_true (desk_fixture_is_saved (fixture));
}

/* A puzzle that is in no file is put away before the desk closes. */
static void
test_keep (DeskFixture *fixture, gconstpointer unused)
{
  join_session (fixture);
  desk_fixture_edit (fixture);
  rubric_desk_close (fixture->desk);
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  while (!rubric_desk_is_closed (fixture->desk))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (session_count_files (fixture->folder, "session/continue"), ==, 1);
  g_assert_cmpuint (fixture->person->n_asked, ==, 0);
}

/* A puzzle makes room for another one and is there another time, with its level; the next one has a record of its own. */
static void
test_clear (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricRecord) record = NULL;
  GPtrArray *items;

  join_session (fixture);
  desk_fixture_put (fixture, DESK_REFERENCE);
  g_assert_true (rubric_puzzle_enter (fixture->puzzle, sud_cells_of (2), 4));
  desk_settle ();
  rubric_desk_clear (fixture->desk);
  while ((items = rubric_session_get_continue (fixture->session))->len == 0
         || !rubric_desk_is_untouched (fixture->desk))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (((RubricContinue *)items->pdata[0])->level, ==, SUD_LEVEL_EASY);
  desk_fixture_put (fixture, DESK_OTHER);
  record = rubric_session_take (fixture->session, ((RubricContinue *)items->pdata[0])->id);
  g_assert_cmpint (rubric_record_get_sheet (record)->digit[0], ==, 5);
  rubric_desk_restore (fixture->desk, record);
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->digit[0], ==, 5);
  rubric_session_flush (fixture->session);
  g_assert_cmpuint (session_count_files (fixture->folder, "session/continue"), ==, 0);
}

/* A puzzle that cannot be put away stays. */
static void
test_not_kept (DeskFixture *fixture, gconstpointer unused)
{
  g_autofree char *windows = NULL, *away = NULL;

  join_session (fixture);
  desk_fixture_edit (fixture);
  windows = g_build_filename (fixture->folder, "session", "windows", NULL);
  away = g_strconcat (windows, ".away", NULL);
  g_test_expect_message (NULL, G_LOG_LEVEL_MESSAGE, "*");
  g_assert_no_errno (g_rename (windows, away));
  rubric_desk_close (fixture->desk);
  while (!test_person_is_asked (fixture->person))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_NOT_KEPT);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, NULL);
  desk_settle ();
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_WHERE);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, fixture->file);
  desk_settle ();
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_true (desk_fixture_is_saved (fixture));
  g_assert_no_errno (g_rename (away, windows));
}

/* What the program was killed with is there again, in its file, with what had not been saved. */
static void
test_recover (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricRecord) record = NULL;
  g_autoptr (RubricDesk) again = NULL;
  SudSheet before;

  join_session (fixture);
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  before = *rubric_puzzle_get_sheet (fixture->puzzle);
  record = rubric_record_new (fixture->puzzle, NULL, NULL);
  record->uri = g_file_get_uri (fixture->file);
  record->format = g_strdup ("sdk");
  record->stamp = rubric_file_stamp_to_string (rubric_desk_get_known (fixture->desk));
  record->id = g_strdup ("1-1.rubric");
  rubric_desk_discard (fixture->desk);
  desk_settle ();

  again = desk_fixture_create_desk (fixture);
  rubric_desk_join_session (again, fixture->session);
  rubric_desk_restore (again, record);
  desk_settle ();
  g_assert_true (sud_sheet_equal (&before, rubric_puzzle_get_sheet (rubric_desk_get_puzzle (again))));
  desk_assert_title (again, "• reference.sdk");
  g_assert_cmpint (rubric_desk_get_change (again), ==, RUBRIC_FILE_SAME);
  rubric_desk_discard (again);
  fixture->n_closed--;
}

/* Takes up a puzzle that was in @path, below the folder of this login, when the program was killed. */
static void
restore_lent (DeskFixture *fixture, const char *path)
{
  g_autofree char *known = NULL;
  RubricFileStamp stamp;
  RubricRecord *record;

  desk_fixture_write (fixture->file, DESK_REFERENCE);
  g_assert_true (rubric_file_stamp_query (&stamp, fixture->file, NULL, NULL));
  join_session (fixture);
  desk_fixture_edit (fixture);
  record = rubric_record_new (fixture->puzzle, NULL, NULL);
  record->uri = g_strdup_printf ("file://%s/%s", g_get_user_runtime_dir (), path);
  record->format = g_strdup ("sdk");
  record->stamp = rubric_file_stamp_to_string (&stamp);
  record->id = g_strdup ("1-1.rubric");
  rubric_desk_restore (fixture->desk, record);
  rubric_record_free (record);
  desk_settle ();
}

/* In a new login the portal no longer lends the file. What was done is there, and is saved in another one. */
static void
test_lent_no_longer (DeskFixture *fixture, gconstpointer unused)
{
  restore_lent (fixture, "doc/5bc8da51/puzzle.sdk");
  wait_for_change (fixture, RUBRIC_FILE_LOST);
  desk_assert_title (fixture->desk, "• puzzle.sdk");
  rubric_desk_close (fixture->desk);
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_CLOSE);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, NULL);
  desk_settle ();
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_WHERE);
  g_assert_cmpstr (fixture->person->name, ==, "puzzle.sdk");
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, fixture->file);
  desk_settle ();
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_true (desk_fixture_is_saved (fixture));
}

/* A file that was deleted while it is lent can be written again. */
static void
test_lent_gone (DeskFixture *fixture, gconstpointer unused)
{
  g_autofree char *lent = g_build_filename (g_get_user_runtime_dir (), "doc", NULL);
  g_autofree char *folder = g_build_filename (lent, "5bc8da52", NULL), *file = g_build_filename (folder, "puzzle.sdk", NULL);

  g_assert_no_errno (g_mkdir_with_parents (folder, 0700));
  restore_lent (fixture, "doc/5bc8da52/puzzle.sdk");
  wait_for_change (fixture, RUBRIC_FILE_GONE);
  rubric_desk_save (fixture->desk);
  desk_settle ();
  g_assert_cmpint (rubric_desk_get_change (fixture->desk), ==, RUBRIC_FILE_SAME);
  g_assert_cmpuint (fixture->person->n_asked, ==, 0);
  g_assert_no_errno (g_remove (file));
  g_assert_no_errno (g_rmdir (folder));
  g_assert_no_errno (g_rmdir (lent));
}

static gboolean
is_solved (DeskFixture *fixture)
{
  SudGrid all = rubric_puzzle_get_grid (fixture->puzzle, SUD_ORIGINS_ALL);

  return sud_grid_is_solved (&all);
}

static void
enter (DeskFixture *fixture, int cell, int digit)
{
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, cell);
  g_assert_true (rubric_puzzle_enter (fixture->puzzle, cells, digit));
}

static void
test_solve (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  g_assert_cmpint (rubric_puzzle_get_mode (fixture->puzzle), ==, RUBRIC_MODE_SOLVING);
  rubric_desk_solve (fixture->desk, sud_strategy_find ("bitset"));
  g_assert_true (rubric_desk_is_solving (fixture->desk));
  desk_settle ();
  g_assert_true (is_solved (fixture));
  g_assert_cmpuint (fixture->person->n_asked, ==, 0);
}

/* One question, whatever stands there; its answer is what comes of it. */
static void
test_solve_entries (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  enter (fixture, 2, 4);
  rubric_desk_solve (fixture->desk, sud_strategy_find ("lanes"));
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_SHOW_SOLUTION);
  test_person_answer (fixture->person, RUBRIC_REPLY_SHOW, NULL);
  desk_settle ();
  g_assert_true (is_solved (fixture));
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->origin[2], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmpuint (fixture->person->n_asked, ==, 1);
}

static void
test_solve_wrong (DeskFixture *fixture, gconstpointer answer)
{
  gboolean replace = GPOINTER_TO_INT (answer) == RUBRIC_REPLY_REPLACE;

  desk_fixture_load (fixture, fixture->file);
  enter (fixture, 2, 1); /* 4 is right */
  enter (fixture, 3, 6); /* as it should be */
  rubric_desk_solve (fixture->desk, sud_strategy_find ("lanes"));
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_WRONG_ENTRIES);
  g_assert_cmpint (sud_cells_count (fixture->person->cells), ==, 1);
  test_person_answer (fixture->person, GPOINTER_TO_INT (answer), NULL);
  desk_settle ();
  g_assert_cmpuint (fixture->person->n_asked, ==, 1);
  g_assert_cmpint (is_solved (fixture), ==, replace);
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->digit[2], ==, replace ? 4 : 1);
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->digit[80 - 9], !=, 0);
  g_assert_true (rubric_puzzle_undo (fixture->puzzle)); /* one step */
  g_assert_cmpint (sud_sheet_count (rubric_puzzle_get_sheet (fixture->puzzle), SUD_ORIGIN_SOLVED), ==, 0);
}

/* A cell is filled as the givens want it, whatever wrong entries stand elsewhere. */
static void
test_solve_cell (DeskFixture *fixture, gconstpointer unused)
{
  SudCells cells = SUD_NO_CELLS;

  desk_fixture_load (fixture, fixture->file);
  enter (fixture, 2, 1);
  sud_cells_add (&cells, 3);
  rubric_desk_solve_cells (fixture->desk, cells, sud_strategy_find ("lanes"));
  desk_settle ();
  g_assert_cmpuint (fixture->person->n_asked, ==, 0);
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->digit[3], ==, 6);
  g_assert_cmpint (sud_sheet_count (rubric_puzzle_get_sheet (fixture->puzzle), SUD_ORIGIN_SOLVED), ==, 1);
}

static void
finished_cb (RubricDesk *desk, guint *n)
{
  ++*n;
}

/* All of the solution but r1c3 and r1c4, whose digits are 4 and 6. */
static guint *
load_nearly_solved (DeskFixture *fixture)
{
  static const char nearly[] = "53..78912672195348198342567859761423426853791713924856961537284287419635345286179";
  static guint n_finished;
  const RubricFileStamp unknown = { "", "" };
  SudSheet sheet = sheet_of (nearly);

  rubric_desk_load (fixture->desk, NULL, &unknown, NULL, &sheet, NULL);
  desk_settle ();
  n_finished = 0;
  g_signal_connect (fixture->desk, "finished", G_CALLBACK (finished_cb), &n_finished);
  return &n_finished;
}

static void
assert_stats (DeskFixture *fixture, RubricSolveStats expected)
{
  g_assert_cmpuint (rubric_puzzle_get_stats (fixture->puzzle)->mistakes, ==, expected.mistakes);
  g_assert_true (rubric_solve_stats_equal (rubric_puzzle_get_stats (fixture->puzzle), &expected));
}

/* Once, however it goes on; and what was undone has been a mistake all the same. */
static void
test_finish (DeskFixture *fixture, gconstpointer unused)
{
  const guint *n_finished = load_nearly_solved (fixture);

  enter (fixture, 2, 6);
  rubric_puzzle_undo (fixture->puzzle);
  enter (fixture, 2, 4);
  enter (fixture, 3, 4);
  g_assert_cmpuint (*n_finished, ==, 0);
  enter (fixture, 3, 6);
  g_assert_cmpuint (*n_finished, ==, 1);
  rubric_puzzle_undo (fixture->puzzle);
  rubric_puzzle_redo (fixture->puzzle);
  g_assert_cmpuint (*n_finished, ==, 1);
  assert_stats (fixture, (RubricSolveStats){ .mistakes = 2 });
}

/* A cell that was solved is help; what is left is still the person's to finish. */
static void
test_finish_helped (DeskFixture *fixture, gconstpointer unused)
{
  const guint *n_finished = load_nearly_solved (fixture);
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, 2);
  rubric_desk_solve_cells (fixture->desk, cells, sud_strategy_find ("lanes"));
  desk_settle ();
  assert_stats (fixture, (RubricSolveStats){ .cells = 1 });
  enter (fixture, 3, 6);
  g_assert_cmpuint (*n_finished, ==, 1);
}

/* One digit of a solution that was shown, erased and written again, finishes nothing. */
static void
test_finish_shown (DeskFixture *fixture, gconstpointer unused)
{
  const guint *n_finished = load_nearly_solved (fixture);

  rubric_desk_solve (fixture->desk, sud_strategy_find ("lanes"));
  desk_settle ();
  g_assert_true (is_solved (fixture));
  enter (fixture, 3, 0);
  enter (fixture, 3, 6);
  g_assert_cmpuint (*n_finished, ==, 0);
  assert_stats (fixture, (RubricSolveStats){ .solutions = 1 });
}

/* A mistake in a puzzle of a list that was undone: the list is left and the puzzle opened again. */
static void
test_list_keeps_stats (DeskFixture *fixture, gconstpointer unused)
{
  g_autofree char *path = g_build_filename (fixture->folder, "progress", NULL);
  g_autoptr (RubricProgressStore) progress = rubric_progress_store_new (path, NULL);
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (DESK_REFERENCE "\n" DESK_OTHER "\n", -1, NULL);
  g_autoptr (RubricCollection) collection = rubric_collection_new (document, progress);
  g_autoptr (GArray) marks = NULL;

  rubric_desk_load_item (fixture->desk, collection, 0);
  desk_settle ();
  enter (fixture, 2, 2);
  rubric_puzzle_undo (fixture->puzzle);
  g_assert_false (rubric_puzzle_get_modified (fixture->puzzle));
  rubric_desk_load_item (fixture->desk, collection, 1);
  assert_stats (fixture, (RubricSolveStats){ 0 });
  rubric_desk_load_item (fixture->desk, collection, 0);
  assert_stats (fixture, (RubricSolveStats){ .mistakes = 1 });
  rubric_puzzle_start_over (fixture->puzzle);
  rubric_desk_keep_progress (fixture->desk);
  desk_settle ();
  marks = rubric_progress_store_copy_marks (progress);
  g_assert_cmpuint (marks->len, ==, 0);
}

static void
assert_place (DeskFixture *fixture, const char *place, gboolean previous, gboolean next)
{
  g_autofree char *found = rubric_text_desk_place (fixture->desk);

  g_assert_cmpstr (found, ==, place);
  g_assert_cmpint (rubric_desk_has_neighbour (fixture->desk, -1), ==, previous);
  g_assert_cmpint (rubric_desk_has_neighbour (fixture->desk, 1), ==, next);
}

static void
search (RubricCollection *collection, const char *text, gboolean descending)
{
  g_auto (RubricQuery) query = { 0 };

  rubric_query_init (&query);
  query.descending = descending;
  rubric_query_set_search (&query, text);
  rubric_collection_set_query (collection, &query);
}

/* What the list no longer shows has no number in it, but those that it shows are still before it and behind it. */
static void
test_list_leaves_out (DeskFixture *fixture, gconstpointer unused)
{
  static const char text[] = DESK_REFERENCE " # a\n" DESK_OTHER " # b\n" DESK_REFERENCE " # c\n" DESK_OTHER " # a\n";
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (text, -1, NULL);
  g_autoptr (RubricCollection) collection = rubric_collection_new (document, NULL);
  g_autoptr (GFile) file = g_file_new_for_path ("/puzzles/list.sdm");

  rubric_collection_name_after (collection, file);
  g_assert_cmpstr (rubric_collection_get_name (collection), ==, "list.sdm");
  rubric_desk_load_item (fixture->desk, collection, 2);
  assert_place (fixture, "3 of 4 · list.sdm", TRUE, TRUE);
  search (collection, "nowhere", FALSE);
  assert_place (fixture, "list.sdm", FALSE, FALSE);
  g_assert_false (rubric_desk_go (fixture->desk, 1));
  search (collection, "b", FALSE);
  assert_place (fixture, "list.sdm", TRUE, FALSE);
  search (collection, "b", TRUE);
  assert_place (fixture, "list.sdm", FALSE, TRUE);
  search (collection, "a", FALSE);
  assert_place (fixture, "list.sdm", TRUE, TRUE);
  g_assert_true (rubric_desk_go (fixture->desk, 1));
  assert_place (fixture, "2 of 2 · list.sdm", TRUE, FALSE);
  rubric_desk_load_item (fixture->desk, collection, 2);
  g_assert_true (rubric_desk_go (fixture->desk, -1));
  assert_place (fixture, "1 of 2 · list.sdm", FALSE, TRUE);
  search (collection, NULL, FALSE);
  assert_place (fixture, "1 of 4 · list.sdm", FALSE, TRUE);
  desk_settle ();
}

/* Seconds of searching end with the desk. */
static void
test_close_while_solving (DeskFixture *fixture, gconstpointer unused)
{
  static const char hostile[] = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
  const RubricFileStamp unknown = { "", "" };
  SudSheet sheet = { 0 };
  SudGrid grid;
  gint64 start;

  g_assert_cmpint (sud_grid_parse_line (&grid, hostile), ==, SUD_CELLS);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid.digit[cell] != 0)
      sud_sheet_set_digit (&sheet, cell, grid.digit[cell], SUD_ORIGIN_GIVEN);
  rubric_desk_load (fixture->desk, NULL, &unknown, NULL, &sheet, NULL);
  desk_settle ();
  rubric_desk_solve (fixture->desk, sud_strategy_find ("brute-force"));
  start = g_get_monotonic_time ();
  rubric_desk_close (fixture->desk);
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  desk_settle ();
  g_assert_false (is_solved (fixture));
  g_test_message ("the search ended %.1f ms after closing", (g_get_monotonic_time () - start) / 1e3);
}

static const DeskFixtureTest tests[] = {
  { "/desk/close/while-reloading", test_close_while_reloading },
  { "/desk/close/while-solving", test_close_while_solving },
  { "/desk/close/gone", test_gone },
  { "/desk/reload", test_reload },
  { "/desk/reload/list", test_reload_list },
  { "/desk/keep-mine", test_keep_mine },
  { "/desk/session/keep", test_keep },
  { "/desk/session/clear", test_clear },
  { "/desk/session/not-kept", test_not_kept },
  { "/desk/session/recover", test_recover },
  { "/desk/session/lent-no-longer", test_lent_no_longer },
  { "/desk/session/lent-gone", test_lent_gone },
  { "/desk/solve", test_solve },
  { "/desk/solve/entries", test_solve_entries },
  { "/desk/solve/wrong-keep", test_solve_wrong, RUBRIC_REPLY_KEEP },
  { "/desk/solve/wrong-replace", test_solve_wrong, RUBRIC_REPLY_REPLACE },
  { "/desk/solve/cell", test_solve_cell },
  { "/desk/finish", test_finish },
  { "/desk/finish/helped", test_finish_helped },
  { "/desk/finish/shown", test_finish_shown },
  { "/desk/list-keeps-stats", test_list_keeps_stats },
  { "/desk/list-leaves-out", test_list_leaves_out },
};

TEST_FILE (argc, argv)
{
  g_autofree char *runtime = g_dir_make_tmp ("rubric-desk-XXXXXX", NULL);
  int status;

  g_setenv ("XDG_RUNTIME_DIR", runtime, TRUE);
  g_test_init (&argc, &argv, NULL);
  desk_fixture_add_tests (tests, G_N_ELEMENTS (tests));
  status = g_test_run ();
  g_rmdir (runtime);
  return status;
}
