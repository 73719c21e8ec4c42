/* sud-explainer-loops.c - unique rectangles and loops, and bivalue universal graves, as Explainer rates them
 *
 * Which there are the techniques tell: see techniques/sud-unique-loops.c and its neighbours. The longer a loop the harder;
 * where a subset is needed, the larger the harder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-explainer-find.h"

enum
{
  RATING_LOOP = 45,
  RATING_BUG = 56,
};

static bool
has_subset (const SudStep *step)
{
  return step->n_sets > 0 && step->technique != SUD_TECHNIQUE_BUG_2 && step->technique != SUD_TECHNIQUE_BUG_4;
}

/* How much harder a step is for the subset it needs: the smaller of the naked one and of the hidden one, which are two views of
 * the same cells of a house. */
static int
rate_subset (const SudExplainerFind *self, const SudStep *step, bool hidden)
{
  int naked, count, more;

  if (!has_subset (step))
    return 0;
  naked = sud_digits_count (step->sets[step->n_sets - 1].digits);
  count = sud_cells_count (sud_cells_intersection (self->marks->blank, sud_house_sets[__builtin_ctz (step->houses)]));
  more = naked - 1;
  if (hidden && 2 * (count - naked) < count && count - naked - 2 < more)
    more = count - naked - 2;
  return more;
}

static int
rate_loop (const SudStep *step)
{
  int length = sud_cells_count (step->cells);

  return RATING_LOOP + (length >= 10 ? 5 : length >= 8 ? 2 : length >= 6 ? 1 : 0);
}

/* Finds all steps of @technique, also those that differ only in how they are seen. */
static void
find_every_step (SudExplainerFind *self, SudTechniqueId technique)
{
  self->logic->steps.every = true;
  sud_logic_find (self->logic, technique);
  self->logic->steps.every = false;
}

void
sud_explainer_find_loops (SudExplainerFind *self, int size)
{
  static const SudTechniqueId techniques[] = {
    SUD_TECHNIQUE_RECTANGLE_1,   SUD_TECHNIQUE_RECTANGLE_2,   SUD_TECHNIQUE_RECTANGLE_3,
    SUD_TECHNIQUE_RECTANGLE_4,   SUD_TECHNIQUE_RECTANGLE_5,   SUD_TECHNIQUE_UNIQUE_LOOP_1,
    SUD_TECHNIQUE_UNIQUE_LOOP_2, SUD_TECHNIQUE_UNIQUE_LOOP_3, SUD_TECHNIQUE_UNIQUE_LOOP_4,
  };
  unsigned rules = self->logic->rules;

  (void)size;
  self->logic->rules |= SUD_RULE_FULL_RECTANGLES;
  for (size_t i = 0; i < sizeof techniques / sizeof techniques[0]; i++)
    {
      find_every_step (self, techniques[i]);
      for (int j = 0; j < self->logic->steps.n; j++)
        {
          const SudStep *step = &self->logic->steps.step[j];

          sud_explainer_offer_step (self, rate_loop (step) + rate_subset (self, step, true), step);
        }
    }
  self->logic->rules = rules;
}

void
sud_explainer_find_bug (SudExplainerFind *self, int size)
{
  (void)size;
  for (int technique = SUD_TECHNIQUE_BUG_2; technique <= SUD_TECHNIQUE_BUG_4; technique++)
    {
      find_every_step (self, (SudTechniqueId)technique);
      for (int j = 0; j < self->logic->steps.n; j++)
        sud_explainer_offer_step (self, RATING_BUG + 1 + rate_subset (self, &self->logic->steps.step[j], false),
                                  &self->logic->steps.step[j]);
    }
  find_every_step (self, SUD_TECHNIQUE_BUG_1);
  for (int j = 0; j < self->logic->steps.n; j++)
    sud_explainer_offer_step (self, RATING_BUG, &self->logic->steps.step[j]);
}
