/* sud-batch.c - many puzzles: a stream of lines in, a stream of text out, in the order of the input
 *
 * Each of N threads reads a chunk of lines, works on it, and writes what is due; one at a time reads, one at a time
 * writes. So a chunk stays in the cache of one core, and no thread has to make room for another. Chunks are in a ring
 * that has more of them than there are threads, so that a slow one does not hold up the others:
 *
 *      write_at                         read_at
 *         v                                v
 *     | done | working | done | working | being read |   |
 *
 *     write_at <= read_at <= write_at + slots
 *
 * What has been written last is read into next, while it is still in the cache: the ring has pointers, the chunks that
 * are not in it lie on a stack.
 *
 * A chunk may begin with few lines, for nobody knows yet how long they take, and grow to what takes a millisecond: short enough
 * for threads to end together, and long enough for reading, locks and lanes that begin and end empty to be nothing.
 *
 * Whoever finds the oldest chunk done writes it, and those behind it that are done as well. A chunk never grows: one
 * whose text is full waits until it is the oldest, is written and emptied, and goes on. The oldest chunk waits for
 * nobody, so there is no deadlock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-batch.h"
#include "sud-cancel.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
  NOTES_SIZE = 16 << 10,
  CHUNK_NS = 1000000,     /* how long a chunk that grows is to take */
  CHUNK_LINES_MAX = 1024, /* and how far it does: the lines that follow may be slow ones */
};

_Static_assert ((int)NOTES_SIZE >= (int)SUD_BATCH_RESERVE_MAX && SUD_BATCH_CHUNK_MANY >= SUD_BATCH_RESERVE_MAX,
                "an empty channel has room for whatever may be asked for");

typedef struct _Batch Batch;

/* A chunk: some lines, and the text that they become. Belongs to the thread that read it until it is done. */
struct _SudBatchText
{
  Batch *batch;
  uint64_t index;
  bool done;
  SudBatchEnd end; /* DONE, or why its last lines are missing */
  SudLinesTaken taken;
  char *lines;
  char *text[SUD_BATCH_N_CHANNELS];
  size_t filled[SUD_BATCH_N_CHANNELS];
};

struct _Batch
{
  const SudBatchJob *job;
  SudLineReader *reader;
  pthread_mutex_t lock;
  pthread_cond_t may_read; /* nobody reads, and there is room */
  pthread_cond_t turn;     /* another chunk is the oldest */
  uint64_t read_at;
  uint64_t write_at;
  uint64_t slots;
  uint64_t chunk_lines; /* that are taken next */
  bool reading;
  bool writing;
  bool closed;       /* there are no more lines */
  atomic_bool ended; /* before its time: nothing more will be written */
  SudBatchEnd end;
  size_t lines_size;
  size_t sizes[SUD_BATCH_N_CHANNELS];
  SudBatchText **ring;
  SudBatchText **unused;
  uint64_t n_unused;
  SudBatchText *chunks;
  char *memory; /* of all chunks */
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
  return self->ring[index % self->slots];
}

static bool
is_cancelled (const SudBatchJob *job)
{
  return sud_is_cancelled (job->cancel);
}

bool
sud_batch_goes_on (const SudBatchText *self)
{
  return !is_cancelled (self->batch->job) && !atomic_load_explicit (&self->batch->ended, memory_order_relaxed);
}

/* Under the lock. */
static void
end_early (Batch *self, SudBatchEnd end)
{
  if (self->ended)
    return;
  self->ended = true;
  self->end = end;
  pthread_cond_broadcast (&self->may_read);
  pthread_cond_broadcast (&self->turn);
  if (self->job->interrupt != NULL)
    self->job->interrupt (self->job->data);
}

/* Reading. */

/* Under the lock: takes the next lines. Returns NULL where there are no more. */
static SudBatchText *
take_lines (Batch *self)
{
  SudBatchText *chunk = self->unused[--self->n_unused];
  uint64_t most = self->chunk_lines;
  bool taken;

  self->reading = true;
  pthread_mutex_unlock (&self->lock);
  taken = sud_line_reader_take (self->reader, most, chunk->lines, &chunk->taken);
  pthread_mutex_lock (&self->lock);
  self->reading = false;
  if (!taken)
    {
      self->closed = true;
      pthread_cond_broadcast (&self->may_read);
      return NULL;
    }
  chunk->index = self->read_at;
  chunk->done = false;
  self->ring[self->read_at++ % self->slots] = chunk;
  pthread_cond_signal (&self->may_read);
  return chunk;
}

