/* rubric-text-proof.h - the proof of a net, sentence by sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-proof.h"

#include <glib.h>

/**
 * rubric_text_proof:
 * @lemmas: @n of them, each after those that it rests on; see sud_proof_get()
 *
 * Returns: (transfer full): a numbered line for each, which names those it rests on: "3. r4c4=8 and r2c5=9 cannot both be
 * true: no place would be left for the 7 in row 3 (see 1, 2)"
 */
char *rubric_text_proof (const SudLemma *lemmas, guint n);
