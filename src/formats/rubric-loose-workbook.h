/* rubric-loose-workbook.h - sheets of spreadsheets, as they are kept in XML
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/** Returns: (transfer full) (nullable): the cells of @text with tabs between, where that is such a file */
char *rubric_loose_dup_workbook (const char *text);
