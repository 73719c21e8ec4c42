/* rubric-format-loose.c - any text with a puzzle in it, for what no other format reads
 *
 * The puzzles that are found become a text of their own, which the document then has instead of the file: of each the 81
 * cells in a line, with + before what was entered, or its candidates in a frame. What was taken, and what was left, goes to the notes of the document.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-told.h"
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-frame.h"

#include <glib/gi18n.h>

/* It is asked when all others have been. */
static gboolean
loose_sniff (const char *text, gsize length)
{
  return FALSE;
}

static void
write_puzzle (GString *out, const RubricPastePuzzle *puzzle)
{
  char line[SUD_LINE_LENGTH + 1];
  SudDigits centre[SUD_CELLS];

  if (!puzzle->has_marks)
    {
      sud_grid_format_line (&puzzle->grid, line);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (puzzle->entries.digit[cell] != 0)
          g_string_append_printf (out, "+%d", puzzle->entries.digit[cell]);
        else
          g_string_append_c (out, line[cell]);
      g_string_append_c (out, '\n');
      return;
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    centre[cell] = puzzle->grid.digit[cell] > 0 ? SUD_DIGIT_BIT (puzzle->grid.digit[cell]) : puzzle->centre[cell];
  rubric_frame_write (out, centre);
}

static void
add_puzzle (RubricDocument *document, GString *out, const RubricPastePuzzle *puzzle)
{
  RubricSpan spans[SUD_CELLS];

  for (int cell = 0; cell < SUD_CELLS; cell++)
    spans[cell] = (RubricSpan){ puzzle->start[cell], puzzle->end[cell] };
  rubric_document_add (document, out->len, puzzle->line);
  rubric_document_add_spans (document, spans);
  write_puzzle (out, puzzle);
}

static gboolean
loose_read (RubricDocument *document, const char *text, gsize length, GError **error)
{
  g_autoptr (RubricPaste) paste = rubric_paste_read (text, length);
  GString *found;

  if (paste->puzzles->len == 0)
    return rubric_paste_fail (paste, text, length, error);
  found = g_string_new (NULL);
  for (guint i = 0; i < paste->puzzles->len; i++)
    add_puzzle (document, found, &g_array_index (paste->puzzles, RubricPastePuzzle, i));
  rubric_document_take_text (document, g_string_free_to_bytes (found));
  rubric_document_set_n_left_out (document, rubric_paste_count_left_out (paste));
  rubric_document_take_notes (document, rubric_paste_describe (paste), paste->rivals);
  return TRUE;
}

/* Returns: FALSE where @slice is no line of cells */
static gboolean
parse_line (const RubricSlice *slice, SudSheet *sheet)
{
  SudOrigin origin = SUD_ORIGIN_GIVEN;
  int cell = 0;

  for (gsize i = 0; i < slice->length && slice->text[i] != '\n'; i++)
    if (slice->text[i] == '+')
      origin = SUD_ORIGIN_ENTERED;
    else if (sud_cell_value (slice->text[i]) < 0 || cell == SUD_CELLS)
      return FALSE;
    else
      {
        sud_sheet_set_digit (sheet, cell++, sud_cell_value (slice->text[i]), origin);
        origin = SUD_ORIGIN_GIVEN;
      }
  return cell == SUD_CELLS;
}

static gboolean
loose_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  if (parse_line (slice, sheet))
    return TRUE;
  sud_sheet_clear (sheet);
  return rubric_format_marks.parse (slice, sheet, info, error);
}

const RubricFormat rubric_format_loose = {
  .id = "loose",
  .name = N_("Any text with a puzzle in it"),
  .suffixes = (const char *const[]){ NULL },
  .mime_type = "text/plain",
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .many = TRUE,
  .rules = TRUE,
  .sniff = loose_sniff,
  .read = loose_read,
  .parse = loose_parse,
};
