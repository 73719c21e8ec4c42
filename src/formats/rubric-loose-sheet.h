/* rubric-loose-sheet.h - what word processors and spreadsheets exchange: RTF, SYLK, DIF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/** Returns: (transfer full) (nullable): the text and the tables of @text, fields parted by tabs, where it is such a file */
char *rubric_loose_dup_sheet (const char *text);
