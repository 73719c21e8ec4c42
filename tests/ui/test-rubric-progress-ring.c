/* test-rubric-progress-ring.c - progress as a ring is said in words, too, and nothing is nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-collection-private.h"

#include "rubric-progress-store.h"

static RubricProgressRing *
create (guint8 level)
{
  RubricProgressRing *ring = RUBRIC_PROGRESS_RING (g_object_ref_sink (rubric_progress_ring_new ()));

  rubric_progress_ring_set_level (ring, level);
  return ring;
}

static void
test_words (void)
{
  static const struct
  {
    guint8 level;
    const char *text;
  } cases[] = {
    { RUBRIC_PROGRESS_BEGUN, "0% filled in" },
    { RUBRIC_PROGRESS_BEGUN + 42, "42% filled in" },
    { RUBRIC_PROGRESS_SOLVED - 1, "99% filled in" },
    { RUBRIC_PROGRESS_SOLVED, "Solved" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RubricProgressRing *ring = create (cases[i].level);

      g_assert_cmpstr (gtk_widget_get_tooltip_text (GTK_WIDGET (ring)), ==, cases[i].text);
      gtk_test_accessible_assert_role (ring, GTK_ACCESSIBLE_ROLE_IMG);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ring), GTK_ACCESSIBLE_PROPERTY_LABEL, cases[i].text);
      gtk_test_accessible_assert_state (GTK_ACCESSIBLE (ring), GTK_ACCESSIBLE_STATE_HIDDEN, FALSE);
      g_assert_finalize_object (ring);
    }
}

/* Not a full ring, but a form of its own: colours alone would not tell the two apart. */
static void
test_solved (void)
{
  RubricProgressRing *ring = create (RUBRIC_PROGRESS_SOLVED);

  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (ring), "solved"));
  rubric_progress_ring_set_level (ring, RUBRIC_PROGRESS_SOLVED - 1);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (ring), "solved"));
  g_assert_finalize_object (ring);
}

/* A ring that is used again for a puzzle that was not begun has nothing left of the one before. */
static void
test_nothing (void)
{
  RubricProgressRing *ring = create (RUBRIC_PROGRESS_SOLVED);

  rubric_progress_ring_set_level (ring, RUBRIC_PROGRESS_NONE);
  g_assert_null (gtk_widget_get_tooltip_text (GTK_WIDGET (ring)));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (ring), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  g_assert_finalize_object (ring);
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  g_test_add_func ("/progress-ring/words", test_words);
  g_test_add_func ("/progress-ring/solved", test_solved);
  g_test_add_func ("/progress-ring/nothing", test_nothing);
  return g_test_run ();
}
