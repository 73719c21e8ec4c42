/* rubric-cli-reason.h - room to reason in, one for each thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grade.h"

/** Returns: (transfer none): that of this thread, with the flag of SIGINT, for puzzles with one solution; freed with the
 * thread */
SudLogic *rubric_cli_get_logic (void);
