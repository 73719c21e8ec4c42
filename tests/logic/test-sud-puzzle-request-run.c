/* test-sud-puzzle-request-run.c - puzzles made as wished, graded again from their text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-ratings.h"
#include "sud-lanes.h"
#include "sud-strategy.h"
#include "sud-puzzle-request.h"
#include "sud-puzzle-request-private.h"

/* What came out, in the order in which it was handed over. */
typedef struct
{
  GArray *lines;   /* of char[SUD_LINE_LENGTH + 1] */
  GArray *indices; /* of uint64_t */
  guint most;      /* that are taken, or 0 */
} Basket;

static void
basket_init (Basket *self)
{
  self->lines = g_array_new (FALSE, FALSE, SUD_LINE_LENGTH + 1);
  self->indices = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  self->most = 0;
}

static void
basket_clear (Basket *self)
{
  g_array_unref (self->lines);
  g_array_unref (self->indices);
}

static const char *
basket_get (const Basket *self, guint index)
{
  return self->lines->data + index * (SUD_LINE_LENGTH + 1);
}

static bool
take_cb (const SudRequestedPuzzle *puzzle, void *data)
{
  Basket *self = data;
  char line[SUD_LINE_LENGTH + 1];

  sud_grid_format_line (&puzzle->puzzle, line);
  g_array_append_vals (self->lines, line, 1);
  g_array_append_val (self->indices, puzzle->index);
  return self->most == 0 || self->lines->len < self->most;
}

static SudPuzzleRequestEnd
fill (Basket *basket, const SudPuzzleRequest *request, uint64_t seed, guint count, int threads)
{
  SudPuzzleRequestJob job = { .request = request, .seed = seed, .count = count, .threads = threads, .take = take_cb, .data = basket };

  g_assert_null (sud_puzzle_request_check (request));
  return sud_puzzle_request_run (&job);
}

/* By a search of another kind than that which made it. */
static void
assert_unique (const SudGrid *puzzle, const char *line)
{
  SudSearchOptions options = { .limit = 2 };
  SudResult result;

  sud_strategy_run (sud_strategy_find ("propagate"), puzzle, &options, &result);
  if (result.solutions != 1)
    g_error ("%s has %d solutions", line, (int)result.solutions);
}

static void
assert_minimal (const SudGrid *puzzle, const char *line)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudSearchOptions options = { .limit = 2 };
      SudGrid less = *puzzle;
      SudResult result;

      less.digit[cell] = 0;
      sud_strategy_run (sud_strategy_find ("propagate"), &less, &options, &result);
      if (puzzle->digit[cell] != 0 && result.solutions == 1)
        g_error ("%s: cell %d is not needed", line, cell);
    }
}

/* Its grade by all usual techniques, from its text. */
static SudGrade
grade_line (SudLogic *logic, const char *line)
{
  SudGrid grid = grid_from_line (line);
  SudPencilmarks marks;
  SudOrder order;
  SudGrade grade;

  assert_unique (&grid, line);
  sud_order_init (&order);
  sud_pencilmarks_from_grid (&marks, &grid);
  logic->rules = SUD_RULE_UNIQUE;
  g_assert_true (sud_grade_run (logic, &marks, &order, &grade));
  return grade;
}

static bool
has_net (const SudGrade *grade)
{
  for (int i = SUD_TECHNIQUE_FORCING_CONTRADICTION; i < SUD_N_TECHNIQUES; i++)
    if (grade->steps[i] > 0)
      return true;
  return false;
}

static void
assert_fits (SudLogic *logic, const SudPuzzleRequest *request, const char *line)
{
  SudGrade grade = grade_line (logic, line);

  g_test_message ("%s %s %s", line, sud_level_get_name (grade.level), sud_technique_get (grade.hardest)->id);
  g_assert_true (grade.complete);
  g_assert_cmpint (grade.level, >=, request->level_least);
  g_assert_cmpint (grade.level, <=, request->level_most);
  g_assert_true (grade.level == SUD_LEVEL_EXTREME || !has_net (&grade));
  g_assert_cmpint (grade.hardest, <=, request->nothing_above);
  g_assert_cmpuint (grade.effort, >=, request->effort_least);
  g_assert_cmpuint (grade.effort, <=, request->effort_most);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    g_assert_true (!request->needs[i] || grade.steps[i] > 0);
}

