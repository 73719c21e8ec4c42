/* rubric-text-proof.h - the proof of a net, sentence by sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-proof.h"

#include <glib.h>

/** Returns: (transfer full): the lines before @line, counted from 0, that it rests on, the first one first; @n (out) of
 * them */
guint *rubric_proof_list_reasons (const SudLemma *lemmas, guint line, guint *n);

/** Returns: (transfer full): one line of a proof, counted from 0: its number, what it says, and what it rests on */
char *rubric_text_proof_line (const SudLemma *lemmas, guint line);

/**
 * rubric_text_proof:
 * @lemmas: @n of them, each after those that it rests on; see sud_proof_get()
 *
 * Returns: (transfer full): a numbered line for each, which names those it rests on: "3. r4c4=8 and r2c5=9 cannot both
 * be true: no place would be left for the 7 in row 3 (see 1, 2)"
 */
char *rubric_text_proof (const SudLemma *lemmas, guint n);
