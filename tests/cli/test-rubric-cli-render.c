/* test-rubric-cli-render.c - pictures and pages from the terminal: what is in them, and what is refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../pdf-testing.h"
#include "../test-program.h"
#include "cli-testing.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SEVERAL CLI_PUZZLE "\n" CLI_EMPTY "\n" CLI_CLASH "\n" CLI_PUZZLE "\n" CLI_PUZZLE "\n"

/* Runs render with the output to a file called @name. Returns: (transfer full): what was written */
static GBytes *
render (const char *name, const char *options, const char *input)
{
  char *path = cli_write_file ("", 0);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *output = g_build_filename (folder, name, NULL);
  g_autofree char *arguments = g_strdup_printf ("render -o %s %s", output, options);
  char *content = NULL;
  gsize length;

  cli_assert (arguments, input, 0, "", NULL);
  g_assert_true (g_file_get_contents (output, &content, &length, NULL));
  g_assert_no_errno (g_unlink (output));
  cli_remove_file (path);
  return g_bytes_new_take (content, length);
}

static const char *
text_of (GBytes *bytes)
{
  return g_bytes_get_data (bytes, NULL);
}

/* The width that a PNG tells in its header. */
static guint
png_width (GBytes *bytes)
{
  const guint8 *data = g_bytes_get_data (bytes, NULL);

  g_assert_cmpmem (data, 8, "\x89PNG\r\n\x1a\n", 8);
  return data[16] << 24 | data[17] << 16 | data[18] << 8 | data[19];
}

static guint
pdf_pages (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return pdf_count_pages (data, length);
}

static void
test_pictures (void)
{
  g_autoptr (GBytes) png = render ("a.png", "", CLI_PUZZLE "\n");
  g_autoptr (GBytes) small = render ("a.PNG", "--size=57 --transparent --solved --bold", CLI_PUZZLE "\n");
  g_autoptr (GBytes) svg = render ("a.svg", "--size 300 --marks=grid", CLI_PUZZLE "\n");
  g_autoptr (GBytes) pdf = render ("a.pdf", "--size 300 --digits=givens", CLI_PUZZLE "\n");
  g_autoptr (GBytes) named = render ("a", "-t svg -n 4", SEVERAL);

  g_assert_cmpuint (png_width (png), ==, 900);
  g_assert_cmpuint (png_width (small), ==, 57);
  g_assert_nonnull (strstr (text_of (svg), "width=\"300px\" height=\"300px\""));
  g_assert_cmpuint (pdf_pages (pdf), ==, 1);
  g_assert_true (g_str_has_prefix (text_of (named), "<?xml"));
}

/* Answers are red, and only where they are asked for. */
static void
test_solved (void)
{
  static const char red[] = "rgb(75.294118%,"; /* cairo 1.18 goes on with a blank */
  g_autoptr (GBytes) open = render ("a.svg", "", CLI_PUZZLE "\n");
  g_autoptr (GBytes) solved = render ("a.svg", "--solved", CLI_PUZZLE "\n");
  g_autoptr (GBytes) smallest = render ("a.svg", "--solved", CLI_EMPTY "\n");

  g_assert_null (strstr (text_of (open), red));
  g_assert_nonnull (strstr (text_of (solved), red));
  g_assert_nonnull (strstr (text_of (smallest), red));
  cli_assert ("render -o - -t png --solved", CLI_CLASH "\n", 1, "", "no solution");
  cli_assert ("render -o - -t png --solved", CLI_UNSOLVABLE "\n", 1, "", "no solution");
}

static void
test_pages (void)
{
  static const struct
  {
    const char *options;
    guint pages;
  } cases[] = {
    { "", 5 },
    { "--per-page=2", 3 },
    { "--per-page=4 --solved", 2 },
    { "--per-page=4 --solutions=foot --landscape", 2 },
    { "--per-page=4 --solutions=end --paper=letter", 3 },
    { "--per-page=9 --solutions=end", 2 },
    { "--solutions=end", 7 },
    { "-n 2 --solutions=end", 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) pdf = render ("a.pdf", cases[i].options, SEVERAL);

      g_test_message ("%s", cases[i].options);
      g_assert_cmpuint (pdf_pages (pdf), ==, cases[i].pages);
    }
}

