/* rubric-format-marks.c - grids of candidates, as people paste them into forums
 *
 *     .-------------------.-------------------.-------------------.
 *     | 5    3      124   | 26   7     2468   | 1489  1249  248   |     a lone digit is a given, unless the candidate
 *     | 6    247    247   | 1    9     5      | 3478  234   2478  |     stands in another cell of a house too
 *     …
 *     :-------------------+-------------------+-------------------:
 *     …
 *     '-------------------'-------------------'-------------------'
 *
 * HoDoKu, SudoCue, Simple Sudoku and Sudoku Explainer draw the frame in different ways or not at all, and put signs at
 * digits. Simple Sudoku and HoDoKu may copy a grid of the givens before it, or one of the givens and one of all digits.
 * Sudoku Explainer also has 729 characters in a line, nine a cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-rows.h"
#include "sud-houses.h"

#include <glib/gi18n.h>
#include <string.h>

#define SIGNS "*#@-+!?()[]{}<>^~&%$'\"/"

enum
{
  SNIFFED_LINES = 80, /* more than three grids with their frames have */
  MAX_GRIDS = 3,
  MAX_ROWS = MAX_GRIDS * SUD_SIZE,
  LONG_LENGTH = SUD_CELLS * SUD_SIZE,
  MAX_ROW_LENGTH = 1024, /* characters of a line that may be a row */
};

typedef enum
{
  KIND_NOTHING, /* blank, a comment or part of a frame */
  KIND_PROSE,
  KIND_ROW,
  KIND_CELLS, /* 81 cells */
  KIND_LONG,  /* 729 characters, nine a cell */
} LineKind;

typedef struct
{
  RubricLines row[MAX_ROWS];
  guint n;
  RubricLines last;   /* line with something on it */
  const char *cells;  /* those of a line of KIND_CELLS, or NULL */
} MarksReader;

static gboolean
is_long_line (const char *start, gsize length)
{
  if (length != LONG_LENGTH)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (sud_cell_value (start[i]) != 0 && start[i] != (char)('1' + i % SUD_SIZE))
      return FALSE;
  return TRUE;
}

/* 81 dots and dashes are part of a frame. */
static gboolean
is_line_of_cells (const char *start, gsize length)
{
  SudGrid grid;

  return length == SUD_CELLS && sud_grid_parse_line (&grid, start) == SUD_CELLS && sud_grid_count_filled (&grid) > 0;
}

/* Two letters together are a word; one alone is a sign at a candidate. */
static gboolean
is_prose_or_too_long (const char *start, gsize length)
{
  for (gsize i = 0; i + 1 < length; i++)
    if (((guchar)start[i] & 0x80) || (g_ascii_isalpha (start[i]) && g_ascii_isalpha (start[i + 1])))
      return TRUE;
  return length > MAX_ROW_LENGTH;
}

/* @start: (out): the line without the white space around it */
static LineKind
get_line_kind (const RubricLines *line, const char **start)
{
  const char *end = line->start + line->length;

  *start = line->start;
  rubric_text_trim (start, &end);
  if (end == *start || line->start[0] == '#')
    return KIND_NOTHING;
  if (is_line_of_cells (*start, end - *start))
    return KIND_CELLS;
  if (is_long_line (*start, end - *start))
    return KIND_LONG;
  if (g_strstr_len (*start, MIN (end - *start, MAX_ROW_LENGTH), "---") != NULL
      || g_strstr_len (*start, MIN (end - *start, MAX_ROW_LENGTH), "===") != NULL)
    return KIND_NOTHING;
  return is_prose_or_too_long (*start, end - *start) ? KIND_PROSE : KIND_ROW;
}

/* An entered digit of SudoCue's own files, in which a lone digit is always a given. */
static gboolean
is_sudocue_entry (const char *start, const char *end)
{
  return end - start == 2 && *start == 'u' && start[1] >= '1' && start[1] <= '9';
}

