/* test-rubric-desk.c - save, close, change on disk, recover and reload, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "desk-testing.h"
#include "session-testing.h"

#include "rubric-file.h"

#include <glib/gstdio.h>
#include <string.h>

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define OTHER ".3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

typedef struct
{
  char *folder;
  GFile *file; /* reference.sdk, which holds everything */
  GFile *text; /* reference.txt, which does not */
  TestPerson *person;
  RubricDesk *desk;
  RubricPuzzle *puzzle;
  RubricSession *session;
  guint n_closed;
} Fixture;

static void
closed_cb (RubricDesk *desk, Fixture *fixture)
{
  fixture->n_closed++;
}

static RubricDesk *
create_desk (Fixture *fixture)
{
  RubricDesk *desk = rubric_desk_new (RUBRIC_PROMPT (fixture->person));

  disk_attach (desk);
  g_signal_connect (desk, "closed", G_CALLBACK (closed_cb), fixture);
  return desk;
}

static void
write_file (GFile *file, const char *line)
{
  g_autofree char *text = g_strconcat (line, "\n", NULL);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
}

static GFile *
inside (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  return g_file_new_for_path (path);
}

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  fixture->folder = session_folder ();
  fixture->file = inside (fixture, "reference.sdk");
  fixture->text = inside (fixture, "reference.txt");
  fixture->person = test_person_new ();
  fixture->desk = create_desk (fixture);
  fixture->puzzle = rubric_desk_get_puzzle (fixture->desk);
  fixture->n_closed = 0;
}

/* However it ended: nothing is left at work, no question is left, and the desk can go. */
static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  disk_let_go ();
  desk_settle ();
  if (!rubric_desk_is_closed (fixture->desk))
    rubric_desk_discard (fixture->desk);
  desk_settle ();
  g_assert_cmpuint (fixture->n_closed, ==, 1);
  g_assert_false (test_person_is_asked (fixture->person));
  g_assert_finalize_object (fixture->desk);
  g_assert_finalize_object (fixture->person);
  g_clear_object (&fixture->session);
  g_object_unref (fixture->file);
  g_object_unref (fixture->text);
  session_remove (fixture->folder);
}

static void
load (Fixture *fixture, GFile *file)
{
  g_autoptr (RubricDocument) document = NULL;
  g_autoptr (RubricInfo) info = NULL;
  RubricFileStamp stamp;
  SudSheet sheet;

  if (!rubric_desk_is_saving (fixture->desk))
    desk_settle ();
  write_file (file, REFERENCE);
  document = rubric_file_load_stamped (file, &stamp, NULL, NULL);
  g_assert_true (rubric_document_read (document, 0, &sheet, &info, NULL));
  rubric_desk_load (fixture->desk, file, &stamp, rubric_format_for_name (g_file_peek_path (file)), &sheet, info);
  if (!rubric_desk_is_saving (fixture->desk))
    desk_settle ();
}

static void
join_session (Fixture *fixture)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "session", NULL);

  fixture->session = rubric_session_new (folder, 5, NULL);
  g_assert_nonnull (fixture->session);
  rubric_desk_join_session (fixture->desk, fixture->session);
}

/* Every edit leaves a sheet that no earlier one had. */
static void
edit (Fixture *fixture)
{
  static guint n;
  SudSheet sheet = *rubric_puzzle_get_sheet (fixture->puzzle);

  n++;
  for (int bit = 0; bit < 16; bit++)
    sheet.centre[bit] = (n >> bit & 1) != 0 ? 3 : 5;
  rubric_puzzle_replace (fixture->puzzle, &sheet);
}

static gboolean
file_holds (GFile *file, const SudSheet *sheet)
{
  g_autoptr (RubricDocument) document = rubric_file_load (file, NULL, NULL, NULL);
  SudSheet there;

  return document != NULL && rubric_document_read (document, 0, &there, NULL, NULL) && sud_sheet_equal (&there, sheet);
}

static gboolean
desk_is_saved (Fixture *fixture)
{
  return file_holds (fixture->file, rubric_puzzle_get_sheet (fixture->puzzle))
         && !rubric_puzzle_get_modified (fixture->puzzle);
}

