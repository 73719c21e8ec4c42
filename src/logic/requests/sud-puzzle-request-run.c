/* sud-puzzle-request-run.c - making puzzles that fit a request, in any number of threads
 *
 * Indices are handed out in chunks. The puzzles of a chunk wait in the ring until all chunks before it are finished:
 *
 *     ring   | 6 working | 3 waits | 4 working | 5 waits |      chunk 4 is the oldest: 5 waits for it
 *                                     ^ told                     the worker that has finished 3 takes 7
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _POSIX_C_SOURCE 200809L

#include "sud-puzzle-request-private.h"

#include "sud-cancel.h"
#include "sud-generate.h"
#include "sud-ratings.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

enum
{
  CHUNK = 256,           /* indices of a chunk at most */
  CHUNKS_A_THREAD = 2,
  FIRST_TRIES = 16,
  POLL_NS = 5 * 1000000, /* how long it takes at most to see that the run is cancelled */
};

/* Makes puzzles in one thread: 12 MB, most of which only long proofs touch. */
typedef struct
{
  uint64_t seed;
  bool walks; /* true if each puzzle is walked to; else @generator makes many at once */
  SudLogic *logic;
  SudLanes *lanes;
  SudPuzzleFilter filter;
  SudPuzzleWalk walk;
  SudGenerator *generator;
  SudGenerated generated[CHUNK];
} Maker;

/* The indices from @first on, @n of them, and the puzzles of these that fit. */
typedef struct
{
  uint64_t first;
  int n;
  int n_made;
  bool finished;
  SudRequestedPuzzle made[CHUNK];
} Chunk;

/* The lock is held for all but chunks that are being worked on, or handed over. */
typedef struct
{
  const SudPuzzleRequestJob *job;
  pthread_mutex_t lock;
  pthread_cond_t changed;
  uint64_t taken;   /* how many puzzles were handed over */
  uint64_t after;   /* the index after that of the last puzzle handed over */
  uint64_t next;    /* the first index that is not in a chunk */
  uint64_t oldest;  /* number of the oldest chunk that is not handed over */
  uint64_t newest;  /* number of the chunk that comes next; at most @n_chunks more */
  uint64_t n_chunks;
  Chunk *chunks;    /* chunk k is chunks[k % n_chunks]; @n_chunks of them */
  atomic_bool stop; /* nothing more is wanted: what workers poll */
} Run;

typedef struct
{
  Run *run;
  Maker *maker;
  pthread_t thread;
} Worker;

/* Returns: whether @technique is too hard to be looked for. Of nets all are kept or none, for a net that comes last is
 * looked for in another way than one before dearer nets */
static bool
is_left_out (const SudPuzzleRequest *request, SudTechniqueId technique)
{
  if (sud_puzzle_request_allows (request, technique))
    return false;
  return technique < SUD_TECHNIQUE_LEMMA_NET || !sud_puzzle_request_allows (request, SUD_TECHNIQUE_LEMMA_NET);
}

void
sud_puzzle_filter_init (SudPuzzleFilter *self, const SudPuzzleRequest *request)
{
  self->request = *request;
  sud_order_init (&self->order);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (is_left_out (request, (SudTechniqueId)i))
      sud_order_drop (&self->order, (SudTechniqueId)i);
}

static bool
has_all_needed (const SudPuzzleRequest *request, const SudGrade *grade)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (request->needs[i] && grade->steps[i] == 0)
      return false;
  return true;
}

bool
sud_puzzle_filter_grade (const SudPuzzleFilter *self, SudLogic *logic, const SudGrid *puzzle, SudGrade *grade)
{
  SudPencilmarks marks;

  sud_pencilmarks_from_grid (&marks, puzzle);
  if (!sud_grade_run (logic, &marks, &self->order, grade))
    return false;
  grade->own = false;
  return grade->complete && grade->hardest < SUD_N_TECHNIQUES
         && sud_puzzle_request_allows (&self->request, (SudTechniqueId)grade->hardest)
         && has_all_needed (&self->request, grade);
}

