/* rubric-cli-blame.h - why a puzzle has no solution, as columns for programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <glib.h>

/**
 * rubric_cli_append_blame:
 * @grid: digits without a solution; NULL: it is not for the digits that there is none
 *
 * Appends a tab and the digits that are to blame, "r1c1=5 r1c7=5", with "?" after them where fewer may do; a tab and the
 * single changes that lead to one solution, "r1c7=4 r1c7=." for a blank; "-" for none. May be cut short by an interrupt.
 */
void rubric_cli_append_blame (const SudGrid *grid, GString *out);
