/* test-sud-weighing.c - in the mean over all orders each minimal puzzle weighs 1
 *
 * So few clues may go here that all orders are gone through; and what may not go together is drawn at random, instead of being
 * asked of a search: cells that share neither a band nor a stack, so that no more than that is known of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-generate-private.h"

#include <glib.h>
#include <string.h>

enum
{
  N = 7,
  N_ORDERS = 5040,
  N_SETS = 4,
  N_FAMILIES = 40,
};

/* Of the cells of a plan, as bits. */
typedef struct
{
  guint sets[N_SETS]; /* one of each has to stay */
} Family;

static void
family_draw (Family *self, GRand *rand)
{
  for (int i = 0; i < N_SETS; i++)
    do
      self->sets[i] = (guint)g_rand_int_range (rand, 1, 1 << N);
    while ((self->sets[i] & (self->sets[i] - 1)) == 0); /* one alone can always go */
}

static gboolean
family_allows (const Family *self, guint gone)
{
  for (int i = 0; i < N_SETS; i++)
    if ((self->sets[i] & ~gone) == 0)
      return FALSE;
  return TRUE;
}

/* How many others could go after @gone. */
static int
family_can_go (const Family *self, guint gone)
{
  int n = 0;

  for (guint bit = 1; bit < 1 << N; bit <<= 1)
    n += (gone & bit) == 0 && family_allows (self, gone | bit);
  return n;
}

static int
family_count_minimal (const Family *self)
{
  int n = 0;

  for (guint gone = 0; gone < 1 << N; gone++)
    n += family_allows (self, gone) && family_can_go (self, gone) == 0;
  return n;
}

static guint
gone_of (const SudRemovalPlan *plan, const SudGrid *puzzle)
{
  guint gone = 0;

  for (int i = 0; i < N; i++)
    if (puzzle->digit[plan->cells[i][0]] == 0)
      gone |= 1u << i;
  return gone;
}

/* The slow way. */
static double
weigh (const Family *family, const uint8_t *order)
{
  guint gone = 0;
  double weight = 1;
  int n = 0;

  for (int i = 0; i < N; i++)
    if (family_allows (family, gone | 1u << order[i]))
      {
        weight *= (double)family_can_go (family, gone) / ++n;
        gone |= 1u << order[i];
      }
  return weight;
}

static double
run (const Family *family, const SudRemovalPlan *plan, const SudGrid *solution, const uint8_t *order)
{
  SudRandom random = sud_random_for (1, 1);
  SudRemoval removal;
  SudWeighing weighing;
  SudRemovalQuestion question;

  sud_removal_begin (&removal, plan, &random, solution, 0);
  memcpy (removal.order, order, N);
  while ((question = sud_removal_ask (&removal, plan)) != SUD_REMOVAL_DONE)
    {
      gboolean one = family_allows (family, gone_of (plan, &removal.puzzle));

      sud_removal_answer (&removal, plan, question == SUD_REMOVAL_LEAP ? (one ? 1 : 2) : (one ? 0 : 1));
    }
  sud_weighing_begin (&weighing, plan, &removal);
  while (sud_weighing_ask (&weighing))
    {
      g_assert_cmpint (weighing.puzzle.digit[weighing.ban.cell], ==, 0);
      g_assert_cmpint (weighing.ban.digits, ==, SUD_DIGIT_BIT (solution->digit[weighing.ban.cell]));
      sud_weighing_answer (&weighing, family_allows (family, gone_of (plan, &weighing.puzzle)) ? 0 : 1);
    }
  return sud_weighing_get (&weighing);
}

/* Heap's way: @counts is all 0 at first. Returns whether there is another order. */
static gboolean
next_order (uint8_t *order, guint8 *counts)
{
  for (int i = 1; i < N; counts[i++] = 0)
    if (counts[i] < i)
      {
        int j = i % 2 == 0 ? 0 : counts[i];
        uint8_t item = order[i];

        order[i] = order[j];
        order[j] = item;
        counts[i]++;
        return TRUE;
      }
  return FALSE;
}

static void
plan_draw (SudRemovalPlan *plan, SudGrid *solution)
{
  SudRandom random = sud_random_for (1, 0);

  *plan = (SudRemovalPlan){ .n = N, .centre = -1, .leap = 3 };
  for (int i = 0; i < N; i++)
    {
      plan->cells[i][0] = (uint8_t)sud_cell (i / 3 * 3, i % 3 * 3);
      plan->sizes[i] = 1;
    }
  sud_uniform_draw (&random, solution);
}

static void
test_orders (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  SudRemovalPlan plan;
  SudGrid solution;

  plan_draw (&plan, &solution);
  for (int i = 0; i < N_FAMILIES; i++)
    {
      uint8_t order[N] = { 0, 1, 2, 3, 4, 5, 6 };
      guint8 counts[N] = { 0 };
      double sum = 0;
      int n = 0;
      Family family;

      family_draw (&family, rand);
      do
        {
          double weight = run (&family, &plan, &solution, order);

          g_assert_cmpfloat_with_epsilon (weight, weigh (&family, order), 1e-9);
          sum += weight;
          n++;
        }
      while (next_order (order, counts));
      g_assert_cmpint (n, ==, N_ORDERS);
      g_assert_cmpfloat_with_epsilon (sum / N_ORDERS, family_count_minimal (&family), 1e-9);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/weighing/orders", test_orders);
  return g_test_run ();
}
