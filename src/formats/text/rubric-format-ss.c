/* rubric-format-ss.c - files of Simple Sudoku, and what it copies
 *
 *      *-----------*
 *      |53.|.7.|...|      the givens; a second grid of all digits may follow in what is copied
 *      |6..|195|...|
 *      |.98|...|.6.|
 *      |---+---+---|
 *      …
 *      *-----------*
 *
 *     I024                cell 02, counted from 0, has the entry 4
 *     E03006              cell 03 cannot hold 6 any more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-rows.h"

#include <glib/gi18n.h>
#include <string.h>

#define FRAME "*-----------*"

enum
{
  ROW_LENGTH = 13,
  MAX_SNIFFED = 4096, /* bytes: more than any of these files has */
  N_GRIDS = 2,
};

typedef struct
{
  RubricRows rows[N_GRIDS];
  RubricLines line;
  const char *start; /* the line without the white space around it */
  const char *end;
} SsReader;

static void
trim_line (SsReader *self)
{
  self->start = self->line.start;
  self->end = self->line.start + self->line.length;
  rubric_text_trim (&self->start, &self->end);
}

static gboolean
line_begins_with (const SsReader *self, const char *prefix)
{
  gsize length = strlen (prefix);

  return (gsize)(self->end - self->start) >= length && memcmp (self->start, prefix, length) == 0;
}

static gboolean
is_frame_edge (const SsReader *self)
{
  return self->end - self->start == ROW_LENGTH && line_begins_with (self, FRAME);
}

/* Moves on to the next line that is not blank. */
static gboolean
next_line (SsReader *self)
{
  while (rubric_lines_next (&self->line))
    {
      trim_line (self);
      if (self->start < self->end)
        return TRUE;
    }
  return FALSE;
}

/* Returns: whether two letters stand together, other than the X of a blank: the program writes no word but its name. */
static gboolean
has_other_words (const char *text, gsize length)
{
  for (gsize i = 1; i < MIN (length, MAX_SNIFFED); i++)
    if (g_ascii_isalpha (text[i]) && g_ascii_isalpha (text[i - 1]) && g_ascii_toupper (text[i]) != 'X')
      return TRUE;
  return FALSE;
}

/* Returns the cell of two digits at @at, or -1. */
static int
read_cell_number (const SsReader *self, const char *at)
{
  int cell = self->end - at >= 2 && g_ascii_isdigit (at[0]) && g_ascii_isdigit (at[1])
                 ? (at[0] - '0') * 10 + at[1] - '0'
                 : SUD_CELLS;

  return cell < SUD_CELLS ? cell : -1;
}

/* Reads the current line: a letter, a cell, as many zeros as @zeros, and a digit. */
static gboolean
read_record (const SsReader *self, int zeros, int *cell, int *digit, GError **error)
{
  const char *last = self->start + 3 + zeros;

  *cell = read_cell_number (self, self->start + 1);
  if (*cell < 0)
    return rubric_lines_fail (&self->line, self->start + 1, _ ("a cell from 00 to 80"), error);
  for (const char *p = self->start + 3; p < last; p++)
    if (p >= self->end || *p != '0')
      return rubric_lines_fail (&self->line, p, "0", error);
  if (last >= self->end || *last < '1' || *last > '9')
    return rubric_lines_fail (&self->line, last, _ ("a digit from 1 to 9"), error);
  *digit = *last - '0';
  return last + 1 == self->end || rubric_lines_fail (&self->line, last + 1, _ ("the end of the line"), error);
}

static gboolean
read_simple_entry (const SsReader *self, SudSheet *sheet, GError **error)
{
  int cell, digit;

  if (!read_record (self, 0, &cell, &digit, error))
    return FALSE;
  if (sheet->origin[cell] == SUD_ORIGIN_GIVEN)
    return rubric_lines_fail (&self->line, self->start + 1, _ ("a cell without a given"), error);
  sud_sheet_set_digit (sheet, cell, digit, SUD_ORIGIN_ENTERED);
  return TRUE;
}

static gboolean
read_elimination (const SsReader *self, SudSheet *sheet, GError **error)
{
  int cell, digit;

  if (!read_record (self, 2, &cell, &digit, error))
    return FALSE;
  sheet->eliminated[cell] |= SUD_DIGIT_BIT (digit);
  return TRUE;
}

/* Takes the lines of grids; @more is FALSE if no further line follows them. */
static gboolean
read_grid_lines (SsReader *self, gboolean *more, GError **error)
{
  guint n = 0;

  while ((*more = next_line (self)) && (*self->start == '*' || *self->start == '|'))
    {
      if (is_frame_edge (self))
        n += n < N_GRIDS && self->rows[n].n > 0;
      else if (n == N_GRIDS)
        return rubric_lines_fail (&self->line, self->start, _ ("the end of the puzzle"), error);
      else if (g_strstr_len (self->start, self->end - self->start, "---") == NULL
               && !rubric_rows_add (&self->rows[n], &self->line, error))
        return FALSE;
    }
  return TRUE;
}

