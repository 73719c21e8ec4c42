/* rubric-loose-turned.c - whether what is written one after the other are columns, or boxes
 *
 * A grid that is turned over its diagonal is a puzzle like any other, so that nothing but what stands beside it tells: the
 * key or the expression that it is the value of, what is done with it behind its brackets, the line above it, or nine
 * labels. Boxes in place of rows are hardly ever one; they are only tried where something speaks of them, for a damaged
 * puzzle must not become another.
 *
 *     structure(c(5, 6, 0, …), dim = c(9, 9))      Column 1: 5 6 . . 9 8 . . .      {"columns": [[5,6,0,…], …]}
 *     Box 1: 5 3 . 6 . . . 9 8                     [[[[5,3,0],[6,0,0],[0,9,8]], …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-loose-tag.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  MOST_BEFORE = 8,   /* signs before a label */
  LEAST_CELLS = 5,   /* of the nine behind it, where some are damaged */
  LEAST_LABELS = 5,
  MOST_KEYS = 5,     /* of lists that head another: more are columns or rows themselves */
  MOST_HEAD = 200,   /* characters before a grid */
  MOST_TAIL = 80,
  MOST_ROW = 400,    /* in which the first bracket closes */
};

/* Before the first cell, in small letters, without space: what makes columns of lists. */
static const char *const makers[] = { "data.frame(", "dataframe({", "cbind(", "structure(c(", "structure(list(", "array(c(", "transpose(" };

/* A matrix of R, whose cells are columns unless it says otherwise behind them. */
static const char *const matrices[] = { "matrix(c(", "matrix(data=c(" };
static const char *const by_row[] = { "byrow=t", ",true", ",t)" };

/* Behind the last cell, and its brackets. */
static const char *const behind[] = { "dim=c(9", "byrow=f", "order='f'", "order=\"f\"" };
static const char *const turns[] = { ".t", ".transpose(" };

/* Before that, where the cells are a list. */
static const char RESHAPE[] = ".reshape(";

/* Languages whose lists are columns where they get the size of a grid: those of others have a point before this. */
static const char DATA[] = "data ";
static const char SIZED[] = "reshape(";
static const char *const sized_turns[] = { "permutedims(", "transpose(" };

#define REMARKS "/#*;%!-" /* what remarks begin with */

/* Words of keys and headings. */
static const char *const column_words[] = { "columns", "column", "cols", "col", "bycolumn", "columnmajor", "spalten", "spalte",
                                            "colonnes", "colonne", "columnas", "colunas", "kolommen", "kolumny", NULL };
static const char *const row_words[] = { "rows", "row", "zeilen", "zeile", "lignes", "ligne", "filas", "linhas", NULL };
static const char *const articles[] = { "the ", "die ", "les ", "las " };
static const char *const phrases[] = { "column by column", "by column", "column-major", "column major", "columns first",
                                       "down the columns", "in column order", "spaltenweise", "spalte für spalte", "par colonne" };

/* What a column and a box are called, before their number; a name comes before one that it begins with. */
static const char *const columns[]
    = { "column", "colonne", "columna", "coluna", "col", "c", "spalte", "kolom", "kolumna", "столбец", "列", NULL };
static const char *const boxes[] = { "box", "block", "square", "subgrid", "region", "quadrant", "kasten", "宫", NULL };

static char *
dup_squeezed (const char *text, gsize length)
{
  GString *out = g_string_sized_new (length);

  for (gsize i = 0; i < length && text[i] != '\0'; i++)
    if (!g_ascii_isspace (text[i]) || text[i] == '\n')
      g_string_append_c (out, g_ascii_tolower (text[i]));
  return g_string_free (out, FALSE);
}

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

