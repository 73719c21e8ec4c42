/* rubric-loose-records.c - tables of which each record is a cell, with its row, its column and its digit
 *
 *     row,col,box,value          INSERT INTO cells (x, y, val) VALUES
 *     1,1,1,5                    (0, 0, 5),
 *     1,2,1,3                    (1, 0, 3),
 *
 * A heading that names a row, a column and a value tells what the fields below it are. Each record becomes an object of
 * data, `{"row": 1, "col": 1, "box": 1, "value": 5}`, and these are read as those of JSON are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-records.h"

#include "rubric-loose-data.h"
#include "rubric-loose-tag.h"
#include "rubric-loose-words.h"

#include <string.h>

enum
{
  MOST_FIELDS = 16,
  LONGEST_FIELD = 32,
  LEAST_RECORDS = 17, /* digits of a puzzle */
};

typedef struct
{
  const char *text;
  gsize length;
} Field;

typedef struct
{
  Field field[MOST_FIELDS];
  guint n;
} Record;

/* What a member is called for who reads objects, and what headings call it. */
typedef struct
{
  const char *name;
  const char *const *words;
  const char *letter; /* or this */
  gboolean whole; /* and nothing else: what is a value of something else is none */
} Column;

/* What is made of a text. */
typedef struct
{
  GString *out;
  const char *copied; /* up to here */
  GString *objects;
  guint n; /* of them */
} Writer;

static const char *const downs[] = { "y", NULL };
static const char *const acrosses[] = { "x", NULL };
static const char *const values[] = { "value", "val", "v", "digit", "number", "wert", "ziffer", "valeur", "valor", NULL };

enum
{
  ROW,
  COLUMN,
  Y,
  X,
  VALUE,
  N_COLUMNS,
};

static const Column known[N_COLUMNS] = {
  [ROW] = { "row", rubric_loose_row_words, "r", FALSE },
  [COLUMN] = { "col", rubric_loose_column_words, "c", FALSE },
  [Y] = { "y", downs, "y", FALSE },
  [X] = { "x", acrosses, "x", FALSE },
  [VALUE] = { "value", values, "v", TRUE },
};

