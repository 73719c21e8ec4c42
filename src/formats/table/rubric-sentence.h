/* rubric-sentence.h - a message of an error as a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * rubric_sentence_from_message:
 * @message: of an error, as it follows the name of a file or a program: "line 3, column 1: expected a digit"
 *
 * Returns: (transfer full): the same standing alone: "Line 3, column 1: expected a digit."
 */
char *rubric_sentence_from_message (const char *message);
