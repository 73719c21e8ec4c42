/* sud-many.c - arrays of puzzles: each call works on all of them, in several threads
 *
 * The thread of the caller and others take piece after piece of the array. Each makes what it works with (a room for
 * lanes, a reasoner) when it begins.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-many.h"

#include "sud-isomorph.h"
#include "sud-round.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum
{
  SOLVE_PIECE = 4096, /* enough to fill lanes; what it takes stays in the cache of a core */
  CHECK_PIECE = 64,
  GENERATE_PIECE = 4096,
  CANONICAL_PIECE = 64, /* a millisecond or so */
  RATE_PIECE = 16,
  STACK = 2 << 20, /* ratings take 0.5 MB, more with sanitizers; musl gives 128 KB, and others what a limit says */
};

typedef struct _Many Many;

/**
 * Kind:
 * @piece: how many puzzles a thread takes at once
 * @open: (nullable): makes the room that a thread works in; NULL without memory
 * @work: does a piece, of at most @piece puzzles. Returns: false if it was cancelled
 * @close: frees the room
 */
typedef struct
{
  size_t piece;
  void *(*open) (const Many *self);
  bool (*work) (const Many *self, void *room, size_t first, size_t n);
  void (*close) (void *room);
} Kind;

/**
 * Many:
 * @how: of the caller
 * @kind: what is done
 * @n: how many puzzles
 * @piece: how many are taken at once
 * @next: the first puzzle that nobody has taken
 * @end: a SudManyEnd: of the first thread that met one
 * @lock: held during progress, and while @done changes
 *
 * A call. The rest is what the caller handed over.
 */
struct _Many
{
  SudMany how;
  const Kind *kind;
  size_t n;
  size_t piece;
  atomic_size_t next;
  atomic_int end;
  pthread_mutex_t lock;
  size_t done;

  const SudGrid *puzzles;
  uint64_t limit;
  uint64_t *counts;
  unsigned scales;
  SudRating *ratings;
  const SudGenerateSpec *spec;
  uint64_t first;
  SudGrid *grids;     /* forms, or puzzles that are made */
  SudGrid *solutions; /* (nullable) */
};

static void
tell_progress (Many *self, size_t n)
{
  if (self->how.progress == NULL)
    return;
  pthread_mutex_lock (&self->lock);
  self->done += n;
  self->how.progress (self->done, self->how.data);
  pthread_mutex_unlock (&self->lock);
}

static void *
many_thread (void *data)
{
  Many *self = data;
  void *room = self->kind->open != NULL ? self->kind->open (self) : self;

  if (room == NULL)
    {
      self->end = SUD_MANY_NO_MEMORY;
      return NULL;
    }
  while (self->end == SUD_MANY_DONE)
    {
      size_t first = atomic_fetch_add (&self->next, self->piece);
      size_t n = first < self->n && self->n - first < self->piece ? self->n - first : self->piece;

      if (first >= self->n)
        break;
      if (!self->kind->work (self, room, first, n))
        self->end = SUD_MANY_CANCELLED;
      else
        tell_progress (self, n);
    }
  if (room != self)
    self->kind->close (room);
  return NULL;
}

static int
count_processors (void)
{
  cpu_set_t set;

  return sched_getaffinity (0, sizeof set, &set) == 0 ? CPU_COUNT (&set) : 1;
}

static size_t
choose_threads (const Many *self)
{
  size_t threads = (size_t)(self->how.threads > 0 ? self->how.threads : count_processors ());
  size_t pieces = (self->n - 1) / self->piece + 1;

  if (threads > SUD_MANY_MAX_THREADS)
    threads = SUD_MANY_MAX_THREADS;
  return threads < pieces ? threads : pieces;
}

/* Works with the thread of the caller and others, which get no signals: these are for the program. */
static SudManyEnd
run_many (Many *self)
{
  pthread_t threads[SUD_MANY_MAX_THREADS];
  pthread_attr_t attributes;
  size_t wanted, n = 0;
  sigset_t all, before;

  if (self->n == 0)
    return SUD_MANY_DONE;
  wanted = choose_threads (self);
  pthread_mutex_init (&self->lock, NULL);
  pthread_attr_init (&attributes);
  pthread_attr_setstacksize (&attributes, STACK);
  sigfillset (&all);
  pthread_sigmask (SIG_SETMASK, &all, &before);
  while (n + 1 < wanted && pthread_create (&threads[n], &attributes, many_thread, self) == 0)
    n++;
  pthread_sigmask (SIG_SETMASK, &before, NULL);
  pthread_attr_destroy (&attributes);
  many_thread (self);
  while (n > 0)
    pthread_join (threads[--n], NULL);
  pthread_mutex_destroy (&self->lock);
  return (SudManyEnd)self->end;
}

static Many
begin_many (const SudMany *how, const Kind *kind, size_t n)
{
  return (Many){ .how = how != NULL ? *how : (SudMany){ 0 }, .kind = kind, .n = n, .piece = kind->piece };
}

/* Reads digits and ASCII: what is neither is a blank. */
static void
read_grid (const SudGrid *from, SudGrid *grid)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      uint8_t byte = from->digit[cell], low = byte & 0x0f, high = byte & 0xf0;

      grid->digit[cell] = low <= SUD_SIZE && (high == 0 || high == '0') ? low : 0;
    }
}

static bool
is_cell (uint8_t byte)
{
  return byte <= SUD_SIZE || (uint8_t)(byte - '0') <= SUD_SIZE || byte == '.';
}

