/* test-sud-round.c - puzzles solved together are answered as each would be alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-round.h"

#include "puzzle-corpus.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  MAX_PUZZLES = 64,
  LIMIT = 5,
};

/* What each puzzle of the corpus comes to alone. */
typedef struct
{
  GString *text; /* a line each */
  guint n;
  SudResult *results;
} Expected;

static void
expect (Expected *self)
{
  g_autoptr (GArray) puzzles = corpus_load_share ();

  *self = (Expected){ .text = g_string_new (NULL), .n = puzzles->len, .results = g_new (SudResult, puzzles->len) };
  for (guint i = 0; i < self->n; i++)
    {
      const SudGrid *grid = &puzzle_at (puzzles, i)->grid;
      char line[SUD_LINE_LENGTH + 1];

      sud_solve_smallest (grid, LIMIT, NULL, &self->results[i]);
      sud_grid_format_line (grid, line);
      g_string_append_printf (self->text, "%s\n", line);
    }
}

static void
expected_clear (Expected *self)
{
  g_string_free (self->text, TRUE);
  g_free (self->results);
}

static void
check_puzzle (const SudRound *round, size_t index, const SudResult *expected)
{
  char found[SUD_LINE_LENGTH], smallest[SUD_LINE_LENGTH + 1];

  g_assert_cmpuint (sud_round_get_counts (round)[index], ==, expected->solutions);
  if (expected->solutions == 0)
    return;
  sud_round_write_solution (round, index, found);
  sud_grid_format_line (&expected->first, smallest);
  g_assert_cmpmem (found, SUD_LINE_LENGTH, smallest, SUD_LINE_LENGTH);
}

/* Puzzle @index stands on the line of its number, counted from @text. */
static void
check_place (const SudRound *round, size_t index, const char *text)
{
  char cells[SUD_LINE_LENGTH];

  sud_round_write_puzzle (round, index, cells);
  g_assert_cmpmem (cells, SUD_LINE_LENGTH, text + (sud_round_get_number (round, index) - 1) * (SUD_LINE_LENGTH + 1),
                   SUD_LINE_LENGTH);
}

static size_t
count_puzzles (const SudRound *round)
{
  size_t n, i = 0;

  while (sud_round_get_other (round, i, &n) != NULL)
    i++;
  return n;
}

/* Solves all of the corpus from puzzle @first on, in rounds of @max, on each backend: neighbours change, answers do not. */
static void
check_rounds (const SudBackend *backend, const Expected *expected, guint first, size_t max)
{
  SudRound *round = sud_round_new (backend, max);
  SudLines lines = { .at = expected->text->str + first * 82,
                     .end = expected->text->str + expected->text->len,
                     .number = first };
  guint at = first;

  while (sud_round_collect (round, &lines))
    {
      size_t n = count_puzzles (round), before;

      g_assert_cmpuint (n, <=, max);
      g_assert_null (sud_round_get_other (round, 0, &before));
      g_assert_cmpuint (before, ==, n);
      g_assert_true (sud_round_solve (round, LIMIT, true, NULL));
      for (size_t i = 0; i < n; i++)
        {
          check_puzzle (round, i, &expected->results[at + i]);
          check_place (round, i, expected->text->str);
          g_assert_cmpuint (sud_round_get_number (round, i), ==, at + i + 1);
        }
      at += n;
    }
  g_assert_cmpuint (at, ==, expected->n);
  sud_round_free (round);
}

static void
test_solve (void)
{
  static const size_t sizes[] = { 9, 100000 };
  Expected expected;

  expect (&expected);
  for (int b = 0; b < sud_backend_count (); b++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes) && sud_backend_is_supported (sud_backend_get (b)); i++)
      {
        g_test_message ("%s, %zu at once", sud_backend_get_id (sud_backend_get (b)), sizes[i]);
        check_rounds (sud_backend_get (b), &expected, i, sizes[i]);
      }
  expected_clear (&expected);
}

static SudRound *
round_new (size_t max)
{
  SudBackendError error;

  return sud_round_new (sud_backend_choose (NULL, &error), max);
}

/* Lines that are no puzzle keep their place and their number, however many they are. */
static void
test_others (void)
{
  g_autoptr (GString) text = g_string_new ("# said\n\n");
  SudRound *round = round_new (MAX_PUZZLES);
  guint number = 2, n_puzzles = 0, n_others = 0;
  SudLines lines;

  for (guint i = 3; i <= 2000; i++)
    g_string_append (text, i % 3 == 0 || i % 100 < 30 ? "other\n" : REFERENCE_PUZZLE "\n");
  lines = (SudLines){ .at = text->str, .end = text->str + text->len };

  while (sud_round_collect (round, &lines))
    {
      const SudLine *other;
      size_t at = 0, before;

      for (size_t i = 0; (other = sud_round_get_other (round, i, &before)) != NULL; i++, number++, n_others++)
        {
          number += before - at;
          at = before;
          g_assert_cmpuint (other->number, ==, number + 1);
          g_assert_cmpmem (other->text, other->length, "other", 5);
        }
      number += before - at;
      n_puzzles += count_puzzles (round);
    }
  g_assert_cmpuint (number, ==, 2000);
  g_assert_cmpuint (n_puzzles + n_others, ==, 1998);
  g_assert_cmpuint (n_others, >, 2 * SUD_ROUND_OTHERS);
  sud_round_free (round);
}

static void
test_cancel (void)
{
  static const char text[] = REFERENCE_PUZZLE "\n";
  SudLines lines = { .at = text, .end = text + sizeof text - 1 };
  atomic_bool cancel = true;
  SudRound *round = round_new (MAX_PUZZLES);

  g_assert_true (sud_round_collect (round, &lines));
  g_assert_false (sud_round_solve (round, 2, true, &cancel));
  cancel = false;
  g_assert_true (sud_round_solve (round, 2, true, &cancel));
  g_assert_cmpuint (sud_round_get_counts (round)[0], ==, 1);
  sud_round_free (round);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sud-round/solve", test_solve);
  g_test_add_func ("/sud-round/others", test_others);
  g_test_add_func ("/sud-round/cancel", test_cancel);
  return g_test_run ();
}
