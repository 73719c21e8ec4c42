/* sud-path.h - a puzzle solved as a person would, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grade.h"

/**
 * SudPath:
 * The steps from a position as far as the techniques lead. Immutable once made, counted by reference, handed over
 * whole: any thread may read it.
 */
typedef struct _SudPath SudPath;

/**
 * sud_path_new:
 * @start: the position
 *
 * Goes as far as sud_grade_run(), by techniques as hard, and has its grade; but singles come as people look for them,
 * sud_order_for_people(), boxes before lines, and after each step of a pattern it looks anew for the easiest step,
 * while a grade takes all steps of a round together. So the candidates that a step rests on are there when its turn
 * comes, and a single that it leads to is next. In two rare cases the path follows the rounds of the grade, without the
 * steps that other steps of the round have made invalid: if @order has something slow before singles, or if the hardest
 * step would not be the hardest of the grade (nets of one and of two suppositions count as one). Then a single may have
 * to wait for the end of a round, and only the level of the hardest step is certain to be the level of the grade. The
 * path ends when a cell has no digit left, or a digit no place in a house: then there is no solution.
 *
 * Returns: (transfer full) (nullable): the path; NULL if it was cancelled, or without memory
 */
SudPath *sud_path_new (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order);

/**
 * sud_path_new_all:
 * @start: the position
 *
 * Takes all steps that the techniques of @order find in @start, side by side: each is a way to go on, none follows from
 * another. The grade of such a path means nothing.
 *
 * Returns: (transfer full) (nullable): as sud_path_new()
 */
SudPath *sud_path_new_all (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order);

/** sud_path_new_easiest: As sud_path_new_all(), by the first technique of @order alone that finds any step. */
SudPath *sud_path_new_easiest (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order);

/**
 * sud_path_new_why:
 * @start: the position
 * @order: the techniques that an argument may use; one net may stand for all others
 * @cell: blank
 * @digit: a candidate of @cell
 * @must: whether to show that @cell is @digit, and not that it is not
 *
 * Looks for the argument that asks least of a reader: it has no step too many, and a pattern or a net that shows it at
 * once takes the place of longer ways. Takes some milliseconds, but where nets are needed some seconds.
 *
 * Returns: (transfer full) (nullable): a path whose last step does it; without steps if @order does not lead there.
 *   NULL if it was cancelled, or without memory
 */
SudPath *sud_path_new_why (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order, int cell, int digit,
                           bool must);

SudPath *sud_path_ref (SudPath *self);

/** sud_path_unref: Drops a reference. Thread-safe, as sud_path_ref() is. */
void sud_path_unref (SudPath *self);

/** sud_path_get_n_steps: Returns: the number of steps, n */
int sud_path_get_n_steps (const SudPath *self);

/** sud_path_get_step: Returns: (transfer none): step @index, 0 to n - 1 */
const SudStep *sud_path_get_step (const SudPath *self, int index);

/** sud_path_get_marks: Fills @marks with the position before step @index, 0 to n; of steps side by side the start. */
void sud_path_get_marks (const SudPath *self, int index, SudPencilmarks *marks);

/** sud_path_get_round_start: Returns: the first of the steps found together with step @index, in one position */
int sud_path_get_round_start (const SudPath *self, int index);

/** sud_path_get_proof: Returns: (transfer none): the proofs of net steps, each from the position of its
 * sud_path_get_round_start(); if the path goes step by step they rest on what earlier ones have shown, too */
const SudProof *sud_path_get_proof (const SudPath *self);

/** sud_path_find_line: Returns: the step whose proof has the lemma @shown, see SudLemma; @line: (out): its place there,
 * from 0 */
int sud_path_find_line (const SudPath *self, uint32_t shown, int *line);

/** sud_path_is_cut: Returns: whether steps side by side are missing for lack of room: see SudSteps.full */
bool sud_path_is_cut (const SudPath *self);

/** sud_path_get_grade: Returns: (transfer none): how hard the steps are, together */
const SudGrade *sud_path_get_grade (const SudPath *self);
