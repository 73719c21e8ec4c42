/* rubric-format.h - THE TABLE of puzzle formats
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format-error.h"
#include "rubric-info.h"
#include "rubric-lines.h"
#include "sud-sheet.h"

typedef struct _RubricDocument RubricDocument;

enum
{
  RUBRIC_DOCUMENT_MAX_SINGLE = 16 << 20,       /* bytes of a file with one puzzle */
  RUBRIC_DOCUMENT_MAX_COLLECTION = 1 << 30,    /* bytes of a file with many */
};

/**
 * RubricFormatFeatures:
 *
 * The parts of a puzzle, besides its digits, that a format has a place for; other parts are lost in writing. A format
 * without entered digits reads them as givens; a format without solved digits reads solved digits as entered.
 */
typedef enum
{
  RUBRIC_FORMAT_FEATURE_DIGITS = 0,
  RUBRIC_FORMAT_FEATURE_ENTERED = 1 << 0,    /* tells digits that are not given */
  RUBRIC_FORMAT_FEATURE_SOLVED = 1 << 1,     /* and of these the digits that the program has filled in */
  RUBRIC_FORMAT_FEATURE_CENTRE = 1 << 2,
  RUBRIC_FORMAT_FEATURE_ELIMINATED = 1 << 3, /* candidates that have been ruled out */
  RUBRIC_FORMAT_FEATURE_CORNER = 1 << 4,
  RUBRIC_FORMAT_FEATURE_COVERED = 1 << 5,    /* marks and eliminated candidates in cells that have a digit */
  RUBRIC_FORMAT_FEATURE_COLOURS = 1 << 6,
  RUBRIC_FORMAT_FEATURE_MARK_COLOURS = 1 << 7,
  RUBRIC_FORMAT_FEATURE_EXTRA = 1 << 8,      /* text of other programs that Rubric does not know */
  RUBRIC_FORMAT_FEATURE_NINE = 1 << 9,       /* all nine cells of a digit; only told as lost */
  RUBRIC_FORMAT_FEATURE_UNMARKED = 1 << 10,  /* that a blank cell has no marks; only told as lost */
  RUBRIC_FORMAT_FEATURE_CLASHES = 1 << 11,   /* digits that stand twice in a house; only told as lost */
  RUBRIC_FORMAT_FEATURE_SHARED = 1 << 12,    /* several colours in one cell */
  RUBRIC_FORMAT_FEATURE_TITLE = 1 << 16,     /* and so on, see RUBRIC_FORMAT_FEATURE_FIELD() */
  RUBRIC_FORMAT_FEATURE_FIELDS = (1 << (16 + RUBRIC_N_INFO_FIELDS)) - (1 << 16),
  RUBRIC_FORMAT_FEATURE_ALL = RUBRIC_FORMAT_FEATURE_FIELDS | RUBRIC_FORMAT_FEATURE_SHARED | ((1 << 9) - 1),
} RubricFormatFeatures;

/* The flag of one #RubricInfoField. */
#define RUBRIC_FORMAT_FEATURE_FIELD(field) ((RubricFormatFeatures)(1 << (16 + (field))))