/* Explainer has its own way, so that this takes as long again, and more. */
static bool
is_rated (const SudPuzzleRequest *request, SudLogic *logic, const SudGrid *puzzle, uint8_t *er)
{
  SudPencilmarks marks;
  SudExplainerRating rating;

  *er = 0;
  if (request->er_least == 0 && request->er_most >= SUD_PUZZLE_REQUEST_MAX_ER)
    return true;
  sud_pencilmarks_from_grid (&marks, puzzle);
  if (!sud_explainer_rate (logic, &marks, &rating))
    return false;
  *er = rating.er.tenths;
  return rating.complete && *er >= request->er_least && *er <= request->er_most;
}

bool
sud_puzzle_filter_passes (const SudPuzzleFilter *self, SudLogic *logic, SudRequestedPuzzle *made)
{
  const SudPuzzleRequest *request = &self->request;
  const SudGrade *grade = &made->grade;

  return sud_puzzle_filter_grade (self, logic, &made->puzzle, &made->grade) && grade->level >= request->level_least
         && grade->effort >= request->effort_least && grade->effort <= request->effort_most
         && is_rated (request, logic, &made->puzzle, &made->er);
}

static void
maker_free (Maker *self)
{
  if (self == NULL)
    return;
  sud_logic_free (self->logic);
  sud_lanes_free (self->lanes);
  sud_generator_free (self->generator);
  free (self);
}

/* Returns: false without memory */
static bool
maker_init (Maker *self, const SudPuzzleRequestJob *job)
{
  const SudPuzzleRequest *request = job->request;
  const SudBackend *backend = job->backend != NULL ? job->backend : sud_backend_default ();
  SudGenerateSpec spec = {
    .seed = job->seed,
    .symmetry = request->symmetry,
    .minimal = request->minimal,
    .clues_least = request->clues_least,
    .clues_most = request->clues_most,
  };

  self->seed = job->seed;
  self->logic = sud_logic_new ();
  self->lanes = sud_lanes_new (backend);
  self->generator = sud_generator_new (&spec, backend);
  if (self->logic == NULL || self->lanes == NULL || self->generator == NULL)
    return false;
  self->logic->rules = SUD_RULE_UNIQUE;
  sud_puzzle_filter_init (&self->filter, request);
  self->walks = sud_puzzle_walk_init (&self->walk, request, self->lanes, self->logic);
  return true;
}

/* Returns: NULL without memory */
static Maker *
maker_new (const SudPuzzleRequestJob *job)
{
  Maker *self = calloc (1, sizeof *self);

  if (self == NULL || maker_init (self, job))
    return self;
  maker_free (self);
  return NULL;
}

/* Returns: how many puzzles to try at once, after @tried of them: few at first, so that the first is handed over
 * soon */
static uint64_t
get_share (const Maker *self, uint64_t tried)
{
  if (self->walks)
    return 1;
  return tried < FIRST_TRIES ? FIRST_TRIES : tried < CHUNK ? 4 * FIRST_TRIES : CHUNK;
}

static int
walk_to_puzzles (Maker *self, uint64_t first, int n, int most, SudRequestedPuzzle *made)
{
  int n_made = 0;

  for (int i = 0; i < n && n_made < most; i++)
    n_made += sud_puzzle_walk_run (&self->walk, self->seed, first + (uint64_t)i, &made[n_made]);
  return n_made;
}

static int
generate_puzzles (Maker *self, uint64_t first, int n, int most, SudRequestedPuzzle *made)
{
  int n_made = 0;

  if (!sud_generator_run (self->generator, first, (size_t)n, self->generated, self->logic->cancel))
    return 0;
  for (int i = 0; i < n && n_made < most && !sud_logic_is_cancelled (self->logic); i++)
    if (self->generated[i].clues > 0)
      {
        made[n_made].puzzle = self->generated[i].puzzle;
        made[n_made].index = first + (uint64_t)i;
        n_made += sud_puzzle_filter_passes (&self->filter, self->logic, &made[n_made]);
      }
  return n_made;
}

static uint64_t
count_tries_left (const Run *self)
{
  const SudPuzzleRequestJob *job = self->job;
  uint64_t tried = self->next - job->first;

  return job->tries == 0 ? UINT64_MAX : job->tries - tried;
}

