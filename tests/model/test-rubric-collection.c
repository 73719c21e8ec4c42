/* test-rubric-collection.c - the puzzles of a list: what is known of each, and what a person reads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "collection-testing.h"
#include "rubric-collection-list-testing.h"
#include "rubric-text-collection.h"
#include "session-testing.h"
#include "sud-solve.h"

#include <string.h>

/* It stands in the list, and in a dialog, by itself. */
static void
assert_is_sentence (const char *text)
{
  g_test_message ("%s", text);
  g_assert_true (g_ascii_isupper (*text));
  g_assert_true (g_str_has_suffix (text, "."));
}

/* An item is one object for as long as somebody holds it, whatever the order, and outlives its place in the list. */
static void
test_items (void)
{
  RubricCollection *collection = collection_create (3, 40, NULL);
  g_autoptr (RubricCollectionItem) item = g_list_model_get_item (G_LIST_MODEL (collection), 7);
  g_autoptr (RubricCollectionItem) same = NULL;
  RubricCollectionItem *other = g_list_model_get_item (G_LIST_MODEL (collection), 8);
  g_auto (RubricQuery) query = { 0 };
  guint position;

  g_assert_true (rubric_collection_item_get_collection (item) == collection);
  rubric_query_init (&query);
  query.descending = TRUE;
  rubric_collection_set_query (collection, &query);
  same = g_list_model_get_item (G_LIST_MODEL (collection), 40 - 1 - 7);
  g_assert_true (same == item);
  rubric_query_set_search (&query, "1");
  query.max_givens = 0;
  rubric_collection_set_query (collection, &query);
  g_assert_false (rubric_collection_find (collection, 7, &position));
  g_assert_cmpuint (rubric_collection_item_get_index (item), ==, 7);
  g_assert_finalize_object (other);
  g_clear_object (&item);
  g_assert_finalize_object (g_steal_pointer (&same));
  g_assert_finalize_object (collection);
}

static RubricVerdict
slow_verdict (RubricCollectionItem *item)
{
  const SudSheet *sheet = rubric_collection_item_get_sheet (item);
  SudResult result;
  SudGrid givens;

  if (sheet == NULL)
    return RUBRIC_VERDICT_INVALID;
  givens = sud_sheet_get_grid (sheet, SUD_ORIGINS_GIVEN);
  sud_solve_count (&givens, 2, NULL, &result);
  return result.solutions == 0 ? RUBRIC_VERDICT_NONE : result.solutions == 1 ? RUBRIC_VERDICT_ONE : RUBRIC_VERDICT_MANY;
}

static void
count_cb (gpointer object, guint *n)
{
  (*n)++;
}

static void
test_verdicts (void)
{
  enum { N = 9000 }; /* several chunks */
  g_autoptr (RubricCollection) collection = collection_create (4, N, NULL);
  g_autoptr (RubricCollectionItem) watched = g_list_model_get_item (G_LIST_MODEL (collection), 5000);
  g_autoptr (RubricCollectionItem) unwatched = g_list_model_get_item (G_LIST_MODEL (collection), 0);
  guint n_changes = 0, counts[RUBRIC_N_VERDICTS] = { 0 };

  g_assert_cmpint (rubric_collection_item_get_verdict (unwatched), ==, RUBRIC_VERDICT_UNKNOWN);
  g_signal_connect (watched, "changed", G_CALLBACK (count_cb), &n_changes);
  collection_survey (collection);
  g_assert_cmpuint (n_changes, ==, rubric_collection_item_get_sheet (watched) != NULL);
  for (guint i = 0; i < N; i++)
    {
      g_autoptr (RubricCollectionItem) item = rubric_collection_get_puzzle (collection, i);
      RubricVerdict verdict = slow_verdict (item);

      g_assert_cmpint (rubric_collection_item_get_verdict (item), ==, verdict);
      g_assert_cmpint (rubric_collection_get_facts (collection, i)->verdict, ==, verdict);
      g_assert_cmpuint (rubric_collection_get_facts (collection, i)->givens, ==,
                        rubric_collection_item_get_givens (item));
      g_assert_cmpint (rubric_collection_item_get_problem (item) != NULL, ==, verdict == RUBRIC_VERDICT_INVALID);
      if (verdict == RUBRIC_VERDICT_INVALID)
        assert_is_sentence (rubric_collection_item_get_problem (item));
      counts[verdict]++;
    }
  for (guint i = 0; i < RUBRIC_N_VERDICTS; i++)
    {
      g_assert_cmpuint (rubric_collection_get_totals (collection)->counts[i], ==, counts[i]);
      if (i != RUBRIC_VERDICT_UNKNOWN)
        g_assert_cmpuint (counts[i], >, 0);
    }
}

