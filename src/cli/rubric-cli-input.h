/* rubric-cli-input.h - a file or standard input: detected to be a stream of lines, a document or a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-status.h"
#include "rubric-document.h"

#include <sys/types.h>

/**
 * RubricCliInput:
 * @name: for messages: the path, or "-"
 * @is_stream: lines of one puzzle each; else a document, or a picture, which is read into one
 * @doubts: (nullable): of a picture that has been read, see rubric_cli_picture_read()
 */
typedef struct
{
  const char *name;
  gboolean is_stream;
  GPtrArray *doubts;
  /*< private >*/
  int fd;
  const RubricFormat *format;
  gboolean is_detected; /* and @format is only what it looks like */
  GByteArray *head; /* what was read to find out */
  gsize head_taken;
  gboolean at_end; /* @head is all there is */
  gboolean is_picture;
} RubricCliInput;

/**
 * rubric_cli_input_open:
 * @path: a path, or "-"
 * @format: (nullable): what it is, or NULL to find out from its first 64 KiB
 *
 * Waits for no more than it needs: a first line that is a puzzle makes a stream at once.
 *
 * Returns: FALSE with @error where it cannot be read
 */
gboolean rubric_cli_input_open (RubricCliInput *self, const char *path, const RubricFormat *format, GError **error);

void rubric_cli_input_close (RubricCliInput *self);

/** Reads on, like read(2); ends with -1 on SIGINT. */
ssize_t rubric_cli_input_read (RubricCliInput *self, char *buffer, size_t size);

/**
 * rubric_cli_input_read_document:
 *
 * Reads to the end, and tells what was left out of a text that is more than puzzles.
 *
 * Returns: (transfer full) (nullable): the document, or NULL with @error where it cannot be read or is no puzzle file
 */
RubricDocument *rubric_cli_input_read_document (RubricCliInput *self, GError **error);

/** Complains of the file called @name, except where the reason is SIGINT. @line 0 leaves the line out. */
RubricCliStatus rubric_cli_input_fail (const char *name, guint64 line, const char *message);
