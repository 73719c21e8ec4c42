/* rubric-format-paste.c - any text with a puzzle in it, for what no other format reads
 *
 * The puzzles that are found become a text of their own, which the document then has instead of the file: the 81 cells of
 * each in a line, with + before entries, or its candidates in a frame. The report goes to the notes of the document.
 *
 * A text that looks like a plain table or a list is read once more in this way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-paste.h"
#include "sud-houses.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  LONGEST_COUNT = 7,          /* digits */
  MAX_MISSING = 2 * SUD_SIZE, /* digits without a place in a house, in candidates with mistakes */
};

/* It is asked when all others have been. */
static gboolean
paste_sniff (const char *text, gsize length)
{
  return FALSE;
}

static void
write_found_puzzle (GString *out, const RubricPastePuzzle *puzzle)
{
  SudDigits centre[SUD_CELLS];

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (puzzle->has_marks)
      centre[cell] = puzzle->grid.digit[cell] > 0 ? SUD_DIGIT_BIT (puzzle->grid.digit[cell]) : puzzle->centre[cell];
    else if (puzzle->entries.digit[cell] != 0)
      g_string_append_printf (out, "+%d", puzzle->entries.digit[cell]);
    else
      g_string_append_c (out, ".123456789"[puzzle->grid.digit[cell]]);
  if (puzzle->has_marks)
    rubric_candidates_append_frame (out, centre);
  else
    g_string_append_c (out, '\n');
}

static gboolean
paste_read (RubricDocument *document, const char *text, gsize length, GError **error)
{
  g_autoptr (RubricPaste) paste = rubric_paste_read (text, length);
  GString *found;

  if (paste->puzzles->len == 0)
    return rubric_paste_fail (paste, text, length, error);
  found = g_string_new (NULL);
  for (guint i = 0; i < paste->puzzles->len; i++)
    {
      const RubricPastePuzzle *puzzle = &g_array_index (paste->puzzles, RubricPastePuzzle, i);
      RubricSpan spans[SUD_CELLS];

      for (int cell = 0; cell < SUD_CELLS; cell++)
        spans[cell] = (RubricSpan){ puzzle->start[cell], puzzle->end[cell] };
      rubric_document_add (document, found->len, puzzle->line);
      rubric_document_add_spans (document, spans);
      write_found_puzzle (found, puzzle);
    }
  rubric_document_take_text (document, g_string_free_to_bytes (found));
  rubric_document_set_n_left_out (document, rubric_paste_count_left_out (paste));
  rubric_document_take_notes (document, rubric_paste_describe (paste), paste->has_alternatives);
  return TRUE;
}

/* Returns FALSE if @slice is no line of cells. */
static gboolean
parse_signed_line (const RubricSlice *slice, SudSheet *sheet)
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
paste_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  if (parse_signed_line (slice, sheet))
    return TRUE;
  sud_sheet_clear (sheet);
  return rubric_format_marks.parse (slice, sheet, info, error);
}

/* Returns whether @paste has the one puzzle that was read. */
static gboolean
is_same_puzzle (const SudSheet *sheet, const RubricPaste *paste)
{
  const RubricPastePuzzle *puzzle = &g_array_index (paste->puzzles, RubricPastePuzzle, 0);
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);

  return paste->puzzles->len == 1 && (puzzle->has_marks || memcmp (&grid, &puzzle->grid, sizeof grid) == 0);
}

/* Returns how many digits have no place in the houses of @sheet; in a blank anything may stand. */
static guint
count_missing (const SudSheet *sheet)
{
  guint missing = 0;

  for (int house = 0; house < SUD_HOUSES; house++)
    {
      SudDigits digits = 0;

      for (int i = 0; i < SUD_SIZE; i++)
        {
          int cell = sud_house_cells[house][i];
          SudDigits group = sheet->digit[cell] != 0 ? SUD_DIGIT_BIT (sheet->digit[cell]) : sheet->centre[cell];

          digits |= group != 0 ? group : SUD_ALL_DIGITS;
        }
      missing += SUD_SIZE - sud_digits_count (digits);
    }
  return missing;
}

