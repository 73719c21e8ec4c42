/* rubric-collection-state.h - a collection, for the files it is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-grades.h"
#include "rubric-collection-order.h"
#include "rubric-collection-totals.h"
#include "rubric-jobs.h"

typedef struct _RubricCollection RubricCollection; /* rubric-collection.h */

struct _RubricCollection
{
  GObject parent_instance;

  char *name;
  RubricDocument *document;
  RubricProgressStore *progress;
  guint n;
  RubricFacts *facts;
  RubricGrades *grades;
  gboolean grading;
  gint64 arrange_at, arrange_delay; /* µs, while all are being graded */
  RubricTotals totals;
  guint opened; /* G_MAXUINT: none since somebody asked */

  RubricQuery query;
  guint32 *order;
  guint n_shown;
  RubricJobs *arranging; /* while one runs the list is not what the query says */

  RubricSurvey *survey;
  guint tick, n_ticks;

  GHashTable *items;
};

/* rubric-collection.c */
void rubric_collection_emit_state (RubricCollection *self);

/** Shows what the query says; where that takes time, later. */
void rubric_collection_arrange (RubricCollection *self);

/* rubric-collection-follow.c */

/** Hears of progress and ratings from now on. */
void rubric_collection_follow (RubricCollection *self);

/** The next ratings of a new query are shown soon. */
void rubric_collection_restart_delay (RubricCollection *self);
