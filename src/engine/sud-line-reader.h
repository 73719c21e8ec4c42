/* sud-line-reader.h - lines out of a stream, in bounded memory whatever their length
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lines.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct _SudLineReader SudLineReader;

/**
 * SudRead:
 *
 * Like read(2): waits for at least one byte and takes what is there.
 *
 * Returns: the bytes read, 0 at the end, -1 where it fails or is interrupted
 */
typedef ssize_t (*SudRead) (char *buffer, size_t size, void *data);

/**
 * SudLinesTaken:
 * @lines_before: of the stream
 * @n_lines: at least 1
 * @length: bytes, line ends included; the last line of a stream may have none, and of a line that does not fit only the
 *   beginning is there: SUD_LINE_MAX bytes or more
 */
typedef struct
{
  uint64_t lines_before;
  uint64_t n_lines;
  size_t length;
} SudLinesTaken;

/**
 * sud_line_reader_new:
 * @size: the most bytes that are taken at once, at least SUD_LINE_MAX
 *
 * Returns: (nullable): a reader at the beginning of a stream, or NULL where there is no memory
 */
SudLineReader *sud_line_reader_new (SudRead read, size_t size, void *data);

void sud_line_reader_free (SudLineReader *self);

/**
 * sud_line_reader_take:
 * @max_lines: at least 1
 * @lines: (out): room for as many bytes as sud_line_reader_new() was told
 * @taken: (out): what they are
 *
 * Takes whole lines. Reads on only when there is none: of a stream that trickles each line is handed out as it comes.
 *
 * Returns: false at the end of the stream, or where reading failed; half a line before a failure is dropped
 */
bool sud_line_reader_take (SudLineReader *self, uint64_t max_lines, char *lines, SudLinesTaken *taken);

/** Whether reading failed. */
bool sud_line_reader_failed (const SudLineReader *self);
