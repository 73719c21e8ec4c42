/* test-faults-disk.c - a disk that fails at any call of a save: the sentence, and the old file as it was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "fault-testing.h"
#include "rubric-file.h"
#include "rubric-progress-store.h"
#include "session-testing.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#define OLD "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
#define NEW "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n"

#define FULL "There is no space left to save “a.sdk”."
#define QUOTA "“a.sdk” cannot be saved. Your share of the disk, the quota, is used up."
#define BROKEN "“a.sdk” cannot be saved. The disk reports an error."
#define READ_ONLY "“a.sdk” is in a read-only location."

enum
{
  DELAY_MS = 20, /* from a change to its being written */
  SLOW_MS = 200,
  PATIENCE_S = 20,
};

typedef struct
{
  const char *path; /* of the test */
  int code;
  const char *sentence;
  FaultCall calls[5]; /* up to the first 0, but for the first of all */
} Fault;

static const Fault faults[] = {
  { "/faults/disk/full", ENOSPC, FULL, { FAULT_CREATE, FAULT_WRITE, FAULT_SYNC, FAULT_CLOSE, FAULT_RENAME } },
  { "/faults/disk/quota", EDQUOT, QUOTA, { FAULT_CREATE, FAULT_WRITE, FAULT_SYNC, FAULT_CLOSE, FAULT_RENAME } },
  { "/faults/disk/broken", EIO, BROKEN, { FAULT_CREATE, FAULT_WRITE, FAULT_MODE, FAULT_CLOSE, FAULT_RENAME } },
  { "/faults/disk/fsync", EIO, BROKEN, { FAULT_SYNC } },
  { "/faults/disk/read-only", EROFS, READ_ONLY, { FAULT_CREATE, FAULT_RENAME } },
};

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
  GBytes *bytes;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  fixture->folder = session_folder ();
  fixture->path = g_build_filename (fixture->folder, "a.sdk", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  fixture->bytes = g_bytes_new_static (NEW, strlen (NEW));
  g_assert_true (g_file_set_contents (fixture->path, OLD, -1, NULL));
}

static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  fault_fail (FAULT_NONE, 0);
  fault_slow (0);
  g_bytes_unref (fixture->bytes);
  g_object_unref (fixture->file);
  g_free (fixture->path);
  session_remove (fixture->folder);
}

static gboolean
fill (RubricFileSink *sink, gpointer unused, GError **error)
{
  return rubric_file_sink_write (sink, NEW, strlen (NEW), error);
}

/* A puzzle is written at once, a collection in pieces. */
static gboolean
save (Fixture *fixture, gboolean in_pieces, GError **error)
{
  return in_pieces ? rubric_file_save_with (fixture->file, fill, NULL, NULL, error)
                   : rubric_file_save (fixture->file, fixture->bytes, NULL, NULL, NULL, error);
}

static void
check_call (Fixture *fixture, const Fault *fault, FaultCall call, gboolean in_pieces)
{
  g_autoptr (GError) error = NULL;

  g_test_message ("call %d, %s", call, in_pieces ? "in pieces" : "at once");
  fault_fail (call, fault->code);
  g_assert_false (save (fixture, in_pieces, &error));
  g_assert_error (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_WRITE);
  g_assert_cmpstr (error->message, ==, fault->sentence);
  fault_assert_holds (fixture->path, OLD);
  g_assert_cmpuint (session_count_files (fixture->folder, "."), ==, 1);
  fault_fail (FAULT_NONE, 0);
}

static void
test_disk (Fixture *fixture, gconstpointer data)
{
  const Fault *fault = data;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (fault->calls) && (i == 0 || fault->calls[i] != 0); i++)
    {
      check_call (fixture, fault, fault->calls[i], FALSE);
      check_call (fixture, fault, fault->calls[i], TRUE);
    }
  save (fixture, FALSE, &error); /* the disk works again */
  g_assert_no_error (error);
  fault_assert_holds (fixture->path, NEW);
  g_assert_cmpuint (fault_count_unflushed (), ==, 0);
}

/* A file system without modes refuses to set the one that each file of it has. */
static void
test_modes (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_chmod (fixture->path, 0600), ==, 0);
  fault_fail (FAULT_MODE, EPERM);
  save (fixture, FALSE, &error);
  g_assert_no_error (error);
  fault_assert_holds (fixture->path, NEW);
}

