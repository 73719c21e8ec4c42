/* rubric-loose-workbook.c - sheets of spreadsheets, as they are kept in XML
 *
 *     <Row><Cell ss:Index="5"><Data ss:Type="Number">7</Data></Cell>…         XML of 2003: cells before it are blank
 *     <table:table-cell table:number-columns-repeated="2"/>                     OpenDocument in one file: so many of them
 *     <row r="1"><c r="E1"><v>7</v></c>…                                        a part of a workbook
 *
 * Where one cell has lost its name, or a row a cell, what stands behind it would move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-workbook.h"

#include "rubric-loose-tag.h"
#include "rubric-places.h"
#include "sud-grid.h"

#include <string.h>

enum
{
  MOST_BLANKS = 32, /* columns or rows, one after the other */
};

/* What has been read of a sheet. */
typedef struct
{
  GString *out;
  int row;       /* how many have begun */
  int column;    /* of the cell that comes next */
  int blanks;    /* cells before it that are not written yet */
  int times;     /* that the cell stands there which has begun; 0 where none has, or is written */
  gboolean more; /* whether what follows stands in the cell that was written */
  gboolean text; /* whether what is in it is the number of a text elsewhere */
  gboolean any;  /* whether there is a cell: a text may only speak of workbooks */
  guint named;   /* cells with a name of their own */
  guint unnamed; /* and without */
  int widths[SUD_SIZE]; /* of the last rows */
  guint rows;    /* that have a width */
  gboolean even; /* whether rows tell of blanks at their end: they count equal cells, and all have as many */
} Sheet;

typedef enum
{
  PART_OTHER,
  PART_ROW,
  PART_CELL,
} Part;

/* @at: behind the bracket of a tag, or its stroke */
static Part
read_part (const char *at)
{
  static const char *const rows[] = { "row", "table-row" }, *const cells[] = { "c", "cell", "table-cell", "covered-table-cell" };
  gsize length = strcspn (at, ": \t\r\n/>");

  at += at[length] == ':' ? length + 1 : 0;
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rubric_loose_is_tag (at, rows[i]))
      return PART_ROW;
  for (gsize i = 0; i < G_N_ELEMENTS (cells); i++)
    if (rubric_loose_is_tag (at, cells[i]))
      return PART_CELL;
  return PART_OTHER;
}

/* The number of the column that is called by letters, from 0. */
static int
read_letters (const char *text, gsize length)
{
  int column = 0;

  for (gsize i = 0; i < MIN (length, 3) && g_ascii_isalpha (text[i]); i++)
    column = column * 26 + g_ascii_toupper (text[i]) - 'A' + 1;
  return column - 1;
}

/* What the tag from @at to @end says of where it stands. @place: (out): from 0, -1 where that is not told. Returns: how many
 * times it stands there */
static int
read_place (Sheet *self, const char *at, const char *end, int *place)
{
  RubricLooseAttribute attribute;
  int times = 1;

  *place = -1;
  self->text = FALSE;
  while (rubric_loose_next_attribute (&at, end, &attribute))
    if (rubric_loose_is_word (attribute.name, attribute.name_length, "index"))
      *place = rubric_places_read_index (attribute.value) - 1;
    else if (rubric_loose_is_word (attribute.name, attribute.name_length, "r"))
      *place = g_ascii_isdigit (*attribute.value) ? rubric_places_read_index (attribute.value) - 1
                                                  : read_letters (attribute.value, attribute.value_length);
    else if (rubric_loose_is_word (attribute.name, attribute.name_length, "number-columns-repeated")
             || rubric_loose_is_word (attribute.name, attribute.name_length, "number-rows-repeated"))
      times = MAX (rubric_places_read_index (attribute.value), 1);
    else if (rubric_loose_is_word (attribute.name, attribute.name_length, "t"))
      self->text = rubric_loose_is_word (attribute.value, attribute.value_length, "s");
  return MIN (times, MOST_BLANKS);
}

static void
end_row (Sheet *self)
{
  if (self->column > 0)
    self->widths[self->rows++ % SUD_SIZE] = self->column;
  self->column = 0;
}

