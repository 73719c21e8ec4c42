/* rubric-loose-records.h - tables of which each record is a cell, with its row, its column and its digit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/** Returns: (transfer full) (nullable): @text with objects of data for the records of such tables, or the elements of
 * XML that are cells, where it has any */
char *rubric_loose_dup_records (const char *text);
