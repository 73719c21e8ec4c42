/* rubric-format-sdk.c - SadMan Sudoku text, and additions of Rubric
 *
 *     #A author               headers; #T title is ours; several lines with one letter are one text of several lines
 *     [Puzzle]                9 lines of 9 cells: the givens; the heading may be missing
 *     [State]                 9 lines of 9 cells: all digits
 *     [Solved]                9 lines of 9 cells: those digits of [State] that the program filled (ours)
 *     [PencilMarks]           9 lines of 9 groups of digits with commas between: centre marks
 *     [CornerMarks]           the same for corner marks (ours)
 *     [Eliminated]            the same for candidates that reasoning has ruled out (ours)
 *     [Colours]               9 lines of 9 cells, 1 to 9
 *     [MarkColours]           9 lines of 9 groups of pairs: a candidate and its colour, "31" is 3 in colour 1 (ours)
 *
 * Entered digits are those of [State] that are neither given nor solved, so programs that know nothing of [Solved]
 * still show them all. Sections that hold nothing are not written. Headers and sections that are not known go to the
 * extra text of the info.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-rows.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MIN_CUT_HEADERS = 1 << 15, /* bytes of nothing but headers; a file is sniffed by its first 64 KiB */
};

typedef enum
{
  SECTION_PUZZLE,
  SECTION_STATE,
  SECTION_SOLVED,
  SECTION_CENTRE,
  SECTION_CORNER,
  SECTION_ELIMINATED,
  SECTION_COLOURS,
  SECTION_MARK_COLOURS,
  N_SECTIONS,
  SECTION_NONE = N_SECTIONS, /* before the first heading */
  SECTION_UNKNOWN,
} Section;

/* The first name of a section is the one written. */
static const struct
{
  const char *name;
  Section section;
} headings[] = {
  { "[Puzzle]", SECTION_PUZZLE },
  { "[State]", SECTION_STATE },
  { "[Solved]", SECTION_SOLVED },
  { "[PencilMarks]", SECTION_CENTRE },
  { "[CornerMarks]", SECTION_CORNER },
  { "[Eliminated]", SECTION_ELIMINATED },
  { "[Colours]", SECTION_COLOURS },
  { "[MarkColours]", SECTION_MARK_COLOURS },
  { "[Colors]", SECTION_COLOURS },
};

/* In the order of writing. */
static const struct
{
  char letter;
  RubricInfoField field;
} letters[] = {
  { 'T', RUBRIC_INFO_TITLE },   { 'A', RUBRIC_INFO_AUTHOR }, { 'D', RUBRIC_INFO_DESCRIPTION },
  { 'C', RUBRIC_INFO_COMMENT }, { 'B', RUBRIC_INFO_DATE },   { 'S', RUBRIC_INFO_SOURCE },
  { 'L', RUBRIC_INFO_LEVEL },   { 'U', RUBRIC_INFO_URL },
};

typedef struct
{
  RubricLines line;
  Section section;
  gboolean seen[N_SECTIONS];
  RubricLines heading[N_SECTIONS];
  RubricRows rows[N_SECTIONS];
  GString *field[RUBRIC_N_INFO_FIELDS]; /* NULL without a header */
  GString *extra_headers;
  GString *extra_sections;
} SdkReader;

/* The part of a sheet that a section of groups is read into: marks, or the colours of candidates; the other is NULL. */
typedef struct
{
  SudDigits *marks;
  guint8 (*colour)[SUD_SIZE];
} GroupTarget;

/* Returns the heading on the current line without the white space around, or NULL. */
static const char *
find_heading (const RubricLines *line, gsize *length)
{
  const char *start = line->start, *end = line->start + line->length;

  rubric_text_trim (&start, &end);
  *length = end - start;
  return *length >= 3 && start[0] == '[' && g_ascii_isalpha (start[1]) && end[-1] == ']' ? start : NULL;
}

static gboolean
is_sdk_header (const RubricLines *line)
{
  return line->length >= 2 && line->start[0] == '#' && g_ascii_isalpha (line->start[1]);
}

static gboolean
is_row_of_cells (const RubricLines *line)
{
  gsize cells = 0;

  for (gsize i = 0; i < line->length && cells <= SUD_SIZE; i++)
    if (!g_ascii_isspace (line->start[i]))
      cells += sud_cell_value (line->start[i]) >= 0 ? 1 : SUD_SIZE + 1;
  return cells == SUD_SIZE;
}

/* A file has a section heading, or headers and then a row of cells. A long text of headers alone is the beginning of a
 * file. */
