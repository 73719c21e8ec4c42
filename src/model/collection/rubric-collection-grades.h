/* rubric-collection-grades.h - how hard the puzzles of a collection are, as far as somebody has asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"
#include "sud-grade.h"
#include "sud-ratings.h"

#include <gio/gio.h>

/**
 * RubricLevel:
 * @RUBRIC_LEVEL_UNKNOWN: not graded yet
 * @RUBRIC_LEVEL_EASY: this and the next ones are the #SudLevel of the hardest step, and one
 * @RUBRIC_LEVEL_NONE: no puzzle, not exactly one solution, or the techniques in use do not lead to it
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
 * RubricPackedGrade:
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
} RubricPackedGrade;

G_STATIC_ASSERT (sizeof (RubricPackedGrade) == 4);
G_STATIC_ASSERT (RUBRIC_N_LEVELS <= 1 << 3);
G_STATIC_ASSERT (RUBRIC_HARDEST_STUCK < 1 << 7);
G_STATIC_ASSERT (RUBRIC_LEVEL_EASY + SUD_N_LEVELS == RUBRIC_LEVEL_NONE);

/**
 * RubricPackedEr:
 *
 * The ER of a puzzle, its rating on the scale of Sudoku Explainer.
 *
 *     0        7
 *     | tenths | about |
 *
 * All zero, it is not known yet; RUBRIC_ER_NONE: there is not exactly one solution, or nothing is left to do.
 */
typedef guint8 RubricPackedEr;

enum
{
  RUBRIC_ER_UNKNOWN = 0,
  RUBRIC_ER_NONE = 0x80,
  RUBRIC_ER_MIN = 10,  /* tenths: there is nothing easier */
  RUBRIC_ER_MAX = 120, /* tenths: there is nothing harder */
};

/** rubric_packed_er_get_tenths: Returns: 0 if there is none, or none yet */
guint rubric_packed_er_get_tenths (RubricPackedEr er);

/** rubric_packed_er_is_estimate: Returns: whether it is estimated */
gboolean rubric_packed_er_is_estimate (RubricPackedEr er);

/** RubricDepth: How much is asked of a puzzle: each value includes the one before it, and costs about twice as
 * much. */
typedef enum
{
  RUBRIC_DEPTH_NONE,
  RUBRIC_DEPTH_LEVELS, /* a #RubricPackedGrade */
  RUBRIC_DEPTH_ER,  /* a #RubricPackedEr, too */
} RubricDepth;

#define RUBRIC_TYPE_GRADES (rubric_grades_get_type ())
G_DECLARE_FINAL_TYPE (RubricGrades, rubric_grades, RUBRIC, GRADES, GObject)

enum
{
  RUBRIC_GRADES_TICK_MS = 100, /* how often new grades are shown while grading */
};

/**
 * RubricGrades::changed:
 *
 * Ratings have been found, or grading all has begun or ended.
 */

/** rubric_grades_new: Returns: (transfer full): nothing is known yet of the puzzles of @document. For the main
 * thread. */
RubricGrades *rubric_grades_new (RubricDocument *document);

/**
 * rubric_grades_set_order:
 * @order: copied; the techniques that levels are by, at first the usual ones
 *
 * Levels by other techniques are not shown any more; if all were being graded they are graded again. The levels by the
 * techniques before are kept, for a person who only tries out a choice. ER does not depend on the order.
 */
void rubric_grades_set_order (RubricGrades *self, const SudOrder *order);

/** rubric_grades_start: Grades all puzzles that are not graded to @depth yet, in threads. */
void rubric_grades_start (RubricGrades *self, RubricDepth depth);

/** rubric_grades_cancel: Ends all grading; what has been found stays, and rubric_grades_start() goes on from there. */
void rubric_grades_cancel (RubricGrades *self);

/** rubric_grades_is_grading: Returns: whether all are being graded: somebody may wait for it */
gboolean rubric_grades_is_grading (RubricGrades *self);

/** rubric_grades_is_complete: Returns: whether all is known to @depth */
gboolean rubric_grades_is_complete (RubricGrades *self, RubricDepth depth);

/** rubric_grades_get_fraction: Returns: how far grading all has come, 0 to 1 */
double rubric_grades_get_fraction (RubricGrades *self);

/**
 * rubric_grades_want:
 * @depth: how much of it the person sees
 * @indices: puzzles that the person looks at, the first first
 *
 * Grades these before all others, in place of those that were asked for before.
 */
void rubric_grades_want (RubricGrades *self, RubricDepth depth, const guint32 *indices, guint n);

/** rubric_grades_get_packed: Returns: (transfer none): the grades of all puzzles, changed by the main loop; valid until
 * the order changes */
const RubricPackedGrade *rubric_grades_get_packed (RubricGrades *self);

/** rubric_grades_get_ers: Returns: (transfer none): the ER of all puzzles; valid as long as @self */
const RubricPackedEr *rubric_grades_get_ers (RubricGrades *self);

/** rubric_grades_get_counts: Returns: (transfer none): how many puzzles have each #RubricLevel */
const guint *rubric_grades_get_counts (RubricGrades *self);
