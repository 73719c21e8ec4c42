/* rubric-format-private.h - the functions behind the table of formats
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"

gboolean rubric_format_line_sniff (const char *text, gsize length);
gboolean rubric_format_line_read (RubricDocument *document, const char *text, gsize length, GError **error);
gboolean rubric_format_line_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error);
void rubric_format_line_write (GString *out, const SudSheet *sheet, const RubricInfo *info);

gboolean rubric_format_grid_sniff (const char *text, gsize length);
gboolean rubric_format_grid_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error);
void rubric_format_grid_write (GString *out, const SudSheet *sheet, const RubricInfo *info);

gboolean rubric_format_sdk_sniff (const char *text, gsize length);
gboolean rubric_format_sdk_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error);
void rubric_format_sdk_write (GString *out, const SudSheet *sheet, const RubricInfo *info);

gboolean rubric_format_leetcode_sniff (const char *text, gsize length);
gboolean rubric_format_leetcode_read (RubricDocument *document, const char *text, gsize length, GError **error);
gboolean rubric_format_leetcode_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error);
void rubric_format_leetcode_write (GString *out, const SudSheet *sheet, const RubricInfo *info);

/** Says which line of the file @error, of RUBRIC_FORMAT_ERROR, is about. */
void rubric_format_error_set_line (GError *error, gsize line);

/** The read function of formats with one puzzle a file. */
gboolean rubric_format_read_single (RubricDocument *document, const char *text, gsize length, GError **error);

