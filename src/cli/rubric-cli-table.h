/* rubric-cli-table.h - a table on standard output: for a person columns below headings, for programs words between tabs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef struct _RubricCliTable RubricCliTable;

/** @headings: one for each column, marked for translation, and NULL; kept. Returns: (transfer full): a table */
RubricCliTable *rubric_cli_table_new (const char *const *headings);

/** Adds a row: as many strings (copied) as there are headings, and NULL. */
void rubric_cli_table_add (RubricCliTable *self, ...) G_GNUC_NULL_TERMINATED;

/** Prints all rows, with the headings where a person reads them, and frees @self. */
void rubric_cli_table_print (RubricCliTable *self);
