/* sud-batch.c - many puzzles: a stream of lines in, a stream of text out, in the order of the input
 *
 * The thread of sud_batch_run() reads, N threads work, one writes. Between them goes a ring of chunks, a few for each
 * worker so that a slow line does not hold up the others:
 *
 *      write_at            work_at             read_at
 *         v                   v                   v
 *     | DONE | WORKING | DONE | FILLED | FILLED | EMPTY | EMPTY |
 *
 *     write_at <= work_at <= read_at <= write_at + slots
 *
 * A chunk never grows. One whose text is full waits until it is the oldest, is written and emptied (FULL), and goes on.
 * The oldest chunk waits for nobody, so there is no deadlock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-batch.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum
{
  SLOTS_PER_THREAD = 4,
  TEXT_SIZE = 16 << 10, /* of one channel of one chunk */
};

typedef enum
{
  CHUNK_EMPTY,
  CHUNK_FILLED,
  CHUNK_WORKING,
  CHUNK_FULL,
  CHUNK_DONE,
} ChunkState;

typedef struct _Batch Batch;

/* A chunk: some lines, and the text that they become. The owner is told by @state, which is under the batch's lock. */
struct _SudBatchText
{
  Batch *batch;
  ChunkState state;
  SudBatchEnd end; /* DONE, or why its last lines are missing */
  SudLinesTaken taken;
  size_t filled[SUD_BATCH_N_CHANNELS];
  char lines[SUD_LINE_MAX];
  char text[SUD_BATCH_N_CHANNELS][TEXT_SIZE];
};

struct _Batch
{
  const SudBatchJob *job;
  pthread_mutex_t lock;
  pthread_cond_t to_work;  /* a chunk was filled */
  pthread_cond_t to_write; /* a chunk is full or done */
  pthread_cond_t room;     /* a chunk was written */
  uint64_t read_at;
  uint64_t work_at;
  uint64_t write_at;
  uint64_t slots;
  bool closed;       /* no more chunks will come */
  atomic_bool ended; /* before its time: nothing more will be written */
  SudBatchEnd end;
  SudBatchText *ring;
};

typedef struct
{
  Batch *batch;
  void *context;
  pthread_t thread;
} Worker;

static SudBatchText *
chunk_at (Batch *self, uint64_t index)
{
  return &self->ring[index % self->slots];
}

static bool
is_cancelled (const SudBatchJob *job)
{
  return job->cancel != NULL && atomic_load_explicit (job->cancel, memory_order_relaxed);
}

/* Reading: everything into chunks of whole lines. */

static void
read_all (Batch *self, SudLineReader *reader)
{
  SudBatchText *chunk;

  pthread_mutex_lock (&self->lock);
  for (;;)
    {
      bool filled;

      while (!self->ended && self->read_at - self->write_at == self->slots)
        pthread_cond_wait (&self->room, &self->lock);
      chunk = chunk_at (self, self->read_at);
      if (self->ended)
        break;

      pthread_mutex_unlock (&self->lock);
      filled = sud_line_reader_take (reader, self->job->chunk_lines, chunk->lines, &chunk->taken);
      pthread_mutex_lock (&self->lock);
      if (!filled)
        break;

      chunk->state = CHUNK_FILLED;
      self->read_at++;
      pthread_cond_signal (&self->to_work);
    }
  self->closed = true;
  pthread_cond_broadcast (&self->to_work);
  pthread_cond_broadcast (&self->to_write);
  pthread_mutex_unlock (&self->lock);
}

/* Working: a chunk, line by line. */

static bool
is_passed_over (const SudBatchLine *line)
{
  if (line->length > 0 && line->text[0] == '#')
    return true;
  for (size_t i = 0; i < line->length; i++)
    if (memchr (" \t\r\v\f", line->text[i], 5) == NULL)
      return false;
  return true;
}

/* The line at *@at, which moves on to the next. */
static SudBatchLine
next_line (const char **at, const char *end, uint64_t number)
{
  const char *newline = memchr (*at, '\n', end - *at);
  SudBatchLine line = { .text = *at, .length = (newline != NULL ? newline : end) - *at, .number = number };

  *at = newline != NULL ? newline + 1 : end;
  if (newline != NULL && line.length > 0 && line.text[line.length - 1] == '\r')
    line.length--;
  if (number == 1 && line.length >= 3 && memcmp (line.text, "\xef\xbb\xbf", 3) == 0)
    {
      line.text += 3;
      line.length -= 3;
    }
  return line;
}

