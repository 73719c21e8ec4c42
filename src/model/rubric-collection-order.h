/* rubric-collection-order.h - which puzzles of a collection are shown, in which order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-rating.h"
#include "rubric-collection-survey.h"

#include <stdatomic.h>

typedef enum
{
  RUBRIC_SORT_NUMBER,
  RUBRIC_SORT_GIVENS,
  RUBRIC_SORT_VERDICT,
  RUBRIC_SORT_PROGRESS,
  RUBRIC_SORT_GRADE, /* the level that the puzzle has; RUBRIC_SORT_LEVEL is what the file calls it */
  RUBRIC_SORT_HARDEST,
  RUBRIC_SORT_EFFORT,
  RUBRIC_SORT_TITLE, /* from here on by a text, see rubric_sort_get_field() */
  RUBRIC_SORT_AUTHOR,
  RUBRIC_SORT_LEVEL,
  RUBRIC_SORT_SOURCE,
  RUBRIC_SORT_DESCRIPTION,
  RUBRIC_N_SORTS,
} RubricSort;

/** What people tell apart of a #RubricProgressLevel. */
typedef enum
{
  RUBRIC_STAGE_FRESH,
  RUBRIC_STAGE_BEGUN,
  RUBRIC_STAGE_SOLVED,
  RUBRIC_N_STAGES,
} RubricStage;

/**
 * RubricQuery:
 * @sort: by what; puzzles that are alike stay in the order of the file
 * @descending: the other way round, but for those without a text or a level, which are always last
 * @verdicts: a set of 1 << #RubricVerdict; 0 for any
 * @stages: a set of 1 << #RubricStage; 0 for any
 * @levels: a set of 1 << #RubricLevel; 0 for any
 * @hardest: the technique of the hardest step; SUD_N_TECHNIQUES for any
 * @min_givens: 0 to 81
 * @max_givens: 0 to 81
 * @search: (nullable): what is looked for, see rubric_query_set_search()
 */
typedef struct
{
  RubricSort sort;
  gboolean descending;
  guint verdicts;
  guint stages;
  guint levels;
  guint hardest;
  guint min_givens;
  guint max_givens;
  char *search;
} RubricQuery;

/** What is known of all puzzles of a document: arrays of facts and of ratings. */
typedef struct
{
  const RubricFacts *facts;
  const RubricRating *ratings;
} RubricKnown;

/** Shows all, in the order of the file. */
void rubric_query_init (RubricQuery *self);

void rubric_query_clear (RubricQuery *self);

/** @copy is as good as new: it need not be initialised. */
void rubric_query_copy (const RubricQuery *self, RubricQuery *copy);

gboolean rubric_query_equal (const RubricQuery *a, const RubricQuery *b);

/**
 * rubric_query_set_search:
 * @text: (nullable): NULL or blank for nothing
 *
 * A number finds the puzzle of that number, too; three cells or more, with a blank among them or nine at least, find
 * the puzzles that have them one after another; anything finds the puzzles of which a text has it, in either case.
 */
void rubric_query_set_search (RubricQuery *self, const char *text);

/** Returns: FALSE where @sort is by no text; else @field (out) is the one it is by */
gboolean rubric_sort_get_field (RubricSort sort, RubricInfoField *field);

/** Whether it leaves puzzles out. */
gboolean rubric_query_filters (const RubricQuery *self);

/** Whether what it gives depends on verdicts or on numbers of givens. */
gboolean rubric_query_uses_verdicts (const RubricQuery *self);

/** Whether what it gives depends on how hard puzzles are. */
gboolean rubric_query_uses_ratings (const RubricQuery *self);

/** Whether it has to read the texts of puzzles, which takes a second for a million. */
gboolean rubric_query_is_slow (const RubricQuery *self);

RubricStage rubric_stage_of (guint8 progress);

/** Returns: (transfer full) (nullable): what is shown as the text of a puzzle: title, description, difficulty if any */
char *rubric_info_dup_text (const RubricInfo *info);

/**
 * rubric_query_run:
 * @known: of all puzzles of @document
 * @cancel: (nullable): looked at every now and then
 * @n: (out): how many are shown
 *
 * Thread-safe.
 *
 * Returns: (transfer full) (nullable): the indices of the puzzles in the order asked for; NULL where they are all there
 * in the order of the file, and where it was cancelled
 */
guint32 *rubric_query_run (const RubricQuery *self, RubricDocument *document, const RubricKnown *known,
                           const atomic_bool *cancel, guint *n);

/**
 * rubric_query_count_before:
 * @order: (nullable): @n indices as rubric_query_run() has arranged them
 *
 * Returns: how many of them come before puzzle @index, which is not among them; where what is known has changed
 * since, an estimate
 */
guint rubric_query_count_before (const RubricQuery *self, RubricDocument *document, const RubricKnown *known,
                                 const guint32 *order, guint n, guint index);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RubricQuery, rubric_query_clear)
