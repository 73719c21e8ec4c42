/* rubric-text-scan.c - sentences about the Sudokus of a picture: their names in a list, and how sure they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-scan.h"

#include "rubric-text.h"
#include "sud-solve.h"

#include <glib/gi18n.h>
#include <string.h>

static void G_GNUC_PRINTF (2, 3)
append_note (GString *notes, const char *format, ...)
{
  g_autofree char *note = NULL;
  va_list arguments;

  va_start (arguments, format);
  note = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  rubric_text_append_sentence (notes, note);
}

char *
rubric_scan_dup_notes (const RubricScan *scan)
{
  const RubricScanNotes *notes = &scan->notes;
  g_autoptr (GString) text = g_string_new (NULL);

  if (notes->n_seen > 0)
    append_note (text, _ ("Only the first %d pages without puzzles in their text were looked at as pictures."),
                 notes->n_seen);
  if (notes->odd.n_none > 0)
    append_note (text, ngettext ("%d puzzle in the text was left out, for it has no solution.",
                                 "%d puzzles in the text were left out, for they have no solution.",
                                 notes->odd.n_none), notes->odd.n_none);
  if (notes->odd.n_several > 0)
    append_note (text, ngettext ("%d puzzle in the text was left out, for it has several solutions.",
                                 "%d puzzles in the text were left out, for they have several solutions.",
                                 notes->odd.n_several), notes->odd.n_several);
  if (notes->text_end > 0)
    append_note (text, _ ("Text was read up to page %d, and no further."), notes->text_end);
  if (notes->n_drawn > 0)
    append_note (text, ngettext ("%d puzzle is drawn, and not in the text: compare it with its page.",
                                 "%d puzzles are drawn, and not in the text: compare them with their pages.",
                                 notes->n_drawn), notes->n_drawn);
  if (notes->n_uncertain > 0)
    append_note (text, ngettext ("%d grid that is drawn was left out, for not every digit of it is certain: open a "
                                 "picture of it.",
                                 "%d grids that are drawn were left out, for not every digit of them is certain: open "
                                 "pictures of them.", notes->n_uncertain), notes->n_uncertain);
  if (scan->text_only)
    append_note (text, _ ("Not all pages with puzzles in their text were looked at as pictures."));
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
rubric_scan_dup_rest (int n_answers, int looked_at, int n_pages)
{
  g_autofree char *answers
      = g_strdup_printf (ngettext ("%u solution was left out.", "%u solutions were left out.", n_answers), n_answers);
  /* Translators: of a PDF file; both numbers are at least 24 */
  g_autofree char *pages = g_strdup_printf (_ ("Only the first %1$d of %2$d pages were looked at."),
                                            looked_at, n_pages);

  if (n_answers > 0 && looked_at < n_pages)
    return rubric_text_join (answers, pages);
  return n_answers > 0 ? g_steal_pointer (&answers) : looked_at < n_pages ? g_steal_pointer (&pages) : NULL;
}

char *
rubric_scan_dup_sentence (const SudGrid *puzzle, int uncertain)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SudResult result = { 0 };

  if (puzzle != NULL)
    sud_solve_count (puzzle, 2, NULL, &result);
  if (puzzle != NULL && result.solutions == 1 && uncertain > 0)
    g_string_append_printf (text, ngettext ("One solution, if %d doubtful cell was read right.",
                                            "One solution, if %d doubtful cells were read right.", uncertain),
                            uncertain);
  else
    g_string_append (text, puzzle == NULL          ? _ ("No Sudoku was found: no grid of 9 × 9 cells that can be seen "
                                                        "whole. If there is one, drag the four corners onto its own.")
                           : result.solutions == 1 ? _ ("One solution.")
                           : result.solutions > 1  ? _ ("More than one solution: compare it with the picture.")
                                                   : _ ("No solution: compare it with the picture."));
  if (puzzle != NULL && uncertain == SUD_CELLS)
    g_string_append (text, _ (" No cell is certain: if the grid lies elsewhere, drag the four corners onto its own."));
  else if (puzzle != NULL && result.solutions != 1 && uncertain > 0)
    g_string_append_printf (text, ngettext (" %d cell is not certain.", " %d cells are not certain.", uncertain),
                            uncertain);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Returns: "5", or the word for a blank */
static const char *
name_digit (int digit, char text[2])
{
  if (digit == 0)
    return _ ("blank");
  text[0] = '0' + digit;
  text[1] = '\0';
  return text;
}

char *
rubric_scan_dup_cell_name (int cell, int digit, gboolean uncertain)
{
  char text[2];
  /* Translators: %1$d is a row, %2$d a column, %3$s a digit or "blank" */
  g_autofree char *name = g_strdup_printf (_ ("Row %1$d, column %2$d: %3$s"), cell / SUD_SIZE + 1, cell % SUD_SIZE + 1,
                                           name_digit (digit, text));

  /* Translators: after "Row 1, column 2: 3", of which it is not certain that it was read right; Enter is the key */
  return uncertain ? g_strdup_printf ("%s\n%s", name, _ ("Enter: right")) : g_steal_pointer (&name);
}

char *
rubric_scan_dup_choice (int digit)
{
  char text[2];

  /* Translators: on a button: %s is a digit or "blank", S the key that does it */
  return g_strdup_printf (_ ("Perhaps %s (S)"), name_digit (digit, text));
}

static char *
name_row (const GArray *found, guint index)
{
  const RubricScanFound *row = &g_array_index (found, RubricScanFound, index);
  gboolean last = index + 1 == found->len || row[1].page != row->page;

  if (row->page == 0)
    /* Translators: of several puzzles in a picture; %1$d is its number, %2$d how many there are */
    return g_strdup_printf (_ ("Grid %1$d of %2$d"), row->number, (int)found->len);
  if (row->number == 0 || (row->number == 1 && last))
    /* Translators: of a PDF file */
    return g_strdup_printf (_ ("Page %d"), row->page);
  /* Translators: of a PDF file; %1$d is a page, %2$d the number of a puzzle on it */
  return g_strdup_printf (_ ("Page %1$d, grid %2$d"), row->page, row->number);
}

GStrv
rubric_scan_dup_names (const GArray *found)
{
  guint n = found != NULL ? found->len : 0;
  GStrv names = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    names[i] = name_row (found, i);
  return names;
}
