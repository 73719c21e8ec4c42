/* rubric-text-history.h - puzzles that were solved, and the puzzle of a day, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-solved-log.h"

/** rubric_text_clock: Returns: (transfer full): "4:05" or "1:04:05" */
char *rubric_text_clock (guint seconds);

/** rubric_text_daily_title: Returns: (transfer full): "Today’s Puzzle, 28 November" */
char *rubric_text_daily_title (guint32 day);

/**
 * rubric_text_solved_day:
 * @n: how many puzzles were solved on @day
 * @daily: whether the puzzle of that day was solved
 *
 * Returns: (transfer full): "28 November: 3 puzzles, ★"
 */
char *rubric_text_solved_day (guint32 day, guint n, gboolean daily);

/** rubric_text_solved_days: Returns: (transfer full): what the calendar shows: "12 puzzles on 8 days" */
char *rubric_text_solved_days (const RubricSolvedSummary *summary);

/** rubric_text_solved_stars: Returns: (transfer full): how often the puzzle of a day was solved in the last 7 days */
char *rubric_text_solved_stars (const RubricSolvedSummary *summary);

/** rubric_text_stars: Returns: (transfer full) (nullable): the last 7 days as stars, "☆☆★★☆★☆"; NULL: none is full */
char *rubric_text_stars (const RubricSolvedSummary *summary);
