/* rubric-document.h - the puzzles of a file: an index, parsed on demand
 *
 * A document is immutable once made, so any thread may read it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"

#include <glib-object.h>

#define RUBRIC_TYPE_DOCUMENT (rubric_document_get_type ())
G_DECLARE_FINAL_TYPE (RubricDocument, rubric_document, RUBRIC, DOCUMENT, GObject)

/**
 * rubric_document_new:
 * @bytes: the whole file
 * @format: (nullable): what it is, or NULL to find out
 *
 * Indexes @bytes. A file of several puzzles may hold bad ones: they are found when they are read. A file whose only
 * puzzle is bad is refused here.
 *
 * Returns: (transfer full) (nullable): a document of at least one puzzle, or NULL with @error in RUBRIC_FORMAT_ERROR
 */
RubricDocument *rubric_document_new (GBytes *bytes, const RubricFormat *format, GError **error);

/**
 * rubric_document_new_from_text:
 * @text: something pasted or dropped
 * @length: its bytes, or -1 if NUL ends it
 *
 * As rubric_document_new(), for text that is in no file. @text is copied.
 */
RubricDocument *rubric_document_new_from_text (const char *text, gssize length, GError **error);

/** rubric_document_get_format: Returns: (transfer none): the format it was read as */
const RubricFormat *rubric_document_get_format (RubricDocument *self);

/** rubric_document_get_n_puzzles: Returns: the number of its puzzles, at least 1 */
guint rubric_document_get_n_puzzles (RubricDocument *self);

/**
 * RubricSpan:
 * @start: first byte
 * @end: after the last; equal to @start if nothing is written
 */
typedef struct
{
  guint32 start, end;
} RubricSpan;

/**
 * rubric_document_get_spans:
 * @index: of a puzzle
 *
 * Returns: (transfer none) (nullable): the places of its 81 cells, if it was found in any text; NULL if a format has
 * read it
 */
const RubricSpan *rubric_document_get_spans (RubricDocument *self, guint index);

/**
 * rubric_document_read:
 * @index: 0 to rubric_document_get_n_puzzles() - 1
 * @sheet: (out): the puzzle
 * @info: (out) (optional) (transfer full): what the file says about it
 *
 * Parses one puzzle. @sheet and @info stay untouched if that fails.
 *
 * Returns: FALSE with @error in RUBRIC_FORMAT_ERROR if this puzzle is bad
 */
gboolean rubric_document_read (RubricDocument *self, guint index, SudSheet *sheet, RubricInfo **info, GError **error);

/**
 * rubric_document_peek:
 * @bare: (out) (optional): whether that is all that the file says about the puzzle
 *
 * A shortcut past rubric_document_read() for lists of a million puzzles.
 *
 * Returns: (transfer none) (nullable): 81 characters, 1 to 9 or a blank, if puzzle @index stands in the file like that;
 * not closed by a NUL
 */
const char *rubric_document_peek (RubricDocument *self, guint index, gboolean *bare);

/**
 * rubric_document_get_fields:
 *
 * Returns: a set of 1 << #RubricInfoField: the fields that puzzles of this file may have; perhaps none has
 */
guint rubric_document_get_fields (RubricDocument *self);

/**
 * rubric_document_get_line:
 * @index: of a puzzle
 *
 * Returns: the line of the file, from 1, on which it begins
 */
gsize rubric_document_get_line (RubricDocument *self, guint index);

/**
 * rubric_document_get_notes:
 *
 * Returns: (transfer none) (nullable): a sentence for people: what was taken of the text and what was left
 */
const char *rubric_document_get_notes (RubricDocument *self);

/**
 * rubric_document_get_n_left_out:
 *
 * Returns: the number of grids in the text that are not among the puzzles; solutions of the puzzles do not count
 */
guint rubric_document_get_n_left_out (RubricDocument *self);

/**
 * rubric_document_has_alternatives:
 *
 * Returns: whether its puzzles are different ways to read one place of the text, so that a person has to choose
 */
gboolean rubric_document_has_alternatives (RubricDocument *self);

/* The functions below are for the index functions of formats only. */

/** rubric_document_add: Adds a puzzle to the index: it begins at @offset of the text that the format was given, on line
 * @line. */
void rubric_document_add (RubricDocument *self, gsize offset, gsize line);

/** rubric_document_add_spans: Adds the places of the 81 cells of the puzzle that was added last. */
void rubric_document_add_spans (RubricDocument *self, const RubricSpan spans[SUD_CELLS]);

/** rubric_document_add_single: The index function of formats with one puzzle a file. */
gboolean rubric_document_add_single (RubricDocument *self, const char *text, gsize length, GError **error);

/** rubric_document_add_lines: The index function of formats with one puzzle a line. */
gboolean rubric_document_add_lines (RubricDocument *self, const char *text, gsize length, GError **error);

/** rubric_document_add_heading: Adds a heading, @length bytes at @offset. The puzzles that are added after it, up to
 * the next heading, are parsed with it in their slice. @tag is a value that the format has derived from it, or 0. */
void rubric_document_add_heading (RubricDocument *self, gsize offset, gsize length, guint32 tag);

/** rubric_document_set_fields: Limits the fields of the puzzles to @fields, 1 << #RubricInfoField each, fewer than the
 * format can have. */
void rubric_document_set_fields (RubricDocument *self, guint fields);

/** rubric_document_take_text: Takes over @text in place of the text that the format was given. Offsets are in the new
 * text; line numbers are still the file's. */
void rubric_document_take_text (RubricDocument *self, GBytes *text);

/** rubric_document_set_n_left_out: Sets the number that rubric_document_get_n_left_out() returns. */
void rubric_document_set_n_left_out (RubricDocument *self, guint n_left_out);

/** rubric_document_take_notes: Takes over @notes: see rubric_document_get_notes(). Readers that make a text of other
 * files call it, too. */
void rubric_document_take_notes (RubricDocument *self, char *notes, gboolean has_alternatives);
