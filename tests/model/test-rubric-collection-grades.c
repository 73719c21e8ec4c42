/* test-rubric-collection-grades.c - a list of easy and hard puzzles, graded by threads, against one graded by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "collection-testing.h"
#include "rubric-collection.h"
#include "rubric-reasoning.h"
#include "rubric-text-collection.h"
#include "session-testing.h"
#include "sud-solve.h"

#include <string.h>

/* As it is told of the puzzle on the desk. */
static RubricPackedGrade
grade_by_hand (RubricCollection *collection, guint index)
{
  RubricReasoningResult reasoning = { .kind = RUBRIC_REASONING_GRADE };
  SudResult result = { 0 };
  SudGrid givens;

  if (rubric_document_read (rubric_collection_get_document (collection), index, &reasoning.sheet, NULL, NULL))
    {
      givens = sud_sheet_get_grid (&reasoning.sheet, SUD_ORIGINS_GIVEN);
      sud_solve_count (&givens, 2, NULL, &result);
    }
  if (result.solutions != 1)
    return (RubricPackedGrade){ .level = RUBRIC_LEVEL_NONE, .hardest = SUD_N_TECHNIQUES };
  g_assert_true (rubric_reasoning_run (&reasoning, NULL));
  return (RubricPackedGrade){ .level = RUBRIC_LEVEL_EASY + reasoning.grade.level, .hardest = reasoning.grade.hardest,
                         .effort = reasoning.grade.effort };
}

/* As it is told of the puzzle on the desk. */
static RubricPackedEr
rate_by_hand (RubricCollection *collection, guint index)
{
  RubricReasoningResult reasoning = { .kind = RUBRIC_REASONING_RATE };

  if (grade_by_hand (collection, index).level == RUBRIC_LEVEL_NONE)
    return RUBRIC_ER_NONE;
  g_assert_true (rubric_document_read (rubric_collection_get_document (collection), index, &reasoning.sheet, NULL, NULL));
  g_assert_true (rubric_reasoning_run (&reasoning, NULL));
  if (reasoning.rating.er.tenths == 0)
    return RUBRIC_ER_NONE;
  return reasoning.rating.er.tenths + (reasoning.rating.er.about ? 128 : 0);
}

static void
test_ratings (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (40, 1);
  guint n = rubric_collection_get_n_puzzles (collection);

  collection_assert_counts (collection);
  g_assert_cmpuint (rubric_collection_get_totals (collection)->levels[RUBRIC_LEVEL_UNKNOWN], ==, n);
  collection_grade_all (collection);
  for (guint i = 0; i < n; i++)
    {
      RubricPackedGrade rating = collection_rating_at (collection, i), expected = grade_by_hand (collection, i);

      g_assert_cmpuint (rating.level, ==, expected.level);
      g_assert_cmpuint (rating.hardest, ==, expected.hardest);
      g_assert_cmpuint (rating.effort, ==, expected.effort);
    }
  collection_assert_counts (collection);
  for (guint level = RUBRIC_LEVEL_EASY; level < RUBRIC_N_LEVELS; level++)
    g_assert_cmpuint (rubric_collection_get_totals (collection)->levels[level], >, 0);
}

/* Who sorts or filters by ER asks for it of all, levels first; who has them has them. */
static void
test_rates (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (24, 1);
  RubricGrades *grades = rubric_collection_get_grades (collection);
  guint n = rubric_collection_get_n_puzzles (collection), n_between = 0, n_about = 0, n_none = 0;
  g_auto (RubricQuery) query = { 0 };

  collection_grade_all (collection);
  g_assert_false (rubric_grades_is_complete (grades, RUBRIC_DEPTH_ER));
  g_assert_cmpint (collection_rate_at (collection, 0), ==, RUBRIC_ER_UNKNOWN);
  rubric_query_init (&query);
  query.min_er = 23;
  query.max_er = 44;
  rubric_collection_set_query (collection, &query);
  g_assert_true (rubric_grades_is_grading (grades));
  g_assert_cmpfloat (rubric_grades_get_fraction (grades), >=, 0.5);
  collection_wait_for_grades (collection);
  g_assert_true (rubric_grades_is_complete (grades, RUBRIC_DEPTH_ER));
  for (guint i = 0; i < n; i++)
    {
      RubricPackedEr rate = collection_rate_at (collection, i);

      g_assert_cmpuint (rate, ==, rate_by_hand (collection, i));
      n_between += rate % 128 >= 23 && rate % 128 <= 44;
      n_about += rubric_packed_er_is_estimate (rate);
      n_none += rate == RUBRIC_ER_NONE;
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (collection)), ==, n_between);
  g_assert_cmpuint (n_between, >, 0);
  g_assert_cmpuint (n_about, >, 0);
  g_assert_cmpuint (n_none, >, 0);
  rubric_grades_start (grades, RUBRIC_DEPTH_ER);
  g_assert_false (rubric_grades_is_grading (grades));
}

