/* sud-puzzle-request.h - the kind of puzzle that somebody wants: how hard it is, what it needs, how many clues it has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grade.h"
#include "sud-lanes.h"
#include "sud-random.h"
#include "sud-symmetry.h"

enum
{
  SUD_PUZZLE_REQUEST_MAX_ER = 120, /* tenths; nothing is rated higher */
  SUD_PUZZLE_REQUEST_MAX_THREADS = 256,
};

/** SudPuzzleRequest: A plain value; any minimal puzzle meets the one that sud_puzzle_request_init() makes. */
typedef struct
{
  SudSymmetryId symmetry;       /* the symmetry of the places of the clues */
  /* true if no clue can be left out; with a symmetry, no set of clues that it binds together */
  bool minimal;
  int clues_least;              /* how many clues, 0 to 81 */
  int clues_most;               /* how many clues, 0 to 81; below 17 there is no puzzle */
  uint8_t level_least;          /* SudLevel of the hardest step */
  uint8_t level_most;           /* SudLevel of the hardest step; a puzzle that needs a net is Extreme */
  uint8_t nothing_above; /* no step is harder than of this technique; SUD_N_TECHNIQUES: whatever the level allows */
  uint32_t effort_least;        /* as a SudGrade says */
  uint32_t effort_most;         /* as a SudGrade says; UINT32_MAX: any */
  uint8_t er_least;             /* in tenths, as SudExplainerRating has it */
  /* in tenths; below SUD_PUZZLE_REQUEST_MAX_ER the puzzles are rated, which takes longer than a grade */
  uint8_t er_most;
  /* for each technique whether the puzzle has to need a step of it, when nothing easier leads on */
  bool needs[SUD_N_TECHNIQUES];
} SudPuzzleRequest;

typedef struct
{
  SudGrid puzzle; /* with one solution */
  uint64_t index; /* its index among the puzzles of the seed */
  SudGrade grade; /* by the usual techniques */
  uint8_t er;     /* its rating in tenths if one was requested, else 0 */
} SudRequestedPuzzle;

typedef struct
{
  double one_in;  /* about how many puzzles there are for one that fits */
  double seconds; /* for one thread until there is the next one, on average: four times as long is not unusual */
  /* true if fitting puzzles may be much rarer: none was seen, or the request asks for what the table does not know */
  bool may_be_rarer;
} SudPuzzleRequestEstimate;

/** SudPuzzleRequestProgress: Any thread may read it while the job runs. */
typedef struct
{
  atomic_uint_least64_t tried; /* puzzles that were looked at */
  atomic_uint_least64_t made;  /* those of them that fit */
} SudPuzzleRequestProgress;

typedef struct
{
  const SudPuzzleRequest *request;    /* one in which sud_puzzle_request_check() finds nothing wrong */
  uint64_t seed;                      /* for the random numbers */
  /* index of the first puzzle that is tried: 0, or one more than that of a puzzle that was made before */
  uint64_t first;
  uint64_t tries;                     /* how many to try at most; 0 = as many as it takes */
  uint64_t in_vain;                   /* the run gives up after so many in a row that do not fit; 0 = never */
  uint64_t count;                     /* how many are wanted, at least 1 */
  int threads; /* 1 to SUD_PUZZLE_REQUEST_MAX_THREADS; a single one is the thread of the caller */
  const SudBackend *backend;          /* (nullable): the instruction set: it changes nothing but the time */
  const atomic_bool *cancel;          /* (nullable): a flag that any thread may set */
  /* gets each puzzle, in the order of their index, in the thread of the caller; returns false to stop */
  bool (*take) (const SudRequestedPuzzle *puzzle, void *data);
  void *data;                         /* for @take */
  SudPuzzleRequestProgress *progress; /* (nullable): to be set to 0 by the caller */
} SudPuzzleRequestJob;

typedef enum
{
  SUD_PUZZLE_REQUEST_DONE,
  SUD_PUZZLE_REQUEST_STOPPED, /* by the one who takes them */
  SUD_PUZZLE_REQUEST_TRIED,   /* as often as allowed, or as often in vain, and there are fewer */
  SUD_PUZZLE_REQUEST_UNKNOWN, /* no puzzle that is known with so few clues fits */
  SUD_PUZZLE_REQUEST_CANCELLED,
  SUD_PUZZLE_REQUEST_NO_MEMORY,
} SudPuzzleRequestEnd;

/** sud_puzzle_request_init: asks for any minimal puzzle without symmetry. */
void sud_puzzle_request_init (SudPuzzleRequest *self);

/** sud_puzzle_request_allows: Returns: whether @technique is at most as hard as the hardest step may be */
bool sud_puzzle_request_allows (const SudPuzzleRequest *self, SudTechniqueId technique);

/**
 * sud_puzzle_request_check:
 *
 * Returns: (nullable) (transfer none): what is wrong with the request, marked for translation; NULL if there may be
 *   such puzzles
 */
const char *sud_puzzle_request_check (const SudPuzzleRequest *self);

/**
 * sud_puzzle_request_estimate:
 * @self: one in which sud_puzzle_request_check() finds nothing wrong
 * @tried: how many puzzles were looked at until now
 * @made: how many of these fit
 * @seconds: how long that took
 * @estimate: (out): what to say
 *
 * Estimates from a table of random minimal puzzles, and from what was seen while the job runs, which soon counts more.
 */
void sud_puzzle_request_estimate (const SudPuzzleRequest *self, uint64_t tried, uint64_t made, double seconds,
                                  SudPuzzleRequestEstimate *estimate);

/**
 * sud_puzzle_request_count_low_clue:
 *
 * Returns: how many puzzles of the table of low-clue puzzles have the requested symmetry and number of clues; 0 also if
 * random ones do
 */
int sud_puzzle_request_count_low_clue (const SudPuzzleRequest *self);

/**
 * sud_puzzle_request_has_only_known:
 *
 * Returns: whether only puzzles with 17 clues fit: then the run gives isomorphs of the puzzles in the table, and
 * nothing new
 */
bool sud_puzzle_request_has_only_known (const SudPuzzleRequest *self);

/**
 * sud_puzzle_change_names:
 * @puzzle: (inout): any puzzle whose clues have the @symmetry
 *
 * Exchanges digits, rows and columns, and keeps the symmetry, so that nobody sees which puzzle it was.
 */
void sud_puzzle_change_names (SudGrid *puzzle, SudSymmetryId symmetry, SudRandom *random);

/**
 * sud_puzzle_request_run:
 *
 * Makes the puzzles of the seed that fit, ordered by their index. They are the same for any number of threads. Many
 * puzzles that need a rare technique are related: all come from a few.
 */
SudPuzzleRequestEnd sud_puzzle_request_run (const SudPuzzleRequestJob *job);

/**
 * sud_puzzle_request_make:
 * @request: as in SudPuzzleRequestJob
 * @seed: as in SudPuzzleRequestJob
 * @cancel: (nullable): as in SudPuzzleRequestJob
 * @made: (out): a puzzle
 *
 * Makes the first puzzle of a seed, in the thread of the caller, however long that takes.
 */
SudPuzzleRequestEnd sud_puzzle_request_make (const SudPuzzleRequest *request, uint64_t seed, const atomic_bool *cancel,
                                             SudRequestedPuzzle *made);
