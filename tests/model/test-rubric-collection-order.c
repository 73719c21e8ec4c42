/* test-rubric-collection-order.c - a long list in any order, against a short and slow one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "collection-testing.h"
#include "rubric-collection-list-testing.h"
#include "session-testing.h"

#include <string.h>

enum
{
  N_ROUNDS = 400,
  N_HIDDEN = 3,
};

/* ---- the slow list ---- */

static gboolean
oracle_shows (RubricCollection *collection, const RubricQuery *query, guint index)
{
  const RubricFacts *facts = rubric_collection_get_facts (collection, index);
  g_autoptr (RubricCollectionItem) item = rubric_collection_get_puzzle (collection, index);
  const char *text = rubric_collection_item_get_text (item);
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : g_strdup ("");
  g_autofree char *needle = query->search != NULL ? g_utf8_casefold (query->search, -1) : NULL;
  char line[SUD_LINE_LENGTH + 1] = "";
  SudGrid givens;

  if (query->verdicts != 0 && !(query->verdicts >> facts->verdict & 1))
    return FALSE;
  if (query->stages != 0 && !(query->stages >> rubric_stage_of (facts->progress) & 1))
    return FALSE;
  if ((query->min_givens > 0 || query->max_givens < 81)
      && (rubric_collection_item_get_sheet (item) == NULL || facts->verdict == RUBRIC_VERDICT_UNKNOWN
          || rubric_collection_item_get_givens (item) < query->min_givens
          || rubric_collection_item_get_givens (item) > query->max_givens))
    return FALSE;
  if (query->search == NULL)
    return TRUE;
  if (rubric_collection_item_get_sheet (item) != NULL)
    {
      givens = sud_sheet_get_grid (rubric_collection_item_get_sheet (item), SUD_ORIGINS_GIVEN);
      sud_grid_format_line (&givens, line);
    }
  if (strchr (query->search, '.') != NULL && strlen (query->search) >= 3 && strstr (line, query->search) != NULL)
    return TRUE;
  return strstr (folded, needle) != NULL || strcmp (query->search, number) == 0;
}

typedef struct
{
  RubricCollection *collection;
  const RubricQuery *query;
} Order;

static char *
text_key (RubricCollection *collection, guint index, RubricInfoField field)
{
  g_autoptr (RubricCollectionItem) item = rubric_collection_get_puzzle (collection, index);
  const char *text = rubric_collection_item_get_info (item)->field[field];
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL ? g_utf8_collate_key_for_filename (folded, -1) : NULL;
}

static int
compare_by_text (const Order *order, guint x, guint y, RubricInfoField field)
{
  g_autofree char *a = text_key (order->collection, x, field);
  g_autofree char *b = text_key (order->collection, y, field);

  if (a == NULL || b == NULL)
    return (a == NULL) - (b == NULL);
  return order->query->descending ? strcmp (b, a) : strcmp (a, b);
}

static int
oracle_compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const Order *order = data;
  guint x = *(const guint *)a, y = *(const guint *)b;
  const RubricFacts *f = rubric_collection_get_facts (order->collection, x);
  const RubricFacts *g = rubric_collection_get_facts (order->collection, y);
  const int differences[RUBRIC_N_SORTS] = {
    [RUBRIC_SORT_NUMBER] = x < y ? -1 : 1,
    [RUBRIC_SORT_GIVENS] = f->givens - g->givens,
    [RUBRIC_SORT_VERDICT] = f->verdict - g->verdict,
    [RUBRIC_SORT_PROGRESS] = f->progress - g->progress,
  };
  int difference = differences[order->query->sort];
  RubricInfoField field;

  if (rubric_sort_get_field (order->query->sort, &field))
    return compare_by_text (order, x, y, field);
  return order->query->descending ? -difference : difference;
}

static GArray *
oracle (RubricCollection *collection, const RubricQuery *query)
{
  GArray *shown = g_array_new (FALSE, FALSE, sizeof (guint));
  Order order = { collection, query };

  for (guint i = 0; i < rubric_collection_get_n_puzzles (collection); i++)
    if (oracle_shows (collection, query, i))
      g_array_append_val (shown, i);
  g_array_sort_with_data (shown, oracle_compare, &order); /* stable: GLib sorts by merging */
  return shown;
}

/* ---- who listens to the list, and believes nothing but what it is told ---- */

typedef struct
{
  GArray *indices;
  guint n_signals;
  guint n_arranging;
} Listener;

static void
items_changed_cb (GListModel *model, guint position, guint removed, guint added, Listener *listener)
{
  g_assert_cmpuint (position + removed, <=, listener->indices->len);
  g_assert_cmpuint (removed + added, >, 0);
  g_assert_cmpuint (listener->n_arranging, ==, 1);
  g_array_remove_range (listener->indices, position, removed);
  for (guint i = 0; i < added; i++)
    {
      guint index = rubric_collection_get_index (RUBRIC_COLLECTION (model), position + i);

      g_array_insert_val (listener->indices, position + i, index);
    }
  listener->n_signals++;
}