static gboolean
sdk_sniff (const char *text, gsize length)
{
  RubricLines line;
  gboolean headers = FALSE;

  rubric_lines_init_text (&line, text, length);
  while (rubric_lines_next (&line))
    {
      gsize heading_length;

      if (find_heading (&line, &heading_length) != NULL)
        return TRUE;
      headers |= is_sdk_header (&line);
      if (!rubric_lines_is_blank (&line) && line.start[0] != '#')
        return headers && is_row_of_cells (&line);
    }
  return headers && length >= MIN_CUT_HEADERS;
}

static void
append_verbatim (GString *out, const RubricLines *line)
{
  g_autofree char *text = rubric_utf8_from_file (line->start, line->length);

  g_string_append (out, text);
  g_string_append_c (out, '\n');
}

static void
read_sdk_header (SdkReader *self)
{
  const char *text = self->line.start + 2, *end = self->line.start + self->line.length;

  for (guint i = 0; is_sdk_header (&self->line) && i < G_N_ELEMENTS (letters); i++)
    if (letters[i].letter == self->line.start[1])
      {
        GString **field = &self->field[letters[i].field];
        g_autofree char *utf8 = NULL;

        if (text < end && (*text == ' ' || *text == '\t'))
          text++;
        utf8 = rubric_utf8_from_file (text, end - text);
        if (*field == NULL)
          *field = g_string_new (utf8);
        else
          g_string_append_printf (*field, "\n%s", utf8);
        return;
      }
  append_verbatim (self->extra_headers, &self->line);
}

static gboolean
open_sdk_section (SdkReader *self, Section section, GError **error)
{
  if (self->seen[section])
    return rubric_lines_fail (&self->line, self->line.start, _ ("each section only once"), error);
  self->seen[section] = TRUE;
  self->section = section;
  self->heading[section] = self->line;
  return TRUE;
}

static gboolean
read_section_heading (SdkReader *self, const char *name, gsize length, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    if (strlen (headings[i].name) == length && g_ascii_strncasecmp (headings[i].name, name, length) == 0)
      return open_sdk_section (self, headings[i].section, error);

  if (rubric_variant_refuse_name (name, length, error))
    return FALSE;
  self->section = SECTION_UNKNOWN;
  append_verbatim (self->extra_sections, &self->line);
  return TRUE;
}

static gboolean
read_sdk_line (SdkReader *self, GError **error)
{
  gsize length;
  const char *heading = find_heading (&self->line, &length);

  if (heading != NULL)
    return read_section_heading (self, heading, length, error);
  if (self->section == SECTION_UNKNOWN)
    append_verbatim (self->extra_sections, &self->line);
  else if (self->line.length > 0 && self->line.start[0] == '#')
    read_sdk_header (self);
  else if (!rubric_lines_is_blank (&self->line))
    {
      if (self->section == SECTION_NONE && !open_sdk_section (self, SECTION_PUZZLE, error))
        return FALSE;
      return rubric_rows_add (&self->rows[self->section], &self->line, error);
    }
  return TRUE;
}

static gboolean
check_section_rows (const SdkReader *self, Section section, GError **error)
{
  const RubricLines *heading = &self->heading[section];

  return self->rows[section].n > 0
         || rubric_rows_fail_row_count (heading, heading->start + heading->length, 0, error);
}

/* Takes the digit at *@p, or the pair, and leaves *@p on its last character. */
static gboolean
read_group_digit (const RubricLines *row, const char **p, GroupTarget target, int cell, GError **error)
{
  int digit = **p - '0';

  if (target.marks != NULL)
    {
      target.marks[cell] |= SUD_DIGIT_BIT (digit);
      return TRUE;
    }
  if (++*p == row->start + row->length || **p < '1' || **p > '0' + SUD_COLOURS)
    return rubric_lines_fail (row, *p, _ ("the colour of the candidate, 1 to 9"), error);
  target.colour[cell][digit - 1] = **p - '0';
  return TRUE;
}

static gboolean
read_groups_row (const RubricLines *row, GroupTarget target, int first, GError **error)
{
  const char *end = row->start + row->length;
  int column = 0;

  for (const char *p = row->start; p < end; p++)
    if (*p >= '1' && *p <= '9')
      {
        if (!read_group_digit (row, &p, target, first + column, error))
          return FALSE;
      }
    else if (*p == ',' && column == SUD_SIZE - 1)
      return rubric_lines_fail (row, p, _ ("no more than 9 groups"), error);
    else if (*p == ',')
      column++;
    else if (!g_ascii_isspace (*p))
      return rubric_lines_fail (row, p, _ ("digits or a comma"), error);
  return column == SUD_SIZE - 1 || rubric_rows_fail_group_count (row, end, column + 1, error);
}

/* All values are 0 if the section is missing. */
static gboolean
read_section_cells (const SdkReader *self, Section section, guint8 value[SUD_CELLS], GError **error)
{
  memset (value, 0, SUD_CELLS);
  return !self->seen[section]
         || (check_section_rows (self, section, error) && rubric_rows_read (&self->rows[section], "", value, error));
}

