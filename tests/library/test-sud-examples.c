/* test-sud-examples.c - the programs of docs/examples, as somebody would run them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sud.h>

/* Returns: (transfer full): what a program prints, with @input (nullable) as its standard input; @failed: (out): if it
 * ended with anything but 0 */
static char *
run_program (const char *const *argv, GBytes *input, gboolean *failed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process
      = g_subprocess_newv (argv, (input != NULL ? G_SUBPROCESS_FLAGS_STDIN_PIPE : 0) | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                           &error);
  g_autoptr (GBytes) output = NULL;
  gsize size;
  const char *text;

  g_assert_no_error (error);
  g_subprocess_communicate (process, input, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  *failed = !g_subprocess_get_successful (process);
  text = g_bytes_get_data (output, &size);
  return g_strndup (text, size);
}

/* Returns: (transfer full): the lines that an example prints */
static char **
run_example (const char *name, GBytes *input)
{
  g_autofree char *file = g_strconcat ("example-", name, NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "..", "docs", "examples", file, NULL);
  gboolean failed;
  g_autofree char *text = run_program ((const char *const[]){ path, NULL }, input, &failed);

  g_assert_false (failed);
  g_assert_true (g_str_has_suffix (text, "\n"));
  text[strlen (text) - 1] = '\0';
  return g_strsplit (text, "\n", -1);
}

static void
test_solve (void)
{
  g_auto (GStrv) lines = run_example ("solve", NULL);

  g_assert_cmpuint (g_strv_length (lines), ==, 1);
  g_assert_cmpstr (lines[0], ==, "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
}

static void
test_count (void)
{
  g_auto (GStrv) lines = run_example ("count", NULL);

  g_assert_cmpstr (lines[0], ==, "3 solutions");
  g_assert_cmpstr (lines[1], ==, "1 digits more, and there is one");
}

static void
test_make (void)
{
  g_auto (GStrv) lines = run_example ("make", NULL);
  SudReasoner *reasoner = sud_reasoner_new ();
  SudRating rating;
  SudGrid puzzle;

  g_assert_cmpint (sud_grid_parse_line (&puzzle, lines[0]), ==, SUD_CELLS);
  sud_reasoner_rate (reasoner, &puzzle, SUD_SCALE_RUBRIC, NULL, &rating);
  g_assert_cmpint (rating.level, ==, SUD_LEVEL_HARD);
  sud_reasoner_free (reasoner);
}

static void
test_explain (void)
{
  g_auto (GStrv) lines = run_example ("explain", NULL);
  g_autofree char *all = g_strjoinv ("\n", lines);

  g_assert_nonnull (strstr (all, "\nX-Wing: 4 r25 c69 => r1c9,r34c6<>4\n"));
}

/* Returns: (transfer full): the grey levels of a picture as a file of PGM */
static GBytes *
make_pgm (const GdkPixbuf *pixbuf)
{
  GString *pgm = g_string_new (NULL);

  g_string_printf (pgm, "P5 %d %d 255\n", gdk_pixbuf_get_width (pixbuf), gdk_pixbuf_get_height (pixbuf));
  for (int row = 0; row < gdk_pixbuf_get_height (pixbuf); row++)
    for (int column = 0; column < gdk_pixbuf_get_width (pixbuf); column++)
      {
        const guint8 *at = gdk_pixbuf_read_pixels (pixbuf) + row * gdk_pixbuf_get_rowstride (pixbuf)
                           + column * gdk_pixbuf_get_n_channels (pixbuf);

        g_string_append_c (pgm, (char)((at[0] + at[1] + at[2]) / 3));
      }
  return g_string_free_to_bytes (pgm);
}

static void
test_picture (void)
{
  const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "..", "src", "cli", "rubric-cli", NULL);
  g_autofree char *folder = g_dir_make_tmp ("rubric-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "picture.png", NULL), *all = NULL;
  g_autoptr (GBytes) text = g_bytes_new_static (puzzle, strlen (puzzle)), pgm = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  g_auto (GStrv) lines = NULL;
  gboolean failed;

  g_free (run_program ((const char *const[]){ program, "render", "-o", path, NULL }, text, &failed));
  g_assert_false (failed);
  pixbuf = gdk_pixbuf_new_from_file (path, &error);
  g_assert_no_error (error);
  pgm = make_pgm (pixbuf);
  lines = run_example ("picture", pgm);
  g_assert_cmpuint (g_strv_length (lines), ==, SUD_SIZE);
  all = g_strjoinv ("", lines);
  g_strdelimit (all, "0", '.');
  g_assert_true (g_str_has_prefix (puzzle, all));
  g_remove (path);
  g_rmdir (folder);
}

static void
test_cpp (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "..", "docs", "examples", "example-rate", NULL);
  g_auto (GStrv) lines = NULL;
  int sum = 0;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no compiler for C++");
      return;
    }
  lines = run_example ("rate", NULL);
  g_assert_cmpuint (g_strv_length (lines), ==, SUD_N_LEVELS);
  for (int i = 0; lines[i] != NULL; i++)
    sum += atoi (strchr (lines[i], ':') + 1);
  g_assert_cmpint (sum, ==, 1000);
}

