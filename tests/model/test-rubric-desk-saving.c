/* test-rubric-desk-saving.c - save, close, discard, and another puzzle meanwhile, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../sheet-testing.h"
#include "desk-fixture.h"

static void
test_save (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  desk_assert_title (fixture->desk, "• reference.sdk");
  rubric_desk_save (fixture->desk);
  g_assert_true (rubric_desk_is_saving (fixture->desk));
  desk_settle ();
  g_assert_true (desk_fixture_is_saved (fixture));
  g_assert_true (test_person_was_told (fixture->person, RUBRIC_NOTICE_SAVED));
  desk_assert_title (fixture->desk, "reference.sdk");
  rubric_desk_close (fixture->desk);
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_cmpuint (fixture->person->n_asked, ==, 0);
}

/* A second Save while the first one writes is not swallowed. */
static void
test_save_again (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  disk_set (DISK_SLOW);
  rubric_desk_save (fixture->desk);
  desk_fixture_edit (fixture);
  rubric_desk_save (fixture->desk);
  disk_let_go ();
  desk_settle ();
  g_assert_true (desk_fixture_is_saved (fixture));
  g_assert_cmpuint (fixture->person->n_told, ==, 2);
}

/* Who closes while a place to save at is asked for is asked about the changes instead. */
static void
test_close_while_asked_where (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  rubric_desk_save_as (fixture->desk);
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_WHERE);
  rubric_desk_close (fixture->desk);
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_CLOSE);
  test_person_answer (fixture->person, RUBRIC_REPLY_DISCARD, NULL);
  desk_settle ();
  g_assert_true (rubric_desk_is_closed (fixture->desk));
}

/* Save As waits for what is being written. */
static void
test_save_as_while_saving (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (GFile) other = desk_fixture_inside (fixture, "other.sdk");

  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  disk_set (DISK_SLOW);
  rubric_desk_save (fixture->desk);
  rubric_desk_save_as (fixture->desk);
  g_assert_false (test_person_is_asked (fixture->person));
  disk_let_go ();
  desk_settle ();
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_WHERE);
  g_assert_cmpstr (fixture->person->name, ==, "reference.sdk");
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, other);
  desk_settle ();
  g_assert_true (desk_fixture_file_holds (other, rubric_puzzle_get_sheet (fixture->puzzle)));
  g_assert_true (g_file_equal (rubric_desk_get_file (fixture->desk), other));
}

/* The window closes when the file is there, not before, and leaves nothing beside it. */
static void
test_close_while_saving (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  disk_set (DISK_SLOW);
  rubric_desk_save (fixture->desk);
  rubric_desk_close (fixture->desk);
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  disk_let_go ();
  desk_settle ();
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_true (desk_fixture_is_saved (fixture));
  g_assert_cmpuint (desk_fixture_count_files (fixture), ==, 1);
}

/* What was edited while the old state was written is asked about. */
static void
test_edit_while_closing (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  disk_set (DISK_SLOW);
  rubric_desk_save (fixture->desk);
  rubric_desk_close (fixture->desk);
  desk_fixture_edit (fixture);
  disk_let_go ();
  desk_settle ();
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_CLOSE);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, NULL);
  desk_settle ();
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_true (desk_fixture_is_saved (fixture));
}

static void
test_close_cancelled (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  rubric_desk_close (fixture->desk);
  test_person_answer (fixture->person, RUBRIC_REPLY_CANCEL, NULL);
  desk_settle ();
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  rubric_desk_save (fixture->desk);
  desk_settle ();
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  g_assert_true (desk_fixture_is_saved (fixture));
}

static void
test_discard (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  rubric_desk_close (fixture->desk);
  test_person_answer (fixture->person, RUBRIC_REPLY_DISCARD, NULL);
  desk_settle ();
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_false (desk_fixture_file_holds (fixture->file, rubric_puzzle_get_sheet (fixture->puzzle)));
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* Room for another puzzle: the changes are asked about as before closing, and what comes next is not in the file. */
static void
test_clear (DeskFixture *fixture, gconstpointer unused)
{
  const SudSheet *sheet;
  guint n_cleared = 0;

  g_signal_connect_swapped (fixture->desk, "cleared", G_CALLBACK (count_cb), &n_cleared);
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  rubric_desk_clear (fixture->desk);
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_CLOSE);
  test_person_answer (fixture->person, RUBRIC_REPLY_CANCEL, NULL);
  desk_settle ();
  g_assert_true (rubric_puzzle_get_can_undo (fixture->puzzle));
  rubric_desk_clear (fixture->desk);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, NULL);
  desk_settle ();
  g_assert_cmpuint (n_cleared, ==, 1);
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  g_assert_true (rubric_desk_is_untouched (fixture->desk));
  sheet = rubric_puzzle_get_sheet (fixture->puzzle);
  g_assert_cmpint (sud_sheet_count (sheet, SUD_ORIGIN_BLANK), ==, SUD_CELLS);
  g_assert_cmpint (rubric_puzzle_get_mode (fixture->puzzle), ==, RUBRIC_MODE_SETUP);
  g_assert_false (desk_fixture_file_holds (fixture->file, sheet));
  rubric_desk_close (fixture->desk);
  g_assert_true (rubric_desk_is_closed (fixture->desk));
}

