/* rubric-reasoning.h - the search for how a person could go on, in a worker thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"
#include "sud-ratings.h"
#include "sud-path.h"
#include "sud-sheet.h"

typedef enum
{
  RUBRIC_REASONING_PATH,   /* the way to the solution */
  RUBRIC_REASONING_HODOKU, /* the way to the end, as HoDoKu goes it: no order */
  RUBRIC_REASONING_ALL,    /* every step that is possible at once */
  RUBRIC_REASONING_HINT,   /* the easiest step */
  RUBRIC_REASONING_GRADE,  /* how hard it is: no path */
  RUBRIC_REASONING_RATE,   /* how hard it is on the scale of Sudoku Explainer: no path, and no order */
  RUBRIC_REASONING_WHY,    /* why a cell cannot be a digit, or must: see RubricWhy */
} RubricReasoningKind;

typedef enum
{
  RUBRIC_WHY_NOT,    /* it cannot */
  RUBRIC_WHY_MUST,   /* it must */
  RUBRIC_WHY_EITHER, /* it can, in some of several solutions, and need not */
  RUBRIC_WHY_SEEN,   /* it cannot, for the digit is in sight */
  RUBRIC_WHY_GIVEN,  /* the cell is a given */
  RUBRIC_WHY_NONE,   /* there is no solution */
  RUBRIC_WHY_N,
} RubricWhyAnswer;

/**
 * RubricWhy:
 * @cell: @digit: the question, 0 to 80 and 1 to 9
 * @answer: the answer
 * @seen: a cell that @cell sees and that has @digit, if that is the answer
 * @other: the digit of @cell in another solution, if it can be either
 */
typedef struct
{
  int cell;
  int digit;
  RubricWhyAnswer answer;
  int seen;
  int other;
} RubricWhy;

typedef enum
{
  RUBRIC_MARKS_GUESSED, /* notes, if they leave no solution; else candidates */
  RUBRIC_MARKS_NOTES,   /* notes of the person: they rule out nothing */
  RUBRIC_MARKS_RULES,   /* candidates: part of the puzzle */
} RubricMarks;

/**
 * RubricReasoningResult:
 * @sheet: the position that was asked about
 * @order: (nullable): the techniques to use; NULL: the usual ones
 * @marks: the meaning of its marks if its givens have several solutions
 * @puzzle: its givens; if these have several solutions, all digits of the person
 * @by_digits: whether @puzzle has one solution, so that techniques may rely on it
 * @unique: whether there is one solution: of the givens, or of all that is there, marks too, if these have several
 * @impossible: whether there is none
 * @solutions: how many there are: for a path, or all steps, up to RUBRIC_SOLVER_COUNT_MAX + 1, otherwise up to 2
 * @failed: whether there was not enough memory to look for anything; the rest says nothing then
 * @wrong: cells whose digit is not that of the solution
 * @lost: blank cells among whose candidates the digit of the solution is not
 * @from_givens: the position is wrong, so @path begins with the givens
 * @grade: @rating: how hard it is, if that was asked for
 * @why: the question why, if it is that, and its answer
 * @path: (nullable): of a hint the steps of the easiest technique; NULL for a hint in a wrong position, or if equal
 *   digits see each other
 */
typedef struct
{
  RubricReasoningKind kind;
  SudSheet sheet;
  const SudOrder *order;
  RubricMarks marks;
  SudGrid puzzle;
  gboolean by_digits;
  gboolean unique;
  gboolean impossible;
  gint64 solutions;
  gboolean failed;
  SudCells wrong;
  SudCells lost;
  gboolean from_givens;
  SudGrade grade;
  SudExplainerRating rating;
  RubricWhy why;
  SudPath *path;
} RubricReasoningResult;

/** RubricReasoningDone: Takes @reasoning, valid until it returns. */
typedef void (*RubricReasoningDone) (gpointer owner, const RubricReasoningResult *reasoning);

/**
 * rubric_reasoning_ask:
 * @jobs: of the policy query
 * @sheet: copied; digits of all origins count, and marks
 * @order: (nullable): copied; the techniques to use, or NULL: the usual ones
 *
 * Asks; a cancelled question has no answer.
 */
void rubric_reasoning_ask (RubricJobs *jobs, RubricReasoningKind kind, const SudSheet *sheet, const SudOrder *order,
                           RubricReasoningDone done);

/** rubric_reasoning_ask_why: As rubric_reasoning_ask(), why @cell, 0 to 80, is @digit, 1 to 9, or not. */
void rubric_reasoning_ask_why (RubricJobs *jobs, int cell, int digit, const SudSheet *sheet, const SudOrder *order,
                               RubricReasoningDone done);

/**
 * rubric_reasoning_run:
 * @self: with kind, sheet, order, and the question in why; the rest is filled in
 * @cancel: (nullable):
 *
 * Reasons at once, in any thread; @path is the caller's to unref.
 *
 * Returns: FALSE if it was cancelled
 */
gboolean rubric_reasoning_run (RubricReasoningResult *self, const atomic_bool *cancel);

/**
 * rubric_reasoning_run_why:
 * @self: with sheet, order, marks, and the question in why; the rest is filled in
 *
 * Is rubric_reasoning_run() of that kind. Wrong digits of the person are left out of the position, and so is the digit
 * of the cell itself; all marks, if one lacks a right digit. The path of the answer begins there and shows it; it has
 * no steps if the digit is seen on the board, or the techniques do not lead there, and is NULL if there is nothing to
 * show.
 *
 * Returns: FALSE if it was cancelled
 */
gboolean rubric_reasoning_run_why (RubricReasoningResult *self, const atomic_bool *cancel);
