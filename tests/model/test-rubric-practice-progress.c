/* test-rubric-practice-progress.c - what has been solved is remembered, and a file of settings that is broken harms nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-practice-book.h"

#include <glib/gstdio.h>

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#define SCHEMA "io.github.rubric_sudoku.Rubric"
#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

typedef struct
{
  char *folder;
  char *path;
  RubricPracticeBook *book;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("rubric-practice-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "keyfile", NULL);
  fixture->book = rubric_practice_book_new ("x-wing:" PUZZLE ":\nx-wing:" PUZZLE ":113\nx-wing:" PUZZLE ":213\n", NULL);
  g_assert_nonnull (fixture->book);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_remove (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  rubric_practice_book_free (fixture->book);
}

/* As another start of the program finds them. */
static GSettings *
open_settings (Fixture *fixture)
{
  g_autoptr (GSettingsBackend) backend
      = g_keyfile_settings_backend_new (fixture->path, "/io/github/rubric_sudoku/Rubric/", "root");

  return g_settings_new_with_backend (SCHEMA, backend);
}

static const RubricPracticePosition *
get_position (Fixture *fixture, guint index)
{
  return rubric_practice_book_get (fixture->book, SUD_TECHNIQUE_X_WING, index);
}

static void
assert_solved (Fixture *fixture, gboolean first, gboolean second)
{
  g_autoptr (GSettings) settings = open_settings (fixture);
  guint n = (first != FALSE) + (second != FALSE);

  g_assert_cmpint (rubric_practice_is_solved (settings, SUD_TECHNIQUE_X_WING, get_position (fixture, 1)), ==, first);
  g_assert_cmpint (rubric_practice_is_solved (settings, SUD_TECHNIQUE_X_WING, get_position (fixture, 2)), ==, second);
  g_assert_false (rubric_practice_is_solved (settings, SUD_TECHNIQUE_SWORDFISH, get_position (fixture, 1)));
  g_assert_cmpuint (rubric_practice_count_solved (settings, fixture->book, SUD_TECHNIQUE_X_WING), ==, n);
}

static void
solve (Fixture *fixture, guint index)
{
  g_autoptr (GSettings) settings = open_settings (fixture);

  rubric_practice_set_solved (settings, SUD_TECHNIQUE_X_WING, get_position (fixture, index));
  g_settings_sync ();
}

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (rubric_practice_count_positions (fixture->book, SUD_TECHNIQUE_X_WING), ==, 2);
  g_assert_cmpuint (rubric_practice_count_positions (fixture->book, SUD_TECHNIQUE_SWORDFISH), ==, 0);
  assert_solved (fixture, FALSE, FALSE);
  solve (fixture, 2);
  assert_solved (fixture, FALSE, TRUE);
  solve (fixture, 2);
  solve (fixture, 1);
  assert_solved (fixture, TRUE, TRUE);
  /* The example counts for nothing */
  solve (fixture, 0);
  assert_solved (fixture, TRUE, TRUE);
}

static void
test_broken (Fixture *fixture, gconstpointer text)
{
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  assert_solved (fixture, FALSE, FALSE);
  solve (fixture, 1);
  assert_solved (fixture, TRUE, FALSE);
}

/* Words of another version are kept. */
static void
test_unknown (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = open_settings (fixture), later = NULL;
  const char *const words[] = { "telepathy/0123", "", "x-wing", "x-wing/", NULL };
  g_auto (GStrv) after = NULL;

  g_settings_set_strv (settings, "practice-solved", words);
  assert_solved (fixture, FALSE, FALSE);
  solve (fixture, 1);
  assert_solved (fixture, TRUE, FALSE);
  later = open_settings (fixture);
  after = g_settings_get_strv (later, "practice-solved");
  g_assert_cmpuint (g_strv_length (after), ==, 5);
  g_assert_true (g_strv_contains ((const char *const *)after, "telepathy/0123"));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/practice-progress/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/practice-progress/broken/type", Fixture, "[root]\npractice-solved=7\n", set_up, test_broken, tear_down);
  g_test_add ("/practice-progress/broken/half", Fixture, "[root]\npractice-solved=['x-wi", set_up, test_broken, tear_down);
  g_test_add ("/practice-progress/unknown", Fixture, NULL, set_up, test_unknown, tear_down);
  return g_test_run ();
}
