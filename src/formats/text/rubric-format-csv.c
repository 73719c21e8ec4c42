/* rubric-format-csv.c - tables of puzzles, as data sets and spreadsheets are
 *
 *     puzzle,solution,level,title           a header, or none
 *     530070000600195000…,534678912…,easy,  a puzzle a record
 *
 * The header names the columns. If it names none of puzzles, the puzzle is the first field of 81 cells, or, if that one
 * is full or has all digits of a later field of 81 cells, that later one: the first is its solution, or a later state.
 * Fields stand between commas, semicolons or tabs, some in quotation marks, where two mean one (RFC 4180).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-records.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <limits.h>
#include <string.h>

#define SOLUTION_IS_NEXT (1u << 31)

enum
{
  NO_COLUMN = -1,
  SNIFFED_RECORDS = 20, /* most of which have as many fields as the first */
  MAX_NAME = 15,        /* bytes of the name of a column; the longest below has 11 */
};

/* Columns, after those of the fields of an info. */
enum
{
  COLUMN_PUZZLE = RUBRIC_N_INFO_FIELDS,
  COLUMN_SOLUTION,
  N_COLUMNS,
};

/* Names in headers, in lower case; the first of each column is written, in this order. */
static const struct
{
  int column;
  const char *const *names;
} columns[N_COLUMNS] = {
  { COLUMN_PUZZLE, (const char *const[]){ "puzzle", "puzzles", "quiz", "quizzes", "question", "questions", "problem",
                                          "sudoku", "givens", "unsolved", "initial", "clues", NULL } },
  { COLUMN_SOLUTION, (const char *const[]){ "solution", "solutions", "answer", "answers", "solved", NULL } },
  { RUBRIC_INFO_LEVEL, (const char *const[]){ "level", "difficulty", "rating", "grade", NULL } },
  { RUBRIC_INFO_TITLE, (const char *const[]){ "title", "name", NULL } },
  { RUBRIC_INFO_AUTHOR, (const char *const[]){ "author", NULL } },
  { RUBRIC_INFO_DESCRIPTION, (const char *const[]){ "description", NULL } },
  { RUBRIC_INFO_COMMENT, (const char *const[]){ "comment", "comments", "notes", NULL } },
  { RUBRIC_INFO_DATE, (const char *const[]){ "date", NULL } },
  { RUBRIC_INFO_SOURCE, (const char *const[]){ "source", NULL } },
  { RUBRIC_INFO_URL, (const char *const[]){ "url", "link", NULL } },
};

typedef struct
{
  char delimiter;
  int column[N_COLUMNS]; /* the index of its field, or NO_COLUMN */
} CsvLayout;

/* Returns the column that a header names, or NO_COLUMN. */
static int
find_named_column (const RubricFields *field)
{
  gsize length = field->stop - field->start;
  g_autofree char *name = NULL;

  if (length > MAX_NAME || !rubric_fields_is_closed (field))
    return NO_COLUMN;
  name = g_ascii_strdown (field->start, length);
  for (guint i = 0; i < N_COLUMNS; i++)
    if (g_strv_contains (columns[i].names, name))
      return columns[i].column;
  return NO_COLUMN;
}

/* @header: (nullable): the record of names */
static void
read_layout (CsvLayout *self, const RubricRecord *header, const RubricRecord *record)
{
  RubricFields field;

  self->delimiter = rubric_record_find_delimiter (header != NULL ? header : record);
  for (int i = 0; i < N_COLUMNS; i++)
    self->column[i] = NO_COLUMN;
  if (header == NULL)
    return;
  rubric_fields_init (&field, header, self->delimiter);
  while (rubric_fields_next (&field))
    {
      int column = find_named_column (&field);

      if (column != NO_COLUMN && self->column[column] == NO_COLUMN)
        self->column[column] = field.index;
    }
}

/* Returns: whether a record has names and no puzzle: the name of the column of the puzzle is among them, or they are as
 * many as the fields of the next record, which has a puzzle. */
static gboolean
is_csv_header (const RubricRecord *record, const RubricRecord *next)
{
  char delimiter = rubric_record_find_delimiter (record);
  RubricRecordShape shape = rubric_record_get_shape (record, delimiter), next_shape;
  CsvLayout layout;

  if (shape.cells != RUBRIC_SHAPE_NO_CELLS || !shape.plain)
    return FALSE;
  read_layout (&layout, record, record);
  if (layout.column[COLUMN_PUZZLE] != NO_COLUMN && shape.n > 1)
    return next == NULL || !rubric_record_has_cell (next, delimiter, layout.column[COLUMN_PUZZLE]);
  if (next == NULL || (shape.n < 2 && layout.column[COLUMN_PUZZLE] == NO_COLUMN)
      || rubric_text_relate_puzzles (next->start, next->length) == RUBRIC_RELATION_NONE)
    return FALSE;
  next_shape = rubric_record_get_shape (next, delimiter);
  return next_shape.n == shape.n && next_shape.cells != RUBRIC_SHAPE_NO_CELLS;
}

