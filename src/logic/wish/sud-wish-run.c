/* sud-wish-run.c - puzzles as somebody wishes them, one after the other
 *
 * Indices are handed out in chunks. What fits in a chunk waits in the ring until all chunks before it are through:
 *
 *     ring   | 6 working | 3 waits | 4 working | 5 waits |      chunk 4 is the oldest: 5 waits for it
 *                                     ^ told                     the worker that is through with 3 takes 7
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _POSIX_C_SOURCE 200809L

#include "sud-wish-run.h"
#include "sud-cancel.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

enum
{
  CHUNK = 256,           /* indices at most */
  CHUNKS_A_THREAD = 2,
  POLL_NS = 5 * 1000000, /* how long it takes to see that it is cancelled */
};

/* Indices [@first, @first + @n), and those that fit. */
typedef struct
{
  uint64_t first;
  int n;
  int n_made;
  bool through;
  SudWishPuzzle made[CHUNK];
} Chunk;

/**
 * Run:
 * @taken: how many puzzles were handed over
 * @after: the index after that of the last of them
 * @next: index of the first that is not in a chunk
 * @oldest: number of the oldest chunk that is not told
 * @newest: number of the chunk that comes next; at most @n_chunks more
 * @chunks: @n_chunks: chunk k is chunks[k % n_chunks]
 * @stop: nothing more is wanted: what workers poll
 *
 * @lock is held for all but chunks that are being worked on, or told.
 */
typedef struct
{
  const SudWishJob *job;
  pthread_mutex_t lock;
  pthread_cond_t changed;
  uint64_t taken;
  uint64_t after;
  uint64_t next;
  uint64_t oldest;
  uint64_t newest;
  uint64_t n_chunks;
  Chunk *chunks;
  atomic_bool stop;
} Run;

typedef struct
{
  Run *run;
  SudWishMaker *maker;
  pthread_t thread;
} Worker;

static uint64_t
count_left (const Run *self)
{
  const SudWishJob *job = self->job;
  uint64_t tried = self->next - job->first;

  return job->tries == 0 ? UINT64_MAX : job->tries - tried;
}

/* Fills in @chunk. Returns: false where all that may be tried is in chunks */
static bool
hand_out (Run *self, const SudWishMaker *maker, Chunk *chunk)
{
  uint64_t share = (uint64_t)sud_wish_maker_get_share (maker, self->next - self->job->first);
  uint64_t left = count_left (self);

  if (left == 0)
    return false;
  share = share > CHUNK ? CHUNK : share;
  chunk->first = self->next;
  chunk->n = (int)(share < left ? share : left);
  chunk->through = false;
  self->next += (uint64_t)chunk->n;
  return true;
}

/* Works on @chunk; no more than @most are wanted. */
static void
work_on (Run *self, SudWishMaker *maker, Chunk *chunk, uint64_t most, const atomic_bool *cancel)
{
  SudWishProgress *progress = self->job->progress;

  chunk->n_made = sud_wish_maker_try (maker, chunk->first, chunk->n, most < CHUNK ? (int)most : CHUNK, cancel, chunk->made);
  if (progress == NULL || sud_is_cancelled (cancel))
    return;
  atomic_fetch_add (&progress->tried, (uint64_t)chunk->n);
  atomic_fetch_add (&progress->made, (uint64_t)chunk->n_made);
}

/* Whether all before @index, since the last that fit, were too many. */
static bool
is_in_vain (const Run *self, uint64_t index)
{
  return self->job->in_vain > 0 && index - self->after >= self->job->in_vain;
}

/* Hands over what is in @chunk, of which no more than @most are wanted. Returns: how many; @end says where it ends with them */
static uint64_t
tell (Run *self, const Chunk *chunk, uint64_t most, bool *over, SudWishEnd *end)
{
  const SudWishJob *job = self->job;
  uint64_t told = 0;

  for (int i = 0; i < chunk->n_made && !*over; i++)
    {
      bool late = is_in_vain (self, chunk->made[i].index), stopped = !late && !job->take (&chunk->made[i], job->data);

      *over = late || stopped || ++told == most;
      self->after = chunk->made[i].index + 1;
      if (*over)
        *end = late ? SUD_WISH_TRIED : stopped ? SUD_WISH_STOPPED : SUD_WISH_DONE;
    }
  if (!*over && is_in_vain (self, chunk->first + (uint64_t)chunk->n))
    {
      *over = true;
      *end = SUD_WISH_TRIED;
    }
  return told;
}

/* SUD_WISH_TRIED: it may well make some. */
static SudWishEnd
judge_maker (const SudWishMaker *maker)
{
  if (maker == NULL)
    return SUD_WISH_NO_MEMORY;
  return sud_wish_maker_is_hopeless (maker) ? SUD_WISH_UNKNOWN : SUD_WISH_TRIED;
}

static SudWishEnd
run_here (Run *self)
{
  const SudWishJob *job = self->job;
  SudWishMaker *maker = sud_wish_maker_new (job->wish, job->seed, job->backend);
  SudWishEnd end = judge_maker (maker);
  bool over = end != SUD_WISH_TRIED;

  while (!over && hand_out (self, maker, self->chunks))
    {
      uint64_t most = job->count - self->taken;

      work_on (self, maker, self->chunks, most, job->cancel);
      over = sud_is_cancelled (job->cancel);
      if (over)
        end = SUD_WISH_CANCELLED;
      else
        self->taken += tell (self, self->chunks, most, &over, &end);
    }
  sud_wish_maker_free (maker);
  return end;
}

