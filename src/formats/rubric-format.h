/* rubric-format.h - THE TABLE of puzzle formats
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-info.h"
#include "rubric-lines.h"
#include "sud-sheet.h"

typedef struct _RubricDocument RubricDocument;

#define RUBRIC_FORMAT_ERROR (rubric_format_error_quark ())
GQuark rubric_format_error_quark (void);

/** The line of the file, from 1, that an error of any domain is about; 0 where it is about none or all of it. */
gsize rubric_format_error_get_line (const GError *error);

/**
 * RubricFormatError:
 * @RUBRIC_FORMAT_ERROR_EMPTY: nothing in it but white space and comments
 * @RUBRIC_FORMAT_ERROR_UNKNOWN: no format of the table recognises it
 * @RUBRIC_FORMAT_ERROR_SYNTAX: it breaks the rules of its format; the message says what was expected, line and column
 * @RUBRIC_FORMAT_ERROR_VARIANT: a puzzle that is not a classic 9×9 Sudoku; the message names the kind
 * @RUBRIC_FORMAT_ERROR_TOO_LARGE: longer than a file of its kind may be
 */
typedef enum
{
  RUBRIC_FORMAT_ERROR_EMPTY,
  RUBRIC_FORMAT_ERROR_UNKNOWN,
  RUBRIC_FORMAT_ERROR_SYNTAX,
  RUBRIC_FORMAT_ERROR_VARIANT,
  RUBRIC_FORMAT_ERROR_TOO_LARGE,
} RubricFormatError;

/**
 * RubricFormatHolds:
 * What a format can carry besides the digits; what is not here is lost in writing.
 */
typedef enum
{
  RUBRIC_FORMAT_HOLDS_DIGITS = 0,
  RUBRIC_FORMAT_HOLDS_ORIGINS = 1 << 0, /* which digits are given, entered, solved */
  RUBRIC_FORMAT_HOLDS_CENTRE = 1 << 1, /* and what has been ruled out */
  RUBRIC_FORMAT_HOLDS_CORNER = 1 << 2,
  RUBRIC_FORMAT_HOLDS_COLOURS = 1 << 3, /* of cells and of candidates */
  RUBRIC_FORMAT_HOLDS_INFO = 1 << 4,
  RUBRIC_FORMAT_HOLDS_ALL = (1 << 5) - 1,
} RubricFormatHolds;

/**
 * RubricFormat:
 * @id: how the terminal names it
 * @name: for people; marked for translation with N_()
 * @suffixes: NULL-terminated, with the dot, the usual one first
 * @mime_type: of a file in it
 * @holds: what survives a write and a read
 * @max_size: bytes of the longest file that is read
 * @sniff: whether @text (UTF-8 not checked, no BOM, @length bytes) looks like this format
 * @read: indexes the puzzles of a new document by rubric_document_add()
 * @parse: reads one of these puzzles; @sheet and @info are empty before, and may be half written where it fails
 * @write: appends one puzzle
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *const *suffixes;
  const char *mime_type;
  RubricFormatHolds holds;
  gsize max_size;
  gboolean (*sniff) (const char *text, gsize length);
  gboolean (*read) (RubricDocument *document, const char *text, gsize length, GError **error);
  gboolean (*parse) (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error);
  void (*write) (GString *out, const SudSheet *sheet, const RubricInfo *info);
} RubricFormat;

/**
 * rubric_formats:
 * @n: (out): how many
 *
 * Returns: (transfer none): the table; constant, thread-safe
 */
const RubricFormat *rubric_formats (guint *n);

/** Returns: (nullable) (transfer none): the format called @id */
const RubricFormat *rubric_format_find (const char *id);

/** Returns: (nullable) (transfer none): the format whose suffix @name (a file name) ends in */
const RubricFormat *rubric_format_for_name (const char *name);

/** Returns: (transfer none): the format that Save uses: SadMan .sdk */
const RubricFormat *rubric_format_native (void);

/**
 * rubric_format_sniff:
 * @text: the first bytes of a file or a text, or all of it; a byte order mark is skipped
 *
 * Returns: (nullable) (transfer none): the first format of the table that recognises @text
 */
const RubricFormat *rubric_format_sniff (const char *text, gsize length);

/**
 * rubric_format_check_size:
 * @self: (nullable): the format, or NULL where it is not known
 * @length: bytes of a file in it
 *
 * Returns: FALSE with RUBRIC_FORMAT_ERROR_TOO_LARGE where that is more than is read
 */
gboolean rubric_format_check_size (const RubricFormat *self, gsize length, GError **error);

/**
 * rubric_format_loses:
 * @info: (nullable):
 *
 * Returns: what @sheet and @info have that this format cannot hold; RUBRIC_FORMAT_HOLDS_DIGITS (0) for nothing
 */
RubricFormatHolds rubric_format_loses (const RubricFormat *self, const SudSheet *sheet, const RubricInfo *info);

/**
 * rubric_format_write:
 * @info: (nullable): what is said about the puzzle
 *
 * Returns: (transfer full): the text of a file with this one puzzle, closed by a newline
 */
GBytes *rubric_format_write (const RubricFormat *self, const SudSheet *sheet, const RubricInfo *info);
