/* rubric-collection-rating.c - how hard a puzzle of a collection is, in four bytes and one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-rating.h"

RubricRate
rubric_rate_new (const SudExplainerRating *rating)
{
  if (!rating->complete || rating->er.tenths == 0)
    return RUBRIC_RATE_NONE;
  return MIN (rating->er.tenths, RUBRIC_RATE_MAX) | (rating->er.about ? RUBRIC_RATE_NONE : 0);
}

guint
rubric_rate_get_tenths (RubricRate rate)
{
  return rate & ~RUBRIC_RATE_NONE;
}

gboolean
rubric_rate_is_about (RubricRate rate)
{
  return rate > RUBRIC_RATE_NONE;
}

gboolean
rubric_rating_has_steps (RubricRating rating)
{
  return rating.level != RUBRIC_LEVEL_UNKNOWN && rating.level != RUBRIC_LEVEL_NONE;
}
