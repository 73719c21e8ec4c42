/* sud-lanes.h - the fast engine: a whole search state in every lane of a vector
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <stdatomic.h>
#include <stddef.h>

/**
 * SudLanesBan:
 * @cell: of a puzzle
 * @digits: that it must not have; none is no ban
 */
typedef struct
{
  uint8_t cell;
  SudDigits digits;
} SudLanesBan;

/**
 * SudLanesJob:
 * @n: how many puzzles, at most UINT32_MAX
 * @puzzles: n pointers to 81 bytes each: 1 to 9 or '1' to '9'; any other character of a grid is a blank. Nothing after
 *   the 81 bytes is read
 * @bans: (nullable): n bans, one a puzzle: its solutions have to keep to it, too. So one question of limit 1 tells
 *   whether a digit is needed: without it, and never with it
 * @limit: each puzzle is given up once this many of its solutions are found, at least 1
 * @counts: (out): n numbers, at most @limit each; exact, whatever the backend and the neighbours
 * @firsts: (out) (nullable): n grids: a solution of each puzzle that has one (the choice of several depends on the
 *   neighbours); others are not written
 * @solution: (nullable): handed each solution counted, in no particular order; returns false to stop
 * @data: for @solution
 * @cancel: (nullable): polled every few microseconds
 * @branches: (out): how often the search had to choose
 * @passes: (out): how many states went through the kernel
 */
typedef struct
{
  size_t n;
  const char *const *puzzles;
  const SudLanesBan *bans;
  uint64_t limit;
  uint64_t *counts;
  SudGrid *firsts;
  bool (*solution) (size_t puzzle, const SudGrid *solution, void *data);
  void *data;
  const atomic_bool *cancel;
  uint64_t branches;
  uint64_t passes;
} SudLanesJob;

/* An instruction set and the engine compiled for it. */
typedef struct _SudBackend SudBackend;

/** sud_backend_count: Returns: how many backends are compiled in */
int sud_backend_count (void);

/** sud_backend_get: Returns: backend @index of the table, 0 to sud_backend_count() - 1, fastest first; constant */
const SudBackend *sud_backend_get (int index);

/** sud_backend_get_id: Returns: its name on the command line and in SUD_BACKEND */
const char *sud_backend_get_id (const SudBackend *self);

/** sud_backend_get_name: Returns: the instructions it uses, for people */
const char *sud_backend_get_name (const SudBackend *self);

/** sud_backend_is_supported: Returns: whether this machine has the instructions */
bool sud_backend_is_supported (const SudBackend *self);

typedef enum
{
  SUD_BACKEND_OK,
  SUD_BACKEND_UNKNOWN,     /* no backend of that name is compiled in */
  SUD_BACKEND_UNSUPPORTED, /* this machine does not have its instructions */
} SudBackendError;

/**
 * sud_backend_choose:
 * @id: (nullable): a name, or NULL for that in the environment variable SUD_BACKEND, or else the fastest
 * @error: (out): the fault of the name
 *
 * Returns: (nullable): a backend that this machine supports, or NULL with @error
 */
const SudBackend *sud_backend_choose (const char *id, SudBackendError *error);

/** sud_backend_default: Returns: the choice of sud_backend_choose() for NULL, or the fastest if SUD_BACKEND names none
 */
const SudBackend *sud_backend_default (void);

typedef struct _SudLanes SudLanes;

/** sud_lanes_new: Returns: (transfer full) (nullable): a context for one thread; NULL without memory */
SudLanes *sud_lanes_new (const SudBackend *backend);

void sud_lanes_free (SudLanes *self);

/** sud_lanes_get_size: Returns: how many bytes the context takes, at most 2 MB; only very deep searches use all */
size_t sud_lanes_get_size (const SudLanes *self);

/**
 * sud_lanes_for_thread:
 *
 * Returns: (nullable): a context of the calling thread, on sud_backend_default(); made on first use, freed with the
 * thread; NULL without memory. It is in use during sud_lanes_run(), so a solution callback must not ask for it again
 */
SudLanes *sud_lanes_for_thread (void);

/**
 * sud_lanes_run:
 *
 * Counts the solutions of all puzzles of @job. Allocates nothing. Puzzles whose digits clash have none.
 *
 * Returns: false if it was cancelled or stopped; counts are then lower bounds
 */
bool sud_lanes_run (SudLanes *self, SudLanesJob *job);