static guint
count_files (Fixture *fixture)
{
  return session_count_files (fixture->folder, ".");
}

static void
test_save (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  edit (fixture);
  g_assert_cmpstr (rubric_desk_get_title (fixture->desk), ==, "• reference.sdk");
  rubric_desk_save (fixture->desk);
  g_assert_true (rubric_desk_is_saving (fixture->desk));
  desk_settle ();
  g_assert_true (desk_is_saved (fixture));
  g_assert_true (test_person_was_told (fixture->person, RUBRIC_NOTICE_SAVED));
  g_assert_cmpstr (rubric_desk_get_title (fixture->desk), ==, "reference.sdk");
  rubric_desk_close (fixture->desk);
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_cmpuint (fixture->person->n_asked, ==, 0);
}

/* A second Save while the first one writes is not swallowed. */
static void
test_save_again (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  edit (fixture);
  disk_set (DISK_SLOW);
  rubric_desk_save (fixture->desk);
  edit (fixture);
  rubric_desk_save (fixture->desk);
  disk_let_go ();
  desk_settle ();
  g_assert_true (desk_is_saved (fixture));
  g_assert_cmpuint (fixture->person->n_told, ==, 2);
}

/* Save As waits for what is being written. */
static void
test_save_as_while_saving (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (GFile) other = inside (fixture, "other.sdk");

  load (fixture, fixture->file);
  edit (fixture);
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
  g_assert_true (file_holds (other, rubric_puzzle_get_sheet (fixture->puzzle)));
  g_assert_true (g_file_equal (rubric_desk_get_file (fixture->desk), other));
}

/* The window closes when the file is there, not before, and leaves nothing beside it. */
static void
test_close_while_saving (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  edit (fixture);
  disk_set (DISK_SLOW);
  rubric_desk_save (fixture->desk);
  rubric_desk_close (fixture->desk);
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  disk_let_go ();
  desk_settle ();
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_true (desk_is_saved (fixture));
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

/* What was edited while the old state was written is asked about. */
static void
test_edit_while_closing (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  edit (fixture);
  disk_set (DISK_SLOW);
  rubric_desk_save (fixture->desk);
  rubric_desk_close (fixture->desk);
  edit (fixture);
  disk_let_go ();
  desk_settle ();
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_CLOSE);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, NULL);
  desk_settle ();
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_true (desk_is_saved (fixture));
}

static void
test_close_cancelled (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  edit (fixture);
  rubric_desk_close (fixture->desk);
  test_person_answer (fixture->person, RUBRIC_REPLY_CANCEL, NULL);
  desk_settle ();
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  rubric_desk_save (fixture->desk);
  desk_settle ();
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  g_assert_true (desk_is_saved (fixture));
}

static void
test_discard (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  edit (fixture);
  rubric_desk_close (fixture->desk);
  test_person_answer (fixture->person, RUBRIC_REPLY_DISCARD, NULL);
  desk_settle ();
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_false (file_holds (fixture->file, rubric_puzzle_get_sheet (fixture->puzzle)));
}

/* A disk that is full keeps the window open. */
static void
test_close_full (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  edit (fixture);
  disk_set (DISK_FULL);
  rubric_desk_close (fixture->desk);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, NULL);
  desk_settle ();
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  g_assert_true (test_person_was_told (fixture->person, RUBRIC_NOTICE_SAVE_FAILED));
  g_assert_true (rubric_puzzle_get_modified (fixture->puzzle));
}

static void
test_stop_saving (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  edit (fixture);
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
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

/* Save does not ask for another name without saying why. */
static void
test_loss (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (GFile) other = inside (fixture, "other.sdk");

  load (fixture, fixture->text);
  edit (fixture);
  rubric_desk_save (fixture->desk);
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_LOSS);
  g_assert_cmpint (fixture->person->lost, ==, RUBRIC_FORMAT_HOLDS_CENTRE);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE_AS, NULL);
  desk_settle ();
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_WHERE);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, other);
  desk_settle ();
  g_assert_true (file_holds (other, rubric_puzzle_get_sheet (fixture->puzzle)));
}

