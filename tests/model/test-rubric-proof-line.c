/* test-rubric-proof-line.c - the proof of a net as a tree: every line can be reached, each below one that rests on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"

#include "rubric-text-explanation.h"

#include <string.h>

#define EXTREME "..8..45....3.....2...62...17.61..9.8.....8..4....9.1........6..3.4..18..8..5....3"
#define REPEATS ".9......8.47.6....3..7....1.7......29......466.4.9.........7.1.....4.5..7.56.3..."

static RubricExplanation *explanation;

static RubricExplanation *
explain (const char *givens)
{
  RubricReasoningResult reasoning = { .kind = RUBRIC_REASONING_PATH };
  RubricExplanation *explained;

  reasoning.sheet = sheet_of (givens);
  g_assert_true (rubric_reasoning_run (&reasoning, NULL));
  explained = rubric_explanation_new (&reasoning);
  sud_path_unref (reasoning.path);
  return explained;
}

static guint
get_n_steps (void)
{
  return rubric_explanation_get_n_steps (explanation);
}

/* A line has the number that it has in a copy of the proof, and names those that stand below it. */
static void
check_line (RubricProofLine *line, GListModel *reasons)
{
  g_autofree char *text = rubric_text_proof_row (line);
  g_autofree char *number = g_strdup_printf ("%u. ", rubric_proof_line_get_index (line) + 1);
  g_autoptr (GString) see = g_string_new (reasons != NULL ? " (see " : "");

  for (guint i = 0; reasons != NULL && i < g_list_model_get_n_items (reasons); i++)
    {
      g_autoptr (RubricProofLine) reason = g_list_model_get_item (reasons, i);

      g_string_append_printf (see, "%s%u", i > 0 ? ", " : "", rubric_proof_line_get_index (reason) + 1);
    }
  g_string_append (see, reasons != NULL ? ")" : "");
  g_assert_true (g_str_has_prefix (text, number));
  g_assert_true (g_str_has_suffix (text, see->str));
  g_assert_true ((reasons != NULL) == (strstr (text, "(see") != NULL));
}

/* Notes @lines and all below them as reached. */
static void
visit (GListModel *lines, guint above, gboolean *reached)
{
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RubricProofLine) line = g_list_model_get_item (lines, i);
      g_autoptr (GListModel) reasons = rubric_proof_line_list_reasons (line);
      guint index = rubric_proof_line_get_index (line);

      g_assert_cmpuint (index, <, above);
      check_line (line, reasons);
      if (reasons != NULL && !reached[index])
        {
          reached[index] = TRUE;
          visit (reasons, index, reached);
        }
      reached[index] = TRUE;
    }
}

/* The claim, what the last line rests on, the last line, which names all of these; and below them all others. */
static void
check_net (guint step)
{
  g_autoptr (GListModel) lines = rubric_proof_list (explanation, step);
  guint n = g_list_model_get_n_items (lines), size = rubric_explanation_get_step (explanation, step)->size;
  g_autoptr (RubricProofLine) claimed = g_list_model_get_item (lines, 0), last = g_list_model_get_item (lines, n - 1);
  g_autofree gboolean *reached = g_new0 (gboolean, size);
  g_autofree char *first = rubric_text_proof_row (claimed), *claim = NULL, *end = NULL, *start = NULL;
  g_autoptr (GListStore) between = g_list_store_new (RUBRIC_TYPE_PROOF_LINE);
  SudView view, own;

  claim = rubric_text_explanation_claim (explanation, step);
  end = rubric_text_proof_row (last);
  start = g_strdup_printf ("%u. ", size);
  g_assert_true (g_str_has_prefix (first, claim)); /* then how many of the steps are folded */
  g_assert_true (g_str_has_prefix (end, start));
  g_assert_nonnull (strstr (end, "(see "));
  g_assert_cmpuint (rubric_proof_line_get_index (last), ==, size - 1);
  g_assert_null (rubric_proof_line_list_reasons (last));
  for (guint i = 1; i + 1 < n; i++)
    {
      g_autoptr (RubricProofLine) line = g_list_model_get_item (lines, i);

      g_list_store_append (between, line);
    }
  reached[size - 1] = TRUE;
  visit (G_LIST_MODEL (between), size - 1, reached);
  for (guint i = 0; i < size; i++)
    g_assert_true (reached[i]);
  rubric_proof_line_get_view (claimed, &view);
  rubric_explanation_get_view (explanation, step, &own);
  g_assert_cmpmem (&view.evidence, sizeof view.evidence, &own.evidence, sizeof own.evidence);
  rubric_proof_line_get_view (last, &view);
  g_assert_cmpmem (view.evidence.struck, sizeof view.evidence.struck, own.evidence.struck, sizeof own.evidence.struck);
  g_assert_cmpint (view.evidence.n_links, >, 0);
}

static void
test_tree (void)
{
  guint n_nets = 0;

  for (guint i = 0; i < get_n_steps (); i++)
    if (rubric_explanation_get_proof (explanation, i) != NULL)
      {
        n_nets++;
        check_net (i);
      }
    else
      g_assert_null (rubric_proof_list (explanation, i));
  g_assert_cmpuint (n_nets, >, 2);
}

/* A line that an earlier step has shown says where, and there it stands. */
static void
test_shown (void)
{
  g_autoptr (RubricExplanation) repeats = explain (REPEATS);
  guint n_shown = 0;

  for (guint i = 0; i < rubric_explanation_get_n_steps (repeats); i++)
    {
      const SudLemma *lemmas = rubric_explanation_get_proof (repeats, i);

      for (guint k = 0; lemmas != NULL && k < rubric_explanation_get_step (repeats, i)->size; k++)
        if (lemmas[k].kind == SUD_CLAUSE_SHOWN)
          {
            guint line, step = rubric_explanation_find_line (repeats, &lemmas[k], &line);
            const SudLemma *earlier = &rubric_explanation_get_proof (repeats, step)[line];
            g_autofree char *text = rubric_text_proof_line (repeats, i, k);
            g_autofree char *where = g_strdup_printf (": step %u has shown it (line %u)", step + 1, line + 1);

            n_shown++;
            g_assert_cmpuint (step, <, i);
            g_assert_true (g_str_has_suffix (text, where));
            g_assert_true (earlier->premise[0] == lemmas[k].premise[0] || earlier->premise[0] == lemmas[k].premise[1]);
          }
    }
  g_assert_cmpuint (n_shown, >, 0);
}

/* A line outlives the list it came from, and the explanation the panel that showed it. */
static void
test_ownership (void)
{
  for (guint i = 0; i < get_n_steps (); i++)
    {
      GListModel *lines = rubric_proof_list (explanation, i);
      RubricProofLine *line;
      SudView view;

      if (lines == NULL)
        continue;
      line = g_list_model_get_item (lines, 1);
      g_object_unref (lines);
      g_object_add_weak_pointer (G_OBJECT (explanation), (gpointer *)&explanation);
      g_object_unref (explanation);
      g_assert_nonnull (explanation);
      rubric_proof_line_get_view (line, &view);
      g_object_unref (line);
      g_assert_null (explanation);
      return;
    }
  g_assert_not_reached ();
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  explanation = explain (EXTREME);
  g_test_add_func ("/proof-line/tree", test_tree);
  g_test_add_func ("/proof-line/shown", test_shown);
  g_test_add_func ("/proof-line/ownership", test_ownership);
  return g_test_run ();
}
