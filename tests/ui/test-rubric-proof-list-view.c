/* test-rubric-proof-list-view.c - a long proof is shown at once, unfolds either way round, and follows what is selected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-explain-private.h"
#include "rubric-text-explanation.h"

#include <string.h>

enum
{
  LONG = 60,     /* lines */
  MOST_ROWS = 2000, /* to unfold */
  MOST_MS = 500, /* to fill and draw it, on a busy machine, too */
};

#define EXTREME "........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4"

typedef struct
{
  GtkWidget *window;
  RubricProofListView *view;
  GtkListView *list;
  guint changes;
} Fixture;

static RubricExplanation *explanation;
static guint longest; /* the net with the longest proof */

static void
explain (void)
{
  RubricReasoningResult reasoning = { .kind = RUBRIC_REASONING_PATH };

  reasoning.sheet = sheet_of (EXTREME);
  g_assert_true (rubric_reasoning_run (&reasoning, NULL));
  explanation = rubric_explanation_new (&reasoning);
  sud_path_unref (reasoning.path);
  for (guint i = 0; i < rubric_explanation_get_n_steps (explanation); i++)
    if (rubric_explanation_get_proof (explanation, i) != NULL
        && (rubric_explanation_get_proof (explanation, longest) == NULL
            || rubric_explanation_get_step (explanation, i)->size
                   > rubric_explanation_get_step (explanation, longest)->size))
      longest = i;
  g_assert_nonnull (rubric_explanation_get_proof (explanation, longest));
  g_assert_cmpuint (rubric_explanation_get_step (explanation, longest)->size, >, LONG);
}

static void
changed_cb (Fixture *fixture)
{
  fixture->changes++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  fixture->view = g_object_new (RUBRIC_TYPE_PROOF_LIST_VIEW, NULL);
  g_signal_connect_swapped (fixture->view, "view-changed", G_CALLBACK (changed_cb), fixture);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 300, 500);
  gtk_window_present (GTK_WINDOW (fixture->window));
  fixture->list = GTK_LIST_VIEW (widget_find (GTK_WIDGET (fixture->view), GTK_TYPE_LIST_VIEW));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
}

static GtkSingleSelection *
get_selection (Fixture *fixture)
{
  return GTK_SINGLE_SELECTION (gtk_list_view_get_model (fixture->list));
}

static guint
get_n_rows (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (get_selection (fixture)));
}

/* What the first row says. */
static char *
dup_claim (Fixture *fixture)
{
  g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (get_selection (fixture)), 0);
  g_autoptr (RubricProofLine) line = gtk_tree_list_row_get_item (row);

  return rubric_text_proof_row (line);
}

static void
press (Fixture *fixture, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->list));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
  g_assert_true (handled);
}

/* Without a proof there is nothing to see; with one its claim, and what is supposed is selected. */
static void
test_step (Fixture *fixture, gconstpointer data)
{
  SudView view, own;

  rubric_proof_list_view_set_step (fixture->view, explanation, rubric_explanation_get_n_steps (explanation) - 1);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->view)));
  g_assert_false (rubric_proof_list_view_get_view (fixture->view, &view));
  rubric_proof_list_view_set_step (fixture->view, explanation, longest);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->view)));
  g_assert_cmpuint (gtk_single_selection_get_selected (get_selection (fixture)), ==, 0);
  g_assert_true (rubric_proof_list_view_get_view (fixture->view, &view));
  g_assert_null (rubric_proof_list_view_dup_text (fixture->view)); /* the claim says it */
  rubric_explanation_get_view (explanation, longest, &own);
  g_assert_cmpmem (&view, sizeof view, &own, sizeof own);
  g_assert_cmpuint (fixture->changes, ==, 0);
}

/* The claim says how many lines are folded, and nothing of that once none is. */
static void
test_claim (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL, *all = NULL;

  rubric_proof_list_view_set_step (fixture->view, explanation, longest);
  widget_settle (fixture->window);
  before = dup_claim (fixture);
  g_assert_nonnull (strstr (before, " of the steps are folded"));
  for (guint i = 0; i < get_n_rows (fixture); i++)
    {
      g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (get_selection (fixture)), i);

      if (!gtk_tree_list_row_get_expanded (row) && gtk_tree_list_row_is_expandable (row) && after == NULL)
        {
          gtk_tree_list_row_set_expanded (row, TRUE);
          after = dup_claim (fixture);
        }
      gtk_tree_list_row_set_expanded (row, get_n_rows (fixture) < MOST_ROWS);
    }
  all = dup_claim (fixture);
  g_assert_cmpstr (before, !=, after);
  g_assert_null (strstr (all, "folded"));
  g_assert_true (g_str_has_prefix (before, all));
}

