/* sud-batch.c - many puzzles: a stream of lines in, a stream of text out, in the order of the input
 *
 * Each of N threads reads a chunk of lines, works on it, and writes the chunks that are due; one thread at a time
 * reads, one at a time writes. So a chunk stays in the cache of one core, and no thread has to make room for another.
 * Chunks are in a ring that has more of them than there are threads, so that a slow one does not hold up the others:
 *
 *      write_at                         read_at
 *         v                                v
 *     | done | working | done | working | being read |   |
 *
 *     write_at <= read_at <= write_at + slots
 *
 * The chunk that was written last is read into next, while it is still in the cache: the ring has pointers, the chunks
 * that are not in it lie on a stack.
 *
 * Chunks may begin with few lines, for nobody knows yet how long they take, and get more until one takes a millisecond:
 * short enough for threads to end together, and long enough for reading, locks and idle lanes to be nothing.
 *
 * The thread that finds the oldest chunk done writes it, and those after it that are done as well. The memory of a
 * chunk never grows: one whose text is full waits until it is the oldest, is written and emptied, and goes on. The
 * oldest chunk waits for nobody, so there is no deadlock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-batch.h"

#include "sud-cancel.h"
#include "sud-clock.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum
{
  NOTES_SIZE = 16 << 10,
  CHUNK_NS = 1000000,     /* the time that a chunk is to take, if it may get more lines */
  MAX_CHUNK_LINES = 1024, /* at most: the lines that follow may be slow ones */
};

_Static_assert ((int)NOTES_SIZE >= (int)SUD_BATCH_RESERVE_MAX && SUD_BATCH_CHUNK_MANY >= SUD_BATCH_RESERVE_MAX,
                "an empty channel has room for any request");

/**
 * LinesTaken:
 * @lines_before: of the stream
 * @n_lines: at least 1
 * @length: bytes, line ends included; the last line of a stream may have none, and a line that does not fit is cut off:
 *   after SUD_LINE_MAX bytes or more
 */
typedef struct
{
  uint64_t lines_before;
  uint64_t n_lines;
  size_t length;
} LinesTaken;

/* Lines out of a stream, in bounded memory whatever their length. Bytes are read into the memory in which they are
 * worked on. Only the part of a line at their end, and lines beyond those that are asked for, are kept for the next
 * time:
 *
 *     | kept from last time | read now ......... \n | part of a line |
 *                                                   └─► kept
 *
 * Bytes @start to @end of @kept have been read and not been taken.
 */
typedef struct
{
  SudRead read;
  void *data;
  size_t size;
  uint64_t lines;
  size_t start;
  size_t end;
  bool at_end;
  bool failed;
  bool skipping; /* the rest of a line that was too long */
  bool after_cr; /* the last line ended in CR, and the byte after it is not known yet: LF would belong to it */
  char kept[];
} LineReader;

/* Counts in bytes for as long as they can hold the count: the compiler makes vectors of that. */
static uint64_t
count_bytes (const char *text, size_t length, char byte)
{
  uint64_t n = 0;

  while (length > 0)
    {
      size_t part = length < UINT8_MAX ? length : UINT8_MAX;
      uint8_t in_part = 0;

      for (size_t i = 0; i < part; i++)
        in_part += text[i] == byte;
      n += in_part;
      text += part;
      length -= part;
    }
  return n;
}

/* Counts the lines of @text, all of which have an end. An LF after a CR ends no line of its own; most texts have no CR.
 */
static uint64_t
count_lines (const char *text, size_t length)
{
  const char *at = text, *end = text + length;
  uint64_t n = count_bytes (text, length, '\n');

  for (; (at = memchr (at, '\r', end - at)) != NULL; at++)
    n += at + 1 == end || at[1] != '\n';
  return n;
}

/* Returns: the byte after the last line end of @text, or @text */
static const char *
find_last_end (const char *text, size_t length)
{
  const char *end = text + length;
  const char *newline = memrchr (text, '\n', length);
  const char *from = newline != NULL ? newline + 1 : text;
  const char *carriage_return = memrchr (from, '\r', end - from);

  return carriage_return != NULL ? carriage_return + 1 : from;
}