/**
 * RubricFormat:
 * @id: how the terminal names it
 * @name: for people; marked for translation with N_ ()
 * @copy_name: (nullable): with a mnemonic, for the menu of what a puzzle can be copied as; marked for translation
 * @suffixes: NULL-terminated, with the dot, the usual one first; none for formats that are only copied and pasted
 * @mime_type: of a file in it
 * @features: the parts of a puzzle that survive a write and a read
 * @max_size: bytes of the longest file that is read
 * @many: whether a file can have several puzzles
 * @marks_are_rules: whether centre marks are part of the puzzle, so that a solution has to keep to them
 * @searches: whether it looks for puzzles in a text of any form
 * @exclusive: whether a text that looks like it is nothing else, so that a broken one is not read as any text
 * @sniff: whether @text (UTF-8 not checked, without byte order mark, @length bytes) looks like this format
 * @index: finds the places of the puzzles of a new document by rubric_document_add()
 * @parse: reads one of these puzzles; @sheet and @info are empty before, and may be half written if it fails
 * @peek: (nullable): returns the 81 cells of a puzzle that has nothing else but info, or NULL for any other; sets
 *   *@bare if it has no info either
 * @begin: (nullable): appends the head of a file; @solutions: whether puzzles come with theirs
 * @write: (nullable): appends one puzzle; @info and @solution, 81 digits to go with the puzzle, may be NULL, and
 *   formats that have no place for a solution drop it; NULL if the format is only read
 * @end: (nullable): appends the tail of a file
 * @strip_unsupported: (nullable): takes away what is lost in spite of @features, and returns its features
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *copy_name;
  const char *const *suffixes;
  const char *mime_type;
  RubricFormatFeatures features;
  gsize max_size;
  gboolean many;
  gboolean marks_are_rules;
  gboolean searches;
  gboolean exclusive;
  gboolean (*sniff) (const char *text, gsize length);
  gboolean (*index) (RubricDocument *document, const char *text, gsize length, GError **error);
  gboolean (*parse) (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error);
  const char *(*peek) (const RubricSlice *slice, gboolean *bare);
  void (*begin) (GString *out, gboolean solutions);
  void (*write) (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution);
  void (*end) (GString *out);
  RubricFormatFeatures (*strip_unsupported) (SudSheet *sheet, RubricInfo *info);
} RubricFormat;

/**
 * rubric_formats:
 * @n: (out): how many
 *
 * Returns: (transfer none): the table; constant, thread-safe
 */
const RubricFormat *const *rubric_formats (guint *n);

/** rubric_format_find: Returns: (nullable) (transfer none): the format called @id */
const RubricFormat *rubric_format_find (const char *id);

/**
 * rubric_format_for_name:
 * @name: of a file
 *
 * Returns: (nullable) (transfer none): the format with its suffix
 */
const RubricFormat *rubric_format_for_name (const char *name);

/** rubric_format_native: Returns: (transfer none): the format that Save uses: SadMan .sdk */
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
 * @self: (nullable): the format, or NULL if it is not known
 * @length: bytes of a file in it
 *
 * Returns: FALSE with RUBRIC_FORMAT_ERROR_TOO_LARGE if that is more than is read
 */
gboolean rubric_format_check_size (const RubricFormat *self, gsize length, GError **error);

/**
 * rubric_format_get_lost_features:
 * @info: (nullable): the texts beside the puzzle
 *
 * Returns: the features of @sheet and @info that a write and a read in this format do not bring back;
 * RUBRIC_FORMAT_FEATURE_DIGITS (0) for none
 */
RubricFormatFeatures rubric_format_get_lost_features (const RubricFormat *self, const SudSheet *sheet,
                                                      const RubricInfo *info);

/**
 * rubric_format_line_says_more:
 *
 * Returns: whether the first line of @text has more than a puzzle of 81 characters and its solution: regions in
 * letters, another puzzle, or the solution before the puzzle
 */
gboolean rubric_format_line_says_more (const char *text, gsize length);

/**
 * rubric_format_begin:
 * @solutions: whether the puzzles come with their solutions
 *
 * Begins a file of puzzles: rubric_format_append() for each, at most once unless @self can have many, and
 * rubric_format_end().
 */
void rubric_format_begin (const RubricFormat *self, GString *out, gboolean solutions);

/**
 * rubric_format_append:
 * @info: (nullable): the texts beside the puzzle
 * @solution: (nullable): a solution to go with it, in formats that have a place for one
 */
void rubric_format_append (const RubricFormat *self, GString *out, const SudSheet *sheet, const RubricInfo *info,
                           const SudGrid *solution);

/** rubric_format_end: Appends what ends a file of puzzles. */
void rubric_format_end (const RubricFormat *self, GString *out);

/**
 * rubric_format_write:
 * @info: (nullable): the texts beside the puzzle
 *
 * Returns: (transfer full): the text of a file with this one puzzle, closed by a newline
 */
GBytes *rubric_format_write (const RubricFormat *self, const SudSheet *sheet, const RubricInfo *info);
