/* test-rubric-cli-verdict.c - check, grade and explain say the same of the solutions of a puzzle, whatever is in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "cli-testing.h"

#include <string.h>

enum
{
  CELLS = 81,
  SIZE = 9,
  N_LINES = 120,
};

/* A line of HoDoKu's library: some of the givens taken away, some digits entered, some candidates struck out, nearly all of them
 * as the solution has it. */
static void
append_line (GString *text, GRand *random)
{
  int taken = g_rand_int_range (random, 0, 16), entered = g_rand_int_range (random, 0, 6), struck = g_rand_int_range (random, 0, 60);
  char cells[CELLS + 1] = CLI_PUZZLE;
  gboolean plus[CELLS] = { FALSE };

  for (int i = 0; i < taken; i++)
    cells[g_rand_int_range (random, 0, CELLS)] = '.';
  for (int i = 0; i < entered; i++)
    {
      int cell = g_rand_int_range (random, 0, CELLS);

      if (cells[cell] != '.')
        continue;
      cells[cell] = g_rand_int_range (random, 0, 20) == 0 ? '5' : CLI_SOLUTION[cell];
      plus[cell] = TRUE;
    }
  g_string_append (text, ":0000:x:");
  for (int cell = 0; cell < CELLS; cell++)
    g_string_append_printf (text, "%s%c", plus[cell] ? "+" : "", cells[cell]);
  g_string_append_c (text, ':');
  for (int i = 0; i < struck; i++)
    {
      int cell = g_rand_int_range (random, 0, CELLS), digit = g_rand_int_range (random, '1', '9' + 1);

      if (CLI_SOLUTION[cell] != digit || g_rand_int_range (random, 0, 10) == 0)
        g_string_append_printf (text, "%c%d%d ", digit, cell / SIZE + 1, cell % SIZE + 1);
    }
  g_string_append (text, "::\n");
}

/* The first word of each line. Returns: (transfer full) */
static char **
run_words (CliRun *run, const char *arguments, const char *input)
{
  char **lines;

  cli_run (run, arguments, input);
  g_assert_cmpint (run->status, <=, 1);
  lines = g_strsplit (g_strchomp (run->out), "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    (*line)[strcspn (*line, "\t")] = '\0';
  return lines;
}

/* Explain says what there is instead of a solution behind the steps of a puzzle, and of a wrong position that it begins with the
 * givens. */
static void
check_explained (char **checked, const char *input)
{
  g_auto (CliRun) run = { 0 };
  g_auto (GStrv) words = run_words (&run, "explain --notation", input), complaints = g_strsplit (run.err, "givens", -1);
  guint n = 0, wrong = 0;

  for (guint i = 1; words[i - 1] != NULL; i++)
    if (words[i] == NULL || words[i][0] == '#')
      {
        const char *said = g_ascii_isalpha (words[i - 1][0]) ? words[i - 1] : "unique";

        g_test_message ("line %u: %s, %s", n + 1, checked[n], said);
        if (checked[n][0] == 'n' && said[0] == 'u')
          wrong++;
        else
          g_assert_cmpstr (said, ==, checked[n]);
        n++;
      }
  g_assert_cmpuint (n, ==, g_strv_length (checked));
  g_assert_cmpuint (wrong, ==, g_strv_length (complaints) - 1);
}

static void
test_agree (void)
{
  static const char *const scales[] = { "grade", "grade --scale=hodoku", "grade --scale=explainer" };
  g_autoptr (GRand) random = g_rand_new_with_seed (test_seed ());
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = test_share (N_LINES), counts[3] = { 0 };
  g_auto (GStrv) checked = NULL;
  g_auto (CliRun) run = { 0 };

  for (guint i = 0; i < n; i++)
    append_line (text, random);
  checked = run_words (&run, "check", text->str);
  g_assert_cmpuint (g_strv_length (checked), ==, n);
  for (guint i = 0; i < n; i++)
    counts[checked[i][0] == 'u' ? 0 : checked[i][0] == 'm' ? 1 : 2]++;
  g_test_message ("%u unique, %u multiple, %u none", counts[0], counts[1], counts[2]);
  for (guint scale = 0; scale < G_N_ELEMENTS (scales); scale++)
    {
      g_auto (CliRun) grading = { 0 };
      g_auto (GStrv) graded = run_words (&grading, scales[scale], text->str);

      g_assert_cmpuint (g_strv_length (graded), ==, n);
      for (guint i = 0; i < n; i++)
        {
          gboolean one = strcmp (graded[i], "none") != 0 && strcmp (graded[i], "multiple") != 0;

          g_test_message ("%s, line %u", scales[scale], i + 1);
          g_assert_cmpstr (one ? "unique" : graded[i], ==, checked[i]);
        }
    }
  check_explained (checked, text->str);
}

/* Which cell the candidates leave nothing for is said. */
static void
test_empty (void)
{
  static const char *const commands[] = { "check", "grade", "solve" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (CliRun) run = { 0 };

      cli_run (&run, commands[i], ":0000:x:" CLI_PUZZLE ":113 213 413::\n");
      g_assert_cmpint (run.status, ==, 1);
      g_assert_nonnull (strstr (run.err, "row 1 column 3"));
    }
}

/* Notes of the person rule nothing out: where entries make the solution the only one they are compared with it, and where there
 * are several they are left out. */
static void
test_notes (void)
{
  static const char *const states[] = { "53467....", "........." };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *sheet = g_strdup_printf ("[Puzzle]\n"
                                                ".........\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
                                                "...419..5\n....8..79\n[State]\n%s\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n"
                                                "7...2...6\n.6....28.\n...419..5\n....8..79\n[PencilMarks]\n%s\n,,,,,,,,\n"
                                                ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n",
                                                states[i], ",,,,,,,12,");
      g_auto (CliRun) check = { 0 }, explain = { 0 };

      cli_run (&check, "check", sheet);
      cli_run (&explain, "explain", sheet);
      g_assert_cmpint (check.status, ==, explain.status);
      g_assert_true (check.status == 0 || strstr (explain.out, check.out) != NULL);
      g_assert_cmpint (check.out[0], !=, 'n');
    }
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/rubric-cli/verdict/agree", test_agree);
  g_test_add_func ("/rubric-cli/verdict/empty", test_empty);
  g_test_add_func ("/rubric-cli/verdict/notes", test_notes);
  return g_test_run ();
}
