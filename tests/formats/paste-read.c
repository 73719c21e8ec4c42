/* paste-read.c - prints the puzzles of texts, for paste-scores
 *
 *     paste-read [--document] FILE...      one line for each file and each puzzle; see README of tests/data/paste
 *
 * A file that begins with @@@@ is a corpus: many texts, each below a line with its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"
#include "rubric-document.h"

#include <locale.h>
#include <stdio.h>

static gboolean as_document;

static void
print_grid (const SudGrid *grid, gboolean marked, gboolean alternative)
{
  char line[SUD_LINE_LENGTH + 1];

  sud_grid_format_line (grid, line);
  printf ("%s%s%s\n", alternative ? "alternative:" : "", marked ? "marks:" : "", line);
}

static void
read_document (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (text, length, &error);

  if (document == NULL)
    {
      printf ("! %s\n", error->message);
      return;
    }
  for (guint i = 0; i < rubric_document_get_n_puzzles (document); i++)
    {
      SudSheet sheet;
      SudGrid grid;

      if (!rubric_document_read (document, i, &sheet, NULL, NULL))
        continue;
      grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
      print_grid (&grid, rubric_document_get_format (document)->marks_are_rules,
                  rubric_document_has_alternatives (document));
    }
  if (rubric_document_get_notes (document) != NULL)
    printf ("! %s\n", rubric_document_get_notes (document));
}

static void
read_paste (const char *text, gsize length)
{
  g_autoptr (RubricPaste) paste = rubric_paste_read (text, length);

  for (guint i = 0; i < paste->puzzles->len; i++)
    {
      const RubricPastePuzzle *puzzle = &g_array_index (paste->puzzles, RubricPastePuzzle, i);

      print_grid (&puzzle->grid, puzzle->has_marks, puzzle->alternative);
    }
  printf ("! refused %u (%d) nears %u why %s\n", paste->refused, paste->refused_score, paste->nears->len,
          paste->why != NULL ? paste->why : "-");
}

static void
read_text (const char *name, const char *text, gsize length)
{
  printf ("@@@@ %s\n", name);
  if (as_document)
    read_document (text, length);
  else
    read_paste (text, length);
}

static void
read_corpus (const char *text)
{
  while (text != NULL && *text != '\0')
    {
      const char *end = strchr (text, '\n'), *next = end != NULL ? strstr (end, "\n@@@@ ") : NULL;
      g_autofree char *name = end != NULL ? g_strndup (text + 5, end - text - 5) : NULL;

      if (end == NULL)
        return;
      read_text (name, end + 1, next != NULL ? (gsize)(next - end) : strlen (end + 1));
      text = next != NULL ? next + 1 : NULL;
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *text = NULL;
      gsize length;

      if (strcmp (argv[i], "--document") == 0)
        as_document = TRUE;
      else if (!g_file_get_contents (argv[i], &text, &length, NULL))
        return 1;
      else if (g_str_has_prefix (text, "@@@@ "))
        read_corpus (text);
      else
        read_text (argv[i], text, length);
    }
  return 0;
}
