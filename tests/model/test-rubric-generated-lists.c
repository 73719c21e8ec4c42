/* test-rubric-generated-lists.c - a list that was made is a file; it stays as long as it is new or begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-generated-lists.h"

#include "rubric-file.h"
#include "rubric-text-generator.h"
#include "session-testing.h"

#include <glib/gstdio.h>
#include <utime.h>

enum
{
  N_PUZZLES = 5,
  TOO_MANY = 4, /* more lists than are kept */
};

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

typedef struct
{
  char *root;
  GFile *folder;
  RubricProgressStore *progress;
  GObject *owner; /* whose data "fixture" this is */
  RubricJobs *jobs;
  GFile *kept; /* NULL: the list has no file */
  RubricFileStamp stamp;
  gboolean failed;
  guint n_done;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  g_autofree char *progress = NULL;

  fixture->root = session_folder ();
  fixture->folder = g_file_new_build_filename (fixture->root, "state", "lists", NULL);
  progress = g_build_filename (fixture->root, "progress", NULL);
  fixture->progress = rubric_progress_store_new (progress, NULL);
  fixture->owner = g_object_new (G_TYPE_OBJECT, NULL);
  fixture->jobs = rubric_jobs_new (RUBRIC_JOBS_WRITE, fixture->owner);
  g_object_set_data (fixture->owner, "fixture", fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  rubric_jobs_finish_writes ();
  g_clear_object (&fixture->owner);
  g_assert_finalize_object (fixture->jobs);
  g_assert_finalize_object (fixture->progress);
  g_clear_object (&fixture->kept);
  g_object_unref (fixture->folder);
  session_remove (fixture->root);
}

static void
kept_cb (gpointer owner, const RubricGeneratedList *list, const GError *error)
{
  Fixture *fixture = g_object_get_data (owner, "fixture");

  g_assert_cmpuint (rubric_document_get_n_puzzles (list->document), ==, N_PUZZLES);
  g_assert_cmpint (list->file != NULL, ==, error == NULL);
  g_set_object (&fixture->kept, list->file);
  fixture->stamp = list->stamp;
  fixture->failed = error != NULL;
  fixture->n_done++;
}

/* Five puzzles of which no other list has any. */
static RubricDocument *
create_list (guint number)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (number);
  RubricGenerated made[N_PUZZLES];

  for (int i = 0; i < N_PUZZLES; i++)
    {
      sud_grid_parse_line (&made[i].puzzle, PUZZLE);
      made[i].level = SUD_LEVEL_EASY;
      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (g_rand_boolean (rand))
          made[i].puzzle.digit[cell] = 0;
    }
  return rubric_generated_list (made, N_PUZZLES, NULL);
}

static void
keep (Fixture *fixture, const char *title, guint number)
{
  g_autoptr (RubricDocument) document = create_list (number);

  rubric_generated_lists_keep (fixture->jobs, fixture->folder, title, document, fixture->progress, kept_cb);
  rubric_jobs_finish_writes ();
}

static guint
count_lists (Fixture *fixture)
{
  g_autoptr (GPtrArray) lists = rubric_generated_lists_get (fixture->folder);

  return lists->len;
}

/* The file holds what was made, has the name of it, and is as its stamp says. */
static void
test_kept (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricDocument) document = NULL, made = create_list (1);
  g_autoptr (GFile) second = NULL;
  g_autofree char *name = NULL;
  RubricFileStamp now;
  RubricFileChange change;
  SudSheet wanted, read;

  g_assert_cmpuint (count_lists (fixture), ==, 0);
  keep (fixture, "Hard/Easy", 1);
  g_assert_false (fixture->failed);
  g_assert_true (rubric_generated_lists_has (fixture->folder, fixture->kept));
  name = g_file_get_basename (fixture->kept);
  g_assert_true (g_pattern_match_simple ("Hard-Easy *-*-* *.*.sdm", name));
  g_assert_true (rubric_file_stamp_compare (&fixture->stamp, fixture->kept, &now, &change, NULL, NULL));
  g_assert_cmpint (change, ==, RUBRIC_FILE_SAME);
  document = rubric_file_load (fixture->kept, NULL, NULL, NULL);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, N_PUZZLES);
  for (guint i = 0; i < N_PUZZLES; i++)
    {
      g_autoptr (RubricInfo) info = NULL;

      g_assert_true (rubric_document_read (made, i, &wanted, NULL, NULL));
      g_assert_true (rubric_document_read (document, i, &read, &info, NULL));
      g_assert_true (sud_sheet_equal (&wanted, &read));
      g_assert_cmpstr (info->field[RUBRIC_INFO_DESCRIPTION], ==, "Easy Puzzle");
    }
  second = g_object_ref (fixture->kept);
  keep (fixture, "Hard/Easy", 2);
  g_assert_false (g_file_equal (second, fixture->kept));
  g_assert_cmpuint (count_lists (fixture), ==, 2);
}