/* A second later as now: nothing in the files tells when they were made. */
static void
test_same_again (void)
{
  static const char *const names[] = { "a.png", "a.svg", "a.pdf" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GBytes) first = render (names[i], "--solved", CLI_PUZZLE "\n"), second = NULL;

      g_usleep (G_USEC_PER_SEC / 4 * 5 / G_N_ELEMENTS (names));
      second = render (names[i], "--solved", CLI_PUZZLE "\n");
      g_assert_true (g_bytes_equal (first, second));
    }
}

static void
test_standard_output (void)
{
  g_auto (CliRun) run = { 0 };

  cli_run (&run, "render -o - -t svg -", CLI_PUZZLE "\n");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_str_has_prefix (run.out, "<?xml"));
  g_assert_true (g_str_has_suffix (run.out, "</svg>\n"));
  g_assert_cmpstr (run.err, ==, "");
}

static void
test_refused (void)
{
  static const struct
  {
    const char *arguments;
    const char *input;
    const char *says;
  } cases[] = {
    { "", CLI_PUZZLE, "--output=FILE" },
    { "-o x.jpg", CLI_PUZZLE, "“x.jpg”" },
    { "-o -", CLI_PUZZLE, "--to=FORMAT" },
    { "-o - -t gif", CLI_PUZZLE, "not “gif”" },
    { "-o x.png --size=49", CLI_PUZZLE, "from 50 to 8000" },
    { "-o x.png --size=8001", CLI_PUZZLE, "from 50 to 8000" },
    { "-o x.png --per-page=4", CLI_PUZZLE, "for pages" },
    { "-o x.pdf --size=300 --paper=a4", CLI_PUZZLE, "for pages" },
    { "-o x.pdf --per-page=5", CLI_PUZZLE, "1, 2, 4, 6, 9" },
    { "-o x.pdf --paper=b5", CLI_PUZZLE, "a4, letter" },
    { "-o x.pdf --transparent", CLI_PUZZLE, "not for pages" },
    { "-o x.pdf --solved --solutions=end", CLI_PUZZLE, "cannot be used together" },
    { "-o x.png --marks=all", CLI_PUZZLE, "corners, grid, none" },
    { "-o x.png --digits=red", CLI_PUZZLE, "all, givens, entered" },
    { "-o x.png", SEVERAL, "there are 5 puzzles" },
    { "-o x.png -n 6", SEVERAL, "from 1 to 5" },
    { "-o x.pdf", CLI_PUZZLE "\n53..x", "-:2: " },
    { "-o x.png", "", "-: " },
    { "-o /nowhere/to/be/found/x.png", CLI_PUZZLE, "folder" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *arguments = g_strdup_printf ("render %s", cases[i].arguments);

      cli_assert (arguments, cases[i].input, 2, "", cases[i].says);
    }
  g_assert_false (g_file_test ("x.png", G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test ("x.pdf", G_FILE_TEST_EXISTS));
}

/* Any file of any format, as it is, makes a picture of the size that is asked for. */
static void
test_thumbnails (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "formats", NULL);
  g_autoptr (GDir) samples = g_dir_open (folder, 0, NULL);

  for (const char *name; (name = g_dir_read_name (samples)) != NULL;)
    {
      g_autofree char *options = g_strdup_printf ("--thumbnail --size 128 %s/%s", folder, name);
      g_autoptr (GBytes) png = render ("a.png", options, "");

      g_test_message ("%s", name);
      g_assert_cmpuint (png_width (png), ==, 128);
    }
}

enum
{
  TINY = 64,
  LARGE = 600 << 10,
};

/* What a stranger may put into a folder under the name of a puzzle. */
static const struct
{
  const char *text; /* @n bytes, or it over and over until there are that many */
  gsize n;
} hostile[] = {
  { "", 0 },
  { "\0", TINY },
  { "\0", LARGE },
  { "\xff\xfe\x01\x80", LARGE / 2 },
  { "[[[[[[[[", LARGE / 2 },
  { "{\"puzzle\":", LARGE / 2 },
  { "<opensudoku><game data=\"", TINY },
  { "<ksudoku><a>", LARGE / 2 },
  { "<!DOCTYPE a [<!ENTITY b \"&b;&b;\">]><opensudoku>&b;</opensudoku>", TINY },
  { "[Puzzle]\n", LARGE / 2 },
  { "[Puzzle]\n53..7....\n6..195...\n", 30 },
  { "*-----------*\n|", TINY },
  { "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nPARAMS :99999999:", TINY },
  { "%PDF-1.7\n" CLI_PUZZLE "\n", 200 },
  { "\x89PNG\r\n\x1a\n" CLI_PUZZLE "\n", 200 },
  { "1 2 3 | . - ", LARGE },
  { "5", LARGE / 2 },
};

static void
assert_no_thumbnail (const char *path, const char *says)
{
  g_autofree char *output = g_strconcat (path, ".png", NULL);
  g_autofree char *arguments = g_strdup_printf ("render --thumbnail -o %s %s", output, path);

  cli_assert (arguments, "", 2, "", says);
  g_assert_false (g_file_test (output, G_FILE_TEST_EXISTS));
}

static void
test_hostile_files (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autofree char *text = g_malloc (hostile[i].n + 1);
      gsize length = MAX (strlen (hostile[i].text), 1);
      char *path;

      for (gsize k = 0; k < hostile[i].n; k++)
        text[k] = hostile[i].text[k % length];
      path = cli_write_file (text, hostile[i].n);
      assert_no_thumbnail (path, "puzzles:");
      cli_remove_file (path);
    }
}

