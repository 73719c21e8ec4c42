/* test-rubric-solved-log.c - what was solved is counted once a day, whatever else is in the file, and whoever writes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "desk-fixture.h"
#include "rubric-daily.h"
#include "rubric-solved-log.h"
#include "sud-solve.h"

#include <string.h>

#define TITLES "date,level,seconds,mistakes,cells,checks,rewinds,hints,daily,puzzle\n"
#define TODAY "2026-11-28"

static void
told_cb (RubricSolvedLog *log, gboolean *told)
{
  *told = TRUE;
}

static GFile *
get_log_file (DeskFixture *fixture)
{
  return g_file_new_build_filename (fixture->folder, "new", "solved.csv", NULL);
}

static void
summarize (RubricSolvedLog *log, RubricSolvedSummary *summary)
{
  rubric_solved_log_summarize (log, rubric_day_read (TODAY), summary);
}

static void
write_log (GFile *file, const char *text)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);

  g_file_make_directory (folder, NULL, NULL);
  g_assert_true (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, 0, NULL, NULL, NULL));
}

/* Fills in the blanks as a person does. Returns: whether the log has emitted @signal */
static gboolean
play (DeskFixture *fixture, RubricSolvedLog *log, const char *signal)
{
  const SudGrid givens = rubric_puzzle_get_grid (fixture->puzzle, SUD_ORIGINS_GIVEN);
  gboolean told = FALSE;
  SudResult result;

  sud_solve_count (&givens, 2, NULL, &result);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  desk_settle ();
  g_signal_connect (log, signal, G_CALLBACK (told_cb), &told);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (givens.digit[cell] == 0)
      rubric_puzzle_enter (fixture->puzzle, sud_cells_of (cell), result.first.digit[cell]);
  for (int i = 0; i < 2; i++) /* also a write that waits for another one */
    desk_settle ();
  g_signal_handlers_disconnect_by_data (log, &told);
  return told;
}

static gint64
clock_cb (gpointer unused)
{
  return 61 * G_TIME_SPAN_SECOND;
}

/* Twice on one day, by two windows that know nothing of each other, is once; and the file is whole. */
static void
test_play (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (GFile) file = get_log_file (fixture);
  g_autoptr (RubricSolvedLog) log = rubric_solved_log_new (file), other = rubric_solved_log_new (file);
  RubricSolvedSummary summary;
  g_autoptr (GBytes) bytes = NULL;
  g_auto (GStrv) lines = NULL;

  summarize (log, &summary);
  g_assert_cmpuint (summary.n, ==, 0);
  desk_fixture_load (fixture, fixture->file);
  rubric_desk_set_clock (fixture->desk, clock_cb, NULL);
  rubric_solved_log_follow (log, fixture->desk);
  rubric_solved_log_follow (other, fixture->desk);
  g_assert_true (play (fixture, log, "changed"));
  rubric_solved_log_summarize (log, rubric_day_today (), &summary);
  g_assert_cmpuint (summary.n, ==, 1);
  g_assert_cmpuint (summary.levels[SUD_LEVEL_EASY].solved, ==, 1);
  g_assert_cmpuint (summary.levels[SUD_LEVEL_EASY].unhelped, ==, 1);
  g_assert_cmpuint (summary.levels[SUD_LEVEL_EASY].best, ==, 61);
  g_assert_cmpuint (summary.solved[RUBRIC_SOLVED_DAYS - 1], ==, 1);
  g_assert_cmpuint (summary.n_unread, ==, 0);
  bytes = rubric_solved_log_dup_bytes (log, NULL);
  lines = g_strsplit (g_bytes_get_data (bytes, NULL), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 4); /* the last is empty */
  g_assert_cmpstr (lines[1], ==, lines[2]);
  g_assert_true (g_str_has_suffix (lines[1], ",Easy,61,0,0,0,0,0,," DESK_REFERENCE));
}

/* A person who has seen the solution did not solve it. */
static void
test_shown (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (GFile) file = get_log_file (fixture);
  g_autoptr (RubricSolvedLog) log = rubric_solved_log_new (file);

  desk_fixture_load (fixture, fixture->file);
  rubric_solved_log_follow (log, fixture->desk);
  rubric_puzzle_count (fixture->puzzle, &(RubricSolveStats){ .solutions = 1 });
  g_assert_false (play (fixture, log, "changed"));
  g_assert_false (g_file_query_exists (file, NULL));
}

