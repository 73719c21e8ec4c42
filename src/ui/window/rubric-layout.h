/* rubric-layout.h - the places of the board and of its controls in the window: side by side, or one below the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-boxes.h"

/**
 * RubricLayout:
 *
 * A container for one child of each kind, given as the type of a `<child>` in a .ui file, and for side panels, of which
 * one at most is visible and takes the place of everything but the board:
 *
 *     wide                      narrow
 *     +----------+---------+    +--------------+
 *     |          | switch  |    |              |
 *     |          | card    |    |    board     |
 *     |  board   | modes   |    |              |
 *     |          | pad     |    +--------------+
 *     |          | tools   |    | card         |
 *     |          | start   |    | modes        |
 *     +----------+---------+    | pad          |
 *                               | switch tools |
 *                               +--------------+
 *
 * It chooses the arrangement with the larger board, from the size alone, and changes no property of a child. The
 * minimum is that of the narrow arrangement, so that a window can always become small; the modes stand in its last row
 * if that is wide enough. "brief" takes the place of "modes" if there is no room for "start" below the column: both
 * offer the same.
 */
#define RUBRIC_TYPE_LAYOUT (rubric_layout_get_type ())
G_DECLARE_FINAL_TYPE (RubricLayout, rubric_layout, RUBRIC, LAYOUT, RubricBox)

/** rubric_layout_set_halved: If they stand side by side, gives half of the width to the part beside the board. */
void rubric_layout_set_halved (RubricLayout *self, gboolean halved);
