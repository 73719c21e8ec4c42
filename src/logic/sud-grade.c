/* sud-grade.c - how hard a puzzle is for a person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-grade.h"
#include "sud-sweep.h"

#include <string.h>

enum
{
  COST_EFFORT = 10, /* of each sentence of a net */
  N_SINGLES = 3,
};

int
sud_logic_find_at (SudLogic *logic, const SudOrder *order, int index)
{
  SudTechniqueId technique = (SudTechniqueId)order->technique[index];
  int n;

  logic->plain_nets = technique == SUD_TECHNIQUE_LEMMA_NET
                      && !sud_order_has_after (order, technique, SUD_TECHNIQUE_DOUBLE_NET);
  n = sud_logic_find (logic, technique);
  logic->plain_nets = false;
  return n;
}

/* The first technique of those at [@from, @end) of @order that finds anything. */
static SudTechniqueId
find_first_between (SudLogic *logic, const SudOrder *order, int from, int end)
{
  for (int i = from; i < end && !sud_logic_is_cancelled (logic); i++)
    if (sud_logic_find_at (logic, order, i) > 0)
      return sud_logic_is_cancelled (logic) ? SUD_N_TECHNIQUES : (SudTechniqueId)order->technique[i];
  return SUD_N_TECHNIQUES;
}

SudTechniqueId
sud_logic_find_first (SudLogic *logic, const SudOrder *order)
{
  return find_first_between (logic, order, 0, order->n);
}

void
sud_grade_init (SudGrade *self)
{
  memset (self, 0, sizeof *self);
  self->hardest = SUD_N_TECHNIQUES;
}

/* Whether a step of @a is harder than one of @b, which may be none. */
static bool
is_harder (SudTechniqueId a, SudTechniqueId b)
{
  int level, other;

  if (b == SUD_N_TECHNIQUES)
    return true;
  level = sud_technique_get (a)->level;
  other = sud_technique_get (b)->level;
  return level > other || (level == other && a > b);
}

/* A round of @n steps. */
static void
add_round (SudGrade *self, SudTechniqueId technique, int n)
{
  const SudTechnique *row = sud_technique_get (technique);

  self->rounds++;
  self->steps[technique] += (uint16_t)n;
  self->effort += (uint32_t)n * row->score;
  if (is_harder (technique, (SudTechniqueId)self->hardest))
    {
      self->hardest = (uint8_t)technique;
      self->level = row->level;
    }
}

void
sud_grade_add (SudGrade *self, const SudLogic *logic, SudTechniqueId technique)
{
  add_round (self, technique, logic->steps.n);
  for (int i = 0; i < logic->steps.n; i++)
    self->effort += COST_EFFORT * logic->steps.step[i].cost;
}

/* How many techniques of @order there are before the first that takes for granted that there is one solution. */
static int
count_cautious (const SudOrder *order)
{
  int n = 0;

  while (n < order->n && !sud_technique_get ((SudTechniqueId)order->technique[n])->unique)
    n++;
  return n;
}

static bool
is_finished (const SudLogic *logic)
{
  return sud_pencilmarks_is_solved (&logic->marks) || logic->marks.broken;
}

/* Writes singles as long as there are any. Returns how many techniques of the order find nothing now. */
static int
sweep (SudLogic *logic, SudGrade *grade)
{
  SudSweep round = sud_sweep_round (&logic->marks);

  if (round.n == 0)
    return round.unsure ? 0 : N_SINGLES;
  while (round.n > 0)
    {
      add_round (grade, round.technique, round.n);
      if (is_finished (logic) || sud_logic_is_cancelled (logic))
        break;
      round = sud_sweep_round (&logic->marks);
    }
  sud_pencilmarks_catch_up (&logic->marks);
  return round.n > 0 || round.unsure ? 0 : N_SINGLES;
}

/* Goes on with the techniques before @end, of which in this position those before @from have found nothing. */
static bool
go_on (SudLogic *logic, const SudOrder *order, int from, int end, SudGrade *grade)
{
  bool singles = sud_order_begins_with_singles (order);
  SudTechniqueId technique;

  logic->no_proofs = true;
  for (; !is_finished (logic); from = 0)
    {
      if (from == 0 && singles)
        from = sweep (logic, grade);
      if (is_finished (logic) || (technique = find_first_between (logic, order, from, end)) == SUD_N_TECHNIQUES)
        break;
      sud_grade_add (grade, logic, technique);
      for (int i = 0; i < logic->steps.n; i++)
        sud_step_apply (&logic->steps.step[i], &logic->marks);
    }
  logic->no_proofs = false;
  grade->complete = sud_pencilmarks_is_solved (&logic->marks) && !logic->marks.broken;
  return !sud_logic_is_cancelled (logic);
}

bool
sud_grade_begin (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order, SudGrade *grade)
{
  sud_grade_init (grade);
  grade->own = !sud_order_is_usual (order);
  logic->marks = *start;
  sud_logic_forget (logic);
  return go_on (logic, order, 0, count_cautious (order), grade);
}

bool
sud_grade_finish (SudLogic *logic, const SudOrder *order, SudGrade *grade)
{
  return go_on (logic, order, count_cautious (order), order->n, grade);
}

bool
sud_grade_run (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order, SudGrade *grade)
{
  return sud_grade_begin (logic, start, order, grade) && sud_grade_finish (logic, order, grade);
}
