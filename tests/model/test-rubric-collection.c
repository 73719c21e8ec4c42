/* test-rubric-collection.c - a long list in any order, against a short and slow one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-item.h"
#include "rubric-collection-text.h"
#include "session-testing.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  N_ROUNDS = 400,
  N_HIDDEN = 3,
  PATIENCE_S = 20,
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

static RubricCollection *
create (guint seed, guint n, RubricProgress *progress)
{
  g_autofree char *text = create_text (seed, n);
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, n);
  return rubric_collection_new (document, progress);
}

static void
wait_while (RubricCollection *collection, gboolean (*goes_on) (RubricCollection *))
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_TIME_SPAN_SECOND;

  while (goes_on (collection))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
survey (RubricCollection *collection)
{
  rubric_collection_start_survey (collection);
  wait_while (collection, rubric_collection_is_surveying);
}

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

/* It stands in the list, and in a dialog, by itself. */
static void
assert_is_sentence (const char *text)
{
  g_test_message ("%s", text);
  g_assert_true (g_ascii_isupper (*text));
  g_assert_true (g_str_has_suffix (text, "."));
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
  while (rubric_query_uses_ratings (query)) /* test-rubric-collection-grades has those */
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

static RubricProgress *
random_progress (char *folder, RubricCollection *collection, guint n)
{
  g_autofree char *path = g_build_filename (folder, "progress", NULL);
  RubricProgress *progress = rubric_progress_new (path, NULL);

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
      rubric_progress_store (progress, &givens, record);
    }
  return progress;
}

static void
test_queries (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  char *folder = session_folder ();
  g_autoptr (RubricCollection) plain = create (1, 300, NULL);
  g_autoptr (RubricProgress) progress = random_progress (folder, plain, 300);
  g_autoptr (RubricCollection) collection = create (1, 300, progress);
  Listener listener;
  guint n_unchanged = 0, n_begun = 0;

  listen (collection, &listener);
  for (guint i = 0; i < N_ROUNDS; i++)
    {
      g_auto (RubricQuery) query = { 0 };
      g_autoptr (GArray) expected = NULL;
      guint n_signals;

      g_test_message ("round %u", i);
      if (i == N_ROUNDS / 8)
        survey (collection); /* may arrange the list by itself */
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
  g_autoptr (RubricCollection) collection = create (2, 50, NULL);
  g_auto (RubricQuery) query = { 0 };
  Listener listener;

  survey (collection);
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

/* An item is one object for as long as somebody holds it, whatever the order, and outlives its place in the list. */
static void
test_items (void)
{
  RubricCollection *collection = create (3, 40, NULL);
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
  g_autoptr (RubricCollection) collection = create (4, N, NULL);
  g_autoptr (RubricCollectionItem) watched = g_list_model_get_item (G_LIST_MODEL (collection), 5000);
  g_autoptr (RubricCollectionItem) unwatched = g_list_model_get_item (G_LIST_MODEL (collection), 0);
  guint n_changes = 0, counts[RUBRIC_N_VERDICTS] = { 0 };

  g_assert_cmpint (rubric_collection_item_get_verdict (unwatched), ==, RUBRIC_VERDICT_UNKNOWN);
  g_signal_connect (watched, "changed", G_CALLBACK (count_cb), &n_changes);
  survey (collection);
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
      g_assert_cmpuint (rubric_collection_count (collection, i), ==, counts[i]);
      if (i != RUBRIC_VERDICT_UNKNOWN)
        g_assert_cmpuint (counts[i], >, 0);
    }
}

/* What is cancelled keeps what it has, begins anew when asked to, and leaves nothing running that holds anything. */
static void
test_cancel (void)
{
  RubricCollection *collection = create (6, 30000, NULL);
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
    sum += rubric_collection_count (collection, i);
  g_assert_cmpuint (sum, ==, 30000);
  survey (collection);
  g_assert_cmpuint (rubric_collection_count (collection, RUBRIC_VERDICT_UNKNOWN), ==, 0);
  rubric_collection_start_survey (collection);
  g_assert_finalize_object (collection);
  for (int i = 0; i < 200 && G_OBJECT (document)->ref_count > 1; i++)
    session_run (10);
  g_assert_finalize_object (document);
}

/* A long list reads its texts in a thread; the newest query wins, and a list that depends on verdicts follows them. */
static void
test_long (void)
{
  g_autoptr (RubricCollection) collection = create (7, 25000, NULL);
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
  wait_while (collection, rubric_collection_is_arranging);
  g_assert_cmpuint (listener.n_signals, ==, 1);
  expected = oracle (collection, &second);
  assert_shows (collection, &listener, expected);

  rubric_query_init (&third);
  third.verdicts = 1 << RUBRIC_VERDICT_INVALID;
  rubric_collection_set_query (collection, &third);
  g_assert_cmpuint (listener.indices->len, ==, 0);
  survey (collection);
  g_assert_cmpuint (listener.indices->len, ==, rubric_collection_count (collection, RUBRIC_VERDICT_INVALID));
  g_assert_cmpuint (listener.indices->len, >, 500);
  g_array_unref (listener.indices);
}

/* What is played here or elsewhere shows at once, in an item that stays where it is. */
static void
test_progress (void)
{
  char *folder = session_folder ();
  g_autofree char *path = g_build_filename (folder, "progress", NULL);
  g_autoptr (RubricProgress) progress = rubric_progress_new (path, NULL);
  g_autoptr (RubricCollection) collection = create (8, 30, progress);
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/collection/queries", test_queries);
  g_test_add_func ("/collection/minimal-changes", test_minimal_changes);
  g_test_add_func ("/collection/items", test_items);
  g_test_add_func ("/collection/verdicts", test_verdicts);
  g_test_add_func ("/collection/cancel", test_cancel);
  g_test_add_func ("/collection/long", test_long);
  g_test_add_func ("/collection/progress", test_progress);
  g_test_add_func ("/collection/text", test_text);
  return g_test_run ();
}
