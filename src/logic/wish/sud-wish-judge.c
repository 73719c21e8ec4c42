/* sud-wish-judge.c - whether a puzzle is as wished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish-judge.h"
#include "sud-explainer.h"

/* A net that comes last is looked for in another way than one behind which dearer ones come: of those none is left out. */
static bool
is_left_out (const SudWish *wish, SudTechniqueId technique)
{
  if (sud_wish_allows (wish, technique))
    return false;
  return technique < SUD_TECHNIQUE_LEMMA_NET || !sud_wish_allows (wish, SUD_TECHNIQUE_LEMMA_NET);
}

void
sud_wish_judge_init (SudWishJudge *self, const SudWish *wish)
{
  self->wish = *wish;
  sud_order_init (&self->order);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (is_left_out (wish, (SudTechniqueId)i))
      sud_order_drop (&self->order, (SudTechniqueId)i);
}

static bool
has_all_needed (const SudWish *wish, const SudGrade *grade)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (wish->needs[i] && grade->steps[i] == 0)
      return false;
  return true;
}

bool
sud_wish_judge_grade (const SudWishJudge *self, SudLogic *logic, const SudGrid *puzzle, SudGrade *grade)
{
  SudPencilmarks marks;

  sud_pencilmarks_from_grid (&marks, puzzle);
  if (!sud_grade_run (logic, &marks, &self->order, grade))
    return false;
  grade->own = false;
  return grade->complete && grade->hardest < SUD_N_TECHNIQUES && sud_wish_allows (&self->wish, (SudTechniqueId)grade->hardest)
         && has_all_needed (&self->wish, grade);
}

/* Explainer has its own way, so that this takes as long again, and more. */
static bool
is_rated (const SudWish *wish, SudLogic *logic, const SudGrid *puzzle, uint8_t *er)
{
  SudPencilmarks marks;
  SudExplainerRating rating;

  *er = 0;
  if (wish->er_least == 0 && wish->er_most >= SUD_WISH_ER_MAX)
    return true;
  sud_pencilmarks_from_grid (&marks, puzzle);
  if (!sud_explainer_rate (logic, &marks, &rating))
    return false;
  *er = rating.er.tenths;
  return rating.complete && *er >= wish->er_least && *er <= wish->er_most;
}

bool
sud_wish_judge_fits (const SudWishJudge *self, SudLogic *logic, SudWishPuzzle *made)
{
  const SudWish *wish = &self->wish;
  const SudGrade *grade = &made->grade;

  return sud_wish_judge_grade (self, logic, &made->puzzle, &made->grade) && grade->level >= wish->level_least
         && grade->effort >= wish->effort_least && grade->effort <= wish->effort_most
         && is_rated (wish, logic, &made->puzzle, &made->er);
}