/* Rows of numbers without a frame look like candidates. */
static RubricConfirm
confirm_candidates (const SudSheet *sheet, const RubricSlice *text, GError **error)
{
  if (g_strstr_len (text->text, text->length, "-+-") != NULL || count_missing (sheet) < MAX_MISSING)
    return RUBRIC_CONFIRM_YES;
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX,
                       _("Found 9 rows of 9 cells whose digits do not go together in a Sudoku."));
  return RUBRIC_CONFIRM_NO;
}

/* Returns whether nothing speaks against a text in which no puzzle was found: it may be nearly empty. */
static gboolean
may_be_puzzle (const RubricPaste *paste, gboolean grid)
{
  return !paste->variant
         && (!grid || (paste->nears->len == 0 && (paste->refused_line == 0 || paste->refused_score >= 0)));
}

/* Returns whether a text begins with the number of its puzzles. */
static gboolean
has_count (const RubricSlice *text)
{
  gsize n = 0;

  while (n < text->length && n < LONGEST_COUNT && g_ascii_isdigit (text->text[n]))
    n++;
  return n > 0 && n < text->length && (text->text[n] == '\n' || text->text[n] == '\r');
}

RubricConfirm
rubric_paste_confirm (const RubricFormat *format, guint n, guint bad, const SudSheet *sheet, const RubricSlice *text,
                      GError **error)
{
  gboolean grid = format == &rubric_format_grid, otherwise;
  g_autoptr (RubricPaste) paste = NULL;
  guint found;

  if (text->length > RUBRIC_CONFIRM_MAX)
    return RUBRIC_CONFIRM_YES;
  if (format == &rubric_format_marks)
    return confirm_candidates (sheet, text, error);
  if (!grid && format != &rubric_format_line && (format != &rubric_format_csv || bad < n))
    return RUBRIC_CONFIRM_YES;
  paste = rubric_paste_read (text->text, text->length);
  found = paste->puzzles->len;
  if (bad > 0)
    otherwise = bad == n ? found > 0 : bad == 1 && found == n - 1 && has_count (text);
  else
    otherwise = paste->has_alternatives || (n == 2 && found == 1 && paste->left[RUBRIC_PASTE_SOLUTION] == 1)
                || (grid && found > 0 && !is_same_puzzle (sheet, paste));
  if (otherwise)
    return RUBRIC_CONFIRM_OTHERWISE;
  if (bad > 0 || found > 0 || may_be_puzzle (paste, grid))
    return RUBRIC_CONFIRM_YES;
  rubric_paste_fail (paste, text->text, text->length, error);
  return RUBRIC_CONFIRM_NO;
}

/* Returns whether a text is an array, but not of texts, as those of LeetCode are. */
static gboolean
is_other_array (const RubricFormat *format, const RubricSlice *text)
{
  const char *at = text->text, *end = text->text + text->length;

  while (at < end && (*at == '[' || g_ascii_isspace (*at)))
    at++;
  return format == &rubric_format_leetcode && at < end && *at != '"';
}

gboolean
rubric_paste_is_better_error (const RubricFormat *format, const RubricSlice *text, const GError *error)
{
  return error->code == RUBRIC_FORMAT_ERROR_VARIANT
         || ((format == NULL || format == &rubric_format_grid || is_other_array (format, text))
             && error->code != RUBRIC_FORMAT_ERROR_UNKNOWN);
}

const RubricFormat rubric_format_paste = {
  .id = "loose",
  .name = N_("Any text with a puzzle in it"),
  .suffixes = (const char *const[]){ NULL },
  .mime_type = "text/plain",
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .many = TRUE,
  .rules = TRUE,
  .sniff = paste_sniff,
  .read = paste_read,
  .parse = paste_parse,
};
