/* test-rubric-techniques.c - which techniques are used and in which order, whatever is written in the settings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../order-testing.h"
#include "../test-program.h"
#include "rubric-techniques.h"
#include "rubric-text-step.h"

static void
set_choice (RubricTechniques *techniques, const char *const *choice)
{
  g_object_set (techniques, "choice", choice, NULL);
}

static void
assert_choice (RubricTechniques *techniques, const char *expected)
{
  g_auto (GStrv) choice = NULL;
  g_autofree char *text = NULL;

  g_object_get (techniques, "choice", &choice, NULL);
  text = g_strjoinv (" ", choice);
  g_assert_cmpstr (text, ==, expected);
}

/* Each technique has one place, and no two the same. */
static void
assert_sound (RubricTechniques *techniques)
{
  const SudOrder *order = rubric_techniques_get_order (techniques);
  gboolean taken[SUD_N_TECHNIQUES] = { FALSE };
  int last = -1, n = 0;

  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      int place = rubric_techniques_get_place (techniques, i);

      g_assert_cmpint (place, >=, 0);
      g_assert_cmpint (place, <, SUD_N_TECHNIQUES);
      g_assert_false (taken[place]);
      taken[place] = TRUE;
      n += rubric_techniques_get_on (techniques, i);
    }
  for (int i = 0; i < order->n; i++)
    {
      int place = rubric_techniques_get_place (techniques, order->technique[i]);

      g_assert_cmpint (place, >, last);
      g_assert_true (rubric_techniques_get_on (techniques, order->technique[i]));
      last = place;
    }
  g_assert_cmpint (order->n, <=, n);
}

static void
test_usual (void)
{
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new ();

  g_assert_true (rubric_techniques_is_usual (techniques));
  g_assert_true (sud_order_is_usual (rubric_techniques_get_order (techniques)));
  assert_choice (techniques, "");
  assert_sound (techniques);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    g_assert_cmpint (rubric_techniques_get_place (techniques, i), ==, i);
  g_assert_false (rubric_techniques_get_on (techniques, SUD_TECHNIQUE_MUTANT_X_WING));
  g_assert_false (rubric_techniques_get_on (techniques, SUD_TECHNIQUE_TEMPLATE_SET));
}

/* Only what is not as usual is written down. */
static void
test_switch (void)
{
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new ();
  const SudOrder *order = rubric_techniques_get_order (techniques);

  rubric_techniques_set_on (techniques, SUD_TECHNIQUE_X_WING, FALSE);
  rubric_techniques_set_on (techniques, SUD_TECHNIQUE_MUTANT_X_WING, TRUE);
  assert_choice (techniques, "-x-wing mutant-x-wing");
  assert_sound (techniques);
  g_assert_false (order_has (order, SUD_TECHNIQUE_X_WING));
  g_assert_true (order_has (order, SUD_TECHNIQUE_MUTANT_X_WING));
  g_assert_false (rubric_techniques_is_usual (techniques));
  rubric_techniques_set (techniques, NULL, TRUE);
  assert_choice (techniques, "");
  g_assert_true (rubric_techniques_is_usual (techniques));
}

static void
test_move (void)
{
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new (), copy = rubric_techniques_new ();
  g_auto (GStrv) choice = NULL;

  rubric_techniques_move (techniques, SUD_TECHNIQUE_X_WING, 1);
  assert_sound (techniques);
  g_assert_cmpint (rubric_techniques_get_place (techniques, SUD_TECHNIQUE_X_WING), ==, 1);
  g_assert_cmpint (rubric_techniques_get_place (techniques, SUD_TECHNIQUE_FULL_HOUSE), ==, 0);
  g_assert_cmpint (rubric_techniques_get_place (techniques, SUD_TECHNIQUE_NAKED_SINGLE), ==, 2);
  g_assert_cmpint (rubric_techniques_get_place (techniques, SUD_TECHNIQUE_SWORDFISH), ==, SUD_TECHNIQUE_SWORDFISH);
  g_assert_cmpint (rubric_techniques_get_order (techniques)->technique[1], ==, SUD_TECHNIQUE_X_WING);
  rubric_techniques_set_on (techniques, SUD_TECHNIQUE_AIC, FALSE);
  /* What is written down is read as it was */
  g_object_get (techniques, "choice", &choice, NULL);
  set_choice (copy, (const char *const *)choice);
  g_assert_cmpmem (rubric_techniques_get_order (copy), sizeof (SudOrder), rubric_techniques_get_order (techniques),
                   sizeof (SudOrder));
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    g_assert_cmpint (rubric_techniques_get_place (copy, i), ==, rubric_techniques_get_place (techniques, i));
  /* To its own end, and back */
  rubric_techniques_set_on (techniques, SUD_TECHNIQUE_AIC, TRUE);
  rubric_techniques_move (techniques, SUD_TECHNIQUE_X_WING, SUD_N_TECHNIQUES - 1);
  assert_sound (techniques);
  rubric_techniques_move (techniques, SUD_TECHNIQUE_X_WING, SUD_TECHNIQUE_X_WING);
  g_assert_true (rubric_techniques_is_usual (techniques));
  assert_choice (techniques, "");
}

