/* rubric-query.h - what somebody wants to see of a collection: an order and filters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-rating.h"
#include "rubric-info.h"

typedef enum
{
  RUBRIC_SORT_NUMBER,
  RUBRIC_SORT_GIVENS,
  RUBRIC_SORT_VERDICT,
  RUBRIC_SORT_PROGRESS,
  RUBRIC_SORT_GRADE, /* the level that the puzzle has; RUBRIC_SORT_LEVEL is what the file calls it */
  RUBRIC_SORT_HARDEST,
  RUBRIC_SORT_EFFORT,
  RUBRIC_SORT_ER,
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
 * @min_rate: tenths of ER, RUBRIC_RATE_MIN for any
 * @max_rate: tenths of ER, RUBRIC_RATE_MAX for any
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
  guint min_rate;
  guint max_rate;
  guint min_givens;
  guint max_givens;
  char *search;
} RubricQuery;

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
 * the puzzles that have them one after another; anything finds the puzzles of which a text has it, in either case, or
 * the name of the level or of the hardest technique, as far as these are known: nothing is graded for it.
 */
void rubric_query_set_search (RubricQuery *self, const char *text);

/** Returns: FALSE where @sort is by no text; else @field (out) is the one it is by */
gboolean rubric_sort_get_field (RubricSort sort, RubricInfoField *field);

/** Whether it leaves puzzles out. */
gboolean rubric_query_filters (const RubricQuery *self);

/** Whether it leaves puzzles out by anything but what is looked for. */
gboolean rubric_query_chooses (const RubricQuery *self);

/** Whether what it gives depends on verdicts or on numbers of givens. */
gboolean rubric_query_uses_verdicts (const RubricQuery *self);

/** Whether what it gives depends on how hard puzzles are. */
gboolean rubric_query_uses_ratings (const RubricQuery *self);

/** Returns: what has to be known of how hard puzzles are */
RubricDepth rubric_query_get_depth (const RubricQuery *self);

/** Whether it leaves out puzzles by the number of their givens. */
gboolean rubric_query_limits_givens (const RubricQuery *self);

/** Whether it leaves out puzzles by their ER. */
gboolean rubric_query_limits_rates (const RubricQuery *self);

/** Whether it has to read the texts of puzzles, which takes a second for a million. */
gboolean rubric_query_is_slow (const RubricQuery *self);

RubricStage rubric_stage_of (guint8 progress);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RubricQuery, rubric_query_clear)