static gboolean
read_section_groups (const SdkReader *self, Section section, GroupTarget target, GError **error)
{
  const RubricRows *rows = &self->rows[section];

  if (!self->seen[section])
    return TRUE;
  if (!check_section_rows (self, section, error))
    return FALSE;
  for (guint i = 0; i < MIN (rows->n, SUD_SIZE); i++)
    if (!read_groups_row (&rows->row[i], target, i * SUD_SIZE, error))
      return FALSE;
  return rows->n == SUD_SIZE || rubric_rows_fail_count (rows, error);
}

/* Colours are one digit a cell or, if several share one, groups. */
static gboolean
read_section_colours (const SdkReader *self, SudSheet *sheet, GError **error)
{
  const RubricRows *rows = &self->rows[SECTION_COLOURS];
  guint8 colour[SUD_CELLS];

  if (rows->n > 0 && memchr (rows->row[0].start, ',', rows->row[0].length) != NULL)
    return read_section_groups (self, SECTION_COLOURS, (GroupTarget){ .marks = sheet->colours }, error);
  if (!read_section_cells (self, SECTION_COLOURS, colour, error))
    return FALSE;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    sheet->colours[cell] = colour[cell] != 0 ? SUD_DIGIT_BIT (colour[cell]) : 0;
  return TRUE;
}

static gboolean
fail_changed_given (const SdkReader *self, int cell, int given, GError **error)
{
  const RubricLines *row = &self->rows[SECTION_STATE].row[sud_row (cell)];
  const char *p = row->start;
  g_autofree char *expected = NULL;

  for (int column = -1;; p++)
    if (!g_ascii_isspace (*p) && ++column == sud_column (cell))
      break;
  /* Translators: a digit of the puzzle, which no answer may change */
  expected = g_strdup_printf (_ ("the given %d"), given);
  return rubric_lines_fail (row, p, expected, error);
}

/* A digit of [Solved] counts if it is the same in [State]: a program that keeps the section [Solved] without knowing it
 * may have changed the digit in [State]. */
static gboolean
read_sdk_digits (const SdkReader *self, SudSheet *sheet, GError **error)
{
  guint8 given[SUD_CELLS], state[SUD_CELLS], solved[SUD_CELLS];

  if (!read_section_cells (self, SECTION_PUZZLE, given, error)
      || !read_section_cells (self, SECTION_STATE, state, error)
      || !read_section_cells (self, SECTION_SOLVED, solved, error))
    return FALSE;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int digit = self->seen[SECTION_STATE] ? state[cell] : solved[cell];

      if (given[cell] != 0 && state[cell] != 0 && given[cell] != state[cell])
        return fail_changed_given (self, cell, given[cell], error);
      if (given[cell] != 0)
        sud_sheet_set_digit (sheet, cell, given[cell], SUD_ORIGIN_GIVEN);
      else
        sud_sheet_set_digit (sheet, cell, digit, solved[cell] == digit ? SUD_ORIGIN_SOLVED : SUD_ORIGIN_ENTERED);
    }
  return TRUE;
}

static gboolean
read_sdk_sheet (const SdkReader *self, SudSheet *sheet, GError **error)
{
  if (!self->seen[SECTION_PUZZLE])
    return rubric_lines_fail (&self->line, self->line.start + self->line.length, _ ("a [Puzzle] section"), error);
  return read_sdk_digits (self, sheet, error)
         && read_section_groups (self, SECTION_CENTRE, (GroupTarget){ .marks = sheet->centre }, error)
         && read_section_groups (self, SECTION_CORNER, (GroupTarget){ .marks = sheet->corner }, error)
         && read_section_groups (self, SECTION_ELIMINATED, (GroupTarget){ .marks = sheet->eliminated }, error)
         && read_section_colours (self, sheet, error)
         && read_section_groups (self, SECTION_MARK_COLOURS, (GroupTarget){ .colour = sheet->mark_colour }, error);
}

static void
read_sdk_info (SdkReader *self, RubricInfo *info)
{
  for (int i = 0; i < RUBRIC_N_INFO_FIELDS; i++)
    if (self->field[i] != NULL)
      rubric_info_set (info, i, self->field[i]->str);

  g_string_append_len (self->extra_headers, self->extra_sections->str, self->extra_sections->len);
  while (g_str_has_suffix (self->extra_headers->str, "\n\n"))
    g_string_truncate (self->extra_headers, self->extra_headers->len - 1);
  if (self->extra_headers->len > 0)
    info->extra = g_strdup (self->extra_headers->str);
}

static void
sdk_reader_clear (SdkReader *self)
{
  for (int i = 0; i < RUBRIC_N_INFO_FIELDS; i++)
    if (self->field[i] != NULL)
      g_string_free (self->field[i], TRUE);
  g_string_free (self->extra_headers, TRUE);
  g_string_free (self->extra_sections, TRUE);
}

