/* rubric-places-origin.h - what the members of a cell say of its digit: that it is a given, or that it was entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/** Whether a digit is a given, where something says so. */
typedef enum
{
  RUBRIC_PLACES_UNTOLD,
  RUBRIC_PLACES_GIVEN,
  RUBRIC_PLACES_ENTERED,
} RubricPlacesOrigin;

/**
 * rubric_places_read_origin:
 * @weak: (out): whether another member may tell better
 *
 * Returns: what a member says whose value is whether something is true, or a number that stands for that
 */
RubricPlacesOrigin rubric_places_read_origin (const char *name, gsize length, const char *value, gsize value_length,
                                              gboolean *weak);