/* Fills in @chunk. Returns: false if all that may be tried is in chunks */
static bool
hand_out (Run *self, const Maker *maker, Chunk *chunk)
{
  uint64_t share = get_share (maker, self->next - self->job->first), left = count_tries_left (self);

  if (left == 0)
    return false;
  chunk->first = self->next;
  chunk->n = (int)(share < left ? share : left);
  chunk->finished = false;
  self->next += (uint64_t)chunk->n;
  return true;
}

/* Works on @chunk; no more than @most are wanted. */
static void
work_on (Run *self, Maker *maker, Chunk *chunk, uint64_t most, const atomic_bool *cancel)
{
  SudPuzzleRequestProgress *progress = self->job->progress;
  int wanted = most < CHUNK ? (int)most : CHUNK;

  maker->logic->cancel = cancel;
  chunk->n_made
      = (maker->walks ? walk_to_puzzles : generate_puzzles) (maker, chunk->first, chunk->n, wanted, chunk->made);
  maker->logic->cancel = NULL;
  if (sud_is_cancelled (cancel))
    chunk->n_made = 0;
  else if (progress != NULL)
    {
      atomic_fetch_add (&progress->tried, (uint64_t)chunk->n);
      atomic_fetch_add (&progress->made, (uint64_t)chunk->n_made);
    }
}

/* Returns: whether too many before @index, since the last that fit, did not. */
static bool
is_in_vain (const Run *self, uint64_t index)
{
  return self->job->in_vain > 0 && index - self->after >= self->job->in_vain;
}

/* Hands over the puzzles of @chunk, but no more than @most. Sets @over if nothing more is wanted, and @end to the
 * reason. Returns: how many were handed over */
static uint64_t
hand_over (Run *self, const Chunk *chunk, uint64_t most, bool *over, SudPuzzleRequestEnd *end)
{
  const SudPuzzleRequestJob *job = self->job;
  uint64_t n_told = 0;

  for (int i = 0; i < chunk->n_made && !*over; i++)
    {
      bool late = is_in_vain (self, chunk->made[i].index), stopped = !late && !job->take (&chunk->made[i], job->data);

      *over = late || stopped || ++n_told == most;
      self->after = chunk->made[i].index + 1;
      if (*over)
        *end = late ? SUD_PUZZLE_REQUEST_TRIED : stopped ? SUD_PUZZLE_REQUEST_STOPPED : SUD_PUZZLE_REQUEST_DONE;
    }
  if (!*over && is_in_vain (self, chunk->first + (uint64_t)chunk->n))
    {
      *over = true;
      *end = SUD_PUZZLE_REQUEST_TRIED;
    }
  return n_told;
}

/* Returns: SUD_PUZZLE_REQUEST_TRIED if @maker may well make some */
static SudPuzzleRequestEnd
judge_maker (const Maker *maker)
{
  if (maker == NULL)
    return SUD_PUZZLE_REQUEST_NO_MEMORY;
  return maker->walks && maker->walk.n_starts == 0 ? SUD_PUZZLE_REQUEST_UNKNOWN : SUD_PUZZLE_REQUEST_TRIED;
}

static SudPuzzleRequestEnd
run_here (Run *self)
{
  const SudPuzzleRequestJob *job = self->job;
  Maker *maker = maker_new (job);
  SudPuzzleRequestEnd end = judge_maker (maker);
  bool over = end != SUD_PUZZLE_REQUEST_TRIED;

  while (!over && hand_out (self, maker, self->chunks))
    {
      uint64_t most = job->count - self->taken;

      work_on (self, maker, self->chunks, most, job->cancel);
      over = sud_is_cancelled (job->cancel);
      if (over)
        end = SUD_PUZZLE_REQUEST_CANCELLED;
      else
        self->taken += hand_over (self, self->chunks, most, &over, &end);
    }
  maker_free (maker);
  return end;
}

static void *
run_worker (void *data)
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
      chunk->finished = true;
      pthread_cond_broadcast (&self->changed);
    }
  pthread_mutex_unlock (&self->lock);
  return NULL;
}

/* Waits a little, or until a worker has finished a chunk. */
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

