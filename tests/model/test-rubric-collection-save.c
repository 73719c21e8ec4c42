/* test-rubric-collection-save.c - what is written of a collection is what was asked for, or nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-collection-save.h"
#include "session-testing.h"
#include "sud-solve.h"

#include <string.h>

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
  GObject *owner;
  RubricJobs *jobs;
  gboolean done;
  guint n_left_out;
  GError *error;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  fixture->folder = session_folder ();
  fixture->path = g_build_filename (fixture->folder, "out.sdm", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  fixture->owner = g_object_new (G_TYPE_OBJECT, NULL);
  fixture->jobs = rubric_jobs_new (RUBRIC_JOBS_WRITE, fixture->owner);
  g_object_set_data (fixture->owner, "fixture", fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  g_clear_error (&fixture->error);
  g_object_unref (fixture->jobs);
  g_object_unref (fixture->owner);
  g_object_unref (fixture->file);
  g_free (fixture->path);
  session_remove (fixture->folder);
}

/* @n lines: the reference puzzle with a digit more or less, so some have several solutions and some none, and every
 * seventeenth is no puzzle. */
static RubricDocument *
create (guint n)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (n);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  RubricDocument *document;

  for (guint i = 0; i < n; i++)
    {
      gsize start = text->len;

      g_string_append (text, i % 17 == 16 ? "no puzzle" : REFERENCE);
      if (i % 17 != 16)
        text->str[start + g_rand_int_range (rand, 0, 81)] = "..123456789"[g_rand_int_range (rand, 0, 11)];
      g_string_append_printf (text, "%s\n", i % 5 == 0 ? " # a word" : "");
    }
  document = rubric_document_new_from_text (text->str, text->len, &error);
  g_assert_no_error (error);
  return document;
}

/* What should be written, puzzle by puzzle, solved one by one. */
static char *
expect (const RubricCollectionSave *save, guint *n_left_out)
{
  g_autoptr (GString) out = g_string_new (NULL);

  *n_left_out = 0;
  for (guint i = 0; i < save->n; i++)
    {
      g_autoptr (RubricInfo) info = NULL;
      SudResult result = { 0 };
      SudSheet sheet;
      SudGrid givens;

      if (!rubric_document_read (save->document, save->indices != NULL ? save->indices[i] : i, &sheet, &info, NULL))
        {
          (*n_left_out)++;
          continue;
        }
      givens = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
      if (save->solutions)
        sud_solve_smallest (&givens, 2, NULL, &result);
      rubric_format_append (save->format, out, &sheet, info, result.solutions > 0 ? &result.first : NULL);
    }
  return g_strdup (out->str);
}

static void
saved (gpointer owner, GFile *file, guint n_left_out, const GError *error)
{
  Fixture *fixture = g_object_get_data (owner, "fixture");

  g_assert_true (g_file_equal (file, fixture->file));
  fixture->error = error != NULL ? g_error_copy (error) : NULL;
  fixture->n_left_out = n_left_out;
  fixture->done = TRUE;
}

static void
wait_for_end (Fixture *fixture)
{
  double fraction = 0;

  while (!fixture->done)
    {
      g_assert_cmpfloat (rubric_jobs_get_fraction (fixture->jobs), >=, fraction);
      fraction = rubric_jobs_get_fraction (fixture->jobs);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
save_and_wait (Fixture *fixture, const RubricCollectionSave *save)
{
  rubric_collection_save (fixture->jobs, save, fixture->file, saved);
  wait_for_end (fixture);
}

static void
assert_content (Fixture *fixture, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpuint (session_count_files (fixture->folder, "."), ==, 1);
}

static void
check_save (Fixture *fixture, const RubricCollectionSave *save)
{
  guint n_left_out;
  g_autofree char *expected = expect (save, &n_left_out);

  save_and_wait (fixture, save);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (fixture->n_left_out, ==, n_left_out);
  assert_content (fixture, expected);
}

/* A name in the environment that no backend has is no reason not to solve: the window has no place to complain of it. */
static void
test_unknown_backend (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricDocument) document = create (40);
  RubricCollectionSave save = { .document = document, .n = 40, .format = rubric_format_find ("line"), .solutions = TRUE };

  g_setenv ("SUD_BACKEND", "typo", TRUE);
  check_save (fixture, &save);
  g_unsetenv ("SUD_BACKEND");
}

static void
test_all (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricDocument) document = create (5000); /* several pieces */
  RubricCollectionSave save = { .document = document, .n = 5000, .format = rubric_format_find ("line") };
  g_autofree char *text = rubric_collection_save_to_text (&save);

  check_save (fixture, &save);
  g_assert_cmpuint (fixture->n_left_out, ==, 5000 / 17);
  assert_content (fixture, text);
}

