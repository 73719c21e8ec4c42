/* test-rubric-progress-store.c - what was begun is known again, whatever became of its files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-progress-store.h"
#include "session-testing.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  char *folder;
  RubricProgressStore *progress;
} Fixture;

enum
{
  N_DAMAGES = 4, /* the last: the file is gone */
};

static RubricProgressStore *
open_progress (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "progress", NULL);
  g_autoptr (GError) error = NULL;
  RubricProgressStore *progress = rubric_progress_store_new (path, &error);

  g_assert_no_error (error);
  return progress;
}

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  fixture->folder = session_folder ();
  fixture->progress = open_progress (fixture->folder);
}

static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->progress));
  session_remove (fixture->folder);
}

/* As another run of the program finds it. */
static void
reopen (Fixture *fixture)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->progress));
  fixture->progress = open_progress (fixture->folder);
}

static SudGrid
random_givens (guint seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  SudGrid givens;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    givens.digit[cell] = g_rand_boolean (rand) ? g_rand_int_range (rand, 1, 10) : 0;
  givens.digit[0] = 0; /* something is left to fill in */
  return givens;
}

static guint64
key_of (const SudGrid *givens)
{
  return rubric_progress_key ((const char *)givens->digit);
}

static guint8
level_of (Fixture *fixture, const SudGrid *givens)
{
  return rubric_progress_store_get (fixture->progress, key_of (givens));
}

static guint
count_entries (Fixture *fixture)
{
  g_autoptr (GArray) marks = rubric_progress_store_copy_marks (fixture->progress);

  return marks->len;
}

/* A puzzle with these givens in which @n blanks have been filled. */
static RubricRecord *
begin (const SudGrid *givens, int n)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudSheet sheet;

  sud_sheet_from_grid (&sheet, givens, SUD_ORIGIN_GIVEN);
  rubric_puzzle_load (puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  for (int cell = 0; cell < SUD_CELLS && n > 0; cell++)
    if (givens->digit[cell] == 0)
      {
        SudCells cells = SUD_NO_CELLS;

        sud_cells_add (&cells, cell);
        rubric_puzzle_enter (puzzle, cells, 1 + cell % 9);
        n--;
      }
  return rubric_record_new (puzzle, NULL, NULL);
}

static void
store (Fixture *fixture, const SudGrid *givens, int n)
{
  g_autoptr (RubricRecord) record = begin (givens, n);

  rubric_progress_store_put (fixture->progress, givens, record);
}

static void
expect_entries (Fixture *fixture, const SudGrid *givens, int n)
{
  g_autoptr (RubricRecord) record = rubric_progress_store_load (fixture->progress, givens);

  g_assert_nonnull (record);
  g_assert_cmpint (sud_sheet_count (rubric_record_get_sheet (record), SUD_ORIGIN_ENTERED), ==, n);
  g_assert_cmpint (record->mode, ==, RUBRIC_MODE_SOLVING);
}

static void
test_remembers (Fixture *fixture, gconstpointer unused)
{
  SudGrid first = random_givens (1), second = random_givens (2);

  g_assert_cmpint (level_of (fixture, &first), ==, RUBRIC_PROGRESS_NONE);
  g_assert_null (rubric_progress_store_load (fixture->progress, &first));
  store (fixture, &first, 3);
  expect_entries (fixture, &first, 3);
  store (fixture, &first, 5); /* another level, so another file */
  store (fixture, &second, 0);
  g_assert_cmpint (level_of (fixture, &first), >, RUBRIC_PROGRESS_BEGUN);
  g_assert_cmpint (level_of (fixture, &second), ==, RUBRIC_PROGRESS_BEGUN);
  for (int run = 0; run < 2; run++)
    {
      g_assert_cmpuint (count_entries (fixture), ==, 2);
      expect_entries (fixture, &first, 5);
      expect_entries (fixture, &second, 0);
      reopen (fixture);
    }
  g_assert_cmpuint (session_count_files (fixture->folder, "progress"), ==, 2);
}

static void
test_forgets (Fixture *fixture, gconstpointer unused)
{
  SudGrid givens = random_givens (1);

  rubric_progress_store_put (fixture->progress, &givens, NULL);
  store (fixture, &givens, 4);
  rubric_progress_store_put (fixture->progress, &givens, NULL);
  for (int run = 0; run < 2; run++)
    {
      g_assert_cmpint (level_of (fixture, &givens), ==, RUBRIC_PROGRESS_NONE);
      g_assert_null (rubric_progress_store_load (fixture->progress, &givens));
      reopen (fixture);
    }
  g_assert_cmpuint (session_count_files (fixture->folder, "progress"), ==, 0);
}

