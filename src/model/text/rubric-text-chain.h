/* rubric-text-chain.h - chains of reasoning: what is supposed, and what it comes to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-step.h"

#include <glib.h>

/** Returns: (transfer full): "Suppose row 1 column 2 is not 4. Then …": each link a clause; of several chains each a sentence */
char *rubric_text_chain (const SudStep *step, const SudPencilmarks *marks);

/** Returns: (transfer full): the two ways in which two digits can take turns in a chain of cells */
char *rubric_text_remote_pair (const SudStep *step, const SudPencilmarks *marks);

/** Returns: (transfer full): a chain for each choice, and what they come to */
char *rubric_text_forcing (const SudStep *step, const SudPencilmarks *marks);

/** Returns: (transfer full): a fish, and a chain from each of its fins or of the places of a house */
char *rubric_text_kraken (const SudStep *step, const SudPencilmarks *marks);

/** Returns: (transfer full): that a supposition fails, and in how many sentences that is shown */
char *rubric_text_net (const SudStep *step, const SudPencilmarks *marks);

/** Appends the nodes in Eureka notation: "(4)r1c2 = (4)r1c7 - (5)r1c7 = …". */
void rubric_notation_append_chain (GString *text, const SudStep *step);
