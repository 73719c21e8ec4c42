/* rubric-collection-rating.h - how hard a puzzle of a collection is, in four bytes and one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-explainer.h"
#include "sud-grade.h"

#include <glib.h>

/**
 * RubricLevel:
 * @RUBRIC_LEVEL_UNKNOWN: not graded yet
 * @RUBRIC_LEVEL_EASY: this and the next ones are the #SudLevel of the hardest step, and one
 * @RUBRIC_LEVEL_NONE: there is not one solution, so no reasoning leads to it; or there is one, but not by the techniques
 *   that are used; also what is no puzzle
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
  RUBRIC_EFFORT_MAX = (1 << 22) - 1,        /* more counts as this */
  RUBRIC_HARDEST_STUCK = SUD_N_TECHNIQUES + 1, /* there is one solution, but the techniques do not lead to it */
};

/**
 * RubricRating:
 * @level: a #RubricLevel
 * @hardest: the technique of the hardest step; SUD_N_TECHNIQUES where there is none, or RUBRIC_HARDEST_STUCK
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
G_STATIC_ASSERT (RUBRIC_HARDEST_STUCK < 1 << 7);
G_STATIC_ASSERT (RUBRIC_LEVEL_EASY + SUD_N_LEVELS == RUBRIC_LEVEL_NONE);

/**
 * RubricRate:
 *
 * The ER of a puzzle, its rating on the scale of Sudoku Explainer.
 *
 *     0        7
 *     | tenths | about |
 *
 * All zero, it is not known yet; #RUBRIC_RATE_NONE: there is not one solution, or nothing to do.
 */
typedef guint8 RubricRate;

enum
{
  RUBRIC_RATE_UNKNOWN = 0,
  RUBRIC_RATE_NONE = 0x80,
  RUBRIC_RATE_MIN = 10,  /* tenths: there is nothing easier */
  RUBRIC_RATE_MAX = 120, /* tenths: there is nothing harder */
};

/** Returns: the byte of @rating */
RubricRate rubric_rate_new (const SudExplainerRating *rating);

/** Returns: 0 where @rate says that there is none, or none yet */
guint rubric_rate_get_tenths (RubricRate rate);

/** Whether it is estimated. */
gboolean rubric_rate_is_about (RubricRate rate);

/** Returns: what comes first is smaller; what has none last, and what is not known yet behind that, either way */
guint8 rubric_rate_get_rank (RubricRate rate, gboolean descending);

/** How much is asked of a puzzle: each costs about twice what the one before it does, which it includes. */
typedef enum
{
  RUBRIC_DEPTH_NONE,
  RUBRIC_DEPTH_LEVELS, /* a #RubricRating */
  RUBRIC_DEPTH_RATES,  /* a #RubricRate, too */
} RubricDepth;

/** Whether there is a level, and with it an effort and, where there was something to do, a technique. */
gboolean rubric_rating_has_steps (RubricRating rating);

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
