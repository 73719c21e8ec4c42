/* band-law.h - how often each class of bands occurs among all full grids, counted the slow way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-uniform-testing.h"

#include <glib.h>

/**
 * BandLaw:
 * @members: bands that have the first box's columns as they are: pairs of partitions
 * @arrangements: orders of the digits in all columns that make a band
 * @completions: pairs of other bands that make a full grid of it
 */
typedef struct
{
  guint64 members;
  guint64 arrangements;
  guint64 completions;
} BandLaw;

/** Counts all of it. */
void band_law_count (BandLaw laws[SUD_BAND_CLASSES]);
