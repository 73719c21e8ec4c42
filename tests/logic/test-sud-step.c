/* test-sud-step.c - steps are told apart by what they do, and do it once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "logic-testing.h"

static SudStep
ruling_out (int digit, int cell)
{
  SudStep step;

  sud_step_init (&step, SUD_TECHNIQUE_POINTING);
  step.out[digit - 1] = sud_cells_of (cell);
  return step;
}

static void
test_apply (void)
{
  SudPencilmarks marks;
  SudStep step = ruling_out (4, 10);

  sud_pencilmarks_clear (&marks);
  g_assert_true (sud_step_applies (&step, &marks));
  g_assert_true (sud_cells_equal (sud_step_affects (&step), sud_cells_of (10)));
  g_assert_cmpint (sud_step_ruled_out (&step), ==, SUD_DIGIT_BIT (4));
  sud_step_apply (&step, &marks);
  g_assert_false (sud_pencilmarks_has (&marks, 10, 4));
  g_assert_false (sud_step_applies (&step, &marks));

  sud_step_init (&step, SUD_TECHNIQUE_NAKED_SINGLE);
  step.digit = 6;
  step.cell = 80;
  g_assert_true (sud_step_applies (&step, &marks));
  sud_step_apply (&step, &marks);
  g_assert_cmpint (marks.value[80], ==, 6);
  g_assert_false (sud_step_applies (&step, &marks));
}

static void
test_once (void)
{
  SudLogic *logic = sud_logic_new ();
  SudStep step = ruling_out (4, 10), other = ruling_out (5, 10), writing = ruling_out (4, 11);

  g_assert_true (sud_steps_add (&logic->steps, &logic->marks, &step));
  g_assert_false (sud_steps_add (&logic->steps, &logic->marks, &step));
  g_assert_true (sud_steps_add (&logic->steps, &logic->marks, &other));
  writing.digit = 4;
  writing.cell = 12;
  g_assert_true (sud_steps_add (&logic->steps, &logic->marks, &writing));
  g_assert_cmpint (logic->steps.n, ==, 3);
  /* What is gone is no outcome, and a step that has no other is none */
  sud_pencilmarks_remove (&logic->marks, 20, 9);
  step = ruling_out (9, 20);
  g_assert_false (sud_steps_add (&logic->steps, &logic->marks, &step));
  g_assert_true (sud_cells_is_empty (step.out[8]));
  sud_steps_clear (&logic->steps);
  for (int i = 0; i < SUD_CELLS * SUD_SIZE; i++)
    {
      step = ruling_out (i % SUD_SIZE + 1, i / SUD_SIZE);
      sud_steps_add (&logic->steps, &logic->marks, &step);
    }
  g_assert_cmpint (logic->steps.n, ==, SUD_STEPS_MAX);
  sud_logic_free (logic);
}

/* Rules out one candidate: the @n-th of all. */
static bool
add_nth (SudSteps *steps, const SudPencilmarks *marks, int n)
{
  SudStep step;

  sud_step_init (&step, SUD_TECHNIQUE_POINTING);
  step.out[n / SUD_CELLS] = sud_cells_of (n % SUD_CELLS);
  return sud_steps_add (steps, marks, &step);
}

/* It is full when there is one more than it has room for, not before. */
static void
test_full (void)
{
  g_autofree SudSteps *steps = g_new0 (SudSteps, 1);
  SudPencilmarks marks;

  sud_pencilmarks_clear (&marks);
  for (int i = 0; i < SUD_STEPS_MAX; i++)
    g_assert_true (add_nth (steps, &marks, i));
  g_assert_false (add_nth (steps, &marks, 7));
  g_assert_false (steps->full);
  g_assert_false (add_nth (steps, &marks, SUD_STEPS_MAX));
  g_assert_true (steps->full);
  g_assert_cmpint (steps->n, ==, SUD_STEPS_MAX);
  sud_steps_clear (steps);
  g_assert_false (steps->full);
}

static void
test_room (void)
{
  SudStep step, copy;

  sud_step_init (&step, SUD_TECHNIQUE_POINTING);
  for (int i = 0; i < SUD_STEP_NODES; i++)
    g_assert_true (sud_step_add_node (&step, i % 2 == 0 ? SUD_STEP_WEAK : SUD_STEP_STRONG, sud_cells_of (i), 3));
  g_assert_false (sud_step_add_node (&step, SUD_STEP_WEAK, sud_cells_of (80), 3));
  for (int i = 0; i < SUD_STEP_SETS; i++)
    g_assert_true (sud_step_add_set (&step, sud_cells_of (i), SUD_ALL_DIGITS));
  g_assert_false (sud_step_add_set (&step, sud_cells_of (80), SUD_ALL_DIGITS));
  sud_step_copy (&copy, &step);
  g_assert_cmpint (copy.n_nodes, ==, SUD_STEP_NODES);
  g_assert_cmpint (copy.nodes[0].link, ==, SUD_STEP_STRONG);
  g_assert_cmpint (copy.nodes[1].link, ==, SUD_STEP_WEAK);
  g_assert_cmpint (copy.nodes[SUD_STEP_NODES - 1].link, ==, SUD_STEP_END);
  g_assert_true (sud_cells_has (copy.sets[3].cells, 3));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/step/apply", test_apply);
  g_test_add_func ("/step/once", test_once);
  g_test_add_func ("/step/full", test_full);
  g_test_add_func ("/step/room", test_room);
  return g_test_run ();
}