/* Fills in one digit of puzzle 2 of the list. */
static void
begin (Fixture *fixture, guint number)
{
  g_autoptr (RubricDocument) document = create_list (number);
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  g_autoptr (RubricRecord) record = NULL;
  SudSheet sheet;
  SudGrid givens;

  g_assert_true (rubric_document_read (document, 1, &sheet, NULL, NULL));
  givens = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
  rubric_puzzle_load (puzzle, &sheet, NULL);
  record = rubric_record_new (puzzle, NULL, NULL);
  rubric_progress_store_put (fixture->progress, &givens, record);
}

/* The oldest in which nothing was begun go; not the newest, whatever the clock says, nor what is no list of ours. */
static void
test_cleared (Fixture *fixture, gconstpointer unused)
{
  g_autofree char *path = g_file_get_path (fixture->folder), *other = NULL, *damaged = NULL;
  g_autoptr (GFile) begun = NULL, first = NULL;

  begin (fixture, 0);
  for (guint i = 0; i < RUBRIC_GENERATED_LISTS_MAX + TOO_MANY; i++)
    {
      g_autofree char *title = g_strdup_printf ("List %u", i);

      keep (fixture, title, i);
      g_assert_true (g_file_set_attribute_uint64 (fixture->kept, G_FILE_ATTRIBUTE_TIME_MODIFIED, 1000000 + i,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL));
      if (i == 0)
        begun = g_object_ref (fixture->kept);
      if (i == 1)
        first = g_object_ref (fixture->kept);
    }
  other = g_build_filename (path, "mine.txt", NULL);
  damaged = g_build_filename (path, "damaged.sdm", NULL);
  g_assert_true (g_file_set_contents (other, PUZZLE, -1, NULL));
  g_assert_true (g_file_set_contents (damaged, "nothing", -1, NULL));
  g_assert_no_errno (g_utime (damaged, &(struct utimbuf){ 1, 1 }));
  keep (fixture, "New Puzzles", 1000);
  g_assert_true (g_file_query_exists (begun, NULL));
  g_assert_false (g_file_query_exists (first, NULL));
  g_assert_true (g_file_query_exists (fixture->kept, NULL));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (damaged, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_lists (fixture), ==, RUBRIC_GENERATED_LISTS_MAX + 2);
}

/* The list is there all the same, without a file. */
static void
test_no_place (Fixture *fixture, gconstpointer unused)
{
  g_autofree char *state = g_build_filename (fixture->root, "state", NULL);

  g_assert_true (g_file_set_contents (state, "no folder", -1, NULL));
  keep (fixture, "New Puzzles", 1);
  g_assert_cmpuint (fixture->n_done, ==, 1);
  g_assert_true (fixture->failed);
  g_assert_cmpuint (count_lists (fixture), ==, 0);
}

/* Whoever closes meanwhile is not told, but the list is there the next time. */
static void
test_close (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricDocument) document = create_list (1);

  rubric_generated_lists_keep (fixture->jobs, fixture->folder, "New Puzzles", document, fixture->progress, kept_cb);
  rubric_jobs_close (fixture->jobs);
  g_clear_object (&fixture->owner);
  rubric_jobs_finish_writes ();
  g_assert_cmpuint (fixture->n_done, ==, 0);
  g_assert_cmpuint (count_lists (fixture), ==, 1);
}

TEST_FILE (argc, argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Fixture *fixture, gconstpointer unused);
  } tests[] = {
    { "/made-lists/kept", test_kept },
    { "/made-lists/cleared", test_cleared },
    { "/made-lists/no-place", test_no_place },
    { "/made-lists/close", test_close },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
