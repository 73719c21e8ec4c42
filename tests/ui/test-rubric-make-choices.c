/* test-rubric-make-choices.c - what a person wishes of new puzzles, and what of it is there the next time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-config.h"
#include "rubric-make-choices.h"
#include "rubric-schema.h"

/* What a person chooses is what is wished. */
static void
test_choices (void)
{
  RubricMakeChoices choices;
  g_autofree char *wrong = NULL;
  SudPuzzleRequest wish;
  guint n;
  g_autofree SudTechniqueId *techniques = rubric_make_choices_get_techniques (&n);

  rubric_make_choices_init (&choices);
  choices.level = 1 + SUD_LEVEL_HARD;
  choices.clues = RUBRIC_CLUES_RANGE;
  choices.least = 25;
  choices.most = 27;
  choices.symmetry = SUD_SYMMETRY_DIAGONAL;
  for (choices.technique = 1; techniques[choices.technique - 1] != SUD_TECHNIQUE_X_WING; choices.technique++)
    ;
  g_assert_null (rubric_make_choices_get_wish (&choices, &wish));
  g_assert_cmpint (wish.level_least, ==, SUD_LEVEL_HARD);
  g_assert_cmpint (wish.level_most, ==, SUD_LEVEL_HARD);
  g_assert_cmpint (wish.clues_least, ==, 25);
  g_assert_cmpint (wish.clues_most, ==, 27);
  g_assert_cmpint (wish.symmetry, ==, SUD_SYMMETRY_DIAGONAL);
  g_assert_true (wish.needs[SUD_TECHNIQUE_X_WING]);
  choices.least = 28;
  wrong = rubric_make_choices_get_wish (&choices, &wish);
  g_assert_cmpstr (wrong, ==, "The least number of clues is greater than the greatest.");
  choices.clues = RUBRIC_CLUES_FEWEST;
  g_assert_null (rubric_make_choices_get_wish (&choices, &wish));
  g_assert_true (wish.minimal);
}

/* All of them come back; what nobody knows is as at first. */
static void
test_kept (void)
{
  g_autoptr (GSettings) settings = rubric_schema_open (APPLICATION_ID, SCHEMADIR, NULL);
  RubricMakeChoices first, choices, kept;

  rubric_make_choices_init (&first);
  rubric_make_choices_load (&kept, settings);
  g_assert_cmpmem (&first, sizeof first, &kept, sizeof kept);
  choices = (RubricMakeChoices){ .level = 4, .symmetry = SUD_SYMMETRY_FULL, .clues = RUBRIC_CLUES_FEWEST, .least = 18,
                                 .most = 33, .technique = 12, .count = 77 };
  rubric_make_choices_save (&choices, settings);
  rubric_make_choices_load (&kept, settings);
  g_assert_cmpint (kept.count, ==, 1); /* several are wanted now and then */
  kept.count = choices.count;
  g_assert_cmpmem (&choices, sizeof choices, &kept, sizeof kept);
  g_settings_set_string (settings, "make-technique", "no-such-one");
  g_settings_set_string (settings, "make-symmetry", "no-such-one");
  rubric_make_choices_load (&kept, settings);
  g_assert_cmpuint (kept.technique, ==, 0);
  g_assert_cmpuint (kept.symmetry, ==, SUD_SYMMETRY_HALF_TURN);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/make-choices/choices", test_choices);
  g_test_add_func ("/make-choices/kept", test_kept);
  return g_test_run ();
}
