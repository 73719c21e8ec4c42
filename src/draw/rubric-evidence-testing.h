/* rubric-evidence-testing.h - the way of a link between two candidates, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-evidence.h"

/**
 * RubricLinkRoom:
 * @left: @top: @right: @bottom: the box around the candidate, or around those of a run: cells of a group that
 *   are neighbours in a row or a column
 * @grouped: whether it is part of a group
 */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
  gboolean grouped;
} RubricLinkRoom;

/**
 * RubricLinkRuns:
 * @runs: @n of them, which together cover the cells of the group and no others
 *
 *           +---+
 *     +-----+   +-----+    +-----------+
 *     |  5  |   |  5  |    |  5     5  |
 *     +-----+   +-----+    +-----------+
 */
typedef struct
{
  RubricLinkRoom runs[SUD_SIZE];
  int n;
} RubricLinkRuns;

/**
 * RubricLinkCurve:
 * @x: @y: a cubic curve: its start, two control points, and its end; it starts and ends at the edge of a sign
 * @ends: the rooms it joins; of a group the run that is nearest to the other end
 */
typedef struct
{
  double x[4];
  double y[4];
  RubricLinkRoom ends[2];
} RubricLinkCurve;

/**
 * rubric_link_find_curve:
 *
 * Returns: the curve, among some hundred that bend more and more to either side, and those a little beside the best,
 *   that crosses the fewest digits and candidates of @view that are not its own; about the straightest of those
 */
RubricLinkCurve rubric_link_find_curve (const RubricGeometry *geometry, const SudView *view, const SudLink *link);

/** rubric_link_find_runs: Returns: the runs of @end, which is in one house and so has at most as many as cells */
RubricLinkRuns rubric_link_find_runs (const RubricGeometry *geometry, const SudLinkEnd *end);
