/* sud-order.c - which techniques are used, and which before which
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-order.h"

#include <string.h>

void
sud_order_init (SudOrder *self)
{
  self->n = 0;
  self->naked_first = false;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (!sud_technique_get (i)->unusual)
      self->technique[self->n++] = (uint8_t)i;
}

bool
sud_order_is_usual (const SudOrder *self)
{
  SudOrder usual;

  sud_order_init (&usual);
  return sud_order_equal (self, &usual);
}

bool
sud_order_begins_with_singles (const SudOrder *self)
{
  return self->n > SUD_TECHNIQUE_HIDDEN_SINGLE && self->technique[0] == SUD_TECHNIQUE_FULL_HOUSE
         && self->technique[1] == SUD_TECHNIQUE_NAKED_SINGLE && self->technique[2] == SUD_TECHNIQUE_HIDDEN_SINGLE;
}

SudOrder
sud_order_for_people (const SudOrder *self)
{
  SudOrder order = *self;

  if (sud_order_begins_with_singles (self) && !self->naked_first)
    {
      order.technique[1] = SUD_TECHNIQUE_HIDDEN_SINGLE;
      order.technique[2] = SUD_TECHNIQUE_NAKED_SINGLE;
    }
  return order;
}

bool
sud_order_has_singles_soon (const SudOrder *self)
{
  int end = self->n;

  while (end > 0 && self->technique[end - 1] > SUD_TECHNIQUE_HIDDEN_SINGLE)
    end--;
  for (int i = 0; i < end; i++)
    if (sud_technique_get ((SudTechniqueId)self->technique[i])->level >= SUD_LEVEL_UNFAIR)
      return false;
  return true;
}

bool
sud_order_equal (const SudOrder *a, const SudOrder *b)
{
  return a->n == b->n && memcmp (a->technique, b->technique, a->n) == 0;
}

static int
find_technique (const SudOrder *self, SudTechniqueId technique)
{
  for (int i = 0; i < self->n; i++)
    if (self->technique[i] == technique)
      return i;
  return -1;
}

static bool
uses_technique (const SudOrder *self, SudTechniqueId technique)
{
  return find_technique (self, technique) >= 0;
}

bool
sud_order_has_after (const SudOrder *self, SudTechniqueId technique, SudTechniqueId after)
{
  for (int i = self->n; i-- > 0 && self->technique[i] != technique;)
    if (self->technique[i] == after)
      return true;
  return false;
}

void
sud_order_drop (SudOrder *self, SudTechniqueId technique)
{
  int at = find_technique (self, technique);

  if (at < 0)
    return;
  self->n--;
  memmove (self->technique + at, self->technique + at + 1, (size_t)(self->n - at));
}

void
sud_order_insert (SudOrder *self, SudTechniqueId technique)
{
  int at = 0;

  if (uses_technique (self, technique))
    return;
  while (at < self->n && self->technique[at] < technique)
    at++;
  memmove (self->technique + at + 1, self->technique + at, (size_t)(self->n - at));
  self->technique[at] = (uint8_t)technique;
  self->n++;
}
