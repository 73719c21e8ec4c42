/* test-rubric-explain-outline.c - steps below headings: what is listed, what is folded away, and where one goes from where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-explain-outline.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum
{
  MOST_WHOLE = 8,
  FIRST_FEW = 5,
};

static RubricExplanation *explanation; /* all that is possible at once */

static guint
count (gpointer model)
{
  return g_list_model_get_n_items (model);
}

static void
explain (void)
{
  RubricReasoningResult reasoning = { .reason = RUBRIC_REASONING_ALL };

  reasoning.sheet = sheet_of (REFERENCE);
  g_assert_true (rubric_reasoning_run (&reasoning, NULL));
  explanation = rubric_explanation_new (&reasoning);
  sud_path_unref (reasoning.path);
}

static guint
count_steps (SudTechniqueId technique)
{
  guint n = 0;

  for (guint i = 0; i < count (explanation); i++)
    n += rubric_explanation_get_step (explanation, i)->technique == technique;
  return n;
}

static guint
index_at (RubricExplainOutline *outline, guint position)
{
  g_autoptr (RubricExplanationStep) step = g_list_model_get_item (G_LIST_MODEL (outline), position);

  return rubric_explanation_step_get_index (step);
}

static char *
dup_words (RubricExplainOutline *outline, guint position)
{
  g_autoptr (GtkStringObject) words = g_list_model_get_item (G_LIST_MODEL (outline), position);

  return g_strdup (gtk_string_object_get_string (words));
}

/* Of the row of the heading or the rest of @technique that says @words; fails where there is none. */
static guint
find_words (RubricExplainOutline *outline, const char *words)
{
  for (guint i = 0; i < count (outline); i++)
    if (rubric_explain_outline_get_row (outline, i) != RUBRIC_EXPLAIN_ROW_STEP)
      {
        g_autofree char *says = dup_words (outline, i);

        if (g_str_equal (says, words))
          return i;
      }
  g_error ("no row says %s", words);
}

/* All steps once, in their order, each below the heading of its technique, which tells how many there are. */
static void
check (RubricExplainOutline *outline, gboolean whole)
{
  guint next = 0;

  for (guint i = 0; i < count (outline);)
    {
      SudTechniqueId technique = rubric_explanation_get_step (explanation, next)->technique;
      guint n = count_steps (technique), shown = n > MOST_WHOLE && !whole ? FIRST_FEW : n;
      g_autofree char *heading = g_strdup_printf ("%s · %u", sud_technique_get (technique)->name, n), *says = NULL;
      g_autofree char *rest = g_strdup_printf ("%u more", n - shown), *last = NULL;

      g_assert_cmpint (rubric_explain_outline_get_row (outline, i), ==, RUBRIC_EXPLAIN_ROW_HEADING);
      says = dup_words (outline, i++);
      g_assert_cmpstr (says, ==, heading);
      for (guint k = 0; k < shown; k++)
        g_assert_cmpuint (index_at (outline, i++), ==, next + k);
      next += n;
      if (shown == n)
        continue;
      g_assert_cmpint (rubric_explain_outline_get_row (outline, i), ==, RUBRIC_EXPLAIN_ROW_MORE);
      last = dup_words (outline, i++);
      g_assert_cmpstr (last, ==, rest);
    }
  g_assert_cmpuint (next, ==, count (explanation));
}

static void
test_rows (void)
{
  g_autoptr (RubricExplainOutline) outline = rubric_explain_outline_new (G_LIST_MODEL (explanation));

  g_assert_cmpuint (count (outline), ==, count (explanation));
  for (guint i = 0; i < count (outline); i++)
    g_assert_cmpuint (index_at (outline, i), ==, i);
  rubric_explain_outline_set_grouped (outline, TRUE);
  check (outline, FALSE);
  for (guint i = 0; i < count (outline); i++)
    if (rubric_explain_outline_get_row (outline, i) == RUBRIC_EXPLAIN_ROW_MORE)
      rubric_explain_outline_unfold (outline, i);
  check (outline, TRUE);
  rubric_explain_outline_set_grouped (outline, TRUE);
  check (outline, FALSE);
  rubric_explain_outline_set_grouped (outline, FALSE);
  g_assert_cmpuint (count (outline), ==, count (explanation));
}