/* A disk that is full keeps the window open. */
static void
test_close_full (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  disk_set (DISK_FULL);
  rubric_desk_close (fixture->desk);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, NULL);
  desk_settle ();
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  g_assert_true (test_person_was_told (fixture->person, RUBRIC_NOTICE_SAVE_FAILED));
  g_assert_true (rubric_puzzle_get_modified (fixture->puzzle));
}

static void
test_stop_saving (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  disk_set (DISK_SLOW);
  rubric_desk_close (fixture->desk);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, NULL);
  while (!rubric_desk_is_saving (fixture->desk))
    g_main_context_iteration (NULL, TRUE);
  rubric_desk_stop_saving (fixture->desk);
  desk_settle ();
  g_assert_true (test_person_was_told (fixture->person, RUBRIC_NOTICE_SAVE_CANCELLED));
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  g_assert_true (rubric_puzzle_get_modified (fixture->puzzle));
  g_assert_cmpuint (desk_fixture_count_files (fixture), ==, 1);
}

/* Save does not ask for another name without saying why. */
static void
test_loss (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (GFile) other = desk_fixture_inside (fixture, "other.sdk");

  desk_fixture_load (fixture, fixture->text);
  desk_fixture_edit (fixture);
  rubric_desk_save (fixture->desk);
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_LOSS);
  g_assert_cmpint (fixture->person->lost, ==, RUBRIC_FORMAT_FEATURE_CENTRE);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE_AS, NULL);
  desk_settle ();
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_WHERE);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, other);
  desk_settle ();
  g_assert_true (desk_fixture_file_holds (other, rubric_puzzle_get_sheet (fixture->puzzle)));
}

static void
test_loss_accepted (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->text);
  desk_fixture_edit (fixture);
  rubric_desk_save (fixture->desk);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, NULL);
  desk_settle ();
  g_assert_false (rubric_puzzle_get_modified (fixture->puzzle));
}

static void
test_conflict (DeskFixture *fixture, gconstpointer answer)
{
  gboolean overwrite = GPOINTER_TO_INT (answer) == RUBRIC_REPLY_OVERWRITE;

  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  desk_fixture_write (fixture->file, DESK_OTHER);
  rubric_desk_save (fixture->desk);
  desk_settle ();
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_CONFLICT);
  test_person_answer (fixture->person, GPOINTER_TO_INT (answer), NULL);
  desk_settle ();
  g_assert_cmpint (desk_fixture_is_saved (fixture), ==, overwrite);
}

/* Another puzzle comes while the one before is being written: the file is not that one's. */
static void
test_load_while_saving (DeskFixture *fixture, gconstpointer unused)
{
  SudSheet first;

  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  first = *rubric_puzzle_get_sheet (fixture->puzzle);
  disk_set (DISK_SLOW);
  rubric_desk_save (fixture->desk);
  desk_fixture_load (fixture, fixture->text);
  disk_let_go ();
  desk_settle ();
  g_assert_true (desk_fixture_file_holds (fixture->file, &first));
  g_assert_true (g_file_equal (rubric_desk_get_file (fixture->desk), fixture->text));
  desk_assert_title (fixture->desk, "reference.txt");
  g_assert_true (test_person_was_told (fixture->person, RUBRIC_NOTICE_SAVED));
}

/* What was being asked about the one before is no question any more. */
static void
test_load_while_asked (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  rubric_desk_close (fixture->desk);
  g_assert_true (test_person_is_asked (fixture->person));
  desk_fixture_load (fixture, fixture->text);
  g_assert_false (test_person_is_asked (fixture->person));
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  desk_fixture_edit (fixture);
  rubric_desk_close (fixture->desk);
  g_assert_cmpstr (fixture->person->name, ==, "reference.txt");
  test_person_answer (fixture->person, RUBRIC_REPLY_CANCEL, NULL);
  desk_settle ();
}

