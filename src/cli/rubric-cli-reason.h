/* rubric-cli-reason.h - room to reason in, one for each thread, and the techniques to reason with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grade.h"

/** Returns: (transfer none) (nullable): that of this thread, with the flag of SIGINT, for puzzles with one solution; freed
 * with the thread; NULL without memory */
SudLogic *rubric_cli_get_logic (void);

/** Returns: (transfer none): a word for @level, the same in all languages. Thread-safe. */
const char *rubric_cli_name_level (SudLevel level);

/** Returns: (transfer none): its name where a person reads the answers, its id for programs. Thread-safe. */
const char *rubric_cli_name_technique (SudTechniqueId technique);

/**
 * rubric_cli_choose_techniques:
 * @without: (nullable): ids of techniques, with commas between them, that are not to be used
 * @with: (nullable): the same of those that are to be used, each in its usual place
 * @order: (out): which are used then
 *
 * Returns: FALSE, having complained, where one of them is none
 */
bool rubric_cli_choose_techniques (const char *without, const char *with, SudOrder *order);
