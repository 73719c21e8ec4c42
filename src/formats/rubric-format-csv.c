/* rubric-format-csv.c - tables of puzzles, as data sets and spreadsheets are
 *
 *     puzzle,solution,level,title           a header, or none
 *     530070000600195000…,534678912…,easy,  a puzzle a record
 *
 * Columns are told by the header: of the puzzle by its name, or it is the first field of 81 cells; the solution is passed
 * over. Fields stand between commas, semicolons or tabs, some in quotation marks, where two mean one (RFC 4180).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-format-private.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

#define DELIMITERS ",;\t"

enum
{
  MAX_RECORD = 1 << 20, /* bytes of a record of several lines; a longer one has lost a quotation mark */
  MAX_NAME = 32,        /* bytes of the name of a column */
  NO_COLUMN = -1,
};

/* What a column is about; below these the fields of an info. */
enum
{
  COLUMN_PUZZLE = RUBRIC_N_INFO_FIELDS,
  COLUMN_SOLUTION,
  N_COLUMNS,
};

/* Names in headers, in lower case; the first of each column is written, in this order. */
static const struct
{
  const char *name;
  int column;
} names[] = {
  { "puzzle", COLUMN_PUZZLE },
  { "solution", COLUMN_SOLUTION },
  { "level", RUBRIC_INFO_LEVEL },
  { "title", RUBRIC_INFO_TITLE },
  { "author", RUBRIC_INFO_AUTHOR },
  { "description", RUBRIC_INFO_DESCRIPTION },
  { "comment", RUBRIC_INFO_COMMENT },
  { "date", RUBRIC_INFO_DATE },
  { "source", RUBRIC_INFO_SOURCE },
  { "url", RUBRIC_INFO_URL },
  { "puzzles", COLUMN_PUZZLE },
  { "quiz", COLUMN_PUZZLE },
  { "quizzes", COLUMN_PUZZLE },
  { "question", COLUMN_PUZZLE },
  { "questions", COLUMN_PUZZLE },
  { "problem", COLUMN_PUZZLE },
  { "sudoku", COLUMN_PUZZLE },
  { "givens", COLUMN_PUZZLE },
  { "unsolved", COLUMN_PUZZLE },
  { "solutions", COLUMN_SOLUTION },
  { "answer", COLUMN_SOLUTION },
  { "answers", COLUMN_SOLUTION },
  { "solved", COLUMN_SOLUTION },
  { "difficulty", RUBRIC_INFO_LEVEL },
  { "rating", RUBRIC_INFO_LEVEL },
  { "grade", RUBRIC_INFO_LEVEL },
  { "name", RUBRIC_INFO_TITLE },
  { "comments", RUBRIC_INFO_COMMENT },
  { "notes", RUBRIC_INFO_COMMENT },
  { "link", RUBRIC_INFO_URL },
};

typedef struct
{
  const char *at; /* the next field, or NULL behind the last */
  const char *end;
  char delimiter;
  int index; /* of the field taken last */
  const char *start;
  const char *stop;
  gboolean quoted; /* two quotation marks in it mean one */
} Fields;

typedef struct
{
  const char *start;
  gsize length;
  gsize number; /* of its first line */
} Record;

typedef struct
{
  char delimiter;
  int column[N_COLUMNS]; /* where it is, or NO_COLUMN */
} Layout;

static gboolean
is_odd (const char *start, const char *end)
{
  gboolean odd = FALSE;

  while ((start = memchr (start, '"', end - start)) != NULL)
    {
      odd = !odd;
      start++;
    }
  return odd;
}

/* Takes lines up to the end of a record; a line without the quotation mark that should end it is one by itself. */
static void
take_record (RubricLines *lines, Record *record)
{
  RubricLines next = *lines;
  gboolean open = is_odd (lines->start, lines->start + lines->length);

  *record = (Record){ lines->start, lines->length, lines->number };
  while (open && next.start - record->start < MAX_RECORD && rubric_lines_next (&next))
    if (is_odd (next.start, next.start + next.length))
      {
        record->length = next.start + next.length - record->start;
        *lines = next;
        return;
      }
}

static gboolean
next_record (RubricLines *lines, Record *record)
{
  while (rubric_lines_next (lines))
    if (!rubric_lines_is_passed_over (lines))
      {
        take_record (lines, record);
        return TRUE;
      }
  return FALSE;
}

static void
fields_init (Fields *self, const Record *record, char delimiter)
{
  *self = (Fields){ .at = record->start, .end = record->start + record->length, .delimiter = delimiter, .index = -1 };
}

static void
take_quoted (Fields *self)
{
  const char *p = self->start + 1;

  while (p < self->end && (*p != '"' || (p + 1 < self->end && p[1] == '"')))
    p += *p == '"' ? 2 : 1;
  self->start++;
  self->stop = MIN (p, self->end);
  self->quoted = TRUE;
}

