/* sud-lanes.c - THE TABLE of backends, and the contexts they work in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes-private.h"
#include "sud-lanes-testing.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum
{
  CONTEXT_ALIGNMENT = 64,
};

struct _SudBackend
{
  const char *id;
  const char *name;
  const SudLanesCode *code;
  SudSolo solo; /* (nullable) */
  bool (*is_supported) (void);
};

struct _SudLanes
{
  const SudBackend *backend;
  void *memory;
  void *context; /* in there, aligned */
};

#if defined __x86_64__ || defined __i386__
/* The compiler may use these instructions besides vectors; machines have them with AVX2, but not every virtual one says
 * so. */
static bool
has_bits (void)
{
  return __builtin_cpu_supports ("bmi") && __builtin_cpu_supports ("bmi2") && __builtin_cpu_supports ("popcnt");
}

static bool
has_avx512 (void)
{
  return has_bits () && __builtin_cpu_supports ("avx512bw") && __builtin_cpu_supports ("avx512vl")
         && __builtin_cpu_supports ("avx512bitalg") && __builtin_cpu_supports ("avx512vbmi2");
}

static bool
has_avx2 (void)
{
  return has_bits () && __builtin_cpu_supports ("avx2");
}

static bool
has_sse4 (void)
{
  return __builtin_cpu_supports ("sse4.1") && __builtin_cpu_supports ("popcnt");
}
#endif

static bool
has_c (void)
{
  return true;
}

/* The fastest first: find_fastest () takes the first that the processor has. The lemmas of logic choose for themselves,
 * in sud_lemma_kernel_choose (). */
static const SudBackend backends[] = {
#if defined __x86_64__ || defined __i386__
  { "avx512", "AVX-512 BW, VL, BITALG, VBMI2", &sud_lanes_avx512, sud_solo_avx512, has_avx512 },
  { "avx2", "AVX2", &sud_lanes_avx2, sud_solo_avx2, has_avx2 },
  { "sse4", "SSE4.1", &sud_lanes_sse4, sud_solo_sse4, has_sse4 },
#elif defined __aarch64__
  { "neon", "NEON", &sud_lanes_neon, sud_solo_neon, has_c }, /* part of every AArch64 machine */
#endif
  { "scalar", "C", &sud_lanes_scalar, NULL, has_c },
};

enum
{
  N_BACKENDS = sizeof backends / sizeof backends[0],
};

int
sud_backend_count (void)
{
  return N_BACKENDS;
}

const SudBackend *
sud_backend_get (int index)
{
  return &backends[index];
}

const char *
sud_backend_get_id (const SudBackend *self)
{
  return self->id;
}

const char *
sud_backend_get_name (const SudBackend *self)
{
  return self->name;
}

int
sud_backend_get_lanes (const SudBackend *self)
{
  return self->code->lanes;
}

bool
sud_backend_is_supported (const SudBackend *self)
{
  return self->is_supported ();
}

static const SudBackend *
find_fastest (void)
{
  for (int i = 0; i < N_BACKENDS; i++)
    if (backends[i].is_supported ())
      return &backends[i];
  return NULL;
}

const SudBackend *
sud_backend_choose (const char *id, SudBackendError *error)
{
  *error = SUD_BACKEND_OK;
  if (id == NULL)
    id = getenv ("SUD_BACKEND");
  if (id == NULL || *id == '\0')
    return find_fastest ();
  for (int i = 0; i < N_BACKENDS; i++)
    if (strcmp (backends[i].id, id) == 0)
      {
        if (backends[i].is_supported ())
          return &backends[i];
        *error = SUD_BACKEND_UNSUPPORTED;
        return NULL;
      }
  *error = SUD_BACKEND_UNKNOWN;
  return NULL;
}

const SudBackend *
sud_backend_default (void)
{
  SudBackendError error;
  const SudBackend *backend = sud_backend_choose (NULL, &error);

  return backend != NULL ? backend : find_fastest ();
}