/* What is cancelled keeps what it has, begins anew when asked to, and leaves nothing running that holds anything. */
static void
test_cancel (void)
{
  RubricCollection *collection = collection_create (6, 30000, NULL);
  RubricDocument *document = g_object_ref (rubric_collection_get_document (collection));
  guint sum = 0;

  for (int i = 0; i < 3; i++)
    {
      rubric_collection_start_survey (collection);
      g_assert_true (rubric_collection_is_surveying (collection));
      if (i > 0)
        session_run (5);
      rubric_collection_cancel_survey (collection);
      g_assert_false (rubric_collection_is_surveying (collection));
    }
  for (guint i = 0; i < RUBRIC_N_VERDICTS; i++)
    sum += rubric_collection_get_totals (collection)->counts[i];
  g_assert_cmpuint (sum, ==, 30000);
  collection_survey (collection);
  g_assert_cmpuint (rubric_collection_get_totals (collection)->counts[RUBRIC_VERDICT_UNKNOWN], ==, 0);
  rubric_collection_start_survey (collection);
  g_assert_finalize_object (collection);
  for (int i = 0; i < 200 && G_OBJECT (document)->ref_count > 1; i++)
    session_run (10);
  g_assert_finalize_object (document);
}

/* What is played here or elsewhere shows at once, in an item that stays where it is. */
static void
test_progress (void)
{
  char *folder = session_folder ();
  g_autofree char *path = g_build_filename (folder, "progress", NULL);
  g_autoptr (RubricProgressStore) progress = rubric_progress_store_new (path, NULL);
  g_autoptr (RubricCollection) collection = collection_create (8, 30, progress);
  g_autoptr (RubricCollectionItem) item = g_list_model_get_item (G_LIST_MODEL (collection), 0);
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  g_auto (RubricQuery) query = { 0 };
  guint n_changes = 0;

  rubric_query_init (&query);
  query.stages = 1 << RUBRIC_STAGE_FRESH;
  rubric_collection_set_query (collection, &query);
  g_signal_connect (item, "changed", G_CALLBACK (count_cb), &n_changes);
  rubric_puzzle_load (puzzle, rubric_collection_item_get_sheet (item), NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  for (int digit = 1; digit <= 2; digit++)
    {
      g_autoptr (RubricRecord) record = NULL;

      rubric_puzzle_enter (puzzle, SUD_ALL_CELLS, digit);
      record = rubric_record_new (puzzle, NULL, NULL);
      rubric_collection_item_store_record (item, record);
      g_assert_cmpuint (n_changes, ==, digit);
      g_assert_true (sud_sheet_equal (rubric_collection_item_get_current (item), rubric_puzzle_get_sheet (puzzle)));
    }
  g_assert_cmpint (rubric_collection_item_get_progress (item), >, RUBRIC_PROGRESS_BEGUN);
  g_assert_cmpint (rubric_collection_get_facts (collection, 0)->progress, ==,
                   rubric_collection_item_get_progress (item));
  g_assert_cmpuint (rubric_collection_get_index (collection, 0), ==, 0);
  rubric_collection_item_store_record (item, NULL);
  g_assert_cmpint (rubric_collection_item_get_progress (item), ==, RUBRIC_PROGRESS_NONE);
  g_assert_true (rubric_collection_item_get_current (item) == rubric_collection_item_get_sheet (item));
  g_clear_object (&item);
  g_clear_object (&collection);
  g_clear_object (&progress);
  session_remove (folder);
}

static void
test_text (void)
{
  g_autofree char *line = rubric_text_one_line ("a\nb\rc\vd\fe\u2028f\u2029g\xc2\x85h\x01i ä");
  g_autofree char *whole = rubric_text_short ("ä");
  g_autoptr (GString) long_text = g_string_new (NULL);
  g_autofree char *cut = NULL;

  g_assert_cmpstr (line, ==, "a b c d e f g h i ä");
  g_assert_cmpstr (whole, ==, "ä");
  for (guint i = 0; i < 1000; i++)
    g_string_append (long_text, "ä");
  cut = rubric_text_short (long_text->str);
  g_assert_true (g_utf8_validate (cut, -1, NULL));
  g_assert_cmpint (g_utf8_strlen (cut, -1), ==, 301);
  g_assert_true (g_str_has_suffix (cut, "ä…"));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/collection/items", test_items);
  g_test_add_func ("/collection/verdicts", test_verdicts);
  g_test_add_func ("/collection/cancel", test_cancel);
  g_test_add_func ("/collection/progress", test_progress);
  g_test_add_func ("/collection/text", test_text);
  return g_test_run ();
}
