/* rubric-loose-row.c - a line that may be a row of cells: its labels, its cells, and how they are written
 *
 *     > Row 1: 5 3 . | . 7 . | . . .   easy           words, a label, nine cells, a remark
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-row.h"

#include <string.h>

enum
{
  MAX_TOKENS = 88, /* the cells of some grids, and labels */
  ODD_LABEL = -2, /* neither a number nor a sign */
};

/* What a token is as a label. */
static int
label_of (const RubricLooseToken *token)
{
  int value = 0;
  gsize i = 0;

  for (; i < token->length && i < 6 && g_ascii_isdigit (token->start[i]); i++)
    value = value * 10 + token->start[i] - '0';
  if (i == 0)
    return token->cells == 1 && token->length == 1 ? RUBRIC_LOOSE_ROW_SIGN + token->start[0] : ODD_LABEL;
  return i == token->length || (i + 1 == token->length && token->start[i] == '.') ? value : ODD_LABEL;
}

static SudDigits
group_of (const RubricLooseToken *token, gboolean *ascending)
{
  guint8 value[SUD_SIZE] = { 0 };
  SudDigits group = 0;

  rubric_loose_token_read (token, value, SUD_SIZE);
  for (guint i = 0; i < MIN (token->cells, SUD_SIZE); i++)
    {
      *ascending &= (value[i] != 0 || token->cells == 1) && (i == 0 || value[i] > value[i - 1]);
      if (value[i] != 0)
        group |= SUD_DIGIT_BIT (value[i]);
    }
  *ascending &= token->cells <= SUD_SIZE;
  return group;
}

static gboolean
has_bars (const RubricLooseLine *line, const RubricLooseToken *first, const RubricLooseToken *last)
{
  guint cells = 0, inside = 0, others = 0;

  for (const char *at = first->start; at < last->start + last->length; at++)
    if (*at == '|')
      *(cells == 3 || cells == 6 ? &inside : &others) += cells > 0 && cells < SUD_SIZE;
    else
      cells += rubric_loose_is_cell (*at);
  return inside == 2 && others == 0;
}

static guint
count (const RubricLooseToken *tokens, guint n)
{
  guint cells = 0;

  for (guint i = 0; i < n; i++)
    cells += tokens[i].cells;
  return cells;
}

/* A row of one grid, or of some side by side; more than three are told by how they are written from groups of candidates. */
static gboolean
are_grids (const RubricLooseToken *tokens, guint n)
{
  guint cells = count (tokens, n);

  if (cells == 0 || cells % SUD_SIZE != 0 || cells > RUBRIC_LOOSE_ROW_MAX_CELLS)
    return FALSE;
  for (guint i = 1; i < n && cells > 3 * SUD_SIZE; i++)
    if (tokens[i].cells != tokens[0].cells || (n == SUD_SIZE && tokens[0].cells < SUD_SIZE))
      return FALSE;
  return TRUE;
}

/* A number and a dash, which is no blank. */
static gboolean
begins_with_dash (const RubricLooseToken *tokens, guint n)
{
  return n > 2 && label_of (tokens) != ODD_LABEL && tokens[1].length == 1 && tokens[1].start[0] == '-'
         && are_grids (tokens + 2, n - 2);
}

/* Takes the dash away that a row of nine other signs begins with: it is a mark of what has changed, or of a list. */
static void
take_dash (RubricLooseRow *row, RubricLooseToken *token)
{
  if (token->cells != SUD_SIZE + 1 || token->start[0] != '-' || memchr (token->start + 1, '-', token->length - 1) != NULL)
    return;
  row->before = RUBRIC_LOOSE_ROW_SIGN + '-';
  token->start++;
  token->length--;
  token->cells--;
}

/* Whether @token may be a label of @n others: as many cells as a row has are none, and beside several grids it counts or is a
 * sign. */
static gboolean
may_label (const RubricLooseToken *token, const RubricLooseToken *others, guint n)
{
  return token->cells < SUD_SIZE && are_grids (others, n) && (label_of (token) != ODD_LABEL || count (others, n) == SUD_SIZE);
}

