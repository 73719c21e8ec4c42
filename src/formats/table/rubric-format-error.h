/* rubric-format-error.h - errors of puzzle files, with their line, and messages as sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

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

#define RUBRIC_FORMAT_ERROR (rubric_format_error_quark ())
GQuark rubric_format_error_quark (void);

/** rubric_format_error_set_place: Gives @error its place in the file, and @problem, its message without the place. */
void rubric_format_error_set_place (GError *error, gsize line, gsize column, const char *problem);

/**
 * rubric_format_error_get_line:
 * @error: of any domain
 *
 * Returns: the line of the file, from 1, that the error is about; 0 if it is about none or all of it
 */
gsize rubric_format_error_get_line (const GError *error);

/**
 * rubric_format_error_get_problem:
 * @error: of any domain
 *
 * Returns: the message without that line, to be shown beside the line
 */
const char *rubric_format_error_get_problem (const GError *error);

/**
 * rubric_sentence_from_message:
 * @message: of an error, as it follows the name of a file or a program: "line 3, column 1: expected a digit"
 *
 * Returns: (transfer full): the same standing alone: "Line 3, column 1: expected a digit."
 */
char *rubric_sentence_from_message (const char *message);
