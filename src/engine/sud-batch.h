/* sud-batch.h - many puzzles: a stream of lines in, a stream of text out, in the order of the input
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lines.h"

#include <stdatomic.h>
#include <sys/types.h>

enum
{
  SUD_BATCH_MAX_THREADS = 64,
  SUD_BATCH_FEW_THREADS = 8, /* with more there are smaller chunks */
  SUD_BATCH_CHUNK_MAX = 256 << 10, /* bytes of lines that a worker takes at once */
  SUD_BATCH_CHUNK_MANY = 64 << 10, /* the same with many threads */
  SUD_BATCH_RESERVE_MAX = 8 << 10,
};

/**
 * SudRead:
 *
 * Like read(2): waits for at least one byte and takes the bytes that are there.
 *
 * Returns: the bytes read, 0 at the end, -1 if it fails or is interrupted
 */
typedef ssize_t (*SudRead) (char *buffer, size_t size, void *data);

/**
 * SudBatchChannel:
 * @SUD_BATCH_ANSWERS: the text that the stream becomes
 * @SUD_BATCH_NOTES: remarks about it
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
 * @read: see #SudRead; called in one thread at a time
 * @work: turns lines into text with sud_batch_append(); called in the worker threads, each with its own context.
 * Returns false to end the batch, and should when sud_batch_goes_on() says so: the text of this call and of all earlier
 * lines is still written, but nothing of later lines
 * @write: takes text of one channel, in order; called in one thread at a time. Returns false if it fails, which ends
 *   the batch
 * @progress: (nullable): told how many lines have been dealt with; called as @write is
 * @interrupt: (nullable): the batch ends early: makes a @read that waits return; called in any thread
 * @data: for all of them
 * @threads: how many workers, 1 to SUD_BATCH_MAX_THREADS
 * @contexts: (nullable): an array of @threads contexts of @context_size bytes
 * @context_size: of one of @contexts
 * @chunk_lines: how many lines a worker takes at once, at least 1: few for slow work, many for quick work
 * @chunk_grows: whether it takes more for as long as they prove quick
 * @cancel: (nullable): once set, the lines dealt with so far are written and the batch ends
 */
typedef struct
{
  SudRead read;
  bool (*work) (SudLines *lines, SudBatchText *text, void *context, void *data);
  bool (*write) (SudBatchChannel channel, const char *text, size_t length, void *data);
  void (*progress) (uint64_t lines, void *data);
  void (*interrupt) (void *data);
  void *data;
  int threads;
  void *contexts;
  size_t context_size;
  uint64_t chunk_lines;
  bool chunk_grows;
  const atomic_bool *cancel;
} SudBatchJob;

/**
 * SudBatchEnd:
 * @SUD_BATCH_DONE: all lines were dealt with
 * @SUD_BATCH_CANCELLED: the flag was set before that
 * @SUD_BATCH_STOPPED: a work function returned false
 * @SUD_BATCH_READ_FAILED: the lines read before are dealt with and written
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
 * Works through the lines of a stream in several threads and returns when all of it is written. A line is worked on as
 * soon as it has been read, so a stream that trickles is answered line by line.
 *
 * Memory is bounded whatever the stream holds: 2.6 MiB with one thread, 11 MiB with 8, 13 MiB with 64. Reading waits
 * for workers that fall behind, and workers wait for writing.
 */
SudBatchEnd sud_batch_run (const SudBatchJob *job);

/** sud_batch_goes_on: Returns: whether the work is still wanted */
bool sud_batch_goes_on (const SudBatchText *self);

/**
 * sud_batch_append:
 * @self: the text of the lines being worked on
 * @channel: where to
 *
 * Appends text of any length. May wait until earlier lines have been written.
 */
void sud_batch_append (SudBatchText *self, SudBatchChannel channel, const char *text, size_t length);

/**
 * sud_batch_reserve:
 * @length: at most SUD_BATCH_RESERVE_MAX: to ask for more ends the program
 *
 * Makes room without copying: text that is written there counts after a sud_batch_commit(). May wait, too. There is
 * room even after the batch has ended, for text that nobody will see.
 *
 * Returns: room for @length bytes
 */
char *sud_batch_reserve (SudBatchText *self, SudBatchChannel channel, size_t length);

/** sud_batch_commit: Appends the text from sud_batch_reserve() up to @end. */
void sud_batch_commit (SudBatchText *self, SudBatchChannel channel, const char *end);