/* Reads a group from @start to @end: digits among signs, or a blank. Returns: the first wrong character, or NULL */
static const char *
read_group (const char *start, const char *end, SudDigits *group)
{
  *group = 0;
  if (end - start == 1 && (sud_cell_value (*start) == 0 || *start == '/'))
    return NULL;
  for (const char *p = start; p < end; p++)
    if (*p >= '1' && *p <= '9' && !(*group & SUD_DIGIT_BIT (*p - '0')))
      *group |= SUD_DIGIT_BIT (*p - '0');
    else if (!g_ascii_isalpha (*p) && (*p == '\0' || strchr (SIGNS, *p) == NULL))
      return p;
  return *group != 0 ? NULL : start;
}

/* Returns the number of groups in a line, 0 if one cannot be read. If there are nine, those of several digits are added
 * to *@several, and empty ones to *@blanks. */
static guint
count_groups (const RubricLines *line, guint *several, guint *blanks)
{
  const char *at = line->start, *end;
  guint found = 0, empty = 0, n = 0;

  for (; rubric_row_next_group (line, '|', &at, &end); at = end, n++)
    {
      SudDigits group;

      if (read_group (at, end, &group) != NULL)
        return 0;
      found += is_sudocue_entry (at, end) ? 2 : sud_digits_count (group) > 1;
      empty += group == 0;
    }
  *several += n == SUD_SIZE ? found : 0;
  *blanks += n == SUD_SIZE ? empty : 0;
  return n;
}

/* A grid with blanks and two digits in one cell only is a puzzle with a mistake, no grid of candidates. */
static gboolean
marks_sniff (const char *text, gsize length)
{
  RubricLines line;
  guint rows = 0, others = 0, lines = 0, several = 0, blanks = 0;

  rubric_lines_init_text (&line, text, length);
  while (lines++ < SNIFFED_LINES && rubric_lines_next (&line))
    {
      const char *start;
      LineKind kind = get_line_kind (&line, &start);

      if (kind == KIND_LONG)
        return TRUE;
      if (kind == KIND_ROW)
        *(count_groups (&line, &several, &blanks) == SUD_SIZE ? &rows : &others) += 1;
      else
        others += kind == KIND_PROSE && rows % SUD_SIZE != 0;
    }
  return several > (blanks > 0 ? 1 : 0) && rows > 1 && (rows > others || others % SUD_SIZE == 0);
}

/* Each line of 729 characters is a puzzle; all grids of a text are one. */
static gboolean
marks_index (RubricDocument *document, const char *text, gsize length, GError **error)
{
  RubricLines line;
  gboolean any = FALSE;

  rubric_lines_init_text (&line, text, length);
  while (rubric_lines_next (&line))
    {
      const char *start;

      if (get_line_kind (&line, &start) != KIND_LONG)
        continue;
      rubric_document_add (document, line.start - text, line.number);
      any = TRUE;
    }
  return any || rubric_document_add_single (document, text, length, error);
}

static gboolean
read_group_row (const RubricLines *line, SudDigits group[SUD_SIZE], GError **error)
{
  const char *at = line->start, *end;
  guint n = 0;

  for (; rubric_row_next_group (line, '|', &at, &end); at = end, n++)
    {
      SudDigits read;
      const char *wrong = read_group (at, end, &read);

      if (wrong == NULL && is_sudocue_entry (at, end))
        wrong = at;
      if (wrong != NULL)
        return rubric_lines_fail (line, wrong, _ ("the candidates of a cell"), error);
      if (n < SUD_SIZE)
        group[n] = read;
    }
  return n == SUD_SIZE || rubric_rows_fail_group_count (line, end, n, error);
}

