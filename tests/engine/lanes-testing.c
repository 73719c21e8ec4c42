/* lanes-testing.c - grids of every kind, and what the tests of the fast engine ask of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "lanes-testing.h"

#include "puzzle-corpus.h"

#include "sud-strategy.h"

#include <string.h>

static SudResult
search (const char *id, const SudGrid *grid, gint64 limit)
{
  SudSearchOptions options = { .limit = limit };
  SudResult result;

  sud_strategy_run (sud_strategy_find (id), grid, &options, &result);
  return result;
}

gint64
strategy_count (const char *id, const SudGrid *grid, gint64 limit)
{
  return search (id, grid, limit).solutions;
}

/* 0 to n - 1 in any order. */
static void
random_permutation (GRand *rand, int n, int *order)
{
  for (int i = 0; i < n; i++)
    {
      int j = g_rand_int_range (rand, 0, i + 1);

      order[i] = order[j];
      order[j] = i;
    }
}

void
random_order (GRand *rand, const Sample **samples, guint n)
{
  for (guint i = 1; i < n; i++)
    {
      guint j = g_rand_int_range (rand, 0, i + 1);
      const Sample *other = samples[j];

      samples[j] = samples[i];
      samples[i] = other;
    }
}

/* Rows that stay with their band, which goes anywhere. */
static void
random_rows (GRand *rand, int rows[SUD_SIZE])
{
  int bands[3];

  random_permutation (rand, 3, bands);
  for (int band = 0; band < 3; band++)
    {
      random_permutation (rand, 3, rows + 3 * band);
      for (int i = 0; i < 3; i++)
        rows[3 * band + i] += 3 * bands[band];
    }
}

void
random_symmetry (GRand *rand, const SudGrid *grid, SudGrid *image)
{
  int digits[SUD_SIZE], rows[SUD_SIZE], columns[SUD_SIZE];
  gboolean transposed = g_rand_boolean (rand);

  random_permutation (rand, SUD_SIZE, digits);
  random_rows (rand, rows);
  random_rows (rand, columns);
  for (int row = 0; row < SUD_SIZE; row++)
    for (int column = 0; column < SUD_SIZE; column++)
      {
        int digit = grid->digit[transposed ? sud_cell (column, row) : sud_cell (row, column)];

        image->digit[sud_cell (rows[row], columns[column])] = digit == 0 ? 0 : digits[digit - 1] + 1;
      }
}

void
random_solution (GRand *rand, SudGrid *grid)
{
  SudGrid start = { { 0 } };

  /* Whatever stands in the three boxes of the diagonal can be completed. */
  for (int box = 0; box < 3; box++)
    {
      int digits[SUD_SIZE];

      random_permutation (rand, SUD_SIZE, digits);
      for (int i = 0; i < SUD_SIZE; i++)
        start.digit[sud_cell (3 * box + i / 3, 3 * box + i % 3)] = digits[i] + 1;
    }
  start = search ("propagate", &start, 1).first;
  random_symmetry (rand, &start, grid);
}

static void
blank_random_cells (GRand *rand, int n, SudGrid *grid)
{
  int cells[SUD_CELLS];

  random_permutation (rand, SUD_CELLS, cells);
  for (int i = 0; i < SUD_CELLS && n > 0; i++)
    if (grid->digit[cells[i]] != 0)
      {
        grid->digit[cells[i]] = 0;
        n--;
      }
}

/* A given of @grid, which has one. */
static int
random_given (GRand *rand, const SudGrid *grid)
{
  int cell;

  do
    cell = g_rand_int_range (rand, 0, SUD_CELLS);
  while (grid->digit[cell] == 0);
  return cell;
}

static void
make_part (GRand *rand, SudGrid *grid)
{
  random_solution (rand, grid);
  blank_random_cells (rand, g_rand_int_range (rand, 0, SUD_CELLS + 1), grid);
}

static void
make_minimal (GRand *rand, SudGrid *grid)
{
  int cells[SUD_CELLS];

  random_solution (rand, grid);
  random_permutation (rand, SUD_CELLS, cells);
  for (int i = 0; i < SUD_CELLS; i++)
    {
      int digit = grid->digit[cells[i]];

      grid->digit[cells[i]] = 0;
      if (strategy_count ("propagate", grid, 2) != 1)
        grid->digit[cells[i]] = digit;
    }
}

/* Another digit where one of the givens stood, mostly one that does not clash: often there is no solution then. */
static void
make_changed (GRand *rand, SudGrid *grid)
{
  int cell;

  make_minimal (rand, grid);
  for (int attempt = 0; attempt < 20; attempt++)
    {
      SudGrid changed = *grid;

      cell = random_given (rand, grid);
      changed.digit[cell] = g_rand_int_range (rand, 1, SUD_SIZE + 1);
      if (changed.digit[cell] == grid->digit[cell] || !sud_grid_is_valid (&changed))
        continue;
      *grid = changed;
      return;
    }
}

static void
make_clashing (GRand *rand, SudGrid *grid)
{
  int cell;

  random_solution (rand, grid);
  blank_random_cells (rand, g_rand_int_range (rand, 0, SUD_CELLS - 1), grid);
  cell = random_given (rand, grid);
  do
    {
      SudGrid other = *grid;

      other.digit[g_rand_int_range (rand, 0, SUD_CELLS)] = grid->digit[cell];
      if (!sud_grid_is_valid (&other))
        *grid = other;
    }
  while (sud_grid_is_valid (grid));
}

