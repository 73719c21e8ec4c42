/* rubric-collection-segment.h - how many puzzles of one verdict there are, as a button that shows only these
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_COLLECTION_SEGMENT (rubric_collection_segment_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionSegment, rubric_collection_segment, RUBRIC, COLLECTION_SEGMENT, GtkToggleButton)

/** Returns: (transfer floating): a segment of no puzzles */
GtkWidget *rubric_collection_segment_new (RubricVerdict verdict);

/** Says that there are @n. */
void rubric_collection_segment_set_count (RubricCollectionSegment *self, guint n);

guint rubric_collection_segment_get_count (RubricCollectionSegment *self);

/** How wide it is at least where it says all, in bold letters. */
int rubric_collection_segment_measure_words (RubricCollectionSegment *self);

/** Whether it says all where there is room, or only its number. */
void rubric_collection_segment_set_words (RubricCollectionSegment *self, gboolean words);

/** Whether it is only to be read, and cannot be pressed. */
void rubric_collection_segment_set_plain (RubricCollectionSegment *self, gboolean plain);