/* A level that is being looked for is asked for more; cancelled, what is known stays. */
static void
test_deeper (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (40, 4);
  RubricGrades *grades = rubric_collection_get_grades (collection);

  rubric_grades_start (grades, RUBRIC_DEPTH_LEVELS);
  session_run (5);
  rubric_grades_start (grades, RUBRIC_DEPTH_ER);
  rubric_grades_start (grades, RUBRIC_DEPTH_LEVELS);
  session_run (300);
  rubric_grades_cancel (grades);
  g_assert_false (rubric_grades_is_grading (grades));
  rubric_grades_start (grades, RUBRIC_DEPTH_ER);
  collection_wait_for_grades (collection);
  g_assert_true (rubric_grades_is_complete (grades, RUBRIC_DEPTH_ER));
  collection_assert_counts (collection);
  for (guint i = 0; i < rubric_collection_get_n_puzzles (collection); i++)
    g_assert_cmpint (collection_rate_at (collection, i), !=, RUBRIC_ER_UNKNOWN);
}

/* What has been found stays when it is cancelled, and is not looked for again. */
static void
test_cancel (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (12, 12);
  RubricGrades *grades = rubric_collection_get_grades (collection);
  guint n = rubric_collection_get_n_puzzles (collection), before = n, rounds = 0;
  g_autofree RubricPackedGrade *kept = g_new (RubricPackedGrade, n);

  while (rubric_grades_get_counts (grades)[RUBRIC_LEVEL_UNKNOWN] > 0)
    {
      rubric_grades_start (grades, RUBRIC_DEPTH_LEVELS);
      session_run (rounds < 3 ? 5 : 300);
      rubric_grades_cancel (grades);
      g_assert_false (rubric_grades_is_grading (grades));
      collection_assert_counts (collection);
      g_assert_cmpuint (rubric_grades_get_counts (grades)[RUBRIC_LEVEL_UNKNOWN], <=, before);
      for (guint i = 0; i < n; i++)
        if (rounds > 0 && kept[i].level != RUBRIC_LEVEL_UNKNOWN)
          g_assert_cmpmem (&kept[i], sizeof kept[i], &rubric_grades_get_packed (grades)[i], sizeof kept[i]);
      memcpy (kept, rubric_grades_get_packed (grades), n * sizeof *kept);
      before = rubric_grades_get_counts (grades)[RUBRIC_LEVEL_UNKNOWN];
      g_assert_cmpuint (++rounds, <, 1000);
    }
  g_assert_cmpuint (rounds, >, 2);
  rubric_grades_start (grades, RUBRIC_DEPTH_LEVELS); /* nothing left to do */
  g_assert_false (rubric_grades_is_grading (grades));
}

/* Whoever goes in the middle leaves nothing running that holds anything, however hard the puzzle that is being graded. */
static void
test_close (void)
{
  for (guint i = 0; i < 6; i++)
    {
      RubricCollection *collection = collection_create_hard (60, 4);
      RubricDocument *document = g_object_ref (rubric_collection_get_document (collection));
      const guint32 last = rubric_collection_get_n_puzzles (collection) - 1;

      if (i % 2 == 0)
        rubric_grades_start (rubric_collection_get_grades (collection), RUBRIC_DEPTH_LEVELS + i / 2 % 2);
      rubric_grades_want (rubric_collection_get_grades (collection), RUBRIC_DEPTH_ER, &last, 1);
      session_run (i * 20);
      g_assert_finalize_object (collection);
      for (int j = 0; j < 500 && G_OBJECT (document)->ref_count > 1; j++)
        session_run (10);
      g_assert_finalize_object (document);
    }
}