static void
take_bare (Fields *self, const char *delimiter)
{
  self->stop = delimiter;
  while (self->stop > self->start && g_ascii_isspace (self->stop[-1]))
    self->stop--;
  self->quoted = FALSE;
}

static const char *
find_delimiter (const Fields *self, const char *from)
{
  const char *found = from < self->end ? memchr (from, self->delimiter, self->end - from) : NULL;

  return found != NULL ? found : self->end;
}

/* What stands between a closing quotation mark and the delimiter is passed over. */
static gboolean
next_field (Fields *self)
{
  const char *delimiter;

  if (self->at == NULL)
    return FALSE;
  for (self->start = self->at; self->start < self->end && *self->start == ' ';)
    self->start++;
  if (self->start < self->end && *self->start == '"')
    take_quoted (self);
  else
    take_bare (self, find_delimiter (self, self->start));
  delimiter = find_delimiter (self, self->stop);
  self->at = delimiter < self->end ? delimiter + 1 : NULL;
  self->index++;
  return TRUE;
}

static gboolean
is_cells (const Fields *field)
{
  SudGrid grid;

  return field->stop - field->start == SUD_CELLS && sud_grid_parse_line (&grid, field->start) == SUD_CELLS;
}

/* What stands most often outside quotation marks. */
static char
find_layout_delimiter (const Record *record)
{
  guint count[G_N_ELEMENTS (DELIMITERS)] = { 0 }, best = 0;
  gboolean quoted = FALSE;

  for (gsize i = 0; i < MIN (record->length, MAX_RECORD); i++)
    {
      const char *delimiter = record->start[i] != '\0' ? strchr (DELIMITERS, record->start[i]) : NULL;

      quoted ^= record->start[i] == '"';
      if (delimiter != NULL && !quoted)
        count[delimiter - DELIMITERS]++;
    }
  for (guint i = 1; i < strlen (DELIMITERS); i++)
    if (count[i] > count[best])
      best = i;
  return DELIMITERS[best];
}

/* What a header calls its column, or NO_COLUMN. */
static int
find_column (const Fields *field)
{
  char name[MAX_NAME + 1];
  gsize length = field->stop - field->start;

  if (length > MAX_NAME)
    return NO_COLUMN;
  for (gsize i = 0; i < length; i++)
    name[i] = g_ascii_tolower (field->start[i]);
  name[length] = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i].name, name) == 0)
      return names[i].column;
  return NO_COLUMN;
}

/* @header: (nullable): the record of names */
static void
read_layout (Layout *self, const Record *header, const Record *record)
{
  Fields field;

  self->delimiter = find_layout_delimiter (header != NULL ? header : record);
  for (int i = 0; i < N_COLUMNS; i++)
    self->column[i] = NO_COLUMN;
  if (header == NULL)
    return;
  fields_init (&field, header, self->delimiter);
  while (next_field (&field))
    {
      int column = find_column (&field);

      if (column != NO_COLUMN && self->column[column] == NO_COLUMN)
        self->column[column] = field.index;
    }
}

typedef struct
{
  int n;
  int cells; /* the first field of 81 cells, or NO_COLUMN */
  gboolean quoted;
} Shape;

static Shape
shape_of (const Record *record, char delimiter)
{
  Shape shape = { 0, NO_COLUMN, FALSE };
  Fields field;

  for (fields_init (&field, record, delimiter); next_field (&field); shape.n++)
    if (shape.cells == NO_COLUMN && is_cells (&field))
      {
        shape.cells = field.index;
        shape.quoted = field.quoted;
      }
  return shape;
}

/* A record of names: one among others that puzzles have, or of as many fields as the next record, which has a puzzle. */
static gboolean
is_header (const Record *record, const Record *next)
{
  char delimiter = find_layout_delimiter (record);
  Shape shape = shape_of (record, delimiter), next_shape;
  Layout layout;

  if (shape.cells != NO_COLUMN)
    return FALSE;
  read_layout (&layout, record, record);
  if (layout.column[COLUMN_PUZZLE] != NO_COLUMN && shape.n > 1)
    return TRUE;
  if (next == NULL || (shape.n < 2 && layout.column[COLUMN_PUZZLE] == NO_COLUMN))
    return FALSE;
  next_shape = shape_of (next, delimiter);
  return next_shape.n == shape.n && next_shape.cells != NO_COLUMN;
}

/* A line that begins with its cells is one of 81 characters with a description behind. */
static gboolean
csv_sniff (const char *text, gsize length)
{
  RubricLines lines;
  Record first, second;
  Shape shape;

  rubric_lines_init (&lines, &(RubricSlice){ .text = text, .length = length, .line = 1 });
  if (!next_record (&lines, &first))
    return FALSE;
  if (is_header (&first, next_record (&lines, &second) ? &second : NULL))
    return TRUE;
  shape = shape_of (&first, find_layout_delimiter (&first));
  return shape.cells > 0
         || (shape.cells == 0 && (shape.quoted || (shape.n > 1 && find_layout_delimiter (&first) == ';')));
}

