/* rubric-query.h - the puzzles of a collection that a person wants to see, and their order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-grades.h"
#include "rubric-collection-survey.h"
#include "rubric-info.h"

#include <stdatomic.h>

typedef enum
{
  RUBRIC_SORT_NUMBER,
  RUBRIC_SORT_GIVENS,
  RUBRIC_SORT_VERDICT,
  RUBRIC_SORT_PROGRESS,
  RUBRIC_SORT_GRADE, /* our level; RUBRIC_SORT_LEVEL is that in the file */
  RUBRIC_SORT_HARDEST,
  RUBRIC_SORT_EFFORT,
  RUBRIC_SORT_ER,
  RUBRIC_SORT_TITLE, /* from here on all are texts, see rubric_sort_get_field() */
  RUBRIC_SORT_AUTHOR,
  RUBRIC_SORT_LEVEL,
  RUBRIC_SORT_SOURCE,
  RUBRIC_SORT_DESCRIPTION,
  RUBRIC_N_SORTS,
} RubricSort;

/** RubricStage: Three stages of a #RubricProgressLevel. */
typedef enum
{
  RUBRIC_STAGE_FRESH,
  RUBRIC_STAGE_BEGUN,
  RUBRIC_STAGE_SOLVED,
  RUBRIC_N_STAGES,
} RubricStage;

/**
 * RubricQuery:
 * @sort: puzzles that are alike stay in the order of the file
 * @descending: puzzles without a text or a level are last all the same
 * @verdicts: a set of 1 << #RubricVerdict; 0 for any
 * @stages: a set of 1 << #RubricStage; 0 for any
 * @levels: a set of 1 << #RubricLevel; 0 for any
 * @hardest: the technique of the hardest step; SUD_N_TECHNIQUES for any
 * @min_er: @max_er: tenths of ER; RUBRIC_ER_MIN and RUBRIC_ER_MAX for any
 * @min_givens: @max_givens: 0 to 81
 * @search: (nullable): see rubric_query_set_search()
 */
typedef struct
{
  RubricSort sort;
  gboolean descending;
  guint verdicts;
  guint stages;
  guint levels;
  guint hardest;
  guint min_er;
  guint max_er;
  guint min_givens;
  guint max_givens;
  char *search;
} RubricQuery;

/** rubric_query_init: Has all shown in the order of the file. */
void rubric_query_init (RubricQuery *self);

void rubric_query_clear (RubricQuery *self);

/** rubric_query_copy: Initialises @copy. */
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

/** rubric_sort_get_field: Returns: whether @sort is by a text; @field (out): which */
gboolean rubric_sort_get_field (RubricSort sort, RubricInfoField *field);

/** rubric_query_chooses: Returns: whether it leaves puzzles out, not counting the search */
gboolean rubric_query_chooses (const RubricQuery *self);

/** rubric_query_uses_verdicts: Returns: whether its result depends on verdicts or on numbers of givens */
gboolean rubric_query_uses_verdicts (const RubricQuery *self);

/** rubric_query_uses_grades: Returns: whether the result depends on grades or ER */
gboolean rubric_query_uses_grades (const RubricQuery *self);

/** rubric_query_get_depth: Returns: the depth to which puzzles must be graded for it */
RubricDepth rubric_query_get_depth (const RubricQuery *self);

/** rubric_query_limits_givens: Returns: whether it leaves out puzzles by the number of their givens */
gboolean rubric_query_limits_givens (const RubricQuery *self);

/** rubric_query_limits_er: Returns: whether it leaves out puzzles by their ER */
gboolean rubric_query_limits_er (const RubricQuery *self);

/** rubric_query_is_slow: Returns: whether it has to read the texts of puzzles, a second for a million */
gboolean rubric_query_is_slow (const RubricQuery *self);

RubricStage rubric_stage_of (guint8 progress);

/** RubricKnown: All that is known of the puzzles of a document: arrays of facts, of grades and of ER. */
typedef struct
{
  const RubricFacts *facts;
  const RubricPackedGrade *grades;
  const RubricPackedEr *ers;
} RubricKnown;

/**
 * rubric_query_run:
 * @known: of all puzzles of @document
 * @cancel: (nullable): looked at every now and then
 * @n: (out): how many are shown
 *
 * Thread-safe.
 *
 * Returns: (transfer full) (nullable): the indices of the puzzles in the order asked for; NULL if they are all puzzles
 *   in the order of the file, or if it was cancelled
 */
guint32 *rubric_query_run (const RubricQuery *self, RubricDocument *document, const RubricKnown *known,
                           const atomic_bool *cancel, guint *n);

/**
 * rubric_query_count_before:
 * @order: (nullable): @n indices as rubric_query_run() has arranged them
 *
 * Returns: how many of them come before puzzle @index, which is not among them: an estimate if what is known has
 *   changed since
 */
guint rubric_query_count_before (const RubricQuery *self, RubricDocument *document, const RubricKnown *known,
                                 const guint32 *order, guint n, guint index);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RubricQuery, rubric_query_clear)
