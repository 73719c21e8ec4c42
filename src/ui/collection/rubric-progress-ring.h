/* rubric-progress-ring.h - how far a puzzle is filled in, as a ring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define RUBRIC_TYPE_PROGRESS_RING (rubric_progress_ring_get_type ())
G_DECLARE_FINAL_TYPE (RubricProgressRing, rubric_progress_ring, RUBRIC, PROGRESS_RING, GtkWidget)

/** Returns: (transfer floating): nothing, in the size of a ring, until there is progress */
GtkWidget *rubric_progress_ring_new (void);

/** Shows @level, a #RubricProgressLevel: an arc, a tick once solved, nothing before; the tooltip says it in words. */
void rubric_progress_ring_set_level (RubricProgressRing *self, guint8 level);
