/* test-format-peers.c - puzzles go to programs that need no display, and come back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

enum
{
  N_PUZZLES = 20,
};

/* Debian has games in a folder of their own, which PATH may lack. */
static char *
find_program (const char *name)
{
  g_autofree char *game = g_build_filename ("/usr/games", name, NULL);
  char *program = g_find_program_in_path (name);

  return program != NULL || !g_file_test (game, G_FILE_TEST_IS_EXECUTABLE) ? program : g_steal_pointer (&game);
}

/* Returns the output of the program @name for @input. Without such a program it skips the test and returns NULL. */
static char *
run (const char *name, const char *const *arguments, const char *input)
{
  g_autofree char *program = find_program (name);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) words = NULL;
  char *output = NULL;

  if (program == NULL)
    {
      g_autofree char *reason = g_strdup_printf ("%s is not installed", name);

      g_test_skip (reason);
      return NULL;
    }
  g_strv_builder_add (builder, program);
  g_strv_builder_addv (builder, (const char **)arguments);
  words = g_strv_builder_end (builder);
  process = g_subprocess_newv ((const char *const *)words,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, input, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));
  return output;
}

static RubricDocument *
read_text (const char *text, const char *id, guint n)
{
  g_autoptr (GError) error = NULL;
  RubricDocument *document = document_from (text, -1, &error);

  g_test_message ("%.300s", text);
  g_assert_no_error (error);
  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, id);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, n);
  return document;
}

static SudGrid
get_grid (RubricDocument *document, guint index)
{
  SudSheet sheet;

  g_assert_true (rubric_document_read (document, index, &sheet, NULL, NULL));
  return sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
}

static char *
write_text (const char *id, RubricDocument *document)
{
  const RubricFormat *format = rubric_format_find (id);
  GString *out = g_string_new (NULL);

  rubric_format_begin (format, out, FALSE);
  for (guint i = 0; i < rubric_document_get_n_puzzles (document); i++)
    {
      SudSheet sheet;

      g_assert_true (rubric_document_read (document, i, &sheet, NULL, NULL));
      rubric_format_append (format, out, &sheet, NULL, NULL);
    }
  rubric_format_end (format, out);
  return g_string_free (out, FALSE);
}

/* Each puzzle of @puzzles has the solution at its place in @solutions. */
static void
check_solutions (RubricDocument *puzzles, RubricDocument *solutions)
{
  for (guint i = 0; i < rubric_document_get_n_puzzles (puzzles); i++)
    {
      SudGrid puzzle = get_grid (puzzles, i), solution = get_grid (solutions, i);

      g_assert_true (sud_grid_is_solved (&solution));
      g_assert_true (sud_grid_keeps (&solution, &puzzle));
    }
}

/* qqwing makes a table; its puzzles, written as lines, are what it solves. */
static void
test_qqwing_lines (void)
{
  g_autofree char *count = g_strdup_printf ("%d", N_PUZZLES);
  g_autofree char *table = run ("qqwing", (const char *const[]){ "--generate", count, "--csv", NULL }, NULL);
  g_autoptr (RubricDocument) puzzles = NULL;
  g_autoptr (RubricDocument) solutions = NULL;
  g_autofree char *lines = NULL;
  g_autofree char *solved = NULL;

  if (table == NULL)
    return;
  puzzles = read_text (table, "csv", N_PUZZLES);
  lines = write_text ("line", puzzles);
  solved = run ("qqwing", (const char *const[]){ "--solve", "--one-line", NULL }, lines);
  solutions = read_text (solved, "line", N_PUZZLES);
  check_solutions (puzzles, solutions);
}

/* qqwing reads a grid of ours, and each style in which it prints it is the same puzzle. */
static void
test_qqwing_grids (void)
{
  static const struct
  {
    const char *style;
    const char *id;
  } styles[] = {
    { "--one-line", "line" },
    { "--compact", "grid" },
    { "--readable", "grid" },
  };
  g_autoptr (RubricDocument) reference = document_from (REFERENCE, -1, NULL);
  g_autofree char *grid = write_text ("grid", reference);

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      const char *const arguments[] = { "--solve", "--puzzle", "--nosolution", styles[i].style, NULL };
      g_autofree char *printed = run ("qqwing", arguments, grid);
      g_autoptr (RubricDocument) document = NULL;
      SudSheet sheet;

      if (printed == NULL)
        return;
      document = read_text (printed, styles[i].id, 1);
      g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
      assert_is_reference (&sheet);
    }
}

/* Solo makes ids; written again they are the same text. */
static void
test_solo_ids (void)
{
  g_autofree char *count = g_strdup_printf ("%d", N_PUZZLES);
  g_autofree char *ids = run ("sgt-solo", (const char *const[]){ "--generate", count, "3x3dt", NULL }, NULL);
  g_autoptr (RubricDocument) document = NULL;
  g_autofree char *written = NULL;

  if (ids == NULL)
    return;
  document = read_text (ids, "tatham", N_PUZZLES);
  written = write_text ("tatham", document);
  g_assert_cmpstr (written, ==, ids);
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_remove (path);
  return text;
}

/* Solo checks our id, and saves it as a game; that has our puzzle. */
static void
test_solo_save (void)
{
  g_autoptr (RubricDocument) reference = document_from (REFERENCE, -1, NULL);
  g_autofree char *id = g_strchomp (write_text ("tatham", reference));
  g_autofree char *folder = g_dir_make_tmp ("rubric-peers-XXXXXX", NULL);
  g_autofree char *prefix = g_build_filename (folder, "game", NULL);
  const char *const arguments[] = { "--generate", "1", id, "--save", prefix, "--save-suffix", ".sav", NULL };
  g_autofree char *output = run ("sgt-solo", arguments, NULL);
  g_autofree char *path = g_strconcat (prefix, "0.sav", NULL);

  if (output != NULL)
    {
      g_autofree char *text = read_file (path);
      g_autoptr (RubricDocument) document = read_text (text, "tatham-save", 1);
      SudSheet sheet;

      g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
      assert_is_reference (&sheet);
    }
  g_rmdir (folder);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/peers/qqwing-lines", test_qqwing_lines);
  g_test_add_func ("/format/peers/qqwing-grids", test_qqwing_grids);
  g_test_add_func ("/format/peers/solo-ids", test_solo_ids);
  g_test_add_func ("/format/peers/solo-save", test_solo_save);
  return g_test_run ();
}
