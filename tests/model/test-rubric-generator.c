/* test-rubric-generator.c - puzzles made in a worker thread: what was wished, in time, and for owners who close
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-generator.h"
#include "rubric-text-generator.h"
#include "rubric-jobs-testing.h"

#include "jobs-testing.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  CLOSINGS = 60,
};

typedef struct
{
  JobsFixture base;
  GArray *made; /* of RubricGenerated */
  guint64 tried;
  double seconds;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  jobs_fixture_init (&fixture->base, fixture);
  fixture->made = g_array_new (FALSE, FALSE, sizeof (RubricGenerated));
}

static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  jobs_fixture_clear (&fixture->base);
  g_array_unref (fixture->made);
}

static void
done_cb (gpointer owner, const RubricGeneratorResult *result, const GError *error)
{
  Fixture *fixture = g_object_get_data (owner, "fixture");

  g_assert_no_error (error);
  g_array_set_size (fixture->made, 0);
  g_array_append_vals (fixture->made, result->made, result->n);
  fixture->tried = result->tried;
  fixture->seconds = result->seconds;
  fixture->base.done = TRUE;
}

static const RubricGenerated *
make (Fixture *fixture, const RubricGeneratorTask *request)
{
  rubric_generator_run (fixture->base.jobs, request, done_cb);
  jobs_fixture_wait (&fixture->base);
  return (const RubricGenerated *)(gpointer)fixture->made->data;
}

/* Up to 2. */
static int
count_solutions (const SudGrid *puzzle)
{
  SudResult result;

  sud_solve_count (puzzle, 2, NULL, &result);
  return (int)result.solutions;
}

static SudCells
get_givens (const SudGrid *puzzle)
{
  SudCells givens = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (puzzle->digit[cell] != 0)
      sud_cells_add (&givens, cell);
  return givens;
}

/* One of each level, the easiest first, with one solution and as many clues as wished, which lie as wished. */
static void
test_levels (Fixture *fixture, gconstpointer unused)
{
  RubricGeneratorTask request = { .n_requests = SUD_N_LEVELS, .each = 2 };
  const RubricGenerated *made;

  for (SudLevel level = 0; level < SUD_N_LEVELS; level++)
    rubric_generator_init_request (&request.requests[level], level);
  made = make (fixture, &request);
  g_assert_cmpuint (fixture->made->len, ==, 2 * SUD_N_LEVELS);
  for (guint i = 0; i < fixture->made->len; i++)
    {
      const SudPuzzleRequest *wish = &request.requests[i / 2];
      SudCells givens = get_givens (&made[i].puzzle);

      g_assert_cmpint (made[i].level, ==, i / 2);
      g_assert_cmpint (count_solutions (&made[i].puzzle), ==, 1);
      g_assert_cmpint (sud_cells_count (givens), >=, wish->clues_least);
      g_assert_cmpint (sud_cells_count (givens), <=, wish->clues_most);
      g_assert_true (sud_symmetry_holds (wish->symmetry, givens));
    }
}

/* Whoever makes twice gets other puzzles. */
static void
test_others (Fixture *fixture, gconstpointer unused)
{
  RubricGeneratorTask request = { .n_requests = 1, .each = 1, .alone = TRUE };
  SudGrid last = { { 0 } };

  rubric_generator_init_request (&request.requests[0], SUD_LEVEL_EASY);
  for (int i = 0; i < 20; i++)
    {
      const RubricGenerated *made = make (fixture, &request);

      g_assert_true (memcmp (&last, &made->puzzle, sizeof last) != 0);
      last = made->puzzle;
    }
}

/* What cannot be had in time is said to be so. */
static void
test_time (Fixture *fixture, gconstpointer unused)
{
  RubricGeneratorTask request = { .n_requests = 1, .each = 1, .seconds = 0.2 };
  g_autofree char *estimate = NULL;
  RubricGeneratorResult result;

  sud_puzzle_request_init (&request.requests[0]);
  request.requests[0].symmetry = SUD_SYMMETRY_FULL;
  request.requests[0].clues_least = request.requests[0].clues_most = 18;
  make (fixture, &request);
  g_assert_cmpuint (fixture->made->len, ==, 0);
  g_test_message ("%.3f s", fixture->seconds);
  result = (RubricGeneratorResult){ NULL, 0, fixture->tried, fixture->seconds };
  estimate = rubric_text_estimate (&request.requests[0], &result, 1);
  g_assert_true (g_str_has_prefix (estimate, "None of the first "));
}

