/* sud-grade.h - how hard a puzzle is for a person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

/** SudGrade: In each round all steps of the first technique that has any are taken together, so that no choice depends
 * on the order of cells or digits: isomorphic puzzles have equal grades, unless there is no room for all steps
 * (SudSteps.full), which was never seen with the usual order. */
typedef struct
{
  bool complete;                    /* true if the techniques of the order led to the solution */
  bool own; /* true if the order was not the usual one, so that it cannot be compared with other grades */
  uint8_t level;                    /* SudLevel of the hardest step */
  uint8_t hardest;                  /* its technique; SUD_N_TECHNIQUES if there was nothing to do */
  uint16_t rounds;                  /* how often something was found */
  uint32_t effort;                  /* the sum of the scores of all steps, and what the proofs of nets cost */
  uint16_t steps[SUD_N_TECHNIQUES]; /* for each technique how many steps there were */
} SudGrade;

/** sud_grade_add: Counts the steps that @logic has found, all of @technique. */
void sud_grade_add (SudGrade *self, const SudLogic *logic, SudTechniqueId technique);

/** sud_grade_init: Makes @self the grade of no steps. */
void sud_grade_init (SudGrade *self);

/**
 * sud_grade_run:
 * @start: the position; of a puzzle its givens
 * @grade: (out): undefined if it was cancelled
 *
 * Goes on from @start as far as the techniques of @order lead. The rules of @logic say whether there is one solution.
 *
 * Returns: false if the flag of @logic cancelled it
 */
bool sud_grade_run (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order, SudGrade *grade);

/**
 * sud_grade_begin:
 * @start: the position; of a puzzle its givens
 * @grade: (out): undefined if it was cancelled
 *
 * The first part of sud_grade_run(): goes on from @start until a technique is needed that takes for granted that there
 * is one solution. If the grade is @complete then, there is one, and nobody needs to count.
 *
 * Returns: false if the flag of @logic cancelled it
 */
bool sud_grade_begin (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order, SudGrade *grade);

/** sud_grade_finish: Is the second part of sud_grade_run(): goes on after sud_grade_begin(), by the same @order. */
bool sud_grade_finish (SudLogic *logic, const SudOrder *order, SudGrade *grade);
