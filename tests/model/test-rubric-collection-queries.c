/* test-rubric-collection-queries.c - graded puzzles found by level, technique, ER and words, and in their order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "collection-testing.h"
#include "rubric-text-collection.h"

#include <string.h>

/* In every order, both ways, with and without filters; while half of them are not graded, and when all are. */
static void
test_queries (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (12, 3);
  RubricGrades *grades = rubric_collection_get_grades (collection);
  g_autofree guint32 *some = g_new (guint32, 100);

  for (guint i = 0; i < 100; i++)
    some[i] = 2 * i;
  rubric_grades_want (grades, RUBRIC_DEPTH_ER, some, 100);
  g_assert_false (rubric_grades_is_grading (grades));
  while (collection_rate_at (collection, some[99]) == RUBRIC_ER_UNKNOWN)
    g_main_context_iteration (NULL, TRUE);
  for (guint all = 0; all < 2; all++)
    for (guint i = 0; i < 40; i++)
      {
        g_auto (RubricQuery) query = { 0 };

        rubric_query_init (&query);
        query.sort = RUBRIC_SORT_GRADE + i % 4;
        query.descending = i / 4 % 2;
        query.levels = i / 8 == 1 ? 1 << RUBRIC_LEVEL_HARD | 1 << RUBRIC_LEVEL_NONE : 0;
        query.hardest = i / 8 == 2 ? SUD_TECHNIQUE_POINTING : SUD_N_TECHNIQUES;
        query.levels |= i / 8 == 3 ? 1 << RUBRIC_LEVEL_UNKNOWN : 0;
        query.min_er = i / 8 == 4 ? 15 : RUBRIC_ER_MIN;
        rubric_collection_set_query (collection, &query);
        if (all == 0)
          rubric_grades_cancel (grades);
        else
          collection_wait_for_grades (collection);
        collection_assert_shown (collection, &query);
        g_assert_cmpuint (i / 8 == 3 && all == 1 ? 1 : g_list_model_get_n_items (G_LIST_MODEL (collection)), >, 0);
        if (all == 1)
          collection_grade_all (collection);
      }
  collection_assert_counts (collection);
}

/* Who sorts or filters by it asks for all; who has cancelled that is not asked again until it begins anew. */
static void
test_asking (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (12, 4);
  RubricGrades *grades = rubric_collection_get_grades (collection);
  g_auto (RubricQuery) query = { 0 };

  rubric_query_init (&query);
  query.sort = RUBRIC_SORT_GIVENS;
  rubric_collection_set_query (collection, &query);
  g_assert_false (rubric_grades_is_grading (grades));
  query.sort = RUBRIC_SORT_EFFORT;
  rubric_collection_set_query (collection, &query);
  g_assert_true (rubric_grades_is_grading (grades));
  rubric_grades_cancel (grades);
  g_assert_false (rubric_grades_is_grading (grades));
  query.descending = TRUE;
  rubric_collection_set_query (collection, &query);
  g_assert_false (rubric_grades_is_grading (grades));
  query.sort = RUBRIC_SORT_NUMBER;
  rubric_collection_set_query (collection, &query);
  query.levels = 1 << RUBRIC_LEVEL_EASY;
  rubric_collection_set_query (collection, &query);
  g_assert_true (rubric_grades_is_grading (grades));
  collection_wait_for_grades (collection);
  collection_assert_counts (collection);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (collection)), ==,
                    rubric_collection_get_totals (collection)->levels[RUBRIC_LEVEL_EASY]);
}

static guint
count_found (RubricCollection *collection, RubricQuery *query, const char *text)
{
  rubric_query_set_search (query, text);
  rubric_collection_set_query (collection, query);
  return g_list_model_get_n_items (G_LIST_MODEL (collection));
}

/* Names of techniques and levels are found where they stand, in rows that are graded; nothing is graded for it. */
static void
test_search (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (24, 1);
  guint n_pointing = 0;
  g_auto (RubricQuery) query = { 0 };

  rubric_query_init (&query);
  g_assert_cmpuint (count_found (collection, &query, "pointing"), ==, 0);
  g_assert_false (rubric_grades_is_grading (rubric_collection_get_grades (collection)));
  collection_grade_all (collection);
  for (guint i = 0; i < rubric_collection_get_n_puzzles (collection); i++)
    n_pointing += collection_rating_at (collection, i).hardest == SUD_TECHNIQUE_POINTING;
  g_assert_cmpuint (n_pointing, >, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (collection)), ==, n_pointing);
  g_assert_cmpuint (count_found (collection, &query, "POINT"), ==, n_pointing);
  g_assert_cmpuint (count_found (collection, &query, "extreme"), ==,
                    rubric_collection_get_totals (collection)->levels[RUBRIC_LEVEL_EXTREME]);
  query.levels = 1 << RUBRIC_LEVEL_EXTREME;
  g_assert_cmpuint (count_found (collection, &query, "pointing"), ==, 0);
}

/* What hides puzzles has a name. */
static void
test_choice (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (12, 1);
  g_autofree char *none = NULL, *alone = NULL, *both = NULL, *all = NULL, *status = NULL;
  g_auto (RubricQuery) query = { 0 };

  rubric_query_init (&query);
  rubric_query_set_search (&query, "x-wing");
  none = rubric_text_nothing (&query);
  g_assert_null (strstr (none, "filter"));
  query.levels = 1 << RUBRIC_LEVEL_HARD;
  both = rubric_text_nothing (&query);
  g_assert_nonnull (strstr (both, "“x-wing”"));
  g_assert_nonnull (strstr (both, ": Hard. "));
  rubric_collection_set_query (collection, &query);
  status = rubric_text_collection (collection, 0);
  g_assert_true (g_str_has_suffix (status, " puzzles · only Hard"));
  rubric_query_set_search (&query, NULL);
  alone = rubric_text_nothing (&query);
  g_assert_true (g_str_has_suffix (alone, ": Hard."));
  query.verdicts = 1 << RUBRIC_VERDICT_ONE;
  query.stages = 1 << RUBRIC_STAGE_SOLVED;
  query.hardest = SUD_TECHNIQUE_X_WING;
  query.max_givens = 25;
  query.min_er = 34;
  all = rubric_text_nothing (&query);
  g_assert_cmpstr (all, ==, "The filter is set to: One solution, Solved, Hard, X-Wing, 0 to 25 givens, ER 3.4 to 12.0.");
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/collection-queries/queries", test_queries);
  g_test_add_func ("/collection-queries/asking", test_asking);
  g_test_add_func ("/collection-queries/search", test_search);
  g_test_add_func ("/collection-queries/choice", test_choice);
  return g_test_run ();
}