static void
test_estimate (void)
{
  static const struct
  {
    RubricGeneratorResult result;
    guint count;
    const char *says;
    int clues_most;
  } cases[] = {
    { { .n = 10, .tried = 12, .seconds = 0.1 }, 1, "" },
    { { .n = 2, .tried = 1800, .seconds = 6 }, 1, "That takes about 3 seconds." },
    { { .n = 2, .tried = 18000, .seconds = 2 }, 1,
      "That takes about 1 second." },
    { { .n = 1, .tried = 900, .seconds = 1 }, 600,
      "About one in 900 puzzles is like this. That takes about 10 minutes." },
    { { .n = 3, .tried = 2900, .seconds = 3 }, 37,
      "That takes about 40 seconds." },
    { { .n = 3, .tried = 2700, .seconds = 3.1 }, 37,
      "That takes about 40 seconds." },
    { { .n = 100, .tried = 13744, .seconds = 0.5 }, 1000,
      "That takes about 5 seconds." },
    { { .n = 1, .tried = 12345, .seconds = 1 }, 1000,
      "About one in 10,000 puzzles is like this. That takes about 15 minutes." },
    { { .n = 1, .tried = 12345, .seconds = 10 }, 1000,
      "About one in 10,000 puzzles is like this. That takes about 3 hours." },
    { { .tried = 50123, .seconds = 1 }, 1,
      "None of the first 50,000 was like this. It may take minutes, and perhaps there is none." },
    { { .n = 10, .tried = 10, .seconds = 0.1 }, 1,
      "They are known ones with other digits, rows and columns.", 17 },
    { { .n = 0, .tried = 0, .seconds = 0.1 }, 1, "No puzzle with 17 givens that Rubric knows is like this.", 17 },
    { { .n = 10, .tried = 10, .seconds = 0.1 }, 1,
      "They come of known ones and are related.", 18 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *says = NULL;
      SudPuzzleRequest wish;

      sud_puzzle_request_init (&wish);
      if (cases[i].clues_most > 0)
        wish.clues_most = cases[i].clues_most;
      says = rubric_text_estimate (&wish, &cases[i].result, cases[i].count);

      g_assert_cmpstr (says, ==, cases[i].says);
    }
}

static void
never_cb (gpointer owner, const RubricGeneratorResult *result, const GError *error)
{
  g_assert_not_reached ();
}

/* At any moment, with one thread and with several. */
static void
test_close (void)
{
  for (guint i = 0; i < CLOSINGS; i++)
    {
      GObject *owner = g_object_new (G_TYPE_OBJECT, NULL);
      RubricJobs *jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, owner);
      RubricGeneratorTask request = { .n_requests = 1, .each = 1000000, .alone = i % 2 == 0 };

      rubric_generator_init_request (&request.requests[0], i % SUD_N_LEVELS);
      rubric_generator_run (jobs, &request, never_cb);
      g_usleep (i * 500);
      rubric_jobs_close (jobs);
      if (i % 3 == 0)
        g_clear_object (&owner);
      while (rubric_jobs_count_running () > 0)
        g_main_context_iteration (NULL, TRUE);
      g_clear_object (&owner);
      g_assert_finalize_object (jobs);
    }
}

/* Of more than anybody waits for, those that there are by then. */
static void
test_stopped (Fixture *fixture, gconstpointer unused)
{
  RubricGeneratorTask request = { .n_requests = 2, .each = 1000000 };

  rubric_generator_init_request (&request.requests[0], SUD_LEVEL_EASY);
  rubric_generator_init_request (&request.requests[1], SUD_LEVEL_EASY);
  rubric_generator_run (fixture->base.jobs, &request, done_cb);
  while (rubric_jobs_get_fraction (fixture->base.jobs) <= 0)
    g_usleep (1000);
  rubric_jobs_stop (fixture->base.jobs);
  rubric_jobs_stop (fixture->base.jobs);
  jobs_fixture_wait (&fixture->base);
  g_assert_cmpuint (fixture->made->len, >, 0);
  g_assert_cmpuint (fixture->made->len, <, request.each);
  for (guint i = 0; i < MIN (fixture->made->len, 20); i++)
    g_assert_cmpint (count_solutions (&g_array_index (fixture->made, RubricGenerated, i).puzzle), ==, 1);
}

