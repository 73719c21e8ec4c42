/* rubric-loose-order.c - rows that are named, and stand in another order than that of their names
 *
 *     R9: 7 . 2 . . 1 . . .        {"row2": "6..195...", "row1": "53..7....", …}
 *     R8: …                        the same word before each of nine, and all numbers from 1 to 9 or from 0 to 8;
 *                                  or letters from A to I
 *
 * A number alone names a row of nine cells, not of eight: then it is the first of them. What ends in a delimiter, whose
 * last field is empty, is one of nine where others do not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

enum
{
  LONGEST_WORD = 24,
  LONGEST_ROW = 1 << 10, /* bytes */
  MOST_DEEP = 3,         /* brackets of a value */
  LEAST_CELLS = 4, /* of a row */
  MOST_CELLS = 3 * SUD_SIZE,
  LEAST_LOST = 7, /* cells of one whose name is damaged */
  LEAST_ROWS = 5,
};

typedef struct
{
  const char *start;
  const char *end;
  const char *word;
  gsize length; /* of the word */
  int number;
  gboolean closed; /* a delimiter is the last of it */
} Row;

/* Returns: behind the letters at @at */
static const char *
skip_letters (const char *at)
{
  const char *start = at;

  while (at - start < LONGEST_WORD && g_unichar_isalpha (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  return at;
}

/* A letter alone, or a number of one digit behind a word or alone. Returns: behind it, or NULL */
static const char *
read_name (const char *at, Row *row)
{
  const char *word = at;

  at = skip_letters (at);
  row->word = word;
  row->length = at - word;
  if (row->length == 1 && g_ascii_toupper (*word) >= 'A' && g_ascii_toupper (*word) <= 'I' && !g_ascii_isdigit (*at)
      && !(at[0] == ' ' && g_ascii_isdigit (at[1]) && strchr (":=.)|", at[2]) != NULL))
    {
      row->length = 0;
      row->number = g_ascii_toupper (*word) - 'A' + 10;
      return at;
    }
  if (row->length > 0)
    at += *at == ' ' || *at == '_' || *at == '-' || *at == '.';
  if (!g_ascii_isdigit (*at) || g_ascii_isalnum (at[1]))
    return NULL;
  row->number = *at - '0';
  return at + 1;
}

/* Returns: the first of @signs at @at, or what is too far away for the end of a row */
static const char *
find_sign (const char *at, const char *signs)
{
  const char *start = at;

  while (*at != '\0' && strchr (signs, *at) == NULL && at - start < LONGEST_ROW)
    at++;
  return at;
}

/* Behind the value at @at: a list in brackets, a text in quotation marks, or the rest of the line. */
static const char *
find_end (const char *at)
{
  const char *start = at;
  guint depth = 0;

  if (*at == '"' || *at == '\'')
    {
      const char *end = find_sign (at + 1, *at == '"' ? "\"\n" : "'\n");

      return *end == *at ? end + 1 : end;
    }
  if (*at != '[' && *at != '(' && *at != '{')
    return find_sign (at, "\r\n");
  do
    {
      depth += *at == '[' || *at == '(' || *at == '{';
      depth -= *at == ']' || *at == ')' || *at == '}';
      at++;
    }
  while (depth > 0 && depth <= MOST_DEEP && *at != '\0' && at - start < LONGEST_ROW);
  return at;
}

/* Whether the value can be a row: some cells where it is @named, or else nine of them, or nine fields. */
static gboolean
is_row (const char *at, const char *end, gboolean named)
{
  guint cells = 0, tokens = 0, most = 0;
  char before = ' ';

  for (const char *delimiter = ",;\t|"; *delimiter != '\0'; delimiter++)
    {
      guint n = 0;

      for (const char *c = at; c < end; c++)
        n += *c == *delimiter;
      most = MAX (most, n);
    }
  for (; at < end; at++)
    {
      gboolean cell = rubric_loose_is_cell (*at);

      cells += cell;
      tokens += cell && !rubric_loose_is_cell (before);
      before = *at;
    }
  if (named)
    return MAX (cells, most) >= LEAST_CELLS && cells <= MOST_CELLS;
  return most == SUD_SIZE - 1 || (cells == SUD_SIZE && (tokens == 1 || tokens == 3 || tokens == SUD_SIZE));
}

/* Behind what stands between a name and the row, NULL where nothing does. @strong: whether that is more than blanks or a point */
static const char *
skip_delimiter (const char *at, const char *delimiters, gboolean *strong)
{
  const char *start = at;
  gboolean any;

  at += *at != '\0' && strchr (".)]", *at) != NULL && at[1] == ' ';
  at += strspn (at, " ");
  any = *at != '\0' && strchr (delimiters, *at) != NULL;
  if (!any && (at == start || strlen (delimiters) == strlen (":=")))
    return NULL;
  *strong = any && strchr (",;\t", *at) == NULL;
  at += any;
  return at + strspn (at, " >");
}

/* Whether a bar stands before @at, on the same line: then another ends the row. */
static gboolean
follows_bar (const char *text, const char *at)
{
  while (at > text && at[-1] == ' ')
    at--;
  return at > text && at[-1] == '|';
}

/* Finds where the row ends whose value begins at @behind. @fields: whether its name was the first of them */
static void
end_row (Row *row, const char *text, const char *behind, gboolean fields)
{
  row->end = fields ? find_sign (behind, "\r\n") : find_end (behind);
  if (row->start > text && row->start[-1] == '(' && behind < row->end)
    row->end = find_sign (behind, ")\r\n");
  if (!follows_bar (text, row->start))
    row->closed = row->end > behind && strchr (",;|", row->end[-1]) != NULL;
  else
    for (const char *at = row->end; at > behind && strchr (" |", at[-1]) != NULL && row->end[0] != '|'; at--)
      row->end = at[-1] == '|' ? at - 1 : row->end;
}

/* Returns: whether a row that is named begins at @at, at the beginning of a line, a list or a member of data */
static gboolean
read_row (const char *text, const char *at, gboolean line, Row *row)
{
  gboolean quoted = *at == '"' || *at == '\'', named, strong, plain;
  const char *behind = read_name (at + quoted, row);

  row->start = at;
  row->closed = FALSE;
  if (behind == NULL || (quoted && *behind != *at))
    return FALSE;
  behind += quoted;
  plain = line || (at > text && at[-1] == '(');
  named = row->length > 0 && (quoted || g_ascii_isalpha (behind[-2]));
  behind = skip_delimiter (behind, (quoted && row->length > 0) || !plain ? ":=" : ":=|,;\t", &strong);
  if (behind == NULL)
    return FALSE;
  named |= strong && (quoted || row->length > 0 || row->number > 9);
  if (!plain && !named)
    return FALSE;
  end_row (row, text, behind, quoted && !strong);
  return row->end < behind + LONGEST_ROW && is_row (behind, row->end, named);
}

/* Whether @row is named as those before it are. */
static gboolean
is_alike (const Row *row, const Row *first)
{
  return row->length == first->length && g_ascii_strncasecmp (row->word, first->word, row->length) == 0
         && (row->number > 9) == (first->number > 9);
}

/* Whether nothing but signs stands between two rows. */
static gboolean
is_between (const char *from, const char *to)
{
  for (; from < to; from++)
    if (g_ascii_isalnum (*from))
      return FALSE;
  return TRUE;
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  return ((const Row *)a)->number - ((const Row *)b)->number;
}

/* Appends the nine @rows in the order of their names, where that is another and none is missing. Returns: whether it is */
static gboolean
append_sorted (GString *out, const Row rows[SUD_SIZE])
{
  Row sorted[SUD_SIZE];

  memcpy (sorted, rows, sizeof sorted);
  qsort (sorted, SUD_SIZE, sizeof *sorted, compare_rows);
  if (memcmp (sorted, rows, sizeof sorted) == 0 || sorted[0].number % 10 > 1)
    return FALSE;
  for (int i = 1; i < SUD_SIZE; i++)
    if (sorted[i].number != sorted[0].number + i)
      return FALSE;
  for (int i = 0; i < SUD_SIZE; i++)
    {
      g_string_append_len (out, sorted[i].start, sorted[i].end - sorted[i].start);
      if (i + 1 < SUD_SIZE)
        g_string_append_len (out, rows[i].end, rows[i + 1].start - rows[i].end);
    }
  return TRUE;
}

/* Whether nine rows have a number and nothing else before them, and count down: a board of chess is drawn so, too. */
static gboolean
count_down (const Row rows[SUD_SIZE])
{
  for (int i = 0; i < SUD_SIZE; i++)
    if (rows[i].length > 0 || rows[i].number > SUD_SIZE || rows[i].number != rows[0].number - i)
      return FALSE;
  return TRUE;
}

/* Whether a line or a member of data may begin at @at, behind blanks and signs. */
static gboolean
may_begin (const char *text, const char *at, gboolean before)
{
  if (at == text || strchr ("\r\n{,[(", at[-1]) != NULL)
    return TRUE;
  return before && strchr (" \t>*#|-", at[-1]) != NULL;
}

/* Whether another row stands between two that are named. */
static gboolean
has_row (const char *from, const char *to)
{
  guint cells = 0;
  gboolean digits = FALSE;

  for (; from < to; from++)
    {
      cells += rubric_loose_is_cell (*from);
      digits |= g_ascii_isdigit (*from);
    }
  return digits && cells >= LEAST_LOST;
}

/* Whether two names are the same, or may have been before one was damaged. */
static gboolean
is_akin (const Row *a, const Row *b)
{
  return is_alike (a, b) || (MIN (a->length, b->length) > 1 && ABS ((int)a->length - (int)b->length) <= 1);
}

/* Whether @row follows the one before it, or begins another grid, or the numbers do not count. What stands between may be a row whose name is damaged. */
static gboolean
follows (const Row *before, const Row *row)
{
  int step = row->number - before->number;

  return !is_akin (row, before) || step == 0 || step == (has_row (before->end, row->start) ? 2 : 1)
         || (before->number % 10 >= SUD_SIZE - 1 && row->number % 10 <= 1 && step < 0);
}

typedef struct
{
  GString *out;
  const char *copied; /* up to here */
  Row rows[SUD_SIZE]; /* that follow one another */
  guint n;
  guint tears;  /* rows that do not follow the one before, among @rows */
  guint others; /* and elsewhere, but those that were sorted */
  guint downs;  /* rows with the number before, and no word */
  guint all;    /* rows */
  gboolean any; /* whether some were sorted */
  gboolean upwards; /* of these some count down to 1, by numbers alone */
} Sorter;

static void
end_rows (Sorter *self)
{
  self->others += self->tears;
  self->tears = 0;
  self->n = 0;
}

/* Whether @row belongs to those before: with nothing but signs between all of them, or the same words. */
static gboolean
continues (const Sorter *self, const Row *row)
{
  const Row *first = self->rows, *last = self->rows + self->n - 1;
  gsize length = row->start - last->end;

  if (!is_alike (row, last) || length >= LONGEST_ROW)
    return FALSE;
  if (self->n < 2)
    return TRUE;
  if (is_between (first->end, first[1].start))
    return is_between (last->end, row->start);
  return (gsize)(first[1].start - first->end) == length && memcmp (first->end, last->end, length) == 0;
}

/* Whether the last field of all nine is empty, or a mark stands behind the last of eight. */
static gboolean
are_closed (const Row rows[SUD_SIZE])
{
  for (int i = 0; i < SUD_SIZE; i++)
    if (!rows[i].closed)
      return FALSE;
  return TRUE;
}

static void
add_row (Sorter *self, const Row *row, const Row *before)
{
  if (self->n == 2 && !continues (self, row))
    {
      self->rows[0] = self->rows[1];
      self->n = 1;
    }
  if (self->n > 0 && !continues (self, row))
    end_rows (self);
  if (self->all++ > 0 && row->length == 0 && row->number < 10)
    self->downs += row->number + 1 == before->number && !row->closed;
  else if (self->all > 1)
    self->tears += !follows (before, row);
  self->rows[self->n++] = *row;
  if (self->n < SUD_SIZE)
    return;
  g_string_append_len (self->out, self->copied, self->rows[0].start - self->copied);
  self->copied = self->rows[0].start;
  if (!are_closed (self->rows) && append_sorted (self->out, self->rows))
    {
      self->copied = row->end;
      self->any = TRUE;
      self->upwards |= count_down (self->rows);
      self->tears = self->downs = 0;
    }
  end_rows (self);
}

char *
rubric_loose_dup_ordered (const char *text, gboolean *torn, gboolean *upwards)
{
  Sorter sorter = { .out = g_string_new (NULL), .copied = text };
  gboolean begins = FALSE, line = TRUE;
  Row row, before = { 0 };

  for (const char *at = text; *at != '\0';)
    {
      begins = may_begin (text, at, begins);
      line = at == text || strchr ("\r\n", at[-1]) != NULL || (line && begins && strchr ("{,[(", at[-1]) == NULL);
      if (!begins || strchr (" \t\r\n>*#|-", *at) != NULL || !read_row (text, at, line, &row))
        {
          at++;
          continue;
        }
      add_row (&sorter, &row, &before);
      before = row;
      at = row.end;
    }
  end_rows (&sorter);
  *torn = (sorter.others > 0 && sorter.all >= LEAST_ROWS) || sorter.downs >= LEAST_ROWS;
  *upwards = sorter.upwards;
  g_string_append (sorter.out, sorter.copied);
  return g_string_free (sorter.out, !sorter.any);
}
