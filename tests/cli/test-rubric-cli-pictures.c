/* test-rubric-cli-pictures.c - pictures where a file is asked for: told by content, read, and never silently uncertain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "cli-testing.h"

#include "rubric-config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#define CLASHING "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define BEHIND "3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" /* the first cell */
#define OTHER ".3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum
{
  ALL_PAGES = -2,
};

/* Draws @puzzle with rubric-cli itself. Returns: (transfer full): the path of a PNG that is not called so */
static char *
draw (const char *puzzle, const char *options)
{
  char *path = cli_write_file ("", 0);
  g_autofree char *arguments = g_strdup_printf ("render -t png -o %s %s", path, options);

  cli_assert (arguments, puzzle, 0, "", NULL);
  return path;
}

/* What was read of @path by "@command --confidence @path": the digits are right, and the status tells what is uncertain. */
static void
assert_read (const char *command, const char *path, const char *expected)
{
  g_autofree char *arguments = g_strdup_printf ("%s --confidence %s", command, path);
  g_auto (CliRun) run = { 0 };

  cli_run (&run, arguments, "");
  g_assert_cmpstr (run.out, ==, expected);
  g_assert_cmpint (run.status, ==, run.err[0] == '\0' ? 0 : 1);
  if (run.err[0] != '\0')
    {
      g_auto (GStrv) columns = g_strsplit_set (run.err, "\t\n", 6);
      g_autofree char *place = g_strdup_printf ("%s:1", path);

      g_assert_cmpuint (g_strv_length (columns), ==, 6);
      g_assert_cmpstr (columns[0], ==, place);
      g_assert_true (g_regex_match_simple ("^r[1-9]c[1-9]$", columns[1], 0, 0));
      g_assert_true (g_regex_match_simple ("^[.1-9]$", columns[2], 0, 0));
      g_assert_true (g_regex_match_simple ("^[.1-9]$", columns[3], 0, 0));
      g_assert_true (g_regex_match_simple ("^0\\.[0-9]{3}$", columns[4], 0, 0));
    }
}

static void
test_commands (void)
{
  char *path = draw (CLI_PUZZLE, "--size=600");

  assert_read ("convert -t line", path, CLI_PUZZLE "\n");
  assert_read ("solve", path, CLI_SOLUTION "\n");
  assert_read ("check", path, "unique\n");
  cli_remove_file (path);
}

/* Digits that somebody has entered, which a screenshot shows in another colour, are told, and left out where that is asked. */
static void
test_inks (void)
{
  char *path = draw (":0000:x:+5" BEHIND ":::", "--from=hodoku --size=600");
  g_autofree char *all = g_strdup_printf ("convert %s", path), *some = g_strdup_printf ("convert --first-ink %s", path);

  cli_assert (all, "", 0, "5" BEHIND "\n", "1 digit is in another colour or on another ground; --first-ink leaves it out");
  cli_assert (some, "", 0, "." BEHIND "\n", NULL);
  cli_remove_file (path);
}

/* Where an entry is wrong the givens are a puzzle all the same. */
static void
test_wrong_entry (void)
{
  char *path = draw (":0000:x:+1" BEHIND ":::", "--from=hodoku --size=600");
  g_autofree char *all = g_strdup_printf ("check %s", path), *some = g_strdup_printf ("check --first-ink %s", path);
  g_auto (CliRun) run = { 0 };

  cli_run (&run, all, "");
  g_assert_cmpint (run.status, ==, 1);
  g_assert_nonnull (strstr (run.err, "what was read has no solution"));
  cli_assert (some, "", 0, "unique\n", NULL);
  cli_remove_file (path);
}

/* Of digits that see each other one was misread, or all of them were, however certain they look. */
static void
test_clashing (void)
{
  char *path = draw (CLASHING, "--size=600");
  g_autofree char *arguments = g_strdup_printf ("convert --confidence %s", path);
  g_auto (CliRun) run = { 0 };

  cli_run (&run, arguments, "");
  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpstr (run.out, ==, CLASHING "\n");
  for (int cell = 1; cell <= 2; cell++)
    {
      g_autofree char *line = g_strdup_printf ("%s:1\tr1c%d\t5\t", path, cell);

      g_assert_nonnull (strstr (run.err, line));
    }
  cli_remove_file (path);
}

/* Digits that see each other are read as well, and told. There are few: how certain they are depends on the font. */
static void
test_not_one (void)
{
  char *path = draw (CLI_UNSOLVABLE, "--size=600");
  g_autofree char *arguments = g_strdup_printf ("check %s", path);
  g_auto (CliRun) run = { 0 };

  cli_run (&run, arguments, "");
  g_assert_cmpint (run.status, ==, 1);
  g_assert_true (g_regex_match_simple ("^(none|not certain: none; .*)\n$", run.out, 0, 0));
  g_assert_nonnull (strstr (run.err, "what was read has no solution"));
  cli_remove_file (path);
}