/* Returns: whether all are digits, or all are ASCII; false says nothing. The loop becomes vectors. */
static bool
are_alike (const uint8_t *bytes, size_t n)
{
  uint8_t most = 0, least = UINT8_MAX, slashes = 0;

  for (size_t i = 0; i < n; i++)
    {
      most = bytes[i] > most ? bytes[i] : most;
      least = bytes[i] < least ? bytes[i] : least;
      slashes |= bytes[i] == '/' ? 1 : 0; /* between the dot and the digits */
    }
  return most <= SUD_SIZE || (least >= '.' && most <= '9' && slashes == 0);
}

size_t
sud_many_check (const SudGrid *puzzles, size_t n)
{
  for (size_t first = 0; first < n; first += CHECK_PIECE)
    {
      size_t end = n - first < CHECK_PIECE ? n : first + CHECK_PIECE;

      if (are_alike (puzzles[first].digit, (end - first) * SUD_CELLS))
        continue;
      for (size_t i = first; i < end; i++)
        for (int cell = 0; cell < SUD_CELLS; cell++)
          if (!is_cell (puzzles[i].digit[cell]))
            return i;
    }
  return n;
}

static void
solve_close (void *room)
{
  sud_round_free (room);
}

static void *
solve_open (const Many *self)
{
  return sud_round_new (sud_backend_default (), SOLVE_PIECE);
}

static bool
solve_work (const Many *self, void *room, size_t first, size_t n)
{
  const SudGrid *solutions = sud_round_get_solutions (room);
  const uint64_t *counts = sud_round_get_counts (room);

  sud_round_take_grids (room, self->puzzles + first, n);
  if (!sud_round_solve (room, self->limit, self->solutions != NULL, self->how.cancel))
    return false;
  if (self->counts != NULL)
    memcpy (self->counts + first, counts, n * sizeof *counts);
  for (size_t i = 0; i < n && self->solutions != NULL; i++)
    self->solutions[first + i] = counts[i] > 0 ? solutions[i] : (SudGrid){ { 0 } };
  return true;
}

SudManyEnd
sud_many_solve (const SudMany *how, const SudGrid *puzzles, size_t n, uint64_t limit, uint64_t *counts,
                SudGrid *solutions)
{
  static const Kind kind = { SOLVE_PIECE, solve_open, solve_work, solve_close };
  Many self = begin_many (how, &kind, n);

  self.puzzles = puzzles;
  self.limit = solutions != NULL && limit < 2 ? 2 : limit;
  self.counts = counts;
  self.solutions = solutions;
  return run_many (&self);
}

static void *
rate_open (const Many *self)
{
  return sud_reasoner_new ();
}

static void
rate_close (void *room)
{
  sud_reasoner_free (room);
}

static bool
rate_work (const Many *self, void *room, size_t first, size_t n)
{
  for (size_t i = first; i < first + n; i++)
    {
      SudGrid grid;

      read_grid (&self->puzzles[i], &grid);
      if (sud_reasoner_rate (room, &grid, self->scales, self->how.cancel, &self->ratings[i]) != SUD_ANSWER_YES)
        return false;
    }
  return true;
}

SudManyEnd
sud_many_rate (const SudMany *how, const SudGrid *puzzles, size_t n, unsigned scales, SudRating *ratings)
{
  static const Kind kind = { RATE_PIECE, rate_open, rate_work, rate_close };
  Many self = begin_many (how, &kind, n);

  self.puzzles = puzzles;
  self.scales = scales;
  self.ratings = ratings;
  return run_many (&self);
}

static bool
canonical_work (const Many *self, void *room, size_t first, size_t n)
{
  for (size_t i = first; i < first + n; i++)
    {
      SudGrid grid;

      read_grid (&self->puzzles[i], &grid);
      if (sud_grid_find_canonical (&grid, self->how.cancel, &self->grids[i]))
        continue;
      if (sud_is_cancelled (self->how.cancel))
        return false;
      self->grids[i] = (SudGrid){ { 0 } };
    }
  return true;
}

SudManyEnd
sud_many_find_canonical (const SudMany *how, const SudGrid *puzzles, size_t n, SudGrid *forms)
{
  static const Kind kind = { CANONICAL_PIECE, NULL, canonical_work, NULL };
  Many self = begin_many (how, &kind, n);

  self.puzzles = puzzles;
  self.grids = forms;
  return run_many (&self);
}

typedef struct
{
  SudGenerator *generator;
  SudGenerated made[GENERATE_PIECE];
} GenerateRoom;

static void
generate_close (void *room)
{
  sud_generator_free (((GenerateRoom *)room)->generator);
  free (room);
}

static void *
generate_open (const Many *self)
{
  GenerateRoom *room = malloc (sizeof *room);

  if (room == NULL)
    return NULL;
  room->generator = sud_generator_new (self->spec, NULL);
  if (room->generator != NULL)
    return room;
  free (room);
  return NULL;
}

static bool
generate_work (const Many *self, void *data, size_t first, size_t n)
{
  GenerateRoom *room = data;

  if (!sud_generator_run (room->generator, self->first + first, n, room->made, self->how.cancel))
    return false;
  for (size_t i = 0; i < n; i++)
    {
      bool fits = room->made[i].clues > 0;

      self->grids[first + i] = fits ? room->made[i].puzzle : (SudGrid){ { 0 } };
      if (self->solutions != NULL)
        self->solutions[first + i] = fits ? room->made[i].solution : (SudGrid){ { 0 } };
    }
  return true;
}

SudManyEnd
sud_many_generate (const SudMany *how, const SudGenerateSpec *spec, uint64_t first, size_t n, SudGrid *puzzles,
                   SudGrid *solutions)
{
  static const Kind kind = { GENERATE_PIECE, generate_open, generate_work, generate_close };
  Many self = begin_many (how, &kind, n);

  if (sud_generate_spec_climbs (spec))
    self.piece = 1;
  self.spec = spec;
  self.first = first;
  self.grids = puzzles;
  self.solutions = solutions;
  return run_many (&self);
}