static void
test_list (Fixture *fixture, gconstpointer unused)
{
  RubricGeneratorTask request = { .n_requests = 2, .each = 1 };
  g_autoptr (RubricDocument) document = NULL;
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet, read;

  rubric_generator_init_request (&request.requests[0], SUD_LEVEL_EASY);
  rubric_generator_init_request (&request.requests[1], SUD_LEVEL_HARD);
  make (fixture, &request);
  document = rubric_generated_list ((const RubricGenerated *)(gpointer)fixture->made->data, 2, NULL);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 2);
  g_assert_true (rubric_document_read (document, 1, &read, &info, NULL));
  sud_sheet_from_grid (&sheet, &g_array_index (fixture->made, RubricGenerated, 1).puzzle, SUD_ORIGIN_GIVEN);
  g_assert_true (sud_sheet_equal (&sheet, &read));
  g_assert_cmpstr (info->field[RUBRIC_INFO_DESCRIPTION], ==, "Hard Puzzle");
}

/* The techniques that were wished are told; a level that all have is not told again. */
static void
test_description (void)
{
  RubricGenerated made[1] = { { .level = SUD_LEVEL_HARD } };
  g_autoptr (RubricDocument) wished = NULL, level = NULL;
  g_autoptr (RubricInfo) info = NULL, bare = NULL, alone = NULL;
  SudSheet sheet;
  SudPuzzleRequest wish;

  sud_grid_parse_line (&made->puzzle, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  rubric_generator_init_request (&wish, SUD_LEVEL_HARD);
  level = rubric_generated_list (made, 1, &wish);
  g_assert_true (rubric_document_read (level, 0, &sheet, &bare, NULL));
  g_assert_cmpstr (bare->field[RUBRIC_INFO_DESCRIPTION], ==, NULL);
  wish.needs[SUD_TECHNIQUE_X_WING] = true;
  wished = rubric_generated_list (made, 1, &wish);
  g_assert_true (rubric_document_read (wished, 0, &sheet, &info, NULL));
  g_assert_cmpstr (info->field[RUBRIC_INFO_DESCRIPTION], ==, "Hard · X-Wing");
  alone = rubric_generated_dup_info (made, &wish);
  g_assert_cmpstr (alone->field[RUBRIC_INFO_DESCRIPTION], ==, "Hard · X-Wing");
}

/* Whatever symmetry the givens have, a variant has it, too. */
static void
test_vary_symmetry (void)
{
  for (SudSymmetryId id = SUD_SYMMETRY_NONE + 1; id < SUD_N_SYMMETRIES; id++)
    {
      SudCells orbits[SUD_CELLS];
      int n = sud_symmetry_orbits (id, orbits);
      SudGrid puzzle = { { 0 } }, variant;

      for (int i = 0; i < n; i += 3)
        SUD_EACH_CELL (cell, orbits[i])
          puzzle.digit[cell] = (uint8_t)(1 + i % SUD_SIZE);
      for (int i = 0; i < 50; i++)
        {
          rubric_generated_vary (&puzzle, &variant);
          g_assert_true (sud_symmetry_holds (id, get_givens (&variant)));
        }
    }
}

/* As many givens, one solution, and not the same. */
static void
test_vary (void)
{
  SudGrid puzzle, variant;

  sud_grid_parse_line (&puzzle, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  for (int i = 0; i < 100; i++)
    {
      rubric_generated_vary (&puzzle, &variant);
      g_assert_cmpint (sud_grid_count_filled (&variant), ==, sud_grid_count_filled (&puzzle));
      g_assert_cmpint (count_solutions (&variant), ==, 1);
      g_assert_true (memcmp (&puzzle, &variant, sizeof puzzle) != 0);
    }
  g_assert_true (sud_symmetry_holds (SUD_SYMMETRY_HALF_TURN, get_givens (&variant)));
  memset (&puzzle, 0, sizeof puzzle);
  rubric_generated_vary (&puzzle, &variant);
  g_assert_cmpint (sud_grid_count_filled (&variant), ==, 0);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/making/levels", Fixture, NULL, set_up, test_levels, tear_down);
  g_test_add ("/making/others", Fixture, NULL, set_up, test_others, tear_down);
  g_test_add ("/making/time", Fixture, NULL, set_up, test_time, tear_down);
  g_test_add_func ("/making/estimate", test_estimate);
  g_test_add_func ("/making/close", test_close);
  g_test_add ("/making/stopped", Fixture, NULL, set_up, test_stopped, tear_down);
  g_test_add ("/making/list", Fixture, NULL, set_up, test_list, tear_down);
  g_test_add_func ("/making/description", test_description);
  g_test_add_func ("/making/vary", test_vary);
  g_test_add_func ("/making/vary-symmetry", test_vary_symmetry);
  return g_test_run ();
}
