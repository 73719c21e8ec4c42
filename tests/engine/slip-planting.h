/* slip-planting.h - puzzles with the slips of somebody who types them, and how well these are found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "puzzle-corpus.h"

typedef struct
{
  guint n, first, among_three, listed; /* puzzles, and those whose right repair is the first, one of three, in the list */
  guint usual_first, usual_among_three; /* of 100 */
  double median_ms, slow_ms;           /* 95% are not slower than that; with the digits to blame */
} SlipScore;

/** The number of kinds. */
guint slip_count_kinds (void);

const char *slip_kind_name (guint kind);

/**
 * slip_score:
 * @puzzles: of Puzzle; with one solution each
 * @n: how many of them are to get a slip that leaves no solution; fewer, if too many do not allow it
 */
SlipScore slip_score (guint kind, GArray *puzzles, guint n, guint seed);