/* Nor did one who was given most of it. */
static void
test_half_solved (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (GFile) file = get_log_file (fixture);
  g_autoptr (RubricSolvedLog) log = rubric_solved_log_new (file);
  SudResult result;
  SudSheet sheet;
  SudGrid grid;

  sud_grid_parse_line (&grid, DESK_REFERENCE);
  sud_solve_count (&grid, 2, NULL, &result);
  sud_sheet_from_grid (&sheet, &result.first, SUD_ORIGIN_GIVEN);
  sud_sheet_set_digit (&sheet, 0, 0, SUD_ORIGIN_BLANK);
  rubric_solved_log_follow (log, fixture->desk);
  rubric_desk_arrive (fixture->desk, &sheet, NULL);
  g_assert_false (play (fixture, log, "changed"));
  g_assert_false (g_file_query_exists (file, NULL));
}

static char *
line_of (const char *date, const char *level, guint seconds, guint hints, const char *daily, const char *puzzle)
{
  return g_strdup_printf ("%s,%s,%u,3,0,0,0,%u,%s,%s", date, level, seconds, hints, daily, puzzle);
}

static void
test_summary (DeskFixture *fixture, gconstpointer unused)
{
  static const struct
  {
    const char *date;
    const char *level;
    guint seconds;
    guint hints;
    const char *daily;
    const char *puzzle;
  } rows[] = {
    { TODAY, "Hard", 300, 0, "", DESK_REFERENCE },
    { TODAY, "Hard", 100, 0, "", DESK_REFERENCE }, /* again: the first counts */
    { "2026-11-27", "Hard", 200, 1, "", DESK_REFERENCE },
    { TODAY, "Hard", 0, 2, "2026-11-27", DESK_OTHER }, /* the one of yesterday, without a clock */
    { "2026-11-22", "Hard", 900, 0, "", DESK_OTHER },
    { "2026-05-30", "", 0, 0, "", DESK_REFERENCE }, /* a day before the calendar begins */
    { "2030-01-01", "Easy", 10, 0, "", DESK_REFERENCE }, /* the clock was wrong */
  };
  g_autoptr (GFile) file = get_log_file (fixture);
  g_autoptr (RubricSolvedLog) log = rubric_solved_log_new (file);
  g_autoptr (GString) text = g_string_new (TITLES);
  const guint last = RUBRIC_SOLVED_DAYS - 1;
  RubricSolvedSummary summary;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *line = line_of (rows[i].date, rows[i].level, rows[i].seconds, rows[i].hints, rows[i].daily,
                                       rows[i].puzzle);

      g_string_append_printf (text, "%s\n", line);
    }
  write_log (file, text->str);
  summarize (log, &summary);
  g_assert_cmpuint (summary.n, ==, 6);
  g_assert_cmpuint (summary.n_unread, ==, 0);
  g_assert_cmpuint (summary.levels[SUD_LEVEL_HARD].solved, ==, 4);
  g_assert_cmpuint (summary.levels[SUD_LEVEL_HARD].unhelped, ==, 2);
  g_assert_cmpuint (summary.levels[SUD_LEVEL_HARD].best, ==, 200);
  g_assert_cmpuint (summary.levels[SUD_LEVEL_HARD].median, ==, 300);
  g_assert_cmpuint (summary.levels[SUD_N_LEVELS].solved, ==, 1);
  g_assert_cmpuint (summary.levels[SUD_N_LEVELS].best, ==, 0);
  g_assert_cmpuint (summary.solved[last], ==, 2);
  g_assert_cmpuint (summary.solved[last - 1], ==, 1);
  g_assert_cmpuint (summary.solved[last - 6], ==, 1);
  g_assert_cmpuint (summary.solved[0], ==, 0);
  g_assert_true (summary.daily[last - 1]);
  g_assert_false (summary.daily[last]);
}

