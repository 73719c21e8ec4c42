/* test-rubric-text.c - the sentences a person reads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "rubric-format-error.h"
#include "rubric-text.h"

#include "sud-houses.h"

/* Takes @text over. */
static void
assert_text (char *text, const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_names (void)
{
  assert_text (rubric_text_houses (1u << 2, RUBRIC_CASE_PLAIN), "row 3");
  assert_text (rubric_text_houses (1u << (9 + 4), RUBRIC_CASE_IN), "column 5");
  assert_text (rubric_text_houses (1u << (18 + 8), RUBRIC_CASE_OF), "box 9");
  assert_text (rubric_text_cell (sud_cell (2, 4)), "row 3 column 5");
}

static void
test_joined (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  assert_text (rubric_text_join ("One.", "Two."), "One. Two.");
  rubric_text_append_sentence (text, "One.");
  g_assert_cmpstr (text->str, ==, "One.");
  rubric_text_append_sentence (text, "Two.");
  rubric_text_append_sentence (text, "Three.");
  g_assert_cmpstr (text->str, ==, "One. Two. Three.");
}

static void
test_cells (void)
{
  SudCells cells = SUD_NO_CELLS;

  assert_text (rubric_text_cells (cells, 3), "");
  sud_cells_add (&cells, 0);
  sud_cells_add (&cells, 80);
  assert_text (rubric_text_cells (cells, 3), "row 1 column 1, row 9 column 9");
  assert_text (rubric_text_cells (SUD_ALL_CELLS, 2), "row 1 column 1, row 1 column 2 and 79 more");
}

static void
test_cell_labels (void)
{
  SudSheet sheet = sheet_of ("5...5............................................................................");
  SudGrid grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
  SudCells conflicts = sud_grid_conflicts (&grid);

  assert_text (rubric_text_cell_label (&sheet, 0, SUD_NO_CELLS), "Row 1, column 1, given 5");
  assert_text (rubric_text_cell_remark ("Row 1, column 1, blank", RUBRIC_REMARK_CAN_HOLD, 4),
               "Row 1, column 1, blank, can still hold 4");
  assert_text (rubric_text_cell_remark ("Row 1, column 1, entered 3", RUBRIC_REMARK_WRONG, 0),
               "Row 1, column 1, entered 3, is wrong");
  assert_text (rubric_text_cell_label (&sheet, 4, conflicts),
               "Row 1, column 5, given 5, conflicts with row 1 column 1");
  assert_text (rubric_text_cell_label (&sheet, 80, conflicts), "Row 9, column 9, blank");
  sheet.centre[80] = SUD_DIGIT_BIT (1) | SUD_DIGIT_BIT (9);
  sheet.corner[80] = SUD_DIGIT_BIT (3);
  sheet.colours[80] = SUD_DIGIT_BIT (2);
  assert_text (rubric_text_cell_label (&sheet, 80, conflicts),
               "Row 9, column 9, blank, centre marks 1 9, corner marks 3, colour 2");
  sheet.colours[80] |= SUD_DIGIT_BIT (7);
  assert_text (rubric_text_cell_label (&sheet, 80, conflicts),
               "Row 9, column 9, blank, centre marks 1 9, corner marks 3, colours 2 7");
  sheet.colours[80] = SUD_DIGIT_BIT (2);
  sheet.mark_colour[80][8] = 5;
  assert_text (rubric_text_cell_label (&sheet, 80, SUD_NO_CELLS),
               "Row 9, column 9, blank, centre marks 1 9, corner marks 3, candidate 9 colour 5, colour 2");
  sheet.mark_colour[80][8] = 0;
  sheet.colours[80] = 0;
  sud_sheet_set_digit (&sheet, 80, 4, SUD_ORIGIN_ENTERED);
  assert_text (rubric_text_cell_label (&sheet, 80, conflicts), "Row 9, column 9, entered 4");
  sud_sheet_set_digit (&sheet, 80, 4, SUD_ORIGIN_SOLVED);
  assert_text (rubric_text_cell_label (&sheet, 80, conflicts), "Row 9, column 9, solved 4");
}

static void
test_contradictions (void)
{
  assert_text (rubric_text_contradiction (&(SudContradiction){ .digit = 7, .house = 2 }), "row 3 has no place for 7");
  assert_text (rubric_text_contradiction (&(SudContradiction){ .cell = 22 }), "no digit fits row 3 column 5");
  assert_text (rubric_text_contradiction (&(SudContradiction){ .digit = 1, .house = 18, .filled = 4 }),
               "box 1 has no place for 1 once 4 forced cells are filled");
}

static void
test_numbers (void)
{
  assert_text (rubric_text_number (999), "999");
  assert_text (rubric_text_number (1000), "1,000");
  assert_text (rubric_text_number (12345678), "12,345,678");
  assert_text (rubric_text_duration (950000), "950 µs");
  assert_text (rubric_text_duration (1250000), "1.2 ms");
  assert_text (rubric_text_duration (3400000000), "3.40 s");
  assert_text (rubric_text_solutions (1), "1 solution");
  assert_text (rubric_text_solutions (12), "12 solutions");
  assert_text (rubric_text_solutions (RUBRIC_SOLVER_COUNT_MAX + 1), "More than 1,000 solutions");
}

static void
test_sentences (void)
{
  assert_text (rubric_sentence_from_message ("line 14, column 1: expected a digit, found “x”"),
               "Line 14, column 1: expected a digit, found “x”.");
  assert_text (rubric_sentence_from_message ("The file “x” does not exist."), "The file “x” does not exist.");
  assert_text (rubric_sentence_from_message ("“x” is missing!"), "“x” is missing!");
  assert_text (rubric_sentence_from_message ("écrit…"), "Écrit…");
  assert_text (rubric_sentence_from_message ("第 1 行。"), "第 1 行。");
  assert_text (rubric_sentence_from_message (""), "");
}

static void
test_taken_back (void)
{
  SudCells mistakes = SUD_NO_CELLS;

  sud_cells_add (&mistakes, sud_cell (2, 4));
  assert_text (rubric_text_taken_back (1, mistakes), "1 step undone: the first mistake was in row 3 column 5");
  assert_text (rubric_text_taken_back (3, mistakes), "3 steps undone: the first mistake was in row 3 column 5");
}

/* @then in a zone that is ahead of UTC: days are those of the person. */
static char *
when (const char *then, const char *now)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_identifier ("+05:30");
  g_autoptr (GDateTime) then_time = g_date_time_new_from_iso8601 (then, zone);
  g_autoptr (GDateTime) now_time = g_date_time_new_from_iso8601 (now, zone);

  const RubricContinue item = { .title = (char *)"Sunday", .time = g_date_time_to_unix (then_time) * G_USEC_PER_SEC };
  g_autofree char *text = rubric_text_continue (&item, now_time);

  g_assert_true (g_str_has_prefix (text, "Sunday, "));
  return g_strdup (text + strlen ("Sunday, "));
}

