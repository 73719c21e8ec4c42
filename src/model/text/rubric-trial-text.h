/* rubric-trial-text.h - what strategies took, as lines of a table that programs read
 *
 *     strategy     solutions placements backtracks rejected microseconds bytes
 *     brute-force          1       4208       4157    33684          361  9216
 *     lookup-table   timeout    1900000    1899953 15230000     10000000  9024
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-trial.h"

/** Appends the names of the columns, and a line break. */
void rubric_trial_text_append_header (GString *text, char separator);

/** Appends the line of @strategy, unless its trial has none: it has not run, or was cancelled. */
void rubric_trial_text_append (GString *text, const SudStrategy *strategy, const RubricTrial *trial, char separator);
