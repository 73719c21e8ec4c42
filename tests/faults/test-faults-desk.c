/* test-faults-desk.c - what a person is told and asked where the disk fails or what was kept is damaged
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "desk-fixture.h"
#include "fault-testing.h"
#include "rubric-progress-store.h"
#include "session-testing.h"

#include <errno.h>

enum
{
  DELAY_MS = 5,
};

static void
enter (DeskFixture *fixture, int cell, int digit)
{
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, cell);
  rubric_puzzle_enter (fixture->puzzle, cells, digit);
}

/* It is told that the save has failed; file, puzzle and what can be undone are as they were; then it succeeds. */
static void
test_save (DeskFixture *fixture, gconstpointer unused)
{
  guint n_steps, n_before, position;
  SudSheet old;

  desk_fixture_load (fixture, fixture->file);
  old = *rubric_puzzle_get_sheet (fixture->puzzle);
  desk_fixture_edit (fixture);
  rubric_puzzle_get_history (fixture->puzzle, &n_before, &position);
  fault_fail (FAULT_SYNC, EIO);
  rubric_desk_save (fixture->desk);
  desk_settle ();
  fault_fail (FAULT_NONE, 0);
  g_assert_true (test_person_was_told (fixture->person, RUBRIC_NOTICE_SAVE_FAILED));
  g_assert_true (rubric_puzzle_get_modified (fixture->puzzle));
  g_assert_true (desk_fixture_file_holds (fixture->file, &old));
  rubric_puzzle_get_history (fixture->puzzle, &n_steps, &position);
  g_assert_cmpuint (n_steps, ==, n_before);
  rubric_desk_save (fixture->desk);
  desk_settle ();
  g_assert_true (desk_fixture_is_saved (fixture));
}

static guint
count_told (DeskFixture *fixture, RubricNoticeKind kind)
{
  guint n = 0;

  for (guint i = 0; i < fixture->person->n_told; i++)
    n += fixture->person->told[i] == kind;
  return n;
}

static void
edit_and_wait (DeskFixture *fixture)
{
  desk_fixture_edit (fixture);
  session_run (5 * DELAY_MS);
  rubric_session_flush (fixture->session);
  session_run (1);
}

/* While the program runs it is told once that nothing is kept; what could not be written is written later, changed or not. */
static void
test_session (DeskFixture *fixture, gconstpointer unused)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "session", NULL);

  fixture->session = rubric_session_new (folder, DELAY_MS, NULL);
  rubric_desk_join_session (fixture->desk, fixture->session);
  fault_fail (FAULT_WRITE, ENOSPC);
  edit_and_wait (fixture);
  edit_and_wait (fixture);
  g_assert_cmpuint (count_told (fixture, RUBRIC_NOTICE_NOT_KEPT), ==, 1);
  g_assert_cmpuint (session_count_files (fixture->folder, "session/windows"), ==, 1); /* the lock */
  fault_fail (FAULT_NONE, 0);
  rubric_session_flush (fixture->session);
  g_assert_cmpuint (session_count_files (fixture->folder, "session/windows"), ==, 2);
  edit_and_wait (fixture);
  fault_fail (FAULT_RENAME, EDQUOT);
  edit_and_wait (fixture);
  fault_fail (FAULT_NONE, 0);
  g_assert_cmpuint (count_told (fixture, RUBRIC_NOTICE_NOT_KEPT), ==, 2);
}

static RubricProgressStore *
load_item (DeskFixture *fixture, guint index)
{
  g_autofree char *path = g_build_filename (fixture->folder, "progress", NULL);
  RubricProgressStore *progress = rubric_progress_store_new (path, NULL);
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (DESK_REFERENCE "\n" DESK_OTHER "\n", -1, NULL);
  g_autoptr (RubricCollection) collection = rubric_collection_new (document, progress);

  rubric_desk_load_item (fixture->desk, collection, index);
  desk_settle ();
  return progress;
}

/* A puzzle of a list closes without a question, but not where what was done cannot be written. */
static void
test_progress (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricProgressStore) progress = load_item (fixture, 0);

  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  enter (fixture, 2, 4);
  fault_fail (FAULT_WRITE, ENOSPC);
  rubric_desk_close (fixture->desk);
  g_assert_true (test_person_is_asked (fixture->person));
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_CLOSE);
  test_person_answer (fixture->person, RUBRIC_REPLY_CANCEL, NULL);
  desk_settle ();
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  fault_fail (FAULT_NONE, 0);
  enter (fixture, 3, 6);
  rubric_desk_close (fixture->desk);
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_cmpuint (session_count_files (fixture->folder, "progress"), ==, 1);
}

/* What was kept of a puzzle is damaged: it is one that was not begun, which is told, and the file is put aside. */
static void
test_damaged (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricProgressStore) progress = load_item (fixture, 0), again = NULL;
  g_autofree char *folder = g_build_filename (fixture->folder, "progress", NULL), *path = NULL;
  g_autoptr (GDir) dir = NULL;

  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  enter (fixture, 2, 4);
  rubric_desk_flush_progress (fixture->desk);
  dir = g_dir_open (folder, 0, NULL);
  path = g_build_filename (folder, g_dir_read_name (dir), NULL);
  g_assert_true (g_file_set_contents (path, "half a record", -1, NULL));
  again = load_item (fixture, 0);
  g_assert_true (test_person_was_told (fixture->person, RUBRIC_NOTICE_DAMAGED));
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->digit[2], ==, 0);
  g_assert_cmpuint (session_count_files (fixture->folder, "progress/aside"), ==, 1);
}

static const DeskFixtureTest tests[] = {
  { "/faults/desk/save", test_save },
  { "/faults/desk/session", test_session },
  { "/faults/desk/progress", test_progress },
  { "/faults/desk/damaged", test_damaged },
};

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  desk_fixture_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
