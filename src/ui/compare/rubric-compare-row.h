/* rubric-compare-row.h - a strategy in the list of those that are compared
 *
 *     Bit sets                              0.31 ms
 *     ██████████████████████▌
 *     4,208 placed · 4,157 taken back · 0 rejected · 310 µs · 8.9 kB
 *     The same tree as Brute force
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-comparison.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_COMPARE_ROW (rubric_compare_row_get_type ())
G_DECLARE_FINAL_TYPE (RubricCompareRow, rubric_compare_row, RUBRIC, COMPARE_ROW, GtkListBoxRow)

/** Returns: (transfer floating): a row for a strategy of @name */
GtkWidget *rubric_compare_row_new (const char *name);

/**
 * rubric_compare_row_show:
 * @value: what stands behind its name; @detail: below; "" = nothing
 * @alike: (nullable): which other one it is like
 * @fraction: of the bar, 0 to 1
 */
void rubric_compare_row_show (RubricCompareRow *self, const char *value, const char *detail, const char *alike,
                              double fraction);