static void
test_loss_accepted (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->text);
  edit (fixture);
  rubric_desk_save (fixture->desk);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, NULL);
  desk_settle ();
  g_assert_false (rubric_puzzle_get_modified (fixture->puzzle));
}

static void
test_conflict (Fixture *fixture, gconstpointer answer)
{
  gboolean overwrite = GPOINTER_TO_INT (answer) == RUBRIC_REPLY_OVERWRITE;

  load (fixture, fixture->file);
  edit (fixture);
  write_file (fixture->file, OTHER);
  rubric_desk_save (fixture->desk);
  desk_settle ();
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_CONFLICT);
  test_person_answer (fixture->person, GPOINTER_TO_INT (answer), NULL);
  desk_settle ();
  g_assert_cmpint (desk_is_saved (fixture), ==, overwrite);
}

static void
wait_for_change (Fixture *fixture, RubricFileChange change)
{
  while (rubric_desk_get_change (fixture->desk) != change)
    {
      rubric_desk_check_file (fixture->desk);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
test_reload (Fixture *fixture, gconstpointer unused)
{
  SudSheet before;

  load (fixture, fixture->file);
  edit (fixture);
  before = *rubric_puzzle_get_sheet (fixture->puzzle);
  write_file (fixture->file, OTHER);
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
test_keep_mine (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  write_file (fixture->file, OTHER);
  wait_for_change (fixture, RUBRIC_FILE_CHANGED);
  rubric_desk_keep_mine (fixture->desk);
  desk_settle ();
  g_assert_true (rubric_puzzle_get_modified (fixture->puzzle));
  rubric_desk_save (fixture->desk);
  desk_settle ();
  g_assert_true (desk_is_saved (fixture));
}

/* Nothing is reloaded on a desk that is closed, nor does anything come of it. */
static void
test_close_while_reloading (Fixture *fixture, gconstpointer unused)
{
  SudSheet before;

  load (fixture, fixture->file);
  before = *rubric_puzzle_get_sheet (fixture->puzzle);
  write_file (fixture->file, OTHER "\n" REFERENCE);
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
test_reload_list (Fixture *fixture, gconstpointer unused)
{
  guint n = 0;

  load (fixture, fixture->file);
  g_signal_connect (fixture->desk, "list-read", G_CALLBACK (count_cb), &n);
  write_file (fixture->file, OTHER "\n" REFERENCE);
  rubric_desk_reload (fixture->desk);
  desk_settle ();
  g_assert_cmpuint (n, ==, 1);
}

/* A file that is gone is no longer saved. */
static void
test_gone (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  g_assert_no_errno (g_unlink (g_file_peek_path (fixture->file)));
  wait_for_change (fixture, RUBRIC_FILE_GONE);
  rubric_desk_close (fixture->desk);
  g_assert_cmpint (fixture->person->asked, ==, RUBRIC_QUESTION_CLOSE);
  test_person_answer (fixture->person, RUBRIC_REPLY_SAVE, NULL);
  desk_settle ();
  g_assert_true (rubric_desk_is_closed (fixture->desk));
  g_assert_true (desk_is_saved (fixture));
}

/* A puzzle that is in no file is put away before the desk closes. */
static void
test_keep (Fixture *fixture, gconstpointer unused)
{
  join_session (fixture);
  edit (fixture);
  rubric_desk_close (fixture->desk);
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  while (!rubric_desk_is_closed (fixture->desk))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (session_count_files (fixture->folder, "session/continue"), ==, 1);
  g_assert_cmpuint (fixture->person->n_asked, ==, 0);
}

/* A puzzle that cannot be put away stays. */
static void
test_not_kept (Fixture *fixture, gconstpointer unused)
{
  g_autofree char *windows = NULL, *away = NULL;

  join_session (fixture);
  edit (fixture);
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
  g_assert_true (desk_is_saved (fixture));
  g_assert_no_errno (g_rename (away, windows));
}

/* What the program was killed with is there again, in its file, with what had not been saved. */
static void
test_recover (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricRecord) record = NULL;
  g_autoptr (RubricDesk) again = NULL;
  SudSheet before;

  join_session (fixture);
  load (fixture, fixture->file);
  edit (fixture);
  before = *rubric_puzzle_get_sheet (fixture->puzzle);
  record = rubric_record_new (fixture->puzzle, NULL, NULL);
  record->uri = g_file_get_uri (fixture->file);
  record->format = g_strdup ("sdk");
  record->stamp = rubric_file_stamp_to_string (rubric_desk_get_known (fixture->desk));
  record->id = g_strdup ("1-1.rubric");
  rubric_desk_discard (fixture->desk);
  desk_settle ();

  again = create_desk (fixture);
  rubric_desk_join_session (again, fixture->session);
  rubric_desk_restore (again, record);
  desk_settle ();
  g_assert_true (sud_sheet_equal (&before, rubric_puzzle_get_sheet (rubric_desk_get_puzzle (again))));
  g_assert_cmpstr (rubric_desk_get_title (again), ==, "• reference.sdk");
  g_assert_cmpint (rubric_desk_get_change (again), ==, RUBRIC_FILE_SAME);
  rubric_desk_discard (again);
  fixture->n_closed--;
}

/* Another puzzle comes while the one before is being written: the file is not that one's. */
static void
test_load_while_saving (Fixture *fixture, gconstpointer unused)
{
  SudSheet first;

  load (fixture, fixture->file);
  edit (fixture);
  first = *rubric_puzzle_get_sheet (fixture->puzzle);
  disk_set (DISK_SLOW);
  rubric_desk_save (fixture->desk);
  load (fixture, fixture->text);
  disk_let_go ();
  desk_settle ();
  g_assert_true (file_holds (fixture->file, &first));
  g_assert_true (g_file_equal (rubric_desk_get_file (fixture->desk), fixture->text));
  g_assert_cmpstr (rubric_desk_get_title (fixture->desk), ==, "reference.txt");
  g_assert_true (test_person_was_told (fixture->person, RUBRIC_NOTICE_SAVED));
}

/* What was being asked about the one before is no question any more. */
static void
test_load_while_asked (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  edit (fixture);
  rubric_desk_close (fixture->desk);
  g_assert_true (test_person_is_asked (fixture->person));
  load (fixture, fixture->text);
  g_assert_false (test_person_is_asked (fixture->person));
  g_assert_false (rubric_desk_is_closed (fixture->desk));
  edit (fixture);
  rubric_desk_close (fixture->desk);
  g_assert_cmpstr (fixture->person->name, ==, "reference.txt");
  test_person_answer (fixture->person, RUBRIC_REPLY_CANCEL, NULL);
  desk_settle ();
}

static void
test_untouched (Fixture *fixture, gconstpointer unused)
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

static gboolean
is_solved (Fixture *fixture)
{
  SudGrid all = rubric_puzzle_get_grid (fixture->puzzle, SUD_ORIGINS_ALL);

  return sud_grid_is_solved (&all);
}

static void
enter (Fixture *fixture, int cell, int digit)
{
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, cell);
  g_assert_true (rubric_puzzle_enter (fixture->puzzle, cells, digit));
}

static void
test_solve (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  g_assert_cmpint (rubric_puzzle_get_mode (fixture->puzzle), ==, RUBRIC_MODE_SOLVING);
  rubric_desk_solve (fixture->desk, sud_strategy_find ("bitset"));
  g_assert_true (rubric_desk_is_solving (fixture->desk));
  desk_settle ();
  g_assert_true (is_solved (fixture));
  g_assert_cmpuint (fixture->person->n_asked, ==, 0);
}

/* One question, whatever stands there; its answer is what comes of it. */
static void
test_solve_entries (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
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
test_solve_wrong (Fixture *fixture, gconstpointer answer)
{
  gboolean replace = GPOINTER_TO_INT (answer) == RUBRIC_REPLY_REPLACE;

  load (fixture, fixture->file);
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
test_solve_cell (Fixture *fixture, gconstpointer unused)
{
  SudCells cells = SUD_NO_CELLS;

  load (fixture, fixture->file);
  enter (fixture, 2, 1);
  sud_cells_add (&cells, 3);
  rubric_desk_solve_cells (fixture->desk, cells, sud_strategy_find ("lanes"));
  desk_settle ();
  g_assert_cmpuint (fixture->person->n_asked, ==, 0);
  g_assert_cmpint (rubric_puzzle_get_sheet (fixture->puzzle)->digit[3], ==, 6);
  g_assert_cmpint (sud_sheet_count (rubric_puzzle_get_sheet (fixture->puzzle), SUD_ORIGIN_SOLVED), ==, 1);
}

/* Seconds of searching end with the desk. */
static void
test_close_while_solving (Fixture *fixture, gconstpointer unused)
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

/* A question goes with the desk. */
static void
test_discard_while_asked (Fixture *fixture, gconstpointer unused)
{
  load (fixture, fixture->file);
  edit (fixture);
  rubric_desk_close (fixture->desk);
  g_assert_true (test_person_is_asked (fixture->person));
  rubric_desk_discard (fixture->desk);
  g_assert_false (test_person_is_asked (fixture->person));
  desk_settle ();
}

/* A desk that goes while its file is written: the file is whole. */
static void
test_discard_while_saving (Fixture *fixture, gconstpointer unused)
{
  SudSheet sheet;

  load (fixture, fixture->file);
  edit (fixture);
  sheet = *rubric_puzzle_get_sheet (fixture->puzzle);
  disk_set (DISK_SLOW);
  rubric_desk_save (fixture->desk);
  rubric_desk_discard (fixture->desk);
  disk_let_go ();
  rubric_jobs_finish_writes ();
  g_assert_true (file_holds (fixture->file, &sheet));
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
    RubricReply data;
  } tests[] = {
    { "/desk/save", test_save },
    { "/desk/save/again", test_save_again },
    { "/desk/save/as-while-saving", test_save_as_while_saving },
    { "/desk/save/stop", test_stop_saving },
    { "/desk/save/loss", test_loss },
    { "/desk/save/loss-accepted", test_loss_accepted },
    { "/desk/save/conflict-overwrite", test_conflict, RUBRIC_REPLY_OVERWRITE },
    { "/desk/save/conflict-cancel", test_conflict, RUBRIC_REPLY_CANCEL },
    { "/desk/close/while-saving", test_close_while_saving },
    { "/desk/close/edit-meanwhile", test_edit_while_closing },
    { "/desk/close/cancelled", test_close_cancelled },
    { "/desk/close/discard", test_discard },
    { "/desk/close/full-disk", test_close_full },
    { "/desk/close/while-reloading", test_close_while_reloading },
    { "/desk/close/while-solving", test_close_while_solving },
    { "/desk/close/gone", test_gone },
    { "/desk/discard/while-asked", test_discard_while_asked },
    { "/desk/discard/while-saving", test_discard_while_saving },
    { "/desk/load/while-saving", test_load_while_saving },
    { "/desk/load/while-asked", test_load_while_asked },
    { "/desk/load/untouched", test_untouched },
    { "/desk/reload", test_reload },
    { "/desk/reload/list", test_reload_list },
    { "/desk/keep-mine", test_keep_mine },
    { "/desk/session/keep", test_keep },
    { "/desk/session/not-kept", test_not_kept },
    { "/desk/session/recover", test_recover },
    { "/desk/solve", test_solve },
    { "/desk/solve/entries", test_solve_entries },
    { "/desk/solve/wrong-keep", test_solve_wrong, RUBRIC_REPLY_KEEP },
    { "/desk/solve/wrong-replace", test_solve_wrong, RUBRIC_REPLY_REPLACE },
    { "/desk/solve/cell", test_solve_cell },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, GINT_TO_POINTER (tests[i].data), set_up, tests[i].test, tear_down);
  return g_test_run ();
}
