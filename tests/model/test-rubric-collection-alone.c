/* test-rubric-collection-alone.c - a list where no thread can be made: slower, but all that is asked for is found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-list-testing.h"
#include "../test-program.h"
#include "collection-testing.h"
#include "scarce-threads.h"

enum
{
  N = 120,
};

static void
assert_all_known (RubricCollection *collection)
{
  RubricGrades *grades = rubric_collection_get_grades (collection);

  g_assert_cmpuint (rubric_collection_get_totals (collection)->counts[RUBRIC_VERDICT_UNKNOWN], ==, 0);
  g_assert_true (rubric_grades_is_complete (grades, RUBRIC_DEPTH_ER));
  for (guint i = 0; i < rubric_collection_get_n_puzzles (collection); i++)
    {
      gboolean one = rubric_collection_get_facts (collection, i)->verdict == RUBRIC_VERDICT_ONE;

      g_assert_true (one == (rubric_grades_get_packed (grades)[i].level != RUBRIC_LEVEL_NONE));
    }
}

/* Verdicts, levels and ER, all by the main loop. */
static void
test_alone (void)
{
  g_autoptr (RubricCollection) collection = collection_create (11, N, NULL);
  RubricGrades *grades = rubric_collection_get_grades (collection);

  scarce_threads_allow (0);
  collection_survey (collection);
  rubric_grades_start (grades, RUBRIC_DEPTH_ER);
  g_assert_true (rubric_grades_is_grading (grades));
  collection_wait_for_grades (collection);
  assert_all_known (collection);
}

/* As soon as there are threads again they go on. */
static void
test_later (void)
{
  g_autoptr (RubricCollection) collection = collection_create (12, N, NULL);
  RubricGrades *grades = rubric_collection_get_grades (collection);

  scarce_threads_allow (0);
  rubric_collection_start_survey (collection);
  rubric_grades_start (grades, RUBRIC_DEPTH_ER);
  scarce_threads_allow (100);
  collection_wait_while (collection, rubric_collection_is_surveying);
  collection_wait_for_grades (collection);
  g_assert_cmpuint (scarce_threads_get_left (), <, 100);
  assert_all_known (collection);
}

/* What somebody looks at, without all; and whoever cancels it has what was found, and nothing goes on. */
static void
test_cancel (void)
{
  RubricCollection *collection = collection_create (13, N, NULL);
  RubricGrades *grades = rubric_collection_get_grades (collection);
  const guint32 wanted = N / 2;

  scarce_threads_allow (0);
  rubric_grades_want (grades, RUBRIC_DEPTH_ER, &wanted, 1);
  while (rubric_grades_get_ers (grades)[wanted] == RUBRIC_ER_UNKNOWN)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (rubric_grades_is_grading (grades));
  rubric_grades_start (grades, RUBRIC_DEPTH_LEVELS);
  rubric_grades_cancel (grades);
  g_assert_false (rubric_grades_is_grading (grades));
  g_assert_cmpint (rubric_grades_get_ers (grades)[wanted], !=, RUBRIC_ER_UNKNOWN);
  g_assert_finalize_object (collection);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/collection-alone/alone", test_alone);
  g_test_add_func ("/collection-alone/later", test_later);
  g_test_add_func ("/collection-alone/cancel", test_cancel);
  return g_test_run ();
}
