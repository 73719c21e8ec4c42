/* sud-als-chains.c - four almost locked sets or more, each linked with the next
 *
 *     A -4- B -7- C -2- D      9 in A and in D: if it is not in A, 4 is, so not in B, so 7 is in B, not in C, so 2 is in C,
 *     |                 |      not in D, so 9 is in D. So 9 is in A or in D: what sees all 9 of both goes. A digit of a link
 *     9                 9      is not the one before it: the set between has only one digit too many.
 *
 * From each set, by each digit, breadth first over the sets that are reached and the digit that led there. Of chains that
 * rule out the same digits only the shortest are kept, all of them. Sets that follow each other have no cell in common,
 * others may.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-steps.h"
#include "sud-techniques.h"

enum
{
  SHORTEST = 4,         /* sets; shorter chains are ALS-XZ and ALS-XY-Wings */
  MOST_LINKS = 1 << 26, /* to look at: a fraction of a second */
};

/**
 * Search:
 * @start: the first set, and the digit by which it is left
 * @shortest: by the digits that are ruled out: how many sets the shortest chain so far has, 0 = none
 * @goal: of each set after the start the digits that go somewhere if they are in it or in the start
 * @seen: of each set the digits by which it was reached
 * @looked: how many links were looked at
 * @forward: each set is one behind that before it, and longer chains count as well
 */
typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int start;
  int digit;
  int n;
  uint8_t shortest[SUD_ALL_DIGITS + 1];
  SudDigits goal[SUD_ALS_MAX];
  SudDigits seen[SUD_ALS_MAX];
  uint32_t looked;
  bool forward;
} Search;

static void
push_way (Search *search, int als, SudDigits digits, int parent, int length)
{
  if (search->forward && als <= (length == 2 ? search->start : search->logic->als.way[parent].als))
    return;
  search->seen[als] |= digits;
  SUD_EACH_BIT (index, digits)
    search->logic->als.way[search->n++]
        = (SudAlsWay){ (uint16_t)als, (uint16_t)parent, (uint8_t)(index + 1), (uint8_t)length };
}

/* Takes out the chains that were found before a shorter one. */
static void
keep_shortest (const Search *search)
{
  SudSteps *steps = &search->logic->steps;
  bool full = steps->full;
  int n = steps->n;

  sud_steps_clear (steps);
  steps->full = full;
  for (int i = 0; i < n; i++)
    {
      SudStep step;

      sud_step_copy (&step, &steps->step[i]);
      if (step.size == search->shortest[step.digits])
        sud_steps_add (steps, &search->logic->marks, &step);
    }
}

/* The sets from the start to @way, and the digits between them, onto @step. */
static void
draw_chain (const Search *search, const SudAlsWay *way, SudStep *step)
{
  const SudAlsList *list = &search->logic->als;
  uint16_t als[SUD_STEP_SETS];
  uint8_t common[SUD_STEP_SETS];
  int n = way->length;

  for (int i = n - 1; i > 0; way = &list->way[way->parent], i--)
    {
      als[i] = way->als;
      common[i - 1] = way->digit;
    }
  als[0] = (uint16_t)search->start;
  sud_als_draw (list, step, als, common, n, sud_digits_first (step->digits));
}

/* What is in the start or in the set at the end of @way. */
static void
add_als_chain (Search *search, const SudAlsWay *way)
{
  const SudAls *a = &search->logic->als.als[search->start], *b = &search->logic->als.als[way->als];
  SudDigits some = search->goal[way->als] & ~(SUD_DIGIT_BIT (search->digit) | SUD_DIGIT_BIT (way->digit));
  SudStep step;

  if (some == 0 || way->length > SUD_STEP_SETS
      || (!search->forward && search->shortest[some] != 0 && search->shortest[some] < way->length))
    return;
  if (!search->forward && search->shortest[some] != way->length)
    {
      search->shortest[some] = way->length;
      keep_shortest (search);
    }
  sud_step_init (&step, search->technique);
  step.digits = some;
  step.size = way->length;
  SUD_EACH_BIT (index, some)
    step.out[index] = sud_cells_intersection (a->sees[index], b->sees[index]);
  draw_chain (search, way, &step);
  sud_steps_add (&search->logic->steps, &search->logic->marks, &step);
}

/* Whether the start has any goal. */
static bool
find_goals (Search *search)
{
  const SudAlsList *list = &search->logic->als;
  const SudAls *a = &list->als[search->start];
  SudDigits any = 0;

  for (int i = 0; i < list->n; i++)
    {
      search->goal[i] = 0;
      SUD_EACH_BIT (index, i > search->start ? a->digits & list->als[i].digits : 0)
        if (sud_cells_meet (a->sees[index], list->als[i].sees[index]))
          search->goal[i] |= (SudDigits)(1u << index);
      any |= search->goal[i];
    }
  return any != 0;
}

/* Not where it was cancelled, or would take too long. */
static bool
goes_on (const Search *search)
{
  if (search->looked > MOST_LINKS)
    search->logic->als.full = true;
  return search->looked <= MOST_LINKS && !sud_logic_is_cancelled (search->logic);
}

/* The sets that can follow @als if not by the digits of @used, one digit after the other. */
static void
push_ways (Search *search, int als, SudDigits used, int parent, int length)
{
  const SudAlsList *list = &search->logic->als;
  const SudAlsLink *end = &list->link[list->first[als + 1]];

  for (const SudAlsLink *link = &list->link[list->first[als]]; link < end; link++)
    {
      SudDigits digits = link->digits & ~used & ~search->seen[link->to];

      if (digits != 0)
        push_way (search, link->to, digits, parent, length);
    }
}

/* All shortest chains that leave the start by its digit. */
static void
find_chains_by_digit (Search *search)
{
  const SudAlsList *list = &search->logic->als;

  search->n = 0;
  for (int i = 0; i < list->n; i++)
    search->seen[i] = 0;
  search->seen[search->start] = SUD_ALL_DIGITS;
  push_ways (search, search->start, SUD_ALL_DIGITS & ~SUD_DIGIT_BIT (search->digit), 0, 2);
  for (int i = 0; i < search->n && goes_on (search); i++)
    {
      const SudAlsWay *way = &list->way[i];

      search->looked += list->first[way->als + 1] - list->first[way->als];
      if (way->length >= SHORTEST && search->goal[way->als] != 0)
        add_als_chain (search, way);
      push_ways (search, way->als, SUD_DIGIT_BIT (way->digit), i, way->length + 1);
    }
}

void
sud_find_als_chains (SudLogic *logic, SudTechniqueId technique)
{
  Search search = { .logic = logic, .technique = technique };

  if (!sud_chain_may_sets_lead_on (logic))
    return;
  search.forward = (logic->rules & SUD_RULE_FORWARD) != 0;
  sud_als_collect (&logic->als, &logic->marks);
  sud_als_connect (&logic->als, (logic->rules & SUD_RULE_OVERLAP) != 0);
  for (search.start = 0; search.start < logic->als.n && goes_on (&search); search.start++)
    SUD_EACH_BIT (index, find_goals (&search) ? logic->als.als[search.start].digits : 0)
      {
        search.digit = (int)index + 1;
        find_chains_by_digit (&search);
      }
}