static void
test_solutions (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricDocument) document = create (3000);
  RubricCollectionSave save
      = { .document = document, .n = 3000, .format = rubric_format_find ("line"), .solutions = TRUE };

  check_save (fixture, &save);
}

static void
test_some (Fixture *fixture, gconstpointer unused)
{
  static const guint32 indices[] = { 99, 3, 16, 50, 3, 0 };
  g_autoptr (RubricDocument) document = create (100);
  RubricCollectionSave save = { .document = document, .indices = indices, .n = G_N_ELEMENTS (indices),
                                .format = rubric_format_find ("line"), .solutions = TRUE };

  check_save (fixture, &save);
  g_assert_cmpuint (fixture->n_left_out, ==, 2);
}

/* Cancelled before or while it writes: the old file is there, and nothing else. */
static void
test_cancel (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricDocument) document = create (20000);
  RubricCollectionSave save
      = { .document = document, .n = 20000, .format = rubric_format_find ("line"), .solutions = TRUE };

  g_assert_true (g_file_set_contents (fixture->path, "old\n", -1, NULL));
  for (guint delay = 0; delay < 3; delay++)
    {
      fixture->done = FALSE;
      g_clear_error (&fixture->error);
      rubric_collection_save (fixture->jobs, &save, fixture->file, saved);
      g_usleep (delay * 1000);
      rubric_jobs_cancel (fixture->jobs);
      wait_for_end (fixture);
      g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      assert_content (fixture, "old\n");
    }
}

/* Each format that holds many gives back what it holds, in the same order. */
static void
test_formats (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricDocument) document = create (40);
  guint n, n_many = 0;
  const RubricFormat *const *formats = rubric_formats (&n);

  for (guint i = 0; i < n; i++)
    {
      RubricCollectionSave save = { .document = document, .n = 40, .format = formats[i] };
      g_autoptr (RubricDocument) again = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      guint k = 0;

      if (!formats[i]->many || formats[i]->write == NULL)
        continue;
      n_many++;
      g_test_message ("%s", formats[i]->id);
      text = rubric_collection_save_to_text (&save);
      again = rubric_document_new_from_text (text, -1, &error);
      g_assert_no_error (error);
      g_assert_true (rubric_document_get_format (again) == formats[i]);
      for (guint j = 0; j < 40; j++)
        {
          SudGrid was, is;
          SudSheet sheet;

          if (!rubric_document_read (document, j, &sheet, NULL, NULL))
            continue;
          was = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
          g_assert_true (rubric_document_read (again, k++, &sheet, NULL, &error));
          is = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
          g_assert_cmpmem (&was, sizeof was, &is, sizeof is);
        }
      g_assert_cmpuint (rubric_document_get_n_puzzles (again), ==, k);
    }
  g_assert_cmpuint (n_many, >, 0);
}

static void
test_failure (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricDocument) document = create (10);
  RubricCollectionSave save = { .document = document, .n = 10, .format = rubric_format_find ("line") };
  g_autofree char *path = g_build_filename (fixture->folder, "missing", "out.sdm", NULL);

  g_object_unref (fixture->file);
  fixture->file = g_file_new_for_path (path);
  save_and_wait (fixture, &save);
  g_assert_nonnull (strstr (fixture->error->message, "out.sdm"));
}

static void
test_has_solutions (void)
{
  g_assert_true (rubric_collection_save_can_have_solutions (rubric_format_find ("line")));
  g_assert_false (rubric_collection_save_can_have_solutions (rubric_format_find ("leetcode")));
}

TEST_FILE (argc, argv)
{
  static const struct
  {
    const char *path;
    void (*run) (Fixture *fixture, gconstpointer unused);
  } tests[] = {
    { "/collection-save/all", test_all },         { "/collection-save/solutions", test_solutions },
    { "/collection-save/some", test_some },       { "/collection-save/cancel", test_cancel },
    { "/collection-save/unknown-backend", test_unknown_backend },
    { "/collection-save/formats", test_formats }, { "/collection-save/failure", test_failure },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/collection-save/has-solutions", test_has_solutions);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].run, tear_down);
  return g_test_run ();
}
