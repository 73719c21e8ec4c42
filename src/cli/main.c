/* main.c - rubric-cli: the table of subcommands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-input.h"
#include "rubric-cli-terminal.h"
#include "rubric-cli.h"
#include "rubric-config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

static const RubricCliCommand commands[] = {
  /* Translators: [FILE…] and [FILE] stand behind the name of a command: files that may be named, or one file */
  { "solve", N_ ("[FILE…]"), N_ ("Print the solution of each puzzle"),
    N_ ("Prints one line per puzzle: 81 digits, “none” if there is no solution, or “invalid” if a line is not a "
        "puzzle. Of several solutions the lexicographically smallest is printed; with --strategy, the first that its "
        "search finds."),
    TRUE, rubric_cli_solve },
  { "check", N_ ("[FILE…]"), N_ ("Check whether each puzzle has exactly one solution"),
    N_ ("Prints one line per puzzle: “unique”, “multiple”, “none” or “invalid”."),
    TRUE, rubric_cli_check },
  { "grade", N_ ("[FILE…]"), N_ ("Tell how hard each puzzle is for a person"),
    N_ ("Prints one line per puzzle: level, effort and hardest technique, separated by tabs; “incomplete” as the level "
        "if no technique leads to the end; “multiple”, “none” or “invalid” if there is not exactly one solution.\n\n"
        "With --scale=explainer: ER/EP/ED, the rating of the hardest step, of the hardest up to the first digit, and "
        "of the first step, from 1.0 to 12.0. What has ~ before it, from 7.8 on, is an estimate."),
    TRUE, rubric_cli_grade },
  { "explain", N_ ("[FILE…]"), N_ ("Solve puzzles as a person would, step by step"),
    N_ ("Prints one line per step: its number, the technique and a sentence, separated by tabs."),
    TRUE, rubric_cli_explain },
  { "canon", N_ ("[FILE…]"), N_ ("Find puzzles that are the same but for symmetry"),
    N_ ("Prints one line per puzzle: its canonical form, the same for all puzzles that can be turned into each other "
        "by exchanging digits, rows, columns, bands and stacks, and by reflection; “invalid” if a line is not a "
        "puzzle, or digits in it clash."),
    TRUE, rubric_cli_canon },
  { "generate", NULL, N_ ("Make new puzzles"),
    N_ ("Prints one puzzle per line. Each has exactly one solution. Of a grid drawn evenly from all full ones clues "
        "are taken away in random order as long as one solution is left."),
    TRUE, rubric_cli_generate },
  { "convert", N_ ("[FILE]"), N_ ("Convert puzzles to another format"), NULL, FALSE, rubric_cli_convert },
  { "compare", N_ ("[FILE]"), N_ ("Run every search strategy on the same puzzles"),
    N_ ("Prints a tab-separated table with a header line; “timeout” marks a strategy that was stopped."),
    TRUE, rubric_cli_compare },
  { "render", N_ ("[FILE]"), N_ ("Draw puzzles as pictures, or as pages to print"),
    N_ ("A PNG or SVG picture shows one puzzle; a PDF has pages of all puzzles or, with --size, one puzzle."),
    FALSE, rubric_cli_render },
  { "bench", N_ ("[FILE]"), N_ ("Measure how many puzzles are solved per second"),
    N_ ("Counts solutions with the fast engine, all puzzles in memory. Prints a tab-separated table with a header line "
        "and one line per pass."),
    FALSE, rubric_cli_bench },
  { "list", "techniques|strategies|…", N_ ("List the techniques, strategies, formats or backends"),
    N_ ("Prints a table with tabs between its columns, on a terminal below headings.\n\n"
        "techniques: id, name, HoDoKu’s code (r… are Rubric’s own), level (easy, medium, hard, unfair or extreme), "
        "and on or off; what is off is used only where --with of “grade” or “explain” says so.\n"
        "strategies: id and name.\n"
        "formats: id, name, R if it can be read and W if it can be written, suffixes.\n"
        "backends: id, instruction set, and chosen, supported or unsupported."),
    FALSE, rubric_cli_list },
};

static char *
usage (void)
{
  GString *text = g_string_new (_ ("Usage:"));

  g_string_append (text, "\n");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const char *arguments = commands[i].arguments != NULL ? _ (commands[i].arguments) : "";

      /* A width counts bytes, of which the ellipsis has more than columns. */
      g_string_append_printf (text, "  rubric-cli %-8s %-*s %s\n", commands[i].name,
                              28 + (int)(strlen (arguments) - g_utf8_strlen (arguments, -1)), arguments,
                              _ (commands[i].summary));
    }
  g_string_append_printf (text, "\n%s\n",
                          _ ("“rubric-cli COMMAND --help” shows the options of a command. With no FILE, or where it is "
                             "“-”, standard input is read."));
  return g_string_free (text, FALSE);
}

static RubricCliStatus
run_command (char **argv)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (commands[i].name, argv[1]) == 0)
        {
          RubricCliStatus status = commands[i].run (&commands[i], argv + 1);

          return MAX (status, rubric_cli_picture_get_status ());
        }
      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", commands[i].name);
    }
  /* Translators: %1$s is what was typed, %2$s a list of names */
  rubric_cli_complain (_ ("there is no command “%1$s”; the commands are %2$s"), argv[1], names->str);
  return RUBRIC_CLI_ERROR;
}

int
main (int argc, char **argv)
{
  const char *locales = g_getenv ("RUBRIC_LOCALEDIR");

  rubric_cli_terminal_guard ();
  rubric_cli_interrupt_init ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locales != NULL ? locales : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  rubric_cli_terminal_init ();

  if (argc < 2)
    {
      g_autofree char *text = usage ();

      g_printerr ("%s", text);
      return RUBRIC_CLI_ERROR;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    {
      g_autofree char *text = usage ();

      g_print ("%s", text);
      return RUBRIC_CLI_OK;
    }
  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("rubric-cli %s\n", PACKAGE_VERSION);
      return RUBRIC_CLI_OK;
    }
  return run_command (argv);
}
