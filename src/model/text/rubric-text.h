/* rubric-text.h - names of digits, cells and houses, and what is said of them wherever they are shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"
#include "rubric-session.h"
#include "rubric-solver.h"
#include "sud-view.h"

/** rubric_text_number: Returns: (transfer full): "1,234,567": grouped, in any locale */
char *rubric_text_number (guint64 number);

/** rubric_text_digits: Returns: (transfer full): "4", "4 and 7", "1, 4 and 7" */
char *rubric_text_digits (SudDigits digits);

/** rubric_text_choice: Returns: (transfer full): "4", "4 or 7", "1, 4 or 7" */
char *rubric_text_choice (SudDigits digits);

/** rubric_text_denied: Returns: (transfer full): "4", "4 or 7", "1, 4 or 7" in a sentence that denies them: "no cell
 * can be …" */
char *rubric_text_denied (SudDigits digits);

/** RubricCase: The place of houses in a sentence, for languages that decline; English says the same in each. */
typedef enum
{
  RUBRIC_CASE_PLAIN, /* a subject, an object, an item of a list */
  RUBRIC_CASE_IN,
  RUBRIC_CASE_INTO,
  RUBRIC_CASE_OF,
} RubricCase;

/** rubric_text_houses: Returns: (transfer full): "row 2", "rows 2 and 7", "row 2 and box 5"; bit h stands for house
 * h */
char *rubric_text_houses (uint32_t houses, RubricCase place);

/** rubric_text_no_cell_of: Returns: (transfer full): behind "no other cell of": "row 2", "rows 2 and 7", "row 2 or box
 * 5" */
char *rubric_text_no_cell_of (uint32_t houses);

/** rubric_text_cell: Returns: (transfer full): "row 3 column 5" */
char *rubric_text_cell (int cell);

/** rubric_text_in_cell: Returns: (transfer full): the same behind "in" and "into", for languages that decline */
char *rubric_text_in_cell (int cell);

/** rubric_text_cells: Returns: (transfer full): "row 1 column 1, row 3 column 5"; at most @most, then "and 7 more" */
char *rubric_text_cells (SudCells cells, int most);

/** rubric_text_cells_as: Returns: (transfer full): the same with the names that @name_cell gives, each (transfer
 * full) */
char *rubric_text_cells_as (SudCells cells, int most, char *(*name_cell) (int cell));

/**
 * rubric_text_cell_groups:
 *
 * Returns: (transfer full): "row 5 column 3", "row 5 columns 3 and 8", "row 2 column 4 and row 5 columns 3 and 8":
 * the cells of a line together
 */
char *rubric_text_cell_groups (SudCells cells);

/** rubric_text_in_cells: Returns: (transfer full): the same behind "in" and "into" */
char *rubric_text_in_cells (SudCells cells);

/**
 * rubric_text_order_cells:
 * @order: (out): @cells in the order in which rubric_text_cell_groups() names them
 *
 * Returns: how many there are
 */
int rubric_text_order_cells (SudCells cells, uint8_t order[SUD_CELLS]);

/** rubric_notation_append_cells: Appends the short notation of @cells: "r5c38", "r25c3,r8c9": the same in all
 * languages. */
void rubric_notation_append_cells (GString *text, SudCells cells);

/** rubric_text_list: Returns: (transfer full): @items, which are strings, as a list: "a", "a and b", "a, b and c" */
char *rubric_text_list (GPtrArray *items);

/** rubric_text_append_item: (transfer full): Appends @item to a list whose items may have commas: "a; b" */
void rubric_text_append_item (GString *list, char *item);

/** rubric_text_capitalise: Returns: (transfer full): @clause with a capital, if the language has them */
char *rubric_text_capitalise (const char *clause);

/** rubric_text_join: Returns: (transfer full): two sentences, one after the other, as the language joins them */
char *rubric_text_join (const char *one, const char *other);

/** rubric_text_append_sentence: Appends @sentence to what has been said, as rubric_text_join() does; @text may be
 * empty. */
void rubric_text_append_sentence (GString *text, const char *sentence);

/**
 * rubric_text_cell_label:
 * @conflicts: the cells of @sheet in conflict: equal digits that see each other
 *
 * The label of a cell for a screen reader.
 *
 * Returns: (transfer full): "Row 3, column 5, entered 4, conflicts with row 3 column 9"
 */
char *rubric_text_cell_label (const SudSheet *sheet, int cell, SudCells conflicts);

/** RubricRemark: The meaning of a cell's tint. */
typedef enum
{
  RUBRIC_REMARK_CAN_HOLD, /* the digit of the filter */
  RUBRIC_REMARK_PAIR,
  RUBRIC_REMARK_DIFFERS,
  RUBRIC_REMARK_BLAMED,
  RUBRIC_REMARK_WRONG,
  RUBRIC_REMARK_UNCERTAIN,
} RubricRemark;

/**
 * rubric_text_cell_remark:
 * @label: of rubric_text_cell_label(), or with a remark already
 * @digit: 1 to 9 for RUBRIC_REMARK_CAN_HOLD, else ignored
 *
 * Returns: (transfer full): "Row 3, column 5, blank, can still hold 4"
 */
char *rubric_text_cell_remark (const char *label, RubricRemark remark, int digit);

/** rubric_text_cell_evidence: Returns: (transfer full): @label and the evidence on @cell: "…, ringed: 4, ruled out: 6
 * 9" */
char *rubric_text_cell_evidence (const char *label, const SudEvidence *evidence, int cell);

/**
 * rubric_text_contradiction:
 *
 * Returns: (transfer full): "row 3 has no place for 7" or "no digit fits row 3 column 5", and how many forced cells
 * come first
 */
char *rubric_text_contradiction (const SudContradiction *contradiction);

/** rubric_text_solved: Returns: (transfer full): how the search for @answer went, on lines of their own */
char *rubric_text_solved (const RubricAnswer *answer);

/** rubric_text_taken_back: Returns: (transfer full): "3 steps undone: the first mistake was in row 3 column 5" */
char *rubric_text_taken_back (guint steps, SudCells mistakes);

/** rubric_text_solutions: Returns: (transfer full): "12 solutions" or "More than 1,000 solutions" */
char *rubric_text_solutions (gint64 solutions);

/** rubric_text_duration: Returns: (transfer full): "950 µs", "1.2 ms", "3.4 s" */
char *rubric_text_duration (guint64 ns);

/**
 * rubric_text_continue:
 * @item: a puzzle that was put away
 * @now: in the time zone of the person
 *
 * Returns: (transfer full): "A title, today 09:49" or "30 givens, yesterday 20:15"
 */
char *rubric_text_continue (const RubricContinue *item, GDateTime *now);

/** rubric_text_how_far: Returns: (transfer full): "Medium · 35 to go", or the name of @item if nothing is known of
 * it */
char *rubric_text_how_far (const RubricContinue *item);

/** rubric_text_when: Returns: (transfer full): when @item was put away, as seen @now: "today 09:49"; maybe empty */
char *rubric_text_when (const RubricContinue *item, GDateTime *now);

/** rubric_text_losses: Returns: (transfer full): what a format would lose: "which digits are yours, colours" */
char *rubric_text_losses (RubricFormatFeatures lost);
