/* test-rubric-collection-summary.c - every count has its room in the bar, and nothing else moves it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-collection-private.h"
#include "widget-testing.h"

#include <string.h>

enum
{
  WIDTH = 700,
  NARROW = 336, /* of a window of 360, without its margins */
};

typedef struct
{
  GtkWidget *window;
  RubricCollectionSummary *summary;
} Fixture;

static void
setup (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  fixture->summary = g_object_new (RUBRIC_TYPE_COLLECTION_SUMMARY, "valign", GTK_ALIGN_START, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), WIDTH, 100);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->summary));
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
teardown (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
}

static void
show (Fixture *fixture, guint unknown, guint one, guint many, guint none, guint invalid)
{
  RubricTotals totals = { .counts = { [RUBRIC_VERDICT_UNKNOWN] = unknown,
                                      [RUBRIC_VERDICT_ONE] = one,
                                      [RUBRIC_VERDICT_MANY] = many,
                                      [RUBRIC_VERDICT_NONE] = none,
                                      [RUBRIC_VERDICT_INVALID] = invalid } };

  rubric_collection_summary_update (fixture->summary, &totals);
  widget_settle (fixture->window);
}

static GtkWidget *
get (Fixture *fixture, RubricVerdict verdict)
{
  return GTK_WIDGET (rubric_collection_summary_get_segment (fixture->summary, verdict));
}

static int
width_of (Fixture *fixture, RubricVerdict verdict)
{
  GtkWidget *segment = get (fixture, verdict);

  return gtk_widget_get_mapped (segment) ? gtk_widget_get_allocated_width (segment) : 0;
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  show (fixture, 3, 49151, 1, 2, 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get (fixture, RUBRIC_VERDICT_ONE)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "One solution, 49,151 puzzles");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (get (fixture, RUBRIC_VERDICT_MANY)), ==,
                   "Several solutions, 1 puzzle");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (get (fixture, RUBRIC_VERDICT_NONE)), ==, "No solution, 2 puzzles");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (get (fixture, RUBRIC_VERDICT_INVALID)), ==, "Not a puzzle, 1 entry");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (get (fixture, RUBRIC_VERDICT_UNKNOWN)), ==,
                   "Not checked yet, 3 puzzles");
}

/* By their counts, but none so small that it could not be clicked; what there is none of has no place. */
static void
test_widths (Fixture *fixture, gconstpointer data)
{
  int one, many, none;

  show (fixture, 0, 600000, 300000, 100000, 0); /* numbers of one length */
  one = width_of (fixture, RUBRIC_VERDICT_ONE);
  many = width_of (fixture, RUBRIC_VERDICT_MANY);
  none = width_of (fixture, RUBRIC_VERDICT_NONE);
  g_assert_cmpint (ABS (2 * (one - many) - 3 * (many - none)), <=, 6);
  g_assert_cmpint (width_of (fixture, RUBRIC_VERDICT_UNKNOWN), ==, 0);
  g_assert_cmpint (one + many + none, <=, gtk_widget_get_width (GTK_WIDGET (fixture->summary)));
  g_assert_cmpint (one + many + none, >, gtk_widget_get_width (GTK_WIDGET (fixture->summary)) - 10);
  show (fixture, 0, 600000, 300000, 1, 0);
  g_assert_cmpint (width_of (fixture, RUBRIC_VERDICT_NONE), >=, 24);
}

/* How many of the segments that are shown have words on them, and none where a segment has no text. */
static int
count_words (Fixture *fixture, int *shown)
{
  int n = *shown = 0;

  for (guint i = 0; i < RUBRIC_N_VERDICTS; i++)
    if (gtk_widget_get_mapped (get (fixture, i)))
      {
        GtkWidget *sign = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (get (fixture, i))));

        (*shown)++;
        n += gtk_widget_get_mapped (gtk_widget_get_next_sibling (sign));
      }
  return n;
}

static gboolean
has_number (GtkWidget *segment)
{
  return gtk_widget_get_child_visible (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (segment))));
}

/* All have words or none has, whatever is chosen. */
static void
test_words (Fixture *fixture, gconstpointer data)
{
  int shown, before, n;

  show (fixture, 0, 49151, 3, 0, 0);
  g_assert_cmpint (count_words (fixture, &shown), ==, 2);
  show (fixture, 0, 49151, 3, 2, 0);
  before = count_words (fixture, &shown);
  g_assert_true (before == 0 || before == shown);
  show (fixture, 49151, 49151, 49151, 49151, 49151);
  g_assert_cmpint (count_words (fixture, &shown), ==, 0);
  for (int width = 300; width <= 1200; width += 30)
    {
      gtk_widget_set_size_request (GTK_WIDGET (fixture->summary), width, -1);
      show (fixture, 0, 1000, 700, width, 0);
      before = count_words (fixture, &shown);
      g_assert_true (before == 0 || before == shown);
      for (guint i = 0; i < RUBRIC_N_VERDICTS; i++)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get (fixture, i)), i == RUBRIC_VERDICT_MANY);
      widget_settle (fixture->window);
      n = count_words (fixture, &shown);
      g_assert_cmpint (n, ==, before);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get (fixture, RUBRIC_VERDICT_MANY)), FALSE);
    }
}