/* Returns: (transfer none): a Python that has numpy, or NULL; the first of the PATH may be without */
static const char *
find_python (void)
{
  static const char *const pythons[] = { "python3", "/usr/bin/python3" };

  for (guint i = 0; i < G_N_ELEMENTS (pythons); i++)
    {
      const char *const argv[] = { pythons[i], "-c", "import numpy", NULL };
      g_autofree char *path = g_find_program_in_path (pythons[i]);
      gboolean failed = TRUE;

      if (path != NULL)
        g_free (run_program (argv, NULL, &failed));
      if (!failed)
        return pythons[i];
    }
  return NULL;
}

/* Returns: (transfer full) (nullable): what a program prints that imports sud.py; NULL without numpy: it is skipped */
static char *
run_python (const char *path)
{
  g_autofree char *library = g_test_build_filename (G_TEST_BUILT, "..", "src", "library", "libsud.so", NULL);
  g_autofree char *modules = g_test_build_filename (G_TEST_DIST, "..", "docs", "examples", NULL);
  g_autofree char *setting = g_strconcat ("LIBSUD=", library, NULL);
  g_autofree char *where = g_strconcat ("PYTHONPATH=", modules, NULL);
  const char *python = find_python ();
  char *text;
  gboolean failed;

  if (python == NULL)
    {
      g_test_skip ("there is no numpy");
      return NULL;
    }
  text = run_program ((const char *const[]){ "env", setting, where, python, "-B", path, NULL }, NULL, &failed);
  g_assert_false (failed);
  return text;
}

static void
test_python (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "docs", "examples", "table.py", NULL);
  g_autofree char *text = run_python (path);
  g_auto (GStrv) lines = NULL;

  if (text == NULL)
    return;
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 6);
  g_assert_cmpstr (lines[0], ==, "True True");
  g_assert_true (g_str_has_suffix (lines[1], " discontinuous-loop"));
  g_assert_cmpuint (strlen (lines[1]), ==, SUD_CELLS + strlen (" discontinuous-loop"));
  g_assert_cmpstr (lines[2], ==, "Hidden Single: 8 r1c6 => r1c6=8");
}

static void
test_odd_arrays (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "library", "odd-arrays.py", NULL);
  g_autofree char *text = run_python (path);

  if (text != NULL)
    g_assert_cmpstr (text, ==, "ok\n");
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/examples/solve", test_solve);
  g_test_add_func ("/examples/count", test_count);
  g_test_add_func ("/examples/make", test_make);
  g_test_add_func ("/examples/explain", test_explain);
  g_test_add_func ("/examples/picture", test_picture);
  g_test_add_func ("/examples/c++", test_cpp);
  g_test_add_func ("/examples/python", test_python);
  g_test_add_func ("/examples/python/odd-arrays", test_odd_arrays);
  return g_test_run ();
}