/* Returns: the length of the whole lines at the beginning of @text, at most @max_lines */
static size_t
measure_lines (const char *text, size_t length, uint64_t max_lines, uint64_t *n_lines)
{
  SudLines lines = { .at = text, .end = text + length };
  size_t whole = 0;
  SudLine line;

  *n_lines = 0;
  if (max_lines >= length)
    {
      whole = find_last_end (text, length) - text;
      *n_lines = count_lines (text, whole);
      return whole;
    }
  for (; *n_lines < max_lines && sud_lines_take (&lines, &line) && line.text + line.length < lines.end; ++*n_lines)
    whole = lines.at - text;
  return whole;
}

/* Reads, and drops the LF of a line end whose CR was read before. */
static size_t
read_some (LineReader *self, char *buffer, size_t size)
{
  ssize_t n;

  do
    {
      n = self->read (buffer, size, self->data);
      if (n > 0 && self->after_cr && buffer[0] == '\n')
        memmove (buffer, buffer + 1, --n);
      else if (n <= 0)
        self->at_end = true;
      self->after_cr = false;
    }
  while (n == 0 && !self->at_end);
  self->failed = n < 0;
  return n > 0 ? n : 0;
}

/* Returns: whether the lines up to @end ended in CR, and the next byte has not been read */
static bool
ends_in_cr (const LineReader *self, const char *end)
{
  return end[-1] == '\r' && self->start == self->end;
}

static void
skip_line (LineReader *self)
{
  while (self->skipping)
    {
      uint64_t n_lines;

      self->start += measure_lines (self->kept + self->start, self->end - self->start, 1, &n_lines);
      self->after_cr = n_lines > 0 && ends_in_cr (self, self->kept + self->start);
      self->skipping = n_lines == 0 && !self->at_end;
      if (self->skipping)
        {
          self->start = 0;
          self->end = read_some (self, self->kept, self->size);
        }
    }
}

/* Reads on after the @length bytes that are in @lines until a line ends there. Returns: how many bytes there are then
 */
static size_t
read_line_end (LineReader *self, char *lines, size_t length)
{
  bool ended = false;

  while (!ended && !self->at_end && length < self->size)
    {
      size_t n = read_some (self, lines + length, self->size - length);

      ended = find_last_end (lines + length, n) > lines + length;
      length += n;
    }
  return length;
}

static bool
hand_out_lines (LineReader *self, const char *lines, size_t length, uint64_t n_lines, LinesTaken *taken)
{
  self->after_cr = ends_in_cr (self, lines + length);
  *taken = (LinesTaken){ .lines_before = self->lines, .n_lines = n_lines, .length = length };
  self->lines += n_lines;
  return true;
}

/* Takes whole lines. Reads on only when there is none: each line of a stream that trickles is handed out as it comes.
 * Returns: false at the end of the stream, or if reading failed; half a line before a failure is dropped
 */
static bool
take_whole_lines (LineReader *self, uint64_t max_lines, char *lines, LinesTaken *taken)
{
  size_t whole, length;
  uint64_t n_lines;

  skip_line (self);
  length = self->end - self->start;
  whole = measure_lines (self->kept + self->start, length, max_lines, &n_lines);
  memcpy (lines, self->kept + self->start, n_lines > 0 ? whole : length);
  self->start += whole;
  if (n_lines > 0)
    return hand_out_lines (self, lines, whole, n_lines, taken);

  length = read_line_end (self, lines, length);
  whole = measure_lines (lines, length, max_lines, &n_lines);
  self->start = 0;
  self->end = n_lines > 0 ? length - whole : 0;
  memcpy (self->kept, lines + whole, self->end);
  if (n_lines > 0)
    return hand_out_lines (self, lines, whole, n_lines, taken);

  self->skipping = length == self->size && !self->at_end;
  return length > 0 && !self->failed && hand_out_lines (self, lines, length, 1, taken);
}

typedef struct _Batch Batch;

/* A chunk: some lines, and the text that they become. It belongs to the thread that read it until it is done. */
struct _SudBatchText
{
  Batch *batch;
  uint64_t index;
  bool done;
  SudBatchEnd end; /* DONE, or why its last lines are missing */
  LinesTaken taken;
  char *lines;
  char *text[SUD_BATCH_N_CHANNELS];
  size_t filled[SUD_BATCH_N_CHANNELS];
};

