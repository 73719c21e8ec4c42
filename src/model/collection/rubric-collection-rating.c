/* rubric-collection-rating.c - how hard puzzles are, in the order of that
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-rating.h"

#include <string.h>

enum
{
  DIGIT_BITS = 12,
  N_DIGITS = 1 << DIGIT_BITS,
};

G_STATIC_ASSERT (RUBRIC_EFFORT_MAX + 2 < 1 << 2 * DIGIT_BITS);

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

guint8
rubric_rate_get_rank (RubricRate rate, gboolean descending)
{
  if (rate == RUBRIC_RATE_UNKNOWN)
    return RUBRIC_RATE_MAX + 2;
  if (rate == RUBRIC_RATE_NONE)
    return RUBRIC_RATE_MAX + 1;
  return descending ? RUBRIC_RATE_MAX - rubric_rate_get_tenths (rate) : rubric_rate_get_tenths (rate);
}

gboolean
rubric_rating_has_steps (RubricRating rating)
{
  return rating.level != RUBRIC_LEVEL_UNKNOWN && rating.level != RUBRIC_LEVEL_NONE;
}

static guint32
get_key (RubricRating rating, RubricRatingKey key)
{
  return key == RUBRIC_RATING_LEVEL ? rating.level : key == RUBRIC_RATING_HARDEST ? rating.hardest : rating.effort;
}

guint32
rubric_rating_get_rank (RubricRating rating, RubricRatingKey key, gboolean descending)
{
  if (rating.level == RUBRIC_LEVEL_UNKNOWN)
    return RUBRIC_EFFORT_MAX + 2;
  if (rating.level == RUBRIC_LEVEL_NONE)
    return RUBRIC_EFFORT_MAX + 1;
  return descending ? RUBRIC_EFFORT_MAX - get_key (rating, key) : get_key (rating, key);
}

/* One pass, stable: counts the digits, so that it is known where each begins. */
static void
sort_by_digit (const guint32 *ranks, guint shift, const guint32 *from, guint32 *to, guint n)
{
  guint starts[N_DIGITS + 1] = { 0 };

  for (guint i = 0; i < n; i++)
    starts[(ranks[from[i]] >> shift) % N_DIGITS + 1]++;
  for (guint digit = 0; digit < N_DIGITS; digit++)
    starts[digit + 1] += starts[digit];
  for (guint i = 0; i < n; i++)
    to[starts[(ranks[from[i]] >> shift) % N_DIGITS]++] = from[i];
}

void
rubric_ratings_sort (const RubricRating *ratings, RubricRatingKey key, gboolean descending, guint32 *indices, guint n)
{
  g_autofree guint32 *ranks = g_new (guint32, n), *places = g_new (guint32, n), *other = g_new (guint32, n);

  if (n == 0)
    return;
  for (guint i = 0; i < n; i++)
    {
      ranks[i] = rubric_rating_get_rank (ratings[indices[i]], key, descending);
      places[i] = i;
    }
  sort_by_digit (ranks, 0, places, other, n);
  sort_by_digit (ranks, DIGIT_BITS, other, places, n);
  memcpy (other, indices, n * sizeof *indices);
  for (guint i = 0; i < n; i++)
    indices[i] = other[places[i]];
}