static void
count_cb (gpointer object, guint *n)
{
  (*n)++;
}

/* What somebody looks at comes first, in a list of which nothing else is graded; only what changes is told of. */
static void
test_sight (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (60, 60);
  guint n = rubric_collection_get_n_puzzles (collection), n_changes = 0, n_others = 0;
  g_autoptr (RubricCollectionItem) seen = rubric_collection_get_puzzle (collection, n - 5);
  g_autoptr (RubricCollectionItem) other = rubric_collection_get_puzzle (collection, 0);

  g_signal_connect (seen, "changed", G_CALLBACK (count_cb), &n_changes);
  g_signal_connect (other, "changed", G_CALLBACK (count_cb), &n_others);
  rubric_collection_look_at (collection, RUBRIC_DEPTH_LEVELS, n - 5, 5);
  while (rubric_collection_get_totals (collection)->levels[RUBRIC_LEVEL_UNKNOWN] > n - 5)
    g_main_context_iteration (NULL, TRUE);
  session_run (300);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpuint (n_others, ==, 0);
  g_assert_cmpuint (rubric_collection_get_totals (collection)->levels[RUBRIC_LEVEL_UNKNOWN], ==, n - 5);
  g_assert_cmpuint (rubric_collection_item_get_grade (seen).level, !=, RUBRIC_LEVEL_UNKNOWN);
  rubric_collection_look_at (collection, RUBRIC_DEPTH_LEVELS, 0, 0);
}

/* By other techniques there are other levels, and the same ER; those before are there again at once. */
static void
test_order (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (12, 1);
  RubricGrades *grades = rubric_collection_get_grades (collection);
  guint n = rubric_collection_get_n_puzzles (collection), n_stuck = 0;
  g_autofree RubricPackedGrade *usual = NULL;
  SudOrder order, all;

  sud_order_init (&all);
  rubric_grades_start (grades, RUBRIC_DEPTH_ER);
  collection_wait_for_grades (collection);
  usual = g_memdup2 (rubric_grades_get_packed (grades), n * sizeof *usual);
  order = all;
  order.n = 3; /* singles */
  rubric_collection_set_order (collection, &order);
  collection_assert_counts (collection);
  g_assert_false (rubric_grades_is_grading (grades));
  g_assert_cmpuint (rubric_grades_get_counts (grades)[RUBRIC_LEVEL_UNKNOWN], ==, n);
  g_assert_cmpint (collection_rate_at (collection, 0), !=, RUBRIC_ER_UNKNOWN);
  collection_grade_all (collection);
  for (guint i = 0; i < n; i++)
    {
      RubricPackedGrade rating = collection_rating_at (collection, i);
      gboolean stuck = usual[i].level > RUBRIC_LEVEL_EASY && usual[i].level < RUBRIC_LEVEL_NONE;

      n_stuck += stuck;
      g_assert_cmpuint (rating.level, ==, stuck ? RUBRIC_LEVEL_NONE : usual[i].level);
      g_assert_cmpuint (rating.hardest, ==, stuck ? RUBRIC_HARDEST_STUCK : usual[i].hardest);
    }
  g_assert_cmpuint (n_stuck, >, 0);
  g_assert_cmpuint (n_stuck, <, n);
  rubric_collection_set_order (collection, &all);
  g_assert_true (rubric_grades_is_complete (grades, RUBRIC_DEPTH_ER));
  collection_assert_counts (collection);
  g_assert_cmpmem (usual, n * sizeof *usual, rubric_grades_get_packed (grades), n * sizeof *usual);
}