/* Returns: (transfer full): the path of the only record in the folder */
static char *
find_record (const char *folder)
{
  g_autofree char *windows = g_build_filename (folder, "windows", NULL);
  g_autoptr (GDir) dir = g_dir_open (windows, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL && !g_str_has_suffix (name, ".record"))
    ;
  g_assert_nonnull (name);
  return g_build_filename (windows, name, NULL);
}

static char *
state_on_disk (const char *folder)
{
  g_autofree char *path = find_record (folder), *data = NULL;
  g_autoptr (RubricRecord) record = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  bytes = g_bytes_new (data, length);
  record = rubric_record_from_bytes (bytes);
  g_assert_nonnull (record);
  return session_record_state (record);
}

/* Whichever call fails: what the session wrote before is still there, and that it fails is known of. */
static void
test_session (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricSession) session = rubric_session_new (fixture->folder, 60000, NULL);
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (1, 10);
  g_autofree char *expected = session_state (puzzle);
  SudCells cells = SUD_NO_CELLS;

  rubric_session_follow (session, puzzle, NULL);
  rubric_session_flush (session);
  for (FaultCall call = FAULT_CREATE; call <= FAULT_RENAME; call++)
    {
      g_autofree char *state = NULL;

      fault_fail (call, EIO);
      sud_cells_add (&cells, call);
      rubric_puzzle_toggle_colour (puzzle, cells, 1);
      rubric_session_flush (session);
      g_assert_false (rubric_session_get_works (session));
      state = state_on_disk (fixture->folder);
      g_assert_cmpstr (state, ==, expected);
    }
  fault_fail (FAULT_NONE, 0);
  g_assert_cmpuint (session_count_files (fixture->folder, "windows"), ==, 2);
}

/* What changes while the disk is busy is written when it is done, and does not wait for another change. */
static void
test_slow (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricSession) session = rubric_session_new (fixture->folder, DELAY_MS, NULL);
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (1, 10);
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_TIME_SPAN_SECOND;
  g_autofree char *expected = NULL, *state = NULL;
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, 0);
  rubric_session_follow (session, puzzle, NULL);
  rubric_session_flush (session);
  fault_slow (SLOW_MS);
  rubric_puzzle_toggle_colour (puzzle, cells, 1);
  session_run (3 * DELAY_MS); /* it is being written */
  rubric_puzzle_toggle_colour (puzzle, cells, 2);
  expected = session_state (puzzle);
  do
    {
      session_run (DELAY_MS);
      g_free (state);
      state = state_on_disk (fixture->folder);
    }
  while (!g_str_equal (state, expected) && g_get_monotonic_time () < end);
  g_assert_cmpstr (state, ==, expected);
}

/* What could not be written is known of, so that closing asks; and it is there while the program runs. */
static void
test_progress (Fixture *fixture, gconstpointer unused)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "progress", NULL);
  g_autoptr (RubricProgressStore) progress = rubric_progress_store_new (folder, NULL);
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  g_autoptr (RubricRecord) record = NULL, again = NULL;
  SudGrid givens;
  SudSheet sheet;

  g_assert_cmpint (sud_grid_parse_line (&givens, OLD), ==, SUD_CELLS);
  sud_sheet_from_grid (&sheet, &givens, SUD_ORIGIN_GIVEN);
  rubric_puzzle_load (puzzle, &sheet, NULL);
  record = rubric_record_new (puzzle, NULL, NULL);
  fault_fail (FAULT_WRITE, EDQUOT);
  rubric_progress_store_put (progress, &givens, record);
  rubric_progress_store_flush (progress);
  g_assert_false (rubric_progress_store_get_works (progress));
  again = rubric_progress_store_load (progress, &givens);
  g_assert_nonnull (again);
  fault_fail (FAULT_NONE, 0);
  rubric_progress_store_put (progress, &givens, record);
  rubric_progress_store_flush (progress);
  g_assert_true (rubric_progress_store_get_works (progress));
  g_assert_cmpuint (session_count_files (fixture->folder, "progress"), ==, 1);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    g_test_add (faults[i].path, Fixture, &faults[i], set_up, test_disk, tear_down);
  g_test_add ("/faults/disk/modes", Fixture, NULL, set_up, test_modes, tear_down);
  g_test_add ("/faults/disk/session", Fixture, NULL, set_up, test_session, tear_down);
  g_test_add ("/faults/disk/slow", Fixture, NULL, set_up, test_slow, tear_down);
  g_test_add ("/faults/disk/progress", Fixture, NULL, set_up, test_progress, tear_down);
  return g_test_run ();
}
