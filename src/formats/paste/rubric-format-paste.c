/* rubric-format-paste.c - any text with a puzzle in it, for what no other format reads, and a report on the rest
 *
 * The puzzles that are found become a text of their own, which the document then has instead of the file: the 81 cells
 * of each in a line, with + before entries, or its candidates in a frame. The report goes to the notes of the document:
 * what was taken and what was left; if nothing was found, the error says what came nearest to a puzzle.
 *
 * A text that looks like a plain table or a list is read once more in this way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-paste-private.h"
#include "rubric-variant.h"
#include "sud-houses.h"

#include <glib/gi18n.h>

enum
{
  MAX_COUNT_DIGITS = 7,
  /* Digits without a place in a house, in candidates with mistakes: one wrong cell takes a digit from three houses.
   * Chosen by trial on the texts of tests/data/paste. */
  MAX_MISSING = 2 * SUD_SIZE,
};

static const RubricPastePuzzle *
get_puzzle (const RubricPaste *self, guint i)
{
  return &g_array_index (self->puzzles, RubricPastePuzzle, i);
}

static void
append_sentence (GString *notes, const char *sentence)
{
  if (notes->len > 0)
    g_string_append_c (notes, ' ');
  g_string_append (notes, sentence);
}

/* Appends @sentence, which it takes, unless @n is 0. */
static void
append_count (GString *notes, guint n, char *sentence)
{
  if (n > 0)
    append_sentence (notes, sentence);
  g_free (sentence);
}

static void
append_taken (GString *notes, const RubricPaste *self)
{
  guint left = self->lines_left;
  gboolean rows = get_puzzle (self, 0)->rows;

  if (self->puzzles->len > 1 && left > 0)
    /* Translators: %u is how many lines of a text are no puzzle */
    g_string_append_printf (notes, ngettext ("%u line around the puzzles was left out.",
                                             "%u lines around the puzzles were left out.", left), left);
  else if (self->puzzles->len > 1)
    return;
  else if (rows && left > 0)
    g_string_append_printf (notes, ngettext ("Took a table of 9 rows; %u line around it was left out.",
                                             "Took a table of 9 rows; %u lines around it were left out.", left), left);
  else if (rows)
    g_string_append (notes, _ ("Took a table of 9 rows."));
  else if (left > 0)
    g_string_append_printf (notes,
                            ngettext ("Took one puzzle of 81 cells; %u line around it was left out.",
                                      "Took one puzzle of 81 cells; %u lines around it were left out.", left),
                            left);
  else
    g_string_append (notes, _ ("Took one puzzle of 81 cells."));
}

static void
append_left (GString *notes, const RubricPaste *self)
{
  guint solutions = self->left[RUBRIC_PASTE_SOLUTION], states = self->left[RUBRIC_PASTE_STATE];
  guint repeated = self->left[RUBRIC_PASTE_REPEATED], others = self->refused + self->nears->len;

  append_count (
      notes, solutions,
      g_strdup_printf (ngettext ("%u solution was left out.", "%u solutions were left out.", solutions), solutions));
  /* Translators: %u is how many grids of a text are a puzzle with more of its digits filled in */
  append_count (notes, states,
                g_strdup_printf (ngettext ("%u later state of a puzzle was left out.",
                                           "%u later states of a puzzle were left out.", states), states));
  /* Translators: %u is how many puzzles of a text are the same as another one */
  append_count (
      notes, repeated,
      g_strdup_printf (ngettext ("%u repeated puzzle was left out.", "%u repeated puzzles were left out.", repeated),
                       repeated));
  /* Translators: %u is how many grids stand with a puzzle and are none */
  append_count (
      notes, others,
      g_strdup_printf (ngettext ("%u other grid was left out.", "%u other grids were left out.", others), others));
}

/* Ways in which the puzzles that were taken differ from what is written. */
static void
append_ways (GString *notes, const RubricPaste *self)
{
  gboolean sides = FALSE, entered = FALSE, turned = FALSE, boxes = FALSE;

  for (guint i = 0; i < self->puzzles->len; i++)
    {
      sides |= get_puzzle (self, i)->sides;
      entered |= sud_grid_count_filled (&get_puzzle (self, i)->entries) > 0;
      turned |= get_puzzle (self, i)->turned;
      boxes |= get_puzzle (self, i)->boxes;
    }
  if (sides)
    append_sentence (notes, entered ? _ ("The text tells givens from other digits, which were taken as entries.")
                                    : _ ("The text tells givens from other digits, and only the givens were taken."));
  if (turned)
    append_sentence (notes, _ ("The text lists columns, and they were taken as columns."));
  if (boxes)
    append_sentence (notes, _ ("The text lists boxes, and they were taken as boxes."));
}