/* Keeps the line if it is a row or 81 cells. Words may stand around grids, not in them. */
static gboolean
collect_mark_line (MarksReader *self, const RubricLines *line, GError **error)
{
  const char *start;
  LineKind kind = get_line_kind (line, &start);

  if (kind == KIND_NOTHING)
    return TRUE;
  self->last = *line;
  if (kind == KIND_CELLS)
    self->cells = start;
  else if (kind == KIND_PROSE)
    return self->n % SUD_SIZE == 0 || rubric_lines_fail (line, start, _ ("a row of candidates"), error);
  else if (self->n == MAX_ROWS)
    return rubric_lines_fail (line, start, _ ("the end of the puzzle"), error);
  else
    self->row[self->n++] = *line;
  return TRUE;
}

static gboolean
read_plain_grid (const MarksReader *self, guint grid, SudGrid *cells, GError **error)
{
  RubricRows rows = { .n = SUD_SIZE };

  memcpy (rows.row, self->row + grid * SUD_SIZE, SUD_SIZE * sizeof *rows.row);
  return rubric_rows_read (&rows, "|", cells->digit, error);
}

/* Returns: whether a cell that sees @cell has @digits too. */
static gboolean
is_shared (const SudDigits group[SUD_CELLS], int cell, SudDigits digits)
{
  for (int i = 0; i < SUD_PEERS; i++)
    if (group[sud_cell_peers[cell][i]] & digits)
      return TRUE;
  return FALSE;
}

/* A group of one digit is a given, unless a cell that sees it has the same candidate: then it is the last candidate of
 * its cell. Without any group of several digits the grid is one of digits. */
static void
set_groups (SudSheet *sheet, const SudDigits group[SUD_CELLS])
{
  gboolean several = FALSE;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    several |= sud_digits_count (group[cell]) > 1;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_digits_count (group[cell]) == 1 && !(several && is_shared (group, cell, group[cell])))
      sud_sheet_set_digit (sheet, cell, sud_digits_first (group[cell]), SUD_ORIGIN_GIVEN);
    else
      sheet->centre[cell] = group[cell];
}

/* The same if grids before the candidates tell the digits: the givens, and all. */
static void
set_cells_and_groups (SudSheet *sheet, const SudGrid *given, const SudGrid *all, const SudDigits group[SUD_CELLS])
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (given->digit[cell] != 0)
      sud_sheet_set_digit (sheet, cell, given->digit[cell], SUD_ORIGIN_GIVEN);
    else if (all->digit[cell] != 0)
      sud_sheet_set_digit (sheet, cell, all->digit[cell], SUD_ORIGIN_ENTERED);
    else
      sheet->centre[cell] = group[cell];
}

/* Returns: whether the grids are of one puzzle: the givens are among all digits, and no digit has other candidates in
 * its cell. */
static gboolean
belong_together (const SudGrid *given, const SudGrid *all, const SudDigits group[SUD_CELLS])
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (all->digit[cell] != 0 && (group[cell] & ~SUD_DIGIT_BIT (all->digit[cell])) != 0)
      return FALSE;
  return sud_grid_keeps (all, given);
}

static gboolean
read_mark_grids (const MarksReader *self, SudSheet *sheet, GError **error)
{
  guint grids = self->n / SUD_SIZE;
  SudDigits group[SUD_CELLS];
  const RubricLines *last = self->n > 0 ? &self->row[self->n - 1] : &self->last;
  SudGrid given, all;

  if (self->n == 0 || self->n % SUD_SIZE != 0)
    return rubric_rows_fail_row_count (last, last->start + last->length, self->n, error);
  for (guint row = 0; row < SUD_SIZE; row++)
    if (!read_group_row (&self->row[(grids - 1) * SUD_SIZE + row], group + row * SUD_SIZE, error))
      return FALSE;
  if (grids == 1 && self->cells == NULL)
    {
      set_groups (sheet, group);
      return TRUE;
    }
  if (grids == 1)
    sud_grid_parse_line (&given, self->cells);
  else if (!read_plain_grid (self, 0, &given, error))
    return FALSE;
  all = given;
  if (grids == MAX_GRIDS && !read_plain_grid (self, 1, &all, error))
    return FALSE;
  if (!belong_together (&given, &all, group))
    return rubric_lines_fail (&self->last, self->last.start, _ ("candidates of the same puzzle"), error);
  set_cells_and_groups (sheet, &given, &all, group);
  return TRUE;
}

