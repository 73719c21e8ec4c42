/* rubric-places-order.h - in which order cells stand that say in which row and column they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * RubricPlace:
 * @digit: or a point, or NUL for what is neither
 */
typedef struct
{
  int row;
  int column;
  char digit;
} RubricPlace;

/** Returns: the first of #RubricPlace that does not follow the one before, by rows or @columns, leaving out the one at
 * @without; or how many there are */
guint rubric_places_find_descent (const GArray *self, guint without, gboolean columns);

/** Whether they follow one another by columns, and not by rows. */
gboolean rubric_places_are_sideways (const GArray *self);

/** Takes them for cells of the first box, the second, and so on. */
void rubric_places_put_in_boxes (GArray *self);

/** Whether all but one follow one another, by rows or by columns: that one says of itself that it is elsewhere than it was. */
gboolean rubric_places_are_displaced (const GArray *self);

/** Whether these follow one another with no more than two gaps, and tell of blanks too: then they are all of the cells, and
 * some are damaged. */
gboolean rubric_places_are_torn (const GArray *self);

/** Whether these are digits alone, so many that they are steps of a solution: what they leave open is the puzzle. */
gboolean rubric_places_are_steps (const GArray *self);
