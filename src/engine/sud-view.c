/* sud-view.c - something to look at on a board: a sheet, and the evidence on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-view.h"

#include <string.h>

void
sud_view_init (SudView *view, const SudSheet *sheet)
{
  memset (view, 0, sizeof *view);
  view->sheet = *sheet;
}

void
sud_evidence_tint (SudEvidence *evidence, SudCells cells, int tint)
{
  SUD_EACH_CELL (cell, cells)
    evidence->tint[cell] = tint;
}

void
sud_evidence_add_tint (SudEvidence *evidence, SudCells cells, int tint)
{
  SUD_EACH_CELL (cell, cells)
    if (evidence->tint[cell] == 0)
      evidence->tint[cell] = tint;
    else if (evidence->second_tint[cell] == 0 && evidence->tint[cell] != tint)
      evidence->second_tint[cell] = tint;
}

void
sud_evidence_name_group (SudEvidence *evidence, SudCells cells, int index)
{
  SUD_EACH_CELL (cell, cells)
    evidence->groups[cell] |= (uint16_t)(1u << index);
}

SudLinkEnd
sud_link_end (int cell, int digit)
{
  return (SudLinkEnd){ sud_cells_of (cell), digit };
}

bool
sud_link_is_grouped (const SudLink *link)
{
  return !sud_cells_is_single (link->from.cells) || !sud_cells_is_single (link->to.cells);
}

bool
sud_evidence_add_link (SudEvidence *evidence, SudLinkKind kind, SudLinkEnd from, SudLinkEnd to)
{
  if (evidence->n_links == SUD_VIEW_LINKS)
    return false;
  evidence->links[evidence->n_links++] = (SudLink){ from, to, kind };
  return true;
}

static bool
same_end (const SudLinkEnd *a, const SudLinkEnd *b)
{
  return a->digit == b->digit && sud_cells_equal (a->cells, b->cells);
}

SudDigits
sud_evidence_get_crossed (const SudEvidence *self, int cell)
{
  SudDigits crossed = 0;

  for (int i = 0; i < self->n_links; i++)
    {
      const SudLink *link = &self->links[i];

      if (link->kind == SUD_LINK_SIGHT && link->from.digit == link->to.digit && sud_cells_has (link->to.cells, cell))
        crossed |= SUD_DIGIT_BIT (link->to.digit);
    }
  return crossed;
}

bool
sud_evidence_has_lines (const SudEvidence *self)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (self->groups[cell] != 0)
      return true;
  return self->houses != 0 || self->n_links > 0;
}

bool
sud_evidence_same_lines (const SudEvidence *a, const SudEvidence *b)
{
  if (a->houses != b->houses || a->n_links != b->n_links || memcmp (a->groups, b->groups, sizeof a->groups) != 0)
    return false;
  for (int i = 0; i < a->n_links; i++)
    if (a->links[i].kind != b->links[i].kind || !same_end (&a->links[i].from, &b->links[i].from)
        || !same_end (&a->links[i].to, &b->links[i].to))
      return false;
  return true;
}
