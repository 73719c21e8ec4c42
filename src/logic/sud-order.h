/* sud-order.h - which techniques are used, and which before which
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-technique.h"

/** SudOrder: A plain value. */
typedef struct
{
  uint8_t n;
  uint8_t technique[SUD_N_TECHNIQUES]; /* the techniques, the first tried first; each at most once; @n of them */
  bool naked_first; /* a path has naked singles before hidden ones, as HoDoKu has; no grade depends on it */
} SudOrder;

/** sud_order_init: Fills @self with all usual techniques in teaching order. */
void sud_order_init (SudOrder *self);

/** sud_order_is_usual: Returns: whether @self has all usual techniques, and no other, in teaching order */
bool sud_order_is_usual (const SudOrder *self);

/** sud_order_begins_with_singles: Returns: whether the first are the singles, as usual, so that they can be written
 * without looking for each */
bool sud_order_begins_with_singles (const SudOrder *self);

/** sud_order_for_people: Returns: the order in which people look: usual singles as full house, hidden single, naked
 * single, unless @naked_first; it is soon seen that a digit has one place left, while eight digits must be counted to
 * see that a cell has one left */
SudOrder sud_order_for_people (const SudOrder *self);

/** sud_order_has_singles_soon: Returns: whether nothing that takes long to find comes before a single, so that singles
 * are found soon */
bool sud_order_has_singles_soon (const SudOrder *self);

/** sud_order_equal: Returns: whether both have the same techniques in the same order */
bool sud_order_equal (const SudOrder *a, const SudOrder *b);

/** sud_order_has_after: Returns: whether @self has @after, later than @technique */
bool sud_order_has_after (const SudOrder *self, SudTechniqueId technique, SudTechniqueId after);

/** sud_order_drop: Takes @technique out, if @self has it. */
void sud_order_drop (SudOrder *self, SudTechniqueId technique);

/** sud_order_insert: Adds @technique before the first one that is taught later, unless @self has it already. */
void sud_order_insert (SudOrder *self, SudTechniqueId technique);