/* As narrow as a telephone is, few puzzles of a kind have their number as many have; where not all have room, those that
 * have keep to it. */
static void
test_numbers (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint levels[RUBRIC_N_LEVELS];
    int n;
  } cases[] = {
    { { 0, 8, 3, 60, 1, 12, 0 }, 5 },
    { { 0, 900, 1, 2, 3, 4, 5 }, 6 },
    { { 0, 8390, 3636, 3845, 3976, 153, 0 }, 4 },
    { { 100, 900000, 1, 2, 3, 4, 5 }, 6 },
  };

  g_object_set (fixture->window, "default-width", NARROW, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RubricCollectionSummary *levels
          = g_object_new (RUBRIC_TYPE_COLLECTION_SUMMARY, "levels", TRUE, "halign", GTK_ALIGN_START, "valign",
                          GTK_ALIGN_START, "width-request", NARROW, "hexpand", FALSE, NULL);
      RubricTotals totals = { 0 };
      int n = 0;

      memcpy (totals.levels, cases[i].levels, sizeof totals.levels);
      fixture->summary = levels;
      gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (levels));
      rubric_collection_summary_update (levels, &totals);
      widget_settle (fixture->window);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (levels)), ==, NARROW);
      for (guint level = 0; level < RUBRIC_N_LEVELS; level++)
        if (totals.levels[level] > 0)
          n += has_number (get (fixture, level));
      g_test_message ("case %u: %d", i, n);
      g_assert_cmpint (n, >=, cases[i].n);
    }
}

/* While verdicts come in, the bar keeps its height, and its parts their order; what is known only grows. */
static void
test_growing (Fixture *fixture, gconstpointer data)
{
  int height, before = 0;

  show (fixture, 1000, 0, 0, 0, 0);
  height = gtk_widget_get_height (GTK_WIDGET (fixture->summary));
  for (guint n = 100; n <= 1000; n += 100)
    {
      show (fixture, 1000 - n, n, 0, 0, 0);
      g_assert_cmpint (width_of (fixture, RUBRIC_VERDICT_ONE), >, before);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->summary)), ==, height);
      before = width_of (fixture, RUBRIC_VERDICT_ONE);
    }
  g_assert_cmpint (before, ==, gtk_widget_get_width (GTK_WIDGET (fixture->summary)));
}

/* There is nothing to choose from where all are the same. */
static void
test_single (Fixture *fixture, gconstpointer data)
{
  show (fixture, 0, 12, 0, 0, 0);
  g_assert_false (gtk_widget_get_focusable (get (fixture, RUBRIC_VERDICT_ONE)));
  g_assert_false (gtk_widget_get_can_target (get (fixture, RUBRIC_VERDICT_ONE)));
  show (fixture, 0, 12, 1, 0, 0);
  g_assert_true (gtk_widget_get_focusable (get (fixture, RUBRIC_VERDICT_ONE)));
  g_assert_true (gtk_widget_get_can_target (get (fixture, RUBRIC_VERDICT_MANY)));
}

/* The popover and the bar say the same; what is asked for can be let go of, even if there is none of it left. */
static void
test_filter (Fixture *fixture, gconstpointer data)
{
  RubricCollectionFilter *filter = g_object_ref_sink (g_object_new (RUBRIC_TYPE_COLLECTION_FILTER, NULL));
  GtkWidget *unknown = get (fixture, RUBRIC_VERDICT_UNKNOWN);
  g_auto (RubricQuery) query = { 0 };

  for (guint i = 0; i < RUBRIC_N_VERDICTS; i++)
    rubric_collection_filter_bind_verdict (filter, i, GTK_TOGGLE_BUTTON (get (fixture, i)));
  show (fixture, 10, 0, 0, 0, 0);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (unknown), TRUE);
  rubric_query_init (&query);
  rubric_collection_filter_apply (filter, &query);
  g_assert_cmpuint (query.verdicts, ==, 1 << RUBRIC_VERDICT_UNKNOWN);
  show (fixture, 0, 10, 0, 0, 0);
  g_assert_true (gtk_widget_get_visible (unknown));
  rubric_collection_filter_reset (filter);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (unknown)));
  g_assert_false (gtk_widget_get_visible (unknown));
  rubric_collection_filter_apply (filter, &query);
  g_assert_cmpuint (query.verdicts, ==, 0);
  g_object_unref (filter);
}

