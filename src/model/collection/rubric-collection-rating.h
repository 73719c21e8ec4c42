/* rubric-collection-rating.h - how hard a puzzle of a collection is, in four bytes and one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-ratings.h"
#include "sud-grade.h"

#include <glib.h>

/**
 * RubricLevel:
 * @RUBRIC_LEVEL_UNKNOWN: not graded yet
 * @RUBRIC_LEVEL_EASY: this and the next ones are the #SudLevel of the hardest step, and one
 * @RUBRIC_LEVEL_NONE: there is not exactly one solution, or the techniques that are used do not lead to it; or it is no
 *   puzzle
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
 * @hardest: the technique of the hardest step; SUD_N_TECHNIQUES if there is none, or RUBRIC_HARDEST_STUCK
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

/** rubric_rate_new: Returns: the byte of @rating */
RubricRate rubric_rate_new (const SudExplainerRating *rating);

/** rubric_rate_get_tenths: Returns: 0 if there is none, or none yet */
guint rubric_rate_get_tenths (RubricRate rate);

/** rubric_rate_is_about: Returns: whether it is estimated */
gboolean rubric_rate_is_about (RubricRate rate);

/** RubricDepth: How much is asked of a puzzle: each costs about twice what the one before it does, which it
 * includes. */
typedef enum
{
  RUBRIC_DEPTH_NONE,
  RUBRIC_DEPTH_LEVELS, /* a #RubricRating */
  RUBRIC_DEPTH_RATES,  /* a #RubricRate, too */
} RubricDepth;

/** rubric_rating_has_steps: Returns: whether there is a level, and with it an effort and perhaps a technique */
gboolean rubric_rating_has_steps (RubricRating rating);
