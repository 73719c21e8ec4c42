/* rubric-text-search.h - searches in words: one that is watched, several that are compared, and what a person needed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-comparison.h"
#include "rubric-solve-stats.h"
#include "rubric-watch.h"

/**
 * rubric_text_watch:
 * @seen: the last sample
 * @followed: whether the search is slow enough for its last step to be told
 *
 * Returns: (transfer full): a sentence about @seen
 */
char *rubric_text_watch (RubricWatch *watch, const RubricWatchSample *seen, gboolean followed);

/** rubric_text_comparison_value: Returns: (transfer full): the text after the bar: "1.3 ms", "4,208", "Took too long"
 * or "" */
char *rubric_text_comparison_value (RubricComparisonRow *row, RubricComparisonBy by);

/** rubric_text_comparison_detail: Returns: (transfer full): the other counts: "4,208 placed · 4,157 taken back · …", or
 * "" */
char *rubric_text_comparison_detail (RubricComparisonRow *row, RubricComparisonBy by);

/** rubric_text_comparison_alike: Returns: (transfer full) (nullable): a remark that an earlier row has the same search
 * tree */
char *rubric_text_comparison_alike (RubricComparison *self, guint index);

/** rubric_text_append_run_header: Appends the names of the columns of a table for programs, and a line break. */
void rubric_text_append_run_header (GString *text, char separator);

/**
 * rubric_text_append_run:
 *
 * Appends the line of @strategy, unless its run was cancelled or has not run:
 *
 *     strategy     solutions placements backtracks rejected microseconds bytes
 *     brute-force          1       4208       4157    33684          361  9216
 *     lookup-table   timeout    1900000    1899953 15230000     10000000  9024
 */
void rubric_text_append_run (GString *text, const SudStrategy *strategy, const RubricStrategyRun *run, char separator);

/** rubric_text_comparison: Returns: (transfer full): all rows that have run, with a header, as such lines */
char *rubric_text_comparison (RubricComparison *comparison, char separator);

/** rubric_text_solve_stats_praise: Returns: (transfer none): a word of praise that is earned: "No mistakes, and no
 * help. Impressive!" */
const char *rubric_text_solve_stats_praise (const RubricSolveStats *stats);

/**
 * rubric_text_solve_stats_detail:
 * @time: (nullable): how long it took
 *
 * Returns: (transfer full) (nullable): what it took: "4:05 · 3 mistakes · 2 cells filled in, 1 check"; NULL: nothing
 */
char *rubric_text_solve_stats_detail (const RubricSolveStats *stats, const char *time);