static gboolean
csv_read (RubricDocument *document, const char *text, gsize length, GError **error)
{
  RubricLines lines;
  Record record, next;
  gboolean more;

  rubric_lines_init (&lines, &(RubricSlice){ .text = text, .length = length, .line = 1 });
  if (!next_record (&lines, &record))
    return TRUE;
  more = next_record (&lines, &next);
  if (is_header (&record, more ? &next : NULL))
    rubric_document_add_heading (document, record.start - text, record.length);
  else
    rubric_document_add (document, record.start - text, record.number);
  for (; more; more = next_record (&lines, &next))
    rubric_document_add (document, next.start - text, next.number);
  return TRUE;
}

static gboolean
fail_puzzle (const RubricSlice *slice, const Fields *field, GError **error)
{
  const char *wrong = field->start;

  if (rubric_variant_refuse_cells (field->stop - field->start, error))
    return FALSE;
  while (wrong < field->stop && rubric_cell_value (*wrong) >= 0)
    wrong++;
  return rubric_slice_fail (slice, MIN (wrong, field->start + SUD_CELLS), _("a field of 81 cells"), error);
}

/* Finds the field of the puzzle, and leaves @field there. */
static gboolean
find_puzzle (const RubricSlice *slice, const Layout *layout, const Record *record, Fields *field, GError **error)
{
  int column = layout->column[COLUMN_PUZZLE];

  fields_init (field, record, layout->delimiter);
  while (next_field (field))
    {
      if (field->index == column)
        return is_cells (field) || fail_puzzle (slice, field, error);
      if (column == NO_COLUMN && field->index != layout->column[COLUMN_SOLUTION] && is_cells (field))
        return TRUE;
    }
  return rubric_slice_fail (slice, field->end, _("a field of 81 cells"), error);
}

static void
set_field (RubricInfo *info, RubricInfoField which, const Fields *field)
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
read_fields (const Layout *layout, const Record *record, RubricInfo *info)
{
  Fields field;

  fields_init (&field, record, layout->delimiter);
  while (next_field (&field))
    for (int i = 0; i < RUBRIC_N_INFO_FIELDS; i++)
      if (layout->column[i] == field.index)
        set_field (info, i, &field);
}

static gboolean
csv_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  const Record header = { slice->heading, slice->heading_length, 0 };
  RubricLines lines;
  Record record;
  Layout layout;
  Fields field;
  SudGrid grid;

  rubric_lines_init (&lines, slice);
  if (!next_record (&lines, &record))
    return rubric_slice_fail (slice, slice->text, _("a field of 81 cells"), error);
  read_layout (&layout, slice->heading != NULL ? &header : NULL, &record);
  if (!find_puzzle (slice, &layout, &record, &field, error))
    return FALSE;
  sud_grid_parse_line (&grid, field.start);
  sud_sheet_from_grid (sheet, &grid, SUD_ORIGIN_GIVEN);
  read_fields (&layout, &record, info);
  return TRUE;
}

static void
csv_begin (GString *out, gboolean solutions)
{
  for (guint i = 0; i < N_COLUMNS; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? "," : "", names[i].name);
  g_string_append_c (out, '\n');
}

static void
write_digits (GString *out, const guint8 digit[SUD_CELLS])
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_string_append_c (out, '0' + digit[cell]);
}

static void
write_text (GString *out, const char *text)
{
  gboolean quoted = text[strcspn (text, "\"\r\n" DELIMITERS)] != '\0' || g_ascii_isspace (*text)
                    || g_ascii_isspace (text[strlen (text) - 1]);

  if (quoted)
    g_string_append_c (out, '"');
  for (; *text != '\0'; text++)
    {
      if (*text == '"')
        g_string_append_c (out, '"');
      g_string_append_c (out, *text);
    }
  if (quoted)
    g_string_append_c (out, '"');
}

/* All records have all columns, even without a solution. */
static void
csv_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  for (guint i = 0; i < N_COLUMNS; i++)
    {
      int column = names[i].column;

      if (i > 0)
        g_string_append_c (out, ',');
      if (column == COLUMN_PUZZLE)
        write_digits (out, sheet->digit);
      else if (column == COLUMN_SOLUTION && solution != NULL)
        write_digits (out, solution->digit);
      else if (column < RUBRIC_N_INFO_FIELDS && info != NULL && info->field[column] != NULL)
        write_text (out, info->field[column]);
    }
  g_string_append_c (out, '\n');
}

const RubricFormat rubric_format_csv = {
  .id = "csv",
  .name = N_("Table of comma-separated values"),
  .suffixes = (const char *const[]){ ".csv", ".tsv", NULL },
  .mime_type = "text/csv",
  .holds = RUBRIC_FORMAT_HOLDS_FIELDS,
  .max_size = RUBRIC_DOCUMENT_MAX_COLLECTION,
  .many = TRUE,
  .sniff = csv_sniff,
  .read = csv_read,
  .parse = csv_parse,
  .begin = csv_begin,
  .write = csv_write,
};