/* Whether one row has another number of cells than all others, or one cell has no name. */
static gboolean
is_damaged (const Sheet *self)
{
  int usual = self->widths[self->widths[0] == self->widths[1] ? 0 : 2];
  guint n = 0;

  for (int i = 0; i < SUD_SIZE && self->rows == SUD_SIZE && self->even; i++)
    n += self->widths[i] != usual;
  return n == 1 || (self->unnamed == 1 && self->named > SUD_SIZE);
}

static void
begin_row (Sheet *self, const char *at, const char *end)
{
  int place;

  end_row (self);
  read_place (self, at, end, &place);
  for (int n = 0; place > self->row && n < MOST_BLANKS; n++, self->row++)
    g_string_append_c (self->out, '\n');
  g_string_append_c (self->out, '\n');
  self->row = MAX (place, self->row) + 1;
  self->column = self->blanks = 0;
}

/* Writes blanks only before what is none: sheets go on with a thousand of them. */
static void
begin_cell (Sheet *self, const char *at, const char *end)
{
  int place;

  self->times = read_place (self, at, end, &place);
  self->even |= self->times > 1;
  *(place < 0 ? &self->unnamed : &self->named) += 1;
  if (place > self->column)
    {
      self->blanks = MIN (self->blanks + place - self->column, MOST_BLANKS);
      self->column = place;
    }
}

static void
end_cell (Sheet *self)
{
  self->column += self->times;
  self->blanks = MIN (self->blanks + self->times, MOST_BLANKS);
  self->times = 0;
}

/* What stands in a cell, from @at to @end. */
static void
add_text (Sheet *self, const char *at, const char *end)
{
  while (at < end && g_ascii_isspace (*at))
    at++;
  while (end > at && g_ascii_isspace (end[-1]))
    end--;
  if (at < end && self->more)
    {
      g_string_append_c (self->out, ' ');
      g_string_append_len (self->out, at, end - at);
    }
  if (at == end || self->times == 0)
    return;
  for (; self->blanks > 0; self->blanks--)
    g_string_append_c (self->out, '\t');
  for (int n = 0; n < self->times; n++)
    {
      g_string_append (self->out, n > 0 ? "\t" : "");
      if (self->text)
        g_string_append (self->out, "text");
      else
        g_string_append_len (self->out, at, end - at);
    }
  self->column += self->times;
  self->times = 0;
  self->more = TRUE;
  self->blanks = 1;
}

static void
take_tag (Sheet *self, const char *at, const char *end)
{
  gboolean close = at[1] == '/';
  Part part = read_part (at + 1 + close);

  if (part == PART_ROW && !close)
    begin_row (self, at + 1, end);
  self->more &= part == PART_OTHER;
  self->any |= part == PART_CELL;
  if (part == PART_CELL && !close)
    begin_cell (self, at + 1, end);
  if (part == PART_CELL && (close || end[-1] == '/') && self->times > 0)
    end_cell (self);
}

static gboolean
is_workbook (const char *text)
{
  static const char *const roots[] = { "<Workbook", "<office:document", "<table:table", "<worksheet" };

  for (gsize i = 0; i < G_N_ELEMENTS (roots); i++)
    if (strstr (text, roots[i]) != NULL)
      return TRUE;
  return FALSE;
}

char *
rubric_loose_dup_workbook (const char *text)
{
  Sheet sheet = { .row = 0 };
  const char *end = text + strlen (text), *behind = end;

  if (!is_workbook (text))
    return NULL;
  sheet.out = g_string_new (NULL);
  for (const char *at = strchr (text, '<'); at != NULL; at = strchr (at + 1, '<'))
    {
      const char *bracket = rubric_loose_find_bracket (at, end);

      if (bracket == NULL)
        continue;
      if (behind < at)
        add_text (&sheet, behind, at);
      take_tag (&sheet, at, bracket);
      behind = bracket + 1;
    }
  end_row (&sheet);
  if (is_damaged (&sheet))
    g_string_truncate (sheet.out, 0);
  g_string_append_c (sheet.out, '\n');
  return g_string_free (sheet.out, !sheet.any);
}