static void
work_on_chunk (Batch *self, SudBatchText *chunk, void *context)
{
  const SudBatchJob *job = self->job;
  const char *at = chunk->lines, *end = at + chunk->taken.length;

  for (uint64_t i = 1; i <= chunk->taken.n_lines; i++)
    {
      SudBatchLine line = next_line (&at, end, chunk->taken.lines_before + i);

      line.too_long = chunk->taken.too_long;
      chunk->end = SUD_BATCH_CANCELLED;
      if (is_cancelled (job) || self->ended)
        return;
      if (!is_passed_over (&line) && !job->work (&line, chunk, context, job->data))
        {
          chunk->end = is_cancelled (job) ? SUD_BATCH_CANCELLED : SUD_BATCH_STOPPED;
          return;
        }
    }
  chunk->end = SUD_BATCH_DONE;
}

static void *
work_thread (void *data)
{
  Worker *worker = data;
  Batch *self = worker->batch;

  pthread_mutex_lock (&self->lock);
  for (;;)
    {
      SudBatchText *chunk;

      while (self->work_at == self->read_at && !self->closed)
        pthread_cond_wait (&self->to_work, &self->lock);
      if (self->work_at == self->read_at || self->ended)
        break;
      chunk = chunk_at (self, self->work_at++);
      chunk->state = CHUNK_WORKING;

      pthread_mutex_unlock (&self->lock);
      work_on_chunk (self, chunk, worker->context);
      pthread_mutex_lock (&self->lock);

      chunk->state = CHUNK_DONE;
      pthread_cond_signal (&self->to_write);
    }
  pthread_mutex_unlock (&self->lock);
  return NULL;
}

/* Has the text written and emptied. */
static void
wait_for_room (SudBatchText *chunk)
{
  Batch *batch = chunk->batch;

  pthread_mutex_lock (&batch->lock);
  chunk->state = CHUNK_FULL;
  pthread_cond_signal (&batch->to_write);
  while (chunk->state == CHUNK_FULL && !batch->ended)
    pthread_cond_wait (&batch->room, &batch->lock);
  if (batch->ended)
    memset (chunk->filled, 0, sizeof chunk->filled);
  pthread_mutex_unlock (&batch->lock);
}

void
sud_batch_append (SudBatchText *self, SudBatchChannel channel, const char *text, size_t length)
{
  while (length > 0)
    {
      size_t room = TEXT_SIZE - self->filled[channel], n = length < room ? length : room;

      memcpy (self->text[channel] + self->filled[channel], text, n);
      self->filled[channel] += n;
      text += n;
      length -= n;
      if (length > 0)
        wait_for_room (self);
    }
}

/* Writing: the oldest chunk, again and again. */

static bool
write_chunk (SudBatchText *chunk, const SudBatchJob *job)
{
  bool written = true;

  for (int channel = 0; channel < SUD_BATCH_N_CHANNELS && written; channel++)
    {
      if (chunk->filled[channel] > 0)
        written = job->write (channel, chunk->text[channel], chunk->filled[channel], job->data);
      chunk->filled[channel] = 0;
    }
  return written;
}

/* Waits for text of the oldest chunk. Returns NULL when all chunks are written. */
static SudBatchText *
wait_for_text (Batch *self)
{
  SudBatchText *chunk = chunk_at (self, self->write_at);

  for (;;)
    {
      if (self->write_at < self->read_at && (chunk->state == CHUNK_DONE || chunk->state == CHUNK_FULL))
        return chunk;
      if (self->closed && self->write_at == self->read_at)
        return NULL;
      pthread_cond_wait (&self->to_write, &self->lock);
    }
}

/* Under the lock. Returns whether the batch goes on after @chunk, whose text is written. */
static bool
release_chunk (Batch *self, SudBatchText *chunk)
{
  if (chunk->state == CHUNK_FULL)
    chunk->state = CHUNK_WORKING;
  else if (chunk->end != SUD_BATCH_DONE)
    {
      self->end = chunk->end;
      return false;
    }
  else
    {
      chunk->state = CHUNK_EMPTY;
      self->write_at++;
    }
  pthread_cond_broadcast (&self->room);
  return true;
}