static gboolean
is_space (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* What stands before the records of a statement of SQL. */
static const char VALUES[] = "values";

/* Without blanks and quotation marks around it. */
static Field
trim (const char *text, const char *end)
{
  while (text < end && is_space (*text))
    text++;
  while (end > text && is_space (end[-1]))
    end--;
  if (end - text >= 2 && strchr ("\"'`[", *text) != NULL && end[-1] == (*text == '[' ? ']' : *text))
    return (Field){ text + 1, end - text - 2 };
  return (Field){ text, end - text };
}

/* Reads fields that @delimiter parts, or blanks where it is one. Returns: FALSE where these are none of a record */
static gboolean
read_record (const char *at, const char *end, char delimiter, Record *record)
{
  record->n = 0;
  while (end > at && is_space (end[-1]))
    end--;
  while (at < end && is_space (*at))
    at++;
  at += delimiter == '|' && at < end && *at == '|';
  end -= delimiter == '|' && end > at && end[-1] == '|';
  for (const char *stop; at <= end && record->n < MOST_FIELDS; at = stop + 1)
    {
      while (at < end && *at == ' ')
        at++;
      for (stop = at; stop < end && *stop != delimiter && *stop != '\n';)
        stop++;
      record->field[record->n] = trim (at, stop);
      if (record->field[record->n].length > LONGEST_FIELD || (stop < end && *stop == '\n'))
        return FALSE;
      record->n++;
    }
  return at > end && record->n >= 3;
}

/* Which of the known columns a heading calls so, N_COLUMNS for none. */
static guint
find_column (const Field *field)
{
  for (guint column = 0; column < N_COLUMNS; column++)
    {
      const Column *self = &known[column];
      const char *const letters[] = { self->letter, NULL };

      if (self->whole ? rubric_loose_is_any (field->text, field->length, self->words)
                      : rubric_loose_has_word (field->text, field->length, self->words)
                            || rubric_loose_has_word (field->text, field->length, letters))
        return column;
    }
  return N_COLUMNS;
}

/* Whether @heading is words, and names a row, a column and a value once. */
static gboolean
is_heading (const Record *heading)
{
  guint times[N_COLUMNS + 1] = { 0 };

  for (guint i = 0; i < heading->n; i++)
    {
      const Field *field = &heading->field[i];

      if (field->length == 0 && i == 0)
        continue;
      if (field->length == 0 || !g_ascii_isalpha (*field->text) || memchr (field->text, '"', field->length) != NULL)
        return FALSE;
      times[find_column (field)]++;
    }
  return times[VALUE] == 1 && ((times[ROW] == 1 && times[COLUMN] == 1)
                               || (times[ROW] + times[COLUMN] == 0 && times[Y] == 1 && times[X] == 1));
}

static void
append_object (Writer *self, const Record *heading, const Record *record)
{
  guint first = heading->field[0].length == 0;

  g_string_append (self->objects, self->n++ > 0 ? ",\n{" : "[{");
  for (guint i = first; i < record->n; i++)
    {
      const Field *name = &heading->field[i], *value = &record->field[i];
      guint column = find_column (name);

      g_string_append_printf (self->objects, "%s\"%.*s\": \"%.*s\"", i > first ? ", " : "",
                              column < N_COLUMNS ? (int)strlen (known[column].name) : (int)name->length,
                              column < N_COLUMNS ? known[column].name : name->text, (int)value->length, value->text);
    }
  g_string_append_c (self->objects, '}');
}

/* Puts the objects that there are in the place of the text from @start to @end, unless some are damaged. */
static void
end_objects (Writer *self, const char *start, const char *end, gboolean damaged)
{
  if (self->n >= LEAST_RECORDS && !damaged)
    {
      g_string_append_len (self->out, self->copied, start - self->copied);
      g_string_append_printf (self->out, "\n%s]\n", self->objects->str);
      self->copied = end;
    }
  g_string_truncate (self->objects, 0);
  self->n = 0;
}

static const char *
find_line_end (const char *at)
{
  return at + strcspn (at, "\n");
}

/* Whether what stands from @at to @end, behind records, may be another: no number of them in brackets. */
static gboolean
may_be_record (const char *at, const char *end)
{
  while (at < end && is_space (*at))
    at++;
  if (at == end || *at == '(')
    return FALSE;
  while (at < end && !g_ascii_isdigit (*at))
    at++;
  return at < end;
}

/* Whether the line is drawn below a heading. */
static gboolean
is_rule (const char *at, const char *end)
{
  gboolean dashes = FALSE;

  for (; at < end; at++)
    if (strchr ("-|+: \t\r", *at) == NULL)
      return FALSE;
    else
      dashes |= *at == '-';
  return dashes;
}

/* Reads the lines below a heading on the line at @at. Returns: behind them, NULL where there is none */
static const char *
read_lines (Writer *self, const char *at)
{
  const char *const start = at, *end = find_line_end (at);
  Record heading, record;

  for (const char *delimiter = ",;\t| "; *delimiter != '\0'; delimiter++)
    {
      if (!read_record (at, end, *delimiter, &heading) || !is_heading (&heading))
        continue;
      for (at = end; *at == '\n'; at = end)
        {
          end = find_line_end (at + 1);
          if (is_rule (at + 1, end))
            continue;
          if (!read_record (at + 1, end, *delimiter, &record) || record.n != heading.n)
            break;
          append_object (self, &heading, &record);
        }
      end_objects (self, start, at, *at == '\n' && may_be_record (at + 1, end));
      return at;
    }
  return NULL;
}

/* The names in brackets that end before the word at @at. */
static gboolean
read_names (const char *text, const char *at, Record *heading)
{
  const char *end, *least = at - text > MOST_FIELDS * LONGEST_FIELD ? at - MOST_FIELDS * LONGEST_FIELD : text;

  while (at > least && is_space (at[-1]))
    at--;
  if (at == least || at[-1] != ')')
    return FALSE;
  for (end = --at; at > least && strchr ("()", at[-1]) == NULL;)
    at--;
  return at > least && at[-1] == '(' && read_record (at, end, ',', heading) && is_heading (heading);
}

/* Reads the records in brackets at @at. Returns: behind them */
static const char *
read_tuples (Writer *self, const char *at, const Record *heading)
{
  Record record;

  for (const char *next = at; *(next += strspn (next, " \t\r\n,")) == '(';)
    {
      const char *end = next + strcspn (next, ")\n");

      if (*end != ')' || !read_record (next + 1, end, ',', &record) || record.n != heading->n)
        break;
      append_object (self, heading, &record);
      at = next = end + 1;
    }
  return at;
}

/* The word VALUES on the line at @at, or the next. Returns: NULL where it is not there */
static const char *
find_values (const char *at)
{
  for (guint lines = 0; *at != '\0' && lines < 2; at++)
    if ((*at == 'v' || *at == 'V') && g_ascii_strncasecmp (at, VALUES, strlen (VALUES)) == 0)
      return at;
    else
      lines += *at == '\n';
  return NULL;
}

/* Reads a statement of SQL whose word VALUES stands at @word, and those like it that follow. Returns: behind them */
static const char *
read_statements (Writer *self, const char *text, const char *word)
{
  static const char INSERT[] = "insert";
  const char *start = word, *at = word + strlen (VALUES), *next;
  Record heading, other;

  if (!read_names (text, word, &heading))
    return at;
  at = read_tuples (self, at, &heading);
  for (next = at + strspn (at, " \t\r\n;"); g_ascii_strncasecmp (next, INSERT, strlen (INSERT)) == 0;
       next = at + strspn (at, " \t\r\n;"))
    {
      word = find_values (next);
      if (word == NULL || !read_names (next, word, &other) || other.n != heading.n)
        break;
      at = read_tuples (self, word + strlen (VALUES), &other);
    }
  next = at + strspn (at, " \t\r\n");
  end_objects (self, start, at, *next != '\0' && *next != ';' && !g_ascii_isalpha (*next));
  return at;
}

char *
rubric_loose_dup_records (const char *text)
{
  Writer writer = { .out = g_string_new (NULL), .copied = text, .objects = g_string_new (NULL) };

  for (const char *at = text; *at != '\0';)
    {
      const char *next = read_lines (&writer, at), *word;

      if (next == NULL)
        {
          next = find_line_end (at);
          word = find_values (at);
          if (word != NULL && word < next)
            next = read_statements (&writer, text, word);
        }
      at = next + strcspn (next, "\n");
      at += *at == '\n';
    }
  g_string_free (writer.objects, TRUE);
  g_string_append (writer.out, writer.copied);
  if (writer.copied != text)
    return g_string_free (writer.out, FALSE);
  g_string_free (writer.out, TRUE);
  return rubric_loose_dup_objects (text);
}
