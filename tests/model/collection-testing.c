/* collection-testing.c - collections of puzzles of every kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "collection-testing.h"

#include <string.h>

enum
{
  PATIENCE_S = 60,
};

static const char *const files[] = { "easy.txt", "many.txt", "unsolvable.txt", "clashing.txt", "near-full.txt" };

/* What stands behind the cells, now and then. */
static const char *const texts[] = { "",         "",           "", " # Puzzle 2", " # Puzzle 10",
                                     " # ärger", " # ÄRGER, hard", "\tPuzzle 1" };

static const char *const bad_lines[] = { "12345", "too short",
                                         "53..7....6..1?5....98....6.8...6...34..8.3..17...2...6" };

/* Some puzzles of every kind, some with a text, and lines that are no puzzle. */
static char *
create_text (guint seed, guint n)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "puzzles", files[i], NULL);
      g_autofree char *content = NULL;
      g_auto (GStrv) parts = NULL;

      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      parts = g_strsplit (content, "\n", -1);
      for (char **part = parts; *part != NULL; part++)
        if (strlen (*part) >= SUD_LINE_LENGTH && **part != '#')
          g_ptr_array_add (lines, g_strndup (*part, SUD_LINE_LENGTH));
    }
  for (guint i = 0; i < n; i++)
    if (i > 0 && g_rand_int_range (rand, 0, 20) == 0)
      g_string_append_printf (text, "%s\n", bad_lines[g_rand_int_range (rand, 0, G_N_ELEMENTS (bad_lines))]);
    else
      g_string_append_printf (text, "%s%s\n", (char *)lines->pdata[g_rand_int_range (rand, 0, lines->len)],
                              texts[g_rand_int_range (rand, 0, G_N_ELEMENTS (texts))]);
  return g_string_free (text, FALSE);
}

RubricCollection *
collection_create (guint seed, guint n, RubricProgress *progress)
{
  g_autofree char *text = create_text (seed, n);
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, n);
  return rubric_collection_new (document, progress);
}

void
collection_wait_while (RubricCollection *collection, gboolean (*goes_on) (RubricCollection *))
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_TIME_SPAN_SECOND;

  while (goes_on (collection))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

static gboolean
is_grading (RubricCollection *collection)
{
  return rubric_grades_is_grading (rubric_collection_get_grades (collection));
}

void
collection_wait_for_grades (RubricCollection *collection)
{
  collection_wait_while (collection, is_grading);
}

void
collection_survey (RubricCollection *collection)
{
  rubric_collection_start_survey (collection);
  collection_wait_while (collection, rubric_collection_is_surveying);
}