/* A grid without a digit is a board for something else. */
static void
test_empty (void)
{
  char *path = draw (".................................................................................", "--size=600");
  g_autofree char *arguments = g_strdup_printf ("convert %s", path);

  cli_assert (arguments, "", 2, "", "The grid in this picture is empty");
  cli_remove_file (path);
}

/* What is not certain is no bare answer: which cells that are, and what else they may be. Digits that clash are not, in
 * whatever font, where small ones may well be. */
static void
test_uncertain (void)
{
  char *path = draw (CLASHING, "--size=600");
  g_autofree char *arguments = g_strdup_printf ("check %s", path);
  g_autofree char *in_json = g_strdup_printf ("check --json %s", path);
  g_auto (CliRun) run = { 0 }, json = { 0 };

  cli_run (&run, arguments, "");
  g_assert_cmpint (run.status, ==, 1);
  g_assert_true (g_regex_match_simple ("^not certain: (none|unique|multiple); "
                                       "(r[1-9]c[1-9] read as ([1-9]|blank) \\(or ([1-9]|blank)\\)(, |\n))+"
                                       "(and [0-9]+ more\n)?$",
                                       run.out, 0, 0));
  g_assert_nonnull (strstr (run.err, "--confidence lists"));
  cli_run (&json, in_json, "");
  g_assert_cmpint (json.status, ==, 1);
  g_assert_nonnull (strstr (json.out, "\"not_certain\":\"r"));
  g_assert_cmpstr (json.err, ==, run.err);
  cli_remove_file (path);
}

/* A picture from a pipe; the answers of several files stand in order. */
static void
test_several (void)
{
  char *first = draw (CLI_PUZZLE, "--size=400"), *second = draw (OTHER, "--size=700 --bold");
  g_autofree char *both = g_strdup_printf ("check %s %s", first, second);
  g_autofree char *answers = g_strdup_printf ("%s\tunique\n%s\tunique\n", first, second);
  g_autofree char *bytes = NULL;
  g_auto (CliRun) run = { 0 }, piped = { 0 };
  gsize length;

  cli_run (&run, both, "");
  g_assert_cmpstr (run.out, ==, answers);
  g_assert_true (g_file_get_contents (first, &bytes, &length, NULL));
  cli_run_bytes (&piped, "convert -t line -", bytes, length);
  g_assert_cmpstr (piped.out, ==, CLI_PUZZLE "\n");
  cli_remove_file (first);
  cli_remove_file (second);
}

/* What is printed is read again, page by page, and in order. */
static void
test_printed (void)
{
  static const char *const layouts[] = { "1", "4", "9" };
  const char *both = CLI_PUZZLE "\n" OTHER "\n";
  char *path = cli_write_file ("", 0);

  for (guint i = 0; i < G_N_ELEMENTS (layouts) && RUBRIC_HAS_PDF; i++)
    {
      g_autofree char *render = g_strdup_printf ("render -t pdf --per-page=%s -o %s -", layouts[i], path);
      g_autofree char *convert = g_strdup_printf ("convert -t line %s", path);
      g_auto (CliRun) run = { 0 };

      cli_assert (render, both, 0, "", NULL);
      cli_run (&run, convert, "");
      g_assert_cmpstr (run.out, ==, both);
      g_assert_cmpint (run.status, ==, run.err[0] == '\0' ? 0 : 1);
    }
  if (!RUBRIC_HAS_PDF)
    g_test_skip ("built without poppler-glib");
  cli_remove_file (path);
}

/* A file of @n pages, page @with, from 0, with a puzzle in its text; -1: none, ALL_PAGES: also a frame on the second.
 * Returns: (transfer full): its path */
static char *
write_pages (int n, int with)
{
  g_autofree char *both = g_strdup_printf ("/Contents[4 0 R %d 0 R]/Resources<</Font<</F 3 0 R>>>>", 5 + n);
  g_autoptr (GString) text = g_string_new ("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[");
  const char *line = "BT /F 6 Tf 9 9 Td (" CLI_PUZZLE ") Tj ET\n", *frame = "1 1 90 90 re S\n";

  for (int page = 0; page < n; page++)
    g_string_append_printf (text, "%d 0 R ", 5 + page);
  g_string_append_printf (text, "]/Count %d>>endobj\n3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Courier>>endobj\n", n);
  g_string_append_printf (text, "4 0 obj<</Length %d>>stream\n%sendstream endobj\n", (int)strlen (line), line);
  for (int page = 0; page < n; page++)
    g_string_append_printf (text, "%d 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 100]%s>>endobj\n", 5 + page,
                            page != with && with != ALL_PAGES ? ""
                            : with == ALL_PAGES && page == 1  ? both
                                                              : "/Contents 4 0 R/Resources<</Font<</F 3 0 R>>>>");
  g_string_append_printf (text, "%d 0 obj<</Length %d>>stream\n%sendstream endobj\n", 5 + n, (int)strlen (frame), frame);
  g_string_append_printf (text, "trailer<</Root 1 0 R/Size %d>>\n", 6 + n);
  return cli_write_file (text->str, text->len);
}

