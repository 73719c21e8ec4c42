/* rubric-cli-explain-json.h - a step of an explanation as a line of JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-task.h"
#include "rubric-explanation.h"

/**
 * rubric_cli_append_step_json:
 * @puzzle: where it stands, and what is not certain of it
 *
 * Appends step @index, from 0, as one object on a line of its own, with or without @sentences; see rubric-cli(1).
 */
void rubric_cli_append_step_json (const RubricCliPuzzle *puzzle, RubricExplanation *explanation, guint index,
                                  gboolean sentences, GString *out);