/* Returns: the number of the one of @names that stands at @at with its cells; 0 where none does */
static int
read_label (const char *at, const char *const *names)
{
  for (int i = 0; i < MOST_BEFORE && *at != '\0' && strchr ("\"'{,-*#>|[", *at) != NULL; i++)
    at++;
  for (; *names != NULL; names++)
    {
      gsize length = strlen (*names);

      if (strncmp (at, *names, length) != 0)
        continue;
      at += length;
      at += strspn (at, "_-.");
      if (*at < '1' || *at > '9' || g_ascii_isdigit (at[1]))
        return 0;
      length = 1 + strspn (at + 1, "\"')");
      return (at[length] == ':' || at[length] == '=') && has_cells (at + length) ? *at - '0' : 0;
    }
  return 0;
}

/* Each at the beginning of a line, or where a list of data goes on. */
static gboolean
has_labels (const char *text, const char *const *names)
{
  SudDigits seen = 0;

  for (const char *at = text; *at != '\0'; at++)
    if (at == text || strchr ("\n{,", at[-1]) != NULL)
      {
        int number = read_label (at, names);

        seen |= number > 0 ? SUD_DIGIT_BIT (number) : 0;
      }
  return sud_digits_count (seen) >= LEAST_LABELS;
}

static gboolean
has_any (const char *text, const char *const *names, guint n)
{
  for (guint i = 0; i < n; i++)
    if (strstr (text, names[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Behind the last of a few keys on the line at @at whose values are lists: headings come before what they head. */
static const char *
skip_keys (const char *at, const char *end)
{
  const char *last = at;
  guint n = 0;

  for (const char *sign = at; sign + 2 < end && *sign != '\n'; sign++)
    if (strchr (":=", *sign) != NULL && strchr ("[{(", sign[1] == ' ' ? sign[2] : sign[1]) != NULL)
      {
        last = sign + 1;
        n++;
      }
  return n < MOST_KEYS ? last : at;
}

static gboolean
begins_cell (const char *at, const char *end)
{
  gsize word = 0;

  while (at + word < end && g_ascii_isalpha (at[word]))
    word++;
  return at < end && (rubric_loose_is_cell (*at) || rubric_loose_is_blank_word (at, word));
}

/* The first bracket on the line at @at that opens cells, or @at. */
static const char *
find_first (const char *at, const char *end)
{
  for (const char *open = at; open < end && *open != '\n' && !begins_cell (at, end); open++)
    if (strchr ("[({/", *open) != NULL)
      {
        const char *cell = open + 1;

        while (cell < end && strchr (" \"'", *cell) != NULL)
          cell++;
        if (cell + 1 < end && begins_cell (cell, end) && cell[1] != ']')
          return open + 1;
      }
  return at;
}

/* Where what opens a grid begins, before @at: brackets, quotation marks and signs between a key and its value. */
static const char *
skip_openers (const char *at, const char *start)
{
  while (at > start && (g_ascii_isspace (at[-1]) || strchr ("[({\"'=:-/", at[-1]) != NULL))
    at--;
  while (at > start && at[-1] == ']')
    {
      const char *open = at - 1;

      while (open > start && g_ascii_isdigit (open[-1]))
        open--;
      if (open == start || open[-1] != '[')
        break;
      at = open - 1;
    }
  return at;
}

static gboolean
is_of_key (char c)
{
  return g_ascii_isalnum (c) || c == '_' || c == '.';
}

/* (transfer full): keys and calls before @at, each with nothing but its bracket or sign behind it. */
static char *
dup_head (const char *at, const char *start)
{
  const char *end = at;

  for (const char *key = skip_openers (at, start); key < at && end - key < MOST_HEAD; key = skip_openers (at, start))
    {
      gboolean parted = TRUE; /* nothing but space stands between this word and what follows */

      for (const char *sign = key; sign < at && parted; sign++)
        parted = g_ascii_isspace (*sign);
      if (parted)
        break;
      while (key > start && is_of_key (key[-1]))
        key--;
      at = key;
    }
  return g_strndup (at, end - at);
}

/* Whether the first bracket from @at on opens. */
static gboolean
opens (const char *at, const char *end)
{
  while (at < end && strchr ("[({])}", *at) == NULL)
    at++;
  return at < end && strchr ("[({", *at) != NULL;
}

/* (transfer full): the closing brackets of a grid, and what follows; in small letters, without space. Nothing where those
 * that follow are of something else. */
static char *
dup_tail (const RubricLooseFind *find, const char *end)
{
  const char *at = g_strrstr_len (find->start, find->end - find->start, "\n"), *stop;
  GString *tail = g_string_new (NULL);

  at = at != NULL ? at : find->end;
  for (stop = MIN (end, at + MOST_ROW); at < stop && strchr ("])}", *at) == NULL; at++)
    if (*at == '=' && at > find->start && opens (at, stop))
      stop = at;
  for (; at < stop && *at != ';' && tail->len < MOST_TAIL; at++)
    if (!g_ascii_isspace (*at))
      g_string_append_c (tail, g_ascii_tolower (*at));
  return g_string_free (tail, FALSE);
}

/* Whether an array is turned where it ends: "9]'" of one language, ").T" of another. What is text has a mark before it, too. */
static gboolean
is_transposed (const char *head, const char *tail)
{
  const char *rest = tail + strspn (tail, "])}");

  if (g_str_has_prefix (rest, RESHAPE))
    {
      rest += strcspn (rest, ")");
      rest += strspn (rest, ")");
    }
  if (*rest == '\'' && *tail == ']' && (rest - tail == 1 || strstr (head, SIZED) != NULL) && strchr (head, '\'') == NULL)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    if (rest > tail && g_str_has_prefix (rest, turns[i]) && !is_of_key (rest[strlen (turns[i])]))
      return TRUE;
  return FALSE;
}

/* Whether what makes a grid lists columns. */
static gboolean
makes_columns (const char *head, const char *tail)
{
  g_autofree char *squeezed = dup_squeezed (head, strlen (head));
  gboolean rows = has_any (tail, by_row, G_N_ELEMENTS (by_row));
  const char *sized = strstr (squeezed, SIZED);
  gboolean turned = has_any (tail, behind, G_N_ELEMENTS (behind)) || has_any (squeezed, makers, G_N_ELEMENTS (makers))
                    || has_any (squeezed, matrices, G_N_ELEMENTS (matrices));

  if (sized != NULL && (sized == squeezed || strchr ("=(,:\n", sized[-1]) != NULL))
    return !has_any (squeezed, sized_turns, G_N_ELEMENTS (sized_turns));
  return (turned && !rows) != (g_str_has_prefix (squeezed, "t(") || strstr (squeezed, "=t(") != NULL);
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

/* Whether the list that begins at @first is the value of an array of Fortran: `data grid /5, 6, 0, …` */
static gboolean
is_data (const char *first, const char *start)
{
  const char *begin, *name;
  g_autofree char *line = dup_line (first, start, &begin), *small = g_ascii_strdown (line, -1);

  if (!g_str_has_prefix (small, DATA))
    return FALSE;
  name = small + strlen (DATA);
  name += strspn (name, " ");
  if (!g_ascii_isalpha (*name))
    return FALSE;
  name += strspn (name, "abcdefghijklmnopqrstuvwxyz0123456789_");
  name += strspn (name, " ");
  return *name == '/' && name[1] == '\0';
}

gboolean
rubric_loose_says_columns (const char *text, gsize length)
{
  g_autofree char *small = g_ascii_strdown (text, length);

  return !rubric_loose_has_word (text, length, row_words) && has_any (small, phrases, G_N_ELEMENTS (phrases));
}

/* Whether the line before a grid, which ends at @end, says that columns follow, or a remark on the one before. */
static gboolean
is_heading (const char *end, const char *start)
{
  const char *line, *before;
  g_autofree char *text = dup_line (end, start, &line), *small = g_ascii_strdown (text, -1);
  g_autofree char *above = line > start ? dup_line (line - 1, start, &before) : NULL;
  gsize skip = 0;

  if (above != NULL && *above != '\0' && strchr (REMARKS, *above) != NULL && rubric_loose_says_columns (above, strlen (above)))
    return TRUE;
  if (text[strcspn (text, "[]{}\"")] != '\0' || rubric_loose_has_word (text, strlen (text), row_words))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (articles); i++)
    if (g_str_has_prefix (small, articles[i]))
      skip = strlen (articles[i]);
  return has_any (small, phrases, G_N_ELEMENTS (phrases))
         || (g_str_has_suffix (small, ":")
             && rubric_loose_has_word (small + skip, strcspn (small + skip, " ,:"), column_words));
}

/* Whether labels of columns stand in @find or on the line before it, or anywhere in @text where there is no other. */
static gboolean
is_labelled (const RubricLoose *self, const RubricLooseFind *find, const char *text, gsize length)
{
  gboolean only = self->finds->len == 1;
  const char *start = find->start;
  g_autofree char *squeezed = NULL;

  while (start > self->chars->str && start[-1] != '\n' && find->start - start < MOST_HEAD)
    start--;
  squeezed = only ? dup_squeezed (text, MIN (length, RUBRIC_LOOSE_MAX_TEXT)) : dup_squeezed (start, find->end - start);
  return has_labels (squeezed, columns);
}

gboolean
rubric_loose_is_turned (const RubricLoose *self, const RubricLooseFind *find, const char *text, gsize length)
{
  const char *start = self->chars->str, *end = start + self->chars->len;
  const char *first = find_first (skip_keys (find->start, find->end), find->end), *above = first;
  g_autofree char *head = dup_head (first, start), *tail = dup_tail (find, end);
  gboolean rows = rubric_loose_has_word (head, strlen (head), row_words);

  while (above > start && (g_ascii_isspace (above[-1]) || strchr ("[({\"'-", above[-1]) != NULL))
    above--;
  return makes_columns (head, tail) != is_transposed (head, tail)
         || (!rows && rubric_loose_has_word (head, strlen (head), column_words)) || is_heading (above, start)
         || is_data (first, start) || is_labelled (self, find, text, length);
}

void
rubric_loose_turn (RubricLooseFind *find)
{
  RubricLooseFind turned = *find;

  for (int row = 0; row < SUD_SIZE; row++)
    for (int column = 0; column < SUD_SIZE; column++)
      {
        turned.grid.digit[sud_cell (row, column)] = find->grid.digit[sud_cell (column, row)];
        turned.centre[sud_cell (row, column)] = find->centre[sud_cell (column, row)];
      }
  *find = turned;
}

gboolean
rubric_loose_speaks_of_boxes (const char *text, gsize length)
{
  g_autofree char *squeezed = dup_squeezed (text, MIN (length, RUBRIC_LOOSE_MAX_TEXT));

  return strstr (squeezed, "[[[[") != NULL || strstr (squeezed, "boxes\":[[") != NULL || has_labels (squeezed, boxes);
}

gboolean
rubric_loose_unbox (RubricLooseFind *find)
{
  RubricLooseFind unboxed = *find;
  SudResult result;

  for (int i = 0; i < SUD_CELLS; i++)
    {
      int box = i / SUD_SIZE, inside = i % SUD_SIZE, cell = sud_cell (box / 3 * 3 + inside / 3, box % 3 * 3 + inside % 3);

      unboxed.grid.digit[cell] = find->grid.digit[i];
      unboxed.centre[cell] = find->centre[i];
    }
  sud_solve_count (&unboxed.grid, 2, NULL, &result);
  if (result.verdict != SUD_VERDICT_ONE)
    return FALSE;
  *find = unboxed;
  return TRUE;
}