/* Makes @count puzzles, and looks at each of them. */
static void
check_request (const SudPuzzleRequest *request, guint count)
{
  SudLogic *logic = sud_logic_new ();
  Basket basket;

  basket_init (&basket);
  g_assert_cmpint (fill (&basket, request, 5, count, 1), ==, SUD_PUZZLE_REQUEST_DONE);
  g_assert_cmpuint (basket.lines->len, ==, count);
  for (guint i = 0; i < count; i++)
    {
      const char *line = basket_get (&basket, i);
      SudGrid grid = grid_from_line (line);

      assert_fits (logic, request, line);
      if (request->minimal && request->symmetry == SUD_SYMMETRY_NONE)
        assert_minimal (&grid, line);
      g_assert_cmpint (sud_grid_count_filled (&grid), >=, request->clues_least);
      g_assert_cmpint (sud_grid_count_filled (&grid), <=, request->clues_most);
    }
  basket_clear (&basket);
  sud_logic_free (logic);
}

static guint
how_many (guint quick, guint slow)
{
  return test_share (g_test_slow () ? slow : quick);
}

static void
test_levels (void)
{
  for (int level = 0; level < SUD_N_LEVELS; level++)
    {
      SudPuzzleRequest request;

      sud_puzzle_request_init (&request);
      request.level_least = request.level_most = (uint8_t)level;
      check_request (&request, how_many (50, 1000));
    }
}

static void
test_clues (void)
{
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  request.symmetry = SUD_SYMMETRY_HALF_TURN;
  request.minimal = false;
  request.clues_least = 28;
  request.clues_most = 30;
  request.level_least = request.level_most = SUD_LEVEL_MEDIUM;
  check_request (&request, how_many (20, 1000));
}

static void
test_effort (void)
{
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  request.effort_least = 500;
  request.effort_most = 700;
  check_request (&request, how_many (20, 1000));
}

static void
test_rating (void)
{
  SudLogic *logic = sud_logic_new ();
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  request.er_least = 20;
  request.er_most = 36;
  logic->rules = SUD_RULE_UNIQUE;
  for (guint i = 0; i < how_many (10, 100); i++)
    {
      SudRequestedPuzzle made;
      SudPencilmarks marks;
      SudExplainerRating rating;

      g_assert_cmpint (sud_puzzle_request_make (&request, i, NULL, &made), ==, SUD_PUZZLE_REQUEST_DONE);
      sud_pencilmarks_from_grid (&marks, &made.puzzle);
      g_assert_true (sud_explainer_rate (logic, &marks, &rating));
      g_assert_cmpint (rating.er.tenths, ==, made.er);
      g_assert_cmpint (made.er, >=, request.er_least);
      g_assert_cmpint (made.er, <=, request.er_most);
    }
  sud_logic_free (logic);
}

/* Nothing above naked pairs, but those; and each rare technique as the hardest. */
static void
test_techniques (void)
{
  for (int i = SUD_TECHNIQUE_NAKED_PAIR; i < SUD_TECHNIQUE_LEMMA_NET; i++)
    {
      SudPuzzleRequest request;
      int n;

      sud_puzzle_request_init (&request);
      request.needs[i] = true;
      request.nothing_above = (uint8_t)i;
      if (i == SUD_TECHNIQUE_NAKED_PAIR || sud_puzzle_seeds_find ((SudTechniqueId)i, SUD_SYMMETRY_NONE, &n) != NULL)
        check_request (&request, how_many (1, 30));
    }
}