static gboolean
is_before (RubricTechniques *techniques, SudTechniqueId first, SudTechniqueId second)
{
  return rubric_techniques_get_place (techniques, first) < rubric_techniques_get_place (techniques, second);
}

/* Techniques that are not listed, as of a newer version, are where they are usually; what is no technique is passed over. */
static void
test_unknown (void)
{
  static const char *const old[] = { "in-order", "hidden-single", "oracle", "-naked-single", "", "-", "hidden-single",
                                     "-guess", "-hidden-single", "skyscraper", "x-wing", "2-string-kite", NULL };
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new ();

  set_choice (techniques, old);
  assert_sound (techniques);
  /* The first mention counts */
  g_assert_true (rubric_techniques_get_on (techniques, SUD_TECHNIQUE_HIDDEN_SINGLE));
  g_assert_false (rubric_techniques_get_on (techniques, SUD_TECHNIQUE_NAKED_SINGLE));
  g_assert_cmpint (rubric_techniques_get_place (techniques, SUD_TECHNIQUE_FULL_HOUSE), ==, 0);
  g_assert_cmpint (rubric_techniques_get_place (techniques, SUD_TECHNIQUE_LOCKED_PAIR), ==,
                   rubric_techniques_get_place (techniques, SUD_TECHNIQUE_HIDDEN_SINGLE) + 1);
  g_assert_true (is_before (techniques, SUD_TECHNIQUE_SKYSCRAPER, SUD_TECHNIQUE_X_WING));
  g_assert_cmpint (rubric_techniques_get_place (techniques, SUD_TECHNIQUE_SWORDFISH), ==,
                   rubric_techniques_get_place (techniques, SUD_TECHNIQUE_X_WING) + 1);
  /* What has another in it comes before that, wherever that was put */
  set_choice (techniques, (const char *const[]){ "in-order", "2-string-kite", "skyscraper", NULL });
  g_assert_true (is_before (techniques, SUD_TECHNIQUE_DUAL_KITE, SUD_TECHNIQUE_KITE));
  set_choice (techniques, NULL);
  g_assert_true (rubric_techniques_is_usual (techniques));
}

/* Words that switch leave all where they are usually, also those that were written while the usual was another. */
static void
test_switches_only (void)
{
  static const char *const lists[][4] = {
    { "-empty-rectangle", "-dual-2-string-kite", "-dual-empty-rectangle" },
    { "-2-string-kite", "-dual-2-string-kite" },
    { "mutant-x-wing", "-aic", "-x-wing" },
  };
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      set_choice (techniques, lists[i]);
      for (int place = 0; place < SUD_N_TECHNIQUES; place++)
        g_assert_cmpint (rubric_techniques_get_place (techniques, place), ==, place);
      for (const char *const *word = lists[i]; *word != NULL; word++)
        g_assert_cmpint (rubric_techniques_get_on (techniques, sud_technique_find_id (*word + (**word == '-'))), ==,
                         **word != '-');
    }
  assert_choice (techniques, "-x-wing -aic mutant-x-wing");
  set_choice (techniques, lists[1]);
  assert_choice (techniques, "-2-string-kite");
}

