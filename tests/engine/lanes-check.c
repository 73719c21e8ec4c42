/* lanes-check.c - [BACKEND] FILE...: every backend that this machine supports, or that one, against a readable strategy,
 * without GLib
 *
 * For machines that are emulated: one static program, that needs nothing installed. Its grids are the puzzles of the files,
 * and variants of them with digits taken away and changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes.h"
#include "sud-strategy.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
  LIMIT = 100,
  VARIANTS = 8,
  MAX_GRIDS = 100000,
  SKIPPED = 77, /* to meson: this machine cannot do it */
};

static SudGrid grids[MAX_GRIDS];
static int64_t expected[MAX_GRIDS];
static const char *puzzles[MAX_GRIDS];
static uint64_t counts[MAX_GRIDS];
static uint64_t seen[MAX_GRIDS];
static SudGrid firsts[MAX_GRIDS];
static size_t n_grids;

/* Always the same numbers, so that a difference comes again. */
static unsigned
random_below (unsigned n)
{
  static uint64_t state = 1;

  state = state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(state >> 33) % n;
}

static void
add_grid (const SudGrid *grid)
{
  const SudSearchOptions options = { .limit = LIMIT };
  SudResult result;

  if (n_grids == MAX_GRIDS)
    return;
  sud_strategy_run (sud_strategy_find ("propagate"), grid, &options, &result);
  grids[n_grids] = *grid;
  expected[n_grids++] = result.solutions;
}

static void
add_variants (const SudGrid *original)
{
  add_grid (original);
  for (unsigned variant = 0; variant < VARIANTS; variant++)
    {
      SudGrid grid = *original;

      for (unsigned blanks = variant % 4; blanks > 0; blanks--)
        grid.digit[random_below (SUD_CELLS)] = 0;
      if (variant >= 4)
        grid.digit[random_below (SUD_CELLS)] = (uint8_t)(1 + random_below (SUD_SIZE));
      add_grid (&grid);
    }
}

static bool
read_file (const char *path)
{
  FILE *file = fopen (path, "r");
  char line[256];

  if (file == NULL)
    {
      perror (path);
      return false;
    }
  while (fgets (line, sizeof line, file) != NULL)
    {
      SudGrid grid;

      if (line[0] != '#' && sud_grid_parse_line (&grid, line) == SUD_CELLS)
        add_variants (&grid);
    }
  fclose (file);
  return true;
}

static bool
see_cb (size_t puzzle, const SudGrid *solution, void *data)
{
  size_t start = *(const size_t *)data;

  if (sud_grid_is_solved (solution) && sud_grid_keeps (solution, &grids[start + puzzle]))
    seen[start + puzzle]++;
  return true;
}

static bool
is_right (size_t i, uint64_t limit, bool by_callback)
{
  uint64_t right = (uint64_t)expected[i] < limit ? (uint64_t)expected[i] : limit;
  char line[SUD_LINE_LENGTH + 1];

  if (counts[i] == right
      && (by_callback ? seen[i] == right
                      : right == 0 || (sud_grid_is_solved (&firsts[i]) && sud_grid_keeps (&firsts[i], &grids[i]))))
    return true;
  sud_grid_format_line (&grids[i], line);
  printf ("%s, limit %" PRIu64 ": %" PRIu64 " instead of %" PRIu64 ", or a wrong solution\n", line, limit, counts[i],
          right);
  return false;
}

/* All grids in jobs of @size. Returns how many answers are wrong. */
static size_t
count_wrong (SudLanes *lanes, uint64_t limit, size_t size, bool by_callback)
{
  size_t wrong = 0;

  memset (seen, 0, sizeof seen);
  for (size_t i = 0; i < n_grids; i += size)
    {
      SudLanesJob job = {
        .n = n_grids - i < size ? n_grids - i : size,
        .puzzles = puzzles + i,
        .limit = limit,
        .counts = counts + i,
        .firsts = by_callback ? NULL : firsts + i,
        .solution = by_callback ? see_cb : NULL,
        .data = &i,
      };

      wrong += !sud_lanes_run (lanes, &job);
    }
  for (size_t i = 0; i < n_grids; i++)
    wrong += !is_right (i, limit, by_callback);
  return wrong;
}

static size_t
check_backend (const SudBackend *backend)
{
  static const size_t sizes[] = { 1, 5, 16, 17, 33, MAX_GRIDS };
  static const uint64_t limits[] = { 1, 2, LIMIT };
  SudLanes *lanes = sud_lanes_new (backend);
  clock_t start = clock ();
  size_t wrong = 0;

  for (size_t i = 0; lanes != NULL && i < sizeof sizes / sizeof sizes[0]; i++)
    for (size_t j = 0; j < sizeof limits / sizeof limits[0]; j++)
      wrong += count_wrong (lanes, limits[j], sizes[i], (i + j) % 2 == 0);
  printf ("%s: %zu grids, limits 1, 2 and %d, 6 sizes of batches: %zu wrong, %.2f s\n", sud_backend_get_id (backend),
          n_grids, LIMIT, wrong, (double)(clock () - start) / CLOCKS_PER_SEC);
  wrong += lanes == NULL;
  sud_lanes_free (lanes);
  return wrong;
}

int
main (int argc, char *argv[])
{
  SudBackendError error = SUD_BACKEND_UNKNOWN;
  const SudBackend *only = argc > 1 ? sud_backend_choose (argv[1], &error) : NULL;
  size_t wrong = 0;

  if (error == SUD_BACKEND_UNSUPPORTED)
    {
      printf ("%s: this machine does not have its instructions\n", argv[1]);
      return SKIPPED;
    }
  for (int i = only != NULL ? 2 : 1; i < argc; i++)
    if (!read_file (argv[i]))
      return 2;
  if (n_grids == 0)
    {
      fprintf (stderr, "usage: lanes-check [BACKEND] FILE...\n");
      return 2;
    }
  for (size_t i = 0; i < n_grids; i++)
    puzzles[i] = (const char *)grids[i].digit;
  for (int i = 0; i < sud_backend_count (); i++)
    if (only != NULL ? sud_backend_get (i) == only : sud_backend_is_supported (sud_backend_get (i)))
      wrong += check_backend (sud_backend_get (i));
  return wrong != 0;
}
