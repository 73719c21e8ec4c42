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
collection_create (guint seed, guint n, RubricProgressStore *progress)
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

/* Easy to extreme, with several solutions, with none. */
static const char *const hard_files[] = { "minimal.txt", "hard.txt", "many.txt", "unsolvable.txt", "full.txt", "few-givens.txt" };

static void
append_file (GString *text, const char *name, guint most)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "puzzles", name, NULL);
  g_autofree char *content = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  lines = g_strsplit (content, "\n", -1);
  for (char **line = lines; *line != NULL && most > 0; line++)
    if (strlen (*line) >= SUD_LINE_LENGTH && **line != '#')
      {
        g_string_append_len (text, *line, SUD_LINE_LENGTH);
        g_string_append_c (text, '\n');
        most--;
      }
}

RubricCollection *
collection_create_from (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  return rubric_collection_new (document, NULL);
}

/* At most @most puzzles of each file, and two lines that are none, @times over. */
RubricCollection *
collection_create_hard (guint most, guint times)
{
  g_autoptr (GString) part = g_string_new (NULL), text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (hard_files); i++)
    append_file (part, hard_files[i], most);
  g_string_append (part, "12345\ntoo short\n");
  for (guint i = 0; i < times; i++)
    g_string_append (text, part->str);
  return collection_create_from (text->str);
}

void
collection_grade_all (RubricCollection *collection)
{
  rubric_grades_start (rubric_collection_get_grades (collection), RUBRIC_DEPTH_LEVELS);
  collection_wait_for_grades (collection);
}

RubricPackedGrade
collection_rating_at (RubricCollection *collection, guint index)
{
  return rubric_grades_get_packed (rubric_collection_get_grades (collection))[index];
}

RubricPackedEr
collection_rate_at (RubricCollection *collection, guint index)
{
  return rubric_grades_get_ers (rubric_collection_get_grades (collection))[index];
}

static guint32
key_of (RubricPackedGrade rating, RubricSort sort)
{
  return sort == RUBRIC_SORT_GRADE ? rating.level : sort == RUBRIC_SORT_HARDEST ? rating.hardest : rating.effort;
}

/* Whether @a may stand before @b in an order by ER. */
static gboolean
may_precede_by_rate (RubricCollection *collection, const RubricQuery *query, guint a, guint b)
{
  RubricPackedEr x = collection_rate_at (collection, a), y = collection_rate_at (collection, b);
  guint x_tenths = x % 128, y_tenths = y % 128;

  if (x_tenths > 0 && y_tenths > 0 && x_tenths != y_tenths)
    return (x_tenths < y_tenths) != query->descending;
  if ((x_tenths > 0) != (y_tenths > 0))
    return x_tenths > 0;
  if (x_tenths == 0 && x != y)
    return x == RUBRIC_ER_NONE;
  return a < b;
}

/* Whether @a may stand before @b. */
static gboolean
may_precede (RubricCollection *collection, const RubricQuery *query, guint a, guint b)
{
  RubricPackedGrade x = collection_rating_at (collection, a), y = collection_rating_at (collection, b);
  gboolean x_has = x.level != RUBRIC_LEVEL_UNKNOWN && x.level != RUBRIC_LEVEL_NONE;
  gboolean y_has = y.level != RUBRIC_LEVEL_UNKNOWN && y.level != RUBRIC_LEVEL_NONE;

  if (query->sort == RUBRIC_SORT_ER)
    return may_precede_by_rate (collection, query, a, b);
  if (x_has && y_has && key_of (x, query->sort) != key_of (y, query->sort))
    return (key_of (x, query->sort) < key_of (y, query->sort)) != query->descending;
  if (x_has != y_has)
    return x_has;
  if (!x_has && x.level != y.level)
    return x.level == RUBRIC_LEVEL_NONE;
  return a < b;
}

static gboolean
is_asked_for (RubricCollection *collection, const RubricQuery *query, guint index)
{
  RubricPackedGrade rating = collection_rating_at (collection, index);
  guint tenths = collection_rate_at (collection, index) % 128;

  if ((query->min_er > RUBRIC_ER_MIN || query->max_er < RUBRIC_ER_MAX)
      && (tenths == 0 || tenths < query->min_er || tenths > query->max_er))
    return FALSE;
  return (query->levels == 0 || (query->levels >> rating.level & 1) != 0)
         && (query->hardest == SUD_N_TECHNIQUES || (rating.level != 0 && rating.hardest == query->hardest));
}

void
collection_assert_shown (RubricCollection *collection, const RubricQuery *query)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (collection)), n_expected = 0, position;

  for (guint i = 0; i < rubric_collection_get_n_puzzles (collection); i++)
    {
      gboolean asked = is_asked_for (collection, query, i);

      n_expected += asked;
      g_assert_true (rubric_collection_find (collection, i, &position) == asked);
      if (!asked && position > 0)
        g_assert_true (may_precede (collection, query, rubric_collection_get_index (collection, position - 1), i));
      if (!asked && position < n)
        g_assert_true (may_precede (collection, query, i, rubric_collection_get_index (collection, position)));
    }
  g_assert_cmpuint (n, ==, n_expected);
  for (guint i = 1; i < n; i++)
    g_assert_true (may_precede (collection, query, rubric_collection_get_index (collection, i - 1),
                                rubric_collection_get_index (collection, i)));
}

void
collection_assert_counts (RubricCollection *collection)
{
  const guint *counts = rubric_grades_get_counts (rubric_collection_get_grades (collection));
  guint expected[RUBRIC_N_LEVELS] = { 0 };

  for (guint i = 0; i < rubric_collection_get_n_puzzles (collection); i++)
    expected[collection_rating_at (collection, i).level]++;
  g_assert_cmpmem (counts, sizeof expected, expected, sizeof expected);
  g_assert_cmpmem (rubric_collection_get_totals (collection)->levels, sizeof expected, expected, sizeof expected);
}