/* While all are being graded, and the list shows only some levels: it ends as if it had always been that order. */
static void
test_other_order (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (12, 4);
  RubricGrades *grades = rubric_collection_get_grades (collection);
  g_auto (RubricQuery) query = { 0 };
  SudOrder order, usual;

  sud_order_init (&usual);
  order = usual;
  sud_order_drop (&order, SUD_TECHNIQUE_POINTING);
  rubric_query_init (&query);
  query.sort = RUBRIC_SORT_GRADE;
  query.levels = 1 << RUBRIC_LEVEL_HARD | 1 << RUBRIC_LEVEL_MEDIUM;
  rubric_collection_set_query (collection, &query);
  session_run (5);
  rubric_collection_set_order (collection, &order);
  g_assert_true (rubric_grades_is_grading (grades));
  collection_wait_for_grades (collection);
  collection_assert_shown (collection, &query);
  for (guint i = 0; i < rubric_collection_get_n_puzzles (collection); i++)
    g_assert_cmpuint (collection_rating_at (collection, i).hardest, !=, SUD_TECHNIQUE_POINTING);
  rubric_collection_set_order (collection, &usual);
  collection_wait_for_grades (collection);
  collection_assert_shown (collection, &query);
  rubric_collection_set_order (collection, &order);
  g_assert_false (rubric_grades_is_grading (grades));
  collection_assert_shown (collection, &query);
  collection_assert_counts (collection);
}

/* The list moves seldom while ratings come in, and once at the end. */
static void
test_calm (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (12, 30);
  g_auto (RubricQuery) query = { 0 };
  guint n_arranged = 0, n_told = 0;

  rubric_query_init (&query);
  query.sort = RUBRIC_SORT_EFFORT;
  rubric_collection_set_query (collection, &query);
  rubric_collection_look_at (collection, RUBRIC_DEPTH_LEVELS, 0, 10);
  g_signal_connect (collection, "after-arrange", G_CALLBACK (count_cb), &n_arranged);
  g_signal_connect (collection, "state-changed", G_CALLBACK (count_cb), &n_told);
  collection_wait_for_grades (collection);
  g_assert_cmpuint (n_arranged, >=, 1);
  g_assert_cmpuint (n_arranged, <=, 8);
  g_assert_cmpuint (n_told, >=, n_arranged);
  collection_assert_shown (collection, &query);
}

static void
test_words (void)
{
  g_autoptr (RubricCollection) collection = collection_create_hard (12, 1);
  g_autoptr (RubricCollectionItem) item = rubric_collection_get_puzzle (collection, 0);
  g_autofree char *before = rubric_text_puzzle (item), *after = NULL, *many = NULL, *end = NULL, *hard = NULL;
  const RubricPackedGrade stuck = { .level = RUBRIC_LEVEL_NONE, .hardest = RUBRIC_HARDEST_STUCK };
  const RubricPackedGrade none = { .level = RUBRIC_LEVEL_NONE, .hardest = SUD_N_TECHNIQUES };
  const RubricPackedGrade wing = { .level = RUBRIC_LEVEL_HARD, .hardest = SUD_TECHNIQUE_X_WING, .effort = 140 };

  g_assert_null (strstr (before, ". "));
  collection_grade_all (collection);
  after = rubric_text_puzzle (item);
  g_assert_true (g_str_has_prefix (after, before));
  g_assert_nonnull (strstr (after, ", up to "));
  many = rubric_text_rating (none);
  g_assert_cmpstr (many, ==, "No level: there is not exactly one solution");
  end = rubric_text_rating (stuck);
  g_assert_cmpstr (end, ==, "No level: the techniques do not lead to the end");
  hard = rubric_text_rating (wing);
  g_assert_cmpstr (hard, ==, "Hard, up to X-Wing");
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/collection-grades/ratings", test_ratings);
  g_test_add_func ("/collection-grades/rates", test_rates);
  g_test_add_func ("/collection-grades/deeper", test_deeper);
  g_test_add_func ("/collection-grades/cancel", test_cancel);
  g_test_add_func ("/collection-grades/close", test_close);
  g_test_add_func ("/collection-grades/sight", test_sight);
  g_test_add_func ("/collection-grades/order", test_order);
  g_test_add_func ("/collection-grades/other-order", test_other_order);
  g_test_add_func ("/collection-grades/calm", test_calm);
  g_test_add_func ("/collection-grades/words", test_words);
  return g_test_run ();
}
