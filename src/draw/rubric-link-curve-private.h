/* rubric-link-curve-private.h - the way of a link between two candidates, for rubric-evidence.c and tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-geometry.h"
#include "sud-view.h"

/**
 * RubricLinkRoom:
 * @left: @top: @right: @bottom: the box around a candidate, or around the candidates of a run: cells of a group
 *   that are neighbours in a row or a column
 * @grouped: whether the candidates are part of a group
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
 * @ends: the rooms that the curve joins: of a group, the run nearest to the other end
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
 * Tries some hundred curves that bend more and more to either side, and then a few beside the best.
 *
 * Returns: a curve that crosses few digits and candidates of @view other than its own, and is nearly straight
 */
RubricLinkCurve rubric_link_find_curve (const RubricGeometry *geometry, const SudView *view, const SudLink *link);

/** rubric_link_find_runs: Returns: the runs of @end: at most as many as cells, as a group lies in one house */
RubricLinkRuns rubric_link_find_runs (const RubricGeometry *geometry, const SudLinkEnd *end);
