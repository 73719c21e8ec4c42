/* rubric-cli-input.h - a file or standard input: detected to be a stream of lines, a document or a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli.h"
#include "rubric-document.h"

#include <sys/types.h>

/**
 * RubricCliInput:
 * @name: for messages: the path, or "-"
 * @is_stream: whether it has lines of one puzzle each; else it is a document, or a picture, which is read into one
 * @is_detected: whether the format was not given: a document is detected again when all of it has been read
 * @uncertain: (nullable) (element-type utf8): the uncertain cells of each puzzle of a picture that has been read, for
 *   programs, as "r3c4 read as 6 (or 5)"; NULL for a puzzle that is certain
 */
typedef struct
{
  const char *name;
  gboolean is_stream;
  gboolean is_detected;
  GPtrArray *uncertain;
  /*< private >*/
  int fd;
  const RubricFormat *format;
  GByteArray *head;     /* the bytes that were read to detect it */
  gsize head_taken;
  gboolean at_end; /* @head is all there is */
  gboolean is_picture;
} RubricCliInput;

/**
 * rubric_cli_input_open:
 * @path: a path, or "-"
 * @format: (nullable): its format, or NULL to detect it from the first 64 KiB
 *
 * Waits for no more than it needs: a first line that is a puzzle makes a stream at once.
 *
 * Returns: FALSE with @error if it cannot be read
 */
gboolean rubric_cli_input_open (RubricCliInput *self, const char *path, const RubricFormat *format, GError **error);

void rubric_cli_input_close (RubricCliInput *self);

/** rubric_cli_input_read: Reads on, like read(2); SIGINT ends it with -1. */
ssize_t rubric_cli_input_read (RubricCliInput *self, char *buffer, size_t size);

/**
 * rubric_cli_input_read_document:
 *
 * Reads to the end. Reports parts of a text that are no puzzles, and uncertain cells of a picture.
 *
 * Returns: (transfer full) (nullable): the document, or NULL with @error if it cannot be read or is no puzzle file
 */
RubricDocument *rubric_cli_input_read_document (RubricCliInput *self, GError **error);

/** rubric_cli_read_document: Opens a file, and reads it by rubric_cli_input_read_document(). */
RubricDocument *rubric_cli_read_document (const char *path, const RubricFormat *format, GError **error);

/**
 * rubric_cli_read_small_document:
 *
 * Reads the text of a stranger's file without waiting, at most 512 KiB of it. What is no file, is a picture or, unless
 * it is a list of lines, is larger, is refused at once.
 *
 * Returns: (transfer full) (nullable): the document, or NULL with @error
 */
RubricDocument *rubric_cli_read_small_document (const char *path, GError **error);

/**
 * rubric_cli_input_fail:
 * @line: the line; 0: none
 *
 * Complains of the file called @name, in JSON as well if that is the form of answers, unless SIGINT is the reason.
 *
 * Returns: RUBRIC_CLI_ERROR or RUBRIC_CLI_INTERRUPTED
 */
RubricCliStatus rubric_cli_input_fail (const char *name, guint64 line, const char *message);

/** rubric_cli_input_fail_error: As rubric_cli_input_fail(), with the line and the message of @error. */
RubricCliStatus rubric_cli_input_fail_error (const char *name, const GError *error);

/**
 * rubric_cli_picture_get_options:
 *
 * Returns: (transfer none): the options, about pictures, of all commands that read files
 */
const GOptionEntry *rubric_cli_picture_get_options (void);

/** rubric_cli_picture_get_status: Returns: RUBRIC_CLI_NOT_ONE if anything in the pictures so far was uncertain */
RubricCliStatus rubric_cli_picture_get_status (void);
