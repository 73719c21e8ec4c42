/* sud.h - libsud: Sudokus solved, counted, made, explained, rated, and read from pictures
 *
 * All of the library:
 *
 *     sud-grid.h, sud-sheet.h          a puzzle as 81 digits; as a sheet of paper with marks
 *     sud-cells.h, sud-houses.h        cells, sets of cells, houses, peers
 *     sud-solve.h, sud-result.h        one puzzle: its solutions
 *     sud-many.h                       arrays of puzzles, in as many threads as there are processors
 *     sud-reasoner.h                   how a person solves it, why, and how hard it is; puzzles of a level
 *     sud-step.h                       a deduction as values, and in the notation of the field
 *     sud-technique.h                  the techniques, from full houses to nets, and the levels
 *     sud-generate.h                   new puzzles by seed and index
 *     sud-isomorph.h, sud-symmetry.h   the canonical form; symmetries of the clues
 *     sud-blame.h, sud-repair.h        what is wrong with a puzzle that has no solution, or several
 *     sud-scan.h, sud-scan-picture.h   the puzzles of a picture
 *     sud-cancel.h                     the flag that ends what takes long
 *     sud-version.h                    which version it is
 *
 * Cells are 0 to 80, row by row; digits 1 to 9, 0 is a blank. No function prints, exits, reads a file or the locale,
 * or keeps anything but tables; memory is handed out only by functions called `…_new`, and as explanations. What lacks
 * memory says so by its answer, NULL or false. Numbers of the enums of techniques are those of one version; the ids in
 * text stay.
 *
 * Grids of strangers are checked before, by sud_grid_parse_line() or sud_many_check(). Only sud-many.h takes ASCII and
 * bears any byte; elsewhere one above 9 has no meaning, and may end the program. A callback returns: no exception of
 * C++ and no longjmp() leaves it. A call takes up to 128 KB of stack, 512 KB with SUD_SCALE_HODOKU; threads of musl
 * have 128 KB in all unless told otherwise.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-blame.h"
#include "sud-generate.h"
#include "sud-isomorph.h"
#include "sud-many.h"
#include "sud-reasoner.h"
#include "sud-repair.h"
#include "sud-scan.h"
#include "sud-solve.h"
#include "sud-symmetry.h"
#include "sud-version.h"