static void *
write_thread (void *data)
{
  Batch *self = data;
  const SudBatchJob *job = self->job;
  SudBatchText *chunk;

  pthread_mutex_lock (&self->lock);
  while (!self->ended && (chunk = wait_for_text (self)) != NULL)
    {
      bool written;

      pthread_mutex_unlock (&self->lock);
      written = write_chunk (chunk, job);
      if (job->progress != NULL)
        job->progress (chunk->taken.lines_before + (chunk->state == CHUNK_DONE ? chunk->taken.n_lines : 0), job->data);
      pthread_mutex_lock (&self->lock);

      if (!written)
        self->end = SUD_BATCH_WRITE_FAILED;
      self->ended = !written || !release_chunk (self, chunk);
    }
  pthread_cond_broadcast (&self->to_work);
  pthread_cond_broadcast (&self->room);
  pthread_mutex_unlock (&self->lock);
  if (self->ended && job->interrupt != NULL)
    job->interrupt (job->data);
  return NULL;
}

/* The whole. */

/* Starts up to @job->threads workers. Returns how many. */
static int
start_workers (Batch *self, Worker *workers)
{
  const SudBatchJob *job = self->job;
  int n = 0;

  for (; n < job->threads; n++)
    {
      workers[n] = (Worker){ .batch = self };
      if (job->contexts != NULL)
        workers[n].context = (char *)job->contexts + n * job->context_size;
      if (pthread_create (&workers[n].thread, NULL, work_thread, &workers[n]) != 0)
        break;
    }
  return n;
}

/* Signals are for the caller's thread. SIGPIPE alone belongs to the thread that writes. */
static void
run_threads (Batch *self, SudLineReader *reader)
{
  Worker workers[SUD_BATCH_MAX_THREADS];
  pthread_t writer;
  sigset_t all, before;
  bool writing;
  int n;

  sigfillset (&all);
  sigdelset (&all, SIGPIPE);
  pthread_sigmask (SIG_SETMASK, &all, &before);
  writing = pthread_create (&writer, NULL, write_thread, self) == 0;
  n = writing ? start_workers (self, workers) : 0;
  pthread_sigmask (SIG_SETMASK, &before, NULL);

  if (n == 0)
    {
      self->ended = true;
      self->end = SUD_BATCH_NO_RESOURCES;
    }
  read_all (self, reader);
  for (int i = 0; i < n; i++)
    pthread_join (workers[i].thread, NULL);
  if (writing)
    pthread_join (writer, NULL);
}

static void
batch_init (Batch *self, const SudBatchJob *job)
{
  *self = (Batch){ .job = job, .slots = (uint64_t)job->threads * SLOTS_PER_THREAD };
  pthread_mutex_init (&self->lock, NULL);
  pthread_cond_init (&self->to_work, NULL);
  pthread_cond_init (&self->to_write, NULL);
  pthread_cond_init (&self->room, NULL);
  self->ring = calloc (self->slots, sizeof *self->ring);
  for (uint64_t i = 0; self->ring != NULL && i < self->slots; i++)
    self->ring[i].batch = self;
}

static void
batch_clear (Batch *self)
{
  free (self->ring);
  pthread_cond_destroy (&self->room);
  pthread_cond_destroy (&self->to_write);
  pthread_cond_destroy (&self->to_work);
  pthread_mutex_destroy (&self->lock);
}

SudBatchEnd
sud_batch_run (const SudBatchJob *job)
{
  SudLineReader *reader = sud_line_reader_new (job->read, job->data);
  SudBatchEnd end = SUD_BATCH_NO_RESOURCES;
  Batch self;

  batch_init (&self, job);
  if (reader != NULL && self.ring != NULL)
    {
      run_threads (&self, reader);
      end = self.end;
      if (!self.ended && sud_line_reader_failed (reader))
        end = is_cancelled (job) ? SUD_BATCH_CANCELLED : SUD_BATCH_READ_FAILED;
    }
  batch_clear (&self);
  sud_line_reader_free (reader);
  return end;
}