static void
test_selection (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  SudView first, last;

  rubric_proof_list_view_set_step (fixture->view, explanation, longest);
  rubric_proof_list_view_get_view (fixture->view, &first);
  gtk_single_selection_set_selected (get_selection (fixture), get_n_rows (fixture) - 1);
  g_assert_cmpuint (fixture->changes, ==, 1);
  rubric_proof_list_view_get_view (fixture->view, &last);
  text = rubric_proof_list_view_dup_text (fixture->view);
  g_assert_nonnull (text);
  g_assert_cmpint (memcmp (&first.evidence, &last.evidence, sizeof first.evidence), !=, 0);
  rubric_proof_list_view_set_step (fixture->view, NULL, 0);
  g_assert_cmpuint (fixture->changes, ==, 1); /* who sets a step knows */
}

/* Another step begins with what it claims, whatever line of the last one was looked at. */
static void
test_another_step (Fixture *fixture, gconstpointer data)
{
  SudView view, own;
  guint other = 0;

  while (other == longest || rubric_explanation_get_proof (explanation, other) == NULL)
    other++;
  rubric_proof_list_view_set_step (fixture->view, explanation, longest);
  gtk_single_selection_set_selected (get_selection (fixture), get_n_rows (fixture) - 1);
  fixture->changes = 0;
  rubric_proof_list_view_set_step (fixture->view, explanation, other);
  g_assert_cmpuint (gtk_single_selection_get_selected (get_selection (fixture)), ==, 0);
  g_assert_cmpuint (fixture->changes, ==, 0);
  g_assert_true (rubric_proof_list_view_get_view (fixture->view, &view));
  rubric_explanation_get_view (explanation, other, &own);
  g_assert_cmpmem (&view, sizeof view, &own, sizeof own);
}

/* The row of a line that rests on others. */
static guint
find_expandable (Fixture *fixture)
{
  for (guint i = 0; i < get_n_rows (fixture); i++)
    {
      g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (get_selection (fixture)), i);

      if (gtk_tree_list_row_is_expandable (row))
        return i;
    }
  g_assert_not_reached ();
}

/* Towards where reading goes unfolds and goes in, the other way folds and goes out. */
static void
test_keys (Fixture *fixture, gconstpointer mirrored)
{
  guint in = mirrored != NULL ? GDK_KEY_Left : GDK_KEY_Right, out = mirrored != NULL ? GDK_KEY_Right : GDK_KEY_Left;
  guint folded, row;

  gtk_widget_set_direction (GTK_WIDGET (fixture->view), mirrored != NULL ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  rubric_proof_list_view_set_step (fixture->view, explanation, longest);
  widget_settle (fixture->window);
  folded = get_n_rows (fixture);
  row = find_expandable (fixture);
  gtk_single_selection_set_selected (get_selection (fixture), row);
  press (fixture, in);
  g_assert_cmpuint (get_n_rows (fixture), >, folded);
  press (fixture, in);
  g_assert_cmpuint (gtk_single_selection_get_selected (get_selection (fixture)), ==, row + 1);
  press (fixture, out);
  g_assert_cmpuint (gtk_single_selection_get_selected (get_selection (fixture)), ==, row);
  press (fixture, out);
  g_assert_cmpuint (get_n_rows (fixture), ==, folded);
  press (fixture, out); /* nothing above it */
  g_assert_cmpuint (gtk_single_selection_get_selected (get_selection (fixture)), ==, row);
}

/* A proof with more lines than anybody reads is there at once: rows are made as they are seen. */
static void
test_quick (Fixture *fixture, gconstpointer data)
{
  gint64 start, end;

  widget_settle (fixture->window);
  start = g_get_monotonic_time ();
  rubric_proof_list_view_set_step (fixture->view, explanation, longest);
  for (guint i = 0; i < get_n_rows (fixture); i++)
    {
      g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (get_selection (fixture)), i);

      if (gtk_tree_list_row_get_depth (row) < 2)
        gtk_tree_list_row_set_expanded (row, TRUE);
    }
  end = g_get_monotonic_time ();
  g_test_message ("%u lines, %u rows: %.1f ms", rubric_explanation_get_step (explanation, longest)->size,
                  get_n_rows (fixture), (double)(end - start) / 1000);
  g_assert_cmpint (end - start, <, MOST_MS * 1000);
  widget_settle (fixture->window);
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  explain ();
  g_test_add ("/proof-list-view/step", Fixture, NULL, set_up, test_step, tear_down);
  g_test_add ("/proof-list-view/claim", Fixture, NULL, set_up, test_claim, tear_down);
  g_test_add ("/proof-list-view/selection", Fixture, NULL, set_up, test_selection, tear_down);
  g_test_add ("/proof-list-view/another-step", Fixture, NULL, set_up, test_another_step, tear_down);
  g_test_add ("/proof-list-view/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/proof-list-view/keys/mirrored", Fixture, GINT_TO_POINTER (1), set_up, test_keys, tear_down);
  g_test_add ("/proof-list-view/quick", Fixture, NULL, set_up, test_quick, tear_down);
  return g_test_run ();
}
