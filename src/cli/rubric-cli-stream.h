/* rubric-cli-stream.h - streams: one puzzle a line, answered as they come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-answer.h"
#include "rubric-cli-input.h"

/** Answers the lines of @input. Returns RUBRIC_CLI_OK where all were answered, whatever the answers. */
RubricCliStatus rubric_cli_answer_stream (RubricCliAnswering *self, RubricCliInput *input);
