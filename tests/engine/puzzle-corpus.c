/* puzzle-corpus.c - the puzzles the engine's tests run on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "puzzle-corpus.h"

#include "../test-share.h"

#include <string.h>

const char *const corpus_files[] = {
  "clashing.txt", "easy.txt", "few-givens.txt", "full.txt",       "hard.txt", "many.txt",
  "minimal.txt",  "near-full.txt", "sparse.txt", "unsolvable.txt", NULL,
};

SudGrid
grid_from_line (const char *line)
{
  SudGrid grid;

  g_assert_cmpint (sud_grid_parse_line (&grid, line), ==, SUD_CELLS);
  return grid;
}

static void
append_file (GArray *puzzles, const char *path, guint step)
{
  g_autofree char *text = NULL;
  g_autofree char *base = g_path_get_basename (path);
  g_autoptr (GError) error = NULL;
  guint seen = 0, number = 1;
  gsize length;
  const char *end;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (text, "\n"));
  /* Not split by g_strsplit(), under which a sanitizer measures the rest of the text at every line. */
  for (const char *line = text; line < text + length; line = end + 1, number++)
    {
      end = memchr (line, '\n', (gsize)(text + length - line));
      if (*line != '#' && line != end && seen++ % step == 0)
        {
          Puzzle puzzle = { .grid = grid_from_line (line) };

          g_snprintf (puzzle.name, sizeof puzzle.name, "%s:%u", base, number);
          g_array_append_val (puzzles, puzzle);
        }
    }
}

static void
append_ours (GArray *puzzles, const char *file)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "puzzles", file, NULL);

  append_file (puzzles, path, 1);
}

GArray *
corpus_load (const char *file)
{
  GArray *puzzles = g_array_new (FALSE, FALSE, sizeof (Puzzle));

  append_ours (puzzles, file);
  return puzzles;
}

GArray *
corpus_load_all (void)
{
  GArray *puzzles = g_array_new (FALSE, FALSE, sizeof (Puzzle));

  for (guint i = 0; corpus_files[i] != NULL; i++)
    append_ours (puzzles, corpus_files[i]);
  return puzzles;
}

GArray *
corpus_load_share (void)
{
  GArray *puzzles = g_array_new (FALSE, FALSE, sizeof (Puzzle));

  for (guint i = 0; corpus_files[i] != NULL; i++)
    {
      g_autoptr (GArray) all = corpus_load (corpus_files[i]);

      for (guint k = 0; k < test_share (all->len); k++)
        g_array_append_val (puzzles, *puzzle_at (all, test_pick (k, all->len)));
    }
  return puzzles;
}

GArray *
corpus_load_path (const char *path, guint step)
{
  GArray *puzzles = g_array_new (FALSE, FALSE, sizeof (Puzzle));

  append_file (puzzles, path, step);
  return puzzles;
}

GStrv
corpus_find_files (void)
{
  const char *corpus = g_getenv ("RUBRIC_CORPUS");
  g_autofree char *folder = corpus != NULL ? g_build_filename (corpus, "puzzles", NULL) : NULL;
  g_autoptr (GStrvBuilder) files = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (folder == NULL)
    return g_strv_builder_end (files);
  dir = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".txt"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_strv_builder_add (files, path);
      }
  return g_strv_builder_end (files);
}
