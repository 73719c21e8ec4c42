/* rubric-text.h - every sentence a person reads about cells and verdicts; the only place that words them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"
#include "rubric-session.h"
#include "rubric-solver.h"
#include "sud-view.h"

/** Returns: (transfer full): "1,234,567": grouped, in any locale */
char *rubric_text_number (guint64 number);

/** Returns: (transfer full): "row 3", "column 5", "box 9" */
char *rubric_text_house (int house);

/** Returns: (transfer full): "row 3 column 5" */
char *rubric_text_cell (int cell);

/** Returns: (transfer full): the cells of @cells, "row 1 column 1, row 3 column 5"; at most @most, then "and 7 more" */
char *rubric_text_cells (SudCells cells, int most);

/** Returns: (transfer full): the same with the names that @name_cell gives, each (transfer full) */
char *rubric_text_cells_as (SudCells cells, int most, char *(*name_cell) (int cell));

/**
 * rubric_text_cell_label:
 * @conflicts: the cells of @sheet that clash
 *
 * What a screen reader says of a cell.
 *
 * Returns: (transfer full): "Row 3, column 5, entered 4, conflicts with row 3 column 9"
 */
char *rubric_text_cell_label (const SudSheet *sheet, int cell, SudCells conflicts);

/** What a tint of a cell says to the eye. */
typedef enum
{
  RUBRIC_REMARK_CAN_HOLD, /* the digit of the filter */
  RUBRIC_REMARK_PAIR,
  RUBRIC_REMARK_DIFFERS,
  RUBRIC_REMARK_BLAMED,
  RUBRIC_REMARK_WRONG,
  RUBRIC_REMARK_DOUBTED,
} RubricRemark;

/**
 * rubric_text_cell_remark:
 * @label: of rubric_text_cell_label(), or with a remark already
 * @digit: 1 to 9 for RUBRIC_REMARK_CAN_HOLD, else ignored
 *
 * Returns: (transfer full): "Row 3, column 5, blank, can still hold 4"
 */
char *rubric_text_cell_remark (const char *label, RubricRemark remark, int digit);

/** Returns: (transfer full): @label, and what evidence says of @cell: "Row 3, column 5, blank, true: 4, ruled out: 6 9" */
char *rubric_text_cell_evidence (const char *label, const SudEvidence *evidence, int cell);

/** Returns: (transfer full): "row 3 has no place for 7" or "no digit fits row 3 column 5", and what had to be filled to see it */
char *rubric_text_contradiction (const SudContradiction *contradiction);

/** Returns: (transfer full): how the search for @answer went, on lines of their own */
char *rubric_text_solved (const RubricAnswer *answer);

/** Returns: (transfer full): "3 steps undone: the first mistake was in row 3 column 5" */
char *rubric_text_taken_back (guint steps, SudCells mistakes);

/** Returns: (transfer full): "12 solutions" or "More than 1,000 solutions" */
char *rubric_text_solutions (gint64 solutions);

/** Returns: (transfer full): "950 µs", "1.2 ms", "3.4 s" */
char *rubric_text_duration (guint64 ns);

/**
 * rubric_text_when:
 * @time: in microseconds since 1970
 * @now: in the time zone of the person
 *
 * Returns: (transfer full): "today 09:49", "yesterday 09:49", "Friday 09:49" or "21 November 09:49"; the year where it is
 * another one
 */
char *rubric_text_when (gint64 time, GDateTime *now);

/**
 * rubric_text_continue:
 * @item: a puzzle that was put away
 * @now: in the time zone of the person
 *
 * Returns: (transfer full): "A title, today 09:49" or "30 givens, yesterday 20:15"
 */
char *rubric_text_continue (const RubricContinue *item, GDateTime *now);

/** Returns: (transfer full): what would be lost: "which digits are yours, colours" */
char *rubric_text_losses (RubricFormatFeatures lost);
