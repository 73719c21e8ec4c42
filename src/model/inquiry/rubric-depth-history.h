/* rubric-depth-history.h - how deep a search was, from its first step to its last, in a chart that always fits
 *
 *     high   9 9 8 . .     each column has the least and the greatest depth in as many steps as all others: 1 step at first;
 *     low    7 3 5 . .     when all columns are full, each two become one, and from then on columns are twice as wide
 *
 * The depth with which a column begins, that of the step before it, is among its own: so columns touch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

enum
{
  RUBRIC_DEPTH_HISTORY_COLUMNS = 1024,
};

/**
 * RubricDepthHistory:
 * @n: columns that are full, below RUBRIC_DEPTH_HISTORY_COLUMNS; one more has begun
 * @width: steps in each
 * @end: with as many steps column @n is full
 * @low: the least depth, 0 to 81, of each column; @high: the greatest
 *
 * A plain value of 2 KB.
 */
typedef struct
{
  guint n;
  gint64 width;
  gint64 end;
  guint8 low[RUBRIC_DEPTH_HISTORY_COLUMNS];
  guint8 high[RUBRIC_DEPTH_HISTORY_COLUMNS];
} RubricDepthHistory;

/** Makes it empty, before the first step, at depth 0. */
void rubric_depth_history_init (RubricDepthHistory *self);

/** Begins the next column with @depth. For rubric_depth_history_pass(). */
void rubric_depth_history_turn (RubricDepthHistory *self, guint8 depth);

/** A step that leads to another @depth, to be called before rubric_depth_history_pass(). */
static inline void
rubric_depth_history_move (RubricDepthHistory *self, guint8 depth)
{
  if (depth < self->low[self->n])
    self->low[self->n] = depth;
  if (depth > self->high[self->n])
    self->high[self->n] = depth;
}

/** A step was made, by now @steps, and the search is @depth deep. */
static inline void
rubric_depth_history_pass (RubricDepthHistory *self, gint64 steps, guint8 depth)
{
  if (steps == self->end)
    rubric_depth_history_turn (self, depth);
}