static void
test_when (void)
{
  assert_text (when ("2026-11-21T09:49:30", "2026-11-21T10:00:00"), "today 09:49");
  assert_text (when ("2026-11-21T00:00:00", "2026-11-21T23:59:59"), "today 00:00");
  assert_text (when ("2026-11-20T23:59:59", "2026-11-21T00:00:00"), "yesterday 23:59");
  assert_text (when ("2025-12-31T20:15:00", "2026-01-01T08:00:00"), "yesterday 20:15");
  assert_text (when ("2026-11-19T12:00:00", "2026-11-21T10:00:00"), "Thursday 12:00");
  assert_text (when ("2026-11-15T12:00:00", "2026-11-21T10:00:00"), "Sunday 12:00");
  assert_text (when ("2026-11-14T12:00:00", "2026-11-21T10:00:00"), "14 November 12:00");
  assert_text (when ("2026-01-02T03:04:00", "2026-11-21T10:00:00"), "2 January 03:04");
  assert_text (when ("2025-11-21T10:00:00", "2026-11-21T10:00:00"), "21 November 2025 10:00");
  /* A clock that was set back */
  assert_text (when ("2026-11-22T10:00:00", "2026-11-21T10:00:00"), "22 November 10:00");
}

static void
test_continue (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 21, 10, 0, 0);
  const gint64 time = (g_date_time_to_unix (now) - 11 * 60) * G_USEC_PER_SEC;
  RubricContinue item = { .time = time, .level = -1 };

  assert_text (rubric_text_continue (&item, now), "No digits, today 09:49");
  sud_sheet_set_digit (&item.sheet, 0, 7, SUD_ORIGIN_GIVEN);
  assert_text (rubric_text_continue (&item, now), "1 given, today 09:49");
  sud_sheet_set_digit (&item.sheet, 1, 1, SUD_ORIGIN_GIVEN);
  sud_sheet_set_digit (&item.sheet, 80, 1, SUD_ORIGIN_GIVEN);
  assert_text (rubric_text_continue (&item, now), "3 givens, today 09:49");
  assert_text (rubric_text_how_far (&item), "3 givens");
  item.level = SUD_LEVEL_MEDIUM;
  assert_text (rubric_text_how_far (&item), "Medium · 78 to go");
  assert_text (rubric_text_when (&item, now), "today 09:49");
  item.sheet.origin[0] = item.sheet.origin[1] = item.sheet.origin[80] = SUD_ORIGIN_ENTERED;
  assert_text (rubric_text_continue (&item, now), "3 digits, today 09:49");
  item.title = (char *)"Sunday";
  assert_text (rubric_text_continue (&item, now), "Sunday, today 09:49");
  item.time = G_MAXINT64;
  assert_text (rubric_text_continue (&item, now), "Sunday");
}

static void
test_losses (void)
{
  assert_text (rubric_text_losses (RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_COLOURS), "centre marks, colours of cells");
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/names", test_names);
  g_test_add_func ("/text/joined", test_joined);
  g_test_add_func ("/text/cells", test_cells);
  g_test_add_func ("/text/cell-labels", test_cell_labels);
  g_test_add_func ("/text/contradictions", test_contradictions);
  g_test_add_func ("/text/numbers", test_numbers);
  g_test_add_func ("/text/sentences", test_sentences);
  g_test_add_func ("/text/taken-back", test_taken_back);
  g_test_add_func ("/text/when", test_when);
  g_test_add_func ("/text/continue", test_continue);
  g_test_add_func ("/text/losses", test_losses);
  return g_test_run ();
}