/* Lines that are damaged, of another version or of somebody who means ill are counted, and still there afterwards. */
static void
test_damaged (DeskFixture *fixture, gconstpointer unused)
{
  static const char *const lines[] = {
    "2026-11-28,Easy,1,0,0,0,0,0,,53..7",
    "2026-11-28,Easy,-1,0,0,0,0,0,," DESK_REFERENCE,
    "2026-11-28,Easy,99999999999,0,0,0,0,0,," DESK_REFERENCE,
    "2026-11-28,Odd,1,0,0,0,0,0,," DESK_REFERENCE,
    "2026-11-31,Easy,1,0,0,0,0,0,," DESK_REFERENCE,
    "2026-11-28,Easy,1,0,0,0,0,0,today," DESK_REFERENCE,
    "2026-11-28,Easy,1,0,0,0,0,0,," DESK_REFERENCE ",",
    "2026-11-28,Easy,1,0,0,0,0,0," DESK_REFERENCE,
    "\xff\xfe,,,,,,,,,",
    "2026-11-28,Easy,1,0,0,0,0,0,,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7", /* cut off */
  };
  g_autoptr (GFile) file = get_log_file (fixture);
  g_autoptr (RubricSolvedLog) log = rubric_solved_log_new (file);
  g_autofree char *good = line_of (TODAY, "Easy", 60, 0, "", DESK_OTHER), *all = NULL, *text = NULL;
  g_autoptr (GString) damaged = g_string_new (TITLES);
  g_autoptr (GBytes) bytes = NULL;
  RubricSolvedSummary summary;

  g_string_append_printf (damaged, "%s\r\n\n", good); /* as a spreadsheet writes it */
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_string_append_printf (damaged, "%s%s", i > 0 ? "\n" : "", lines[i]);
  write_log (file, damaged->str);
  summarize (log, &summary);
  g_assert_cmpuint (summary.n, ==, 1);
  g_assert_cmpuint (summary.n_unread, ==, G_N_ELEMENTS (lines));
  desk_fixture_load (fixture, fixture->file);
  rubric_solved_log_follow (log, fixture->desk);
  g_assert_true (play (fixture, log, "changed"));
  summarize (log, &summary);
  g_assert_cmpuint (summary.n, ==, 2);
  g_assert_cmpuint (summary.n_unread, ==, G_N_ELEMENTS (lines));
  bytes = rubric_solved_log_dup_bytes (log, NULL);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), damaged->len, damaged->str, damaged->len);
}

/* No file of ours: nothing is read or waited for, and it stays. */
static void
test_folder (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (GFile) file = get_log_file (fixture);
  g_autoptr (RubricSolvedLog) log = rubric_solved_log_new (file);
  RubricSolvedSummary summary;

  g_assert_true (g_file_make_directory_with_parents (file, NULL, NULL));
  summarize (log, &summary);
  g_assert_cmpuint (summary.n, ==, 0);
  desk_fixture_load (fixture, fixture->file);
  rubric_solved_log_follow (log, fixture->desk);
  g_assert_true (play (fixture, log, "failed"));
  g_assert_cmpint (g_file_query_file_type (file, 0, NULL), ==, G_FILE_TYPE_DIRECTORY);
}

static void
test_erase (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (GFile) file = get_log_file (fixture);
  g_autoptr (RubricSolvedLog) log = rubric_solved_log_new (file);
  g_autofree char *line = line_of (TODAY, "Easy", 60, 0, "", DESK_OTHER), *text = g_strconcat (TITLES, line, NULL);
  RubricSolvedSummary summary;
  gboolean failed = FALSE;

  g_signal_connect (log, "failed", G_CALLBACK (told_cb), &failed);
  write_log (file, text);
  for (int i = 0; i < 2; i++) /* and by another window, too */
    {
      rubric_solved_log_erase (log);
      desk_settle ();
    }
  g_assert_false (failed);
  summarize (log, &summary);
  g_assert_cmpuint (summary.n, ==, 0);
  g_assert_false (g_file_query_exists (file, NULL));
}

TEST_FILE (argc, argv)
{
  static const DeskFixtureTest tests[] = {
    { "/solved-log/play", test_play, 0 },       { "/solved-log/shown", test_shown, 0 },
    { "/solved-log/half-solved", test_half_solved, 0 },
    { "/solved-log/summary", test_summary, 0 }, { "/solved-log/damaged", test_damaged, 0 },
    { "/solved-log/folder", test_folder, 0 },   { "/solved-log/erase", test_erase, 0 },
  };

  g_test_init (&argc, &argv, NULL);
  desk_fixture_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
