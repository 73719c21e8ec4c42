/* rubric-rows.h - nine rows of nine cells or groups of marks, one a line, as several formats write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-lines.h"
#include "sud-grid.h"

enum
{
  RUBRIC_ROWS_MAX = 25, /* rows of the largest puzzle that is refused by name */
};

/* Lines that hold cells. */
typedef struct
{
  RubricLines row[RUBRIC_ROWS_MAX];
  guint n;
} RubricRows;

/** rubric_rows_add: Remembers the current line of @lines. Returns: FALSE with @error if no puzzle has as many */
gboolean rubric_rows_add (RubricRows *self, const RubricLines *lines, GError **error);

/** rubric_rows_read: Reads 0 to 9 for each cell into @value; @separators and white space between cells mean nothing.
 * Returns: FALSE with @error in RUBRIC_FORMAT_ERROR unless there are nine rows of nine cells. */
gboolean rubric_rows_read (const RubricRows *self, const char *separators, guint8 value[SUD_CELLS], GError **error);

/** rubric_rows_fail_count: Sets @error to a sentence that tells how many rows were found. Returns: FALSE. */
gboolean rubric_rows_fail_count (const RubricRows *self, GError **error);

/** rubric_row_next_group: Takes the next group of characters of a row, from *@at to *@end; white space or @bar stands
 * between two groups. Returns: FALSE if there is none. */
gboolean rubric_row_next_group (const RubricLines *row, char bar, const char **at, const char **end);

/* Each sets @error to a sentence with the place @at in @line that tells how many rows, or groups of marks in a row,
 * were @found instead of nine. Returns: FALSE */
gboolean rubric_rows_fail_row_count (const RubricLines *line, const char *at, guint found, GError **error);
gboolean rubric_rows_fail_group_count (const RubricLines *line, const char *at, guint found, GError **error);

/** rubric_rows_write: Appends nine lines of nine characters, a `.` for each 0. */
void rubric_rows_write (GString *out, const guint8 value[SUD_CELLS]);
