/* library-case.h - a position in which a technique is to be found: a line of a library of techniques
 *
 *     :code[-variant]:candidates:givens:deleted:eliminations:placements:extra
 *
 * A field may be empty, and those that are at the end may be missing. code: four digits; a fifth, 1, asks for Siamese fish.
 * givens: 81 cells, +d for a digit that was placed, not given. deleted and eliminations: digit row column. candidates: the
 * digit written (singles, verities), the digits ruled out (chains, almost locked sets, contradictions), else those used.
 * Of all steps of the technique, those with these candidates do exactly what the line says, and there is one at least;
 * with the variant x there is none. Without candidates they are all steps of the technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

#include <glib.h>

typedef struct
{
  char code[8];
  char variant[8];
  SudTechniqueId technique; /* SUD_N_TECHNIQUES: not in the table */
  SudDigits candidates;
  SudPencilmarks marks;
  SudStep wanted;
} LibraryCase;

/** Reads @line; FALSE with @error where it is none. */
gboolean library_case_parse (LibraryCase *self, const char *line, GError **error);

/** (transfer full): what is wrong, or NULL where the technique is found as the line says. */
char *library_case_check (const LibraryCase *self, SudLogic *logic);

/** The SudRules that a case with @code and @variant takes for granted. */
unsigned library_rules_of (const char *code, const char *variant);

/** The digits by which a step is told from others of its technique. */
SudDigits library_candidates_of (const SudStep *step);

/** (transfer full): "47: 423 756 =411": candidates, what is ruled out, and what is written where: digit row column */
char *library_step_to_text (const SudStep *step);

/** Appends two fields: the givens, with digits placed since; and the candidates that are gone though no digit rules them out. */
void library_append_position (GString *line, const SudPencilmarks *marks);