static char *
describe_paste (const RubricPaste *self)
{
  GString *notes = g_string_new (NULL);

  append_taken (notes, self);
  append_left (notes, self);
  append_ways (notes, self);
  if (self->has_alternatives)
    append_sentence (notes, _ ("These are different ways to read one place: choose the right one."));
  if (self->cut)
    append_sentence (notes, _ ("Only the first 2 MiB were searched."));
  if (self->full)
    append_sentence (notes, _ ("Not all of the text was searched."));
  return g_string_free (notes, notes->len == 0);
}

/* Grids that a person may miss: all that were left out but solutions. */
static guint
count_left_out (const RubricPaste *self)
{
  return self->left[RUBRIC_PASTE_STATE] + self->left[RUBRIC_PASTE_REPEATED] + self->refused + self->nears->len;
}

static gboolean
fail_text (GError **error, RubricFormatError code, const char *message)
{
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, code, message);
  return FALSE;
}

/* Returns: (transfer full): the sentence that says what a near miss is. */
static char *
describe_near (const RubricPasteNear *near)
{
  switch (near->kind)
    {
    case RUBRIC_PASTE_NEAR_ROWS:
      /* Translators: what comes nearest to a puzzle in a text */
      return g_strdup_printf (_ ("Expected 9 rows of 9 cells, found %1$u rows of %2$u cells."), near->n, near->m);
    case RUBRIC_PASTE_NEAR_ROW:
      /* Translators: what comes nearest to a puzzle in a text */
      return g_strdup_printf (_ ("Expected 9 rows of 9 cells, but row %1$u has %2$u cells."), near->n, near->m);
    case RUBRIC_PASTE_NEAR_LINE:
      /* Translators: what comes nearest to a puzzle in a text */
      return g_strdup_printf (_ ("Expected a line of 81 cells, found one of %u cells."), near->n);
    case RUBRIC_PASTE_NEAR_SIGNS:
      return g_strdup_printf (ngettext ("Expected 81 cells, but %u of them is no digit and no blank.",
                                        "Expected 81 cells, but %u of them are no digits and no blanks.", near->n),
                              near->n);
    case RUBRIC_PASTE_NEAR_FRAME:
      return g_strdup (_ ("Found 9 lines with a frame, but it is not clear in which columns their digits stand."));
    default:
      return g_strdup (_ ("Found cells with their places, but not all can be read."));
    }
}

/* The near miss with the most cells, or NULL. */
static const RubricPasteNear *
find_near (const RubricPaste *self)
{
  const RubricPasteNear *best = NULL;

  for (guint i = 0; i < self->nears->len; i++)
    {
      const RubricPasteNear *near = get_near (self->nears, i);

      if (best == NULL || near->n * MAX (near->m, 1) > best->n * MAX (best->m, 1))
        best = near;
    }
  return best;
}

/* Returns: whether many lines have one digit alone: PDF viewers copy puzzles so, as blanks have no characters. */
static gboolean
is_from_pdf (const char *text, gsize length)
{
  guint alone = 0;

  for (gsize i = 0; i + 1 < length; i++)
    alone += text[i] >= '1' && text[i] <= '9' && text[i + 1] == '\n' && (i == 0 || text[i - 1] == '\n');
  return alone >= SUD_MIN_CLUES && alone < SUD_CELLS;
}

static gboolean
fail_refused (const RubricPaste *self, const char *text, gsize length, GError **error)
{
  if (self->variant && rubric_variant_refuse_text (text, length, error))
    return FALSE;
  g_set_error (error, RUBRIC_FORMAT_ERROR, self->variant ? RUBRIC_FORMAT_ERROR_VARIANT : RUBRIC_FORMAT_ERROR_SYNTAX,
               /* Translators: %1$u is the number of a line, %2$s the sentence that says why */
               _ ("Line %1$u: this is no Sudoku. %2$s"), self->refused_line,
               self->why != NULL ? _ (self->why) : _ ("It has too few digits."));
  return FALSE;
}

/* Returns: whether a text has words. One without is what a stricter format took it for, which tells its mistakes
 * better. */
static gboolean
has_letters (const char *text, gsize length)
{
  for (gsize i = 1; i < length; i++)
    if (g_ascii_isalpha (text[i - 1]) && g_ascii_isalpha (text[i]))
      return TRUE;
  return FALSE;
}

