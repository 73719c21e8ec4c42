/* test-rubric-cli-terminal.c - what stands on a terminal, where a person reads it: names, and headings above columns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "cli-testing.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/* Of the solution all but the first digit. */
#define ALL_BUT_ONE "34678912672195348198342567859761423426853791713924856961537284287419635345286179"

/* A terminal that is read until nobody writes to it any more. */
static gpointer
read_terminal (gpointer master)
{
  GString *text = g_string_new (NULL);
  char part[4096];
  gssize n;

  while ((n = read (GPOINTER_TO_INT (master), part, sizeof part)) > 0 || (n < 0 && errno == EINTR))
    g_string_append_len (text, part, MAX (n, 0));
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): what rubric-cli writes to a terminal; it ends well */
static char *
run_on_terminal (const char *arguments, const char *input)
{
  int master = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC), slave;
  g_auto (CliRun) run = { 0 };
  struct termios plain;
  GThread *reader;
  char *text;

  g_assert_cmpint (master, >=, 0);
  g_assert_cmpint (grantpt (master), ==, 0);
  g_assert_cmpint (unlockpt (master), ==, 0);
  slave = open (ptsname (master), O_RDWR | O_NOCTTY | O_CLOEXEC);
  g_assert_cmpint (slave, >=, 0);
  g_assert_cmpint (tcgetattr (slave, &plain), ==, 0);
  cfmakeraw (&plain); /* no carriage returns */
  g_assert_cmpint (tcsetattr (slave, TCSANOW, &plain), ==, 0);
  reader = g_thread_new ("terminal", read_terminal, GINT_TO_POINTER (master));
  cli_run_into (&run, arguments, input, slave, -1); /* closes it */
  text = g_thread_join (reader);
  close (master);
  g_test_message ("%s: %s", arguments, text);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
  return text;
}

static void
expect (const char *arguments, const char *input, const char *text)
{
  g_autofree char *written = run_on_terminal (arguments, input);

  g_assert_cmpstr (written, ==, text);
}

/* Names for people, ids for programs; JSON is for programs wherever it goes. */
static void
test_names (void)
{
  g_autofree char *json = run_on_terminal ("explain --json", "." ALL_BUT_ONE "\n");

  expect ("grade", CLI_PUZZLE "\n" CLI_SOLUTION "\n", "easy\t204\tNaked Single\neasy\t0\t-\n");
  expect ("grade -j 2", CLI_PUZZLE "\n" CLI_PUZZLE "\n", "easy\t204\tNaked Single\neasy\t204\tNaked Single\n");
  expect ("explain", "." ALL_BUT_ONE "\n",
          "# -:1: ." ALL_BUT_ONE "\n1\tFull House\tIn row 1 only row 1 column 1 is blank, and only 5 is missing: it goes there.\n");
  g_assert_nonnull (strstr (json, "\"full-house\""));
  cli_assert ("grade", CLI_PUZZLE "\n", 0, "easy\t204\tnaked-single\n", NULL);
}

/* A heading, and each column begins at the same place in all lines. */
static void
check_table (const char *arguments, const char *headings, guint n_rows)
{
  g_autofree char *text = run_on_terminal (arguments, "");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1), words = g_strsplit (headings, "|", -1);

  g_assert_null (strchr (text, '\t'));
  g_assert_cmpuint (g_strv_length (lines), >, n_rows + 1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *at = strstr (lines[0], words[i]);

      g_assert_nonnull (at);
      for (guint k = 1; lines[k + 1] != NULL && i > 0; k++)
        if (g_str_is_ascii (lines[k]) && strlen (lines[k]) > (gsize)(at - lines[0]))
          g_assert_true (lines[k][at - lines[0] - 1] == ' ');
    }
}

static void
test_lists (void)
{
  check_table ("list techniques", "ID|Name|HoDoKu code|Level|State", 80);
  check_table ("list strategies", "ID|Name", 2);
  check_table ("list formats", "ID|Name|Read/write|Suffixes", 10);
  check_table ("list backends", "ID|Name|State", 1);
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/rubric-cli/terminal/names", test_names);
  g_test_add_func ("/rubric-cli/terminal/lists", test_lists);
  return g_test_run ();
}
