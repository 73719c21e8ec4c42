/* rubric-format-error.h - what is wrong with a file of puzzles, and in which line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#define RUBRIC_FORMAT_ERROR (rubric_format_error_quark ())
GQuark rubric_format_error_quark (void);

/** The line of the file, from 1, that an error of any domain is about; 0 where it is about none or all of it. */
gsize rubric_format_error_get_line (const GError *error);

/** The message of an error of any domain without that line, for whoever has shown the line already. */
const char *rubric_format_error_get_problem (const GError *error);

/**
 * RubricFormatError:
 * @RUBRIC_FORMAT_ERROR_EMPTY: nothing in it but white space and comments
 * @RUBRIC_FORMAT_ERROR_UNKNOWN: no format of the table recognises it
 * @RUBRIC_FORMAT_ERROR_SYNTAX: it breaks the rules of its format; the message says what was expected, line and column
 * @RUBRIC_FORMAT_ERROR_VARIANT: a puzzle that is not a classic 9×9 Sudoku; the message names the kind
 * @RUBRIC_FORMAT_ERROR_TOO_LARGE: longer than a file of its kind may be
 * @RUBRIC_FORMAT_ERROR_PDF: digits without their places, as a PDF file gives them: the file itself can be read
 */
typedef enum
{
  RUBRIC_FORMAT_ERROR_EMPTY,
  RUBRIC_FORMAT_ERROR_UNKNOWN,
  RUBRIC_FORMAT_ERROR_SYNTAX,
  RUBRIC_FORMAT_ERROR_VARIANT,
  RUBRIC_FORMAT_ERROR_TOO_LARGE,
  RUBRIC_FORMAT_ERROR_PDF,
} RubricFormatError;

/** Says where in the file the @problem is that @error, of RUBRIC_FORMAT_ERROR, is about. */
void rubric_format_error_set_place (GError *error, gsize line, gsize column, const char *problem);