/* Returns: whether most of the first records have as many fields as the very first, whose shape is @shape. A record
 * with a solution before its puzzle sets @extends of @shape, too. */
static gboolean
is_regular (RubricLines lines, char delimiter, RubricRecordShape *shape)
{
  RubricRecord record;
  int balance = 1;

  for (int i = 1; i < SNIFFED_RECORDS && rubric_record_next (&lines, &record); i++)
    {
      RubricRecordShape next = rubric_record_get_shape (&record, delimiter);

      balance += next.n == shape->n ? 1 : -1;
      shape->extends |= next.extends && next.cells == shape->cells;
    }
  return balance > 0;
}

/* A table has a header, or a puzzle in each record, with or without its solution. Records that begin with a puzzle are
 * lines of 81 characters with a description, unless quotation marks, a semicolon or a solution before its puzzle tell
 * of a table. */
static gboolean
csv_sniff (const char *text, gsize length)
{
  RubricLines lines, rest;
  RubricRecord first, second;
  RubricRecordShape shape;
  char delimiter;

  rubric_lines_init_text (&lines, text, length);
  if (!rubric_record_next (&lines, &first))
    return FALSE;
  rest = lines;
  if (is_csv_header (&first, rubric_record_next (&lines, &second) ? &second : NULL))
    return TRUE;
  delimiter = rubric_record_find_delimiter (&first);
  shape = rubric_record_get_shape (&first, delimiter);
  if (shape.cells == RUBRIC_SHAPE_NO_CELLS || !shape.plain
      || rubric_text_relate_puzzles (first.start, first.length) == RUBRIC_RELATION_NONE)
    return FALSE;
  return is_regular (rest, delimiter, &shape)
         && (shape.cells > 0 || shape.quoted || shape.extends || (shape.n > 1 && delimiter == ';'));
}

/* Returns the place of the puzzle by a header, for csv_peek(), or 0 if it does not tell:
 *
 *     31                          30 … 8                                    7 … 0
 *     | solution is next to it    | column of the puzzle, from 1            | delimiter |
 */
static guint32
tag_layout (const CsvLayout *layout)
{
  int puzzle = layout->column[COLUMN_PUZZLE];
  guint32 next = layout->column[COLUMN_SOLUTION] == puzzle + 1 ? SOLUTION_IS_NEXT : 0;

  return puzzle != NO_COLUMN ? next | (guint32)(puzzle + 1) << CHAR_BIT | (guchar)layout->delimiter : 0;
}

/* No puzzle has other fields of info than the columns of the header. */
static void
add_header (RubricDocument *document, const char *text, const RubricRecord *header)
{
  CsvLayout layout;
  guint fields = 0;

  read_layout (&layout, header, header);
  for (int i = 0; i < RUBRIC_N_INFO_FIELDS; i++)
    if (layout.column[i] != NO_COLUMN)
      fields |= 1u << i;
  rubric_document_set_fields (document, fields);
  rubric_document_add_heading (document, header->start - text, header->length, tag_layout (&layout));
}

static gboolean
csv_index (RubricDocument *document, const char *text, gsize length, GError **error)
{
  RubricLines lines;
  RubricRecord record, next;
  gboolean more;

  rubric_lines_init_text (&lines, text, length);
  if (!rubric_record_next (&lines, &record))
    return TRUE;
  more = rubric_record_next (&lines, &next);
  if (is_csv_header (&record, more ? &next : NULL))
    add_header (document, text, &record);
  else
    {
      rubric_document_set_fields (document, 0);
      rubric_document_add (document, record.start - text, record.number);
    }
  for (; more; more = rubric_record_next (&lines, &next))
    rubric_document_add (document, next.start - text, next.number);
  return TRUE;
}

static gboolean
fail_puzzle (const RubricSlice *slice, const RubricFields *field, GError **error)
{
  const char *wrong = field->start;

  if (rubric_variant_refuse_cells (field->stop - field->start, error))
    return FALSE;
  while (wrong < field->stop && sud_cell_value (*wrong) >= 0)
    wrong++;
  return rubric_slice_fail (slice, MIN (wrong, field->start + SUD_CELLS), _ ("a field of 81 cells"), error);
}

