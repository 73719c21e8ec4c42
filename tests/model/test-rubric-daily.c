/* test-rubric-daily.c - the puzzle of a day is the same everywhere, and a puzzle says which day it is of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-daily.h"

static const struct
{
  const char *date;
  SudLevel level;
  const char *puzzle;
} known[] = {
  { "2026-11-28", SUD_LEVEL_EASY,
    "6.....39817.36..2.8.52.9.....29..65...........46..38.....5.29.7.5..97.16297.....5" },
  { "2026-11-28", SUD_LEVEL_MEDIUM,
    ".....38....1.2..3.9.34...1......7..92.79.81.34..6......3...29.1.8..9.7....98....." },
  { "2026-11-28", SUD_LEVEL_HARD,
    "..8.42..65...8...4..31.5...976.......5.....4.......697...4.32..7...2...18..61.4.." },
  { "2026-11-28", SUD_LEVEL_UNFAIR,
    "38.........9....58.6..7.3.4....278.3...4.9...1.753....4.6.8..2.75....4.........35" },
  { "2026-11-28", SUD_LEVEL_EXTREME,
    "...6...3.9...4.62...5...1....8..9..1..1.8.3..2..1..9....3...8...89.1...4.4...7..." },
  { "2024-02-29", SUD_LEVEL_MEDIUM,
    "91.5......354....1.6....8..186.7.................9.316..2....6.7....642......2.73" },
  { "2026-12-31", SUD_LEVEL_MEDIUM,
    "5...2.........54...4.7..8.385....7..4.2.8.5.6..3....827.6..9.1...41.........3...9" },
  { "2027-01-01", SUD_LEVEL_MEDIUM,
    "9..5.46.8...19.7...5.2.....7...5.8.3..9...4..5.4.1...9.....5.8...5.21...4.39.8..6" },
};

static bool
take (const SudRequestedPuzzle *made, void *data)
{
  sud_grid_format_line (&made->puzzle, data);
  return false;
}

/* Whatever the instruction set and the number of threads. If one of them changes, so does the puzzle that people have
 * begun today: that is to be wanted, and told in NEWS. */
static void
test_known (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    for (int j = 0; j < sud_backend_count (); j++)
      if (sud_backend_is_supported (sud_backend_get (j)))
        {
          SudPuzzleRequest request;
          char line[SUD_LINE_LENGTH + 1] = "";
          const SudPuzzleRequestJob job
              = { .request = &request, .seed = rubric_daily_get_seed (rubric_day_read (known[i].date), known[i].level),
                  .count = 1, .threads = 1 + j % 3, .backend = sud_backend_get (j), .take = take, .data = line };

          rubric_generator_init_request (&request, known[i].level);
          sud_puzzle_request_run (&job);
          g_assert_cmpstr (line, ==, known[i].puzzle);
        }
}

static void
test_days (void)
{
  static const char *const others[]
      = { "", "2026-2-1", "2026-02-30", "0000-01-01", "2026-01-01x", " 2026-01-01", "-2026-1-1", "x" };
  char text[RUBRIC_DAY_SIZE];

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_cmpuint (rubric_day_read (others[i]), ==, 0);
  g_assert_cmpuint (rubric_day_read ("2024-03-01") - rubric_day_read ("2024-02-28"), ==, 2);
  rubric_day_write (rubric_day_read ("2024-02-29"), text);
  g_assert_cmpstr (text, ==, "2024-02-29");
  rubric_day_write (0, text);
  g_assert_cmpstr (text, ==, "");
}

static void
test_source (void)
{
  guint32 day = rubric_day_read ("2026-11-28");
  g_autofree char *source = rubric_daily_dup_source (day, SUD_LEVEL_HARD);

  g_assert_cmpstr (source, ==, "Rubric 2026-11-28 Hard");
  g_assert_cmpuint (rubric_daily_find_day (source), ==, day);
  g_assert_cmpuint (rubric_daily_find_day ("The Times 2026-11-28"), ==, 0);
  g_assert_cmpuint (rubric_daily_find_day ("Rubric 2026-11-31 Hard"), ==, 0);
  g_assert_cmpuint (rubric_daily_find_day ("Rubric"), ==, 0);
  g_assert_cmpuint (rubric_daily_find_day (NULL), ==, 0);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/daily/known", test_known);
  g_test_add_func ("/daily/days", test_days);
  g_test_add_func ("/daily/source", test_source);
  return g_test_run ();
}