static void *
work (void *data)
{
  Worker *worker = data;
  Run *self = worker->run;

  pthread_mutex_lock (&self->lock);
  while (!atomic_load (&self->stop))
    {
      Chunk *chunk = &self->chunks[self->newest % self->n_chunks];
      uint64_t most = self->job->count - self->taken;

      if (self->newest - self->oldest == self->n_chunks)
        {
          pthread_cond_wait (&self->changed, &self->lock);
          continue;
        }
      if (!hand_out (self, worker->maker, chunk))
        break;
      self->newest++;
      pthread_mutex_unlock (&self->lock);
      work_on (self, worker->maker, chunk, most, &self->stop);
      pthread_mutex_lock (&self->lock);
      chunk->through = true;
      pthread_cond_broadcast (&self->changed);
    }
  pthread_mutex_unlock (&self->lock);
  return NULL;
}

/* Waits a little, at most until somebody has something to say. */
static void
wait_a_little (Run *self)
{
  struct timespec until;

  clock_gettime (CLOCK_MONOTONIC, &until);
  until.tv_nsec += POLL_NS;
  until.tv_sec += until.tv_nsec / 1000000000;
  until.tv_nsec %= 1000000000;
  pthread_cond_timedwait (&self->changed, &self->lock, &until);
}

/* Hands over what the workers make until there are enough. The lock is held, but not while somebody takes puzzles. */
static SudWishEnd
tell_all (Run *self)
{
  SudWishEnd end = SUD_WISH_TRIED;
  bool over = false;

  while (!over && (self->oldest < self->newest || count_left (self) > 0))
    {
      const Chunk *chunk = &self->chunks[self->oldest % self->n_chunks];
      uint64_t most = self->job->count - self->taken, told;

      if (sud_is_cancelled (self->job->cancel))
        return SUD_WISH_CANCELLED;
      if (self->oldest == self->newest || !chunk->through)
        {
          wait_a_little (self);
          continue;
        }
      pthread_mutex_unlock (&self->lock);
      told = tell (self, chunk, most, &over, &end);
      pthread_mutex_lock (&self->lock);
      self->taken += told;
      self->oldest++;
      pthread_cond_broadcast (&self->changed);
    }
  return end;
}

/* Starts as many of @n workers as there is memory for. */
static int
start (Run *self, Worker *workers, int n)
{
  int started = 0;

  for (; started < n; started++)
    {
      Worker *worker = &workers[started];

      worker->run = self;
      worker->maker = sud_wish_maker_new (self->job->wish, self->job->seed, self->job->backend);
      if (worker->maker == NULL || pthread_create (&worker->thread, NULL, work, worker) != 0)
        {
          sud_wish_maker_free (worker->maker);
          break;
        }
    }
  return started;
}

static SudWishEnd
run_beside (Run *self, Worker *workers)
{
  int n = start (self, workers, self->job->threads);
  SudWishEnd end = judge_maker (n > 0 ? workers->maker : NULL);

  pthread_mutex_lock (&self->lock);
  if (end == SUD_WISH_TRIED)
    end = tell_all (self);
  atomic_store (&self->stop, true);
  pthread_cond_broadcast (&self->changed);
  pthread_mutex_unlock (&self->lock);
  for (int i = 0; i < n; i++)
    {
      pthread_join (workers[i].thread, NULL);
      sud_wish_maker_free (workers[i].maker);
    }
  return end;
}

/* By a clock that nobody sets. */
static void
init_condition (pthread_cond_t *condition)
{
  pthread_condattr_t attributes;

  pthread_condattr_init (&attributes);
  pthread_condattr_setclock (&attributes, CLOCK_MONOTONIC);
  pthread_cond_init (condition, &attributes);
  pthread_condattr_destroy (&attributes);
}

SudWishEnd
sud_wish_run (const SudWishJob *job)
{
  uint64_t n_chunks = job->threads == 1 ? 1 : (uint64_t)job->threads * CHUNKS_A_THREAD;
  Run run = { .job = job, .after = job->first, .next = job->first, .n_chunks = n_chunks, .lock = PTHREAD_MUTEX_INITIALIZER };
  Worker workers[SUD_WISH_MAX_THREADS];
  SudWishEnd end;

  run.chunks = calloc (n_chunks, sizeof *run.chunks);
  if (run.chunks == NULL)
    return SUD_WISH_NO_MEMORY;
  init_condition (&run.changed);
  end = job->threads == 1 ? run_here (&run) : run_beside (&run, workers);
  pthread_cond_destroy (&run.changed);
  free (run.chunks);
  return end;
}

static bool
keep (const SudWishPuzzle *puzzle, void *data)
{
  *(SudWishPuzzle *)data = *puzzle;
  return true;
}

SudWishEnd
sud_wish_make (const SudWish *wish, uint64_t seed, const atomic_bool *cancel, SudWishPuzzle *made)
{
  SudWishJob job = { .wish = wish, .seed = seed, .count = 1, .threads = 1, .cancel = cancel, .take = keep, .data = made };

  return sud_wish_run (&job);
}
