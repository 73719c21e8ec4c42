/* rubric-loose-turned.c - whether what is written one after the other are columns
 *
 * A grid that is turned over its diagonal is a puzzle like any other, so that nothing but what stands beside it tells: the
 * key that it is the value of, a member of the same object, the line above it or below, or nine labels. Where these may
 * mean something else, too, both are offered. What programs do with it rubric-loose-code.c tells.
 *
 *     Column 1: 5 6 . . 9 8 . . .      {"columns": [[5,6,0,…], …]}      {"order": "column-major", "cells": "56.…"}
 *     A(:,1) = [5 6 0 …]               Read downwards:
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-turned.h"

#include "rubric-loose-code.h"
#include "rubric-loose-tag.h"
#include "rubric-loose-words.h"

#include <string.h>

enum
{
  MOST_BEFORE = 8,   /* signs before a label */
  MOST_NAME = 24,    /* letters of a variable */
  LEAST_CELLS = 5,   /* of the nine behind it, where some are damaged */
  LEAST_LABELS = 5,
  MOST_HEAD = 200,   /* characters before a grid */
  MOST_TAIL = 80,    /* and behind it */
};

#define REMARKS "/#*;%!-" /* what remarks begin with */

/* Words of keys and headings. */
static const char *const key_words[] = { "bycolumn", "columnmajor", NULL };
static const char *const articles[] = { "the ", "die ", "les ", "las " };
static const char *const phrases[] = { "column by column", "by column", "column-major", "column major", "columns first",
                                       "down the columns", "in column order", "spaltenweise", "spalte für spalte", "par colonne",
                                       "column-wise", "columnwise", "fortran order", "kolom voor kolom", "per colonne" };
static const char *const line_phrases[] = { "line is a column", "line is one column", "lines are columns", "lines are the columns",
                                            "row is a column", "row is one column", "rows are columns", "rows are the columns",
                                            "line a column", "zeile ist eine spalte", "ligne est une colonne",
                                            "fila es una columna", "riga è una colonna" };
static const char *const reads_down[] = { "downward", "read down", "reading down", "vertically" };
static const char *const downwards[] = { "downward", "read down", "reading down", "top to bottom", "von oben nach unten", "de haut en bas",
                                         "de arriba abajo", "dall'alto in basso", "vertically", "transposed" };
static const char *const across[] = { "left to right", "across", "von links nach rechts", "de gauche à droite", "izquierda", "sinistra" };

/* Several columns, which one heading of something else hardly speaks of. */
static const char *const several[] = { "columns", "cols", "spalten", "colonnes", "colonne", "columnas", "colunas", "kolommen",
                                       "kolumny", "kolumner", "kolonner", "sloupce", NULL };

/* What is sorted or laid out by columns, and no puzzle. */
static const char *const sorted[] = { "sort", "order by", "ordered by", "group" };

/* Members of an object, in small letters, without space: names, and values behind a colon and perhaps a quotation mark. */
static const char *const orders[] = { "order", NULL };
static const char *const by_columns[]
    = { "column", "columns", "col", "cols", "column-major", "column_major", "columnmajor", "colmajor", "f", NULL };
static const char *const turning[] = { "columnmajor", "column_major", "colmajor", "bycolumn", "bycolumns", "by_column",
                                       "transposed", NULL };
static const char *const keeping[] = { "byrow", "by_row", "rowmajor", "row_major", NULL };

/* What names a column where a program gives it its cells, before the number: all rows of it. */
static const char *const slices[] = { "(:,", "[:,", "[,", "[[:,", ".iloc[:,", NULL };

/* One letter that labels may have, but no keys. */
static const char *const label_words[] = { "c", NULL };
static const char *const down_labels[] = { "file", NULL };

/* Whether cells of a whole column stand at @at, not one only, as where each row has names for its cells. */
static gboolean
has_cells (const char *at)
{
  static const char *const words[] = { "null", "none", "nan", "na" };
  guint cells = 0, commas = 1;

  for (at += strspn (at, ":= "); MAX (cells, commas) < LEAST_CELLS && *at != '\0' && strchr ("\n:}", *at) == NULL; at++)
    {
      gsize word = 0;

      for (guint i = 0; i < G_N_ELEMENTS (words) && word == 0; i++)
        word = strncmp (at, words[i], strlen (words[i])) == 0 ? strlen (words[i]) : 0;
      if (word == 0 && g_ascii_isalpha (*at) && *at != 'x')
        break;
      cells += word > 0 || g_ascii_isdigit (*at) || strchr (".-_*?x", *at) != NULL;
      commas += strchr (",;|", *at) != NULL;
      at += MAX (word, 1) - 1;
    }
  return MAX (cells, commas) >= LEAST_CELLS;
}