/* Two techniques, one of them rare. */
static void
test_combination (void)
{
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  request.needs[SUD_TECHNIQUE_NAKED_PAIR] = true;
  request.needs[SUD_TECHNIQUE_X_WING] = true;
  request.level_least = request.level_most = SUD_LEVEL_HARD;
  request.symmetry = SUD_SYMMETRY_HALF_TURN;
  check_request (&request, how_many (1, 30));
}

static void
assert_equal (const Basket *a, const Basket *b)
{
  g_assert_cmpuint (a->lines->len, ==, b->lines->len);
  g_assert_cmpmem (a->lines->data, a->lines->len * (SUD_LINE_LENGTH + 1), b->lines->data, b->lines->len * (SUD_LINE_LENGTH + 1));
  g_assert_cmpmem (a->indices->data, a->indices->len * sizeof (uint64_t), b->indices->data,
                   b->indices->len * sizeof (uint64_t));
}

static void
init_hard (SudPuzzleRequest *request)
{
  sud_puzzle_request_init (request);
  request->level_least = request->level_most = SUD_LEVEL_HARD;
}

static void
init_rare (SudPuzzleRequest *request)
{
  sud_puzzle_request_init (request);
  request->needs[SUD_TECHNIQUE_SWORDFISH] = true;
  request->nothing_above = SUD_TECHNIQUE_SWORDFISH;
}

static void (*const inits[]) (SudPuzzleRequest *request) = { init_hard, init_rare };

/* With so many threads the same puzzles come as are in @alone. */
static void
assert_made_again (const Basket *alone, const SudPuzzleRequest *request, uint64_t seed, int threads)
{
  Basket again;

  basket_init (&again);
  fill (&again, request, seed, alone->indices->len, threads);
  assert_equal (alone, &again);
  basket_clear (&again);
}

static void
test_threads (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (inits); i++)
    {
      Basket alone;
      SudPuzzleRequest request;

      inits[i] (&request);
      basket_init (&alone);
      fill (&alone, &request, 9, i == 0 ? test_share (400) : test_share (20), 1);
      for (int threads = 2; threads <= 5; threads++)
        assert_made_again (&alone, &request, 9, threads);
      basket_clear (&alone);
    }
}

static void
test_backends (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (inits); i++)
    {
      Basket usual;
      SudPuzzleRequest request;

      inits[i] (&request);
      basket_init (&usual);
      fill (&usual, &request, 10, i == 0 ? test_share (100) : test_share (10), 1);
      for (int j = 0; j < sud_backend_count (); j++)
        {
          const SudBackend *backend = sud_backend_get (j);

          if (!sud_backend_is_supported (backend))
            continue;
          g_setenv ("SUD_BACKEND", sud_backend_get_id (backend), TRUE);
          assert_made_again (&usual, &request, 10, 1);
        }
      g_unsetenv ("SUD_BACKEND");
      basket_clear (&usual);
    }
}

/* Going on behind a puzzle gives the others. */
static void
test_going_on (void)
{
  SudPuzzleRequest request;
  Basket all, parts;
  uint64_t first = 0;

  init_hard (&request);
  basket_init (&all);
  basket_init (&parts);
  fill (&all, &request, 3, 30, 1);
  while (parts.lines->len < 30)
    {
      SudPuzzleRequestJob job = { .request = &request, .seed = 3, .first = first, .count = 7, .threads = 1, .take = take_cb, .data = &parts };

      if (parts.lines->len + 7 > 30)
        job.count = 30 - parts.lines->len;
      g_assert_cmpint (sud_puzzle_request_run (&job), ==, SUD_PUZZLE_REQUEST_DONE);
      first = g_array_index (parts.indices, uint64_t, parts.indices->len - 1) + 1;
    }
  assert_equal (&all, &parts);
  basket_clear (&all);
  basket_clear (&parts);
}

