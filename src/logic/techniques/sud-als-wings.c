/* sud-als-wings.c - two almost locked sets, or three
 *
 *     ALS-XZ: A and B have 4 in common, and no 4 of A goes with a 4 of B     A |47|49|  4 is not in both: A is 79, or B is
 *                                                                                       89, so 9 is in one of them
 *     in row 1, A 47 49 holds 4, 7, 9; in row 2, B 48 89 holds 4, 8, 9       B |48|89|
 *
 *     Two such digits: each of them is in one of the sets, and their other digits are in both: doubly linked
 *     XY-Wing: A -4- C -7- B: if A has 4, C has not, so it has 7, so B has not; what else A and B have in common is in A or B
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-steps.h"
#include "sud-techniques.h"

/* What sees all @digits of both sets. */
static bool
rule_out_common (SudStep *step, const SudAls *a, const SudAls *b, SudDigits digits)
{
  SudDigits some = 0;

  SUD_EACH_BIT (index, digits)
    {
      step->out[index] = sud_cells_intersection (a->sees[index], b->sees[index]);
      if (!sud_cells_is_empty (step->out[index]))
        some |= (SudDigits)(1u << index);
    }
  step->digits = some;
  return some != 0;
}

/* The other digits of @als, which has to give one of @commons away, stay in it: so they go outside, and outside @other. */
static void
rule_out_locked (SudStep *step, const SudAls *als, const SudAls *other, SudDigits commons)
{
  SUD_EACH_BIT (index, als->digits & ~commons)
    step->out[index] = sud_cells_union (step->out[index], sud_cells_difference (als->sees[index], other->cells));
}

static void
add_pair (SudLogic *logic, SudTechniqueId technique, int a, const SudAlsLink *link)
{
  const SudAlsList *list = &logic->als;
  const uint16_t als[2] = { (uint16_t)a, link->to };
  const SudAls *first = &list->als[a], *second = &list->als[link->to];
  uint8_t common = (uint8_t)sud_digits_first (link->digits);
  bool doubly = (link->digits & (link->digits - 1)) != 0;
  SudStep step;

  sud_step_init (&step, technique);
  rule_out_common (&step, first, second, doubly ? link->digits : first->digits & second->digits & ~link->digits);
  if (doubly)
    {
      rule_out_locked (&step, first, second, link->digits);
      rule_out_locked (&step, second, first, link->digits);
    }
  step.digits = sud_step_ruled_out (&step);
  if (step.digits == 0)
    return;
  if (doubly)
    sud_als_draw (list, &step, als, &common, 2, sud_digits_first (link->digits & (link->digits - 1)));
  else
    sud_als_draw (list, &step, als, &common, 2, sud_digits_first (step.digits));
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

void
sud_find_als_xz (SudLogic *logic, SudTechniqueId technique)
{
  SudAlsList *list = &logic->als;

  if (!sud_chain_may_sets_lead_on (logic))
    return;
  sud_als_collect (list, &logic->marks);
  sud_als_connect (list, false);
  for (int a = 0; a < list->n; a++)
    for (uint32_t i = list->first[a]; i < list->first[a + 1]; i++)
      if (list->link[i].to > a)
        add_pair (logic, technique, a, &list->link[i]);
}

/* @als: the ends, and the pivot between them; @common: the digits that link it with them. */
static void
add_xy_wing (SudLogic *logic, SudTechniqueId technique, const uint16_t als[3], const uint8_t common[2])
{
  const SudAls *a = &logic->als.als[als[0]], *b = &logic->als.als[als[2]];
  SudStep step;

  sud_step_init (&step, technique);
  if (!rule_out_common (&step, a, b, a->digits & b->digits & ~(SUD_DIGIT_BIT (common[0]) | SUD_DIGIT_BIT (common[1]))))
    return;
  sud_als_draw (&logic->als, &step, als, common, 3, sud_digits_first (step.digits));
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

/* Whether any candidate sees all of some digit of both. */
static bool
may_wing (const SudAls *a, const SudAls *b)
{
  SUD_EACH_BIT (index, a->digits & b->digits)
    if (sud_cells_meet (a->sees[index], b->sees[index]))
      return true;
  return false;
}

static void
find_wings (SudLogic *logic, SudTechniqueId technique, int pivot, bool overlap)
{
  const SudAlsList *list = &logic->als;
  const SudAlsLink *end = list->link + list->first[pivot + 1];

  for (const SudAlsLink *a = list->link + list->first[pivot]; a < end; a++)
    for (const SudAlsLink *b = a + 1; b < end; b++)
      {
        SudDigits both = a->digits | b->digits;

        if ((both & (both - 1)) == 0 || !may_wing (&list->als[a->to], &list->als[b->to])
            || (!overlap && sud_cells_meet (list->als[a->to].cells, list->als[b->to].cells)))
          continue;
        SUD_EACH_BIT (x, a->digits)
          SUD_EACH_BIT (y, b->digits)
            if (x != y)
              add_xy_wing (logic, technique, (uint16_t[]){ a->to, (uint16_t)pivot, b->to },
                           (uint8_t[]){ (uint8_t)(x + 1), (uint8_t)(y + 1) });
      }
}

void
sud_find_als_xy_wings (SudLogic *logic, SudTechniqueId technique)
{
  bool overlap = (logic->rules & SUD_RULE_OVERLAP) != 0;

  if (!sud_chain_may_sets_lead_on (logic))
    return;
  sud_als_collect (&logic->als, &logic->marks);
  sud_als_connect (&logic->als, overlap);
  for (int pivot = 0; pivot < logic->als.n && !sud_logic_is_cancelled (logic); pivot++)
    find_wings (logic, technique, pivot, overlap);
}
