/* test-faults-kill.c - a program killed at each call of a save leaves the old or the new, whole, and in the end no litter
 *
 * The test starts itself again as the program that is killed, with how many calls it has left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "fault-testing.h"
#include "rubric-collection-save.h"
#include "rubric-file-replace-testing.h"
#include "rubric-file.h"
#include "rubric-progress-store.h"
#include "session-testing.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#define OLD "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
#define NEW "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n"

enum
{
  MAX_CALLS = 100,     /* more than any save makes */
  N_PUZZLES = 5000,    /* of a collection that is written in several pieces */
  OLD_SEED = 3,
  NEW_SEED = 4,
  N_EDITS = 12,
};

static const char *executable;

/* The programs that are killed. */

static void
save_puzzle (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "a.sdm", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = g_bytes_new_static (NEW, strlen (NEW));
  g_autoptr (GError) error = NULL;

  rubric_file_save (file, bytes, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

static char *
make_collection (void)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < N_PUZZLES; i++)
    {
      g_string_append (text, OLD);
      text->str[text->len - 2 - i % 9] = '.';
    }
  return g_string_free (text, FALSE);
}

static void
saved (gpointer owner, GFile *file, guint n_left_out, const GError *error)
{
  g_assert_no_error (error);
  g_object_set_data (owner, "saved", file);
}

static void
save_collection (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "a.sdm", NULL), *text = make_collection ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (text, -1, NULL);
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (RubricJobs) jobs = rubric_jobs_new (RUBRIC_JOBS_WRITE, owner);
  RubricCollectionSave save = { .document = document, .n = N_PUZZLES, .format = rubric_format_find ("line") };

  rubric_collection_save (jobs, &save, file, saved);
  while (g_object_get_data (owner, "saved") == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* One puzzle after the other in one record; then it is put away. */
static void
keep_session (const char *folder)
{
  g_autoptr (RubricSession) session = rubric_session_new (folder, 60000, NULL);
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (OLD_SEED, N_EDITS);
  g_autoptr (RubricPuzzle) other = session_puzzle (NEW_SEED, N_EDITS);

  rubric_session_follow (session, puzzle, NULL);
  rubric_session_flush (session);
  rubric_session_leave (session, puzzle, TRUE);
  rubric_session_follow (session, other, NULL);
  rubric_session_flush (session);
}

static SudGrid
reference (void)
{
  SudGrid givens;

  sud_grid_parse_line (&givens, OLD);
  return givens;
}

static void
store (const char *folder, int cell)
{
  g_autoptr (RubricProgressStore) progress = rubric_progress_store_new (folder, NULL);
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  g_autoptr (RubricRecord) record = NULL;
  SudGrid givens = reference ();
  SudCells cells = SUD_NO_CELLS;
  SudSheet sheet;

  sud_sheet_from_grid (&sheet, &givens, SUD_ORIGIN_GIVEN);
  rubric_puzzle_load (puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  for (int i = 0; i <= cell; i++)
    sud_cells_add (&cells, i);
  rubric_puzzle_enter (puzzle, cells, 1);
  record = rubric_record_new (puzzle, NULL, NULL);
  rubric_progress_store_put (progress, &givens, record);
}

/* Another level, so another file. */
static void
store_progress (const char *folder)
{
  store (folder, 40);
}

/* What is to be found after each. */

static void
assert_file (const char *folder, gboolean killed, const char *expected)
{
  g_autofree char *path = g_build_filename (folder, "a.sdm", NULL), *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  if (!killed || !g_str_equal (text, OLD))
    g_assert_cmpstr (text, ==, expected);
  save_puzzle (folder); /* the next save here */
  fault_assert_holds (path, NEW);
  g_assert_cmpuint (session_count_files (folder, "."), ==, 1);
}

static void
prepare_file (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "a.sdm", NULL);

  g_assert_true (g_file_set_contents (path, OLD, -1, NULL));
}

static void
check_puzzle (const char *folder, gboolean killed)
{
  assert_file (folder, killed, NEW);
}

static void
check_collection (const char *folder, gboolean killed)
{
  g_autofree char *text = make_collection ();

  assert_file (folder, killed, text);
}

static void
prepare_nothing (const char *folder)
{
}

/* Each puzzle is in one place once, or was not yet written. */
static void
check_session (const char *folder, gboolean killed)
{
  g_autoptr (RubricSession) session = rubric_session_new (folder, 60000, NULL);
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (OLD_SEED, N_EDITS);
  g_autoptr (GPtrArray) records = rubric_session_claim (session);
  guint n_kept = session_count_files (folder, "continue");

  g_assert_cmpuint (records->len + n_kept, <=, 2);
  g_assert_true (killed || (records->len == 1 && n_kept == 1));
  if (n_kept == 0 && records->len == 1)
    {
      g_autofree char *state = session_record_state (records->pdata[0]);
      g_autofree char *expected = session_state (puzzle);

      g_assert_cmpstr (state, ==, expected);
    }
  g_assert_cmpuint (session_count_files (folder, "aside"), ==, 0);
  g_assert_cmpuint (session_count_files (folder, "windows"), ==, 1 + records->len); /* the lock */
}

static void
prepare_progress (const char *folder)
{
  store (folder, 8);
}

static void
check_progress (const char *folder, gboolean killed)
{
  g_autoptr (RubricProgressStore) progress = rubric_progress_store_new (folder, NULL);
  SudGrid givens = reference ();
  g_autoptr (RubricRecord) record = rubric_progress_store_load (progress, &givens);
  guint n;

  g_assert_nonnull (record);
  n = sud_sheet_count (rubric_record_get_sheet (record), SUD_ORIGIN_ENTERED);
  g_assert_true (n > 20 || (killed && n > 0));
  rubric_progress_store_flush (progress);
  g_assert_cmpuint (session_count_files (folder, "."), ==, 1);
}

static const struct
{
  const char *name;
  void (*prepare) (const char *folder);
  void (*save) (const char *folder);
  void (*check) (const char *folder, gboolean killed);
  guint min_calls; /* that a save has at least */
} saves[] = {
  { "puzzle", prepare_file, save_puzzle, check_puzzle, 7 },
  { "collection", prepare_file, save_collection, check_collection, 11 },
  { "session", prepare_nothing, keep_session, check_session, 14 },
  { "progress", prepare_progress, store_progress, check_progress, 8 },
};

static void
test_kill (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data), n = 0;
  gboolean killed = TRUE;

  for (; killed; n++)
    {
      g_autofree char *row_text = g_strdup_printf ("%u", row), *left = g_strdup_printf ("%u", n);
      char *folder = session_folder ();

      g_assert_cmpuint (n, <, MAX_CALLS);
      saves[row].prepare (folder);
      killed = fault_run ((const char *[]){ executable, "--save", row_text, folder, left, NULL });
      saves[row].check (folder, killed);
      session_remove (folder);
    }
  g_test_message ("killed at each of %u calls", n - 1);
  g_assert_cmpuint (n - 1, >=, saves[row].min_calls);
}