/* What is left out is told, with how to come by it, and the status says so. */
static void
test_pages (void)
{
  static const struct
  {
    const char *options, *out, *message;
    int status;
  } rows[] = {
    { "", CLI_PUZZLE "\n", "--pages=26-30 looks at the others.", 1 },
    { " --pages=1-3", CLI_PUZZLE "\n", NULL, 0 },
    { " --pages=1", CLI_PUZZLE "\n", NULL, 0 },
    { " --pages=-2", CLI_PUZZLE "\n", NULL, 0 },
    { " --pages=29-", "", "No Sudoku was found on pages 29 to 30.", 2 },
    { " --pages=31", "", "The PDF file has only 30 pages.", 2 },
    { " --pages=3-2", "", "--pages takes pages such as 25-48, 25 or 25-, not “3-2”", 2 },
    { " --pages=0", "", "--pages takes pages", 2 },
    { " --pages=-", "", "--pages takes pages", 2 },
    { " --pages=1-x", "", "--pages takes pages", 2 },
    { " --pages=1-2-3", "", "--pages takes pages", 2 },
  };
  char *path = RUBRIC_HAS_PDF ? write_pages (30, 0) : NULL;

  if (path == NULL)
    {
      g_test_skip ("built without poppler-glib");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *arguments = g_strdup_printf ("convert%s %s", rows[i].options, path);

      cli_assert (arguments, "", rows[i].status, rows[i].out, rows[i].message);
    }
  cli_remove_file (path);
}

/* The text of all pages has been read, and few were looked at as pictures: that is told, and is no fault. */
static void
test_text_pages (void)
{
  char *path = RUBRIC_HAS_PDF ? write_pages (30, ALL_PAGES) : NULL;
  g_autofree char *convert = g_strdup_printf ("convert %s", path);
  g_auto (CliRun) run = { 0 };

  if (path == NULL)
    {
      g_test_skip ("built without poppler-glib");
      return;
    }
  cli_run (&run, convert, "");
  g_assert_cmpuint (strlen (run.out), ==, 30 * strlen (CLI_PUZZLE "\n"));
  g_assert_true (g_str_has_suffix (run.err, "Not all pages with puzzles in their text were looked at as pictures. "
                                            "--pages=1-30 looks at the others.\n"));
  g_assert_cmpint (run.status, ==, 0);
  cli_remove_file (path);
}

/* So it is where nothing was found in the pages that were looked at. */
static void
test_late_page (void)
{
  char *path = RUBRIC_HAS_PDF ? write_pages (30, -1) : NULL;
  g_autofree char *convert = g_strdup_printf ("convert %s", path), *rest = g_strdup_printf ("convert --pages=25- %s", path);

  if (path == NULL)
    {
      g_test_skip ("built without poppler-glib");
      return;
    }
  cli_assert (convert, "", 2, "", "first 24 of 30 pages. --pages=25-30 looks at the others.");
  cli_assert (rest, "", 2, "", "No Sudoku was found on pages 25 to 30.");
  cli_remove_file (path);
}

/* The solutions that the program prints itself are no puzzles. */
static void
test_solutions (void)
{
  char *path = cli_write_file ("", 0);
  g_autofree char *render = g_strdup_printf ("render -t pdf --per-page=2 --solutions=end -o %s -", path);
  g_autofree char *convert = g_strdup_printf ("convert %s", path);
  g_auto (CliRun) run = { 0 };

  if (RUBRIC_HAS_PDF)
    {
      cli_assert (render, CLI_PUZZLE "\n" CLI_PUZZLE "\n", 0, "", NULL);
      cli_run (&run, convert, "");
      g_assert_cmpstr (run.out, ==, CLI_PUZZLE "\n" CLI_PUZZLE "\n");
      g_assert_nonnull (strstr (run.err, "2 solutions were left out."));
    }
  else
    g_test_skip ("built without poppler-glib");
  cli_remove_file (path);
}