static void
before_cb (RubricCollection *collection, Listener *listener)
{
  listener->n_arranging++;
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (collection)), ==, listener->indices->len);
  if (listener->indices->len > 0)
    g_assert_cmpuint (rubric_collection_get_index (collection, 0), ==, g_array_index (listener->indices, guint, 0));
}

static void
after_cb (RubricCollection *collection, Listener *listener)
{
  listener->n_arranging--;
}

static void
listen (RubricCollection *collection, Listener *listener)
{
  *listener = (Listener){ g_array_new (FALSE, FALSE, sizeof (guint)), 0, 0 };
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (collection)); i++)
    {
      guint index = rubric_collection_get_index (collection, i);

      g_array_append_val (listener->indices, index);
    }
  g_signal_connect (collection, "before-arrange", G_CALLBACK (before_cb), listener);
  g_signal_connect (collection, "items-changed", G_CALLBACK (items_changed_cb), listener);
  g_signal_connect (collection, "after-arrange", G_CALLBACK (after_cb), listener);
}

static void
assert_shows (RubricCollection *collection, Listener *listener, GArray *expected)
{
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (collection)), ==, expected->len);
  g_assert_cmpmem (listener->indices->data, listener->indices->len * sizeof (guint), expected->data,
                   expected->len * sizeof (guint));
  for (guint i = 0; i < expected->len; i++)
    {
      g_autoptr (RubricCollectionItem) item = g_list_model_get_item (G_LIST_MODEL (collection), i);
      guint position = G_MAXUINT;

      g_assert_cmpuint (rubric_collection_item_get_index (item), ==, g_array_index (expected, guint, i));
      g_assert_true (rubric_collection_find (collection, g_array_index (expected, guint, i), &position));
      g_assert_cmpuint (position, ==, i);
    }
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (collection), expected->len));
}

/* What is left out has a place, too: behind those that would come before it. */
static void
assert_place_of_hidden (RubricCollection *collection, const RubricQuery *query, GArray *shown, guint index)
{
  Order order = { collection, query };
  guint position = G_MAXUINT, n_before = 0;

  for (guint i = 0; i < shown->len; i++)
    {
      guint other = g_array_index (shown, guint, i);
      int difference = oracle_compare (&other, &index, &order);

      if (other == index)
        return;
      n_before += difference != 0 ? difference < 0 : other < index;
    }
  g_assert_false (rubric_collection_find (collection, index, &position));
  g_assert_cmpuint (position, ==, n_before);
}

static void
random_query (GRand *rand, RubricQuery *query)
{
  static const char *const searches[] = { "puzzle", "Puzzle 1", "ärger", "HARD", "17",
                                          "3",      "...",      "5.3",   "..1.", "none" };

  rubric_query_init (query);
  query->sort = g_rand_int_range (rand, 0, RUBRIC_N_SORTS);
  while (rubric_query_uses_grades (query)) /* test-rubric-collection-grades has those */
    query->sort = g_rand_int_range (rand, 0, RUBRIC_N_SORTS);
  query->descending = g_rand_boolean (rand);
  if (g_rand_int_range (rand, 0, 3) == 0)
    query->verdicts = g_rand_int_range (rand, 1, 1 << RUBRIC_N_VERDICTS);
  if (g_rand_int_range (rand, 0, 4) == 0)
    query->stages = g_rand_int_range (rand, 1, 1 << RUBRIC_N_STAGES);
  if (g_rand_int_range (rand, 0, 3) == 0)
    query->min_givens = g_rand_int_range (rand, 0, 40);
  if (g_rand_int_range (rand, 0, 3) == 0)
    query->max_givens = g_rand_int_range (rand, 20, 82);
  if (g_rand_int_range (rand, 0, 3) == 0)
    rubric_query_set_search (query, searches[g_rand_int_range (rand, 0, G_N_ELEMENTS (searches))]);
}

static RubricProgressStore *
random_progress (char *folder, RubricCollection *collection, guint n)
{
  g_autofree char *path = g_build_filename (folder, "progress", NULL);
  RubricProgressStore *progress = rubric_progress_store_new (path, NULL);

  for (guint i = 0; i < n; i += 7)
    {
      g_autoptr (RubricCollectionItem) item = rubric_collection_get_puzzle (collection, i);
      g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
      g_autoptr (RubricRecord) record = NULL;
      const SudSheet *sheet = rubric_collection_item_get_sheet (item);
      SudGrid givens;

      if (sheet == NULL)
        continue;
      givens = sud_sheet_get_grid (sheet, SUD_ORIGINS_GIVEN);
      rubric_puzzle_load (puzzle, sheet, NULL);
      rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
      rubric_puzzle_enter (puzzle, SUD_ALL_CELLS, 1 + i % 9);
      record = rubric_record_new (puzzle, NULL, NULL);
      rubric_progress_store_put (progress, &givens, record);
    }
  return progress;
}