struct _Batch
{
  const SudBatchJob *job;
  LineReader *reader;
  pthread_mutex_t lock;
  pthread_cond_t may_read; /* nobody reads, and there is room */
  pthread_cond_t turn;     /* another chunk is the oldest */
  uint64_t read_at;
  uint64_t write_at;
  uint64_t slots;
  uint64_t chunk_lines; /* the most that are taken next */
  bool reading;
  bool writing;
  bool closed;       /* there are no more lines */
  atomic_bool ended; /* early: nothing more will be written */
  SudBatchEnd end;
  size_t lines_size;
  size_t sizes[SUD_BATCH_N_CHANNELS];
  SudBatchText **ring;
  SudBatchText **unused;
  uint64_t n_unused;
  SudBatchText *chunks;
  char *memory; /* that of all chunks */
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

bool
sud_batch_goes_on (const SudBatchText *self)
{
  return !sud_is_cancelled (self->batch->job->cancel)
         && !atomic_load_explicit (&self->batch->ended, memory_order_relaxed);
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

/* Under the lock: takes the next lines. Returns: (nullable): NULL if there are no more */
static SudBatchText *
take_lines (Batch *self)
{
  SudBatchText *chunk = self->unused[--self->n_unused];
  uint64_t max_lines = self->chunk_lines;
  bool taken;

  self->reading = true;
  pthread_mutex_unlock (&self->lock);
  taken = take_whole_lines (self->reader, max_lines, chunk->lines, &chunk->taken);
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

/* Returns: (nullable): the next chunk; NULL if there is none, or no use for it */
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

/* Empties all channels, even if writing fails: workers go on asking for room until they notice. */
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

/* Under the lock: goes by a chunk that took @ns; the next has at most twice as many lines. */
static void
adapt_chunks (Batch *self, const SudBatchText *chunk, uint64_t ns)
{
  uint64_t lines = chunk->taken.n_lines * CHUNK_NS / (ns | 1);

  if (lines > 2 * self->chunk_lines)
    lines = 2 * self->chunk_lines;
  if (lines > MAX_CHUNK_LINES)
    lines = MAX_CHUNK_LINES;
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

static void
work_on_chunk (Batch *self, SudBatchText *chunk, void *context)
{
  const SudBatchJob *job = self->job;
  const LinesTaken *taken = &chunk->taken;
  SudLines lines = { .at = chunk->lines, .end = chunk->lines + taken->length, .number = taken->lines_before };

  if (!sud_is_cancelled (job->cancel) && job->work (&lines, chunk, context, job->data))
    chunk->end = SUD_BATCH_DONE;
  else
    chunk->end = sud_is_cancelled (job->cancel) ? SUD_BATCH_CANCELLED : SUD_BATCH_STOPPED;
}

static void *
work_thread (void *data)
{
  Worker *worker = data;
  SudBatchText *chunk;

  while ((chunk = read_chunk (worker->batch)) != NULL)
    {
      uint64_t start = sud_now_ns ();

      work_on_chunk (worker->batch, chunk, worker->context);
      finish_chunk (worker->batch, chunk, sud_now_ns () - start);
    }
  return NULL;
}

/* Starts up to @job->threads workers. Returns: how many */
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

/* Signals are for the caller's thread. Only SIGPIPE belongs to the threads that write. */
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
  self->reader = calloc (1, sizeof *self->reader + self->lines_size);
  if (self->reader == NULL)
    return false;
  self->reader->read = job->read;
  self->reader->data = job->data;
  self->reader->size = self->lines_size;
  return allocate_chunks (self);
}

static void
batch_clear (Batch *self)
{
  free (self->memory);
  free (self->chunks);
  free (self->unused);
  free (self->ring);
  free (self->reader);
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
      if (!self.ended && self.reader->failed)
        end = sud_is_cancelled (job->cancel) ? SUD_BATCH_CANCELLED : SUD_BATCH_READ_FAILED;
    }
  batch_clear (&self);
  return end;
}