/* What another program is writing at this moment is no litter, nor is a file with a name like one. */
static void
test_others (void)
{
  static const char *const names[] = { ".rubric-backup", ".rubric-saving-", ".rubric-saving-1234567", "rubric-saving-abcdef" };
  char *folder = session_folder ();
  RubricFileTemporary writing;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "x", 1, NULL));
    }
  g_assert_true (rubric_file_temporary_open (&writing, folder, 0600));
  save_puzzle (folder);
  g_assert_cmpuint (session_count_files (folder, "."), ==, G_N_ELEMENTS (names) + 2);
  g_assert_true (rubric_file_temporary_close_fd (&writing));
  rubric_file_temporary_tidy (folder);
  g_assert_true (g_file_test (writing.path, G_FILE_TEST_EXISTS)); /* it is still to be put in place */
  rubric_file_temporary_clear (&writing);
  rubric_file_temporary_tidy (folder);
  g_assert_cmpuint (session_count_files (folder, "."), ==, G_N_ELEMENTS (names) + 1);
  session_remove (folder);
}

TEST_FILE (argc, argv)
{
  if (argc == 5 && g_str_equal (argv[1], "--save"))
    {
      fault_kill (atoi (argv[4]));
      saves[atoi (argv[2])].save (argv[3]);
      return 0;
    }
  executable = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/faults/kill/puzzle", GUINT_TO_POINTER (0), test_kill);
  g_test_add_data_func ("/faults/kill/collection", GUINT_TO_POINTER (1), test_kill);
  g_test_add_data_func ("/faults/kill/session", GUINT_TO_POINTER (2), test_kill);
  g_test_add_data_func ("/faults/kill/progress", GUINT_TO_POINTER (3), test_kill);
  g_test_add_func ("/faults/kill/others", test_others);
  return g_test_run ();
}
