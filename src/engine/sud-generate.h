/* sud-generate.h - new puzzles with one solution: number i of a seed
 *
 * A puzzle is the same whatever was made before, in which thread, and on what machine. It begins as a full grid, drawn
 * evenly, whose clues are taken away in an order drawn evenly.
 *
 * Threads: a generator serves one thread at a time; all else is safe.
 * Cost: less than a microsecond, where nothing else is said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cancel.h"
#include "sud-grid.h"
#include "sud-symmetry.h"

SUD_BEGIN_DECLS

/**
 * SudGenerateSpec:
 * @seed: any number
 * @symmetry: of the cells with clues
 * @minimal: whether clues are taken away as long as one can be (or all of an orbit, with a symmetry)
 * @clues_least: @clues_most: the range of the number of clues. Minimal puzzles with another number do not fit; for
 *   others a number in it that the symmetry allows is drawn, at which removal ends. 0 to 81, least not above most
 * @pattern: the cells that have clues, whatever the rest says; none: any cells
 * @weighed: whether the weight of each is wanted, if sud_generate_spec_is_weighable(). The puzzles are the same; it
 *   takes nearly three times as long
 *
 * Puzzle @index of a spec is a function of these and the index alone.
 */
typedef struct
{
  uint64_t seed;
  SudSymmetryId symmetry;
  bool minimal;
  int clues_least;
  int clues_most;
  SudCells pattern;
  bool weighed;
} SudGenerateSpec;

/**
 * SudGenerated:
 * @puzzle: the clues
 * @solution: the one solution
 * @clues: how many; 0: the puzzle of this index does not fit the spec, so there is none
 * @weight: for means over all minimal puzzles: taking clues away prefers few; 0: it was not weighed
 */
typedef struct
{
  SudGrid puzzle;
  SudGrid solution;
  int clues;
  double weight;
} SudGenerated;

/** sud_generate_spec: Returns: any minimal puzzle of @seed: as few clues as can be, no symmetry */
SudGenerateSpec sud_generate_spec (uint64_t seed);

/**
 * sud_generate_spec_is_possible:
 *
 * Returns: whether any puzzle may fit: none with a quarter turn has 34 clues, none at all has 16, or two rows of a band
 * without a clue. For other patterns it is not known beforehand
 */
bool sud_generate_spec_is_possible (const SudGenerateSpec *spec);

/** sud_generate_spec_climbs: Returns: whether each index is a search that may take a second: better few at once then */
bool sud_generate_spec_climbs (const SudGenerateSpec *spec);

/** sud_generate_spec_is_weighable: Returns: whether puzzles have a weight: minimal ones, without symmetry or pattern */
bool sud_generate_spec_is_weighable (const SudGenerateSpec *spec);

typedef struct _SudBackend SudBackend; /* lanes/sud-lanes.h: an instruction set */

typedef struct _SudGenerator SudGenerator;

/**
 * sud_generator_new:
 * @spec: copied; one that is possible, or nothing will ever fit
 * @backend: (nullable): the instruction set: it changes nothing but the time; NULL: the fastest of this machine
 *
 * Cost: 10 microseconds, and up to 4 MB while it lives.
 *
 * Returns: (transfer full) (nullable): a generator for one thread; NULL without memory
 */
SudGenerator *sud_generator_new (const SudGenerateSpec *spec, const SudBackend *backend);

/** sud_generator_free: Frees @self, which may be NULL. */
void sud_generator_free (SudGenerator *self);

/**
 * sud_generator_run:
 * @first: the index of the first puzzle
 * @n: how many indices: better thousands, for lanes lie idle when puzzles run out, unless each one climbs
 * @results: (out): n results, of index @first and so on
 * @cancel: (nullable): polled every few microseconds
 *
 * Cost: some 10 microseconds a puzzle; a pattern, or few clues, may take a second each.
 *
 * Returns: false if it was cancelled: @results are then of no use
 */
bool sud_generator_run (SudGenerator *self, uint64_t first, size_t n, SudGenerated *results, const SudFlag *cancel);

SUD_END_DECLS