/* Returns: the number at @at, which ends a label that cells follow; 0 for none. It may be counted from 0 or from 1 */
static int
read_number (const char *at, const char *closers)
{
  gsize length;

  if (!g_ascii_isdigit (*at) || g_ascii_isdigit (at[1]))
    return 0;
  length = 1 + strspn (at + 1, closers);
  if (at[length] == '<' && at[length + 1] == '-')
    length += 2 + strspn (at + length + 2, "c(");
  else if (at[length] != '\0' && strchr (":=|,;", at[length]) != NULL)
    length++;
  else
    return 0;
  length += strspn (at + length, "[({\"'");
  return has_cells (at + length) ? 1 + *at - '0' : 0;
}

/* Returns: one more than the number of the one of @names that stands at @at with its cells; 0 where none does */
static int
read_label (const char *at, const char *const *names)
{
  for (int i = 0; i < MOST_BEFORE && *at != '\0' && strchr ("\"'{,-*#>|[", *at) != NULL; i++)
    at++;
  if (!g_ascii_isalpha (*at) && (guchar)*at < 0x80)
    return 0;
  for (; *names != NULL; names++)
    {
      gsize length = strlen (*names);

      if (strncmp (at, *names, length) != 0)
        continue;
      length += strspn (at + length, "_-.");
      if (g_ascii_isdigit (at[length]))
        return read_number (at + length, "\"')");
    }
  return 0;
}

/* The same where a program gives a column its cells: `m[, 1] <- c(…)` */
static int
read_slice (const char *at, const char *const *names)
{
  gsize length = 0;

  while (length < MOST_NAME && (g_ascii_isalnum (at[length]) || at[length] == '_'))
    length++;
  for (; *names != NULL && length > 0; names++)
    if (g_str_has_prefix (at + length, *names))
      return read_number (at + length + strlen (*names), ")]");
  return 0;
}

/* Each at the beginning of a line, or where a list of data goes on. */
static gboolean
count_labels (const char *text, int (*read) (const char *at, const char *const *names), const char *const *names)
{
  guint seen = 0, n = 0;

  for (const char *at = text; *at != '\0'; at++)
    if (at == text || strchr ("\n{,", at[-1]) != NULL)
      seen |= 1u << read (at, names);
  for (seen >>= 1; seen != 0; seen &= seen - 1)
    n++;
  return n >= LEAST_LABELS;
}

gboolean
rubric_loose_has_labels (const char *squeezed, const char *const *names)
{
  return count_labels (squeezed, read_label, names);
}

static gboolean
has_any (const char *text, const char *const *names, guint n)
{
  return rubric_loose_has_any (text, names, n);
}

/* Whether one of @phrases ends where a word does. */
static gboolean
has_phrase (const char *text, const char *const *names, guint n)
{
  for (guint i = 0; i < n; i++)
    for (const char *at = strstr (text, names[i]); at != NULL; at = strstr (at + 1, names[i]))
      if (!g_ascii_isalpha (at[strlen (names[i])]))
        return TRUE;
  return FALSE;
}

gboolean
rubric_loose_says_columns (const char *text, gsize length)
{
  g_autofree char *small = g_ascii_strdown (text, length);

  if (has_any (small, line_phrases, G_N_ELEMENTS (line_phrases)))
    return TRUE;
  return !rubric_loose_has_word (text, length, rubric_loose_row_words) && has_phrase (small, phrases, G_N_ELEMENTS (phrases))
         && !has_any (small, sorted, G_N_ELEMENTS (sorted));
}

/* (transfer full): the line that ends at @end, without blanks around it. @line: (out): where it begins */
static char *
dup_line (const char *end, const char *start, const char **line)
{
  const char *at = end;

  while (at > start && at[-1] != '\n' && end - at < MOST_HEAD)
    at--;
  *line = at;
  return g_strstrip (g_strndup (at, end - at));
}