/* Reads the first grid, the givens, and the second, all digits, which stays empty if there is none. */
static gboolean
read_two_grids (const SsReader *self, SudGrid *given, SudGrid *all, GError **error)
{
  if (self->rows[0].n == 0)
    return rubric_lines_fail (&self->line, self->line.start, _ ("nine rows between bars"), error);
  *all = (SudGrid){ 0 };
  return rubric_rows_read (&self->rows[0], "|", given->digit, error)
         && (self->rows[1].n == 0 || rubric_rows_read (&self->rows[1], "|", all->digit, error));
}

static gboolean
read_simple_grids (const SsReader *self, SudSheet *sheet, GError **error)
{
  SudGrid given, all;

  if (!read_two_grids (self, &given, &all, error))
    return FALSE;
  sud_sheet_from_grid (sheet, &all, SUD_ORIGIN_ENTERED);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (given.digit[cell] != 0)
      sud_sheet_set_digit (sheet, cell, given.digit[cell], SUD_ORIGIN_GIVEN);
  return TRUE;
}

/* Returns: whether the second of two grids lacks a given of the first: frames like the program's around two puzzles. */
static gboolean
are_two_puzzles (const char *text, gsize length)
{
  SsReader reader = { 0 };
  SudGrid given, all;
  gboolean more;

  rubric_lines_init_text (&reader.line, text, MIN (length, MAX_SNIFFED));
  return read_grid_lines (&reader, &more, NULL) && reader.rows[1].n > 0 && read_two_grids (&reader, &given, &all, NULL)
         && !sud_grid_keeps (&all, &given);
}

static gboolean
ss_sniff (const char *text, gsize length)
{
  SsReader reader = { 0 };

  if (has_other_words (text, length) && g_strstr_len (text, MIN (length, MAX_SNIFFED), "Simple Sudoku") == NULL)
    return FALSE;
  rubric_lines_init_text (&reader.line, text, length);
  return next_line (&reader) && is_frame_edge (&reader) && next_line (&reader) && *reader.start == '|'
         && reader.end - reader.start <= ROW_LENGTH && !are_two_puzzles (text, length);
}

/* The name of the program and its version stand below copied grids. */
static gboolean
read_record_line (const SsReader *self, SudSheet *sheet, GError **error)
{
  if (*self->start == 'I')
    return read_simple_entry (self, sheet, error);
  if (*self->start == 'E')
    return read_elimination (self, sheet, error);
  return line_begins_with (self, "Simple Sudoku") || line_begins_with (self, "Version ")
         || rubric_lines_fail (&self->line, self->start, _ ("an entry such as I024 or a candidate such as E03006"),
                               error);
}

static gboolean
ss_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  SsReader reader = { 0 };
  gboolean more;

  rubric_lines_init (&reader.line, slice);
  if (!read_grid_lines (&reader, &more, error) || !read_simple_grids (&reader, sheet, error))
    return FALSE;
  for (; more; more = next_line (&reader))
    if (!read_record_line (&reader, sheet, error))
      return FALSE;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] != 0)
      sheet->eliminated[cell] = 0;
  return TRUE;
}

static void
write_framed_row (GString *out, const guint8 digit[SUD_SIZE])
{
  for (int column = 0; column < SUD_SIZE; column++)
    {
      g_string_append (out, column == 0 ? " |" : column % 3 == 0 ? "|" : "");
      g_string_append_c (out, ".123456789"[digit[column]]);
    }
  g_string_append (out, "|\n");
}

static void
ss_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  SudGrid given = sud_sheet_get_grid (sheet, SUD_ORIGINS_GIVEN);

  for (int row = 0; row < SUD_SIZE; row++)
    {
      if (row % 3 == 0)
        g_string_append (out, row == 0 ? " " FRAME "\n" : " |---+---+---|\n");
      write_framed_row (out, given.digit + row * SUD_SIZE);
    }
  g_string_append (out, " " FRAME "\n\n");
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] != given.digit[cell])
      g_string_append_printf (out, "I%02d%d\n", cell, sheet->digit[cell]);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (SudDigits left = rubric_candidates_get_ruled_out (sheet, cell); left != 0; left &= left - 1)
      g_string_append_printf (out, "E%02d%03d\n", cell, sud_digits_first (left));
}

const RubricFormat rubric_format_ss = {
  .id = "ss",
  .name = N_ ("Simple Sudoku"),
  .suffixes = (const char *const[]){ ".ss", NULL },
  .mime_type = "application/x-sudoku-simple-sudoku",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_ELIMINATED,
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .exclusive = TRUE,
  .sniff = ss_sniff,
  .index = rubric_document_add_single,
  .parse = ss_parse,
  .write = ss_write,
  .strip_unsupported = rubric_candidates_strip_unsupported,
};