/* The memory is cleared, for idle lanes are reasoned on as well. For the part that only very deep searches use,
 * calloc() gives addresses and no memory.
 */
SudLanes *
sud_lanes_new (const SudBackend *backend)
{
  SudLanes *self = malloc (sizeof *self);

  if (self == NULL)
    return NULL;
  self->backend = backend;
  self->memory = calloc (1, backend->code->context_size + CONTEXT_ALIGNMENT);
  if (self->memory == NULL)
    {
      free (self);
      return NULL;
    }
  self->context = (void *)(((uintptr_t)self->memory + CONTEXT_ALIGNMENT - 1) & -(uintptr_t)CONTEXT_ALIGNMENT);
  return self;
}

void
sud_lanes_free (SudLanes *self)
{
  if (self == NULL)
    return;
  free (self->memory);
  free (self);
}

const SudBackend *
sud_lanes_get_backend (const SudLanes *self)
{
  return self->backend;
}

size_t
sud_lanes_get_size (const SudLanes *self)
{
  return self->backend->code->context_size;
}

static pthread_key_t thread_key;
static pthread_once_t thread_once = PTHREAD_ONCE_INIT;

static void
free_lanes_cb (void *self)
{
  sud_lanes_free (self);
}

static void
make_key_cb (void)
{
  pthread_key_create (&thread_key, free_lanes_cb);
}

SudLanes *
sud_lanes_for_thread (void)
{
  SudLanes *self;

  pthread_once (&thread_once, make_key_cb);
  self = pthread_getspecific (thread_key);
  if (self != NULL)
    return self;
  self = sud_lanes_new (sud_backend_default ());
  if (self != NULL && pthread_setspecific (thread_key, self) == 0)
    return self;
  sud_lanes_free (self);
  return NULL;
}

bool
sud_lanes_run (SudLanes *self, SudLanesJob *job)
{
  const SudLanesCode *code = self->backend->code;
  SudSoloRest rest;

  if (job->n != 1 || self->backend->solo == NULL)
    return code->run (self->context, job);
  return self->backend->solo (job, &rest) && (rest.n == 0 || code->go_on (self->context, job, &rest));
}

/* The ways of a band that go through each cell of it; sud-lanes-kernel.inc tells what ways and minirows are.
 *
 *     a horizontal band       box 0         box 1         box 2
 *
 *              row 0          0 and 3       1 and 4       2 and 5       of all three cells of the minirow
 *              row 1          2 and 4       0 and 5       1 and 3
 *              row 2          1 and 5       2 and 3       0 and 4
 */

/* Just one way down, and one up, goes through line @y, cell @x of a horizontal band, in box x / 3 and row y % 3 of it.
 * In a vertical band line and cell change places.
 */
#define DOWN(y, x) (((x) / 3 + 2 * ((y) % 3)) % 3)
#define UP(y, x) (3 + ((x) / 3 + (y) % 3) % 3)
#define THROUGH(band, y, x) ((y) / 3 == (band) ? 1 << DOWN (y, x) | 1 << UP (y, x) : SUD_LANES_BEYOND)
#define CELL(band, y, x) ((band) < 3 ? THROUGH (band, y, x) : THROUGH ((band) - 3, x, y))
#define LINE(band, y)                                                                                                  \
  CELL (band, y, 0), CELL (band, y, 1), CELL (band, y, 2), CELL (band, y, 3), CELL (band, y, 4), CELL (band, y, 5),    \
      CELL (band, y, 6), CELL (band, y, 7), CELL (band, y, 8)
#define BAND(band)                                                                                                     \
  { LINE (band, 0), LINE (band, 1), LINE (band, 2), LINE (band, 3), LINE (band, 4),                                    \
    LINE (band, 5), LINE (band, 6), LINE (band, 7), LINE (band, 8) }

const uint16_t sud_lanes_through[6][SUD_LANES_ROW] __attribute__ ((aligned (64)))
= { BAND (0), BAND (1), BAND (2), BAND (3), BAND (4), BAND (5) };