/* All of them, as an order was written before duals came before what they are two of; and what the person chose in it. */
static char **
create_old_order (SudTechniqueId first)
{
  static const SudTechniqueId kites[] = { SUD_TECHNIQUE_KITE, SUD_TECHNIQUE_TURBOT_FISH, SUD_TECHNIQUE_EMPTY_RECTANGLE,
                                          SUD_TECHNIQUE_DUAL_KITE, SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE };
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  g_strv_builder_add (words, sud_technique_get (first)->id);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      gboolean kite = i >= SUD_TECHNIQUE_DUAL_KITE && i <= SUD_TECHNIQUE_EMPTY_RECTANGLE;
      SudTechniqueId technique = kite ? kites[i - SUD_TECHNIQUE_DUAL_KITE] : (SudTechniqueId)i;
      gboolean on = kite || (i == SUD_TECHNIQUE_MUTANT_X_WING) != !sud_technique_get (technique)->unusual;
      g_autofree char *word = g_strconcat (on && i != SUD_TECHNIQUE_AIC ? "" : "-", sud_technique_get (technique)->id, NULL);

      if (technique != first)
        g_strv_builder_add (words, word);
    }
  return g_strv_builder_end (words);
}

static void
test_old_order (void)
{
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new (), expected = rubric_techniques_new ();
  g_auto (GStrv) moved = create_old_order (SUD_TECHNIQUE_X_WING), dual = create_old_order (SUD_TECHNIQUE_DUAL_KITE);

  set_choice (techniques, (const char *const *)moved);
  rubric_techniques_move (expected, SUD_TECHNIQUE_X_WING, 0);
  rubric_techniques_set_on (expected, SUD_TECHNIQUE_MUTANT_X_WING, TRUE);
  rubric_techniques_set_on (expected, SUD_TECHNIQUE_AIC, FALSE);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      g_assert_cmpint (rubric_techniques_get_place (techniques, i), ==, rubric_techniques_get_place (expected, i));
      g_assert_cmpint (rubric_techniques_get_on (techniques, i), ==, rubric_techniques_get_on (expected, i));
    }
  /* Put before what it is two of, it was wanted */
  set_choice (techniques, (const char *const *)dual);
  g_assert_true (rubric_techniques_get_on (techniques, SUD_TECHNIQUE_DUAL_KITE));
  g_assert_cmpint (rubric_techniques_get_place (techniques, SUD_TECHNIQUE_DUAL_KITE), ==, 0);
}

/* Most are off, and nothing was moved. */
static void
test_most_off (void)
{
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new ();
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) choice = NULL;

  g_strv_builder_add (words, "-dual-empty-rectangle");
  for (int i = SUD_TECHNIQUE_X_WING; i < SUD_N_TECHNIQUES; i++)
    {
      g_autofree char *word = g_strconcat ("-", sud_technique_get (i)->id, NULL);

      if (!sud_technique_get (i)->unusual)
        g_strv_builder_add (words, word);
    }
  choice = g_strv_builder_end (words);
  set_choice (techniques, (const char *const *)choice);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      g_assert_cmpint (rubric_techniques_get_place (techniques, i), ==, i);
      g_assert_cmpint (rubric_techniques_get_on (techniques, i), ==, i < SUD_TECHNIQUE_X_WING);
    }
}

/* A dual that was put behind what it is two of stays there: the person said so. */
static void
test_own_order (void)
{
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new (), copy = rubric_techniques_new ();
  g_auto (GStrv) choice = NULL;

  rubric_techniques_set_on (techniques, SUD_TECHNIQUE_DUAL_KITE, TRUE);
  rubric_techniques_move (techniques, SUD_TECHNIQUE_DUAL_KITE, SUD_TECHNIQUE_AIC);
  g_object_get (techniques, "choice", &choice, NULL);
  set_choice (copy, (const char *const *)choice);
  g_assert_true (rubric_techniques_get_on (copy, SUD_TECHNIQUE_DUAL_KITE));
  g_assert_cmpint (rubric_techniques_get_place (copy, SUD_TECHNIQUE_DUAL_KITE), ==, SUD_TECHNIQUE_AIC);
}

/* Those that rely on one solution keep their switches. */
static void
test_unique (void)
{
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new ();
  const SudOrder *order = rubric_techniques_get_order (techniques);

  g_object_set (techniques, "unique", FALSE, NULL);
  assert_sound (techniques);
  for (int i = 0; i < order->n; i++)
    g_assert_false (sud_technique_get (order->technique[i])->unique);
  g_assert_true (rubric_techniques_get_on (techniques, SUD_TECHNIQUE_RECTANGLE_1));
  g_assert_false (rubric_techniques_is_usual (techniques));
  assert_choice (techniques, "");
  rubric_techniques_set (techniques, NULL, TRUE);
  g_assert_true (order_has (order, SUD_TECHNIQUE_RECTANGLE_1));
  g_assert_true (rubric_techniques_is_usual (techniques));
}

