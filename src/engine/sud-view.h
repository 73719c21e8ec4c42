/* sud-view.h - something to look at on a board: a sheet, and the evidence on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

enum
{
  SUD_TINTS = 7,       /* cells are tinted 1 to 7, 0 = not; each tint has a pattern of its own beside its colour */
  SUD_VIEW_LINKS = 48, /* more would be a tangle, which nobody follows */
};

typedef enum
{
  SUD_LINK_STRONG, /* if one end is false, the other is true */
  SUD_LINK_WEAK,   /* if one end is true, the other is false */
  SUD_LINK_SIGHT,  /* a digit that stands keeps itself out of a cell it sees; or another digit is left there */
} SudLinkKind;

/**
 * SudLinkEnd:
 * @cells: one cell, or several of a group: the digit is in one of them
 * @digit: 1 to 9
 */
typedef struct
{
  SudCells cells;
  uint8_t digit;
} SudLinkEnd;

/**
 * SudLink:
 * A link between two candidates, or groups of candidates.
 */
typedef struct
{
  SudLinkEnd from;
  SudLinkEnd to;
  uint8_t kind; /* SudLinkKind */
} SudLink;

/**
 * SudEvidence:
 * @tint: of each cell: 1 to 7, 0 = none
 * @second_tint: another tint of a cell that has one, 0 = none
 * @groups: of each cell the named groups of cells that it is in: bit 0 for A, bit 1 for B, …
 * @on: candidates of each cell that the reasoning takes for true, or that it rests on
 * @off: candidates that it takes for false, or that keep a pattern from being complete
 * @struck: candidates that it rules out
 * @counts: a number for each candidate, to be shown with it; 0: none
 * @differing: cells that are not the same in all compared sheets
 * @houses: bit h for house h
 * @n_links: how many of @links there are
 * @links: in the order of the reasoning
 *
 * The places that a step of reasoning points at, as values: no colour, no text. All zero is no evidence.
 */
typedef struct
{
  uint8_t tint[SUD_CELLS];
  uint8_t second_tint[SUD_CELLS];
  uint16_t groups[SUD_CELLS];
  SudDigits on[SUD_CELLS];
  SudDigits off[SUD_CELLS];
  SudDigits struck[SUD_CELLS];
  uint16_t counts[SUD_CELLS][SUD_SIZE];
  SudCells differing;
  uint32_t houses;
  int n_links;
  SudLink links[SUD_VIEW_LINKS];
} SudEvidence;

/**
 * SudView:
 * A plain value of some 7 KB, copied by assignment: a step of an explanation or of a search, another solution, a
 * lesson. The code that shows it never learns which.
 */
typedef struct
{
  SudSheet sheet;
  SudEvidence evidence;
} SudView;

/** sud_view_init: Makes @view show @sheet, without evidence. */
void sud_view_init (SudView *view, const SudSheet *sheet);

/** sud_evidence_tint: Gives @cells a tint, 1 to 7, or 0 for none. */
void sud_evidence_tint (SudEvidence *evidence, SudCells cells, int tint);

/** sud_evidence_add_tint: Gives @cells a tint, 1 to 7; in cells that have a tint already it becomes the second. */
void sud_evidence_add_tint (SudEvidence *evidence, SudCells cells, int tint);

/** sud_evidence_name_group: Names group @index, 0 for A to 15, of @cells. */
void sud_evidence_name_group (SudEvidence *evidence, SudCells cells, int index);

/** sud_link_end: Returns: the end of a link in one cell */
SudLinkEnd sud_link_end (int cell, int digit);

/** sud_link_is_grouped: Returns: whether either end is a group */
bool sud_link_is_grouped (const SudLink *link);

/** sud_evidence_add_link: Returns: whether there was room; a tangle of more than SUD_VIEW_LINKS is cut off */
bool sud_evidence_add_link (SudEvidence *evidence, SudLinkKind kind, SudLinkEnd from, SudLinkEnd to);

/** sud_evidence_get_crossed: Returns: the digits that lines of sight keep out of @cell */
SudDigits sud_evidence_get_crossed (const SudEvidence *self, int cell);

/** sud_evidence_has_lines: Returns: whether @self has houses, links or groups: anything that is drawn over the cells */
bool sud_evidence_has_lines (const SudEvidence *self);

/** sud_evidence_same_lines: Returns: whether @a and @b have the same houses, links and groups */
bool sud_evidence_same_lines (const SudEvidence *a, const SudEvidence *b);