static void
test_queries (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  char *folder = session_folder ();
  g_autoptr (RubricCollection) plain = collection_create (1, 300, NULL);
  g_autoptr (RubricProgressStore) progress = random_progress (folder, plain, 300);
  g_autoptr (RubricCollection) collection = collection_create (1, 300, progress);
  Listener listener;
  guint n_rounds = test_share (N_ROUNDS), n_unchanged = 0, n_begun = 0;

  listen (collection, &listener);
  for (guint i = 0; i < N_ROUNDS && (i < n_rounds || n_unchanged == 0); i++)
    {
      g_auto (RubricQuery) query = { 0 };
      g_autoptr (GArray) expected = NULL;
      guint n_signals;

      g_test_message ("round %u", i);
      if (i == n_rounds / 8)
        collection_survey (collection); /* may arrange the list by itself */
      n_signals = listener.n_signals;
      random_query (rand, &query);
      rubric_collection_set_query (collection, &query);
      g_assert_true (rubric_query_equal (rubric_collection_get_query (collection), &query));
      expected = oracle (collection, &query);
      assert_shows (collection, &listener, expected);
      for (int j = 0; j < N_HIDDEN; j++)
        assert_place_of_hidden (collection, &query, expected, g_rand_int_range (rand, 0, 300));
      n_unchanged += listener.n_signals == n_signals;
      g_assert_cmpuint (listener.n_signals - n_signals, <=, 1);
    }
  g_assert_cmpuint (n_unchanged, >, 0);
  for (guint i = 0; i < 300; i++)
    n_begun += rubric_collection_get_facts (collection, i)->progress != RUBRIC_PROGRESS_NONE;
  g_assert_cmpuint (n_begun, >, 20);
  g_array_unref (listener.indices);
  g_clear_object (&collection);
  g_clear_object (&progress);
  session_remove (folder);
}

/* Nothing but the difference is told. */
static void
test_minimal_changes (void)
{
  g_autoptr (RubricCollection) collection = collection_create (2, 50, NULL);
  g_auto (RubricQuery) query = { 0 };
  Listener listener;

  collection_survey (collection);
  listen (collection, &listener);
  rubric_query_init (&query);
  rubric_query_set_search (&query, "50");
  rubric_collection_set_query (collection, &query); /* 49 go, the last stays */
  g_assert_cmpuint (listener.n_signals, ==, 1);
  query.sort = RUBRIC_SORT_GIVENS;
  rubric_collection_set_query (collection, &query); /* one item has but one order */
  g_assert_cmpuint (listener.n_signals, ==, 1);
  rubric_collection_set_query (collection, &query);
  g_assert_cmpuint (listener.n_signals, ==, 1);
  g_assert_cmpuint (listener.indices->len, ==, 1);
  g_array_unref (listener.indices);
}

/* A long list reads its texts in a thread; the newest query wins, and a list that depends on verdicts follows them. */
static void
test_long (void)
{
  g_autoptr (RubricCollection) collection = collection_create (7, 25000, NULL);
  g_auto (RubricQuery) first = { 0 }, second = { 0 }, third = { 0 };
  g_autoptr (GArray) expected = NULL;
  Listener listener;

  listen (collection, &listener);
  rubric_query_init (&first);
  rubric_query_init (&second);
  rubric_query_set_search (&first, "puzzle 10");
  rubric_query_set_search (&second, "ärger");
  second.sort = RUBRIC_SORT_DESCRIPTION;
  rubric_collection_set_query (collection, &first);
  g_assert_true (rubric_collection_is_arranging (collection));
  g_assert_cmpuint (listener.n_signals, ==, 0);
  rubric_collection_set_query (collection, &second);
  collection_wait_while (collection, rubric_collection_is_arranging);
  g_assert_cmpuint (listener.n_signals, ==, 1);
  expected = oracle (collection, &second);
  assert_shows (collection, &listener, expected);

  rubric_query_init (&third);
  third.verdicts = 1 << RUBRIC_VERDICT_INVALID;
  rubric_collection_set_query (collection, &third);
  g_assert_cmpuint (listener.indices->len, ==, 0);
  collection_survey (collection);
  g_assert_cmpuint (listener.indices->len, ==, rubric_collection_get_totals (collection)->counts[RUBRIC_VERDICT_INVALID]);
  g_assert_cmpuint (listener.indices->len, >, 500);
  g_array_unref (listener.indices);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/collection-order/queries", test_queries);
  g_test_add_func ("/collection-order/minimal-changes", test_minimal_changes);
  g_test_add_func ("/collection-order/long", test_long);
  return g_test_run ();
}