static void
read_long (const char *start, SudSheet *sheet)
{
  SudDigits group[SUD_CELLS] = { 0 };

  for (int i = 0; i < LONG_LENGTH; i++)
    if (sud_cell_value (start[i]) != 0)
      group[i / SUD_SIZE] |= SUD_DIGIT_BIT (start[i] - '0');
  set_groups (sheet, group);
}

/* Words may follow a line of 729 characters; another puzzle would be lost. */
static gboolean
expect_no_grid (RubricLines *line, GError **error)
{
  const char *start;

  while (rubric_lines_next (line))
    if (get_line_kind (line, &start) == KIND_ROW || get_line_kind (line, &start) == KIND_CELLS)
      return rubric_lines_fail (line, line->start, _ ("the end of the puzzle"), error);
  return TRUE;
}

static gboolean
marks_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  MarksReader reader = { 0 };
  RubricLines line;
  const char *start;

  rubric_lines_init (&line, slice);
  reader.last = line;
  while (rubric_lines_next (&line))
    {
      if (get_line_kind (&line, &start) == KIND_LONG)
        {
          read_long (start, sheet);
          return expect_no_grid (&line, error);
        }
      if (!collect_mark_line (&reader, &line, error))
        return FALSE;
    }
  return read_mark_grids (&reader, sheet, error);
}

/* Sets each group to the digit of its cell or, if that is blank, to its candidates that no digit contradicts. */
static void
get_groups (const SudSheet *sheet, SudDigits group[SUD_CELLS])
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    group[cell] = sheet->digit[cell] != 0
                      ? SUD_DIGIT_BIT (sheet->digit[cell])
                      : sud_sheet_candidates (sheet, cell) & sud_grid_candidates (&grid, cell);
}

static void
marks_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  SudDigits group[SUD_CELLS];

  get_groups (sheet, group);
  rubric_candidates_append_frame (out, group);
}

/* Marks that a digit contradicts are lost, a blank cell without marks is written with the candidates that fit, and
 * digits that clash are read as candidates. */
static RubricFormatFeatures
marks_strip_unsupported (SudSheet *sheet, RubricInfo *info)
{
  SudSheet read = { 0 };
  SudDigits group[SUD_CELLS];
  RubricFormatFeatures lost = 0;

  get_groups (sheet, group);
  set_groups (&read, group);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (sheet->eliminated[cell] != 0)
        lost |= RUBRIC_FORMAT_FEATURE_ELIMINATED;
      if (sheet->digit[cell] != 0 && read.digit[cell] == 0)
        lost |= RUBRIC_FORMAT_FEATURE_CLASHES;
      else if (sheet->digit[cell] != read.digit[cell] || sheet->centre[cell] != read.centre[cell])
        lost |= sheet->centre[cell] == 0 ? RUBRIC_FORMAT_FEATURE_UNMARKED : RUBRIC_FORMAT_FEATURE_CENTRE;
    }
  *sheet = read;
  return lost;
}

const RubricFormat rubric_format_marks = {
  .id = "marks",
  .name = N_ ("Grid of candidates"),
  .copy_name = N_ ("_Candidates"),
  .suffixes = (const char *const[]){ ".marks.txt", NULL },
  .mime_type = "text/plain",
  .features = RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_ELIMINATED,
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .marks_are_rules = TRUE,
  .sniff = marks_sniff,
  .index = marks_index,
  .parse = marks_parse,
  .write = marks_write,
  .strip_unsupported = marks_strip_unsupported,
};