/* Each kind of damage to the only file; what comes of it is a puzzle that was not begun. */
static void
damage (const char *path, guint kind)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  if (kind == 0)
    g_assert_true (g_file_set_contents (path, text, length / 2, NULL));
  else if (kind == 1)
    g_assert_true (g_file_set_contents (path, "", 0, NULL));
  else if (kind == 2)
    {
      text[length / 2] ^= 1;
      g_assert_true (g_file_set_contents (path, text, length, NULL));
    }
  else
    g_assert_no_errno (g_unlink (path));
}

/* Somebody else may still find something in it. */
static void
assert_aside (Fixture *fixture, const char *path, gboolean expected)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *aside = g_build_filename (fixture->folder, "progress", "aside", name, NULL);

  g_assert_cmpint (g_file_test (aside, G_FILE_TEST_IS_REGULAR), ==, expected);
  if (expected)
    g_assert_no_errno (g_unlink (aside));
}

static char *
only_file (Fixture *fixture)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "progress", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name = g_dir_read_name (dir);

  if (g_strcmp0 (name, "aside") == 0)
    name = g_dir_read_name (dir);
  g_assert_nonnull (name);
  return g_build_filename (folder, name, NULL);
}

static void
count_cb (RubricProgressStore *progress, guint64 key, guint *n)
{
  (*n)++;
}

static void
test_damage (Fixture *fixture, gconstpointer unused)
{
  SudGrid givens = random_givens (7);

  for (guint kind = 0; kind < N_DAMAGES; kind++)
    {
      g_autofree char *path = NULL;
      guint n_told = 0;

      store (fixture, &givens, 2);
      rubric_progress_store_flush (fixture->progress);
      path = only_file (fixture);
      reopen (fixture);
      damage (path, kind);
      g_signal_connect (fixture->progress, "changed", G_CALLBACK (count_cb), &n_told);
      g_assert_null (rubric_progress_store_load (fixture->progress, &givens));
      g_assert_cmpuint (n_told, ==, 1);
      g_assert_cmpint (level_of (fixture, &givens), ==, RUBRIC_PROGRESS_NONE);
      reopen (fixture);
      g_assert_cmpuint (session_count_files (fixture->folder, "progress"), ==, 1);
      assert_aside (fixture, path, kind < N_DAMAGES - 1);
    }
}

