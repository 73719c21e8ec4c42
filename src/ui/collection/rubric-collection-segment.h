/* rubric-collection-segment.h - how many puzzles of one kind there are, as a button that shows only these
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_COLLECTION_SEGMENT (rubric_collection_segment_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionSegment, rubric_collection_segment, RUBRIC, COLLECTION_SEGMENT, GtkToggleButton)

/**
 * RubricSegmentKind:
 * @n: how many values there are
 * @places: of the values, from left to right
 * @label: what the values are called together; marked for translation
 * @create_sign: of a value
 * @css_class: of a value
 * @dup_count: "49,151 with one solution"
 * @dup_name: "One solution, 49,151 puzzles"
 * @get_count: of a value
 *
 * What puzzles are told apart by. Static.
 */
typedef struct
{
  guint n;
  const guint8 *places;
  const char *label;
  GtkWidget *(*create_sign) (guint value);
  const char *(*css_class) (guint value);
  char *(*dup_count) (guint value, guint n);
  char *(*dup_name) (guint value, guint n);
  guint (*get_count) (const RubricTotals *totals, guint value);
} RubricSegmentKind;

extern const RubricSegmentKind rubric_segments_of_verdicts, rubric_segments_of_levels;

/** Returns: (transfer floating): a segment of no puzzles; @value is one of @kind */
GtkWidget *rubric_collection_segment_new (const RubricSegmentKind *kind, guint value);

/** Says that there are @n. */
void rubric_collection_segment_set_count (RubricCollectionSegment *self, guint n);

guint rubric_collection_segment_get_count (RubricCollectionSegment *self);

/** Returns: how wide it is at least where it says all, or else only its number, in bold letters */
int rubric_collection_segment_measure (RubricCollectionSegment *self, gboolean words);

/** Whether it says all where there is room, or only its number. */
void rubric_collection_segment_set_words (RubricCollectionSegment *self, gboolean words);

/** Whether it is only to be read, and cannot be pressed. */
void rubric_collection_segment_set_plain (RubricCollectionSegment *self, gboolean plain);