/* Hands over what the workers make until there are enough. The lock is held, but not while puzzles are handed over. */
static SudPuzzleRequestEnd
hand_over_all (Run *self)
{
  SudPuzzleRequestEnd end = SUD_PUZZLE_REQUEST_TRIED;
  bool over = false;

  while (!over && (self->oldest < self->newest || count_tries_left (self) > 0))
    {
      const Chunk *chunk = &self->chunks[self->oldest % self->n_chunks];
      uint64_t most = self->job->count - self->taken, n_told;

      if (sud_is_cancelled (self->job->cancel))
        return SUD_PUZZLE_REQUEST_CANCELLED;
      if (self->oldest == self->newest || !chunk->finished)
        {
          wait_a_little (self);
          continue;
        }
      pthread_mutex_unlock (&self->lock);
      n_told = hand_over (self, chunk, most, &over, &end);
      pthread_mutex_lock (&self->lock);
      self->taken += n_told;
      self->oldest++;
      pthread_cond_broadcast (&self->changed);
    }
  return end;
}

/* Starts as many of @n workers as there is memory for. */
static int
start_workers (Run *self, Worker *workers, int n)
{
  int started = 0;

  for (; started < n; started++)
    {
      Worker *worker = &workers[started];

      worker->run = self;
      worker->maker = maker_new (self->job);
      if (worker->maker == NULL || pthread_create (&worker->thread, NULL, run_worker, worker) != 0)
        {
          maker_free (worker->maker);
          break;
        }
    }
  return started;
}

static SudPuzzleRequestEnd
run_beside (Run *self, Worker *workers)
{
  int n = start_workers (self, workers, self->job->threads);
  SudPuzzleRequestEnd end = judge_maker (n > 0 ? workers->maker : NULL);

  pthread_mutex_lock (&self->lock);
  if (end == SUD_PUZZLE_REQUEST_TRIED)
    end = hand_over_all (self);
  atomic_store (&self->stop, true);
  pthread_cond_broadcast (&self->changed);
  pthread_mutex_unlock (&self->lock);
  for (int i = 0; i < n; i++)
    {
      pthread_join (workers[i].thread, NULL);
      maker_free (workers[i].maker);
    }
  return end;
}

/* Makes a condition that waits by the monotonic clock, which nobody sets. */
static void
init_condition (pthread_cond_t *condition)
{
  pthread_condattr_t attributes;

  pthread_condattr_init (&attributes);
  pthread_condattr_setclock (&attributes, CLOCK_MONOTONIC);
  pthread_cond_init (condition, &attributes);
  pthread_condattr_destroy (&attributes);
}

SudPuzzleRequestEnd
sud_puzzle_request_run (const SudPuzzleRequestJob *job)
{
  uint64_t n_chunks = job->threads == 1 ? 1 : (uint64_t)job->threads * CHUNKS_A_THREAD;
  Run run = { .job = job, .after = job->first, .next = job->first, .n_chunks = n_chunks,
              .lock = PTHREAD_MUTEX_INITIALIZER };
  Worker workers[SUD_PUZZLE_REQUEST_MAX_THREADS];
  SudPuzzleRequestEnd end;

  run.chunks = calloc (n_chunks, sizeof *run.chunks);
  if (run.chunks == NULL)
    return SUD_PUZZLE_REQUEST_NO_MEMORY;
  init_condition (&run.changed);
  end = job->threads == 1 ? run_here (&run) : run_beside (&run, workers);
  pthread_cond_destroy (&run.changed);
  free (run.chunks);
  return end;
}

static bool
keep_puzzle (const SudRequestedPuzzle *puzzle, void *data)
{
  *(SudRequestedPuzzle *)data = *puzzle;
  return true;
}

SudPuzzleRequestEnd
sud_puzzle_request_make (const SudPuzzleRequest *request, uint64_t seed, const atomic_bool *cancel,
                         SudRequestedPuzzle *made)
{
  SudPuzzleRequestJob job = { .request = request, .seed = seed, .count = 1, .threads = 1, .cancel = cancel,
                              .take = keep_puzzle, .data = made };

  return sud_puzzle_request_run (&job);
}