static void
test_refused (void)
{
  static const char head[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\1\0\0\0\1\0\0\10\2\0\0\0\xe3\xe6\xa7\xb4\0\0\1\0IDAT\x78\x9c"; /* 65536 each way */
  static const char tiny[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\50\0\0\0\50\10\2\0\0\0\x03\x9c\x2f\x3a\0\0\1\0" "IDAT\x78\x9c";
  g_autofree char *bytes = NULL;
  char *empty = cli_write_file (tiny, sizeof tiny - 1), *cut = draw (CLI_PUZZLE, "--size=600");
  char *huge = cli_write_file (head, sizeof head - 1), *named;
  g_autofree char *arguments = NULL;
  gsize length;
  const struct
  {
    const char *path, *message;
  } rows[] = {
    { empty, "The picture has only 40 × 40 pixels: no digit can be told in it." },
    { cut, "The picture is damaged." },
    { huge, "The picture has 65536 × 65536 pixels: that is more than can be read. Make it smaller first." },
  };

  g_assert_true (g_file_get_contents (cut, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (cut, bytes, length / 2, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *command = g_strdup_printf ("check %s", rows[i].path);

      cli_assert (command, "", 2, "", rows[i].message);
    }
  named = cli_write_file ("no picture, whatever it is called\n", -1);
  arguments = g_strdup_printf ("solve --confidence=no %s", named);
  cli_assert (arguments, "", 2, "", "--confidence takes no value");
  cli_remove_file (empty);
  cli_remove_file (cut);
  cli_remove_file (huge);
  cli_remove_file (named);
}

/* A picture of something else. */
static void
test_nothing (void)
{
  static const char ppm[] = "BM\x8a\x4b\0\0\0\0\0\0\x8a\0\0\0";
  char *path = cli_write_file (ppm, sizeof ppm - 1);
  g_autofree char *arguments = g_strdup_printf ("convert -t line %s", path);
  g_auto (CliRun) run = { 0 };

  cli_run (&run, arguments, "");
  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.out, ==, "");
  cli_remove_file (path);
}

/* A file whose page is drawn in 10 ^ 30 strokes: forms that show others ten times. Returns: (transfer full): its path */
static char *
write_endless (void)
{
  g_autoptr (GString) text
      = g_string_new ("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>"
                      "endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<<"
                      "/X 5 0 R>>>>>>endobj\n4 0 obj<</Length 6>>stream\n/X Do \nendstream endobj\n");

  for (int i = 5; i < 35; i++)
    {
      g_string_append_printf (text, "%d 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</X %d 0 R>>"
                                    ">>/Length 60>>stream\n", i, i + 1);
      for (int j = 0; j < 10; j++)
        g_string_append (text, "/X Do ");
      g_string_append (text, "\nendstream endobj\n");
    }
  g_string_append (text, "35 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 600 800]/Length 18>>stream\n0 0 600 800 re f  \n"
                         "endstream endobj\ntrailer<</Root 1 0 R/Size 36>>\n");
  return cli_write_file (text->str, text->len);
}

/* Ctrl+C ends the program whatever a file has it do. */
static void
test_endless (void)
{
  char *first = cli_write_file (CLI_PUZZLE "\n", -1), *endless = write_endless ();
  g_autofree char *arguments = g_strdup_printf ("check --no-names %s %s", first, endless);
  g_autoptr (GSubprocess) process = cli_spawn (G_SUBPROCESS_FLAGS_STDOUT_PIPE, arguments);
  char answer[8] = { 0 };
  gsize n;

  g_input_stream_read_all (g_subprocess_get_stdout_pipe (process), answer, 7, &n, NULL, NULL);
  g_assert_cmpstr (answer, ==, "unique\n");
  g_subprocess_send_signal (process, SIGINT);
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 130);
  cli_remove_file (first);
  cli_remove_file (endless);
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/cli/pictures/commands", test_commands);
  g_test_add_func ("/cli/pictures/not-one", test_not_one);
  g_test_add_func ("/cli/pictures/clashing", test_clashing);
  g_test_add_func ("/cli/pictures/inks", test_inks);
  g_test_add_func ("/cli/pictures/wrong-entry", test_wrong_entry);
  g_test_add_func ("/cli/pictures/empty", test_empty);
  g_test_add_func ("/cli/pictures/uncertain", test_uncertain);
  g_test_add_func ("/cli/pictures/several", test_several);
  g_test_add_func ("/cli/pictures/printed", test_printed);
  g_test_add_func ("/cli/pictures/pages", test_pages);
  g_test_add_func ("/cli/pictures/late-page", test_late_page);
  g_test_add_func ("/cli/pictures/text-pages", test_text_pages);
  g_test_add_func ("/cli/pictures/solutions", test_solutions);
  g_test_add_func ("/cli/pictures/refused", test_refused);
  g_test_add_func ("/cli/pictures/nothing", test_nothing);
  if (RUBRIC_HAS_PDF)
    g_test_add_func ("/cli/pictures/endless", test_endless);
  return g_test_run ();
}