static gboolean
sdk_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  SdkReader reader = {
    .section = SECTION_NONE,
    .extra_headers = g_string_new (NULL),
    .extra_sections = g_string_new (NULL),
  };
  gboolean ok = TRUE;

  rubric_lines_init (&reader.line, slice);
  while (ok && rubric_lines_next (&reader.line))
    ok = read_sdk_line (&reader, error);
  ok = ok && read_sdk_sheet (&reader, sheet, error);
  if (ok)
    read_sdk_info (&reader, info);
  sdk_reader_clear (&reader);
  return ok;
}

static void
write_sdk_headers (GString *out, const RubricInfo *info)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      const char *text = info->field[letters[i].field];
      g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

      for (char **line = lines; *line != NULL; line++)
        g_string_append_printf (out, "#%c%s%s\n", letters[i].letter, **line != '\0' ? " " : "", *line);
    }
}

static void
write_section_cells (GString *out, Section section, const guint8 value[SUD_CELLS])
{
  static const guint8 empty[SUD_CELLS];

  if (section != SECTION_PUZZLE && memcmp (value, empty, sizeof empty) == 0)
    return;
  g_string_append_printf (out, "%s\n", headings[section].name);
  rubric_rows_write (out, value);
}

static void
write_section_marks (GString *out, Section section, const SudDigits marks[SUD_CELLS])
{
  static const SudDigits empty[SUD_CELLS];

  if (memcmp (marks, empty, sizeof empty) == 0)
    return;

  g_string_append_printf (out, "%s\n", headings[section].name);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      rubric_candidates_append (out, marks[cell], "");
      g_string_append_c (out, sud_column (cell) == SUD_SIZE - 1 ? '\n' : ',');
    }
}

static void
write_section_colours (GString *out, const SudSheet *sheet)
{
  guint8 colour[SUD_CELLS];

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (sud_digits_count (sheet->colours[cell]) > 1)
        {
          write_section_marks (out, SECTION_COLOURS, sheet->colours);
          return;
        }
      colour[cell] = sud_sheet_get_colour (sheet, cell);
    }
  write_section_cells (out, SECTION_COLOURS, colour);
}

static void
write_section_mark_colours (GString *out, const SudSheet *sheet)
{
  if (!sud_sheet_has_mark_colours (sheet))
    return;
  g_string_append_printf (out, "%s\n", headings[SECTION_MARK_COLOURS].name);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      for (int i = 0; i < SUD_SIZE; i++)
        if (sheet->mark_colour[cell][i] != 0)
          g_string_append_printf (out, "%d%d", i + 1, sheet->mark_colour[cell][i]);
      g_string_append_c (out, sud_column (cell) == SUD_SIZE - 1 ? '\n' : ',');
    }
}

/* Returns the beginning of the sections in the extra text, after the headers. */
static const char *
find_extra_sections (const char *extra)
{
  RubricLines line;
  gsize length;

  rubric_lines_init_text (&line, extra, strlen (extra));
  while (rubric_lines_next (&line))
    if (find_heading (&line, &length) != NULL)
      return line.start;
  return extra + strlen (extra);
}

static void
sdk_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  const char *extra = info != NULL && info->extra != NULL ? info->extra : "";
  const char *sections = find_extra_sections (extra);
  SudGrid given = sud_sheet_get_grid (sheet, SUD_ORIGINS_GIVEN);
  SudGrid solved = sud_sheet_get_grid (sheet, 1u << SUD_ORIGIN_SOLVED);

  if (info != NULL)
    write_sdk_headers (out, info);
  g_string_append_len (out, extra, sections - extra);
  write_section_cells (out, SECTION_PUZZLE, given.digit);
  if (memcmp (given.digit, sheet->digit, sizeof given.digit) != 0)
    write_section_cells (out, SECTION_STATE, sheet->digit);
  write_section_cells (out, SECTION_SOLVED, solved.digit);
  write_section_marks (out, SECTION_CENTRE, sheet->centre);
  write_section_marks (out, SECTION_CORNER, sheet->corner);
  write_section_marks (out, SECTION_ELIMINATED, sheet->eliminated);
  write_section_colours (out, sheet);
  write_section_mark_colours (out, sheet);
  g_string_append (out, sections);
}

const RubricFormat rubric_format_sdk = {
  .id = "sdk",
  .name = N_ ("SadMan Sudoku"),
  .suffixes = (const char *const[]){ ".sdk", NULL },
  .mime_type = "application/x-sudoku-sadman",
  .features = RUBRIC_FORMAT_FEATURE_ALL,
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .sniff = sdk_sniff,
  .index = rubric_document_add_single,
  .parse = sdk_parse,
  .write = sdk_write,
};
