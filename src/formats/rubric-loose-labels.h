/* rubric-loose-labels.h - pages that draw digits, and write them only into attributes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/** Returns: (transfer full) (nullable): a page with a table, where 81 elements of @text have an attribute each that is a digit or a
 *   blank */
char *rubric_loose_dup_labelled (const char *text);
