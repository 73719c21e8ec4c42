/* rubric-link-curve.h - the way of a link between two candidates, round digits where there is room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-geometry.h"
#include "sud-view.h"

/**
 * RubricLinkRoom:
 * @left: @top: @right: @bottom: the box around the candidate, or around those of a run: cells of a group that are side by
 *   side in a row or a column
 * @grouped: whether it is of a group
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
 * @runs: @n of them, which leave none of the group out, and go over no cell that is not in it
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
 * Returns: of some hundred curves, more and more bent to either side, evenly or more so at one end, and of those a little
 * beside the best, the one that crosses the fewest digits and candidates of @view that are not its own, and is about the
 * straightest of those
 */
RubricLinkCurve rubric_link_find_curve (const RubricGeometry *geometry, const SudView *view, const SudLink *link);

/** Returns: the runs of @end, which is of one house: there are not more of them than it has cells */
RubricLinkRuns rubric_link_find_runs (const RubricGeometry *geometry, const SudSheet *sheet, const SudLinkEnd *end);