/* Names that are not ours are left alone; of two levels of one puzzle the newer counts. */
static void
test_strange_files (Fixture *fixture, gconstpointer unused)
{
  static const char *const names[] = { "notes.txt", "0123456789abcdef-200.record", "0123456789abcdef-000.record",
                                       "0123456789ABCDEF-042.record", "0123456789abcdef-42.record" };
  SudGrid givens = random_givens (3);
  g_autofree char *path = NULL, *copy = NULL, *text = NULL;
  gsize length;

  store (fixture, &givens, 3);
  rubric_progress_store_flush (fixture->progress);
  path = only_file (fixture);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  copy = g_strdup (path);
  memcpy (copy + strlen (copy) - strlen ("042.record"), "099", 3);
  g_assert_true (g_file_set_contents (copy, text, length, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *strange = g_build_filename (fixture->folder, "progress", names[i], NULL);

      g_assert_true (g_file_set_contents (strange, "x", 1, NULL));
    }
  reopen (fixture);
  rubric_progress_store_flush (fixture->progress);
  g_assert_cmpuint (count_entries (fixture), ==, 1);
  g_assert_cmpint (level_of (fixture, &givens), ==, 99);
  g_assert_cmpuint (session_count_files (fixture->folder, "progress"), ==, 1 + G_N_ELEMENTS (names));
}

/* A puzzle with the same key but other givens is another puzzle. */
static void
test_other_givens (Fixture *fixture, gconstpointer unused)
{
  SudGrid mine = random_givens (1), other = random_givens (2);
  g_autofree char *path = NULL, *renamed = NULL;

  store (fixture, &mine, 3);
  rubric_progress_store_flush (fixture->progress);
  path = only_file (fixture);
  renamed = g_strdup_printf ("%s/progress/%016" G_GINT64_MODIFIER "x-050.record", fixture->folder, key_of (&other));
  g_assert_no_errno (g_rename (path, renamed));
  reopen (fixture);
  g_assert_cmpint (level_of (fixture, &other), ==, 50);
  g_assert_null (rubric_progress_store_load (fixture->progress, &other));
}

static void
test_oldest_go (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricRecord) record = NULL;
  SudGrid first = random_givens (1), givens = { { 0 } };

  record = begin (&givens, 1);
  store (fixture, &first, 1);
  rubric_progress_store_flush (fixture->progress);
  session_run (20); /* a file system's clock has coarse ticks */
  for (guint i = 0; i < RUBRIC_PROGRESS_STORE_MAX; i++)
    {
      guint rest = i;

      for (int cell = 0; cell < 8; cell++, rest /= 9)
        givens.digit[80 - cell] = 1 + rest % 9;
      sud_sheet_from_grid (&record->saved, &givens, SUD_ORIGIN_GIVEN);
      g_assert_cmpint (level_of (fixture, &first), !=, RUBRIC_PROGRESS_NONE);
      if (i % 100 == 0) /* the others only take time */
        rubric_progress_store_put (fixture->progress, &givens, record);
      else
        {
          g_autofree char *path = g_strdup_printf ("%s/progress/%016" G_GINT64_MODIFIER "x-050.record",
                                                   fixture->folder, key_of (&givens));

          g_assert_true (g_file_set_contents_full (path, "", 0, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
        }
    }
  reopen (fixture);
  g_assert_cmpuint (count_entries (fixture), ==, RUBRIC_PROGRESS_STORE_MAX);
  g_assert_cmpint (level_of (fixture, &first), ==, RUBRIC_PROGRESS_NONE);
}

static guint8
store_sheet (Fixture *fixture, const SudSheet *sheet)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  g_autoptr (RubricRecord) record = NULL;
  SudGrid givens = sud_sheet_get_grid (sheet, SUD_ORIGINS_GIVEN);

  rubric_puzzle_load (puzzle, sheet, NULL);
  record = rubric_record_new (puzzle, NULL, NULL);
  rubric_progress_store_put (fixture->progress, &givens, record);
  return level_of (fixture, &givens);
}

static void
test_level (Fixture *fixture, gconstpointer unused)
{
  static const char line[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  SudSheet sheet = { 0 };
  SudGrid solution;

  g_assert_cmpint (sud_grid_parse_line (&solution, line), ==, 81);
  sud_sheet_clear (&sheet);
  g_assert_cmpint (store_sheet (fixture, &sheet), ==, RUBRIC_PROGRESS_BEGUN);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int before = store_sheet (fixture, &sheet);

      sud_sheet_set_digit (&sheet, cell, solution.digit[cell], SUD_ORIGIN_ENTERED);
      g_assert_cmpint (store_sheet (fixture, &sheet), >=, before);
    }
  g_assert_cmpint (store_sheet (fixture, &sheet), ==, RUBRIC_PROGRESS_SOLVED);
  sud_sheet_set_digit (&sheet, 0, solution.digit[0] % 9 + 1, SUD_ORIGIN_ENTERED);
  g_assert_cmpint (store_sheet (fixture, &sheet), ==, RUBRIC_PROGRESS_SOLVED - 1);
}

/* Characters and numbers give the same key; a change of one cell another. */
static void
test_key (void)
{
  for (guint seed = 0; seed < 100; seed++)
    {
      SudGrid grid = random_givens (seed);
      guint64 key = key_of (&grid);
      char line[SUD_LINE_LENGTH + 1];

      g_test_message ("seed %u", seed);
      sud_grid_format_line (&grid, line);
      g_assert_cmpuint (rubric_progress_key (line), ==, key);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        {
          grid.digit[cell] = (grid.digit[cell] + 1) % 10;
          g_assert_cmpuint (key_of (&grid), !=, key);
          grid.digit[cell] = (grid.digit[cell] + 9) % 10;
        }
    }
}

/* The copy for threads says what the original says. */
static void
test_marks (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (GArray) marks = NULL;

  for (guint seed = 0; seed < 40; seed += 2)
    {
      SudGrid givens = random_givens (seed);

      store (fixture, &givens, seed % 7);
    }
  marks = rubric_progress_store_copy_marks (fixture->progress);
  for (guint seed = 0; seed < 40; seed++)
    {
      SudGrid givens = random_givens (seed);

      g_assert_cmpint (rubric_progress_marks_get (marks, key_of (&givens)), ==, level_of (fixture, &givens));
      g_assert_cmpint (level_of (fixture, &givens) != RUBRIC_PROGRESS_NONE, ==, seed % 2 == 0);
    }
}

TEST_FILE (argc, argv)
{
  static const struct
  {
    const char *path;
    void (*run) (Fixture *fixture, gconstpointer unused);
  } tests[] = {
    { "/progress/remembers", test_remembers },         { "/progress/forgets", test_forgets },
    { "/progress/damage", test_damage },               { "/progress/strange-files", test_strange_files },
    { "/progress/other-givens", test_other_givens },   { "/progress/oldest-go", test_oldest_go },
    { "/progress/marks", test_marks },                 { "/progress/level", test_level },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/progress/key", test_key);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].run, tear_down);
  return g_test_run ();
}