static void
make_open (GRand *rand, SudGrid *grid)
{
  make_minimal (rand, grid);
  blank_random_cells (rand, g_rand_int_range (rand, 1, 5), grid);
}

/* Digits that fit one another, whether they can be completed or not. */
static void
make_haphazard (GRand *rand, SudGrid *grid)
{
  int attempts = g_rand_int_range (rand, 1, 40);

  *grid = (SudGrid){ { 0 } };
  while (attempts-- > 0)
    {
      int cell = g_rand_int_range (rand, 0, SUD_CELLS);
      SudDigits candidates = sud_grid_candidates (grid, cell);
      int digit = g_rand_int_range (rand, 1, SUD_SIZE + 1);

      if (grid->digit[cell] == 0 && (candidates & SUD_DIGIT_BIT (digit)) != 0)
        grid->digit[cell] = digit;
    }
}

static void
make_near_full (GRand *rand, SudGrid *grid)
{
  random_solution (rand, grid);
  if (g_rand_boolean (rand))
    grid->digit[random_given (rand, grid)] = g_rand_int_range (rand, 1, SUD_SIZE + 1);
  blank_random_cells (rand, g_rand_int_range (rand, 0, 13), grid);
}

static void
make_near_empty (GRand *rand, SudGrid *grid)
{
  random_solution (rand, grid);
  blank_random_cells (rand, SUD_CELLS - g_rand_int_range (rand, 0, 13), grid);
}

static void (*const kinds[]) (GRand *rand, SudGrid *grid) = {
  make_part, make_minimal, make_changed, make_clashing, make_open, make_haphazard, make_near_full, make_near_empty,
};

GArray *
samples_new (guint n, guint32 seed)
{
  GArray *samples = g_array_sized_new (FALSE, FALSE, sizeof (Sample), n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed + i);
      Sample sample = { .seed = seed + i };

      kinds[i % G_N_ELEMENTS (kinds)](rand, &sample.grid);
      sample.count = strategy_count ("propagate", &sample.grid, SAMPLE_LIMIT);
      g_array_append_val (samples, sample);
    }
  return samples;
}

GArray *
samples_from_corpus (void)
{
  g_autoptr (GArray) puzzles = corpus_load_share ();
  g_autoptr (GArray) hostile = corpus_load (CORPUS_HOSTILE);
  GArray *samples = g_array_new (FALSE, FALSE, sizeof (Sample));

  g_array_append_vals (puzzles, hostile->data, hostile->len);
  for (guint i = 0; i < puzzles->len; i++)
    {
      Sample sample = { .grid = puzzle_at (puzzles, i)->grid };

      sample.count = strategy_count ("propagate", &sample.grid, SAMPLE_LIMIT);
      g_array_append_val (samples, sample);
    }
  return samples;
}

const Sample **
samples_all (GArray *samples)
{
  const Sample **all = g_new (const Sample *, samples->len);

  for (guint i = 0; i < samples->len; i++)
    all[i] = &g_array_index (samples, Sample, i);
  return all;
}

SudLanes *
lanes_new_or_skip (gconstpointer index)
{
  const SudBackend *backend = sud_backend_get (GPOINTER_TO_INT (index));
  SudLanes *lanes;

  if (!sud_backend_is_supported (backend))
    {
      g_test_skip ("this machine does not have these instructions");
      return NULL;
    }
  lanes = sud_lanes_new (backend);
  g_assert_true (sud_lanes_get_backend (lanes) == backend);
  return lanes;
}

static void
assert_sample (const Sample *sample, guint64 limit, guint64 count, const SudGrid *first)
{
  static const SudGrid untouched = { { 99 } };
  guint64 expected = MIN (limit, (guint64)sample->count);
  gboolean good = count == expected;

  if (count == 0)
    good = good && memcmp (first, &untouched, sizeof untouched) == 0;
  else
    good = good && sud_grid_is_solved (first) && sud_grid_keeps (first, &sample->grid);
  if (!good)
    {
      char line[SUD_LINE_LENGTH + 1];

      sud_grid_format_line (&sample->grid, line);
      g_test_message ("%s, seed %u, limit %" G_GUINT64_FORMAT, line, sample->seed, limit);
    }
  g_assert_cmpuint (count, ==, expected);
  g_assert_true (good);
}

void
lanes_assert_exact (SudLanes *lanes, const Sample *const *samples, guint n, guint64 limit)
{
  g_autofree const char **puzzles = g_new (const char *, n);
  g_autofree guint64 *counts = g_new (guint64, n);
  g_autofree SudGrid *firsts = g_new (SudGrid, n);
  SudLanesJob job = { .n = n, .puzzles = puzzles, .limit = limit, .counts = counts, .firsts = firsts };

  for (guint i = 0; i < n; i++)
    {
      puzzles[i] = (const char *)samples[i]->grid.digit;
      firsts[i] = (SudGrid){ { 99 } };
    }
  g_assert_true (sud_lanes_run (lanes, &job));
  for (guint i = 0; i < n; i++)
    assert_sample (samples[i], limit, counts[i], &firsts[i]);
}

void
lanes_add_test (const char *folder, const char *name, GTestDataFunc test)
{
  for (int i = 0; i < sud_backend_count (); i++)
    {
      g_autofree char *path = g_strdup_printf ("/%s/%s/%s", folder, sud_backend_get_id (sud_backend_get (i)), name);

      g_test_add_data_func (path, GINT_TO_POINTER (i), test);
    }
}
