/* rubric-loose-indexed.h - lists that write an index before each of their values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/** Returns: (transfer full) (nullable): rows of nine signs, where @text has such lists of nine cells, or of 81, and no others */
char *rubric_loose_dup_indexed (const char *text);