/* What a line tells that ends where a grid begins, in small letters. Of one column many a heading speaks. */
static RubricLooseTurn
read_sentence (const char *small)
{
  gsize length = strlen (small), skip = 0, word;
  gboolean down = has_any (small, downwards, G_N_ELEMENTS (downwards)) && !has_any (small, across, G_N_ELEMENTS (across));
  gboolean columns = rubric_loose_has_word (small, length, several);

  if (rubric_loose_says_columns (small, length))
    return RUBRIC_LOOSE_TURNED;
  if (!g_str_has_suffix (small, ":") || rubric_loose_has_word (small, length, rubric_loose_row_words)
      || rubric_loose_has_word (small, length, rubric_loose_box_words))
    return RUBRIC_LOOSE_NOT_TURNED;
  for (guint i = 0; i < G_N_ELEMENTS (articles); i++)
    if (g_str_has_prefix (small, articles[i]))
      skip = strlen (articles[i]);
  word = strcspn (small + skip, " ,:");
  if (rubric_loose_has_word (small + skip, word, small[skip + word] == ':' ? rubric_loose_column_words : several)
      || (down && (columns || strstr (small, "leftmost") != NULL)))
    return RUBRIC_LOOSE_TURNED;
  return columns || (down && has_any (small, reads_down, G_N_ELEMENTS (reads_down))) ? RUBRIC_LOOSE_PERHAPS_TURNED
                                                                                      : RUBRIC_LOOSE_NOT_TURNED;
}

/* What the line before a grid, which ends at @end, tells, or a remark on the one before. */
static RubricLooseTurn
read_heading (const char *end, const char *start)
{
  const char *line, *before;
  g_autofree char *text = dup_line (end, start, &line), *small = g_ascii_strdown (text, -1);
  g_autofree char *above = line > start ? dup_line (line - 1, start, &before) : NULL;

  if (above != NULL && *above != '\0' && strchr (REMARKS, *above) != NULL && rubric_loose_says_columns (above, strlen (above)))
    return RUBRIC_LOOSE_TURNED;
  return text[strcspn (text, "[]{}\"")] != '\0' ? RUBRIC_LOOSE_NOT_TURNED : read_sentence (small);
}

/* Whether the first line with words behind a grid says so of its lines: it may as well be the heading of another. */
static gboolean
says_behind (const RubricLooseFind *find, const char *end)
{
  const char *stop = find->end + MIN (end - find->end, MOST_HEAD), *at = find->end;
  g_autofree char *small = NULL;

  while (at < stop && *at != '\n')
    at++;
  while (at < stop && !g_ascii_isalnum (*at))
    at++;
  small = g_ascii_strdown (at, stop - at);
  small[strcspn (small, "\n")] = '\0';
  return has_any (small, line_phrases, G_N_ELEMENTS (line_phrases));
}

/* Whether a member of @object has one of @names, and one of @values. */
static gboolean
has_member (const char *object, const char *const *names, const char *const *values)
{
  for (; *names != NULL; names++)
    for (const char *at = strstr (object, *names); at != NULL; at = strstr (at + 1, *names))
      {
        const char *value = at + strlen (*names);

        if (at == object || strchr ("\"'{,", at[-1]) == NULL)
          continue;
        value += *value == '"' || *value == '\'';
        if (*value != ':' && *value != '=')
          continue;
        value++;
        value += *value == '"' || *value == '\'';
        for (guint i = 0; values[i] != NULL; i++)
          if (g_str_has_prefix (value, values[i]) && !g_ascii_isalnum (value[strlen (values[i])])
              && strchr ("-_", value[strlen (values[i])]) == NULL)
            return TRUE;
      }
  return FALSE;
}

/* Whether members of an object say that its grid lists columns. */
static gboolean
says_so (const char *object)
{
  static const char *const yes[] = { "true", NULL }, *const no[] = { "false", NULL };

  return has_member (object, orders, by_columns) || has_member (object, turning, yes) || has_member (object, keeping, no);
}

/* Whether a member of the object that @find is a member of says so. */
static gboolean
has_flag (const RubricLooseFind *find, const char *start, const char *end)
{
  const char *from = find->start - MIN (find->start - start, MOST_HEAD);
  g_autofree char *before = rubric_loose_dup_squeezed (from, find->start - from);
  g_autofree char *after = rubric_loose_dup_squeezed (find->end, MIN (end - find->end, MOST_TAIL));
  const char *object = strrchr (before, '}');

  after[strcspn (after, "}")] = '\0';
  return says_so (object != NULL ? object : before) || says_so (after);
}