/* A solved grid beside a damaged puzzle is its solution, not a puzzle. */
static gboolean
is_solution_of_damaged (const RubricFields *field, const RubricFields *damaged)
{
  SudGrid grid;

  sud_grid_parse_line (&grid, field->start);
  return damaged->start != NULL && sud_grid_is_solved (&grid);
}

/* Returns: whether @field is a solution, or has all digits of @start. */
static gboolean
is_solution_or_state (const RubricFields *field, const RubricFields *start)
{
  SudGrid grid;

  sud_grid_parse_line (&grid, field->start);
  return sud_grid_count_filled (&grid) == SUD_CELLS || rubric_cells_extend (field->start, start->start);
}

/* Moves @field, the first of 81 cells, on to the puzzle that it is a solution or a later state of. Sets *@damaged to a
 * damaged puzzle beside it, if there is one. */
static void
find_first_state (const CsvLayout *layout, RubricFields *field, RubricFields *damaged)
{
  RubricFields next = *field;

  while (rubric_fields_next (&next))
    if (next.index == layout->column[COLUMN_SOLUTION])
      continue;
    else if (rubric_fields_is_puzzle (&next) && is_solution_or_state (field, &next))
      *field = next;
    else if (!rubric_fields_is_puzzle (&next) && rubric_fields_is_damaged (&next))
      *damaged = next;
}

/* Moves @field to the field of the puzzle. */
static gboolean
find_puzzle_field (const RubricSlice *slice, const CsvLayout *layout, const RubricRecord *record, RubricFields *field,
                   GError **error)
{
  int column = layout->column[COLUMN_PUZZLE];
  RubricFields damaged = { 0 };

  rubric_fields_init (field, record, layout->delimiter);
  while (rubric_fields_next (field))
    {
      if (field->index == column)
        return (rubric_fields_is_puzzle (field) && !is_solution_of_damaged (field, &damaged))
               || fail_puzzle (slice, rubric_fields_is_puzzle (field) ? &damaged : field, error);
      if (column == NO_COLUMN && field->index != layout->column[COLUMN_SOLUTION] && rubric_fields_is_puzzle (field))
        {
          find_first_state (layout, field, &damaged);
          return !is_solution_of_damaged (field, &damaged) || fail_puzzle (slice, &damaged, error);
        }
      if (damaged.start == NULL && rubric_fields_is_damaged (field))
        damaged = *field;
    }
  return rubric_slice_fail (slice, field->end, _ ("a field of 81 cells"), error);
}

/* Two quotation marks in a quoted field mean one. */
static void
set_info_field (RubricInfo *info, RubricInfoField which, const RubricFields *field)
{
  g_autofree char *text = rubric_utf8_from_file (field->start, field->stop - field->start);
  char *to = text;

  for (const char *from = text; *from != '\0'; from++)
    {
      *to++ = *from;
      if (field->quoted && from[0] == '"' && from[1] == '"')
        from++;
    }
  *to = '\0';
  rubric_info_set (info, which, text);
}

static void
read_info_fields (const CsvLayout *layout, const RubricRecord *record, RubricInfo *info)
{
  RubricFields field;

  rubric_fields_init (&field, record, layout->delimiter);
  while (rubric_fields_next (&field))
    for (int i = 0; i < RUBRIC_N_INFO_FIELDS; i++)
      if (layout->column[i] == field.index)
        set_info_field (info, i, &field);
}

/* Finds the record of a puzzle, and in it the field of its cells. */
static gboolean
find_csv_cells (const RubricSlice *slice, CsvLayout *layout, RubricRecord *record, RubricFields *field, GError **error)
{
  const RubricRecord header = { slice->heading, slice->heading_length, 0 };
  RubricLines lines;

  rubric_lines_init (&lines, slice);
  if (!rubric_record_next (&lines, record))
    return rubric_slice_fail (slice, slice->text, _ ("a field of 81 cells"), error);
  read_layout (layout, slice->heading != NULL ? &header : NULL, record);
  return find_puzzle_field (slice, layout, record, field, error);
}

/* Returns the field of the puzzle in a plain record, without quotation marks and of one line, or NULL; also NULL if it
 * is solved, for a puzzle with a mistake may stand before it. */