/* What has no file yet is called what it is; a title may have a slash, a file name not. */
static void
test_propose (DeskFixture *fixture, gconstpointer unused)
{
  static const char *const names[][2] = { { NULL, "sudoku.sdk" }, { "Easy Puzzle", "Easy Puzzle.sdk" }, { "1/2", "1-2.sdk" } };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (RubricInfo) info = rubric_info_new ();

      rubric_info_set (info, RUBRIC_INFO_TITLE, names[i][0]);
      rubric_puzzle_load (fixture->puzzle, rubric_puzzle_get_sheet (fixture->puzzle), info);
      rubric_desk_save_as (fixture->desk);
      g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_WHERE);
      g_assert_cmpstr (fixture->person->name, ==, names[i][1]);
      test_person_answer (fixture->person, RUBRIC_REPLY_CANCEL, NULL);
      desk_settle ();
    }
}

static void
test_untouched (DeskFixture *fixture, gconstpointer unused)
{
  g_assert_true (rubric_desk_is_untouched (fixture->desk));
  rubric_desk_save_as (fixture->desk);
  g_assert_false (rubric_desk_is_untouched (fixture->desk));
  disk_set (DISK_SLOW);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, fixture->file);
  while (!rubric_desk_is_saving (fixture->desk))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (rubric_desk_is_untouched (fixture->desk));
}

/* A question goes with the desk. */
static void
test_discard_while_asked (DeskFixture *fixture, gconstpointer unused)
{
  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  rubric_desk_close (fixture->desk);
  g_assert_true (test_person_is_asked (fixture->person));
  rubric_desk_discard (fixture->desk);
  g_assert_false (test_person_is_asked (fixture->person));
  desk_settle ();
}

/* A desk that goes while its file is written: the file is whole. */
static void
test_discard_while_saving (DeskFixture *fixture, gconstpointer unused)
{
  SudSheet sheet;

  desk_fixture_load (fixture, fixture->file);
  desk_fixture_edit (fixture);
  sheet = *rubric_puzzle_get_sheet (fixture->puzzle);
  disk_set (DISK_SLOW);
  rubric_desk_save (fixture->desk);
  rubric_desk_discard (fixture->desk);
  disk_let_go ();
  rubric_jobs_finish_writes ();
  g_assert_true (desk_fixture_file_holds (fixture->file, &sheet));
  g_assert_cmpuint (desk_fixture_count_files (fixture), ==, 1);
}

/* What was dragged out of one window and dropped on another is in a file that goes with the program. */
static void
test_dragged (DeskFixture *fixture, gconstpointer unused)
{
  const RubricFileStamp stamp = { "1", "" };
  const SudSheet sheet = sheet_of (DESK_REFERENCE);
  g_autoptr (GFile) file
      = g_file_new_build_filename (g_get_user_cache_dir (), "rubric", "dragged", "dragged.sdk", NULL);

  rubric_desk_load (fixture->desk, file, &stamp, rubric_format_native (), &sheet, NULL);
  g_assert_null (rubric_desk_get_file (fixture->desk));
  rubric_desk_save (fixture->desk);
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_WHERE);
  test_person_answer (fixture->person, RUBRIC_REPLY_CANCEL, NULL);
}

static const DeskFixtureTest tests[] = {
  { "/desk/save", test_save },
  { "/desk/save/again", test_save_again },
  { "/desk/save/as-while-saving", test_save_as_while_saving },
  { "/desk/close/while-asked-where", test_close_while_asked_where },
  { "/desk/save/stop", test_stop_saving },
  { "/desk/save/loss", test_loss },
  { "/desk/save/loss-accepted", test_loss_accepted },
  { "/desk/save/conflict-overwrite", test_conflict, RUBRIC_REPLY_OVERWRITE },
  { "/desk/save/conflict-cancel", test_conflict, RUBRIC_REPLY_CANCEL },
  { "/desk/close/while-saving", test_close_while_saving },
  { "/desk/close/edit-meanwhile", test_edit_while_closing },
  { "/desk/close/cancelled", test_close_cancelled },
  { "/desk/close/discard", test_discard },
  { "/desk/clear", test_clear },
  { "/desk/close/full-disk", test_close_full },
  { "/desk/discard/while-asked", test_discard_while_asked },
  { "/desk/discard/while-saving", test_discard_while_saving },
  { "/desk/load/while-saving", test_load_while_saving },
  { "/desk/load/while-asked", test_load_while_asked },
  { "/desk/save/propose", test_propose },
  { "/desk/load/untouched", test_untouched },
  { "/desk/load/dragged", test_dragged },
};

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  desk_fixture_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