/* The bar of levels says and asks for the same as the popover; the hardest technique is chosen there. */
static void
test_levels (Fixture *fixture, gconstpointer data)
{
  RubricCollectionFilter *filter = g_object_ref_sink (g_object_new (RUBRIC_TYPE_COLLECTION_FILTER, NULL));
  GtkWidget *levels = g_object_new (RUBRIC_TYPE_COLLECTION_SUMMARY, "levels", TRUE, "valign", GTK_ALIGN_START, NULL);
  GtkToggleButton *hard = rubric_collection_summary_get_segment (RUBRIC_COLLECTION_SUMMARY (levels), RUBRIC_LEVEL_HARD);
  RubricTotals totals = { .levels = { [RUBRIC_LEVEL_UNKNOWN] = 3, [RUBRIC_LEVEL_HARD] = 1204, [RUBRIC_LEVEL_NONE] = 1 } };
  g_auto (RubricQuery) query = { 0 };

  gtk_window_set_child (GTK_WINDOW (fixture->window), levels);
  for (guint i = 0; i < RUBRIC_N_LEVELS; i++)
    rubric_collection_filter_bind_level (
        filter, i, rubric_collection_summary_get_segment (RUBRIC_COLLECTION_SUMMARY (levels), i));
  rubric_collection_summary_update (RUBRIC_COLLECTION_SUMMARY (levels), &totals);
  widget_settle (fixture->window);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (hard), GTK_ACCESSIBLE_PROPERTY_LABEL, "Hard, 1,204 puzzles");
  g_assert_false (gtk_widget_get_visible (
      GTK_WIDGET (rubric_collection_summary_get_segment (RUBRIC_COLLECTION_SUMMARY (levels), RUBRIC_LEVEL_EASY))));
  rubric_query_init (&query);
  rubric_collection_filter_apply (filter, &query);
  g_assert_false (rubric_query_uses_grades (&query));
  gtk_toggle_button_set_active (hard, TRUE);
  rubric_collection_filter_apply (filter, &query);
  g_assert_cmpuint (query.levels, ==, 1 << RUBRIC_LEVEL_HARD);
  g_assert_cmpuint (query.hardest, ==, SUD_N_TECHNIQUES);
  rubric_collection_filter_reset (filter);
  g_assert_false (gtk_toggle_button_get_active (hard));
  g_object_unref (filter);
}

static void
count_cb (guint *n)
{
  ++*n;
}

static guint
get_hardest (RubricCollectionFilter *filter)
{
  g_auto (RubricQuery) query = { 0 };

  rubric_query_init (&query);
  rubric_collection_filter_apply (filter, &query);
  return query.hardest;
}

/* The hardest technique is one of those that levels are by, in the order of learning them; what is chosen stays so. */
static void
test_hardest (Fixture *fixture, gconstpointer data)
{
  RubricCollectionFilter *filter = g_object_ref_sink (g_object_new (RUBRIC_TYPE_COLLECTION_FILTER, NULL));
  GtkDropDown *choice = GTK_DROP_DOWN (widget_find (GTK_WIDGET (filter), GTK_TYPE_DROP_DOWN));
  GListModel *names = gtk_drop_down_get_model (choice);
  const SudOrder own = { .n = 3, .technique = { SUD_TECHNIQUE_TEMPLATE_SET, SUD_TECHNIQUE_X_WING, SUD_TECHNIQUE_FULL_HOUSE } };
  SudOrder usual;
  guint n_changes = 0;

  g_signal_connect_swapped (filter, "changed", G_CALLBACK (count_cb), &n_changes);
  sud_order_init (&usual);
  rubric_collection_filter_set_order (filter, &usual);
  g_assert_cmpuint (g_list_model_get_n_items (names), ==, usual.n + 1u);
  g_assert_cmpuint (get_hardest (filter), ==, SUD_N_TECHNIQUES);
  g_assert_cmpuint (n_changes, ==, 0);
  gtk_drop_down_set_selected (choice, SUD_TECHNIQUE_X_WING + 1);
  g_assert_cmpuint (get_hardest (filter), ==, SUD_TECHNIQUE_X_WING);
  g_assert_cmpuint (n_changes, ==, 1);
  rubric_collection_filter_set_order (filter, &own);
  g_assert_cmpuint (g_list_model_get_n_items (names), ==, 4);
  g_assert_cmpuint (gtk_drop_down_get_selected (choice), ==, 2);
  g_assert_cmpuint (get_hardest (filter), ==, SUD_TECHNIQUE_X_WING);
  g_assert_cmpuint (n_changes, ==, 1);
  gtk_drop_down_set_selected (choice, 3);
  g_assert_cmpuint (get_hardest (filter), ==, SUD_TECHNIQUE_TEMPLATE_SET);
  rubric_collection_filter_set_order (filter, &usual);
  g_assert_cmpuint (get_hardest (filter), ==, SUD_N_TECHNIQUES);
  g_assert_cmpuint (n_changes, ==, 3);
  g_object_unref (filter);
}

TEST_FILE (argc, argv)
{
  g_autoptr (GtkApplication) application = NULL;

  if (!widget_begin (&argc, &argv))
    return 0;
  application = widget_create_application (); /* its style says how much room there is */
#define ADD(name, function) g_test_add ("/collection-summary/" name, Fixture, NULL, setup, function, teardown)
  ADD ("names", test_names);
  ADD ("widths", test_widths);
  ADD ("words", test_words);
  ADD ("numbers", test_numbers);
  ADD ("growing", test_growing);
  ADD ("single", test_single);
  ADD ("filter", test_filter);
  ADD ("levels", test_levels);
  ADD ("hardest", test_hardest);
  return g_test_run ();
}
