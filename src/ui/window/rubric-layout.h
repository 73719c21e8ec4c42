/* rubric-layout.h - where the board and what belongs to it stand in the window: side by side, or one below the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * RubricLayout:
 * A container for one child of each kind, given as the type of a `<child>` in a .ui file:
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
 * Of the two the one that gives the larger board. Its minimum is that of the narrow one, so that a window can always
 * become small; where it is wide enough the modes stand in its last row. Which of them it is follows from the size alone,
 * and no property of a child changes with it. Where there is no room for "start" below the column, "brief" takes the place
 * of "modes": both offer the same.
 */
#define RUBRIC_TYPE_LAYOUT (rubric_layout_get_type ())
G_DECLARE_FINAL_TYPE (RubricLayout, rubric_layout, RUBRIC, LAYOUT, GtkWidget)

/** Where they stand side by side, what is beside the board is half of it all if it is @halved. */
void rubric_layout_set_halved (RubricLayout *self, gboolean halved);
