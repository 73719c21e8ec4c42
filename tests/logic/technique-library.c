/* technique-library.c - runs the lines of a library of techniques: technique-library [--verbose] FILE…
 *
 * Prints "CODE NAME: N passed, M failed" for each code and one line for all; the exit status is 1 where any failed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "library-case.h"

#include <stdlib.h>
#include <string.h>

static gboolean verbose;
static char **files;

static const GOptionEntry entries[] = {
  { "verbose", 'v', 0, G_OPTION_ARG_NONE, &verbose, "Print the lines that fail, and what was found instead", NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE…" },
  { NULL },
};

typedef struct
{
  const char *name;
  guint passed;
  guint failed;
} Tally;

static Tally *
tally_of (GTree *tallies, const LibraryCase *library_case)
{
  Tally *tally = g_tree_lookup (tallies, library_case->code);

  if (tally == NULL)
    {
      tally = g_new0 (Tally, 1);
      tally->name = library_case->technique == SUD_N_TECHNIQUES
                        ? "?"
                        : sud_technique_get (library_case->technique)->name;
      g_tree_insert (tallies, g_strdup (library_case->code), tally);
    }
  return tally;
}

static void
run_line (GTree *tallies, SudLogic *logic, const char *path, guint number, const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *wrong = NULL;
  LibraryCase library_case;
  Tally *tally;

  if (*line == '\0' || *line == '#')
    return;
  if (!library_case_parse (&library_case, line, &error))
    wrong = g_strdup (error->message);
  else
    wrong = library_case_check (&library_case, logic);
  tally = tally_of (tallies, &library_case);
  if (wrong == NULL)
    tally->passed++;
  else
    tally->failed++;
  if (wrong != NULL && verbose)
    g_print ("%s:%u: %s\n    %s\n", path, number, line, wrong);
}

static gboolean
run_file (GTree *tallies, SudLogic *logic, const char *path, GError **error)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, error))
    return FALSE;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    run_line (tallies, logic, path, i + 1, g_strchomp (lines[i]));
  return TRUE;
}

static gboolean
print_tally_cb (gpointer code, gpointer value, gpointer sum)
{
  const Tally *tally = value;
  Tally *all = sum;

  g_print ("%s %s: %u passed, %u failed\n", (char *)code, tally->name, tally->passed, tally->failed);
  all->passed += tally->passed;
  all->failed += tally->failed;
  return FALSE;
}

static int
compare_codes (gconstpointer a, gconstpointer b, gpointer data)
{
  return strcmp (a, b);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("- try techniques on cases where they are known to work");
  g_autoptr (GTree) tallies = g_tree_new_full (compare_codes, NULL, g_free, g_free);
  g_autoptr (GError) error = NULL;
  SudLogic *logic = sud_logic_new ();
  Tally all = { 0 };
  gboolean read = TRUE;

  g_option_context_add_main_entries (context, entries, NULL);
  if (logic == NULL || !g_option_context_parse (context, &argc, &argv, &error) || files == NULL)
    {
      g_printerr ("technique-library: %s\n", error != NULL ? error->message : "no file is named");
      return 2;
    }
  for (char **file = files; *file != NULL && read; file++)
    read = run_file (tallies, logic, *file, &error);
  if (!read)
    g_printerr ("technique-library: %s\n", error->message);
  g_tree_foreach (tallies, print_tally_cb, &all);
  g_print ("%u passed, %u failed\n", all.passed, all.failed);
  sud_logic_free (logic);
  g_strfreev (files);
  return !read ? 2 : all.failed > 0;
}