/* A number or a bullet, and eight cells written together: it is none of them, and one is missing. */
static gboolean
is_short (const RubricLooseToken *tokens, guint n)
{
  return n == 2 && tokens[0].cells == 1 && tokens[1].cells == SUD_SIZE - 1;
}

/* Takes labels away as long as that leaves nine cells, or those of some grids. */
static void
take_labels (RubricLooseRow *row, const RubricLooseToken **tokens, guint *n)
{
  if (is_short (*tokens, *n))
    {
      (*tokens)++;
      (*n)--;
    }
  if (*n < 2 || are_grids (*tokens, *n))
    return;
  if (begins_with_dash (*tokens, *n))
    {
      row->before = label_of (*tokens);
      row->dash = TRUE;
      *tokens += 2;
      *n -= 2;
      return;
    }
  if (may_label (*tokens, *tokens + 1, *n - 1)
      || (*n > 2 && may_label (*tokens, *tokens + 1, *n - 2) && may_label (&(*tokens)[*n - 1], *tokens + 1, *n - 2)))
    {
      row->before = label_of (*tokens);
      (*tokens)++;
      (*n)--;
    }
  if (*n > 1 && !are_grids (*tokens, *n) && may_label (&(*tokens)[*n - 1], *tokens, *n - 1))
    row->after = label_of (&(*tokens)[--*n]);
}

/* A question mark among points is something that could not be read. */
static void
note_blanks (RubricLooseRow *row, const RubricLooseToken *token)
{
  for (gsize i = 0; i < token->length; i++)
    if (sud_cell_value (token->start[i]) == 0)
      row->usual = TRUE;
    else if (!g_ascii_isdigit (token->start[i]))
      row->unusual = TRUE;
}

gboolean
rubric_loose_row_read (const RubricLooseLine *line, RubricLooseRow *row)
{
  RubricLooseToken tokens[MAX_TOKENS];
  const RubricLooseToken *body;
  const char *at = line->text, *end = line->text + line->length;
  guint n = 0, length, others;

  while (n < MAX_TOKENS && rubric_loose_next_token (&at, end, &tokens[n]))
    n++;
  if (n == MAX_TOKENS)
    return FALSE;
  body = tokens + rubric_loose_find_body (tokens, n, &length, &others);
  if (length == 0 || others > 3)
    return FALSE;
  row->before = row->after = RUBRIC_LOOSE_ROW_NO_LABEL;
  rubric_loose_shorten_blanks (tokens + (body - tokens), length);
  take_dash (row, tokens + (body - tokens));
  take_labels (row, &body, &length);
  row->cells = count (body, length);
  row->tokens = length;
  row->grids = are_grids (body, length);
  row->ascending = TRUE;
  row->drawn = has_bars (line, body, body + length - 1);
  if (row->cells > RUBRIC_LOOSE_ROW_MAX_CELLS && length != SUD_SIZE)
    return TRUE;
  for (guint i = 0, cell = 0; i < length; cell += body[i++].cells)
    {
      SudDigits group = group_of (&body[i], &row->ascending);

      note_blanks (row, &body[i]);
      if (i < SUD_SIZE)
        row->group[i] = group;
      if (cell + body[i].cells <= RUBRIC_LOOSE_ROW_MAX_CELLS)
        rubric_loose_token_read (&body[i], row->value + cell, body[i].cells);
    }
  return TRUE;
}

gboolean
rubric_loose_text_is_short (const char *text, gsize length)
{
  g_autoptr (RubricLoose) loose = rubric_loose_new_unsearched ();
  guint n = 0;

  rubric_loose_read_text (loose, text, length);
  for (guint i = 0; i < loose->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (loose, i);
      RubricLooseRow row = { 0 };

      if (line->kind != RUBRIC_LOOSE_TEXT)
        continue;
      if (!rubric_loose_row_read (line, &row) || row.cells != SUD_SIZE - 1)
        return FALSE;
      n++;
    }
  return n == SUD_SIZE;
}