/* Returns the next chunk, or NULL where there is none, or no use for it. */
static SudBatchText *
read_chunk (Batch *self)
{
  SudBatchText *chunk = NULL;

  pthread_mutex_lock (&self->lock);
  while (!self->ended && !self->closed && (self->reading || self->n_unused == 0))
    pthread_cond_wait (&self->may_read, &self->lock);
  if (!self->ended && !self->closed)
    chunk = take_lines (self);
  pthread_mutex_unlock (&self->lock);
  return chunk;
}

/* Writing. */

/* Empties all channels, also where writing fails: who is at work goes on asking for room until it looks up. */
static bool
write_text (SudBatchText *chunk, const SudBatchJob *job, uint64_t lines)
{
  bool written = true;

  for (int channel = 0; channel < SUD_BATCH_N_CHANNELS && written; channel++)
    if (chunk->filled[channel] > 0)
      written = job->write (channel, chunk->text[channel], chunk->filled[channel], job->data);
  memset (chunk->filled, 0, sizeof chunk->filled);
  if (job->progress != NULL)
    job->progress (lines, job->data);
  return written;
}

/* Under the lock, when nobody writes and the oldest chunk is done. */
static void
write_oldest (Batch *self)
{
  SudBatchText *chunk = chunk_at (self, self->write_at);
  bool written;

  self->writing = true;
  pthread_mutex_unlock (&self->lock);
  written = write_text (chunk, self->job, chunk->taken.lines_before + chunk->taken.n_lines);
  pthread_mutex_lock (&self->lock);
  self->writing = false;
  if (!written)
    end_early (self, SUD_BATCH_WRITE_FAILED);
  else if (chunk->end != SUD_BATCH_DONE)
    end_early (self, chunk->end);
  else
    {
      self->write_at++;
      self->unused[self->n_unused++] = chunk;
      pthread_cond_broadcast (&self->turn);
      pthread_cond_signal (&self->may_read);
    }
}

