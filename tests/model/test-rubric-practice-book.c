/* test-rubric-practice-book.c - positions to practise on, made when they are wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-practice-book.h"

#include "jobs-testing.h"
#include "sud-logic.h"

enum
{
  CLOSINGS = 30,
};

typedef struct
{
  JobsFixture base;
  RubricPracticePosition position;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  jobs_fixture_init (&fixture->base, fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  jobs_fixture_clear (&fixture->base);
}

static void
done_cb (gpointer owner, const RubricPracticePosition *position)
{
  Fixture *fixture = g_object_get_data (owner, "fixture");

  g_assert_nonnull (position);
  fixture->position = *position;
  fixture->base.done = TRUE;
}

/* The technique leads on there, and what it does is right. */
static void
test_techniques (Fixture *fixture, gconstpointer unused)
{
  static const SudTechniqueId techniques[] = { SUD_TECHNIQUE_FULL_HOUSE, SUD_TECHNIQUE_X_WING };
  SudLogic *logic = sud_logic_new ();

  logic->rules = SUD_RULE_UNIQUE;
  for (gsize i = 0; i < G_N_ELEMENTS (techniques); i++)
    {
      g_assert_true (rubric_practice_can_generate (techniques[i]));
      rubric_practice_generate (fixture->base.jobs, techniques[i], done_cb);
      jobs_fixture_wait (&fixture->base);
      logic->marks = fixture->position.marks;
      g_assert_cmpint (sud_logic_find (logic, techniques[i]), >, 0);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        g_assert_true (logic->marks.value[cell] == fixture->position.solution.digit[cell]
                       || sud_pencilmarks_has (&logic->marks, cell, fixture->position.solution.digit[cell]));
    }
  sud_logic_free (logic);
}

static void
never_cb (gpointer owner, const RubricPracticePosition *position)
{
  g_assert_not_reached ();
}

static void
test_close (Fixture *fixture, gconstpointer unused)
{
  for (guint i = 0; i < CLOSINGS; i++)
    {
      rubric_practice_generate (fixture->base.jobs, SUD_TECHNIQUE_X_WING, never_cb);
      g_usleep (i * 300);
      rubric_jobs_cancel (fixture->base.jobs);
    }
  rubric_jobs_close (fixture->base.jobs);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/practice-book/techniques", Fixture, NULL, set_up, test_techniques, tear_down);
  g_test_add ("/practice-book/close", Fixture, NULL, set_up, test_close, tear_down);
  return g_test_run ();
}
