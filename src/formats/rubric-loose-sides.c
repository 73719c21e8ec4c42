/* rubric-loose-sides.c - names of rows and columns above the cells of a grid, beside them or around them
 *
 *        R1 R2 R3 …         r1c1,r2c1,r3c1,…      {"col1": {"row1": 5, "row2": 6, …}, …
 *     C1  5  6  .           5,6,,…
 *     C2  3  .  9                                 <column>56..98...</column>      C9,C8,C7,… above the cells
 *
 * What each line is called tells for sure; rows that are named above alone may be a mistake.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-sides.h"

#include "rubric-loose-tag.h"
#include "rubric-loose-words.h"

#include <string.h>

enum
{
  LEAST_NAMED = 5, /* lines or objects, of nine */
  LEAST_STEPS = 5, /* from one name to the next, of eight */
  MOST_ABOVE = 4,  /* lines without names between the names and the cells */
  MOST_BEFORE = 2000,
  MOST_LINE = 2000,
  MOST_LINES = 3 * SUD_SIZE,
};

static const char *const column_letters[] = { "c", NULL };
static const char *const row_letters[] = { "r", "z", NULL };

/* Around cells, where it stands several times; a key has one cell, and another follows. */
static const char around[] = "\\{\\s*[\"']?(?:row|r|zeile|fila|ligne|riga)[ _-]?[01][\"']?\\s*[:=]\\s*(?:[\"']?[0-9.]?[\"']?|null)\\s*,"
                             "\\s*[\"']?(?:row|r|zeile|fila|ligne|riga)[ _-]?[12][\"']?\\s*[:=]"
                             "|<(?:columns?|cols?|spalte|colonne|columna)(?=[\\s>])[^<>]{0,60}[>\"']\\s*(?:[0-9._-][\\s,;]{0,9}){8}";

/* Before the cells, once. */
static const char before[] = "\\br2c1[\"'`]?\\s?[,;|\\t ]\\s?[\"'`]?r3c1\\b"
                             "|\\br1c1[\"'`]?\\s?[,;|\\t ]\\s?[\"'`]?r2c1\\b|\\br0c0[\"'`]?\\s?[,;|\\t ]\\s?[\"'`]?r1c0\\b"
                             "|\\bparam\\s+\\w+\\s*\\(tr\\)";

static const char *const around_signs[] = { "{", "<c", "<C", "<s", "<S", NULL };
static const char *const before_signs[] = { "1c1", "1C1", "0c0", "0C0", "(tr)", NULL };

/* Reads a word of @words or @letters and a number of one digit at @at. Returns: the number, -1 where there is something else */
static int
read_name (const char *at, const char *end, const char *const *words, const char *const *letters)
{
  gsize length = 0;
  const char *number;

  while (at + length < end && g_ascii_isalpha (at[length]))
    length++;
  number = at + length;
  number += number < end && strchr (" _-.", *number) != NULL;
  if (number >= end || !g_ascii_isdigit (*number) || (number + 1 < end && g_ascii_isalnum (number[1])))
    return -1;
  return rubric_loose_is_any (at, length, words) || rubric_loose_is_any (at, length, letters) ? *number - '0' : -1;
}

/* How many such names stand between @at and @end with a number that is by @step more than that of the one before. */
static guint
count_steps (const char *at, const char *end, const char *const *words, const char *const *letters, int step)
{
  const char *start = at;
  guint n = 0;
  int last = -1;

  for (; at < end; at++)
    {
      int number = g_ascii_isalpha (*at) && (at == start || !g_ascii_isalnum (at[-1])) ? read_name (at, end, words, letters) : -1;

      if (number < 0)
        continue;
      n += last >= 0 && number == last + step;
      last = number;
    }
  return n;
}

static const char *
find_line_start (const RubricLoose *self, const char *at)
{
  const char *line = at;

  while (line > self->chars->str && line[-1] != '\n' && at - line < MOST_LINE)
    line--;
  return line;
}

/* Whether such names stand in a line above @find, one or two of which may be damaged. */
static gboolean
is_named_above (const RubricLoose *self, const RubricLooseFind *find, const char *const *words, const char *const *letters, int step)
{
  const char *line = find_line_start (self, find->start);

  for (int i = 0; i < MOST_ABOVE && line > self->chars->str; i++)
    {
      const char *end = line - 1;

      line = find_line_start (self, end);
      if (end - line < MOST_LINE && count_steps (line, end, words, letters, step) >= LEAST_STEPS)
        return TRUE;
    }
  return FALSE;
}

/* Whether the lines of @find begin with such names, one after the other. Of a list of cells, "C1" to "C9" among them, they are
 * more. */
static gboolean
is_named_beside (const RubricLoose *self, const RubricLooseFind *find, const char *const *words, const char *const *letters)
{
  guint n = 0, lines = 0;
  int last = -1;

  for (const char *line = find_line_start (self, find->start), *end; line < find->end; line = end + 1)
    {
      int number = read_name (line + strspn (line, " \t|*\"'`>#"), find->end, words, letters);

      lines++;
      n += number >= 0 && (last < 0 || number == last + 1);
      last = number;
      end = memchr (line, '\n', find->end - line);
      if (end == NULL)
        break;
    }
  return n >= LEAST_NAMED && lines <= MOST_LINES;
}

static guint
count_all (const char *pattern, const char *start, const char *end)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_CASELESS | G_REGEX_RAW, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  for (gboolean more = g_regex_match_full (regex, start, end - start, 0, 0, &match, NULL); more && n < SUD_SIZE;
       more = g_match_info_next (match, NULL))
    n++;
  return n;
}

/* How often @pattern stands between @start and @end; it has one of @signs in it, which are found sooner. */
static guint
count_matches (const char *pattern, const char *const *signs, const char *start, const char *end)
{
  gboolean any = FALSE;

  for (; *signs != NULL && !any; signs++)
    any = g_strstr_len (start, end - start, *signs) != NULL;
  return any ? count_all (pattern, start, end) : 0;
}

RubricLooseTurn
rubric_loose_tell_sides (const RubricLoose *self, const RubricLooseFind *find)
{
  const char *line = find_line_start (self, find->start);
  const char *from = find->start - MIN (find->start - self->chars->str, MOST_BEFORE);

  if (is_named_beside (self, find, rubric_loose_column_words, column_letters)
      || count_matches (around, around_signs, find->start - MIN (find->start - line, MOST_BEFORE), find->end) >= LEAST_NAMED
      || count_matches (before, before_signs, from, find->start) > 0)
    return RUBRIC_LOOSE_TURNED;
  return is_named_above (self, find, rubric_loose_row_words, row_letters, 1)
                 && !is_named_beside (self, find, rubric_loose_row_words, row_letters)
             ? RUBRIC_LOOSE_PERHAPS_TURNED
             : RUBRIC_LOOSE_NOT_TURNED;
}

gboolean
rubric_loose_falls (const RubricLoose *self, const RubricLooseFind *find)
{
  return is_named_above (self, find, rubric_loose_column_words, column_letters, -1);
}
