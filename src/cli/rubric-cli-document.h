/* rubric-cli-document.h - documents: read whole, and answered as a stream is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-answer.h"
#include "rubric-cli-input.h"

/** Answers the puzzles of @input. Returns RUBRIC_CLI_OK where all were answered, whatever the answers. */
RubricCliStatus rubric_cli_answer_document (RubricCliAnswering *self, RubricCliInput *input);