static RubricLooseTurn
read_squeezed (const char *squeezed)
{
  if (rubric_loose_has_labels (squeezed, rubric_loose_column_words) || rubric_loose_has_labels (squeezed, label_words)
      || count_labels (squeezed, read_slice, slices))
    return RUBRIC_LOOSE_TURNED;
  return rubric_loose_has_labels (squeezed, rubric_loose_down_words) || rubric_loose_has_labels (squeezed, down_labels)
             ? RUBRIC_LOOSE_PERHAPS_TURNED
             : RUBRIC_LOOSE_NOT_TURNED;
}

RubricLooseTurn
rubric_loose_read_labels (const char *text)
{
  g_autofree char *squeezed = rubric_loose_dup_squeezed (text, -1);

  return read_squeezed (squeezed);
}

/* What labels in @find or on the line before it tell; those of the whole text where they are words of other scripts, of which
 * no letters are left. A label before 81 cells is one of a puzzle. */
static RubricLooseTurn
read_own_labels (const RubricLoose *self, const RubricLooseFind *find, RubricLooseTurn labels)
{
  const char *start = find->start;
  g_autofree char *squeezed = NULL;

  while (start > self->chars->str && start[-1] != '\n' && find->start - start < MOST_HEAD)
    start--;
  if (find->end - find->start == SUD_CELLS)
    return RUBRIC_LOOSE_NOT_TURNED;
  if (labels == RUBRIC_LOOSE_NOT_TURNED || memchr (start, RUBRIC_LOOSE_OTHER, find->end - start) != NULL)
    return labels;
  squeezed = rubric_loose_dup_squeezed (start, find->end - start);
  return read_squeezed (squeezed);
}

RubricLooseTurn
rubric_loose_tell_turned (const RubricLoose *self, const RubricLooseFind *find, RubricLooseTurn labels)
{
  const char *start = self->chars->str, *end = start + self->chars->len;
  const char *first = rubric_loose_find_first (find), *above = first;
  g_autofree char *head = rubric_loose_dup_head (first, start);
  gsize length = strlen (head);
  gboolean rows = rubric_loose_has_word (head, length, rubric_loose_row_words);
  RubricLooseTurn heading;

  while (above > start && (g_ascii_isspace (above[-1]) || strchr ("[({\"'-", above[-1]) != NULL))
    above--;
  heading = read_heading (above, start);
  labels = read_own_labels (self, find, labels);
  if (says_behind (find, end) || has_flag (find, start, end)
      || (!rows && (rubric_loose_has_word (head, length, rubric_loose_column_words)
                    || rubric_loose_has_word (head, length, key_words))))
    return RUBRIC_LOOSE_TURNED;
  return MAX (MAX (heading, labels), !rows && rubric_loose_has_word (head, length, rubric_loose_down_words)
                                         ? RUBRIC_LOOSE_PERHAPS_TURNED
                                         : RUBRIC_LOOSE_NOT_TURNED);
}

/* Takes each cell of @find from the place of another. */
static void
move_cells (RubricLooseFind *find, int (*from) (int row, int column))
{
  const RubricLooseFind before = *find;

  for (int row = 0; row < SUD_SIZE; row++)
    for (int column = 0; column < SUD_SIZE; column++)
      {
        find->grid.digit[sud_cell (row, column)] = before.grid.digit[from (row, column)];
        find->centre[sud_cell (row, column)] = before.centre[from (row, column)];
      }
}

static int
get_turned (int row, int column)
{
  return sud_cell (column, row);
}

static int
get_flipped (int row, int column)
{
  return sud_cell (SUD_SIZE - 1 - row, column);
}

static int
get_mirrored (int row, int column)
{
  return sud_cell (row, SUD_SIZE - 1 - column);
}

void
rubric_loose_turn (RubricLooseFind *find)
{
  move_cells (find, get_turned);
}

void
rubric_loose_flip (RubricLooseFind *find)
{
  move_cells (find, get_flipped);
}

void
rubric_loose_mirror (RubricLooseFind *find)
{
  move_cells (find, get_mirrored);
}