static void
count_cb (guint *count)
{
  ++*count;
}

static void
test_changed (void)
{
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new ();
  guint changes = 0, notifications = 0;

  g_signal_connect_swapped (techniques, "changed", G_CALLBACK (count_cb), &changes);
  g_signal_connect_swapped (techniques, "notify::choice", G_CALLBACK (count_cb), &notifications);
  rubric_techniques_set_on (techniques, SUD_TECHNIQUE_X_WING, TRUE);
  rubric_techniques_move (techniques, SUD_TECHNIQUE_X_WING, SUD_TECHNIQUE_X_WING);
  rubric_techniques_set (techniques, NULL, TRUE);
  g_assert_cmpuint (changes, ==, 0);
  rubric_techniques_set_on (techniques, SUD_TECHNIQUE_X_WING, FALSE);
  g_assert_cmpuint (changes, ==, 1);
  g_assert_cmpuint (notifications, ==, 1);
  g_object_set (techniques, "unique", FALSE, NULL);
  g_assert_cmpuint (changes, ==, 2);
  g_assert_cmpuint (notifications, ==, 1);
  /* Both at once are one change */
  rubric_techniques_set (techniques, NULL, TRUE);
  g_assert_cmpuint (changes, ==, 3);
  g_assert_cmpuint (notifications, ==, 2);
}

/* Another order of singles is another way to tell, and no other choice of techniques. */
static void
test_naked_first (void)
{
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new ();
  guint changes = 0;

  g_signal_connect_swapped (techniques, "changed", G_CALLBACK (count_cb), &changes);
  g_object_set (techniques, "naked-first", TRUE, NULL);
  g_object_set (techniques, "naked-first", TRUE, NULL);
  g_assert_cmpuint (changes, ==, 1);
  g_assert_true (rubric_techniques_get_order (techniques)->naked_first);
  g_assert_true (rubric_techniques_is_usual (techniques));
}

static void
test_matches (void)
{
  g_assert_true (rubric_technique_matches (SUD_TECHNIQUE_FINNED_X_WING, "x-WING"));
  g_assert_true (rubric_technique_matches (SUD_TECHNIQUE_FINNED_X_WING, ""));
  g_assert_true (rubric_technique_matches (SUD_TECHNIQUE_FINNED_X_WING, "finned xwing"));
  g_assert_false (rubric_technique_matches (SUD_TECHNIQUE_FINNED_X_WING, "?"));
  g_assert_true (rubric_technique_matches (SUD_TECHNIQUE_SWORDFISH, " sword "));
  g_assert_true (rubric_technique_matches (SUD_TECHNIQUE_FINNED_SWORDFISH, "finned-swordfish"));
  g_assert_true (rubric_technique_matches (SUD_TECHNIQUE_SUE_DE_COQ, "sue-de-coq"));
  g_assert_false (rubric_technique_matches (SUD_TECHNIQUE_SWORDFISH, "x-wing"));
}

/* Anything at all, a thousand times. */
static void
test_random (void)
{
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new ();

  for (int i = 0; i < 1000; i++)
    {
      SudTechniqueId technique = g_test_rand_int_range (0, SUD_N_TECHNIQUES);

      if (g_test_rand_bit ())
        rubric_techniques_move (techniques, technique, g_test_rand_int_range (0, SUD_N_TECHNIQUES));
      else
        rubric_techniques_set_on (techniques, technique, g_test_rand_bit ());
      assert_sound (techniques);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/techniques/usual", test_usual);
  g_test_add_func ("/techniques/switch", test_switch);
  g_test_add_func ("/techniques/move", test_move);
  g_test_add_func ("/techniques/unknown", test_unknown);
  g_test_add_func ("/techniques/switches-only", test_switches_only);
  g_test_add_func ("/techniques/old-order", test_old_order);
  g_test_add_func ("/techniques/most-off", test_most_off);
  g_test_add_func ("/techniques/own-order", test_own_order);
  g_test_add_func ("/techniques/unique", test_unique);
  g_test_add_func ("/techniques/changed", test_changed);
  g_test_add_func ("/techniques/naked-first", test_naked_first);
  g_test_add_func ("/techniques/matches", test_matches);
  g_test_add_func ("/techniques/random", test_random);
  return g_test_run ();
}
