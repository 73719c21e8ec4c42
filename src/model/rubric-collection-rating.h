/* rubric-collection-rating.h - how hard a puzzle of a collection is, in four bytes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grade.h"

#include <glib.h>

/**
 * RubricLevel:
 * @RUBRIC_LEVEL_UNKNOWN: not graded yet
 * @RUBRIC_LEVEL_EASY: this and the next ones are the #SudLevel of the hardest step, and one
 * @RUBRIC_LEVEL_NONE: there is not one solution, so no reasoning leads to it; also what is no puzzle
 */
typedef enum
{
  RUBRIC_LEVEL_UNKNOWN,
  RUBRIC_LEVEL_EASY,
  RUBRIC_LEVEL_MEDIUM,
  RUBRIC_LEVEL_HARD,
  RUBRIC_LEVEL_UNFAIR,
  RUBRIC_LEVEL_EXTREME,
  RUBRIC_LEVEL_NONE,
  RUBRIC_N_LEVELS,
} RubricLevel;

enum
{
  RUBRIC_EFFORT_MAX = (1 << 22) - 1, /* more counts as this */
};

/**
 * RubricRating:
 * @level: a #RubricLevel
 * @hardest: the technique of the hardest step; SUD_N_TECHNIQUES where there is none
 * @effort: the sum of the efforts of all steps
 *
 *     0       3         10                       32
 *     | level | hardest | effort                 | the next puzzle …
 *
 * All zero, it is a puzzle that has not been graded. Without a level there are no technique and no effort.
 */
typedef struct
{
  guint32 level : 3;
  guint32 hardest : 7;
  guint32 effort : 22;
} RubricRating;

G_STATIC_ASSERT (sizeof (RubricRating) == 4);
G_STATIC_ASSERT (RUBRIC_N_LEVELS <= 1 << 3);
G_STATIC_ASSERT (SUD_N_TECHNIQUES < 1 << 7);
G_STATIC_ASSERT (RUBRIC_LEVEL_EASY + SUD_N_LEVELS == RUBRIC_LEVEL_NONE);

/** What ratings are put in order by. */
typedef enum
{
  RUBRIC_RATING_LEVEL,
  RUBRIC_RATING_HARDEST,
  RUBRIC_RATING_EFFORT,
} RubricRatingKey;

/** Returns: what comes first is smaller; without a level last, and not graded yet behind that, either way */
guint32 rubric_rating_get_rank (RubricRating rating, RubricRatingKey key, gboolean descending);

/**
 * rubric_ratings_sort:
 * @ratings: of all puzzles
 * @indices: (inout): @n puzzles
 *
 * Puts @indices in order by rank; those that are alike stay as they are. A million take some hundredths of a second.
 */
void rubric_ratings_sort (const RubricRating *ratings, RubricRatingKey key, gboolean descending, guint32 *indices,
                          guint n);