/* Says why a text has no puzzle. */
static gboolean
fail_paste (const RubricPaste *self, const char *text, gsize length, GError **error)
{
  const RubricPasteNear *near = find_near (self);
  g_autofree char *sentence = near != NULL ? describe_near (near) : NULL;

  if (self->refused > 0 || self->variant)
    return fail_refused (self, text, length, error);
  if (self->left[RUBRIC_PASTE_SOLUTION] > 0)
    return fail_text (error, RUBRIC_FORMAT_ERROR_SYNTAX,
                      _ ("Found a solved Sudoku, and beside it a puzzle that cannot be read."));
  if (rubric_variant_refuse_text (text, length, error))
    return FALSE;
  if (is_from_pdf (text, length))
    return fail_text (error, RUBRIC_FORMAT_ERROR_PDF,
                      _ ("Found no Sudoku, only digits without their places. If they are from a PDF file, open that "
                         "file, or paste a picture of the puzzle."));
  if (near != NULL && near->kind == RUBRIC_PASTE_NEAR_ROWS && rubric_variant_refuse_size (near->n, near->m, error))
    return FALSE;
  if (near != NULL && near->kind == RUBRIC_PASTE_NEAR_LINE && rubric_variant_refuse_cells (near->n, error))
    return FALSE;
  if (near != NULL)
    return fail_text (error, has_letters (text, length) ? RUBRIC_FORMAT_ERROR_SYNTAX : RUBRIC_FORMAT_ERROR_UNKNOWN,
                      sentence);
  if (self->refused_line > 0)
    return fail_refused (self, text, length, error);
  return fail_text (error, RUBRIC_FORMAT_ERROR_UNKNOWN,
                    _ ("Found no Sudoku: no 9 rows of 9 cells, no line of 81 cells, and no puzzle file."));
}

/* No text looks like it: the document asks it after all other formats. */
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
paste_index (RubricDocument *document, const char *text, gsize length, GError **error)
{
  g_autoptr (RubricPaste) paste = rubric_paste_read (text, length);
  GString *found;

  if (paste->puzzles->len == 0)
    return fail_paste (paste, text, length, error);
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
  rubric_document_set_n_left_out (document, count_left_out (paste));
  rubric_document_take_notes (document, describe_paste (paste), paste->has_alternatives);
  return TRUE;
}

/* Returns: FALSE if @slice is no line of cells. */
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

/* Returns: whether @paste has the one puzzle that was read. */
static gboolean
is_same_puzzle (const SudSheet *sheet, const RubricPaste *paste)
{
  const RubricPastePuzzle *puzzle = &g_array_index (paste->puzzles, RubricPastePuzzle, 0);
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);

  return paste->puzzles->len == 1 && (puzzle->has_marks || memcmp (&grid, &puzzle->grid, sizeof grid) == 0);
}

/* Returns: how many digits have no place in the houses of @sheet, if anything may stand in a blank without marks. */
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

/* Refuses rows of numbers without a frame that are no candidates, though they look like some. */
static RubricConfirm
confirm_candidates (const SudSheet *sheet, const RubricSlice *text, GError **error)
{
  if (g_strstr_len (text->text, text->length, "-+-") != NULL || count_missing (sheet) < MAX_MISSING)
    return RUBRIC_CONFIRM_YES;
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX,
                       _ ("Found 9 rows of 9 cells whose digits do not go together in a Sudoku."));
  return RUBRIC_CONFIRM_NO;
}

/* Returns: whether nothing speaks against a text in which no puzzle was found: it may be nearly empty. */
static gboolean
may_be_puzzle (const RubricPaste *paste, gboolean grid)
{
  return !paste->variant
         && (!grid || (paste->nears->len == 0 && (paste->refused_line == 0 || paste->refused_score >= 0)));
}

/* Returns: whether a text begins with the number of its puzzles. */
static gboolean
has_count (const RubricSlice *text)
{
  gsize n = 0;

  while (n < text->length && n < MAX_COUNT_DIGITS && g_ascii_isdigit (text->text[n]))
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
  fail_paste (paste, text->text, text->length, error);
  return RUBRIC_CONFIRM_NO;
}

/* Returns: whether a text is an array, but not of texts, as the arrays of LeetCode are. */
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
  .name = N_ ("Any text with a puzzle in it"),
  .suffixes = (const char *const[]){ NULL },
  .mime_type = "text/plain",
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .many = TRUE,
  .marks_are_rules = TRUE,
  .searches = TRUE,
  .sniff = paste_sniff,
  .index = paste_index,
  .parse = paste_parse,
};