/* What nobody finds ends where it is to end. */
static void
test_tries (void)
{
  for (int threads = 1; threads <= 3; threads++)
    {
      SudPuzzleRequestProgress progress = { 0 };
      SudPuzzleRequest request;
      SudPuzzleRequestJob job = { .request = &request, .tries = 1000, .count = 1, .threads = threads, .take = take_cb, .progress = &progress };

      sud_puzzle_request_init (&request);
      request.effort_least = UINT32_MAX;
      g_assert_cmpint (sud_puzzle_request_run (&job), ==, SUD_PUZZLE_REQUEST_TRIED);
      g_assert_cmpuint (atomic_load (&progress.tried), ==, 1000);
      g_assert_cmpuint (atomic_load (&progress.made), ==, 0);
    }
}

static void
test_stop (void)
{
  for (int threads = 1; threads <= 3; threads++)
    {
      SudPuzzleRequest request;
      Basket basket;

      init_hard (&request);
      basket_init (&basket);
      basket.most = 5;
      g_assert_cmpint (fill (&basket, &request, 4, 1000, threads), ==, SUD_PUZZLE_REQUEST_STOPPED);
      g_assert_cmpuint (basket.lines->len, ==, 5);
      basket_clear (&basket);
    }
}

/* Somebody who loses patience after a while. */
typedef struct
{
  atomic_bool cancel;
  gulong microseconds;
} Impatience;

static gpointer
lose_patience (gpointer data)
{
  Impatience *self = data;

  g_usleep (self->microseconds);
  atomic_store (&self->cancel, true);
  return NULL;
}

/* What was handed over by then is as it would have been. */
static void
check_cancel (const SudPuzzleRequest *request, const Basket *all, gulong microseconds, int threads)
{
  Impatience impatience = { .microseconds = microseconds };
  Basket basket;
  SudPuzzleRequestJob job = { .request = request, .seed = 6, .count = UINT64_MAX, .threads = threads, .take = take_cb, .data = &basket,
                     .cancel = &impatience.cancel };
  GThread *thread;
  guint common;

  basket_init (&basket);
  thread = g_thread_new ("impatience", lose_patience, &impatience);
  g_assert_cmpint (sud_puzzle_request_run (&job), ==, SUD_PUZZLE_REQUEST_CANCELLED);
  g_thread_join (thread);
  common = MIN (basket.lines->len, all->lines->len);
  g_assert_cmpmem (basket.lines->data, common * (SUD_LINE_LENGTH + 1), all->lines->data, common * (SUD_LINE_LENGTH + 1));
  basket_clear (&basket);
}

static void
test_cancel (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < G_N_ELEMENTS (inits); i++)
    {
      SudPuzzleRequest request;
      Basket all;

      inits[i] (&request);
      basket_init (&all);
      fill (&all, &request, 6, i == 0 ? test_share (100) : 3, 1);
      for (guint j = 0; j < test_share (40); j++)
        check_cancel (&request, &all, (gulong)g_rand_int_range (rand, 0, 20000), 1 + (int)j % 3);
      basket_clear (&all);
    }
}

static void
test_cancelled (void)
{
  atomic_bool cancel = true;
  SudRequestedPuzzle made;
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  g_assert_cmpint (sud_puzzle_request_make (&request, 1, &cancel, &made), ==, SUD_PUZZLE_REQUEST_CANCELLED);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/puzzle-request-run/levels", test_levels);
  g_test_add_func ("/puzzle-request-run/clues", test_clues);
  g_test_add_func ("/puzzle-request-run/effort", test_effort);
  g_test_add_func ("/puzzle-request-run/rating", test_rating);
  g_test_add_func ("/puzzle-request-run/techniques", test_techniques);
  g_test_add_func ("/puzzle-request-run/combination", test_combination);
  g_test_add_func ("/puzzle-request-run/threads", test_threads);
  g_test_add_func ("/puzzle-request-run/backends", test_backends);
  g_test_add_func ("/puzzle-request-run/going-on", test_going_on);
  g_test_add_func ("/puzzle-request-run/tries", test_tries);
  g_test_add_func ("/puzzle-request-run/stop", test_stop);
  g_test_add_func ("/puzzle-request-run/cancel", test_cancel);
  g_test_add_func ("/puzzle-request-run/cancelled", test_cancelled);
  return g_test_run ();
}
