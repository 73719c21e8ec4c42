/* rubric-listing.h - the solutions of a grid, up to as many as are listed, and what all of them have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"
#include "sud-grid.h"

/**
 * RubricListing:
 * @grid: the question
 * @found: (nullable): of SudGrid: up to RUBRIC_SOLVER_MANY solutions, the smallest of all first
 * @more: whether there are others
 * @counts: in how many of those that were found each digit stands in each cell
 * @possible: the digits that any solution has in each cell, found or not
 * @differing: the cells in which there are several such digits
 * @telling: a few cells whose digits tell those that were found apart
 */
typedef struct
{
  SudGrid grid;
  GArray *found;
  gboolean more;
  guint16 counts[SUD_CELLS][SUD_SIZE];
  SudDigits possible[SUD_CELLS];
  SudCells differing;
  SudCells telling;
} RubricListing;

/** Returns: (transfer full): nothing of the solutions of @grid is known yet */
RubricListing *rubric_listing_new (const SudGrid *grid);

/** Fills in @listing, a RubricListing: the work of a job. */
gboolean rubric_listing_work (RubricJob *job, gpointer listing, GError **error);

/** Forgets all of @self but the question. */
void rubric_listing_clear (RubricListing *self);

void rubric_listing_free (gpointer listing);