static const char *
find_plain_cells (const RubricSlice *slice)
{
  char delimiter = (char)slice->heading_tag;
  const char *at = slice->text, *end = slice->text + slice->length;
  SudGrid grid;

  for (guint32 column = (slice->heading_tag & ~SOLUTION_IS_NEXT) >> CHAR_BIT; column > 1 && at < end; at++)
    {
      if (*at == '"' || *at == '\n' || *at == '\r')
        return NULL;
      column -= *at == delimiter;
    }
  while (at < end && *at == ' ')
    at++;
  if (end - at <= SUD_CELLS || (at[SUD_CELLS] != delimiter && at[SUD_CELLS] != '\n' && at[SUD_CELLS] != '\r'))
    return NULL;
  if (sud_grid_parse_line (&grid, at) < SUD_CELLS || (at > slice->text && sud_grid_is_solved (&grid)))
    return NULL;
  return at;
}

static gboolean
is_at_end (const char *at, const char *end)
{
  return at == end || *at == '\n' || *at == '\r';
}

/* Returns: whether a plain record has nothing but @cells, its solution and empty fields. */
static gboolean
is_bare_record (const RubricSlice *slice, const char *cells)
{
  const char *at = cells + SUD_CELLS, *end = slice->text + slice->length;
  char delimiter = (char)slice->heading_tag;
  SudGrid grid;

  if (cells != slice->text)
    return FALSE;
  if ((slice->heading_tag & SOLUTION_IS_NEXT) != 0 && *at == delimiter && end - at > SUD_CELLS
      && sud_grid_parse_line (&grid, at + 1) == SUD_CELLS)
    at += 1 + SUD_CELLS;
  while (!is_at_end (at, end) && *at == delimiter)
    at++;
  return is_at_end (at, end);
}

static const char *
csv_peek (const RubricSlice *slice, gboolean *bare)
{
  const char *plain = slice->heading_tag != 0 ? find_plain_cells (slice) : NULL;
  RubricRecord record;
  CsvLayout layout;
  RubricFields field;

  if (plain != NULL)
    {
      *bare = is_bare_record (slice, plain);
      return plain;
    }
  return find_csv_cells (slice, &layout, &record, &field, NULL) ? field.start : NULL;
}

static gboolean
csv_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  RubricRecord record;
  CsvLayout layout;
  RubricFields field;
  SudGrid grid;

  if (!find_csv_cells (slice, &layout, &record, &field, error))
    return FALSE;
  sud_grid_parse_line (&grid, field.start);
  sud_sheet_from_grid (sheet, &grid, SUD_ORIGIN_GIVEN);
  read_info_fields (&layout, &record, info);
  return TRUE;
}

static void
csv_begin (GString *out, gboolean solutions)
{
  for (guint i = 0; i < N_COLUMNS; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? "," : "", columns[i].names[0]);
  g_string_append_c (out, '\n');
}

static void
write_csv_digits (GString *out, const guint8 digit[SUD_CELLS])
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_string_append_c (out, '0' + digit[cell]);
}

static void
write_csv_text (GString *out, const char *text)
{
  gboolean quoted = text[strcspn (text, "\"\r\n" RUBRIC_RECORD_DELIMITERS)] != '\0' || g_ascii_isspace (*text)
                    || g_ascii_isspace (text[strlen (text) - 1]);
  g_autoptr (GString) doubled = g_string_new (text);

  g_string_replace (doubled, "\"", "\"\"", 0);
  g_string_append_printf (out, quoted ? "\"%s\"" : "%s", doubled->str);
}

/* All records have all columns, even without a solution. */
static void
csv_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  for (guint i = 0; i < N_COLUMNS; i++)
    {
      int column = columns[i].column;

      if (i > 0)
        g_string_append_c (out, ',');
      if (column == COLUMN_PUZZLE)
        write_csv_digits (out, sheet->digit);
      else if (column == COLUMN_SOLUTION && solution != NULL)
        write_csv_digits (out, solution->digit);
      else if (column < RUBRIC_N_INFO_FIELDS && info != NULL && info->field[column] != NULL)
        write_csv_text (out, info->field[column]);
    }
  g_string_append_c (out, '\n');
}

const RubricFormat rubric_format_csv = {
  .id = "csv",
  .name = N_ ("Table of comma-separated values"),
  .suffixes = (const char *const[]){ ".csv", ".tsv", NULL },
  .mime_type = "text/csv",
  .features = RUBRIC_FORMAT_FEATURE_FIELDS,
  .max_size = RUBRIC_DOCUMENT_MAX_COLLECTION,
  .many = TRUE,
  .sniff = csv_sniff,
  .index = csv_index,
  .parse = csv_parse,
  .peek = csv_peek,
  .begin = csv_begin,
  .write = csv_write,
};
