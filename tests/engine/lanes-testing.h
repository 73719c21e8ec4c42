/* lanes-testing.h - grids of every kind, and what the tests of the fast engine ask of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes-testing.h"

#include <glib.h>

enum
{
  SAMPLE_LIMIT = 100, /* how far a sample is counted */
};

/**
 * Sample:
 * @grid: a grid of any kind
 * @seed: what it was made from, for messages
 * @count: its solutions up to SAMPLE_LIMIT, by `propagate`
 */
typedef struct
{
  SudGrid grid;
  guint32 seed;
  gint64 count;
} Sample;

/** How many solutions a strategy of the table finds, up to @limit; 0 where digits clash. */
gint64 strategy_count (const char *id, const SudGrid *grid, gint64 limit);

/** A full grid. */
void random_solution (GRand *rand, SudGrid *grid);

/** A random one of the ways to exchange digits, bands, stacks, rows, columns, and rows with columns. */
void random_symmetry (GRand *rand, const SudGrid *grid, SudGrid *image);

/** Order @n pointers at random. */
void random_order (GRand *rand, const Sample **samples, guint n);

/**
 * samples_new: (transfer full)
 *
 * Grids of all kinds in turn: parts of solutions, minimal ones, such with a digit changed, clashing, with several solutions,
 * haphazard, nearly full, nearly empty. Grid i is made from @seed + i.
 */
GArray *samples_new (guint n, guint32 seed);

/** (transfer full): the puzzles of the test data as samples. */
GArray *samples_from_corpus (void);

/** (transfer full): n pointers into @samples. */
const Sample **samples_all (GArray *samples);

/** A context on backend @index, or NULL after a visible skip where the machine lacks the instructions. */
SudLanes *lanes_new_or_skip (gconstpointer index);

/** Fails unless the engine counts all @samples right in one job, and hands out solutions of those that have any. */
void lanes_assert_exact (SudLanes *lanes, const Sample *const *samples, guint n, guint64 limit);

/** Adds @test once for each backend that is compiled in, as /@folder/BACKEND/@name. */
void lanes_add_test (const char *folder, const char *name, GTestDataFunc test);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudLanes, sud_lanes_free)
