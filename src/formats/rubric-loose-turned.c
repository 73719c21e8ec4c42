/* rubric-loose-turned.c - whether what is written one after the other are columns, or boxes
 *
 * A grid that is turned over its diagonal is a puzzle like any other, so that nothing but what stands beside it tells: words
 * of a language whose tables are lists of columns, or nine labels. Boxes in place of rows are hardly ever one; they are only
 * tried where something speaks of them, for a damaged puzzle must not become another.
 *
 *     structure(c(5, 6, 0, …), dim = c(9, 9))      Column 1: 5 6 . . 9 8 . . .      {"columns": [[5,6,0,…], …]}
 *     Box 1: 5 3 . 6 . . . 9 8                     [[[[5,3,0],[6,0,0],[0,9,8]], …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "sud-solve.h"

#include <string.h>

enum
{
  MOST_BEFORE = 8,   /* signs before a label */
  LEAST_CELLS = 5,   /* of the nine behind it, where some are damaged */
  LEAST_LABELS = 5,
};

/* In small letters, without blanks. */
static const char *const marks[] = {
  "data.frame(",  "dataframe({",  "cbind(",      "structure(c(", "dim=c(9",           "byrow=f", "order='f'", "order=\"f\"",
  "columns\":[[", "columns':[[", "columns:[[", "cols\":[[",     "{\"0\":{\"0\":", "{0:{0:",
};

/* What says that it is a list of rows all the same. */
static const char ROWS[] = "byrow=t";

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

/* A matrix or an array that is turned where it is made: "9]'" of one language, ").T" of another. After a quotation mark the
 * sign is the end of a text. */
static gboolean
has_transpose (const char *text)
{
  const char *quote = strchr (text, '\'');

  for (const char *at = strstr (text, ").t"); at != NULL; at = strstr (at + 1, ").t"))
    if (!g_ascii_isalnum (at[3]) && at[3] != '_')
      return TRUE;
  return quote != NULL && quote - text > 1 && quote[-1] == ']' && strchr ("0123456789];\n", quote[-2]) != NULL
         && !g_ascii_isalnum (quote[1]);
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

gboolean
rubric_loose_is_turned (const char *text, gsize length)
{
  g_autofree char *squeezed = dup_squeezed (text, MIN (length, RUBRIC_LOOSE_MAX_TEXT));

  if (strstr (squeezed, ROWS) != NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (strstr (squeezed, marks[i]) != NULL)
      return TRUE;
  return has_transpose (squeezed) || has_labels (squeezed, columns);
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
