/* rubric-card-room.h - how much room the status card wants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * rubric_card_room_new:
 *
 * Of a widget with one child, a box whose last row scrolls. The least height is the same whatever is said there, the
 * natural one that of all of it.
 *
 * Returns: (transfer full): a layout manager
 */
GtkLayoutManager *rubric_card_room_new (void);