static uint64_t
now_ns (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* Under the lock: as many lines as take as long as a chunk should, by one that took @ns; at most twice as many as before. */
static void
adapt_chunks (Batch *self, const SudBatchText *chunk, uint64_t ns)
{
  uint64_t lines = chunk->taken.n_lines * CHUNK_NS / (ns | 1);

  if (lines > 2 * self->chunk_lines)
    lines = 2 * self->chunk_lines;
  if (lines > CHUNK_LINES_MAX)
    lines = CHUNK_LINES_MAX;
  self->chunk_lines = lines > self->job->chunk_lines ? lines : self->job->chunk_lines;
}

static void
finish_chunk (Batch *self, SudBatchText *chunk, uint64_t ns)
{
  pthread_mutex_lock (&self->lock);
  chunk->done = true;
  if (self->job->chunk_grows)
    adapt_chunks (self, chunk, ns);
  while (!self->ended && !self->writing && self->write_at < self->read_at && chunk_at (self, self->write_at)->done)
    write_oldest (self);
  pthread_mutex_unlock (&self->lock);
}

/* Empties a chunk that is being worked on. Once it is the oldest nobody else writes, for it is not done. */
static void
make_room (SudBatchText *chunk)
{
  Batch *self = chunk->batch;

  pthread_mutex_lock (&self->lock);
  while (self->write_at != chunk->index && !self->ended)
    pthread_cond_wait (&self->turn, &self->lock);
  pthread_mutex_unlock (&self->lock);

  if (self->ended)
    memset (chunk->filled, 0, sizeof chunk->filled);
  else if (!write_text (chunk, self->job, chunk->taken.lines_before))
    {
      pthread_mutex_lock (&self->lock);
      end_early (self, SUD_BATCH_WRITE_FAILED);
      pthread_mutex_unlock (&self->lock);
    }
}

char *
sud_batch_reserve (SudBatchText *self, SudBatchChannel channel, size_t length)
{
  if (length > SUD_BATCH_RESERVE_MAX)
    abort (); /* better than memory that is overwritten */
  if (self->batch->sizes[channel] - self->filled[channel] < length)
    make_room (self);
  return self->text[channel] + self->filled[channel];
}

void
sud_batch_commit (SudBatchText *self, SudBatchChannel channel, const char *end)
{
  self->filled[channel] = end - self->text[channel];
}

void
sud_batch_append (SudBatchText *self, SudBatchChannel channel, const char *text, size_t length)
{
  while (length > 0)
    {
      size_t n = length < SUD_BATCH_RESERVE_MAX ? length : SUD_BATCH_RESERVE_MAX;
      char *room = sud_batch_reserve (self, channel, n);

      memcpy (room, text, n);
      sud_batch_commit (self, channel, room + n);
      text += n;
      length -= n;
    }
}

/* Working. */

static void
work_on_chunk (Batch *self, SudBatchText *chunk, void *context)
{
  const SudBatchJob *job = self->job;
  const SudLinesTaken *taken = &chunk->taken;
  SudLines lines = { .at = chunk->lines, .end = chunk->lines + taken->length, .number = taken->lines_before };

  if (!is_cancelled (job) && job->work (&lines, chunk, context, job->data))
    chunk->end = SUD_BATCH_DONE;
  else
    chunk->end = is_cancelled (job) ? SUD_BATCH_CANCELLED : SUD_BATCH_STOPPED;
}

static void *
work_thread (void *data)
{
  Worker *worker = data;
  SudBatchText *chunk;

  while ((chunk = read_chunk (worker->batch)) != NULL)
    {
      uint64_t start = now_ns ();

      work_on_chunk (worker->batch, chunk, worker->context);
      finish_chunk (worker->batch, chunk, now_ns () - start);
    }
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

/* Signals are for the caller's thread. SIGPIPE alone belongs to the threads that write. */
static void
run_threads (Batch *self)
{
  Worker workers[SUD_BATCH_MAX_THREADS];
  sigset_t all, before;
  int n;

  sigfillset (&all);
  sigdelset (&all, SIGPIPE);
  pthread_sigmask (SIG_SETMASK, &all, &before);
  n = start_workers (self, workers);
  pthread_sigmask (SIG_SETMASK, &before, NULL);
  for (int i = 0; i < n; i++)
    pthread_join (workers[i].thread, NULL);
  if (n == 0)
    {
      self->ended = true;
      self->end = SUD_BATCH_NO_RESOURCES;
    }
}

/* Memory that is not touched is not there: small chunks, and notes that nobody makes, cost nothing. */
static bool
allocate_chunks (Batch *self)
{
  size_t size = self->lines_size;
  char *at;

  for (int channel = 0; channel < SUD_BATCH_N_CHANNELS; channel++)
    size += self->sizes[channel];
  self->ring = calloc (self->slots, sizeof *self->ring);
  self->unused = calloc (self->slots, sizeof *self->unused);
  self->chunks = calloc (self->slots, sizeof *self->chunks);
  self->memory = at = calloc (self->slots, size);
  if (self->ring == NULL || self->unused == NULL || self->chunks == NULL || self->memory == NULL)
    return false;
  for (uint64_t i = 0; i < self->slots; i++)
    {
      SudBatchText *chunk = &self->chunks[i];

      self->unused[self->n_unused++] = chunk;
      chunk->batch = self;
      chunk->lines = at;
      at += self->lines_size;
      for (int channel = 0; channel < SUD_BATCH_N_CHANNELS; channel++)
        {
          chunk->text[channel] = at;
          at += self->sizes[channel];
        }
    }
  return true;
}

static bool
batch_init (Batch *self, const SudBatchJob *job)
{
  bool few = job->threads <= SUD_BATCH_FEW_THREADS;

  *self = (Batch){ .job = job, .chunk_lines = job->chunk_lines };
  self->slots = (uint64_t)(few ? job->threads * 2 : job->threads * 5 / 4) + 2;
  self->lines_size = few ? SUD_BATCH_CHUNK_MAX : SUD_BATCH_CHUNK_MANY;
  self->sizes[SUD_BATCH_ANSWERS] = self->lines_size / 4 * 5; /* columns may be added */
  self->sizes[SUD_BATCH_NOTES] = NOTES_SIZE;
  pthread_mutex_init (&self->lock, NULL);
  pthread_cond_init (&self->may_read, NULL);
  pthread_cond_init (&self->turn, NULL);
  self->reader = sud_line_reader_new (job->read, self->lines_size, job->data);
  return allocate_chunks (self) && self->reader != NULL;
}

static void
batch_clear (Batch *self)
{
  free (self->memory);
  free (self->chunks);
  free (self->unused);
  free (self->ring);
  sud_line_reader_free (self->reader);
  pthread_cond_destroy (&self->turn);
  pthread_cond_destroy (&self->may_read);
  pthread_mutex_destroy (&self->lock);
}

SudBatchEnd
sud_batch_run (const SudBatchJob *job)
{
  SudBatchEnd end = SUD_BATCH_NO_RESOURCES;
  Batch self;

  if (batch_init (&self, job))
    {
      run_threads (&self);
      end = self.end;
      if (!self.ended && sud_line_reader_failed (self.reader))
        end = is_cancelled (job) ? SUD_BATCH_CANCELLED : SUD_BATCH_READ_FAILED;
    }
  batch_clear (&self);
  return end;
}
