/* sud-nets.c - what remains: nets of one supposition, of two, and suppositions in suppositions
 *
 *     Suppose a:   b is not, for a and b cannot both be (a lemma, which is shown in the same way)
 *                  c is not, for a and c cannot both be
 *                  so in this row no place is left for the 7: a is false
 *
 * All candidates of least cost are found, each with its proof in the arena.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

#include "sud-lemmas.h"

/* Adds all candidates that the table shows false at @cost. */
static void
add_cheapest (SudLogic *logic, SudTechniqueId technique, SudLemmaTableId id, int cost)
{
  const SudLemmas *self = logic->lemmas;

  if (cost == SUD_LEMMA_UNKNOWN || sud_logic_is_cancelled (logic))
    return;
  for (int e = 0; e < self->n; e++)
    if (self->live[e] && self->table[id].cost[e][e] == cost)
      {
        sud_lemmas_begin (logic);
        sud_lemmas_add_step (logic, technique, e, cost, logic->no_proofs ? -1 : sud_lemmas_write_pair (logic, id, e, e));
      }
}

void
sud_find_nets (SudLogic *logic, SudTechniqueId technique)
{
  if (sud_lemmas_prepare (logic))
    add_cheapest (logic, technique, SUD_LEMMA_PLAIN, sud_lemmas_find_plain (logic));
}

void
sud_find_double_nets (SudLogic *logic, SudTechniqueId technique)
{
  if (sud_lemmas_prepare (logic))
    add_cheapest (logic, technique, SUD_LEMMA_DOUBLE, sud_lemmas_find_double (logic));
}

void
sud_find_nested_nets (SudLogic *logic, SudTechniqueId technique)
{
  if (sud_lemmas_prepare (logic))
    sud_lemmas_find_nested (logic, technique);
}