/* Nothing is waited for, and nothing is read that has no end. */
static void
test_no_files (void)
{
  char *path = cli_write_file ("", 0);

  g_assert_no_errno (truncate (path, (off_t)1 << 40));
  assert_no_thumbnail (path, "too large");
  g_assert_no_errno (g_unlink (path));
  g_assert_no_errno (mkfifo (path, 0600));
  assert_no_thumbnail (path, "not a file");
  g_assert_no_errno (g_unlink (path));
  g_assert_no_errno (symlink ("/dev/zero", path));
  assert_no_thumbnail (path, "not a file");
  g_assert_no_errno (g_unlink (path));
  g_assert_no_errno (symlink (path, path));
  assert_no_thumbnail (path, "puzzles:");
  cli_remove_file (path);
}

/* Of a list that is longer than what is read, the first puzzle is shown. */
static void
test_long_list (void)
{
  g_autoptr (GString) lines = cli_make_lines (LARGE / 80);
  g_autofree char *options = NULL;
  g_autoptr (GBytes) png = NULL;
  char *path;

  g_string_prepend (lines, CLI_PUZZLE "\n");
  path = cli_write_file (lines->str, lines->len);
  options = g_strdup_printf ("--thumbnail --size 128 %s", path);
  png = render ("a.png", options, "");
  g_assert_cmpuint (png_width (png), ==, 128);
  cli_remove_file (path);
}

/* Tumbler opens an empty file, has the thumbnail written to its name, and reads what it opened. */
static void
test_open_file (void)
{
  char *path = cli_write_file (CLI_PUZZLE "\n", strlen (CLI_PUZZLE "\n"));
  g_autofree char *output = g_strconcat (path, ".png", NULL);
  g_autofree char *arguments = g_strdup_printf ("render --thumbnail -t png -o %s %s", output, path);
  char magic[4];
  FILE *opened;

  g_assert_true (g_file_set_contents (output, "", 0, NULL));
  opened = fopen (output, "rb");
  g_assert_nonnull (opened);
  cli_assert (arguments, "", 0, "", NULL);
  g_assert_cmpuint (fread (magic, 1, sizeof magic, opened), ==, sizeof magic);
  g_assert_cmpmem (magic, sizeof magic, "\x89PNG", 4);
  fclose (opened);
  g_assert_no_errno (g_unlink (output));
  cli_remove_file (path);
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/cli/render/pictures", test_pictures);
  g_test_add_func ("/cli/render/solved", test_solved);
  g_test_add_func ("/cli/render/pages", test_pages);
  g_test_add_func ("/cli/render/same-again", test_same_again);
  g_test_add_func ("/cli/render/standard-output", test_standard_output);
  g_test_add_func ("/cli/render/refused", test_refused);
  g_test_add_func ("/cli/render/thumbnails", test_thumbnails);
  g_test_add_func ("/cli/render/hostile-files", test_hostile_files);
  g_test_add_func ("/cli/render/no-files", test_no_files);
  g_test_add_func ("/cli/render/long-list", test_long_list);
  g_test_add_func ("/cli/render/open-file", test_open_file);
  return g_test_run ();
}
