/* rubric-make-choices.c - what a person has chosen of a wish
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-make-choices.h"

#include "rubric-making.h"
#include "rubric-sentence.h"

#include <glib/gi18n.h>

enum
{
  LEAST = 24,
  MOST = 28,
  LEAST_USUAL = 20,
  MOST_USUAL = 36,
};

void
rubric_make_choices_init (RubricMakeChoices *self)
{
  *self = (RubricMakeChoices){ .level = 1 + SUD_LEVEL_MEDIUM,
                               .symmetry = SUD_SYMMETRY_HALF_TURN,
                               .least = LEAST,
                               .most = MOST,
                               .count = 1 };
}

SudTechniqueId *
rubric_make_choices_get_techniques (guint *n)
{
  SudTechniqueId *techniques = g_new (SudTechniqueId, SUD_N_TECHNIQUES);

  *n = 0;
  for (SudTechniqueId i = 0; i < SUD_N_TECHNIQUES; i++)
    if (!sud_technique_get (i)->unusual)
      techniques[(*n)++] = i;
  return techniques;
}

static void
set_clues (const RubricMakeChoices *self, SudWish *wish)
{
  wish->minimal = self->clues == RUBRIC_CLUES_FEWEST;
  if (self->clues == RUBRIC_CLUES_FEWEST)
    {
      wish->clues_least = 0;
      wish->clues_most = SUD_CELLS;
    }
  else if (self->clues == RUBRIC_CLUES_RANGE)
    {
      wish->clues_least = self->least;
      wish->clues_most = self->most;
    }
}

char *
rubric_make_choices_get_wish (const RubricMakeChoices *self, SudWish *wish)
{
  const char *wrong;

  if (self->level > 0)
    rubric_making_wish_level (wish, self->level - 1);
  else
    {
      sud_wish_init (wish);
      wish->clues_least = LEAST_USUAL;
      wish->clues_most = MOST_USUAL;
    }
  set_clues (self, wish);
  wish->symmetry = (SudSymmetryId)self->symmetry;
  if (self->technique > 0)
    {
      guint n;
      g_autofree SudTechniqueId *techniques = rubric_make_choices_get_techniques (&n);

      wish->needs[techniques[self->technique - 1]] = true;
    }
  wrong = sud_wish_check (wish);
  return wrong != NULL ? rubric_sentence_from_message (_ (wrong)) : NULL;
}
