/* sud-batch.h - many puzzles: a stream of lines in, a stream of text out, in the order of the input
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-line-reader.h"

#include <stdatomic.h>

enum
{
  SUD_BATCH_MAX_THREADS = 64,
};

/**
 * SudBatchLine:
 * @text: not closed by a NUL; without the line's end (LF or CRLF)
 * @length: of @text
 * @number: of the line in the stream, from 1
 * @too_long: the line is longer than SUD_LINE_MAX and @text only its beginning
 */
typedef struct
{
  const char *text;
  size_t length;
  uint64_t number;
  bool too_long;
} SudBatchLine;

/**
 * SudBatchChannel:
 * @SUD_BATCH_ANSWERS: what the stream is turned into
 * @SUD_BATCH_NOTES: what is to be said about it
 */
typedef enum
{
  SUD_BATCH_ANSWERS,
  SUD_BATCH_NOTES,
  SUD_BATCH_N_CHANNELS,
} SudBatchChannel;

typedef struct _SudBatchText SudBatchText;

/**
 * SudBatchJob:
 * @read: see #SudRead; called in the thread of sud_batch_run() alone
 * @work: turns one line into text with sud_batch_append(); called in the worker threads, each with its own context.
 *   Returns false to end the batch: what it and all lines before it appended is still written, nothing of later lines
 * @write: takes text of one channel, in order; called in one thread. Returns false where it fails, which ends the batch
 * @progress: (nullable): told how many lines have been dealt with; called in the thread of @write
 * @interrupt: (nullable): the batch ends early: makes a @read that waits return; called in any thread
 * @data: for all of them
 * @threads: how many lines are worked on at once, 1 to SUD_BATCH_MAX_THREADS
 * @contexts: (nullable): an array of @threads contexts of @context_size bytes
 * @context_size: of one of @contexts
 * @chunk_lines: the most lines a worker takes at once, at least 1: few for slow work, many for quick work
 * @cancel: (nullable): looked at before each line; once set, the lines dealt with so far are written and the batch ends
 */
typedef struct
{
  SudRead read;
  bool (*work) (const SudBatchLine *line, SudBatchText *text, void *context, void *data);
  bool (*write) (SudBatchChannel channel, const char *text, size_t length, void *data);
  void (*progress) (uint64_t lines, void *data);
  void (*interrupt) (void *data);
  void *data;
  int threads;
  void *contexts;
  size_t context_size;
  int chunk_lines;
  const atomic_bool *cancel;
} SudBatchJob;

/**
 * SudBatchEnd:
 * @SUD_BATCH_DONE: all lines were dealt with
 * @SUD_BATCH_CANCELLED: the flag was set before that
 * @SUD_BATCH_STOPPED: a work function returned false
 * @SUD_BATCH_READ_FAILED: what was read before is dealt with and written
 * @SUD_BATCH_WRITE_FAILED: a write function returned false
 * @SUD_BATCH_NO_RESOURCES: no memory or no thread; nothing was read
 */
typedef enum
{
  SUD_BATCH_DONE,
  SUD_BATCH_CANCELLED,
  SUD_BATCH_STOPPED,
  SUD_BATCH_READ_FAILED,
  SUD_BATCH_WRITE_FAILED,
  SUD_BATCH_NO_RESOURCES,
} SudBatchEnd;

/**
 * sud_batch_run:
 *
 * Works through the lines of a stream in several threads and returns when all of it is written. Blank lines, lines that
 * begin with `#` and a byte order mark are passed over; they count in the numbering. A line is worked on as soon as it
 * has been read, so a stream that trickles is answered line by line.
 *
 * Memory is bounded whatever the stream holds: about 288 KiB a thread. Reading waits while the workers are behind, the
 * workers wait while writing is.
 */
SudBatchEnd sud_batch_run (const SudBatchJob *job);

/**
 * sud_batch_append:
 * @self: the text of the line being worked on
 * @channel: where to
 *
 * Appends text of any length. May wait until the lines before this one have been written.
 */
void sud_batch_append (SudBatchText *self, SudBatchChannel channel, const char *text, size_t length);
