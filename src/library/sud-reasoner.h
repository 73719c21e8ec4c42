/* sud-reasoner.h - how a person solves a puzzle: the steps, why a digit is right or wrong, and how hard it is
 *
 * Threads: a reasoner serves one thread at a time; an explanation is never changed, and any thread may read it.
 * Cost: reading an explanation takes less than a microsecond.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cancel.h"
#include "sud-sheet.h"
#include "sud-step.h"
#include "sud-symmetry.h"
#include "sud-technique.h"

SUD_BEGIN_DECLS

typedef struct _SudReasoner SudReasoner;

/**
 * sud_reasoner_new:
 *
 * Cost: a millisecond, and 14 MB while it lives: make one, and use it again.
 *
 * Returns: (transfer full) (nullable): NULL without memory
 */
SudReasoner *sud_reasoner_new (void);

/** sud_reasoner_free: Frees @self, which may be NULL. */
void sud_reasoner_free (SudReasoner *self);

/**
 * SudAnswer:
 * @SUD_ANSWER_YES: it was done
 * @SUD_ANSWER_CANCELLED: the flag was set
 * @SUD_ANSWER_NOT_UNIQUE: the puzzle has no solution, or several, which nobody can reason about: sud_solve_count() and
 *   sud_blame_find() tell more
 * @SUD_ANSWER_NO_MEMORY: there was no memory
 * @SUD_ANSWER_IMPOSSIBLE: what is asked for contradicts the solution, or itself
 */
typedef enum
{
  SUD_ANSWER_YES,
  SUD_ANSWER_CANCELLED,
  SUD_ANSWER_NOT_UNIQUE,
  SUD_ANSWER_NO_MEMORY,
  SUD_ANSWER_IMPOSSIBLE,
} SudAnswer;

/** SudExplanation: Steps from a puzzle on, counted by reference. */
typedef struct _SudPath SudExplanation;

/**
 * sud_reasoner_explain:
 * @sheet: a puzzle with one solution; its centre marks, if it has any, are the candidates to begin with
 * @cancel: (nullable): polled every few milliseconds
 * @explanation: (out) (transfer full): the steps up to the solution; NULL if there is none
 *
 * Solves @sheet as a person would: always the easiest step, in the order of sud-technique.h.
 *
 * Cost: a tenth of a millisecond for most puzzles, 80 milliseconds for the hardest known ones, half a second at most.
 */
SudAnswer sud_reasoner_explain (SudReasoner *self, const SudSheet *sheet, const SudFlag *cancel,
                                SudExplanation **explanation);

/**
 * sud_reasoner_explain_why:
 * @sheet: as in sud_reasoner_explain()
 * @cell: a blank, 0 to 80
 * @digit: 1 to 9
 * @cancel: (nullable): polled every few milliseconds
 * @explanation: (out) (transfer full): only the steps that the answer rests on, of which the last one gives it
 *
 * Shows why @cell is @digit, if the solution has it there, and else why it is not.
 *
 * Cost: some milliseconds; seconds where nets are needed.
 */
SudAnswer sud_reasoner_explain_why (SudReasoner *self, const SudSheet *sheet, int cell, int digit,
                                    const SudFlag *cancel, SudExplanation **explanation);

/** sud_explanation_ref: Returns: (transfer full): @self */
SudExplanation *sud_explanation_ref (SudExplanation *self);

/** sud_explanation_unref: Drops a reference; @self may be NULL. */
void sud_explanation_unref (SudExplanation *self);

/** sud_explanation_get_n_steps: Returns: the number of steps, n */
int sud_explanation_get_n_steps (const SudExplanation *self);

/** sud_explanation_get_step: Returns: (transfer none): step @index, 0 to n - 1; it lives as long as @self */
const SudStep *sud_explanation_get_step (const SudExplanation *self, int index);

/**
 * sud_explanation_get_sheet:
 * @index: 0 to n
 * @sheet: (inout): the puzzle, whose givens stay
 *
 * Writes onto @sheet the digits that stand before step @index, and all candidates as centre marks.
 *
 * Cost: 10 microseconds.
 */
void sud_explanation_get_sheet (const SudExplanation *self, int index, SudSheet *sheet);

/** SudScale: The scales on which puzzles are rated. Rubric's own is always there, for it costs least. */
typedef enum
{
  SUD_SCALE_RUBRIC = 0,
  SUD_SCALE_HODOKU = 1 << 0,
  SUD_SCALE_EXPLAINER = 1 << 1,
} SudScale;

/**
 * SudRating:
 * @level: SudLevel of the hardest step; SUD_N_LEVELS: the puzzle has no solution, or several, and all else is 0
 * @hardest: SudTechniqueId of that step
 * @effort: the sum of what all steps cost
 * @hodoku_level: SudLevel by HoDoKu
 * @hodoku_score: the score of HoDoKu; 0: not asked for
 * @er: of Sudoku Explainer in tenths: the hardest step; 0: not asked for, or nothing to do
 * @ep: the hardest up to the first digit that is written
 * @ed: the first step
 * @estimated: whether @er is estimated, as beyond chains
 *
 * A plain value of 24 bytes, without padding.
 */
typedef struct
{
  uint32_t effort;
  uint32_t hodoku_score;
  uint8_t level;
  uint8_t hardest;
  uint8_t hodoku_level;
  uint8_t er;
  uint8_t ep;
  uint8_t ed;
  uint8_t estimated;
  uint8_t reserved[9];
} SudRating;

/**
 * sud_reasoner_rate:
 * @puzzle: any grid
 * @scales: a set of SudScale
 * @cancel: (nullable): polled every few milliseconds
 * @rating: (out): how hard it is
 *
 * Isomorphic puzzles have the same rating, but on HoDoKu's scale.
 *
 * Cost: 10 to 30 microseconds for most puzzles, 40 milliseconds for the hardest known ones; the other scales twice to
 * ten times as much.
 *
 * Returns: SUD_ANSWER_YES also where @level says that there is no rating
 */
SudAnswer sud_reasoner_rate (SudReasoner *self, const SudGrid *puzzle, unsigned scales, const SudFlag *cancel,
                             SudRating *rating);

/**
 * sud_make:
 * @level_least: @level_most: the levels it may have
 * @symmetry: of the places of its clues
 * @technique: a technique that it has to need; SUD_N_TECHNIQUES, which sud_technique_find_id() says of an unknown name,
 *   too: none
 * @seed: the same puzzle each time
 * @cancel: (nullable): polled every few milliseconds
 * @puzzle: (out): a puzzle with one solution
 *
 * Makes a minimal puzzle that is as hard as asked for. For many of any level sud_many_generate() is much faster.
 *
 * Threads: safe; no reasoner is needed.
 * Cost: a millisecond for most; up to minutes for rare techniques.
 *
 * Returns: SUD_ANSWER_IMPOSSIBLE if there are no such puzzles, or none is known
 */
SudAnswer sud_make (SudLevel level_least, SudLevel level_most, SudSymmetryId symmetry, SudTechniqueId technique,
                    uint64_t seed, const SudFlag *cancel, SudGrid *puzzle);

SUD_END_DECLS