/* From step to step, past headings; on to what is folded away, but not back into it. */
static void
test_go (void)
{
  g_autoptr (RubricExplainOutline) outline = rubric_explain_outline_new (G_LIST_MODEL (explanation));
  guint n_singles = count_steps (SUD_TECHNIQUE_NAKED_SINGLE), n_hidden = count_steps (SUD_TECHNIQUE_HIDDEN_SINGLE), at;

  g_assert_true (n_singles <= MOST_WHOLE && n_hidden > MOST_WHOLE); /* the puzzle is made for it */
  rubric_explain_outline_set_grouped (outline, TRUE);
  g_assert_false (rubric_explain_outline_go (outline, 1, -1, &at));
  g_assert_true (rubric_explain_outline_go (outline, -1, 1, &at));
  for (guint i = 0; i < n_singles; i++)
    {
      g_assert_cmpuint (at, ==, 1 + i);
      g_assert_true (rubric_explain_outline_go (outline, at, 1, &at));
    }
  g_assert_cmpuint (at, ==, n_singles + 2);
  g_assert_true (rubric_explain_outline_go (outline, at, -1, &at));
  g_assert_cmpuint (at, ==, n_singles);
  at = n_singles + 1 + FIRST_FEW;
  g_assert_true (rubric_explain_outline_go (outline, at, 1, &at));
  g_assert_cmpint (rubric_explain_outline_get_row (outline, at), ==, RUBRIC_EXPLAIN_ROW_MORE);
  g_assert_true (rubric_explain_outline_go (outline, at + 2, -1, &at));
  g_assert_cmpuint (at, ==, n_singles + 1 + FIRST_FEW);
  /* From technique to technique */
  g_assert_true (rubric_explain_outline_go_far (outline, 1, 1, &at));
  g_assert_cmpuint (at, ==, n_singles + 2);
  g_assert_true (rubric_explain_outline_go_far (outline, at + 3, -1, &at));
  g_assert_cmpuint (at, ==, n_singles + 2);
  g_assert_true (rubric_explain_outline_go_far (outline, at, -1, &at));
  g_assert_cmpuint (at, ==, 1);
  g_assert_false (rubric_explain_outline_go_far (outline, at, -1, &at));
  g_assert_false (rubric_explain_outline_go_far (outline, count (outline) - 1, 1, &at));
}

/* What is looked for is unfolded, the rest is not. */
static void
test_find (void)
{
  g_autoptr (RubricExplainOutline) outline = rubric_explain_outline_new (G_LIST_MODEL (explanation));
  guint n_singles = count_steps (SUD_TECHNIQUE_NAKED_SINGLE), n_hidden = count_steps (SUD_TECHNIQUE_HIDDEN_SINGLE), at, before;

  rubric_explain_outline_set_grouped (outline, TRUE);
  before = count (outline);
  g_assert_true (rubric_explain_outline_find (outline, n_singles + FIRST_FEW - 1, &at));
  g_assert_cmpuint (count (outline), ==, before);
  g_assert_true (rubric_explain_outline_find (outline, n_singles + n_hidden - 1, &at));
  g_assert_cmpuint (at, ==, n_singles + n_hidden + 1);
  g_assert_cmpuint (index_at (outline, at), ==, n_singles + n_hidden - 1);
  g_assert_cmpuint (count (outline), ==, before + n_hidden - FIRST_FEW - 1);
  g_assert_false (rubric_explain_outline_find (outline, count (explanation), &at));
}

static gboolean
match_cb (gpointer item, gpointer user_data)
{
  SudTechniqueId technique = rubric_explanation_step_get_technique (item);
  guint index = rubric_explanation_step_get_index (item);

  return technique == SUD_TECHNIQUE_NAKED_SINGLE ? index == 1 : technique == SUD_TECHNIQUE_HIDDEN_SINGLE;
}

/* Headings follow what is listed, and go with the last of their steps; what was unfolded stays so. */
static void
test_filter (void)
{
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (match_cb, NULL, NULL));
  g_autoptr (GtkFilterListModel) steps = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (explanation)), NULL);
  g_autoptr (RubricExplainOutline) outline = rubric_explain_outline_new (G_LIST_MODEL (steps));
  guint n_hidden = count_steps (SUD_TECHNIQUE_HIDDEN_SINGLE);
  g_autofree char *heading = g_strdup_printf ("Hidden Single · %u", n_hidden);
  g_autofree char *rest = g_strdup_printf ("%u more", n_hidden - FIRST_FEW);

  rubric_explain_outline_set_grouped (outline, TRUE);
  check (outline, FALSE);
  gtk_filter_list_model_set_filter (steps, filter);
  g_assert_cmpuint (find_words (outline, "Naked Single · 1"), ==, 0);
  g_assert_cmpuint (find_words (outline, heading), ==, 2);
  g_assert_cmpuint (count (outline), ==, 3 + FIRST_FEW + 1);
  rubric_explain_outline_unfold (outline, find_words (outline, rest));
  g_assert_cmpuint (count (outline), ==, 3 + n_hidden);
  gtk_filter_list_model_set_filter (steps, NULL);
  find_words (outline, heading);
  g_assert_cmpint (rubric_explain_outline_get_row (outline, find_words (outline, heading) + FIRST_FEW + 1), ==,
                   RUBRIC_EXPLAIN_ROW_STEP);
  g_object_unref (filter);
}

TEST_FILE (argc, argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  explain ();
  g_test_add_func ("/explain-outline/rows", test_rows);
  g_test_add_func ("/explain-outline/go", test_go);
  g_test_add_func ("/explain-outline/find", test_find);
  g_test_add_func ("/explain-outline/filter", test_filter);
  result = g_test_run ();
  g_object_unref (explanation);
  return result;
}
